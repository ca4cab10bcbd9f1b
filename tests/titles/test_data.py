"""The titles' data files: what their rules can't carry out is refused at load, and no number is written that nothing reads."""

from __future__ import annotations

import ast
import copy
import importlib
import os
import random
import re
import sys
import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.engine import rows
from game.engine.rows import BadRow

ROOT = Path(__file__).parents[2]
LOADERS = {
    "battlegoats": ("cards",),
    "goblin_raid": ("map_graph", "pieces", "lookup_tables"),
    "loot_and_recruit": ("cards",),
    "lords_of_hell": ("cards",),
    "slayer_slayer": ("cards",),
}
"""The modules of each title that compile its data, in the order of their imports."""
FILES = [
    (title, path.name)
    for title in LOADERS
    for path in sorted((ROOT / "game/titles" / title / "data").glob("*.toml"))
    if path.name not in ("options.toml", "lesson.toml", "rulebook.toml")  # read by what shows them
]
RAW = (
    "DATA",
    "TABLES",
    "SETTINGS",
    "SETUP",
    "TERMS",
    "GRAMMAR",
    "CARDS",
    "_DATA",
    "_ROWS",
    "_EVENTS",
    "_DEVILS",
    "SHAPES",
)
"""What the loaders keep of the files as it is written: that it differs proves nothing."""
TRIES = 120 if os.environ.get("GOBSMACK_LONG") else 60
"""Changed rows of each file."""
FREE = frozenset(
    (
        "icon",
        "colour",
        "colour_hint",
        "source",
        "look",
        "notation",
        "art",
        "style",
        "rule",
        "seal",
        "value",
        "numbering",
        "hexside_notation",
        "edge_notation",
        "layout",
        "map_id",
        "game",
        "type",
        "default_until",
        "sample",
        "align",
        "enforce",
        "lapse",
        "breach",
        "clash",
        "refuse",
        "falls_due",
        "host_act",
        "impossible",
        "initial",
    )
)
"""Words for painters and for whoever reads the file: any text will do."""


def text_of(title: str, name: str) -> str:
    return (ROOT / "game/titles" / title / "data" / name).read_text(encoding="utf-8")


def load(title: str, name: str, data: dict[str, Any]) -> dict[str, str]:
    """What the loaders of a title make of its files when one of them says `data`. Raises what they raise."""
    real = text_of(title, name)

    def loads(text: str) -> dict[str, Any]:
        return copy.deepcopy(data) if text == real else tomllib.loads(text)

    names = [f"game.titles.{title}.rules.{module}" for module in LOADERS[title]]
    package = importlib.import_module(f"game.titles.{title}.rules")
    kept: dict[str, ModuleType] = {full: importlib.import_module(full) for full in names}
    for full in names:
        del sys.modules[full]
    patched = SimpleNamespace(loads=loads, TOMLDecodeError=tomllib.TOMLDecodeError)
    rows.tomllib, before = patched, rows.tomllib  # type: ignore[assignment, attr-defined]
    try:
        return {
            f"{full}.{constant}": repr(value)
            for full in names
            for constant, value in vars(importlib.import_module(full)).items()
            if constant.lstrip("_").isupper() and constant not in RAW
        }
    finally:
        rows.tomllib = before  # type: ignore[attr-defined]
        for full, module in kept.items():
            sys.modules[full] = module
            setattr(package, full.rpartition(".")[2], module)


Place = tuple[Any, ...]


def places(value: Any, at: Place = ()) -> list[Place]:
    """Every place in the data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at, *(found for key, entry in inner for found in places(entry, (*at, key)))]


def find(data: Any, at: Place) -> Any:
    for key in at:
        data = data[key]
    return data


def wrong(dice: random.Random, value: Any) -> Any:
    """Another value in that place: often of another type, misspelt or out of all bounds."""
    others: list[Any] = [None, "nonsense", -1000, 10**6, 0.5, True, [], {}, [[]], {"verb": "nonsense"}]
    if isinstance(value, bool):
        others += [not value] * 8
    elif isinstance(value, (int, float)):
        others += [value + 1, value - 1] * 4 + [str(value)]
    elif isinstance(value, str):
        others += [value + "x", value[:-1], value.upper(), value.replace("_", "-") + " "] * 2
    return dice.choice([other for other in others if repr(other) != repr(value)])


def mutate(dice: random.Random, data: dict[str, Any]) -> tuple[Place, str]:
    """Change one thing in the data; return where, and how."""
    at = dice.choice(places(data)[1:])
    target, parent = find(data, at), find(data, at[:-1])
    ways = ["value"]
    if isinstance(target, dict):
        ways = ["unknown key", "missing key", "value"]
    elif isinstance(target, list):
        ways = ["again", "missing entry", "other entry", "value"]
    how = dice.choice(ways)
    if how == "unknown key":
        target["colour_of_the_sky"] = 3
    elif how == "missing key" and target:
        del target[dice.choice(sorted(target))]
    elif how == "again" and target:
        target.append(copy.deepcopy(dice.choice(target)))
    elif how == "missing entry" and target:
        del target[dice.randrange(len(target))]
    elif how == "other entry":
        same = [find(data, other) for other in places(data) if other and other[-1] == at[-1] and other != at]
        lists = [other for other in same if isinstance(other, list) and other]
        if lists:
            target.append(copy.deepcopy(dice.choice(dice.choice(lists))))
    else:
        parent[at[-1]] = wrong(dice, target)
    return at, how


def row_of(data: dict[str, Any], at: Place) -> str:
    """The id of the row in which a place lies, "" outside of all rows or where the id itself is what changed."""
    if len(at) < 3 or not isinstance(data.get(at[0]), list) or at[2] in ("id", "code"):
        return ""
    row = data[at[0]][at[1]]
    return str(row.get("id", "")) if isinstance(row, dict) else ""


@cache
def words_of(title: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string in the code that may read the title's data, and the forms of its f-strings."""
    words, forms = set(), []
    paths = [*(ROOT / "game/titles" / title).rglob("*.py"), *(ROOT / "game/ui/hexmap").glob("*.py")]
    for path in [*paths, *(ROOT / "art/titles" / title).glob("*.py")]:
        if path.name == "data_shapes.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if sum(len(part) for part in fixed if isinstance(part, str)) > 3:
                    forms.append(re.compile("".join(".+" if part is None else re.escape(str(part)) for part in fixed)))
    for path in (ROOT / "game/titles" / title / "data").glob("*.toml"):
        words |= named_in(tomllib.loads(path.read_text(encoding="utf-8")))
    return frozenset(words), tuple(forms)


def named_in(value: Any) -> set[str]:
    """The ids of rows and the values of options: code reads by them what is filed under them."""
    if isinstance(value, dict):
        own = {entry for key in ("id", "values") for entry in [value.get(key)] if isinstance(entry, str)}
        listed = value.get("values")
        own |= {entry for entry in listed if isinstance(entry, str)} if isinstance(listed, list) else set()
        return own.union(*map(named_in, value.values()))
    return set().union(*map(named_in, value)) if isinstance(value, list) else set()


def is_read(title: str, key: str) -> bool:
    words, forms = words_of(title)
    return key.isdigit() or key in words or any(form.fullmatch(key) for form in forms)


@pytest.mark.parametrize("title, name", FILES)
def test_a_changed_row_is_refused_or_carried_out(title: str, name: str) -> None:
    """Each of many changes is refused as a BadRow that names the row, or the tables of the rules are others by it."""
    dice = random.Random(f"{title}/{name}")
    real = tomllib.loads(text_of(title, name))
    usual = load(title, name, real)
    refused = carried = 0
    for number in range(TRIES):
        data = copy.deepcopy(real)
        at, how = mutate(dice, data)
        if data == real and repr(data) == repr(real):
            continue
        about = f"{number}: {how} at {at}"
        try:
            made = load(title, name, data)
        except BadRow as error:
            refused += 1
            summed = at[2:3] in (("count",), ("copies",))  # a total that is wrong is nobody's row
            assert summed or row_of(real, at) in str(error), f"{about}: {error}"
            continue
        except Exception as error:  # any other exception is what this test is for
            raise AssertionError(f"{about}: {type(error).__name__}: {error}") from error
        keys = [key for key in at if isinstance(key, str)]
        free = any(key in FREE for key in keys) or how in ("missing key", "missing entry", "again", "other entry")
        assert made != usual or free or is_read(title, keys[-1]), f"{about}: taken, and nothing is different"
        carried += 1
    print(f"{title}/{name}: {refused} refused, {carried} taken")
    assert refused > TRIES // 2


def refusal(title: str, name: str, change: Any) -> str:
    data = tomllib.loads(text_of(title, name))
    change(data)
    with pytest.raises(BadRow) as caught:
        load(title, name, data)
    return str(caught.value)


def effects(title: str, name: str, table: str, row: str, *more: dict[str, Any], key: str = "effect") -> str:
    """The refusal where one row has other effects."""

    def change(data: dict[str, Any]) -> None:
        (found,) = (entry for entry in data[table] if entry["id"] == row)
        found[key] = list(more)

    said = refusal(title, name, change)
    assert row in said
    return said


AURA = {"when": "count", "verb": "aura", "add": 1, "to": "adjacent"}
SPOILS = {"when": "passive", "verb": "spoils", "power": "loot", "n": 2}
DRAW = {"when": "action", "verb": "draw", "n": 1}
TRASH = {"when": "action", "verb": "trash", "from": ["hand", "discard"], "min": 1, "max": 1}


def test_rows_that_no_title_can_carry_out() -> None:
    """A second aura, two Spoils, "draw, then trash", an unknown `on`, and their like."""
    goats = ("battlegoats", "cards.toml", "card", "lion")
    assert "one aura" in effects(*goats, AURA, {**AURA, "add": 2}, key="effects")
    assert "'contact'" in effects(*goats, {"when": "compare", "verb": "explode", "on": "contact"}, key="effects")
    assert "no verb 'bonsu'" in effects(*goats, {"when": "count", "verb": "bonsu", "add": 1}, key="effects")
    assert "means nothing here" in effects(*goats, {**AURA, "colour": 1}, key="effects")
    veil, peek = {"when": "command", "verb": "veil"}, {"when": "command", "verb": "peek", "n": 1}
    assert "one command" in effects(*goats, veil, peek, key="effects")
    assert "names nothing" in effects(
        *goats, {"when": "count", "verb": "bonus", "add": 1, "if": {"ally": "unicorn"}}, key="effects"
    )
    loot = ("loot_and_recruit", "cards.toml", "card", "errand_runt")
    assert "one spoils" in effects(*loot, SPOILS, {**SPOILS, "power": "attack"})
    assert "comes first" in effects(*loot, DRAW, TRASH) and "nothing can follow trash" in effects(*loot, TRASH, DRAW)
    assert "no verb 'dance'" in effects(*loot, {"when": "action", "verb": "dance"})
    assert "'supper'" in effects(*loot, {"when": "supper", "verb": "draw", "n": 1})
    flip = {"when": "flip", "verb": "redraw_hand", "n": 5}
    assert "one Flip Effect" in effects("loot_and_recruit", "events.toml", "event", "tug_o_war", flip, flip)


def test_wrong_rows_of_the_other_titles() -> None:
    """A misspelt verb, a wrong type, an unknown key, a reference to nothing: the row's id and the reason."""

    def put(table: str, row: str, **values: Any) -> Any:
        return lambda data: next(entry for entry in data[table] if entry["id"] == row).update(values)

    gss, loh, gob = "slayer_slayer", "lords_of_hell", "goblin_raid"
    for title, name, change, said in (
        (gss, "cards.toml", put("card", "bruiser", power="strong"), "bruiser"),
        (
            gss,
            "cards.toml",
            put("card", "bruiser", effect={"verb": "nap", "step": "count"}),
            "bruiser: effect: no verb 'nap'",
        ),
        (gss, "foes.toml", put("foe", "rat_catcher", loot=[{"gold": 20, "cards": 1}]), "rat_catcher: a lot"),
        (gss, "events.toml", put("event", "rockfall", need=[1, 1, 2]), "rockfall"),
        (loh, "cards.toml", put("card", "bury", effect={"verb": "bury"}), "bury, ritual: effect: no verb 'bury'"),
        (loh, "cards.toml", put("card", "bury", soul_cost="5"), "bury, ritual: soul_cost: '5' is no whole number"),
        (loh, "cards.toml", put("devil", "mammon", effects=[{"verb": "extra_draw", "cards": 1}] * 2), "one extra_draw"),
        (gob, "units.toml", put("unit", "goblin_bowmen", armor=7), "goblin_bowmen: armor: 7 is no whole number"),
        (gob, "map.toml", put("site", "ashdown", hex="9999"), "ashdown: there is no hex '9999'"),
        (gob, "map.toml", put("site", "ashdown", bags=2), "ashdown: 2 bags here, 1 to plunder"),
    ):
        assert said in refusal(title, name, change)


def numbers_in(value: Any, at: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """The keys that lead to each number and each yes or no."""
    if isinstance(value, dict):
        return {found for key, entry in value.items() for found in numbers_in(entry, (*at, key))}
    if isinstance(value, list):
        return {found for entry in value for found in numbers_in(entry, at)}
    return {at} if isinstance(value, (int, float)) else set()


def shape_at(shape: Any, at: tuple[str, ...]) -> list[bool]:
    """For each key on the way: whether the shape names it (else it is data itself, as a card in a list of cards)."""
    while isinstance(shape, list):
        shape = shape[0] if shape else None
    if not at:
        return []
    if isinstance(shape, rows.ByKey):
        options = [found for one in shape.shapes.values() if (found := shape_at(one, at))]
        return max(options, key=len, default=[])
    if not isinstance(shape, dict):
        return []
    inner = shape.get(at[0], shape.get(at[0] + "?", shape.get("*")))
    return [at[0] in shape or at[0] + "?" in shape, *shape_at(inner, at[1:])]


@pytest.mark.parametrize("title, name", FILES)
def test_no_number_is_written_that_no_code_reads(title: str, name: str) -> None:
    """Every key on the way to a number stands in the title's code by name."""
    shape = importlib.import_module(f"game.titles.{title}.rules.data_shapes").SHAPES[name.removesuffix(".toml")]
    unread = []
    for at in sorted(numbers_in(tomllib.loads(text_of(title, name)))):
        named = shape_at(shape, at)
        if not all(is_read(title, key) for key, fixed in zip(at, named, strict=False) if fixed):
            unread.append(".".join(at))
    assert not unread


@pytest.mark.parametrize("title", LOADERS)
def test_what_the_loaders_compile_is_used(title: str) -> None:
    """Each constant and each field of a record of the loaders is named somewhere else in the game."""
    paths = [*(ROOT / "game/titles" / title).rglob("*.py"), *(ROOT / "game/ui").rglob("*.py")]
    texts = {path: path.read_text(encoding="utf-8") for path in paths if path.name != "data_shapes.py"}
    words: dict[str, int] = {}
    for text in texts.values():
        for word in re.findall(r"\.?\w+", text):
            words[word] = words.get(word, 0) + 1
    unused = []
    for module in LOADERS[title]:
        for node in ast.parse(texts[ROOT / "game/titles" / title / "rules" / f"{module}.py"]).body:
            if isinstance(node, ast.ClassDef):
                fields = [entry.target for entry in node.body if isinstance(entry, ast.AnnAssign)]
                named = [field.id for field in fields if isinstance(field, ast.Name)]
                unused += [
                    f"{node.name}.{name}" for name in named if "." + name not in words and not is_read(title, name)
                ]
            elif isinstance(node, (ast.AnnAssign, ast.Assign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = [n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
                unused += [name for name in names if words[name] < 2]
    assert not unused
