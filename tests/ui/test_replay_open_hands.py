"""A replay with all hands open: whatever somebody saw of cards and pieces is seen, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import Rect

from game import titles
from game.engine import match as matches
from game.engine import views
from game.engine.chance import Chance
from game.engine.journal import PlayRecord
from game.engine.sight import SPECTATOR
from game.scenes.replay_controls import Playback, beside
from game.scenes.replay_hands import HandMoment, seen_by
from game.scenes.replay_sheet import add_hands, with_room
from game.tabletop.contract import Regions
from game.ui.look import Look
from game.ui.scale import Frame
from game.ui.widgets.group import Group
from game.ui.widgets.inspector import Inspected
from net.fairness.commitments import seed_of

PLAYED = {
    "battlegoats": (3, 14),
    "slayer_slayer": (3, 12),
    "loot_and_recruit": (3, 12),
    "lords_of_hell": (3, 20),
    "goblin_raid": (2, 30),
}
HOST = b"h" * 32


def kept(title: str, watched: int = 0) -> Any:
    """A recording of so many plays of defaults, with the account that it can be played again from."""
    seats, plays = PLAYED[title]
    options, kinds = titles.options_for(title, {}), ("human",) * seats
    match = matches.new(titles.rules(title), kinds, options, seed_of(HOST, ()))
    chance, log, moments, cues = Chance(b"open"), [], [], []
    for version in range(1, plays + 2):
        cues += match.take_cues()
        packed = views.pack(match.view(watched))
        moments.append(HandMoment(version, packed, match.cues_for(cues, watched), match.seat_ask(watched)))
        cues = []
        seat = chance.pick("who", match.waiting_for())
        log.append(PlayRecord(match.ask_id, seat, match.default(seat)))
        match.apply(log[-1])
    names = ["Maija", "Inés", "Väinö"][:seats]
    opening = SimpleNamespace(title=title, options=options, seat=watched, match="m", names=names, kinds=kinds,
                              verifiable=True, own=())  # fmt: skip
    account = SimpleNamespace(host_secret=HOST, secrets=(), kinds=kinds, options=options, plays=log[:plays],
                              content=titles.content_hash(title))  # fmt: skip
    return SimpleNamespace(opening=opening, account=account, moments=moments, result={}, lobby=None)


def named(tree: Any) -> Iterator[str]:
    """Every word in a view."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for value in tree.values():
            yield from named(value)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from named(value)


@pytest.mark.parametrize("title", sorted(PLAYED))
def test_all_that_anybody_holds_is_seen_where_it_lies_or_on_the_sheet(title: str) -> None:
    found = kept(title)
    seats = range(PLAYED[title][0])
    seen = seen_by(found, [SPECTATOR, *seats])
    assert [moment.view() for moment in seen[0]] == [moment.view() for moment in found.moments]
    table: Any = import_module(f"game.titles.{title}.screen.screen").TABLE
    hidden = 0
    for at in range(len(found.moments)):
        everybody = [seen[seat][at].view() for seat in seats]
        opened = table.lay_open(None, everybody[0], everybody)
        for view in everybody[1:]:
            told = {card.removeprefix("plan.") for card in table.hand_of(None, view)}
            assert set(named(view.get("hand"))) | set(named((view.get("purse") or {}).get("objective"))) <= told
            assert set(named({name: view.get(name) for name in LAID})) <= set(named(opened))
            held, laid = ({name: one.get(name) for name in ("hand", *LAID)} for one in (view, everybody[0]))
            hidden += held != laid
    assert hidden, "somebody has held what another did not see"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("others", [1, 3, 4, 5])
def test_every_card_of_every_hand_on_the_sheet_can_be_pointed_at(size: tuple[int, int], others: int) -> None:
    """Where there were two columns, all the cards of a hand lay on one spot."""
    look = Look(Frame(size))
    regions = Regions(*(Rect(0, 0, 9, 9),) * 2, ask=Rect(0, 0, 9, 9), inspector=Frame(size).rect(0.785, 0.12, 0.207, 0.6),
                      buttons=Rect(0, 0, 9, 9))  # fmt: skip
    laid, sheet = with_room(regions, look, others)
    assert regions.inspector.contains(sheet) and laid.inspector.h >= look.px(190)
    hands = {seat: [f"card{n}" for n in range(10)] for seat in range(others)}
    group = Group(look)
    services: Any = SimpleNamespace(look=look, inspect=lambda page: None, portrait=lambda seat, px: None)
    add_hands(group, services, sheet, hands, lambda card: Inspected(card))
    spots = [widget.rect for widget in group if widget.id.startswith("hand.")]
    assert len(spots) == 10 * others and all(sheet.contains(spot) for spot in spots)
    assert len({spot.topleft for spot in spots}) == len(spots) and min(spot.w for spot in spots) >= look.px(18)


def test_the_time_line_leaves_the_words_above_it_room_or_stands_beside_them() -> None:
    for size, high in (((1920, 1080), 85), ((1920, 1080), 160), ((1280, 720), 57), ((1280, 720), 110)):
        ask, px = Rect(100, 600, 900, high), Frame(size).px
        line = Playback().home(size, ask, px(64))
        words = beside(ask, line, px(6))
        assert not words.colliderect(line) and words.h >= px(46), (size, high)


LAID = ("pieces", "foot", "loads", "seat.0", "seat.1", "seat.2")
"""Sections in which cards and pieces lie on the table."""


def test_a_special_chosen_with_stop_is_marked_among_the_cards() -> None:
    """LOH-7.5: what a seat has sealed with its hold is known to it alone, and to a replay with all hands open."""
    table: Any = import_module("game.titles.lords_of_hell.screen.screen").TABLE
    view = {"hand": [[7, "disrupt"], [9, "fiends"]], "mine": {"plan": ["play", 7]}}
    assert table.hand_of(None, view) == ["plan.disrupt", "fiends"]
    assert table.hand_of(None, {**view, "mine": {"plan": []}}) == ["disrupt", "fiends"]
