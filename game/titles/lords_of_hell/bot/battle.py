"""A computer player in Battles: whom to attack, whom to join, when to flee or withdraw, who takes the hits, what becomes of
a fortress (LOH-22.5, 22.9)."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.ask import SeatAsk
from game.titles.lords_of_hell.bot import concessions
from game.titles.lords_of_hell.bot.play import special
from game.titles.lords_of_hell.bot.position import Position
from game.titles.lords_of_hell.bot.war import Plan, chance, engaged, home_power, odds_of, odds_with, plan, reach, sure
from game.titles.lords_of_hell.bot.worth import tabled_worth
from game.titles.lords_of_hell.rules import menus, plays
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.battle_state import (
    DEVIL,
    army_of,
    devil_there,
    going_on,
    leaders,
    marchers,
    side_of,
    the_front,
)
from game.titles.lords_of_hell.rules.cards import POWER, PROTECTION, VERB
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, SIDES, Front, saying
from game.titles.lords_of_hell.rules.sentences import Join
from game.titles.lords_of_hell.rules.state import NONE, devil_power, hordes_power
from game.titles.lords_of_hell.rules.sworn_battles import helped
from game.titles.lords_of_hell.rules.sworn_battles import home_power as brought

EASY_RATIO = 1.4
HELP_STAKE = {"leader": 34.0, "other": 8.0}
"""What a helper gains when its side wins, by who loses."""


# ---------------------------------------------------------------- attack turns


def attack_turn(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """The best attack if it is good enough, else pass; meanwhile the others wait."""
    if facts_of(ask).seat != position.seat:
        return plays.Wait()
    plans = _plans(position, [play.realm for play in menus.open_plays(ask, plays.Attack)])
    if not menus.offers(ask, plays.Pass):  # sworn
        return plays.Attack(plans[0].realm) if plans else None
    best = max(plans, key=lambda one: one.worth, default=None)
    return plays.Attack(best.realm) if best is not None and good(position, best) else plays.Pass()


def _plans(position: Position, realms: list[int]) -> list[Plan]:
    return [found for realm in realms if (found := plan(position, realm)) is not None]


def good(position: Position, one: Plan) -> bool:
    """Whether a bot of that level and temper marches (LOH-22.5)."""
    if position.mind.level == "easy":
        mine = reach(position, position.seat, one.realm) * position.mind.doubt("war", position.s.round, one.realm)
        return mine >= EASY_RATIO * home_power(position, one.realm)
    least = 4.0 - 2.0 * max(0, position.n - 4)
    return one.worth * position.mind.doubt("war", position.s.round, one.realm) > least and one.odds >= sure(position)


def parley(position: Position, ask: SeatAsk) -> plays.AnyPlay:
    """Go on, unless the attack has become a bad one."""
    if facts_of(ask).seat != position.seat:
        return plays.Wait()
    found = plan(position, facts_of(ask).realm)
    if menus.offers(ask, plays.Pass) and not position.mind.thinks and (found is None or found.odds < 0.35):
        return plays.Pass()
    return plays.GoOn()


# ---------------------------------------------------------------- organisation


def organise(position: Position, ask: SeatAsk) -> plays.AnyPlay:
    """One step of the organisation: the army, flight, help, withdrawal; then Ready."""
    able = menus.offers(ask, plays.Ready)
    done = not able or bool(position.s.ready >> position.seat & 1)
    if not done or not position.s.ready >> position.seat & 1:
        for front in going_on(position.s):
            play = _at_front(position, ask, front)
            if play is not None and ask.space is not None and ask.space.contains(plays.choice_of(play)):
                return play
        play = _rear(position, ask)
        if play is not None:
            return play
    return plays.Ready() if able else plays.Wait()


def _at_front(position: Position, ask: SeatAsk, front: Front) -> plays.AnyPlay | None:
    me = position.seat
    if me == front.realm:
        return concessions.defend(position, front) or concessions.truce(position, front)
    if me == front.attacker:
        return _attack(position, front)
    army = army_of(front, me)
    if army is None:
        return _help(position, front)
    return concessions.leave(position, front, army.side)


def _attack(position: Position, front: Front) -> plays.AnyPlay | None:
    """The army of the original attacker; later more troops, or home when it goes badly."""
    s, me = position.s, position.seat
    army = army_of(front, me)
    if army is None:
        found = plan(position, front.realm)
        able = leaders(s, me, front.realm)
        if not able:
            return None
        leader, hordes = (found.leader, found.hordes) if found else (able[0], [])
        return plays.Join(front.realm, ATTACK, leader, _in_order(position, hordes), 0)
    odds = odds_of(position, front)
    if front.surrendered == front.round:
        return plays.WithdrawArmy(front.realm) if concessions.mercy(position, front) else None
    if odds >= 0.6 or front.round == 1:
        return concessions.truce(position, front)
    more = marchers(s, me)
    if more and odds_with(position, front, ATTACK, hordes_power(s, more)) >= 0.6 and len(more) >= 1:
        return plays.Call(front.realm, False, more, 0)
    return concessions.leave(position, front, ATTACK) or concessions.truce(position, front)


def _in_order(position: Position, cards: list[int]) -> list[int]:
    """As spaces list them: in the order of the realm."""
    return [card for card in position.s.hordes[position.seat] if card in cards]


def _help(position: Position, front: Front) -> plays.AnyPlay | None:
    """Join the side that beats the leader, if it tips the battle and does not cost too much."""
    s, me = position.s, position.seat
    if (
        position.mind.level == "easy"
        or not leaders(s, me, front.realm)
        or position.mind.temper == "careful"
        or engaged(position)
    ):
        return None
    if position.mind.doubt("help", s.round, front.realm, front.attacker) < 1.0 and position.mind.level == "normal":
        return None
    found: tuple[float, plays.Join] | None = None
    for side in SIDES:
        enemy = front.realm if side == ATTACK else front.attacker
        friend = front.attacker if side == ATTACK else front.realm
        host = hosts(position, front, side)[0]
        power = _power_of(position, host)
        before = odds_of(position, front)
        after = odds_with(position, front, side, power)
        win, without = (after, before) if side == ATTACK else (1 - after, 1 - before)
        stake = HELP_STAKE["leader" if enemy == position.leader and friend != position.leader else "other"]
        stake *= max(1.0, position.alarm) if enemy == position.leader else 1.0
        if position.sworn(friend, me, Join) or s.captor[me] == enemy:
            stake += 15
        worth = (win - without) * stake - (1 - win) * 50 - 7
        sure_enough = 0.7 if enemy == position.leader and position.alarm > 1.4 else 0.8
        if win >= sure_enough and worth > 5 and (found is None or worth > found[0]):
            found = (worth, host)
    return found[1] if found else None


def sworn_join(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """Help that was sworn, with no more than was sworn: of what the rules would send, the strongest hordes that can stay at
    home do."""
    s, me, facts = position.s, position.seat, facts_of(ask)
    own = [join for promise, join in saying(s.promises, Join) if promise.by == me and promise.state in STANDING]
    sworn = max((join.power for join in own if helped(s, join) is the_front(s, facts.realm)), default=NONE)
    if sworn == NONE:
        return None
    hordes: list[int] = list(ask.default[4])
    for card in sorted(hordes, key=lambda card: -POWER[s.faces[card]]):
        rest = [other for other in hordes if other != card]
        if brought(s, me, rest, ask.default[5]) >= sworn:
            hordes = rest
    return plays.Join(facts.realm, facts.side, DEVIL, hordes, ask.default[5])


def hosts(position: Position, front: Front, side: str) -> list[plays.Join]:
    """The army that would come to a side of another's battle: two thirds of the hordes, the strongest, under the devil if it is
    free; none when there is nobody to lead it."""
    s, me = position.s, position.seat
    able = leaders(s, me, front.realm)
    if not able:
        return []
    leader = DEVIL if DEVIL in able else able[0]
    hordes = [card for card in marchers(s, me) if card != leader]
    strong = sorted(hordes, key=lambda card: -POWER[s.faces[card]])[: max(1, len(hordes) * 2 // 3)]
    return [plays.Join(front.realm, side, leader, _in_order(position, strong), 0)]


def _power_of(position: Position, host: plays.Join) -> int:
    own = [*host.hordes, *([host.leader] if host.leader != DEVIL else [])]
    return hordes_power(position.s, own) + (devil_power(position.s, position.seat) if host.leader == DEVIL else 0)


def _rear(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """Strike a realm whose devil is away (LOH-10.35)."""
    if position.mind.level == "easy":
        return None
    plans = _plans(position, [play.realm for play in menus.open_plays(ask, plays.AttackRear)])
    best = max(plans, key=lambda one: one.worth, default=None)
    return plays.AttackRear(best.realm) if best is not None and good(position, best) and best.worth > 12 else None


# ---------------------------------------------------------------- hits


def place(position: Position, ask: SeatAsk) -> plays.AnyPlay:
    """The hit and the troop that cost least (LOH-22.9)."""
    hits = menus.open_plays(ask, plays.Hit)
    if not hits:
        return plays.Done()
    front = the_front(position.s, facts_of(ask).realm)
    dice = {hit.number: hit.die for hit in front.hits}
    return min(hits, key=lambda play: _price(position, front, play.troop, dice[play.hit]))


def _price(position: Position, front: Front, troop: int | str, die: int) -> float:
    """What it costs to give a troop a hit with that die."""
    s, me = position.s, position.seat
    if troop == "souls":
        army = army_of(front, me)
        crowd = s.souls[me] if me == front.realm else army.souls if army else 0
        return 2.6 * min(die, crowd) + 0.2 * (6 - die)
    if troop == "fortress":
        guard = PROTECTION[s.faces[s.fortress[me]]]
        return 13.0 if guard <= 1 else 24.0
    if troop == "devil":
        return 60.0
    if troop == "shield":
        return 4.0
    assert isinstance(troop, int)
    if me == front.realm:
        return tabled_worth(position, me, troop) - 0.1 * die
    army = army_of(front, me)
    own = army.hordes if army else [troop]
    power = hordes_power(s, own) - hordes_power(s, [card for card in own if card != troop])
    return 5.0 * power + (2 if VERB[s.faces[troop]] == "army_leader" else 0) - 0.1 * die


# ---------------------------------------------------------------- aftermath


def conquest(position: Position, ask: SeatAsk) -> plays.AnyPlay:
    """Take what is better than the own, raze what makes a rival strong, leave the rest (LOH-10.58)."""
    if facts_of(ask).seat != position.seat:
        return plays.Wait()
    s, me, realm = position.s, position.seat, facts_of(ask).realm

    def rank(card: int) -> tuple[int, int]:
        return PROTECTION[s.faces[card]], POWER[s.faces[card]]

    own, there = s.fortress[me], s.fortress[realm]
    if menus.offers(ask, plays.Take) and (own == NONE or rank(there) > rank(own)):
        return plays.Take()
    rival = realm == position.leader or s.vp[realm] >= max(s.vp) - 1
    return plays.Raze() if rival and position.mind.temper != "careful" else plays.Leave()


def share(position: Position, ask: SeatAsk) -> list[int]:
    """Keep the plunder; with three cards or more the first helper gets one, so that there is a next time."""
    default = list(ask.default)
    front = next((front for front in position.s.fronts if front.realm == facts_of(ask).realm), None)
    helpers = (
        [army.seat for army in front.armies if army.side == ATTACK and army.seat != position.seat] if front else []
    )
    if helpers and len(default) >= 3 and helpers[0] != position.leader:
        return [*default[:-1], helpers[0]]
    return default


# ---------------------------------------------------------------- plays of the moment


def moment(position: Position, ask: SeatAsk, window: str) -> plays.AnyPlay | None:
    """A play in a window of battle: dice, flight, treason, reserves; otherwise what suits every window."""
    found = _moments(position, ask)
    return found or special(position, ask, window)


def _moments(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    s, me = position.s, position.seat
    lines: dict[tuple[type[plays.Special], str, int], list[plays.Special]] = {}
    for line in menus.specials(ask, picked=True):
        first = line[0]
        if not isinstance(first, plays.Tribute | plays.Forswear | plays.Escape):
            lines[type(first), VERB[s.faces[first.card]], first.card] = line
    for (kind, what, _), line in lines.items():
        front = next((front for front in s.fronts if side_of(front, me)), None)
        declared = s.declared if what == "cancel_attack" else None
        if declared is not None and declared.realm == me and _doomed(position, declared.attacker):
            return _told(ask, line[0])
        if front is None or (kind is plays.PlayCard and what in ("take_random_cards", "discard_ritual")):
            continue
        play = _one(position, front, what, line)
        if play is not None:
            told = _told(ask, play)
            if ask.space is not None and ask.space.contains(told.choice()):
                return told
    return None


def _told(ask: SeatAsk, play: plays.Special) -> plays.Special | plays.Hold:
    """In a beat a special comes with a Stop."""
    return plays.Hold(*play.choice()) if ask.kind == "beat" else play


def _doomed(position: Position, attacker: int) -> bool:
    return chance(reach(position, attacker, position.seat), home_power(position, position.seat), 0) > 0.6


def _one(position: Position, front: Front, what: str, line: list[plays.Special]) -> plays.Special | None:
    """Whether a card is played in this battle now, and how."""
    s, me = position.s, position.seat
    side = side_of(front, me)
    won = odds_of(position, front)
    mine = won if side == ATTACK else 1 - won
    first = line[0]
    if isinstance(first, plays.Negate):
        return first if 0.3 < mine < 0.97 else None
    if isinstance(first, plays.WayOut) or what == "flee":
        return first if mine < 0.2 and devil_there(s, front, me) else None
    if what == "side_dice":
        return replace(first, target=None) if 0.12 < mine < 0.9 else None
    own = [play for play in line if isinstance(play, plays.PlayCard)]
    if what == "steal_horde" and isinstance(own[0].target, int):
        return max(own, key=lambda play: POWER[s.faces[play.target]] if isinstance(play.target, int) else 0)
    if what == "table_from_hand" and mine < 0.85:
        card = own[0].card
        armies = [c for c in s.hand[me] if c != card and POWER[s.faces[c]] and VERB[s.faces[c]] != "none"][:3]
        return plays.PlayCard(card, "home" if side == DEFENCE else "army", armies) if armies else None
    return None
