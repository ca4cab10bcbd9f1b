"""Loot & Recruit on screen: what the table scene asks of the title, answered from the view and the ask alone.

Rooms (`screen/panel.py`) show and ask: boards, market, hand, turn ... Whatever a room may answer is asked of the rooms in their
order; what a click on a thing means is asked of all of them (`mark`), wherever the thing lies.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.engine.cues import Cue
from game.tabletop.contract import AnswerButton, Line, MakesScreen, Phase, TableServices
from game.tabletop.panels import PanelScreen
from game.titles.loot_and_recruit import TITLE
from game.titles.loot_and_recruit.screen import lines as lines_of
from game.titles.loot_and_recruit.screen.asks import FlipChoice, Heckle, PurchaseTrash
from game.titles.loot_and_recruit.screen.boards import Boards
from game.titles.loot_and_recruit.screen.capture import Capture
from game.titles.loot_and_recruit.screen.cards import Cards
from game.titles.loot_and_recruit.screen.event import Festival
from game.titles.loot_and_recruit.screen.hand import Discard, Hand
from game.titles.loot_and_recruit.screen.layout import Ground, ground
from game.titles.loot_and_recruit.screen.market import MarketPlace
from game.titles.loot_and_recruit.screen.moment_kit import Kit
from game.titles.loot_and_recruit.screen.moments_attack import AttackMoments
from game.titles.loot_and_recruit.screen.moments_cards import CardMoments
from game.titles.loot_and_recruit.screen.moments_count import CountMoments
from game.titles.loot_and_recruit.screen.moments_festival import FestivalMoments
from game.titles.loot_and_recruit.screen.moves import Moves
from game.titles.loot_and_recruit.screen.names import Names
from game.titles.loot_and_recruit.screen.over import Over
from game.titles.loot_and_recruit.screen.pages import Pages
from game.titles.loot_and_recruit.screen.panel import Panel
from game.titles.loot_and_recruit.screen.pools import Pools
from game.titles.loot_and_recruit.screen.reaction import Reaction
from game.titles.loot_and_recruit.screen.reading import Reading
from game.titles.loot_and_recruit.screen.sounds import SOUNDS
from game.titles.loot_and_recruit.screen.turn import Turn
from game.ui.places import Handle, Place
from game.ui.widgets.players import PlayerFacts

NARROW_LINE = 95
"""Letters that a narrow ask line holds beside its clock."""


class LootTable(PanelScreen[Panel], Names):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    music = codex = "loot_and_recruit"
    sounds = SOUNDS
    reading: Reading
    cards: Cards
    pages: Pages

    def __init__(self, services: TableServices) -> None:
        super().__init__(services)
        self.title = TITLE.name
        self.cards = Cards(self)
        self.moves = Moves(self)
        self.pages = Pages(self, self.cards, self.moves)
        self.boards = Boards(self)
        self.reaction = Reaction(self, self.boards)
        self.festival = Festival(self)
        self.rooms = [
            Over(self),
            self.reaction,
            FlipChoice(self),
            Heckle(self),
            PurchaseTrash(self),
            Capture(self),
            self.boards,
            *self._moments(),
            Discard(self),
            Turn(self, self.moves),
            Hand(self, self.cards),
            MarketPlace(self),
            Pools(self),
            self.festival,
        ]

    def _moments(self) -> list[Panel]:
        """The parts that show cues."""
        kit = Kit(self, self.cards, self.boards)
        return [
            CardMoments(self, kit),
            AttackMoments(self, kit, self.reaction),
            CountMoments(self, kit),
            FestivalMoments(self, kit),
        ]

    @property
    def ground(self) -> Ground:
        frame = self.look.frame
        return ground(frame.size, frame.text_scale, len(self.reading.seats), self.services.seat)

    # the question

    def why_not(self) -> str:
        """Why nothing can be chosen now."""
        ask, words, part = self.services.update.ask, self.words, self.part
        if ask is not None and ask.kind == "reaction" and part in ("choice", "others"):
            return words("why-reaction")
        if ask is not None and ask.kind == "flip_choice" and part == "others":
            return words("why-not-asked")
        return words(f"why-{part}", name=self.services.name(self.reading.active))

    def why_still(self, handle: Hashable) -> str:
        """Why a thing that could be played, purchased or aimed at does nothing now; piles and pools are only looked at."""
        acts = isinstance(handle, tuple) and handle[0] in ("c", "t", "p", "pile")
        return self.why_not() if acts and self.asked != "turn" else ""

    @property
    def discard_open(self) -> bool:
        """The own discard pile lies open over the market, for a card of it is asked for."""
        return any(room.lays_discard() and room.open() for room in self.rooms)

    # updates

    def read(self) -> None:
        self.reading = Reading(self.services.update, self.services.seat, self.services.feed.options)
        self.cards.shown_anew()

    def phases(self) -> Sequence[Phase]:
        """The track of rounds lies on the strip itself (`screen/event.py`)."""
        return ()

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """Face and name; the numbers stand beside it."""
        return facts._replace(active=facts.active or seat == self.reading.active)

    def ask(self) -> tuple[str, str]:
        """One sentence; what is at stake, or what to do next, follows on the same line for newcomers."""
        found = self.question()
        if found is not None:
            return self._joined(*found), ""
        ask, words = self.services.update.ask, self.words
        if self.services.update.result is not None:
            return words(f"end-{self.services.update.result.outcome}"), ""
        if ask is None:
            return "", ""
        names = self.seated(ask.waiting_for)
        return words(f"ask-{ask.kind}.waiting", name=names, people=len(ask.waiting_for)), ""

    def _joined(self, text: str, stakes: str) -> str:
        if not self.services.aid():
            return text
        timeout = self.words.timeout(f"ask-{self.asked}") if self.asked else ""
        for rest in (" ".join(filter(None, (stakes, timeout))), stakes, timeout):
            joined = f"{text}{'' if text[-1:] in '.?!' else '.'} {rest}"
            if rest and not (self.ground.narrow and len(joined) > NARROW_LINE):
                return joined
        return text

    def undo(self) -> AnswerButton:
        """Take back the last move, while nothing new has been seen."""
        ask = self.services.update.ask
        able = ask is not None and ask.take_back and not self.services.sent
        why = self.words("why-no-undo")
        return AnswerButton("undo", self.words("act-undo"), self.services.feed.take_back, enabled=able, why=why)

    # what lies where

    def appear(self, handle: Handle) -> Place | None:
        """Cards come from where they were dealt: the own deck, else they fade in where they lie."""
        if isinstance(handle, tuple) and handle[0] == "c" and any(card == handle[1] for card, _ in self.reading.hand):
            return Place.of(self.ground.deck, face_up=False)
        return None

    def leave(self, handle: Handle) -> Place | None:
        """Cards that have gone to the own discard pile go there."""
        own = self.reading.own
        if own is None or not isinstance(handle, tuple) or handle[0] != "c":
            return None
        if any(card == handle[1] for card, _ in own.discard):
            return Place.of(self.ground.discard, alpha=0.0, z=300.0)
        return None

    # pointing

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """A drag that ended on no spot: on the place where played cards lie it plays a card."""
        if self.ground.cards.collidepoint(point):
            self.drop(handle, ("play",))

    # moments and log

    def lines(self, cue: Cue) -> Sequence[Line]:
        return lines_of.lines(self, cue)

    def is_dramatic(self, cue: Cue) -> bool:
        return lines_of.STYLE.is_dramatic(cue)

    def is_plain(self, cue: Cue) -> bool:
        return lines_of.STYLE.is_plain(cue)

    def hush(self, cue: Cue) -> str | None:
        """What is told when the table has shown it."""
        return lines_of.STYLE.hush(cue)


TABLE: MakesScreen = LootTable
