"""All cards of BattleGoats for the codex."""

from __future__ import annotations

from collections.abc import Sequence

from game.tabletop.codex_pages import CodexCard, DiagramRow, card_rows
from game.titles.battlegoats.rules.cards import CARDS, TYPE_IDS
from game.titles.battlegoats.rules.deploy import TIMERS
from game.titles.battlegoats.screen.cards import face
from game.words import Words

SHOWN = 4
"""Cards of each type on a diagram."""

LIMITS = {
    "draft_pick": ("phase-draft", "alfonso"),
    "deploy": ("phase-deploy", "watchtower"),
    "choose_first": ("phase-first", "headlong_charger"),
    "turn": ("diagram-limit-turn", "duelist"),
    "decision": ("diagram-limit-decision", "lookout"),
    "veil": ("card-sable-of-the-veil", "sable_of_the_veil"),
}
"""Which time limits are told, each by its message, with a picture."""

ADVISED = ("pikebilly", "ringleader", "crag_hermit", "land_mine", "scapegoat")
"""The cards of the chapter with advice."""


def kinds(words: Words) -> list[tuple[str, str]]:
    """The four types."""
    return [(kind, words(f"type-{kind}")) for kind in TYPE_IDS]


def cards(words: Words) -> list[CodexCard]:
    """All 55, in the order of the data."""
    names = dict(kinds(words))
    return [CodexCard(card.id, card.type, names[card.type], face(words, card.id)) for card in CARDS]


def diagrams(words: Words) -> dict[str, list[DiagramRow]]:
    """A few cards of each type; a battlefield."""
    found = [
        DiagramRow(name, tuple(card.id for card in CARDS if card.type == kind)[:SHOWN]) for kind, name in kinds(words)
    ]
    field = [DiagramRow(words(f"row-{row}"), ("back",) * 3) for row in ("front", "middle", "back")]
    return {
        "goal": found,
        "deploy": field,
        "attack": _doing(words, whens=("flip", "defeated", "settle", "won")),
        "siege": _doing(words, verbs=("reach", "volley")),
        "commands": _doing(words, whens=("command",)),
        "limits": [
            DiagramRow(words(key), (picture,), figure=words("diagram-seconds", n=TIMERS[timer]))
            for timer, (key, picture) in LIMITS.items()
        ],
        "advice": card_rows(card for card in cards(words) if card.id in ADVISED),
    }


def _doing(words: Words, whens: Sequence[str] = (), verbs: Sequence[str] = ()) -> list[DiagramRow]:
    """The cards that do something at such a time, or with such a verb."""
    does = {card.id for card in CARDS for effect in card.effects if effect["when"] in whens or effect["verb"] in verbs}
    return card_rows(card for card in cards(words) if card.id in does)
