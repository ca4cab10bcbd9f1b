"""Battles on Goblin's table: each question answered by mouse, odds as the rules have them, keys reach all, nothing lies on
anything else, and the last picture is the same without its cues."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from battles import (
    BOTH,
    FIELD,
    SMALL,
    at_step,
    bags_home,
    broken,
    click,
    emptied,
    handles,
    nowhere,
    position,
    settle,
    show,
    units_of,
)
from goblin_table import feed_of, press
from pygame import Rect, Surface
from pygame.image import tobytes
from table_driver import open_table

from game.engine.chance import Chance
from game.tabletop.feed import Update
from game.tabletop.hotspots import HotspotWidget
from game.titles.goblin_raid.rules import cues, ending, forecast
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.screen import odds
from game.titles.goblin_raid.screen.dice import Dice
from game.titles.goblin_raid.screen.flight import best_way, levels
from game.titles.goblin_raid.screen.lines import SENTENCES
from game.titles.goblin_raid.screen.odds import chance_line
from game.titles.goblin_raid.screen.sheet import lay, parts_of, put
from game.ui.dice import D6, Result

SIZES = ((1280, 720), (1920, 1080))


# ---------------------------------------------------------------- declaring and picking


def test_a_ready_battle_is_taken_up_thinned_out_and_declared():
    harness, scene = show(position().go())
    assert handles(scene, "ready") == [("ready", ("0410", "0510")), ("ready", ("1307", "1308"))]
    assert scene.group.main.id == "act.done", "nothing is chosen yet"
    click(harness, scene, "ready", ("1307", "1308"))
    assert scene.group.main.id == "act.declare"
    click(harness, scene, "member", "1309")
    harness.click("act.declare")
    assert scene.feed.sent == [["declare", "1307", "1308", [], []]]
    settle(harness, scene)
    assert handles(scene, "battle") == [("battle", 0)] and handles(scene, "ready") == [("ready", ("0410", "0510"))]
    harness.click("act.undo")
    settle(harness, scene)
    assert handles(scene, "battle") == []


def test_the_last_contact_cannot_be_taken_out():
    harness, scene = show(position().go())
    click(harness, scene, "ready", ("0410", "0510"))
    (needed,) = [spot for spot in scene.spots if spot.handle == ("member", "0510")]
    assert not needed.open and needed.why == scene.table.words("why-last-hex")
    click(harness, scene, "member", "0510")
    harness.click("act.declare")
    assert scene.feed.sent == [["declare", "0410", "0510", [], []]]


def test_hexes_of_the_map_declare_too():
    harness, scene = show(position().go())
    press(harness, scene, "1308")
    assert scene.table.map.stack_of("1307").lit
    press(harness, scene, "1309")
    assert not scene.table.map.stack_of("1309").lit
    press(harness, scene, "1309")
    harness.click("act.declare")
    assert scene.feed.sent == [["declare", "1307", "1308", ["1309"], []]]


def test_from_the_map_the_key_for_the_next_thing_goes_to_the_list_and_not_to_done():
    harness, scene = show(position().go())
    view = scene.table.map.view
    assert view is not None
    scene.group.focus(view)
    harness.key("n")
    while scene.group.focused is view:  # first the hexes that answer, each once
        assert view.pointed in view.open
        harness.key("n")
    assert isinstance(scene.group.focused, HotspotWidget) and scene.group.focused.spot.handle[0] == "ready"
    for _ in range(20):
        harness.key("n")
        if scene.group.focused is scene.group.main:
            break
    assert scene.group.focused is scene.group.main, "its buttons are reached too"


def test_a_battle_is_picked_by_a_second_press():
    harness, scene = show(position().go().declare(BOTH, SMALL))
    assert scene.table.asked == "pick_battle"
    click(harness, scene, "battle", 1)
    assert scene.feed.sent == []
    click(harness, scene, "battle", 1)
    assert scene.feed.sent == [["fight", 1]]


# ---------------------------------------------------------------- attacks


def test_the_proposal_stands_ready_and_its_odds_are_the_rules():
    harness, scene = show(at_step("c"))
    battle = room(scene, "Battle")
    state = scene.table.reading.state
    blow = forecast.proposal(state)
    odds = forecast.assault(state, blow.target, list(blow.pieces))
    found = battle.prospect()
    assert (found.sum, found.defence, found.number, found.faces) == (odds.sum, odds.defence, odds.number, odds.faces)
    assert list(found.modifiers) == [tuple(mod) for mod in odds.modifiers]
    harness.click(scene.group.main.rect.center)
    assert scene.feed.sent[-1][:2] == ["melee", "1308"]


def test_strikers_are_left_out_one_by_one_or_by_hex():
    harness, scene = show(at_step("c"))
    battle = room(scene, "Battle")
    whole = battle.prospect().sum
    click(harness, scene, "striker", "iron_brutes_1")
    assert battle.prospect().sum == whole - 4
    press(harness, scene, "1309")
    harness.key("escape")
    harness.frames(3)
    assert battle.prospect().sum == whole, "Escape takes all of it back"
    click(harness, scene, "striker", "goblin_slingers_2")
    harness.click("act.strike")
    sent = scene.feed.sent[-1]
    assert sent[0] == "melee" and "goblin_slingers_2" not in sent[2] and "iron_brutes_1" in sent[2]


def test_missile_points_are_split():
    harness, scene = show(at_step("a"))
    assert scene.services.seat == 1 and len(handles(scene, "target")) == 2
    click(harness, scene, "target", "1309")
    for _ in range(3):
        click(harness, scene, "striker", "militia_4_3_3_1")
    assert room(scene, "Battle").prospect().sum == 5
    harness.click("act.strike")
    assert scene.feed.sent[-1] == ["fire", "1309", ["militia_4_3_3_1", "veteran_archers_1"], [1, 4]]
    settle(harness, scene)
    click(harness, scene, "target", "1307") if ("target", "1307") in handles(scene, "target") else None
    harness.click("act.strike")
    assert scene.feed.sent[-1] == ["fire", "1307", ["militia_4_3_3_1"], [3]]


def test_where_nothing_can_succeed_the_question_says_so():
    """A few rabble against Tweksbury: every attack is too weak, so nothing invites one."""
    weak = {**FIELD, "1307": "goblin_king goblin_rabble_1", "1309": "marglush goblin_rabble_2"}
    scene = show(at_step("c", stacks=weak))[1]
    battle = room(scene, "Battle")
    assert battle.attacks and battle.hopeless and battle.proposed is None
    text, stakes = battle.ask()
    assert text == "Battle 1. No attack can succeed now, so pass." and "proposal" not in stakes
    assert scene.table.acts()[0].id == "pass" and "nobody attacks" in stakes
    assert not room(show(at_step("c"))[1], "Battle").hopeless


def test_nothing_is_proposed_when_orders_say_so():
    table = at_step("c")
    table.s.auto_attack = ["off", "off"]
    harness, scene = show(table)
    assert room(scene, "Battle").prospect() is None
    press(harness, scene, "1308")
    assert room(scene, "Battle").prospect().sum


def test_who_waits_sees_what_is_likely_but_cannot_press():
    harness, scene = show(at_step("c"), 1)
    assert scene.table.asked == "" and room(scene, "Battle").prospect().sum == 29
    for handle in handles(scene, "striker"):
        click(harness, scene, *handle)
    assert scene.feed.sent == []
    assert all(not spot.open for spot in scene.spots if spot.handle[0] in ("striker", "target", "unit"))


# ---------------------------------------------------------------- morale and flight


def test_a_leader_may_go_along():
    harness, scene = show(broken(morale=[1, 1]))
    assert scene.table.asked == "escort" and scene.group.main.id == "act.alone"
    click(harness, scene, "escort", "thomas_bruce")
    assert scene.group.main.id == "act.escort"
    harness.click("act.escort")
    assert scene.feed.sent[-1] == ["escort", ["thomas_bruce"], ["militia_4_3_3_1"]]


def test_with_the_last_units_he_must_go():
    table = broken(morale=[1, 1])
    table.play(["none"])
    while table.kind == "flee":
        table.play(table.match.default(table.seat))
    harness, scene = show(table)
    assert scene.table.asked == "escort" and scene.group.find("act.alone") is None
    click(harness, scene, "escort", "billmen_1")
    harness.click("act.escort")
    assert scene.feed.sent[-1] == ["escort", ["thomas_bruce"], ["veteran_archers_1"]]


def test_a_way_is_led_through_the_hexes_pressed():
    table = broken(morale=[1, 1])
    table.play(["escort", ["thomas_bruce"], ["militia_4_3_3_1"]])
    assert table.kind == "flee"
    harness, scene = show(table)
    flight = room(scene, "Flight")
    path = flight.path
    usual = flight.way
    assert usual == table.match.default(table.seat)[2], "at first it is the usual way"
    steps = levels(path)
    other = next(here for here in sorted(steps[-1]) if here != usual[-1])
    press(harness, scene, other)
    assert flight.way[-1] == other and path.contains(flight.way) and scene.feed.sent == []
    press(harness, scene, other)
    assert (
        scene.feed.sent[-1] == ["flee", ["militia_4_3_3_1", "thomas_bruce"], flight.way]
        or scene.feed.sent[-1][2][-1] == other
    )


def test_wishes_that_cannot_both_be_met_give_way():
    table = broken(morale=[1, 1])
    table.play(["escort", ["thomas_bruce"], ["militia_4_3_3_1"]])
    _, scene = show(table)
    flight = room(scene, "Flight")
    path = flight.path
    for level, hexes in enumerate(levels(path)):
        for here in sorted(hexes) if level else ():
            flight.hex_click(here) if flight.way[-1] != here else None
            assert here in flight.way and path.contains(flight.way)
            assert best_way(path, flight.zone, set(), flight.via) is not None


def test_a_run_goes_hex_by_hex():
    table = nowhere()
    harness, scene = show(table, others=True)
    assert scene.table.asked == "flee" and room(scene, "Flight").free
    harness.click("act.flee")
    settle(harness, scene)
    for n in range(3):
        assert scene.table.asked == "run"
        here = room(scene, "Flight").open_hexes[0]
        press(harness, scene, here)
        assert scene.feed.sent[-1] == ["run", here] and len(scene.feed.sent) == n + 2
        settle(harness, scene)


# ---------------------------------------------------------------- after the attack


def test_who_advances_is_chosen_and_the_bags_are_given_to_one():
    harness, scene = show(emptied())
    assert scene.table.asked == "advance" and scene.group.main.id == "act.stay"
    click(harness, scene, "advance", "1307", "goblin_king")
    click(harness, scene, "advance", "1307", "goblin_rabble_1")
    assert not harness.widget("act.advance").enabled, "nine would be left without a leader"
    press(harness, scene, "1307")  # all of them
    press(harness, scene, "1307")  # nobody
    assert scene.group.main.id == "act.stay"
    harness.click("act.all.1307")
    click(harness, scene, "advance", "1307", "iron_brutes_1")
    harness.click("act.advance")
    left = [name for name in units_of("1307") if name != "iron_brutes_1"]
    assert scene.feed.sent[-1] == ["advance", "1307", ["goblin_king"], left]
    settle(harness, scene)
    harness.click("act.stay")
    settle(harness, scene)
    assert scene.table.asked == "plunder"
    click(harness, scene, "carrier", "goblin_rabble_1")
    harness.click("act.take")
    assert scene.feed.sent[-1] == ["plunder", "1308", "goblin_rabble_1"]


def test_too_many_for_the_hex_is_said_and_not_sent():
    harness, scene = show(emptied())
    for name in units_of("1307")[:4]:
        click(harness, scene, "advance", "1307", name)
    button = harness.widget("act.advance")
    assert not button.enabled and "3" in button.why
    press(harness, scene, "1307")
    assert harness.widget("act.advance").enabled, "a press on the hex takes all that may come"


def test_bags_are_counted_flat_or_by_dice():
    harness, scene = show(bags_home())
    assert scene.table.asked == "count_bags" and len(handles(scene, "dice")) == 3
    click(harness, scene, "dice", 1)
    harness.click("act.count")
    assert scene.feed.sent == [["count_bags", 1, 1]]


# ---------------------------------------------------------------- orders and the record


def test_standing_orders_are_given_and_cover_what_is_under_them():
    harness, scene = show(at_step("c"))
    click(harness, scene, "orders")
    assert not handles(scene, "striker") and scene.group.main.id == "act.close"
    click(harness, scene, "order", "auto_flee", "on")
    assert scene.feed.sent == [["order", ["auto_flee", "on"]]]
    settle(harness, scene)
    assert scene.table.reading.mine.orders["auto_flee"] == "on"
    harness.key("escape")
    harness.frames(3)
    assert handles(scene, "striker")


def test_the_record_keeps_what_was_told():
    harness, scene = show(position().go(), others=True)
    click(harness, scene, "ready", ("1307", "1308"))
    harness.click("act.declare")
    settle(harness, scene)
    harness.click("act.done")
    settle(harness, scene)
    told = scene.table.record.battles[-1]
    assert "battle_step" in {entry.kind for entry in told.entries}
    dice = [entry.die for entry in told.entries if entry.kind in ("volley", "check")]
    assert dice and all(1 <= die <= 6 for die in dice)
    click(harness, scene, "record")
    assert scene.table.record.up and scene.group.main.id == "act.close"
    harness.key("escape")
    harness.frames(3)
    assert not scene.table.record.up


# ---------------------------------------------------------------- the end


def test_the_end_shows_both_accounts():
    table = position().go()
    state = table.state
    state.cycle, state.king, state.totals, state.plunder, state.points = 2, 1, [9, 0], [21, 14], 14
    state.at[INDEX["goblin_brutes_1"]] = "lost"
    state.totals[1] = 12
    ending.finish(table.match, state)
    _, scene = show(table, 0)
    first, second = room(scene, "Over").scores()
    assert (first.total, second.total) == ("4½", "6") and not first.foot
    assert [line.points for line in first.lines] == ["10½", "−6"], "of the first raid only the sum is known"
    assert [line.points for line in second.lines] == ["7", "−1"]
    page = scene.table.inspect(("account", 1))
    assert page is not None and page.entries[-2].value == "6"


def test_who_resigns_leaves_the_account_as_it_stood():
    table = position().go()
    table.state.points = 7
    table.match.resign(1)
    _, scene = show(table, 0)
    (one,) = room(scene, "Over").scores()
    assert one.total == "3½" and scene.table.words.unknown == set()


# ---------------------------------------------------------------- the whole of it


def test_battles_are_fought_by_mouse_alone():
    seen: set[str] = set()
    for seed in (1, 2, 3):
        harness, scene = show(position().go(), 0, others=True, pace="instant")
        chance = Chance(f"mouse {seed}".encode())
        for _ in range(400):
            harness.frames(2)
            if scene.updates.playing is not None or scene.updates.waiting or scene.services.sent:
                continue
            kind = scene.table.asked
            if kind.endswith("_move") or scene.services.update.result is not None:
                break
            if not kind:
                continue
            seen.add(kind)
            opens = [s for s in scene.spots if s.open and s.handle[0] not in ("orders", "record", "order")]
            main = scene.group.main
            if opens and chance.below("mouse", 3) == 0:
                harness.click(chance.pick("mouse", opens).rect.center)
            elif main.enabled:
                harness.click(main.rect.center)
        else:
            raise AssertionError(f"the battles never ended: {scene.services.update.ask}")
        assert scene.table.words.unknown == set()
    assert {"declare", "battle_step"} <= seen


STATES = {
    "declare": lambda: position().go(),
    "step_a": lambda: at_step("a"),
    "step_c": lambda: at_step("c"),
    "escort": lambda: broken(morale=[1, 1]),
    "advance": lambda: emptied(),
    "bags": lambda: bags_home("the_keep"),
    "flee": lambda: broken(morale=[1, 1]).play(["escort", ["thomas_bruce"], ["militia_4_3_3_1"]]),
}


@pytest.mark.parametrize("name", STATES)
def test_every_spot_is_reached_by_keys(name):
    harness, scene = show(STATES[name]())
    wanted = {w.id for w in scene.group if w.focusable and w.visible and w.id.startswith(("spot.", "act."))}
    wanted = {w for w in wanted if w.startswith("spot.") or scene.group.find(w).enabled}
    reached = set()
    for _ in range(len(wanted) * 2 + 30):
        harness.key("tab")
        if scene.group.focused is not None:
            reached.add(scene.group.focused.id)
    assert wanted <= reached


@pytest.mark.parametrize("name", STATES)
def test_everything_that_is_pointed_at_is_explained(name):
    _, scene = show(STATES[name]())
    silent = [spot.handle for spot in scene.spots if scene.table.inspect(spot.handle) is None]
    assert {handle[0] for handle in silent} <= {"orders", "record", "dice"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_nothing_lies_on_anything_else(name, size, language):
    if language != "en" and size != SIZES[0]:
        pytest.skip("the words are the same at the larger size")
    _, scene = show(STATES[name](), size=size, language=language)
    sheet = scene.table.ground.sheet
    boxes = [spot.rect for spot in scene.spots if sheet.collidepoint(spot.rect.center)]
    for i, box in enumerate(boxes):
        assert sheet.contains(box) and box.w >= 28 and box.h >= 28, scene.spots[i].handle
        assert box.inflate(-2, -2).collidelist(boxes[i + 1 :]) == -1
    assert scene.table.words.unknown == set()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_parts_of_the_sheet_lie_beside_one_another(size, scale):
    _, scene = show(at_step("c"), size=size, text_scale=scale)
    found = parts_of(scene.look, scene.table.ground.sheet)
    parts = [found.head, found.tabs, found.sides, found.table, found.die, found.morale]
    for i, part in enumerate(parts):
        assert found.inner.inflate(4, 4).contains(part)
        assert part.inflate(-2, -2).collidelist(parts[i + 1 :]) == -1
    laid = lay(scene.look, found.sides, [11, 5, 3])
    flat = [rect for row in laid.chips for rect in row]
    assert all(rect.collidelist(flat[i + 1 :]) == -1 for i, rect in enumerate(flat))


class Silent:
    """A feed whose updates have lost their cues."""

    def __init__(self, feed: Any) -> None:
        self.feed = feed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.feed, name)

    def poll(self) -> list[Any]:
        return [dataclasses.replace(i, cues=()) if isinstance(i, Update) else i for i in self.feed.poll()]


def test_without_cues_the_last_picture_is_the_same():
    pictures = []
    for silent in (False, True):
        table = at_step("c", melee=[1], morale=[1, 1], casualty=[1, 6, 6, 6])
        table.s.auto_flee = ["on", "on"]
        feed = feed_of(0, match=table.match, options=table.match.options)
        feed.held = True
        harness, scene = open_table(Silent(feed) if silent else feed)
        settle(harness, scene)
        stands = []
        for choice in (["melee", "1308", units_of("1307")], None, None):
            if choice is None:
                seat = feed.match.waiting_for()[0]
                feed.match.play(seat, feed.match.default(seat), feed.match.ask_id, at=1)
                feed._emit()
            else:
                scene.services.send(choice)
            for _ in range(900):
                harness.frames(1)
                if scene.updates.playing is not None and len(stands) % 2:
                    scene.skip()
                elif scene.updates.playing is None and not scene.updates.waiting:
                    break
            harness.frames(60)
            sheet = scene.table.ground.sheet
            stands.append((dict(scene.table.map.standing), scene.table.asked))
        picture = harness.surface.subsurface(sheet).copy()
        pictures.append((stands, picture.get_size(), tobytes(picture, "RGB")))
        assert scene.services.effects == {}
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0] == pictures[1]


def test_an_attack_hits_what_it_says():
    """The odds before the roll and the sheet of a cue agree: column, modifiers, faces."""
    table = at_step("c", melee=[2])
    _, scene = show(table)
    battle = room(scene, "Battle")
    before = battle.prospect()
    table.play(["melee", "1308", units_of("1307")])
    cue = table.last("assault")
    assert (before.sum, before.defence, before.number) == (cue["sum"], cue["defence"], cue["number"])
    assert before.hits[cue["die"] - 1] == cue["success"] and list(before.modifiers) == cue["modifiers"]


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_chance_says_of_what_it_is_one(language: str):
    _, scene = show(at_step("c"), language=language)
    battle, words = room(scene, "Battle"), scene.table.words
    found = battle.prospect()
    rolls = {"en": "of 6 rolls", "fi": "/6 heitoista", "es": "de 6 tiradas"}[language]
    assert found.faces and rolls in chance_line(scene.table.context, found)
    assert rolls in words("odds-sixths", n=1) and rolls in words("flight-lost", n=1)
    none = dataclasses.replace(found, hits=(False,) * 6)
    assert chance_line(scene.table.context, none) == words("odds-never"), "and not that the chance is no chance"


def test_who_routs_is_not_said_to_be_safe():
    """The end of its way is safe, and it may still be destroyed when it rolls for casualties."""
    _, scene = show(at_step("c"))
    for rout, told in ((True, ["rout"]), (False, ["retreat", "safe"])):
        cue = cues.Fled(pieces=["billmen_1"], path=["1308", "1408"], rout=rout, safe=True, zones=0)
        assert SENTENCES.keys(scene.table.context, cue) == told


def room(scene: Any, name: str) -> Any:
    return next(found for found in scene.table.rooms if type(found).__name__ == name)


@pytest.mark.parametrize("size", SIZES)
def test_the_verdict_lies_clear_of_the_sum_and_the_faces(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]):
    """Where there is room under the sum: as large as that room lets it be."""
    _, scene = show(at_step("c"), size=size)
    table, found = scene.table.context, room(scene, "Battle").prospect()
    panel = parts_of(table.look, table.ground.sheet).die
    laid = []

    def seen(surface: Surface, picture: Surface, **at: tuple[int, int]) -> Rect:
        laid.append(put(surface, picture, **at))
        return laid[-1]

    monkeypatch.setattr(odds, "put", seen)
    odds.die_panel(Surface(size), table, panel, found, 2, verdict="success")
    _, tray, sums, faces = odds.die_parts(table.look, panel)
    verdict, written = laid[-1], laid[1 : 1 + 2 * len(odds.die_lines(table, found, 2))]
    assert sums.contains(verdict) and verdict.w > sums.w * 0.4
    assert verdict.collidelist([tray, faces, *(line.inflate(0, -6) for line in written)]) < 0


def test_the_die_of_a_battle_is_as_large_as_its_tray_allows():
    """The tray is nearly square: a wider one would leave the die small in it."""
    _, scene = show(at_step("c"))
    table = scene.table.context
    tray = Dice(table).tray(table.ground.sheet)
    tray.show(Result((D6,), (5,)))
    assert tray.radius > 0.29 * min(tray.well.size)
