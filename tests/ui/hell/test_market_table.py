"""The market by mouse: goods and promises laid on the scale, offers sent, read, countered, sealed; why not, where not."""

from __future__ import annotations

import pytest
from ear import listen
from hands import PadHand
from hell_table import A, B, C, D, Seated, furnished, say, table
from pygame import Rect

from game.tabletop.feed import Said
from game.titles.lords_of_hell.bot import deal_reasons
from game.titles.lords_of_hell.rules.items import WITH, AnyCards, Fortress, HandCard, PromiseCard, Souls, Tabled
from game.titles.lords_of_hell.rules.market import PRIVATE, PUBLIC, offer_play
from game.titles.lords_of_hell.rules.promise_validation import is_past
from game.titles.lords_of_hell.rules.promises import VERBS
from game.titles.lords_of_hell.rules.sentences import Due, IfOverlord, NoAttack
from game.titles.lords_of_hell.screen.draft import GIVE
from game.titles.lords_of_hell.screen.offer_panel import LINES
from game.titles.lords_of_hell.screen.promise_draft import PromiseDraft
from game.titles.lords_of_hell.screen.realms import parts as parts_of


def test_goods_and_a_promise_by_pressing_and_the_offer_is_sent():
    me, t = table()
    me.press("realm", C)
    assert me.table.market.draft is not None and me.table.market.partner == C
    card = t.card(A, "crown_of_lucifer")
    me.press("c", card)
    me.press("souls", A)
    me.press("souls", A)
    me.press("c", t.card(C, "metal_beasts", "hordes"))
    me.press("add", "asks")
    me.press("pick", "verb", "no_attack")
    assert (
        me.table.context.sentence(me.table.promise_builder.work.sentence())
        == "I will not attack Glasya until the end of round 5"
    )
    me.act("lay")
    me.act("offer")
    (offer,) = t.s.offers
    assert (offer.by, offer.to, offer.private) == (A, C, True)
    assert offer.give == [HandCard(card, False), Souls(2)]
    assert offer.take == [Tabled(t.card(C, "metal_beasts", "hordes"))]
    assert offer.asks == [NoAttack(A, 5)]
    assert me.table.market.draft is None and not me.feed.refused


def test_a_card_dragged_onto_a_pan_lies_there_and_is_taken_back():
    me, t = table()
    me.press("realm", B)
    card = t.card(A, "pickpocket")
    me.drag(("c", card), me.table.scale.half("give").pan.center)
    assert me.table.market.draft.give == [HandCard(card, False)]
    assert ("c", card) in me.table.scale.layout() and card not in me.table.hand.resources
    me.press("give", 0)
    assert me.table.market.draft.give == [] and card in me.table.hand.resources


def test_a_card_that_nobody_owns_is_read_beside_an_offer_to_anyone():
    """It is no piece of anyone's, and the inspector asks what a press on it means."""
    me, t = table()
    t.s.discard.append(t.s.deck.pop())
    t.match.play(B, offer_play(C, [Souls(1)], [], [], [], "public", 0).choice(), at=1_000)
    me.told()
    me.press("anyone")
    card = me.table.reading.discard[-1]
    assert me.table.market.draft is not None and card not in me.table.reading.owner
    assert me.table.market.piece(("c", card)) is None
    assert not me.table.context.mark(("c", card)).lit


def test_dragging_onto_the_own_realm_tables_a_card_while_none_lies_on_the_scale():
    me, t = table()
    card = t.card(A, "fiends")
    me.drag(("c", card), me.table.ground.realms[A].center)
    assert card in t.s.hordes[A]


def test_an_offer_is_read_and_sealed_with_cards_of_ones_choice():
    me, t = table()
    number = t.offer(C, A, give=[["souls", 3]], take=[["any_cards", 1]], swears=[say("no_attack", A, 6)])
    me.told()
    me.press("offer", number)
    assert me.acts()["accept"] is False
    card = t.card(A, "pickpocket")
    me.press("c", card)
    me.act("accept")
    assert card in t.s.hand[C] and t.s.souls[A] == 10
    assert [p.sentence for p in t.s.promises] == [NoAttack(A, 6)]


def test_cards_chosen_for_an_offer_stay_in_the_hand_and_one_more_press_takes_them_back():
    me, t = table()
    t.offer(C, A, give=[["souls", 3]], take=[["any_cards", 2]])
    me.told()
    me.press("offer", t.s.offers[0].id)
    card, other = t.card(A, "bury"), t.card(A, "pickpocket")
    calm = me.table.hand.layout()["c", card]
    me.press("c", card)
    raised = me.table.hand.layout()["c", card]
    assert raised.y < calm.y and raised.glow and me.table.market.picks == [card]
    me.press("c", other)
    assert me.table.market.picks == [card, other]
    me.press("c", card)
    assert me.table.market.picks == [other] and not me.table.hand.layout()["c", card].glow
    assert not me.harness.widget("act.accept").enabled, "one is missing again"


def test_a_counter_offer_turns_the_sides_and_marks_what_is_new():
    me, t = table()
    number = t.offer(C, A, give=[["souls", 3]], take=[["promise_card", A, 1]])
    me.told()
    me.press("offer", number)
    me.act("counter")
    draft = me.table.market.draft
    assert draft.give == [PromiseCard(A, 1)] and draft.take == [Souls(3)]
    me.press("souls", C)
    assert draft.take == [Souls(4)] and draft.is_new("take", Souls(4))
    assert not draft.is_new("give", PromiseCard(A, 1))
    me.act("offer")
    mine = t.s.offers[-1]
    assert mine.counters == number and mine.take == [Souls(4)]


def test_an_offer_that_goes_with_nothing_said_of_it_is_heard_and_so_is_a_promise_unrolled():
    """Declined by oneself, withdrawn by the other; not what was sealed or countered, which have sounds of their own."""
    me, t = table()
    ear = listen(me.harness)
    for end, sounds in (("decline", 1), ("withdraw", 1), ("accept", 0), ("counter", 0)):
        number = t.offer(C, A, give=[["souls", 1]], take=[["promise_card", A, 1]])
        me.told()
        assert ear.take().count("offer_slip") == 1
        if end == "withdraw":
            me.match.play(C, ["withdraw", number])
            me.told()
        else:
            me.press("offer", number)
            me.act(end)
            if end == "counter":
                me.press("add", "swears")
                assert ear.take().count("promise_unrolled") == 1
                me.act("back")
                me.act("offer")
        assert ear.take().count("offer_lapsed") == sounds, end


def test_the_sender_is_told_that_a_private_offer_was_declined() -> None:
    """LOH-6.12: nobody else hears of it, so no cue tells it."""
    me, t = table()
    told: list[str] = []
    me.table.services.slip = told.append
    t.match.play(A, offer_play(B, [Souls(1)], [], [], [], PRIVATE, 0).choice())
    me.told()
    assert not told
    t.match.play(B, ["decline", t.s.offers[-1].id])
    me.told()
    assert told == ["Belial turns your offer down."]
    me.told()
    assert len(told) == 1


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_an_offer_that_is_answered_at_once_is_off_the_scale(answer: str) -> None:
    """Both plays may come in one update: who sees the draft lie there would send it again."""
    me, t = table()
    told: list[str] = []
    me.table.services.slip = told.append
    me.press("realm", B)
    me.table.market.put(GIVE, Souls(1))
    me.table.market.send()
    assert me.table.market.draft is not None
    number = t.s.offers[-1].id
    t.match.play(B, [answer, number, []] if answer == "accept" else [answer, number])
    me.told()
    assert me.table.market.draft is None
    assert told == (["Belial turns your offer down."] if answer == "decline" else [])


def test_declined_withdrawn_and_an_offer_to_anyone():
    me, t = table()
    number = t.offer(B, A, give=[["souls", 1]])
    me.told()
    me.press("offer", number)
    me.act("decline")
    assert t.s.offers[0].state == "declined"
    me.press("anyone")
    me.press("pc", A)
    me.act("offer")
    mine = t.s.offers[-1]
    assert mine.to == -1 and not mine.private
    me.press("offer", mine.id)
    me.act("withdraw")
    assert mine.state == "withdrawn"


def test_what_cannot_be_given_says_why():
    me, t = table()
    t.sworn(A, B, say("give", B, [["hand_card", t.card(A, "pickpocket"), False]], ["council", 5]))
    me.told()
    me.press("realm", C)
    spot = me.spot("c", t.card(A, "pickpocket"))
    assert not spot.open and spot.why == me.table.context.refusal("pledged")
    other = me.spot("c", t.card(D, "juggernauts", "hordes"))
    assert not other.open and "Mammon" in other.why


def test_a_promise_in_the_way_is_shown_with_the_refusal():
    me, t = table()
    t.sworn(A, B, say("no_trade", C, 5))
    me.told()
    spot = me.spot("realm", C)
    assert not spot.open and "I will not trade with Mammon until the end of round 5" in spot.why


def test_why_an_offer_was_taken_back_by_the_host_is_read_by_its_sender_alone():
    me, t = table()
    number = t.offer(A, C, give=[["promise_card", A, 1]])
    me.told()
    t.sworn(C, B, say("no_trade", A, 5))
    t.match.play(C, ["accept", number, []])
    me.told()
    assert me.table.market.notice == ("stale", 0)
    assert me.table.back() and me.table.market.notice is None


def test_the_scale_leans_to_what_is_worth_more_by_printed_power_unless_the_lobby_forbids():
    me, t = table()
    me.press("realm", C)
    me.press("c", t.card(C, "metal_beasts", "hordes"))
    assert me.table.scale.tilt > 0
    t2 = furnished(4, forecast=False)
    t2.go()
    other = Seated(t2.match)
    other.press("realm", C)
    other.press("c", t2.card(C, "metal_beasts", "hordes"))
    assert other.table.scale.tilt == 0


def test_an_offer_shows_the_seconds_it_stays_open_and_a_floor_stops_them():
    """LOH-6.10, 7.10."""
    me, t = table()
    t.match.play(C, offer_play(A, [Souls(1)], [], [], [], "private", 0).choice(), at=5_000)
    me.told()
    (offer,) = me.table.reading.market
    clock = me.harness.widget("offer_times").clock
    before = clock.left(offer)
    assert 55 <= before <= 60
    me.harness.seconds(10)
    assert clock.left(offer) == before - 10
    t.match.play(B, ["hold"])
    me.told()
    assert me.table.context.kind == "floor"
    stands = clock.left(offer)
    me.harness.seconds(5)
    assert clock.left(offer) == stands


def test_untimed_an_offer_has_no_seconds_and_is_taken_however_late():
    """LOH-21.4: alone nothing has a limit."""
    t = furnished(4, pace="untimed")
    t.go()
    me = Seated(t.match)
    t.match.play(C, offer_play(A, [Souls(1)], [], [], [], "private", 0).choice(), at=5_000)
    me.told()
    (offer,) = me.table.reading.market
    assert "offer_times" not in {widget.id for widget in me.scene.group}
    t.match.play(A, ["accept", offer.id, []], at=3_600_000)
    me.told()
    assert not me.table.reading.market and me.table.market.notice is None


def test_an_offer_whose_time_is_over_is_gone_though_nobody_acts():
    """LOH-6.10: it lapses at the host with the next act, and would lie at 0:00 until then."""
    me, t = table()
    t.match.play(C, offer_play(A, [Souls(1)], [], [], [], "private", 0).choice(), at=5_000)
    me.told()
    (offer,) = me.table.reading.market
    me.press("offer", offer.id)
    me.harness.seconds(58)
    assert me.table.market.offer is not None and "accept" in me.acts()
    me.harness.seconds(3)
    assert not me.table.reading.market and me.table.market.offer is None and "accept" not in me.acts()
    assert t.s.offers[0].state == "open", "nobody has acted"
    assert ("offer", offer.id) not in {spot.handle for spot in me.scene.spots}
    t.match.play(B, offer_play(D, [Souls(1)], [], [], [], "public", 0).choice(), at=6_000)
    me.told()
    assert [other.by for other in me.table.reading.market] == [B], "and it does not come back"


def test_the_sender_hears_at_once_that_an_offer_lapses():
    me, _ = table()
    me.press("realm", C)
    me.press("souls", A)
    me.act("offer")
    me.told()
    said: list[str] = []
    slip = me.table.services.slip
    me.table.services.slip = lambda text, *more, **rest: (said.append(text), slip(text, *more, **rest))[1]
    me.harness.seconds(63)
    assert said.count("Your offer to Mammon lapses.") == 1


@pytest.mark.parametrize(("stretch", "least"), [(1, 55), (2, 115), (0, 0)])
def test_an_offer_shows_what_the_house_gives_it(stretch: int, least: int):
    """Twice the seconds, or none at all, as the table's time limits say."""
    me, t = table()
    me.feed.stretch = stretch
    t.match.play(C, offer_play(A, [Souls(1)], [], [], [], "private", 0).choice(), at=5_000)
    me.told()
    (offer,) = me.table.reading.market
    shown = {widget.id: widget for widget in me.scene.group}.get("offer_times")
    assert (shown is not None) == bool(least)
    if shown is not None:
        assert least <= shown.clock.left(offer) <= least + 5


def test_why_an_offer_was_not_taken_goes_with_the_next_play():
    me, t = table()
    t.sworn(C, B, say("no_trade", A, 5))
    me.table.market.notice = ("stale", 0)
    me.told()
    assert me.table.market.notice is not None, "nobody else's play takes it away"
    me.table.context.plays_sent += 1
    me.told()
    assert me.table.market.notice is None


def test_the_guide_leaves_the_scale_in_sight_and_folds_up():
    me, _ = table()
    pan = me.table.scale.half("give").pan
    assert not me.spot("guide").rect.colliderect(pan)
    open_ = me.spot("guide").rect
    me.press("guide")
    assert me.spot("guide").rect.w * me.spot("guide").rect.h < open_.w * open_.h / 4
    me.press("realm", C)
    assert not any(spot.handle == ("guide",) for spot in me.scene.spots)


def test_talk_looks_free_and_can_be_switched_off():
    """LOH-6.17."""
    me, _ = table()
    me.harness.click("link.chat")
    me.calm()
    assert me.harness.widget("free_talk").free.words == me.table.words("talk-free")
    me.scene.furniture.talk.add("Kalle", "I will vote for you", False)
    assert "<i>" in me.scene.furniture.talk.lines[-1].text
    assert me.scene.furniture.talk.entry is not None
    quiet = furnished(4, banter=False)
    quiet.go()
    other = Seated(quiet.match)
    other.harness.click("link.chat")
    other.calm()
    assert other.scene.furniture.talk.entry is None
    assert other.harness.widget("free_talk").free.words == other.table.words("talk-off")


# ---------------------------------------------------------------- the promise builder


def test_every_verb_begins_as_a_sentence_that_can_be_sworn_or_says_why_not():
    me, _ = table(phase="council")
    s = me.table.reading.s
    for own in (True, False):
        by, to = (A, B) if own else (B, A)
        for verb in VERBS:
            oath = PromiseDraft(me.table.context, me.table.market, by, to)
            oath.choose(verb)
            if oath.whole():
                code, _ = oath.problem()
                assert not code or me.table.context.refusal(code) != f"refused-{code}", verb
    assert s.round == 5


def test_a_vote_for_who_is_no_nominee_is_dim_and_says_why():
    me, _ = table(phase="council")
    me.press("realm", B)
    me.press("add", "swears")
    me.press("pick", "verb", "vote")
    assert me.table.promise_builder.work.args["candidate"] in (A, C)  # the nominees
    spot = me.spot("pick", "round", 5)
    assert spot.open
    me.press("pick", "candidate", C)
    assert not me.table.promise_builder.work.problem()[0]
    found = me.table.promise_builder.work.why("candidate", D)
    assert found[0] in ("", "cannot_swear")


def test_back_of_an_oath_bears_its_key_where_that_does_the_same():
    me, _ = table(phase="council")
    me.press("realm", B)
    market = me.table.market
    for leave in (lambda: me.act("back"), lambda: me.harness.key("escape")):
        me.press("add", "swears")
        assert me.harness.widget("act.back").key == "ESC"
        leave()
        me.calm()
        assert not market.sheet and market.draft is not None
    me.press("add", "swears")
    me.press("pick", "verb", "vote")
    assert me.harness.widget("act.close").key == ""
    me.harness.key("escape")
    assert market.sheet and not me.table.promise_builder.work.verb, "the key goes back to the choice of another"


def test_a_gift_with_a_condition_is_put_together_word_by_word():
    me, t = table(phase="council")
    me.press("realm", B)
    me.press("add", "swears")
    me.press("pick", "verb", "give")
    me.press("pick", "piece", PromiseCard(A, 1))
    me.press("pick", "piece", PromiseCard(A, 1))
    me.press("pick", "condition", "if_overlord")
    work = me.table.promise_builder.work
    assert work.args["due"].point == "settlement" and work.args["bundle"] == [PromiseCard(A, 2)]
    me.press("pick", "if", 0, A)
    text = me.table.context.sentence(work.sentence())
    assert text.startswith("If Glasya becomes overlord") and "Promise of Glasya × 2" in text
    me.act("lay")
    me.act("offer")
    condition = t.s.offers[-1].swears[0].condition
    assert isinstance(condition, IfOverlord) and condition.seat == A


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_sheets_have_words_in_every_language_and_fit(language: str, size: tuple[int, int]):
    me, _ = table(6 if size[0] < 1900 else 4, size=size, language=language)
    me.press("realm", C)
    for side in ("give", "take", "swears", "asks"):
        me.press("add", side)
        for spot in me.scene.spots:
            if spot.handle[0] == "pick":
                assert me.table.ground.scale.contains(spot.rect), (side, spot.handle)
        if side in ("swears", "asks"):
            me.press("pick", "verb", "give")
            for spot in me.scene.spots:
                if spot.handle[0] == "pick":
                    assert me.table.ground.scale.contains(spot.rect), (side, spot.handle)
            me.act("close")
        else:
            me.act("done")
    assert not me.scene.services.words.unknown


@pytest.mark.parametrize(("sight", "to"), [(PRIVATE, C), (PUBLIC, None)])
def test_an_offer_is_turned_down_with_a_word_that_its_sender_hears_or_all(sight, to, monkeypatch):
    me, t = table()
    said = []
    monkeypatch.setattr(me.feed, "say", lambda **how: said.append(how))
    number = t.offer(C, A, give=[["souls", 1]], take=[["promise_card", A, 1]], sight=sight)
    me.told()
    me.press("offer", number)
    me.act("explain")
    assert {"decline", *(f"say-{line}" for line in LINES)} <= set(me.acts())
    me.act("say-trust")
    assert said == [{"emote": "trust", "to": to}]
    assert t.s.offers == [] or t.s.offers[-1].state == "declined"


def test_escape_goes_back_from_the_words_to_the_offer():
    me, t = table()
    number = t.offer(C, A, give=[["souls", 1]], take=[["promise_card", A, 1]])
    me.told()
    me.press("offer", number)
    me.act("explain")
    me.harness.key("escape")
    assert "accept" in me.acts() and me.table.market.viewing == number


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_line_is_told_in_the_words_of_whoever_hears_it(language):
    me, _ = table()
    me.scene.context.change(language=language)
    me.harness.frames(2)
    told = [me.table.line_words(line) for line in {*LINES, *deal_reasons.LINES.values()}]
    assert all(told) and len(set(told)) == len(told)
    assert me.table.line_words("no such line") == ""
    me.feed._out.append(Said(C, "Inés", emote="vote"))
    me.harness.frames(2)
    assert me.scene.furniture.speech[C].text == me.table.line_words("vote")
    assert me.table.seat_place(C).colliderect(me.table.ground.realms[C])


def test_nothing_is_asked_of_another_for_a_moment_that_has_passed():
    """What a hand holds is the other's to tell; that the draw of this round is over all can see."""
    me, _ = table()
    me.press("realm", B)
    me.press("add", "asks")
    me.press("pick", "verb", "give")
    me.press("pick", "piece", AnyCards(1))
    work = me.table.promise_builder.work
    assert work.problem() == ("", 0)
    assert work.args["due"] != Due("draw", 5)
    chip = me.spot("pick", "due", Due("draw", 5))
    assert not chip.open and chip.why == "That moment has passed."


@pytest.mark.parametrize("side", ["swears", "asks"])
@pytest.mark.parametrize("phase", ["tabling", "rituals", "council"])
@pytest.mark.parametrize("verb", [verb for verb, row in VERBS.items() if any(kind == "due" for _, kind in row.args)])
def test_before_anything_is_named_to_give_no_moment_that_has_passed_is_chosen(verb: str, phase: str, side: str):
    me, _ = table(phase=phase)
    by, to = (A, B) if side == "swears" else (B, A)
    oath = PromiseDraft(me.table.context, me.table.market, by, to)
    oath.choose(verb)
    if oath.args.get("captive", 0) is None:
        return  # there is nobody to be released
    s = me.table.reading.s
    assert not is_past(s, oath.sentence()), oath.args["due"]
    for due in oath.values("due", "due"):
        oath.args["due"] = due
        assert oath.whole() or (oath.why("due", due)[0] == "past") == is_past(s, oath.sentence()), due


def test_a_fortress_without_captives_is_not_said_to_have_some():
    me, _ = table()
    assert not me.table.reading.captives(A)
    me.press("realm", B)
    me.press("add", "swears")
    me.press("pick", "verb", "give")
    me.press("pick", "piece", Fortress(WITH))
    text = me.table.context.sentence(me.table.promise_builder.work.sentence())
    assert "with any captives" in text and "its captives" not in text


@pytest.mark.parametrize("sheet", [("add", "give"), ("add", "swears")])
def test_souls_of_others_are_not_laid_on_a_pan_behind_a_sheet(sheet):
    """They would lie where nobody sees them, and a gamepad's ring would go to them before the sheet."""
    me, _ = table()
    me.press("realm", C)
    me.press(*sheet)
    assert not [spot.handle for spot in me.scene.spots if spot.handle[0] == "souls" and spot.open]
    me.harness.click(me.spot("souls", C).rect.center)
    me.calm()
    assert me.table.market.draft.empty


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_ring_round_a_devil_lies_on_none_of_its_figures(scale):
    """It goes round the head and the row of figures under it."""
    me, _ = table(text_scale=scale)
    for seat in range(4):
        parts = parts_of(me.table.context, seat)
        assert me.spot("realm", seat).rect.contains(parts.facts.clip(parts.whole)), seat


def test_souls_that_a_devil_does_not_have_are_no_card_of_somebody_else():
    """Before a deal, where a press would begin one with them, and on either pan."""
    me, t = table()
    t.s.souls[A] = t.s.souls[C] = 0
    me.told()
    none = "Mammon doesn't have that many."
    assert (me.spot("souls", C).open, me.spot("souls", C).why) == (False, none)
    assert me.spot("souls", B).open
    me.press("realm", C)
    assert (me.spot("souls", C).open, me.spot("souls", C).why) == (False, none)
    assert (me.spot("souls", A).open, me.spot("souls", A).why) == (False, "You don't have that many.")


def test_a_gamepad_is_led_from_the_verb_of_a_promise_to_what_it_is_about():
    """Not to the word that would take the verb back: two presses in a row would come to nothing."""
    me, _ = table()
    pad = PadHand(me.harness)
    me.press("realm", C)
    me.press("add", "swears")
    pad.next()
    assert me.scene.group.focused.spot.handle == ("pick", "verb", "no_attack")
    pad.press()
    me.calm()
    assert me.scene.group.focused.spot.handle == ("pick", "target", C)
    pad.press()
    me.calm()
    assert me.table.promise_builder.work.sentence() == NoAttack(C, 5)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_keys_of_words_on_a_sheet_lie_over_them(size: tuple[int, int], language: str):
    """They covered the first letters, and of rounds the whole figure."""
    me, _ = table(size=size, language=language)
    me.press("realm", C)
    me.press("add", "asks")
    for press in ((), ("pick", "verb", "no_attack")):
        if press:
            me.press(*press)
        me.harness.key("right")
        me.harness.frames(2)
        group, sheet = me.scene.group, me.table.promise_builder
        look, aims = group.look, list(group.aims())
        tags = [box for _, box in group.tags.placed(look, aims, Rect((0, 0), size))]
        _, chips, px = sheet.placed()
        assert tags and len(chips) >= 6
        for chip, rect in chips:
            letters = rect.inflate(0, px * 2 // 3 - rect.h)  # capitals are about seven tenths of their size
            assert letters.collidelist(tags) < 0, (language, chip.words)
