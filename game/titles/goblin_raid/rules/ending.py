"""Scores, ends of reigns and of the game, resignation (GOB section 13, 11.11, 12.7, 15.7)."""

from __future__ import annotations

from collections import Counter

from game.engine.match import Match, Result
from game.engine.refusal import Refused
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.lookup_tables import SCORING, VICTORY, victory_row
from game.titles.goblin_raid.rules.pieces import ALL, CLASS, GOBLIN, KING, LEADER, RE, SIDE
from game.titles.goblin_raid.rules.records import ScoreRow
from game.titles.goblin_raid.rules.state import State, cue


def rows(s: State) -> list[ScoreRow]:
    """Losses of the cycle as rows of `[[victory_points]]`."""
    lost = Counter(victory_row(piece) for piece in ALL if s.at[piece] == "lost")
    return [ScoreRow(row, lost[row], 2 * lost[row] * VICTORY[row]) for row in VICTORY if lost[row]]


def score_raid(match: Match, s: State) -> None:
    """Add up the Goblin player's points of this cycle (GOB-13.1)."""
    table = rows(s)
    total = s.points + sum(row.points for row in table)
    s.totals[s.king], s.plunder[s.king], s.spotted[s.king] = total, s.points, int(s.alarm)
    cue(match, cues.CycleScore(king=s.king, rows=table, plunder=s.points, total=total, rule="GOB-13.1"))


def score_campaign(match: Match, s: State) -> None:
    """Note the plunder of the reign, and whether this cycle brought any (GOB-12.7, 13.3)."""
    s.plunder[s.king] = s.points
    cue(match, cues.CycleScore(king=s.king, rows=[], plunder=s.points, total=s.confidence, rule="GOB-13.3"))
    s.drought = 0 if s.points > s.start_points else s.drought + 1


def clear_field(s: State) -> None:
    """Pieces go where they are between two cycles of a reign (GOB-11.11)."""
    for piece in ALL:
        s.at[piece] = _after(s, piece)
    s.down = [0] * len(s.down)
    s.alarm = False


def reign_over(match: Match, s: State) -> str:
    """Why the reign ends with this cycle; "" if it goes on (GOB-12.6, 12.7, 13.3)."""
    cap = int(match.options.get("reign_cap", 8))
    if s.at[KING] == "lost":
        return "king_lost"
    if s.confidence <= SCORING["confidence_deposed"]:
        return "deposed"
    if s.drought >= 2 and match.options.get("dull_reign", "on") == "on":
        return "dull"
    return "cap" if cap and s.cycle >= cap else ""


def _after(s: State, piece: int) -> str:
    """Where a piece is between two cycles of a reign (GOB-3.9, 3.12, 11.11)."""
    at = s.at[piece]
    if SIDE[piece] == GOBLIN:
        return "dead" if at in ("lost", "dead") else "stay"
    if piece in RE:
        again = s.re_appeared and not s.re_started and at not in ("lost", "reinforcements")
        return "off" if again else "reinforcements"
    if CLASS[piece] == "C" and not LEADER[piece]:
        return "militia"
    return "bonus" if at in ("lost", "bonus") else "off"


def finish(match: Match, s: State) -> None:
    """Higher total wins, with the tie-breaks of GOB-13.2 and 13.3; a no-show loses (GOB-13.1a)."""
    s.plunder[s.king] = s.points
    worth: list[tuple[int, ...]]
    if s.campaign:
        worth = [(s.plunder[seat], -s.cycles[seat]) for seat in (0, 1)]
        if s.plunder[0] != s.plunder[1]:
            worth = [(s.plunder[0],), (s.plunder[1],)]
    else:
        worth = [_raid_worth(match, s, seat) for seat in (0, 1)]
    end(match, s, "campaign" if s.campaign else "raid", worth)


def _raid_worth(match: Match, s: State, seat: int) -> tuple[int, ...]:
    """A raid by its total and the tie-breaks of GOB-13.2; a no-show is worth less than any other (GOB-13.1a)."""
    if not s.spotted[seat] and match.options.get("no_show", "last") == "last":
        return (0,)
    return (1, s.totals[seat], s.plunder[seat], -s.losses[seat])


def end(match: Match, s: State, outcome: str, worth: list[tuple[int, ...]]) -> None:
    s.phase = "over"
    winners = [seat for seat in (0, 1) if worth[seat] == max(worth)]
    places = tuple(1 + sum(1 for other in worth if other > mine) for mine in worth)
    cue(match, cues.Over(outcome=outcome, winners=winners, places=list(places)))
    tally = {
        "half_points": tuple(s.plunder if s.campaign else s.totals),
        "plunder_half_points": tuple(s.plunder),
        "goblins_lost": tuple(s.losses),
        "cycles": tuple(s.cycles),
    }
    match.finish(Result(outcome, tuple(winners), places, tally))


def resign(match: Match, seat: int) -> None:
    """Either player may concede the game, and loses it (GOB-13.4)."""
    if seat not in (0, 1):
        raise Refused("cannot_resign")
    cue(match, cues.Resigned(seat=seat))
    end(match, match.state, "resigned", [(int(other != seat),) for other in (0, 1)])
