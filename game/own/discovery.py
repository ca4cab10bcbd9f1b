"""Look through the player's folder: which games and card sets there can be played, and why the others can't.

`titles/<slug>/` holds a game of the shape of `game/titles/<slug>`, with its `art/` and `sounds/`. `sets/<title>/<name>/`
holds a card set: `set.toml` (name, version), `data/*.toml` (rows), `words/*.ftl`, `art/`. Nothing is ever fetched.
"""

from __future__ import annotations

import importlib
import importlib.util
import keyword
import logging
import os
import pkgutil
import sys
import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game import titles
from game.engine import rows
from game.engine.rows import BadRow, OpenRows
from game.lessons import script
from game.own import content
from game.own.content import CardSet, Content, OwnTitle, Piece, Problem
from game.words import ENGLISH, LANGUAGES
from game.words.entries import BadWords, parts, read_entries
from game.words.speech import Speech

log = logging.getLogger("game.own")

_TITLES = Path(titles.__path__[0])
OFF = "GOBSMACK_SETS_OFF"
"""The environment's word for the sets that are switched off."""
MOST_LETTERS = 40
"""In the name of a folder."""
_TEXT = frozenset({""})
"""Of a message that has a text of its own."""


class BadContent(ValueError):
    """Something of the player's own that can't be played: the reason in a sentence."""


def _problem(place: str, error: BaseException) -> Problem:
    """What is left out and why."""
    told = str(error) if isinstance(error, BadContent | BadRow | BadWords) else titles.reason(error)
    return content.problem(place, told)


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`set.toml`."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    version: Annotated[str, msgspec.Meta(max_length=20)] = ""


def load(folder: Path, off: Collection[str] = ()) -> Content:
    """Find what lies in the player's folder and make it part of the program. Called once, before any rules are read.

    `off` holds the sets that are switched off, as "<title>/<name>".
    """
    here = Content(folder=folder)
    content.use(here)
    here.titles = _find_titles(folder / "titles", here.problems)
    if here.titles:
        titles.__path__.append(str(folder / "titles"))
        titles.titles.cache_clear()
        shelf = titles.titles()
        # Those that could not be imported have left by now; what a game is called it says itself.
        for name, own in here.titles.items():
            here.titles[name] = own._replace(piece=msgspec.structs.replace(own.piece, name=shelf[name].name[:40]))
    here.sets = tuple(_find_sets(folder / "sets", off, here.problems))
    for title in dict.fromkeys(one.title for one in here.sets if one.is_on):
        _add_sets(title)
    return here


def load_for_process(folder: Path, off: Collection[str]) -> Content:
    """The same for a program and all that it starts: they play with the sets that it began with, whatever is switched since."""
    there = {f"{of.name}/{place.name}" for of in _folders(folder / "sets") for place in _folders(of)}
    # The settings may name anything, an environment may not hold it; and on Windows it holds no empty word.
    told = os.environ.setdefault(OFF, os.pathsep.join(["", *sorted(there.intersection(off)), ""]))
    return load(folder, [name for name in told.split(os.pathsep) if name])


# Games


def _find_titles(folder: Path, problems: list[Problem]) -> dict[str, OwnTitle]:
    found: dict[str, OwnTitle] = {}
    taken = {module.name for module in pkgutil.iter_modules([str(_TITLES)])}
    for place in _folders(folder):
        try:
            found[place.name] = _own_title(place, taken)
        except Exception as error:
            problems.append(_problem(f"titles/{place.name}", error))
    return found


def _own_title(place: Path, taken: Collection[str]) -> OwnTitle:
    if place.name in taken:
        raise BadContent("the program has a game or a module of that name: give the folder another")
    _check_slug(place)
    if keyword.iskeyword(place.name):
        raise BadContent("its name is a word of Python's own: give the folder another")
    if not (place / "__init__.py").is_file():
        raise BadContent("there is no __init__.py in it")
    _check_words(place / "words", {"title-tagline": _TEXT, "title-about": _TEXT}, ())
    try:
        script.read(place / script.FILE)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadContent(f"{script.FILE}: {error}") from None
    return OwnTitle(place, Piece("title", place.name, place.name, "", digest(place)))


# Card sets


def _find_sets(folder: Path, off: Collection[str], problems: list[Problem]) -> list[CardSet]:
    found: list[CardSet] = []
    for of in _folders(folder):
        for place in _folders(of):
            name = f"{of.name}/{place.name}"
            try:
                if sum(one.title == of.name for one in found) >= content.MOST:
                    raise BadContent(f"a game takes {content.MOST} card sets")
                found.append(_card_set(of.name, place, name not in off))
            except (Exception, SystemExit) as error:
                problems.append(_problem(f"sets/{name}", error))
    return found


def _card_set(title: str, place: Path, is_on: bool) -> CardSet:
    _check_slug(place)
    if title not in titles.titles():
        raise BadContent(f"there is no game called {title!r}; there are {', '.join(titles.titles())}")
    try:
        facts = msgspec.convert(tomllib.loads((place / "set.toml").read_text(encoding="utf-8")), _Facts)
    except FileNotFoundError:
        raise BadContent("there is no set.toml in it, which says its name") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadContent(f"set.toml: {error}") from None
    if not (facts.name + facts.version).isprintable():
        raise BadContent("set.toml: its name and version are one line of letters that can be seen")
    found = read_rows(title, place)
    if not any(found.values()):
        raise BadContent("it adds no rows")
    needed = {
        f"{one.words}{row['id']}".replace("_", "-"): _usual_parts(title, one.words)
        for one in open_rows(title)
        for row in found.get(one, ())
    }
    _check_words(place / "words", needed, _words_of(title, ENGLISH), content.title_folder(title) / "words")
    return CardSet(title, place, Piece("set", f"{title}/{place.name}", facts.name, facts.version, digest(place)), is_on)


def open_rows(title: str) -> tuple[OpenRows, ...]:
    """What of a title's data card sets may add to, as its `rules/data_shapes.py` declares it."""
    module = f"game.titles.{title}.rules.data_shapes"
    if importlib.util.find_spec(module) is None:
        return ()
    found: tuple[OpenRows, ...] = importlib.import_module(module).OPEN_TO_SETS
    return found


def read_rows(title: str, place: Path) -> dict[OpenRows, list[dict[str, Any]]]:
    """The rows that a set adds, each in the shape that the game's own rows have. Raises BadContent, BadRow."""
    opened = open_rows(title)
    if not opened:
        raise BadContent(f"{titles.title(title).name} takes no card sets")
    shapes = importlib.import_module(f"game.titles.{title}.rules.data_shapes").SHAPES
    known = {f"{one.file}.toml" for one in opened}
    for path in sorted((place / "data").glob("*")):
        if path.name not in known and not path.name.startswith("."):
            raise BadContent(
                f"data/{path.name}: a set for {titles.title(title).name} adds to {', '.join(sorted(known))}"
            )
    found: dict[OpenRows, list[dict[str, Any]]] = {}
    for file in dict.fromkeys(one.file for one in opened):
        path = place / "data" / f"{file}.toml"
        if not path.is_file():
            continue
        lists = {one.rows: one for one in opened if one.file == file}
        shape = {f"{name}?": shapes[file][name] for name in lists}
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadContent(f"data/{path.name}: {error}") from None
        for name, added in rows.read(text, shape, f"data/{path.name}").items():
            found[lists[name]] = added
    return found


def _add_sets(title: str) -> None:
    """Hand the rows of a title's sets to its rules and see whether they read them; sets that they don't are left out."""
    here = content.here()
    for one in here.sets_of(title):
        try:
            for opened, added in read_rows(title, one.folder).items():
                rows.add(title, opened.file, opened.rows, added)
            _forget_rules(title)
            # Not by `titles.rules`: it takes a game of the player's own off the shelf for what a set has wrong.
            importlib.import_module(f"game.titles.{title}.rules.flow")
        except (Exception, SystemExit) as error:
            log.info("%s is left out", one.piece.id, exc_info=True)
            here.problems.append(_problem(f"sets/{one.piece.id}", error))
            rows.clear(title)
            _forget_rules(title)
            here.sets = tuple(other for other in here.sets if other is not one)
            return _add_sets(title)


def _forget_rules(title: str) -> None:
    """Nobody has read these rules yet but the check of its sets: the next import reads them with other rows."""
    for name in [
        name for name in sys.modules if name.startswith(f"game.titles.{title}.") and "data_shapes" not in name
    ]:
        del sys.modules[name]
    titles.rules.cache_clear()


# Words


@cache
def _words_of(title: str, language: str) -> dict[str, str]:
    path = content.title_folder(title) / "words" / f"{language}.ftl"
    return read_entries(path.read_text(encoding="utf-8"), path.name)


def _usual_parts(title: str, prefix: str) -> frozenset[str]:
    """What the title says of every row of that kind."""
    told = [parts(source) for name, source in _words_of(title, ENGLISH).items() if name.startswith(prefix)]
    # Messages of the screen may begin like a row's; a row has its name and more.
    rich = [found for found in told if "" in found and len(found) > 1]
    return frozenset.intersection(*rich) if rich else frozenset({""})


def _check_words(
    folder: Path, needed: Mapping[str, frozenset[str]], taken: Collection[str], behind: Path | None = None
) -> None:
    """Every language that there is a file of says all that is needed, and nothing that is said already. Raises BadContent.

    English is always there: it stands behind the languages that are not. `behind` are the words of the game, which a set's
    may name.
    """
    spoken = [path for path in sorted(folder.glob("*.ftl")) if path.stem in LANGUAGES]
    if folder / f"{ENGLISH}.ftl" not in spoken:
        raise BadContent(f"words/{ENGLISH}.ftl is missing")
    for path in spoken:
        try:
            said = read_entries(path.read_text(encoding="utf-8"), f"words/{path.name}")
        except BadWords as error:
            raise BadContent(str(error)) from None
        except UnicodeDecodeError as error:
            raise BadContent(f"words/{path.name}: {error}") from None
        for name, wanted in needed.items():
            if lacks := sorted(wanted - (parts(said[name]) if name in said else frozenset())):
                raise BadContent(f"words/{path.name}: {'.'.join(filter(None, (name, lacks[0])))} is missing")
        _try_words(Speech(behind or folder, path.stem, (folder,)), {name: said[name] for name in needed}, path.name)
        if twice := sorted(set(said) & set(taken)):
            raise BadContent(f"words/{path.name}: the game itself says {twice[0]}")


def _try_words(speech: Speech, told: Mapping[str, str], file: str) -> None:
    """Say them: nobody gives arguments to what a row is called and what is told of it. Raises BadContent."""
    for name, source in told.items():
        for part in parts(source):
            try:
                speech.say(".".join(filter(None, (name, part))), {})
            except BadWords as error:
                raise BadContent(f"words/{file}: {str(error).partition(': ')[2]}") from None


# Folders


def _folders(place: Path) -> list[Path]:
    """The folders in a folder, by name; none where there is no such folder."""
    try:
        return sorted(path for path in place.iterdir() if path.is_dir() and path.name[0] not in "._")
    except OSError:
        return []


def _check_slug(place: Path) -> None:
    if not place.name.isascii() or not place.name.isidentifier() or place.name != place.name.lower():
        raise BadContent("a folder's name is small letters, digits and underscores, and begins with a letter")
    if len(place.name) > MOST_LETTERS:
        # Host and client name it to each other, and names on the wire have bounds.
        raise BadContent(f"a folder's name has at most {MOST_LETTERS} letters")


def digest(place: Path) -> str:
    """A hash over the names and bytes of all files of a folder, but for hidden ones and what Python leaves there.

    A link to a folder is refused: what lies behind it would be played with and not be hashed. Raises BadContent.
    """
    found = blake2b(digest_size=8)
    inside = list(place.rglob("*"))
    if link := next((path for path in inside if path.is_symlink() and path.is_dir()), None):
        raise BadContent(f"{link.relative_to(place).as_posix()} is a link to a folder: put the files themselves there")
    paths = [path.relative_to(place) for path in inside if path.is_file()]
    for path in sorted(paths, key=lambda path: path.as_posix()):
        if not any(part.startswith(".") or part == "__pycache__" for part in path.parts):
            body = (place / path).read_bytes()
            found.update(f"{path.as_posix()}\0{len(body)}\0".encode(errors="backslashreplace"))
            found.update(body)
    return found.hexdigest()
