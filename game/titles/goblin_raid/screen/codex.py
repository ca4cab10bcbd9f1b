"""Goblin's counters, sites and terrain for the codex."""

from __future__ import annotations

from typing import Any

from game.tabletop.codex_pages import CodexCard, DiagramRow, card_rows
from game.titles.goblin_raid.rules.map_graph import DATA as MAP
from game.titles.goblin_raid.rules.map_graph import TERRAIN
from game.titles.goblin_raid.rules.pieces import DATA
from game.titles.goblin_raid.screen import codex_diagrams
from game.titles.goblin_raid.screen.names import halves_text
from game.ui.cards import CardFace
from game.words import Words
from game.words.numbers import signed

KINDS = ("goblin_units", "goblin_leaders", "feudal_units", "feudal_leaders", "sites")

SHOWN = 5
"""Counters of each kind on a diagram."""

CHAPTERS = {
    "feudal_setup": "feudal_leaders",
    "goblin_setup": "goblin_leaders",
    "plunder": "sites",
    "combat": "goblin_units",
}
"""Chapters that list all of a kind."""


def kinds(words: Words) -> list[tuple[str, str]]:
    return [(kind, words(f"codex-{kind}")) for kind in KINDS]


def cards(words: Words) -> list[CodexCard]:
    """A card for each kind of counter, then the sites, in the order of the data."""
    names = dict(kinds(words))
    found = []
    for row in DATA["unit"]:
        kind = f"{row['side']}_units"
        found.append(CodexCard(row["id"], kind, names[kind], _unit(words, row)))
    for row in DATA["leader"]:
        kind = f"{row['side']}_leaders"
        found.append(CodexCard(row["id"], kind, names[kind], _leader(words, row)))
    for row in MAP["site"]:
        found.append(CodexCard(row["id"], "sites", names["sites"], _site(words, row)))
    return found


def diagrams(words: Words) -> dict[str, list[DiagramRow]]:
    """A few counters of each kind; what each terrain costs, and how it protects; leaders, sites and goblins one by one."""
    counters = [
        DiagramRow(name, tuple(card.face.picture for card in cards(words) if card.kind == kind)[:SHOWN])
        for kind, name in kinds(words)[:4]
    ]
    terrain = []
    for id, row in TERRAIN.items():
        foot, mounted = (
            halves_text(row[cost]) if row[cost] else words("terrain-barred") for cost in ("cost_foot", "cost_mounted")
        )
        told = [words("terrain-cost", foot=foot, mounted=mounted)]
        told += [
            words(f"terrain-{how}", n=signed(row[f"{how}_mod"])) for how in ("missile", "melee") if row[f"{how}_mod"]
        ]
        terrain.append(DiagramRow(words(f"terrain-{id}"), (), " · ".join(told)))
    listed = cards(words)
    kept = {chapter: card_rows(card for card in listed if card.kind == kind) for chapter, kind in CHAPTERS.items()}
    return {
        "counters": counters,
        "terrain": terrain,
        **kept,
        **codex_diagrams.sketches(words),
        **codex_diagrams.sums(words),
    }


def _unit(words: Words, row: dict[str, Any]) -> CardFace:
    told = words("codex-unit", **{"class": row["class"]}, missile=row["missile"] or "–", melee=row["melee"],
                 armour=row["armor"])  # fmt: skip
    lines = [words(f"unit-{row['id']}.text"), told, words("codex-count", n=row["count"])]
    if row["mounted"]:
        lines.insert(1, words("counter-mounted-text"))
    ribbon = f"{row['missile'] or '–'} / {row['melee']} / {row['armor']}"
    return CardFace(words(f"unit-{row['id']}"), f"card_{row['art']}", row["class"], ribbon=ribbon,
                    text="\n".join(line for line in lines if line), flavour=words(f"unit-{row['id']}.flavour"))  # fmt: skip


def _leader(words: Words, row: dict[str, Any]) -> CardFace:
    add = row["morale_modifier"]
    sign = signed(add)
    told = words("codex-leader", modifier=sign, limit=row["command_limit"], armour=row["armor"])
    lines = [words(f"unit-{row['id']}.text"), told]
    return CardFace(words(f"unit-{row['id']}"), f"card_{row['id']}", str(row["command_limit"]),
                    ribbon=f"{sign} / {row['command_limit']} / {row['armor']}",
                    text="\n".join(line for line in lines if line), flavour=words(f"unit-{row['id']}.flavour"))  # fmt: skip


def _site(words: Words, row: dict[str, Any]) -> CardFace:
    bags = words("amount-bags", n=row["bags"])
    low, high = row["ruin"]
    text = f"{words('site-text')}\n{words('site-ruin', bags=row['bags'], low=low, high=high)}"
    return CardFace(words(f"site-{row['id']}"), "marker_sack", str(row["bags"]),
                    ribbon=words('codex-site', kind=words(f"site-{row['kind']}"), bags=bags), text=text,
                    flavour=words(f"site-{row['id']}.flavour"))  # fmt: skip
