"""What a seat may do while armies come and go: every act as a row with what it means (LOH-10.11 to 10.35)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.spaces import Branch, One
from game.titles.lords_of_hell.rules.sworn_battles import opposes

if TYPE_CHECKING:
    from game.titles.lords_of_hell.screen.organise import Organise


class Row(NamedTuple):
    """One act of the organisation."""

    key: str
    words: str
    told: str
    """What it means."""
    do: Callable[[], object]
    open: bool = True
    why: str = ""
    on: bool = False


def rows_of(organise: Organise) -> list[Row]:
    """Every act that is open about this front, with what it means."""
    table, words, out = organise.table, organise.table.words, list[Row]()
    front, seat = table.battle.front, table.services.seat
    for side in ("attack", "defence"):
        found = [branch for branch in organise.branches("join") if branch.nouns[1] == side]
        if found:
            name = words(f"battle-join-{side}")
            out.append(Row(f"join.{side}", name, words(f"battle-join-{side}-told"), _starter(organise, found)))
        elif front is not None and organise.may_come:
            bound = opposes(table.reading.s, front, seat, side)
            if bound is not None:
                why = table.refusal("sworn_not_to", bound)
                out.append(Row(f"join.{side}", words(f"battle-join-{side}"), why, lambda: None, False, why))
    for verb in ("call", "send_home"):
        found = organise.branches(verb)
        if found:
            out.append(Row(verb, words(f"verb-{verb}"), words(f"battle-{verb}-told"), _starter(organise, found)))
    for branch in organise.branches("side"):
        told = words("battle-side-told", side=words(f"side-{branch.nouns[1]}"))
        out.append(Row("side", words("verb-side"), told, _sender(organise, ["side", *branch.nouns])))
    for verb in ("withdraw", "flee", "surrender"):
        for branch in organise.branches(verb):
            off = (
                verb == "withdraw" and front is not None and front.surrendered == front.round and front.surrendered > 0
            )
            key = "verb.withdraw.call_off" if off else "verb.withdraw.battle" if verb == "withdraw" else f"verb-{verb}"
            out.append(
                Row(verb, words(key), words(f"battle-{verb}-told"), _asker(organise, verb, [verb, *branch.nouns]))
            )
    if organise.branches("truce") and front is not None:
        on = front.truce[seat == front.realm]
        other = front.truce[seat != front.realm]
        told = words("battle-truce-both" if on and other else "battle-truce-theirs" if other else "battle-truce-told")
        out.append(
            Row(
                "truce",
                words("battle-truce-on" if on else "verb-truce"),
                told,
                _sender(organise, ["truce", organise.realm, not on]),
                on=on,
            )
        )
    for branch in organise.branches("rear"):
        for seat in branch.parts[0].options if isinstance(branch.parts[0], One) else ():
            told = words("battle-rear-told", name=table.devil(seat))
            out.append(Row(f"rear.{seat}", words("verb-rear"), told, _sender(organise, ["rear", seat])))
    return out


def _starter(organise: Organise, branches: list[Branch]) -> Callable[[], None]:
    return lambda: organise.start(branches)


def _sender(organise: Organise, choice: list[Any]) -> Callable[[], None]:
    return lambda: organise.table.send(choice)


def _asker(organise: Organise, verb: str, choice: list[Any]) -> Callable[[], object]:
    """What is final asks once more."""
    table = organise.table
    return lambda: table.services.confirm(
        table.words(f"battle-{verb}-sure"), table.words(f"battle-{verb}-told"), lambda: table.send(choice)
    )
