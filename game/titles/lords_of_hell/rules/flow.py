"""Lords of Hell, page 1 of the rulebook: the sequence of play (LOH section 4), and the record the kernel asks for."""

from __future__ import annotations

from game.engine.rules import Rules
from game.titles.lords_of_hell.rules import (
    aftermath,
    battle_promises,
    battles,
    beats,
    bundles,
    confiscating,
    cues,
    duties,
    fighting,
    init,
    market,
    organising,
    phases,
    ring,
    ritual_effects,
    rituals,
    scoring,
    setup,
    specials,
    status,
    tabling,
)
from game.titles.lords_of_hell.rules.cards import numbers
from game.titles.lords_of_hell.rules.imagining import hidden, identity, imagine, swap, things
from game.titles.lords_of_hell.rules.plays import PLAYS
from game.titles.lords_of_hell.rules.sight import sees, view
from game.titles.lords_of_hell.rules.state import State

BEGIN = (
    setup.PickDevil(),  # devils, the Starter, hands
    setup.Mulligan(),  # one redraw for who holds no fortress
    phases.Round(),  # the eight phases, until there is an overlord
)

RULES = Rules(
    title="lords_of_hell",
    state=State,
    steps=(
        *(setup.PickDevil, setup.Mulligan, phases.Round, phases.Phase, phases.Open, phases.Close),
        *(init.Init, init.DrawCards, init.Income, init.Earth, init.EarthDice, init.EarthReroll, init.EarthHome),
        *(init.Souls, tabling.EarthClose, specials.Tribute, status.Victory),
        *(bundles.KeepFortress, market.Seal),
        *(beats.OpenBeat, beats.Beat, beats.Floor, beats.FloorEnds),
        *(duties.FallDue, duties.Watch, duties.Fulfil, duties.Settlement, duties.AllEnd),
        *(battles.BattlesBegin, battles.Battles, battles.AttackTurn, battles.Parley),
        *(
            organising.BattleRound,
            organising.Organisation,
            organising.Lock,
            organising.PreDice,
            battle_promises.SwornJoin,
        ),
        *(fighting.Dice, fighting.NextPart, fighting.Spread, fighting.Place, fighting.Strike, fighting.CheckEnd),
        *(aftermath.Aftermath, aftermath.Crumble, aftermath.Capture, aftermath.Plunder, aftermath.Share),
        *(
            aftermath.Conquest,
            aftermath.Store,
            aftermath.HomeAgain,
            aftermath.Victories,
            aftermath.Effects,
            aftermath.Over,
        ),
        *(
            rituals.Castings,
            rituals.SwornCasts,
            rituals.Cast,
            rituals.Pay,
            ritual_effects.Target,
            rituals.Done,
            ritual_effects.Vault,
            confiscating.Confiscate,
        ),
        *(ritual_effects.Chain, ring.Ring, ring.Arrival, ring.Vote, ring.Verdict, ring.Nominate, scoring.Scoring),
    ),
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
    plays=PLAYS,
)
