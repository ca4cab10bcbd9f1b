"""All cards of Loot & Recruit for the codex: by kind, the Goblins, the events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.codex_pages import CodexCard, DiagramRow, card_rows
from game.titles.loot_and_recruit.rules.cards import DATA, SETUP
from game.titles.loot_and_recruit.screen.cards import face, picture_of
from game.titles.loot_and_recruit.screen.names import EVENT_ROWS
from game.ui.cards import CardFace
from game.ui.look import Look
from game.words import Words

KINDS = ("loot", "recruit", "attack", "hybrid", "action", "goblin", "event")

ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["card"]}

CHAPTERS = {"action": "action", "attack": "attack", "purchase": "hybrid"}
"""Chapters that list all cards of a kind."""


def kinds(words: Words) -> list[tuple[str, str]]:
    return [(kind, words(f"codex-{kind}")) for kind in KINDS]


def cards(words: Words) -> list[CodexCard]:
    """Everything with a picture and a text, in the order of the data; the marker has no text of its own."""
    names = dict(kinds(words))
    found = [
        CodexCard(row["id"], row["kind"], names[row["kind"]], face(words, row["id"]))
        for row in DATA["card"]
        if row["kind"] in names
    ]
    return [*found, *(CodexCard(event, "event", names["event"], event_face(words, event)) for event in EVENT_ROWS)]


def event_face(words: Words, event: str) -> CardFace:
    row = EVENT_ROWS[event]
    return CardFace(
        words(f"event-{event}"),
        event,
        ribbon=words(f"phase-{row['phase']}"),
        text=words(f"event-{event}.text"),
        flavour=words(f"event-{event}.flavour"),
    )


def diagrams(words: Words) -> dict[str, list[DiagramRow]]:
    """What each Goblin costs, withstands and counts; the events of each phase; cards by kind."""
    goblins = []
    for row in DATA["card"]:
        if row["kind"] == "goblin":
            told = face(words, row["id"])
            note = words("codex-goblin-row", cost=row["recruit_cost"], defense=row["defense"], vp=row["vp"],
                         copies=sum(row["copies"].values()))  # fmt: skip
            goblins.append(DiagramRow(told.name, (told.picture,), note))
    phases = dict.fromkeys(row["phase"] for row in EVENT_ROWS.values())
    events = [
        DiagramRow(
            words(f"phase-{phase}"), tuple(event for event, row in EVENT_ROWS.items() if row["phase"] == phase)[:6]
        )
        for phase in phases
    ]
    listed = cards(words)
    kept = {chapter: card_rows(card for card in listed if card.kind == kind) for chapter, kind in CHAPTERS.items()}
    return {"recruit": goblins, "event": events, **kept, **_on_the_table(words), **_sums(words), **_on_towers(words)}


def _on_the_table(words: Words) -> dict[str, list[DiagramRow]]:
    """What each player begins with, and what is for sale beside it."""
    piles = {"diagram-start": SETUP["deal"]["starter_deck"], "term-permanent": SETUP["permanents"]}
    counted = [
        DiagramRow(
            words(key),
            tuple(map(picture_of, pile)),
            " · ".join(f"{n} × {face(words, id).name}" for id, n in pile.items()),
        )
        for key, pile in piles.items()
    ]
    rows = [row for row in DATA["card"] if row["kind"] in KINDS]
    shop = [row["id"] for row in rows if "shop" in row["copies"]]
    crowd = [row["id"] for row in rows if "crowd" in row["copies"]]
    lines = [
        DiagramRow(words(key), tuple(map(picture_of, found[: SETUP["deal"][many]])), words(f"{key}.text"))
        for key, found, many in (("term-shop", shop, "shop_lineup"), ("term-crowd", crowd, "crowd_lineup"))
    ]
    return {"table": [counted[0], *lines, counted[1]]}


def _sums(words: Words) -> dict[str, list[DiagramRow]]:
    """The examples of a turn (LNR-5.2) and of a Defense (LNR-6.10), counted from the cards."""
    bag, box, catapult, septet = (ROWS[id] for id in ("money_bag", "box_o_shinies", "catapult", "scheming_septet"))
    gains = [(bag, 2 * bag["power"]["loot"]), (box, box["power"]["loot"])]
    made, price = sum(gain for _, gain in gains), catapult["loot_cost"]
    turn = [_row(words, row["id"], f"+{gain}", copies=gain // row["power"]["loot"]) for row, gain in gains]
    turn += [
        DiagramRow(words("term-loot-power"), figure=str(made), is_total=True),
        _row(words, "catapult", f"−{price}"),
        DiagramRow(words("diagram-lost"), figure=str(made - price), is_total=True),
    ]
    less = [("heckler", _change(ROWS["heckler"])), ("wobbly_platforms", _change(EVENT_ROWS["wobbly_platforms"]))]
    left = septet["defense"] + sum(n for _, n in less)
    defense = [_row(words, "scheming_septet", str(septet["defense"]))]
    defense += [_row(words, id, f"−{-n}") for id, n in less]
    return {"turn": turn, "defense": [*defense, DiagramRow(words("term-defense"), figure=str(left), is_total=True)]}


def _change(row: Mapping[str, Any]) -> int:
    """What a card or an event adds to a Goblin's Defense."""
    change: int = next(effect["n"] for effect in row["effect"] if effect["verb"] == "modify_defense")
    return change


def _row(words: Words, id: str, figure: str, copies: int = 1) -> DiagramRow:
    name = words(f"event-{id}") if id in EVENT_ROWS else face(words, id).name
    return DiagramRow(name, (id if id in EVENT_ROWS else picture_of(id),) * copies, figure=figure)


def _on_towers(words: Words) -> dict[str, list[DiagramRow]]:
    """Which Goblins can be press-ganged (LNR-7.12), and what a shield is for (LNR-6.5)."""
    most = next(effect["max_recruit_cost"] for effect in ROWS["press_ganger"]["effect"] if "max_recruit_cost" in effect)
    goblins = [row for row in DATA["card"] if row["kind"] == "goblin"]
    small = tuple(picture_of(row["id"]) for row in goblins if row["recruit_cost"] <= most)
    large = tuple(picture_of(row["id"]) for row in goblins if row["recruit_cost"] > most)
    wall = next(effect["defense"] for effect in ROWS["shield_bearer"]["effect"] if "defense" in effect)
    alone = (picture_of("scruffy_six"), picture_of("troublesome_trio"))
    return {
        "capture": [
            DiagramRow(words("diagram-capture", n=most), small, words("diagram-capture.note")),
            DiagramRow(words("diagram-capture-not", n=most + 1), large, words("diagram-capture-not.note")),
        ],
        "shield": [
            DiagramRow(words("diagram-shield"), note=words("diagram-shield.note"), figure=str(wall),
                       sketch=_Tower(("shield_bearer", *alone))),
            DiagramRow(words("diagram-shield-build"), ("coordinator",), words("diagram-shield-build.note")),
            DiagramRow(words("diagram-shield-falls"), note=words("diagram-shield-falls.note"), sketch=_Tower(alone)),
        ],
    }  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Tower:
    """A sketch of cards on one another on a platform, the highest first."""

    cards: tuple[str, ...]

    def __call__(self, look: Look, most: int) -> Surface:
        high = max(26, look.px(44))
        wide = min(most, high * 2)
        sheet = Surface((wide, high * len(self.cards) + high // 3), pygame.SRCALPHA)
        for n, card in enumerate(self.cards):
            box = Rect((wide - high * 3 // 2) // 2, n * high, high * 3 // 2, high)
            sheet.blit(look.picture(card, box.size), box)
            pygame.draw.rect(sheet, look.palette.k, box, max(2, look.px(2)))
        plank = Rect(0, high * len(self.cards), wide, high // 3)
        sheet.fill(look.palette.a, plank)
        pygame.draw.rect(sheet, look.palette.k, plank, max(2, look.px(2)))
        return sheet
