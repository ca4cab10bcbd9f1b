"""A computer player's rituals, specials and powers, and the small choices on the way (LOH-22.8 to 22.10)."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.spaces import Pick
from game.titles.lords_of_hell.bot.position import Position
from game.titles.lords_of_hell.bot.worth import hand_worth, sentence_cost, tabled_worth
from game.titles.lords_of_hell.rules import menus, plays, ritual_targets
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.cards import EFFECT, INDEX, ON_EARTH, TYPE, VERB
from game.titles.lords_of_hell.rules.sentences import Give, Vote

HARM = ("destroy_targets", "steal_souls", "take_hand_cards", "chain_destroy", "destroy_fortress", "imprison")
"""Rituals that strike somebody."""

# ---------------------------------------------------------------- rituals


def cast(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """Complete what can be completed with profit, delay the rest."""
    if facts_of(ask).seat != position.seat:
        return plays.Wait()
    for ready in menus.open_plays(ask, plays.Complete):
        if _profit(position, ready.card):
            return ready
    return next(iter(menus.open_plays(ask, plays.Delay)), None)


def _profit(position: Position, card: int) -> bool:
    """A ritual that strikes needs somebody worth it."""
    effect = EFFECT[position.s.faces[card]]
    if effect.verb not in HARM:
        return True
    found = ritual_targets.branches(position.counted, position.seat, effect)
    return any(_target_worth(position, effect.verb, menus.ritual_line(branch)) > 6 for branch in found)


def ritual_target(position: Position, ask: SeatAsk) -> plays.Target | None:
    """Where it hurts those who stand best, or brings most."""
    return _aimed(position, ask, VERB[INDEX[facts_of(ask).card]])


def chain(position: Position, ask: SeatAsk) -> plays.Target | None:
    """One thing, of whoever stands best."""
    return _aimed(position, ask, "chain_destroy")


def _aimed(position: Position, ask: SeatAsk, verb: str) -> plays.Target | None:
    """The best line of a ritual, with its cards picked: the dearest."""
    best = max(menus.ritual_lines(ask), key=lambda line: _target_worth(position, verb, line), default=None)
    if best is None:
        return None
    cards = sorted(best.cards or (), key=lambda card: -_thing(position, card))[: best.most]
    return best.play([card for card in best.cards or () if card in cards])


def _thing(position: Position, card: int) -> float:
    """A tabled card, whoever owns it."""
    kind = position.s.faces[card]
    if TYPE[kind] == "army":
        return tabled_worth(position, position.seat, card)
    return {"fortress": 34.0, "artifact": 16.0, "ritual": 14.0}.get(TYPE[kind], 5.0)


def _enmity(position: Position, seat: int) -> float:
    """How much one likes to see a seat weaker."""
    rank = 1.5 if seat == position.leader else 1.0
    captor = position.s.captor[position.seat] == seat
    return (rank + 0.06 * position.s.vp[seat] + (0.5 if captor else 0)) * position.mind.doubt(
        "enmity", position.s.round, seat
    )


def _target_worth(position: Position, verb: str, line: menus.RitualLine) -> float:
    """What a ritual does by a line of its targets."""
    s, other, what = position.s, line.seat, line.what
    if other < 0:
        return 10.0
    if verb == "destroy_targets":
        worths = sorted((tabled_worth(position, other, card) for card in line.cards or ()), reverse=True)
        lots = what if isinstance(what, int) else 0
        souls = sum(min(3, max(0, s.souls[other] - 3 * n)) * 3 for n in range(lots))
        return float(sum(worths[: line.most]) + souls) * _enmity(position, other)
    if verb == "steal_souls":
        return float(min(4, s.souls[other]) * 3) * (0.5 + _enmity(position, other))
    if verb == "take_hand_cards":
        return float(min(2, position.view[f"seat.{other}"]["hand"]) * 14) * (0.5 + 0.5 * _enmity(position, other))
    if verb == "destroy_fortress":
        return 34 * _enmity(position, other)
    if verb == "imprison":
        return 45 * _enmity(position, other)
    if verb == "chain_destroy":
        worth = _thing(position, what) if isinstance(what, int) else min(3, s.souls[other]) * 3
        return worth * _enmity(position, other)
    return 10.0


# ---------------------------------------------------------------- cards asked for


def cards(position: Position, ask: SeatAsk) -> list[int] | None:
    """The poorest of one's own, the dearest of a vault."""
    part = ask.space
    if not isinstance(part, Pick):
        return None
    vault = facts_of(ask).of >= 0
    ranked = sorted(
        part.options, key=lambda card: hand_worth(position, position.seat, position.s.faces[card]), reverse=vault
    )
    chosen = ranked[: part.hi if vault else part.lo]
    return [card for card in part.options if card in chosen]


def tribute(position: Position, ask: SeatAsk) -> int | str:
    own = [card for card in (ask.space.each() if ask.space is not None else ()) if card != "random"]
    return min(own, key=lambda card: hand_worth(position, position.seat, position.s.faces[card]), default="random")


# ---------------------------------------------------------------- specials and powers


Weighed = tuple[float, plays.Special]
"""What a play is worth, and the play."""


def special(position: Position, ask: SeatAsk, window: str) -> plays.AnyPlay | None:
    """A special, artifact or power worth playing in this window; None when there is none."""
    found = [weighed for line in menus.specials(ask) if (weighed := _weigh(position, line, window))]
    best = max(found, key=lambda row: row[0], default=None)
    if best is None or best[0] <= 0:
        return None
    return plays.Hold(*best[1].choice()) if ask.kind == "beat" else best[1]


def _weigh(position: Position, line: list[plays.Special], window: str) -> Weighed | None:
    """A play with its best target, and its worth; None when it had better wait."""
    first = line[0]
    if isinstance(first, plays.Escape):
        return 40.0, first
    if isinstance(first, plays.Tribute):
        rich = [play.seat for play in line if isinstance(play, plays.Tribute)]
        rich = [other for other in rich if _cards(position, other)]
        best = max(rich, key=lambda other: (_cards(position, other), _enmity(position, other)), default=None)
        return (12.0, plays.Tribute(best)) if best is not None else None
    if isinstance(first, plays.Forswear):
        return _forswear(position, [play.promise for play in line if isinstance(play, plays.Forswear)])
    if not isinstance(first, plays.PlayCard):
        return None
    targets = [play.target for play in line if isinstance(play, plays.PlayCard) and isinstance(play.target, int)]
    return _weigh_card(position, first, targets, window)


def _weigh_card(position: Position, play: plays.PlayCard, targets: list[int], window: str) -> Weighed | None:
    s, seat, card = position.s, position.seat, play.card
    what = VERB[s.faces[card]]
    if what == "escape_captivity":
        return 45.0, play
    if what == "take_random_cards" and targets:
        target = max(targets, key=lambda other: (_cards(position, other) > 2, _enmity(position, other)))
        return 9.0, plays.PlayCard(card, target)
    if what == "discard_ritual":
        return _disrupt(position, card, targets, window)
    if what == "nomination_markers":
        return _markers(position, card, targets)
    if what == "recall_devil" and s.body[seat] == ON_EARTH and seat in targets and window == "council":
        return (14.0, plays.PlayCard(card, seat)) if max(s.markers) >= 2 else None
    return None


def _cards(position: Position, seat: int) -> int:
    """How many resource cards a seat holds."""
    return int(position.view[f"seat.{seat}"]["hand"])


def _disrupt(position: Position, play: int, rituals: list[int], window: str) -> Weighed | None:
    """Somebody else's ritual that strikes, best when it is about to be completed."""
    s, seat = position.s, position.seat
    casting = {fields[1] for tag, *fields in position.view.get("agenda", ()) if tag == "pay" and len(fields) > 1}
    found = []
    for card in rituals:
        owner = next((other for other in range(position.n) if card in s.rituals[other]), seat)
        if owner == seat:
            continue
        worth = 8.0 + (6 if VERB[s.faces[card]] in HARM else 0) + (6 if owner == position.leader else 0)
        if card in casting:
            worth += 6
        elif window != "rituals":
            worth -= 8
        found.append((worth - 13, card))
    best = max(found, default=None)
    return (best[0], plays.PlayCard(play, best[1])) if best and best[0] > 0 else None


def _markers(position: Position, play: int, nominees: list[int]) -> Weighed | None:
    """Scandal for a nominee under whom one would not win, Acclaim for one under whom one would."""
    more = EFFECT[position.s.faces[play]].n > 0
    ranked = []
    for nominee in nominees:
        missing = position.votes_missing(nominee)
        ahead = position.lead(nominee)
        if more and ahead >= 0 and missing <= 2:
            ranked.append((20.0 + ahead, nominee))
        if not more and ahead < -1 and missing <= 2:
            ranked.append((20.0 - ahead, nominee))
    best = max(ranked, default=None)
    return (best[0], plays.PlayCard(play, best[1])) if best else None


def _forswear(position: Position, promises: list[int]) -> Weighed | None:
    """A promise that costs dear now (Baalzebub)."""
    if position.mind.level == "easy":
        return None
    by_id = {promise.id: promise for promise in position.s.promises}
    costs = [
        (sentence_cost(position, position.seat, by_id[number].to, by_id[number].sentence), number)
        for number in promises
        if number in by_id and isinstance(by_id[number].sentence, Vote | Give)
    ]
    best = max(costs, default=None)
    return (best[0] - 30, plays.Forswear(best[1])) if best and best[0] > 30 else None
