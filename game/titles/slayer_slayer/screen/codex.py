"""All cards of Goblin Slayer-Slayer for the codex: goblins by class, foes, events, the store's items, Main Objectives."""

from __future__ import annotations

from typing import Any

from game.tabletop.codex_pages import CodexCard, DiagramRow, card_rows
from game.titles.slayer_slayer.rules.cards import DATA
from game.ui.cards import CardFace
from game.words import Words

SPOKEN_OF = ("jester", "schemer", "shaman", "firehazard")
"""The goblins whose feats are asked about most."""


def kinds(words: Words) -> list[tuple[str, str]]:
    """The five classes, then what is no goblin."""
    classes = [(row["id"], words(f"class-{row['id']}")) for row in DATA["class"]]
    return [*classes, *((kind, words(f"codex-{kind}")) for kind in ("foe", "event", "item", "objective"))]


def cards(words: Words) -> list[CodexCard]:
    """Everything with a picture and a text, in the order of the data."""
    names = dict(kinds(words))
    found = [_goblin(words, row, names) for row in DATA["card"]]
    found += [CodexCard(row["id"], "foe", names["foe"], _foe(words, row)) for row in DATA["foe"]]
    found += [CodexCard(row["id"], "event", names["event"], _event(words, row)) for row in DATA["event"]]
    found += [CodexCard(row["id"], "item", names["item"], _item(words, row)) for row in DATA["store"]["item"]]
    for row in DATA["objective"]:
        said = f"objective-{row['id']}"
        face = CardFace(words(said), f"objective_{row['id']}", ribbon=names["objective"], text=words(f"{said}.text"))
        found.append(CodexCard(row["id"], "objective", names["objective"], face))
    return found


def _goblin(words: Words, row: dict[str, Any], names: dict[str, str]) -> CodexCard:
    kind = row["class"]
    face = CardFace(
        words(f"card-{row['id']}"),
        row["id"],
        str(row["power"]),
        kind,
        " · ".join((names[kind], words(f"card-{row['id']}.feat"))),
        words(f"card-{row['id']}.text"),
        words(f"card-{row['id']}.flavour"),
    )
    return CodexCard(row["id"], kind, names[kind], face)


def _foe(words: Words, row: dict[str, Any]) -> CardFace:
    lines = []
    for gained in sorted({ability["round"] for ability in row["abilities"]}):
        texts = [
            words(f"foe-{row['id']}.ability-{n}")
            for n, ability in enumerate(row["abilities"], 1)
            if ability["round"] == gained
        ]
        lines.append(words("codex-from-round", n=gained, text=" ".join(texts)))
    powers = " · ".join(str(power) for power in row["power"][2:])
    return CardFace(
        words(f"foe-{row['id']}"),
        row["id"],
        ribbon=words("tier-final") if row.get("final") else words(f"tier-{row['tier']}"),
        text="\n".join([*lines, words("codex-powers", powers=powers)]),
        flavour=words(f"foe-{row['id']}.flavour"),
    )


def _event(words: Words, row: dict[str, Any]) -> CardFace:
    return CardFace(
        words(f"event-{row['id']}"),
        row["id"],
        ribbon=words("codex-event"),
        text=words(f"event-{row['id']}.text"),
        flavour=words(f"event-{row['id']}.flavour"),
    )


def _item(words: Words, row: dict[str, Any]) -> CardFace:
    gold, trophies = row["gold"], row["trophies"]
    key = "store-price" if gold and trophies else "store-price-gold" if gold else "store-price-trophies"
    return CardFace(
        words(f"item-{row['id']}"),
        row["id"],
        ribbon=words(key, gold=gold, trophies=trophies),
        text=words(f"item-{row['id']}.text"),
        flavour=words(f"item-{row['id']}.flavour"),
    )


def diagrams(words: Words) -> dict[str, list[DiagramRow]]:
    """Which foes stand behind the doors of which floors, in hundredths; the goblins of each class; all Main Objectives, events,
    items of the store and final foes."""
    foes = {tier: row["id"] for row in reversed(DATA["foe"]) for tier in (row["tier"],)}
    doors = []
    for row in DATA["doors"]["tiers"]:
        odds = {tier: weight for tier, weight in row["weights"].items() if weight}
        floors = f"{row['floors'][0]}–{row['floors'][-1]}" if len(row["floors"]) > 1 else str(row["floors"][0])
        note = " · ".join(f"{words(f'tier-{tier}')} {weight} %" for tier, weight in odds.items())
        doors.append(DiagramRow(words("track-floor", n=floors), tuple(foes[tier] for tier in odds), note))
    classes = [
        DiagramRow(words(f"class-{kind['id']}"), tuple(row["id"] for row in DATA["card"] if row["class"] == kind["id"]))
        for kind in DATA["class"]
    ]
    listed = cards(words)
    last = {row["id"] for row in DATA["foe"] if row.get("final")}
    return {
        "route": doors,
        "play": classes,
        "objective": card_rows(card for card in listed if card.kind == "objective"),
        "foe": card_rows(card for card in listed if card.id in foes.values()),
        "event": card_rows(card for card in listed if card.kind == "event"),
        "store": card_rows(card for card in listed if card.kind == "item"),
        "final": card_rows(card for card in listed if card.id in last),
        "end": _score(words, gold=50, trophies=4, cards=2),
        "rulings": card_rows(card for card in listed if card.id in SPOKEN_OF),
    }


def _score(words: Words, gold: int, trophies: int, cards: int) -> list[DiagramRow]:
    """What a survivor's things come to, and to a Caretaker, whose cards count double (GSS-7.4)."""
    score = DATA["scoring"]
    worth = {
        "gold": (gold, score["per_gold"]),
        "trophies": (trophies, score["per_trophy"]),
        "cards": (cards, score["per_card"]),
    }
    sums = {name: n * each for name, (n, each) in worth.items()}
    rows = [
        DiagramRow(words(f"tally-{name}"), (f"mark_{name}",), f"{n} × {each}", str(n * each))
        for name, (n, each) in worth.items()
    ]
    total = sum(sums.values())
    doubled = sums["cards"]
    return [
        *rows,
        DiagramRow(words("tally-score"), figure=str(total), is_total=True),
        DiagramRow(
            words("objective-caretaker"), ("objective_caretaker",), f"{total} + {doubled}", str(total + doubled)
        ),
    ]
