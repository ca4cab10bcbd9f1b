"""What a question says where a promise binds the answer, and of the time at which it is asked."""

import pytest
from hell_table import A, B, C, D, Seated, Table, say

from game.titles.lords_of_hell.screen.attack import AttackTurn
from game.titles.lords_of_hell.screen.choices import Choices
from game.titles.lords_of_hell.screen.phase import Beat


def ask_of(t: Table, seat: int, **more):
    """The ask line and the stakes that a seat reads, and its table."""
    table = Seated(t.match, seat, **more).table
    choices = next(panel for panel in table.rooms if isinstance(panel, Choices))
    return *choices.ask(), table, choices


def sworn_to_vote(*sworn) -> Table:
    t = Table(4, round=5)
    t.s.markers = [2, 0, 1, 0]
    for sentence in sworn:
        t.sworn(B, A, sentence)
    t.ring()
    for seat in range(4):
        t.does(seat, "come")
    while t.match.ask.seats[0] != B:
        t.does(t.match.ask.seats[0], "decline")
    return t


def test_a_sworn_vote_is_not_offered_as_a_free_one():
    t = sworn_to_vote(say("vote", A, 5, False, strength="if_able"))
    text, stakes, table, choices = ask_of(t, B)
    name = table.context.devil(A)
    assert text == f"A promise binds you to vote for {name}."
    assert "nobody" not in stakes and (not table.words.timed or f"you vote for {name}" in stakes)
    assert t.match.default(B) == A and not t.match.space(B).contains("decline")
    why = choices.mark(("realm", C)).why
    assert "vote" in why and name in why and why != table.words("why-choice"), "the hover says what was sworn"
    assert choices.mark(("realm", D)).why == table.context.refusal("not_nominee")
    (vote,) = choices.acts()
    assert not vote.enabled and vote.why == table.words("pick-devil"), "no card is chosen"


def test_an_open_vote_and_one_without_anybody_left():
    text, stakes, table, _ = ask_of(sworn_to_vote(), B)
    assert text == table.words("ask-vote") and (not table.words.timed or "nobody" in stakes)
    t = sworn_to_vote(say("no_vote", A, 6), say("no_vote", C, 6))
    assert list(t.match.space(B).each()) == ["decline"]
    assert ask_of(t, B)[0] == "Your promises leave you no nominee to vote for."


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_sworn_nomination_says_whom(language: str):
    t = Table(4, round=5)
    t.sworn(B, A, say("nominate", A, 5, False, strength="if_able"))
    t.ring()
    for seat in range(4):
        t.does(seat, "come")
    assert t.asked == "nominate" and list(t.match.space(B).each()) == [A] and t.match.default(B) == A
    text, stakes, table, choices = ask_of(t, B, language=language)
    form = ".gen" if language == "fi" else ""
    name = table.words(f"devil-{table.context.reading.devil(A)}{form}")
    assert name in text and text != table.words("ask-nominate")
    assert not table.words.timed or name in stakes
    assert choices.mark(("realm", D)).why not in ("", table.words("why-choice"))
    assert not table.words.unknown


def test_a_card_in_the_middle_of_a_phase_does_not_close_it():
    t = Table(4, "council", round=5).seat(A, hand="scandal acclaim")
    t.s.markers = [0, 0, 2, 0]
    t.go()
    t.does(A, "play", t.card(A, "acclaim"), C)
    assert t.asked == "beat" and t.s.phase == "council"
    asked = Seated(t.match, B).table.ask()[0]
    assert asked.startswith("Council. ") and "closes" not in asked
    t.passes()
    for seat in range(4):
        t.does(seat, ["ready"])
    assert t.asked == "beat" and Seated(t.match, B).table.ask()[0].startswith("Council closes. ")


def beat_of(seat: int, **seats):
    """A reaction in Council, and the panel in which a seat answers it."""
    t = Table(4, "council", round=5).seat(A, hand="scandal acclaim")
    t.s.markers = [0, 0, 2, 0]
    if seats:
        t.seat(seat, **seats)
    t.go()
    t.does(A, "play", t.card(A, "acclaim"), C)
    me = Seated(t.match, seat)
    return me, next(panel for panel in me.table.rooms if isinstance(panel, Beat))


def test_a_captive_with_nothing_to_play_passes_by_itself():
    beat = beat_of(B, captor=C)[1]
    assert beat.helpless and beat.auto and beat.chosen is None
    beat.turn()
    assert not beat.auto, "its player may want to bluff"
    beat = beat_of(B)[1]
    assert beat.helpless and not beat.auto, "whoever is free is asked"
    beat = beat_of(A)[1]
    assert not beat.helpless and not beat.auto, "Scandal can still be played"


def test_after_three_empty_passes_passing_by_itself_is_offered():
    me, beat = beat_of(B)
    offer = me.table.words("aid-beat-auto")
    for passes in range(4):
        assert (offer in beat.ask()[1]) == (passes >= 3)
        beat._press_pass()
        me.feed.match.state.passed = 0
        me.told()


def parley_of(t: Table, **more):
    """The ask line, the stakes and the ids of the buttons that the attacker reads in parley."""
    table = Seated(t.match, A, **more).table
    panel = next(panel for panel in table.rooms if isinstance(panel, AttackTurn))
    return *panel.ask(), [act.id for act in panel.acts() if act.enabled], table


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_march_says_what_an_oath_leaves_of_it(language: str):
    t = Table(4, starter=A)
    t.sworn(A, B, say("attack", C, 4))
    t.battles().does(A, "attack", C).until("parley")
    text, stakes, acts, table = parley_of(t, language=language)
    words, name = table.words, {"realm": table.context.devil(C)}
    assert text == words("ask-parley.bound", **name) and words("ask-parley.bound-stakes") in stakes
    assert "go_on" in acts and "pass" not in acts and t.match.default(A) == ["go_on"]

    t = Table(4, starter=A).battles().does(A, "attack", B).until("parley")
    assert parley_of(t, language=language)[0] == words("ask-parley", realm=table.context.devil(B))
    t.sworn(A, B, say("no_attack", B, 4))
    text, stakes, acts, table = parley_of(t, language=language)
    name = {"realm": table.context.devil(B)}
    assert text == words("ask-parley.barred", **name) and "go_on" not in acts and "pass" in acts
    assert t.match.default(A) == ["pass"] and (not words.timed or words("ask-parley.barred-timeout") in stakes)
    assert words("ask-parley.timeout") not in stakes and not words.unknown
    for realm in (C, D):
        t.sworn(A, B, say("no_attack", realm, 4))
    assert parley_of(t, language=language)[0] == words("ask-parley.halted", **name)
