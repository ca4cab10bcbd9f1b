"""The Brimstone Times: a sentence for each thing that happened. Names bend, cards are links, and the reader is "you"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.tabletop.log_style import LogStyle
from game.tabletop.sentences import key_of
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.names import CARD_ROWS, STATUS_ROWS

Nouns = dict[str, Any]
SEATS = ("seat", "to", "captor", "realm", "of", "starter", "overlord", "nominee")
ACTORS = ("seat", "starter", "winners")
"""Nouns of who a sentence is about: its attribute `.you` is said to that seat."""
OTHERS = ("to", "target", "captor", "of", "vote", "overlord", "realm")
"""Nouns of whom it happens to, the first that a cue has: `.your` is said to that seat."""
STYLE = LogStyle(
    hot=(
        cues.Round, cues.Breach, cues.Ring, cues.Result, cues.Attack, cues.Committed, cues.BattleOver, cues.Captured,
        cues.Plundered, cues.Downed, cues.Stop, cues.Crumble,
    ),
    falls=(
        cues.Round, cues.Breach, cues.Ring, cues.Result, cues.Attack, cues.Committed, cues.BattleOver, cues.Captured,
        cues.Plundered, cues.Downed, cues.Stop, cues.Crumble, cues.Sworn, cues.PromiseEnded, cues.Deal, cues.Status,
        cues.VictoryPoints, cues.Held, cues.Freed, cues.Ritual, cues.Chain, cues.Surrendered, cues.Conquest,
    ),
    indented=(
        cues.Given, cues.Sworn, cues.Souls, cues.Exchange, cues.Hit, cues.Drawn, cues.Discarded, cues.Reshuffled,
        cues.Hits, cues.Dice, cues.Status,
    ),
    shown=(cues.Exchange, cues.EarthDie, cues.Ring, cues.Nominations),
)  # fmt: skip


def link(table: Context, card: str) -> str:
    """A name that shows the card when it is hovered."""
    return f"<link={card}>{table.card_name(card)}</link>" if card in CARD_ROWS else card


def links(table: Context, cards: Iterable[Any]) -> str:
    """Cards as [[handle, id], ...], each name once with how often it comes."""
    return table.times(link(table, entry[1]) for entry in cards)


def some_cards(table: Context, cards: Iterable[Any]) -> str:
    """Cards as [[handle, id], ...] that something is done to: Finnish says whether it is one card or more."""
    found = list(cards)
    return table.words("some-cards", n=len(found), cards=links(table, found)) if found else ""


def who(table: Context, seat: Any) -> str:
    """A seat by its devil."""
    return table.devil(seat) if isinstance(seat, int) and seat >= 0 else table.words.name("anyone")


def lines(table: Context, cue: Cue) -> list[Line]:
    """The sentence of one cue; none where there is no wording."""
    words = table.words
    if isinstance(cue, cues.Given) and not _given(table, cue):
        return []
    if isinstance(cue, cues.Exchange) and not cue.hit:
        return []
    if isinstance(cue, cues.Offer) and cue.seat is None:  # made to anyone but this seat
        return []
    key = next((key for key in _keys(table, cue) if words.has(key)), "")
    if not key:
        return []
    line = STYLE.line(cue, words(key, **args_of(table, cue)))
    return [replace(line, hot=False) if isinstance(cue, cues.Ring) and not cue.why else line]


def _keys(table: Context, cue: Cue) -> Iterator[str]:
    """The messages that may tell a cue, the closest first: to this reader of this variant, of this variant, of this kind."""
    variant = _variant(table, cue)
    for key in dict.fromkeys((key_of(cue, variant), key_of(cue))):
        if reader := _reader(table, cue):
            yield f"{key}{'-' if '.' in key else '.'}{reader}"
        yield key


def _reader(table: Context, cue: Cue) -> str:
    """Whether the reader is who did it ("you"), or whom it was done to ("your")."""
    me, nouns = table.services.seat, cue.nouns
    if me < 0 or (isinstance(cue, cues.Dealt | cues.Redrawn | cues.Drawn) and not cue.cards):
        return ""
    if any(nouns.get(name) in (me, [me]) for name in ACTORS):
        return "you"
    other = next((name for name in OTHERS if name in nouns), "")
    return "your" if other and nouns[other] == me else ""


def args_of(table: Context, cue: Cue) -> Nouns:
    """The nouns of a cue as words."""
    out: Nouns = {name: _noun(table, cue.kind, name, value) for name, value in cue.nouns.items()}
    match cue:
        case cues.Given():
            out["what"] = _given(table, cue)
        case cues.Sworn() | cues.ConditionMet() | cues.PromiseEnded():
            promise = table.reading.promise(cue.id)
            out["promise"] = table.sentence(promise.sentence) if promise is not None else ""
            out["state"] = table.words(f"seal-{cue.state}") if cue.state else ""
        case cues.Souls():
            out["n"] = abs(cue.n)
        case cues.Called() | cues.SentHome():
            out["hordes"] = some_cards(table, cue.hordes)
        case cues.Dice():
            out["power"], out["against"] = cue.power
        case cues.Hits():
            out["n"] = len(cue.hits)
    return out


def _noun(table: Context, kind: str, name: str, value: Any) -> Any:
    """One noun in words, or as it stands."""
    if name in SEATS and isinstance(value, int):
        return who(table, value)
    if name == "target":
        return _target(table, kind, value)
    if name in ("seats", "winners") and isinstance(value, list):
        return table.words.people(value, table.services.seat, table.devil)
    if name == "devils" and isinstance(value, list):
        return table.words.join(table.devil_name(devil) for devil in value)
    if name == "phase":
        return table.phase_name(value)
    if name == "status" and value in STATUS_ROWS:
        return table.status_name(value)
    if name in ("card", "what") and value in CARD_ROWS:
        return link(table, value)
    if name == "what" and isinstance(value, int):
        return link(table, table.reading.card(value)) if table.reading.card(value) else ""
    if name == "what" and value == "souls":
        return ""
    if name == "cards":
        return some_cards(table, value) if value and isinstance(value[0], list) else ""
    if name == "hordes":
        return links(table, value)
    if name == "piece":
        return (
            link(table, table.reading.card(value))
            if isinstance(value, int) and value >= 0
            else table.words("troop-devil")
        )
    if name == "vote":
        return table.devil(value) if value >= 0 else ""
    if name == "markers":
        marked = [seat for seat, n in enumerate(value) if n]
        return table.words.people(
            marked, table.services.seat, table.devil, lambda seat, name: f"{name} ({value[seat]})"
        )
    if name in ("attack", "defence") and isinstance(value, list):
        return table.words.join(str(die) for die in value)
    if name == "hits" and isinstance(value, list):
        return table.words.join(str(hit[2]) for hit in value)
    return value


def _target(table: Context, kind: str, value: Any) -> str:
    if not isinstance(value, int) or value < 0:
        return ""
    if kind == "played" and value >= len(table.reading.seats):
        return table.named(value)
    return table.devil(value) if value < len(table.reading.seats) else table.named(value)


def _given(table: Context, cue: cues.Given) -> str:
    """What passed from one seat to another, in words."""
    words = table.words
    parts = [some_cards(table, [*(cue.cards or ()), *cue.tabled])]
    if cue.hand and not cue.cards:
        parts.append(words("given-cards", n=cue.hand))
    parts += [words("given-promises", n=n, of=who(table, signer)) for signer, n in cue.promises]
    if cue.souls:
        parts.append(words("given-souls", n=cue.souls))
    return table.words.join(filter(None, parts))


# ---------------------------------------------------------------- variants


def _variant(table: Context, cue: Cue) -> str:
    """Which wording of its kind a cue has; "" the plain one."""
    me = table.services.seat
    match cue:
        case cues.Discarded() | cues.Souls() | cues.Freed() | cues.Ring():
            return cue.why or ""
        case cues.AttackOff() | cues.Withdrew() | cues.Fled():
            return cue.why or ""
        case cues.HandShown():
            return "cards" if cue.cards and cue.to == me else cue.why
        case cues.Plundered():
            return "cards" if cue.cards else "" if cue.count else "nothing"
        case cues.Earth() | cues.EarthBack():
            return "devil" if cue.piece == "devil" else ""
        case cues.Chain():
            return "souls" if cue.what == "souls" else ""
        case cues.Played() | cues.Artifact() | cues.Ritual():
            return "target" if isinstance(cue.target, int) and cue.target >= 0 else ""
        case cues.Status():
            return _status(cue)
        case cues.Offer():
            return "anyone" if cue.to is not None and cue.to < 0 else ""
        case cues.Deal():
            return "sworn" if cue.sworn else ""
        case cues.Held():
            return "passed" if cue.before >= 0 else ""
    return _outcome(cue) or _battle_variant(cue)


def _status(cue: cues.Status) -> str:
    if cue.seat < 0:
        return "lost"
    return "stable" if cue.stable else "unstable" if cue.before == cue.seat else ""


def _outcome(cue: Cue) -> str:
    """Of what is told by how it ended."""
    match cue:
        case cues.EarthDie():
            return "-".join(filter(None, ("" if cue.piece >= 0 else "devil", "again" if cue.again else "")))
        case cues.PromiseEnded():
            return cue.state
        case cues.Breach():
            return cue.loss
        case cues.Arrivals():
            return "" if cue.seats else "nobody"
        case cues.Vote():
            return "nobody" if cue.vote < 0 else "self" if cue.vote == cue.seat else ""
        case cues.Nominations():
            return "" if any(cue.markers) else "nobody"
        case cues.Casting():
            return cue.what
        case cues.Result():
            return cue.outcome
        case cues.Victory():
            return cue.which
    return ""


def _battle_variant(cue: Cue) -> str:
    match cue:
        case cues.Committed():
            return "rear" if cue.rear else ""
        case cues.Joined():
            return f"{cue.side}-hordes" if cue.hordes else cue.side
        case cues.Called() | cues.SentHome():
            return "hordes" if cue.hordes else ""
        case cues.ChangedSide():
            return cue.side
        case cues.Truce():
            return "" if cue.on else "off"
        case cues.Exchange():
            return cue.hit
        case cues.Hits():
            return cue.part
        case cues.Hit():
            return cue.what
        case cues.BattleOver():
            return cue.result
        case cues.Crumble():
            return "fell" if cue.fell else ""
        case cues.Conquest():
            return cue.what
    return ""
