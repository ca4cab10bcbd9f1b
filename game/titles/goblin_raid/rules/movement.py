"""The movement phases (GOB sections 4.3, 4.7, 5, 6): the ask of one action after another, and what an action does."""

from __future__ import annotations

from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.cues import only
from game.engine.match import Match
from game.engine.sight import SPECTATOR
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.baron import baron
from game.titles.goblin_raid.rules.board import board
from game.titles.goblin_raid.rules.cycle import check_end, end_cycle, look, raise_alarm, sighted, turn_up
from game.titles.goblin_raid.rules.map_graph import AROUND, CAVE_AT, SITE_AT, SITES
from game.titles.goblin_raid.rules.march import (
    EXIT,
    FOOT,
    GATE,
    MTD,
    Field,
    cost,
    goal,
    goes_on,
    legal,
    modes,
    points,
    route,
    targets,
)
from game.titles.goblin_raid.rules.march_menu import Loads, step_branches
from game.titles.goblin_raid.rules.orders import answered, commander_branches, order_branches
from game.titles.goblin_raid.rules.pieces import COUNT, GOBLIN, IDS, INDEX, LEADER, LEADERS, MOUNTED, SIDE, SIDES
from game.titles.goblin_raid.rules.plunder import CountBags, carriers, take, tell, usual
from game.titles.goblin_raid.rules.refusals import why_not
from game.titles.goblin_raid.rules.sight import in_sight
from game.titles.goblin_raid.rules.state import (
    FreshMarker,
    State,
    allowed,
    cue,
    fresh_markers,
    ids,
    keep_fresh,
    loaded,
    occupied,
    on_map,
    pieces_in,
    put,
    room,
    seat_of,
    stacks,
)


class StartMove(Step, frozen=True, tag="start_move"):
    """A movement phase begins: full MP, the Baron (GOB-4.7, 11.1, 11.4). Before the alarm the feudal one is skipped."""

    side: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if self.side != GOBLIN and not s.alarm:
            return None
        s.phase = f"{SIDES[self.side]}_move"
        s.serial += 1
        for name in ("spent", "heavy", "stepped", "stopped"):
            setattr(s, name, [0] * COUNT)
        s.carrier = [-1] * COUNT
        s.acted, s.passage, s.fresh = False, -1, []
        s.surplus = {}
        for found, pile in sorted(stacks(s).items()):
            leaders = [piece for piece in pile if LEADER[piece]]
            over = len(pile) - len(leaders) - allowed(s, leaders)
            if SIDE[pile[0]] == self.side and on_map(found) and over > 0:
                s.surplus[found] = over
        cue(match, cues.Phase(phase=s.phase))
        if self.side == GOBLIN:
            _take_at_once(match, s, -1, [site.hex for site in SITES])
        else:
            baron(match, s)
        match.then(Moving(self.side))
        return None


class Moving(Step, frozen=True, tag="moving"):
    """One action of a movement phase, asked again until `end_phase` (GOB-4.3, 5.2)."""

    side: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        return Ask(
            f"{SIDES[self.side]}_move",
            (seat_of(s, self.side),),
            nouns={"turn": s.turn},
            clock="movement",
            running=s.serial,
            pace="long",
        )

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        f = Field(s, self.side)
        out: list[Branch] = []
        for leader in movers(s, self.side):
            out += step_branches(f, leader)
        if s.passage >= 0:
            out.append(Branch("finish"))
            return Menu(tuple(out))
        out += _other_branches(s, self.side, f)
        out += [*commander_branches(s, seat), *order_branches(s, seat), Branch("end_phase")]
        if self.side == GOBLIN and not s.acted:
            out.append(Branch("concede" if _any_out(s) else "call_off"))
        return Menu(tuple(out))

    def sample(self, match: Match, seat: int, chance: AnyChance) -> Choice:
        """A leader, and a step or march of his, are drawn before anything is laid out; now and then any choice."""
        s: State = match.state
        able = movers(s, self.side)
        if chance.below("sample", 32) == 0:
            return self.space(match, seat).sample(chance)
        if not able or chance.below("sample", 3 + len(able)) == 0:
            return self.default(match, seat) if s.passage >= 0 or able else self.space(match, seat).sample(chance)
        leader = chance.pick("sample", able)
        f = Field(s, self.side)
        if chance.below("sample", 3):
            mode, found = chance.pick("sample", modes(s, leader)), chance.pick("sample", targets(f, leader) or [""])
            spaces = Loads(f, leader).to(mode, found) if found in AROUND and s.at[leader] != GATE else ()
            if spaces:
                return plays.write(plays.Step(IDS[leader], mode, found, chance.pick("sample", spaces).sample(chance)))
        branches = step_branches(f, leader)
        return Menu(tuple(branches)).sample(chance) if branches else self.default(match, seat)

    def default(self, match: Match, seat: int) -> Choice:
        return ["finish"] if match.state.passage >= 0 else ["end_phase"]

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match, seat, choice)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: State = match.state
        seat, play = plays.only(answers)
        if isinstance(play, plays.EndPhase | plays.Finish | plays.CallOff | plays.Concede):
            _end(match, s, play, self.side)
            return None
        if isinstance(play, plays.Order):
            answered(match, s, seat, play)
            return STAY
        match.mark()
        s.acted = True
        if answered(match, s, seat, play):
            return STAY
        _act(match, s, play, self)
        return None


def movers(s: State, side: int) -> list[int]:
    """The leaders that can still move."""
    if s.passage >= 0:
        return [s.passage]
    return [
        leader
        for leader in LEADERS[side]
        if not s.stopped[leader] and (s.at[leader][0].isdigit() or (s.at[leader] == GATE and s.entry))
    ]


def _other_branches(s: State, side: int, f: Field) -> list[Branch]:
    out: list[Branch] = []
    for found in f.board.hexes:
        pile = f.piles[found]
        if SIDE[pile[0]] != side or not on_map(found):
            continue
        if len(pile) > 1 and not any(LEADER[piece] for piece in pile):
            out.append(Branch("set_top", (found,), (One(tuple(IDS[piece] for piece in sorted(pile[:-1]))),)))
        units = plunderers(s, found) if side == GOBLIN and found in SITE_AT else []
        if units:
            out.append(Branch("plunder", (found,), (One(tuple(IDS[piece] for piece in units)),)))
    return out


def plunderers(s: State, found: str) -> list[int]:
    """Who may take a marker here, or have it instead of the unit that took it unasked (GOB-10.1, 10.7)."""
    units = carriers(s, found)
    if units or found not in SITE_AT:
        return units
    site = SITE_AT[found].index
    if all(marker.site != site for marker in fresh_markers(s)) or s.at[s.sites[site]] != found:
        return []
    return [p for p in pieces_in(s, found) if not LEADER[p] and loaded(s, p) < 0]


def _any_out(s: State) -> bool:
    return bool(occupied(s, GOBLIN))


# ---------------------------------------------------------------- actions


def _end(
    match: Match, s: State, play: plays.EndPhase | plays.Finish | plays.CallOff | plays.Concede, side: int
) -> None:
    match.forget()
    if isinstance(play, plays.CallOff):
        cue(match, cues.CalledOff())
        end_cycle(match, "called_off")
    elif isinstance(play, plays.Concede):
        cue(match, cues.Conceded())
        end_cycle(match, "conceded")
    elif isinstance(play, plays.Finish):
        _finish(match, s, side)


def _finish(match: Match, s: State, side: int) -> None:
    """The host takes a leader in passage on to where stacking holds (GOB-6.4); then the phase ends."""
    leader = s.passage
    f = Field(s, side)
    mode = MTD if side != GOBLIN and not s.foot[leader] else FOOT
    carry = s.load[:]
    foot, mounted = any(not MOUNTED[p] for p in carry), any(MOUNTED[p] for p in carry)
    left = points(s, leader, mode, foot)
    aim = goes_on(f, leader, mode, s.at[leader], left, left, tuple(carry), foot, mounted)
    for found in _way(f, leader, mode, carry, aim):
        news, goes = _step(match, Field(s, side), leader, mode, found, carry)
        if news or not goes:
            break
    s.passage = -1
    if not s.bags:
        check_end(match, s)
    else:
        match.then(CountBags())


def _way(f: Field, leader: int, mode: str, carry: list[int], aim: str) -> list[str]:
    return route(f, leader, mode, carry, aim) if aim else []


def _act(match: Match, s: State, play: plays.AnyPlay, again: Step) -> None:
    ended = False
    if isinstance(play, plays.SetTop):
        put(s, (INDEX[play.unit],), play.hex)
        cue(match, cues.Top(hex=play.hex, piece=_face(s, INDEX[play.unit]), rule="GOB-5.17"))
    elif isinstance(play, plays.Plunder):
        _plunder(match, s, play.hex, INDEX[play.unit])
    else:
        assert isinstance(play, plays.Step | plays.March | plays.Enter | plays.Exit)
        leader = INDEX[play.leader]
        carry = [INDEX[unit] for unit in play.carry]
        if isinstance(play, plays.March):
            news = _march(match, s, leader, play.mode, play.to, carry)
        else:
            news, _ = _step(match, Field(s, SIDE[leader]), leader, play.mode, goal(s, play), carry)
        if news:
            match.forget()
        if s.bags:
            match.then(CountBags(), again)
            return
        ended = check_end(match, s)
    if not ended:
        match.then(again)


def _face(s: State, piece: int) -> str:
    """A face-down counter on top is "feudal foot" to the others."""
    return only((seat_of(s, SIDE[piece]),), IDS[piece]) if s.down[piece] else IDS[piece]


def _plunder(match: Match, s: State, found: str, unit: int) -> None:
    site = SITE_AT[found].index
    if s.sites[site] >= 0:
        s.sites[site] = unit
        tell(match, s, found, unit)
    else:
        take(match, s, found, unit)


def _march(match: Match, s: State, leader: int, mode: str, to: str, carry: list[int]) -> bool:
    """GOB-4.12: steps toward a hex until a barrier, a zone, or a step that is not legal. Whether a barrier was raised."""
    side = SIDE[leader]
    f = Field(s, side)
    path = route(f, leader, mode, carry, to)
    reason = "" if path else "impassable"
    news = False
    for found in path:
        reason = legal(f, leader, mode, found, carry)
        if reason:
            break
        news, goes = _step(match, f, leader, mode, found, carry)
        f = Field(s, side)
        if news or not goes:
            reason = "barrier" if news else "zoc_stop"
            break
    if reason and s.at[leader] != to:
        cue(match, cues.Halted(leader=IDS[leader], at=s.at[leader], to=to, reason=reason))
    return news


def _step(match: Match, f: Field, leader: int, mode: str, to: str, carry: list[int]) -> tuple[bool, bool]:
    """One step, in the order of GOB-15.1. Whether it raised a barrier (GOB-5.16), and whether the leader may go on."""
    s: State = match.state
    side, here = SIDE[leader], s.at[leader]
    foot, mounted = any(not MOUNTED[piece] for piece in carry), any(MOUNTED[piece] for piece in carry)
    paid = cost(f, leader, mode, here, to, foot, mounted)
    assert paid is not None
    near = to in AROUND and not AROUND[to].isdisjoint(f.enemies)  # else nothing new comes into sight
    before = sighted(s) if near else frozenset()
    s.spent[leader] += paid
    s.heavy[leader] += paid if foot and mode == MTD else 0
    s.stepped[leader] = 1
    s.foot[leader] = int(side != GOBLIN and mode == FOOT)
    if s.fresh:
        keep_fresh(s, [marker for marker in fresh_markers(s) if marker.leader != leader])
    for piece in carry:
        s.carrier[piece] = leader
    seats = _witnesses(s, here, f)
    news = turn_up(match, s, carry)
    put(s, [*(sorted(carry, key=s.order.index) if len(carry) > 1 else carry), leader], to)
    if to == EXIT:
        s.exit = here
    stopped = on_map(to) and board(s).in_zone(to, 1 - side, f.ways)
    if on_map(to):
        seats |= _witnesses(s, to, Field(s, side))
    _tell_step(match, s, leader, here, to, mode, stopped, carry, seats)
    news |= to == EXIT or here == GATE or to in CAVE_AT
    news |= look(match, s, before) if near else raise_alarm(match, s)
    if here == GATE:
        s.re_appeared = True
    if here in CAVE_AT:
        for piece in pieces_in(s, here):
            s.at[piece] = "home"
    if to in CAVE_AT:
        _go_home(match, s, CAVE_AT[to], leader, carry, seats)
    s.stopped[leader] = int(stopped)
    s.passage = leader if on_map(to) and not _holds(s, to) else -1
    s.load = carry[:] if s.passage >= 0 else []
    if side == GOBLIN and on_map(to):
        _take_at_once(match, s, leader, [to])
    return news, on_map(to) and not stopped


def _holds(s: State, found: str) -> bool:
    """Whether stacking holds in a hex after a step into it."""
    return room(s, stacks(s).get(found, [])) >= 0


def _witnesses(s: State, found: str, f: Field) -> set[int]:
    """Who sees what moves there: its owner, and whoever stands next to it."""
    seats = {seat_of(s, f.side)}
    if on_map(found) and in_sight(s, found, f.side, f.piles):
        seats |= {0, 1, SPECTATOR}
    return seats


def _tell_step(
    match: Match, s: State, leader: int, here: str, to: str, mode: str, stopped: bool, carry: list[int], seats: set[int]
) -> None:
    load = only(tuple(sorted(seats)), ids(carry))
    if here == GATE:
        cue(match, cues.Entered(leader=IDS[leader], hex=to, mode=mode, carry=load))
    elif to == EXIT:
        cue(match, cues.LeftMap(leader=IDS[leader], hex=here, mode=mode, carry=load))
    else:
        cue(match, cues.Step(leader=IDS[leader], from_=here, to=to, mode=mode, stopped=stopped, carry=load))


def _go_home(match: Match, s: State, cave: str, leader: int, carry: list[int], seats: set[int]) -> None:
    """GOB-5.11, 10.4."""
    for piece in (leader, *carry):
        s.at[piece] = "home"
    for piece in carry:
        site = loaded(s, piece)
        if site >= 0:
            s.bags.append(site)
    cue(match, cues.Home(cave=cave, leader=IDS[leader], units=only(tuple(sorted(seats)), ids(carry)), rule="GOB-5.11"))


def _take_at_once(match: Match, s: State, leader: int, hexes: list[str]) -> None:
    """GOB-10.7: with `auto_plunder` the marker is taken without a question."""
    if s.auto_plunder[seat_of(s, GOBLIN)] != "on":
        return
    for found in hexes:
        units = carriers(s, found)
        if units:
            take(match, s, found, usual(units))
            if leader >= 0:
                keep_fresh(s, [*fresh_markers(s), FreshMarker(SITE_AT[found].index, leader)])
