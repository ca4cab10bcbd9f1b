"""Loot & Recruit on screen: what the table scene asks of the title, answered from the view and the ask alone.

Rooms (`screen/panel.py`) show and ask: boards, market, hand, turn ... Whatever a room may answer is asked of the rooms in their
order; what a click on a thing means is asked of all of them (`mark`), wherever the thing lies.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from pygame import Rect

from game.engine.cues import Cue
from game.engine.rules import View
from game.tabletop.contract import Line, MakesScreen, Phase
from game.tabletop.feed import Update
from game.tabletop.panel_screen import PanelScreen
from game.tabletop.panels import Rooms
from game.tabletop.services import TableServices
from game.titles.loot_and_recruit import TITLE
from game.titles.loot_and_recruit.screen import lines as lines_of
from game.titles.loot_and_recruit.screen.asks import FlipChoice, Heckle, Idle, PurchaseTrash
from game.titles.loot_and_recruit.screen.boards import Boards
from game.titles.loot_and_recruit.screen.capture import Capture
from game.titles.loot_and_recruit.screen.cards import Cards
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.event import Festival
from game.titles.loot_and_recruit.screen.hand import Discard, Hand
from game.titles.loot_and_recruit.screen.market import MarketPlace
from game.titles.loot_and_recruit.screen.moment_kit import Kit
from game.titles.loot_and_recruit.screen.moments_attack import AttackMoments
from game.titles.loot_and_recruit.screen.moments_cards import CardMoments
from game.titles.loot_and_recruit.screen.moments_count import CountMoments
from game.titles.loot_and_recruit.screen.moments_festival import FestivalMoments
from game.titles.loot_and_recruit.screen.moods import moods
from game.titles.loot_and_recruit.screen.moves import Moves
from game.titles.loot_and_recruit.screen.over import Over
from game.titles.loot_and_recruit.screen.pages import Pages
from game.titles.loot_and_recruit.screen.panel import Panel
from game.titles.loot_and_recruit.screen.pools import Pools
from game.titles.loot_and_recruit.screen.reaction import Reaction
from game.titles.loot_and_recruit.screen.reading import Reading
from game.titles.loot_and_recruit.screen.sounds import SOUNDS
from game.titles.loot_and_recruit.screen.story import STORY
from game.titles.loot_and_recruit.screen.turn import Turn
from game.ui.living import Mood
from game.ui.motion import Motion
from game.ui.places import Handle, Place
from game.ui.widgets.players import PlayerFacts

NARROW_LINE = 95
"""Letters that a narrow ask line holds beside its clock."""


class LootTable(PanelScreen[Context, Panel]):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    codex = "loot_and_recruit"
    story = STORY
    sounds = SOUNDS
    cards: Cards
    pages: Pages

    def __init__(self, services: TableServices) -> None:
        rooms = Rooms[Panel](services)
        super().__init__(context := Context(services=services, marks=rooms), rooms)
        self.title = TITLE.name
        self.cards = Cards(context)
        self.moves = Moves(context)
        self.pages = Pages(context, self.cards, self.moves)
        self.boards = Boards(context)
        self.reaction = Reaction(context, self.boards)
        self.festival = Festival(context)
        turn, trash = Turn(context, self.moves), PurchaseTrash(context)
        discard = Discard(context, turn, trash)
        kit = Kit(context, self.cards, self.boards)
        hand = Hand(context, self.cards)
        self.card_moments = CardMoments(context, kit, hand)
        rooms.fill(
            Over(context), self.reaction, FlipChoice(context), Heckle(context), trash, Capture(context), self.boards,
            self.card_moments, AttackMoments(context, kit, self.reaction), CountMoments(context, kit),
            FestivalMoments(context, kit), discard, turn, hand, MarketPlace(context, discard),
            Pools(context), self.festival, Idle(context),
        )  # fmt: skip

    # updates

    def read(self) -> None:
        self.context.reading = Reading(self.services.update, self.services.seat, self.services.feed.options)
        self.cards.shown_anew()

    def phases(self) -> Sequence[Phase]:
        """The track of rounds lies on the strip itself (`screen/event.py`)."""
        return ()

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """Face and name; the numbers stand beside it."""
        return facts._replace(active=facts.active or seat == self.context.reading.active)

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
        names = self.context.waited_for(ask)
        return words(f"ask-{ask.kind}.waiting", name=names, people=len(ask.waiting_for)), ""

    def _joined(self, text: str, stakes: str) -> str:
        if not self.services.aid():
            return text
        timeout = self.words.timeout(f"ask-{self.context.asked}") if self.context.asked else ""
        for rest in (" ".join(filter(None, (stakes, timeout))), stakes, timeout):
            joined = f"{text}{'' if text[-1:] in '.?!' else '.'} {rest}"
            if rest and not (self.context.ground.narrow and len(joined) > NARROW_LINE):
                return joined
        return text

    # what lies where

    def appear(self, handle: Handle) -> Place | None:
        """Cards come from where they were dealt: the own deck, else they fade in where they lie."""
        if (
            isinstance(handle, tuple)
            and handle[0] == "c"
            and any(card == handle[1] for card, _ in self.context.reading.hand)
        ):
            return Place.of(self.context.ground.deck, face_up=False)
        return None

    def leave(self, handle: Handle) -> Place | None:
        """Cards that have gone to the own discard pile go there."""
        own = self.context.reading.own
        if own is None or not isinstance(handle, tuple) or handle[0] != "c":
            return None
        if any(card == handle[1] for card, _ in own.discard):
            return Place.of(self.context.ground.discard, alpha=0.0, z=300.0)
        return None

    # pointing

    def where(self, value: Any) -> Rect | None:
        """A platform lies where its bench stands: what it may bear reaches to the top of the table."""
        handle = tuple(value) if isinstance(value, list | tuple) else (value,)
        if handle[0] == "p" and handle[1:] in self.boards.lying:
            return self.boards.plank_rect((handle[1], handle[2]))
        return super().where(value)

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """A drag that ended on no spot: on the place where played cards lie it plays a card."""
        if self.context.ground.cards.collidepoint(point):
            self.drop(handle, ("play",))

    # moments and log

    def hand_of(self, view: View) -> Sequence[str]:
        return [card for _, card in view.get("hand", ())]

    def opening(self, update: Update) -> Motion | None:
        """The first hands are dealt, for whoever comes before anything was played."""
        return self.card_moments.deal() if self.context.reading.untouched else None

    def lines(self, cue: Cue) -> Sequence[Line]:
        return lines_of.lines(self.context, cue)

    def told(self, cue: Cue) -> dict[str, Any]:
        return lines_of.SENTENCES.args(self.context, cue)

    def moods(self, cue: Cue) -> Mapping[int, Mood]:
        return moods(cue)

    def is_dramatic(self, cue: Cue) -> bool:
        return lines_of.STYLE.is_dramatic(cue)

    def is_plain(self, cue: Cue) -> bool:
        return lines_of.STYLE.is_plain(cue)

    def hush(self, cue: Cue) -> str | None:
        """What is told when the table has shown it."""
        return lines_of.STYLE.hush(cue)


TABLE: MakesScreen = LootTable
