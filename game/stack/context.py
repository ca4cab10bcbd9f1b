"""What every scene may use: settings, language, lettering, pictures, paper, sounds, and a look per title and size."""

from collections.abc import Set
from pathlib import Path
from typing import Any

from game.settings import Settings, guess_name
from game.settings_file import SettingsFile
from game.stash import Stash
from game.ui.freed_memory import give_back
from game.ui.lettering import Lettering
from game.ui.look import Look, PaperPieces, PlayedSounds, PrintedPictures
from game.ui.motion import Pace
from game.ui.picture_store import let_go_shared, pictures
from game.ui.pieces import Pieces
from game.ui.scale import SMALLEST, Frame
from game.words import Catalogue, catalogue
from game.words import keep_only as keep_only_words

HOUSE = "house"
"""The look of the program's own scenes."""


class Context:
    """One per program. `prints` and `sounds` may be given later (they load after the first frame)."""

    def __init__(
        self,
        settings: SettingsFile | None = None,
        *,
        prints: PrintedPictures | None = None,
        sounds: PlayedSounds | None = None,
        text: Catalogue | None = None,
        size: tuple[int, int] = (1600, 900),
    ) -> None:
        self.file = settings or SettingsFile()
        self.text = text or catalogue
        self.prints = prints
        self.sounds = sounds
        self.lettering = Lettering()
        self.size = size
        pictures.fit(size)
        self.hand = "keys"
        """What the player used last, keys (and mouse) or "pad": hints on buttons speak of that."""
        self.by_keys = False
        """The last press was a key's, and neither a mouse's nor a pad's: tables show which key presses what."""
        self.blinks = False
        """Portraits blink now and then: they do in a window, and not in pictures that are compared."""
        self.stash = Stash()
        """What other parts of the program keep: the session, the tables heard of."""
        self._looks: dict[tuple[Any, ...], Look] = {}
        self._pieces: dict[tuple[Any, ...], PaperPieces] = {}
        self._speak()

    def _speak(self) -> None:
        self.lettering.language = self.settings.language
        if self.text.language != self.settings.language:
            self.text.use(self.settings.language)

    @property
    def settings(self) -> Settings:
        """The live settings."""
        return self.file.settings

    def change(self, **fields: Any) -> None:
        """Change settings: saved at once, spoken in the new language at once."""
        if self.file.change(**fields):
            self._speak()

    def tr(self, key: str, **args: object) -> str:
        return self.text.tr(key, **args)

    @property
    def name(self) -> str:
        """What the player is called: as they said, else what is suggested to them."""
        return self.settings.name or guess_name() or self.tr("welcome-name-suggested")

    @property
    def frame(self) -> Frame:
        """Sizes for the present window and text scale; below the smallest window things do not shrink further."""
        width, height = max(self.size[0], SMALLEST[0] // 2), max(self.size[1], SMALLEST[1] // 2)
        return Frame((width, height), self.settings.text_scale)

    @property
    def pace(self) -> Pace:
        return Pace.of(self.settings.pace, self.settings.reduced_motion)

    @property
    def version(self) -> tuple[object, ...]:
        """Changes whenever a scene has to build itself anew."""
        s = self.settings
        return (self.size, s.text_scale, self.text.version, s.inks, s.reduced_motion, s.streamer, self.hand)

    def look(self, title: str = HOUSE) -> Look:
        """The look of a title at the present size; kept until size, text scale or inks change."""
        s = self.settings
        key = (
            title,
            self.size,
            s.text_scale,
            s.inks,
            s.reduced_motion,
            self.prints is None,
            self.sounds is None,
        )
        if key not in self._looks:
            for old in [k for k in self._looks if k[1:] != key[1:]]:
                self._looks.pop(old).let_go()
            self._looks[key] = Look(
                self.frame, self.lettering, self.pieces(title), self.prints, self.sounds,
                title=title, inks=s.inks, reduced=s.reduced_motion,
            )  # fmt: skip
        return self._looks[key]

    def pieces(self, title: str = HOUSE) -> PaperPieces:
        """The paper pieces of a title at the present scale and in the present inks."""
        key = (title, self.frame.s, self.settings.inks)
        if key not in self._pieces:
            for old in [k for k in self._pieces if k[1:] != key[1:]]:
                self._pieces.pop(old).let_go()
            self._pieces[key] = Pieces(self.frame.s, title, self.settings.inks)
        return self._pieces[key]

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size: lettering of the old one is forgotten."""
        pictures.fit(size)
        if size != self.size:
            self.size = size
            self.lettering.clear()

    def keep_only(self, titles: Set[str]) -> None:
        """Give back the pictures and words of every title but these, whose scenes are on the stack."""
        kept = titles | {HOUSE}
        left = {key for key in self._looks if key[0] not in kept}
        if not left:
            return
        for key in left:
            self._looks.pop(key).let_go()
        for key in [key for key in self._pieces if key[0] not in kept]:
            self._pieces.pop(key).let_go()
        if self.prints is not None:
            self.prints.let_go(kept)
        self.lettering.clear()
        let_go_shared()
        keep_only_words(kept, self.text.language)
        give_back()

    def documents_folder(self) -> Path:
        """Where tables for other programs go."""
        import platformdirs

        return Path(platformdirs.user_documents_dir()) / "Gobsmack"

    def pictures_folder(self) -> Path:
        """Where screenshots go."""
        import platformdirs

        return Path(platformdirs.user_pictures_dir()) / "Gobsmack"
