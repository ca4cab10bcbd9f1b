"""What a choice of Lords of Hell does, and why it is good: powers that everybody can count."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.cues import Seat, kinds_in
from game.engine.plays import Play
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching, Deed, Reason
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.cards import INDEX, POWER
from game.titles.lords_of_hell.rules.cues import Card, Piece

# ---------------------------------------------------------------- deeds


class LayDown(Deed, frozen=True, kw_only=True):
    """Table a card (LOH-4.21)."""

    card: Card


class SendUp(Deed, frozen=True, kw_only=True):
    """Send a piece to Earth (LOH-4.22)."""

    piece: Piece


class StartRitual(Deed, frozen=True, kw_only=True):
    """Table a ritual (LOH-11.1)."""

    card: Card


class FinishRitual(Deed, frozen=True, kw_only=True):
    """Complete a ritual (LOH-11.4)."""

    card: Card


class UseCard(Deed, frozen=True, kw_only=True):
    """Play a special, or use an artifact (LOH section 16)."""

    card: Card


class ThrowAway(Deed, frozen=True, kw_only=True):
    """Discard a card in Finishing (LOH-4.51)."""

    card: Card


class GoReady(Deed, frozen=True, kw_only=True):
    """Nothing more to do in this phase (LOH-4.4)."""


class MarchOn(Deed, frozen=True, kw_only=True):
    """Declare an attack (LOH-10.1)."""

    target: Seat


class StayHome(Deed, frozen=True, kw_only=True):
    """Attack nobody (LOH-4.31)."""


class Strike(Deed, frozen=True, kw_only=True):
    """Accept an offer (LOH-6.13)."""

    target: Seat


class TurnDown(Deed, frozen=True, kw_only=True):
    """Turn an offer down."""

    target: Seat


class Propose(Deed, frozen=True, kw_only=True):
    """Make an offer (LOH-6.10)."""

    target: Seat


# ---------------------------------------------------------------- reasons


class HasPower(Reason, frozen=True, kw_only=True):
    """The power printed on a horde."""

    n: int


class Outmatches(Reason, frozen=True, kw_only=True):
    """The own realm's power, and that of the realm under attack (LOH-12.6)."""

    target: Seat
    mine: int
    theirs: int


class NobodyWeaker(Reason, frozen=True, kw_only=True):
    """No other realm has less power."""


# ---------------------------------------------------------------- which


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    play = plays.read(choice)
    match play:
        case plays.Ready():
            return GoReady()
        case plays.Attack(realm):
            return MarchOn(target=realm, at=[["realm", realm]])
        case plays.Pass():
            return StayHome() if ask.kind == "attack_turn" else None
        case plays.ToEarth(piece):
            return SendUp(piece=piece, at=[["c", piece]] if isinstance(piece, int) else [["body", seat]])
        case plays.Accept(offer) | plays.Decline(offer):
            return _answered(view, play, offer)
        case plays.Offer(to):
            return Propose(target=to, at=[["realm", to]] if to >= 0 else [])
    return _with_card(view, seat, play)


def _answered(view: View, play: plays.Accept | plays.Decline, offer: int) -> Deed | None:
    by = next((one["by"] for one in view["market"] if one["id"] == offer), None)
    if by is None:
        return None
    return (Strike if isinstance(play, plays.Accept) else TurnDown)(target=by, at=[["realm", by]])


MADE: dict[type[Play], type[LayDown | StartRitual | FinishRitual | UseCard | ThrowAway]] = {
    plays.TableCard: LayDown, plays.BeginRitual: StartRitual, plays.Complete: FinishRitual, plays.PlayCard: UseCard,
    plays.UseArtifact: UseCard, plays.Discard: ThrowAway,
}  # fmt: skip


def _with_card(view: View, seat: int, play: plays.AnyPlay) -> Deed | None:
    match play:
        case (
            plays.TableCard(card)
            | plays.BeginRitual(card)
            | plays.Complete(card)
            | plays.PlayCard(card)
            | plays.UseArtifact(card)
            | plays.Discard(card)
        ):
            name = name_of(view, seat, card)
            return None if name is None else MADE[type(play)](card=name, at=[["c", card]])
    return None


def name_of(view: View, seat: int, card: int) -> str | None:
    """The id of an own card, wherever it lies."""
    own = view[f"seat.{seat}"]
    zones = (view.get("hand", ()), own["hordes"], own["rituals"], own["artifacts"])
    found = (entry[1] for zone in zones for entry in zone if entry[0] == card)
    return next(found, None)


def reason(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    play = plays.read(choice)
    powers = [view[name]["power"] for name in sorted(view) if name.startswith("seat.")]
    match play:
        case plays.TableCard(card):
            name = name_of(view, seat, card)
            power = POWER[INDEX[name]] if name is not None else 0
            return HasPower(n=power) if power else None
        case plays.Attack(realm) if powers[seat] > powers[realm]:
            return Outmatches(target=realm, mine=powers[seat], theirs=powers[realm])
        case plays.Pass() if ask.kind == "attack_turn" and powers[seat] == min(powers):
            return NobodyWeaker()
    return None


COACHING = Coaching(deed, reason, kinds_in(__name__))
