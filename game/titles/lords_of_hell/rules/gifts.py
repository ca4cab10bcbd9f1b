"""Gifts that fall due: what is there goes, what is missing is treated by its strength (LOH-8.6, 8.25)."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.titles.lords_of_hell.rules import bundles
from game.titles.lords_of_hell.rules.binding import free_cards
from game.titles.lords_of_hell.rules.cards import IN_HELL, ON_EARTH, PHASE
from game.titles.lords_of_hell.rules.oaths import breach, end, prove
from game.titles.lords_of_hell.rules.promises import ASAP, FIRM, IF_ABLE, KEPT, LAPSED, VERBS, arg
from game.titles.lords_of_hell.rules.records import NONE, Promise
from game.titles.lords_of_hell.rules.state import State, can_hold, is_ring


def choice(s: State, promise: Promise) -> tuple[int, list[int]]:
    """How many cards the promisor picks now, and among which (its any_cards)."""
    if promise.sentence[0] != "give":
        return 0, []
    bundle = arg(promise.sentence, "bundle")
    want = sum(item[1] for item in bundle if item[0] == "any_cards")
    pool = free_cards(s, promise.by, promise.id)
    own = {item[1] for item in bundle if item[0] == "hand_card"} | {promise.drawn}
    pool = [card for card in pool if card not in own]
    return (min(want, len(pool)), pool) if want else (0, [])


def available(s: State, promise: Promise) -> list[list[Any]]:
    """The items of a gift of which something can be given at this moment."""
    return [item for item in arg(promise.sentence, "bundle") if _there(s, promise, item)]


def _there(s: State, promise: Promise, item: list[Any]) -> bool:
    by, kind = promise.by, item[0]
    free_to_move = s.phase == "settlement" or PHASE.get(s.phase, {}).get("move_tabled_and_souls", False)
    if kind == "hand_card":
        return item[1] in s.hand[by]
    if kind == "drawn_card":
        return promise.drawn in s.hand[by]
    if kind in ("any_cards", "random_cards"):
        return bool(free_cards(s, by, promise.id))
    if kind == "promise_card":
        return bool(s.held[by][item[1]] > 0)
    if kind == "souls":
        return bool(free_to_move and s.souls[by] > 0)
    if kind == "tabled":
        return bool(free_to_move and item[1] in (*s.hordes[by], *s.earth[by], *s.artifacts[by]))
    if kind == "fortress":
        return bool(free_to_move and s.fortress[by] != NONE)
    moves = s.phase == "settlement" or PHASE.get(s.phase, {}).get("move_captives", False)
    return bool(moves and s.captor[item[1]] == by and _will_hold(s, promise))


def _will_hold(s: State, promise: Promise) -> bool:
    """Whether the receiver of a gift can hold captives once it is given: its pieces move together, walls and Ring too."""
    by, to = promise.by, promise.to
    bundle = arg(promise.sentence, "bundle")
    walls = any(item[0] == "fortress" for item in bundle) and s.fortress[by] != NONE
    ring = any(item[0] == "tabled" and item[1] in s.artifacts[by] and is_ring(s, item[1]) for item in bundle)
    return can_hold(s, to) or walls or (ring and s.body[to] in (IN_HELL, ON_EARTH))


def lost_pieces(s: State, promise: Promise) -> list[list[Any]]:
    """Named pieces of a gift that will never come: destroyed, discarded, in other hands."""
    return [item for item in arg(promise.sentence, "bundle") if _gone(s, promise, item)]


def _gone(s: State, promise: Promise, item: list[Any]) -> bool:
    by, kind = promise.by, item[0]
    own = (*s.hand[by], *s.hordes[by], *s.earth[by], *s.artifacts[by], *s.rituals[by])
    if kind in ("hand_card", "tabled"):
        return item[1] not in own
    if kind == "drawn_card":
        return promise.drawn not in own
    if kind == "captive":
        return s.captor[item[1]] != by or not _will_hold(s, promise)
    return bool(kind == "fortress" and s.fortress[by] == NONE)


def give(match: Match, s: State, promise: Promise, picked: list[int]) -> None:
    """What is there is given; of the rest firm is one breach, if_able proof and lapse, asap stays open (LOH-8.25)."""
    sentence, by = promise.sentence, promise.by
    bundle = arg(sentence, "bundle")
    lost = lost_pieces(s, promise)
    pieces: list[list[Any]] = [["hand_card", card, False] for card in picked]
    rest: list[list[Any]] = []
    for item in bundle:
        given, missing = _part(s, promise, item, len(picked))
        pieces += given
        rest += missing
    rest = [item for item in rest if sentence[2] != ASAP or item not in lost]
    at = [name for name, _ in VERBS["give"].args].index("bundle")
    promise.sentence = [sentence[0], [*sentence[1][:at], rest or bundle, *sentence[1][at + 1 :]], *sentence[2:]]
    drawn, promise.drawn = promise.drawn, NONE
    moving = bundles.concrete(match, s, by, pieces)
    if moving:
        if not match.quiet:
            match.beat()
        bundles.carry(match, s, by, promise.to, moving, "LOH-8.4")
    if not rest:
        kept = bool(moving or not lost)
        end(match, promise, KEPT if kept else LAPSED, "done" if kept else "short")
    elif sentence[2] == FIRM:
        breach(match, s, promise, "short")
    elif sentence[2] == IF_ABLE:
        hand = any(item[0] in ("hand_card", "any_cards", "random_cards", "drawn_card") for item in rest)
        (prove if hand else _lapse)(match, s, promise, "short")
    else:
        promise.drawn = drawn


def give_back(match: Match, s: State, promise: Promise) -> None:
    """What is left of a loan goes back, piece by piece; the rest lapses (`return_loan`)."""
    by = promise.by
    pieces: list[list[Any]] = []
    for item in arg(promise.sentence, "cards"):
        card = item[1]
        if card in s.hand[by]:
            pieces.append(["hand_card", card, False])
        elif card in (*s.hordes[by], *s.earth[by], *s.artifacts[by]):
            pieces.append(["tabled", card])
        elif card in (s.fortress[by], s.spare[by]):
            pieces.append(["fortress", card, []])
    if pieces:
        if not match.quiet:
            match.beat()
        bundles.carry(match, s, by, promise.to, pieces, "LOH-8.4")
    end(match, promise, KEPT if pieces else LAPSED, "done" if pieces else "short")


def _lapse(match: Match, s: State, promise: Promise, reason: str) -> None:
    end(match, promise, LAPSED, reason)


def _part(s: State, promise: Promise, item: list[Any], picked: int) -> tuple[list[Any], list[Any]]:
    """(pieces that go now, what is still missing) of one item of a gift."""
    by, kind = promise.by, item[0]
    if kind == "any_cards":
        return [], ([["any_cards", item[1] - picked]] if item[1] > picked else [])
    if not _there(s, promise, item):
        return [], [item]
    if kind == "drawn_card":
        return [["hand_card", promise.drawn, False]], []
    if kind == "random_cards":
        n = min(item[1], len(free_cards(s, by, promise.id)) - picked)
        return ([["random_cards", n]] if n > 0 else []), ([["random_cards", item[1] - n]] if n < item[1] else [])
    if kind == "promise_card":
        n = min(item[2], s.held[by][item[1]])
        return [["promise_card", item[1], n]], ([["promise_card", item[1], item[2] - n]] if n < item[2] else [])
    if kind == "souls":
        n = s.souls[by] if item[1] < 0 else min(item[1], s.souls[by])
        return [["souls", n]], ([["souls", item[1] - n]] if n < item[1] else [])
    return [item], []
