"""The primer: what a client's updates may point into before it holds any view.

The host plays a rehearsal of the match, a few plays at random under a seed that is nobody's, and keeps the end of what
a seat was told of it. The words and turns of the game that come back in every update are all in there, so a brief
update (wire.py) needs to name them only by where they stand. The primer travels in the opening: the two sides need not
make the same one, and a recording explains itself.
"""

from __future__ import annotations

import logging
from typing import Any

from game.engine.chance import FastChance
from game.engine.match import new
from game.engine.refusal import KernelError
from game.engine.rules import Rules
from game.engine.views import pack_value
from net import wire
from net.cue_shapes import HostShapes
from net.sync import Moment, SeatSync

log = logging.getLogger("net.host")

PLAYS = 12
"""Plays of the rehearsal: enough to come to the game's common turns."""
SIZE = 2000
"""Bytes of what was told that are kept, the last ones."""
_SEED = b"rehearsal"

_made: dict[tuple[str, int, bytes], bytes] = {}
"""By the game and what the match is set up with: a rehearsal may take some milliseconds, and one does for all."""


def primer(rules: Rules, kinds: tuple[str, ...], options: dict[str, Any]) -> bytes:
    """The primer of a match. b"" when the rehearsal breaks: that is no reason not to play."""
    key = (rules.title, rules.version, pack_value([list(kinds), options]))
    found = _made.get(key)
    if found is None:
        try:
            found = _rehearse(rules, kinds, options)
        except KernelError as error:
            log.error("the rehearsal broke: %s", error)
            found = b""
        _made[key] = found
    return found


def _rehearse(rules: Rules, kinds: tuple[str, ...], options: dict[str, Any]) -> bytes:
    match = new(rules, kinds, options, _SEED)
    chance = FastChance(_SEED)
    shapes = HostShapes()
    views = [SeatSync(seat) for seat in range(len(kinds))]
    told = b""
    for version in range(1, PLAYS + 2):
        cues = match.take_cues()
        moment = Moment(match, version, cues, shapes.numbers(cues, version))
        for view in views:
            view.refresh(moment)
        waiting = match.waiting_for()
        if not waiting:
            break
        # The one who decides is told most.
        told += wire.plain(views[waiting[0]].update((1, waiting, None, shapes), version - 1, 0))
        match.take(waiting[0], match.sample(waiting[0], chance))
    return pack_value(shapes.since(0)) + told[-SIZE:]
