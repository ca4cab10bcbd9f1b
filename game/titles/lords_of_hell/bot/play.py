"""A computer player's rituals, specials and powers, and the small choices on the way (LOH-22.8 to 22.10)."""

from __future__ import annotations

from typing import Any

from game.engine.ask import SeatAsk
from game.engine.spaces import Branch, Choice, Pick
from game.titles.lords_of_hell.bot.position import Position
from game.titles.lords_of_hell.bot.realm import by_verb, options_of
from game.titles.lords_of_hell.bot.worth import hand_worth, sentence_cost, tabled_worth
from game.titles.lords_of_hell.rules import beats, ritual_targets, rituals, specials
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.cards import EFFECT, INDEX, ON_EARTH, TYPE, VERB
from game.titles.lords_of_hell.rules.sentences import Give, Vote

HARM = ("destroy_targets", "steal_souls", "take_hand_cards", "chain_destroy", "destroy_fortress", "imprison")
"""Rituals that strike somebody."""

# ---------------------------------------------------------------- rituals


def cast(position: Position, ask: SeatAsk) -> Choice:
    """Complete what can be completed with profit, delay the rest."""
    if facts_of(ask).seat != position.seat:
        return [beats.WAIT]
    verbs = by_verb(ask)
    ready = [branch.nouns[0] for branch in verbs.get(rituals.COMPLETE, ())]
    good = [card for card in ready if _profit(position, card)]
    if good:
        return [rituals.COMPLETE, good[0]]
    waiting = [branch.nouns[0] for branch in verbs.get(rituals.DELAY, ())]
    return [rituals.DELAY, waiting[0]] if waiting else ask.default


def _profit(position: Position, card: int) -> bool:
    """A ritual that strikes needs somebody worth it."""
    effect = EFFECT[position.s.faces[card]]
    if effect.verb not in HARM:
        return True
    found = ritual_targets.branches(position.s, position.seat, effect)
    return any(_target_worth(position, effect.verb, branch) > 6 for branch in found)


def ritual_target(position: Position, ask: SeatAsk) -> Choice:
    """Where it hurts those who stand best, or brings most."""
    verb = VERB[INDEX[facts_of(ask).card]]
    branches = by_verb(ask).get(ritual_targets.TARGET, [])
    if not branches:
        return ask.default
    best = max(branches, key=lambda branch: _target_worth(position, verb, branch))
    return _filled(position, best)


def chain(position: Position, ask: SeatAsk) -> Choice:
    """One thing, of whoever stands best."""
    branches = by_verb(ask).get(ritual_targets.TARGET, [])
    if not branches:
        return ask.default
    return _filled(position, max(branches, key=lambda branch: _target_worth(position, "chain_destroy", branch)))


def _filled(position: Position, branch: Branch) -> Choice:
    """A branch with its cards picked: the dearest."""
    out: list[Any] = [branch.verb, *branch.nouns]
    for part in branch.parts:
        if isinstance(part, Pick):
            cards = sorted(part.options, key=lambda card: -_thing(position, card))[: part.hi]
            out.append([card for card in part.options if card in cards])
    return out


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


def _target_worth(position: Position, verb: str, branch: Branch) -> float:
    """What a ritual does by a branch of its targets."""
    s = position.s
    nouns = branch.nouns
    if not nouns:
        return 10.0
    other = nouns[0]
    if verb == "destroy_targets":
        part = branch.parts[0]
        assert isinstance(part, Pick)
        worths = sorted((tabled_worth(position, other, card) for card in part.options), reverse=True)
        lots = sum(min(3, max(0, s.souls[other] - 3 * n)) * 3 for n in range(nouns[1]))
        return float(sum(worths[: part.hi]) + lots) * _enmity(position, other)
    if verb == "steal_souls":
        return float(min(4, s.souls[other]) * 3) * (0.5 + _enmity(position, other))
    if verb == "take_hand_cards":
        return float(min(2, position.view[f"seat.{other}"]["hand"]) * 14) * (0.5 + 0.5 * _enmity(position, other))
    if verb == "destroy_fortress":
        return 34 * _enmity(position, other)
    if verb == "imprison":
        return 45 * _enmity(position, other)
    if verb == "chain_destroy":
        worth = min(3, s.souls[other]) * 3 if nouns[1] == "souls" else _thing(position, nouns[1])
        return worth * _enmity(position, other)
    return 10.0


# ---------------------------------------------------------------- cards asked for


def cards(position: Position, ask: SeatAsk) -> Choice:
    """The poorest of one's own, the dearest of a vault."""
    part = ask.space
    if not isinstance(part, Pick):
        return ask.default
    vault = facts_of(ask).of >= 0
    ranked = sorted(
        part.options, key=lambda card: hand_worth(position, position.seat, position.s.faces[card]), reverse=vault
    )
    chosen = ranked[: part.hi if vault else part.lo]
    return [card for card in part.options if card in chosen]


def tribute(position: Position, ask: SeatAsk) -> Choice:
    own = [card for card in (ask.space.each() if ask.space is not None else ()) if card != "random"]
    return min(own, key=lambda card: hand_worth(position, position.seat, position.s.faces[card]), default="random")


# ---------------------------------------------------------------- specials and powers


def special(position: Position, ask: SeatAsk, window: str) -> Choice | None:
    """A special, artifact or power worth playing in this window; None when there is none."""
    found: list[tuple[float, Choice]] = []
    for verb, branches in by_verb(ask).items():
        for branch in branches:
            if verb == "hold" and branch.nouns and branch.nouns[0] in specials.VERBS:
                play = Branch(branch.nouns[0], branch.nouns[1:], branch.parts)
                weighed = _weigh(position, play, window)
                if weighed:
                    found.append((weighed[0], ["hold", *weighed[1]]))
            elif verb in specials.VERBS:
                weighed = _weigh(position, branch, window)
                if weighed:
                    found.append(weighed)
    best = max(found, key=lambda row: row[0], default=None)
    return best[1] if best and best[0] > 0 else None


def _weigh(position: Position, branch: Branch, window: str) -> tuple[float, Choice] | None:
    """A play and its worth, with its best target; None when it had better wait."""
    s, seat = position.s, position.seat
    verb = branch.verb
    if verb == specials.ESCAPE:
        return 40.0, [verb, *branch.nouns]
    if verb == specials.TRIBUTE:
        rich = [other for other in options_of(branch) if position.view[f"seat.{other}"]["hand"]]
        if not rich:
            return None
        return 12.0, [
            verb,
            max(rich, key=lambda other: (position.view[f"seat.{other}"]["hand"], _enmity(position, other))),
        ]
    if verb == specials.FORSWEAR:
        return _forswear(position, branch)
    if verb != specials.PLAY:
        return None
    card = branch.nouns[0]
    what = VERB[s.faces[card]]
    choices = options_of(branch)
    if what == "escape_captivity":
        return 45.0, [verb, card]
    if what == "take_random_cards" and choices:
        target = max(choices, key=lambda other: (position.view[f"seat.{other}"]["hand"] > 2, _enmity(position, other)))
        return 9.0, [verb, card, target]
    if what == "discard_ritual":
        return _disrupt(position, branch, window)
    if what == "nomination_markers":
        return _markers(position, branch)
    if what == "recall_devil" and s.body[seat] == ON_EARTH and seat in choices and window == "council":
        return (14.0, [verb, card, seat]) if max(s.markers) >= 2 else None
    return None


def _disrupt(position: Position, branch: Branch, window: str) -> tuple[float, Choice] | None:
    """Somebody else's ritual that strikes, best when it is about to be completed."""
    s, seat = position.s, position.seat
    casting = {fields[1] for tag, *fields in position.view.get("agenda", ()) if tag == "pay" and len(fields) > 1}
    found = []
    for card in options_of(branch):
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
    return (best[0], [branch.verb, branch.nouns[0], best[1]]) if best and best[0] > 0 else None


def _markers(position: Position, branch: Branch) -> tuple[float, Choice] | None:
    """Scandal for a nominee under whom one would not win, Acclaim for one under whom one would."""
    more = EFFECT[position.s.faces[branch.nouns[0]]].n > 0
    ranked = []
    for nominee in options_of(branch):
        missing = position.votes_missing(nominee)
        ahead = position.lead(nominee)
        if more and ahead >= 0 and missing <= 2:
            ranked.append((20.0 + ahead, nominee))
        if not more and ahead < -1 and missing <= 2:
            ranked.append((20.0 - ahead, nominee))
    best = max(ranked, default=None)
    return (best[0], [branch.verb, branch.nouns[0], best[1]]) if best else None


def _forswear(position: Position, branch: Branch) -> tuple[float, Choice] | None:
    """A promise that costs dear now (Baalzebub)."""
    if position.mind.level == "easy":
        return None
    by_id = {promise.id: promise for promise in position.s.promises}
    costs = [
        (sentence_cost(position, position.seat, by_id[number].to, by_id[number].sentence), number)
        for number in options_of(branch)
        if number in by_id and isinstance(by_id[number].sentence, Vote | Give)
    ]
    best = max(costs, default=None)
    return (best[0] - 30, [branch.verb, best[1]]) if best and best[0] > 30 else None
