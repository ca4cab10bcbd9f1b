"""What the word tests of all titles share: a title's sentences as they stand in its files, and the checks that are the same
for every game. A title's `test_text.py` says what is its own: its asks, cues, cards and rulebook.

    SPOKEN = Spoken(title)
    def test_languages_have_the_same_messages_and_arguments(): SPOKEN.speaks_alike()
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from game.words import LANGUAGES, key_of
from tests.art.test_fonts import DRAWN, NEEDED

ASKED = ("words", "w", "maybe", "stakes")
"""Names by which a table asks for a sentence."""
GIVEN = {"timed"}
"""Arguments that every sentence of a title is given."""


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def arguments(pattern: ftl.Pattern) -> set[str]:
    """What a pattern leaves open."""
    visitor = _Arguments()
    visitor.visit(pattern)
    return visitor.found - GIVEN


def variants(pattern: ftl.Pattern) -> list[str]:
    """The texts of a pattern, one for each way of its selectors; what is filled in stands as `{name}`."""
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _ways(element)]
    return texts


def _ways(element: ftl.SyntaxNode) -> list[str]:
    if isinstance(element, ftl.TextElement):
        return [element.value]
    expression = element.expression if isinstance(element, ftl.Placeable) else element
    if isinstance(expression, ftl.SelectExpression):
        return [text for variant in expression.variants for text in variants(variant.value)]
    if isinstance(expression, ftl.StringLiteral):
        return [str(expression.parse()["value"])]
    name = expression.arguments.positional[0] if isinstance(expression, ftl.FunctionReference) else expression
    return ["{" + str(name.id.name) + "}"]


def patterns(path: Path) -> dict[str, ftl.Pattern]:
    """Every message and `message.attribute` of a Fluent file. What the parser can't read fails."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), (path.name, entry.content)
        if isinstance(entry, ftl.Message):
            told = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes
            }
            assert not told.keys() & found.keys(), (path.name, entry.id.name)
            found |= {key: pattern for key, pattern in told.items() if pattern is not None}
    return found


@cache
def forms_asked(folder: Path) -> frozenset[str]:
    """The forms of names that some message of a folder of words asks for, in any language: `form: "to"`."""
    files = (path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    return frozenset(form for text in files for form in re.findall(r'form: "([\w-]+)"', text))


def without_forms(keys: Iterable[str], folder: Path) -> set[str]:
    """Those of these keys that are no form of a name: each language has forms of its own."""
    asked = forms_asked(folder)
    return {key for key in keys if "." not in key or re.split(r"[.-]", key)[-1] not in asked}


class Spoken:
    """The words of one title."""

    def __init__(self, title: ModuleType) -> None:
        self.folder = Path(str(title.__file__)).parent

    @cached_property
    def patterns(self) -> dict[str, dict[str, ftl.Pattern]]:
        """By language, by key."""
        return {language: patterns(self.folder / f"words/{language}.ftl") for language in LANGUAGES}

    @cached_property
    def texts(self) -> dict[str, dict[str, str]]:
        """By language, by key: the last way in which a pattern can be said, `{name}` where something is filled in."""
        return {
            language: {key: variants(pattern)[-1] for key, pattern in found.items()}
            for language, found in self.patterns.items()
        }

    def arguments(self, key: str) -> set[str]:
        return arguments(self.patterns["en"][key_of(key)])

    def has(self, key: str) -> bool:
        """Whether there is such a message; what is at stake in an ask may be no more than what time running out does."""
        found = self.patterns["en"]
        return key_of(key) in found or (key.endswith(".stakes") and key_of(key.replace(".stakes", ".timeout")) in found)

    def missing(self, keys: Iterable[str]) -> set[str]:
        """Those of these keys that there are no words for."""
        return {key for key in keys if not self.has(key)}

    def kinds(self, family: str) -> set[str]:
        """What follows a family's name in its messages, as the rules write it: `ask-flip-choice` is flip_choice."""
        found = {key.partition(".")[0] for key in self.patterns["en"] if key.startswith(f"{family}-")}
        return {name.removeprefix(f"{family}-").replace("-", "_") for name in found}

    def variants(self, message: str) -> set[str]:
        """The attributes of a message, as the rules write them."""
        found = (key.partition(".") for key in self.patterns["en"])
        return {attribute.replace("-", "_") for name, _, attribute in found if name == key_of(message) and attribute}

    def said(self, key: str) -> dict[str, str]:
        """A message in every language."""
        return {language: self.texts[language][key_of(key)] for language in LANGUAGES}

    def toml(self, name: str) -> dict[str, Any]:
        """`cards`: a file of the title's data."""
        return tomllib.loads((self.folder / f"data/{name}.toml").read_text(encoding="utf-8"))

    def section(self, heading: str) -> str:
        """What stands under a heading of the title's README."""
        readme = (self.folder / "README.md").read_text(encoding="utf-8")
        return readme.split(f"\n## {heading}\n")[1].split("\n## ")[0]

    def rows(self, heading: str) -> list[list[str]]:
        """The rows of the table under a heading of the README."""
        lines = [line for line in self.section(heading).splitlines() if line.startswith("| `")]
        return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]

    def source(self, pattern: str) -> str:
        return "\n".join(path.read_text(encoding="utf-8") for path in sorted(self.folder.glob(pattern)))

    # checks

    def speaks_alike(self) -> None:
        """Every language has the same messages, and leaves the same things open."""
        english = self.patterns["en"]
        for language, found in self.patterns.items():
            keys = without_forms(found, self.folder / "words")
            assert keys == without_forms(english, self.folder / "words"), keys ^ english.keys()
            for key in keys:
                assert arguments(found[key]) == arguments(english[key]), (language, key)

    def has_letters(self) -> None:
        """The typefaces, or what is drawn beside them, have every sign that is ever printed."""
        for found in self.patterns.values():
            for key, pattern in found.items():
                assert not set("".join(variants(pattern))) - {*NEEDED, *DRAWN, "\n"}, key

    def names_only(self, nouns: dict[str, set[str]], gathered: dict[str, set[str]] | None = None) -> None:
        """Sentences of the log name only nouns of their cue, and what the screen puts together (`gathered`)."""
        for key in self.patterns["en"]:
            if key.startswith("log-"):
                kind = key.partition(".")[0].removeprefix("log-").replace("-", "_")
                assert self.arguments(key) <= nouns[kind] | (gathered or {}).get(kind, set()), key

    def words_its_rows(self, families: Iterable[str], longest: Mapping[str, int], numbers: bool = True) -> int:
        """What the data's rows say is said in every language, and differs where it is more than a name. Returns how many.

        `longest`: letters by attribute, or as many as English needs. `numbers`: translations name all of those of English,
        else no others.
        """
        count = 0
        for key in without_forms(self.patterns["en"], self.folder / "words"):
            family, attribute = key.partition("-")[0], key.partition(".")[2]
            if family not in families or attribute == "feat":
                continue
            count += 1
            told = self.said(key)
            assert all(text.strip() == text and text for text in told.values()), key
            if attribute in ("text", "flavour") or attribute.startswith("ability"):
                assert told["fi"] != told["en"] != told["es"], key
                assert max(map(len, told.values())) <= max(longest.get(attribute, 1000), len(told["en"])), key
                english, *others = (sorted(re.findall(r"\d+", text)) for text in told.values())
                assert all(other == english if numbers else set(other) <= set(english) for other in others), key
        return count

    def explains_its_options(self, title: Any) -> None:
        """Every option has a name and a line on what it does; every value has words, or is a number or a switch."""
        for option in title.options:
            for text in self.said(f"option-{option.id}.about").values():
                assert 12 <= len(text) <= 110, option.id
            for value in option.values:
                plain = type(value) in (int, bool) or value in ("on", "off")
                key = f"option-{option.id}"
                assert plain or self.has(f"{key}.value-{str(value).lower()}") or self.has(f"{key}.every"), (key, value)
        assert all(text.count("\n") == 2 for text in self.said("title-about").values())

    def tells_the_rules(self, begins: str) -> list[dict[str, Any]]:
        """The rulebook is alike in every language: lines, bold words, short headings. Returns its chapters."""
        chapters: list[dict[str, Any]] = self.toml("rulebook")["chapter"]
        ids = [chapter["id"] for chapter in chapters]
        phases = [chapter["phase"] for chapter in chapters if chapter["phase"]]
        assert len(set(ids)) == len(ids) and len(set(phases)) == len(phases)
        assert {name.replace("-", "_") for name in ids} == self.kinds("rulebook")
        for chapter in chapters:
            assert chapter["rules"].startswith(begins)
            told = self.said(f"rulebook-{chapter['id']}.text").values()
            shapes = {(t.count("\n"), t.count("<b>"), t.count("</b>")) for t in told}
            assert len(shapes) == 1, (chapter["id"], shapes)
            assert all(len(heading) <= 32 for heading in self.said(f"rulebook-{chapter['id']}").values())
        return chapters

    def says_all_of_it(self, besides: str = "-") -> None:
        """No message is there that nobody can ever read: each key stands in code, or may be put together there.

        `besides`: what those begin with that only tests read.
        """
        exact, told = self._keys_named()
        unread = {
            key for key in without_forms(self.patterns["en"], self.folder / "words") if not key.startswith(besides)
        }
        unread -= exact | self._keys_of_the_rulebook()
        unread -= {key for key in unread if any(pattern.fullmatch(key) for pattern in told)}
        assert sorted(unread) == []

    def _keys_of_the_rulebook(self) -> set[str]:
        """The messages that its diagrams name."""
        chapters: list[dict[str, Any]] = self.toml("rulebook")["chapter"]
        keys = {key for chapter in chapters for key in chapter.get("flow", ())}
        for row in (row for chapter in chapters for row in chapter.get("rows", ())):
            keys |= {row["words"], f"{row['words']}.note"}
        return keys

    def _keys_named(self) -> tuple[set[str], list[re.Pattern[str]]]:
        """What may name a message: whole strings, and what is put together from a beginning or an end."""
        exact: set[str] = set()
        told: set[str] = set()
        shared = [path for path in self.folder.parents[1].rglob("*.py") if "titles" not in path.parts]
        for path in (*self.folder.rglob("*.py"), *shared):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    exact.add(key_of(node.value))
                    if re.fullmatch(r"[a-z][a-z-]*-", node.value):  # "phase-" + name
                        told.add(re.escape(node.value) + ".+")
                    elif re.fullmatch(r"[-.][a-z-]+", node.value):  # key + "-small"
                        told.add(".+" + re.escape(node.value))
                elif isinstance(node, ast.JoinedStr):
                    parts = [
                        re.escape(key_of(str(p.value))) if isinstance(p, ast.Constant) else ".+" for p in node.values
                    ]
                    told.add("".join(parts))
        worded = re.compile(r".*[a-z]\\?[-.].*|.*\\?[-.][a-z].*")
        keys = exact | {f"{key}.timeout" for key in exact} | {f"{key}.stakes" for key in exact}
        return keys, [
            re.compile(pattern) for pattern in told if worded.fullmatch(pattern) and pattern not in (".+-.+", ".+\\-.+")
        ]

    def asks_for_what_there_is(self, least: int = 0) -> None:
        """The table asks only for messages that there are, and fills in all that they leave open."""
        found = 0
        for at, pattern, filled in self._asked():
            keys = [key for key in self.patterns["en"] if re.fullmatch(pattern, key)]
            assert keys, (at, pattern)
            found += 1
            if filled is not None:
                assert self.arguments(keys[0]) <= filled, (at, keys[0])
        assert found > least

    def _asked(self) -> Iterator[tuple[str, str, set[str] | None]]:
        """What the table asks the words for: where, the key (a pattern where it is put together), what it fills in."""
        for path in sorted(self.folder.glob("screen/*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                func, first = node.func, node.args[0]
                name = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
                if name not in ASKED:
                    continue
                filled = {word.arg for word in node.keywords}
                known = None if None in filled else {word for word in filled if word}
                at = f"{path.name}:{node.lineno}"
                end = r"\.(stakes|timeout)" if name == "stakes" else ""
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield at, re.escape(key_of(first.value)) + end, known
                elif isinstance(first, ast.JoinedStr):
                    parts = [
                        re.escape(key_of(str(part.value))) if isinstance(part, ast.Constant) else r"[a-zA-Z0-9.-]+"
                        for part in first.values
                    ]
                    yield at, "".join(parts) + end, None
