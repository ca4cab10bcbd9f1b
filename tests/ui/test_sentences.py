"""How the nouns of a cue are put into words: by the marks of their types."""

from __future__ import annotations

import msgspec

from game.engine.cues import Cue, Handle, Seat, Secret
from game.tabletop.sentences import Sentences
from game.titles.battlegoats.rules.cues import Place, Places


class Marched(Cue, frozen=True, kw_only=True):
    seat: Seat
    things: list[Handle]
    goal: Places
    from_: Secret[Place] = msgspec.field(name="from")
    count: int


def test_sentences_take_marked_nouns_in_words_and_leave_out_nothing():
    words = {"place": lambda table, place: f"{place[1]} of {table}", "seat": lambda table, seat: f"{table} {seat}"}
    sentences: Sentences[str] = Sentences(words)
    told = sentences.args("Aino", Marched(seat=1, things=[7], goal=[[1, "F2"]], from_=[1, "F1"], count=2))
    assert told == {"seat": "Aino 1", "things": [7], "goal": [[1, "F2"]], "from": "F1 of Aino", "count": 2}
    hidden = sentences.args("Aino", Marched(seat=1, things=[], goal=[], from_=None, count=0))
    assert hidden["from"] is None
