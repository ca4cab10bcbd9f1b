"""All cards of BattleGoats for the codex."""

from __future__ import annotations

from game.tabletop.codex_pages import CodexCard
from game.titles.battlegoats.rules.cards import CARDS, TYPE_IDS
from game.titles.battlegoats.screen.cards import face
from game.words import Words


def kinds(words: Words) -> list[tuple[str, str]]:
    """The four types."""
    return [(kind, words(f"type-{kind}")) for kind in TYPE_IDS]


def cards(words: Words) -> list[CodexCard]:
    """All 55, in the order of the data."""
    names = dict(kinds(words))
    return [CodexCard(card.id, card.type, names[card.type], face(words, card.id)) for card in CARDS]
