"""Why a choice in Battles is good: the power of both sides, what a hit costs, what a fortress is worth."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.titles.coaching import Reason
from game.titles.lords_of_hell.bot import reason_kinds as told
from game.titles.lords_of_hell.rules import hit_allocation, menus, plays
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.battle_state import (
    DEVIL,
    army_of,
    going_on,
    hordes_there,
    leaders,
    marchers,
    power,
    souls_there,
    the_front,
)
from game.titles.lords_of_hell.rules.cards import EFFECT, POWER, PROTECTION, SOULS_PER_POWER, VERB
from game.titles.lords_of_hell.rules.imagining import known
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, Front
from game.titles.lords_of_hell.rules.state import NONE, State, at_home, devil_power, hordes_power, mighty_power


def reason(view: View, ask: SeatAsk, seat: int, play: plays.AnyPlay) -> Reason | None:
    """Return why a choice in a battle is good, as far as that is sure."""
    s = known(view, seat)
    if ask.kind in ("attack_turn", "parley"):
        return _attack(s, ask, seat, play)
    if ask.kind == "organisation":
        return _organisation(s, seat, play) or _card(s, play)
    if ask.kind == "place" and isinstance(play, plays.Hit):
        return _hit(s, the_front(s, facts_of(ask).realm), seat, play)
    if ask.kind == "conquest":
        return _spoils(s, seat, facts_of(ask).realm, play)
    return _card(s, play)


# ---------------------------------------------------------------- powers


def can_bring(s: State, seat: int, realm: int) -> int:
    """The power that a seat could lead into a realm, Souls aside; 0 where nobody leads it (LOH-10.11)."""
    found = leaders(s, seat, realm)
    return _muster(s, seat, marchers(s, seat), DEVIL in found) if found else 0


def _muster(s: State, seat: int, hordes: list[int], devil: bool) -> int:
    return hordes_power(s, hordes) + (devil_power(s, seat) if devil else 0)


def at_home_power(s: State, realm: int) -> int:
    """The power that defends a realm if it is attacked now (LOH-10.43)."""
    walls = POWER[s.faces[s.fortress[realm]]] if s.fortress[realm] != NONE else 0
    return _muster(s, realm, s.hordes[realm], at_home(s, realm)) + s.souls[realm] // SOULS_PER_POWER + walls


def _left(s: State, seat: int) -> int:
    """The power that stays when the whole army marches."""
    stay = [card for card in s.hordes[seat] if card not in marchers(s, seat)]
    return at_home_power(s, seat) - _muster(s, seat, s.hordes[seat], at_home(s, seat)) + hordes_power(s, stay)


# ---------------------------------------------------------------- attack turns and parley


def _attack(s: State, ask: SeatAsk, seat: int, play: plays.AnyPlay) -> Reason | None:
    if facts_of(ask).seat != seat:
        return _card(s, play)
    match play:
        case plays.Attack(realm) if mighty_power(s, seat) > mighty_power(s, realm):
            return told.Outmatches(target=realm, mine=mighty_power(s, seat), theirs=mighty_power(s, realm))
        case plays.Attack(realm):
            return _stronger(s, seat, realm)
        case plays.GoOn():
            return _stronger(s, seat, facts_of(ask).realm)
        case plays.Pass() if ask.kind == "parley":
            realm = facts_of(ask).realm
            mine, theirs = can_bring(s, seat, realm), at_home_power(s, realm)
            return told.CannotMatch(target=realm, mine=mine, theirs=theirs) if mine <= theirs else _bare(s, seat)
        case plays.Pass():
            return _peaceful(s, ask, seat)
    return _card(s, play)


def _stronger(s: State, seat: int, realm: int) -> Reason | None:
    mine, theirs = can_bring(s, seat, realm), at_home_power(s, realm)
    return told.CanBring(target=realm, mine=mine, theirs=theirs) if mine > theirs else None


def _peaceful(s: State, ask: SeatAsk, seat: int) -> Reason | None:
    """Why nobody is attacked."""
    powers = [mighty_power(s, other) for other in range(s.seats)]
    if powers[seat] == min(powers):
        return told.NobodyWeaker()
    realms = [play.realm for play in menus.open_plays(ask, plays.Attack)]
    mine = max((can_bring(s, seat, realm) for realm in realms), default=0)
    if realms and all(at_home_power(s, realm) >= mine for realm in realms):
        return told.NobodyWeakEnough(n=mine)
    return _bare(s, seat)


def _bare(s: State, seat: int) -> Reason | None:
    """Somebody would find the realm open while its army is away."""
    mine = _left(s, seat)
    strong = {other: _ready_power(s, other) for other in range(s.seats) if other != seat and at_home(s, other)}
    worst = max(strong, key=lambda other: strong[other], default=seat)
    if worst == seat or strong[worst] <= mine:
        return None
    return told.LeftBare(target=worst, mine=mine, theirs=strong[worst])


def _ready_power(s: State, seat: int) -> int:
    """The power of the devil and hordes that a seat has at home, sworn away or not."""
    return _muster(s, seat, s.hordes[seat], at_home(s, seat))


# ---------------------------------------------------------------- organisation


def _organisation(s: State, seat: int, play: plays.AnyPlay) -> Reason | None:
    match play:
        case plays.Ready():
            return next((found for front in going_on(s) if (found := _stays(s, front, seat)) is not None), None)
        case plays.Join(realm, side):
            return _tips(s, the_front(s, realm), side, _arriving(s, the_front(s, realm), seat, play))
        case plays.Call(realm):
            front = the_front(s, realm)
            army = army_of(front, seat)
            return _tips(s, front, army.side, _arriving(s, front, seat, play)) if army is not None else None
        case plays.WithdrawArmy(realm):
            return _leaves(s, the_front(s, realm), seat)
        case plays.Surrender(realm) | plays.Flee(realm):
            return _behind(s, the_front(s, realm))
        case plays.Truce(realm, True):
            front = the_front(s, realm)
            return (_behind(s, front) if seat == realm else _ahead(s, front, DEFENCE)) or told.NoDice()
        case plays.AttackRear(realm):
            return _stronger(s, seat, realm)
    return None


def _ahead(s: State, front: Front, side: str) -> Reason | None:
    """That side is ahead as it stands; nothing can be said before the attacker has come."""
    if army_of(front, front.attacker) is None:
        return None
    attack, defence = power(s, front, ATTACK), power(s, front, DEFENCE)
    if (attack > defence) != (side == ATTACK):
        return None
    return (told.AttackAhead if side == ATTACK else told.DefenceHolds)(attack=attack, defence=defence)


def _behind(s: State, front: Front) -> Reason | None:
    """The defence is the weaker, or will be when the attacker comes."""
    if army_of(front, front.attacker) is not None:
        return _ahead(s, front, ATTACK)
    mine, theirs = _ready_power(s, front.attacker), power(s, front, DEFENCE)
    return told.MayCome(target=front.attacker, mine=mine, theirs=theirs) if mine > theirs else None


def _stays(s: State, front: Front, seat: int) -> Reason | None:
    """Why nothing more is done about a battle."""
    army = army_of(front, seat)
    if seat == front.realm:
        return _ahead(s, front, DEFENCE)
    if army is not None:
        return _ahead(s, front, army.side)
    if seat == front.attacker:
        return None
    if not leaders(s, seat, front.realm):
        return told.NobodyLeads()
    if army_of(front, front.attacker) is None:
        return None
    lacks, mine = abs(power(s, front, ATTACK) - power(s, front, DEFENCE)), can_bring(s, seat, front.realm)
    return told.NotEnough(n=mine, lacks=lacks) if mine < lacks else None


def _arriving(s: State, front: Front, seat: int, play: plays.Join | plays.Call) -> int:
    """The power that troops add to a side, with those of the seat that are there."""
    army = army_of(front, seat)
    there, crowd = (army.hordes, army.souls) if army is not None else ([], 0)
    devil = play.devil if isinstance(play, plays.Call) else play.leader == DEVIL
    led = [play.leader] if isinstance(play, plays.Join) and play.leader != DEVIL else []
    more = hordes_power(s, [*there, *led, *play.hordes]) - hordes_power(s, there)
    more += (crowd + play.souls) // SOULS_PER_POWER - crowd // SOULS_PER_POWER
    return more + (devil_power(s, seat) if devil else 0)


def _tips(s: State, front: Front, side: str, more: int) -> Reason | None:
    attack = power(s, front, ATTACK) + (more if side == ATTACK else 0)
    defence = power(s, front, DEFENCE) + (more if side == DEFENCE else 0)
    if (attack > defence) != (side == ATTACK):
        return None
    return (told.TipsAttack if side == ATTACK else told.TipsDefence)(attack=attack, defence=defence)


def _leaves(s: State, front: Front, seat: int) -> Reason | None:
    army = army_of(front, seat)
    if seat == front.attacker and front.surrendered == front.round:
        return told.HasSurrendered(target=front.realm)
    return None if army is None else _ahead(s, front, DEFENCE if army.side == ATTACK else ATTACK)


# ---------------------------------------------------------------- hits, spoils, cards


def _hit(s: State, front: Front, seat: int, play: plays.Hit) -> Reason | None:
    own = [row for row in front.placed if row.by == seat]
    able = hit_allocation.legal(s, front, seat, own)
    troop = play.troop
    if able == [troop]:
        return told.NothingElse()
    if troop == hit_allocation.SOULS:
        dice = {hit.number: hit.die for hit in front.hits}
        drained = sum(dice[row.hit] for row in own if row.taker == hit_allocation.SOULS)
        return told.CostsSouls(n=min(dice[play.hit], souls_there(s, front, seat) - drained))
    if troop == hit_allocation.FORTRESS:
        return told.TurnsOver()
    if not isinstance(troop, int):
        return None
    if VERB[s.faces[troop]] == "juggernaut":
        return told.JuggernautsFirst()
    hordes = [card for card in able if isinstance(card, int) and card in hordes_there(s, front, seat)]
    least = min(POWER[s.faces[card]] for card in hordes)
    return told.WeakestHorde() if POWER[s.faces[troop]] == least else None


def _spoils(s: State, seat: int, realm: int, play: plays.AnyPlay) -> Reason | None:
    own = PROTECTION[s.faces[s.fortress[seat]]] if s.fortress[seat] != NONE else NONE
    there = PROTECTION[s.faces[s.fortress[realm]]] if s.fortress[realm] != NONE else NONE
    match play:
        case plays.Take() if own == NONE:
            return told.NoWalls()
        case plays.Take() if there > own:
            return told.OwnWalls(there=there, own=own)
        case plays.Raze() if 0 < s.vp[realm] == max(s.vp):
            return told.NobodyAhead(target=realm, n=s.vp[realm])
        case plays.Leave(None) if s.vp[realm] < max(s.vp):
            return told.OthersAhead(target=realm)
    return None


def card_used(play: plays.AnyPlay) -> int | None:
    """The card of hand or realm that a play uses at once, called out with a Stop or not."""
    match play:
        case plays.PlayCard(card) | plays.UseArtifact(card):
            return card
        case plays.Hold(verb, what) if verb in CARDS:
            return what
    return None


CARDS = (plays.VERBS[plays.PlayCard], plays.VERBS[plays.UseArtifact])


def _card(s: State, play: plays.AnyPlay) -> Reason | None:
    card = card_used(play)
    effect = EFFECT[s.faces[card]] if card is not None else None
    return told.AddsDice(n=effect.n) if effect is not None and effect.verb == "side_dice" else None
