"""All cards of Lords of Hell for the codex: by type, the devils, promise and status cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.tabletop.codex_pages import CodexCard, DiagramRow, card_rows
from game.titles.lords_of_hell.rules.cards import GRAMMAR, SCORING
from game.titles.lords_of_hell.screen.cards import face
from game.titles.lords_of_hell.screen.names import (
    CARD_ROWS,
    DEVIL_ROWS,
    PROMISE_ROWS,
    STATUS_ROWS,
)
from game.ui.cards import CardFace
from game.words import Words

KINDS = ("army", "fortress", "artifact", "ritual", "special", "devil", "promise", "status", "oath")

SHOWN = 5
"""Cards of each type on a diagram."""

CHAPTERS = {"promises": "promise", "status": "status", "rituals": "ritual", "stop": "special", "organisation": "artifact",
            "hits": "fortress", "attack": "army"}  # fmt: skip
"""Chapters that list all cards of a type."""


def kinds(words: Words) -> list[tuple[str, str]]:
    return [(kind, words(f"type-{kind}")) for kind in KINDS]


def cards(words: Words) -> list[CodexCard]:
    """Everything with a picture and a text, in the order of the data; the verbs of promises last."""
    names = dict(kinds(words))
    found = [CodexCard(card, row["type"], names[row["type"]], face(words, card)) for card, row in CARD_ROWS.items()]
    for devil, row in DEVIL_ROWS.items():
        found.append(
            CodexCard(
                devil, "devil", names["devil"], _face(words, f"devil-{devil}", devil, str(row["power"]), names["devil"])
            )
        )
    for devil, row in PROMISE_ROWS.items():
        found.append(
            CodexCard(
                row["id"],
                "promise",
                names["promise"],
                _face(words, f"promise-card-{devil}", f"promise_{devil}", "", names["promise"]),
            )
        )
    for status in STATUS_ROWS:
        printed = _face(words, f"status-{status}", f"{status}_stable", "", names["status"])
        found.append(CodexCard(status, "status", names["status"], printed))
    for row in GRAMMAR["verb"]:
        found.append(CodexCard(f"oath_{row['id']}", "oath", names["oath"], _oath(words, row, names["oath"])))
    return found


def diagrams(words: Words) -> dict[str, list[DiagramRow]]:
    """A few cards of each of the five types; the devils, and what each can do; all cards of a type."""
    types = [
        DiagramRow(words(f"type-{kind}"), tuple(card for card, row in CARD_ROWS.items() if row["type"] == kind)[:SHOWN])
        for kind in KINDS[:5]
    ]
    devils = [DiagramRow(words(f"devil-{devil}"), (devil,), words(f"devil-{devil}.text")) for devil in DEVIL_ROWS]
    listed = cards(words)
    kept = {chapter: card_rows(card for card in listed if card.kind == kind) for chapter, kind in CHAPTERS.items()}
    return {"cards": types, "start": devils, **kept, "goal": _worth(words), "end": [*_example(words)]}


def _worth(words: Words) -> list[DiagramRow]:
    """What counts how much at the end (LOH-15.2)."""
    worth = {
        "point": ("most_victorious_devil_stable", SCORING["victory_point"]),
        "overlord": ("crown_of_lucifer", SCORING["overlord"]),
        "promise": ("promise_belial", SCORING["overlord_promise_held_by_other"]),
        "own": ("promise_belial", SCORING["overlord_promise_held_by_overlord"]),
    }
    return [DiagramRow(words(f"diagram-goal-{id}"), (card,), figure=str(n)) for id, (card, n) in worth.items()]


def _example(words: Words, overlord: tuple[int, int] = (7, 2), rival: tuple[int, int] = (8, 3)) -> Iterator[DiagramRow]:
    """The reckoning of two devils, each by victory points and promise cards of the overlord (LOH-15.2)."""
    crown, own, other = (
        SCORING[name] for name in ("overlord", "overlord_promise_held_by_overlord", "overlord_promise_held_by_other")
    )
    for name, (points, cards), each, extra in (("overlord", overlord, own, crown), ("rival", rival, other, 0)):
        yield DiagramRow(words("tally-victory-points"), (), figure=str(points * SCORING["victory_point"]))
        if extra:
            yield DiagramRow(words("tally-overlord"), ("crown_of_lucifer",), figure=str(extra))
        yield DiagramRow(words("tally-promises"), ("promise_belial",), f"{cards} × {each}", str(cards * each))
        total = points * SCORING["victory_point"] + extra + cards * each
        yield DiagramRow(words(f"diagram-end-{name}"), figure=str(total), is_total=True)


def _face(words: Words, name: str, picture: str, numeral: str, ribbon: str) -> CardFace:
    return CardFace(
        words(name), picture, numeral, ribbon=ribbon, text=words(f"{name}.text"), flavour=words.maybe(f"{name}.flavour")
    )


def _oath(words: Words, row: dict, ribbon: str) -> CardFace:  # type: ignore[type-arg]
    """A promise that can be sworn: its sentence, and what keeps it."""
    name = words(f"oath-verb-{row['id']}")
    said = words(f"sentence-{row['id']}.short", **dict.fromkeys((arg.split(":")[0] for arg in row["args"]), "…"))
    text = f"{words('oath-quoted', text=said)} {words('oath-duty' if row['kind'] == 'duty' else 'oath-restraint')}"
    return CardFace(f"{name[:1].upper()}{name[1:]}", "seal_live", ribbon=ribbon, text=text)
