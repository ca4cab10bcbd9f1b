"""Battles: declaring, choosing which is next, the four steps, attacks (GOB sections 4.4 to 4.6 and 7)."""

from __future__ import annotations

from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Amount, Branch, Choice, Menu, One, Pick, Seq, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.attacks import (
    STEPS,
    Blow,
    attacker,
    blows,
    checkers,
    contacts,
    melee_mods,
    missile_mods,
    proposal,
    total,
)
from game.titles.goblin_raid.rules.cycle import check_end, shake
from game.titles.goblin_raid.rules.decision import Decision
from game.titles.goblin_raid.rules.lookup_tables import CHECK_ORDER, melee_number, missile_armor, missile_column
from game.titles.goblin_raid.rules.morale import AfterAttack, Check
from game.titles.goblin_raid.rules.orders import answered, commander_branches, order_branches
from game.titles.goblin_raid.rules.pieces import GOBLIN, INDEX, KING, LEADER, MELEE, SIDE, SIDES
from game.titles.goblin_raid.rules.refusals import why_not
from game.titles.goblin_raid.rules.state import State, clear_battles, cue, ids, melee_total, phasing, pieces_in, seat_of


def _extras(s: State, seat: int) -> tuple[Branch, ...]:
    return (*commander_branches(s, seat), *order_branches(s, seat))


class StartCombat(Step, frozen=True, tag="start_combat"):
    """A combat phase begins; the feudal one is skipped before the alarm (GOB-4.4, 11.1)."""

    side: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        clear_battles(s)
        if self.side != GOBLIN and not s.alarm:
            return None
        s.phase = f"{SIDES[self.side]}_combat"
        if not contacts(s, self.side):
            return None
        cue(match, cues.Phase(phase=s.phase))
        s.serial += 1
        match.then(Declare(), Battles(), EndCombat())
        return None


class EndCombat(Step, frozen=True, tag="end_combat"):
    """The combat phase is over."""

    def run(self, match: Match) -> Ask | None:
        clear_battles(match.state)
        return None


class Declare(Step, frozen=True, tag="declare"):
    """The phasing player declares battles, one after another (GOB-4.4, 7.2)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not contacts(s, phasing(s)):
            return None
        return Ask("declare", (seat_of(s, phasing(s)),), nouns={"turn": s.turn}, clock="declare", running=s.serial)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        pairs = contacts(s, phasing(s))
        out = []
        for group in linked(pairs):
            own = sorted({a for a, _ in group})
            enemy = sorted({b for _, b in group})
            for a, b in group:
                others = tuple(found for found in own if found != a), tuple(found for found in enemy if found != b)
                picks = (Pick(others[0], 0, len(others[0])), Pick(others[1], 0, len(others[1])))
                out.append(Branch("declare", (a, b), picks))
        return Menu((*out, Branch("done"), *_extras(s, seat)))

    def default(self, match: Match, seat: int) -> Choice:
        return ["done"]

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match, seat, choice)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: State = match.state
        seat, play = plays.only(answers)
        if isinstance(play, plays.Order):
            answered(match, s, seat, play)
            return STAY
        if isinstance(play, plays.Done):
            match.forget()
            return None
        match.mark()
        if answered(match, s, seat, play):
            return STAY
        assert isinstance(play, plays.Declare)
        declare(match, s, play)
        match.then(self)
        return None


def linked(pairs: list[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """The contacts in connected groups."""
    left = list(pairs)
    out = []
    while left:
        group, hexes = [left[0]], set(left[0])
        grown = True
        while grown:
            more = [pair for pair in left if pair not in group and not hexes.isdisjoint(pair)]
            grown = bool(more)
            group += more
            hexes.update(found for pair in more for found in pair)
        out.append(sorted(group))
        left = [pair for pair in left if pair not in group]
    return out


def declare(match: Match, s: State, play: plays.Declare) -> None:
    """The battle is what is linked with the first contact through the hexes chosen (GOB-7.2)."""
    chosen = {play.own, play.enemy, *play.more_own, *play.more_enemy}
    pairs = [pair for pair in contacts(s, phasing(s)) if chosen.issuperset(pair)]
    group = next(found for found in linked(pairs) if (play.own, play.enemy) in found)
    s.own.append(sorted({x for x, _ in group}))
    s.enemy.append(sorted({y for _, y in group}))
    here = [piece for found in s.own[-1] for piece in pieces_in(s, found)]
    there = [piece for found in s.enemy[-1] for piece in pieces_in(s, found)]
    s.declared.append(sorted(here + there))
    s.involved.append(sorted(here + there))
    s.fought.append(0)
    cue(match, cues.Declared(battle=len(s.own) - 1, own=s.own[-1][:], enemy=s.enemy[-1][:]))


class Battles(Decision, frozen=True, tag="battles"):
    """The phasing player picks the next battle, until all are resolved (GOB-4.4)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        left = [n for n, fought in enumerate(s.fought) if not fought]
        if not left:
            return None
        if len(left) == 1:
            _fight(match, s, left[0], self)
            return None
        return Ask("pick_battle", (seat_of(s, phasing(s)),), nouns={"turn": s.turn}, clock="attack", running=s.serial)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        left = tuple(n for n, fought in enumerate(s.fought) if not fought)
        return Menu((Branch("fight", (), (One(left),)), *_extras(s, seat)))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        return ["fight", s.fought.index(0)]

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        assert isinstance(play, plays.Fight)
        s.serial += 1
        _fight(match, s, play.battle, self)
        return None


def _fight(match: Match, s: State, n: int, again: Step) -> None:
    match.forget()  # what was declared stands
    s.battle, s.retreat, s.rout = n, False, False
    cue(match, cues.Battle(battle=n))
    match.then(*(StartStep(letter) for letter in STEPS), EndBattle(), again)


class StartStep(Step, frozen=True, tag="start_step"):
    """A step of a battle begins: no hex has been attacked in it (GOB-4.5, 7.7)."""

    letter: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.step, s.struck_hexes = self.letter, []
        if blows(s, self.letter):
            cue(match, cues.BattleStep(battle=s.battle, step=self.letter))
            match.then(Strike(self.letter))
        return None


class Strike(Decision, frozen=True, tag="strike"):
    """One attack after another, or `pass_step` (GOB-4.6)."""

    letter: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not blows(s, self.letter):
            return None
        seat = seat_of(s, attacker(s, self.letter))
        if s.auto_attack[seat] == "always":
            match.then(AutoStrike(self.letter))
            return None
        s_nouns = {"battle": s.battle, "step": self.letter}
        return Ask("battle_step", (seat,), nouns=s_nouns, clock="attack", running=s.serial)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        out: list[Branch] = []
        for blow in blows(s, self.letter):
            if self.letter in "ab":
                out += _fire(blow)
            else:
                names = tuple(ids(blow.pieces))
                out.append(Branch("melee", (blow.target,), (Pick(names, 1, len(names)),)))
        return Menu((*out, Branch("auto_step"), Branch("pass_step"), *_extras(s, seat)))

    def default(self, match: Match, seat: int) -> Choice:
        return ["auto_step"]

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        s.serial += 1
        if isinstance(play, plays.AutoStep):
            match.then(AutoStrike(self.letter))
        elif isinstance(play, plays.Fire):
            shooters = tuple(INDEX[name] for name in play.units)
            strike(match, s, self.letter, Blow(play.target, shooters, tuple(play.points)), self)
        elif isinstance(play, plays.Melee):
            strikers = tuple(INDEX[name] for name in play.pieces)
            strike(match, s, self.letter, Blow(play.target, strikers, tuple(MELEE[piece] for piece in strikers)), self)
        return None


def _fire(blow: Blow) -> list[Branch]:
    """Points for each shooter, not all 0: the first that is not 0 tells the branches apart."""
    names = ids(blow.pieces)
    out = []
    for first in range(len(names)):
        amounts = [
            Amount(0, 0) if n < first else Amount(1 if n == first else 0, points)
            for n, points in enumerate(blow.points)
        ]
        out.append(Branch("fire", (blow.target, names), (Seq(tuple(amounts)),)))
    return out


class AutoStrike(Step, frozen=True, tag="auto_strike"):
    """The host's proposal for the rest of the step, computed anew after every attack (GOB-4.13)."""

    letter: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        blow = proposal(s, self.letter)
        if blow is not None:
            strike(match, s, self.letter, blow, self)
        return None


def strike(match: Match, s: State, letter: str, blow: Blow, again: Step) -> None:
    """One attack, then the checks class by class, an advance, and the same step again (GOB-4.6, 7.8, 7.9, 15.2)."""
    s.struck_hexes.append(blow.target)
    s.target = blow.target
    here = pieces_in(s, blow.target)
    s.involved[s.battle] = sorted({*s.involved[s.battle], *here})
    least = _volley(match, s, blow) if letter in "ab" else _assault(match, s, blow)
    s.checking = checkers(s, blow.target, least) if least else []
    checks = [Check(letter_) for letter_ in CHECK_ORDER] if s.checking else []
    match.then(*checks, AfterAttack(attacker(s, letter)), again)


def _volley(match: Match, s: State, blow: Blow) -> int:
    for piece, points in zip(blow.pieces, blow.points):
        s.fired[piece] += points
    mods = missile_mods(s, blow.target)
    die = match.chance.roll("missile", 6)
    sum_of = sum(blow.points)
    least = missile_armor(sum_of, total(die, mods))
    cue(
        match,
        cues.Volley(
            target=blow.target,
            units=ids(blow.pieces),
            points=list(blow.points),
            sum=sum_of,
            die=die,
            modifiers=mods,
            total=total(die, mods),
            column=missile_column(sum_of),
            armor=least,
        ),
    )
    return least


def _assault(match: Match, s: State, blow: Blow) -> int:
    for piece in blow.pieces:
        s.struck[piece] = 1
    sum_of, defence = sum(blow.points), melee_total(pieces_in(s, blow.target))
    number = melee_number(sum_of, defence)
    mods = melee_mods(s, blow.target, blow.pieces)
    die = match.chance.roll("melee", 6) if number else 0
    success = bool(number) and total(die, mods) <= number
    cue(
        match,
        cues.Assault(
            target=blow.target,
            pieces=ids(blow.pieces),
            sum=sum_of,
            defence=defence,
            number=number,
            die=die,
            modifiers=mods,
            total=total(die, mods) if number else 0,
            success=success,
        ),
    )
    return int(success)


class EndBattle(Step, frozen=True, tag="end_battle"):
    """After a battle: confidence, then instant ends (GOB-12.3, 12.4, 15.5)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        n = s.battle
        involved = s.involved[n]
        if any(LEADER[piece] and SIDE[piece] == GOBLIN for piece in involved) and (s.retreat or s.rout):
            row = "conf_battle_rout" if s.rout else "conf_battle_retreat"
            shake(match, s, row)
            if KING in involved:
                shake(match, s, f"{row}_king")
        s.fought[n] = 1
        s.battle, s.step, s.target = -1, "", ""
        check_end(match, s)
        return None
