"""The language of the table: a fight from a few words, dice and votes prepared, and questions about what happened.

    fight = Fight("sole_sidekick", living=3, horde="bigun jester", rolls={"d20:jester": [9]})
    fight.run()
    assert fight.outcome == "victory" and fight.total == 15

Rolls are the scripted results of the streams `d20:jester`, `d20:bet`, `d20:horde_die`, ...; none may be left over.
"""

from __future__ import annotations

from typing import Any

from game.engine import match as kernel
from game.engine.chance import Chance
from game.engine.match import Match
from game.engine.refusal import Refused
from game.engine.views import pack, pack_value
from game.titles.slayer_slayer.rules import battle, bets, count, event, feats, route, store
from game.titles.slayer_slayer.rules.cards import (
    COUNT,
    EVENT_INDEX,
    EVENTS,
    FOE_INDEX,
    FOES,
    INDEX,
    ITEM_INDEX,
    KINDS,
    PRINTED,
)
from game.titles.slayer_slayer.rules.flow import RULES
from game.titles.slayer_slayer.rules.state import State, fresh, least_share, per_player

SPARE = ("sapper", "deserter", "deserter", "deserter", "sapper", "sapper")
"""What a hand holds when nothing is said."""
IN_BATTLE = ("bet_vote", "horde_die_vote", "blood_rite", "weave_window")
SACRIFICER = next(foe.id for foe in FOES if any(a.verb == "sacrifice" for a in foe.abilities))
"""A foe that wants a sacrifice."""


class Fight:
    """A round of a battle, from the lock on."""

    def __init__(
        self,
        foe: str,
        living: int = 3,
        round: int = 1,
        horde: str = "",
        earlier: str = "",
        pile: str = "",
        hands: tuple[str, ...] = (),
        rolls: dict[str, list[Any]] | None = None,
        votes: tuple[str, ...] = (),
        seats: int = 0,
        floor: int = 1,
        **options: Any,
    ) -> None:
        seats = seats or max(3, living)
        chance = Chance(b"table")
        chance.script = {stream: list(prepared) for stream, prepared in (rolls or {}).items()}
        self.match = Match(RULES, options, ("human",) * seats, chance)
        self.votes = list(votes)
        self.cues: list[Any] = []
        s = self.state = fresh(seats)
        s.per_player = per_player(options)
        s.least_share = least_share(options)
        s.faces = [kind for kind, many in enumerate(COUNT) for _ in range(many)]
        s.deck = list(range(len(s.faces)))
        for seat in range(living, seats):
            s.out[seat] = s.checks = 1
        s.horde = self.take(horde)
        s.earlier = self.take(earlier)
        s.pile = self.take(pile)
        for seat in range(living):
            s.hand[seat] = self.take(hands[seat] if seat < len(hands) else SPARE[seat])
        s.owner = [place % living for place in range(len(s.horde))]
        s.power, s.mark = [0] * len(s.horde), [0] * len(s.horde)
        s.earlier_owner = [place % living for place in range(len(s.earlier))]
        s.earlier_power = [PRINTED[s.faces[handle]] for handle in s.earlier]
        s.earlier_mark = [0] * len(s.earlier)
        self.aside = {*s.earlier}
        s.played = [s.owner.count(seat) for seat in range(seats)]
        s.phase, s.floor, s.round, s.players, s.foe = "battle", floor, round, living, FOE_INDEX[foe]
        s.met = [s.foe]
        s.supply = [[foe.index for foe in FOES if foe.tier == tier and not foe.final] for tier in range(3)]
        s.events = list(range(len(EVENTS)))
        self.match.state = s

    def take(self, names: str) -> list[int]:
        """Cards of these names out of the deck, in this order."""
        out = []
        for name in names.split():
            handle = next(h for h in self.state.deck if self.state.faces[h] == INDEX[name])
            self.state.deck.remove(handle)
            out.append(handle)
        return out

    def start(self) -> Fight:
        """The round, from the face-down discards on, until something is asked."""
        self.match.then(
            *(battle.FaceDown(), battle.Reveal(), feats.Feats(), feats.Raise(), bets.Rites(), bets.Bets()),
            *(count.Count(), count.HordeDice(), count.Compare(), battle.Round(), route.Climb()),
        )
        self.match._advance()
        self.cues += self.match.take_cues()
        return self

    def run(self) -> Fight:
        """The round, until something else than its votes is asked."""
        self.start()
        while self.match.ask is not None and self.match.ask.kind in IN_BATTLE:
            vote = self.votes.pop(0)
            for seat in self.match.waiting_for():
                choice: Any = vote
                if self.match.ask is not None and self.match.ask.kind == "blood_rite":
                    space = list(self.match.space(seat).each())
                    choice = "wait" if space == ["wait"] else space[1] if vote == "give" else "no"
                self.match.play(seat, choice)
            self.cues += self.match.take_cues()
        assert not self.votes and not self.match.chance.left_over(), (self.votes, self.match.chance.left_over())
        return self

    # ---------------------------------------------------------------- questions

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [cue.nouns for cue in self.cues if cue.kind == kind]

    def one(self, kind: str) -> dict[str, Any]:
        found = self.all(kind)
        assert len(found) == 1, f"{len(found)} cues {kind} among {[cue.kind for cue in self.cues]}"
        return found[0]

    @property
    def outcome(self) -> str:
        return "victory" if self.all("victory") else "lost"

    @property
    def alone(self) -> int:
        return int(self.one("ledger")["horde"])

    @property
    def total(self) -> int:
        return int(self.one("ledger")["total"])

    @property
    def foe(self) -> int:
        return int(self.one("ledger")["foe"])

    @property
    def counted(self) -> str:
        """The goblins of the ledger: the Horde left, then earlier Barricaders."""
        return " ".join(row[1] for row in self.one("ledger")["rows"])

    @property
    def discards(self) -> str:
        """ "schemer:bruiser shaman:foe"."""
        return " ".join(f"{nouns['card']}:{nouns['source']}" for nouns in self.all("discarded"))

    def power(self, card: str) -> int:
        """The Power of the first such goblin in the ledger."""
        return int(next(row[4] for row in self.one("ledger")["rows"] if row[1] == card))

    def left(self) -> str:
        """The ledger without Barricaders of earlier rounds: what is left of the Horde."""
        earlier = self.aside
        return " ".join(row[1] for row in self.one("ledger")["rows"] if row[0] not in earlier)

    def hand(self, seat: int) -> list[str]:
        return [KINDS[self.state.faces[handle]] for handle in self.state.hand[seat]]


def state_of(match: Match) -> State:
    state: State = match.state
    return state


def new(seats: int | tuple[str, ...] = 4, seed: int = 1, **options: Any) -> Match:
    """A match from the start."""
    return kernel.new(RULES, seats, options, seed)


def table(seats: int | tuple[str, ...] = 4, rolls: dict[str, list[Any]] | None = None, **options: Any) -> Match:
    """A match stopped in its first question, with empty hands, to be furnished."""
    match = new(seats, **options)
    match.chance.script = {stream: list(prepared) for stream, prepared in (rolls or {}).items()}
    s = match.state
    for hand in s.hand:
        s.deck += hand
        hand.clear()
    match.agenda.clear()
    match.take_cues()
    return match


def take(match: Match, names: str) -> list[int]:
    """Cards of these names out of the deck."""
    s, out = match.state, []
    for name in names.split():
        handle = next(h for h in s.deck if s.faces[h] == INDEX[name])
        s.deck.remove(handle)
        out.append(handle)
    return out


def give(match: Match, seat: int, names: str) -> list[int]:
    """Cards of these names from the deck into a hand."""
    found = take(match, names)
    match.state.hand[seat] += found
    return found


def held(match: Match, seat: int) -> list[str]:
    """The hand of a seat, in names."""
    return [KINDS[match.state.faces[handle]] for handle in match.state.hand[seat]]


def go(match: Match, *steps: Any) -> Match:
    """Run these steps, until something is asked."""
    match.then(*steps)
    match._advance()
    return match


def cues(match: Match, kind: str) -> list[dict[str, Any]]:
    """The nouns of these cues since the last call, whole."""
    return [cue.nouns for cue in match.take_cues() if cue.kind == kind]


def done(match: Match) -> None:
    """Nothing that was prepared is left over."""
    assert not match.chance.left_over(), match.chance.left_over()


def defaults(match: Match, until: str = "", limit: int = 400) -> Match:
    """Everybody plays defaults until this is asked (or the match is over)."""
    for n in range(limit):
        if match.ask is None or match.ask.kind == until:
            return match
        seat = match.waiting_for()[n % len(match.waiting_for())]
        match.play(seat, match.default(seat))
    raise AssertionError(f"{until} is never asked")


def refused(match: Match, seat: int, choice: Any) -> str:
    """The code of the refusal. The match is as it was."""
    before = match.dump()
    try:
        match.play(seat, choice)
    except Refused as refusal:
        assert match.dump() == before, "a refused play changed something"
        return refusal.code
    raise AssertionError(f"{choice} was taken")


# rooms, and what is told in them


def fighting(
    foe: str, *hands: str, seats: int = 0, round: int = 1, rolls: dict[str, list[Any]] | None = None, **options: Any
) -> Match:
    """A battle from its start, stopped at the first question."""
    match = table(max(3, len(hands), seats), rolls, **options)
    s = state_of(match)
    for seat, names in enumerate(hands):
        give(match, seat, names)
    for seat in range(len(hands), s.seats):
        s.out[seat] = s.checks = 1
    s.foe = FOE_INDEX[foe]
    s.met, s.won, s.phase = [s.foe], False, "battle"
    if round == 1:
        return go(match, battle.Battle(), route.Climb())
    s.round, s.shown = round - 1, True
    s.won_gold, s.won_trophies = [0] * s.seats, [0] * s.seats
    return go(match, battle.Round(), route.Climb())


def visit(name: str, hand: str, rolls: dict[str, list[Any]] | None = None, seats: int = 3) -> Match:
    """An event with the first seat as the representative."""
    match = table(seats, rolls)
    state_of(match).event = EVENT_INDEX[name]
    give(match, 0, hand)
    for seat in range(1, seats):
        give(match, seat, "bonesetter")
    go(match, event.EventRoom(), route.Onward())
    for seat in range(seats):
        match.play(seat, 0)
    return match


def stake(name: str, hand: str, k: int, rolls: dict[str, list[Any]] | None = None) -> Match:
    """An event at which the representative has staked the first `k` cards of the hand."""
    match = visit(name, hand, rolls)
    match.play(0, state_of(match).hand[0][:k])
    return match


def shop(
    sale: str = "", seats: int = 3, gold: int = 500, trophies: int = 50, hands: str = "bigun", **options: Any
) -> Match:
    """The store, everybody with the same purse and hand."""
    rolls = {"store:sale": [0 if sale else 60], "store:item": [ITEM_INDEX[sale]] if sale else []}
    match = table(seats, rolls, **options)
    s = state_of(match)
    for seat in range(seats):
        give(match, seat, hands)
    s.gold, s.trophies = [gold] * seats, [trophies] * seats
    return go(match, store.StoreRoom(), route.Onward())


def told(match: Match, seat: int, cues: list[Any] | None = None) -> bytes:
    """Everything that reaches a seat at this moment: view, ask, cues."""
    return pack_value([pack(match.view(seat)), match.seat_ask(seat), match.cues_for(cues or [], seat)])


def heard(match: Match, cues: list[Any], seat: int, kind: str) -> list[dict[str, Any]]:
    """What a seat was told of the cues of a kind."""
    return [cue.nouns for cue in match.cues_for(cues, seat) if cue.kind == kind]
