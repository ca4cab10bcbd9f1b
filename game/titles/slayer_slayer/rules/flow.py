"""Goblin Slayer-Slayer, page 1 of the rulebook: the sequence of play (GSS section 4), and the record the kernel asks for."""

from __future__ import annotations

from game.engine.plays import Vocabulary
from game.engine.rules import Rules
from game.titles.slayer_slayer.rules import (
    aftermath,
    battle,
    bets,
    count,
    cues,
    dice,
    ending,
    event,
    feats,
    loot,
    route,
    setup,
    store,
)
from game.titles.slayer_slayer.rules.cards import numbers
from game.titles.slayer_slayer.rules.imagining import hidden, identity, imagine, swap, things
from game.titles.slayer_slayer.rules.leaving import resign
from game.titles.slayer_slayer.rules.pace import showing
from game.titles.slayer_slayer.rules.sight import sees, view
from game.titles.slayer_slayer.rules.state import State, copy

BEGIN = (
    setup.Deal(),  # hands and Main Objectives
    route.Floor(),  # floor 1: Doors, RouteVote, perhaps a side room, Battle, Climb; and so on up to floor 10
)
"""A battle is rounds of Sacrifice, PlayCards, FaceDown, Reveal, Feats (Plan B, disable, discards), Raise, Rites, Bets,
Count, HordeDice, Compare, and then Lost or Victory (`battle.Round`)."""

STEPS = (
    *(setup.Deal, route.Floor, route.Doors, route.RouteVote, route.Onward, route.Climb),
    *(battle.Battle, battle.Round, battle.Sacrifice, battle.Play, battle.PlayCards, battle.FaceDown),
    *(battle.Reveal, battle.Jester, dice.Roll, dice.Weave),
    *(feats.Feats, feats.Raise, feats.RaisedJester, bets.Rites, bets.Rite),
    *(bets.Bets, bets.BetVote, bets.BetResult),
    *(count.Count, count.HordeDice, count.DieVote, count.DieFalls, count.Compare),
    *(aftermath.Lost, aftermath.LayAside, aftermath.Victory, aftermath.VictoryFeats, aftermath.Draw),
    *(aftermath.Survivor, aftermath.SurvivorPick, aftermath.ClearTable),
    *(aftermath.Investments, aftermath.Invested, loot.Loot, loot.Division),
    *(event.EventRoom, event.RepresentativeVote, event.Stake, event.Check, event.EventBet),
    *(event.StakedJesters, event.StakedJester, event.Outcome, event.LeaveEvent),
    *(store.StoreRoom, store.Store, store.StoreChoice, ending.HandCheck, ending.Scoring),
)

RULES = Rules(
    title="slayer_slayer",
    state=State,
    steps=STEPS,
    begin=BEGIN,
    setup=setup.setup,
    view=view,
    cues=cues.KINDS,
    sees=sees,
    imagine=imagine,
    clocks=setup.clocks,
    showing=showing,
    data=numbers,
    resign=resign,
    copy=copy,
    hidden=hidden,
    swap=swap,
    things=things,
    identity=identity,
    plays=Vocabulary(step.plays for step in STEPS),
)
