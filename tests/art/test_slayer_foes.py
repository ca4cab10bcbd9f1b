"""Goblin Slayer-Slayer: every foe, event, ware and piece of the table has its print, and no two foes are one."""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PRINTS = ROOT / "art" / "prints" / "slayer_slayer"
DATA = ROOT / "game" / "titles" / "slayer_slayer" / "data"
CARD = [864, 772]


def _plates() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PRINTS / "plates.json").read_text(encoding="utf-8"))
    return found


def _ids(file: str, *path: str) -> list[str]:
    found: Any = tomllib.loads((DATA / file).read_text(encoding="utf-8"))
    for key in path:
        found = found[key]
    return [row["id"] for row in found]


@pytest.mark.parametrize(
    ("file", "path"), [("foes.toml", ("foe",)), ("events.toml", ("event",)), ("tables.toml", ("store", "item"))]
)
def test_every_card_has_its_picture(file: str, path: tuple[str, ...]) -> None:
    plates = _plates()
    for name in _ids(file, *path):
        assert name in plates, name
        assert plates[name]["size"] == CARD, name


def test_the_pieces_of_the_table_are_there() -> None:
    plates, tables = _plates(), tomllib.loads((DATA / "tables.toml").read_text(encoding="utf-8"))
    foes = tomllib.loads((DATA / "foes.toml").read_text(encoding="utf-8"))["foe"]
    events = tomllib.loads((DATA / "events.toml").read_text(encoding="utf-8"))["event"]
    names = {f"mark_{row['hint_kind']}" for row in (*foes, *events)}
    names |= {f"pledge_{value}" for value in tables["pledges"]["values"]}
    names |= {f"objective_{row['id']}" for row in tables["objective"]}
    names |= {"token_armour", "token_weave", "token_foresight"}
    names |= {f"token_{row['id']}" for row in tables["store"]["item"] if row["effect"]["verb"] == "invest"}
    names |= {"door_closed", "door_ajar", "door_open", "shaft", "tombstone", "tray", "store"}
    assert not [name for name in sorted(names) if name not in plates]


def test_no_two_foes_share_hat_and_body() -> None:
    pytest.importorskip("skia", reason="the art room's tools are not installed")
    from art.kit.figures.adventurer import Adventurer
    from art.titles.slayer_slayer.foe_cast import FOES

    single = {name: foe.figure for name, foe in FOES.items() if isinstance(foe.figure, Adventurer)}
    for (one, a), (other, b) in combinations(single.items(), 2):
        if a.head.hat or b.head.hat:
            assert (a.head.hat, a.body) != (b.head.hat, b.body), (one, other)


def test_names_of_prints_do_not_clash() -> None:
    pytest.importorskip("skia", reason="the art room's tools are not installed")
    from art.titles.slayer_slayer.recipes import recipes

    names = [recipe.name for recipe in recipes()]
    assert len(names) == len(set(names))
