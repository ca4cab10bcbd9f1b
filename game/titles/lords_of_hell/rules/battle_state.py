"""Battles looked at: who fights where, on which side, with what power; and how armies leave home and come back
(LOH-1.7, 10.1 to 10.17, 10.43, 10.65)."""

from __future__ import annotations

from game.engine.match import Match
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import (
    CAPTIVE,
    EFFECT,
    POWER,
    PROTECTION,
    SOULS_PER_POWER,
    VERB,
    devil_effect,
)
from game.titles.lords_of_hell.rules.exchanges import Side
from game.titles.lords_of_hell.rules.promise_limits import SOULS, card_pledge, forbidden, help_short, owed, pledges
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, NONE, Army, Front
from game.titles.lords_of_hell.rules.state import State, at_home, devil_power, hordes_power, named

DEVIL = -1
"""The devil as the leader of an army."""


def front_of(s: State, realm: int) -> Front | None:
    """The battle for a realm."""
    return next((front for front in s.fronts if front.realm == realm), None)


def the_front(s: State, realm: int) -> Front:
    """The battle for a realm that is under attack."""
    front = front_of(s, realm)
    assert front is not None
    return front


def army_of(front: Front, seat: int) -> Army | None:
    """The seat's army away from home in that battle."""
    return next((army for army in front.armies if army.seat == seat), None)


def going_on(s: State) -> list[Front]:
    """Battles that have not ended in this organisation."""
    return [front for front in s.fronts if not front.ended]


def side_of(front: Front, seat: int) -> str:
    """The side on which a seat stands there; "" if it has no part in it."""
    if seat == front.realm:
        return DEFENCE
    if seat == front.attacker:
        return ATTACK
    army = army_of(front, seat)
    return army.side if army else ""


def busy(s: State, seat: int) -> bool:
    """Whether the seat has a part in a battle, or an army on its way home."""
    return any(side_of(front, seat) for front in s.fronts) or any(army.seat == seat for army in s.marching)


def seats_of(front: Front, side: str) -> list[int]:
    """Seats of a side, the principal first, then helpers in joining order."""
    first = front.attacker if side == ATTACK else front.realm
    return [first, *(army.seat for army in front.armies if army.side == side and army.seat != first)]


def devil_there(s: State, front: Front, seat: int) -> bool:
    """Whether the seat's devil itself fights there, unhit."""
    if seat == front.realm:
        return at_home(s, seat)
    army = army_of(front, seat)
    return army is not None and army.devil


def hordes_there(s: State, front: Front, seat: int) -> list[int]:
    """The seat's hordes in that battle (the list itself)."""
    if seat == front.realm:
        return s.hordes[seat]
    army = army_of(front, seat)
    return army.hordes if army else []


def souls_there(s: State, front: Front, seat: int) -> int:
    """The seat's Soul crowd in that battle."""
    if seat == front.realm:
        return s.souls[seat]
    army = army_of(front, seat)
    return army.souls if army else 0


def fortress_there(s: State, front: Front, seat: int) -> bool:
    """Whether the seat has an unhit fortress in that battle."""
    return seat == front.realm and s.fortress[seat] != NONE and not front.struck


def capacity(s: State, front: Front, seat: int) -> int:
    """How many hits a seat can take: unhit hordes, devil, fortress, Souls (LOH-10.72)."""
    own = len(hordes_there(s, front, seat)) + souls_there(s, front, seat)
    return own + devil_there(s, front, seat) + fortress_there(s, front, seat)


def fights(s: State, front: Front, seat: int) -> bool:
    """Whether the seat has an unhit troop there (LOH-1.7)."""
    return bool(side_of(front, seat)) and capacity(s, front, seat) > 0


def defended(s: State, front: Front) -> bool:
    """Whether an unhit troop is left on the defence (LOH-10.42, 10.50)."""
    return any(capacity(s, front, seat) for seat in seats_of(front, DEFENCE))


def attacking(s: State, front: Front) -> bool:
    """Whether the original attacker has an army there with a leader (LOH-10.50)."""
    army = army_of(front, front.attacker)
    return army is not None and led(s, front, army)


def led(s: State, front: Front, army: Army) -> bool:
    """Whether an army away from home has its leader: its devil, Fallen Angels, or none for a captive's hordes against the
    captor (LOH-10.5)."""
    if army.devil or any(VERB[s.faces[card]] == "army_leader" for card in army.hordes):
        return True
    return s.captor[army.seat] == front.realm and s.body[army.seat] == CAPTIVE and bool(army.hordes)


# ---------------------------------------------------------------- power


def power(s: State, front: Front, side: str) -> int:
    """Power of a side (LOH-10.43)."""
    return sum(seat_power(s, front, seat) for seat in seats_of(front, side))


def seat_power(s: State, front: Front, seat: int) -> int:
    """What a seat adds to the power of its side: hordes, souls, devil, fortress (LOH-10.43)."""
    total = hordes_power(s, hordes_there(s, front, seat)) + souls_there(s, front, seat) // SOULS_PER_POWER
    total += devil_power(s, seat) if devil_there(s, front, seat) else 0
    return total + (POWER[s.faces[s.fortress[seat]]] if fortress_there(s, front, seat) else 0)


def protection(s: State, front: Front) -> int:
    """LOH-10.65."""
    realm, total = front.realm, 0
    card = s.fortress[realm]
    if fortress_there(s, front, realm) and not front.negated and card not in s.suppressed:
        own = devil_effect(s.devil[realm], "fortress_protection")
        total += PROTECTION[s.faces[card]] + (own.n if own else 0)
    about = devil_effect(s.devil[realm], "realm_protection")
    total += about.n if about else 0
    beasts = [
        EFFECT[s.faces[card]].n
        for seat in seats_of(front, ATTACK)
        for card in hordes_there(s, front, seat)
        if VERB[s.faces[card]] == "reduce_protection"
    ]
    return max(0, total - max(beasts, default=0))


def side(s: State, front: Front, name: str) -> Side:
    """A side as a step of dice sees it (LOH-10.43 to 10.46, 10.66)."""
    seats = seats_of(front, name)
    units = sum(len(hordes_there(s, front, seat)) for seat in seats)
    units += sum(devil_there(s, front, seat) + fortress_there(s, front, seat) for seat in seats)
    crowds = tuple(n for seat in seats if (n := souls_there(s, front, seat)))
    first = 0
    if name == DEFENCE and s.fortress[front.realm] != NONE:
        keep = EFFECT[s.faces[s.fortress[front.realm]]]
        first += keep.n if keep.verb == "first_exchange_dice" else 0
    if name == ATTACK and devil_there(s, front, front.attacker):
        own = devil_effect(s.devil[front.attacker], "first_exchange_dice")
        first += own.n if own else 0
    return Side(power(s, front, name), units, crowds, first, front.extra[name == DEFENCE])


# ---------------------------------------------------------------- leaving home


def leaders(s: State, seat: int, realm: int) -> list[int]:
    """Who may lead the seat's army from home into the battle for a realm: DEVIL, Fallen Angels, of a captive's army
    against its captor any horde (LOH-10.5, 9.10). Pledged pieces stay at home (LOH-8.9)."""
    out = [DEVIL] if at_home(s, seat) and not forbidden(s, seat, "leave") else []
    captive = s.body[seat] == CAPTIVE and s.captor[seat] == realm
    free = marchers(s, seat)
    return out + [card for card in free if captive or VERB[s.faces[card]] == "army_leader"]


def marchers(s: State, seat: int) -> list[int]:
    """Hordes at home that may leave it."""
    taken = pledges(s, seat)
    return [card for card in s.hordes[seat] if card_pledge(card) not in taken]


def spare_souls(s: State, seat: int) -> int:
    """Souls that may leave home without the seat being short of what it owes (LOH-8.22)."""
    due = owed(s, seat)[SOULS]
    return max(0, s.souls[seat] - due) if due else s.souls[seat]


def could_lead(s: State, seat: int, realm: int) -> bool:
    """Whether the seat has someone to bring, by what everybody sees (LOH-10.1)."""
    angels = any(VERB[s.faces[card]] == "army_leader" for card in s.hordes[seat])
    captive = s.body[seat] == CAPTIVE and s.captor[seat] == realm and bool(s.hordes[seat])
    return at_home(s, seat) or angels or captive


def may_attack(s: State, seat: int, realm: int) -> str:
    """Why a seat may not attack a realm, by what everybody sees (LOH-10.1, 4.32): the code, "" when it may."""
    if realm == seat:
        return "bad_target"
    if s.attacked[seat] >> realm & 1:
        return "already_attacked"
    if front_of(s, realm) is not None:
        return "bad_target"
    empty = not (s.hordes[realm] or s.souls[realm] or s.fortress[realm] != NONE or at_home(s, realm))
    if empty and s.plundered >> realm & 1:
        return "nothing_left"
    return "" if could_lead(s, seat, realm) else "no_leader"


def march(
    match: Match, s: State, front: Front, seat: int, where: str, devil: bool, hordes: list[int], souls: int
) -> None:
    """Troops leave home for a battle (LOH-10.11, 10.12). A devil that leaves turns its rituals sideways (LOH-10.3)."""
    army = army_of(front, seat)
    kind = cues.Called if army else cues.Joined
    if army is None:
        army = Army(seat, where, since=front.round)
        front.armies.append(army)
        front.joined += [] if seat in front.joined else [seat]
    for card in hordes:
        s.hordes[seat].remove(card)
    army.hordes += hordes
    army.fresh += hordes
    s.souls[seat] -= souls
    army.souls += souls
    army.fresh_souls += souls
    if devil:
        army.devil = True
        s.sideways += [card for card in s.rituals[seat] if card not in s.sideways]
    match.beat()
    told = kind(seat=seat, realm=front.realm, side=army.side, devil=devil, hordes=named(s, hordes), souls=souls)
    match.cue(told)


def go_home(match: Match, s: State, front: Front, army: Army) -> None:
    """An army is home again. Is its realm under attack, it joins the defence at the next organisation (LOH-10.37)."""
    front.armies.remove(army)
    match.cue(
        cues.ArmyHome(
            seat=army.seat, realm=front.realm, devil=army.devil, hordes=named(s, army.hordes), souls=army.souls
        )
    )
    home = front_of(s, army.seat)
    if home is not None and not home.result:
        s.marching.append(army)
    else:
        unpack(s, army)


def unpack(s: State, army: Army) -> None:
    """The troops of an army are in their realm."""
    s.hordes[army.seat] += army.hordes
    s.souls[army.seat] += army.souls


def troops_go_home(match: Match, s: State, front: Front, seat: int) -> None:
    """An army that has lost its leader goes home at once (LOH-10.5, 10.54)."""
    army = army_of(front, seat)
    if army is not None and not led(s, front, army):
        go_home(match, s, front, army)


def bring_all(match: Match, s: State, front: Front) -> None:
    """The original attacker has not said what it brings: the devil if in Hell, else Fallen Angels; all hordes that are not
    pledged, no Souls (LOH-10.12)."""
    seat = front.attacker
    if army_of(front, seat) is not None:
        return
    found = leaders(s, seat, front.realm)
    if found:
        lead = [] if found[0] == DEVIL else [found[0]]
        rest = [card for card in marchers(s, seat) if card not in lead]
        for card in sorted(rest, key=lambda card: (-POWER[s.faces[card]], s.faces[card], card)):
            if not help_short(s, seat, [*lead, card], 0):
                lead.append(card)
        march(match, s, front, seat, ATTACK, found[0] == DEVIL, [card for card in marchers(s, seat) if card in lead], 0)
