"""The turn: its start, the moves, its end (LNR-4.9 to 4.12, 5.1 to 5.9, 5.22)."""

from __future__ import annotations

from game.engine import zones
from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Space
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.actions import action_branches, tidy, use_action
from game.titles.loot_and_recruit.rules.attack import attack, attack_branches
from game.titles.loot_and_recruit.rules.cards import ACTION, BONUS, EVENT_IDS, HAND_SIZE, IDS, POWER, POWERS
from game.titles.loot_and_recruit.rules.market import goods_branches, purchase, recruit, recruit_branches
from game.titles.loot_and_recruit.rules.plays import (
    AnyPlay,
    Attack,
    EndTurn,
    PlayCard,
    Purchase,
    Recruit,
    UseAction,
)
from game.titles.loot_and_recruit.rules.refusals import why_not
from game.titles.loot_and_recruit.rules.state import State, draw, gain_power, named

END_TURN = Branch("end_turn")


class Turn(Step[Match[State]], frozen=True, tag="turn"):
    """A turn begins with nothing but the event's bonuses and one attack (LNR-4.8, 5.1)."""

    seat: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "turn"
        s.active = self.seat
        s.turn += 1
        s.power = [0, 0, 0]
        s.attacks = s.attacked = 0
        match.beat()
        match.cue(cues.Turn(seat=self.seat, turn=s.turn, round=s.round))
        for effect in BONUS[s.event]:
            if effect.verb == "gain_power" and (not effect.first_player_only or self.seat == s.first):
                gain_power(match, s, effect.power, effect.n, EVENT_IDS[s.event], "event", "LNR-4.8")
        match.then(Moves(self.seat))
        return None


class Moves(SeatStep[Match[State]], frozen=True, tag="moves"):
    """Any number of moves, in any order, until the player ends the turn (LNR-4.9, 4.18)."""

    plays = AnyPlay

    seat: int

    def run(self, match: Match[State]) -> Ask | None:
        return Ask("turn", (self.seat,), clock="turn", running=match.state.turn)

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        return Menu(
            (
                *[Branch("play_card", (card,)) for card in s.hand[seat]],
                *[branch for card in s.play[seat] if card in s.ready for branch in action_branches(s, card)],
                *goods_branches(s),
                *recruit_branches(s),
                *attack_branches(s),
                END_TURN,
            )
        )

    def default(self, match: Match[State], seat: int) -> Choice:
        return EndTurn().choice()

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not(match.state, seat, play)

    def answer(
        self,
        match: Match[State],
        seat: int,
        play: PlayCard | UseAction | Purchase | Recruit | Attack | EndTurn,
    ) -> None:
        match.mark()
        s = match.state
        if isinstance(play, EndTurn):
            match.forget()
            end_turn(match, s)
            return
        match.then(self)
        if isinstance(play, PlayCard):
            play_card(match, s, play.card)
        elif isinstance(play, UseAction):
            use_action(match, s, play)
        elif isinstance(play, Purchase):
            purchase(match, s, play.where)
        elif isinstance(play, Recruit):
            recruit(match, s, play.where, play.platform)
        else:
            attack(match, s, play.seat, play.platform, play.card)
            return
        tidy(match, s)


def play_card(match: Match[State], s: State, handle: int) -> None:
    """LNR-5.2, 5.5: into the play area; its powers pool, its action is ready."""
    seat = s.active
    zones.move(handle, s.hand[seat], s.play[seat])
    kind = s.faces[handle]
    if ACTION[kind]:
        s.ready.append(handle)
    power = POWER[kind]
    for n, amount in enumerate(power):
        s.power[n] += amount
    match.beat()
    gained = {POWERS[n]: amount for n, amount in enumerate(power) if amount}
    match.cue(cues.Played(seat=seat, handle=handle, card=IDS[kind], gained=gained))


def end_turn(match: Match[State], s: State) -> None:
    """LNR-5.22: play area and hand to the discard pile, powers lost, five new cards."""
    seat = s.active
    cards = s.play[seat] + s.hand[seat]
    zones.move_all(s.play[seat], s.discard[seat])
    zones.move_all(s.hand[seat], s.discard[seat])
    match.beat()
    match.cue(cues.TurnEnds(seat=seat, cards=named(s, cards), lost=s.power[:]))
    match.beat()
    s.power = [0, 0, 0]
    s.attacks = s.attacked = 0
    s.ready, s.paid, s.discounts, s.heckled = [], [], [], []
    s.event_paid = False
    s.active = -1
    draw(match, s, seat, HAND_SIZE)
