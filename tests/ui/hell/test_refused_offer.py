"""An own offer that was turned down: whose, why, what would be taken instead, and what a press on that does."""

from __future__ import annotations

from typing import Any

import pytest
from hell_table import A, B, C, Seated, Table, say, table

from game.tabletop.feed import Said
from game.titles.lords_of_hell.rules.items import AnyCards, HandCard, PromiseCard, Souls
from game.titles.lords_of_hell.rules.sentences import NoAttack
from game.titles.lords_of_hell.screen.offer_panel import LINES
from game.titles.lords_of_hell.screen.refused_offer import CLOSE, MEND, TAKE, RefusedOffer, added

OFFER: dict[str, Any] = {"give": [["souls", 1]], "swears": [say("no_attack", B, 6)], "take": [["promise_card", B, 1]]}
MORE: dict[str, Any] = {
    "give": [["promise_card", B, 1]], "take": [["souls", 1], ["any_cards", 1]], "asks": [say("no_attack", B, 6)],
}  # fmt: skip


def offered(me: Seated, t: Table) -> int:
    """An offer to Belial, as the scale sends it."""
    market = me.table.market
    market.begin(B)
    market.draft.give, market.draft.take = [Souls(1)], [PromiseCard(B, 1)]
    market.draft.swears = [NoAttack(B, 6)]
    market.send()
    me.calm()
    return int(t.s.offers[-1].id)


def declined(me: Seated, t: Table, line: str = "") -> RefusedOffer:
    number = offered(me, t)
    t.match.play(B, ["decline", number])
    if line:
        me.feed._out.append(Said(B, "Inés", emote=line))
    me.told()
    return me.table.refused_offer


def answered(me: Seated, t: Table, **sides: Any) -> int:
    """The other one makes an offer instead, and says so."""
    number = t.offer(B, A, counters=offered(me, t), **(sides or MORE))
    me.feed._out.append(Said(B, "Inés", emote="more"))
    me.told()
    return number


def pills(me: Seated) -> list[tuple[Any, str]]:
    panel = me.table.refused_offer
    return [(handle, words) for handle, words, _ in panel._pills(panel.last)]


def test_a_refusal_says_whose_offer_was_refused_and_why_in_the_word_that_came_with_it() -> None:
    """Before it or after it; an older word is not taken for it, and without one that devil's own voice is heard."""
    me, t = table()
    number = t.offer(B, C, sight="public", give=[["souls", 1]])
    t.match.play(C, ["decline", number])
    me.told()
    assert me.table.refused_offer.last is None, "it was no offer of ours"
    panel = declined(me, t, "horde")
    assert panel.open() and not me.table.guide.open()
    assert panel.heading(panel.last) == "Belial keeps the horde"
    assert panel.said(panel.last) == "“I need that horde myself.”"
    assert me.table.context.deal(panel.last.offer) == "1 Soul + 1 promise for Promise of Belial"
    assert pills(me) == [(MEND, "Change your offer")]
    declined(me, t)
    assert panel.heading(panel.last) == "Belial says no" and panel.said(panel.last) == "“That was a no in B flat.”"
    number = offered(me, t)
    me.feed._out.append(Said(B, "Inés", emote="lead"))
    me.harness.frames(2)
    t.match.play(B, ["decline", number])
    me.told()
    assert panel.last.line == "lead"


def test_a_counter_offer_says_what_it_adds_and_a_press_or_key_lays_it_on_the_scale() -> None:
    me, t = table()
    number = answered(me, t)
    panel = me.table.refused_offer
    assert panel.heading(panel.last) == "Belial wants more" and not me.table.market.viewing
    assert pills(me)[0] == (TAKE, "Belial would take your offer + any 1 card")
    me.press(*TAKE)
    assert me.table.market.viewing == number and me.acts()["accept"] is False and not panel.open()
    me.act("close")
    assert panel.open(), "it is still on the table"
    pill = me.harness.widget(f"spot.{TAKE}")
    assert pill.reachable(), "keys and gamepad come to whatever can be reached"
    me.scene.group.focus(pill)
    me.harness.key("return")
    me.calm()
    assert me.table.market.viewing == number
    me.press("c", t.card(A, "pickpocket"))
    me.act("accept")
    assert panel.last is None


def test_what_would_be_taken_is_told_by_what_differs_else_whole() -> None:
    me, t = table()
    answered(me, t, take=[["souls", 1]], asks=[say("no_attack", B, 6)])
    assert pills(me)[0][1] == "Belial would take your offer without Promise of Belial"
    answered(me, t, give=[["promise_card", B, 1]], take=[["souls", 3]])
    assert pills(me)[0][1] == "Belial would take 3 Souls for Promise of Belial"
    assert added([HandCard(3, False), Souls(2)], [AnyCards(2), Souls(2)]) == [AnyCards(1)]
    assert added([PromiseCard(A, 1)], [PromiseCard(A, 3), PromiseCard(B, 1)]) == [PromiseCard(A, 2), PromiseCard(B, 1)]
    assert added([Souls(3)], [Souls(1)]) == []


def test_the_offer_is_laid_on_the_scale_once_more_to_be_changed() -> None:
    """While something lies on the scale the slip waits."""
    me, t = table()
    panel = declined(me, t)
    me.press(*MEND)
    draft = me.table.market.draft
    assert (draft.to, draft.give, draft.take, draft.swears) == (B, [Souls(1)], [PromiseCard(B, 1)], [NoAttack(B, 6)])
    assert panel.last is None and not draft.counters
    me.press("souls", A)
    me.act("offer")
    assert t.s.offers[-1].give == [Souls(2)] and not me.feed.refused
    me.press("realm", C)
    t.match.play(B, ["decline", t.s.offers[-1].id])
    me.told()
    assert panel.last is not None and not panel.open()
    me.harness.key("escape")
    assert panel.open()


def test_it_goes_by_its_cross_by_escape_with_the_counter_offer_and_with_the_phase() -> None:
    me, t = table()
    panel = declined(me, t)
    me.press(*CLOSE)
    assert panel.last is None and me.table.guide.open()
    assert declined(me, t).open()
    me.harness.key("escape")
    assert panel.last is None
    t.match.play(B, ["withdraw", answered(me, t)])
    me.told()
    assert panel.last is None
    assert declined(me, t).open()
    t.s.phase = "council"
    me.told()
    assert panel.last is None


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [("en", (1920, 1080), 1.0), ("fi", (1280, 720), 1.5), ("es", (1280, 720), 1.0)],
    ids=["en", "fi", "es"],
)
def test_every_part_lies_on_the_slip_and_every_line_has_a_heading(
    language: str, size: tuple[int, int], scale: float
) -> None:
    me, t = table(size=size, language=language, text_scale=scale)
    answered(me, t)
    panel = me.table.refused_offer
    slip, parts = panel.place(), panel.parts()
    assert me.table.ground.scale.contains(slip)
    for rect in (parts.face, parts.head, parts.yours, parts.said, parts.close, *(parts.pill(n, 8) for n in (0, 1))):
        assert slip.contains(rect) and rect.h >= 13, rect
    heads = set()
    for line in (*LINES, "more", "bound", "vote", "horde", ""):
        panel.last.line = line
        heads.add(panel.heading(panel.last))
        assert panel.said(panel.last)
    assert len(heads) == len(LINES) + 5 and not me.scene.services.words.unknown
