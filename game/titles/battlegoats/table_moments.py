"""The moments of BattleGoats: each cue as motion and sound, in the order of the rules (art/TABLES.md).

Nothing here changes what is true: `shown` and `off` are laid aside when the update has been adopted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.titles.battlegoats.table_effects import banner, burst, flown, mist, stamped
from game.titles.battlegoats.table_fight import Fight, Fighter
from game.titles.battlegoats.table_layout import handle_of
from game.ui.cards import Variant
from game.ui.motion import Motion, all_of, back_out, count, cubic_out, linear, sine_in_out, staggered, tween, wait
from game.ui.places import FLIP, Place

if TYPE_CHECKING:
    from game.titles.battlegoats.table import BattleGoatsTable

REVEAL = 3.0  # seconds both cards of a fight lie open, at normal pace (fight_reveal_ms)
LINE = 0.12
SLOW_FLIP = 0.4


class Moments:
    """Plays cues on one table."""

    def __init__(self, table: BattleGoatsTable) -> None:
        self.table = table
        self.open_for = 0.0
        """How long the cards of the present fight have been open, in motion's own seconds."""

    def play(self, cues: Sequence[SeatCue], after: Update) -> Motion:
        """One beat: its cues together, but for those that tell a story one after another."""
        together: list[Motion] = []
        for cue in cues:
            moment: Callable[[SeatCue], Motion] | None = getattr(self, f"on_{cue.kind}", None)
            if moment is not None:
                together.append(moment(cue))
        if cues and cues[0].kind == "flip":
            yield from self.flips(cues)
        elif cues and cues[0].kind == "power":
            yield from self.powers(cues)
        elif together:
            yield all_of(*together)

    # help

    @property
    def desk(self) -> Any:
        return self.table.desk

    def sound(self, name: str) -> None:
        self.desk.play_sound(name)

    def hold(self, seconds: float) -> Motion:
        """Time in which the fight lies open."""
        self.open_for += seconds
        yield wait(seconds)

    def at(self, place: Sequence[Any]) -> int | None:
        """The handle of the card in a place, as things stand in the old view and the moves since."""
        return self.table.handle_at(place[0], place[1])

    def turn(self, number: int, card: str | None, variant: Variant, seconds: float = FLIP) -> Motion:
        """Turn a card over: the picture changes at the edge."""
        stage, handle = self.desk.stage, handle_of(number)
        if handle not in stage:
            self.table.things.shown[number] = (card, variant)
            return
        place: Place = stage[handle]
        changed = False

        def put(t: float) -> None:
            nonlocal changed
            if t >= 0.5 and not changed:
                changed = True
                self.table.things.shown[number] = (card, variant)
            edge = 1.0 if t >= 1 or self.desk.reduced else abs(2 * t - 1)
            lift = 0.0 if t >= 1 else self.table.look.px(12) * 4 * t * (1 - t)
            face_up = (variant != "back") if changed else stage[handle].face_up
            stage.put(handle, replace(place, squash=max(0.04, edge), shade=0.75 + 0.25 * edge, y=place.y - lift,
                                      face_up=face_up))  # fmt: skip

        yield tween(seconds, put, sine_in_out)

    def travel(self, number: int, to: Place, seconds: float = 0.26, ease: Callable[[float], float] = cubic_out,
               hop: float = 0.0) -> Motion:  # fmt: skip
        handle = handle_of(number)
        if handle in self.desk.stage:
            yield self.desk.stage.travel(handle, to, seconds, ease, hop=hop)

    def cell(self, seat: int, space: str) -> Place | None:
        rect = self.table.ground.cells.get((seat, space))
        return None if rect is None else Place.of(rect)

    # before the battle

    def on_dealt_hero(self, cue: SeatCue) -> Motion:
        if cue.nouns["seat"] == self.desk.seat:
            self.sound("card_deal")
        yield wait(0.0)

    def on_picked(self, cue: SeatCue) -> Motion:
        if cue.nouns["seat"] == self.desk.seat:
            self.sound("card_slide")
        yield wait(0.0)

    def on_packet_passed(self, cue: SeatCue) -> Motion:
        if cue.nouns["seat"] == self.desk.seat:
            self.sound("card_deal")
            out = [
                self.travel(number, replace(self.desk.stage[handle_of(number)],
                                            x=self.table.look.frame.size[0] * 0.78, alpha=0.0), 0.22)
                for number, _ in self.table.reading.packet
                if handle_of(number) in self.desk.stage and number not in self.table.kept_now
            ]  # fmt: skip
            if out:
                yield staggered(out)
        yield wait(0.0)

    def on_deploy_open(self, cue: SeatCue) -> Motion:
        if cue.nouns["seat"] == self.desk.seat:
            self.sound("card_deal")
        yield wait(0.0)

    def on_ready(self, cue: SeatCue) -> Motion:
        self.sound("ready_drum")
        rect = self.table.plate_rect(cue.nouns["seat"])
        if rect is not None:
            yield stamped(self.desk, rect, self.table.words("ready.stamp"))

    def on_battle(self, cue: SeatCue) -> Motion:
        self.sound("turn_gong")
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.battle"))

    def on_photo_finish(self, cue: SeatCue) -> Motion:
        """The tied plates glow once by turns, then one stays."""
        self.sound("drumroll")
        for _ in range(2):
            for seat in cue.nouns["tied"]:
                self.table.lit = {seat}
                self.desk.touch()
                yield wait(0.16)
        self.table.lit = {cue.nouns["seat"]}
        self.desk.touch()
        self.sound("stamp")
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.photo"), 0.9)

    def on_chooser(self, cue: SeatCue) -> Motion:
        self.table.lit = {cue.nouns["seat"]}
        self.desk.touch()
        yield wait(0.2)

    def on_first_attacker(self, cue: SeatCue) -> Motion:
        name = self.table.short_name(cue.nouns["seat"])
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.first", name=name), 0.7)

    # a turn

    def on_turn(self, cue: SeatCue) -> Motion:
        self.table.clear_fight()
        if cue.nouns["seat"] == self.desk.seat:
            self.sound("turn_gong")
        yield wait(0.05)

    def on_skipped(self, cue: SeatCue) -> Motion:
        name = self.desk.name(cue.nouns["seat"])
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.skipped", name=name), 0.8)

    def on_declared(self, cue: SeatCue) -> Motion:
        """The attacker leaves its space towards the lane; the space keeps its dashes."""
        table, nouns = self.table, cue.nouns
        self.open_for = 0.0
        (seat, space), targets = nouns["place"], nouns["targets"]
        number = self.at(nouns["place"])
        table.targets_now = [tuple(target) for target in targets]
        left, right = Fighter(seat, space), Fighter(*targets[0])
        table.begin_fight(Fight(left, right, "flip", slide=0.0), hidden=True)
        self.sound("card_slide")
        start = self.cell(seat, space)
        goal = self.cell(*targets[0])
        if number is None or start is None:
            return
        if goal is not None:
            table.off.add(number)
            dx, dy = goal.x - start.x, goal.y - start.y
            part = 0.34 if table.ground.duel else 0.42
            limit = start.h * 1.1
            far = max(1.0, (dx * dx + dy * dy) ** 0.5)
            step = min(far * part, limit)
            to = start.moved(dx / far * step, dy / far * step, angle=-4.0, z=300.0, raised=1.0, w=start.w * 1.05,
                             h=start.h * 1.05, face_up=self.desk.stage[handle_of(number)].face_up)  # fmt: skip
            yield self.travel(number, to, 0.26, lambda t: back_out(t, 1.4))
        table.marked_now = {(t[0], t[1]) for t in targets}
        self.desk.touch()

    def flips(self, cues: Sequence[SeatCue]) -> Motion:
        """A quarter of a second of silence, then all turn up together; the stage slides in."""
        table = self.table
        fight = table.playing_fight
        yield from self.hold(0.25)
        self.sound("card_flip")
        turns = []
        for cue in cues:
            if cue.kind == "flip":
                nouns = cue.nouns
                turns.append(self.turn(nouns["handle"], nouns["card"], "face"))
                if fight is not None:
                    seat, space = nouns["place"]
                    for fighter in (fight.left, fight.right):
                        if (fighter.seat, fighter.space) == (seat, space):
                            fighter.card = nouns["card"]
                    if fight.left is not None and (seat, space) != (fight.left.seat, fight.left.space):
                        table.open_cards[seat, space] = nouns["card"]
                    else:
                        table.open_cards[seat, space] = nouns["card"]
        yield all_of(*turns)
        self.open_for += FLIP
        if fight is not None:
            table.name_fight(fight)
            table.fight_hidden = False

            def put(t: float) -> None:
                fight.slide = t
                self.desk.touch()

            yield tween(0.24, put, cubic_out)
            self.open_for += 0.24
            yield from self.hold(0.35)
        for cue in cues:
            if cue.kind == "silenced":
                self.sound("mist")
                yield banner(self.desk, table.ground.regions.middle, table.words("banner.silenced",
                             card=table.card_name(cue.nouns["card"])), 0.8)  # fmt: skip

    def on_stays(self, cue: SeatCue) -> Motion:
        name = self.table.card_name(cue.nouns["card"])
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.stays", card=name), 0.7)

    def on_dodge(self, cue: SeatCue) -> Motion:
        """Jonas and the other pass each other."""
        self.sound("side_step")
        nouns = cue.nouns
        a, b = self.cell(*nouns["place"]), self.cell(*nouns["to"])
        if a is not None and b is not None:
            yield all_of(
                self.travel(nouns["handle"], replace(b, z=200.0), 0.3, sine_in_out, hop=self.table.look.px(26)),
                self.travel(nouns["other"], replace(a, z=201.0, face_up=self._up(nouns["other"])), 0.3, sine_in_out,
                            hop=-self.table.look.px(26)),
            )  # fmt: skip
        self.table.moved[tuple(nouns["place"])] = nouns["other"]
        self.table.moved[tuple(nouns["to"])] = nouns["handle"]

    def _up(self, number: int) -> bool:
        stage, handle = self.desk.stage, handle_of(number)
        return bool(stage[handle].face_up) if handle in stage else False

    def powers(self, cues: Sequence[SeatCue]) -> Motion:
        """The ledger lines stamp one by one, then the totals count."""
        table = self.table
        first = next(cue for cue in cues if cue.kind == "power")
        if table.playing_fight is None or first.nouns["fight"] > 0:
            table.begin_fight(Fight(table.fighter_of(cues, "attack"), table.fighter_of(cues, "defend"), "power"))
        fight = table.playing_fight
        assert fight is not None
        fight.step = "power"
        sides = {"attack": fight.left, "defend": fight.right}
        totals: dict[str, int] = {}
        for cue in cues:
            if cue.kind != "power":
                continue
            side = sides[cue.nouns["role"]]
            side.seat, side.space = cue.nouns["place"]
            side.card = cue.nouns["card"]
            side.lines = table.ledger_lines(cue)
            side.stamped, side.total, side.verdict = 0, None, ""
            totals[cue.nouns["role"]] = cue.nouns["total"]
        table.name_fight(fight)
        self.desk.touch()
        most = max(len(side.lines) for side in sides.values())
        for i in range(most):
            for side in sides.values():
                side.stamped = min(len(side.lines), i + 1)
            self.sound("stamp" if i == 0 else "power_step")
            self.desk.touch()
            yield from self.hold(LINE if i else 0.2)

        def counted(side: Fighter) -> Callable[[int], None]:
            def put(n: int) -> None:
                side.total = n
                self.desk.touch()

            return put

        yield all_of(*[count(counted(sides[role]), 0, total) for role, total in totals.items()])
        self.open_for += 0.4
        fight.burst = f"{totals.get('attack', 0)}:{totals.get('defend', 0)}"
        yield from self.hold(0.3)

    def on_compare(self, cue: SeatCue) -> Motion:
        """The butt; WINS on the winner, FALLS in red; a tie crashes twice."""
        table, nouns = self.table, cue.nouns
        fight = table.playing_fight
        wins = nouns["wins"]
        a, d = self.at(nouns["place"]), self.at(nouns["target"])
        if fight is not None:
            fight.step = "compare"
        yield all_of(self._butt(a, d, wins), self._bump(fight, wins))
        if fight is not None:
            fight.left.verdict = "wins" if wins == "attack" else "falls"
            fight.right.verdict = "wins" if wins == "defend" else "falls"
        self.desk.touch()
        yield from self.hold(0.45)

    def _bump(self, fight: Fight | None, wins: str) -> Motion:
        """The same butt on the stage."""
        if fight is None or self.desk.reduced:
            return

        def put(t: float) -> None:
            leap = 1 - abs(2 * t - 1)
            fight.bump = (leap if wins != "defend" else -leap * (t > 0.5), leap if wins != "attack" else -leap * (t > 0.5))
            self.desk.touch()

        yield tween(0.2, put, linear)
        fight.bump = (0.0, 0.0)

    def _butt(self, a: int | None, d: int | None, wins: str) -> Motion:
        stage = self.desk.stage
        if a is None or d is None or handle_of(a) not in stage or handle_of(d) not in stage:
            self.sound("butt")
            return
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
        moves: list[Any] = [burst(self.desk, centre, table.look.px(70), 0.18, soft=True)]
        moves.append(self.travel(a, hit.moved(-dx / far * push * back[0], -dy / far * push * back[0],
                                              angle=hit.angle - (10 if wins != "attack" else 0)), 0.12))  # fmt: skip
        if back[1]:
            moves.append(self.travel(d, replace(other.moved(dx / far * push * back[1], dy / far * push * back[1]),
                                                angle=9.0, z=250.0), 0.12))  # fmt: skip
        yield all_of(*moves)

    def on_explosion(self, cue: SeatCue) -> Motion:
        """Rays from the space; both tiles are blown outward."""
        table, nouns = self.table, cue.nouns
        self.sound("explosion")
        fight = table.playing_fight
        if fight is not None:
            fight.step = "compare"
            fight.burst = table.words("burst.boom")
            if nouns["card"] == "land_mine":
                fight.left.verdict = fight.right.verdict = "falls"
        middle = self.cell(*nouns["place"])
        if middle is not None:
            moves: list[Any] = [burst(self.desk, (middle.x, middle.y), table.look.px(190), 0.5)]
            for place in (nouns["place"], *nouns["others"]):
                number = self.at(place)
                if number is not None and handle_of(number) in self.desk.stage:
                    now = self.desk.stage[handle_of(number)]
                    dx = 1 if now.x >= middle.x else -1
                    to = replace(now.moved(dx * table.look.px(50), -table.look.px(30)), angle=now.angle + dx * 24, z=320.0)
                    moves.append(self.travel(number, to, 0.3))
            yield all_of(*moves)
        yield from self.hold(0.3)

    def on_stand_in(self, cue: SeatCue) -> Motion:
        """The Scapegoat shows itself and steps before the one it saves."""
        nouns = cue.nouns
        self.sound("bleat")
        yield self.turn(nouns["handle"], nouns["card"], "face")
        saved = self.cell(*nouns["saved"])
        if saved is not None:
            yield self.travel(nouns["handle"], replace(saved, z=330.0, angle=5.0), 0.24, lambda t: back_out(t, 1.4))
        text = self.table.words("banner.stand_in", card=self.table.card_name(nouns["card"]))
        yield banner(self.desk, self.table.ground.regions.middle, text, 0.8)

    def on_falls(self, cue: SeatCue) -> Motion:
        """Face up to the fan, or to the count of the piles."""
        table, nouns = self.table, cue.nouns
        number, seat = nouns["handle"], nouns["place"][0]
        table.things.shown[number] = (nouns["card"], "face")
        self.sound("bleat_sad")
        if table.fight_shown is None or table.playing_fight is None:
            yield wait(0.04)
        if handle_of(number) in self.desk.stage:
            table.off.add(number)
            to = table.pile_place(seat, self.desk.stage[handle_of(number)])
            yield from self.hold(0.0)
            yield self.travel(number, to, 0.3)
            self.open_for += 0.3

    def on_settle(self, cue: SeatCue) -> Motion:
        """Slowly face down again, and home: slowly enough to remember."""
        yield from self._rest("settle")
        nouns = cue.nouns
        number = nouns["handle"]
        self.sound("card_flip")
        mine = nouns["place"][0] == self.desk.seat
        yield self.turn(number, nouns["card"] if mine else None, "own_hidden" if mine else "back", SLOW_FLIP)
        yield self._home(number, nouns["place"], mine)

    def _home(self, number: int, place: Sequence[Any], face_up: bool) -> Motion:
        home = self.cell(*place)
        if home is not None:
            yield self.travel(number, replace(home, face_up=face_up, z=6.0), 0.26)
        self.table.off.discard(number)

    def _rest(self, step: str) -> Motion:
        """Both cards have lain open long enough before anything is covered."""
        left = REVEAL - self.open_for
        if left > 0:
            yield from self.hold(left)
        fight = self.table.playing_fight
        if fight is not None and fight.step != step:
            fight.step = step
            self.desk.touch()

    def on_proud(self, cue: SeatCue) -> Motion:
        yield from self._rest("settle")
        self.sound("bleat")
        yield self._home(cue.nouns["handle"], cue.nouns["place"], True)

    def on_tangle(self, cue: SeatCue) -> Motion:
        yield from self._rest("settle")
        self.sound("side_step")
        rect = self.table.rect_of(("at", *cue.nouns["place"]))
        yield self._home(cue.nouns["handle"], cue.nouns["place"], True)
        if rect is not None:
            yield stamped(self.desk, rect, self.table.words("tangled.stamp"))

    # commands and looks

    def on_command(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.sound("power_step")
        yield self.turn(nouns["handle"], nouns["card"], "face")
        text = self.table.words("banner.command", card=self.table.card_name(nouns["card"]))
        yield banner(self.desk, self.table.ground.regions.middle, text, 0.9)

    def on_peek(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.sound("mist")
        moves: list[Any] = []
        for i, (place, handle) in enumerate(zip(nouns["places"], nouns["handles"])):
            rect = self.table.rect_of(("at", *place))
            if nouns["faces"]:
                moves.append(self.turn(handle, nouns["faces"][i], "own_hidden"))
            if rect is not None:
                moves.append(stamped(self.desk, rect, "eye", 0.8))
        if moves:
            yield all_of(*moves)

    def on_expose(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        fight = self.table.playing_fight
        if fight is not None:
            fight.step = "after"
        self.sound("crowd_ooh")
        yield self.turn(nouns["handle"], nouns["card"], "face")
        yield wait(0.5)

    def on_stolen(self, cue: SeatCue) -> Motion:
        self.sound("side_step")
        goal = self.cell(*cue.nouns["to"])
        if goal is not None:
            up = self._up(cue.nouns["handle"])
            yield self.travel(cue.nouns["handle"], replace(goal, face_up=up, z=300.0), 0.5, sine_in_out,
                              hop=self.table.look.px(60))  # fmt: skip

    def on_raised(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.sound("crowd_ooh")
        goal = self.cell(*nouns["to"])
        if goal is None:
            return
        mine = nouns["seat"] == self.desk.seat
        if handle_of(nouns["handle"]) not in self.desk.stage:
            rect = self.table.plate_rect(nouns["seat"])
            if rect is not None:
                self.desk.stage.put(handle_of(nouns["handle"]), replace(Place.of(rect), w=goal.w, h=goal.h, z=300.0))
        self.table.things.shown[nouns["handle"]] = (nouns["card"], "face")
        yield self.travel(nouns["handle"], replace(goal, z=300.0), 0.4)
        yield wait(0.5)
        self.sound("card_flip")
        yield self.turn(nouns["handle"], nouns["card"] if mine else None, "own_hidden" if mine else "back", SLOW_FLIP)

    def on_veil(self, cue: SeatCue) -> Motion:
        """Cream mist over the whole field; what comes out of it is laid anew."""
        self.sound("mist")
        rects = [self.table.rect_of(("at", *place)) for place in cue.nouns["places"]]
        found = [rect for rect in rects if rect is not None]
        if found:
            yield mist(self.desk, found[0].unionall(found[1:]))

    def on_shell_game(self, cue: SeatCue) -> Motion:
        """Two backs circle each other twice: who could tell?"""
        self.sound("shell_shuffle")
        a, b = (self.cell(*place) for place in cue.nouns["places"])
        one, other = cue.nouns["before"]
        if a is None or b is None:
            return
        yield all_of(self.turn(one, None, "back", 0.12), self.turn(other, None, "back", 0.12))
        down = replace(a, face_up=False, z=300.0), replace(b, face_up=False, z=301.0)
        lift = self.table.look.px(40)
        for _ in range(2):
            yield all_of(self.travel(one, down[1], 0.18, sine_in_out, hop=lift),
                         self.travel(other, down[0], 0.18, sine_in_out, hop=-lift))  # fmt: skip
            yield all_of(self.travel(one, down[0], 0.18, sine_in_out, hop=-lift),
                         self.travel(other, down[1], 0.18, sine_in_out, hop=lift))  # fmt: skip

    def on_swap(self, cue: SeatCue) -> Motion:
        self.sound("side_step")
        a, b = (self.cell(*place) for place in cue.nouns["places"])
        one, other = cue.nouns["handles"]
        if a is not None and b is not None:
            lift = self.table.look.px(30)
            yield all_of(
                self.travel(one, replace(b, face_up=self._up(one), z=300.0), 0.3, sine_in_out, hop=lift),
                self.travel(other, replace(a, face_up=self._up(other), z=301.0), 0.3, sine_in_out, hop=-lift),
            )

    def on_left_alone(self, cue: SeatCue) -> Motion:
        yield wait(0.2)

    # the end

    def on_out(self, cue: SeatCue) -> Motion:
        """The name strip drops."""
        self.sound("lose" if cue.nouns["seat"] == self.desk.seat else "bleat_sad")
        rect = self.table.plate_rect(cue.nouns["seat"])
        name = self.desk.name(cue.nouns["seat"])
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.out", name=name), 1.0)
        if rect is not None:
            yield flown(self.desk, rect)

    def on_resigned(self, cue: SeatCue) -> Motion:
        name = self.desk.name(cue.nouns["seat"])
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.resigned", name=name), 0.9)

    def on_finalists(self, cue: SeatCue) -> Motion:
        self.sound("drumroll")
        self.table.clear_fight()
        yield banner(self.desk, self.table.ground.regions.middle, self.table.words("banner.final"), 1.4)

    def on_vote(self, cue: SeatCue) -> Motion:
        self.sound("stamp")
        rect = self.table.plate_rect(cue.nouns["seat"])
        if rect is not None:
            yield stamped(self.desk, rect, self.table.words(f"vote.{cue.nouns['vote']}.stamp"), 1.2)

    def on_result(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.table.clear_fight()
        self.sound("win" if self.desk.seat in nouns["winners"] or self.desk.seat < 0 else "lose")
        names = self.table.and_(self.desk.name(seat) for seat in nouns["winners"])
        text = self.table.words(f"banner.result.{nouns['outcome']}", winners=names)
        yield banner(self.desk, self.table.ground.regions.middle, text, 2.0)
