"""The rehearsal: what both ends of the wire may take for known before a match has begun.

The host plays the match once by itself, at random under a seed that is nobody's, and keeps of it

    the primer    the end of what a seat was told, and the words of the game: brief updates may point into it (wire.py)
    shapes        of the cues that occurred (cue_shapes.py)
    words         the commonest first: sealed pieces name them by number (copies.py)

Primer and shapes travel in the opening, the words in the copy's first piece: the two sides need not make the same ones, and
a recording explains itself.
"""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.engine.refusal import KernelError
from game.engine.rules import Rules
from game.engine.views import pack_value
from net.protocol import codec
from net.protocol.cue_shapes import HostShapes, Shape
from net.protocol.sync import Moment, SeatSync

log = logging.getLogger("net.host")

PLAYS = 60
"""Plays of the rehearsal: enough to come to the game's common turns, in a short game to its end."""
SIZE = 10_000
"""Bytes of what was told that are kept, the last ones: of a short game nearly all. With 4,000 an update of BattleGoats is
twelve bytes longer; to read in what is longer takes longer, but in a lull (`SeatSync.prepare`)."""
MOST_WORDS, LONGEST = 512, 40
"""Words that are kept, and their letters."""
_WORTH = 5
"""Letters from which on a word is worth a place in the primer."""
_SEED = b"rehearsal"
_READ = msgspec.msgpack.Decoder().decode


class Rehearsal(NamedTuple):
    """What is known beforehand."""

    primer: bytes = b""
    shapes: tuple[Shape, ...] = ()
    words: tuple[str, ...] = ()


_made: dict[tuple[str, int, bytes], Rehearsal] = {}
"""By the game and what the match is set up with: a rehearsal may take some milliseconds, and one does for all."""


def rehearsal(rules: Rules, kinds: tuple[str, ...], options: dict[str, Any]) -> Rehearsal:
    """Of a match that is set up like this. An empty one when the rules break over it: that is no reason not to play."""
    key = (rules.title, rules.version, pack_value([list(kinds), options]))
    found = _made.get(key)
    if found is None:
        try:
            found = _rehearse(rules, kinds, options)
        except KernelError as error:
            log.error("the rehearsal broke: %s", error)
            found = Rehearsal()
        _made[key] = found
    return found


def _rehearse(rules: Rules, kinds: tuple[str, ...], options: dict[str, Any]) -> Rehearsal:
    match = new(rules, kinds, options, _SEED)
    chance = FastChance(_SEED)
    shapes = HostShapes()
    views = [SeatSync(seat) for seat in range(len(kinds))]
    told = b""
    chosen: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    for version in range(1, PLAYS + 2):
        cues = match.take_cues()
        moment = Moment(match, version, cues, shapes.numbers(cues, version))
        for view in views:
            before = view.sections
            view.refresh(moment)
            for name, body in view.sections.items():
                if before.get(name) != body:
                    _count(_READ(body), shown)
        waiting = match.waiting_for()
        if not waiting:
            break
        # The one who decides is told most.
        now = (1, waiting if match.answers else None, _clock(match), shapes)
        told += codec.plain(views[waiting[0]].update(now, version - 1, version))
        choice = match.sample(waiting[0], chance)
        _count(choice, chosen)
        match.take(waiting[0], choice)
    told = told[-SIZE:]
    words = [word for word, _ in chosen.most_common()]
    words += [word for word in shown if word not in chosen]
    front = b"".join([pack_value(word) for word in words if len(word) >= _WORTH and word.encode() not in told])
    return Rehearsal(front[:SIZE] + told, shapes.since(0), tuple(words[:MOST_WORDS]))


def _clock(match: Match) -> int | None:
    """What a clock shows when it begins."""
    seconds = match.rules.clocks(match.options).get(match.ask.clock) if match.ask is not None else None
    return None if seconds is None else int(seconds * 1000)


def _count(value: Any, words: Counter[str]) -> None:
    """The words in a plain value."""
    if type(value) is str:
        if 1 < len(value) <= LONGEST:
            words[value] += 1
    elif isinstance(value, dict):
        for key, item in value.items():
            _count(key, words)
            _count(item, words)
    elif isinstance(value, list | tuple):
        for item in value:
            _count(item, words)
