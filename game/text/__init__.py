"""The languages. Interface text stands in `.po` files; keys are short English ids such as `menu.join`.

`tr("lobby.seats", n=3)` looks up the key in the language of the moment. Files are `<language>.po` or
`<part>.<language>.po` in this folder, and in any folder that was given to `catalogue.add` (a title's own `text/`).
They are read by a small reader and handed to the standard library's gettext; nothing is compiled on disk.
Whoever shows text compares `catalogue.version` with the one it was built at.
"""

import gettext
import io
import re
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LANGUAGES = ("en", "fi", "es")
NAMES = {"en": "English", "fi": "Suomi", "es": "Español"}
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"

Entries = dict[str, tuple[str, ...]]  # key -> one text, or one and many


class BadText(ValueError):
    """A .po file that cannot be read: file, line and reason."""


def read_po(text: str, name: str = "text") -> Entries:
    """Read a .po file: msgid, msgid_plural, msgstr, msgstr[n], strings over several lines, comments."""
    entries: Entries = {}
    forms: dict[int, str] = {}
    key, field = "", ""

    def close() -> None:
        if key and forms:
            if key in entries:
                raise BadText(f"{name}: {key} is defined twice")
            entries[key] = tuple(forms[i] for i in sorted(forms))

    for number, line in enumerate(text.splitlines(), 1):
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
    return entries


def _mo(entries: Entries) -> bytes:
    """The bytes of a .mo file for these entries, as msgfmt would write them."""
    pairs = [(b"", _HEADER.encode())]
    for key, forms in entries.items():
        name = key if len(forms) == 1 else f"{key}\0{key}"
        pairs.append((name.encode(), "\0".join(forms).encode()))
    pairs.sort()
    names, texts, table = b"", b"", []
    for name_bytes, text_bytes in pairs:
        table.append((len(name_bytes), len(names), len(text_bytes), len(texts)))
        names += name_bytes + b"\0"
        texts += text_bytes + b"\0"
    start = 28 + 16 * len(pairs)
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    left = b"".join(struct.pack("<2I", size, start + at) for size, at, _, _ in table)
    right = b"".join(struct.pack("<2I", size, start + len(names) + at) for _, _, size, at in table)
    return head + left + right + names + texts


class Catalogue:
    """All text of all folders in one language at a time, English behind it."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.version = 0
        self.unknown: set[str] = set()  # keys asked for and not found
        self._folders: list[Path] = []
        self._loaded: dict[str, Entries] = {}
        self._text: gettext.NullTranslations = gettext.NullTranslations()
        self._plurals: set[str] = set()
        self._made: dict[str, tuple[gettext.NullTranslations, set[str]]] = {}
        self.add(Path(__file__).parent)

    def add(self, folder: Path) -> None:
        """Read a further folder's texts (a title's own)."""
        if folder not in self._folders:
            self._folders.append(folder)
            self._loaded.clear()
            self._made.clear()
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
        if language not in self._made:
            entries = {**self.entries("en"), **self.entries(language)}
            plurals = {key for key, forms in entries.items() if len(forms) > 1}
            self._made[language] = (gettext.GNUTranslations(io.BytesIO(_mo(entries))), plurals)
        self.language = language
        self._text, self._plurals = self._made[language]

    def entries(self, language: str) -> Entries:
        """Everything defined in a language, by key."""
        if language not in self._loaded:
            entries: Entries = {}
            for folder in self._folders:
                for path in sorted((*folder.glob(f"{language}.po"), *folder.glob(f"*.{language}.po"))):
                    for key, forms in read_po(path.read_text(encoding="utf-8"), path.name).items():
                        if key in entries:
                            raise BadText(f"{path.name}: {key} is already defined in another file")
                        entries[key] = forms
            self._loaded[language] = entries
        return self._loaded[language]

    def has(self, key: str) -> bool:
        return key in self.entries(self.language) or key in self.entries("en")

    def tr(self, key: str, **args: object) -> str:
        """The text of a key with its named arguments; `n` chooses between one and many."""
        if key in self._plurals:
            n = args.get("n", 0)
            text = self._text.ngettext(key, key, n if isinstance(n, int) else 0)
        else:
            text = self._text.gettext(key)
        if text == key and not self.has(key):
            self.unknown.add(key)
            return key
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
