"""Boards and questions beside the turn on the table of Loot & Recruit: every answer by mouse, nothing told that is hidden, the
same picture with or without its moments."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from loot_table import feed_of
from pygame import Rect
from table_driver import calm, open_table

from game.engine.chance import Chance
from game.tabletop.feed import Update
from game.titles.loot_and_recruit.screen.capture import capture_limit
from game.titles.loot_and_recruit.screen.facts import cells
from game.titles.loot_and_recruit.screen.over import Over
from game.titles.loot_and_recruit.screen.reaction import Reaction
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, Table

TALL = "teetering_ten royal_rabble noisy_nonet ornery_octet pint_sized_pack scheming_septet scruffy_six"
GOBLINS = "gob_o_goblins troublesome_trio royal_rabble"


def shown(t: Table, seat: int = A, size: tuple[int, int] = (1280, 720), clock: float | None = None, **more: Any) -> Any:
    """A furnished table on screen at rest; the others do nothing."""
    feed = feed_of(t.s.seats, match=t.match, seat=seat)
    feed.clock, feed.held = clock, True
    feed.options.update(t.match.options)
    feed._out.clear()
    t.match.take_cues()
    feed._emit()
    harness, scene = open_table(feed, size, **more)
    harness.seconds(0.6)
    return harness, scene


def click(harness: Any, scene: Any, *handle: Any) -> None:
    spot = next(spot for spot in scene.spots if spot.handle == handle)
    assert spot.open, (handle, spot.why)
    harness.click(spot.rect.center)
    harness.frames(2)


def flipped(event: str, hand: str = SPARE, **more: Any) -> tuple[Any, Any, Table]:
    t = Table(3)
    for seat in (A, B, C):
        t.seat(seat, hand=hand if seat == A else SPARE, p1="dastardly_duo")
    t.flip(event)
    return (*shown(t, **more), t)


# ---------------------------------------------------------------- Flip Effects


def test_a_flip_effect_takes_a_card_or_is_declined():
    harness, scene, t = flipped("spring_cleaning")
    act = harness.widget("act.perform")
    assert not act.enabled and act.why == scene.table.words("why-choose-card")
    first, second = t.s.hand[A][:2]
    click(harness, scene, "c", first)
    click(harness, scene, "c", second)
    harness.click("act.perform")
    assert scene.feed.sent == [["perform", [second]]]
    harness.frames(5)
    assert scene.table.ask()[0].startswith(scene.table.words("ask-flip-choice.answered"))

    harness, scene, _ = flipped("spring_cleaning")
    harness.click("act.decline")
    assert scene.feed.sent == [["decline"]]


def test_a_flip_effect_wants_a_pile():
    harness, scene, t = flipped("swap_meet")
    card = t.s.hand[A][0]
    click(harness, scene, "c", card)
    assert harness.widget("act.perform").why == scene.table.words("why-choose-pile")
    click(harness, scene, "pile", "pile_o_chow")
    harness.click("act.perform")
    assert scene.feed.sent == [["perform", [card], "pile_o_chow"]]


def test_a_flip_effect_wants_cards_and_a_platform():
    harness, scene, t = flipped("midnight_muster")
    low, high = next(room for room in scene.table.rooms.present if getattr(room, "kind", "") == "flip_choice").limits
    assert low == high
    cards = t.s.hand[A][:low]
    for card in cards:
        click(harness, scene, "c", card)
    more = next(spot for spot in scene.spots if spot.handle == ("c", t.s.hand[A][low]))
    assert not more.open and more.why == scene.table.words("why-too-many", n=high)
    click(harness, scene, "p", A, 3)
    harness.click("act.perform")
    assert scene.feed.sent == [["perform", cards, 3]]
    assert not any(spot.open for spot in scene.spots if spot.handle[0] == "p" and spot.handle[1] != A)


def test_escape_lets_go_of_what_was_chosen():
    harness, scene, t = flipped("spring_cleaning")
    click(harness, scene, "c", t.s.hand[A][0])
    assert harness.widget("act.perform").enabled
    harness.key("escape")
    harness.frames(2)
    assert not harness.widget("act.perform").enabled and not scene.feed.sent


# ---------------------------------------------------------------- choices in a turn


def at_work(**more: Any) -> Table:
    t = Table(3)
    t.seat(A, **{"hand": "money_bag table_scraps", "deck": SPARE, "p1": "dastardly_duo", **more})
    t.seat(B, hand=SPARE, p1=GOBLINS, p2="troublesome_trio shield_bearer")
    t.seat(C, hand=SPARE)
    return t


def test_a_platform_is_heckled():
    t = at_work(play="heckler").go(A, attack=3).use("heckler")
    assert t.asked == "heckle"
    harness, scene = shown(t)
    shielded = next(spot for spot in scene.spots if spot.handle == ("p", B, 2))
    assert not shielded.open and shielded.why == scene.table.context.refusal("platform_shielded")
    assert not next(spot for spot in scene.spots if spot.handle == ("p", A, 1)).open
    click(harness, scene, "p", B, 1)
    assert not scene.feed.sent
    harness.click("act.heckle")
    assert scene.feed.sent == [[B, 1]]
    harness.frames(4)


def test_nobody_is_heckled():
    harness, scene = shown(at_work(play="heckler").go(A).use("heckler"))
    harness.click("act.none")
    assert scene.feed.sent == ["none"]


def test_a_card_of_the_discard_pile_burns():
    t = at_work(discard="cannon").shop("rubbish_roaster").go(A, loot=9).buy(1)
    assert t.asked == "purchase_trash"
    harness, scene = shown(t)
    cannon = t.find("cannon", t.s.discard[A])
    click(harness, scene, "c", cannon)
    harness.click("act.trash")
    assert scene.feed.sent == [cannon]


def captured(**more: Any) -> tuple[Any, Any, Table]:
    t = at_work(play="press_ganger", **more).go(A, attack=9).attack(B, 1, "troublesome_trio")
    assert t.asked == "capture"
    return (*shown(t), t)


def test_a_fallen_goblin_is_dragged_home():
    harness, scene, t = captured()
    assert not next(spot for spot in scene.spots if spot.handle == ("p", A, 2)).open
    trio = t.find("troublesome_trio", t.s.falling)
    big = next(spot for spot in scene.spots if spot.handle == ("c", t.find("royal_rabble", t.s.falling)))
    assert not big.open and big.why == scene.table.words(
        "choice-capture-too-big", max=capture_limit(scene.table.context)
    )
    click(harness, scene, "c", trio)
    click(harness, scene, "p", A, 2)
    assert scene.feed.sent == [[trio, 2]]
    calm(harness, scene)
    assert t.stack(A, 2) == "troublesome_trio"
    assert scene.table.boards.place_names((A, 2)) == ["troublesome_trio"]


def test_what_is_seldom_meant_is_not_the_main_answer():
    """Enter let the fallen go, before one had seen what could be had."""
    harness, scene, t = captured()
    main = harness.widget("act.capture")
    assert scene.group.main is main and not main.enabled and main.why == scene.table.words("why-choose-card")
    click(harness, scene, "c", t.find("troublesome_trio", t.s.falling))
    assert not harness.widget("act.capture").enabled, "there are three platforms"
    harness.click("act.none")
    assert scene.feed.sent == ["none"]


def test_a_fallen_goblin_goes_where_alone_it_can():
    harness, scene, t = captured(p1="dastardly_duo shield_bearer", p2="dastardly_duo shield_bearer")
    trio = t.find("troublesome_trio", t.s.falling)
    click(harness, scene, "c", trio)
    harness.click("act.capture")
    assert scene.feed.sent == [[trio, 3]]


def test_the_fallen_are_left():
    harness, scene, _ = captured()
    harness.click("act.none")
    assert scene.feed.sent == ["none"]


def test_a_question_is_answered_by_keys():
    t = at_work(play="heckler").go(A, attack=3).use("heckler")
    harness, scene = shown(t)
    for _ in range(80):
        harness.key("tab")
        spot = getattr(scene.group.focused, "spot", None)
        if spot is not None and spot.handle == ("p", B, 1):
            break
    harness.key("return")
    harness.frames(2)
    assert not scene.feed.sent
    harness.key("return")
    assert scene.feed.sent == [[B, 1]]


def test_nothing_is_to_be_chosen_where_an_offer_wants_nothing():
    """ "Choose what it needs" stood over an offer that needs nothing."""
    for event in ("opening_ceremony", "changing_of_the_guard", "second_helpings"):
        _, scene, _ = flipped(event, language="en", size=(1920, 1080))
        words, said = scene.table.words, scene.table.ask()[0]
        assert (words("aid-flip-choice-choose") in said) == (event == "second_helpings")
        assert (words("aid-flip-choice-changing_of_the_guard") in said) == (event == "changing_of_the_guard")


# ---------------------------------------------------------------- the fuse


def burning(guarded: bool, seat: int = B, clock: float | None = 6.0, mode: str = "always", **more: Any) -> Any:
    hand, deck = ("bodyguard", "money_bag") if guarded else ("money_bag", "bodyguard")
    rest = SPARE.split(" ", 1)[1]
    t = Table(3, reaction_mode=mode)
    t.seat(A, hand="money_bag", p1="dastardly_duo").seat(C, hand=SPARE)
    t.seat(B, hand=f"{hand} {rest}", deck=f"{deck} {rest}", p1=GOBLINS)
    t.go(A, attack=9).attack(B, 1, "troublesome_trio")
    assert t.asked == "reaction"
    return (*shown(t, seat, clock=clock, **more), t)


def ids(scene: Any) -> list[str]:
    return sorted(w.id for w in scene.group if str(w.id).startswith("act."))


def test_a_bodyguard_leaps_in():
    harness, scene, t = burning(True)
    assert ids(scene) == ["act.pass", "act.react"]
    harness.click("act.react")
    assert scene.feed.sent == ["react"]
    calm(harness, scene)
    assert t.stack(B, 1) == GOBLINS


def test_letting_it_come_tells_nobody():
    harness, scene, _ = burning(True)
    harness.click("act.pass")
    harness.frames(3)
    assert scene.feed.sent == [] and scene.table.ask()[0].startswith(scene.table.words("ask-reaction.passed"))
    assert harness.widget("act.react").enabled, "while the fuse burns one may think again"


def test_without_a_bodyguard_nothing_can_be_thrown_in():
    _, scene, _ = burning(False)
    assert ids(scene) == ["act.pass"]


def test_a_fuse_without_a_clock_is_not_said_to_burn_down():
    """Alone nothing has a limit: the stone hangs there till one has answered."""
    for clock, guarded in ((6.0, False), (None, False), (None, True)):
        _, scene, _ = burning(guarded, clock=clock, language="en")
        words, said = scene.table.words, scene.table.ask()[0]
        assert (words.stakes("ask-reaction") in said) == (clock is not None)
        assert (words("fuse-no-guard") in said) == (clock is None and not guarded)


def test_the_fuse_is_the_same_for_those_who_look_on():
    pictures = []
    for guarded in (True, False):
        harness, scene, _ = burning(guarded, C)
        assert ids(scene) == ["act.wait"] and not any(spot.open for spot in scene.spots)
        pictures.append(pygame.image.tobytes(harness.surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_an_attack_is_waved_through():
    harness, scene, t = burning(True, mode="open_pass")
    harness.click("act.wave")
    assert scene.feed.sent == ["pass"]
    calm(harness, scene)
    assert t.stack(B, 1) == "gob_o_goblins"


def test_the_fuse_burns_down_with_the_clock():
    harness, scene, _ = burning(True, clock=6.0)
    fuse = next(room for room in scene.table.rooms if isinstance(room, Reaction))
    before = fuse.left
    harness.seconds(2)
    assert before - 2.3 < fuse.left < before - 1.7
    scene.skip()
    harness.frames(1)
    assert fuse.left > before - 2.5, "nobody makes a fuse burn faster"


# ---------------------------------------------------------------- boards


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_towers_stand_within_their_columns(size, seats):
    t = Table(seats)
    for seat in range(seats):
        t.seat(seat, hand="money_bag", p1=TALL if seat == 1 else "dastardly_duo",
               p2=" ".join(["troublesome_trio"] * 3))  # fmt: skip
    t.go(A)
    _, scene = shown(t, size=size)
    boards = scene.table.boards
    for key, stands in boards.towers.stands.items():
        column = boards.column(key)
        for one in stands:
            assert one.feet - one.height >= column.y and one.feet <= column.bottom
            assert one.width <= column.w + 1
            assert one.height >= boards.banner_high(key[0]), "a head is seen over each banner"
    for rect in scene.table.ground.facts.values():
        places = cells(rect)
        assert not any(a.colliderect(b) for n, a in enumerate(places) for b in places[n + 1 :])


def test_the_same_picture_with_and_without_moments():
    pictures = []
    for told in (True, False):
        feed = feed_of(4, 5, turns=9)
        feed.held = True
        harness, scene = open_table(feed, (1280, 720))
        harness.seconds(0.5)
        poll = feed.poll

        def bare(poll: Any = poll, told: bool = told) -> list[Any]:
            out = poll()
            if told:
                return out
            return [Update(u.version, u.view, (), u.ask, u.clock_left, u.clock_whole, u.result) if isinstance(u, Update) else u
                    for u in out]  # fmt: skip

        feed.poll = bare
        feed.play(["end_turn"])
        for _ in range(40):
            calm(harness, scene)
            feed.step()
        calm(harness, scene)
        harness.seconds(1.5)
        pictures.append((feed.match.dump(), pygame.image.tobytes(harness.surface, "RGB")))
    assert pictures[0] == pictures[1]


def test_a_match_is_shown_whole_with_its_moments():
    feed = feed_of(3, 4, options={"event_deck": "quick", "reaction_mode": "always"})
    feed.clock = None
    chance = Chance(b"anything")
    feed.choose = lambda match, seat, ask: match.space(seat).sample(chance)
    harness, scene = open_table(feed, (1280, 720), reduced_motion=True)
    for _ in range(6000):
        harness.frames(1, 0.5)
        if scene.services.update.result is not None and scene.updates.playing is None:
            break
        idle = scene.updates.playing is None and not scene.updates.waiting and not scene.services.sent
        if idle and A in feed.match.waiting_for():
            scene.send(feed.match.space(A).sample(chance))
    assert scene.services.update.result is not None and not scene.table.words.unknown
    harness.seconds(1)
    boards = scene.table.boards
    assert not boards.towers.tumbles and not boards.towers.held and not boards.towers.hopping


def test_level_scores_say_what_decided():
    t = Table(3, event="closing_ceremony")
    t.seat(A, counts=(5, 2), p1="troublesome_trio", hand="money_bag")
    t.seat(B, counts=(2, 5), p1="troublesome_trio", hand="money_bag")
    t.seat(C, counts=(2, 3), p1="quarrelsome_quartet", hand="money_bag")
    t.s.events = []
    t.go(A).end().end().end()
    _, scene = shown(t)
    over = next(room for room in scene.table.rooms.present if isinstance(room, Over))
    assert over.order() == [C, B, A]
    assert over.ties() == [scene.table.words("over-tie-third", n=8), scene.table.words("over-tie-second", n=8)]
    assert [row.y for row in over.rows().values()] == sorted(row.y for row in over.rows().values())
    page = scene.table.inspect(("final", C))
    assert page is not None and any("Money Bag" in entry.text for entry in page.entries)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1600, 900)])
def test_a_chosen_hand_card_leaves_the_question_in_sight(size: tuple[int, int]) -> None:
    """It was lifted over the sentence that asked for it."""
    harness, scene, t = flipped("spring_cleaning", size=size)
    card, ask = t.s.hand[A][1], scene.table.context.ground.regions.ask
    click(harness, scene, "c", card)
    harness.seconds(0.6)
    place = scene.services.stage["c", card]
    assert Rect(place.rect).top >= ask.bottom - 1
    assert all(place.z > scene.services.stage["c", other].z for other in t.s.hand[A] if other != card)
    harness.frames(2)
    lifted = scene.services.pointer.lifted
    assert lifted is not None and Rect(lifted[1].rect).top >= ask.bottom - 1
    assert Rect(lifted[1].rect).bottom <= size[1]
