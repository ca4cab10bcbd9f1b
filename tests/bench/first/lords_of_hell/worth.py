"""What goods and promises are worth to a computer player, in points where an average card is 10 (LOH-22.1 to 22.3)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.titles.lords_of_hell.rules import sentences
from game.titles.lords_of_hell.rules.cards import (
    CAPTIVE,
    EARTH,
    FLED,
    IDS,
    IN_HELL,
    INDEX,
    POWER,
    PROTECTION,
    SOUL_COST,
    TYPE,
    UNKNOWN,
    VERB,
    WOUNDED,
)
from game.titles.lords_of_hell.rules.items import (
    ALL,
    FREE,
    AnyCards,
    Captive,
    CardKind,
    Fortress,
    HandCard,
    HandView,
    Item,
    PromiseCard,
    PromiseRelease,
    RandomCards,
    Souls,
    Tabled,
)
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.records import saying
from game.titles.lords_of_hell.rules.sentences import Condition, Sentence, round_of
from game.titles.lords_of_hell.rules.state import NONE, hordes_power
from tests.bench.first.lords_of_hell.position import BOT, Position

HAND: dict[str, float] = BOT["value"]["hand"]
TABLED: dict[str, float] = BOT["value"]["tabled"]
OTHER: dict[str, float] = BOT["value"]["other"]
AVERAGE = 10.0
RETURNED = 0.75
"""How much of a loan comes back, in the mean: what is lent may fall."""
KEEN = 0.75
"""A hard bot knows that most promise cards bring nothing in the end."""
LEADERS_PEACE = 6.0
"""What it costs to leave a leader in peace, for each even share of the game that it is ahead."""
JOIN_COST = 3.0
"""What it costs to march for another, besides the risk of what marches."""
"""A resource card that one does not know."""
POOREST = 6.5
"""A card that the other side picks."""


# ---------------------------------------------------------------- goods


def hand_worth(position: Position, seat: int, kind: int) -> float:
    """A resource card in a hand."""
    if kind == UNKNOWN:
        return AVERAGE
    s, name = position.s, TYPE[kind]
    if name == "army":
        return HAND["army_per_power"] * horde_power(position, seat, kind) + (3 if EARTH[kind] else 0)
    if name == "fortress":
        walls = s.fortress[seat]
        if walls == NONE and not (seat == position.seat and _fortresses(position) > 1):
            return HAND["fortress_when_none"]
        matching = any(
            other != seat and s.fortress[other] != NONE and s.faces[s.fortress[other]] == kind
            for other in range(position.n)
        )
        return HAND["fortress_matching_enemy"] if matching else HAND["fortress_when_have"]
    if name == "ritual":
        payable = s.souls[seat] >= SOUL_COST[kind]
        return HAND["ritual_affordable" if payable else "ritual_unaffordable"]
    if name == "artifact":
        return HAND["artifact"]
    return float(HAND.get(IDS[kind], HAND["special"]))


def _fortresses(position: Position) -> int:
    return sum(1 for card in position.s.hand[position.seat] if TYPE[position.s.faces[card]] == "fortress")


def horde_power(position: Position, seat: int, kind: int) -> float:
    """Power that a horde adds to those at home: Tormented Ones rise, Critters want company."""
    s = position.s
    if VERB[kind] not in ("rising_power", "set_bonus"):
        return float(POWER[kind])
    faces = s.faces
    spare = next((n for n, face in enumerate(faces) if face == UNKNOWN), None)
    if spare is None:
        return float(POWER[kind] or 1)
    before = hordes_power(s, s.hordes[seat])
    faces[spare] = kind
    after = hordes_power(s, [*s.hordes[seat], spare])
    faces[spare] = UNKNOWN
    return max(1.0, float(after - before))


def tabled_worth(position: Position, seat: int, card: int) -> float:
    """An army or artifact that lies in a realm."""
    kind = position.s.faces[card]
    if TYPE[kind] == "army":
        power = float(POWER[kind])
        if VERB[kind] in ("rising_power", "set_bonus"):
            others = [other for other in position.s.hordes[seat] if other != card]
            power = max(1.0, float(hordes_power(position.s, [*others, card]) - hordes_power(position.s, others)))
        return TABLED["army_per_power"] * power
    return TABLED["artifact"]


def promise_worth(position: Position, seat: int, signer: int) -> float:
    """A promise card of `signer` in the hand of `seat`: what it brings if its signer is crowned (LOH-22.1)."""
    row = BOT["promise"]
    base = OTHER["own_promise_base" if seat == signer else "foreign_promise_base"]
    keen = KEEN if position.mind.level == "hard" else 1.0
    return float(keen * base * (row["base_factor"] + row["overlord_chance_factor"] * position.crown[signer]))


def fortress_worth(position: Position, seat: int) -> float:
    """The tabled fortress of a realm."""
    card = position.s.fortress[seat]
    return TABLED["fortress"] + (4 * (PROTECTION[position.s.faces[card]] - 1) if card != NONE else 0)


def captive_worth(position: Position, seat: int, captive: int) -> float:
    """A captive in the hands of a captor; to itself its freedom."""
    return OTHER["own_freedom"] if seat == captive else OTHER["captive"]


def item_worth(position: Position, owner: int, seat: int, item: Item) -> float:
    """A piece of `owner` to `seat`: what it would lose or gain by it."""
    s = position.s
    match item:
        case HandCard():
            return hand_worth(position, seat, s.faces[item.card])
        case Tabled():
            face = s.faces[item.card]
            if TYPE[face] == "artifact":
                return TABLED["artifact"]
            return tabled_worth(position, owner, item.card) if seat == owner else horde_power(position, seat, face) * 5
        case CardKind():
            return hand_worth(position, seat, INDEX[item.card])
        case AnyCards():
            if owner != position.seat:
                return float(POOREST * item.count)
            return sum(sorted(_picks(position, seat, owner))[: item.count])
        case RandomCards():
            return float(AVERAGE * item.count)
        case PromiseCard():
            return float(promise_worth(position, seat, item.signer) * item.count)
        case Souls():
            return float(OTHER["soul"]) * (s.souls[owner] if item.count == ALL else item.count)
        case Fortress():
            mine = seat != owner and s.fortress[seat] != NONE
            return HAND["fortress_when_have"] if mine else fortress_worth(position, owner)
        case Captive():
            own = item.fate == FREE and seat == owner
            return OTHER["captive"] if own else captive_worth(position, seat, item.seat)
        case HandView():
            return OTHER["see_hand"]
        case PromiseRelease():
            found = next((promise for promise in s.promises if promise.id == item.promise), None)
            return sentence_cost(position, found.by, found.to, found.sentence) if found else 0.0
    return AVERAGE * 0.5


def _picks(position: Position, seat: int, owner: int) -> list[float]:
    """What the cards of the own hand are worth to the one who would get them, or to their owner."""
    return [hand_worth(position, owner, position.s.faces[card]) for card in position.s.hand[owner]] or [AVERAGE]


def bundle_worth(position: Position, owner: int, seat: int, bundle: Iterable[Item]) -> float:
    """What all pieces of a bundle are worth to a seat."""
    return sum(item_worth(position, owner, seat, item) for item in bundle)


# ---------------------------------------------------------------- promises


def expected_loss(position: Position, seat: int) -> float:
    """What an attack on a seat costs it, if it is lost: three cards, perhaps its freedom (LOH-22.3)."""
    at_home = 1.0 if position.s.body[seat] == IN_HELL else 0.2
    hand = float(position.view[f"seat.{seat}"]["hand"])
    return 3 * AVERAGE * min(1.0, hand / 4) + OTHER["own_freedom"] * 0.5 * at_home


def _rounds(position: Position, sentence: Sentence) -> float:
    """A sum over the rounds that a restraint covers, later ones counting less (LOH-22.3)."""
    factor = BOT["promise"]["later_round_factor"]
    return float(sum(factor**n for n in range(max(1, round_of(sentence) - position.s.round + 1))))


def _strength(position: Position, sentence: Sentence) -> float:
    """By strength, and by how far ahead it lies."""
    row = BOT["promise"]
    ahead = max(0, round_of(sentence) - position.s.round)
    return float(row["strength"][sentence.strength] * row["later_round_factor"] ** ahead)


def _likely(position: Position, condition: Condition | None) -> float:
    """The chance that a condition comes true."""
    match condition:
        case None:
            return 1.0
        case sentences.IfOverlord():
            return float(position.crown[condition.seat])
        case sentences.IfNotOverlord():
            return float(1 - position.crown[condition.seat])
        case sentences.IfInRing():
            return 0.8
        case sentences.IfDrawn():
            return 0.25
        case sentences.IfBattleWon():
            return 0.5
        case sentences.IfAttacked():
            return 0.3
    return 0.2


def sentence_worth(position: Position, by: int, to: int, sentence: Sentence) -> float:
    """What a promise of `by` is worth to the one who gets it."""
    scale = _strength(position, sentence) * _likely(position, sentence.condition)
    match sentence:
        case sentences.NoAttack() | sentences.NoFightAgainst():
            return _peace(position, by, to) * _rounds(position, sentence) if sentence.target == to else 1.0
        case sentences.Vote():
            return float(_vote(position, by, to, sentence.candidate) * scale)
        case sentences.Nominate():
            liked = position.crown[sentence.candidate] if sentence.candidate != to else 1.0
            return OTHER["nomination_for_me"] * liked * scale
        case sentences.Give():
            return bundle_worth(position, by, to, sentence.bundle) * scale
        case sentences.ReturnLoan():
            return bundle_worth(position, by, to, sentence.cards) * RETURNED
        case sentences.Join():
            return float(OTHER["battle_help_per_power"] * sentence.power * scale * 0.6)
        case sentences.CallOff():
            return 0.6 * expected_loss(position, to)
        case sentences.Release():
            return (OTHER["own_freedom"] if sentence.captive == to else 4.0) * scale
        case sentences.AllowTrade():
            return 5.0 * scale
        case (
            sentences.NoRitual()
            | sentences.NoSpecial()
            | sentences.NoVote()
            | sentences.NoNominate()
            | sentences.NoRing()
            | sentences.NoEarth()
        ):
            return 3.0 * _rounds(position, sentence)
    return 3.0 * scale


def sentence_cost(position: Position, by: int, to: int, sentence: Sentence) -> float:
    """What it costs the one who swears it."""
    likely = _likely(position, sentence.condition)
    scale = _strength(position, sentence) * likely
    match sentence:
        case sentences.NoAttack() | sentences.NoFightAgainst():
            return _peace_cost(position, by, sentence.target) * _rounds(position, sentence)
        case sentences.Vote():
            return _vote_cost(position, by, sentence.candidate) * scale
        case sentences.Nominate():
            own = by == sentence.candidate
            return 0.0 if own else float(OTHER["nomination_for_me"] * 0.25 * scale)
        case sentences.Give():
            return bundle_worth(position, by, by, sentence.bundle) * likely
        case sentences.ReturnLoan():
            return bundle_worth(position, to, by, sentence.cards) * RETURNED
        case sentences.Join():
            return JOIN_COST + 0.5 * sentence.power
        case sentences.CallOff():
            return 14.0
        case sentences.Attack():
            ratio = position.power[by] / max(1, position.power[sentence.target])
            return 25.0 if ratio < 1.5 else 4.0
        case sentences.Release():
            return OTHER["captive"] * scale if position.s.captor[sentence.captive] == by else 3.0
        case sentences.NoEarth() | sentences.NoRing() | sentences.Attend() | sentences.NoFlee() | sentences.NoTrade():
            return 6.0
    return 2.5


def _peace_cost(position: Position, by: int, target: int) -> float:
    """A round without an attack of one's own on a realm: dear where it is weak, and where it is the leader's."""
    ratio = position.power[by] / max(1, position.power[target])
    appetite = min(1.0, max(0.0, (ratio - 1.0) * 1.2))
    if position.allied(by, target):
        appetite *= 0.5
    alone = position.mind.level != "easy" and by == position.seat and target == position.leader
    feared = LEADERS_PEACE * max(0.0, position.alarm - 1.2) if alone else 0.0
    return float(1 + appetite * 20 + feared)


def _peace(position: Position, by: int, to: int) -> float:
    """A round without an attack by that seat: the chance of one times what it would cost (LOH-22.3)."""
    ratio = position.power[by] / max(1.0, float(position.power[to]))
    chance = min(0.6, max(0.05, (ratio - 0.8) * 0.5))
    if position.s.body[by] != IN_HELL:
        chance *= 0.2
    return chance * expected_loss(position, to)


TIPS = (1.0, 1.0, 0.6, 0.35, 0.2)
"""How likely a vote tips the ring when so many are missing, itself among them."""


def tips(position: Position, nominee: int) -> float:
    """How much one more vote for a nominee matters (LOH-13.6)."""
    missing = position.votes_missing(nominee)
    return 0.0 if missing <= 0 else TIPS[missing] if missing < len(TIPS) else 0.05


def crowning(position: Position, seat: int, nominee: int, cards: float = 0.0, to: int = -1) -> float:
    """What it is worth to a seat that a nominee is crowned rather than not, after `cards` of its promise cards have gone
    to `to`: the chance to win then against the chance to win without. Who only votes believes in better times to come."""
    points = position.final(nominee, cards, to)
    ahead = points[seat] - max(points[other] for other in range(position.n) if other != seat)
    ahead += position.mind.slip("crown", position.s.round, seat, nominee)
    hope = (
        position.chance_to_win(seat)
        if seat == nominee
        else max(VOTERS_HOPE[position.n - 3], position.chance_to_win(seat))
    )
    return WIN * (1 / (1 + math.exp(-ahead / 1.5)) - hope)


VOTERS_HOPE = (0.42, 0.40, 0.20, 0.14)
"""The chance to win that a devil believes in at the least who only votes, with 3 to 6 players."""
WIN = 90.0
"""A win, in points of worth."""


def _vote(position: Position, by: int, to: int, candidate: int) -> float:
    """A vote to the one who gets it sworn: most when it tips the ring (LOH-22.3)."""
    if position.s.body[by] in (CAPTIVE, FLED, WOUNDED):
        return 0.0
    row = (OTHER["vote_for_me_when_nominee"], OTHER["vote_otherwise"], float(BOT["promise"]["vote_when_far"]))
    best = (
        row[0]
        if position.votes_missing(candidate) <= 1
        else row[1]
        if position.votes_missing(candidate) <= 2
        else row[2]
    )
    return max(-best, min(best, tips(position, candidate) * crowning(position, to, candidate)))


def _vote_cost(position: Position, by: int, candidate: int) -> float:
    """To crown somebody under whom one does not win is dear; under whom one does, it is a gain."""
    return -tips(position, candidate) * crowning(position, by, candidate)


def standing_promise(position: Position, by: int, to: int, kind: type[Sentence]) -> bool:
    """Whether such a promise stands already."""
    return any(p.by == by and p.to == to and p.state in STANDING for p, _ in saying(position.s.promises, kind))
