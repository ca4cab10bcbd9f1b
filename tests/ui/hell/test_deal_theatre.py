"""A deal that is struck is played on the scale for the two whose deal it is, beat by beat, and gets out of the way."""

from __future__ import annotations

import hell_table
import pytest
from ear import listen
from hell_table import A, B, C, D, Seated, furnished, say
from table_driver import open_table

from game.titles.lords_of_hell.screen import deal_theatre as told
from game.titles.lords_of_hell.screen.draft import GIVE, TAKE
from game.titles.lords_of_hell.screen.ledger import Ledger
from game.ui import fitting
from game.ui.lettering import Lettering

GOODS = {"give": [["souls", 2]], "take": [["souls", 1]]}


def offered(by: int = C, to: int = A, **settings: object) -> tuple[Seated, object, int]:
    """A table at which an offer with goods and a promise each way lies open."""
    t = furnished()
    t.go()
    me = Seated(t.match, A, **settings)
    sworn = {"swears": [say("no_attack", to, 6)], "asks": [say("no_nominate", by, 6)]}
    number = t.offer(by, to, **GOODS, **sworn)
    me.told()
    return me, t, number


def struck(**settings: object) -> Seated:
    """The other's offer, sealed by this seat a moment ago."""
    me, _, number = offered(**settings)
    me.press("offer", number)
    me.harness.click("act.accept")
    me.harness.frames(3)
    return me


def test_both_sides_lie_on_the_scale_and_every_beat_is_heard_in_its_order() -> None:
    me = struck()
    theatre = me.table.theatre
    ear = listen(me.harness)
    assert theatre.open() and theatre.deal.answers == A
    assert {side: one.seat for side, one in theatre.deal.sides.items()} == {TAKE: C, GIVE: A}
    assert [facing.n for facing in (*theatre.deal.sides[TAKE].goods, *theatre.deal.sides[GIVE].goods)] == [2, 1]
    assert all(len(one.oaths) == 1 for one in theatre.deal.sides.values())
    assert not me.table.guide.open(), "advice waits"
    assert not me.scene.services.effects, "what was given and sworn has no second picture"
    me.harness.seconds(told.LONG - told.GRINS + 0.2)
    assert ear.take() == ["seal_stamp", "souls_paid", "seal_live", "seal_live", "deal_struck"]
    assert theatre.deal is None and me.table.guide.open()


def test_the_ledger_has_a_promise_when_its_strip_has_flown_there() -> None:
    me = struck()
    ledger = next(room for room in me.table.rooms if isinstance(room, Ledger))
    assert me.table.theatre.open()
    here, known = ({promise.id for promise in some} for some in (ledger.rows, me.table.reading.promises))
    assert len(known - here) == 2, "the two that were sworn now"
    me.harness.seconds(told.LONG - told.GRINS + 0.2)
    assert {promise.id for promise in ledger.rows} == {promise.id for promise in me.table.reading.promises}


def test_whoever_answers_weighs_it_first() -> None:
    me, t, number = offered(A, B)
    t.match.play(B, ["accept", number, []])
    me.feed._emit()
    me.harness.frames(3)
    theatre = me.table.theatre
    assert theatre.open() and theatre.at < told.GRINS and theatre.deal.answers == B
    me.harness.seconds(told.LONG + 0.2)
    assert theatre.deal is None


def test_a_deal_between_others_is_no_theatre_but_is_heard() -> None:
    me, t, number = offered(C, D)
    ear = listen(me.harness)
    t.match.play(D, ["accept", number, []])
    me.feed._emit()
    me.harness.frames(3)
    assert me.table.theatre.deal is None and "deal_struck" in ear.take()


@pytest.mark.parametrize("how", ["escape", "an offer"])
def test_it_makes_room_for_the_next_offer_and_goes_by_escape(how: str) -> None:
    me = struck()
    theatre = me.table.theatre
    assert theatre.open()
    if how == "escape":
        me.harness.key("escape")
        me.harness.frames(2)
        assert theatre.deal is None
    else:
        me.harness.click(me.spot("realm", B).rect.center)
        me.harness.frames(2)
        assert me.table.market.draft is not None and not theatre.open()


def test_under_reduced_motion_one_picture_stands_for_all_of_it() -> None:
    me = struck(reduced_motion=True)
    theatre = me.table.theatre
    seen = set()
    for _ in range(round(told.STILL_S * 60) - 20):
        seen.add(theatre.at)
        me.harness.frames(1)
    assert seen == {told.STILL} and theatre.open()
    me.harness.seconds(1)
    assert theatre.deal is None


def test_at_an_instant_pace_nothing_is_waited_for() -> None:
    me = struck(pace="instant")
    assert me.table.theatre.deal is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_single_promise_says_on_its_slip_who_swears_it(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a seal that can be seen to be stamped: it had been as small as in the list."""
    monkeypatch.setattr(hell_table, "open_table", lambda feed, _, **more: open_table(feed, size, **more))
    me = struck(language=language)
    theatre, words = me.table.theatre, me.table.context.words
    lettered: list[str] = []
    line = Lettering.line
    monkeypatch.setattr(
        Lettering, "line", lambda self, text, *a, **k: lettered.append(text) or line(self, text, *a, **k)
    )
    sheet = me.table.context.ground.scale
    for side, heading in (
        (TAKE, words("deal-swears", name=me.table.context.devil(C))),
        (GIVE, words("deal-swears.you")),
    ):
        told_here = theatre.deal.sides[side]
        (slip,) = theatre.strips(theatre.deal, side)
        assert sheet.contains(slip) and theatre._wax_px(slip.h) >= 0.06 * size[1]
        theatre._slip(me.harness.surface, slip.inflate(2, 0), told_here.seat, told_here.oaths[0])
        assert heading.upper() in lettered


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_long_promise_is_read_whole_on_its_slip(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hell_table, "open_table", lambda feed, _, **more: open_table(feed, size, **more))
    me = struck()
    theatre, table = me.table.theatre, me.table.context
    long = "If Geryon wins an attack in round 1, I will give Glasya 2 of my promise cards"
    monkeypatch.setattr(table, "sentence", lambda sentence: long)
    monkeypatch.setattr(table, "short", lambda sentence: "If Geryon wins in round 1: 2 promise cards")
    whole: list[bool] = []

    def fitted(look, text, role, px, room, ink, **more):
        more = {name: more[name] for name in ("lines", "floor", "leading") if name in more}
        whole.append(fitting.largest(look, text, role, px, room, **more) is not None)
        return fitting.fitted(look, text, role, px, room, ink, **more)

    monkeypatch.setattr(told, "fitted", fitted)
    (slip,) = theatre.strips(theatre.deal, GIVE)
    theatre._slip(me.harness.surface, slip.inflate(4, 0), A, theatre.deal.sides[GIVE].oaths[0])
    assert whole == [True]
