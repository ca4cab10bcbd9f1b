"""How the nouns of a cue are put into words: by the marks of their types."""

from __future__ import annotations

import msgspec

from game.engine.cues import Cue, Handle, Seat, Secret
from game.tabletop.log_style import LogStyle
from game.tabletop.sentences import Sentences, key_of
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cues import Place, Places
from game.words import Catalogue, title_words


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


def test_only_the_main_sentence_is_a_headline_and_goes_on_a_chain():
    style = LogStyle(hot=(cues.Peek,), falls=(cues.Peek,), shown=(cues.Peek,))
    cue = cues.Peek(seat=0, card="crow", places=[[1, "F1"]], handles=[7], faces=None)
    keys = [key_of(cue), key_of(cue, "nowhere"), key_of(cue, "faces")]
    args = {"seat": "Aino", "what": "a card", "cards": "Lion"}
    main, more = style.lines(title_words("battlegoats", Catalogue()), cue, keys, args, "chain")
    assert (main.hot, main.topic, main.indent, main.chain) == (True, "fall", 0, "chain")
    assert (more.hot, more.topic, more.indent, more.chain) == (False, "fall", 1, None)
    assert style.hush(cue) == "" and LogStyle().hush(cue) is None


def test_what_follows_is_indented_also_on_its_own():
    cue = Marched(seat=1, things=[], goal=[], from_=None, count=0)
    assert [LogStyle(indented=kinds).line(cue, "Off.").indent for kinds in ((Marched,), ())] == [1, 0]
