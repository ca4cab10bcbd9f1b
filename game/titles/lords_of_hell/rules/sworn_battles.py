"""What promises about battles and rituals demand and forbid: attack, join, withdraw, cast (LOH-8.4, 8.9, 8.10,
`promises.toml`). All of it is a function of the seat's own promises and of what everybody sees."""

from __future__ import annotations

from game.titles.lords_of_hell.rules.battle_state import marchers, seats_of, spare_souls
from game.titles.lords_of_hell.rules.cards import SOULS_PER_POWER
from game.titles.lords_of_hell.rules.promise_limits import forbidden, standing
from game.titles.lords_of_hell.rules.promises import LIVE
from game.titles.lords_of_hell.rules.records import ATTACK, SIDES, Army, Front, Promise, Said, saying
from game.titles.lords_of_hell.rules.sentences import Attack, Join
from game.titles.lords_of_hell.rules.state import NOBODY, State, at_home, devil_power, hordes_power


def live(s: State, seat: int, kind: type[Said]) -> list[tuple[Promise, Said]]:
    """The seat's live promises of a kind with their sentences, the oldest first."""
    return saying((promise for promise in standing(s, seat) if promise.state == LIVE), kind)


def first_attack(s: State, seat: int) -> int:
    """The realm that the seat's oldest sworn attack of this round names and that is not begun, NOBODY without one."""
    sworn = live(s, seat, Attack)
    return next((attack.target for promise, attack in sworn if attack.round == s.round and not promise.battle), NOBODY)


def opposes(s: State, front: Front, seat: int, side: str) -> Promise | None:
    """The seat's promise that fighting on that side there would break: no_attack on the realm, no_fight_against somebody on
    the other side, a help sworn to another battle (LOH-8.3, 8.10, 19.8, 19.9)."""
    bound = forbidden(s, seat, "attack", front.realm) if side == ATTACK else None
    enemies = seats_of(front, SIDES[side == ATTACK])
    bound = bound or next((found for other in enemies if (found := forbidden(s, seat, "fight", other))), None)
    return bound or next((promise for promise, join in expected(s, seat) if helped(s, join) is not front), None)


def helped(s: State, join: Join) -> Front | None:
    """The battle going on in which a sworn join helps: the ally's own, in the role that it names."""
    return next(
        (
            front
            for front in s.fronts
            if not front.ended and (front.attacker if join.role == ATTACK else front.realm) == join.ally
        ),
        None,
    )


def expected(s: State, seat: int) -> list[tuple[Promise, Join]]:
    """Helps that the seat has sworn for this round and not given yet, while the ally's battle goes on."""
    return [
        (promise, join)
        for promise, join in live(s, seat, Join)
        if not promise.battle and join.round == s.round and helped(s, join)
    ]


def bound_to_stay(s: State, front: Front, seat: int) -> Promise | None:
    """The sworn attack or help that holds the seat there until one battle round with dice (or, for an attack, a truce) was
    fought (LOH-8.4)."""
    held = [*live(s, seat, Attack), *live(s, seat, Join)]
    return next((promise for promise, _ in held if promise.battle == front.number), None)


# ---------------------------------------------------------------- power that is sworn


def home_power(s: State, seat: int, hordes: list[int], souls: int) -> int:
    """Power that these hordes and Souls make with the seat's devil (LOH `power`)."""
    return hordes_power(s, hordes) + souls // SOULS_PER_POWER + devil_power(s, seat)


def can_bring(s: State, seat: int) -> int:
    """The most power that the seat could bring from home now."""
    devil = at_home(s, seat)
    most = home_power(s, seat, marchers(s, seat), spare_souls(s, seat))
    return most if devil else most - devil_power(s, seat)


def weakened(s: State, front: Front, seat: int, hordes: list[int], souls: int) -> Promise | None:
    """The help sworn to another battle that marching into this one would leave without its power (LOH-8.10)."""
    left = [card for card in s.hordes[seat] if card not in hordes]
    power = home_power(s, seat, left, s.souls[seat] - souls)
    return next(
        (
            promise
            for promise, join in live(s, seat, Join)
            if not promise.battle and helped(s, join) is not front and power < join.power
        ),
        None,
    )


def thinned(s: State, front: Front, army: Army, hordes: list[int], souls: int) -> Promise | None:
    """The sworn help whose power sending these home would undercut."""
    left = [card for card in army.hordes if card not in hordes]
    power = hordes_power(s, left) + (army.souls - souls) // SOULS_PER_POWER
    power += devil_power(s, army.seat) if army.devil else 0
    sworn = live(s, army.seat, Join)
    return next((promise for promise, join in sworn if promise.battle == front.number and power < join.power), None)
