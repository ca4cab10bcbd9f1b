"""The Cave Crier: a sentence for each thing that happened, by the words of `words/*.ftl`. Nouns that this seat may not know
are left out. Names of counters are links: hovering shows them in the inspector."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.tabletop.log_style import LogStyle
from game.tabletop.sentences import Sentences, key_of
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.map_graph import TERRAIN
from game.titles.goblin_raid.rules.pieces import INDEX, LEADER
from game.titles.goblin_raid.rules.records import Modifier
from game.titles.goblin_raid.screen.context import Context
from game.ui.lettering import plain
from game.words.names import Name, NameList
from game.words.numbers import signed

STYLE = LogStyle(
    hot=(
        cues.Alarm, cues.Plundered, cues.Dropped, cues.Home, cues.BaronComes, cues.Destroyed, cues.CutOff,
        cues.CycleEnds, cues.ReignEnds, cues.Over, cues.Resigned, cues.Conceded, cues.CalledOff, cues.Roles,
    ),
    falls=(
        cues.Destroyed, cues.CutOff, cues.Casualty, cues.Dropped, cues.Plundered, cues.CycleEnds, cues.ReignEnds,
        cues.Over, cues.Resigned, cues.Alarm, cues.BaronDrawn, cues.BaronComes, cues.Counted,
    ),
    indented=(
        cues.TurnedUp, cues.Sighted, cues.Top, cues.Check, cues.Escorted, cues.Fled, cues.Casualty, cues.Destroyed,
        cues.Confidence,
    ),
    shown=(cues.Volley, cues.Assault, cues.Check, cues.Casualty, cues.TurnedUp, cues.Counted),
)  # fmt: skip
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
    keys = [key_of(cue, variant) for variant in SENTENCES.keys(table, cue)]
    out = STYLE.lines(table.words, cue, keys, args_of(table, cue), _chain(chains, cue))
    if isinstance(cue, cues.CycleScore):
        out += _rows(table, cue)
    return out


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


def _chain(chains: Sequence[Chain], cue: Cue) -> Hashable:
    """The steps of one march are one sentence: where it has come to."""
    chain = next((chain for chain in reversed(chains) if chain.cue is cue), None)
    return ("step", chain.leader, chain.carry, chain.start) if chain is not None and chain.leader else None


def tell_cue(table: Context, cue: Cue) -> str:
    """Say the sentences of a cue without links, as under a banner."""
    return " ".join(plain(line.text) for line in lines(table, (), cue))


# ---------------------------------------------------------------- nouns in words


def link(table: Context, piece: str) -> Name:
    """A counter's name that shows the counter when it is hovered."""
    return table.unit_name(piece).linked(piece)


def links(table: Context, pieces: Sequence[str]) -> NameList:
    """Names with how many of each; every one is a link."""
    counted: dict[str, list[str]] = {}
    for piece in pieces:
        counted.setdefault(table.unit_name(piece), []).append(piece)
    names: list[str] = []
    for found in counted.values():
        name = link(table, found[0])
        names.append(name if len(found) == 1 else table.words("amount-times", n=len(found), name=name))
    return table.words.join(names)


_IN_WORDS: dict[str, Callable[[Context, Any], str | int]] = {
    "hex": lambda table, found: table.place(found),
    "hexes": lambda table, found: table.places(found),
    "piece": lambda table, piece: link(table, piece) if piece in INDEX else piece,
    "pieces": lambda table, found: links(table, found),
    "load": lambda table, found: links(table, found) if len(found) <= MOST_NAMED else table.amount("units", len(found)),
    "site": lambda table, site: table.site_name(site),
    "cave": lambda table, cave: table.cave_name(cave),
    "dice": lambda table, dice: table.words.join([str(die) for die in dice]),
    "battle": lambda table, n: n + 1,
}
"""How a noun is put into words, by what `rules/cues.py` says that it is."""
SENTENCES: Sentences[Context] = Sentences(_IN_WORDS)


# ---------------------------------------------------------------- which sentence


def _to(table: Context, seat: int, key: str) -> str:
    """A sentence about a player, or to the one whom it is about."""
    you = seat == table.services.seat
    return (f"{key}.you" if key else "you") if you else key


@SENTENCES.variants(cues.Roles)
def _roles_keys(table: Context, cue: cues.Roles) -> list[str]:
    return [_to(table, cue.king, "" if cue.rolls else "fixed")]


@SENTENCES.variants(cues.Ruined)
def _ruined_keys(table: Context, cue: cues.Ruined) -> list[str]:
    return [""] if cue.table else ["between"]


@SENTENCES.variants(cues.SetAside)
def _set_aside_keys(table: Context, cue: cues.SetAside) -> list[str]:
    return ["you"] if cue.units and table.services.seat >= 0 else [""]


@SENTENCES.variants(cues.Deployed)
def _deployed_keys(table: Context, cue: cues.Deployed) -> list[str]:
    return [cue.side]


@SENTENCES.variants(cues.Bonus)
def _bonus_keys(table: Context, cue: cues.Bonus) -> list[str]:
    return [] if cue.die is None or table.services.seat < 0 else ["you"]


@SENTENCES.variants(cues.Step)
def _step_keys(table: Context, cue: cues.Step) -> list[str]:
    return ["carry" if cue.carry else "", *(["stopped"] if cue.stopped else [])]


@SENTENCES.variants(cues.Top)
def _top_keys(table: Context, cue: cues.Top) -> list[str]:
    return [""] if cue.piece else []


@SENTENCES.variants(cues.Home)
def _home_keys(table: Context, cue: cues.Home) -> list[str]:
    if cue.leader:
        return ["units" if cue.units else ""]
    return ["hidden" if cue.units is None else "flight"]


@SENTENCES.variants(cues.Plundered)
def _plundered_keys(table: Context, cue: cues.Plundered) -> list[str]:
    if table.reading.sites.get(cue.site) == "taken":
        return ["changed" if cue.unit else "changed.hidden"]
    return ["carrier" if cue.unit else ""]


@SENTENCES.variants(cues.Counted)
def _counted_keys(table: Context, cue: cues.Counted) -> list[str]:
    if cue.flat and cue.dice:
        return ["mixed"]
    return ["dice" if cue.dice else "flat"]


@SENTENCES.variants(cues.BaronDrawn)
def _baron_keys(table: Context, cue: cues.BaronDrawn) -> list[str]:
    return ["you"] if cue.turns and table.services.seat >= 0 else [""]


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
    out += ["safe"] if cue.safe and not cue.rout else []  # who routs may still be lost
    return [*out, *(["zones"] if cue.zones else [])]


@SENTENCES.variants(cues.Casualty)
def _casualty_keys(table: Context, cue: cues.Casualty) -> list[str]:
    return ["lost" if cue.lost else "kept"]


@SENTENCES.variants(cues.Destroyed)
def _destroyed_keys(table: Context, cue: cues.Destroyed) -> list[str]:
    return ["points" if cue.points else ""]


@SENTENCES.variants(cues.Confidence)
def _confidence_keys(table: Context, cue: cues.Confidence) -> list[str]:
    return ["up" if cue.delta > 0 else "down"]


@SENTENCES.variants(cues.Cycle, cues.CycleScore)
def _cycle_keys(table: Context, cue: cues.Cycle | cues.CycleScore) -> list[str]:
    return [_to(table, cue.king, "campaign" if table.reading.campaign else "raid")]


@SENTENCES.variants(cues.CycleEnds)
def _end_keys(table: Context, cue: cues.CycleEnds) -> list[str]:
    return [cue.reason]


@SENTENCES.variants(cues.ReignEnds)
def _reign_keys(table: Context, cue: cues.ReignEnds) -> list[str]:
    return [cue.reason, _to(table, cue.king, "plunder")]


@SENTENCES.variants(cues.Resigned)
def _resigned_keys(table: Context, cue: cues.Resigned) -> list[str]:
    return [_to(table, cue.seat, "")]


@SENTENCES.variants(cues.Over)
def _over_keys(table: Context, cue: cues.Over) -> list[str]:
    if len(cue.winners) != 1:
        return ["draw"]
    return [_to(table, cue.winners[0], cue.outcome)]


# ---------------------------------------------------------------- what stands in it


def args_of(table: Context, cue: Cue) -> dict[str, Any]:
    """The nouns of a cue as words."""
    return {"many": _number(cue), **SENTENCES.args(table, cue)}


def _number(cue: Cue) -> int:
    """What verbs agree with: 1 if a cue is of a leader alone, 2 of more; the names of units are plurals."""
    found: Sequence[str] = ()
    match cue:
        case cues.Top() | cues.Casualty() | cues.Destroyed():
            found = [cue.piece] if cue.piece else []
        case cues.Fled() | cues.CutOff() | cues.Advanced():
            found = cue.pieces
        case cues.Escorted():
            found = cue.leaders
        case cues.Home():
            found = cue.units or ()
    return 1 if len(found) == 1 and LEADER[INDEX[found[0]]] else 2


def modifiers(table: Context, found: Sequence[Modifier]) -> str:
    """ "Forest +2, Across water +1"."""
    parts = []
    for reason, n in found:
        name = table.terrain_name(reason) if reason in TERRAIN else table.words(f"modifier-{reason}")
        parts.append(f"{name} {signed(n)}")
    return ", ".join(parts)


def _with_minus(n: int) -> str:
    """A number as it is printed: a hyphen is no minus."""
    return str(n).replace("-", "−")


@SENTENCES.words(cues.Roles)
def _roles_words(table: Context, cue: cues.Roles) -> dict[str, Any]:
    rolls = table.words.join([f"{roll.seat_0}–{roll.seat_1}" for roll in cue.rolls])
    return {"king": table.services.name(cue.king), "rolls": rolls}


@SENTENCES.words(cues.Ruined)
def _ruined_words(table: Context, cue: cues.Ruined) -> dict[str, Any]:
    return {"table": cue.table.upper()}


@SENTENCES.words(cues.Cycle)
def _cycle_words(table: Context, cue: cues.Cycle) -> dict[str, Any]:
    return {"king": table.services.name(cue.king)}


@SENTENCES.words(cues.CycleEnds, cues.Conceded)
def _cycle_end_words(table: Context, cue: cues.CycleEnds | cues.Conceded) -> dict[str, Any]:
    return {"version": table.reading.version}


@SENTENCES.words(cues.Phase)
def _phase_words(table: Context, cue: cues.Phase) -> dict[str, Any]:
    return {"phase": table.words(f"phase-{cue.phase}")}


@SENTENCES.words(cues.Halted)
def _halted_words(table: Context, cue: cues.Halted) -> dict[str, Any]:
    return {"reason": table.words(f"halt-{cue.reason}" if cue.reason in HALT_CODES else "halt-other")}


@SENTENCES.words(cues.BaronComes)
def _baron_words(table: Context, cue: cues.BaronComes) -> dict[str, Any]:
    return {"road": table.road(cue.hex)}


@SENTENCES.words(cues.Entered, cues.LeftMap)
def _edge_words(table: Context, cue: cues.Entered | cues.LeftMap) -> dict[str, Any]:
    return {"road": table.road(cue.hex)}


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
    return {"modifier": signed(cue.modifier)}


@SENTENCES.words(cues.Casualty)
def _casualty_words(table: Context, cue: cues.Casualty) -> dict[str, Any]:
    return {"total": _with_minus(cue.total)}


@SENTENCES.words(cues.Fled)
def _fled_words(table: Context, cue: cues.Fled) -> dict[str, Any]:
    return {"to": table.place(cue.path[-1])}


@SENTENCES.words(cues.Destroyed)
def _destroyed_words(table: Context, cue: cues.Destroyed) -> dict[str, Any]:
    return {"points": table.points(cue.points)}


@SENTENCES.words(cues.Confidence)
def _confidence_words(table: Context, cue: cues.Confidence) -> dict[str, Any]:
    reason = table.words(f"confidence-{cue.reason}")
    return {"delta": signed(cue.delta), "now": _with_minus(cue.now), "reason": reason}


@SENTENCES.words(cues.CycleScore)
def _score_words(table: Context, cue: cues.CycleScore) -> dict[str, Any]:
    total = _with_minus(cue.total) if table.reading.campaign else table.points(cue.total)
    return {"king": table.services.name(cue.king), "plunder": table.points(cue.plunder), "total": total}


def _rows(table: Context, cue: cues.CycleScore) -> list[Line]:
    """A line for each row of victory points."""
    return [
        Line(table.words(f"victory-{row}.line", number=number, points=table.points(points)), False, "fall", 1)
        for row, number, points in cue.rows
        if number
    ]


@SENTENCES.words(cues.ReignEnds)
def _reign_ends_words(table: Context, cue: cues.ReignEnds) -> dict[str, Any]:
    cycles = table.amount("cycles", cue.cycles)
    return {"king": table.services.name(cue.king), "plunder": table.points(cue.plunder), "cycles": cycles}


@SENTENCES.words(cues.Resigned)
def _resigned_words(table: Context, cue: cues.Resigned) -> dict[str, Any]:
    return {"seat": table.services.name(cue.seat)}


@SENTENCES.words(cues.Over)
def _over_words(table: Context, cue: cues.Over) -> dict[str, Any]:
    return {"winners": table.words.people(cue.winners, table.services.seat, table.services.name)}
