"""Find the numbers by which Goblin's bots weigh (`bot/dials.py`): raids between a King and a Count, one process.

python -m tests.bench.tune_goblin --raids 100 --seed 5 king=hard count=first_hard     # what a raid brings
python -m tests.bench.tune_goblin --raids 60 --for king --try hazard=0.4 --try late=5,hazard=0.4   # the same, turned

A dial of a player is set by `king.late=7` or `count.hold=0.1`. Gains are of the same deals, with 95 % intervals, in points and in
parts of a match (`chance`): a first raid that ends below 0 is lost, however far below.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from math import exp
from typing import Any

from game import titles
from game.engine import match as engine
from game.engine.cues import SeatCue, TrueCue, read
from game.titles.goblin_raid.bot.bot import Player
from game.titles.goblin_raid.bot.dials import Dials
from game.titles.goblin_raid.bot.memory import FIRST_HARD, SKILLS, Skill
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.flow import RULES
from game.titles.goblin_raid.rules.map_graph import SITE

NAMED = {**SKILLS, "first_hard": FIRST_HARD}
KEEP = "the_keep"


@dataclass
class Raid:
    """What one raid came to, in points and bags."""

    points: float
    turns: int = 0
    plays: int = 0
    taken: int = 0
    home: int = 0
    keep: int = 0
    units: int = 0
    """Goblin units lost; then leaders, and Kings."""
    leaders: int = 0
    kings: int = 0
    won: float = 0.0
    """Points for feudal losses."""


def raid(king: Skill, count: Skill, seed: int) -> Raid:
    """The first raid of a match, seat by seat as clients play it."""
    options = titles.options_for("goblin_raid", {})
    match = engine.new(RULES, ("bot", "bot"), options, seed)
    goblin: int = match.state.king
    bots = [Player(king if seat == goblin else count, seat, options, f"{seed}:{seat}") for seat in range(2)]
    out = Raid(0.0)
    told = match.take_cues()
    for seat, bot in enumerate(bots):
        bot.observe({}, match.cues_for(told, seat))
    while match.result is None:
        seat = match.waiting_for()[0]
        ask = match.seat_ask(seat)
        assert ask is not None
        match.play(seat, bots[seat].decide(match.view(seat), ask), ask.id, at=30_000)
        out.plays += 1
        told = match.take_cues()
        for other, bot in enumerate(bots):
            bot.observe({}, match.cues_for(told, other))
        if sum(_count(out, cue) for cue in told):
            break
    return out


def _count(out: Raid, told: TrueCue) -> bool:
    """Take a cue into the figures; True at the end of the raid."""
    cue = read(cues.KINDS, SeatCue(told.kind, told.beat, told.nouns, told.rule))
    if isinstance(cue, cues.Plundered):
        out.taken += SITE[cue.site].bags
        out.keep += cue.site == KEEP
    elif isinstance(cue, cues.Counted):
        out.home += SITE[cue.site].bags
    elif isinstance(cue, cues.CycleEnds):
        out.turns = cue.turn
    elif isinstance(cue, cues.CycleScore):
        out.points = cue.total / 2
        rows = {row.row: row for row in cue.rows}
        lost = ("vp_goblin_fighting", "vp_goblin_leader", "vp_goblin_king")
        out.units, out.leaders, out.kings = (rows[name].number if name in rows else 0 for name in lost)
        out.won = sum(row.points for row in cue.rows if row.row.startswith("vp_feudal")) / 2
        return True
    return False


def raids(king: Skill, count: Skill, many: int, seed: int) -> list[Raid]:
    """So many raids; equal seeds have equal deals, whoever plays."""
    out = []
    for n in range(many):
        out.append(raid(king, count, 1_000_003 * seed + n))
        gc.collect()
    return out


def interval(found: Sequence[float]) -> str:
    """The mean of these and how far it may be off, with 95 % certainty."""
    off = 1.96 * statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
    return f"{statistics.mean(found):+6.2f} ± {off:4.2f}"


def chance(points: float) -> float:
    """How likely a first raid of so many points wins the match; fitted to 172 games of hard as first King against first_hard."""
    return 0.0 if points < 0 else 1 / (1 + exp(0.285 - 0.159 * points))


def line(name: str, found: Sequence[Raid]) -> str:
    """A row of the table."""
    many = len(found)
    points = [one.points for one in found]
    parts = [
        f"{name:28} {interval(points)}",
        f"turns {sum(one.turns for one in found) / many:5.1f}",
        f"bags taken {sum(one.taken for one in found) / many:5.1f}, home {sum(one.home for one in found) / many:4.1f}",
        f"lost {sum(one.units for one in found) / many:4.1f} units, {sum(one.leaders for one in found) / many:3.1f} leaders",
        f"King {sum(one.kings for one in found) / many:3.0%}",
        f"won {sum(one.won for one in found) / many:3.1f}",
        f"Keep taken {sum(one.keep for one in found) / many:4.0%}",
        f"0 or more {sum(n >= 0 for n in points) / many:4.0%}",
        f"wins {sum(map(chance, points)) / many:4.0%}",
    ]
    return "  ".join(parts)


def turned(skill: Skill, dials: dict[str, float]) -> Skill:
    """The same player with some dials set."""
    whole = {one.name for one in fields(Dials) if one.type == "int"}
    values: dict[str, Any] = {name: round(value) if name in whole else value for name, value in dials.items()}
    return replace(skill, dials=replace(skill.dials, **values))


def main() -> None:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--raids", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--try", dest="rows", action="append", default=[], help="dial=value,dial=value,...")
    parser.add_argument("--for", dest="side", choices=("king", "count"), default="king")
    parser.add_argument("players", nargs="*", help="king=LEVEL count=LEVEL king.DIAL=N count.DIAL=N")
    args = parser.parse_args()
    skills = {"king": SKILLS["hard"], "count": FIRST_HARD}
    for word in args.players:
        who, value = word.split("=")
        side, _, dial = who.partition(".")
        skills[side] = turned(skills[side], {dial: float(value)}) if dial else NAMED[value]
    gc.disable()
    began, plays = time.process_time(), 0
    found = raids(skills["king"], skills["count"], args.raids, args.seed)
    plays += sum(one.plays for one in found)
    print(line("as it is", found), flush=True)
    for row in args.rows:
        dials = {name: float(value) for name, _, value in (part.partition("=") for part in row.split(","))}
        pair = {**skills, args.side: turned(skills[args.side], dials)}
        other = raids(pair["king"], pair["count"], args.raids, args.seed)
        plays += sum(one.plays for one in other)
        gains = [two.points - one.points for one, two in zip(found, other)]
        parts = [chance(two.points) - chance(one.points) for one, two in zip(found, other)]
        print(line(row, other), f" gain {interval(gains)}, of matches {interval(parts)}", flush=True)
    print(f"{plays / (time.process_time() - began):.0f} plays a second of processor time")


if __name__ == "__main__":
    main()
