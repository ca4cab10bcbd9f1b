"""Where the cards lie and what the stage shows just now: the layout with the selection, and the state of a moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.engine.cues import Cue
from game.tabletop.default_screen import DefaultScreen
from game.titles.battlegoats.rules.fight_cues import whole_ledger
from game.titles.battlegoats.screen.choose import Chooser, Handle
from game.titles.battlegoats.screen.fight import Fight, Fighter
from game.titles.battlegoats.screen.layout import Ground, handle_of, layout, sheet_for
from game.titles.battlegoats.screen.reading import Lying, Reading
from game.ui.places import Place

if TYPE_CHECKING:
    from game.tabletop.contract import TableServices
    from game.titles.battlegoats.screen.over import Over
    from game.titles.battlegoats.screen.pages import Pages

DIM = 0.5


class Lie(DefaultScreen):
    """The part of the table that knows where things are. What it needs of the rest is declared here."""

    if TYPE_CHECKING:
        over: Over
        pages: Pages

        @property
        def ground(self) -> Ground: ...

        def card_name(self, card: str) -> str: ...

        def planned(self) -> Fight | None: ...

    reading: Reading

    def __init__(self, services: TableServices) -> None:
        super().__init__(services)
        self.chooser: Chooser
        self.picking: list[str] = []
        """Cards of an open fan: to choose from, or to look at."""
        self.targets: set[Handle] = set()
        self.whole_fields: set[int] = set()
        """Opponents all of whose cards may be named."""
        self.playing_fight: Fight | None = None
        self.fight_hidden = False
        self.fight_aside = False
        """The player has put the sheet of fights aside."""
        self.under_way = False
        """An attack is being shown: what could be chosen before it is stale."""
        self.lit: set[int] = set()
        """Seats whose plates glow for a moment."""
        self.off: set[int] = set()
        """Cards that have left their space while a moment runs."""
        self.moved: dict[tuple[Any, ...], int] = {}
        self.selections = 0
        """Counts the changes of the selection."""
        self._marked: tuple[object, dict[Handle, Any]] = (None, {})
        self.open_cards: dict[tuple[Any, ...], str] = {}

    def at_rest(self) -> None:
        """No moment runs any more."""
        self.off.clear()
        self.moved.clear()
        self.lit.clear()
        self.under_way = False

    @property
    def fight_shown(self) -> Fight | None:
        """A fight under way; else, with two seats, the one that is planned."""
        if self.playing_fight is not None:
            return None if self.fight_hidden else self.playing_fight
        chooser = self.chooser
        if not self.ground.duel or chooser.source is None or chooser.verb != "attack":
            return None
        return self.planned()

    @property
    def fight_rect(self) -> Rect:
        """Where the fight lies that is shown: a place of its own, else where both fields stay to be seen."""
        fight = self.playing_fight
        if self.ground.duel or fight is None:
            return self.ground.stage
        return sheet_for(self.ground, (fight.left.seat, fight.right.seat))

    @property
    def fight_tab(self) -> Rect:
        """What is left of the sheet when it has been put aside."""
        whole = self.fight_rect
        high = max(44, self.look.px(60))
        return Rect(whole.x, whole.bottom - high, whole.w, high)

    def aside(self, point: tuple[int, int] | None) -> bool:
        """A click on the sheet of a fight, or the key, puts it aside; another brings it back."""
        if self.ground.duel or self.playing_fight is None or self.fight_hidden:
            return False
        area = self.fight_tab if self.fight_aside else self.fight_rect
        if point is not None and not area.collidepoint(point):
            return False
        self.fight_aside = not self.fight_aside
        self.services.play_sound("card_slide")
        self.services.touch()
        return True

    def begin_fight(self, fight: Fight, hidden: bool = False) -> None:
        self.playing_fight = fight
        self.fight_hidden = hidden
        self.under_way = True

    def clear_fight(self) -> None:
        self.playing_fight = None
        self.fight_hidden = False
        self.open_cards.clear()

    def fighter_of(self, cues: Sequence[Cue], role: str) -> Fighter:
        cue = next(cue for cue in cues if cue.kind == "power" and cue.nouns["role"] == role)
        seat, space = cue.nouns["place"]
        return Fighter(seat, space, cue.nouns["card"])

    def name_fight(self, fight: Fight) -> None:
        """The heading, as soon as the faces are known."""
        for fighter in (fight.left, fight.right):
            fighter.card = fighter.card or self.open_cards.get((fighter.seat, fighter.space))
        self.head_fight(fight)
        self.services.tell()

    def head_fight(self, fight: Fight) -> None:
        """The heading, with the names that are known so far."""
        left, right = (self.card_name(f.card) if f.card else self.words("a_card") for f in (fight.left, fight.right))
        fight.heading = self.words("stage-fight", a=left, b=right)

    def ledger_lines(self, cue: Cue) -> list[tuple[str, str]]:
        """A power's lines: all of them for the owner, else what everybody is told and the support."""
        nouns = cue.nouns
        space = nouns["place"][1]
        told = nouns["full"] if nouns.get("full") is not None else nouns["lines"]
        out = [self.pages.line(entry, space) for entry in whole_ledger(nouns["card"], told)]
        if nouns.get("full") is None and nouns["support"]:
            out.append((self.words("bonus-support"), f"{nouns['support']:+d}"))
        return out

    def handle_at(self, seat: int, space: str) -> int | None:
        """The card in a space, with the moves of the moment."""
        if (seat, space) in self.moved:
            return self.moved[seat, space]
        lying = self.reading.at(seat, space)
        return None if lying is None else lying.handle

    def away(self, number: int) -> bool:
        """The card has left its space for a moment: the space shows."""
        return number in self.off

    def pile_place(self, seat: int, now: Place) -> Place:
        """Where a card goes that falls."""
        area = self.ground.piles.get(seat)
        if self.ground.duel and area is not None:
            w = area.w * 0.46
            x = area.x + w / 2 + min(len(self.reading.piles[seat]) * w, area.w - w)
            return replace(now, x=x, y=area.centery + 8, w=w, h=w * 0.92, angle=2.0, face_up=True, z=30.0)
        rect = next((rect for rect, seats in self.ground.fallen if seat in seats), now.rect)
        return replace(now, x=float(rect.centerx), y=float(rect.centery), w=now.w * 0.5, h=now.h * 0.5, alpha=0.0,
                       face_up=True, angle=8.0)  # fmt: skip

    @property
    def _signs(self) -> dict[Handle, Any]:
        """The marks of cards, worked out once for each selection."""
        key = (self.services.sent, self.under_way, self.playing_fight is None, self.selections)
        if self._marked[0] != key:
            self._marked = (key, self._marks())
        return self._marked[1]

    def _marks(self) -> dict[Handle, Any]:
        if self.services.sent or self.under_way or (self.playing_fight is not None and not self.targets):
            return {}
        out: dict[Handle, Any] = {}
        for handle in self.targets:
            lying = self.card_at(handle)
            if lying is not None:
                if lying.seat not in self.whole_fields:
                    out[handle_of(lying.handle)] = "legal"
            elif isinstance(handle, tuple) and handle[0] == "card" and self.reading.mode == "draft":
                number = next((h for h, card in self.reading.packet if card == handle[1]), None)
                if number is not None and number not in self.kept_now:
                    out[handle_of(number)] = "legal"
        for handle in self.chooser.chosen():
            lying = self.card_at(handle)
            if lying is not None:
                out[handle_of(lying.handle)] = "glow"
        return out

    def grown(self, handle: Handle) -> tuple[float, float] | None:
        """DEPLOY: in the hand a card is as large as in a space."""
        cells = self.ground.cells
        if self.reading.mode != "deploy" or not cells:
            return None
        cell = next(iter(cells.values()))
        return float(cell.w), float(cell.h)

    def card_at_space(self, handle: Handle) -> int | None:
        """DEPLOY: the card laid in a space."""
        return self.chooser.laid.get(handle[2]) if isinstance(handle, tuple) and handle[0] == "at" else None

    def rect_of(self, handle: Handle) -> Rect | None:
        """Where a handle lies, for marks and spots."""
        if not isinstance(handle, tuple):
            return None
        if handle[0] == "at":
            return self.ground.cells.get((handle[1], handle[2]))
        if handle[0] == "seat":
            return self.plate_rect(handle[1])
        if handle[0] == "card" and self.reading.mode == "draft":
            number = next((h for h, card in self.reading.packet if card == handle[1]), None)
            place = None if number is None else self.services.stage.goal(handle_of(number))
            return None if place is None else place.rect
        if handle[0] == "card" and self.picking:
            return self.over.fan_rects().get(handle)
        if handle[0] == "say" and self.chooser.kind == "vote":
            return self.over.vote_rects().get(handle)
        return None

    def where(self, value: Any) -> Rect | None:
        return self.rect_of(tuple(value) if isinstance(value, list | tuple) else value)

    def plate_rect(self, seat: int) -> Rect | None:
        return self.ground.regions.plates.get(seat)

    def card_at(self, handle: Handle) -> Lying | None:
        if isinstance(handle, tuple) and handle[0] == "at":
            return self.reading.at(handle[1], handle[2])
        return None

    def _kept(self, number: int) -> bool:
        return self.reading.names.get(number) in self.chooser.picked and number in dict(self.reading.packet)

    def _veil_space(self, number: int, lying: Lying) -> str:
        taken = self.chooser.swaps.get(number)
        return self.reading.by_handle[taken].space if taken is not None else lying.space

    @property
    def kept_now(self) -> set[int]:
        """Cards of the packet that stay with you while the rest is passed on."""
        return {h for h, card in self.reading.packet if card in self.chooser.picked}

    def appear(self, handle: Handle) -> Place | None:
        """New cards come from the reserve, over the top edge; packets from the left."""
        width, height = self.look.frame.size
        if self.reading.mode == "draft":
            return Place(-0.05 * width, height * 0.4, 0.09 * width, 0.22 * height, face_up=False)
        if self.reading.mode == "deploy":
            return Place(width * 0.45, -0.12 * height, 0.08 * width, 0.14 * height, face_up=False)
        return None

    def leave(self, handle: Handle) -> Place | None:
        now = self.services.stage.place_of(handle)
        if now is None or self.reading.mode != "draft":
            return None
        return replace(now, x=self.look.frame.size[0] * 0.78, alpha=0.0)

    def layout(self) -> Mapping[Handle, Place]:
        chooser = self.chooser
        laid = chooser.laid if self.reading.mode == "deploy" else None
        found = layout(self.reading, self.look.frame, laid, chooser.swaps)
        out: dict[Handle, Place] = {}
        open_now = chooser.open() if not self.services.sent else {}
        choosing = bool(open_now) and chooser.kind in ("orders", "attack", "dodge", "tattle", "look", "shout")
        for handle, place in found.items():
            number = handle[1]  # type: ignore[index]
            lying = self.reading.by_handle.get(number)
            if lying is not None and choosing:
                at = ("at", lying.seat, lying.space)
                if lying.space == chooser.source and lying.seat == chooser.me:
                    place = replace(place, glow=1.0, raised=0.6, z=60.0)
                elif at in chooser.chosen():
                    place = replace(place, glow=1.0, z=50.0)
                elif lying.seat != chooser.me and chooser.source is not None and at not in open_now:
                    place = replace(place, dim=DIM)
            if number == chooser.holding or (chooser.kind == "draft" and self._kept(number)):
                place = replace(place, glow=1.0, raised=1.0, z=90.0, y=place.y - self.look.px(10))
            if lying is not None and chooser.kind == "veil" and chooser.picked == [self._veil_space(number, lying)]:
                place = replace(place, glow=1.0, raised=1.0, z=90.0)
            out[handle] = place
        return out
