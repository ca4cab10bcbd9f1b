"""All cards of Goblin Slayer-Slayer for the codex: goblins by class, foes, events, the store's items, Main Objectives."""

from __future__ import annotations

from typing import Any

from game.tabletop.codex_pages import CodexCard
from game.tabletop.words import Words
from game.titles.slayer_slayer.rules.cards import DATA
from game.ui.cards import CardFace


def kinds(words: Words) -> list[tuple[str, str]]:
    """The five classes, then what is no goblin."""
    classes = [(row["id"], words.of(row["name"])) for row in DATA["class"]]
    return [*classes, *((kind, words(f"codex.{kind}")) for kind in ("foe", "event", "item", "objective"))]


def cards(words: Words) -> list[CodexCard]:
    """Everything with a picture and a text, in the order of the data."""
    names = dict(kinds(words))
    found = [_goblin(words, row, names) for row in DATA["card"]]
    found += [CodexCard(row["id"], "foe", names["foe"], _foe(words, row)) for row in DATA["foe"]]
    found += [CodexCard(row["id"], "event", names["event"], _event(words, row)) for row in DATA["event"]]
    found += [CodexCard(row["id"], "item", names["item"], _item(words, row)) for row in DATA["store"]["item"]]
    for row in DATA["objective"]:
        face = CardFace(
            words.of(row["name"]), f"objective_{row['id']}", ribbon=names["objective"], text=words.of(row["text"])
        )
        found.append(CodexCard(row["id"], "objective", names["objective"], face))
    return found


def _goblin(words: Words, row: dict[str, Any], names: dict[str, str]) -> CodexCard:
    kind = row["class"]
    face = CardFace(
        words.of(row["name"]),
        row["id"],
        str(row["power"]),
        kind,
        f"{names[kind]} · {words.of(row['feat_name'])}",
        words.of(row["text"]),
        words.of(row["flavour"]),
    )
    return CodexCard(row["id"], kind, names[kind], face)


def _foe(words: Words, row: dict[str, Any]) -> CardFace:
    lines = []
    for gained in sorted({ability["round"] for ability in row["abilities"]}):
        texts = [words.of(ability["text"]) for ability in row["abilities"] if ability["round"] == gained]
        lines.append(words("codex.from_round", n=gained, text=" ".join(texts)))
    powers = " · ".join(str(power) for power in row["power"][2:])
    return CardFace(
        words.of(row["name"]),
        row["id"],
        ribbon=words("tier.final") if row.get("final") else words(f"tier.{row['tier']}"),
        text="\n".join([*lines, words("codex.powers", powers=powers)]),
        flavour=words.of(row["flavour"]),
    )


def _event(words: Words, row: dict[str, Any]) -> CardFace:
    return CardFace(
        words.of(row["name"]),
        row["id"],
        ribbon=words("codex.event"),
        text=words.of(row["text"]),
        flavour=words.of(row["flavour"]),
    )


def _item(words: Words, row: dict[str, Any]) -> CardFace:
    gold, trophies = row["gold"], row["trophies"]
    key = "store.price" if gold and trophies else "store.price.gold" if gold else "store.price.trophies"
    return CardFace(
        words.of(row["name"]),
        row["id"],
        ribbon=words(key, gold=gold, trophies=trophies),
        text=words.of(row["text"]),
        flavour=words.of(row["flavour"]),
    )
