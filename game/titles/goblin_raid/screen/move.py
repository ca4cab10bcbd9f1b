"""Movement on the map: a leader, who goes with him, a hex (GOB sections 4.12, 5 and 6). One press is one march; the way, what it
costs and what is left are shown before. The band's counters and the roster's rows hand their presses on to this room."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from game.engine.spaces import Menu
from game.tabletop.contract import AnswerButton
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.rules.map_graph import EXITS, SITE_AT
from game.titles.goblin_raid.rules.march import FOOT, GATE, MTD, modes
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.screen.context import Context, undo
from game.titles.goblin_raid.screen.hand import InHand
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.names import in_order
from game.titles.goblin_raid.screen.panel import NO_MARKS, HexMarks
from game.titles.goblin_raid.screen.reading import is_leader
from game.ui import palette
from game.ui.hexmap.ground import Ground
from game.ui.hexmap.ground import reach as reach_ground
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.route import Route

ZONE = palette.rgb("#B0382A")
"""Enemy zones of control, hatched."""
AIM = palette.rgb("#EFE3C4")


class Marched(NamedTuple):
    """The march that was sent last: who went from where, how and with whom."""

    leader: str
    start: str
    mode: str
    carry: frozenset[str]


class Move(InHand):
    """The movement phase of this seat."""

    def __init__(self, table: Context, map: TableMap) -> None:
        super().__init__(table, map)
        self._marked: tuple[object, Ground] = None, Ground()
        self._phase: tuple[object, ...] = ()
        """The movement phase that was shown last."""
        self._marched: Marched | None = None
        """Of this phase; None: nobody has, or that was taken back."""
        self._went = False
        """It was sent, or a passage was gone through, and who went has not been put down yet."""

    # hands

    def hex_click(self, here: str) -> bool:
        if not self.open():
            return False
        own = [leader for leader in self.movers() if self.reading.at.get(leader) == here]
        if not self.leader:
            return self._choose_at(here, own)
        if here == self.at:
            return self._next_at(own)
        if here == self.aim or (here in self.reach() and not own):
            return self._go(here)
        if here in self.reach() or (not own and self.way(here)[0] and self.choice(here) is not None):
            self.aim = here
            self.table.services.play_sound("counter_down")
            self.table.again()
            return True
        return self._choose_at(here, own)

    def onward(self) -> bool:
        """The next leader that can still move, round the roster."""
        movers = self.movers()
        if not movers or self.passage():
            return False
        last = self.leader or self.marched
        after = [leader for leader in self.leaders() if leader in movers or leader == last]
        at = after.index(last) if last in after else -1
        found = after[(at + 1) % len(after)]
        if found == self.leader or found not in movers:
            return False
        self.choose(found)
        self.table.services.play_sound("counter_down")
        self.table.again()
        return True

    def _choose_at(self, here: str, own: list[str]) -> bool:
        if own:
            self.choose(own[0])
        elif self.reading.side_at(here) == self.reading.side and (
            not self.reading.leaders_at(here) or self.plunderers(here)
        ):
            self.clear()
            self.stack = here
        else:
            return False
        self.table.services.play_sound("counter_down")
        self.table.again()
        return True

    def _next_at(self, own: list[str]) -> bool:
        """A press on the leader's own hex: the next leader there, or nobody."""
        if len(own) > 1:
            self.choose(own[(own.index(self.leader) + 1) % len(own)] if self.leader in own else own[0])
        else:
            self.clear()
        self.table.services.play_sound("counter_down")
        self.table.again()
        return True

    def _go(self, to: str) -> bool:
        choice = self.choice(to)
        if choice is None:
            return False
        self.aim = ""
        start = self.reading.at[self.leader]
        self._note(Marched(self.leader, start, self.mode, frozenset(self.carry)))
        self._went = True
        self.table.send(choice, "march_feet" if self.mode == FOOT else "march_hooves")
        return True

    def click(self, handle: Hashable) -> bool:
        if not self.open():
            return False
        match handle:
            case ("leader", str(leader)) if leader in self.movers():
                self.choose(leader)
                self.table.services.play_sound("counter_down")
                self.table.again()
                return True
            case ("unit", str(unit)):
                return self._unit(unit)
            case ("chip", str(name)):
                return self._chip(name)
        return False

    def _unit(self, unit: str) -> bool:
        take, top = plays.Plunder(self.at, unit), plays.SetTop(self.stack, unit)
        for play, sound in (*([(take, "plunder_sack")] if self.bagging else []), (top, "counter_down")):
            if self.table.can(play):
                self.table.send(play, sound)
                self.bagging = False
                return True
        if is_leader(unit) and unit in self.movers():
            self.choose(unit)
            self.table.again()
            return True
        return bool(self.leader) and unit in self.carriable() and self.toggle(unit)

    def _chip(self, name: str) -> bool:
        if name == "all":
            self.choose(self.leader)
        elif name == "none":
            self.carry = set()
        elif name == "mode":
            self.mode = FOOT if self.mode == MTD else MTD
        elif name == "zones":
            self.zones = not self.zones
        elif name == "bags":
            self.bagging = not self.bagging
        self.table.services.play_sound("counter_down")
        self.table.again()
        return True

    def back(self) -> bool:
        if self.bagging or self.aim:
            self.bagging, self.aim = False, ""
            return True
        if (self.leader or self.stack) and not self.passage():
            self.clear()
            return True
        return False

    def plunderers(self, here: str = "") -> list[str]:
        """Who may take the bags of a hex (that of who is chosen), or carry them instead of who does."""
        here, ask = here or self.at, self.table.services.update.ask
        if not here or here not in SITE_AT or ask is None or not isinstance(ask.space, Menu):
            return []
        return [unit for unit in self.reading.units_at(here) if self.table.can(plays.Plunder(here, unit))]

    # the buttons

    def ask(self) -> tuple[str, str] | None:
        words, table = self.table.words, self.table
        if self.passage():
            leader = table.leader_name(self.passage())
            return words(f"ask-{table.asked}.passage", leader=leader), words("passage-text")
        if self.bagging:
            return words("ask-plunder", site=table.place(self.at)), words.stakes("ask-plunder")
        if self.leader:
            return words("move-go", leader=table.leader_name(self.leader)), words("reach-left")
        return None

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return []
        table, words = self.table, self.table.words
        back = undo(table)
        if self.passage():
            return [
                AnswerButton("finish", words("act-finish"), lambda: table.send(plays.Finish()), kind="primary"),
                back,
            ]
        end = AnswerButton("end_phase", words("act-end-phase"), self._end, kind="primary", small=self._still_to_move())
        if not self.leader:
            return [end, back, *self._grave()]
        if self.aim:
            name = table.place(self.aim)
            left = self.reach().get(self.aim)
            small = self.way(self.aim)[2] if left is None else ""
            go = AnswerButton("go", words("act-go", hex=name), lambda: self._go(self.aim), small=small, kind="moss")
        else:
            go = AnswerButton("go", words("verb-march"), lambda: None, enabled=False, why=words("why-choose-hex"))
        own = [leader for leader in self.movers() if self.aim and self.reading.at.get(leader) == self.aim]
        if own:
            return [go, back, AnswerButton("other", table.leader_name(own[0]), lambda: self._other(own[0]))]
        leave = plays.Exit(self.leader, self.mode, in_order(self.carry))
        if self.at in EXITS and table.can(leave):
            return [go, back, AnswerButton("exit", words("verb-exit"), lambda: self._leave(leave), kind="danger")]
        return [go, back, AnswerButton("end_phase", words("act-end-phase"), self._end)]

    def _still_to_move(self) -> str:
        n = len(self.movers())
        words = self.table.words
        return words("act-end-phase-move", n=n) if n else words("act-end-phase-none")

    def _other(self, leader: str) -> None:
        self.choose(leader)
        self.table.again()

    def _grave(self) -> list[AnswerButton]:
        """Calling the raid off or conceding it, as the first act of a phase (GOB-11.8, 13.4)."""
        table, words = self.table, self.table.words
        out = []
        for verb, play in (("call_off", plays.CallOff()), ("concede", plays.Concede())):
            if table.can(play):
                do = self._sure(verb, play)
                out.append(AnswerButton(verb, words(f"act-{verb}", version=self.reading.version), do, kind="danger"))
        return out

    def _sure(self, verb: str, play: plays.Play) -> Callable[[], object]:
        table, words, version = self.table, self.table.words, self.reading.version
        heading, text = words(f"confirm-{verb}", version=version), words(f"confirm-{verb}-text", version=version)
        return lambda: table.services.confirm(heading, text, lambda: table.send(play))

    def _leave(self, play: plays.Exit) -> None:
        table, words = self.table, self.table.words
        table.services.confirm(
            words("confirm-exit"), words("confirm-exit-text", version=self.reading.version), lambda: table.send(play)
        )

    def _end(self) -> None:
        """Ending the phase; with bags at somebody's feet, or before anybody has moved, it asks once more."""
        table, words = self.table, self.table.words
        hexes = menus.plunderers(table.services.update.ask)
        idle, mine = len(self.movers()), self.reading.mine
        text = ""
        if any(self.reading.sites[SITE_AT[here].id] == "marker" for here in hexes):
            text = words("confirm-end-phase-text")
        elif idle and mine is not None and not mine.moves:
            text = words("confirm-end-phase-unmoved", n=idle)
        if text:
            table.services.confirm(words("confirm-end-phase"), text, lambda: table.send(plays.EndPhase()))
        else:
            table.send(plays.EndPhase())

    # on the map

    def hex_marks(self) -> HexMarks:
        if not self.open():
            return NO_MARKS
        zones = dict.fromkeys(self.reading.field.zone, ZONE) if self.zones else {}
        movers = self.movers()
        spent = {self.reading.at[one] for one in self.leaders() if one not in movers} - {
            self.reading.at[one] for one in movers
        }
        dim = frozenset(here for here in spent if here != self.at)
        if not self.leader:
            lit = frozenset(place for one in movers if (place := self.reading.at[one])[:1].isdigit())
            rings = (Ring(self.stack),) if self.stack else ()
            return HexMarks(Ground(zones=zones), rings=rings, lit=lit, dim=dim, open=sorted(lit))
        at = frozenset((self.at,))
        reach = self.reach()
        goals = sorted(reach, key=lambda here: (reach[here][0], here))  # people go far
        return HexMarks(self._ground(zones), self._shown(), self._rings(), lit=at, dim=dim, flat=at,
                        open=[*goals, self.at] if self.at else goals)  # fmt: skip

    def _ground(self, zones: dict[str, Any]) -> Ground:
        """The marks of the reach: the same as long as that is the same."""
        reach, most = self.reach(), max(1.0, self.left(self.leader) / 2)
        key = (self._reach[0], most, self.zones)
        if self._marked[0] != key:
            left = {here: n / 2 for here, (n, _) in reach.items()}
            stops = {here for here, (_, stop) in reach.items() if stop}
            made = reach_ground(left, most, stops, self.at)
            self._marked = key, Ground(made.tints, made.outside, made.areas, zones, made.numbers)
        return self._marked[1]

    def _shown(self) -> tuple[Route, ...]:
        """The way to the hex that is pointed at, else to the aim."""
        to = self.map.pointed or ""
        reach = self.reach()
        if to not in reach and (self.aim or to == self.at):
            to = self.aim
        if not to or to == self.at or to in self.reading.field.enemies:
            return ()
        route = self._route(to)
        return (route,) if len(route.hexes) > 1 else ()

    def _route(self, to: str) -> Route:
        hexes, costs, tag = self.way(to)
        return Route(tuple(hexes), costs, tag)

    def idle_jobs(self) -> Iterator[tuple[Hashable, Iterator[None]]]:
        """The ways to all that can be reached are reckoned and printed while the player looks at the map."""
        if self.open() and self.leader:
            yield (
                ("ways", self.table.services.update.version, self.leader, self.mode, frozenset(self.carry)),
                self._foresee(),
            )

    def _foresee(self) -> Iterator[None]:
        reach = self.reach()
        for here in sorted(reach):
            if self.reach() is not reach:  # somebody else is in hand by now
                return
            self.map.foresee(self._route(here))
            yield

    def _rings(self) -> tuple[Ring, ...]:
        out = [Ring(self.at)] if self.at else []
        if self.aim:
            out.append(Ring(self.aim, AIM, dashed=True))
        if self.reading.at.get(self.leader) == GATE and self.reading.entry:
            out.append(Ring(self.reading.entry, dashed=True))
        return tuple(out)

    def hex_why(self, here: str) -> str:
        if not self.open() or not self.leader or here == self.at or here in self.reach():
            return ""
        if self.way(here)[0] and self.choice(here) is not None:
            return self.table.words("path-over")
        return self.why_not(here)

    def _look_home(self) -> None:
        """At the start of the phase the map goes back to the own leaders, from wherever the other side was watched."""
        reading = self.reading
        phase = reading.reign, reading.cycle, reading.turn, reading.phase
        if phase != self._phase:
            self._phase = phase
            self._note(None)
            self.map.seek_all(dict.fromkeys(at for leader in self.movers() if (at := reading.at[leader])[:1].isdigit()))

    def shown(self) -> None:
        """Read anew who can be in hand."""
        self.aim, self.bagging = "", False
        self._movers = None, []
        self._reach, passage = (None, {}), self.passage()
        self._marked = None, Ground()
        if not self.open():
            self.clear()
            return
        self._look_home()
        if passage:
            mine = self.reading.mine
            self.leader, self.carry = passage, set(mine.load if mine is not None else ())
            self.mode = modes(self.reading.state, INDEX[passage])[-1]
            self._went = True
        else:
            self._put_down_or_take_up()
            self._hold()
        if self.stack and self.reading.side_at(self.stack) != self.reading.side:
            self.stack = ""

    def _put_down_or_take_up(self) -> None:
        """Who has marched is put down: the next thing is another leader, or the end of the phase. Where his march was taken
        back he is in hand again."""
        marched, went = self._marched, self._went
        self._went = False
        if marched is not None and self.reading.at.get(marched.leader) == marched.start:
            self._note(None)
            if not self.leader and not self.stack:
                self.leader, self.mode, self.carry = marched.leader, marched.mode, set(marched.carry)
        elif went:
            self.clear()

    def _note(self, march: Marched | None) -> None:
        self._marched = march
        self.marched = march.leader if march is not None else ""

    def _hold(self) -> None:
        """Keep who is in hand while he can go on."""
        if self.leader and self.leader not in self.movers():
            self.clear()
        elif self.leader:
            self.carry &= set(self.carriable())
            fixed = modes(self.reading.state, INDEX[self.leader])
            self.mode = self.mode if self.mode in fixed else fixed[-1]
