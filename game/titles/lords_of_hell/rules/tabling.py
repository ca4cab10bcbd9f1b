"""What a seat does at its own pace in the open phases: tabling, Earth, rituals begun and called off, the Unknown Powers,
discards, captives set free (LOH-4.20 to 4.25, 4.51, 9.4, 9.9, 11.1 to 11.3)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, One
from game.titles.lords_of_hell.rules import captives, cues, obligations, plays, trade_bundles
from game.titles.lords_of_hell.rules.cards import (
    CAPTIVE,
    DRAW,
    EARTH,
    EFFECT,
    IDS,
    IN_HELL,
    ON_EARTH,
    PHASE,
    TYPE,
    devil_effect,
)
from game.titles.lords_of_hell.rules.promise_limits import (
    captive_promised,
    discard_problem,
    forbidden,
    hand_problem,
    short,
    table_problem,
)
from game.titles.lords_of_hell.rules.promises import LIVE
from game.titles.lords_of_hell.rules.records import NONE, Leave, saying
from game.titles.lords_of_hell.rules.retreat import drop_ritual
from game.titles.lords_of_hell.rules.sentences import AllowTrade
from game.titles.lords_of_hell.rules.state import State, artifact, discard, draw, held_by, lift, set_aside

DEVIL = "devil"


def branches(s: State, seat: int) -> list[Branch]:
    """The acts open to a seat in the present phase, trade and specials apart."""
    out: list[Branch] = []
    if s.phase == "tabling":
        out += [*_table(s, seat), *_earth(s, seat), *_begin(s, seat)]
        out += [plays.line(plays.TakeBack, (card,)) for card in free_rituals(s, seat) if card in s.carried]
    if PHASE[s.phase]["trade"]:
        out += [plays.line(plays.CallOff, (card,)) for card in free_rituals(s, seat)]
        signers = swap_signers(s, seat)
        out += [plays.line(plays.Swap, (), (One(tuple(signers)),))] if signers else []
    if s.phase == "finishing":
        hand = [card for card in s.hand[seat] if not hand_problem(s, seat, [card])]
        laid = [*s.hordes[seat], *s.artifacts[seat], *([s.fortress[seat]] if s.fortress[seat] != NONE else [])]
        out += [plays.line(plays.Discard, (card,)) for card in (*hand, *laid) if not discard_problem(s, seat, card)]
    if PHASE[s.phase]["free_captives"]:
        for other in [other for other in held_by(s, seat) if set_aside(s, other) is None]:
            if not captive_promised(s, seat, other):
                out.append(plays.line(plays.Free, (other,)))
            others = tuple(n for n in range(s.seats) if n not in (seat, other))
            out.append(plays.line(plays.Leave, (other,), (One(others), One((True, False)))))
    return out


def free_rituals(s: State, seat: int) -> list[int]:
    """Tabled rituals whose casting is not sworn: they may be called off, taken back, replaced (LOH-11.2, `cast`)."""
    return [card for card in s.rituals[seat] if not forbidden(s, seat, "call_off", card)]


def _table(s: State, seat: int) -> list[Branch]:
    out = []
    for card in s.hand[seat]:
        kind = TYPE[s.faces[card]]
        fits = kind in ("army", "fortress") or (kind == "artifact" and s.body[seat] != CAPTIVE)
        if fits and not hand_problem(s, seat, [card], laid=True):
            out.append(plays.line(plays.TableCard, (card,)))
    return out


def _earth(s: State, seat: int) -> list[Branch]:
    """LOH-4.22: fiends of any seat, and a devil that is in Hell; taken back until Tabling closes."""
    out = []
    if not forbidden(s, seat, "earth", "fiends"):
        fiends = [card for card in s.hordes[seat] if EARTH[s.faces[card]]]
        fiends = [card for card in fiends if table_problem(s, seat, card) in ("", "ribboned")]
        out += [plays.line(plays.ToEarth, (card,)) for card in fiends]
    if s.body[seat] == IN_HELL and not forbidden(s, seat, "earth", "devil"):
        out.append(plays.line(plays.ToEarth, (DEVIL,)))
    out += [plays.line(plays.FromEarth, (card,)) for card in s.earth[seat] if card not in s.settled]
    return [*out, plays.line(plays.FromEarth, (DEVIL,))] if s.body[seat] == ON_EARTH else out


def ritual_slots(s: State, seat: int) -> int:
    """Rituals at once: one, Glasya two (LOH-11.1)."""
    power = devil_effect(s.devil[seat], "ritual_slots")
    return power.n if power else 1


def _begin(s: State, seat: int) -> list[Branch]:
    """One ritual from hand, face up; with no place left an old one is discarded for it (LOH-11.1)."""
    if s.body[seat] != IN_HELL:
        return []
    out = []
    full = len(s.rituals[seat]) >= ritual_slots(s, seat)
    for card in s.hand[seat]:
        if TYPE[s.faces[card]] == "ritual" and not hand_problem(s, seat, [card]):
            places = tuple(free_rituals(s, seat)) if full else (NONE,)
            out += [plays.line(plays.BeginRitual, (card,), (One(places),))] if places else []
    return out


def swap_signers(s: State, seat: int) -> list[int]:
    """Whose promise cards the seat may give to the Unknown Powers (LOH-4.23, 9.8)."""
    if s.body[seat] not in (IN_HELL, ON_EARTH) or s.swapped >> seat & 1:
        return []
    return [signer for signer in range(s.seats) if s.held[seat][signer] and not short(s, seat, signer)]


# ---------------------------------------------------------------- carrying out


Act = (
    plays.TableCard
    | plays.BeginRitual
    | plays.ToEarth
    | plays.FromEarth
    | plays.TakeBack
    | plays.CallOff
    | plays.Swap
    | plays.Discard
    | plays.Free
    | plays.Leave
)
"""What a seat does here."""


def act(match: Match, s: State, seat: int, play: Act) -> None:
    """Carry out what a seat does at its own pace."""
    match.beat()
    match play:
        case plays.TableCard(card):
            _table_card(match, s, seat, card)
        case plays.BeginRitual(card, replaced):
            _begin_ritual(match, s, seat, card, replaced)
        case plays.ToEarth(piece) | plays.FromEarth(piece):
            _travel(match, s, seat, piece, away=isinstance(play, plays.ToEarth))
        case plays.TakeBack(card):
            lift(s, seat, card)
            s.hand[seat].append(card)
            _cue(match, cues.RitualReturns, seat, card, s)
        case plays.CallOff(card):
            drop_ritual(match, s, seat, card, "called_off")
        case plays.Swap(signer):
            _swap(match, s, seat, signer)
        case plays.Discard(card):
            lift(s, seat, card)
            discard(match, s, seat, [card], "LOH-4.51", "unused")
            captives.house(match, s, seat)
        case plays.Free(captive):
            captives.free(match, s, captive, "captor", "LOH-9.4")
        case plays.Leave(captive, other, given):
            assert captive is not None and other is not None and given is not None
            _leave(s, seat, captive, other, given)
    obligations.captivity(match, s)


def _cue(match: Match, kind: type[cues.Tabled] | type[cues.RitualReturns], seat: int, card: int, s: State) -> None:
    match.cue(kind(seat=seat, handle=card, card=IDS[s.faces[card]]))


def _table_card(match: Match, s: State, seat: int, card: int) -> None:
    s.hand[seat].remove(card)
    kind = TYPE[s.faces[card]]
    _cue(match, cues.Tabled, seat, card, s)
    if kind == "army":
        s.hordes[seat].append(card)
    elif kind == "artifact":
        s.artifacts[seat].append(card)
    else:
        match.then(*trade_bundles.settle_fortress(s, seat, card))


def _begin_ritual(match: Match, s: State, seat: int, card: int, replaced: int) -> None:
    s.hand[seat].remove(card)
    _cue(match, cues.Tabled, seat, card, s)
    if replaced != NONE:
        drop_ritual(match, s, seat, replaced, "replaced")
    s.rituals[seat].append(card)


def _travel(match: Match, s: State, seat: int, piece: int | str, away: bool) -> None:
    """To Earth or back (LOH-4.22)."""
    if isinstance(piece, str):
        s.body[seat] = ON_EARTH if away else IN_HELL
    else:
        source, target = (s.hordes, s.earth) if away else (s.earth, s.hordes)
        source[seat].remove(piece)
        target[seat].append(piece)
    match.cue((cues.Earth if away else cues.EarthBack)(seat=seat, piece=piece))


def swap_cards(s: State, seat: int) -> int:
    """How many cards the Unknown Powers give this seat (LOH-4.23)."""
    quill = artifact(s, seat, "powers_swap_draw")
    return EFFECT[s.faces[quill]].n if quill != NONE else int(DRAW["powers_swap_cards"])


def _swap(match: Match, s: State, seat: int, signer: int) -> None:
    """LOH-4.23: a promise card out of the game, six cards drawn, above 21 if so; eight with the Quill (LOH-4.13)."""
    s.held[seat][signer] -= 1
    s.powers[seat][signer] += 1
    s.swapped |= 1 << seat
    n = swap_cards(s, seat)
    match.cue(cues.Swapped(seat=seat, count=n))
    obligations.cards_drawn(match, s, seat, draw(match, s, seat, n, "LOH-4.23", limit=False))


def _leave(s: State, seat: int, captive: int, other: int, given: bool) -> None:
    """The captor's switch (LOH-9.9). While an allow_trade promise lives it stays on; switching it off then does nothing,
    and the captor's own wall says why."""
    leave = Leave(captive, other)
    if given and leave not in s.leave:
        s.leave.append(leave)
    sworn = any(
        promise.state == LIVE and promise.by == seat and allowed.captive == captive and other in allowed.seats
        for promise, allowed in saying(s.promises, AllowTrade)
    )
    if not given and leave in s.leave and not sworn:
        s.leave.remove(leave)


class EarthClose(Step, frozen=True, tag="earth_close"):
    """Tabling is closed: devils on Earth are committed, and their rituals are discarded as Battles begin (LOH-4.24)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.carried.clear()
        for seat in range(s.seats):
            if s.body[seat] == ON_EARTH:
                for card in s.rituals[seat][:]:
                    drop_ritual(match, s, seat, card, "on_earth")
        return None
