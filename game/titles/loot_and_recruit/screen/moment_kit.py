"""What every moment is made of: where things lie for a seat, a card that is carried, a number that flies to a pool."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect, Surface

from game.tabletop.effects import banner, carried, stamped
from game.tabletop.services import TableServices
from game.titles.loot_and_recruit.rules.cards import POWERS
from game.titles.loot_and_recruit.screen.boards import Boards, Key
from game.titles.loot_and_recruit.screen.cards import Cards, Facing
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.facts import cells
from game.ui.cards import stamp
from game.ui.motion import Motion, all_of, sine_in_out, staggered, wait
from game.ui.places import Place

Point = tuple[float, float]


class Kit:
    """Motions of single things on one table."""

    def __init__(self, table: Context, cards: Cards, boards: Boards) -> None:
        self.table, self.cards, self.boards = table, cards, boards

    @property
    def services(self) -> TableServices:
        return self.table.services

    def sound(self, name: str, take: int | None = None) -> None:
        self.services.play_sound(name, take)

    # where

    @property
    def middle(self) -> Rect:
        """Where big words stand: over the market."""
        return self.table.ground.market

    def own(self, seat: int) -> bool:
        return bool(seat == self.services.seat)

    def zone(self, seat: int, zone: str) -> Rect:
        """A seat's hand, deck, discard pile or play area, as this screen shows it."""
        ground = self.table.ground
        if zone == "play":
            return ground.play
        found: dict[str, Rect]
        if self.own(seat):
            found = {"hand": ground.cards, "deck": ground.deck, "discard": ground.discard}
        else:
            places = cells(ground.facts[seat])
            found = {"hand": places.hand, "deck": places.deck, "discard": places.discard}
        return found["deck" if zone == "deck_top" else zone]

    def plate(self, seat: int) -> Rect:
        """Name and numbers of a seat."""
        ground = self.table.ground
        return ground.regions.plates[seat].union(ground.facts[seat])

    def shop_slot(self, lineup: str, slot: int) -> Rect:
        ground = self.table.ground
        return (ground.shop if lineup == "shop" else ground.crowd)[slot - 1]

    def sale(self, where: int | str, lineup: str) -> Rect:
        """A slot of a line-up, or a permanent pile."""
        return self.table.ground.piles[where] if isinstance(where, str) else self.shop_slot(lineup, where)

    def pool(self, power: str) -> Rect:
        return self.table.ground.pools[POWERS.index(power)]

    def played_at(self, card: str) -> Rect | None:
        """Where a card of that name lies in the play area."""
        reading = self.table.reading
        if reading.active < 0:
            return None
        for handle, name in reading.seats[reading.active].play:
            place = self.services.stage.place_of(("c", handle))
            if name == card and place is not None:
                return Rect(place.rect)
        return None

    # pictures

    @property
    def small(self) -> tuple[int, int]:
        """The size of a card on its way."""
        w, h = self.table.ground.crowd[0].size
        return round(w * 0.62), round(h * 0.62)

    def picture(self, card: str | None, size: tuple[int, int] | None = None) -> Surface:
        return self.cards.small(Facing(card), size or self.small)

    def number(self, text: str, fill: str = "orange", px: float = 58) -> Surface:
        return stamp(self.table.look, text, max(34, self.table.look.px(px)), fill)

    # motions

    def fly(self, card: str | None, start: Point, end: Point, key: Hashable, seconds: float = 0.34) -> Motion:
        """A card of which nothing lies on the table goes from one place to another."""
        yield carried(self.services, self.picture(card), start, end, seconds, 36, key)

    def send(self, handle: int, card: str | None, end: Rect, start: Rect, seconds: float = 0.3) -> Motion:
        """A card goes to a place and is gone there; if it does not lie on the table it comes from `start`."""
        stage = self.services.stage
        if ("c", handle) not in stage:
            yield self.fly(card, start.center, end.center, ("send", handle), seconds)
            return
        place: Place = stage["c", handle]
        w, h = self.small
        goal = replace(place, x=float(end.centerx), y=float(end.centery), w=float(w), h=float(h), angle=0.0, z=400.0,
                       glow=0.0)  # fmt: skip
        yield stage.travel(("c", handle), goal, seconds, sine_in_out, hop=self.table.look.px(24))
        if ("c", handle) in stage:
            stage.put(("c", handle), replace(goal, alpha=0.0))

    def send_all(self, cards: Sequence[Sequence[Any]], end: Rect, start: Rect, gap: float = 0.05) -> Motion:
        moves = [self.send(handle, card, end, start) for handle, card in cards]
        if moves:
            yield staggered(moves, gap)

    def bring(
        self, handle: int, told: Facing, start: Rect, end: Rect, face_up: bool = True, seconds: float = 0.26
    ) -> Motion:
        """A card that was not on the table comes to lie somewhere; the layout of the next update takes it over."""
        stage = self.services.stage
        self.cards.shown[handle] = told
        w, h = self.small
        place = Place(start.centerx, start.centery, w, h, face_up=face_up, z=300.0)
        stage.put(("c", handle), place)
        goal = Place.of(end, face_up=True, z=300.0)
        yield stage.travel(("c", handle), goal, seconds, sine_in_out, hop=self.table.look.px(20))

    def gain(self, power: str, n: int, start: Point, key: Hashable, fill: str = "orange") -> Motion:
        """+n flies to a pool and stays there for a moment."""
        pool = self.pool(power)
        yield carried(self.services, self.number(f"+{n}", fill), start, pool.center, 0.22, 46, ("gain", key, power))
        self.sound(f"pool_{power}", n)
        yield stamped(self.services, pool.center, f"+{n}", fill, 62, 0.1)

    def spend(self, power: str, n: int) -> Motion:
        """-n falls from a pool."""
        pool = self.pool(power)
        end = (pool.centerx, pool.bottom + self.table.look.px(20))
        yield carried(self.services, self.number(f"−{n}", "red"), pool.center, end, 0.36, 0, ("spend", power))

    def say(self, text: str, seconds: float = 0.7, small: str = "", hot: bool = False) -> Motion:
        yield banner(self.services, self.middle, text, seconds, small, hot)

    def hail(self, text: str, seconds: float, small: str) -> Motion:
        """A banner over pools and hand, which nobody needs any more: towers, totals and market stay in sight."""
        ground = self.table.ground
        yield banner(self.services, ground.cards.unionall(list(ground.pools)), text, seconds, small)

    def together(self, *motions: Motion) -> Motion:
        if motions:
            yield all_of(*motions)

    def hop(self, key: Key, handle: int, card: str, start: Point) -> Motion:
        """Goblins hop onto a tower from a point, and stand there. Nobody has to wait while the tower sways."""
        boards = self.boards
        boards.put(key, (handle, card))
        yield boards.towers.hop(key, handle, start)
        self.services.scope.start(boards.towers.nudge((key,), 0.9))

    def turn_edge(self, handle: int) -> Motion:
        """A card of a line-up turns until nothing of it is seen."""
        stage = self.services.stage
        if ("c", handle) not in stage:
            yield wait(0.12)
            return
        place = stage["c", handle]
        yield stage.travel(("c", handle), replace(place, w=max(4.0, place.w * 0.06)), 0.18)
        if ("c", handle) in stage:
            stage.put(("c", handle), replace(place, alpha=0.0))
