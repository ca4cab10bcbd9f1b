"""The quick player of Lords of Hell (LOH section 22), from its own view alone, without thought of what comes of a choice.

easy sees what is printed, makes one offer a phase and never counters; normal weighs goods, promises and the ring with some
doubt; hard, which thinks besides (`thought.py`), without. Each draws a temper at the start: careful, steady or reckless.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice, Menu
from game.titles.bot_contract import Bot
from game.titles.lords_of_hell.bot import battle, offers, realm, ring
from game.titles.lords_of_hell.bot import market as bot_market
from game.titles.lords_of_hell.bot import play as card_play
from game.titles.lords_of_hell.bot.position import Mind, Position
from game.titles.lords_of_hell.rules import menus, plays
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.idle import OPEN_PHASES


class Player(Bot):
    """One seat's player. `observe` every update, then `decide`."""

    cues_alone = True
    """`observe` reads no view."""

    def __init__(self, level: str, seat: int, options: dict[str, Any], seed: int | str = 0, temper: str = "") -> None:
        self.mind = Mind.of(level, seat, options, seed, temper)

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(cues)

    def at_once(self, ask: SeatAsk) -> Choice | None:
        return at_once(ask, self.mind.seat)

    def curious(self, view: View, ask: SeatAsk) -> bool:
        return curious(self.mind, view, ask)

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        """A sensible answer to any question of the title."""
        return choose(self.mind, view, ask)


def at_once(ask: SeatAsk, seat: int) -> Choice | None:
    """The answer where there is nothing to weigh, whatever is seen: no play in a beat, another's floor."""
    if ask.kind == "beat" and isinstance(ask.space, Menu):
        return None if any(branch.nouns for branch in ask.space.branches) else plays.Pass().choice()
    return plays.Wait().choice() if ask.kind == "floor" and facts_of(ask).seat != seat else None


def curious(mind: Mind, view: View, ask: SeatAsk) -> bool:
    """Whether there is an offer to all that this player could take now and has not weighed yet."""
    able = menus.acceptable(ask) - mind.answered
    return any(offer["to"] < 0 and offer["id"] in able for offer in view["market"])


def choose(mind: Mind, view: View, ask: SeatAsk) -> Choice:
    """What a mind does without further thought."""
    if ask.space is None:
        raise ValueError("nothing is asked of this seat")
    choice = at_once(ask, mind.seat)
    if choice is None:
        choice = nothing_to_say(view, ask, mind.seat)
    if choice is None:
        play = answer(Position(view, mind), ask)
        choice = ask.default if play is None else plays.choice_of(play)
    if not ask.space.contains(choice) or (choice != ask.default and mind.again(ask.id, choice)):
        return ask.default
    return choice


def nothing_to_say(view: View, ask: SeatAsk, seat: int) -> Choice | None:
    """What a seat says that is ready and not asked for a deal; None when the table must be looked at."""
    if not view["public"]["ready"] >> seat & 1 or ask.kind not in (*OPEN_PHASES, "organisation"):
        return None
    asked = any(offer["state"] == "open" and offer["by"] != seat for offer in view["market"])
    return None if asked else ask.default


def answer(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """The answer to each kind of ask (the title's README lists them); None: as at time-out."""
    kind = ask.kind
    if kind in OPEN_PHASES:
        return _phase(position, ask)
    if kind == "beat":
        return battle.moment(position, ask, facts_of(ask).window) or plays.Pass()
    if kind == "floor":
        if facts_of(ask).seat != position.seat:
            return plays.Wait()
        return battle.moment(position, ask, facts_of(ask).window) or plays.Release()
    if kind in TALKS:
        window = WINDOWS.get(kind, "rituals")
        return bot_market.answer(position, ask) or _moment(position, ask, window) or TALKS[kind](position, ask)
    found = _ANSWERS.get(kind)
    return found(position, ask) if found is not None else None


def _moment(position: Position, ask: SeatAsk, window: str) -> plays.AnyPlay | None:
    """A play, or an offer about the battle, while others decide."""
    done = ask.kind == "organisation" and bool(position.s.ready >> position.seat & 1)
    if done or ask.kind == "conquest":
        return None
    return battle.moment(position, ask, window) or offers.draft(position, ask)


TALKS: dict[str, Callable[[Position, SeatAsk], plays.AnyPlay | None]] = {
    "cast": card_play.cast,
    "attack_turn": battle.attack_turn,
    "parley": battle.parley,
    "organisation": battle.organise,
    "conquest": battle.conquest,
}
"""Open asks of one seat's decision, in which everybody may trade and play."""
WINDOWS = {"attack_turn": "battle_between", "parley": "battle_parley", "organisation": "battle_organisation"}
_ANSWERS: dict[str, Callable[[Position, SeatAsk], plays.AnyPlay | None]] = {
    "pick_devil": realm.pick_devil,
    "mulligan": realm.mulligan,
    "ritual_target": card_play.ritual_target,
    "chain": card_play.chain,
    "cards": card_play.cards,
    "tribute": card_play.tribute,
    "arrival": ring.arrival,
    "vote": ring.vote,
    "nominate": ring.nominate,
    "sworn_join": battle.sworn_join,
    "place": battle.place,
    "share": battle.share,
}
"""The asks with a word of their own; the rest are best answered as at time-out."""


def _phase(position: Position, ask: SeatAsk) -> plays.AnyPlay:
    """An open phase: answers first, then what there is to do, then offers, then Ready."""
    done = bool(position.s.ready >> position.seat & 1)
    play: plays.AnyPlay | None = bot_market.answer(position, ask)
    if play is None and not done:
        if ask.kind == "tabling":
            play = realm.furnish(position, ask)
        elif ask.kind == "finishing":
            play = realm.tidy(position, ask)
        play = play or card_play.special(position, ask, ask.kind) or offers.draft(position, ask)
    return play or plays.Ready()
