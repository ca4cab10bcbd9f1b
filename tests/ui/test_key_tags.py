"""Keys for what glows: a match by keyboard takes about as many presses as clicks, and no key does what nobody sees."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import FEEDS, Played
from hands import KeyHand, PadHand
from local_feed import LocalFeed
from pygame import Rect
from table_driver import lay_out, my_turn, open_table

from game.tabletop.hotspots import HotspotWidget
from game.tabletop.key_tags import FIGURES, _free, free_letters, tags_of
from game.tabletop.scene import TableScene
from game.titles.battlegoats.screen.board import TRAY_HEADING
from game.ui.harness import Harness
from game.ui.hexmap.view import FEW, HexmapView
from game.ui.widgets.buttons import TextLink
from game.ui.widgets.slips import beside
from tests.seldom_drawn import seldom_drawn
from tests.ui.slayer import slayer_table
from tests.ui.test_lessons import Pupil

CHOICES = 40
MOST = {"battlegoats": 1.0, "slayer_slayer": 1.05, "loot_and_recruit": 1.05, "lords_of_hell": 1.15, "goblin_raid": 1.3}
"""Presses for a click. More than 1 where more glows than there are keys (a map's reach, the words of a promise), and for the
dangerous answer of a question that is asked once more (Loot left unspent, a store left with gold): Enter is never that one."""


def battle(size: tuple[int, int] = (1280, 720), language: str = "en") -> tuple[Harness, TableScene]:
    """The first turn of a fight of BattleGoats, by keys so far."""
    harness, scene = open_table(
        LocalFeed(seats=2, seed=4), size, language=language, pace="instant", reduced_motion=True
    )
    lay_out(harness, scene)
    for _ in range(6):
        if my_turn(harness, scene) == "orders":
            break
        harness.click(next(w.id for w in scene.group if w.id.startswith("spot.('seat'")))
        harness.key("g")
    assert my_turn(harness, scene) == "orders"
    harness.key("right")
    harness.frames(2)
    return harness, scene


def key_of(scene: TableScene, id: str) -> str:
    return next(tag for tag, aim in scene.tags.tags(scene.group.aims()) if aim.widget.id == id)  # type: ignore[attr-defined]


def boxes_of(harness: Harness, scene: TableScene, prefix: str) -> list[Rect]:
    """Where the tags of some things lie."""
    aims = scene.group.aims()  # type: ignore[attr-defined]
    placed = scene.tags.placed(scene.group.look, aims, Rect((0, 0), harness.size))
    named = zip(scene.tags.tags(aims), placed, strict=True)
    return [box for (_, aim), (_, box) in named if aim.widget.id.startswith(prefix)]


def opens(scene: TableScene, owner: int) -> list[str]:
    found = [spot.handle for spot in scene.spots if spot.open and isinstance(spot.handle, tuple)]
    return [f"spot.{handle}" for handle in found if handle[:2] == ("at", owner)]


# tags


@pytest.mark.parametrize("count", [1, 9, 10, 11, 26, 27, 60, 100])
def test_no_tag_begins_another_and_single_ones_come_first(count: int) -> None:
    tags = tags_of(count, FIGURES)
    assert len(tags) == count == len(set(tags))
    assert not [(a, b) for a in tags for b in tags if a != b and b.startswith(a)]
    assert [len(tag) for tag in tags] == sorted(len(tag) for tag in tags)
    assert count > 10 or all(len(tag) == 1 for tag in tags)


def test_a_key_that_an_action_has_is_on_no_tag() -> None:
    assert not set("gun") & set(free_letters(["g", "u", "n", "f1"]))
    assert free_letters([])[:10] == FIGURES


# how they are used


@pytest.mark.parametrize("title", FEEDS)
def test_a_match_by_keyboard_takes_no_more_presses_than_clicks(title: str) -> None:
    played = Played(title, KeyHand)
    seldom_drawn(played.harness)
    played.harness.key("right")  # a key was used before: the tags show
    played.play(CHOICES)
    pressed = played.fingers.pressed
    clicks = pressed["clicks"]
    presses = sum(many for name, many in pressed.items() if name not in ("clicks", "gone"))
    assert clicks >= CHOICES - 12
    assert presses <= MOST[title] * clicks, dict(pressed)


def test_the_first_letter_only_shows_which_key_is_whose_and_the_mouse_hides_them() -> None:
    harness, scene = battle()
    mine = opens(scene, 0)[0]
    harness.move((600, 20))
    harness.frames(1)
    assert not scene.tags.shown
    key = key_of(scene, mine)
    harness.key(key)
    assert scene.tags.shown and not scene.table.back(), "a key that showed nowhere has chosen something"
    harness.key(key)
    harness.frames(2)
    assert scene.group.focused is not None and scene.group.focused.id == mine
    assert scene.table.back(), "nothing was chosen"


def test_no_pad_shows_them() -> None:
    harness, scene = battle()
    PadHand(harness).arrow(1, 0)
    assert not scene.tags.shown
    assert ("1 2 3 A B", scene.tr("key-tags")) not in scene.further_keys()


def test_what_is_typed_into_the_chat_presses_nothing() -> None:
    harness, scene = battle()
    harness.key("c")
    harness.frames(2)
    entry = scene.furniture.talk.entry
    assert entry is not None
    scene.group.focus(entry)
    harness.type("1a2")
    assert not scene.table.back()
    assert entry.text == "1a2"


def test_resigning_has_no_key() -> None:
    _, scene = battle()
    assert scene.group.find("act.resign") is not None
    assert "act.resign" not in [aim.widget.id for aim in scene.group.aims()]  # type: ignore[attr-defined]


def test_the_key_for_the_next_thing_leads_from_a_chosen_card_to_its_targets() -> None:
    harness, scene = battle()
    mine, theirs = opens(scene, 0)[-1], opens(scene, 1)
    assert not theirs
    harness.key(key_of(scene, mine))
    harness.frames(2)
    theirs = opens(scene, 1)
    assert theirs
    harness.key("n")
    assert isinstance(scene.group.focused, HotspotWidget) and scene.group.focused.id in theirs


# on a map


def test_a_hex_out_of_view_is_only_brought_there_by_its_key() -> None:
    played = Played("goblin_raid", KeyHand)
    played.play(3)
    view = next(w for w in played.scene.group if isinstance(w, HexmapView))
    pressed: list[str] = []
    view.on_hex = pressed.append
    here = next(one for one in ("2202", "0104", "2018") if not view.rect.collidepoint(view.place_of(one)))
    view.open = (here,)
    assert len(view.open) <= FEW
    ((found, box),) = view.open_boxes()
    assert found == here and view.rect.contains(box), "it is told at the rim"
    view.press_open(here)
    assert not pressed and view.pointed == here
    for _ in range(60):
        played.harness.frames(1)
    assert view.rect.collidepoint(view.place_of(here))
    view.press_open(here)
    assert pressed == [here]


# tips


@pytest.mark.parametrize(
    "anchor", [(1010, 120, 80, 30), (1180, 130, 80, 30), (900, 200, 90, 120), (1010, 380, 200, 40)]
)
def test_a_tip_lies_beside_what_the_inspector_shows(anchor: tuple[int, int, int, int]) -> None:
    inspector, window = Rect(1000, 100, 270, 280), Rect(6, 6, 1268, 708)
    found = beside(Rect(0, 0, 240, 90), Rect(anchor), window, 5, inspector)
    assert window.contains(found) and not found.colliderect(Rect(anchor))
    assert not found.colliderect(inspector)
    assert beside(Rect(0, 0, 240, 90), Rect(600, 400, 50, 50), window, 5, inspector).midbottom == (625, 395)


def test_what_answers_nothing_has_the_last_keys_and_is_no_next_thing() -> None:
    """The Horde's count, the own objective and the newcomer's tip only show something."""
    harness, scene = open_table(slayer_table.feed_of(4, 4), pace="instant", reduced_motion=True)
    assert slayer_table.until(harness, scene, "survivor_pick")
    harness.key("n")
    harness.frames(2)
    group = scene.group
    asides = [group.is_aside(aim.widget) for _, aim in scene.tags.tags(group.aims())]  # type: ignore[attr-defined]
    assert True in asides and asides == sorted(asides)
    assert isinstance(group.focused, HotspotWidget) and group.focused.spot.handle[0] == "c"  # type: ignore[index]


def test_the_key_of_a_card_lies_on_no_other_card() -> None:
    """Two rows of goblins of whom one is picked: the second row's keys lay on the names of the first."""
    harness, scene = open_table(slayer_table.feed_of(4, 4), pace="instant", reduced_motion=True)
    assert slayer_table.until(harness, scene, "survivor_pick")
    aims = [aim for aim in scene.group.aims() if aim.widget.id.startswith("spot.('c'")]  # type: ignore[attr-defined]
    assert len({aim.rect.y for aim in aims}) > 1, "one row"
    placed: list[Rect] = []
    for aim in aims:
        placed.append(_free(Rect(0, 0, 22, 22), aim, aims, placed, Rect((0, 0), harness.size)))
        assert placed[-1].collidelist([other.rect for other in aims if other is not aim]) < 0, aim.widget.id


def test_a_tip_lies_on_no_other_button_where_it_need_not() -> None:
    """A pledge's tip covered the buttons above it."""
    anchor, window = Rect(600, 600, 90, 40), Rect(6, 6, 1268, 708)
    tip, above = Rect(0, 0, 200, 60), Rect(600, 540, 90, 40)
    assert beside(tip, anchor, window, 5).colliderect(above)
    found = beside(tip, anchor, window, 5, None, [above, Rect(700, 600, 90, 40)])
    assert found.collidelist([above, anchor, Rect(700, 600, 90, 40)]) < 0 and window.contains(found)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_key_of_a_pile_and_of_the_first_cards_leaves_the_heading_to_be_read(
    size: tuple[int, int], language: str
) -> None:
    harness, scene = open_table(
        LocalFeed(seats=2, seed=4), size, language=language, pace="instant", reduced_motion=True
    )
    harness.key("right")
    harness.frames(2)
    table: Any = scene.table
    look, tray = table.look, table.ground.tray
    under = tray.y - look.px(TRAY_HEADING)
    tops = [box.top for box in boxes_of(harness, scene, "spot.('c'")]
    assert tops and min(tops) >= under, tops
    harness, scene = battle(size, language)
    table = scene.table
    piles = boxes_of(harness, scene, "spot.('pile'")
    assert piles
    for seat, area in table.ground.piles.items():
        text = table.words("pile-mine" if seat == 0 else "pile-theirs", name=scene.services.name(seat), n=9)
        printed = look.label(text, 20, look.palette.paper, 1.2, area.w).get_rect(topleft=area.topleft)
        assert printed.collidelist(piles) < 0, (text, printed, piles)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_key_of_small_words_leaves_them_to_be_read(text_scale: float) -> None:
    """The key of "Skip the lesson" covered its first letters."""
    pupil = Pupil("battlegoats", at=1, text_scale=text_scale)
    pupil.until_asked()
    pupil.harness.key("right")
    pupil.harness.frames(2)
    scene = pupil.table
    assert scene.guide is not None
    links = [widget for widget in scene.guide.group if isinstance(widget, TextLink)]
    assert len(links) == 2
    for link in links:
        printed = scene.group.look.label(link.text, link.size, link.look.palette.k, 1.2, link.rect.w)
        ink = printed.get_rect(center=link.rect.center).inflate(0, -4)
        found = boxes_of(pupil.harness, scene, link.id)
        assert found and ink.collidelist(found) < 0, (link.id, ink, found)
