"""The Baron: the secret marker, his arrival, and coming on (GOB-11.4, 11.5)."""

from __future__ import annotations

from game.engine.cues import only
from game.engine.match import Match
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.lookup_tables import BARON_ENTRY
from game.titles.goblin_raid.rules.pieces import DELAYS, FEUDAL, RE
from game.titles.goblin_raid.rules.state import State, cue, put, seat_of


def baron(match: Match, s: State) -> None:
    """At the start of a feudal movement phase: draw the marker, or arrive."""
    if not s.drawn and all(s.at[piece] == "reinforcements" for piece in RE):
        turns = match.chance.pick("baron:marker", DELAYS)
        s.drawn, s.arrival = s.turn, s.turn + turns
        seats = (seat_of(s, FEUDAL),)
        cue(match, cues.BaronDrawn(turns=only(seats, turns), arrival=only(seats, s.arrival)))
    if s.drawn and not s.entry and s.turn >= s.arrival:
        die = match.chance.roll("baron:entry", 6)
        s.entry = BARON_ENTRY[die - 1]
        put(s, RE, "gate")
        cue(match, cues.BaronComes(turns=s.arrival - s.drawn, die=die, hex=s.entry))
