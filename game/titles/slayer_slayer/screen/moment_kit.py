"""What every moment is made of: turning cards, carrying them, a line of cards that closes up, a running total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from game.tabletop.effects import banner, stamped, turned_over
from game.tabletop.services import TableServices
from game.titles.slayer_slayer.screen.battle_field import BattleField
from game.titles.slayer_slayer.screen.card_rows import Facing
from game.titles.slayer_slayer.screen.cards import Cards
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.counter import Counter
from game.titles.slayer_slayer.screen.dice import Dice
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.opening import Opening
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.score_sheet import Stage, Totals
from game.titles.slayer_slayer.screen.standing import Standing, Worth, numeral
from game.titles.slayer_slayer.screen.supplies import supply
from game.ui.motion import Ease, Motion, all_of, cubic_out, sine_in_out, staggered
from game.ui.places import FLIP, Handle, Place


class Kit:
    """Motions of single cards on one table."""

    def __init__(
        self,
        table: Context,
        field: BattleField,
        cards: Cards,
        counter: Counter,
        dice: Dice,
        hand: Hand,
        purse: Purse,
        opening: Opening,
    ) -> None:
        self.table = table
        self.field, self.cards, self.counter, self.dice = field, cards, counter, dice
        self.hand, self.purse, self.opening = hand, purse, opening

    @property
    def services(self) -> TableServices:
        return self.table.services

    @property
    def standing(self) -> Standing:
        return self.cards.standing

    @property
    def area(self) -> Rect:
        return self.table.ground.area

    @property
    def clear(self) -> Rect:
        """Where a banner hides neither the foe, the Horde nor the score; outside a battle the whole middle."""
        return self.field.parts.centre if self.table.reading.fighting else self.area

    def sound(self, name: str, take: int | None = None) -> None:
        self.services.play_sound(name, take)

    def say(self, key: str, seconds: float = 0.8, small: str = "", **nouns: object) -> Motion:
        """A banner with words of the catalogue, which stand within sentences elsewhere."""
        told = self.table.words(key, **nouns)
        yield banner(self.services, self.clear, told[:1].upper() + told[1:], seconds, small)

    def stamp_at(
        self, rect: Rect | None, text: str, fill: str = "moss", size: float = 110, seconds: float = 0.5
    ) -> Motion:
        if rect is not None:
            yield stamped(self.services, rect.center, text, fill, size, seconds)

    # one card

    def place(self, number: int) -> Place | None:
        handle: Handle = ("c", number)
        found: Place | None = self.services.stage.place_of(handle)
        return found

    def rect(self, number: int) -> Rect | None:
        place = self.place(number)
        return None if place is None else place.rect

    def travel(self, number: int, to: Place, seconds: float = 0.26, ease: Ease = cubic_out, hop: float = 0.0,
               after: float = 0.0) -> Motion:  # fmt: skip
        if ("c", number) in self.services.stage:
            yield self.services.stage.travel(("c", number), to, seconds, ease, after, hop)

    def turn(self, number: int, told: Facing, seconds: float = FLIP, counts: bool = False) -> Motion:
        """Turn a card over: the picture changes at the edge, and the total with it if the card counts."""

        def change() -> None:
            self.show(number, told)
            if counts:
                self.running()

        yield from turned_over(self.services, ("c", number), change, told.card is not None, seconds)

    def show(self, number: int, told: Facing) -> None:
        """From now on a card shows something else where it lies."""
        self.table.live.shown[number] = told

    def told(self, number: int) -> Facing:
        return self.cards.facing(number)

    # the Horde

    @property
    def line(self) -> list[int]:
        """The Horde as it stands at this moment of the story."""
        live = self.table.live
        if live.line is None:
            live.line = [lying.handle for lying in self.table.reading.horde.cards]
        return live.line

    def close_up(self, seconds: float = 0.2) -> Motion:
        """The Horde lies in its order again, without gaps."""
        goals = self.field.line(self.line)
        moves = [self.travel(handle[1], replace(place, face_up=self.services.stage[handle].face_up), seconds)  # type: ignore[index]
                 for handle, place in goals.items() if handle in self.services.stage]  # fmt: skip
        if moves:
            yield all_of(*moves)

    def to_pile(self, numbers: Sequence[int], seconds: float = 0.38) -> Motion:
        """Cards fly to the Pile, face down at the end."""
        box = supply(self.table, "pile")
        goal = Place.of(box, face_up=False, z=400.0)
        moves = [self.travel(number, replace(goal, z=400.0 + i), seconds, sine_in_out, self.table.look.px(50))
                 for i, number in enumerate(numbers)]  # fmt: skip
        if moves:
            yield staggered(moves, 0.06)
        for number in numbers:
            place = self.place(number)
            if place is not None:
                self.services.stage.put(("c", number), replace(place, alpha=0.0))

    def running(self) -> None:
        """The Horde's Power so far: what its cards show, added up."""
        total = sum(numeral(told.counts or told.power) for told in map(self.told, self.line))
        total += sum(numeral(self.told(lying.handle).counts) for lying in self.table.reading.horde.earlier)
        was = self.counter.totals()
        self.totals(total, was.foe if was is not None else "?")

    def stamp_counts(self, worths: Mapping[int, Worth]) -> None:
        """From now on each goblin shows what it counts."""
        for handle, worth in worths.items():
            self.show(handle, self.cards.counting(self.told(handle), worth))

    def totals(self, horde: int | str, foe: int | str, dice: tuple[int, ...] = (), *, basic: int | str = "",
               stage: Stage = "counting", spoiled: bool = False) -> None:  # fmt: skip
        """The score says so from now on. `basic`: the foe's basic Power, where it was not known before."""
        was = self.counter.totals()
        known = str(basic) or (was.basic if was is not None else "")
        self.counter.moving = Totals(str(horde), dice, str(foe), known, stage, spoiled)

    # plates

    def plate(self, seat: int) -> Rect | None:
        rect: Rect | None = self.table.ground.regions.plates.get(seat)
        return rect
