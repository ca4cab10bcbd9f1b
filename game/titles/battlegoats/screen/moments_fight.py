"""The moments of a fight, step by step as in section 5 of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.engine.cues import Cue, pair
from game.tabletop.effects import banner, rays
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.screen import flights as flights
from game.titles.battlegoats.screen.cards import Cards
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.effects import scraps, stamped
from game.titles.battlegoats.screen.fight import Fight, Fighter, Verdict
from game.titles.battlegoats.screen.layout import handle_of
from game.titles.battlegoats.screen.live_fight import LiveFight
from game.titles.battlegoats.screen.moment_kit import Kit
from game.titles.battlegoats.screen.moments_climax import Climaxes, is_last_stand
from game.titles.battlegoats.screen.placement import Placement
from game.ui.motion import Motion, all_of, back_out, count, cubic_out, linear, sine_in_out, tween, wait
from game.ui.places import FLIP, Place

LINE = 0.12
LAST_BREATH = 0.7
SLOW_FLIP = 0.4
LAST_FLIP = 0.9
"""Seconds in which the cards of a fight turn up that decides for somebody."""
REVEAL = 3.0
"""Seconds both cards of a fight lie open, at normal pace (fight_reveal_ms)."""


class FightMoments(Kit):
    """Declared, flipped, counted, compared, fallen, settled."""

    def __init__(self, table: Context, placement: Placement, fight: LiveFight, cards: Cards) -> None:
        super().__init__(table, placement, fight, cards)
        self.climaxes = Climaxes(table, fight, cards)
        self.open_for = 0.0
        """How long the cards of the present fight have been open, in motion's own seconds."""
        self.flies = ""
        """Who is thrown in the present fight: see `screen.flights.flyer_of`."""
        self.volley: Sequence[Sequence[Any]] = ()
        """The places that were named in the present attack."""

    def hold(self, seconds: float) -> Motion:
        """Time in which the fight lies open."""
        self.open_for += seconds
        yield wait(seconds)

    def _home(self, number: int, place: Sequence[Any], face_up: bool) -> Motion:
        home = self.cell(*place)
        if home is not None:
            yield self.travel(number, replace(home, face_up=face_up, z=6.0), 0.26)
        self.table.live.off.discard(number)

    def _rest(self, step: str) -> Motion:
        """Both cards have lain open long enough before anything is covered."""
        left = REVEAL - self.open_for
        if left > 0:
            yield from self.hold(left)
        fight = self.fight.playing
        if fight is not None and fight.step != step:
            fight.step = step

    @shows(cues.Declared)
    def on_declared(self, cue: cues.Declared, after: Update) -> Motion:
        """The attacker leaves its space towards the lane; the space keeps its dashes."""
        table = self.table
        self._unmark()
        self.open_for = 0.0
        self.flies = ""
        self.volley = cue.targets
        (seat, space), target = pair(cue.place), pair(cue.targets[0])
        number = self.at(cue.place)
        left, right = Fighter(seat, space), Fighter(*target)
        fight = Fight(left, right, "flip", slide=0.0)
        self.fight.begin(fight, hidden=True)
        if table.ground.duel:  # the stage has a place of its own: both lie there as they are known, before they turn up
            for fighter in (left, right):
                lying = table.reading.at(fighter.seat, fighter.space)
                fighter.card = lying.card if lying is not None else None
            self.fight.head(fight)
            self.fight.is_hidden = False
            self.services.scope.start(self._slid(fight))
            self.services.scope.start(self._room(-1 if number is None else number))
            self.services.refresh()
        self.sound("card_slide")
        start = self.cell(seat, space)
        goal = self.cell(*target)
        if number is None or start is None:
            return
        if goal is not None:
            table.live.off.add(number)
            dx, dy = goal.x - start.x, goal.y - start.y
            part = 0.34 if table.ground.duel else 0.42
            limit = start.h * 1.1
            far = max(1.0, (dx * dx + dy * dy) ** 0.5)
            step = min(far * part, limit)
            to = start.moved(dx / far * step, dy / far * step, angle=-4.0, z=300.0, raised=1.0, w=start.w * 1.05,
                             h=start.h * 1.05, face_up=self.services.stage[handle_of(number)].face_up)  # fmt: skip
            yield self.travel(number, to, 0.26, lambda t: back_out(t, 1.4))

    def _room(self, but: int) -> Motion:
        """Both herds draw together beside the stage, all but a card that moves by itself."""
        stage = self.services.stage
        self.placement.resize()
        goals = [
            (handle, to)
            for handle, to in self.placement.layout().items()
            if handle in stage and handle != handle_of(but)
        ]
        yield all_of(*[
            self.services.stage.travel(handle, replace(to, face_up=stage[handle].face_up, glow=0.0, dim=0.0, raised=0.0), 0.24)
            for handle, to in goals
        ])  # fmt: skip

    def _slid(self, fight: Fight) -> Motion:
        """The sheet of a fight slides in, if it is not there."""

        def put(t: float) -> None:
            fight.slide = max(fight.slide, t)

        if fight.slide < 1:
            yield tween(0.24, put, cubic_out)

    def _turned(self, fighter: Fighter, card: str, seconds: float) -> Motion:
        """The same on the stage, where it lies there already."""
        if fighter.card is None and self.fight.shown is not None and not self.services.reduced:

            def put(t: float) -> None:
                if t >= 0.5:
                    fighter.card = card
                fighter.edge = 1.0 if t >= 1 else max(0.04, abs(2 * t - 1))

            yield tween(seconds, put, sine_in_out)
        fighter.card = card

    def _unmark(self) -> None:
        """What was being chosen, when time ran out on it, is not what happens."""
        for handle, place in list(self.services.stage.drawn()):
            if place.glow or place.dim:
                self.services.stage.put(handle, replace(place, glow=0.0, dim=0.0, raised=0.0))

    def flips(self, told: Sequence[Cue]) -> Motion:
        """A quarter of a second of silence, then all turn up together; the stage slides in. Where somebody's last card
        fights, all else grows dark, the breath is longer, and they turn up slowly."""
        table = self.table
        fight = self.fight.playing
        flipped = [cue for cue in told if isinstance(cue, cues.Flip)]
        last = is_last_stand(table.reading, [cue.place for cue in flipped])
        pace = LAST_FLIP if last else FLIP
        if last:
            self.sound("sting")
            self.climaxes.spotlight()
            yield from self.hold(LAST_BREATH)
            self.sound("drumroll")
        yield from self.hold(0.25)
        self.sound("card_flip")
        turns = []
        for cue in flipped:
            turns.append(self.turn(cue.handle, cue.card, "face", pace))
            if fight is not None:
                self.fight.open_cards[pair(cue.place)] = cue.card
                side = fight.side(cue.place)
                if side is not None:
                    turns.append(self._turned(side, cue.card, pace))
        yield all_of(*turns)
        self.services.disclose()
        self.open_for += pace
        if fight is not None:
            self.fight.name(fight)
            self.fight.is_hidden = False

            yield from self._slid(fight)
            self.open_for += 0.24
            yield from self.hold(0.35)
        for silenced in (cue for cue in told if isinstance(cue, cues.Silenced)):
            self.sound("mist")
            text = table.words("banner-silenced", card=table.card_name(silenced.card))
            yield banner(self.services, table.ground.regions.middle, text, 0.8)

    @shows(cues.Stays)
    def on_stays(self, cue: cues.Stays, after: Update) -> Motion:
        self.sound("land_card")
        name = self.table.card_name(cue.card)
        yield banner(self.services, self.table.ground.regions.middle, self.table.words("banner-stays", card=name), 0.7)

    @shows(cues.Dodge)
    def on_dodge(self, cue: cues.Dodge, after: Update) -> Motion:
        """Jonas and the other pass each other."""
        self.sound("side_step")
        a, b = self.cell(*pair(cue.place)), self.cell(*pair(cue.to))
        if a is not None and b is not None:
            yield all_of(
                self.travel(cue.handle, replace(b, z=200.0), 0.3, sine_in_out, hop=self.table.look.px(26)),
                self.travel(cue.other, replace(a, z=201.0, face_up=self.is_up(cue.other)), 0.3, sine_in_out,
                            hop=-self.table.look.px(26)),
            )  # fmt: skip
        self.table.live.moved[pair(cue.place)] = cue.other
        self.table.live.moved[pair(cue.to)] = cue.handle

    def powers(self, told: Sequence[cues.Power]) -> Motion:
        """The ledger lines stamp one by one, then the totals count."""
        if self.fight.playing is None or told[0].fight > 0:
            fighters = {cue.role: self.fight.fighter_of(cue) for cue in told}
            self.fight.begin(Fight(fighters["attack"], fighters["defend"], "power"))
        fight = self.fight.playing
        assert fight is not None
        self.fight.is_hidden = False
        fight.slide = 1.0
        fight.step = "power"
        sides = {"attack": fight.left, "defend": fight.right}
        totals: dict[str, int] = {}
        self.flies = ""
        for cue in told:
            if cue.role == "attack":
                self.flies = flights.flyer_of(cue.card, cue.lines)
            side = sides[cue.role]
            side.seat, side.space = pair(cue.place)
            side.card = cue.card
            side.lines = self.fight.ledger_lines(cue)
            side.stamped, side.total, side.verdict, side.edge = 0, None, "", 1.0
            totals[cue.role] = cue.total
        self.fight.name(fight)
        most = max(len(side.lines) for side in sides.values())
        for i in range(most):
            for side in sides.values():
                side.stamped = min(len(side.lines), i + 1)
            self.sound("stamp" if i == 0 else "power_step")
            yield from self.hold(LINE if i else 0.2)

        def counted(side: Fighter) -> Callable[[int], None]:
            def put(n: int) -> None:
                side.total = n

            return put

        yield all_of(*[count(counted(sides[role]), 0, total) for role, total in totals.items()])
        self.services.disclose()
        self.open_for += 0.4
        fight.burst = f"{totals.get('attack', 0)}:{totals.get('defend', 0)}"
        if self.climaxes.is_lit():
            yield from self.climaxes.slam(fight)
        yield from self.hold(0.3)

    @shows(cues.Compare)
    def on_compare(self, cue: cues.Compare, after: Update) -> Motion:
        """The butt; WINS on the winner, the loser's number in red; a tie crashes twice."""
        fight = self.fight.playing
        wins = cue.wins
        a, d = self.at(cue.place), self.at(cue.target)
        if fight is not None:
            fight.step = "compare"
        yield all_of(self._strike(cue, a, d), self._bump(fight, wins))
        self.services.disclose()
        if fight is not None:
            fight.left.verdict = "wins" if wins == "attack" else "loses"
            fight.right.verdict = "wins" if wins == "defend" else "loses"
        yield from self.hold(0.45)

    def _bump(self, fight: Fight | None, wins: str) -> Motion:
        """The same butt on the stage."""
        if fight is None or self.services.reduced:
            return

        def put(t: float) -> None:
            leap = 1 - abs(2 * t - 1)
            fight.bump = (
                leap if wins != "defend" else -leap * (t > 0.5),
                leap if wins != "attack" else -leap * (t > 0.5),
            )

        yield tween(0.2, put, linear)
        fight.bump = (0.0, 0.0)

    def _strike(self, cue: cues.Compare, a: int | None, d: int | None) -> Motion:
        """How the attacker gets at its target: most butt, some shoot or are shot."""
        stage = self.services.stage
        if a is None or d is None or handle_of(a) not in stage or handle_of(d) not in stage:
            self.sound("butt")
        elif cue.card == flights.BALLISTA:
            yield from self._shoot(a, d, cue)
        elif self.flies:
            yield from self._launch(a, d, cue.wins)
        else:
            yield from self._butt(a, d, cue.wins)

    def _launch(self, a: int, d: int, wins: str) -> Motion:
        """The arm swings; the pig flies the arc, its own tile when it is the pig that attacks."""
        services, table = self.services, self.table
        one, other = services.stage[handle_of(a)], services.stage[handle_of(d)]
        arm = flights.Arm(services, one, other.x - one.x)
        lift = max(table.look.px(120), abs(other.x - one.x) * 0.3)
        thrown = self.flies == "self"
        size = (round(other.w * 0.66), round(other.h * 0.66))
        pig = self.cards.picture(flights.PIG, "face", size)
        self.sound("pig_launch")
        yield from flights.swing_arm(services, arm, None if thrown else pig)
        if thrown:
            goal = replace(other.moved(0, -other.h * 0.1), w=one.w, h=one.h, z=360.0, angle=374.0, face_up=True)
            yield self.travel(a, goal, flights.FLIGHT, linear, hop=lift)
            services.stage.put(handle_of(a), replace(goal, angle=14.0))
        else:
            yield from flights.throw_pig(services, pig, arm.cup, (other.x, other.y), lift, 360.0)
        flights.lower_arm(services)
        self.sound("tie_crash" if wins == "tie" else "butt")
        now = services.stage[handle_of(a)]
        dx, dy = other.x - one.x, other.y - one.y
        back = now.moved(-dx * 0.25, -dy * 0.25, angle=now.angle - 24) if thrown and wins != "attack" else now
        yield from self._thrown_back(a, d, wins, back, (other.x, other.y), (dx, dy))

    def _shoot(self, a: int, d: int, cue: cues.Compare) -> Motion:
        """Two arrows, the left one first: the other stays on the string until its own fight."""
        services = self.services
        one, other = services.stage[handle_of(a)], services.stage[handle_of(d)]
        first = cue.fight == 0
        side = "left" if first else "right"
        if first:
            flights.load_arrow(services, "left", one, other)
            if (second := self._second_target(cue)) is not None:
                flights.load_arrow(services, "right", one, second)
            yield wait(0.16)
        self.sound("ballista")
        yield from flights.loose_arrow(services, side, one, other)
        wins = cue.wins
        self.sound("tie_crash" if wins == "tie" else "clash")
        dx, dy = other.x - one.x, other.y - one.y
        recoil = one.moved(-dx * 0.06, -dy * 0.06, angle=one.angle - (6 if wins != "attack" else 0))
        yield all_of(
            flights.show_arrow_hit(services, side, one, other, wins != "defend"),
            self._thrown_back(a, d, wins, recoil, (other.x, other.y), (dx, dy)),
        )

    def _second_target(self, cue: cues.Compare) -> Place | None:
        """Where the second of two targets lies."""
        found = [place for place in self.volley if list(place) != list(cue.target)]
        number = self.at(found[0]) if found else None
        return self.services.stage.place_of(handle_of(number)) if number is not None else None

    def _thrown_back(
        self, a: int, d: int, wins: str, attacker: Place, centre: tuple[float, float], way: tuple[float, float]
    ) -> Motion:
        """Who is hit gives way; who hit comes to rest."""
        look = self.table.look
        far = max(1.0, (way[0] ** 2 + way[1] ** 2) ** 0.5)
        moves: list[Any] = [self.travel(a, attacker, 0.14)]
        if wins != "defend":
            moves.append(rays(self.services, centre, look.px(70), 0.18, soft=True))
            push = look.px(26) * 1.2
            hit = self.services.stage[handle_of(d)].moved(way[0] / far * push, way[1] / far * push, angle=9.0, z=250.0)
            moves.append(self.travel(d, hit, 0.14))
        yield all_of(*moves)

    def _butt(self, a: int, d: int, wins: str) -> Motion:
        stage = self.services.stage
        one, other = stage[handle_of(a)], stage[handle_of(d)]
        dx, dy = other.x - one.x, other.y - one.y
        far = max(1.0, (dx * dx + dy * dy) ** 0.5)
        near = max(0.0, far - (one.h + other.h) * 0.42)
        hit = one.moved(dx / far * near, dy / far * near)
        yield self.travel(a, hit, 0.09, linear)
        if wins == "tie":
            self.sound("tie_crash")
        else:
            self.sound("butt")
            self.sound("clash")
        push = self.table.look.px(26)
        back = {"attack": (0.5, 1.0), "defend": (2.2, 0.0), "tie": (1.6, 1.2)}[wins]
        table = self.table
        centre = ((hit.x + other.x) / 2, (hit.y + other.y) / 2)
        moves: list[Any] = []
        if table.ground.duel:  # else the stage lies over it
            moves.append(rays(self.services, centre, table.look.px(70), 0.18, soft=True))
        moves.append(self.travel(a, hit.moved(-dx / far * push * back[0], -dy / far * push * back[0],
                                              angle=hit.angle - (10 if wins != "attack" else 0)), 0.12))  # fmt: skip
        if back[1]:
            moves.append(self.travel(d, replace(other.moved(dx / far * push * back[1], dy / far * push * back[1]),
                                                angle=9.0, z=250.0), 0.12))  # fmt: skip
        yield all_of(*moves)

    @shows(cues.Explosion)
    def on_explosion(self, cue: cues.Explosion, after: Update) -> Motion:
        """Rays from the space; both tiles are blown outward."""
        table = self.table
        self.sound("explosion")
        fight = self.fight.playing
        if fight is not None:
            fight.step = "compare"
            fight.burst = table.words("burst-boom")
            if cue.card == "land_mine":
                fight.left.verdict = fight.right.verdict = "loses"
        middle = self.cell(*pair(cue.place))
        if middle is not None:
            moves: list[Any] = [rays(self.services, (middle.x, middle.y), table.look.px(190), 0.5)]
            for place in (cue.place, *cue.others):
                number = self.at(place)
                if number is not None and handle_of(number) in self.services.stage:
                    now = self.services.stage[handle_of(number)]
                    dx = 1 if now.x >= middle.x else -1
                    to = replace(
                        now.moved(dx * table.look.px(50), -table.look.px(30)), angle=now.angle + dx * 24, z=320.0
                    )
                    moves.append(self.travel(number, to, 0.3))
            yield all_of(*moves)
        yield from self.hold(0.3)

    @shows(cues.StandIn)
    def on_stand_in(self, cue: cues.StandIn, after: Update) -> Motion:
        """The Scapegoat shows itself and steps before the one it saves."""
        self.sound("bleat")
        yield self.turn(cue.handle, cue.card, "face")
        self.services.disclose()
        self._judge(cue.saved, "saved")
        saved = self.cell(*pair(cue.saved))
        if saved is not None:
            yield self.travel(cue.handle, replace(saved, z=330.0, angle=5.0), 0.24, lambda t: back_out(t, 1.4))
        text = self.table.words("banner-stand-in", card=self.table.card_name(cue.card))
        yield banner(self.services, self.table.ground.regions.middle, text, 0.8)

    def _judge(self, place: Sequence[Any], verdict: Verdict) -> None:
        """Print what became of the fighter of that space, if it is on the stage."""
        fight = self.fight.playing
        side = fight.side(place) if fight is not None else None
        if side is not None:
            side.verdict = verdict

    @shows(cues.Falls)
    def on_falls(self, cue: cues.Falls, after: Update) -> Motion:
        """Face up to the fan, or to the count of the piles."""
        table = self.table
        number, seat = cue.handle, pair(cue.place)[0]
        table.live.under_way = True  # also where all fall at once, with who resigns
        table.live.shown[number] = (cue.card, "face")
        self._judge(cue.place, "falls")
        self.sound("bleat_sad")
        crumples = self.climaxes.crumples(cue)
        if self.fight.shown is None or self.fight.playing is None:
            yield wait(0.04)
        if handle_of(number) in self.services.stage:
            table.live.off.add(number)
            to = self.placement.pile_place(seat, self.services.stage[handle_of(number)])
            yield from self.hold(0.0)
            now = self.services.stage[handle_of(number)]
            flies = [self.travel(number, to, 0.3), scraps(self.services, (now.x, now.y), max(now.w, now.h) * 0.8)]
            yield all_of(*flies, *([crumples] if crumples is not None else []))
            self.open_for += 0.42

    @shows(cues.Settle)
    def on_settle(self, cue: cues.Settle, after: Update) -> Motion:
        """Slowly face down again, and home: slowly enough to remember."""
        yield from self._rest("settle")
        number = cue.handle
        self.sound("card_flip")
        mine = cue.place[0] == self.services.seat
        yield self.turn(number, cue.card if mine else None, "own_hidden" if mine else "back", SLOW_FLIP)
        yield self._home(number, cue.place, mine)

    @shows(cues.Proud)
    def on_proud(self, cue: cues.Proud, after: Update) -> Motion:
        yield from self._rest("settle")
        self.sound("bleat")
        yield self._home(cue.handle, cue.place, True)

    @shows(cues.Tangle)
    def on_tangle(self, cue: cues.Tangle, after: Update) -> Motion:
        yield from self._rest("settle")
        self.sound("side_step")
        rect = self.placement.rect_of(("at", *cue.place))
        yield self._home(cue.handle, cue.place, True)
        if rect is not None:
            yield stamped(self.services, rect, self.table.words("tangled-stamp"))
