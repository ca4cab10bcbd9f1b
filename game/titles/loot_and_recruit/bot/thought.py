"""What the thinker is told of the game (`game/bots/thinker.py`): the moves worth a thought, how they are played on, what
a table is worth."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import exp

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles import bot_contract
from game.titles.loot_and_recruit.bot.answers import answer
from game.titles.loot_and_recruit.bot.deck import STYLES
from game.titles.loot_and_recruit.bot.learned import SCALE
from game.titles.loot_and_recruit.bot.prospects import final_totals
from game.titles.loot_and_recruit.bot.turn import VERBS, action_worth, move
from game.titles.loot_and_recruit.bot.worth import (
    WEAK,
    Mind,
    Outlook,
    Question,
    junk,
    purchase_worth,
    recruit_worth,
    seen,
    target_worth,
    weighed,
)
from game.titles.loot_and_recruit.rules.cards import ATTACK, PLATFORMS
from game.titles.loot_and_recruit.rules.market import crowd_goods, goods
from game.titles.loot_and_recruit.rules.plays import EndTurn
from game.titles.loot_and_recruit.rules.state import State
from game.titles.loot_and_recruit.rules.subject import subject_of

MOST = {"recruit": 4, "purchase": 3, "attack": 3, "use_action": 3}
"""Moves of a kind worth a thought, the best by the quick policy's own weights."""
MOST_ANSWERS = 12
"""The same for questions beside the turn."""
WORTH_OF_LEAD = 6.0
"""Points of lead at the end that count as the crown e times over: a clear win is sought, not a narrow one."""


class Memory(bot_contract.Memory):
    """The mind of a seat; all else lies open."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.labels = {"style": mind.style}


def root(view: View, ask: SeatAsk, seat: int, memory: Memory, chance: AnyChance) -> list[Choice]:
    """The quick policy's choice, and what else is worth a thought. What costs nothing is done at once."""
    assert ask.space is not None
    look = seen(view, seat)
    question = Question(ask.kind, subject_of(ask), ask.space, ask.default)
    own = answer(memory.mind, look, question)
    if ask.kind != "turn":
        others = sorted(ask.space.each(), key=lambda choice: _given_up(look, choice))
        return _first([own, *others], lambda choice: _faces(look.s, choice), MOST_ANSWERS)
    if own[0] == "play_card" or (own[0] == "use_action" and len(own) == 2):
        return [own]
    moves = _moves(memory.mind, look, ask.space.each())
    if own[0] != "attack":  # Attack that is not used is lost: an attack costs nothing
        moves.append(EndTurn().choice())
    return [own, *(choice for choice in moves if choice != own)]


def _moves(mind: Mind, look: Outlook, legal: Iterable[Choice]) -> list[Choice]:
    """The best moves of each kind; no attack on an own platform."""
    found: dict[str, list[tuple[float, Choice]]] = {verb: [] for verb in MOST}
    for choice in legal:
        if choice[0] in MOST and not (choice[0] == "attack" and choice[1] == look.seat):
            found[choice[0]].append((_worth(mind, look, choice), choice))
    moves: list[Choice] = []
    for verb, weighed_up in found.items():
        ranked = [choice for _, choice in sorted(weighed_up, key=lambda entry: -entry[0])]
        moves += _first(ranked, lambda choice: _same(look, choice), MOST[verb])
    return moves


def _worth(mind: Mind, look: Outlook, choice: Choice) -> float:
    s = look.s
    verb, where = choice[0], choice[1]
    if verb == "recruit":
        return recruit_worth(mind, look, s.faces[crowd_goods(s, where)], choice[2], 0)
    if verb == "purchase":
        return purchase_worth(mind, look, s.faces[goods(s, where)])
    if verb == "attack":
        return target_worth(look, where, where * PLATFORMS + choice[2] - 1, choice[3], s.power[ATTACK])
    return action_worth(mind, look, choice) if len(choice) > 2 else 0.0


def _same(look: Outlook, choice: Choice) -> Hashable:
    """What tells moves apart: platforms with the same cards are one, so are cards of a kind."""
    s = look.s
    if len(choice) == 3 and choice[0] == "use_action" and VERBS[s.faces[choice[1]]] & {"take_from_discard", "trash"}:
        return choice[1], s.faces[choice[2]]
    if choice[0] == "recruit":
        tower = s.platform[look.seat * PLATFORMS + choice[2] - 1]
        return crowd_goods(s, choice[1]), tuple(s.faces[card] for card in tower)
    return _faces(s, choice) if choice[0] == "use_action" else repr(choice)


def _faces(s: State, choice: Choice) -> str:
    """A choice with cards in the place of their handles, as far as they are named in lists."""
    if isinstance(choice, list) and len(choice) > 1 and isinstance(choice[1], list):
        return repr([choice[0], sorted(s.faces[card] for card in choice[1]), *choice[2:]])
    return repr(choice)


def _given_up(look: Outlook, choice: Choice) -> float:
    """What the cards that a choice lists would have been worth this turn, beyond what a weak card is."""
    cards = choice[1] if isinstance(choice, list) and len(choice) > 1 and isinstance(choice[1], list) else []
    return sum(junk(look, look.s.faces[card]) - WEAK for card in cards)


def _first(choices: Iterable[Choice], tell: Callable[[Choice], Hashable], most: int) -> list[Choice]:
    """The first choices that differ."""
    out: dict[Hashable, Choice] = {}
    for choice in choices:
        if len(out) < most:
            out.setdefault(tell(choice), choice)
    return list(out.values())


def policy(match: Match[State], seat: int, mind: Mind) -> Choice:
    """The quick player on the state: what `Player.decide` answers to the view of the seat."""
    ask = match.ask
    assert ask is not None
    look = weighed(match.state, seat)
    if ask.kind == "turn":
        # Only actions may turn out to do nothing: the space is not laid out for the rest.
        return move(mind, look, lambda choice: choice[0] != "use_action" or match.space(seat).contains(choice))
    return answer(mind, look, Question(ask.kind, subject_of(ask), match.space(seat), match.default(seat)))


def minds(seat: int, chance: AnyChance, memory: Memory) -> Mind:
    """The own taste, and any for the others."""
    style = memory.mind.style if seat == memory.mind.seat else chance.pick("style", STYLES)
    return Mind(seat, "normal", style, chance)


def reckonings(match: Match[State]) -> int:
    """Rounds played; with more than two seats, where a round is longer, two of them count as three."""
    s = match.state
    return s.round if s.seats == 2 else s.round * 3 // 2


def value(match: Match[State]) -> list[float]:
    """Shares of the crown by the totals that can be expected."""
    s = match.state
    ahead = len(s.events)
    if match.result is not None:
        totals, scale = [float(sum(row)) for row in s.counts], WORTH_OF_LEAD
    else:
        totals, scale = final_totals(s), SCALE[min(ahead, len(SCALE) - 1)]
    top = max(totals)
    powers = [exp((total - top) / scale) for total in totals]
    return [power / sum(powers) for power in powers]
