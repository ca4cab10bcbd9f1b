"""The languages and the one reader of words. Every word stands in a Fluent file: `en.ftl`, `fi.ftl`, `es.ftl` of this folder for
the program, of `game/titles/<title>/words/` for a title. A language is a file in each; it is found there, and listed nowhere.

`tr("lobby-seats", n=3)` says a message of the program in the language of the moment, English behind it; `Words` does the same
for a title. `message.attribute` names an attribute. `words.name("card-lion")` is a name that messages can bend. What shows
text compares `catalogue.version` with the one it was built at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Literal

from game.own import content
from game.words.entries import BadWords
from game.words.names import Name, NameList, sounds_like_i
from game.words.speech import Speech

ENGLISH = "en"
HERE = Path(__file__).parent
_spoken: dict[tuple[Path, str, tuple[Path, ...]], Speech] = {}
"""What has been read, by folder, language and folders of card sets."""


def _speech(folder: Path, language: str, more: tuple[Path, ...] = ()) -> Speech:
    key = (folder, language, more)
    if key not in _spoken:
        _spoken[key] = Speech(*key)
    return _spoken[key]


def keep_only(titles: Set[str], language: str) -> None:
    """Let go of the words of other titles than these, and of the program's in other languages than this one and English. What
    is asked for again is read again, in milliseconds."""
    for key in list(_spoken):
        folder, spoken, _ = key
        if not (spoken in (language, ENGLISH) if folder == HERE else folder.parent.name in titles):
            del _spoken[key]


@lru_cache(maxsize=8192)
def key_of(name: str) -> str:
    """A message's id as the files write it: ids of the rules have underscores, and a variant may have variants."""
    message, dot, attribute = name.replace("_", "-").partition(".")
    return message + dot + attribute.replace(".", "-")


def languages(folder: Path) -> tuple[str, ...]:
    """The languages that there are files of, English first."""
    return tuple(sorted((path.stem for path in folder.glob("*.ftl")), key=lambda found: (found != ENGLISH, found)))


LANGUAGES = languages(HERE)
"""Every language that the program speaks."""


def join_names(names: Iterable[str], language: str) -> NameList:
    """Return "A, B and C" in a language."""
    return NameList(names, partial(_joined, language))


def _joined(language: str, names: Iterable[str]) -> str:
    *first, last = tuple(names) or ("",)
    if not first:
        return last
    key = "table-and.before-i" if sounds_like_i(last) else "table-and"
    return _speech(HERE, language).say(key, {"first": ", ".join(first), "last": last})


def join_people(
    language: str,
    seats: Iterable[int],
    reader: int,
    name: Callable[[int], str],
    told: Callable[[int, str], str] | None = None,
) -> NameList:
    """Return "You, B and C" to the seat `reader` where it is one of `seats`, else "A, B and C".

    `told` says more of a seat than its name: "Inés (3)". A sentence begins with such a list, and its verb agrees by
    `FORM($names, form: "person")`.
    """
    say = told or (lambda _, named: named)
    people = tuple(seats)
    others = [say(seat, name(seat)) for seat in people if seat != reader]
    if reader not in people:
        return join_names(others, language)
    word = "people-you.inside" if others else "people-you"
    you = say(reader, _speech(HERE, language).say(word, {}))
    return NameList(others, partial(_joined_to_you, language, you), you=True)


def _joined_to_you(language: str, you: str, names: Iterable[str]) -> str:
    *first, last = tuple(names) or ("",)
    if not last:
        return you
    key, args = (
        ("people-you.more", {"first": ", ".join(first), "last": last}) if first else ("people-you.two", {"name": last})
    )
    return _speech(HERE, language).say(key, {"you": you, **args})


def language_name(language: str, by: Literal["itself", "windows"] = "itself") -> str:
    """What a language calls itself, or what Windows calls it in the name of a locale."""
    return _speech(HERE, language).say("language-name" if by == "itself" else "language-name.windows", {})


class Catalogue:
    """The program's words in one language at a time, English behind it."""

    def __init__(self, language: str = ENGLISH, folder: Path = HERE, more: tuple[Path, ...] = ()) -> None:
        """`more` are folders of card sets, whose messages are added."""
        self.folder = folder
        self._more = more
        self.version = 0
        self.unknown: set[str] = set()
        """Keys that were asked for and are not there, or lack an argument."""
        self.language = ENGLISH
        self.use(language)

    def use(self, language: str) -> None:
        """Speak this language from now on. Raises ValueError where there is no file of it."""
        if language not in languages(self.folder):
            raise ValueError(f"no such language: {language}")
        self.version += 1
        self.language = language

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """Say something in another language; nothing on the screen changes for it."""
        before, self.language = self.language, language
        try:
            yield
        finally:
            self.language = before

    def keys(self, language: str) -> set[str]:
        """Everything that a language says: messages, and attributes as `message.attribute`."""
        return self._says(language).keys()

    def _says(self, language: str) -> Speech:
        return _speech(self.folder, language, self._more)

    def has(self, key: str) -> bool:
        """Whether the language of the moment, or English, says that."""
        key = key_of(key)
        return self._says(self.language).has(key) or self._says(ENGLISH).has(key)

    def tr(self, key: str, **args: object) -> str:
        """Say a message, or `message.attribute`. What is not there is said as its key: a screen never breaks."""
        key = key_of(key)
        for language in (self.language, ENGLISH):
            speech = self._says(language)
            if speech.has(key):
                try:
                    return speech.say(key, args)
                except BadWords:
                    break
        self.unknown.add(key)
        return key

    def join(self, names: Iterable[str]) -> NameList:
        """Return "A, B and C" in the language of the moment."""
        return join_names(names, self.language)

    def people(
        self,
        seats: Iterable[int],
        reader: int,
        name: Callable[[int], str],
        told: Callable[[int, str], str] | None = None,
    ) -> NameList:
        """Return players as an argument that begins a sentence, with "you" where the reader is one of them (`join_people`)."""
        return join_people(self.language, seats, reader, name, told)


class Words:
    """A title's words, in the language that a catalogue speaks: `words("ask-attack", name="Inés")`."""

    def __init__(self, title: Path, catalogue: Catalogue) -> None:
        """`title` is the title's folder."""
        self.program = catalogue
        """The program's own words, and the language of the moment."""
        more = content.folders(title.name, "words")
        # A game of somebody's own may speak fewer languages than the program.
        spoken = catalogue.language if catalogue.language in languages(title / "words") else ENGLISH
        self._own = Catalogue(spoken, title / "words", more)
        self.timed = True
        """Whether a clock runs at the table; without one nothing is said of time that runs out."""

    @property
    def language(self) -> str:
        return self.program.language

    @property
    def unknown(self) -> set[str]:
        return self._own.unknown

    def keys(self, language: str) -> set[str]:
        return self._own.keys(language)

    def has(self, key: str) -> bool:
        self._own.language = self.language
        return self._own.has(key)

    def __call__(self, key: str, **args: object) -> str:
        self._own.language = self.language
        return self._own.tr(key, timed="yes" if self.timed else "no", **args)

    def name(self, key: str) -> Name:
        """Return a name of a closed set as an argument of other messages, which can bend it by FORM()."""
        return Name(self(key), key_of(key))

    def join(self, names: Iterable[str]) -> NameList:
        """Return "A, B and C" as an argument of other messages."""
        return join_names(names, self.language)

    def people(
        self,
        seats: Iterable[int],
        reader: int,
        name: Callable[[int], str],
        told: Callable[[int, str], str] | None = None,
    ) -> NameList:
        """Return players as an argument that begins a sentence, with "you" where the reader is one of them (`join_people`)."""
        return join_people(self.language, seats, reader, name, told)

    def maybe(self, key: str, **args: object) -> str:
        """Say it, or nothing where there is no such message."""
        return self(key, **args) if self.has(key) else ""

    def timeout(self, ask: str, **args: object) -> str:
        """What happens when time runs out on an ask; nothing without a clock."""
        return self.maybe(f"{ask}.timeout", **args) if self.timed else ""

    def stakes(self, ask: str, **args: object) -> str:
        """What is at stake in an ask, and what happens when time runs out."""
        return " ".join(filter(None, (self.maybe(f"{ask}.stakes", **args), self.timeout(ask, **args))))


@cache
def title_words(title: str, catalogue: Catalogue) -> Words:
    """The words of a title, by its id, for whatever speaks of it away from its table."""
    return Words(content.title_folder(title), catalogue)


catalogue = Catalogue()


def tr(key: str, **args: object) -> str:
    """Say a message of the program in the language of this process."""
    return catalogue.tr(key, **args)
