"""One language of one folder of words: its file, and the Fluent bundle for what is more than names in a text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.words.entries import BadWords, fill_in, parts, plain_texts, read_entries
from game.words.names import told_apart

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_NAMED = re.compile(r"(?<![\w$-])-?[a-z][a-z0-9-]*")
"""What may name another message within a placeable."""
MOST_SAID = 4096
"""Sentences of one language of one folder that are remembered."""


class Speech:
    """The messages of one file. A message is parsed when it is first said: a whole title's would take a second."""

    def __init__(self, folder: Path, language: str, more: tuple[Path, ...] = ()) -> None:
        """`more` are folders of card sets: what they say is added, and changes nothing that is said already."""
        self.language = language
        self.sources: dict[str, str] = {}
        for place in (*more, folder):
            path = place / f"{language}.ftl"
            self.sources |= read_entries(path.read_text(encoding="utf-8"), path.name) if path.exists() else {}
        self._parts: dict[str, frozenset[str]] = {}
        self._plain: dict[str, dict[str, str] | None] = {}
        self._parsed: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}
        """What Fluent has made of a message and its arguments: a table says the same lines each time that it is laid out."""

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute as `message.attribute`."""
        name, _, part = key.partition(".")
        if name not in self.sources:
            return False
        if name not in self._parts:
            self._parts[name] = parts(self.sources[name])
        return part in self._parts[name]

    def keys(self) -> set[str]:
        """Every message and every `message.attribute`."""
        return {f"{name}.{part}" if part else name for name, source in self.sources.items() for part in parts(source)}

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """Say a message that there is. Raises BadWords where it is written wrongly or misses an argument."""
        name, _, attribute = key.partition(".")
        if name not in self._plain:
            self._plain[name] = plain_texts(self.sources[name])
        texts = self._plain[name]
        if texts is None:
            return self._remembered(name, attribute, args)
        try:
            return fill_in(texts[attribute], args)
        except KeyError as error:
            raise BadWords(f"{self.language}: {name}: no argument {error}") from None

    def _remembered(self, name: str, attribute: str, args: Mapping[str, object]) -> str:
        key = (name, attribute, *((arg, told_apart(value)) for arg, value in args.items()))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[key] = self._format(name, attribute, args)
        return said

    def _format(self, name: str, attribute: str, args: Mapping[str, object]) -> str:
        from game.words.functions import fluent_value

        self._parse(name)
        try:
            message = self._bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except KeyError:
            raise BadWords(f"{self.language}: {name} is written wrongly") from None
        if pattern is None:
            raise BadWords(f"{self.language}: {name} has no text of its own")
        said, errors = self._bundle.format_pattern(pattern, {arg: fluent_value(value) for arg, value in args.items()})
        if errors:
            raise BadWords(f"{self.language}: {name}: {errors[0]}")
        return str(said)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Fluent and its plural rules take a tenth of a second to import; the first picture says nothing that needs them.
        from game.words.functions import make_bundle

        return make_bundle(self.language, self.say_name)

    def say_name(self, name: str, form: str) -> str:
        """Say a name of a closed set in one of its forms; in its base form where the language has no such form."""
        key = f"{name}{'-' if '.' in name else '.'}{form}" if form else name
        return self.say(key if self.has(key) else name, {})

    def _parse(self, name: str) -> None:
        """Hand a message to the bundle, and those that it names."""
        if name in self._parsed or name not in self.sources:
            return
        self._parsed.add(name)
        from fluent.syntax import FluentParser

        source = self.sources[name]
        parser = FluentParser(with_spans=False)  # where something stands in a file nobody asks, and it would be kept
        self._bundle.add_resource(parser.parse(source))
        for placeable in source.split("{")[1:]:
            for other in _NAMED.findall(placeable.partition("}")[0]):
                if other in self.sources:
                    self._parse(other)
