"""Goblin: what is known of it before its rules are loaded (data/tables.toml holds the options)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.titles import Option, Title, Words

_HERE = Path(__file__).parent

_NAMES: dict[str, Words] = {
    "version": {"en": "Version", "fi": "Pelimuoto", "es": "Versión"},
    "stack_height": {"en": "Stack heights", "fi": "Pinojen korkeudet", "es": "Altura de las pilas"},
    "auto_bags": {"en": "Counting plunder", "fi": "Saaliin laskeminen", "es": "Recuento del botín"},
    "count_stats": {"en": "Count Haakon", "fi": "Kreivi Haakon", "es": "El conde Haakon"},
    "dull_reign": {"en": "Dull reigns end", "fi": "Vaisu valtakausi päättyy", "es": "Fin del reinado sin botín"},
    "reign_cap": {"en": "Longest reign", "fi": "Pisin valtakausi", "es": "Reinado más largo"},
    "early_end": {"en": "Early end", "fi": "Aikainen loppu", "es": "Final anticipado"},
    "first_king": {"en": "First Goblin King", "fi": "Ensimmäinen hiisikuningas", "es": "Primer Rey Trasgo"},
    "timers": {"en": "Time limits", "fi": "Aikarajat", "es": "Límites de tiempo"},
    "spectator_view": {"en": "Spectators", "fi": "Katsojat", "es": "Público"},
}

_ABOUT: dict[str, Words] = {
    "version": {
        "en": "A raid each, or whole reigns of many raids.",
        "fi": "Ryöstöretki kummallekin tai kokonaiset valtakaudet retkineen.",
        "es": "Una incursión por jugador, o reinados enteros con muchas.",
    },
    "stack_height": {
        "en": "Whether the number of counters under a top counter is seen.",
        "fi": "Näkyykö, montako merkkiä päällimmäisen alla on.",
        "es": "Si se ve cuántas fichas hay bajo la de arriba.",
    },
    "auto_bags": {
        "en": "Raid: each bag counts 3½ points or the roll of a die.",
        "fi": "Ryöstöretki: säkki on 3½ pistettä tai nopanheiton verran.",
        "es": "Incursión: cada saco vale 3½ puntos o lo que salga en un dado.",
    },
    "count_stats": {
        "en": "The Count as on his counter, or as the rulebook's text once has him.",
        "fi": "Kreivi sellaisena kuin hänen merkissään tai kerran sääntöjen tekstissä.",
        "es": "El conde según su ficha o según una línea del reglamento.",
    },
    "dull_reign": {
        "en": "Campaign: two cycles in a row without plunder end a reign.",
        "fi": "Sotaretki: kaksi saaliitonta kierrosta peräkkäin päättää valtakauden.",
        "es": "Campaña: dos ciclos seguidos sin botín acaban con el reinado.",
    },
    "reign_cap": {
        "en": "Campaign: cycles in a reign at most; 0 means no limit.",
        "fi": "Sotaretki: kierroksia valtakaudessa enintään; 0 on rajaton.",
        "es": "Campaña: ciclos por reinado como máximo; 0 es sin límite.",
    },
    "early_end": {
        "en": "Campaign: the game ends when the second reign's plunder is ahead.",
        "fi": "Sotaretki: peli loppuu, kun toisen valtakauden saalis menee edelle.",
        "es": "Campaña: la partida acaba cuando el segundo reinado va por delante.",
    },
    "first_king": {
        "en": "Who raids first.",
        "fi": "Kumpi ryöstää ensin.",
        "es": "Quién saquea primero.",
    },
    "timers": {
        "en": "How long the clocks run.",
        "fi": "Kuinka pitkään kellot käyvät.",
        "es": "Cuánto duran los relojes.",
    },
    "spectator_view": {
        "en": "What both players see, or everything two turns late.",
        "fi": "Se, minkä kumpikin pelaaja näkee, tai kaikki kaksi vuoroa myöhässä.",
        "es": "Lo que ven ambos jugadores, o todo con dos turnos de retraso.",
    },
}

_RULES = {
    "version": "GOB-1.3",
    "stack_height": "GOB-6.8",
    "auto_bags": "GOB-10.5",
    "count_stats": "GOB-17.1",
    "dull_reign": "GOB-12.7",
    "reign_cap": "GOB-12.7",
    "early_end": "GOB-13.5",
    "first_king": "GOB-3.1",
    "timers": "GOB-4.9",
    "spectator_view": "GOB-14.4",
}

_ON_OFF: dict[str, Words] = {
    "on": {"en": "On", "fi": "Kyllä", "es": "Sí"},
    "off": {"en": "Off", "fi": "Ei", "es": "No"},
}

_LABELS: dict[str, dict[str, Words]] = {
    "version": {
        "raid": {"en": "Raid", "fi": "Ryöstöretki", "es": "Incursión"},
        "campaign": {"en": "Campaign", "fi": "Sotaretki", "es": "Campaña"},
    },
    "stack_height": {
        "hidden": {"en": "Hidden", "fi": "Piilossa", "es": "Ocultas"},
        "visible": {"en": "Visible", "fi": "Näkyvissä", "es": "Visibles"},
    },
    "auto_bags": {
        "ask": {"en": "Ask", "fi": "Kysytään", "es": "Preguntar"},
        "flat": {"en": "3½ points each", "fi": "3½ pistettä säkiltä", "es": "3½ puntos por saco"},
        "dice": {"en": "By dice", "fi": "Nopilla", "es": "Con dados"},
    },
    "count_stats": {
        "counter": {"en": "+2/8/1", "fi": "+2/8/1", "es": "+2/8/1"},
        "text": {"en": "+0/4/2", "fi": "+0/4/2", "es": "+0/4/2"},
    },
    "dull_reign": _ON_OFF,
    "reign_cap": {"0": {"en": "No limit", "fi": "Ei rajaa", "es": "Sin límite"}},
    "early_end": _ON_OFF,
    "first_king": {
        "dice": {"en": "Dice decide", "fi": "Nopat ratkaisevat", "es": "Deciden los dados"},
        "host": {"en": "The host", "fi": "Isäntä", "es": "El anfitrión"},
        "guest": {"en": "The guest", "fi": "Vieras", "es": "El invitado"},
    },
    "timers": {
        "off": {"en": "No time limits", "fi": "Ei aikarajoja", "es": "Sin límite de tiempo"},
        "relaxed": {"en": "Relaxed", "fi": "Rauhalliset", "es": "Relajados"},
        "normal": {"en": "Normal", "fi": "Tavalliset", "es": "Normales"},
        "fast": {"en": "Fast", "fi": "Nopeat", "es": "Rápidos"},
    },
    "spectator_view": {
        "public": {"en": "What both see", "fi": "Minkä molemmat näkevät", "es": "Lo que ven ambos"},
        "all_delayed": {
            "en": "All, two turns late",
            "fi": "Kaikki, kaksi vuoroa myöhässä",
            "es": "Todo, dos turnos tarde",
        },
    },
}

_CODES = (
    *("not_your_turn", "no_leader", "not_adjacent", "no_mp", "carry_budget", "impassable", "mounted_forest"),
    *("enemy_there", "zoc_stop", "over_command", "carried_by_other", "overfull", "left_overfull", "in_passage"),
    *("overstacked", "still_out", "not_alarmed", "off_map", "wrong_exit", "no_undo", "no_plunder", "bad_battle"),
    *("hex_twice", "not_involved", "no_missiles", "already_attacked", "target_done", "river_melee", "bad_path"),
    *("must_escort", "bad_advance", "cave_taken", "bad_setup"),
)
"""GOB section 16, in its order (`refusals.py` says when)."""


def _title(tables: dict[str, Any]) -> Title:
    """GOB-1.1, 1.3, 1.4, section 18: seats, length and lobby options."""
    return Title(
        id="goblin_raid",
        name="Goblin",
        poster=4,
        seats=(2, 2),
        minutes=(60, 300),
        tagline={"en": "Raid the feudal marches", "fi": "Ryöstä rajamaat", "es": "Saquea las marcas feudales"},
        about={
            "en": "Lead your goblins out of their caves, plunder the Count's villages, and run home.\n"
            "Leaders carry the troops; what lies under the top counter is hidden.\n"
            "Then change sides: the better raider wins.",
            "fi": "Johda hiidet luolistaan, ryöstä kreivin kylät ja juokse kotiin.\n"
            "Johtajat kuljettavat joukkoja; päällimmäisen merkin alla on salaisuus.\n"
            "Sitten vaihdetaan puolia: parempi ryöstäjä voittaa.",
            "es": "Saca a tus trasgos de sus cuevas, saquea las aldeas del conde y corre a casa.\n"
            "Los líderes llevan a las tropas; lo que hay bajo la ficha de arriba está oculto.\n"
            "Luego se cambia de bando: gana quien mejor saquee.",
        },
        options=tuple(
            Option(
                id=name,
                values=tuple(row["values"]),
                default=row["default"],
                name=_NAMES[name],
                about=_ABOUT[name],
                labels=_LABELS[name],
                rule=_RULES[name],
            )
            for name, row in tables["options"].items()
        ),
        status="ready",
        codes=_CODES,
    )


TITLE = _title(tomllib.loads((_HERE / "data" / "tables.toml").read_text(encoding="utf-8")))
