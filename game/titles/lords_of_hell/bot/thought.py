"""What the thinker is told of the game (`game/bots/thinker.py`): the choices worth a thought, how they are played on, what a
table is worth at the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles import bot_contract
from game.titles.lords_of_hell.bot import offers
from game.titles.lords_of_hell.bot.battle import hosts
from game.titles.lords_of_hell.bot.learned import WEIGHTS
from game.titles.lords_of_hell.bot.market import offer_of, picks
from game.titles.lords_of_hell.bot.player import at_once, choose, curious
from game.titles.lords_of_hell.bot.position import Mind, Position
from game.titles.lords_of_hell.bot.prospects import chances, features
from game.titles.lords_of_hell.bot.war import plan
from game.titles.lords_of_hell.rules import menus, plays, tabling
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.battle_state import going_on, side_of
from game.titles.lords_of_hell.rules.idle import OPEN_PHASES
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE
from game.titles.lords_of_hell.rules.ring import DECLINE
from game.titles.lords_of_hell.rules.state import NOBODY, State

LEVEL = "hard"
"""The quick player whose choices come first, and by whom everybody plays on in thought."""
MOST = 6
"""Choices thought about at a time."""
OFFERS = 2
"""Other offers thought about beside the one that pleases at first sight."""
HOPELESS = 0.1
"""Chance up to which an attack is not worth a thought."""
TIMES = 4
"""Thoughts in one ask that stays open while others act; after that the first idea is good enough."""


class Memory(bot_contract.Memory):
    """What a thinking devil keeps in mind: the same as a quick one, and how often it has thought."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.labels = {"temper": mind.temper}
        self.thoughts: dict[tuple[int, str], int] = {}
        """By ask and what the first idea was."""
        self._before = mind.notes(), self.thoughts

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(cues)

    def at_once(self, ask: SeatAsk) -> Choice | None:
        return at_once(ask, self.mind.seat)

    def curious(self, view: View, ask: SeatAsk) -> bool:
        return curious(self.mind, view, ask)

    def begin(self) -> None:
        """Candidates are about to be named."""
        self._before = self.mind.notes(), dict(self.thoughts)

    def unsaid(self) -> None:
        notes, self.thoughts = self._before
        self.mind.go_by(notes)

    def again(self, ask: SeatAsk, verb: str) -> bool:
        """Whether this has been thought over often enough; counts the thought."""
        key = (ask.id, verb)
        self.thoughts = {told: n for told, n in self.thoughts.items() if told[0] == ask.id}
        self.thoughts[key] = self.thoughts.get(key, 0) + 1
        return self.thoughts[key] > TIMES


def memory(seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Memory:
    """What a seat keeps in mind: its temper comes from the seed."""
    mind = Mind.of(LEVEL, seat, options, seed)
    mind.thinks = True
    return Memory(mind)


# ---------------------------------------------------------------- candidates


def root(view: View, ask: SeatAsk, seat: int, memory: Memory, chance: AnyChance) -> list[Choice]:
    """The quick player's choice, and what else is worth a thought."""
    memory.begin()
    own = choose(memory.mind, view, ask)
    if at_once(ask, seat) is not None:
        return [own]
    find = _finder(ask, own)
    if find is None or memory.again(ask, _verb(own)):
        return [own]
    position = Position(view, memory.mind)
    found = [own]
    for choice in find(position, ask, own):
        if choice not in found and ask.space is not None and ask.space.contains(choice):
            found.append(choice)
    return found[:MOST]


Finder = Callable[[Position, SeatAsk, Choice], list[Choice]]


def _verb(choice: Choice) -> str:
    return str(choice[0]) if isinstance(choice, list) and choice else str(choice)


def _finder(ask: SeatAsk, own: Choice) -> Finder | None:
    """Who knows the other choices beside this one; None where there is nothing to think about."""
    verb = _verb(own)
    if verb in (plays.VERBS[plays.Accept], plays.VERBS[plays.Decline]) and ask.mode == "open":
        return _answers
    if verb == plays.VERBS[plays.Offer]:
        return _answers if own[5] else _offers
    if ask.kind in _BY_VERB:
        return _at_home if ask.kind == "tabling" and verb == plays.VERBS[plays.Ready] else None
    found, verbs = _FINDERS.get(ask.kind, (None, ()))
    return found if not verbs or verb in verbs else None


_BY_VERB = OPEN_PHASES


def _answers(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """An offer to this seat: taken or not."""
    number = own[5] if _verb(own) == plays.VERBS[plays.Offer] else own[1]
    offer = next(offer for offer in position.s.offers if offer.id == number)
    out: list[Choice] = [plays.Decline(number).choice()]
    picked = picks(position, offer)
    return [*out, plays.Accept(number, picked).choice()] if picked is not None else out


def _offers(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """Other offers, and none."""
    found = [offer_of(position, deal) for _, _, deal in offers.ranked(position)[:OFFERS]]
    silence: Choice = ask.default
    return [*(play.choice() for play in found if play is not None), silence]


def _at_home(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """Before Ready in Tabling: the devil to Earth, promise cards to the Unknown Powers."""
    out: list[Choice] = [play.choice() for play in menus.open_plays(ask, plays.ToEarth) if play.piece == tabling.DEVIL]
    signers = [play.signer for play in menus.open_plays(ask, plays.Swap)]
    dim = sorted(signers, key=lambda signer: position.crown[signer])[:1]
    out += [plays.Swap(signer).choice() for signer in dict.fromkeys([*dim, *({position.seat} & set(signers))])]
    return out


def _attacks(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """Every realm whose attack has a chance, alone or with whoever might come along, and peace."""
    if facts_of(ask).seat != position.seat:
        return []
    out = [play.choice() for play in menus.open_plays(ask, plays.Attack) if _odds(position, play.realm) > HOPELESS]
    return [*out, *([plays.Pass().choice()] if menus.offers(ask, plays.Pass) else [])]


def _odds(position: Position, realm: int) -> float:
    """The best chance in an attack on a realm, alone or with another."""
    allies = [NOBODY, *(other for other in position.others if other != realm)]
    return max((found.odds for ally in allies if (found := plan(position, realm, ally)) is not None), default=0.0)


def _going_on(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """The attack, or nothing of it after all."""
    if facts_of(ask).seat != position.seat or not menus.offers(ask, plays.Pass):
        return []
    return [plays.GoOn().choice(), plays.Pass().choice()]


def _organisation(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """To fight, flee, give up, go home; for who looks on, to strike a realm whose devil is away, or to come to either side."""
    s, me = position.s, position.seat
    if s.ready >> me & 1:
        return []
    out: list[Choice] = [
        play.choice() for play in menus.open_plays(ask, plays.AttackRear) if _odds(position, play.realm) > HOPELESS
    ]
    for kind in (plays.Flee, plays.Surrender, plays.WithdrawArmy):
        out += [play.choice() for play in menus.open_plays(ask, kind)]
    for front in going_on(s):
        if not side_of(front, me):
            out += [host.choice() for side in (ATTACK, DEFENCE) for host in hosts(position, front, side)]
    return [*out, plays.Ready().choice()] if out else []


def _castings(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """Rituals completed, or kept for later."""
    kinds = (plays.Complete, plays.Delay)
    return [play.choice() for kind in kinds for play in menus.open_plays(ask, kind)]


def _spoils(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """What may become of a fortress."""
    kinds = (plays.Take, plays.Raze)
    return [kind().choice() for kind in kinds if menus.offers(ask, kind)] + [ask.default]


def _all(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    return list(ask.space.each()) if ask.space is not None else []


def _votes(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """Everybody, and nobody."""
    return [*(choice for choice in _all(position, ask, own) if choice != DECLINE), DECLINE]


def _coming(position: Position, ask: SeatAsk, own: Choice) -> list[Choice]:
    """Who could be crowned now is worth staying away for."""
    near = any(position.votes_missing(nominee) <= 1 for nominee in position.others)
    return _all(position, ask, own) if near else []


_FINDERS: dict[str, tuple[Finder, tuple[str, ...]]] = {
    "attack_turn": (_attacks, ("attack", "pass")),
    "parley": (_going_on, ("go_on", "pass")),
    "organisation": (_organisation, ("ready", "join", "flee", "surrender", "withdraw_army", "rear")),
    "conquest": (_spoils, ("take", "raze", "leave")),
    "cast": (_castings, ("complete", "delay")),
    "vote": (_votes, ()),
    "nominate": (_all, ()),
    "arrival": (_coming, ()),
}
"""Kinds of asks, who names the choices there, and the verbs of first ideas to think about."""


# ---------------------------------------------------------------- playing on


def policy(match: Match[State], seat: int, mind: Mind) -> Choice:
    """The quick player: what it answers to the view of the seat, so that nothing hidden can come in."""
    s, kind = match.state, match.ask.kind if match.ask is not None else ""
    if s.ready >> seat & 1 and kind in (*OPEN_PHASES, "organisation") and not any(o.state == "open" for o in s.offers):
        return match.default(seat)  # as `nothing_to_say`, without laying anything out
    ask = match.seat_ask(seat)
    assert ask is not None
    choice = at_once(ask, seat)
    return choose(mind, match.view(seat), ask) if choice is None else choice


def minds(seat: int, chance: AnyChance, memory: Memory) -> Mind:
    """The own mind as it is; any temper for the others, who know of promise cards what this seat knows."""
    own = memory.mind
    if seat == own.seat:
        return own.again_from(chance)
    mind = Mind(seat, LEVEL, own.options, chance)
    mind.moved = {other: row[:] for other, row in own.moved.items()}
    return mind


def reckonings(match: Match[State]) -> int:
    """Rounds begun."""
    return match.state.round


def value(match: Match[State]) -> list[float]:
    """Shares of the win: as the result says, or as can be expected."""
    if match.result is not None:
        winners = match.result.winners
        return [(seat in winners) / len(winners) for seat in range(match.seats)]
    return chances(features(match.state, match.options), WEIGHTS)
