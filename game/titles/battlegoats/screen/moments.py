"""The moments of BattleGoats: each cue as motion and sound, in the order of the rules (art/TABLES.md).

Nothing here changes what is true: `shown` and `off` are laid aside when the update has been adopted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect

from game.engine.cues import Cue, pair
from game.tabletop.deal import carrying, comes_home
from game.tabletop.effects import banner, dropped
from game.tabletop.feed import Update
from game.tabletop.moments import moment_of, shows
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.screen.cards import LEAST, Cards
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.effects import mist, seen, stamped
from game.titles.battlegoats.screen.layout import handle_of
from game.titles.battlegoats.screen.live_fight import LiveFight
from game.titles.battlegoats.screen.moment_kit import Kit
from game.titles.battlegoats.screen.moments_climax import THREE
from game.titles.battlegoats.screen.moments_fight import SLOW_FLIP, FightMoments
from game.titles.battlegoats.screen.placement import Placement
from game.titles.battlegoats.screen.reading import Reading
from game.ui.motion import Motion, all_of, sine_in_out, staggered, wait
from game.ui.places import FLIP, Place


class Moments(Kit):
    """Plays cues on one table."""

    def __init__(self, table: Context, placement: Placement, fight: LiveFight, cards: Cards) -> None:
        super().__init__(table, placement, fight, cards)
        self.fights = FightMoments(table, placement, fight, cards)

    def play(self, told: Sequence[Cue], after: Update) -> Motion:
        """One beat: its cues together, but for those that tell a story one after another."""
        fallen = [cue for cue in told if isinstance(cue, cues.Falls)]
        if len(fallen) >= THREE and self.fight.playing is not None:
            yield from self.fights.climaxes.blow(fallen)
        together: list[Motion] = []
        for cue in told:
            moment = moment_of(self, cue, after) or moment_of(self.fights, cue, after)
            if moment is not None:
                together.append(moment)
        if told and isinstance(told[0], cues.Flip):
            yield from self.fights.flips(told)
        elif told and isinstance(told[0], cues.Power):
            yield from self.fights.powers([cue for cue in told if isinstance(cue, cues.Power)])
        elif together:
            yield all_of(*together)

    def deal(self) -> Motion:
        """Your hero comes first, face down into the middle, turns up and is named; then it takes its place and the others are
        dealt beside it. Whoever takes a card in hand meanwhile has it."""
        services, table = self.services, self.table
        stage = services.stage
        hero = table.reading.hero
        if hero is None:
            return
        first, card = handle_of(hero[0]), hero[1]
        area, height = table.ground.stage, table.look.frame.size[1]
        wide = max(0.4 * height * 5 / 7, LEAST + 4.0)
        middle = Place(area.centerx, area.y + wide * 0.72, wide, wide * 7 / 5, face_up=False, raised=1.0, z=400.0)
        above = replace(middle, y=-middle.h)
        dealt = [first, *(handle for handle in self.placement.layout() if handle != first)]
        with carrying(services, dealt):
            for handle in dealt:
                stage.put(handle, above)
            self.sound("card_deal")
            yield stage.travel(first, middle, 0.3)
            yield wait(0.25)
            self.sound("card_flip")
            up = replace(middle, face_up=True)
            yield stage.travel(first, up, FLIP, sine_in_out, hop=table.look.px(12))
            if stage.place_of(first) == up:
                stage.put(first, replace(up, glow=1.0))
            self.sound("crowd_ooh")
            foot = Rect(area.x, area.y, area.w, round(middle.y + middle.h * 0.62) - area.y)
            yield banner(services, foot, table.words("banner-hero", card=table.card_name(card)), 1.0, high=1.0)
            self.sound("card_deal")
            yield staggered([comes_home(services, self.placement.layout, handle) for handle in dealt])

    @shows(cues.DealtHero)
    def on_dealt_hero(self, cue: cues.DealtHero, after: Update) -> Motion:
        if cue.seat == self.services.seat:
            self.sound("card_deal")
        yield wait(0.0)

    @shows(cues.Picked)
    def on_picked(self, cue: cues.Picked, after: Update) -> Motion:
        if cue.seat == self.services.seat:
            self.sound("card_slide")
        yield wait(0.0)

    @shows(cues.PacketPassed)
    def on_packet_passed(self, cue: cues.PacketPassed, after: Update) -> Motion:
        if cue.seat == self.services.seat:
            self.sound("card_deal")
            out = [
                self.travel(number, replace(self.services.stage[handle_of(number)],
                                            x=self.table.look.frame.size[0] * 0.78, alpha=0.0), 0.22)
                for number, _ in self.table.reading.packet
                if handle_of(number) in self.services.stage and number not in self.table.chooser.kept
            ]  # fmt: skip
            if out:
                yield staggered(out)
        yield wait(0.0)

    @shows(cues.DeployOpen)
    def on_deploy_open(self, cue: cues.DeployOpen, after: Update) -> Motion:
        if cue.seat == self.services.seat:
            self.sound("card_deal")
        yield wait(0.0)

    @shows(cues.Ready)
    def on_ready(self, cue: cues.Ready, after: Update) -> Motion:
        self.sound("ready_drum")
        rect = self.placement.plate_rect(cue.seat)
        if rect is not None:
            yield stamped(self.services, rect, self.table.words("ready-stamp"))

    @shows(cues.Battle)
    def on_battle(self, cue: cues.Battle, after: Update) -> Motion:
        self.sound("turn_gong")
        yield banner(self.services, self.table.ground.regions.middle, self.table.words("banner-battle"))

    @shows(cues.PhotoFinish)
    def on_photo_finish(self, cue: cues.PhotoFinish, after: Update) -> Motion:
        """The tied plates glow once by turns, then one stays."""
        self.sound("drumroll")
        for _ in range(2):
            for seat in cue.tied:
                self.table.live.lit = {seat}
                yield wait(0.16)
        self.table.live.lit = {cue.seat}
        self.services.disclose()
        self.sound("stamp")
        yield banner(self.services, self.table.ground.regions.middle, self.table.words("banner-photo"), 0.9)

    @shows(cues.Chooser)
    def on_chooser(self, cue: cues.Chooser, after: Update) -> Motion:
        self.sound("toast")
        self.table.live.lit = {cue.seat}
        yield wait(0.2)

    @shows(cues.FirstAttacker)
    def on_first_attacker(self, cue: cues.FirstAttacker, after: Update) -> Motion:
        self.sound("horn")
        text = self.table.of_seat("banner-first", cue.seat)
        yield banner(self.services, self.table.ground.regions.middle, text, 0.7)

    @shows(cues.Turn)
    def on_turn(self, cue: cues.Turn, after: Update) -> Motion:
        """The fight stays on the stage until the new turn's figures are there to take its place."""
        if cue.seat == self.services.seat:
            self.sound("turn_gong")
        yield wait(0.05)

    @shows(cues.Skipped)
    def on_skipped(self, cue: cues.Skipped, after: Update) -> Motion:
        self.sound("bleat_sad")
        text = self.table.of_seat("banner-skipped", cue.seat)
        yield banner(self.services, self.table.ground.regions.middle, text, 0.8)

    @shows(cues.Command)
    def on_command(self, cue: cues.Command, after: Update) -> Motion:
        self.sound("power_step")
        yield self.turn(cue.handle, cue.card, "face")
        self.services.disclose()
        text = self.table.words("banner-command", card=self.table.card_name(cue.card))
        yield banner(self.services, self.table.ground.regions.middle, text, 0.9)

    @shows(cues.Peek)
    def on_peek(self, cue: cues.Peek, after: Update) -> Motion:
        self.sound("mist")
        moves: list[Any] = []
        for i, (place, handle) in enumerate(zip(cue.places, cue.handles)):
            rect = self.placement.rect_of(("at", *place))
            if cue.faces:
                moves.append(self.turn(handle, cue.faces[i], "own_hidden"))
            if rect is not None:
                moves.append(seen(self.services, rect, 0.8))
        if moves:
            yield all_of(*moves)

    @shows(cues.Expose)
    def on_expose(self, cue: cues.Expose, after: Update) -> Motion:
        fight = self.fight.playing
        if fight is not None:
            fight.step = "after"
        self.sound("crowd_ooh")
        yield self.turn(cue.handle, cue.card, "face")
        self.services.disclose()
        yield wait(0.5)

    @shows(cues.Stolen)
    def on_stolen(self, cue: cues.Stolen, after: Update) -> Motion:
        self.sound("side_step")
        goal = self.cell(*pair(cue.to))
        if goal is not None:
            up = self.is_up(cue.handle)
            yield self.travel(cue.handle, replace(goal, face_up=up, z=300.0), 0.5, sine_in_out,
                              hop=self.table.look.px(60))  # fmt: skip

    @shows(cues.Raised)
    def on_raised(self, cue: cues.Raised, after: Update) -> Motion:
        self.sound("crowd_ooh")
        goal = self.cell(*pair(cue.to))
        if goal is None:
            return
        mine = cue.seat == self.services.seat
        if handle_of(cue.handle) not in self.services.stage:
            rect = self.placement.plate_rect(cue.seat)
            if rect is not None:
                self.services.stage.put(handle_of(cue.handle), replace(Place.of(rect), w=goal.w, h=goal.h, z=300.0))
        self.table.live.shown[cue.handle] = (cue.card, "face")
        yield self.travel(cue.handle, replace(goal, z=300.0), 0.4)
        yield wait(0.5)
        self.sound("card_flip")
        yield self.turn(cue.handle, cue.card if mine else None, "own_hidden" if mine else "back", SLOW_FLIP)

    @shows(cues.Veil)
    def on_veil(self, cue: cues.Veil, after: Update) -> Motion:
        """Cream mist over the whole field; what comes out of it is laid anew."""
        self.sound("mist")
        rects = [self.placement.rect_of(("at", *place)) for place in cue.places]
        found = [rect for rect in rects if rect is not None]
        if found:
            yield mist(self.services, found[0].unionall(found[1:]))

    @shows(cues.ShellGame)
    def on_shell_game(self, cue: cues.ShellGame, after: Update) -> Motion:
        """Two backs circle each other twice: who could tell?"""
        self.sound("shell_shuffle")
        a, b = (self.cell(*pair(place)) for place in cue.places)
        one, other = cue.before
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

    @shows(cues.Swap)
    def on_swap(self, cue: cues.Swap, after: Update) -> Motion:
        self.sound("side_step")
        a, b = (self.cell(*pair(place)) for place in cue.places)
        one, other = cue.handles
        if a is not None and b is not None:
            lift = self.table.look.px(30)
            yield all_of(
                self.travel(one, replace(b, face_up=self.is_up(one), z=300.0), 0.3, sine_in_out, hop=lift),
                self.travel(other, replace(a, face_up=self.is_up(other), z=301.0), 0.3, sine_in_out, hop=-lift),
            )

    @shows(cues.LeftAlone)
    def on_left_alone(self, cue: cues.LeftAlone, after: Update) -> Motion:
        self.sound("bleat")
        yield wait(0.2)

    @shows(cues.Out)
    def on_out(self, cue: cues.Out, after: Update) -> Motion:
        """The name strip drops."""
        self.sound("lose" if cue.seat == self.services.seat else "bleat_sad")
        rect = self.placement.plate_rect(cue.seat)
        text = self.table.of_seat("banner-out", cue.seat)
        yield banner(self.services, self.table.ground.regions.middle, text, 1.0)
        if rect is not None:
            yield dropped(self.services, rect, self.services.look.panel("plain", rect.size))

    @shows(cues.Resigned)
    def on_resigned(self, cue: cues.Resigned, after: Update) -> Motion:
        self.sound("seat_leave")
        text = self.table.of_seat("banner-resigned", cue.seat)
        yield banner(self.services, self.table.ground.regions.middle, text, 0.9)

    @shows(cues.Finalists)
    def on_finalists(self, cue: cues.Finalists, after: Update) -> Motion:
        self.sound("drumroll")
        self.fight.clear()
        yield banner(self.services, self.table.ground.regions.middle, self.table.words("banner-final"), 1.4)

    @shows(cues.Vote)
    def on_vote(self, cue: cues.Vote, after: Update) -> Motion:
        self.sound("stamp")
        rect = self.placement.plate_rect(cue.seat)
        if rect is not None:
            yield stamped(self.services, rect, self.table.words(f"vote-{cue.vote}-stamp"), 1.2)

    @shows(cues.Result)
    def on_result(self, cue: cues.Result, after: Update) -> Motion:
        self.fight.clear()
        self.sound("win" if self.services.seat in cue.winners or self.services.seat < 0 else "lose")
        names = self.table.words.people(cue.winners, self.services.seat, self.services.name)
        mine = cue.outcome == "victory" and cue.winners == [self.services.seat]
        text = self.table.words(f"banner-result-{cue.outcome}{'.you' if mine else ''}", winners=names)
        winners = [] if cue.outcome == "fallen" else cue.winners
        yield self.fights.climaxes.herd(winners, Reading(after, self.services.seat), text)
