"""All cards of Loot & Recruit for the codex: by kind, the Goblins, the events."""

from __future__ import annotations

from game.tabletop.codex_pages import CodexCard, DiagramRow, card_rows
from game.titles.loot_and_recruit.rules.cards import DATA
from game.titles.loot_and_recruit.screen.cards import face
from game.titles.loot_and_recruit.screen.names import EVENT_ROWS
from game.ui.cards import CardFace
from game.words import Words

KINDS = ("loot", "recruit", "attack", "hybrid", "action", "goblin", "event")

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
    return {"recruit": goblins, "event": events, **kept}
