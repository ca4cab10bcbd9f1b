"""The Cave Crier: a sentence for each thing that happened, by the words of `words/text.toml`. Nouns that this seat may not know
are left out. Names of counters are links: hovering shows them in the inspector."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.titles.goblin_raid.rules.land import TABLES, TERRAIN
from game.titles.goblin_raid.rules.pieces import INDEX, LEADER
from game.titles.goblin_raid.screen.names import halves_text
from game.titles.goblin_raid.screen.reading import BAGS

if TYPE_CHECKING:
    from game.titles.goblin_raid.screen.screen import GoblinTable

Nouns = Mapping[str, Any]
SHOWN = frozenset(["volley", "assault", "check", "casualty", "turned_up", "counted"])
"""The table shows them first."""
HOT = frozenset(
    ("alarm", "plundered", "dropped", "home", "baron_comes", "destroyed", "cut_off", "cycle_ends", "reign_ends", "over",
     "resigned", "conceded", "called_off", "roles")
)  # fmt: skip
FALLS = frozenset(
    (
        "destroyed",
        "cut_off",
        "casualty",
        "dropped",
        "plundered",
        "cycle_ends",
        "reign_ends",
        "over",
        "resigned",
        "counted",
    )
)
INDENTED = frozenset(
    ("turned_up", "sighted", "top", "check", "escorted", "fled", "casualty", "destroyed", "confidence")
)
PLACES = ("hex", "from", "to", "at", "target")
PIECES = ("leader", "piece", "unit")
MOST_NAMED = 3
"""Units of a march that are named; more are counted."""
MANY = ("units", "pieces", "carry", "leaders")
HALT_CODES = frozenset(
    ("barrier", "no_mp", "carry_budget", "impassable", "mounted_forest", "enemy_there", "zoc_stop", "overfull",
     "left_overfull", "overstacked")
)  # fmt: skip
ROW_NAMES: dict[str, dict[str, str]] = {
    row["id"]: row["name"] for row in (*TABLES["victory_points"], *TABLES["confidence"])
}


REMEMBERED = 200
"""So many cues back a march is known: more than one update tells."""


class Chain(NamedTuple):
    """The march that a step belongs to, as far as that step; without a leader what ends one."""

    cue: Cue
    leader: str
    carry: tuple[str, ...] | None
    start: str
    to: str


def lines(table: GoblinTable, cue: Cue) -> list[Line]:
    """The sentences of one cue; none where there is nothing to say of it."""
    keys = _keys(table, cue)
    args = args_of(table, cue)
    chain = _chained(table, cue, args)
    out = []
    for i, variant in enumerate(keys):
        key = f"log.{cue.kind}.{variant}" if variant else f"log.{cue.kind}"
        if table.words.has(key):
            indent = 1 if i or cue.kind in INDENTED else 0
            topic = "fall" if cue.kind in FALLS else "play"
            out.append(
                Line(table.words(key, **args), cue.kind in HOT and not i, topic, indent, chain=None if i else chain)
            )
    if cue.kind == "cycle_score":
        out += _rows(table, cue.nouns)
    return out


def hush(cue: Cue) -> str | None:
    """Dice and what turns up are told when they have been seen."""
    return "" if cue.kind in SHOWN else None


def chained(chains: list[Chain], cue: Cue) -> None:
    """A cue is being told: a step goes on with the march before it, or begins one; anything else ends it."""
    del chains[:-REMEMBERED]
    if cue.kind != "step":
        chains.append(Chain(cue, "", None, "", ""))
        return
    nouns = cue.nouns
    load = tuple(nouns["carry"]) if nouns["carry"] is not None else None
    before = chains[-1] if chains else None
    start = nouns["from"]
    if before is not None and (before.leader, before.carry, before.to) == (nouns["leader"], load, start):
        start = before.start
    chains.append(Chain(cue, nouns["leader"], load, start, nouns["to"]))


def _chained(table: GoblinTable, cue: Cue, args: dict[str, Any]) -> Hashable:
    """The steps of one march are one sentence: from where it began to where it has come."""
    chain = next((chain for chain in reversed(table.chains) if chain.cue is cue), None)
    if chain is None or not chain.leader:
        return None
    args["from"] = table.hex_name(chain.start)
    return ("step", chain.leader, chain.carry, chain.start)


# ---------------------------------------------------------------- which sentence


def _keys(table: GoblinTable, cue: Cue) -> Sequence[str]:
    chosen = _VARIANTS.get(cue.kind)
    return chosen(table, cue.nouns) if chosen is not None else ("",)


def _step(table: GoblinTable, nouns: Nouns) -> list[str]:
    return ["carry" if nouns["carry"] else "", *(["stopped"] if nouns["stopped"] else [])]


def _home(table: GoblinTable, nouns: Nouns) -> list[str]:
    leader, units = nouns["leader"], nouns["units"]
    if not leader:
        if units is None:
            return ["hidden"]
        with_leader = any(LEADER[INDEX[p]] for p in units)
        return ["flight.leader"] if with_leader and len(units) > 1 else ["flight"]
    return ["units"] if units else [""]


def _plundered(table: GoblinTable, nouns: Nouns) -> list[str]:
    changed = table.reading.sites.get(nouns["site"]) == "taken"
    if changed:
        return ["changed" if nouns["unit"] else "changed.hidden"]
    return ["carrier" if nouns["unit"] else ""]


def _counted(table: GoblinTable, nouns: Nouns) -> list[str]:
    if nouns["flat"] and nouns["dice"]:
        return ["mixed"]
    return ["dice" if nouns["dice"] else "flat" if nouns["flat"] else ""]


def _volley(table: GoblinTable, nouns: Nouns) -> list[str]:
    out = ["none" if not nouns["armor"] else "all" if nouns["armor"] == 1 else ""]
    return [*out, *(["modifiers"] if nouns["modifiers"] else [])]


def _assault(table: GoblinTable, nouns: Nouns) -> list[str]:
    if not nouns["number"]:
        return ["none"]
    return ["success" if nouns["success"] else "failure", *(["modifiers"] if nouns["modifiers"] else [])]


def _check(table: GoblinTable, nouns: Nouns) -> list[str]:
    return [nouns["result"], *(["leader"] if nouns["leader"] and nouns["modifier"] else [])]


def _fled(table: GoblinTable, nouns: Nouns) -> list[str]:
    out = ["rout" if nouns["rout"] else "retreat"]
    out += ["safe"] if nouns["safe"] else []
    return [*out, *(["zones"] if nouns["zones"] else [])]


_VARIANTS: dict[str, Callable[[GoblinTable, Nouns], Sequence[str]]] = {
    "roles": lambda t, n: [""] if n["rolls"] else ["fixed"],
    "cycle": lambda t, n: ["campaign" if t.reading.campaign else "raid"],
    "ruined": lambda t, n: [""] if n["table"] else ["between"],
    "set_aside": lambda t, n: ["mine"] if n["units"] else [""],
    "deployed": lambda t, n: [n["side"]],
    "bonus": lambda t, n: [] if n["die"] is None else ["mine"],
    "phase": lambda t, n: [""],
    "step": _step,
    "home": _home,
    "plundered": _plundered,
    "counted": _counted,
    "baron_drawn": lambda t, n: ["mine"] if n["turns"] else [""],
    "entered": lambda t, n: ["carry" if n["carry"] else ""],
    "left_map": lambda t, n: ["carry" if n["carry"] else ""],
    "battle_step": lambda t, n: [""],
    "volley": _volley,
    "assault": _assault,
    "check": _check,
    "escorted": lambda t, n: ["units" if n["units"] else ""],
    "fled": _fled,
    "casualty": lambda t, n: ["lost" if n["lost"] else "kept"],
    "destroyed": lambda t, n: ["points" if n["points"] else ""],
    "cycle_ends": lambda t, n: [n["reason"]],
    "cycle_score": lambda t, n: ["campaign" if t.reading.campaign else "raid"],
    "reign_ends": lambda t, n: [n["reason"]],
    "over": lambda t, n: [n["outcome"] if len(n["winners"]) == 1 else "draw"],
}


# ---------------------------------------------------------------- what stands in it


def link(table: GoblinTable, piece: str) -> str:
    """A counter's name that shows the counter when it is hovered."""
    return f"<link={piece}>{table.unit_name(piece)}</link>"


def links(table: GoblinTable, pieces: Sequence[str]) -> str:
    """Names with how many of each; every one is a link."""
    counted: dict[str, list[str]] = {}
    for piece in pieces:
        counted.setdefault(table.unit_name(piece), []).append(piece)
    names = []
    for found in counted.values():
        name = link(table, found[0])
        names.append(name if len(found) == 1 else table.words("amount.times", n=len(found), name=name))
    return ", ".join(names)


def args_of(table: GoblinTable, cue: Cue) -> dict[str, Any]:
    """The nouns of a cue as words."""
    words, nouns = table.words, cue.nouns
    out: dict[str, Any] = dict(nouns)
    for name in PLACES:
        if isinstance(nouns.get(name), str):
            out[name] = table.hex_name(nouns[name])
    for name in PIECES:
        if nouns.get(name) in INDEX:
            out[name] = link(table, nouns[name])
    for name in MANY:
        if isinstance(nouns.get(name), list) and cue.kind != "revealed":
            out[name] = links(table, nouns[name])
    if isinstance(nouns.get("hexes"), list):
        out["hexes"] = table.hex_names(nouns["hexes"])
    if isinstance(nouns.get("dice"), list):
        out["dice"] = ", ".join(str(die) for die in nouns["dice"])
    for name in ("own", "enemy"):
        if isinstance(nouns.get(name), list):
            out[name] = table.hex_names(nouns[name])
    if "site" in nouns:
        out["site"] = table.site_name(nouns["site"])
    if "cave" in nouns:
        out["cave"] = table.cave_name(nouns["cave"])
    if "bags" in nouns:
        out["bags"] = table.amount("bags", nouns["bags"])
    elif cue.kind == "dropped":
        out["bags"] = table.amount("bags", BAGS[nouns["site"]])
    if "battle" in nouns:
        out["battle"] = nouns["battle"] + 1
    if "modifiers" in nouns:
        out["modifiers"] = modifiers(table, nouns["modifiers"])
    if cue.kind in ("step", "entered", "left_map") and len(nouns["carry"] or ()) > MOST_NAMED:
        out["carry"] = table.amount("units", len(nouns["carry"]))
    special = _ARGS.get(cue.kind)
    if special is not None:
        out.update(special(table, nouns))
    out.setdefault("reason", "")
    if cue.kind == "phase":
        out["phase"] = words(f"phase.{nouns['phase']}")
    return out


def modifiers(table: GoblinTable, found: Sequence[Sequence[Any]]) -> str:
    """ "Forest +2, Across water +1"."""
    parts = []
    for reason, n in found:
        name = table.terrain_name(reason) if reason in TERRAIN else table.words(f"modifier.{reason}")
        parts.append(f"{name} {n:+d}".replace("-", "−"))
    return ", ".join(parts)


def _rolls(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    rolls = ", ".join(f"{one} : {other}" for one, other in nouns["rolls"])
    return {"king": table.short_name(nouns["king"]), "rolls": rolls}


def _king(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    return {"king": table.short_name(nouns["king"])}


def _halted(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    code = nouns["reason"]
    return {"reason": table.words(f"halt.{code}" if code in HALT_CODES else "halt.other")}


def _counted_args(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    return {"points": table.points(nouns["points"]), "total": table.points(nouns["total"])}


def _baron(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    return {} if nouns["turns"] is None else {"turns": nouns["turns"], "arrival": nouns["arrival"]}


def _halves(*names: str) -> Callable[[GoblinTable, Nouns], dict[str, Any]]:
    return lambda table, nouns: {name: halves_text(nouns[name]) for name in names if nouns.get(name) is not None}


def _confidence(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    reason = table.words.of(ROW_NAMES[nouns["reason"]]) if nouns["reason"] in ROW_NAMES else nouns["reason"]
    return {"delta": f"{nouns['delta']:+d}".replace("-", "−"), "reason": reason}


def _score(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    total = nouns["total"] if table.reading.campaign else halves_text(nouns["total"])
    return {"king": table.short_name(nouns["king"]), "plunder": halves_text(nouns["plunder"]), "total": total}


def _rows(table: GoblinTable, nouns: Nouns) -> list[Line]:
    """A line for each row of victory points."""
    out = []
    for row, number, points in nouns["rows"]:
        if number:
            name = table.words.of(ROW_NAMES.get(row, {"en": row}))
            told = table.words("log.cycle_score.row", row=name, number=number, points=halves_text(points))
            out.append(Line(told, False, "fall", 1))
    return out


def _over(table: GoblinTable, nouns: Nouns) -> dict[str, Any]:
    return {"winners": ", ".join(table.short_name(seat) for seat in nouns["winners"])}


_ARGS: dict[str, Callable[[GoblinTable, Nouns], dict[str, Any]]] = {
    "roles": _rolls,
    "cycle": _king,
    "halted": _halted,
    "counted": _counted_args,
    "baron_drawn": _baron,
    "volley": _halves(),
    "destroyed": _halves("points"),
    "confidence": _confidence,
    "cycle_score": _score,
    "reign_ends": lambda table, nouns: {
        "king": table.short_name(nouns["king"]),
        "plunder": halves_text(nouns["plunder"]),
        "cycles": nouns["cycles"],
    },
    "resigned": lambda table, nouns: {"seat": table.short_name(nouns["seat"])},
    "over": _over,
    "battle_step": lambda table, nouns: {"step": table.words(f"step.{nouns['step']}")},
    "check": lambda table, nouns: {
        "modifier": f"{nouns['modifier']:+d}".replace("-", "−"),
        "hexes": nouns["hexes"],
    },
    "fled": lambda table, nouns: {"to": table.hex_name(nouns["path"][-1])},
}
