"""What a bundle may hold, and how its pieces move (LOH-6.4, 6.20 to 6.22, `promises.toml` `[[bundle_item]]`)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.lords_of_hell.rules import captives, cues
from game.titles.lords_of_hell.rules.binding import free_cards, pledges, tied_problem
from game.titles.lords_of_hell.rules.cards import IDS, PHASE
from game.titles.lords_of_hell.rules.promises import arg
from game.titles.lords_of_hell.rules.records import NONE
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


def form_problem(s: State, giver: int, to: int, item: list[Any]) -> str:
    """Why this piece of `giver` may not be in a bundle, from what is open to all (LOH-6.4, 6.19, 6.22); "" when it may. Who
    can hold which captives is asked of the whole exchange (`deals`)."""
    kind, phase = item[0], PHASE[s.phase]
    if kind in ("souls", "tabled", "fortress") and not phase["move_tabled_and_souls"]:
        return "not_movable_now"
    if kind == "souls":
        return "not_owner" if item[1] > s.souls[giver] or item[1] < 1 else ""
    if kind == "tabled":
        return "" if item[1] in (*s.hordes[giver], *s.earth[giver], *s.artifacts[giver]) else "not_owner"
    if kind == "fortress":
        return "not_owner" if s.fortress[giver] == NONE else ""
    if kind == "captive":
        return _captive_problem(s, giver, to, item)
    if kind == "trade_leave":
        return "" if to != ANYONE and s.captor[to] == giver else "not_owner"
    if kind in ("any_cards", "random_cards"):
        return "" if item[1] <= len(s.hand[giver]) + sum(s.held[giver]) else "not_owner"
    return "cannot_swear" if kind == "drawn_card" else ""


def _captive_problem(s: State, giver: int, to: int, item: list[Any]) -> str:
    seat, how = item[1], item[2]
    if s.captor[seat] != giver:
        return "not_owner"
    if set_aside(s, seat) is not None:
        return "set_aside"
    if how == "free":
        return "" if PHASE[s.phase]["free_captives"] else "wrong_phase"
    if not PHASE[s.phase]["move_captives"]:
        return "captive_fixed"
    return "bad_target" if seat == to else ""


def pieces_problem(s: State, giver: int, to: int, bundle: list[list[Any]], kept: set[int]) -> str:
    """Why `giver` may not part with these pieces, its hand and pledges included; only for the giver to know. `kept`: hand
    cards that it swears away in the same deal, which are never drawn at random. Whether it stays able to pay what it owes
    is asked of the whole exchange (`deals`). Rules: LOH-6.4, 6.13, 6.22, 8.9."""
    for item in bundle:
        code = form_problem(s, giver, to, item) or _own(s, giver, item)
        if code:
            return code
    many = sum(item[1] for item in bundle if item[0] == "random_cards")
    return "not_owner" if many > len(random_pool(s, giver, bundle, kept)) else ""


def random_pool(s: State, giver: int, bundle: list[list[Any]], kept: set[int]) -> list[int]:
    """The hand cards among which the random ones of a bundle are drawn: neither pledged nor lent nor named in the deal."""
    taken = kept | {item[1] for item in bundle if item[0] == "hand_card"}
    return [card for card in free_cards(s, giver) if card not in taken]


def _own(s: State, giver: int, item: list[Any]) -> str:
    kind = item[0]
    if kind == "hand_card":
        return tied_problem(s, giver, item[1]) if item[1] in s.hand[giver] else "not_owner"
    if kind == "promise_card":
        return "not_owner" if s.held[giver][item[1]] < item[2] else ""
    if kind == "tabled":
        return tied_problem(s, giver, item[1])
    if kind == "captive":
        return "pledged" if ("captive", item[1]) in pledges(s, giver) else ""
    if kind == "fortress":
        code = tied_problem(s, giver, s.fortress[giver])
        held = any(("captive", other) in pledges(s, giver) for other in held_by(s, giver))
        return code or ("pledged" if held and item[1] == "with" else "")
    return ""


def lent(s: State, seat: int, sentence: list[Any]) -> list[Any]:
    """A sentence as it is kept: a fortress is lent as the card that it is, the one that has just come and was kept."""
    if sentence[0] != "return_loan":
        return sentence
    to, pieces, due = sentence[1]
    cards = [["tabled", s.fortress[seat]] if item[0] == "fortress" else item for item in pieces]
    return [sentence[0], [to, cards, due], *sentence[2:]]


def borrows_fortress(sentences: list[list[Any]]) -> bool:
    """Whether one of these promises gives back a fortress that comes in the same deal."""
    loans = [arg(sentence, "cards") for sentence in sentences if sentence[0] == "return_loan"]
    return any(item[0] == "fortress" for loan in loans for item in loan)


# ---------------------------------------------------------------- moving


def resolve(s: State, seat: int, bundle: list[list[Any]], picks: list[int]) -> tuple[list[list[Any]], str]:
    """The take side of an offer as pieces of `seat`: asked kinds and `any_cards` become the cards picked or held; why
    not, for that seat alone."""
    out: list[list[Any]] = []
    chosen = picks[:]
    for item in bundle:
        if item[0] == "any_cards":
            mine, chosen = chosen[: item[1]], chosen[item[1] :]
            if len(mine) < item[1]:
                return [], "not_owner"
            out += [["hand_card", card, False] for card in mine]
        elif item[0] != "card_kind":
            out.append(item)
    for item in bundle:
        if item[0] == "card_kind":
            taken = {other[1] for other in out if other[0] == "hand_card"}
            found = [card for card in s.hand[seat] if IDS[s.faces[card]] == item[1] and card not in taken]
            free = [card for card in found if card in free_cards(s, seat)]
            if not found:
                return [], "not_owner"
            out.append(["hand_card", (free or found)[0], False])
    return out, ""


def concrete(
    match: Match, s: State, giver: int, bundle: list[list[Any]], kept: set[int] | None = None
) -> list[list[Any]]:
    """The same bundle with random cards drawn, never among `kept`, and the fortress named, so that both sides can move
    together. Captives that the bundle names go their own way, not with the fortress (LOH-6.21)."""
    out = []
    pool = random_pool(s, giver, bundle, kept or set())
    apart = {item[1] for item in bundle if item[0] == "captive"}
    for item in bundle:
        if item[0] == "random_cards":
            for _ in range(min(item[1], len(pool))):
                out.append(["hand_card", pool.pop(match.chance.below("random_card", len(pool))), False])
        elif item[0] == "fortress":
            out.append(["fortress", s.fortress[giver], passing(s, giver, item[1], apart)])
        elif item[0] == "souls":
            out.append(["souls", s.souls[giver] if item[1] < 0 else min(item[1], s.souls[giver])])
        else:
            out.append(item)
    return out


def passing(s: State, giver: int, keep: str, apart: set[int]) -> list[int]:
    """The captives that pass with a fortress."""
    return [other for other in held_by(s, giver) if other not in apart] if keep == "with" else []


Half = tuple[int, int, list[list[Any]]]
"""(who gives, who gets, concrete pieces): one side of an exchange."""


def carry(match: Teller, s: State, giver: int, to: int, pieces: list[list[Any]], rule: str) -> None:
    """Concrete pieces pass from one seat to another. Who gets a second fortress is asked which to keep (LOH-4.21)."""
    match.then(*exchange(match, s, [(giver, to, pieces)], rule))


def exchange(match: Teller, s: State, halves: list[Half], rule: str) -> list[Step]:
    """Concrete pieces pass, those of all halves together (LOH-6.21): goods first, so that whoever holds captives afterwards
    has the walls or the Ring that it ends with; then those set free, those left without a holder, those handed over.
    The questions that are open now: which of two fortresses a seat keeps."""
    for giver, _, pieces in halves:
        for item in pieces:
            if item[0] == "fortress":
                _leave_fortress(s, giver, item[1])
    for giver, to, pieces in halves:
        _pass_goods(match, s, giver, to, pieces, rule)
    pieces_of = [(giver, to, item) for giver, to, pieces in halves for item in pieces]
    held = [(giver, to, item) for giver, to, item in pieces_of if item[0] == "captive" and s.captor[item[1]] == giver]
    came = [(to, item[1]) for _, to, item in pieces_of if item[0] == "fortress"]
    questions = [step for to, card in came for step in settle_fortress(s, to, card)]
    freed = [item[1] for _, _, item in held if item[2] == "free"]
    handed = [(item[1], to) for _, to, item in held if item[2] != "free"]
    handed += [(other, to) for _, to, item in pieces_of if item[0] == "fortress" for other in item[2]]
    handed.sort(key=lambda pair: pair[0] != pair[1])  # who comes home may hold others at once
    for seat in freed:
        captives.free(match, s, seat, "deal")
    captives.pass_on(match, s, handed, "deal", tuple(giver for giver, _, _ in halves))
    return questions


def _pass_goods(match: Teller, s: State, giver: int, to: int, pieces: list[list[Any]], rule: str) -> None:
    """Everything of a half but captives."""
    cards = [item[1] for item in pieces if item[0] == "hand_card"]
    laid = [item[1] for kind in ("tabled", "fortress") for item in pieces if item[0] == kind]
    for card in cards:
        s.hand[giver].remove(card)
        s.hand[to].append(card)
    counts: list[list[int]] = []
    souls = 0
    for item in pieces:
        if item[0] == "promise_card":
            s.held[giver][item[1]] -= item[2]
            s.held[to][item[1]] += item[2]
            counts.append(item[1:])
        elif item[0] == "souls":
            s.souls[giver] -= item[1]
            s.souls[to] += item[1]
            souls += item[1]
        elif item[0] == "tabled":
            _pass_tabled(s, giver, to, item[1])
    if not match.quiet and (cards or laid or counts or souls):
        match.cue(
            cues.Given(
                seat=giver,
                to=to,
                hand=len(cards),
                cards=only((giver, to), named(s, cards)),
                tabled=named(s, laid),
                promises=counts,
                souls=souls,
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


class KeepFortress(Step, frozen=True, tag="keep_fortress"):
    """A seat with two fortresses keeps one and discards the other; captives move to the kept one (LOH-4.21)."""

    seat: int
    number: int

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

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        s: State = match.state
        if choice not in (s.fortress[seat], s.spare[seat]):
            return ""
        return tied_problem(s, seat, self._keepable(s)[0]) or ("ribboned" if self._borrowed(s) else "")

    def answer(self, match: Match, answers: dict[int, Choice]) -> None:
        s: State = match.state
        both = (s.fortress[self.seat], s.spare[self.seat])
        kept = answers[self.seat]
        s.fortress[self.seat], s.spare[self.seat] = kept, NONE
        discard(match, s, self.seat, [card for card in both if card != kept], "LOH-4.21", "replaced")


def give_random(match: Match, s: State, giver: int, to: int, n: int, rule: str) -> list[int]:
    """A random theft: evenly among the resource cards of a hand, all if there are fewer (LOH-2.17)."""
    pool = s.hand[giver][:]
    taken = [pool.pop(match.chance.below("theft", len(pool))) for _ in range(min(n, len(pool)))]
    carry(match, s, giver, to, [["hand_card", card, False] for card in taken], rule)
    return taken


def show_hand(match: Match, s: State, seat: int, to: int, rule: str, why: str) -> None:
    """One seat sees another's whole hand for 8 seconds, promise cards included (LOH-8.8, 14.1)."""
    if not match.quiet:
        match.beat()
        hand = only((to, seat), named(s, s.hand[seat]))
        s.looking = [to, seat]
        match.cue(
            cues.HandShown(seat=seat, to=to, cards=hand, promises=only((to, seat), s.held[seat][:]), why=why, rule=rule)
        )
        s.looking = []
