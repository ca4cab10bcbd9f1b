"""Every reason that a bot gives holds on the position it is given for, worked out again by the rules, over random play; it
uses nothing hidden; and what a title declares has words in every language.

`tests/titles/<title>/reasons.py` says for each kind of reason how it is checked (`CHECKS`), and may set up moments that play
seldom brings (`STAGED`).
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest

from game import titles
from game.bots import players
from game.bots.coach import Begin, Desk
from game.bots.thinker import CandidateThought
from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.match import Match, new
from game.engine.rules import View
from game.engine.spaces import Choice
from game.own import content
from game.titles.coaching import Coaching, Deed, Reason
from game.words import LANGUAGES, Catalogue, Words

COACHED = [title for title in sorted(titles.titles()) if (found := players.advice(title)) and found.coaching]
PLAYS = {"goblin_raid": 260, "lords_of_hell": 400, "battlegoats": 160, "loot_and_recruit": 700}
"""How many plays of a title are looked at; 320 of others."""
OPTIONS: dict[str, dict[str, Any]] = {"battlegoats": {"muster": "draft"}}
"""Options of every other match, for questions that are else not asked."""
FEWEST = 2
LOOKS = 6
"""Questions of a kind that are put to hard."""
MOST = 25
"""How often each kind of reason must have been given, and at most is worked out again."""


class Moment(NamedTuple):
    """A choice that a reason was given for, in the match as it truly is."""

    match: Match
    seat: int
    ask: SeatAsk
    choice: Choice

    def after(self) -> Match:
        """The match when the choice has been played."""
        match = self.match.copy()
        match.play(self.seat, self.choice)
        return match


Checks = dict[type[Reason], Callable[[Moment, Any], bool]]


def coaching_of(title: str) -> Coaching:
    advice = players.advice(title)
    assert advice is not None and advice.coaching is not None
    return advice.coaching


def kinds(title: str, base: type[Any]) -> list[type[Any]]:
    return [one for one in coaching_of(title).kinds.values() if issubclass(one, base)]


def asks(title: str, seed: int, seats: int = 0) -> Iterator[tuple[Match, int, SeatAsk, list[Choice]]]:
    """Positions of a match of normal bots that now and then do anything, with what might be chosen there."""
    low, high = titles.title(title).seats
    told = OPTIONS.get(title, {}) if seed % 2 else {}
    seats = seats or min(3, high) if seed % 2 else low
    match = new(titles.rules(title), ("bot",) * seats, titles.options_for(title, told), seed)
    bots = [players.make(title, "normal", n, match.options, match.seat_kinds, seed + n) for n in range(seats)]
    chance = Chance(f"reasons {seed}".encode())
    for _ in range(PLAYS.get(title, 320)):
        if match.result is not None:
            return
        happened = match.take_cues()
        for n, bot in enumerate(bots):
            bot.observe(match.view(n), match.cues_for(happened, n))
        waiting = match.waiting_for()
        seat = waiting[chance.below("seat", len(waiting))]
        ask = match.seat_ask(seat)
        assert ask is not None and ask.space is not None
        own = bots[seat].decide(match.view(seat), ask)
        own = own if ask.space.contains(own) else ask.default
        found = {repr(own): own}
        for choice in (ask.default, *(ask.space.sample(chance) for _ in range(8))):
            found.setdefault(repr(choice), choice)
        yield match, seat, ask, list(found.values())
        other = ask.space.sample(chance) if seed % 4 > 1 else ask.default
        match.play(seat, own if chance.below("whim", 3) else other)


@pytest.mark.parametrize("title", COACHED)
def test_every_reason_holds(title: str) -> None:
    module = importlib.import_module(f"tests.titles.{title}.reasons")
    checks: Checks = module.CHECKS
    coaching, given = coaching_of(title), Counter[type[Reason]]()
    assert set(checks) == set(kinds(title, Reason)), "each kind has a check"

    def look(at: Moment, view: View) -> None:
        reason = coaching.reason(view, at.ask, at.seat, at.choice)
        if reason is not None and given[type(reason)] < MOST:
            given[type(reason)] += 1
            assert coaching.deed(view, at.ask, at.seat, at.choice) is not None, (at.choice, reason)
            assert checks[type(reason)](at, reason), (at.ask.kind, at.choice, reason)

    for moment in module.STAGED() if "STAGED" in vars(module) else ():
        look(moment, moment.match.view(moment.seat))
    for seed in range(1, 17):
        for match, seat, ask, choices in asks(title, seed):
            view = match.view(seat)
            for choice in choices:
                look(Moment(match, seat, ask, choice), view)
        if len(given) == len(checks) and min(given.values()) >= FEWEST:
            return
    lacks = {kind.__name__ for kind in checks if given[kind] < FEWEST}
    assert not lacks, f"seldom or never given: {lacks}"


def considered(title: str, match: Match, seat: int, ask: SeatAsk) -> list[Choice]:
    """What hard may come to: all that it would compare, or its choice where it compares nothing."""
    bot = players.make(title, "hard", seat, match.options, match.seat_kinds, 1, clock=False)
    view = match.view(seat)
    bot.observe(view, [])
    thought = bot.start(view, ask)
    return list(thought.candidates) if isinstance(thought, CandidateThought) else [bot.decide(view, ask)]


@pytest.mark.parametrize("title", COACHED)
def test_a_hint_is_never_silent(title: str) -> None:
    """Of every kind of question that there are words for: whatever hard may choose has a deed, so that a hint says it."""
    words = Words(content.title_folder(title), Catalogue("en"))
    asked = {key.removeprefix("ask-").partition(".") for key in words.keys("en") if key.startswith("ask-")}
    left = {kind.replace("-", "_") for kind, _, part in asked if part == "waiting"}
    coaching, looked = coaching_of(title), Counter[str]()

    def look(match: Match, seat: int, ask: SeatAsk) -> None:
        if looked[ask.kind] < LOOKS:
            looked[ask.kind] += 1
            for choice in considered(title, match, seat, ask):
                assert coaching.deed(match.view(seat), ask, seat, choice) is not None, (ask.kind, choice)

    module = importlib.import_module(f"tests.titles.{title}.reasons")
    for moment in module.STAGED() if "STAGED" in vars(module) else ():
        look(moment.match, moment.seat, moment.ask)
    for seed in range(1, 17):
        for match, seat, ask, _ in asks(title, seed):
            look(match, seat, ask)
        if left <= {kind for kind, n in looked.items() if n == LOOKS}:
            return
    assert left <= set(looked), f"never asked: {left - set(looked)}"


@pytest.mark.parametrize("title", COACHED)
def test_reasons_and_deeds_use_nothing_hidden(title: str) -> None:
    """Swap two things that a seat can't see: it is told the same."""
    coaching, rules, chance, swapped = coaching_of(title), titles.rules(title), Chance(b"swap"), 0
    assert rules.hidden is not None and rules.swap is not None
    for match, seat, ask, choices in islice(asks(title, 2), 0, 120, 2):
        other = match.copy()
        for group in rules.hidden(match, seat) * 3:
            one, two = chance.pick("", group), chance.pick("", group)
            if one != two:
                rules.swap(other, one, two)
                swapped += 1
        asked = other.seat_ask(seat)
        assert asked is not None
        for choice in choices:
            told = [
                (coaching.deed(m.view(seat), a, seat, choice), coaching.reason(m.view(seat), a, seat, choice))
                for m, a in ((match, ask), (other, asked))
            ]
            assert told[0] == told[1], choice
    assert swapped > 10


@pytest.mark.parametrize("title", COACHED)
def test_a_hint_is_a_choice_and_the_same_for_the_same_knowledge(title: str) -> None:
    told = 0
    for match, seat, ask, _ in islice(asks(title, 3), 5, 60, 18):
        found = []
        for _ in range(2):
            desk = Desk(seconds=None)
            desk.answer(Begin(title, seat, match.options, match.seat_kinds, "one"))
            found.append(desk.hint(1, match.view(seat), ask))
        assert found[0] == found[1]
        for counsel in (*found[0].steps, *(one.counsel for one in found[0].worth)):
            told += 1
            assert ask.space is not None and ask.space.contains(counsel.choice)
    assert told > 0


@pytest.mark.parametrize("title", COACHED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_and_reason_has_words(title: str, language: str) -> None:
    words = Words(content.title_folder(title), Catalogue(language))
    for family, base in (("advice", Deed), ("why", Reason)):
        for kind in kinds(title, base):
            assert words.has(f"{family}-{kind.__struct_config__.tag}"), (family, kind)


@pytest.mark.parametrize("title", COACHED)
def test_records_travel_as_plain_data(title: str) -> None:
    """A reason is kept on disk beside its play: what is read again is the same."""
    for match, seat, ask, choices in islice(asks(title, 1), 40):
        for choice in choices:
            reason = coaching_of(title).reason(match.view(seat), ask, seat, choice)
            if reason is not None:
                assert msgspec.json.decode(msgspec.json.encode(reason), type=type(reason)) == reason
