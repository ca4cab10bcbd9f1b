"""Lords of Hell on screen: what the table scene asks of the title, answered from the view and the ask alone.

Rooms (`screen/panel.py`) show and ask: realms, hand, market, ledger, ring, battle ... Whatever a room may answer is asked of the
rooms in their order; what a click on a thing means is asked of all of them (`mark`), wherever the thing lies.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from pygame import Rect

from game.engine.cues import Cue
from game.engine.rules import View
from game.engine.spaces import Plain
from game.tabletop import contract
from game.tabletop.context import wait_button
from game.tabletop.contract import AnswerButton, FreeTalk, Line, MakesScreen
from game.tabletop.feed import Update
from game.tabletop.panel_screen import PanelScreen
from game.tabletop.panels import Rooms
from game.tabletop.services import TableServices
from game.titles.lords_of_hell import TITLE
from game.titles.lords_of_hell.rules.cards import PHASES
from game.titles.lords_of_hell.rules.idle import idle
from game.titles.lords_of_hell.screen import lines as lines_of
from game.titles.lords_of_hell.screen.army_orders import ArmyOrders
from game.titles.lords_of_hell.screen.attack import AttackTurn
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.card_actions import CardActions
from game.titles.lords_of_hell.screen.cards import Cards
from game.titles.lords_of_hell.screen.choices import Choices
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.deal_theatre import DealTheatre
from game.titles.lords_of_hell.screen.earth import Earth
from game.titles.lords_of_hell.screen.exchanges import Exchanges
from game.titles.lords_of_hell.screen.forecast import BattleForecast
from game.titles.lords_of_hell.screen.forecast_panel import ForecastPanel
from game.titles.lords_of_hell.screen.goods import Goods
from game.titles.lords_of_hell.screen.guide import Guide
from game.titles.lords_of_hell.screen.hand import Hand
from game.titles.lords_of_hell.screen.hits import Hits
from game.titles.lords_of_hell.screen.ledger import Ledger
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.moments import Moments
from game.titles.lords_of_hell.screen.moments_battle import BattleMoments
from game.titles.lords_of_hell.screen.moods import moods
from game.titles.lords_of_hell.screen.offer_panel import OfferPanel
from game.titles.lords_of_hell.screen.organisation import Organisation
from game.titles.lords_of_hell.screen.organisation_sheet import OrganisationSheet
from game.titles.lords_of_hell.screen.over import Over
from game.titles.lords_of_hell.screen.pages import PLAN, Pages
from game.titles.lords_of_hell.screen.panel import Panel
from game.titles.lords_of_hell.screen.phase import Beat, Phase
from game.titles.lords_of_hell.screen.promise_builder import PromiseBuilder
from game.titles.lords_of_hell.screen.reading import Reading
from game.titles.lords_of_hell.screen.realms import Realms
from game.titles.lords_of_hell.screen.realms import parts as realm_parts
from game.titles.lords_of_hell.screen.refused_offer import RefusedOffer
from game.titles.lords_of_hell.screen.ring import Ring
from game.titles.lords_of_hell.screen.ritual import Cast, Targets
from game.titles.lords_of_hell.screen.scale import Scale
from game.titles.lords_of_hell.screen.setup import PickDevil
from game.titles.lords_of_hell.screen.share import Share
from game.titles.lords_of_hell.screen.shared_area import SharedArea, shelf
from game.titles.lords_of_hell.screen.signs import handcuff
from game.titles.lords_of_hell.screen.sounds import SOUNDS
from game.titles.lords_of_hell.screen.story import STORY
from game.titles.lords_of_hell.screen.tray import Tray
from game.ui import palette
from game.ui.living import Mood
from game.ui.motion import Motion
from game.ui.places import Handle, Place
from game.ui.widgets.players import PlayerFacts

NARROW_LINE = 74
"""Letters that a line of a narrow ask line holds."""
MOST_ACTS = 5
"""Buttons that there is room for."""


class HellTable(PanelScreen[Context, Panel]):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    codex = "lords_of_hell"
    story = STORY
    sounds = SOUNDS
    cards: Cards
    pages: Pages

    def __init__(self, services: TableServices) -> None:
        rooms = Rooms[Panel](services)
        super().__init__(context := Context(services=services, marks=rooms), rooms)
        self.title = TITLE.name
        self._page = 0
        self.cards = Cards(context)
        self.pages = Pages(context)
        self.market = Market(context)
        self.battle = Battle(context, self.cards)
        self.card_actions = CardActions(context, self.market)
        self.promise_builder = PromiseBuilder(context, self.market)
        self.attack = AttackTurn(context, self.market)
        self.scale = Scale(context, self.cards, self.market)
        self.hand = Hand(context, self.cards, self.market)
        self.ring = Ring(context)
        orders = ArmyOrders(context, self.battle)
        self.forecast = BattleForecast(context, self.battle, self.attack, self.market, orders)
        self.exchanges = Exchanges(context, self.battle, self.forecast)
        sheet = OrganisationSheet(context, self.cards, self.battle, self.exchanges, orders)
        self.organisation = Organisation(context, self.battle, self.exchanges, orders, sheet, self.pages, self.market)
        self.hits = Hits(context, self.battle, self.exchanges)
        self.refused_offer = RefusedOffer(context, self.market, self.scale)
        self.tray = Tray(context, self.market, self.scale)
        ledger = Ledger(context, self.market)
        self.theatre = DealTheatre(context, self.cards, self.market, self.scale, ledger)
        self.guide = Guide(context, self.market, self.scale, self.forecast, self.refused_offer, self.theatre)
        self.market_moments = Moments(context, self.cards, self.battle, self.ring, self.theatre)
        rooms.fill(
            *self._sheets(), self.organisation, self.card_actions, self.attack,
            ForecastPanel(context, self.forecast, self.exchanges), self.exchanges, self.battle,
            Phase(context, self.card_actions), Cast(context), Beat(context, self.card_actions), self.ring,
            Earth(context, self.cards),
            self.tray, self.theatre, self.guide, self.refused_offer, self.scale, ledger, self.hand,
            Realms(context, self.cards, self.market, self.battle), SharedArea(context, self.cards),
            self.market_moments,
            BattleMoments(context, self.cards, self.battle, self.ring, self.exchanges),
        )  # fmt: skip

    def _sheets(self) -> list[Panel]:
        """What lies over the others, and so answers first."""
        context = self.context
        return [
            Over(context), self.hits, Share(context, self.cards), PickDevil(context, self.pages), Targets(context, self.cards),
            Choices(context), Goods(context, self.market), self.promise_builder, OfferPanel(context, self.market),
        ]  # fmt: skip

    # the question

    def free_talk(self) -> FreeTalk:
        """Banter is free and binds nobody; the lobby may switch it off (LOH-6.17)."""
        allowed = self.context.reading.banter
        words = self.words("talk-free" if allowed else "talk-off")
        return FreeTalk(words, lambda px: handcuff(self.look, px, palette.DIM_TEXT, False), allowed)

    def finished(self) -> bool:
        """Whether this seat has said all in an open phase: it is ready. An offer that waits for its answer is no reason to
        leave the seat to the next at the same window."""
        ask = self.services.update.ask
        return ask is None or idle({**self.services.update.view, "market": []}, ask, self.services.seat)

    # updates

    def read(self) -> None:
        self.context.reading = Reading(self.services.update, self.services.seat, self.services.feed.options)
        self.cards.shown_anew()
        self.tray.clock.shown()  # what has lapsed by it is open to nobody
        self.battle.shown()  # the others look at the front that it has chosen

    def phases(self) -> Sequence[contract.Phase]:
        """The ribbon of the eight phases."""
        at = self.context.reading.at
        over = self.context.reading.phase in ("settlement", "over")
        return [
            contract.Phase(self.words(f"ribbon-{name}"), "now" if n == at else "past" if n < at or over else "ahead")
            for n, name in enumerate(PHASES)
        ]

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """Realms have their own headers."""
        return facts

    def known_as(self, seat: int) -> str:
        return self.context.devil(seat)

    def seat_place(self, seat: int) -> Rect | None:
        return self.where(("realm", seat))

    def line_words(self, name: str) -> str:
        key = f"deal-said-{name}"
        return self.context.words(key) if self.context.words.has(key) else ""

    def line_said(self, seat: int, name: str) -> None:
        if self.line_words(name):
            self.refused_offer.hears(seat, name)

    def figure_of(self, seat: int) -> str:
        devil: str = self.context.reading.devil(seat)
        return devil

    def ask(self) -> tuple[str, str]:
        """One sentence; for newcomers what is at stake, or what to do next."""
        found = self.question()
        if found is not None:
            return found[0], self._stakes(*found)
        ask, words = self.services.update.ask, self.words
        if self.services.update.result is not None:
            return words(f"end-{self.services.update.result.outcome}"), ""
        if ask is None:
            return "", ""
        names = self.words.join(self.context.devil(seat) for seat in ask.waiting_for)
        return words(f"ask-{ask.kind}.waiting", **{**ask.nouns, "name": names, "people": len(ask.waiting_for)}), ""

    def _stakes(self, text: str, stakes: str) -> str:
        """What is at stake, for newcomers; in a narrow window only where both fit."""
        long = self.context.ground.narrow and (len(text) > NARROW_LINE or len(stakes) > NARROW_LINE)
        return stakes if self.services.aid() and not long else ""

    def acts(self) -> Sequence[AnswerButton]:
        """Of the first room that has an answer."""
        found = self.answers()
        return self._paged(found) if found else [wait_button(self.context)]

    def _paged(self, acts: list[AnswerButton]) -> list[AnswerButton]:
        """No more buttons than there is room for; the last one turns to the others."""
        fronts = self.battle.fronts and not any(act.id == "aside" for act in acts)
        if fronts:
            acts = [*acts, *self.organisation.aside()]
        most = MOST_ACTS
        if len(acts) <= most:
            return acts
        rest = acts[1:]
        pages = -(-len(rest) // (most - 2))
        self._page %= pages
        shown = rest[self._page * (most - 2) : (self._page + 1) * (most - 2)]

        def turn() -> None:
            self._page += 1
            self.context.again()

        return [acts[0], *shown, AnswerButton("more", self.words("verb-more"), turn)]

    # what lies where

    def appear(self, handle: Handle) -> Place | None:
        """What is drawn comes from the deck; what another tables comes from that realm's header."""
        if not isinstance(handle, tuple) or handle[0] != "c":
            return None
        owner = self.context.reading.owner.get(handle[1])
        if owner is None:
            return None
        if owner == self.services.seat and handle[1] in self.context.reading.hand:
            return Place.of(shelf(self.context).deck, face_up=False)
        return Place.of(realm_parts(self.context, owner).face, face_up=False, alpha=0.4)

    def leave(self, handle: Handle) -> Place | None:
        """Cards that are discarded go to the discard pile, others to whoever has them now."""
        if not isinstance(handle, tuple) or handle[0] != "c":
            return None
        if handle[1] in self.context.reading.discard:
            return Place.of(shelf(self.context).discard, alpha=0.0, z=300.0)
        return None

    def row_of(self, choice: Plain) -> Rect | None:
        return self.organisation.row_of(choice)

    # pointing

    def drop(self, handle: Hashable, onto: Hashable) -> None:
        super().drop(handle, self._place_of(onto))

    def _place_of(self, onto: Hashable) -> Hashable:
        """A drag that ends on a thing is meant for the realm or the pan on which that lies."""
        if not isinstance(onto, tuple) or onto[0] not in ("c", "souls", "body", "captive", "g", "give", "take"):
            return onto
        if onto[0] in ("give", "take"):
            return ("pan", onto[0])
        owner = self.context.reading.owner.get(onto[1], -1) if onto[0] == "c" else onto[1]
        if onto[0] == "c" and onto[1] in self.market.on_pans:
            return ("pan", "give" if owner == self.services.seat else "take")
        if onto[0] == "captive":
            owner = self.context.reading.seats[onto[1]].captor
        return ("realm", owner)

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """A drag that ended on no spot: over the scale it lies on that pan, over a realm it is meant for that."""
        if self.context.ground.scale.collidepoint(point):
            side = "give" if point[0] > self.context.ground.scale.centerx else "take"
            self.drop(handle, ("pan", side))
            return
        for seat, rect in self.context.ground.realms.items():
            if rect.collidepoint(point):
                self.drop(handle, ("realm", seat))

    # moments and log

    def hand_of(self, view: View) -> Sequence[str]:
        """The cards; the special that was chosen with Stop! by the name of a plan."""
        plan = (view.get("mine") or {}).get("plan") or []
        return [f"{PLAN}{card}" if handle in plan[1:2] else card for handle, card in view.get("hand", ())]

    def opening(self, update: Update) -> Motion | None:
        """The first hands are dealt, for whoever has not chosen a devil yet."""
        ask = update.ask
        fresh = ask is not None and ask.kind == "pick_devil" and ask.answer is None
        return self.market_moments.deal(self.hand) if fresh else None

    def heard(self, cue: Cue) -> None:
        self.battle.heard(cue)

    def moods(self, cue: Cue) -> Mapping[int, Mood]:
        return moods(cue)

    def is_dramatic(self, cue: Cue) -> bool:
        return lines_of.STYLE.is_dramatic(cue)

    def hush(self, cue: Cue) -> str | None:
        """What is told when the table has shown it."""
        return lines_of.STYLE.hush(cue)

    def told(self, cue: Cue) -> dict[str, Any]:
        return lines_of.SENTENCES.args(self.context, cue)

    def lines(self, cue: Cue) -> Sequence[Line]:
        return lines_of.lines(self.context, cue)

    # drawing


TABLE: MakesScreen = HellTable
