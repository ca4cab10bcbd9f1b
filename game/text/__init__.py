"""The languages. Interface text stands in `.po` files; keys are short English ids such as `menu.join`.

`tr("lobby.seats", n=3)` looks up the key in the language of the moment. Files are `<language>.po` or
`<part>.<language>.po` in this folder, and in any folder that was given to `catalogue.add` (a title's own `text/`).
They are read by a small reader; nothing is compiled on disk.
Whoever shows text compares `catalogue.version` with the one it was built at.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LANGUAGES = ("en", "fi", "es")
NAMES = {"en": "English", "fi": "Suomi", "es": "Español"}
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
PART = 40
"""So many lines of a file are read in one go."""

Entries = dict[str, tuple[str, ...]]  # key -> one text, or one and many


class BadText(ValueError):
    """A .po file that cannot be read: file, line and reason."""


def read_po(text: str, name: str = "text") -> Entries:
    """Read a .po file: msgid, msgid_plural, msgstr, msgstr[n], strings over several lines, comments."""
    entries: Entries = {}
    for _ in _reading(entries, text, name):
        pass
    return entries


def _reading(entries: Entries, text: str, name: str) -> Iterator[None]:
    """Read a .po file into these, some lines before each yield."""
    forms: dict[int, str] = {}
    key, field = "", ""

    def close() -> None:
        if key and forms:
            if key in entries:
                raise BadText(f"{name}: {key} is defined twice")
            entries[key] = tuple(forms[i] for i in sorted(forms))

    for number, line in enumerate(text.splitlines(), 1):
        if number % PART == 0:
            yield
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        match = _QUOTED.search(line)
        if match is None:
            raise BadText(f"{name}:{number}: expected a quoted string")
        value = re.sub(r"\\(.)", lambda m: _ESCAPES.get(m[1], m[1]), match[1])
        word = line[: match.start()].strip()
        if word == "msgid":
            close()
            key, forms, field = value, {}, "key"
        elif word == "msgid_plural":
            field = "plural"
        elif word == "msgstr" or re.fullmatch(r"msgstr\[\d\]", word):
            index = int(word[7]) if "[" in word else 0
            forms[index], field = value, str(index)
        elif not word and field == "key":
            key += value
        elif not word and field.isdigit():
            forms[int(field)] += value
        elif word or field != "plural":
            raise BadText(f"{name}:{number}: cannot read {line!r}")
    close()


class Catalogue:
    """All text of all folders in one language at a time, English behind it."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.version = 0
        self.unknown: set[str] = set()  # keys asked for and not found
        self._folders: list[Path] = []
        self._loaded: dict[str, Entries] = {}
        self._text: Entries = {}
        self._spoken: dict[str, Entries] = {}
        self.add(Path(__file__).parent)

    def add(self, folder: Path) -> None:
        """Read a further folder's texts (a title's own)."""
        if folder not in self._folders:
            self._folders.append(folder)
            self._loaded.clear()
            self._spoken.clear()
            self.use(self.language)

    def use(self, language: str) -> None:
        """Speak this language from now on."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.version += 1
        self._speak(language)

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """Say something in another language; nothing on the screen changes for it."""
        before = self.language
        self._speak(language)
        try:
            yield
        finally:
            self._speak(before)

    def _speak(self, language: str) -> None:
        if language not in self._spoken:
            self._spoken[language] = {**self.entries("en"), **self.entries(language)}
        self.language = language
        self._text = self._spoken[language]

    def entries(self, language: str) -> Entries:
        """Everything defined in a language, by key."""
        if language not in self._loaded:
            for _ in self.reading(language):
                pass
        return self._loaded[language]

    def reading(self, language: str) -> Iterator[None]:
        """Read all files of a language that will be spoken, a part of one before each yield."""
        if language in self._loaded:
            return
        entries: Entries = {}
        folders = self._folders[:]
        for folder in folders:
            for path in sorted((*folder.glob(f"{language}.po"), *folder.glob(f"*.{language}.po"))):
                found: Entries = {}
                yield from _reading(found, path.read_text(encoding="utf-8"), path.name)
                for key in found.keys() & entries.keys():
                    raise BadText(f"{path.name}: {key} is already defined in another file")
                entries |= found
                yield
        if folders == self._folders:  # else one came meanwhile: all is read again when it is needed
            self._loaded.setdefault(language, entries)

    def has(self, key: str) -> bool:
        return key in self.entries(self.language) or key in self.entries("en")

    def tr(self, key: str, **args: object) -> str:
        """The text of a key with its named arguments; `n` chooses between one and many."""
        forms = self._text.get(key)
        if forms is None:
            self.unknown.add(key)
            return key
        text = forms[0] if len(forms) == 1 or args.get("n") == 1 else forms[1]
        if not args:
            return text
        try:
            return text.format(**args)
        except (KeyError, IndexError, ValueError):
            self.unknown.add(key)
            return text


catalogue = Catalogue()


def tr(key: str, **args: object) -> str:
    """Look up in the one catalogue of this process."""
    return catalogue.tr(key, **args)
