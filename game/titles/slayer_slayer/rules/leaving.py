"""A player leaves for good (GSS-10.10): the seat keeps all it holds and plays its defaults."""

from __future__ import annotations

from game.engine.match import Match
from game.engine.refusal import Refused
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.battle import PlayCards, commit, limits
from game.titles.slayer_slayer.rules.ending import end
from game.titles.slayer_slayer.rules.state import State, asked, lowest


def resign(match: Match[State], seat: int) -> None:
    """From now on the seat is not asked; its defaults apply. With nobody left to ask, the game is abandoned."""
    s = match.state
    if not 0 <= seat < s.seats or s.out[seat] or s.gone[seat]:
        raise Refused("cannot_resign")
    s.gone[seat] = 1
    match.beat()
    match.cue(cues.Resigned(seat=seat))
    if not asked(s):
        end(match, s, "abandoned", "GSS-10.10", [])
    elif isinstance(match.step(), PlayCards) and not s.committed[seat]:
        commit(s, seat, lowest(s, seat, limits(s, seat)[0]))
