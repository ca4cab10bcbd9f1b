"""ATTACK: declare, flip, dodge, count, compare, stand-in, last blast, fall, settle (BTG section 5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.cues import tells
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.aftermath import aftermath, decision_clock
from game.titles.battlegoats.rules.cards import (
    AFTERMATH,
    BLAST_PROOF,
    BOMBS,
    DODGES,
    IDS,
    MINES,
    NEXT_TO_BITS,
    PECULIAR,
    SILENCES,
    SPACE_INDEX,
    SPACES,
    STAND_INS,
    STAYS_UP,
    TANGLES,
)
from game.titles.battlegoats.rules.fight_cues import cue_declared, cue_fallen, cue_fight, cue_flip
from game.titles.battlegoats.rules.plays import Stay, Swap
from game.titles.battlegoats.rules.power import power
from game.titles.battlegoats.rules.state import (
    State,
    discard,
    exchange,
    holders,
    places_of,
    space_of,
    turn_down,
    turn_up,
)

_STAND_INS = frozenset(STAND_INS)


def silenced(s: State, place: int, targets: tuple[int, ...]) -> int:
    """BTG-5.5, 6.3: the cards silenced by the one they fight."""
    attacker = s.field[place]
    all_silent = SILENCES >> attacker & 1
    mask = 0
    for target in targets:
        defender = s.field[target]
        if all_silent:
            mask |= 1 << defender
        elif SILENCES >> defender & 1:
            mask |= 1 << attacker
    return mask


def declare(match: Match[State], s: State, place: int, targets: tuple[int, ...]) -> None:
    """Declare and flip: attacker and defenders turn face up; then Jonas, then the fight (BTG-5.1, 5.3 to 5.5)."""
    s.holders = holders(s)
    s.attacks += 1
    field = s.field
    fighting = 1 << field[place]
    for target in targets:
        fighting |= 1 << field[target]
    cue_declared(match, s, place, targets)
    turn_up(s, fighting)
    if fighting & DODGES:
        for target in targets:
            if DODGES >> field[target] & 1 and _may_dodge(match, s, place, targets, target):
                match.then(Dodge(place, targets, target))
                return
    clash(match, s, place, targets, fighting)


def _may_dodge(match: Match[State], s: State, place: int, targets: tuple[int, ...], target: int) -> bool:
    """BTG-5.5, 7.3: he is not silenced, and there is somebody to take the blow."""
    if not silenced(s, place, targets) >> s.field[target] & 1:
        return bool(_partners(s, target, targets))
    match.cue(cues.Silenced(place=space_of(target), card=IDS[s.field[target]]))
    return False


def _partners(s: State, place: int, targets: tuple[int, ...]) -> list[int]:
    """BTG-7.3: the own cards that are not in this attack."""
    return [other for other in places_of(s, place // 9) if other not in targets]


class Dodge(SeatStep[Match[State]], frozen=True, tag="dodge"):
    """Jonas may step aside: another own card takes his place and the blow (BTG-7.3, 5.5)."""

    plays = Stay | Swap

    place: int
    targets: tuple[int, ...]
    target: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        nouns = {"place": space_of(self.target), "by": space_of(self.place), "card": IDS[s.field[self.target]]}
        seat, running = self.target // 9, decision_clock(s, 8)
        return Ask("dodge", (seat,), nouns=nouns, clock="decision", running=running, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        partners = _partners(match.state, self.target, self.targets)
        swap = Branch("swap", (), (One(tuple(SPACES[place % 9] for place in partners)),))
        return Menu((Branch("stay"), swap))

    def default(self, match: Match[State], seat: int) -> Choice:
        return Stay().choice()

    def refuse(self, match: Match[State], seat: int, play: Stay | Swap) -> str:
        s = match.state
        if seat != self.target // 9 or isinstance(play, Stay):
            return ""
        space = SPACE_INDEX.get(play.space)
        if space is None or not s.occupied[seat] >> space & 1:
            return "no_card_there"
        return "wrong_card"

    def answer(self, match: Match[State], seat: int, play: Stay | Swap) -> None:
        s = match.state
        if isinstance(play, Stay):
            match.cue(cues.Stays(place=space_of(self.target), card=IDS[s.field[self.target]]))
            self._clash(match, s)
            return
        other = self.target - self.target % 9 + SPACE_INDEX[play.space]
        exchange(s, self.target, other)
        jonas, stooge = s.field[other], s.field[self.target]
        match.beat()
        match.cue(
            cues.Dodge(
                place=space_of(self.target),
                to=space_of(other),
                handle=s.handle[jonas],
                card=IDS[jonas],
                other=s.handle[stooge],
            )
        )
        match.beat()
        cue_flip(match, s, self.target)
        turn_up(s, 1 << s.field[self.target])
        self._clash(match, s, other)

    def _clash(self, match: Match[State], s: State, *aside: int) -> None:
        fighting = 1 << s.field[self.place]
        for target in self.targets:
            fighting |= 1 << s.field[target]
        clash(match, s, self.place, self.targets, fighting, aside)


def clash(
    match: Match[State], s: State, place: int, targets: tuple[int, ...], fighting: int, aside: tuple[int, ...] = ()
) -> None:
    """Count, compare, stand-in, last blast, fall (BTG-5.6 to 5.11); then the effects of 5.12, and Settle.

    `aside`: where a Jonas who stepped aside lies. The mask `fighting`, of the cards that fight, spares the tests for
    abilities nobody here has.
    """
    field = s.field
    attacker = field[place]
    silent = able = 0
    if fighting & PECULIAR:
        silent = silenced(s, place, targets) if fighting & SILENCES else 0
        able = PECULIAR & fighting & ~silent
    lineup = [(place, attacker), *[(target, field[target]) for target in targets]]
    marked = _compare(match, s, lineup, silent, able)
    saved = _rescue(match, s, marked, marked, silent) if marked and not _STAND_INS.isdisjoint(field) else []
    if able & BOMBS:
        blasted = _last_blast(match, s, lineup, marked, able)
        marked += blasted
        saved += _rescue(match, s, marked, blasted, silent)
    beaten = [fallen for fallen in marked if fallen not in saved] if saved else marked
    won = _victors(s, lineup, marked, beaten)
    tangled = _tangled(lineup, marked, beaten, able) if able & TANGLES else []
    cue_fallen(match, s, marked)
    for fallen in marked:
        discard(s, fallen)
    down = list(aside)
    stays = []
    for fighter, card in lineup:
        if fighter in tangled or (able & STAYS_UP & 1 << card and fighter in won):
            stays.append(fighter)
        elif fighter not in marked:
            down.append(fighter)
    if able & AFTERMATH:
        settle = Settle(tuple(down), tuple(stays), tuple(tangled), tuple(won))
        match.then(*aftermath(s, lineup, marked, won, silent), settle)
    else:
        _settle(match, s, down, stays, tangled, won)


Lineup = list[tuple[int, int]]
"""Place and card of the attacker, then of the defenders as named."""


def _compare(match: Match[State], s: State, lineup: Lineup, silent: int, able: int) -> list[int]:
    """BTG-5.6 to 5.8: the places whose cards are marked, the attacker's first."""
    place, attacker = lineup[0]
    marked: list[int] = []
    attacker_hit = False
    for n, (target, defender) in enumerate(lineup[1:]):
        mine, theirs = power(s, place, defender, True, silent), power(s, target, attacker, False, silent)
        exploded = able & MINES & 1 << defender != 0 and not able & BLAST_PROOF & 1 << attacker
        if exploded or theirs >= mine:
            attacker_hit = True
        if exploded or mine >= theirs:
            marked.append(target)
        cue_fight(match, s, n, (place, target), (mine, theirs), silent, exploded)
    if attacker_hit:
        marked.insert(0, place)
    return marked


def _last_blast(match: Match[State], s: State, lineup: Lineup, marked: list[int], able: int) -> list[int]:
    """BTG-5.10: who is marked by a card that explodes in its defeat."""
    blasted: list[int] = []
    for place, card in lineup:
        if not able & BOMBS & 1 << card or place not in marked:
            continue
        foes = lineup[1:] if place == lineup[0][0] else lineup[:1]
        blasted += [foe for foe, other in foes if foe not in marked and not able & BLAST_PROOF & 1 << other]
        match.beat()
        others = [space_of(foe) for foe in blasted]
        match.cue(cues.Explosion(place=space_of(place), card=IDS[card], others=others, rule="BTG-5.10"))
    return blasted


def _rescue(match: Match[State], s: State, marked: list[int], fresh: list[int], silent: int) -> list[int]:
    """BTG-5.9: a `fresh` mark moves to an adjacent Scapegoat of the same player that is neither marked nor silenced.
    Returns the places of those that stood in."""
    stood: list[int] = []
    field = s.field
    for goat in STAND_INS:
        if goat not in field or silent >> goat & 1:
            continue
        for place in fresh[:]:
            at = field.index(goat)
            if at not in marked and at // 9 == place // 9 and NEXT_TO_BITS[at % 9] >> place % 9 & 1:
                marked.remove(place)
                marked.append(at)
                stood.append(at)
                match.beat()
                match.cue(
                    cues.StandIn(
                        place=space_of(at),
                        handle=s.handle[goat],
                        card=IDS[goat],
                        saved=space_of(place),
                        other=IDS[field[place]],
                    )
                )
    return stood


def _victors(s: State, lineup: Lineup, marked: list[int], beaten: list[int]) -> list[int]:
    """BTG-5.16: the survivors that have won. Counts what each has defeated."""
    won: list[int] = []
    if not beaten:
        return won
    place, attacker = lineup[0]
    for target, defender in lineup[1:]:
        if target in beaten and place not in marked:
            winner, card = place, attacker
        elif place in beaten and target not in marked:
            winner, card = target, defender
        else:
            continue
        s.defeats[card] += 1
        s.felled[winner // 9] += 1
        if winner not in won:
            won.append(winner)
    return won


def _tangled(lineup: Lineup, marked: list[int], beaten: list[int], able: int) -> list[int]:
    """BTG-7.11: the survivors that have defeated a Straw Goat."""
    place = lineup[0][0]
    return [
        winner
        for target, _ in lineup[1:]
        for winner, loser in ((place, target), (target, place))
        if loser in beaten and winner not in marked and able & TANGLES & 1 << dict(lineup)[loser]
    ]


class Settle(Step[Match[State]], frozen=True, tag="settle"):
    """Who took part turns face down, but the proud and the tangled stay face up (BTG-5.13, 5.14, 5.15)."""

    down: tuple[int, ...]
    stay: tuple[int, ...]
    tangled: tuple[int, ...] = ()
    won: tuple[int, ...] = ()

    def run(self, match: Match[State]) -> Ask | None:
        _settle(match, match.state, self.down, self.stay, self.tangled, self.won)
        return None


Places = Sequence[int]


def _settle(match: Match[State], s: State, down: Places, stay: Places, tangled: Places, won: Places) -> None:
    field = s.field
    cards = 0
    for place in down:
        cards |= 1 << field[place]
    if cards:
        turn_down(s, cards)
    if down or stay:
        _cue_settled(match, s, down, stay, tangled, won)


@tells
def _cue_settled(match: Match[State], s: State, down: Places, stay: Places, tangled: Places, won: Places) -> None:
    match.beat()
    for place in (*stay, *down):
        card = s.field[place]
        at, handle, name = space_of(place), s.handle[card], IDS[card]
        if place in tangled:
            match.cue(cues.Tangle(place=at, handle=handle, card=name))
        elif place in stay:
            match.cue(cues.Proud(place=at, handle=handle, card=name))
        else:
            match.cue(cues.Settle(place=at, handle=handle, card=name, won=place in won))
