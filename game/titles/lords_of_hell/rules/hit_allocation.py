"""Which troops may take hits, and what a hit does (LOH-10.52 to 10.54, 10.72 to 10.76)."""

from __future__ import annotations

from game.engine.match import Match
from game.titles.lords_of_hell.rules import cues, plays
from game.titles.lords_of_hell.rules.battle_state import (
    army_of,
    capacity,
    devil_there,
    fortress_there,
    hordes_there,
    seats_of,
    souls_there,
    troops_go_home,
)
from game.titles.lords_of_hell.rules.cards import DOWNED, IDS, POWER, VERB
from game.titles.lords_of_hell.rules.promise_limits import card_pledge, pledges
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, NONE, Front, Hit, PendingHit, Placement, Troop
from game.titles.lords_of_hell.rules.retreat import drop_rituals
from game.titles.lords_of_hell.rules.state import State, artifact, discard

LOST = -2
"""The seat of a hit that found no place (LOH-10.76)."""
SOULS, FORTRESS, DEVIL, SHIELD = "souls", "fortress", "devil", "shield"


def juggernauts(s: State, front: Front, seat: int) -> list[int]:
    """The seat's unhit Juggernauts there."""
    return [card for card in hordes_there(s, front, seat) if VERB[s.faces[card]] == "juggernaut"]


def receivers(s: State, front: Front, seats: list[int], given: list[int]) -> list[int]:
    """Seats of which one may be given the next hit, when so many of this part were given already (LOH-10.72): those with
    Juggernauts, else those with fewest hits in this step among those that can take one."""
    jugs = [seat for seat in seats if len(juggernauts(s, front, seat)) > given[seat]]
    if jugs:
        return jugs
    able = [seat for seat in seats if capacity(s, front, seat) > given[seat]]
    fewest = min((front.taken[seat] + given[seat] for seat in able), default=0)
    return [seat for seat in able if front.taken[seat] + given[seat] == fewest]


def hits_of(front: Front, seat: int) -> list[Hit]:
    """The hits of this part that a seat takes."""
    return [hit for hit in front.hits if hit.seat == seat]


def legal(s: State, front: Front, seat: int, own: list[Placement], pledged: bool = True) -> list[Troop]:
    """Troops that may take the seat's next hit after those chosen already (LOH-10.72 to 10.74, 8.9). With `pledged` False as
    if it had promised nothing away: what everybody knows."""
    used = {row.taker for row in own}
    dice = {hit.number: hit.die for hit in front.hits}
    hordes = [card for card in hordes_there(s, front, seat) if card not in used]
    jugs = [card for card in hordes if VERB[s.faces[card]] == "juggernaut"]
    if jugs:
        return [*jugs]
    away = {card for card in hordes if pledged and card_pledge(card) in pledges(s, seat)}
    plain = [card for card in hordes if VERB[s.faces[card]] != "leviathan" and card not in away]
    if not plain:
        plain = [card for card in hordes if card not in away and len(hordes) == 1]
    drained = sum(dice[row.hit] for row in own if row.taker == SOULS)
    out: list[Troop] = [*plain, *([SOULS] if souls_there(s, front, seat) > drained else [])]
    if fortress_there(s, front, seat) and FORTRESS not in used:
        out.append(FORTRESS)
    if not out:
        out += [card for card in hordes if VERB[s.faces[card]] != "leviathan"] or hordes
    if devil_there(s, front, seat) and DEVIL not in used:
        shield = artifact(s, seat, "devil_hit_shield")
        out += [DEVIL, *([SHIELD] if shield != NONE and shield not in s.used and SHIELD not in used else [])]
    return out


def usual(s: State, front: Front, seat: int, own: list[Placement], die: int) -> Troop | None:
    """The troop that takes a hit when its seat is silent, None if there is none (LOH-10.75; the shield by default)."""
    troops = legal(s, front, seat, own)
    drained = sum(hit.die for hit in front.hits for row in own if row.hit == hit.number and row.taker == SOULS)
    if SOULS in troops and souls_there(s, front, seat) - drained >= die:
        return SOULS
    hordes = [troop for troop in troops if isinstance(troop, int)]
    if hordes:
        return min(hordes, key=lambda card: (POWER[s.faces[card]], s.faces[card], card))
    return next((troop for troop in (FORTRESS, SOULS, SHIELD, DEVIL) if troop in troops), None)


def has_choice(s: State, front: Front, seat: int) -> bool:
    """Whether there is more than one way to place the seat's hits, by what everybody sees (LOH-10.77)."""
    own: list[Placement] = []
    hits = hits_of(front, seat)
    for hit in hits:
        troops = legal(s, front, seat, own, pledged=False)
        if len(troops) > 1:
            return True
        own += [Placement(seat, hit.number, troop) for troop in troops]
    return len({hit.die for hit in hits}) > 1 and len({row.taker for row in own}) > 1


def why_not(s: State, front: Front, seat: int, play: plays.Hit) -> str:
    """The code for a troop that may not take a hit now."""
    own = [row for row in front.placed if row.by == seat]
    used = {row.taker for row in own}
    card = play.troop
    if play.hit not in {hit.number for hit in hits_of(front, seat)}:
        return "not_owner"
    if any(card not in used for card in juggernauts(s, front, seat)):
        return "jug_first"
    if not isinstance(card, int) or card in used or card not in hordes_there(s, front, seat):
        return "bad_target"
    return "pledged" if card_pledge(card) in pledges(s, seat) else "leviathan_last"


# ---------------------------------------------------------------- carrying out


def strike(match: Match, s: State, front: Front) -> None:
    """The hits of a part are carried out: as chosen, the rest by LOH-10.75; what finds no place passes on (LOH-10.72)."""
    rest: list[Hit] = []
    for seat in range(s.seats):
        own = [row for row in front.placed if row.by == seat]
        chosen = {row.hit for row in own}
        for hit in hits_of(front, seat):
            if hit.number not in chosen:
                troop = usual(s, front, seat, own, hit.die)
                if troop is None:
                    rest.append(hit)
                else:
                    own.append(Placement(seat, hit.number, troop))
        front.placed = [row for row in front.placed if row.by != seat] + own
    numbered = {hit.number: hit for hit in front.hits}
    match.beat()
    for placed in front.placed:
        _hit(match, s, front, placed.by, numbered[placed.hit], placed.taker)
    for hit in [*rest, *hits_of(front, LOST)]:
        _pass_on(match, s, front, hit)
    for seat in [army.seat for army in front.armies]:
        troops_go_home(match, s, front, seat)


def _pass_on(match: Match, s: State, front: Front, hit: Hit) -> None:
    """A hit without a place goes to another seat of the side by the same rule, or is lost (LOH-10.72, 10.76)."""
    helpers = front.part == "shielded"
    pool = receivers(s, front, seats_of(front, hit.side)[helpers:], [0] * s.seats)
    if not pool:
        _cue(match, front, hit, hit.seat, "lost", NONE, 0)
        return
    seat = pool[0]
    passed = Hit(hit.number, hit.side, hit.die, seat)
    front.hits = [passed]
    troop = usual(s, front, seat, [], hit.die)
    assert troop is not None  # Whoever may receive a hit has a troop for it.
    _hit(match, s, front, seat, passed, troop)


def _cue(match: Match, front: Front, hit: Hit, seat: int, what: str, card: int, souls: int, name: str = "") -> None:
    match.cue(
        cues.Hit(
            realm=front.realm,
            hit=hit.number,
            seat=seat,
            side=hit.side,
            die=hit.die,
            what=what,
            handle=card,
            card=name,
            souls=souls,
        )
    )


def _hit(match: Match, s: State, front: Front, seat: int, hit: Hit, troop: Troop) -> None:
    """One troop takes one hit."""
    front.taken[seat] += 1
    if isinstance(troop, int):
        _cue(match, front, hit, seat, "horde", troop, 0, IDS[s.faces[troop]])
        _destroy(match, s, front, seat, troop, hit)
    elif troop == SOULS:
        lost = min(hit.die, souls_there(s, front, seat))
        army = army_of(front, seat)
        if seat == front.realm or army is None:
            s.souls[seat] -= lost
        else:
            army.souls -= lost
            army.fresh_souls = min(army.fresh_souls, army.souls)
        front.broken = front.broken or lost > 0
        _cue(match, front, hit, seat, SOULS, NONE, lost)
    elif troop == FORTRESS:
        front.struck = True
        _cue(match, front, hit, seat, FORTRESS, s.fortress[seat], 0, IDS[s.faces[s.fortress[seat]]])
    elif troop == SHIELD:
        shield = artifact(s, seat, "devil_hit_shield")
        s.used.append(shield)
        _cue(match, front, hit, seat, SHIELD, shield, 0, IDS[s.faces[shield]])
    else:
        _cue(match, front, hit, seat, DEVIL, NONE, 0)
        _down(match, s, front, seat)


def _destroy(match: Match, s: State, front: Front, seat: int, card: int, hit: Hit) -> None:
    hordes_there(s, front, seat).remove(card)
    army = army_of(front, seat)
    if army is not None and card in army.fresh:
        army.fresh.remove(card)
    discard(match, s, seat, [card], "LOH-10.73", "battle")
    front.lost += 1
    front.broken = True
    verb = VERB[s.faces[card]]
    if verb == "on_destroyed_gain_souls":
        front.mourned.append(seat)
    elif verb == "juggernaut":
        front.pending.append(PendingHit("revenge", DEFENCE if hit.side == ATTACK else ATTACK, hit.die))


def _down(match: Match, s: State, front: Front, seat: int) -> None:
    """LOH-10.54, 10.23: a downed devil is out until the battle ends, its rituals are discarded."""
    drop_rituals(match, s, seat, "downed")
    army = army_of(front, seat)
    if army is not None:
        army.devil = False
    s.body[seat] = DOWNED
    front.downed.append(seat)
    front.felled.append(seat)
    match.cue(cues.Downed(seat=seat, realm=front.realm))
