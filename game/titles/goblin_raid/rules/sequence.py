"""Page 1 of the rulebook: reigns, cycles and turns, as steps that push each other (GOB section 4).

The chapters below know nothing of this page; where a cycle ends at once they name its step by its tag (`cycle.end_cycle`).
"""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.titles.goblin_raid.rules import cues, ending
from game.titles.goblin_raid.rules.battle import StartCombat
from game.titles.goblin_raid.rules.cycle import casualty, destroy, drop, end_cycle, shake
from game.titles.goblin_raid.rules.deploy import FeudalSetup, deploy
from game.titles.goblin_raid.rules.lookup_tables import SCORING
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, SITES
from game.titles.goblin_raid.rules.movement import StartMove
from game.titles.goblin_raid.rules.muster import GoblinSetup
from game.titles.goblin_raid.rules.pieces import ALL, FEUDAL, GOBLIN, IDS, LEADERS, SIDE
from game.titles.goblin_raid.rules.records import Standing
from game.titles.goblin_raid.rules.setup import Muster, set_aside, start_cycle, start_reign
from game.titles.goblin_raid.rules.state import State, clear_battles, cue, occupied, on_map


class StartReign(Step, frozen=True, tag="start_reign"):
    """Everything starts fresh: a reign, or a cycle of the Raid (GOB-3.3, 3.6, 3.9, 13.3)."""

    def run(self, match: Match) -> Ask | None:
        start_reign(match.state)
        match.then(StartCycle())
        return None


class StartCycle(Step, frozen=True, tag="start_cycle"):
    """Ruins, feudal deployment, goblin deployment, turn 1 (GOB-4.1)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not start_cycle(match, s):
            match.then(ReignEnd("ruined"))
            return None
        if not s.campaign:
            set_aside(match, s)
        deploy(match, s)
        match.then(FeudalSetup(), Muster(), GoblinSetup(), Turn())
        return None


class Turn(Step, frozen=True, tag="turn"):
    """Page 1 of a game turn (GOB-4.2)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        cue(match, cues.Turn(turn=s.turn))
        match.then(StartMove(GOBLIN), StartCombat(GOBLIN), StartMove(FEUDAL), StartCombat(FEUDAL), TurnEnd())
        return None


class TurnEnd(Step, frozen=True, tag="turn_end"):
    """Leaderless end, time limit, then the next turn (GOB-4.8, 11.9, 11.10, 15.6)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if match.options.get("spectator_view") == "all_delayed":
            s.past = [*s.past[-2:], s.at[:]]
        leaders = any(s.at[piece][0].isdigit() for piece in LEADERS[GOBLIN])
        if not leaders:
            for piece in ALL:
                if SIDE[piece] == GOBLIN and on_map(s.at[piece]) and not casualty(match, s, piece, 0):
                    drop(match, s, piece, "GOB-11.9")
                    s.at[piece] = "home"
            end_cycle(match, "leaderless")
        elif s.turn - s.plundered >= SCORING["time_limit_turns"]:
            if s.campaign:
                held = occupied(s, GOBLIN)
                s.sacked = [site.index for site in SITES if site.hex in held]
            end_cycle(match, "time")
        else:
            s.turn += 1
            match.then(Turn())
        return None


class CycleEnd(Step, frozen=True, tag="cycle_end"):
    """The cycle ends: penalties, everything shown, scores, and what comes next (GOB-11.7 to 11.10, 13.4, 14.5, 15.7)."""

    reason: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase = "cycle_end"
        clear_battles(s)
        cue(match, cues.CycleEnds(reason=self.reason, turn=s.turn))
        if self.reason == "conceded":
            for piece in ALL:
                if SIDE[piece] == GOBLIN and on_map(s.at[piece]):
                    destroy(match, s, piece, "GOB-13.4")
        cue(match, cues.Revealed(pieces=[Standing(IDS[piece], s.at[piece]) for piece in ALL]))
        if not s.alarm:
            shake(match, s, "conf_skipped_raid")
        for piece in ALL:
            if SIDE[piece] == GOBLIN and s.at[piece][0].isdigit():
                if s.at[piece] not in CAVE_AT:
                    drop(match, s, piece, "GOB-11.7")
                s.at[piece] = "home"
        match.then(Score(self.reason))
        return None


class Score(Step, frozen=True, tag="score"):
    """The score of a cycle, casualties to the piles, and whether the reign goes on (GOB-13.1, 11.11, 13.3)."""

    reason: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.campaign:
            ending.score_campaign(match, s)
            ended = ending.reign_over(match, s)
            ending.clear_field(s)
            match.then(ReignEnd(ended) if ended else StartCycle())
            return None
        ending.score_raid(match, s)
        if s.cycle == 1:
            s.king = 1 - s.king
            match.then(StartReign())
        else:
            ending.finish(match, s)
        return None


class ReignEnd(Step, frozen=True, tag="reign_end"):
    """A reign is over: the other player is King, or the game ends (GOB-13.3)."""

    reason: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.plunder[s.king] = s.points
        if self.reason == "ruined":
            s.cycles[s.king] -= 1
        cue(match, cues.ReignEnds(king=s.king, reason=self.reason, plunder=s.points, cycles=s.cycles[s.king]))
        if s.reign == 1:
            s.reign, s.king = 2, 1 - s.king
            match.then(StartReign())
        else:
            ending.finish(match, s)
        return None
