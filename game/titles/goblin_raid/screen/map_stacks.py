"""What stands on the map: stacks from the view, sacks on sites, and what a moment shows instead for a while.

A stack shown by a moment (`live`, `lift`) is laid aside by the next update.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from game.titles.goblin_raid.rules.pieces import GOBLIN
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.reading import BAGS, SITE_BY_ID, Reading, side_of
from game.titles.goblin_raid.screen.stacks import Seen, Standing, in_command, remember, standing
from game.ui import palette
from game.ui.hexmap.counters import Drawn, Stack
from game.ui.hexmap.minimap import Dot, Minimap
from game.ui.hexmap.pieces import Piece
from game.ui.hexmap.view import HexmapView

FAR = 52
"""Pixels a hex: below it stacks are tokens."""
SACK = 30.0
"""Units: a sack on its site stands so far right and up of the middle."""
GREEN, RED, STRAW = palette.rgb("#7FB03E"), palette.rgb("#B0382A"), palette.rgb("#E0AE4A")


class MapStacks:
    """The stacks of one table's map; `view` and `small` are where they are shown."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.view: HexmapView | None = None
        self.small: Minimap | None = None
        self.standing: dict[str, Standing] = {}
        self.seen: dict[str, Seen] = {}
        """Enemy stacks that were in sight and are so no more: the player's own notes (rules.md 21)."""
        self._stacks: dict[tuple[Standing, bool, bool], Stack] = {}
        """What was printed for stacks since the last update."""
        self._lit: frozenset[str] = frozenset()
        self._dim: frozenset[str] = frozenset()
        self._emptied: set[str] = set()
        """Sites whose sack has been taken in a moment."""
        self._moving: dict[Hashable, Standing] = {}
        """Stacks on their way in a moment, by handle."""

    @property
    def reading(self) -> Reading:
        return self.table.reading

    def _stand(self) -> None:
        """The stacks of a new update, as they are now."""
        remember(self.seen, self.reading)
        self._moving.clear()
        self._stacks.clear()
        self._emptied.clear()
        self.standing = {here: standing(self.reading, here) for here in self.reading.stacks}

    def _lay(self) -> None:
        if self.view is None:
            return
        pieces: dict[Hashable, Piece] = {("s", here): Piece(here, shows=self.stack_of(here)) for here in self.standing}
        for handle in self._moving:
            if handle in self.view.pieces:
                pieces[handle] = self.view.pieces[handle]
        for site, word in self.reading.sites.items():
            here = SITE_BY_ID[site].hex
            if word == "marker" and site not in self._emptied:
                pieces["sack", site] = Piece(here, SACK, -SACK, layer=2)
            elif word in ("taken", "out", "home"):
                pieces["looted", site] = Piece(here, 0, 0, layer=0)
        self.view.show_pieces(pieces)
        if self.small is not None:
            self.small.show(self._dots())

    def _dots(self) -> list[Dot]:
        out = [
            Dot(SITE_BY_ID[site].hex, "square", STRAW) for site, word in self.reading.sites.items() if word == "marker"
        ]
        for here, one in self.standing.items():
            goblin = side_of(one.pieces[-1]) == GOBLIN
            out.append(Dot(here, "disc" if goblin else "wedge", GREEN if goblin else RED))
        return out

    def stack_of(self, here: str) -> Stack | None:
        """What is printed for the stack of a hex."""
        one = self.standing.get(here)
        if one is None:
            return None
        return self._stack(one, here in self._lit, here in self._dim)

    def _stack(self, one: Standing, lit: bool = False, dim: bool = False) -> Stack:
        found = self._stacks.get((one, lit, dim))
        if found is None:
            mine = self.reading.mine
            faces = self.table.faces(in_command(one.pieces, mine.preferred if mine is not None else ()))
            found = self._stacks[one, lit, dim] = Stack(faces, one.height, one.bags, lit, dim)
        return found

    def _drawn(self, handle: Hashable, hex_px: float) -> Drawn | None:
        stack: Stack | None = None
        match handle:
            case ("s", str(here)):
                stack = self.stack_of(here)
            case _ if handle in self._moving:
                stack = self._stack(self._moving[handle])
            case (str(what), str(site)):
                return self._marker(what, site, hex_px)
        if stack is None:
            return None
        return self.table.counters.token(stack, hex_px) if hex_px < FAR else self.table.counters.stack(stack, hex_px)

    def _marker(self, kind: str, site: str, hex_px: float) -> Drawn:
        u = hex_px / 96
        if kind == "sack":
            if hex_px < FAR:
                picture = self.table.counters.marks.number(str(BAGS[site]), "cost", max(7, round(hex_px * 0.2)))
            else:
                picture = self.table.counters.sack(BAGS[site], max(20, round(34 * u)))
            shift = round(SACK * u)
            half = picture.get_width() // 2
            return picture, (shift - half, -half)
        picture = self.table.counters.marker("looted", max(16, round(52 * u)))
        half = picture.get_width() // 2
        return picture, (-half, -half)

    # for moments

    def live(self, here: str, pieces: Iterable[str], height: int = 0, bags: int = 0) -> None:
        """Show these pieces in a hex until the next update; none: the hex is empty."""
        shown = tuple(pieces)
        if shown:
            self.standing[here] = Standing(shown, height, bags)
        else:
            self.standing.pop(here, None)
        self._lay()

    def empty(self, site: str) -> None:
        """Take the sack of a site away until the next update."""
        self._emptied.add(site)
        self._lay()

    def pieces_at(self, here: str) -> list[str]:
        """Who is shown in a hex just now, bottom to top."""
        one = self.standing.get(here)
        return list(one.pieces) if one is not None else []

    def lift(self, handle: Hashable, here: str, pieces: Iterable[str], bags: int = 0) -> None:
        """Put pieces on the map as one thing that can be moved by `view.travel(handle, way)`."""
        if self.view is None:
            return
        self._moving[handle] = one = Standing(tuple(pieces), 0, bags)
        self.view.show_pieces({**self.view.pieces, handle: Piece(here, layer=3, shows=self._stack(one))})

    def drop(self, handle: Hashable) -> None:
        """Take such a thing off again."""
        self._moving.pop(handle, None)
        if self.view is not None and handle in self.view.pieces:
            self.view.show_pieces({h: piece for h, piece in self.view.pieces.items() if h != handle})
