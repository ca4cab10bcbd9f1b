"""Cues: emitted once with the truth, told to each seat by the better of two sights."""

from types import SimpleNamespace
from typing import Annotated

import msgspec
import pytest

from game.engine.chance import Chance
from game.engine.cues import (
    Cue,
    Handle,
    Named,
    Seat,
    Secret,
    TrueCue,
    bit,
    face_of,
    kind_of,
    marks_of,
    nouns_of,
    only,
    redact,
    tells,
)  # fmt: skip
from game.engine.match import Match, new
from game.engine.rules import Rules
from game.engine.sight import SPECTATOR, Sight
from tests.engine.toys import TRICKS


class Moved(Cue, frozen=True, kw_only=True):
    thing: Handle
    card: Secret[str]
    rule: str = "TOY-1"


class Looked(Cue, frozen=True, kw_only=True):
    card: Secret[int]


class StandIn(Cue, frozen=True, kw_only=True):
    """A card of all, from here to there."""

    card: str
    from_: str = msgspec.field(name="from")


def stage(identity=True):
    """A match whose state says outright who sees which handle, and what each handle stands for."""
    rules = Rules(
        title="stage",
        state=None,
        steps=(),
        begin=(),
        setup=None,
        view=None,
        sees=lambda match, seat, thing: Sight.ALL if seat in match.state.eyes.get(thing, ()) else Sight.BACK,
        imagine=None,
        clocks=None,
        data=dict,
        identity=(lambda match, thing: match.state.things.get(thing)) if identity else None,
    )
    match = Match(rules, {}, ("human", "human"), Chance(b""))
    match.state = SimpleNamespace(eyes={7: (0,)}, things={7: "lion", 8: "skunk"})
    return match


def faces(match):
    cues = match.take_cues()
    return [[cue.nouns["card"] for cue in match.cues_for(cues, seat)] for seat in (SPECTATOR, 0, 1)]


def test_a_face_is_told_to_those_who_saw_it_then():
    match = stage()
    match.cue(Moved(thing=7, card=face_of(7, "lion")))
    match.state.eyes = {}
    assert faces(match) == [[None], ["lion"], [None]]


def test_a_face_is_told_to_those_who_see_it_when_the_play_is_over():
    match = stage()
    match.cue(Moved(thing=7, card=face_of(7, "lion")))
    match.state.eyes = {7: (1, SPECTATOR)}
    assert faces(match) == [["lion"], ["lion"], ["lion"]]


def test_a_handle_dealt_anew_does_not_tell_the_old_face():
    match = stage()
    match.cue(Moved(thing=7, card=face_of(7, "lion")))
    match.state.things = {7: "skunk", 8: "lion"}
    match.state.eyes = {7: (1,)}
    assert faces(match) == [[None], ["lion"], [None]]


def test_a_handle_that_is_gone_tells_nothing_more():
    match = stage()
    match.cue(Moved(thing=7, card=face_of(7, "lion")))
    match.state.things = {}
    match.state.eyes = {7: (1,)}
    assert faces(match) == [[None], ["lion"], [None]]


def test_without_identity_there_is_no_second_look():
    match = stage(identity=False)
    match.cue(Moved(thing=7, card=face_of(7, "lion")))
    match.state.eyes = {7: (1,)}
    assert faces(match) == [[None], ["lion"], [None]]


Place = Annotated[Named, "place"]


class Marched(Cue, frozen=True, kw_only=True):
    seat: Seat
    things: list[Handle]
    goal: Annotated[list[Place], "places"]
    from_: Secret[Place] = msgspec.field(name="from")
    count: int


def test_a_noun_says_by_its_type_how_it_is_put_into_words():
    """The outermost mark counts, also where a noun may be hidden; what has none stands as it is."""
    assert marks_of(Marched) == (
        ("seat", "seat", "seat"), ("things", "things", "handle"), ("goal", "goal", "places"), ("from_", "from", "place"),
    )  # fmt: skip


def test_a_kind_is_told_by_its_class_and_its_nouns_by_the_fields():
    match = stage()
    assert kind_of("StandIn") == "stand_in" and nouns_of(StandIn) == (("card", "card"), ("from_", "from"))
    match.cue(StandIn(card="lion", from_="F1", rule="TOY-2"))
    match.cue(Moved(thing=7, card=face_of(7, "lion")))
    first, second = match.take_cues()
    assert (first.kind, first.beat, first.rule) == ("stand_in", 0, "TOY-2")
    assert first.nouns == {"card": "lion", "from": "F1"}
    assert (second.kind, second.rule) == ("moved", "TOY-1")


def test_what_is_not_declared_secret_cannot_be_told_to_some():
    match = stage()
    with pytest.raises(TypeError, match="stand_in: card is not declared Secret"):
        match.cue(StandIn(card=only((1,), "lion"), from_="F1"))
    with pytest.raises(TypeError):
        StandIn(crad="lion", from_="F1")


def test_only_tells_some_seats():
    match = stage()
    match.cue(Looked(card=only((1,), 42)))
    assert faces(match) == [[None], [None], [42]]


def test_redaction_keeps_the_shape_and_never_tells_who_else_sees():
    cue = TrueCue("moved", 2, {"card": "lion", "to": "F1"}, "TOY-1", {"card": bit(0)}, {"card": (7, "lion")})
    told = redact(cue, 1)
    assert told.nouns == {"card": None, "to": "F1"} and (told.beat, told.rule) == (2, "TOY-1")
    assert not hasattr(told, "masks") and not hasattr(told, "faces")


def test_beats_count_from_nought_in_each_play():
    match = new(TRICKS, 2)
    match.play(0, 1)
    match.play(1, 1)
    match.play(0, match.default(0))
    match.take_cues()
    match.play(1, match.default(1))
    assert [(cue.kind, cue.beat) for cue in match.take_cues()] == [("laid", 0), ("trick", 1)]


def test_the_card_laid_is_told_to_all_and_the_bid_to_one():
    match = new(TRICKS, 2)
    match.play(0, 1)
    match.play(1, 2)
    match.take_cues()
    card = match.default(0)
    match.play(0, card)
    (cue,) = match.take_cues()
    for seat in (SPECTATOR, 0, 1):
        told = redact(cue, seat).nouns
        assert told["card"] == card
        assert told["bid"] == (1 if seat == 0 else None)


def test_a_quiet_match_swallows_cues_and_skips_what_only_tells():
    told = []

    @tells
    def tell(match, *, thing):
        told.append(thing)
        match.cue(Moved(thing=thing, card="lion"))

    loud = stage()
    quiet = Match(loud.rules, {}, loud.seat_kinds, Chance(b""), quiet=True)
    for match in (loud, quiet):
        match.cue(Moved(thing=7, card="lion"))
        tell(match, thing=8)
    assert told == [8] and not quiet.take_cues()
    assert [cue.nouns["thing"] for cue in loud.take_cues()] == [7, 8]
