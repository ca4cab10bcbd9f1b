"""BattleGoats: what is known of it before its rules are loaded (data/options.toml holds its options)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.titles import Title
from game.titles.options import read_options

_HERE = Path(__file__).parent


def _settings() -> dict[str, Any]:
    return tomllib.loads((_HERE / "data" / "settings.toml").read_text(encoding="utf-8"))


def _title(settings: dict[str, Any]) -> Title:
    """BTG-1.1, 1.3, 13.1: seats, length and lobby options."""
    return Title(
        id="battlegoats",
        name="BattleGoats",
        poster=3,
        seats=(settings["seats"]["min"], settings["seats"]["max"]),
        minutes=(10, 25),
        tagline={
            "en": "Nine goats, face down",
            "fi": "Yhdeksän vuohta, kuvapuoli alaspäin",
            "es": "Nueve cabras, boca abajo",
        },
        about={
            "en": "Lay a hero and eight cards face down in a square of nine.\n"
            "Attack in turn: the higher power wins, and the winner hides again.\n"
            "Remember what you saw. The last card in play wins.",
            "fi": "Aseta sankari ja kahdeksan korttia salassa yhdeksän ruudun neliöön.\n"
            "Hyökätkää vuorotellen: suurempi voima voittaa, ja voittaja piiloutuu taas.\n"
            "Muista, mitä näit. Viimeinen pelissä oleva kortti voittaa.",
            "es": "Coloca boca abajo un héroe y ocho cartas en un cuadrado de nueve.\n"
            "Atacad por turnos: gana la mayor fuerza, y la vencedora vuelve a ocultarse.\n"
            "Recuerda lo que viste. Gana la última carta en juego.",
        },
        options=read_options(_HERE),
        codes=tuple(row["code"] for row in settings["refusal"]),
    )


TITLE = _title(_settings())
