"""BattleGoats on screen: what the table scene asks of the title, answered from the view and the ask alone."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.engine.rules import View
from game.tabletop.contract import AnswerButton, Hotspot, Line, MakesScreen, Phase, TableServices
from game.tabletop.feed import Update
from game.titles.battlegoats import TITLE
from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.screen import acts as acts_of
from game.titles.battlegoats.screen import lines as lines_of
from game.titles.battlegoats.screen.board import Board
from game.titles.battlegoats.screen.choose import Chooser, Handle
from game.titles.battlegoats.screen.fight import Fight, Stage
from game.titles.battlegoats.screen.layout import Ground, ground_of
from game.titles.battlegoats.screen.lie import Lie
from game.titles.battlegoats.screen.moments import Moments
from game.titles.battlegoats.screen.over import Over
from game.titles.battlegoats.screen.pages import Pages
from game.titles.battlegoats.screen.pairs import helps_of
from game.titles.battlegoats.screen.reading import RESERVE, Reading, card_of, recalled
from game.titles.battlegoats.screen.sounds import SOUNDS
from game.titles.battlegoats.screen.spots import spots_of, why_not
from game.titles.battlegoats.screen.tally import Tally
from game.titles.battlegoats.screen.things import Things
from game.ui.motion import Motion
from game.ui.places import Place
from game.ui.widgets.inspector import Inspected
from game.ui.widgets.players import PlayerFacts


class BattleGoatsTable(Lie):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    music = codex = "battlegoats"
    sounds = SOUNDS
    has_sheet = memory_game = True
    cry = "bleat"

    def __init__(self, services: TableServices) -> None:
        super().__init__(services)
        self.title = TITLE.name
        self.things = Things(self)
        self.board = Board(self)
        self.tally = Tally(self)
        self.over = Over(self)
        self.pages = Pages(self)
        self.stage = Stage(self)
        self.moments_of = Moments(self)
        self.chronicle = bool(services.feed.options.get("chronicle", False))
        self.looking: int | None = None
        """The seat whose discard pile is open to look at."""
        self._fell: str | None = None
        """The card that fell last."""
        self.ready: list[Cue] = []
        """Who has laid out the battlefield, as it was told."""
        self.clash: Cue | None = None
        """The powers that were compared, while nothing else has been told since."""
        self.felled: list[tuple[Cue, Cue]] = []
        """Who fell right after such a comparison, with it: one sentence tells both."""
        self._laid: dict[str, int] | None = None
        self._helps: tuple[Hashable, dict[str, tuple[int, int]]] = (None, {})
        self._forecast: dict[str, dict[str, Any]] | None = None

    # names

    @property
    def ground(self) -> Ground:
        return ground_of(self.reading, self.look.frame)

    @property
    def ground_duel(self) -> bool:
        """Whether the stage has a place of its own."""
        return len(self.reading.around()) == 2

    def card_name(self, card: str) -> str:
        return self.words(f"card-{card}") if card != "unknown" else self.words("a_card")

    def type_name(self, card: str) -> str:
        return self.words(f"type-{card_of(card).type}")

    def short_name(self, seat: int) -> str:
        return self.services.tr("table-you") if seat == self.services.seat else self.services.name(seat)

    def place_name(self, place: Sequence[Any]) -> str:
        return self.words("place", seat=self.services.name(place[0]), space=self.words(f"space-{place[1]}"))

    def and_(self, names: Iterable[str]) -> str:
        found = list(names)
        if len(found) < 2:
            return "".join(found)
        return self.services.tr("table-and", first=", ".join(found[:-1]), last=found[-1])

    # what lies where

    def shown(self) -> None:
        """A new update: the selection starts anew, but for a layout in the making."""
        before = getattr(self, "chooser", None)
        self.reading = Reading(self.services.update, self.services.seat)
        ask = self.services.update.ask
        self.chooser = Chooser(ask, self.reading)
        if before is not None and self.chooser.kind == "deploy":
            mine = {handle for handle, _ in self.reading.nine()}
            if before.kind == "deploy" and set(before.laid.values()) <= mine:
                self.chooser.laid, self.chooser.holding = before.laid, before.holding
        if self.chooser.kind == "deploy" or self.reading.mode == "deploy":
            self._laid = self.chooser.laid or (self._laid if self.reading.mode == "deploy" else None)
            if not self.chooser.kind and self._laid is not None:
                self.chooser.laid = self._laid
        steps = {step[0] for step in self.services.update.view.get("agenda", ())}
        if not steps & {"settle", "clash", "dodge", "aftermath"}:
            self.clear_fight()
        elif self.playing_fight is not None and self.playing_fight.step == "compare" and ask is not None:
            self.playing_fight.step = "after"
            self.playing_fight.after = self.words.maybe(f"step-{ask.kind}") or self.words("step-after")
        if not self.ground.duel and self.chooser.kind:
            self.fight_hidden = True  # it would lie over what is to be named now
        self.things.shown.clear()
        self.at_rest()
        self.looking = None
        self._forecast = None
        self.selection()

    def again(self) -> None:
        self.selection()
        super().again()

    def selection(self) -> None:
        """What hangs on the selection is worked out again."""
        chooser = self.chooser
        self.selections += 1
        self.targets = set() if self.services.sent else chooser.targets()
        at = [h for h in self.targets if isinstance(h, tuple) and h[0] == "at" and self.card_at(h) is not None]
        self.whole_fields = {
            seat for seat in range(self.reading.seats)
            if seat != self.services.seat and sum(h[1] == seat for h in at) == self.reading.left[seat] > 1
        }  # fmt: skip
        cards = [handle[1] for handle in chooser.open() if isinstance(handle, tuple) and handle[0] == "card"]
        self.picking = [] if chooser.kind == "draft" else [str(card) for card in cards]
        if not self.picking and self.looking is not None:
            self.picking = [card for _, card in self.reading.pile(self.looking)]

    def pile_name(self, seat: int) -> str:
        if seat == RESERVE:
            return self.words("reserve")
        if seat == self.services.seat:
            return self.words("pile-mine", n=len(self.reading.piles[seat]))
        return self.words("pile-name", name=self.short_name(seat))

    @property
    def picking_heading(self) -> str:
        if self.looking is not None:
            return self.pile_name(self.looking)
        return self.words("raise-heading")

    # words round the table

    def phases(self) -> Sequence[Phase]:
        reading, words = self.reading, self.words
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
            out.append(Phase(text, "past" if i < at else "now" if i == at else "ahead"))
        return out

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        reading, words = self.reading, self.words
        left = reading.left[seat]
        strip = (self.plate_rect(seat) or Rect(0, 0, 1, 99)).h < 62
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
            laid = len(self.chooser.laid) if seat == self.services.seat else 0
            if time >= 0:
                status = words("plate-ready", time=f"{time / 1000:.1f}")
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
        active = seat in self.lit or (seat == reading.active if reading.mode == "battle" else facts.active)
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
        return acts_of.ask_words(self)

    def caption(self) -> str:
        fight = self.playing_fight
        return fight.heading if fight is not None and fight.step in ("flip", "power") else ""

    def acts(self) -> Sequence[AnswerButton]:
        return acts_of.acts(self)

    def planned(self) -> Fight | None:
        return acts_of.planned(self)

    def reason(self) -> tuple[str, str]:
        """Why what is dim is dim, said on the table."""
        return acts_of.reason(self)

    def stage_heading(self) -> str:
        """What the idle stage is headed with."""
        reading = self.reading
        if reading.phase == "over" or reading.active < 0:
            return self.words(f"phase-{reading.phase}")
        if reading.active == self.services.seat:
            return self.words("stage-your-turn")
        return self.words("stage-turn", name=self.services.name(reading.active))

    def pairs(self) -> list[tuple[str, str]]:
        return acts_of.pairs(self)

    def helps(self, number: int, space: str) -> dict[str, tuple[int, int]]:
        """DEPLOY: see `helps_of`; counted once for each layout."""
        key = (number, space, *sorted(self.chooser.laid.items()))
        if self._helps[0] != key:
            self._helps = (key, helps_of(self, number, space))
        return self._helps[1]

    @property
    def chapter(self) -> str:
        return {"first": "deploy", "over": "final"}.get(self.reading.phase, self.reading.phase)

    def forecast(self) -> dict[str, dict[str, Any]]:
        """What your cards would count now."""
        if self._forecast is None:
            battle = self.reading.mode == "battle" and self.services.seat >= 0 and self.reading.phase != "over"
            self._forecast = forecast.forecast(self.services.update.view, self.services.seat) if battle else {}
        return self._forecast

    def resigning(self) -> str:
        """Who plays on; the last opponent wins (BTG-4.21)."""
        reading, words = self.reading, self.words
        others = [seat for seat in range(reading.seats) if seat != self.services.seat and reading.in_play(seat)]
        if len(others) == 1:
            return f"{words('resign-text')} {words('resign-last', name=self.services.name(others[0]))}"
        return f"{words('resign-text')} {words('resign-on')}"

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        return spots_of(self)

    def why(self, handle: Handle) -> str:
        return why_not(self, handle)

    def inspect(self, handle: Handle) -> Inspected | None:
        if not isinstance(handle, tuple):
            return None
        kind = handle[0]
        if kind == "card":
            return self.pages.card(handle[1])
        if kind == "pile":
            return self.pages.pile(handle[1])
        if kind == "at":
            lying = self.card_at(handle)
            if lying is not None:
                return self.pages.lying(lying)
            if self.reading.mode == "deploy":
                number = self.chooser.laid.get(handle[2], self.chooser.holding)
                return None if number is None else self.pages.laying(number, handle[2])
            return self.pages.space(handle[1], handle[2])
        if kind == "c" and handle[1] in self.reading.names:
            if self.reading.mode == "deploy":
                space = next((s for s, h in self.chooser.laid.items() if h == handle[1]), None)
                over = self.services.pointer.over
                if self.services.pointer.dragging == handle and isinstance(over, tuple):
                    space = self.space_of(over) or space
                return self.pages.laying(handle[1], space)
            return self.pages.card(self.reading.names[handle[1]])
        return None

    def heard(self, cue: Cue) -> None:
        lines_of.followed(self, cue)
        if cue.kind == "falls":
            self._fell = cue.nouns["card"]

    def page(self) -> Hashable | None:
        """Read until one points at something: before the battle your hero, then who fell last."""
        hero = self.reading.hero
        if self.reading.mode != "battle":
            return None if hero is None else ("c", hero[0])
        return None if self._fell is None else ("card", self._fell)

    def space_of(self, handle: Handle) -> str | None:
        """The own space that a handle names, or that its card lies in (DEPLOY)."""
        if not isinstance(handle, tuple) or handle[0] not in ("at", "c"):
            return None  # the tray
        if handle[0] == "at":
            return str(handle[2])
        return next((s for s, h in self.chooser.laid.items() if h == handle[1]), None)

    def click(self, handle: Handle) -> None:
        acts_of.click(self, handle)

    def drop(self, handle: Handle, onto: Handle) -> None:
        """A dragged card is let go: into a space, onto a card (they swap), or back to the tray."""
        if self.chooser.kind != "deploy" or not isinstance(handle, tuple):
            return
        space = self.space_of(onto)
        if space is not None:
            self.chooser.lay(handle[1], space)
        else:
            self.chooser.pick_up(handle[1])
        acts_of.sketch(self)

    def back(self) -> bool:
        if self.looking is not None:
            self.looking = None
            self.selection()
            return True
        went = self.chooser.back()
        self.selection()
        return went

    # moments and log

    def moments(self, cues: Sequence[Cue], after: Update) -> Motion:
        return self.moments_of.play(cues, after)

    def opening(self, update: Update) -> Motion | None:
        """The deal, for who has done nothing yet with what was dealt. A host does not tell the first cues to all: what lies there
        says it."""
        reading = self.reading
        if reading.mode == "draft":
            fresh = reading.round <= 1 and not reading.hand
        else:
            fresh = reading.mode == "deploy" and not reading.sketch and bool(self.asked)
        return self.moments_of.deal() if fresh and reading.hero is not None else None

    def lines(self, cue: Cue) -> Sequence[Line]:
        return lines_of.lines(self, cue)

    def hush(self, cue: Cue) -> str | None:
        """What is told when the table has shown it."""
        return lines_of.hush(cue)

    def forgets(self, cue: Cue) -> bool:
        return cue.kind == "turn" and not self.chronicle

    def recalls(self, then: View, now: View) -> View:
        """Looking back must not replace memory: a rival's card lies face down there unless all can see it now
        (BTG-8.3)."""
        return then if self.chronicle else recalled(then, now, self.services.seat)

    # drawing

    def draw_background(self, surface: Surface) -> None:
        self.board.paint(surface)

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        if handle == self.services.pointer.dragging:
            self.over.drop_mark(surface)
        sprites = self.things.sprites(self.look)
        sprites.signs = self._signs
        sprites.phase = self.services.march() if handle in self._signs else 0.0
        sprites.one(surface, handle, place)

    def is_raised(self, handle: Handle) -> bool:
        return handle in self._signs

    def paint_over(self, surface: Surface) -> None:
        self.over.draw(surface)

    @property
    def marches(self) -> bool:
        return bool(self.targets) and not self.services.sent


TABLE: MakesScreen = BattleGoatsTable
