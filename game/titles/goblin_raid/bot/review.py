"""How a person's move is weighed afterwards (`Review`): beside what hard would have done with the same leader or battle, until
both sides have moved, in points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles import bot_contract
from game.titles.bot_contract import Hints, Review
from game.titles.coaching import POINTS
from game.titles.goblin_raid.bot.answers import answer
from game.titles.goblin_raid.bot.appraisal import BAG
from game.titles.goblin_raid.bot.memory import SKILLS, Mind, Skill, Traits
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.forecast import field
from game.titles.goblin_raid.rules.lookup_tables import VICTORY, victory_row
from game.titles.goblin_raid.rules.map_graph import SITES
from game.titles.goblin_raid.rules.pieces import INDEX, LEADERS
from game.titles.goblin_raid.rules.state import State

PLAIN = Traits(0.5, 0.5, 0.5)
"""Of no particular character."""
CARRIED = 0.5
"""What a bag on its way counts of one that is home."""


class Memory(bot_contract.Memory):
    """What hard would have seen under the counters."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(view, cues)
        if self.mind.heard:
            self.mind.look(field(view, self.mind.seat, self.mind.options), view)


def memory(seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Memory:
    return Memory(Mind(seat, options, PLAIN, FastChance(f"review:{seat}:{seed}"), SKILLS["hard"]))


def apart(mind: Mind, chance: AnyChance, skill: Skill | None = None) -> Mind:
    """The same mind, to think on with."""
    return replace(
        mind,
        chance=chance,
        skill=skill or mind.skill,
        heard=list(mind.heard),
        bodies=dict(mind.bodies),
        bags=dict(mind.bags),
        ran=dict(mind.ran),
        led=dict(mind.led),
        moves=dict(mind.moves),
        aim=dict(mind.aim),
        chase=dict(mind.chase),
        plan=dict(mind.plan),
        placed=set(mind.placed),
    )


def minds(seat: int, chance: AnyChance, memory: Memory) -> Mind:
    """Itself; the other of any character, by what lies open."""
    own = memory.mind
    if seat == own.seat:
        return apart(own, chance)
    traits = Traits(*(chance.below("mind", 101) / 100 for _ in range(3)))
    return Mind(seat, own.options, traits, chance, own.skill)


def policy(match: Match[State], seat: int, mind: Mind) -> Choice:
    """The quick player, by the view of the seat alone."""
    ask = match.seat_ask(seat)
    assert ask is not None
    return answer(Position(match.view(seat), mind), ask)


def reckonings(match: Match[State]) -> int:
    """Turns of one side that have been played: movement and battles."""
    s = match.state
    return 200 * (100 * s.reign + s.cycle) + 2 * s.turn + s.phase.startswith("feudal")


def value(match: Match[State]) -> list[float]:
    """Points by which each seat is ahead in the match, what has been scored and what stands now; bags on their way count half."""
    s = match.state
    scored = s.plunder if s.campaign else s.totals
    own = scored[s.king] / 2 if match.result is not None else _standing(s)
    ahead = own - scored[1 - s.king] / 2
    return [ahead if seat == s.king else -ahead for seat in range(match.seats)]


def _standing(s: State) -> float:
    """The Goblin player's points as they stand (GOB-13.1, 13.3)."""
    points = s.points / 2 + CARRIED * BAG * sum(site.bags for site in SITES if s.sites[site.index] >= 0)
    if not s.campaign:
        points += sum(VICTORY[victory_row(piece)] for piece, place in enumerate(s.at) if place == "lost")
    return points


# ---------------------------------------------------------------- what the bots would have done


def hard(view: View, ask: SeatAsk, played: Choice, memory: Memory, chance: AnyChance) -> Choice | None:
    """Of a march: where hard would have led the same leader."""
    return _instead(view, ask, played, apart(memory.mind, chance))


def easy(view: View, ask: SeatAsk, played: Choice, memory: Memory, chance: AnyChance) -> Choice | None:
    return _instead(view, ask, played, apart(memory.mind, chance, SKILLS["easy"]))


def _instead(view: View, ask: SeatAsk, played: Choice, mind: Mind) -> Choice | None:
    play = plays.read(played)
    if isinstance(play, plays.March | plays.Step | plays.Enter):
        return _led(view, ask, INDEX[play.leader], mind)
    if isinstance(play, plays.Order | plays.SetTop | plays.ChooseCommander | plays.Finish):
        return None
    return answer(Position(view, mind), ask)


def _led(view: View, ask: SeatAsk, leader: int, mind: Mind) -> Choice | None:
    """What would be done with this leader, all others left where they are; None: it would stay."""
    table = Position(view, mind)
    s = table.s
    if s.passage >= 0:
        return None
    mind.enter((s.reign, s.cycle, s.turn, table.side))
    mind.moves.update({other: -1 for other in LEADERS[table.side] if other != leader})
    found = answer(table, ask)
    named = plays.read(found)
    return found if isinstance(named, plays.March | plays.Enter) and INDEX[named.leader] == leader else None


def unit(view: View, seat: int) -> str:
    return POINTS


REVIEW = Review(
    Hints(policy=policy, minds=minds, value=value, reckonings=reckonings, memory=memory),
    hard,
    easy,
    {"goblin_move": 2, "feudal_move": 2, "declare": 1, "battle_step": 1, "advance": 2},
    clear=2.0,
    playouts=96,
    unit=unit,
)
