"""What widgets draw with: the frame (sizes), the lettering (words), the pieces (paper), the palette (inks), the prints
(pictures) and the sounds of one title. Made anew for every window size; cheap to make, everything behind it is cached.
"""

from collections.abc import Mapping, Set
from typing import Any, Protocol

from pygame import Rect, Surface

from game.ui import palette as colours
from game.ui import shapes
from game.ui.lettering import Lettering
from game.ui.living import Face
from game.ui.palette import Colour, Palette
from game.ui.picture_store import Shelf
from game.ui.pieces import Pieces
from game.ui.scale import Frame

# marks of ours whose printed icon has another name, and those that are drawn always
MARKS = {"right": "play", "up": "arrow_up", "down": "arrow_down", "plug": "chain"}
DRAWN = frozenset({"left", "dot", "mute"})


class PaperPieces(Protocol):
    """What this room needs of `game.ui.pieces.Pieces`."""

    def panel(self, name: str, size: tuple[int, int]) -> Surface: ...
    def icon(self, name: str, px: int, ink: str | Colour | None = None) -> Surface: ...
    def backdrop(self, size: tuple[int, int]) -> Surface: ...
    def content_rect(self, name: str, size: tuple[int, int]) -> Rect: ...
    def shadow(self, size: tuple[int, int], lift: int = 5) -> tuple[Surface, tuple[int, int]]: ...
    def glow(self, size: tuple[int, int], ink: str = "glow") -> tuple[Surface, tuple[int, int]]: ...
    def laid(self, name: str, size: tuple[int, int], lift: int | None = None) -> tuple[Surface, tuple[int, int]]: ...
    def let_go(self) -> None: ...


class PrintedPictures(Protocol):
    """What this room needs of `game.ui.prints.Prints`."""

    def picture(self, title: str, name: str, size: tuple[int, int], inks: str = ..., *, cell: str = ...) -> Surface: ...
    def has(self, title: str, name: str) -> bool: ...
    def about(self, title: str, name: str) -> Mapping[str, Any]: ...
    def let_go(self, titles: Set[str]) -> None: ...


class PlayedSounds(Protocol):
    """What this room needs of `game.ui.sound.Sounds`."""

    def play(self, name: str, *, take: int | None = None) -> Any: ...


class Look:
    """One title's look at one size."""

    def __init__(
        self,
        frame: Frame,
        lettering: Lettering | None = None,
        pieces: PaperPieces | None = None,
        prints: PrintedPictures | None = None,
        sounds: PlayedSounds | None = None,
        *,
        title: str = "house",
        inks: str = "normal",
        reduced: bool = False,
    ) -> None:
        self.frame = frame
        self.palette: Palette = colours.palette(title, inks)
        self.lettering = lettering or Lettering()
        self.pieces: PaperPieces = pieces or Pieces(frame.s, title, inks)
        self.prints = prints
        self.sounds = sounds
        self.title = title
        self.inks = inks
        self.reduced = reduced
        self._baked: Shelf[tuple[object, ...], Surface] = Shelf(f"look of {title}")
        self._missing: set[str] = set()

    # sizes

    def px(self, n: float) -> int:
        return self.frame.px(n)

    def text(self, n: float) -> int:
        return self.frame.text(n)

    def caps(self, n: float) -> int:
        return self.frame.caps(n)

    # paper

    def panel(self, name: str, size: tuple[int, int]) -> Surface:
        """A paper piece without its shadow. Shared: do not draw on it."""
        return self.pieces.panel(name, size)

    def paper(self, surface: Surface, name: str, rect: Rect, lift: int | None = None, glow: str = "") -> Rect:
        """Shadow, glow if named, piece; returns where words may stand."""
        if glow:
            light, offset = self.pieces.glow(rect.size, glow)
            surface.blit(light, rect.move(offset))
        picture, offset = self.pieces.laid(name, rect.size, lift)
        surface.blit(picture, rect.move(offset))
        return self.content(name, rect)

    def reach(self, rect: Rect) -> Rect:
        """All that `paper` may paint there: the piece, its shadow, its light."""
        room = 2 * self.px(40)
        return rect.inflate(room, room)

    def content(self, name: str, rect: Rect) -> Rect:
        """Where words may stand on a piece that fills rect."""
        return Rect(self.pieces.content_rect(name, rect.size)).move(rect.topleft)

    def backdrop(self) -> Surface:
        """The plank, as large as the window."""
        return self.pieces.backdrop(self.frame.size)

    def glow(self, size: tuple[int, int], ink: str = "glow") -> tuple[Surface, tuple[int, int]]:
        """Light round a rectangle, and where it goes from the rectangle's corner."""
        return self.pieces.glow(size, ink)

    def icon(self, name: str, px: int, ink: str | Colour | None = None) -> Surface | None:
        """A printed picture of the pieces, or None if there is none of that name."""
        if name in self._missing:
            return None
        try:
            return self.pieces.icon(name, px, ink)
        except (KeyError, OSError):
            self._missing.add(name)
            return None

    def mark(self, name: str, px: int, colour: Colour | None = None) -> Surface:
        """A small mark in one ink, printed if the pieces have it, else drawn."""
        ink = colour or self.palette.k
        found = self.icon(MARKS.get(name, name), px, ink) if name not in DRAWN else None
        if found is None:
            return shapes.mark(name, px, ink)
        if found.get_width() > px * 1.3:
            found = self.icon(MARKS.get(name, name), max(8, round(px * px / found.get_width() * 1.15)), ink) or found
        return found

    def seat_mark(self, seat: int, px: int, colour: Colour | None = None) -> Surface:
        """The sign that goes with a seat's colour."""
        own, name = colours.SEATS[seat % len(colours.SEATS)]
        return self.icon(f"seat_{name}", px, colour or own) or shapes.mark(name, px, colour or own)

    def has_picture(self, name: str) -> bool:
        """Is there a print of that name for this title?"""
        return self.prints is not None and self.prints.has(self.title, name)

    def about(self, name: str) -> Mapping[str, Any]:
        """What the listing says of a print of this title (see `Prints.about`); nothing if there is none."""
        return self.prints.about(self.title, name) if self.prints is not None else {}

    def picture(self, name: str, size: tuple[int, int], title: str = "", cell: str = "") -> Surface:
        """A printed picture, scaled to cover size; `cell`: one of those on that plate. Without prints: a plain plate with the
        name's first letter."""
        size = (max(1, size[0]), max(1, size[1]))
        if self.prints is not None:
            try:
                return self.prints.picture(title or self.title, name, size, self.inks, cell=cell)
            except (KeyError, FileNotFoundError):
                pass
        key = ("picture", name, size)
        found = self._baked.get(key)
        if found is None:
            found = Surface(size)
            found.fill(self.palette.c)
            letter = self.lettering.line(name[:1].upper() or "?", "display", max(12, size[1] // 2), self.palette.k)
            found.blit(letter, letter.get_rect(center=found.get_rect().center))
            self.keep(key, found)
        return found

    def portrait(self, number: int, side: int, face: Face = "") -> Surface:
        """The printed face of a player, so many pixels wide, with what it does with its eyes and mouth."""
        moods = f"moods_{number:02d}"
        if not face or self.prints is None or not self.prints.has("portraits", moods):
            return self.picture(f"portrait_{number:02d}", (side, side), "portraits")
        return self.picture(moods, (side, side), "portraits", face)

    # store

    def baked(self, key: tuple[object, ...]) -> Surface | None:
        """Something a widget or card baked before."""
        return self._baked.get(key)

    def keep(self, key: tuple[object, ...], surface: Surface) -> Surface:
        """Keep a baked surface, as long as there is room (`picture_store`)."""
        return self._baked.keep(key, surface)

    def let_go(self) -> None:
        """Give back what was baked: no scene of this title is shown any more."""
        self._baked.clear()

    # sound

    def play(self, name: str, take: int | None = None) -> None:
        """Sound an effect; `take` chooses a step of one that has steps (a soft or a hard knock), else they take turns."""
        if self.sounds is not None:
            self.sounds.play(name, take=take)

    # words

    def label(self, text: str, n: float = 20, colour: Colour | None = None, tracking: float = 1.4,
              width: int | None = None) -> Surface:  # fmt: skip
        """Capitals in League Gothic, tracked; cut with an ellipsis below the floor."""
        px = self.caps(n)
        return self.lettering.line(text.upper(), "label", px, colour or self.palette.k,
                                   tracking=tracking * max(0.6, self.frame.s), width=width, floor=12)  # fmt: skip
