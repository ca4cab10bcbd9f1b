"""The own hand: a fan under the ask line, and the cards chosen from it for whatever is asked."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect

from game.engine.spaces import Menu, One, Pick
from game.tabletop.contract import Hotspot
from game.tabletop.hand_fan import parts_in_sight
from game.titles.slayer_slayer.screen.card_rows import GOBLINS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.layout import fan
from game.ui.places import Handle, Place

CHOOSING = ("sacrifice", "play_cards", "blood_rite", "event_stake")
"""Asks that are answered with cards of the own hand."""
CLOSE = 0.78
"""Where less than this of a card's width is seen, its name would be cut beside the medal."""


def strip_of(places: Sequence[Place]) -> int:
    """How many pixels of each card look out from under the next, in few steps, for each is printed anew; 0: enough."""
    if len(places) < 2 or (step := places[1].x - places[0].x) >= places[0].w * CLOSE:
        return 0
    return round(places[0].w * int(8 * step / places[0].w) / 8)


class Hand:
    """The hand of one table. `chosen`: handles in the order of the hand."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.chosen: list[int] = []
        self.strips: dict[int, tuple[int, int]] = {}
        """Cards that lie close together: how wide they are, and how much of each looks out from under the next."""
        self._ask: tuple[str, int] = ("", -1)

    def shown(self) -> None:
        """A new update: what was chosen stays while the question does."""
        table = self.table
        ask = table.services.update.ask
        now = (table.asked, ask.id if ask is not None else -1)
        held = [handle for handle, _ in table.reading.hand.cards]
        if self.committed:
            self.chosen = list(table.reading.hand.chosen)
        elif now != self._ask or self.limits is None:
            self.chosen = []
        self.chosen = [handle for handle in held if handle in self.chosen]
        self._ask = now

    # what may be chosen

    @property
    def committed(self) -> bool:
        """The own cards are in (PLAY); they may still be taken back."""
        play, seat = self.table.reading.play, self.table.services.seat
        return play is not None and seat in play.ready

    @property
    def limits(self) -> tuple[int, int] | None:
        """How few and how many cards the present ask wants; None: it wants none from the hand."""
        ask = self.table.services.update.ask
        if self.table.asked not in CHOOSING or ask is None:
            return None
        space = ask.space
        if isinstance(space, Menu):
            space = next((b.parts[0] for b in space.branches if b.verb == "commit" and b.parts), None)
        if isinstance(space, Pick):
            return space.lo, min(space.hi, len(space.options))
        if isinstance(space, One):
            return (1, 1) if any(isinstance(option, int) for option in space.options) else None
        return None

    @property
    def enough(self) -> bool:
        limits = self.limits
        return limits is not None and limits[0] <= len(self.chosen) <= limits[1]

    def why(self) -> str:
        """Why the chosen cards cannot be sent yet."""
        limits, words = self.limits, self.table.words
        if limits is None:
            return words("why-not-asked")
        lo, hi = limits
        if lo == hi and self.table.asked == "sacrifice":
            return words("why-sacrifice-exactly", n=lo)
        if len(self.chosen) < lo:
            return words("why-too-few-cards", n=lo)
        return words("why-too-many-cards", n=hi)

    def act(self, verb: str) -> str:
        """The words of the button that sends them: what it does, or what is missing."""
        lo, chosen = (self.limits or (0, 0))[0], len(self.chosen)
        if chosen < lo:
            return self.table.words("act-missing" if chosen else "act-missing.first", n=lo - chosen)
        return self.table.words(verb, n=chosen)

    def power(self) -> str:
        """What the chosen cards are worth on paper, in words."""
        powers = self._printed()
        key = "count-chosen-jester" if "d20" in powers else "count-chosen"
        return self.table.words(key, n=len(powers), power=self.worth())

    def worth(self) -> str:
        """The same as a figure, a Jester's die left out."""
        return str(sum(power for power in self._printed() if power != "d20"))

    def _printed(self) -> list[Any]:
        names = self.table.reading.names
        return [GOBLINS[names[handle]]["power"] for handle in self.chosen if handle in names]

    def cards(self) -> list[int]:
        """The handles held, but for those that lie elsewhere (committed or staked)."""
        away = set(self.table.reading.hand.chosen) if self.committed else set()
        away |= {handle for handle, _ in self.table.reading.hand.staked}
        return [handle for handle, _ in self.table.reading.hand.cards if handle not in away]

    # where they lie

    def layout(self, area: Rect) -> Mapping[Handle, Place]:
        held = self.cards()
        lift = area.h * 0.16
        out: dict[Handle, Place] = {}
        places = fan(area, len(held), self.table.low)
        strip = strip_of(places)
        self.strips = dict.fromkeys(held, (round(places[0].w), strip)) if strip else {}
        for handle, place in zip(held, places):
            if handle in self.chosen:
                place = replace(place, y=place.y - lift, glow=1.0, raised=0.7)
            out["c", handle] = place
        return out

    def spots(self, area: Rect) -> Sequence[Hotspot]:
        """Each card's visible part."""
        table = self.table
        can = self.limits is not None and not self.committed
        why = "" if can else self.why_shut()
        places = list(self.layout(area).items())
        out = []
        for (handle, _), part in zip(places, parts_in_sight([place for _, place in places], 24)):
            rect = part.clip(Rect(0, 0, *table.look.frame.size))
            full = can and self._full(handle[1])  # type: ignore[index]
            out.append(Hotspot(handle, rect, can and not full, self.why_full() if full else why, order=1))
        return out

    def why_shut(self) -> str:
        """Why no card of the hand can be chosen now."""
        table = self.table
        if table.asked and self.committed:
            return table.words("why-committed")
        if not table.asked:
            return table.why_not()
        return table.words("why-vote-first" if table.reading.slip else "why-hand-later")

    def _full(self, handle: int) -> bool:
        limits = self.limits
        return limits is not None and handle not in self.chosen and len(self.chosen) >= limits[1] > 1

    def why_full(self) -> str:
        limits = self.limits
        return self.table.words("why-too-many-cards", n=limits[1] if limits else 0)

    def click(self, handle: Hashable) -> bool:
        """Choose a card, or take it back; of one card the newest counts."""
        limits = self.limits
        if limits is None or not isinstance(handle, tuple) or handle[0] != "c" or self.committed:
            return False
        number = handle[1]
        if number not in self.cards():
            return False
        if number in self.chosen:
            self.chosen.remove(number)
        elif limits[1] == 1:
            self.chosen = [number]
        elif len(self.chosen) < limits[1]:
            self.chosen.append(number)
        held = self.cards()
        self.chosen.sort(key=held.index)
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def back(self) -> bool:
        if self.chosen and not self.committed:
            self.chosen = []
            return True
        return False

    def clear(self) -> None:
        """Take back all chosen cards, by the button."""
        self.back()
        self.table.again()

    # drawing

    def lifted(self) -> tuple[Handle, Place] | None:
        """The card that is pointed at, and where it is drawn: on top, a little larger, and not on what is asked."""
        services = self.table.services
        services.pointer.lifted = None  # what was lifted may lie elsewhere by now
        handle = services.pointer.hovered
        if (
            not isinstance(handle, tuple)
            or handle[0] != "c"
            or services.pointer.dragging is not None
            or handle not in services.stage
        ):
            return None
        place = services.stage[handle]
        if place != services.stage.goal(handle) or handle[1] not in self.cards():
            return None
        height = self.table.look.frame.size[1]
        gap = self.table.look.px(6)
        top = self.table.ground.regions.ask.bottom + gap
        high = min(place.h * 1.1, max(place.h, height - gap - top))
        y = max(min(place.y, height - high / 2 - gap), top + high / 2)
        grown = replace(place, w=place.w * high / place.h, h=high, y=y, angle=0.0, raised=1.0)
        services.pointer.lifted = (handle, grown)
        return services.pointer.lifted
