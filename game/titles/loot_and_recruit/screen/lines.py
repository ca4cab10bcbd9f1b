"""The Royal Racket: a sentence for each thing that happened. Cards are links; whoever reads about themselves reads "you"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from game.engine.cues import Cue, Named, pair
from game.tabletop.contract import Line
from game.tabletop.log_style import LogStyle
from game.tabletop.sentences import Sentences, key_to
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.cards import GUARD, INDEX, POWERS, TRIO
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.names import CARD_ROWS, EVENT_ROWS
from game.words.names import Name, NameList
from game.words.numbers import signed

Nouns = dict[str, Any]
STYLE = LogStyle(
    hot=(cues.Event, cues.Toppled, cues.Negated, cues.Captured, cues.Count, cues.Result, cues.FirstPlayer),
    falls=(cues.Attack, cues.Negated, cues.Waved, cues.Toppled, cues.Captured, cues.Count, cues.Counted, cues.Result),
    indented=(
        cues.Refilled, cues.Renewed, cues.Discount, cues.Taken, cues.Shielded, cues.Replaced, cues.Moved, cues.Drawn,
        cues.Reshuffled, cues.Scattered,
    ),
    shown=(cues.Counted, cues.Refilled),
    plain=(
        cues.Played, cues.Action, cues.Power, cues.Discount, cues.Drawn, cues.Discarded, cues.Taken, cues.Trashed,
        cues.Reshuffled, cues.Purchased, cues.Gained, cues.Recruited, cues.Refilled, cues.Renewed, cues.Replaced,
        cues.Shielded, cues.Void,
    ),
)  # fmt: skip
SECRET = (cues.Dealt, cues.Drawn)
"""Cues whose own wording `.you` needs what only their owner knows."""


def link(table: Context, card: str) -> Name:
    """A name that shows the card when it is hovered."""
    name = table.source_name(card)
    return name.linked(card) if card in CARD_ROWS or card in EVENT_ROWS else name


def links(table: Context, cards: Iterable[Named]) -> NameList:
    """Cards with their handles, each name once with how often it comes."""
    count: dict[str, int] = {}
    for _, card in map(pair, cards):
        count[card] = count.get(card, 0) + 1
    return table.words.join(
        table.words("list-times", n=n, card=link(table, card)) if n > 1 else link(table, card)
        for card, n in count.items()
    )


def lines(table: Context, cue: Cue) -> list[Line]:
    """The sentences of one cue; none where there is no wording (what the table shows plainly)."""
    words = table.words
    seat, knows = table.services.seat, not isinstance(cue, SECRET)
    keys = [key_to(seat, words, cue, variant, knows) for variant in SENTENCES.keys(table, cue)]
    told = STYLE.lines(words, cue, keys, SENTENCES.args(table, cue))
    if isinstance(cue, cues.Power) and cue.why != "event":
        return [replace(line, indent=1) for line in told]
    return told


# ---------------------------------------------------------------- nouns in words

_IN_WORDS: dict[str, Callable[[Context, Any], object]] = {
    "seat": lambda table, seat: table.services.name(seat) if seat >= 0 else "",
    "seats": lambda table, seats: table.seated(seats),
    "winners": lambda table, seats: table.crowned(seats),
    "card": link,
    "cards": links,
    "event": link,
    "source": link,
    "gained": lambda table, amounts: table.gained(amounts),
    "lineup": lambda table, lineup: table.words.name(f"lineup-{lineup}"),
}
"""How a noun is put into words, by what `rules/cues.py` says that it is."""
SENTENCES: Sentences[Context] = Sentences(_IN_WORDS)

# ---------------------------------------------------------------- arguments that need more than one noun


@SENTENCES.words(cues.Event)
def _event_words(table: Context, cue: cues.Event) -> Nouns:
    return {"phase": table.phase_name(cue.phase)}


@SENTENCES.words(cues.Power)
def _power_words(table: Context, cue: cues.Power) -> Nouns:
    return {"power": table.gained({cue.power: cue.n})}


@SENTENCES.words(cues.Played)
def _played_words(table: Context, cue: cues.Played) -> Nouns:
    return {"gained": table.gained(cue.gained)}


@SENTENCES.words(cues.Attack)
def _attack_words(table: Context, cue: cues.Attack) -> Nouns:
    return {"vp": table.amount("vp", cue.vp)}


@SENTENCES.words(cues.Negated)
def _negated_words(table: Context, cue: cues.Negated) -> Nouns:
    """The target is the card that was saved."""
    return {"target": link(table, table.reading.names.get(cue.target, ""))}


@SENTENCES.words(cues.TurnEnds)
def _turn_ends_words(table: Context, cue: cues.TurnEnds) -> Nouns:
    return {"lost": table.gained(dict(zip(POWERS, cue.lost)))}


@SENTENCES.words(cues.Counted)
def _counted_words(table: Context, cue: cues.Counted) -> Nouns:
    return {"towers": " + ".join(str(n) for n in cue.towers)}


@SENTENCES.words(cues.Scattered)
def _scattered_words(table: Context, cue: cues.Scattered) -> Nouns:
    told = _trashed(cue) or cue.cards
    return {"cards": links(table, told), "count": len(told)}


@SENTENCES.words(cues.Toppled)
def _toppled_words(table: Context, cue: cues.Toppled) -> Nouns:
    return {"count": len(cue.cards)}


@SENTENCES.words(cues.Heckled)
def _heckled_words(table: Context, cue: cues.Heckled) -> Nouns:
    return {"n": signed(cue.n)}


# ---------------------------------------------------------------- which wordings a cue takes


@SENTENCES.variants(cues.Dealt, cues.Drawn)
def _mine(table: Context, cue: cues.Dealt | cues.Drawn) -> list[str]:
    """Another wording for whoever may know."""
    return ["you" if cue.cards and cue.seat == table.services.seat else ""]


@SENTENCES.variants(cues.Moved)
def _moved(table: Context, cue: cues.Moved) -> list[str]:
    if cue.owner == cue.seat:
        return ["own"]
    return ["yours" if cue.owner == table.services.seat else ""]


@SENTENCES.variants(cues.FirstPlayer)
def _first_player(table: Context, cue: cues.FirstPlayer) -> list[str]:
    same = cue.why == "volunteer" and cue.seat == table.reading.first
    return [f"{cue.why}.same" if same else cue.why]


@SENTENCES.variants(cues.Event)
def _event(table: Context, cue: cues.Event) -> list[str]:
    return ["closing" if cue.phase == "closing" else ""]


@SENTENCES.variants(cues.FlipChoices)
def _flip(table: Context, cue: cues.FlipChoices) -> list[str]:
    if not cue.performed:
        return ["nobody"]
    return ["volunteers" if cue.event == "changing_of_the_guard" else ""]


@SENTENCES.variants(cues.Gained)
def _gained(table: Context, cue: cues.Gained) -> list[str]:
    return ["platform" if cue.platform else ""]


@SENTENCES.variants(cues.Trashed)
def _trashed_from(table: Context, cue: cues.Trashed) -> list[str]:
    return ["discard" if cue.zone == "discard" else ""]


@SENTENCES.variants(cues.Power)
def _power(table: Context, cue: cues.Power) -> list[str]:
    return [cue.why]


@SENTENCES.variants(cues.Played)
def _played(table: Context, cue: cues.Played) -> list[str]:
    return ["" if cue.gained else "nothing"]


@SENTENCES.variants(cues.Discount)
def _discount(table: Context, cue: cues.Discount) -> list[str]:
    return ["shop" if cue.of == "shop" else "goblin"]


@SENTENCES.variants(cues.Purchased)
def _purchased(table: Context, cue: cues.Purchased) -> list[str]:
    return ["" if cue.zone == "discard" else cue.zone]


@SENTENCES.variants(cues.Renewed)
def _renewed(table: Context, cue: cues.Renewed) -> list[str]:
    return [cue.lineup, *(["leaving"] if cue.leaving else [])]


@SENTENCES.variants(cues.Attack)
def _attack(table: Context, cue: cues.Attack) -> list[str]:
    if cue.target == cue.seat:
        return ["own"]
    return ["shield" if _is_shield(cue.card) else ""]


@SENTENCES.variants(cues.Toppled)
def _toppled(table: Context, cue: cues.Toppled) -> list[str]:
    first = next((card for _, card in map(pair, cue.cards)), "")
    return ["shield" if first and _is_shield(first) else ""]


@SENTENCES.variants(cues.Scattered)
def _scattered(table: Context, cue: cues.Scattered) -> list[str]:
    return [""] if _trashed(cue) else ["home"] if cue.cards else []


@SENTENCES.variants(cues.TurnEnds)
def _turn_ends(table: Context, cue: cues.TurnEnds) -> list[str]:
    return ["", *(["lost"] if any(cue.lost) else [])]


@SENTENCES.variants(cues.Count)
def _count(table: Context, cue: cues.Count) -> list[str]:
    return [f"n{cue.number}"]


@SENTENCES.variants(cues.Result)
def _result(table: Context, cue: cues.Result) -> list[str]:
    return [f"{cue.outcome}-you" if cue.winners == [table.services.seat] else cue.outcome]


def _is_shield(card: str) -> bool:
    return bool(GUARD[INDEX[card]])


def _trashed(cue: cues.Scattered) -> list[Named]:
    """What goes to the Trash Pile; a Trio goes home."""
    return [named for named in cue.cards if INDEX[pair(named)[1]] != TRIO]
