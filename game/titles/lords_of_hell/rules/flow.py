"""Lords of Hell, page 1 of the rulebook: the sequence of play (LOH section 4), and the record the kernel asks for."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.plays import Vocabulary
from game.engine.rules import Rules
from game.titles.lords_of_hell.rules import (
    after_battle,
    battle_dice,
    battle_promises,
    battles,
    beats,
    confiscation,
    cues,
    init,
    market,
    obligations,
    organisation,
    phases,
    ring,
    ritual_effects,
    rituals,
    setup,
    specials,
    status,
    tabling,
    tally,
    trade_bundles,
)
from game.titles.lords_of_hell.rules.cards import numbers
from game.titles.lords_of_hell.rules.imagining import hidden, identity, imagine, swap, things
from game.titles.lords_of_hell.rules.sight import sees, view
from game.titles.lords_of_hell.rules.state import State

BEGIN = (
    setup.PickDevil(),  # devils, the Starter, hands
    setup.Mulligan(),  # one redraw for who holds no fortress
    phases.Round(),  # the eight phases, until there is an overlord
)

STEPS: tuple[type[Step], ...] = (
    *(setup.PickDevil, setup.Mulligan, phases.Round, phases.Phase, phases.Open, phases.Close),
    *(init.Init, init.DrawCards, init.Income, init.Earth, init.EarthDice, init.EarthReroll, init.EarthHome),
    *(init.Souls, tabling.EarthClose, specials.Tribute, status.Victory),
    *(trade_bundles.KeepFortress, market.Seal),
    *(beats.OpenBeat, beats.Beat, beats.Floor, beats.FloorEnds),
    *(obligations.FallDue, obligations.Watch, obligations.Fulfil, obligations.Settlement, obligations.AllEnd),
    *(battles.BattlesBegin, battles.Battles, battles.AttackTurn, battles.Parley),
    *(
        organisation.BattleRound,
        organisation.Organisation,
        organisation.Lock,
        organisation.PreDice,
        battle_promises.SwornJoin,
    ),
    *(
        battle_dice.Dice,
        battle_dice.NextPart,
        battle_dice.Spread,
        battle_dice.Place,
        battle_dice.Strike,
        battle_dice.CheckEnd,
    ),
    *(after_battle.Aftermath, after_battle.Crumble, after_battle.Capture, after_battle.Plunder, after_battle.Share),
    *(
        after_battle.Conquest,
        after_battle.Store,
        after_battle.HomeAgain,
        after_battle.Victories,
        after_battle.Effects,
        after_battle.Over,
    ),
    *(
        rituals.Castings,
        rituals.SwornCasts,
        rituals.Cast,
        rituals.Pay,
        ritual_effects.Target,
        rituals.Done,
        ritual_effects.Vault,
        confiscation.Confiscate,
    ),
    *(ritual_effects.Chain, ring.Ring, ring.Arrival, ring.Vote, ring.Verdict, ring.Nominate, tally.Tally),
)

RULES = Rules(
    title="lords_of_hell",
    version=2,
    state=State,
    steps=STEPS,
    begin=BEGIN,
    setup=setup.setup,
    view=view,
    cues=cues.KINDS,
    sees=sees,
    imagine=imagine,
    clocks=setup.clocks,
    data=numbers,
    hidden=hidden,
    swap=swap,
    things=things,
    identity=identity,
    plays=Vocabulary(step.plays for step in STEPS),
)
