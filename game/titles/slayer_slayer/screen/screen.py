"""Goblin Slayer-Slayer on screen: what the table scene asks of the title, answered from the view and the ask alone.

The middle shows rooms (`screen/panel.py`): a battle, the doors, the loot, the store ... The hand, the plates, the supplies and
the shaft are always there. Everything that a room may answer is asked of the rooms in their order.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from pygame import Surface

from game.engine.cues import Cue
from game.engine.rules import View
from game.tabletop.context import wait_button
from game.tabletop.contract import AnswerButton, Hotspot, Line, MakesScreen, Phase
from game.tabletop.feed import Update
from game.tabletop.moments import moment_of
from game.tabletop.panel_screen import PanelScreen
from game.tabletop.panels import Rooms
from game.tabletop.phase_track import phase_track
from game.tabletop.services import TableServices
from game.titles.slayer_slayer import TITLE
from game.titles.slayer_slayer.rules.cards import FLOORS
from game.titles.slayer_slayer.screen import lines as lines_of
from game.titles.slayer_slayer.screen.asks import AskWords
from game.titles.slayer_slayer.screen.battle import Battle
from game.titles.slayer_slayer.screen.battle_field import BattleField
from game.titles.slayer_slayer.screen.cards import Cards
from game.titles.slayer_slayer.screen.choice import Choice
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.count_moments import CountMoments
from game.titles.slayer_slayer.screen.counter import Counter
from game.titles.slayer_slayer.screen.dice import Dice
from game.titles.slayer_slayer.screen.event import Event
from game.titles.slayer_slayer.screen.event_moments import EventMoments
from game.titles.slayer_slayer.screen.event_sheet import EventSheet
from game.titles.slayer_slayer.screen.final_score import FinalScore
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.hints import Hints
from game.titles.slayer_slayer.screen.loot import Loot
from game.titles.slayer_slayer.screen.moment_state import MomentState
from game.titles.slayer_slayer.screen.moments import Moments
from game.titles.slayer_slayer.screen.moments_feats import FeatMoments
from game.titles.slayer_slayer.screen.moods import moods
from game.titles.slayer_slayer.screen.opening import Opening
from game.titles.slayer_slayer.screen.pages import Pages
from game.titles.slayer_slayer.screen.panel import Panel
from game.titles.slayer_slayer.screen.prerender import goblins
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.reading import Reading
from game.titles.slayer_slayer.screen.route import Route
from game.titles.slayer_slayer.screen.seats import Seats, only_bots, plate_facts
from game.titles.slayer_slayer.screen.shaft import Shaft
from game.titles.slayer_slayer.screen.sounds import SOUNDS
from game.titles.slayer_slayer.screen.standing import Standing
from game.titles.slayer_slayer.screen.store import Store
from game.titles.slayer_slayer.screen.store_moments import StoreMoments
from game.titles.slayer_slayer.screen.story import STORY
from game.titles.slayer_slayer.screen.supplies import paint_supplies, supply
from game.titles.slayer_slayer.screen.survivor import Survivor
from game.titles.slayer_slayer.screen.survivor_pick import SurvivorPick
from game.titles.slayer_slayer.screen.votes import Votes
from game.ui.dice import DiceTray
from game.ui.living import Mood
from game.ui.motion import Motion, wait
from game.ui.places import Handle, Place
from game.ui.widgets.players import PlayerFacts


class SlayerTable(PanelScreen[Context, Panel]):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    codex = "slayer_slayer"
    story = STORY
    sounds = SOUNDS
    has_secret = True
    around = 26
    """Cards at rest have their shadow and nothing else round them."""
    cards: Cards
    pages: Pages

    def __init__(self, services: TableServices) -> None:
        rooms = Rooms[Panel](services)
        super().__init__(context := Context(services=services, marks=rooms), rooms)
        self.title = TITLE.name
        self.hurrying = False
        """The player has fallen and wants the rest told quickly."""
        self.hand = Hand(context)
        self.pick = SurvivorPick(context)
        self.choice = Choice(context, self.hand)
        self.field = BattleField(context)
        self.cards = Cards(context, self.hand, self.pick, standing := Standing(context))
        self.counter = Counter(context, self.hand)
        self.dice = Dice(context, self.field, self.choice)
        self.asks = AskWords(context, self.hand, self.pick)
        self.purse = Purse(context)
        self.pages = Pages(context, self.cards, standing, self.purse)
        self.opens = Opening(context, self.hand, self.purse)
        self.hints = Hints(context)
        kit = (context, self.field, self.cards, self.counter, self.dice, self.hand, self.purse, self.opens)
        self.moments_of = Moments(*kit), FeatMoments(*kit), CountMoments(*kit)
        event = Event(context, EventSheet(context, self.hand), self.hand, self.dice, self.choice)
        rooms.fill(
            self.opens, Votes(context, self.hand, self.cards, self.choice),
            Battle(context, self.field, self.hand, self.pick, self.counter, self.dice),
            event, EventMoments(context, event, self.purse), Route(context, self.purse),
            Loot(context, self.purse), Store(context, self.purse),
            StoreMoments(context), FinalScore(context, self.hand),
            Survivor(context, self.cards), Shaft(context), Seats(context), self.purse, self.hints,
        )  # fmt: skip

    def is_in_hand(self, handle: Handle) -> bool:
        """A card of the hand that is chosen for what is asked."""
        return isinstance(handle, tuple) and handle[0] == "c" and handle[1] in self.hand.chosen

    # updates

    def read(self) -> None:
        self.context.reading = Reading(self.services.update, self.services.seat)
        self.context.live = MomentState(
            side=self.context.reading.die[1] if self.context.reading.die is not None else ""
        )
        self.counter.moving = self.counter.tape = None
        if self.context.reading.phase != "battle" or (
            self.context.reading.play is not None and self.asked == "play_cards"
        ):
            self.counter.open = self.counter.open and self.context.reading.phase in ("battle", "loot")
        self.hand.shown()
        self.choice.shown()
        self.pick.shown()

    def shown(self) -> None:
        super().shown()
        if self.services.has_look:
            self.dice.shown(self.context.reading)

    def phases(self) -> Sequence[Phase]:
        """Floor, route, a side room, battle with its round, loot."""
        reading, words = self.context.reading, self.words
        if reading.phase == "over":
            return [Phase(words("phase-over"), "now")]
        side = [reading.phase] if reading.phase in ("event", "store") else []
        names = ["route", *side, "battle", "loot"]
        at = names.index("loot" if reading.loot is not None else reading.phase)
        track = []
        for i, name in enumerate(names):
            text = words("step-loot" if name == "loot" else f"phase-{name}")
            if name == "battle" and i == at and reading.round:
                text = words("track-round", phase=text, n=reading.round)
            track.append(text)
        return [Phase(words("track-floor", n=reading.floor)), *phase_track(track, at)]

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """Hand, what was sent, lots, who is ready; the fallen are out."""
        return plate_facts(self.context, facts, seat)

    def role_of(self, seat: int) -> str:
        """The objective, which lies face up at the end."""
        final = self.context.reading.final
        return self.context.objective_words(final[seat][0])[0] if final is not None else ""

    def has_resigned(self, seat: int) -> bool:
        return bool(self.context.reading.seats[seat].gone)

    def unscored(self, seat: int) -> str:
        return self.words("sum-out") if self.context.reading.seats[seat].out else ""

    def how_far(self) -> str:
        return self.words("end-reached", n=self.context.reading.floor, of=FLOORS)

    def ask(self) -> tuple[str, str]:
        return self.asks.words()

    def acts(self) -> Sequence[AnswerButton]:
        """The first room that has an answer; resigning where there is room for it."""
        out, own = self.answers(), self.context.reading.own
        if not out and own is not None and own.out and only_bots(self.context) and self.services.update.result is None:
            out = [AnswerButton("hurry", self.words("verb-hurry"), self._hurry, enabled=not self.hurrying, kind="gold")]
        if not out:
            out = [wait_button(self.context)]
        playing = own is not None and not own.out and not own.gone and self.services.update.result is None
        if playing and len(out) < 3 and self.services.feed.live:
            out.append(AnswerButton("resign", self.words("verb-resign"), self.resign))
        return out

    def _hurry(self) -> None:
        """Only bots are left: from now on nothing moves, what happens is told (GSS-13.9)."""
        self.hurrying = True
        self.context.again()

    # what lies where

    def layout(self) -> Mapping[Handle, Place]:
        """The hand, and what the rooms lay, which may be cards of the hand."""
        return {**self.hand.layout(self.context.ground.hand), **super().layout()}

    def appear(self, handle: Handle) -> Place | None:
        """Cards come from the deck; those of the Horde are there at once, for a moment has carried them."""
        if isinstance(handle, tuple) and handle[0] == "c":
            return super().layout().get(handle) or Place.of(supply(self.context, "deck"), face_up=False)
        return None

    def leave(self, handle: Handle) -> Place | None:
        """Cards that are gone go to the Pile."""
        now = self.services.stage.place_of(handle)
        if now is None or now.alpha < 0.5 or self.context.reading.phase == "store":
            return None
        box = supply(self.context, "pile")
        return Place.of(box, alpha=0.0, face_up=now.face_up, z=300.0)

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        rooms = super().spots()
        taken = {spot.handle for spot in rooms}
        free = [spot for spot in self.hand.spots(self.context.ground.hand) if spot.handle not in taken]
        return [*free, *rooms, *(Hotspot((which,), supply(self.context, which), order=4) for which in ("deck", "pile"))]

    def page(self) -> Hashable | None:
        """The climb before the doors, the foe's page, the event's, the store's, at the end the winner's."""
        if self.context.reading.final is not None and self.services.update.result is not None:
            return ("score", self.services.update.result.places.index(min(self.services.update.result.places)))
        if self.context.reading.event is not None:
            return ("event",)
        if self.context.reading.fighting:
            return ("foe",)
        if self.context.reading.store is not None:
            return ("store",)
        return ("shaft",) if self.context.reading.phase == "route" else None

    def click(self, handle: Hashable) -> None:
        if handle != ("hint",):
            self.hints.told = False
        if not self.hand.click(handle):
            super().click(handle)

    def back(self) -> bool:
        if self.counter.open:
            self.counter.open = False
            return True
        return super().back() or self.hand.back()

    def throws(self) -> DiceTray | None:
        """The tray, while a throw answers what is asked."""
        return self.dice.throws()

    def resigning(self) -> str:
        """The seat plays its defaults; with nobody left to ask, the game is abandoned (GSS-10.10)."""
        reading = self.context.reading
        others = [seat for seat in reading.living() if seat != self.services.seat and not reading.seats[seat].gone]
        return self.words("resign-text" if others else "resign-text-last")

    def peek(self, on: bool) -> None:
        """The key for a look at one's own secret is held, or let go."""
        self.purse.peek(on)

    def inspector_foot(self) -> int:
        return self.hints.foot()

    # moments and log

    def hand_of(self, view: View) -> Sequence[str]:
        """The cards, and the objective behind them."""
        objective = (view.get("purse") or {}).get("objective")
        return [*(card for _, card in (view.get("hand") or {}).get("cards", ())), *([objective] if objective else [])]

    def opening(self, update: Update) -> Motion | None:
        """Hands and objectives are dealt, for whoever comes to a match that has just begun."""
        return self.opens.deal() if self.opens.is_new() else None

    def moments(self, cues: Sequence[Cue], after: Update) -> Motion:
        if self.hurrying and after.result is None:
            return _at_once()
        return super().moments(cues, after)

    def moment(self, cue: Cue, after: Update) -> Motion | None:
        """A battle's own, of a cue that no room has one for."""
        return next((found for part in self.moments_of if (found := moment_of(part, cue, after)) is not None), None)

    def idle_jobs(self) -> Iterator[tuple[Hashable, Iterator[None]]]:
        """The goblins as they will lie in the Horde, over the hand and over the lowered one: twelve may turn up at once."""
        for low in (False, True):
            yield (
                ("goblins", low, self.words.language, self.look.inks, self.look.frame),
                goblins(self.context, self.field, self.cards, low),
            )

    def told(self, cue: Cue) -> dict[str, Any]:
        return lines_of.SENTENCES.args(self.context, cue)

    def lines(self, cue: Cue) -> Sequence[Line]:
        return lines_of.lines(self.context, cue)

    def moods(self, cue: Cue) -> Mapping[int, Mood]:
        return moods(cue, self.reading.living())

    def is_dramatic(self, cue: Cue) -> bool:
        return lines_of.STYLE.is_dramatic(cue)

    def hush(self, cue: Cue) -> str | None:
        """What is told when the table has shown it."""
        return lines_of.hush(self.context, self.dice, cue)

    # drawing

    def draw_background(self, surface: Surface) -> None:
        """The supplies, then room by room."""
        paint_supplies(self.context, surface)
        super().draw_background(surface)

    def paint_over(self, surface: Surface) -> None:
        """The card that is held up lies over all rooms."""
        super().paint_over(surface)
        lifted = self.hand.lifted()
        if lifted is not None:
            self.cards.sprites(self.look).one(surface, *lifted)


def _at_once() -> Motion:
    """A moment that takes no time."""
    yield wait(0.0)


TABLE: MakesScreen = SlayerTable
