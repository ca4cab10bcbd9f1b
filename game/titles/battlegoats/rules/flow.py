"""BattleGoats, page 1 of the rulebook: the sequence of play (BTG section 4), and the record the kernel asks for."""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import tells
from game.engine.match import Match
from game.engine.plays import Vocabulary
from game.engine.rules import Rules
from game.titles.battlegoats.rules import cues, state
from game.titles.battlegoats.rules.aftermath import Aftermath
from game.titles.battlegoats.rules.attack import Dodge, Settle
from game.titles.battlegoats.rules.cards import CARDS, SETTINGS
from game.titles.battlegoats.rules.commands import Sabotage, Veil
from game.titles.battlegoats.rules.deploy import Deploy, First, OpenDeploy, Photo, clocks
from game.titles.battlegoats.rules.ending import END, End, Vote, resign
from game.titles.battlegoats.rules.imagining import hidden, identity, imagine, swap, things
from game.titles.battlegoats.rules.muster import Draft, Muster, setup
from game.titles.battlegoats.rules.orders import ORDERS, Orders
from game.titles.battlegoats.rules.state import State, can_attack, holders


class Turn(Step[Match[State]], frozen=True, tag="turn"):
    """START: note what counts as face up; then ORDERS, ATTACK, END, and the next turn (BTG-4.13, 4.14, 4.17)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.turn += 1
        s.began_up = s.up
        if s.commanded:
            s.commanded = False
        able = can_attack(s, s.active)
        _cue_turn(match, s)
        if able:
            match.then(ORDERS, END, TURN)
        else:
            s.holders = holders(s)
            match.cue(cues.Skipped(seat=s.active))
            match.then(END, TURN)
        return None


@tells
def _cue_turn(match: Match[State], s: State) -> None:
    match.beat()
    match.cue(cues.Turn(seat=s.active, turn=s.turn))


TURN = Turn()


BEGIN = (
    Muster(),  # a hero and eight cards each, or eight picks from packets that go to the right (Draft)
    Deploy(),  # all lay nine cards face down and race to be ready
    Photo(),  # who was first
    First(),  # ... names the first attacker
    TURN,  # START, ORDERS, ATTACK, END, and the next turn, until one player is left or none (Vote)
)


STEPS = (
    *(Muster, Draft, OpenDeploy, Deploy, Photo, First),
    *(Turn, Orders, Veil, Sabotage, Dodge, Aftermath, Settle, End, Vote),
)


def _data() -> Any:
    return [msgspec.to_builtins(CARDS), SETTINGS]


RULES = Rules(
    title="battlegoats",
    state=state.State,
    steps=STEPS,
    begin=BEGIN,
    setup=setup,
    view=state.view,
    more=state.more,
    cues=cues.KINDS,
    sees=state.sees,
    imagine=imagine,
    clocks=clocks,
    data=_data,
    resign=resign,
    copy=state.copy,
    hidden=hidden,
    swap=swap,
    things=things,
    identity=identity,
    plays=Vocabulary(step.plays for step in STEPS),
)
