"""The Brimstone Times: a sentence for each thing that happened. Names bend, cards are links, and the reader is "you"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from game.engine.cues import Cue, Named, pair
from game.tabletop.contract import Line
from game.tabletop.log_style import LogStyle
from game.tabletop.sentences import Sentences, key_of
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.names import CARD_ROWS, STATUS_ROWS

Nouns = dict[str, Any]
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


def links(table: Context, cards: Iterable[Named]) -> str:
    """Cards with their handles, each name once with how often it comes."""
    return table.times(link(table, card) for _, card in map(pair, cards))


def some_cards(table: Context, cards: Iterable[Named]) -> str:
    """Cards with their handles that something is done to: Finnish says whether it is one card or more."""
    found = list(cards)
    return table.words("some-cards", n=len(found), cards=links(table, found)) if found else ""


def who(table: Context, seat: int) -> str:
    """A seat by its devil."""
    return table.devil(seat) if seat >= 0 else table.words.name("anyone")


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
    line = STYLE.line(cue, words(key, **SENTENCES.args(table, cue)))
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
    other = next((nouns[name] for name in OTHERS if name in nouns), None)
    return "your" if other == me else ""


# ---------------------------------------------------------------- nouns in words


def _piece(table: Context, piece: int | str) -> str:
    """A troop on Earth: a card, or the devil itself."""
    if isinstance(piece, int) and piece >= 0:
        return link(table, table.reading.card(piece))
    return table.words("troop-devil")


_IN_WORDS: dict[str, Callable[[Context, Any], object]] = {
    "seat": who,
    "seats": lambda table, seats: table.words.people(seats, table.services.seat, table.devil),
    "devil": lambda table, devil: table.devil_name(devil),
    "devils": lambda table, devils: table.words.join(table.devil_name(devil) for devil in devils),
    "phase": lambda table, phase: table.phase_name(phase),
    "status": lambda table, status: table.status_name(status) if status in STATUS_ROWS else status,
    "card": link,
    "cards": some_cards,
    "hordes": links,
    "names": links,
    "piece": _piece,
    "dice": lambda table, dice: table.words.join(str(die) for die in dice),
}
"""How a noun is put into words, by what `rules/cues.py` says that it is."""
SENTENCES: Sentences[Context] = Sentences(_IN_WORDS)

# ---------------------------------------------------------------- arguments that need more than one noun


@SENTENCES.words(cues.Played, cues.Artifact)
def _aimed(table: Context, cue: cues.Played | cues.Artifact) -> Nouns:
    """What a card is played on: a seat, or another card by its handle."""
    target = cue.target
    if not isinstance(target, int) or target < 0:
        return {"target": ""}
    return {"target": table.devil(target) if target < len(table.reading.seats) else table.named(target)}


@SENTENCES.words(cues.Chain)
def _chain_words(table: Context, cue: cues.Chain) -> Nouns:
    return {"what": _piece(table, cue.what) if isinstance(cue.what, int) else ""}


@SENTENCES.words(cues.Given)
def _given_words(table: Context, cue: cues.Given) -> Nouns:
    return {"what": _given(table, cue)}


def _promise(table: Context, number: int, state: str) -> Nouns:
    promise = table.reading.promise(number)
    told = table.sentence(promise.sentence) if promise is not None else ""
    return {"promise": told, "state": table.words(f"seal-{state}") if state else ""}


@SENTENCES.words(cues.Sworn, cues.ConditionMet)
def _sworn_words(table: Context, cue: cues.Sworn | cues.ConditionMet) -> Nouns:
    return _promise(table, cue.id, cue.state)


@SENTENCES.words(cues.PromiseEnded)
def _ended_words(table: Context, cue: cues.PromiseEnded) -> Nouns:
    return _promise(table, cue.id, cue.state)


@SENTENCES.words(cues.Souls)
def _souls_words(table: Context, cue: cues.Souls) -> Nouns:
    return {"n": abs(cue.n)}


@SENTENCES.words(cues.Called, cues.SentHome)
def _called_words(table: Context, cue: cues.Called | cues.SentHome) -> Nouns:
    return {"hordes": some_cards(table, cue.hordes)}


@SENTENCES.words(cues.Nominations)
def _nominations_words(table: Context, cue: cues.Nominations) -> Nouns:
    named, words = [seat for seat, n in enumerate(cue.markers) if n], table.words
    told = words.people(named, table.services.seat, table.devil, lambda seat, name: f"{name} ({cue.markers[seat]})")
    return {"markers": told}


@SENTENCES.words(cues.Dice)
def _dice_words(table: Context, cue: cues.Dice) -> Nouns:
    power, against = cue.power
    return {"power": power, "against": against}


@SENTENCES.words(cues.Hits)
def _hits_words(table: Context, cue: cues.Hits) -> Nouns:
    dice = [die for _, _, die, _ in cue.hits]
    return {"hits": table.words.join(str(die) for die in dice), "n": len(dice)}


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
        case cues.Given():
            return "drawn" if cue.drawn else ""
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
