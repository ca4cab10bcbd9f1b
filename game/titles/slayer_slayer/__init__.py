"""Goblin Slayer-Slayer: what is known of it before its rules are loaded (data/tables.toml holds options and seats)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.titles import ON_OFF, Option, Title, Words

_HERE = Path(__file__).parent

_NAMES: dict[str, Words] = {
    "difficulty": {"en": "Difficulty", "fi": "Vaikeustaso", "es": "Dificultad"},
    "last_stand": {"en": "Last stand", "fi": "Viimeinen yritys", "es": "Último aliento"},
    "objectives": {"en": "Objectives", "fi": "Päätavoitteet", "es": "Objetivos"},
    "timers": {"en": "Time limits", "fi": "Aikarajat", "es": "Límites de tiempo"},
    "spectators_see_hands": {
        "en": "Spectators see hands",
        "fi": "Katsojat näkevät kädet",
        "es": "El público ve las manos",
    },
    "final_foe": {"en": "Final foe", "fi": "Viimeinen vihollinen", "es": "Enemigo final"},
}

_ABOUT: dict[str, Words] = {
    "difficulty": {
        "en": "Every foe is weaker or stronger by 1 for each player alive.",
        "fi": "Jokainen vihollinen on elossa olevaa pelaajaa kohti yhden heikompi tai vahvempi.",
        "es": "Cada enemigo es 1 punto más débil o más fuerte por jugador vivo.",
    },
    "last_stand": {
        "en": "Who plays the last card lives on if the battle is won.",
        "fi": "Viimeisen korttinsa pelannut jää henkiin, jos taistelu voitetaan.",
        "es": "Quien juega su última carta sigue vivo si se gana la batalla.",
    },
    "objectives": {
        "en": "Several players may share an objective, or each gets another one.",
        "fi": "Usealla voi olla sama päätavoite, tai jokainen saa oman.",
        "es": "Varios jugadores pueden compartir objetivo, o cada uno recibe uno distinto.",
    },
    "timers": {
        "en": "How long the clocks run.",
        "fi": "Kuinka pitkään kellot käyvät.",
        "es": "Cuánto duran los relojes.",
    },
    "spectators_see_hands": {
        "en": "For those who never had a seat; the fallen never see them.",
        "fi": "Koskee niitä, joilla ei ole ollut paikkaa; pudonneet eivät näe käsiä koskaan.",
        "es": "Solo para quien nunca tuvo asiento; quienes están fuera no las ven jamás.",
    },
    "final_foe": {
        "en": "Who waits on the tenth floor.",
        "fi": "Kuka odottaa kymmenennessä kerroksessa.",
        "es": "Quién espera en el décimo piso.",
    },
}

_RULES = {
    "difficulty": "GSS-4.12",
    "last_stand": "GSS-7.1",
    "objectives": "GSS-3.3",
    "timers": "",
    "spectators_see_hands": "GSS-8.1",
    "final_foe": "GSS-3.7",
}

_RANDOM: Words = {"en": "At random", "fi": "Arvotaan", "es": "Al azar"}


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def _labels(tables: dict[str, Any]) -> dict[str, dict[str, Words]]:
    finals = {row["id"]: row["name"] for row in _data("foes")["foe"] if row.get("final")}
    return {
        "difficulty": {row["id"]: row["name"] for row in tables["difficulty"]["level"]},
        "last_stand": ON_OFF,
        "objectives": {
            "random": _RANDOM,
            "even": {
                "en": "As different as possible",
                "fi": "Mahdollisimman erilaiset",
                "es": "Lo más variados posible",
            },
        },
        "timers": {
            "normal": {"en": "Normal", "fi": "Tavalliset", "es": "Normales"},
            "relaxed": {"en": "Relaxed", "fi": "Rauhalliset", "es": "Relajados"},
            "off": {"en": "No time limits", "fi": "Ei aikarajoja", "es": "Sin límite de tiempo"},
        },
        "spectators_see_hands": ON_OFF,
        "final_foe": {"random": _RANDOM, **finals},
    }


_CODES = (
    *("out_of_game", "not_now", "too_few_cards", "too_many_cards", "not_in_hand", "horde_locked", "no_such_choice"),
    *("player_is_out", "not_the_picker", "cannot_be_picked", "princeling_must", "not_the_representative"),
    *("stake_1_to_4", "not_enough_gold", "not_enough_trophies", "one_currency", "already_held", "choose_another"),
    *("no_reroll", "cannot_sacrifice", "no_such_loot", "no_goblins_left", "sacrifice_exactly"),
)
"""GSS-9.1 to 9.22, in their order (`refusals.py` says when)."""


def _title(tables: dict[str, Any]) -> Title:
    """GSS-1.3, 1.4, 11: seats, length and lobby options."""
    labels = _labels(tables)
    return Title(
        id="slayer_slayer",
        name="Goblin Slayer-Slayer",
        poster=0,
        seats=(tables["players"]["min_seats"], tables["players"]["max_seats"]),
        usual=tables["players"]["default_seats"],
        minutes=(40, 60),
        tagline={
            "en": "Co-op dungeon treachery",
            "fi": "Luolaseikkailu ja petos",
            "es": "Traición cooperativa en la mazmorra",
        },
        about={
            "en": "Lead your goblins ten floors up, past the heroes who raid your lair.\n"
            "Play cards face down together: reach the foe's Power or play again.\n"
            "Keep your own goal secret, and do not run out of goblins.",
            "fi": "Johda goblinisi kymmenen kerrosta ylös pesää ryöstävien sankarien ohi.\n"
            "Pelatkaa kortteja salassa: saavuttakaa vihollisen voima tai pelatkaa lisää.\n"
            "Pidä tavoitteesi salassa äläkä päästä goblineja loppumaan.",
            "es": "Guía a tus goblins diez pisos arriba entre los héroes que saquean la guarida.\n"
            "Jugad cartas boca abajo: igualad el poder del enemigo o jugad otra vez.\n"
            "Guarda tu objetivo en secreto y no te quedes sin goblins.",
        },
        options=tuple(
            Option(
                id=row["id"],
                values=tuple(row["values"]),
                default=row["default"],
                name=_NAMES[row["id"]],
                about=_ABOUT[row["id"]],
                labels=labels[row["id"]],
                rule=_RULES[row["id"]],
            )
            for row in tables["option"]
        ),
        codes=_CODES,
    )


TITLE = _title(_data("tables"))
