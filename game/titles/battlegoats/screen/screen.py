"""BattleGoats on screen: what the table scene asks of the title, answered from the view and the ask alone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.engine.rules import View
from game.tabletop.contract import AnswerButton, Hotspot, Line, MakesScreen, Phase
from game.tabletop.default_screen import DefaultScreen
from game.tabletop.feed import Update
from game.tabletop.phase_track import phase_track
from game.tabletop.services import TableServices
from game.titles.battlegoats import TITLE
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.screen.answers import Answers
from game.titles.battlegoats.screen.asks import ask_words
from game.titles.battlegoats.screen.board import Board
from game.titles.battlegoats.screen.cards import Cards
from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.fan import Fan
from game.titles.battlegoats.screen.hotspots import spots_of
from game.titles.battlegoats.screen.lines import STYLE, LogLines, args_of
from game.titles.battlegoats.screen.live_fight import LiveFight
from game.titles.battlegoats.screen.marks import Marks
from game.titles.battlegoats.screen.moment_state import MomentState
from game.titles.battlegoats.screen.moments import Moments
from game.titles.battlegoats.screen.moods import moods
from game.titles.battlegoats.screen.pages import Pages
from game.titles.battlegoats.screen.placement import Placement
from game.titles.battlegoats.screen.reading import Reading, hide_remembered
from game.titles.battlegoats.screen.selection import Selection
from game.titles.battlegoats.screen.sounds import SOUNDS
from game.titles.battlegoats.screen.stage import Stage
from game.titles.battlegoats.screen.story import STORY
from game.ui.living import Mood
from game.ui.motion import Motion
from game.ui.places import Place
from game.ui.widgets.inspector import Inspected
from game.ui.widgets.players import PlayerFacts


class BattleGoatsTable(DefaultScreen[Context]):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    codex = "battlegoats"
    story = STORY
    sounds = SOUNDS
    has_sheet = memory_game = True
    cry = "bleat"

    def __init__(self, services: TableServices) -> None:
        super().__init__(context := Context(services=services))
        self.title = TITLE.name
        self.selection = Selection(context)
        self.cards = Cards(context)
        self.pages = Pages(context)
        self.fight = LiveFight(context, self.pages)
        self.placement = Placement(context, self.selection, self.fight)
        self.board = Board(context, self.cards, self.fight)
        self.stage = Stage(context, self.cards)
        self.marks = Marks(context, self.selection, self.placement)
        self.fan = Fan(context, self.selection, self.cards)
        self.answers = Answers(context, self.selection, self.resign)
        self.log = LogLines(context)
        self.moments_of = Moments(context, self.placement, self.fight, self.cards)
        self._fell: str | None = None
        """The card that fell last."""

    # updates

    def shown(self) -> None:
        self.context.reading = Reading(self.services.update, self.services.seat)
        self.selection.shown()
        fought = self.context.fights
        self.fight.adopt()
        self.context.live = MomentState()
        self.selection.work_out()
        if fought and not self.context.fights:
            self.placement.resize()

    # words round the table

    def phases(self) -> Sequence[Phase]:
        reading, words = self.context.reading, self.words
        draft = self.services.feed.options.get("muster") == "draft"
        names = [*(("draft",) if draft else ("muster",)), "deploy", "first", "battle", "final"]
        now = {"muster": names[0], "over": "final"}.get(reading.phase, reading.phase)
        at = names.index(now) if now in names else 0
        out = []
        for i, name in enumerate(names):
            text = words(f"phase-{name}")
            if name == "battle" and i == at:
                text = words("track-turn", phase=text, n=reading.turn)
            elif name == "draft" and i == at and reading.round:
                text = words("track-pick", phase=text, n=reading.round)
            elif name == "final" and reading.phase == "over":
                text = words("phase-over")
            out.append(text)
        return phase_track(out, at)

    def has_resigned(self, seat: int) -> bool:
        return seat in self.context.reading.resigned

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        reading, words = self.context.reading, self.words
        left = reading.left[seat]
        strip = (self.placement.plate_rect(seat) or Rect(0, 0, 1, 99)).h < 62
        result = self.services.update.result
        won = result is not None and seat in result.winners
        if won:
            status = self.services.tr("results-winner")
        elif self._final(seat):
            status = words("phase-final")
        elif seat in reading.resigned:
            status = words("plate-resigned")
        elif reading.out[seat]:
            status = words("plate-out")
        elif reading.mode == "deploy":
            time = reading.ready[seat]
            laid = len(self.context.chooser.laid) if seat == self.services.seat else 0
            if time >= 0:
                status = self.context.say_ready("plate-ready", time)
            else:
                status = words("plate-laying-mine", n=laid) if seat == self.services.seat else words("plate-laying")
        elif reading.mode == "draft":
            status = words("plate-choosing" if facts.active else "plate-chosen")
        elif strip:
            status = (
                words("plate-turn") if seat == self.services.seat == reading.active else words("plate-cards", n=left)
            )
        else:
            turn = "plate-turn" if seat == self.services.seat else "plate-their-turn"
            status = words("plate-in-play", n=left, what=words(turn if seat == reading.active else "plate-waits"))
        active = seat in self.context.live.lit or (seat == reading.active if reading.mode == "battle" else facts.active)
        ready = reading.mode == "deploy" and reading.ready[seat] >= 0
        pips = (left, 9) if reading.mode == "battle" else (0, 0)
        active = won or (active and result is None)
        gone = bool(reading.out[seat]) and not (won or self._final(seat))
        return facts._replace(status=status, pips=pips, active=active and not gone, ready=ready, out=gone)

    def _final(self, seat: int) -> bool:
        """Out with the last card, but one of those who vote on how it ends (BTG-9.3)."""
        ask = self.services.update.ask
        return ask is not None and ask.kind == "vote" and seat in ask.seats

    def ask(self) -> tuple[str, str]:
        return ask_words(self.context)

    def caption(self) -> str:
        fight = self.fight.playing
        return fight.heading if fight is not None and fight.step in ("flip", "power") else ""

    def acts(self) -> Sequence[AnswerButton]:
        return self.answers.acts()

    @property
    def chapter(self) -> str:
        return {"first": "deploy", "over": "final"}.get(self.context.reading.phase, self.context.reading.phase)

    def resigning(self) -> str:
        """Where the cards go, and who plays on; the last opponent wins (BTG-4.21)."""
        reading, words = self.context.reading, self.words
        told = words("resign-text.early" if reading.phase in ("draft", "deploy") else "resign-text")
        others = [seat for seat in range(reading.seats) if seat != self.services.seat and reading.in_play(seat)]
        if len(others) == 1:
            return f"{told} {words('resign-last', name=self.services.name(others[0]))}"
        return f"{told} {words('resign-on')}"

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        return spots_of(self.context, self.selection, self.placement, self.fight.last)

    def inspect(self, handle: Handle) -> Inspected | None:
        if not isinstance(handle, tuple):
            return None
        kind = handle[0]
        if kind == "card":
            return self.pages.card(handle[1])
        if kind == "pile":
            return self.pages.pile(handle[1])
        if kind == "last":
            return self.fight.read_again()
        if kind == "at":
            lying = self.context.reading.pointed(handle)
            if lying is not None:
                return self.pages.lying(lying)
            if self.context.reading.mode == "deploy":
                number = self.context.chooser.laid.get(handle[2], self.context.chooser.holding)
                return None if number is None else self.pages.laying(number, handle[2])
            return self.pages.space(handle[1], handle[2])
        if kind == "c" and handle[1] in self.context.reading.by_handle:
            return self.pages.lying(self.context.reading.by_handle[handle[1]])
        if kind == "c" and handle[1] in self.context.reading.names:
            if self.context.reading.mode == "deploy":
                space = self.context.chooser.space_of(handle)
                over = self.services.pointer.over
                if self.services.pointer.dragging == handle and isinstance(over, tuple):
                    space = self.context.chooser.space_of(over) or space
                return self.pages.laying(handle[1], space)
            return self.pages.card(self.context.reading.names[handle[1]])
        return None

    def heard(self, cue: Cue) -> None:
        self.log.follow(cue)
        self.fight.follow(cue)
        if isinstance(cue, cues.Falls):
            self._fell = cue.card

    def page(self) -> Hashable | None:
        """Read until one points at something: before the battle your hero, then who fell last."""
        hero = self.context.reading.hero
        if self.context.reading.mode != "battle":
            return None if hero is None else ("c", hero[0])
        return None if self._fell is None else ("card", self._fell)

    def click(self, handle: Handle) -> None:
        self.answers.click(handle)

    def drop(self, handle: Handle, onto: Handle) -> None:
        """A dragged card is let go: into a space, onto a card (they swap), or back to the tray."""
        if self.context.chooser.kind != "deploy" or not isinstance(handle, tuple):
            return
        space = self.context.chooser.space_of(onto)
        if space is not None:
            self.context.chooser.lay(handle[1], space)
        else:
            self.context.chooser.pick_up(handle[1])
        self.answers.sketch()

    def back(self) -> bool:
        return self.selection.back()

    # moments and log

    def moments(self, cues: Sequence[Cue], after: Update) -> Motion:
        return self.moments_of.play(cues, after)

    def opening(self, update: Update) -> Motion | None:
        """The deal, for who has done nothing yet with what was dealt. A host does not tell the first cues to all: what lies there
        says it."""
        reading = self.context.reading
        if reading.mode == "draft":
            fresh = reading.round <= 1 and not reading.hand
        else:
            fresh = reading.mode == "deploy" and not reading.sketch and bool(self.asked)
        return self.moments_of.deal() if fresh and reading.hero is not None else None

    def lines(self, cue: Cue) -> Sequence[Line]:
        return self.log.lines(cue)

    def moods(self, cue: Cue) -> Mapping[int, Mood]:
        return moods(cue)

    def is_dramatic(self, cue: Cue) -> bool:
        return STYLE.is_dramatic(cue)

    def hush(self, cue: Cue) -> str | None:
        """What is told when the table has shown it."""
        return STYLE.hush(cue)

    def forgets(self, cue: Cue) -> bool:
        return isinstance(cue, cues.Turn) and not self.log.chronicle

    def keeps(self, line: Line) -> bool:
        return self.log.lie_open(line.about)

    def recalls(self, then: View, now: View) -> View:
        """Looking back must not replace memory: a rival's card lies face down there unless all can see it now
        (BTG-8.3)."""
        return then if self.log.chronicle else hide_remembered(then, now, self.services.seat)

    def lay_open(self, own: View, everybody: Sequence[View]) -> View:
        return {**own, **{f"seat.{seat}": view[f"seat.{seat}"] for seat, view in enumerate(everybody)}}

    def hand_of(self, view: View) -> Sequence[str]:
        """Before the battle; then all lies on the table."""
        mine = view.get("mine") or {}
        cards = [*([mine["hero"]] if mine.get("hero") else []), *mine.get("hand", ())]
        return [card for _, card in cards]

    # what lies where

    def layout(self) -> Mapping[Handle, Place]:
        return self.placement.layout()

    def told(self, cue: Cue) -> dict[str, Any]:
        return args_of(self.context, cue)

    def where(self, value: Any) -> Rect | None:
        return self.placement.rect_of(tuple(value) if isinstance(value, list | tuple) else value)

    def appear(self, handle: Handle) -> Place | None:
        return self.placement.appear(handle)

    def leave(self, handle: Handle) -> Place | None:
        return self.placement.leave(handle)

    def grown(self, handle: Handle) -> tuple[float, float] | None:
        return self.placement.grown(handle)

    def aside(self, point: tuple[int, int] | None) -> bool:
        return self.fight.put_aside(point)

    # drawing

    def draw_background(self, surface: Surface) -> None:
        self.board.paint(surface)

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        if handle == self.services.pointer.dragging:
            self.marks.drop_mark(surface)
        sprites = self.cards.sprites(self.look)
        sprites.signs = self.placement.signs
        sprites.phase = self.services.march() if handle in sprites.signs else 0.0
        sprites.one(surface, handle, place)

    def printed_words(self) -> Sequence[Rect]:
        """The names of the rows."""
        return [rect for _, rect in self.board.row_names(self.context.ground)]

    def is_raised(self, handle: Handle) -> bool:
        return handle in self.placement.signs

    def paint_over(self, surface: Surface) -> None:
        """The marks, the stage, a fan or the vote."""
        if self.fight.playing is None and not self.services.sent:
            self.marks.draw(surface)
        self._paint_stage(surface)
        self.fan.draw(surface)

    def _paint_stage(self, surface: Surface) -> None:
        """The fight that is shown."""
        fight, place = self.fight.shown, self.context.ground
        if fight is None:
            return
        if not place.duel and self.fight.is_aside:
            self.stage.tab(surface, rect=self.fight.tab, fight=fight)
        else:
            self.stage.draw(surface, rect=self.fight.rect, fight=fight, overlay=not place.duel)


TABLE: MakesScreen = BattleGoatsTable
