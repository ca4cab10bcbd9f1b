"""The Tunnel Times: a sentence for each thing that happened. Goblins are links; whoever reads about themselves reads "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.cues import Cue, pair
from game.tabletop.contract import Line
from game.tabletop.log_style import LogStyle
from game.tabletop.sentences import Sentences, key_to
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import FLOORS
from game.titles.slayer_slayer.screen.card_rows import GOBLINS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.dice import Dice
from game.titles.slayer_slayer.screen.names import prizes_of
from game.words.names import Name
from game.words.numbers import signed

STYLE = LogStyle(
    hot=(
        cues.Foe, cues.PlanB, cues.ShieldWall, cues.Victory, cues.Lost, cues.Tombstone, cues.DieSpoiled, cues.Over,
        cues.Resigned,
    ),
    falls=(
        cues.Victory, cues.Lost, cues.Tombstone, cues.Discarded, cues.EventResult, cues.Over, cues.Resigned, cues.Final,
        cues.Survivor,
    ),
    indented=(
        cues.Discarded, cues.WallHolds, cues.Bonus, cues.Copied, cues.Zeroed, cues.FoeBonus, cues.NoEffect,
        cues.Abducted, cues.Stolen,
    ),
    shown=(cues.Doors, cues.BetVotes, cues.DieVotes, cues.Counted, cues.Lot),
)  # fmt: skip
SECRET = (
    cues.Dealt, cues.Objective, cues.Sacrificed, cues.Staked, cues.FacedownDiscard, cues.Rite, cues.Abducted,
    cues.VictoryFeat, cues.Drawn, cues.Recruited, cues.Bribed,
)  # fmt: skip
"""Cues whose own wording `.you` needs what only their owner knows."""


def link(table: Context, card: str | None) -> Name:
    """Return a goblin's name that shows the card when it is hovered."""
    return table.goblin_name(card).linked(card) if card in GOBLINS else table.words.name("a-card")


def lines(table: Context, cue: Cue) -> list[Line]:
    """The sentences of one cue; none where there is no wording (what the table shows plainly)."""
    words = table.words
    table.memory.learn(cue)
    seat, knows = table.services.seat, not isinstance(cue, SECRET)
    keys = [key_to(seat, words, cue, variant, knows) for variant in SENTENCES.keys(table, cue)]
    return STYLE.lines(words, cue, keys, SENTENCES.args(table, cue))


def hush(table: Context, dice: Dice, cue: Cue) -> str | None:
    """What is said while the table shows what a cue says: it is told when it has been seen. None: told at once."""
    words = table.words
    match cue:
        case cues.Revealed():
            return words("hush-revealed") if cue.cards else None
        case cues.Roll():
            return words("hush-again" if cue.again else "hush-roll", what=dice.caption(cue))
        case cues.DoorOpened():
            return words("hush-door", door=cue.door) if cue.door else words("hush-gate")
        case cues.Final():
            return words("hush-final")
        case cues.Dealt() | cues.Drawn():
            return "" if cue.cards else None
        case cues.Recruited() | cues.Bribed():
            return "" if cue.card else None
        case cues.Store():
            return "" if cue.sale else None
    return STYLE.hush(cue)


# ---------------------------------------------------------------- nouns in words


def _source(table: Context, source: str) -> str:
    if source == "foe":
        foe = table.reading.foe
        return table.foe_name(foe.id) if foe is not None else table.words("ledger-foe")
    return link(table, source)


_IN_WORDS: dict[str, Callable[[Context, Any], str]] = {
    "seat": lambda table, seat: table.services.name(seat) if seat >= 0 else "",
    "seats": lambda table, seats: table.words.people(seats, table.services.seat, table.services.name),
    "goblin": lambda table, card: link(table, card),
    "goblins": lambda table, found: table.words.join(link(table, card) for card in found),
    "handle": lambda table, handle: link(table, table.goblin(handle)),
    "handles": lambda table, found: table.words.join(link(table, table.goblin(handle)) for handle in found),
    "held": lambda table, named: link(table, pair(named)[1]),
    "held_cards": lambda table, found: table.words.join(link(table, pair(named)[1]) for named in found),
    "source": _source,
    "purpose": lambda table, purpose: table.words.name(f"roll-{purpose}"),
    "side": lambda table, side: table.words.name(f"side-{side}") if side else "",
    "pledge": lambda table, pledge: table.words(f"pledge-name-{pledge}"),
    "objective": lambda table, objective: table.words(f"objective-{objective}"),
    "event": lambda table, event: table.event_name(event),
    "item": lambda table, item: table.item_name(item),
}
"""How a noun is put into words, by what `rules/cues.py` says that it is."""
SENTENCES: Sentences[Context] = Sentences(_IN_WORDS)

# ---------------------------------------------------------------- arguments that need more than one noun

Nouns = dict[str, Any]


@SENTENCES.words(cues.Foe)
def _foe_words(table: Context, cue: cues.Foe) -> Nouns:
    tier = "final" if cue.final else cue.tier
    return {"foe": table.foe_name(cue.foe), "tier": table.words.name(f"tier-{tier}")}


@SENTENCES.words(cues.Round)
def _round_words(table: Context, cue: cues.Round) -> Nouns:
    foe = table.foe_now
    texts = [table.ability(foe, i) for i in cue.gained] if foe else []
    return {"gained": " ".join(texts)}


@SENTENCES.words(cues.DoorOpened)
def _door_words(table: Context, cue: cues.DoorOpened) -> Nouns:
    names = {"foe": table.foe_name, "event": table.event_name}
    return {"id": names[cue.room](cue.id) if cue.room in names else ""}


@SENTENCES.words(cues.Doors)
def _doors_words(table: Context, cue: cues.Doors) -> Nouns:
    words = table.words
    hints = [words("door-hint", kind=words(f"mark-{kind}"), size=words(f"size-{size}")) for kind, size in cue.hints]
    return {"hints": words.join(hints)}


@SENTENCES.words(cues.Locked)
def _locked_words(table: Context, cue: cues.Locked) -> Nouns:
    """ "You send 3 cards, Grizzle 2 and Inés 1": the own seat first, then as the plates lie."""
    own, counts = max(0, table.services.seat), cue.counts
    sent = [(seat, counts[seat]) for seat in (*range(own, len(counts)), *range(own)) if counts[seat]]
    told = []
    for i, (seat, n) in enumerate(sent):
        name = table.services.name(seat)
        key = "sent.you" if seat == table.services.seat else "sent"
        told.append(f"{name} {n}" if i else table.words(key, name=name, n=n))
    return {"counts": table.words.join(told)}


@SENTENCES.words(cues.BetVotes, cues.DieVotes)
def _votes_words(table: Context, cue: cues.BetVotes | cues.DieVotes) -> Nouns:
    """ "no bet: Mira and Grizzle, odds: you": each side once, with whoever voted so."""
    words, services = table.words, table.services
    living = set(table.reading.living())
    sides: dict[str, list[str]] = {}
    for seat, vote in enumerate(cue.votes):
        if seat in living:
            name = services.tr("people-you.inside").lower() if seat == services.seat else services.name(seat)
            sides.setdefault(words(f"side-{vote}" if vote else "side-blank"), []).append(name)
    return {"votes": ", ".join(f"{side}: {words.join(names)}" for side, names in sides.items())}


@SENTENCES.words(cues.Ledger)
def _ledger_words(table: Context, cue: cues.Ledger) -> Nouns:
    """ "2 + 4 + 3 + 6 (d20) = 15"."""
    parts = [*(str(row[4]) for row in cue.rows), *(f"{number} (d20)" for _, number in cue.dice)]
    return {"sum": f"{' + '.join(parts)} = {cue.total}" if len(parts) > 1 else str(cue.total)}


@SENTENCES.words(cues.Disabled, cues.Stolen)
def _ability_words(table: Context, cue: cues.Disabled | cues.Stolen) -> Nouns:
    foe = table.foe_now
    known = foe and cue.ability >= 0
    return {"ability": table.ability(foe, cue.ability) if known else ""}


@SENTENCES.words(cues.Bonus, cues.FoeBonus)
def _bonus_words(table: Context, cue: cues.Bonus | cues.FoeBonus) -> Nouns:
    return {"amount": signed(cue.amount)}


@SENTENCES.words(cues.Lots)
def _lots_words(table: Context, cue: cues.Lots) -> Nouns:
    return {"lots": table.words.join(table.amount(str(kind), int(n)) for kind, n in cue.lots)}


@SENTENCES.words(cues.Lot, cues.VictoryFeat)
def _amount_words(table: Context, cue: cues.Lot | cues.VictoryFeat) -> Nouns:
    return _resource(table, cue.resource, cue.amount)


@SENTENCES.words(cues.Investment)
def _investment_words(table: Context, cue: cues.Investment) -> Nouns:
    return _resource(table, cue.resource, cue.gained)


def _resource(table: Context, kind: str | None, n: int | None) -> Nouns:
    told = table.gained(kind, n) if kind and n is not None else ""
    return {"amount": told, "gained": told}


@SENTENCES.words(cues.Reward)
def _reward_words(table: Context, cue: cues.Reward) -> Nouns:
    return {"reward": table.gains(prizes_of(cue)), "overflow": table.gained("gold", cue.overflow or 0)}


@SENTENCES.words(cues.Store)
def _store_words(table: Context, cue: cues.Store) -> Nouns:
    return {"sale": table.item_name(cue.sale) if cue.sale else ""}


@SENTENCES.words(cues.LaidAside)
def _laid_aside_words(table: Context, cue: cues.LaidAside) -> Nouns:
    return {"count": len(cue.handles)}


# ---------------------------------------------------------------- which wordings a cue takes


def _mine(known: object) -> list[str]:
    """Another wording for whoever may know."""
    return ["you" if known else ""]


def _sits(table: Context) -> bool:
    """Whether it is told to somebody who sits here: what only they may know is said to nobody else."""
    return table.services.seat >= 0


@SENTENCES.variants(cues.Dealt, cues.Sacrificed)
def _hand_keys(table: Context, cue: cues.Dealt | cues.Sacrificed) -> list[str]:
    return _mine(cue.cards and cue.seat == table.services.seat)


@SENTENCES.variants(cues.Staked)
def _staked_keys(table: Context, cue: cues.Staked) -> list[str]:
    return _mine(cue.cards and cue.seat == table.services.seat)


@SENTENCES.variants(cues.Objective)
def _objective_keys(table: Context, cue: cues.Objective) -> list[str]:
    return _mine(cue.objective and cue.seat == table.services.seat)


@SENTENCES.variants(cues.FacedownDiscard, cues.Abducted)
def _card_keys(table: Context, cue: cues.FacedownDiscard | cues.Abducted) -> list[str]:
    return _mine(cue.card and _sits(table))


@SENTENCES.variants(cues.VictoryFeat)
def _victory_feat_keys(table: Context, cue: cues.VictoryFeat) -> list[str]:
    return _mine(cue.amount)


@SENTENCES.variants(cues.Floor)
def _floor_keys(table: Context, cue: cues.Floor) -> list[str]:
    """Of a floor that they have climbed to, the climb has told."""
    return ["final"] if cue.floor == FLOORS else [""] if cue.floor == 1 else []


@SENTENCES.variants(cues.Doors)
def _doors_keys(table: Context, cue: cues.Doors) -> list[str]:
    return ["" if cue.first else "foes"]


@SENTENCES.variants(cues.RouteChosen, cues.Representative)
def _chosen_keys(table: Context, cue: cues.RouteChosen | cues.Representative) -> list[str]:
    return ["nobody" if not cue.votes_cast else "tie" if cue.tie else ""]


@SENTENCES.variants(cues.DoorOpened)
def _door_keys(table: Context, cue: cues.DoorOpened) -> list[str]:
    return ["final" if not cue.door else cue.room]


@SENTENCES.variants(cues.Round)
def _round_keys(table: Context, cue: cues.Round) -> list[str]:
    return ["" if cue.power is not None else "hidden", *(["gained"] if cue.gained else [])]


@SENTENCES.variants(cues.Revealed)
def _revealed_keys(table: Context, cue: cues.Revealed) -> list[str]:
    return ["" if cue.cards else "empty"]


@SENTENCES.variants(cues.Roll)
def _roll_keys(table: Context, cue: cues.Roll) -> list[str]:
    return ["again" if cue.again else ""]


@SENTENCES.variants(cues.Reroll)
def _reroll_keys(table: Context, cue: cues.Reroll) -> list[str]:
    return ["several" if cue.several else ""]


@SENTENCES.variants(cues.Disabled)
def _disabled_keys(table: Context, cue: cues.Disabled) -> list[str]:
    return ["ability", ""] if cue.handles else ["ability"]


@SENTENCES.variants(cues.Discarded)
def _discarded_keys(table: Context, cue: cues.Discarded) -> list[str]:
    if cue.earlier:
        return ["earlier"]
    return ["own" if cue.by >= 0 and cue.by == cue.handle else ""]


@SENTENCES.variants(cues.Rite)
def _rite_keys(table: Context, cue: cues.Rite) -> list[str]:
    return ["done" if cue.done else "declined", *(["you"] if cue.given and _sits(table) else [])]


@SENTENCES.variants(cues.BetVotes)
def _bet_votes_keys(table: Context, cue: cues.BetVotes) -> list[str]:
    if _of_one_mind(table, cue.votes):
        return ["agreed" if cue.made else "nobody"]
    return ["refused" if not cue.made else "tie" if cue.tie else "made"]


@SENTENCES.variants(cues.BetResult)
def _bet_result_keys(table: Context, cue: cues.BetResult) -> list[str]:
    return ["success" if cue.success else "failure"]


@SENTENCES.variants(cues.DieVotes)
def _die_votes_keys(table: Context, cue: cues.DieVotes) -> list[str]:
    if _of_one_mind(table, cue.votes):
        return ["agreed" if cue.made else "nobody"]
    return ["made" if cue.made else "refused"]


def _of_one_mind(table: Context, votes: Sequence[str]) -> bool:
    """All living seats have voted alike: who voted how needs no telling."""
    living = table.reading.living()
    return len({votes[seat] for seat in living}) == 1 and len(living) > 1


@SENTENCES.variants(cues.Ledger)
def _ledger_keys(table: Context, cue: cues.Ledger) -> list[str]:
    return ["spoiled" if cue.spoiled else ""]


@SENTENCES.variants(cues.Lost)
def _lost_keys(table: Context, cue: cues.Lost) -> list[str]:
    return ["spoiled" if cue.spoiled else "", "next"]


@SENTENCES.variants(cues.Drawn)
def _drawn_keys(table: Context, cue: cues.Drawn) -> list[str]:
    if cue.cards and cue.seat == table.services.seat:
        return ["you"]
    return ["" if cue.reason == "draw" else cue.reason]


@SENTENCES.variants(cues.SurvivorPicker)
def _survivor_picker_keys(table: Context, cue: cues.SurvivorPicker) -> list[str]:
    return ["armour" if cue.armour else ""]


@SENTENCES.variants(cues.Survivor)
def _survivor_keys(table: Context, cue: cues.Survivor) -> list[str]:
    return ["random" if cue.random else ""]


@SENTENCES.variants(cues.NoSurvivor)
def _no_survivor_keys(table: Context, cue: cues.NoSurvivor) -> list[str]:
    return [cue.reason]


@SENTENCES.variants(cues.Ping)
def _ping_keys(table: Context, cue: cues.Ping) -> list[str]:
    return ["" if cue.lot else "withdrawn"]


@SENTENCES.variants(cues.Lot)
def _lot_keys(table: Context, cue: cues.Lot) -> list[str]:
    if cue.contested:
        return ["tie" if cue.tie else "contested"]
    return ["" if cue.pinged else "dealt"]


@SENTENCES.variants(cues.Investment)
def _investment_keys(table: Context, cue: cues.Investment) -> list[str]:
    return ["success" if cue.success else "failure", *(["you"] if cue.gained is not None and _sits(table) else [])]


@SENTENCES.variants(cues.EventResult)
def _event_result_keys(table: Context, cue: cues.EventResult) -> list[str]:
    return ["success" if cue.success else "failure", *(["total"] if cue.total is not None else [])]


@SENTENCES.variants(cues.Reward)
def _reward_keys(table: Context, cue: cues.Reward) -> list[str]:
    return ["", *(["overflow"] if cue.overflow else [])]


@SENTENCES.variants(cues.Store)
def _store_keys(table: Context, cue: cues.Store) -> list[str]:
    return ["sale" if cue.sale else ""]


@SENTENCES.variants(cues.Recruited)
def _recruited_keys(table: Context, cue: cues.Recruited) -> list[str]:
    return ["" if not (cue.card and _sits(table)) else "you" if cue.under else "only"]


@SENTENCES.variants(cues.Bribed)
def _bribed_keys(table: Context, cue: cues.Bribed) -> list[str]:
    if not (cue.card and _sits(table)):
        return [""]
    return ["target" if cue.target == table.services.seat else "you"]


@SENTENCES.variants(cues.Final)
def _final_keys(table: Context, cue: cues.Final) -> list[str]:
    return ["" if cue.living else "out"]


@SENTENCES.variants(cues.Over)
def _over_keys(table: Context, cue: cues.Over) -> list[str]:
    return [cue.outcome]
