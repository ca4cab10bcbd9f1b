"""The Cave Crier: a sentence for each thing that happened, by the words of `words/*.ftl`. Nouns that this seat may not know
are left out. Names of counters are links: hovering shows them in the inspector."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.tabletop.sentences import Sentences
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.map_graph import TERRAIN
from game.titles.goblin_raid.rules.pieces import INDEX, LEADER
from game.titles.goblin_raid.rules.records import Modifier
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.names import halves_text
from game.titles.goblin_raid.screen.reading import BAGS

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
MOST_NAMED = 3
"""Units of a march that are named; more are counted."""
HALT_CODES = frozenset(
    ("barrier", "no_mp", "carry_budget", "impassable", "mounted_forest", "enemy_there", "zoc_stop", "overfull",
     "left_overfull", "overstacked")
)  # fmt: skip


REMEMBERED = 200
"""So many cues back a march is known: more than one update tells."""


class Chain(NamedTuple):
    """The march that a step belongs to, as far as that step; without a leader what ends one."""

    cue: Cue
    leader: str
    carry: tuple[str, ...] | None
    start: str
    to: str


def lines(table: Context, chains: Sequence[Chain], cue: Cue) -> list[Line]:
    """The sentences of one cue; none where there is nothing to say of it."""
    keys = SENTENCES.keys(table, cue)
    args = args_of(table, cue)
    chain = _chained(table, chains, cue, args)
    out = []
    for i, variant in enumerate(keys):
        key = f"log-{cue.kind}.{variant}" if variant else f"log-{cue.kind}"
        if table.words.has(key):
            indent = 1 if i or cue.kind in INDENTED else 0
            topic = "fall" if cue.kind in FALLS else "play"
            out.append(
                Line(table.words(key, **args), cue.kind in HOT and not i, topic, indent, chain=None if i else chain)
            )
    if isinstance(cue, cues.CycleScore):
        out += _rows(table, cue)
    return out


def hush(cue: Cue) -> str | None:
    """Dice and what turns up are told when they have been seen."""
    return "" if cue.kind in SHOWN else None


def chained(chains: list[Chain], cue: Cue) -> None:
    """A cue is being told: a step goes on with the march before it, or begins one; anything else ends it."""
    del chains[:-REMEMBERED]
    if not isinstance(cue, cues.Step):
        chains.append(Chain(cue, "", None, "", ""))
        return
    load = tuple(cue.carry) if cue.carry is not None else None
    before = chains[-1] if chains else None
    start = cue.from_
    if before is not None and (before.leader, before.carry, before.to) == (cue.leader, load, start):
        start = before.start
    chains.append(Chain(cue, cue.leader, load, start, cue.to))


def _chained(table: Context, chains: Sequence[Chain], cue: Cue, args: dict[str, Any]) -> Hashable:
    """The steps of one march are one sentence: from where it began to where it has come."""
    chain = next((chain for chain in reversed(chains) if chain.cue is cue), None)
    if chain is None or not chain.leader:
        return None
    args["from"] = table.hex_name(chain.start)
    return ("step", chain.leader, chain.carry, chain.start)


# ---------------------------------------------------------------- nouns in words


def link(table: Context, piece: str) -> str:
    """A counter's name that shows the counter when it is hovered."""
    return f"<link={piece}>{table.unit_name(piece)}</link>"


def links(table: Context, pieces: Sequence[str]) -> str:
    """Names with how many of each; every one is a link."""
    counted: dict[str, list[str]] = {}
    for piece in pieces:
        counted.setdefault(table.unit_name(piece), []).append(piece)
    names = []
    for found in counted.values():
        name = link(table, found[0])
        names.append(name if len(found) == 1 else table.words("amount-times", n=len(found), name=name))
    return ", ".join(names)


_IN_WORDS: dict[str, Callable[[Context, Any], str | int]] = {
    "hex": lambda table, found: table.hex_name(found),
    "hexes": lambda table, found: table.hex_names(found),
    "piece": lambda table, piece: link(table, piece) if piece in INDEX else piece,
    "pieces": lambda table, found: links(table, found),
    "load": lambda table, found: links(table, found) if len(found) <= MOST_NAMED else table.amount("units", len(found)),
    "site": lambda table, site: table.site_name(site),
    "cave": lambda table, cave: table.cave_name(cave),
    "bags": lambda table, n: table.amount("bags", n),
    "dice": lambda table, dice: ", ".join(str(die) for die in dice),
    "battle": lambda table, n: n + 1,
}
"""How a noun is put into words, by what `rules/cues.py` says that it is."""
SENTENCES: Sentences[Context] = Sentences(_IN_WORDS)


# ---------------------------------------------------------------- which sentence


@SENTENCES.variants(cues.Roles)
def _roles_keys(table: Context, cue: cues.Roles) -> list[str]:
    return [""] if cue.rolls else ["fixed"]


@SENTENCES.variants(cues.Ruined)
def _ruined_keys(table: Context, cue: cues.Ruined) -> list[str]:
    return [""] if cue.table else ["between"]


@SENTENCES.variants(cues.SetAside)
def _set_aside_keys(table: Context, cue: cues.SetAside) -> list[str]:
    return ["you"] if cue.units else [""]


@SENTENCES.variants(cues.Deployed)
def _deployed_keys(table: Context, cue: cues.Deployed) -> list[str]:
    return [cue.side]


@SENTENCES.variants(cues.Bonus)
def _bonus_keys(table: Context, cue: cues.Bonus) -> list[str]:
    return [] if cue.die is None else ["you"]


@SENTENCES.variants(cues.Step)
def _step_keys(table: Context, cue: cues.Step) -> list[str]:
    return ["carry" if cue.carry else "", *(["stopped"] if cue.stopped else [])]


@SENTENCES.variants(cues.Home)
def _home_keys(table: Context, cue: cues.Home) -> list[str]:
    units = cue.units
    if cue.leader:
        return ["units"] if units else [""]
    if units is None:
        return ["hidden"]
    with_leader = any(LEADER[INDEX[p]] for p in units)
    return ["flight.leader"] if with_leader and len(units) > 1 else ["flight"]


@SENTENCES.variants(cues.Plundered)
def _plundered_keys(table: Context, cue: cues.Plundered) -> list[str]:
    if table.reading.sites.get(cue.site) == "taken":
        return ["changed" if cue.unit else "changed.hidden"]
    return ["carrier" if cue.unit else ""]


@SENTENCES.variants(cues.Counted)
def _counted_keys(table: Context, cue: cues.Counted) -> list[str]:
    if cue.flat and cue.dice:
        return ["mixed"]
    return ["dice" if cue.dice else "flat" if cue.flat else ""]


@SENTENCES.variants(cues.BaronDrawn)
def _baron_keys(table: Context, cue: cues.BaronDrawn) -> list[str]:
    return ["you"] if cue.turns else [""]


@SENTENCES.variants(cues.Entered, cues.LeftMap)
def _edge_keys(table: Context, cue: cues.Entered | cues.LeftMap) -> list[str]:
    return ["carry" if cue.carry else ""]


@SENTENCES.variants(cues.Volley)
def _volley_keys(table: Context, cue: cues.Volley) -> list[str]:
    out = ["none" if not cue.armor else "all" if cue.armor == 1 else ""]
    return [*out, *(["modifiers"] if cue.modifiers else [])]


@SENTENCES.variants(cues.Assault)
def _assault_keys(table: Context, cue: cues.Assault) -> list[str]:
    if not cue.number:
        return ["none"]
    return ["success" if cue.success else "failure", *(["modifiers"] if cue.modifiers else [])]


@SENTENCES.variants(cues.Check)
def _check_keys(table: Context, cue: cues.Check) -> list[str]:
    return [cue.result, *(["leader"] if cue.leader and cue.modifier else [])]


@SENTENCES.variants(cues.Escorted)
def _escorted_keys(table: Context, cue: cues.Escorted) -> list[str]:
    return ["units" if cue.units else ""]


@SENTENCES.variants(cues.Fled)
def _fled_keys(table: Context, cue: cues.Fled) -> list[str]:
    out = ["rout" if cue.rout else "retreat"]
    out += ["safe"] if cue.safe else []
    return [*out, *(["zones"] if cue.zones else [])]


@SENTENCES.variants(cues.Casualty)
def _casualty_keys(table: Context, cue: cues.Casualty) -> list[str]:
    return ["lost" if cue.lost else "kept"]


@SENTENCES.variants(cues.Destroyed)
def _destroyed_keys(table: Context, cue: cues.Destroyed) -> list[str]:
    return ["points" if cue.points else ""]


@SENTENCES.variants(cues.Cycle, cues.CycleScore)
def _cycle_keys(table: Context, cue: cues.Cycle | cues.CycleScore) -> list[str]:
    return ["campaign" if table.reading.campaign else "raid"]


@SENTENCES.variants(cues.CycleEnds, cues.ReignEnds)
def _end_keys(table: Context, cue: cues.CycleEnds | cues.ReignEnds) -> list[str]:
    return [cue.reason]


@SENTENCES.variants(cues.Over)
def _over_keys(table: Context, cue: cues.Over) -> list[str]:
    return [cue.outcome if len(cue.winners) == 1 else "draw"]


# ---------------------------------------------------------------- what stands in it


def args_of(table: Context, cue: Cue) -> dict[str, Any]:
    """The nouns of a cue as words."""
    out = SENTENCES.args(table, cue)
    out.setdefault("reason", "")
    return out


def modifiers(table: Context, found: Sequence[Modifier]) -> str:
    """ "Forest +2, Across water +1"."""
    parts = []
    for reason, n in found:
        name = table.terrain_name(reason) if reason in TERRAIN else table.words(f"modifier-{reason}")
        parts.append(f"{name} {_signed(n)}")
    return ", ".join(parts)


def _signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")


@SENTENCES.words(cues.Roles)
def _roles_words(table: Context, cue: cues.Roles) -> dict[str, Any]:
    rolls = ", ".join(f"{roll.seat_0} : {roll.seat_1}" for roll in cue.rolls)
    return {"king": table.short_name(cue.king), "rolls": rolls}


@SENTENCES.words(cues.Cycle)
def _cycle_words(table: Context, cue: cues.Cycle) -> dict[str, Any]:
    return {"king": table.short_name(cue.king)}


@SENTENCES.words(cues.Phase)
def _phase_words(table: Context, cue: cues.Phase) -> dict[str, Any]:
    return {"phase": table.words(f"phase-{cue.phase}")}


@SENTENCES.words(cues.Halted)
def _halted_words(table: Context, cue: cues.Halted) -> dict[str, Any]:
    return {"reason": table.words(f"halt-{cue.reason}" if cue.reason in HALT_CODES else "halt-other")}


@SENTENCES.words(cues.Dropped)
def _dropped_words(table: Context, cue: cues.Dropped) -> dict[str, Any]:
    return {"bags": table.amount("bags", BAGS[cue.site])}


@SENTENCES.words(cues.Counted)
def _counted_words(table: Context, cue: cues.Counted) -> dict[str, Any]:
    return {"points": table.points(cue.points), "total": table.points(cue.total)}


@SENTENCES.words(cues.BattleStep)
def _battle_step_words(table: Context, cue: cues.BattleStep) -> dict[str, Any]:
    return {"step": table.words(f"step-{cue.step}")}


@SENTENCES.words(cues.Volley, cues.Assault)
def _attack_words(table: Context, cue: cues.Volley | cues.Assault) -> dict[str, Any]:
    return {"modifiers": modifiers(table, cue.modifiers)}


@SENTENCES.words(cues.Check)
def _check_words(table: Context, cue: cues.Check) -> dict[str, Any]:
    return {"modifier": _signed(cue.modifier)}


@SENTENCES.words(cues.Fled)
def _fled_words(table: Context, cue: cues.Fled) -> dict[str, Any]:
    return {"to": table.hex_name(cue.path[-1])}


@SENTENCES.words(cues.Destroyed)
def _destroyed_words(table: Context, cue: cues.Destroyed) -> dict[str, Any]:
    return {"points": halves_text(cue.points)}


def _row_name(table: Context, row: str) -> str:
    """A row of the table of confidence or of victory points by its name."""
    words = table.words
    return words.maybe(f"confidence-{row}") or words.maybe(f"victory-{row}") or row


@SENTENCES.words(cues.Confidence)
def _confidence_words(table: Context, cue: cues.Confidence) -> dict[str, Any]:
    reason = _row_name(table, cue.reason)
    return {"delta": _signed(cue.delta), "reason": reason}


@SENTENCES.words(cues.CycleScore)
def _score_words(table: Context, cue: cues.CycleScore) -> dict[str, Any]:
    total = cue.total if table.reading.campaign else halves_text(cue.total)
    return {"king": table.short_name(cue.king), "plunder": halves_text(cue.plunder), "total": total}


def _rows(table: Context, cue: cues.CycleScore) -> list[Line]:
    """A line for each row of victory points."""
    out = []
    for row, number, points in cue.rows:
        if number:
            name = _row_name(table, row)
            told = table.words("log-cycle-score.row", row=name, number=number, points=halves_text(points))
            out.append(Line(told, False, "fall", 1))
    return out


@SENTENCES.words(cues.ReignEnds)
def _reign_ends_words(table: Context, cue: cues.ReignEnds) -> dict[str, Any]:
    return {"king": table.short_name(cue.king), "plunder": halves_text(cue.plunder)}


@SENTENCES.words(cues.Resigned)
def _resigned_words(table: Context, cue: cues.Resigned) -> dict[str, Any]:
    return {"seat": table.short_name(cue.seat)}


@SENTENCES.words(cues.Over)
def _over_words(table: Context, cue: cues.Over) -> dict[str, Any]:
    return {"winners": ", ".join(table.short_name(seat) for seat in cue.winners)}
