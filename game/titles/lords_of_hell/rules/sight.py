"""Who sees what (LOH section 14), and the sections of a view.

Cards are `[handle, id]`, seats count from 0, -1 is nobody; masks have bit n for seat n.

    public    round, phase ("setup", a phase, "settlement", "over"), starter, deck (its size), and of state.State as they
              are there: PUBLIC below
    discard   the discard pile
    seat.N    devil (id, "" until chosen), body (state of the devil), captor, hand and promises (numbers of cards), given
              (promise cards with the Unknown Powers), hordes, earth, fortress, spare, artifacts, rituals, souls, power (of
              the realm, as for Mightiest Devil), cards (against the limit of 21)
    fronts    battles, the oldest first (`rules/battle_sight.py`)
    marching  armies on the way home to a realm under attack
    market    offers that the seat may see [{...}]; hand cards that it may not read are `["any_cards", 1]`
    sealing   the offer of `market` whose promises are sworn once a seat has said which of two fortresses it keeps; 0 none
    wall      promises that it may see, the same
    known     [handle, id, owner]: hand cards of others that an offer or a promise names to this seat

For a seat alone:

    hand      [[handle, id], ...]
    mine      held (promise cards by signer), given (to the Unknown Powers, by signer), dealt (devils to choose from),
              passed (in the open beat), plan (play chosen with its hold), note [code, promise, how many] or [], placed
              (hits of a battle given to troops or seats, unseen), placing_done, plunder (loot to share)

When it is over, for everybody:

    hands     per seat [[handle, id], ...];  held  per seat, by signer;  deals  every promise
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from game.engine.sight import SPECTATOR, Sight
from game.titles.lords_of_hell.rules import battle_sight
from game.titles.lords_of_hell.rules.cards import DEVIL_IDS, DEVIL_STATES
from game.titles.lords_of_hell.rules.items import AnyCards, HandCard, Item, plain_items
from game.titles.lords_of_hell.rules.promise_limits import forbidden
from game.titles.lords_of_hell.rules.records import NONE, Offer, Promise
from game.titles.lords_of_hell.rules.sentences import Sentence, bundle_of, plain_sentence, with_bundle
from game.titles.lords_of_hell.rules.state import ANYONE, NOBODY, State, card_count, mighty_power, named

if TYPE_CHECKING:
    from game.engine.match import Match

PUBLIC = (
    *(
        "round",
        "phase",
        "starter",
        "settled",
        "sideways",
        "carried",
        "used",
        "suppressed",
        "returning",
        "leave",
        "vp",
        "holder",
    ),
    *("stable", "markers", "swapped", "tributes", "forswore", "earth_souls", "attack_victories", "defence_victories"),
    *("empty_holds", "arrived", "votes", "overlord", "ready", "queue", "effects", "asks"),
    *("turn", "rested", "declared", "attacked", "plundered", "extended", "castings"),
)
"""Fields of the state that everybody sees as they are."""
_public = attrgetter(*PUBLIC)


def sees(match: Match, seat: int, thing: int) -> Sight:
    """The oracle: how much `seat` sees of a card."""
    s: State = match.state
    if s.phase == "over":
        return Sight.ALL
    if thing in s.deck:
        return Sight.COUNT
    for owner in range(s.seats):
        if thing in s.hand[owner]:
            return Sight.ALL if owner == seat or thing in told(s, seat) else Sight.COUNT
    return Sight.ALL


def offer_seen(s: State, offer: Offer, seat: int) -> bool:
    """Whether a seat may see an offer; one to anyone is not shown to a seat that its sender may not trade with
    (LOH-6.12, 6.13)."""
    if offer.to == ANYONE and seat != SPECTATOR:
        return not forbidden(s, offer.by, "trade", seat)
    return not offer.private or seat in (offer.by, offer.to)


def promise_seen(s: State, promise: Promise, seat: int) -> bool:
    """Whether a seat may see a promise (LOH-8.26); all of them when it is over."""
    return promise.public or seat in (promise.by, promise.to) or s.phase == "over"


def told(s: State, seat: int) -> set[int]:
    """Hand cards that offers and promises name to this seat: those ticked "shown", and those promised to it
    (LOH-6.12, 8.19)."""
    look = s.looking
    out: set[int] = set(s.hand[look.owner]) if look is not None and look.viewer == seat else set()
    for offer in s.offers:
        if offer.state == "open" and offer_seen(s, offer, seat):
            out |= {item.card for item in offer.give if isinstance(item, HandCard) and item.shown}
            for sentence in offer.swears:
                out |= _cards(sentence, offer.to in (seat, ANYONE))
    for promise in s.promises:
        if promise_seen(s, promise, seat):
            out |= _cards(promise.sentence, promise.to == seat)
    return out


def _cards(sentence: Sentence, all_of_them: bool) -> set[int]:
    named = [item for item in bundle_of(sentence) if isinstance(item, HandCard)]
    return {item.card for item in named if item.shown or all_of_them}


def _shown(items: Sequence[Item], may_read: bool) -> list[Item]:
    """A bundle as somebody reads it: unread hand cards are "1 card"."""
    return [AnyCards(1) if isinstance(item, HandCard) and not (item.shown or may_read) else item for item in items]


def _sentence(sentence: Sentence, may_read: bool) -> list[Any]:
    return plain_sentence(with_bundle(sentence, _shown(bundle_of(sentence), may_read)))


def view(match: Match, seat: int) -> dict[str, Any]:
    """The sections that `seat` sees, built from nothing."""
    s: State = match.state
    public: dict[str, Any] = dict(zip(PUBLIC, msgspec.to_builtins(_public(s))))
    declared = s.declared
    public["declared"] = [declared.attacker, declared.realm, int(declared.changed)] if declared is not None else []
    public["deck"] = len(s.deck)
    out: dict[str, Any] = {"public": public, "discard": named(s, s.discard)}
    for other in range(s.seats):
        out[f"seat.{other}"] = _seat(s, other)
    out["fronts"] = [battle_sight.front_row(s, front) for front in s.fronts]
    out["marching"] = [battle_sight.army_row(s, army) for army in s.marching]
    out["market"] = [_offer(offer, seat) for offer in s.offers if offer_seen(s, offer, seat)]
    out["sealing"] = s.sealing if any(row["id"] == s.sealing for row in out["market"]) else 0
    out["wall"] = [_promise(promise, seat, s) for promise in s.promises if promise_seen(s, promise, seat)]
    if seat != SPECTATOR:
        out["hand"] = named(s, s.hand[seat])
        out["mine"] = _mine(s, seat)
    known = told(s, seat)
    others = [other for other in range(s.seats) if other != seat]
    out["known"] = [[*named(s, [card])[0], other] for other in others for card in s.hand[other] if card in known]
    if s.phase == "over":
        out["hands"] = [named(s, hand) for hand in s.hand]
        out["held"] = [row[:] for row in s.held]
    return out


def _seat(s: State, seat: int) -> dict[str, Any]:
    chosen = s.devil[seat] != NONE
    return {
        "devil": DEVIL_IDS[s.devil[seat]] if chosen else "",
        "body": DEVIL_STATES[s.body[seat]],
        "captor": s.captor[seat],
        "hand": len(s.hand[seat]),
        "promises": sum(s.held[seat]),
        "given": sum(s.powers[seat]),
        "hordes": named(s, s.hordes[seat]),
        "earth": named(s, s.earth[seat]),
        "fortress": named(s, [s.fortress[seat]])[0] if s.fortress[seat] != NONE else None,
        "spare": named(s, [s.spare[seat]])[0] if s.spare[seat] != NONE else None,
        "artifacts": named(s, s.artifacts[seat]),
        "rituals": named(s, s.rituals[seat]),
        "souls": s.souls[seat],
        "power": mighty_power(s, seat) if chosen else 0,
        "cards": card_count(s, seat),
    }


def _mine(s: State, seat: int) -> dict[str, Any]:
    return {
        "held": s.held[seat][:],
        "given": s.powers[seat][:],
        "dealt": [DEVIL_IDS[devil] for devil in s.dealt[seat]],
        "passed": bool(s.passed >> seat & 1),
        "plan": s.plans[seat],
        "note": msgspec.to_builtins(s.notes[seat]) or [],
        **battle_sight.mine(s, seat),
    }


def _offer(offer: Offer, seat: int) -> dict[str, Any]:
    own, to = seat == offer.by, seat == offer.to
    return {
        "id": offer.id,
        "by": offer.by,
        "to": offer.to,
        "give": plain_items(_shown(offer.give, own)),
        "take": plain_items(offer.take),
        "swears": [_sentence(sentence, own or to or offer.to == ANYONE) for sentence in offer.swears],
        "asks": [_sentence(sentence, own or to) for sentence in offer.asks],
        "private": offer.private,
        "counters": offer.counters,
        "sent": offer.sent,
        "state": offer.state,
        "code": (offer.code if seat == offer.fault else "stale") if offer.state == "void" and (own or to) else "",
    }


def _promise(promise: Promise, seat: int, s: State) -> dict[str, Any]:
    ours = seat in (promise.by, promise.to) or s.phase == "over"
    return {
        "id": promise.id,
        "by": promise.by,
        "to": promise.to,
        "sentence": _sentence(promise.sentence, ours),
        "public": promise.public,
        "state": promise.state if seat != promise.to or not _secret_wait(promise) else "waiting",
        "round": promise.round,
        "reason": promise.reason,
        "drawn": promise.drawn if seat == promise.by else NOBODY,
        "battle": promise.battle,
        "risked": promise.risked,
    }


def _secret_wait(promise: Promise) -> bool:
    """if_drawn: nobody but the promisor learns of a hit before the card moves."""
    return promise.state == "live" and promise.drawn != NONE
