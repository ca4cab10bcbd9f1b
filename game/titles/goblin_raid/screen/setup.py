"""The Count's people are set up (GOB-3.5, 3.11, 3.12): who may be placed stands in the band's panel, the places are lit."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.screen.context import Context, undo
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.names import ORDER
from game.titles.goblin_raid.screen.panel import NO_MARKS, EmptyPanel, HexMarks
from game.titles.goblin_raid.screen.panels import counter, grid, inside, panel
from game.titles.goblin_raid.screen.reading import is_leader
from game.ui.hexmap.ground import Area, Ground, straw
from game.ui.hexmap.overlays import Ring


class FeudalSetup(EmptyPanel):
    """Who is left to place stands in the band's panel; a lit site is pressed, or a counter dragged there."""

    def __init__(self, table: Context, map: TableMap) -> None:
        super().__init__(table)
        self.map = map
        self.chosen = ""

    def open(self) -> bool:
        return self.table.posed == "feudal_setup"

    def placing(self) -> list[str]:
        mine = self.table.reading.mine
        return sorted(mine.placing, key=ORDER.__getitem__) if mine is not None else []

    def places(self, piece: str) -> list[str]:
        """Hexes where a piece may be put now."""
        offers = menus.placings(self.table.services.update.ask)
        return [here for one in offers if one.piece == piece for here in one.hexes]

    def _place(self, piece: str, here: str) -> None:
        play = plays.PlaceLeader(piece, here) if is_leader(piece) else plays.PlaceUnit(piece, here)
        self.table.send(play, "counter_down")

    def _boxes(self) -> dict[str, Rect]:
        look, found = self.table.look, self.placing()
        area = inside(look, self.table.ground.band).inflate(-look.px(8), -look.px(8))
        return dict(zip(found, grid(area, len(found), look.px(60), 26, look.px(8))))

    def spots(self) -> Sequence[Hotspot]:
        words = self.table.words
        return [Hotspot(("unit", piece), rect, bool(self.places(piece)), words("setup-fixed"), drag=True, order=2)
                for piece, rect in self._boxes().items()]  # fmt: skip

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("unit", str(piece)) if piece in self.placing():
                self.chosen = "" if self.chosen == piece else piece
                place = self.table.reading.at.get(self.chosen, "")
                if place[:1].isdigit():
                    self.map.seek(place)
                self.table.services.play_sound("counter_down")
                self.table.again()
                return True
        return False

    def hex_click(self, here: str) -> bool:
        if not self.open():
            return False
        if self.chosen and here in self.places(self.chosen):
            self._place(self.chosen, here)
            return True
        found = [piece for piece in self.placing() if self.table.reading.at.get(piece) == here]
        if found:
            at = (found.index(self.chosen) + 1) % len(found) if self.chosen in found else 0
            return self.click(("unit", found[at]))
        return False

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        match handle, onto:
            case (_, str(piece)), ("hex", str(here)) if self.open() and here in self.places(piece):
                self._place(piece, here)
                return True
        return False

    def back(self) -> bool:
        was, self.chosen = self.chosen, ""
        return bool(was)

    def shown(self) -> None:
        if not self.open() or self.chosen not in self.placing():
            self.chosen = ""
        if self.open() and not self.chosen and len(self.placing()) == 1:
            self.chosen = self.placing()[0]
            self.map.seek_all(self.places(self.chosen))

    def ask(self) -> tuple[str, str] | None:
        words = self.table.words
        if self.chosen and self.table.reading.campaign:
            return words("setup-place", piece=self.table.unit_name(self.chosen)), words("setup-anywhere")
        return None

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not self.open():
            return []
        out = [AnswerButton("ready", words("act-ready"), lambda: table.send(plays.Ready()), small=words("act-ready-small"),
                   kind="primary"), undo(table)]  # fmt: skip
        for value, key in (("deploy", "act-deploy"), ("pile", "act-pile")):
            if table.can(plays.Reinforcements(value)):
                out.append(AnswerButton(value, words(key), partial(table.send, plays.Reinforcements(value))))
        return out

    def hex_why(self, here: str) -> str:
        if not self.open() or not self.chosen or here in self.places(self.chosen):
            return ""
        return self.table.refusal("bad_setup")

    def hex_marks(self) -> HexMarks:
        if not self.open():
            return NO_MARKS
        lit = frozenset(p for piece in self.placing() if (p := self.table.reading.at.get(piece, ""))[:1].isdigit())
        if not self.chosen:
            return HexMarks(lit=lit, open=sorted(lit))
        places = frozenset(self.places(self.chosen))
        here = self.table.reading.at.get(self.chosen, "")
        rings = (Ring(here),) if here[:1].isdigit() else ()
        marks = Ground(tints=dict.fromkeys(places, straw(0.4)), areas=(Area(places),))
        return HexMarks(marks, rings=rings, open=sorted(places | lit))

    def draw_background(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        left = sum(not table.reading.at.get(piece, "")[:1].isdigit() for piece in self.placing())
        told = words("setup-left", n=left) if left else words("act-ready-small")
        panel(surface, look, table.ground.band, words("setup-feudal"), told)
        for piece, rect in self._boxes().items():
            counter(table, surface, piece, rect, glow=piece == self.chosen, dim=0 if self.places(piece) else 120)

    def paint_corner(self, surface: Surface) -> None:
        dragged(self.table, surface, self.table.look.px(60))


def dragged(table: Context, surface: Surface, px: int) -> None:
    """The counter that hangs on the pointer; where."""
    pointer = table.services.pointer
    held = pointer.dragging
    if isinstance(held, tuple) and held[0] == "unit" and pointer.at[0] >= 0:
        picture = table.counters.counter(table.face(str(held[1])), round(px * 1.07))
        surface.blit(picture, picture.get_rect(center=pointer.at))
        return
