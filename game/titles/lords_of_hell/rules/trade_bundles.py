"""What a bundle may hold, and how its pieces move (LOH-6.4, 6.20 to 6.22, `promises.toml` `[[bundle_item]]`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.lords_of_hell.rules import captives, cues
from game.titles.lords_of_hell.rules.cards import IDS, PHASE
from game.titles.lords_of_hell.rules.items import (
    ALL,
    FREE,
    WITH,
    AnyCards,
    Captive,
    CardKind,
    DrawnCard,
    Fortress,
    HandCard,
    Item,
    PassingFortress,
    Piece,
    PromiseCard,
    RandomCards,
    Souls,
    Tabled,
    TradeLeave,
    count_of,
)
from game.titles.lords_of_hell.rules.promise_limits import captive_pledge, free_cards, pledges, tied_problem
from game.titles.lords_of_hell.rules.records import NONE, HandLook
from game.titles.lords_of_hell.rules.sentences import ReturnLoan, Sentence
from game.titles.lords_of_hell.rules.state import (
    ANYONE,
    State,
    Teller,
    better_fortress,
    discard,
    held_by,
    named,
    set_aside,
)

# ---------------------------------------------------------------- what may be put in a bundle


def form_problem(s: State, giver: int, to: int, item: Item) -> str:
    """Why this piece of `giver` may not be in a bundle, from what is open to all (LOH-6.4, 6.19, 6.22); "" when it may. Who
    can hold which captives is asked of the whole exchange (`deals`)."""
    if isinstance(item, Souls | Tabled | Fortress) and not PHASE[s.phase]["move_tabled_and_souls"]:
        return "not_movable_now"
    match item:
        case Souls():
            mine = 1 <= item.count <= s.souls[giver]
        case Tabled():
            mine = item.card in (*s.hordes[giver], *s.earth[giver], *s.artifacts[giver])
        case Fortress():
            mine = s.fortress[giver] != NONE
        case Captive():
            return _captive_problem(s, giver, to, item)
        case TradeLeave():
            mine = to != ANYONE and s.captor[to] == giver
        case AnyCards() | RandomCards():
            mine = item.count <= len(s.hand[giver]) + sum(s.held[giver])
        case DrawnCard():
            return "cannot_swear"
        case _:
            return ""
    return "" if mine else "not_owner"


def _captive_problem(s: State, giver: int, to: int, item: Captive) -> str:
    if s.captor[item.seat] != giver:
        return "not_owner"
    if set_aside(s, item.seat) is not None:
        return "set_aside"
    if item.fate == FREE:
        return "" if PHASE[s.phase]["free_captives"] else "wrong_phase"
    if not PHASE[s.phase]["move_captives"]:
        return "captive_fixed"
    return "bad_target" if item.seat == to else ""


def pieces_problem(s: State, giver: int, to: int, bundle: Sequence[Item], kept: set[int]) -> str:
    """Why `giver` may not part with these pieces, its hand and pledges included; only for the giver to know. `kept`: hand
    cards that it swears away in the same deal, which are never drawn at random. Whether it stays able to pay what it owes
    is asked of the whole exchange (`deals`). Rules: LOH-6.4, 6.13, 6.22, 8.9."""
    for item in bundle:
        code = form_problem(s, giver, to, item) or _own(s, giver, item)
        if code:
            return code
    many = count_of(bundle, RandomCards)
    return "not_owner" if many > len(random_pool(s, giver, bundle, kept)) else ""


def random_pool(s: State, giver: int, bundle: Sequence[Piece], kept: set[int]) -> list[int]:
    """The hand cards among which the random ones of a bundle are drawn: neither pledged nor lent nor named in the deal."""
    taken = kept | {item.card for item in bundle if isinstance(item, HandCard)}
    return [card for card in free_cards(s, giver) if card not in taken]


def _own(s: State, giver: int, item: Item) -> str:
    match item:
        case HandCard():
            return tied_problem(s, giver, item.card) if item.card in s.hand[giver] else "not_owner"
        case PromiseCard():
            return "not_owner" if s.held[giver][item.signer] < item.count else ""
        case Tabled():
            return tied_problem(s, giver, item.card)
        case Captive():
            return "pledged" if captive_pledge(item.seat) in pledges(s, giver) else ""
        case Fortress():
            code = tied_problem(s, giver, s.fortress[giver])
            held = any(captive_pledge(other) in pledges(s, giver) for other in held_by(s, giver))
            return code or ("pledged" if held and item.captives == WITH else "")
    return ""


def lent(s: State, seat: int, sentence: Sentence) -> Sentence:
    """A sentence as it is kept: a fortress is lent as the card that it is, the one that has just come and was kept."""
    if not isinstance(sentence, ReturnLoan):
        return sentence
    cards = tuple(Tabled(s.fortress[seat]) if isinstance(item, Fortress) else item for item in sentence.cards)
    return replace(sentence, cards=cards)


def borrows_fortress(sentences: Sequence[Sentence]) -> bool:
    """Whether one of these promises gives back a fortress that comes in the same deal."""
    loans = [sentence.cards for sentence in sentences if isinstance(sentence, ReturnLoan)]
    return any(isinstance(item, Fortress) for loan in loans for item in loan)


# ---------------------------------------------------------------- moving


def resolve(s: State, seat: int, bundle: Sequence[Item], picks: list[int]) -> tuple[list[Item], str]:
    """The take side of an offer as pieces of `seat`: asked kinds and `any_cards` become the cards picked or held; why
    not, for that seat alone."""
    out: list[Item] = []
    chosen = picks[:]
    for item in bundle:
        if isinstance(item, AnyCards):
            mine, chosen = chosen[: item.count], chosen[item.count :]
            if len(mine) < item.count:
                return [], "not_owner"
            out += [HandCard(card, False) for card in mine]
        elif not isinstance(item, CardKind):
            out.append(item)
    for item in bundle:
        if isinstance(item, CardKind):
            taken = {other.card for other in out if isinstance(other, HandCard)}
            found = [card for card in s.hand[seat] if IDS[s.faces[card]] == item.card and card not in taken]
            if not found:
                return [], "not_owner"
            free = (card for card in found if card in free_cards(s, seat))
            out.append(HandCard(next(free, found[0]), False))
    return out, ""


def concrete(match: Match, s: State, giver: int, bundle: Sequence[Piece], kept: set[int] | None = None) -> list[Piece]:
    """The same bundle with random cards drawn, never among `kept`, and the fortress named, so that both sides can move
    together. Captives that the bundle names go their own way, not with the fortress (LOH-6.21)."""
    out: list[Piece] = []
    pool = random_pool(s, giver, bundle, kept or set())
    apart = {item.seat for item in bundle if isinstance(item, Captive)}
    for item in bundle:
        match item:
            case RandomCards():
                for _ in range(min(item.count, len(pool))):
                    out.append(HandCard(pool.pop(match.chance.below("random_card", len(pool))), False))
            case Fortress():
                out.append(PassingFortress(s.fortress[giver], passing(s, giver, item, apart)))
            case Souls():
                out.append(Souls(s.souls[giver] if item.count == ALL else min(item.count, s.souls[giver])))
            case _:
                out.append(item)
    return out


def passing(s: State, giver: int, fortress: Fortress, apart: set[int]) -> tuple[int, ...]:
    """The captives that pass with a fortress."""
    return tuple(other for other in held_by(s, giver) if other not in apart) if fortress.captives == WITH else ()


class Half(NamedTuple):
    """One side of an exchange."""

    giver: int
    to: int
    pieces: Sequence[Piece]
    """Concrete ones."""
    drawn: bool = False
    """Drawn at random by who gets them (LOH-2.17)."""


def carry(match: Teller, s: State, giver: int, to: int, pieces: Sequence[Piece], rule: str) -> None:
    """Concrete pieces pass from one seat to another. Who gets a second fortress is asked which to keep (LOH-4.21)."""
    match.then(*exchange(match, s, [Half(giver, to, pieces)], rule))


def exchange(match: Teller, s: State, halves: list[Half], rule: str) -> list[Step]:
    """Concrete pieces pass, those of all halves together (LOH-6.21): goods first, so that whoever holds captives afterwards
    has the walls or the Ring that it ends with; then those set free, those left without a holder, those handed over.
    The questions that are open now: which of two fortresses a seat keeps."""
    for half in halves:
        for item in half.pieces:
            if isinstance(item, PassingFortress):
                _leave_fortress(s, half.giver, item.card)
    for half in halves:
        _pass_goods(match, s, half, rule)
    questions: list[Step] = []
    freed: list[int] = []
    handed: list[tuple[int, int]] = []
    followed: list[tuple[int, int]] = []
    for giver, to, pieces, _ in halves:
        for item in pieces:
            if isinstance(item, PassingFortress):
                questions += settle_fortress(s, to, item.card)
                followed += [(other, to) for other in item.captives]
            elif isinstance(item, Captive) and s.captor[item.seat] == giver:
                if item.fate == FREE:
                    freed.append(item.seat)
                else:
                    handed.append((item.seat, to))
    passed = sorted([*handed, *followed], key=lambda pair: pair[0] != pair[1])  # who comes home may hold others at once
    for seat in freed:
        captives.free(match, s, seat, "deal")
    captives.pass_on(match, s, passed, "deal", tuple(half.giver for half in halves))
    return questions


def _pass_goods(match: Teller, s: State, half: Half, rule: str) -> None:
    """Everything of a half but captives."""
    giver, to, pieces, drawn = half
    cards = [item.card for item in pieces if isinstance(item, HandCard)]
    laid = [item.card for item in pieces if isinstance(item, Tabled)]
    laid += [item.card for item in pieces if isinstance(item, PassingFortress)]
    for card in cards:
        s.hand[giver].remove(card)
        s.hand[to].append(card)
    counts: list[list[int]] = []
    souls = 0
    for item in pieces:
        match item:
            case PromiseCard():
                s.held[giver][item.signer] -= item.count
                s.held[to][item.signer] += item.count
                counts.append([item.signer, item.count])
            case Souls():
                s.souls[giver] -= item.count
                s.souls[to] += item.count
                souls += item.count
            case Tabled():
                _pass_tabled(s, giver, to, item.card)
    if cards or laid or counts or souls:
        match.cue(
            cues.Given(
                seat=giver,
                to=to,
                hand=len(cards),
                cards=only((giver, to), named(s, cards)),
                tabled=named(s, laid),
                promises=counts,
                souls=souls,
                drawn=drawn,
                rule=rule,
            )
        )


def _pass_tabled(s: State, giver: int, to: int, card: int) -> None:
    """An army, an artifact or a fiend on Earth; on Earth it stays there (LOH-4.22)."""
    for zone in (s.hordes, s.earth, s.artifacts):
        if card in zone[giver]:
            zone[giver].remove(card)
            zone[to].append(card)
            if zone is s.earth:
                s.settled.append(card)
            return


def _leave_fortress(s: State, giver: int, card: int) -> None:
    if s.spare[giver] == card:
        s.spare[giver] = NONE
    else:
        s.fortress[giver], s.spare[giver] = s.spare[giver], NONE


def settle_fortress(s: State, seat: int, card: int) -> list[Step]:
    """A fortress comes to a realm: the second is a choice, asked by the step that is returned (LOH-4.21)."""
    if s.fortress[seat] == NONE:
        s.fortress[seat] = card
        return []
    s.spare[seat] = card
    s.asks += 1
    return [KeepFortress(seat, s.asks)]


def keepable(s: State, seat: int, borrowed: bool) -> tuple[int, ...]:
    """Which of its two fortresses a seat may keep: one that is pledged or lent is not given up for the other. `borrowed`:
    the deal that brings the second has the seat swear to give it back."""
    both = (s.fortress[seat], s.spare[seat])
    tied = [card for card in both if tied_problem(s, seat, card) or (borrowed and card == s.spare[seat])]
    return tuple(tied[:1]) or both


class KeepFortress(SeatStep, frozen=True, tag="keep_fortress"):
    """A seat with two fortresses keeps one and discards the other; captives move to the kept one (LOH-4.21)."""

    seat: int
    number: int
    plays = int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.spare[self.seat] == NONE:
            return None
        nouns = {"seat": self.seat}
        return Ask("fortress", (self.seat,), nouns=nouns, clock="discard_fortress", running=self.number, pace="quick")

    def _keepable(self, s: State) -> tuple[int, ...]:
        return keepable(s, self.seat, self._borrowed(s))

    def _borrowed(self, s: State) -> bool:
        """Whether the deal that waits for this choice has the seat swear to give the second fortress back."""
        deal = next((offer for offer in s.offers if offer.id == s.sealing), None)
        return deal is not None and borrows_fortress(deal.swears if self.seat == deal.by else deal.asks)

    def space(self, match: Match, seat: int) -> Space:
        return One(self._keepable(match.state))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        found = self._keepable(s)
        return found[0] if len(found) == 1 else better_fortress(s, *found)

    def refuse(self, match: Match, seat: int, play: int) -> str:
        s: State = match.state
        if play not in (s.fortress[seat], s.spare[seat]):
            return ""
        return tied_problem(s, seat, self._keepable(s)[0]) or ("ribboned" if self._borrowed(s) else "")

    def answer(self, match: Match, seat: int, play: int) -> None:
        s: State = match.state
        both = (s.fortress[self.seat], s.spare[self.seat])
        s.fortress[self.seat], s.spare[self.seat] = play, NONE
        discard(match, s, self.seat, [card for card in both if card != play], "LOH-4.21", "replaced")


def give_random(match: Match, s: State, giver: int, to: int, n: int, rule: str) -> list[int]:
    """A random theft: evenly among the resource cards of a hand, all if there are fewer (LOH-2.17)."""
    pool = s.hand[giver][:]
    taken = [pool.pop(match.chance.below("theft", len(pool))) for _ in range(min(n, len(pool)))]
    half = Half(giver, to, [HandCard(card, False) for card in taken], drawn=True)
    match.then(*exchange(match, s, [half], rule))
    return taken


def show_hand(match: Match, s: State, seat: int, to: int, rule: str, why: str) -> None:
    """One seat sees another's whole hand for 8 seconds, promise cards included (LOH-8.8, 14.1)."""
    match.beat()
    hand = only((to, seat), named(s, s.hand[seat]))
    s.looking = HandLook(to, seat)
    match.cue(
        cues.HandShown(seat=seat, to=to, cards=hand, promises=only((to, seat), s.held[seat][:]), why=why, rule=rule)
    )
    s.looking = None
