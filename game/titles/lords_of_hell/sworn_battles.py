"""Promises about battles: attack, join, withdraw (LOH-8.4, `promises.toml`); what they demand and forbid."""

from __future__ import annotations

from game.titles.lords_of_hell.binding import forbidden, standing
from game.titles.lords_of_hell.fronts import seats_of
from game.titles.lords_of_hell.promises import LIVE, arg
from game.titles.lords_of_hell.records import ATTACK, SIDES, Front, Promise
from game.titles.lords_of_hell.state import NOBODY, State


def first_attack(s: State, seat: int) -> int:
    """The realm that the seat's oldest sworn attack of this round names, NOBODY without one."""
    return next(
        (
            arg(promise.sentence, "target")
            for promise in standing(s, seat)
            if promise.sentence[0] == "attack" and promise.state == LIVE and arg(promise.sentence, "round") == s.round
        ),
        NOBODY,
    )


def opposes(s: State, front: Front, seat: int, side: str) -> Promise | None:
    """The seat's promise that fighting on that side there would break: no_attack on the realm, no_fight_against somebody on
    the other side (LOH-8.3, 19.8, 19.9)."""
    enemies = seats_of(front, SIDES[side == ATTACK])
    bound = forbidden(s, seat, "attack", front.realm) if side == ATTACK else None
    return bound or next((found for other in enemies if (found := forbidden(s, seat, "fight", other))), None)


def bound_to_stay(s: State, front: Front, seat: int) -> bool:
    """Whether a sworn attack or help holds the seat there until one battle round with dice (or, for an attack, a truce) was
    fought (LOH-8.4)."""
    return any(
        promise.sentence[0] in ("attack", "join") and promise.battle == front.number
        for promise in standing(s, seat)
        if promise.state == LIVE
    )
