"""The computer player of BattleGoats (rules section 12): easy, normal and hard, from its own view and memory alone.

easy and normal weigh; hard remembers everything, drafts by what cards have won (`learned.py`), and plays what normal
would weigh on in many worlds, some turns far.
`HINTS` is what the search is told of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue, TrueCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.battlegoats.bot import search
from game.titles.battlegoats.bot.commands import commands
from game.titles.battlegoats.bot.lexicon import LEXICON
from game.titles.battlegoats.bot.memory import Memory
from game.titles.battlegoats.bot.reasons import COACHING
from game.titles.battlegoats.bot.weigh import (
    Table,
    bare,
    best_layout,
    cards_of,
    layout_score,
    outcome,
    pick_worth,
    worth,
)
from game.titles.battlegoats.rules.cards import CANNOT_ATTACK, COUNT, IDS, IN, SPACE_INDEX, SPACES, UNKNOWN
from game.titles.battlegoats.rules.choices import in_reach
from game.titles.battlegoats.rules.deploy import TIMERS
from game.titles.battlegoats.rules.plays import Attack, Layout, Place, Ready, Stay
from game.titles.battlegoats.rules.state import State, exchange, left
from game.titles.battlegoats.rules.subject import subject_of
from game.titles.bot_contract import Advice, Bot, Budget, Hints, Simulation

LAYOUTS = {"easy": 8, "normal": 40, "hard": 120}
"""Random layouts tried (BTG-12.4)."""
CANDIDATES, BACKS = 12, 2
"""Choices of a turn that are thought about; backs of one owner among them for each attacker."""
Weighed = list[tuple[float, Choice]]


class Player(Bot):
    """One seat's player. `observe` every update, then `decide`."""

    def __init__(self, level: str, seat: int, seed: int | str = 0) -> None:
        self.level = level
        self.seat = seat
        self.memory = Memory(seat, level, seed)
        self.chance = FastChance(f"{level}:{seat}:{seed}")

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.memory.observe(view, cues)

    def known(self, view: View) -> View:
        return self.memory.known(view)

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        """A sensible answer to any question of BTG-4.22."""
        if ask.space is None:
            raise ValueError("nothing is asked of this seat")
        choice = answer(view, ask, self.seat, self.memory, self.chance, self.level)
        return choice if ask.space.contains(choice) else ask.default


def player(level: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Player | None:
    """The player of a lobby level; None leaves it to the search with HINTS."""
    return None if level == "hard" else Player(level, seat, seed)


SHOWN = {
    "declared": 300, "flip": 1050, "silenced": 950, "stays": 850, "dodge": 300, "power": 1100, "compare": 650,
    "explosion": 800, "stand_in": 1300, "falls": 350, "settle": 900, "proud": 500, "tangle": 900,
    "command": 1250, "peek": 900, "expose": 700, "stolen": 500, "raised": 1300, "veil": 600, "shell_game": 1000,
    "swap": 300, "left_alone": 200, "skipped": 950, "out": 1500, "resigned": 1050, "finalists": 1550,
    "photo_finish": 1700, "first_attacker": 850, "battle": 850,
}  # fmt: skip
"""Milliseconds for which a table at its usual pace shows a beat of such cues (BTG-14.4, art/TABLES.md)."""
BLOW, LAST_STAND = 2000, 2400
"""Milliseconds more where three fall at one blow, and where a fight has put somebody out."""
BREATH = 900


def showing(cues: Sequence[SeatCue]) -> int:
    """How long people look at what happened: beat by beat, and both cards of a fight at least `fight_reveal_ms`
    before one is covered again. A turn without a fight is over sooner."""
    whole = opened = 0
    for _, beat in groupby(cues, key=lambda cue: cue.beat):
        kinds = [cue.kind for cue in beat]
        if kinds.count("falls") >= 3 and opened:
            whole += BLOW
        if "out" in kinds and opened:
            whole += LAST_STAND
        if not opened and "flip" in kinds:
            opened = whole + 450
        if opened and not {"settle", "proud", "tangle"}.isdisjoint(kinds):
            whole = max(whole, opened + TIMERS["fight_reveal_ms"])
        whole += max(SHOWN.get(kind, 0) for kind in kinds)
    return whole


def patience(view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str) -> int:
    """BTG-4.9: ready at a random moment, or at once when every human is ready; other answers after a breath, counted
    from when the last moment has been seen (`showing`)."""
    if ask.kind != "deploy":
        return BREATH
    ready = view["course"]["ready"]
    if all(ready[seat] >= 0 or kind == "bot" for seat, kind in enumerate(kinds)):
        return 0
    lo, hi = TIMERS["bot_ready_earliest_ms"], TIMERS["bot_ready_latest_ms"]
    return lo + FastChance(f"ready:{seed}").below("", hi - lo + 1)


def answer(view: View, ask: SeatAsk, seat: int, memory: Memory, chance: AnyChance, level: str) -> Choice:
    """The heuristic player's answer."""
    kind = ask.kind
    if kind == "draft":
        return _draft(view, level, chance)
    if kind == "deploy":
        return Ready(_deploy(view, seat, LAYOUTS[level], chance)).choice()
    if kind == "first":
        return _first(view, seat)
    if kind == "vote":
        return "share"
    table = Table(memory.known(view), seat, memory.belief)
    if kind in ("orders", "attack"):
        return _choose(weigh(view, table, memory, kind == "orders", chance), level, chance)
    if kind == "veil":
        return _veil(table, seat, LAYOUTS[level], chance)
    if kind == "sabotage":
        return _sabotage(table, seat, ask)
    if kind == "dodge":
        return _dodge(table, ask)
    if kind in ("tattle", "look", "shout"):
        return _name(table, ask, chance)
    return ask.default


# ---------------------------------------------------------------- before the battle


def _draft(view: View, level: str, chance: AnyChance) -> Choice:
    mine = view["mine"]
    kept = cards_of([mine["hero"][1], *(name for _, name in mine["hand"])])
    packet = cards_of(name for _, name in mine["packet"])
    worths: Weighed = [(pick_worth(card, kept, level == "hard"), IDS[card]) for card in packet]
    return _choose(worths, level, chance)


def _deploy(view: View, seat: int, tries: int, chance: AnyChance) -> Layout:
    mine = view["mine"]
    cards = cards_of([mine["hero"][1], *(name for _, name in mine["hand"])])
    spaces = list(range(len(cards)))
    order = best_layout(cards, spaces, seat, bare(len(view["public"]["left"]), seat, spaces), tries, chance)
    return [(SPACES[space], IDS[card]) for space, card in zip(spaces, order)]


def _first(view: View, seat: int) -> Choice:
    """With two, oneself; with more, the next clockwise, so that oneself comes last (section 16)."""
    left_over = view["public"]["left"]
    if len([cards for cards in left_over if cards]) == 2:
        return seat
    return next(
        (seat + n) % len(left_over) for n in range(1, len(left_over) + 1) if left_over[(seat + n) % len(left_over)]
    )


# ---------------------------------------------------------------- the turn


def weigh(view: View, table: Table, memory: Memory, may_command: bool, chance: AnyChance) -> Weighed:
    """Every sensible choice of the turn with what it is worth, best first."""
    found = attacks(table, memory.shown)
    if may_command and not view["public"]["commanded"] and view["public"]["turn"] > 1:
        found += commands(table, memory.shown, found, chance)
    return sorted(found, key=lambda row: -row[0])


def attacks(table: Table, shown: set[int]) -> Weighed:
    """BTG-12.2: win times what falls, less what is lost, less the price of showing a hidden attacker."""
    s, seat = table.s, table.seat
    base = seat * 9
    mine = left(s, seat)
    lean = [0.0 if other == seat else _lean(s, seat, other) for other in range(s.seats)]
    found: Weighed = []
    for space in IN[s.occupied[seat]]:
        card = s.field[base + space]
        if CANNOT_ATTACK >> card & 1:
            continue
        masks = in_reach(s, seat, _reach(card))
        price = 0.0 if s.handle[card] in shown else 0.12 * worth(s, base + space)
        if s.turn <= 1:
            price *= 2  # BTG-12.3: not the best card first
        hits: list[tuple[float, Place]] = []
        for other, mask in enumerate(masks):
            for target in IN[mask]:
                place = other * 9 + target
                lost, won, fall = table.fight(base + space, place)
                if mine == 1:
                    lost += 12 * fall
                value = won * lean[other] - lost - price * (1 - fall)
                if won > 0 and COUNT[s.occupied[other]] == 1:
                    value += 4 * (1 - fall)
                hits.append((value, Place(other, SPACES[target])))
        hits.sort(key=lambda row: -row[0])
        found += [(value, Attack(SPACES[space], [target]).choice()) for value, target in hits]
        if _volley(card) > 1 and len(hits) > 1:
            (one, first), (two, second) = hits[:2]
            found.append((one + two + price, Attack(SPACES[space], [first, second]).choice()))
    return found


def _lean(s: State, seat: int, other: int) -> float:
    """With more than two at the table, rather hit who has most cards."""
    playing = [mask for mask in s.occupied if mask]
    if len(playing) <= 2:
        return 1.0
    mean = sum(COUNT[mask] for mask in playing) / len(playing)
    return 0.85 + 0.06 * (COUNT[s.occupied[other]] - mean)


def _reach(card: int) -> int:
    return search.REACH[card]


def _volley(card: int) -> int:
    return search.VOLLEY[card]


def _choose(weighed: Weighed, level: str, chance: AnyChance) -> Choice:
    """BTG-12.6: easy picks among the best three."""
    weighed = sorted(weighed, key=lambda row: -row[0])
    if level == "easy":
        return weighed[chance.below("", min(3, len(weighed)))][1]
    top = [choice for value, choice in weighed if value >= weighed[0][0] - 1e-9]
    return top[chance.below("", len(top))]


# ---------------------------------------------------------------- what is asked on the way


def _veil(table: Table, seat: int, tries: int, chance: AnyChance) -> Choice:
    s = table.s
    spaces = list(IN[s.occupied[seat]])
    cards = [s.field[seat * 9 + space] for space in spaces]
    order = best_layout(cards, spaces, seat, s, tries, chance)
    return [[SPACES[space], IDS[card]] for space, card in zip(spaces, order)]


def _sabotage(table: Table, seat: int, ask: SeatAsk) -> Choice:
    """Swap when it makes the other battlefield weaker."""
    s = table.s
    a, b = subject_of(ask).places
    before = layout_score(s, a // 9)
    exchange(s, a, b)
    after = layout_score(s, a // 9)
    exchange(s, a, b)
    return "swap" if after < before else "leave"


def _dodge(table: Table, ask: SeatAsk) -> Choice:
    """BTG-12.7: with the card that loses least, or stay."""
    s = table.s
    subject = subject_of(ask)
    place, by = subject.place, subject.by
    lost, won = _stood(s, by, place)
    best, top = Stay().choice(), won - lost
    assert ask.space is not None
    for choice in ask.space.each():
        if choice[0] != "swap":
            continue
        other = place - place % 9 + SPACE_INDEX[choice[1]]
        exchange(s, place, other)
        lost, won = outcome(s, by, place, {})[::-1]
        exchange(s, place, other)
        if won - lost > top + 0.2:
            best, top = choice, won - lost
    return best


def _stood(s: State, by: int, place: int) -> tuple[float, float]:
    """What it costs Jonas's owner to stay, and what it brings."""
    occupied = s.occupied[place // 9]
    s.occupied[place // 9] = 1 << place % 9  # alone, so that nobody reckons with another dodge
    try:
        won, lost = outcome(s, by, place, {})
    finally:
        s.occupied[place // 9] = occupied
    return lost, won


def _name(table: Table, ask: SeatAsk, chance: AnyChance) -> Choice:
    """Cards to look at, or to shout out: those not known yet, of who has most cards; a shout shows a strong one."""
    s = table.s
    space: Any = ask.space
    shout = ask.kind == "shout"
    scored = []
    for n, (owner, name) in enumerate(space.options):
        card = s.field[owner * 9 + SPACE_INDEX[name]]
        value = (0.0 if card == UNKNOWN else -5.0) + 0.3 * left(s, owner) + chance.below("", 100) / 1000
        if shout and card != UNKNOWN:
            value = -2.0 + 0.1 * worth(s, owner * 9 + SPACE_INDEX[name])
        scored.append((value, n))
    chosen = sorted(n for _, n in sorted(scored, reverse=True)[: space.lo])
    return [space.options[n] for n in chosen]


HINTS = Hints(
    budgets={"hard": Budget(playouts=500, horizon=4, seconds=1.5, fewest=12, sure=2.0)},
    moves=search.moves,
    policy=search.policy,
    value=search.value,
    reckonings=search.reckonings,
    memory=lambda seat, options, kinds, seed: Memory(seat, "hard", seed),
    root=lambda view, ask, seat, memory, chance: _root(view, ask, seat, memory, chance),
    horizon=4,
    iterations=250,
    seconds=2.5,
    explore=0.5,
    widening=1.2,
)


def _root(view: View, ask: SeatAsk, seat: int, memory: Memory, chance: AnyChance) -> list[Choice] | None:
    """Think about the turn, the dodge and the Saboteur's swap; answer all else as the heuristic player does."""
    if ask.kind in ("orders", "attack"):
        table = Table(memory.known(view), seat, memory.belief)
        weighed = weigh(view, table, memory, ask.kind == "orders", chance)
        assert ask.space is not None
        told_apart = [choice for choice in _told_apart(weighed, table.s) if ask.space.contains(choice)]
        return told_apart[:CANDIDATES] or [ask.default]
    usual = answer(view, ask, seat, memory, chance, "hard")
    if ask.kind in ("dodge", "sabotage"):
        assert ask.space is not None
        return [usual, *(choice for choice in ask.space.each() if choice != usual)]
    return [usual]


def _told_apart(weighed: Weighed, s: State) -> list[Choice]:
    """What differs, best first: of the backs of one owner that a card may attack, the best `BACKS`. In imagined worlds a back is
    nearly as good as the next, and there are so many that they would leave no room for other attackers."""
    found: list[Choice] = []
    backs: Counter[tuple[str, int]] = Counter()
    for _, choice in weighed:
        if choice[0] == "attack" and len(choice[2]) == 1:
            owner, space = choice[2][0]
            if s.field[owner * 9 + SPACE_INDEX[space]] == UNKNOWN:
                backs[choice[1], owner] += 1
                if backs[choice[1], owner] > BACKS:
                    continue
        found.append(choice)
    return found


# ---------------------------------------------------------------- what simulations tell apart


def cue_seat_labels(cue: TrueCue, seats: int) -> dict[str, list[str]]:
    """Wins are counted by place in turn order, the first attacker first."""
    if cue.kind != "first_attacker":
        return {}
    first: int = cue.nouns["seat"]
    return {"turn order": [str((seat - first) % seats + 1) for seat in range(seats)]}


ADVICE = Advice(
    player,
    patience,
    hints=HINTS,
    races=("deploy",),  # being ready first means something (BTG-4.9)
    showing=showing,
    coaching=COACHING,
    simulation=Simulation(cue_seat_labels=cue_seat_labels),
    lexicon=LEXICON,
)
