"""Dragging a fallen Goblin home (LNR-7.12): the fallen lie on a slip, one is chosen, then an own platform; or it is dragged
there."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.loot_and_recruit.rules.cards import CAPTURES, GUARD, INDEX, RECRUIT_COST
from game.titles.loot_and_recruit.screen.asks import Choice
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.layout import grid
from game.titles.loot_and_recruit.screen.panel import ClickAction, spot_of
from game.ui import palette
from game.ui.places import Handle, Place


def capture_limit(table: Context) -> int:
    """The highest Recruit Cost that an unused Press Ganger may drag away."""
    reading = table.reading
    play = reading.seats[reading.active].play if reading.active >= 0 else ()
    return next(
        (CAPTURES[INDEX[card]] for handle, card in play if CAPTURES[INDEX[card]] and handle in reading.ready), 0
    )


class Capture(Choice[int]):
    """Everybody sees the fallen; the attacker chooses."""

    kind = "capture"

    def open(self) -> bool:
        ask = self.table.services.update.ask
        return ask is not None and ask.kind == self.kind

    @property
    def mine(self) -> bool:
        return self.table.asked == self.kind

    def options(self) -> list[tuple[int, int]]:
        return [(option[0], option[1]) for option in self.space.options if isinstance(option, list | tuple)]

    # where the fallen lie

    @property
    def rect(self) -> Rect:
        pools = self.table.ground.pools
        return pools[0].unionall(list(pools))

    def _cards(self) -> dict[Handle, Rect]:
        look, fallen = self.table.look, self.table.reading.falling
        inside = self.rect.inflate(-look.px(28), -look.px(24))
        top = max(18, look.px(32))
        inside = Rect(inside.x, inside.y + top, inside.w, inside.h - top)
        rects = grid(inside, len(fallen), most=1.0)
        return {("c", card[0]): rect for card, rect in zip(fallen, rects)}

    def layout(self) -> Mapping[Handle, Place]:
        return {handle: Place.of(rect, z=150.0) for handle, rect in self._cards().items()}

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, handle, rect, 1) for handle, rect in self._cards().items()]

    def draw_background(self, surface: Surface) -> None:
        look, rect = self.table.look, self.rect
        look.paper(surface, "plain", rect, 8)
        words = look.lettering.line(self.table.words("choice-capture").upper(), "display", max(14, look.caps(22)),
                                    palette.RED_TEXT, width=rect.w - look.px(30))  # fmt: skip
        surface.blit(words, words.get_rect(midtop=(rect.centerx, rect.y + look.px(10))))

    # choosing

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple) or not self.mine:
            return None
        table, words = self.table, self.table.words
        if handle[0] == "c" and any(handle[1] == card for card, _ in table.reading.falling):
            if any(handle[1] == card for card, _ in self.options()):
                return ClickAction(True, "", self.chosen is None, handle[1] == self.chosen, drag=True)
            n = INDEX[table.reading.names[handle[1]]]
            too_big = not GUARD[n] and RECRUIT_COST[n] > capture_limit(table)
            why = words("choice-capture-too-big", max=capture_limit(table)) if too_big else table.refusal("bad_target")
            return ClickAction(False, why)
        key = handle[1:] if handle[0] == "p" else table.reading.at.get(handle[1]) if handle[0] == "t" else None
        if key is None or key[0] != table.services.seat:
            return ClickAction(False, words("why-choice"))
        if self.chosen is None:
            return ClickAction(False, words("why-choose-card"))
        if (self.chosen, key[1]) not in self.options():
            return ClickAction(False, table.refusal("platform_shielded"))
        return ClickAction(True, "", handle[0] == "p", False, words("pick-recruit-here") if handle[0] == "p" else "")

    def click(self, handle: Hashable) -> bool:
        mark = self.mark(handle)
        if mark is None or not mark.open or not isinstance(handle, tuple):
            return False
        if handle[0] == "c":
            self.choose(None if handle[1] == self.chosen else handle[1])
        else:
            key = handle[1:] if handle[0] == "p" else self.table.reading.at[handle[1]]
            self.table.send([self.chosen, key[1]])
        return True

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        mark = self.mark(handle)
        if not self.mine or mark is None or not mark.open or not isinstance(handle, tuple) or handle[0] != "c":
            return False
        self.chosen = handle[1]
        goal = self.mark(onto)
        if goal is not None and goal.open and isinstance(onto, tuple) and onto[0] in ("p", "t"):
            return self.click(onto)
        self.table.again()
        return True

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not self.mine:
            return ()
        why = words("why-choose-card") if self.chosen is None else words("why-choose-platform")
        fits = [platform for card, platform in self.options() if card == self.chosen]
        take = AnswerButton(
            "capture",
            words("verb-capture"),
            lambda: table.send([self.chosen, fits[0]]),
            kind="gold",
            enabled=len(fits) == 1,
            why=why,
        )
        return [take, AnswerButton("none", words("verb-capture-none"), lambda: table.send("none"))]

    def ask(self) -> tuple[str, str] | None:
        if not self.mine:
            return None
        if self.chosen is not None:
            return self.table.words("choice-capture-chosen", card=self.table.named(self.chosen)), ""
        return self.words("ask-capture", max=capture_limit(self.table))
