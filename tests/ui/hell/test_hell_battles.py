"""A battle by mouse: attack and parley, armies chosen, acts of the organisation, dice one by one, hits placed by their owner."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from hell_table import A, B, C, D, Seated, Table, furnished, say
from pygame import Rect, Surface

from game.engine.spaces import Branch
from game.tabletop import effects
from game.titles.lords_of_hell.rules import battles, cues, plays
from game.titles.lords_of_hell.rules.battle_state import power
from game.titles.lords_of_hell.rules.cards import DEVIL_POWER, INDEX, POWER
from game.titles.lords_of_hell.rules.organisation import eligible
from game.titles.lords_of_hell.rules.records import DEFENCE, Declared
from game.titles.lords_of_hell.rules.state import devil_power
from game.titles.lords_of_hell.screen.big_dice import BIG, LOSER, SHARE, Fought, hit_side, paint_arena
from game.titles.lords_of_hell.screen.realms import Realms
from game.ui.look import Look
from game.ui.motion import Motion
from game.ui.scale import Frame


def fight(seat: int = C, **more: Any) -> tuple[Seated, Any]:
    """The attack turn of the Starter (C)."""
    t = furnished(4, "battles")
    t.run(battles.BattlesBegin())
    return Seated(t.match, seat, **more), t


def passed(me: Seated, t: Any) -> None:
    """Everybody passes the beat that is open."""
    while t.match.ask is not None and t.match.ask.kind == "beat":
        seat = next(n for n in range(t.s.seats) if not t.s.passed >> n & 1)
        t.match.play(seat, ["pass"])
    me.told()


def joined(me: Seated, t: Any) -> None:
    """C attacks D; A helps D, and all are ready."""
    t.match.play(C, ["attack", D])
    passed(me, t)
    t.match.play(C, ["go_on"])
    t.match.play(C, ["join", D, "attack", -1, list(t.s.hordes[C]), 4])
    t.match.play(A, ["join", D, "defence", -1, list(t.s.hordes[A])[:2], 0])
    me.told()


def test_a_face_is_pressed_to_attack_and_the_parley_may_turn_elsewhere():
    me, t = fight()
    assert me.table.context.kind == "attack_turn" and "pass" in me.acts()
    me.press("body", D)
    me.act("attack")
    passed(me, t)
    assert me.table.context.kind == "parley" and t.s.declared == Declared(C, D)
    assert set(me.acts()) >= {"go_on", "pass"}
    me.act("go_on")
    assert me.table.battle.open() and me.table.battle.focus == D


def test_a_realm_that_may_not_be_attacked_says_why():
    t = furnished(4, "battles")
    t.sworn(C, A, say("no_attack", A, 5))
    t.run(battles.BattlesBegin())
    me = Seated(t.match, C)
    spot = me.spot("body", A)
    assert not spot.open and "I will not attack Glasya" in spot.why


def test_the_attacker_chooses_hordes_and_souls_and_marches():
    me, t = fight()
    t.match.play(C, ["attack", D])
    passed(me, t)
    t.match.play(C, ["go_on"])
    me.told()
    muster = me.table.organisation.orders.muster
    assert muster is not None and muster.verb == "join" and len(muster.cards) == 3
    stack = next(
        card
        for card in t.s.hordes[C]
        if t.match.state.faces[card] == t.match.state.faces[t.card(C, "fiends", "hordes")]
    )
    top = max(card for card in t.s.hordes[C] if t.s.faces[card] == t.s.faces[stack])
    handle = next(spot.handle for spot in me.scene.spots if spot.handle[0] == "c" and spot.handle[1] in (stack, top))
    me.press(*handle)  # both fiends come: one more press leaves them at home
    assert len(muster.cards) == 1
    me.press("muster", "souls", 4)
    assert muster.power == 5 + 4 + 2
    me.act("march")
    (front,) = t.s.fronts
    assert [(army.seat, army.souls, len(army.hordes)) for army in front.armies] == [(C, 4, 1)]


def test_every_act_of_the_organisation_stands_as_a_row_with_what_it_means():
    me, t = fight(seat=A)
    t.match.play(C, ["attack", D])
    passed(me, t)
    t.match.play(C, ["go_on"])
    t.match.play(C, ["join", D, "attack", -1, list(t.s.hordes[C]), 0])
    me.told()
    keys = [row.key for row in me.table.organisation.orders.rows()]
    assert "join.attack" in keys and "join.defence" in keys
    me.press("pick", "row", "join.defence")
    assert me.table.organisation.orders.muster.verb == "join"
    assert me.table.back() and me.table.organisation.orders.muster is None
    me.calm()
    me.press("pick", "row", "join.defence")
    me.act("march")
    assert me.table.battle.front is not None
    assert A in [army.seat for army in t.s.fronts[0].armies]
    defender = Seated(t.match, D)
    keys = [row.key for row in defender.table.organisation.orders.rows()]
    assert {"flee", "surrender", "truce"} <= set(keys)


@pytest.mark.parametrize("seat", [A, C, D])
def test_a_hint_points_at_the_row_that_is_pressed_for_its_choice(seat: int, monkeypatch: pytest.MonkeyPatch):
    """Every row is found by a choice that its press leads to, and by no choice of another row (`TitleScreen.row_of`)."""
    me, t = fight(seat=seat)
    joined(me, t)
    assert me.table.row_of(["ready"]) is None
    seen = 0
    for row, rect in me.table.organisation.sheet.acts():
        sent: list[Any] = []
        monkeypatch.setattr(me.table.context, "send", sent.append)
        monkeypatch.setattr(me.table.services, "confirm", lambda title, text, do: do())
        row.do()
        muster = me.table.organisation.orders.muster
        if muster is not None:
            sent.append(muster.play())
            assert me.table.row_of(plays.choice_of(sent[0])) is None, "the troops are being chosen: no row is there"
            me.table.organisation.orders.muster = None
        assert len(sent) == 1
        assert me.table.row_of(plays.choice_of(sent[0])) == rect
        seen += 1
    assert seen >= 2


def test_the_market_can_be_looked_at_during_a_battle_and_back():
    me, t = fight(seat=A)
    joined(me, t)
    me.act("aside")
    assert not me.table.battle.open()
    me.press("realm", B)
    assert me.table.market.draft is not None
    me.table.back()
    me.table.battle.turn()
    me.calm()
    assert me.table.battle.open()


def test_dice_are_told_exchange_by_exchange_and_hits_placed_by_pressing():
    me, t = fight(seat=A)
    joined(me, t)
    for seat in eligible(t.s):
        if t.match.ask.kind == "organisation":
            t.match.play(seat, ["ready"])
    passed(me, t)
    front = t.s.fronts[0]
    told = me.table.battle.rolled[D]
    assert told and all(row.realm == D for row in told)
    assert len([row for row in told if row.hit]) >= len(front.hits) - 1
    for _ in range(40):
        ask = t.match.ask
        if ask is None or ask.kind not in ("spread", "place", "beat"):
            break
        if ask.kind == "beat":
            passed(me, t)
            continue
        if A in ask.seats and me.table.asked and me.table.hits.left:
            takers = me.table.hits.takers
            opens = [spot for spot in me.scene.spots if spot.open and me.table.hits.takes(spot.handle) is not None]
            assert takers and opens
            before = len(me.table.hits.left)
            me.harness.click(opens[0].rect.center)
            me.calm()
            assert not me.table.hits.open() or len(me.table.hits.left) in (before - 1, 0) or t.match.ask is not ask
            if me.table.hits.open() and me.table.asked and not me.table.hits.left and not me.table.hits.done:
                assert me.table.ask()[0] == me.table.words(f"hits-all-{me.table.context.kind}")
        elif A in ask.seats and me.table.asked and not me.table.hits.done:
            me.act("done")
        else:
            seat = next(n for n in ask.seats if n != A or not me.table.asked)
            t.match.play(seat, ["done"])
            me.told()
    assert not me.feed.refused


def test_a_hit_goes_to_the_troop_that_is_pressed() -> None:
    """LOH-10.73."""
    t = Table(4).seat(A, home="fiends warriors_of_darkness shadow_critters").seat(B, home="fiends fiends fiends")
    t.attack(A, B)
    t.joins(A, B, names="fiends warriors_of_darkness shadow_critters").rolls("1:5 1:6 11:22 1:1")
    t.lock()
    me = Seated(t.match, A)
    assert me.table.context.kind == "place" and me.table.asked and me.table.hits.left
    card = t.troop(t.front(B), A, "warriors_of_darkness")
    before = len(me.table.hits.left)
    me.press("c", card)
    assert [troop for _, troop in me.table.hits.placed] == [card]
    assert len(me.table.hits.left) == before - 1 and not me.feed.refused


def test_a_side_that_a_promise_forbids_is_told_with_the_promise() -> None:
    """LOH-8.3: who reads "either side" sees why one of them is shut."""
    t = furnished(4, "battles")
    t.sworn(A, D, say("no_attack", D, 5))
    t.run(battles.BattlesBegin())
    me = Seated(t.match, A)
    t.match.play(C, ["attack", D])
    passed(me, t)
    t.match.play(C, ["go_on"])
    me.told()
    rows = {row.key: row for row in me.table.organisation.orders.rows()}
    assert rows["join.defence"].open and not rows["join.attack"].open
    assert "I will not attack Geryon" in rows["join.attack"].why


def test_a_declared_attack_is_named_while_all_may_speak_up() -> None:
    me, t = fight(seat=A)
    t.match.play(C, ["attack", D])
    me.told()
    told = me.table.ask()[0]
    assert "Mammon" in told and "Geryon" in told


def test_both_powers_and_the_thresholds_are_those_of_the_rules():
    me, t = fight(seat=A)
    joined(me, t)
    front = me.table.battle.front
    row = me.table.reading.view["fronts"][0]
    assert list(me.table.exchanges.numbers()) == row["power"]
    assert me.table.battle.sum_of(front.attacker, 17, 200).endswith(str(row["power"][0]))


def test_leaving_a_fallen_fortress_hangs_on_no_captive() -> None:
    """After a conquest `leave` names nobody; a captive's `leave` names the captive."""
    me, _ = fight()
    assert me.table.card_actions.handle_of(Branch("leave")) is None
    assert me.table.card_actions.handle_of(Branch("leave", (C,))) == ("captive", C)


def test_whoever_thinks_of_an_attack_sees_its_chance_and_the_troops_chosen_change_it() -> None:
    """LOH-23.4."""
    me, t = fight()
    me.press("body", D)
    assert me.table.forecast.on_scale
    me.harness.seconds(3)
    found = me.table.forecast.found
    assert found.done and me.harness.widget("forecast") is not None
    assert me.table.forecast.share() == me.table.words("forecast-attack", n=round(100 * found.chance))
    me.act("attack")
    passed(me, t)
    me.act("go_on")
    everything = me.table.exchanges.numbers(), me.table.forecast.coming_powers()
    assert everything[0][0] == 0 and everything[1][0] == me.table.organisation.orders.muster.power
    card = me.table.organisation.orders.muster.cards[0]
    me.press("muster", "card", card)
    assert card not in me.table.organisation.orders.muster.cards
    assert me.table.forecast.coming_powers()[0] < everything[1][0]


def test_without_the_lobbys_forecast_there_is_none() -> None:
    """LOH-21.5."""
    t = furnished(4, "battles", forecast=False)
    t.run(battles.BattlesBegin())
    me = Seated(t.match, C)
    me.press("body", D)
    assert not me.table.forecast.open() and me.table.forecast.found is None


def test_the_lines_of_battle_show_who_faces_whom_and_who_may_still_come() -> None:
    me, t = fight(seat=B)
    joined(me, t)
    cells = {(cell.seat, cell.side) for cell in me.table.organisation.sheet.cells()}
    assert cells == {(C, "attack"), (D, "defence"), (A, "defence"), (B, "free")}
    front, state = me.table.battle.fronts[0], me.table.reading.s
    for side in ("attack", "defence"):
        shown = sum(cell.power for cell in me.table.organisation.sheet.cells() if cell.side == side)
        assert shown == power(state, front, side), "the faces of a side add up to its headline, walls included"
    area = me.table.organisation.sheet.face()
    rects = [cell.rect for cell in me.table.organisation.sheet.cells()] + [
        rect for _, rect in me.table.organisation.sheet.acts()
    ]
    assert all(area.contains(rect) for rect in rects)
    assert all(not one.colliderect(other) for n, one in enumerate(rects) for other in rects[:n])


def test_what_stays_at_home_in_a_battle_takes_no_room_for_what_fights():
    me, t = fight(seat=D)
    joined(me, t)
    realms = next(room for room in me.table.rooms if isinstance(room, Realms))
    layout, fights = realms.layout(), me.table.battle.handles
    assert set(t.s.hordes[D]) <= fights
    assert not any(("c", card) in layout for card in fights)
    left = [place.rect.x for handle, place in layout.items() if handle[0] == "c"]
    assert not left or min(left) == realms.parts(D).cards.x


def test_who_can_only_watch_is_not_told_to_join() -> None:
    me, t = fight(seat=B)
    t.seat(B, captor=A)
    t.match.play(C, ["attack", D])
    passed(me, t)
    t.match.play(C, ["go_on"])
    me.told()
    assert not me.table.organisation.orders.rows()
    assert me.table.ask()[0] != me.table.words("ask-organisation.free", realm=me.table.context.devil(D))


def test_a_sworn_attack_is_the_main_button_and_pass_says_why_not() -> None:
    """LOH-8.10: Enter must not press Stop!, and nobody is told that time passes for them."""
    t = furnished(4, "battles")
    t.sworn(C, A, say("attack", A, 5))
    t.run(battles.BattlesBegin())
    me = Seated(t.match, C)
    acts = {act.id: act for act in me.table.acts()}
    assert next(iter(acts)) == "attack" and acts["attack"].enabled
    assert not acts["pass"].enabled and "I will attack Glasya" in acts["pass"].why
    assert me.table.ask()[1] == me.table.words.stakes("ask-attack-turn.sworn")


def test_an_army_withdraws_by_its_row_after_asking_once_more() -> None:
    """LOH-10.15."""
    me, t = fight(seat=A)
    joined(me, t)
    t.does(C, "truce", D, True).does(D, "truce", D, True).lock().until("organisation")
    me.told()
    row = next(row for row in me.table.organisation.orders.rows() if row.key == "withdraw")
    assert row.words == me.table.words("verb-withdraw-army")
    me.press("pick", "row", "withdraw")
    me.harness.click("yes")
    me.calm()
    assert A not in [army.seat for army in t.s.fronts[0].armies] and not me.feed.refused


def counted(picture: Surface, ink: tuple[int, ...], px: int) -> list[tuple[int, int]]:
    """The middles of all round pips of that ink on dice so many pixels wide."""
    size = math.pi * (px * 0.095) ** 2
    parts = pygame.mask.from_threshold(picture, ink, (30, 30, 30, 255)).connected_components(8)
    boxes = [part.get_bounding_rects()[0] for part in parts if 0.6 < part.count() / size < 1.5]
    return [box.center for box in boxes if abs(box.w - box.h) <= 3 and box.w < px * 0.26]


@pytest.mark.parametrize("size", [(560, 300), (900, 420)])
def test_the_large_dice_of_an_exchange_bear_what_counts_and_the_small_ones_the_rest(size: tuple[int, int]) -> None:
    """LOH-10.47: read from the picture, pip by pip."""
    look = Look(Frame((1280, 720)), title="lords_of_hell")
    inks, frame = look.palette, Surface(size)
    for n in range(1, 7):
        attack, defence = [n, 1 + n % 6, 1], [7 - n]
        cue = cues.Exchange(realm=0, n=1, attack=attack, defence=defence, hit="", die=0)
        paint_arena(SimpleNamespace(look=look, words=lambda key, **_: ""), frame, frame.get_rect(), Fought(cue))  # type: ignore[arg-type]
        px = round(min(look.px(BIG), look.content("panel", frame.get_rect()).h * SHARE, size[0] * 0.2))
        half = size[0] // 2
        large = [at for at in counted(frame, inks.paper, px) if at[0] < half]
        assert len(large) == max(attack), "attack"
        assert len([at for at in counted(frame, inks.k, px) if at[0] > half]) == defence[0], "defence"
        small = counted(frame, inks.k, round(px * LOSER / BIG))
        assert len([at for at in small if at[0] < half]) == sum(sorted(attack)[:-1]), "those that don't count"


def test_while_dice_tumble_it_is_said_by_what_they_are_read() -> None:
    """The place of the comparison and of the ribbon is never empty, and says nothing of how it ends."""
    look, frame = Look(Frame((1280, 720)), title="lords_of_hell"), Surface((900, 420))
    told: list[str] = []
    table = SimpleNamespace(look=look, words=lambda key, **_: told.append(key) or "x")
    cue = cues.Exchange(realm=0, n=1, attack=[6], defence=[4], hit="defence", die=0)
    empty = pygame.Rect(100, 250, 700, 160)
    paint_arena(table, frame, frame.get_rect(), tumbling := Fought(cue))  # type: ignore[arg-type]
    one = pygame.image.tobytes(frame.subsurface(empty), "RGB")
    paint_arena(table, frame, frame.get_rect(), tumbling._replace(outcome="Attack hit"))  # type: ignore[arg-type]
    assert pygame.image.tobytes(frame.subsurface(empty), "RGB") == one and "battle-rule" in told
    told.clear()
    paint_arena(table, frame, frame.get_rect(), tumbling._replace(reason="6 beats 4"))  # type: ignore[arg-type]
    assert "battle-rule" not in told and pygame.image.tobytes(frame.subsurface(empty), "RGB") != one


def test_what_the_wall_takes_is_subtracted_before_the_dice_are_compared() -> None:
    me, t = fight()
    joined(me, t)
    for attack, defence, hit, told in (
        ([5], [4], "defence", (1, "4, a tie. The stronger side hits")),
        ([6, 2], [3], "defence", (1, "5 beats 3")),
        ([2], [5], "attack", (0, "5 beats 2")),
        ([5], [4], "", (1, "4. The wall holds")),
    ):
        cue = cues.Exchange(realm=D, n=1, attack=attack, defence=defence, hit=hit, die=0)
        assert me.table.exchanges.compared(cue, 1, (9, 5)) == told
        assert hit_side(cue) == {"defence": 1, "attack": -1, "": 0}[hit]


def test_medals_show_what_counts_and_pointing_at_a_sum_lists_it():
    t = Table(4, phase="battles", round=5, starter=C)
    t.seat(A, "glasya", home="warriors_of_darkness warriors_of_darkness")
    t.seat(B, "belial", home="fiends")
    t.seat(C, "mammon", home="fiends fiends metal_beasts")
    t.seat(D, "asmodeus", souls=3, fortress="bone_citadel", artifacts="crown_of_lucifer",
           home="dark_critters night_critters shadow_critters tormented_ones tormented_ones")  # fmt: skip
    t.run(battles.BattlesBegin())
    me = Seated(t.match, A)
    t.match.play(C, ["attack", D])
    passed(me, t)
    t.match.play(C, ["go_on"])
    t.match.play(C, ["join", D, "attack", -1, list(t.s.hordes[C]), 0])
    me.told()
    battle, s = me.table.battle, t.s
    front = battle.front
    medals = {facing.id or facing.kind: facing.counts for _, facing, _ in battle.troops(D)}
    assert medals["asmodeus"] == str(devil_power(s, D)) != str(DEVIL_POWER[s.devil[D]])
    assert medals["tormented_ones"] == str(2 * POWER[INDEX["tormented_ones"]] + 1 + 2)
    for handle, side in (("army", DEFENCE), ("side", DEFENCE)):
        me.harness.move(me.spot(handle, D if handle == "army" else side).rect.center)
        me.harness.frames(2)
        page = me.scene.furniture.side.shown
        *listed, total = page.entries
        assert int(total.value) == power(s, front, side) == sum(int(entry.value) for entry in listed)
        assert any(entry.value == "5" and "set" in entry.text for entry in listed)
        assert any("Crown" in entry.text for entry in listed)
    assert battle.sum_of(D, 17, 400) == " + ".join(entry.value for entry in listed) + f" = {total.value}"
    assert battle.sum_of(D, 17, 160) == f"11 + 4 + 14 + 1 = {total.value}"


@pytest.mark.parametrize(("language", "unless"), [("en", "unless"), ("fi", "jos joku"), ("es", "si no")])
def test_passing_says_that_the_attacks_may_be_over_with_it(language: str, unless: str):
    me, _ = fight(language=language)
    assert unless in me.harness.widget("act.pass").small, "when all pass there is no later"


def test_the_crown_stays_on_the_overlords_head_while_it_is_told() -> None:
    me = Seated(Table(4).go().match)
    scene, moments = me.scene, me.table.market_moments
    scene.services.scope.start(
        moments.on_ring(cues.Ring(overlord=B, why="vote", against=[0] * 4), scene.services.update)
    )
    me.harness.seconds(1.2)
    assert ("crowned", B) in scene.services.effects


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_ring_is_seen_while_its_news_is_told(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    me = Seated(Table(4).go().match, text_scale=scale)
    scene, moments = me.scene, me.table.market_moments
    told: list[Rect] = []

    def banner(
        services: Any, area: Rect, text: str, seconds: float, small: str, hot: bool, high: float = 0.5
    ) -> Motion:
        told.append(effects.banner_rect(me.table.look, area, text, small, high))
        yield from ()

    monkeypatch.setattr("game.titles.lords_of_hell.screen.moments.banner", banner)
    won = cues.Result(outcome="overlord", overlord=B, winners=[B], total=[0, 9, 0, 0])
    scene.services.scope.start(moments.on_result(won, scene.services.update))
    scene.services.scope.start(moments.say("Before the ring"))
    me.harness.frames(2)
    monkeypatch.setattr(me.table.reading, "phase", "ring")
    scene.services.scope.start(moments.say("In the ring"))
    me.harness.frames(2)
    ring = me.table.ground.market
    assert [rect.colliderect(ring) for rect in told] == [False, True, False]
