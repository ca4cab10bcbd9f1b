"""Whether the reasons of Lords of Hell's bot hold, by the data, by the state as it truly is and by playing on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.titles.lords_of_hell.bot import reason_kinds as told
from game.titles.lords_of_hell.rules.battle_state import army_of, going_on, leaders, marchers, power, the_front
from game.titles.lords_of_hell.rules.cards import DATA, IDS, IN_HELL, POWER, PROTECTION
from game.titles.lords_of_hell.rules.hit_allocation import juggernauts, legal
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, Front, Offer, saying
from game.titles.lords_of_hell.rules.sentences import Vote
from game.titles.lords_of_hell.rules.state import (
    State,
    at_home,
    devil_power,
    hordes_power,
    mighty_power,
)
from tests.bots.test_reasons import Checks, Moment
from tests.titles.lords_of_hell import answer_reasons
from tests.titles.lords_of_hell.answer_reasons import moment, state
from tests.titles.lords_of_hell.dsl import A, B, C, Table, offer_choice, say

# ---------------------------------------------------------------- what stands there


def powers(at: Moment) -> list[int]:
    return [mighty_power(state(at), seat) for seat in range(at.match.seats)]


def has_power(at: Moment, reason: told.HasPower) -> bool:
    return POWER[state(at).faces[int(at.choice[1])]] == reason.n


def draws_cards(at: Moment, reason: told.DrawsCards) -> bool:
    match = at.match.copy(quiet=False)
    match.play(at.seat, at.choice)
    return [cue.nouns for cue in match.cues if cue.kind == "swapped"] == [{"seat": at.seat, "count": reason.n}]


def outmatches(at: Moment, reason: told.Outmatches) -> bool:
    found = powers(at)
    return found[at.seat] == reason.mine > reason.theirs == found[reason.target] and at.choice[1] == reason.target


def nobody_weaker(at: Moment, reason: told.NobodyWeaker) -> bool:
    return powers(at)[at.seat] == min(powers(at))


def invaded(at: Moment, realm: int, by: int) -> Front:
    """The battle for a realm, as it would be fought by an attacker that has brought nobody yet."""
    return Front(number=1, realm=realm, attacker=by)


def at_stake(at: Moment, realm: int) -> int:
    """The defence's power were the realm attacked now."""
    return power(state(at), invaded(at, realm, at.seat), DEFENCE)


def whole_army(at: Moment, realm: int) -> int:
    s = state(at)
    able = leaders(s, at.seat, realm)
    devil = devil_power(s, at.seat) if -1 in able else 0
    return hordes_power(s, marchers(s, at.seat)) + devil if able else 0


def realm_of(at: Moment) -> int:
    """The realm that a play in an attack turn or a parley is about."""
    return at.choice[1] if at.choice[0] in ("attack", "rear") else state(at).declared.realm  # type: ignore[union-attr]


def can_bring(at: Moment, reason: told.CanBring) -> bool:
    realm = realm_of(at)
    return realm == reason.target and whole_army(at, realm) == reason.mine > reason.theirs == at_stake(at, realm)


def cannot_match(at: Moment, reason: told.CannotMatch) -> bool:
    realm = realm_of(at)
    return realm == reason.target and whole_army(at, realm) == reason.mine <= reason.theirs == at_stake(at, realm)


def nobody_weak_enough(at: Moment, reason: told.NobodyWeakEnough) -> bool:
    assert at.ask.space is not None
    realms = [realm for realm in range(at.match.seats) if at.ask.space.contains(["attack", realm])]
    most = max(whole_army(at, realm) for realm in realms)
    return most == reason.n and all(at_stake(at, realm) >= reason.n for realm in realms)


def left_bare(at: Moment, reason: told.LeftBare) -> bool:
    """March out and look."""
    s = at.match.copy().state
    gone = marchers(s, at.seat)
    s.hordes[at.seat] = [card for card in s.hordes[at.seat] if card not in gone]
    home = power(s, invaded(at, at.seat, reason.target), DEFENCE) - (
        devil_power(s, at.seat) if at_home(s, at.seat) else 0
    )
    theirs = hordes_power(s, s.hordes[reason.target]) + devil_power(s, reason.target)
    return at_home(s, reason.target) and home == reason.mine < reason.theirs == theirs


# ---------------------------------------------------------------- battles


def sides(s: State, attack: int, defence: int) -> list[Front]:
    """The battles in which the sides have that power."""
    return [front for front in going_on(s) if (power(s, front, ATTACK), power(s, front, DEFENCE)) == (attack, defence)]


def attack_ahead(at: Moment, reason: told.AttackAhead) -> bool:
    found = sides(state(at), reason.attack, reason.defence)
    return reason.attack > reason.defence and any(army_of(front, front.attacker) for front in found)


def defence_holds(at: Moment, reason: told.DefenceHolds) -> bool:
    found = sides(state(at), reason.attack, reason.defence)
    return reason.attack <= reason.defence and any(army_of(front, front.attacker) for front in found)


def may_come(at: Moment, reason: told.MayCome) -> bool:
    s, front = state(at), the_front(state(at), at.seat)
    home = hordes_power(s, s.hordes[front.attacker])
    home += devil_power(s, front.attacker) if at_home(s, front.attacker) else 0
    return front.attacker == reason.target and home == reason.mine > reason.theirs == power(s, front, DEFENCE)


def has_surrendered(at: Moment, reason: told.HasSurrendered) -> bool:
    front = the_front(state(at), at.choice[1])
    return front.realm == reason.target and front.surrendered == front.round > 0


def tips_attack(at: Moment, reason: told.TipsAttack) -> bool:
    return reason.attack > reason.defence and bool(sides(at.after().state, reason.attack, reason.defence))


def tips_defence(at: Moment, reason: told.TipsDefence) -> bool:
    return reason.attack <= reason.defence and bool(sides(at.after().state, reason.attack, reason.defence))


def no_dice(at: Moment, reason: told.NoDice) -> bool:
    front = the_front(at.after().state, at.choice[1])
    return front.truce[at.seat == front.realm]


def nobody_leads(at: Moment, reason: told.NobodyLeads) -> bool:
    assert at.ask.space is not None
    realms = {front.realm for front in going_on(state(at))}
    return any(not leaders(state(at), at.seat, realm) for realm in realms)


def not_enough(at: Moment, reason: told.NotEnough) -> bool:
    s = state(at)
    return reason.n < reason.lacks and any(
        abs(power(s, front, ATTACK) - power(s, front, DEFENCE)) == reason.lacks
        and whole_army(at, front.realm) == reason.n
        for front in going_on(s)
    )


# ---------------------------------------------------------------- hits and spoils


def hit_front(at: Moment) -> Front:
    return the_front(state(at), at.ask.nouns["realm"])


def may_take(at: Moment) -> list[int | str]:
    front = hit_front(at)
    return legal(state(at), front, at.seat, [row for row in front.placed if row.by == at.seat])


def weakest_horde(at: Moment, reason: told.WeakestHorde) -> bool:
    faces = state(at).faces
    return all(POWER[faces[at.choice[2]]] <= POWER[faces[card]] for card in may_take(at) if isinstance(card, int))


def costs_souls(at: Moment, reason: told.CostsSouls) -> bool:
    die = next(hit.die for hit in hit_front(at).hits if hit.number == at.choice[1])
    return at.choice[2] == "souls" and 0 < reason.n <= die


def turns_over(at: Moment, reason: told.TurnsOver) -> bool:
    return at.choice[2] == "fortress" and at.seat == hit_front(at).realm and not hit_front(at).struck


def juggernauts_first(at: Moment, reason: told.JuggernautsFirst) -> bool:
    return set(may_take(at)) <= set(juggernauts(state(at), hit_front(at), at.seat))


def nothing_else(at: Moment, reason: told.NothingElse) -> bool:
    return may_take(at) == [at.choice[2]]


def walls(at: Moment, seat: int) -> int | None:
    card = state(at).fortress[seat]
    return PROTECTION[state(at).faces[card]] if card >= 0 else None


def own_walls(at: Moment, reason: told.OwnWalls) -> bool:
    own = walls(at, at.seat)
    return own == reason.own and reason.there == walls(at, at.ask.nouns["realm"]) and reason.own < reason.there


def no_walls(at: Moment, reason: told.NoWalls) -> bool:
    return walls(at, at.seat) is None


def nobody_ahead(at: Moment, reason: told.NobodyAhead) -> bool:
    return state(at).vp[reason.target] == reason.n == max(state(at).vp) > 0


def others_ahead(at: Moment, reason: told.OthersAhead) -> bool:
    return state(at).vp[reason.target] < max(state(at).vp)


def adds_dice(at: Moment, reason: told.AddsDice) -> bool:
    card = next(noun for noun in at.choice[1:] if isinstance(noun, int))
    effect = next(row["effect"] for row in DATA["card"] if row["id"] == IDS[state(at).faces[card]])
    return bool(effect["verb"] == "side_dice" and effect["dice"] == reason.n)


# ---------------------------------------------------------------- deals


COUNTED = {"any_cards": 1, "random_cards": 1, "promise_card": 2}
"""Where the count of such an item stands."""


def count(items: list[list[object]]) -> int:
    return sum(int(str(item[COUNTED[str(item[0])]])) if item[0] in COUNTED else 1 for item in items)


def answered(at: Moment) -> Offer:
    return next(offer for offer in state(at).offers if offer.id == at.choice[1])


def sides_of(at: Moment) -> tuple[int, int]:
    """How many cards the seat gets and gives, counted from the view."""
    if at.choice[0] == "offer":
        give, take = at.choice[2]
        return count(take), count(give)
    row = next(row for row in at.match.view(at.seat)["market"] if row["id"] == at.choice[1])
    return count(row["give"]), count(row["take"])


def brings_more(at: Moment, reason: told.BringsMore) -> bool:
    return sides_of(at) == (reason.brings, reason.costs) and reason.brings > reason.costs and not promised(at, False)


def asks_more(at: Moment, reason: told.AsksMore) -> bool:
    return sides_of(at) == (reason.brings, reason.costs) and reason.brings < reason.costs and not promised(at, True)


def pays_promise(at: Moment, reason: told.PaysPromise) -> bool:
    return sides_of(at) == (reason.n, 0) and reason.n > 0 and bool(promised(at, False))


def asks_for_more(at: Moment, reason: told.AsksForMore) -> bool:
    brings, costs = sides_of(at)
    row = next(row for row in at.match.view(at.seat)["market"] if row["id"] == at.choice[5])
    return brings - costs - (count(row["give"]) - count(row["take"])) == reason.n > 0


def promised(at: Moment, theirs: bool) -> list[list[Any]]:
    """What the other would swear, or the seat itself."""
    if at.choice[0] == "offer":
        swears, asks = at.choice[3]
        return list(asks if theirs else swears)
    row = next(row for row in at.match.view(at.seat)["market"] if row["id"] == at.choice[1])
    return list(row["swears" if theirs else "asks"])


def horde_moves(at: Moment, reason: told.HordeMoves) -> bool:
    if at.choice[0] == "offer":
        bundles = [*at.choice[2]]
    else:
        row = next(row for row in at.match.view(at.seat)["market"] if row["id"] == at.choice[1])
        bundles = [row["give"], row["take"]]
    cards = [item[1] for bundle in bundles for item in bundle if item[0] == "tabled"]
    return reason.n in [POWER[state(at).faces[card]] for card in cards if isinstance(card, int)]


def leaves_alone(at: Moment, reason: told.LeavesAlone) -> bool:
    found = powers(at)
    peace = any(word[0] == "no_attack" and at.seat == word[1][0] for word in promised(at, True))
    return peace and found[reason.target] == reason.theirs > reason.mine == found[at.seat]


def binds_stronger(at: Moment, reason: told.BindsStronger) -> bool:
    found = powers(at)
    peace = any(word[0] == "no_attack" and reason.target == word[1][0] for word in promised(at, False))
    return peace and found[reason.target] == reason.theirs < reason.mine == found[at.seat]


def votes_missing(at: Moment, reason: told.VotesMissing) -> bool:
    """LOH-13.6: who comes and does not vote opposes, and with three players one opposes always; each marker but the first
    outweighs one of them. Others may have sworn votes that the seat knows nothing of."""
    s = state(at)
    coming = {seat for seat in range(s.seats) if s.body[seat] == IN_HELL}
    votes = [(promise.by, vote) for promise, vote in saying(s.promises, Vote) if promise.state in STANDING]
    for_it = {by for by, vote in votes if vote.candidate == reason.target and vote.round == s.round} | {reason.target}
    against = len(coming) + (s.seats == 3) - len(for_it & coming) - reason.n
    return s.markers[reason.target] > 0 and reason.n > 0 and against <= s.markers[reason.target] - 1


def feeds_leader(at: Moment, reason: told.FeedsLeader) -> bool:
    vp = state(at).vp
    ahead = sorted(vp)[-1] > sorted(vp)[-2]
    return ahead and answered(at).by == reason.target and vp[reason.target] == reason.n == max(vp)


CHECKS: Checks = {
    told.HasPower: has_power, told.DrawsCards: draws_cards,
    told.Outmatches: outmatches, told.NobodyWeaker: nobody_weaker, told.CanBring: can_bring,
    told.CannotMatch: cannot_match, told.NobodyWeakEnough: nobody_weak_enough, told.LeftBare: left_bare,
    told.AttackAhead: attack_ahead, told.DefenceHolds: defence_holds, told.MayCome: may_come,
    told.HasSurrendered: has_surrendered, told.TipsAttack: tips_attack, told.TipsDefence: tips_defence,
    told.NoDice: no_dice, told.NobodyLeads: nobody_leads, told.NotEnough: not_enough,
    told.WeakestHorde: weakest_horde, told.CostsSouls: costs_souls, told.TurnsOver: turns_over,
    told.JuggernautsFirst: juggernauts_first, told.NothingElse: nothing_else, told.OwnWalls: own_walls,
    told.NoWalls: no_walls, told.NobodyAhead: nobody_ahead, told.OthersAhead: others_ahead,
    told.AddsDice: adds_dice, told.AsksMore: asks_more, told.BringsMore: brings_more,
    told.PaysPromise: pays_promise, told.HordeMoves: horde_moves,
    told.LeavesAlone: leaves_alone, told.BindsStronger: binds_stronger, told.VotesMissing: votes_missing,
    told.FeedsLeader: feeds_leader, told.AsksForMore: asks_for_more, **answer_reasons.CHECKS,
}  # fmt: skip

# ---------------------------------------------------------------- what play seldom brings


def staged() -> Iterator[Moment]:
    """Spoils, Souls that take a hit, a devil that has surrendered, deals, and answers of one seat alone."""
    yield from answer_reasons.staged()
    for seats in (3, 4):
        for own in ("", "black_tower"):
            t = Table(seats).seat(A, "asmodeus", home="leviathan", fortress=own).seat(B, fortress="iron_fortress")
            t.attack(A, B).joins(A, B, names="leviathan").rolls("6:1 6:111").dice(4, stream="crumble").lock()
            yield moment(t.until("conquest"), A, "take")
            yield moment(t, A, "raze")  # Nobody has a point yet: nothing is said of who leads.
            yield moment(t.seat(C, vp=5), A, "leave")
        t = Table(seats).seat(A, "asmodeus", home="leviathan").seat(B, home="fiends", souls=4, fortress="black_tower")
        t.attack(A, B).joins(A, B, names="leviathan").rolls("6:1").lock().until("place")
        yield moment(t, B, "hit", t.front(B).hits[0].number, "souls")
        t = Table(seats).seat(A, fortress="black_tower").attack(A, B).joins(A, B).does(B, "surrender", B)
        yield moment(t, A, "withdraw_army", B)
        yield from staged_deals(seats)


def staged_deals(seats: int) -> Iterator[Moment]:
    t = Table(seats).seat(A, home="leviathan", fortress="black_tower").go()
    number = t.offer(C, A, give=[["promise_card", C, 2]], asks=[say("no_attack", C, 4)])
    yield moment(t, A, "decline", number)
    number = t.offer(B, A, give=[["promise_card", B, 1]], take=[["promise_card", A, 2]])
    more = offer_choice(B, give=[["promise_card", A, 1]], take=[["promise_card", B, 1]], counters=number)
    yield moment(t, A, *more)
    t = Table(seats, phase="council").seat(B, markers=seats - 1).go()
    yield moment(t, A, "decline", t.offer(B, A, give=[["promise_card", B, 1]], asks=[say("vote", B, 4, True)]))


STAGED = staged
