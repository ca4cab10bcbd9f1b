"""BattleGoats: what is known of it before its rules are loaded (data/settings.toml holds options and refusals)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.titles import Option, Title, Words

_HERE = Path(__file__).parent

_LABELS: dict[str, dict[str, Words]] = {
    "muster": {
        "basic": {"en": "Eight cards at random", "fi": "Kahdeksan satunnaista korttia", "es": "Ocho cartas al azar"},
        "draft": {"en": "Draft", "fi": "Valinta", "es": "Selección"},
    },
    "chronicle": {
        "False": {"en": "Off", "fi": "Ei", "es": "No"},
        "True": {"en": "On", "fi": "Kyllä", "es": "Sí"},
    },
    "first_attacker": {
        "fastest": {"en": "The fastest to be ready", "fi": "Ensimmäisenä valmis", "es": "Quien termine antes"},
        "drawn": {"en": "Drawn at random", "fi": "Arvotaan", "es": "Por sorteo"},
    },
    "final_tie": {
        "vote": {"en": "They vote", "fi": "He äänestävät", "es": "Votan"},
        "share": {"en": "They share the victory", "fi": "He jakavat voiton", "es": "Comparten la victoria"},
        "fall": {"en": "Nobody wins", "fi": "Kukaan ei voita", "es": "No gana nadie"},
    },
    "pace": {
        "relaxed": {"en": "Relaxed", "fi": "Rauhallinen", "es": "Relajado"},
        "normal": {"en": "Normal", "fi": "Tavallinen", "es": "Normal"},
        "quick": {"en": "Quick", "fi": "Nopea", "es": "Rápido"},
        "untimed": {"en": "No time limits", "fi": "Ei aikarajoja", "es": "Sin límite de tiempo"},
    },
}

_ABOUT: dict[str, Words] = {
    "muster": {
        "en": "Keep the eight cards you are dealt, or pick one from each packet and pass the rest on.",
        "fi": "Pidä jaetut kahdeksan korttia tai valitse pinoista yksi kerrallaan ja anna loput eteenpäin.",
        "es": "Quédate con las ocho cartas repartidas, o elige una de cada montón y pasa el resto.",
    },
    "chronicle": {
        "en": "Names the hidden enemy cards that you have been shown.",
        "fi": "Nimeää vastustajien piilossa olevat kortit, jotka sinulle on näytetty.",
        "es": "Nombra las cartas rivales ocultas que ya te han mostrado.",
    },
    "first_attacker": {
        "en": "Who decides which player attacks first.",
        "fi": "Kuka päättää, kuka hyökkää ensimmäisenä.",
        "es": "Quién decide qué jugador ataca primero.",
    },
    "final_tie": {
        "en": "What happens when nobody is left to win.",
        "fi": "Mitä tapahtuu, kun kukaan ei enää voi voittaa.",
        "es": "Qué pasa cuando no queda nadie que pueda ganar.",
    },
    "pace": {
        "en": "How long the clocks run.",
        "fi": "Kuinka pitkään kellot käyvät.",
        "es": "Cuánto duran los relojes.",
    },
}


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
        options=tuple(
            Option(
                id=row["id"],
                values=tuple(row["values"]),
                default=row["default"],
                name=row["name"],
                about=_ABOUT[row["id"]],
                labels=_LABELS[row["id"]],
                rule=row["rule"],
            )
            for row in settings["option"]
        ),
        codes=tuple(row["code"] for row in settings["refusal"]),
    )


TITLE = _title(_settings())
