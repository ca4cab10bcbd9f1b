"""Loot & Recruit: what is known of it before its rules are loaded (data/setup.toml holds the numbers)."""

from __future__ import annotations

from game.titles import ON_OFF, Option, Title, counted

_OPTIONS = (
    Option(
        id="event_deck",
        values=("standard", "quick"),
        default="standard",
        name={"en": "Event Deck", "fi": "Tapahtumapakka", "es": "Mazo de eventos"},
        about={
            "en": "The quick deck holds fewer Morning, Day and Night events.",
            "fi": "Pikapakassa on vähemmän aamun, päivän ja yön tapahtumia.",
            "es": "El mazo rápido tiene menos eventos de mañana, día y noche.",
        },
        labels={
            "standard": {"en": "Standard, 14 rounds", "fi": "Tavallinen, 14 kierrosta", "es": "Normal, 14 rondas"},
            "quick": {"en": "Quick, 9 rounds", "fi": "Pika, 9 kierrosta", "es": "Rápido, 9 rondas"},
        },
        rule="LNR-3.3",
    ),
    Option(
        id="turn_clock",
        values=(120, 60, 90, 180, 0),
        default=120,
        name={"en": "Turn clock", "fi": "Vuoron aikaraja", "es": "Reloj de turno"},
        about={
            "en": "How long a turn may take.",
            "fi": "Kuinka kauan vuoro saa kestää.",
            "es": "Cuánto puede durar un turno.",
        },
        labels={
            "0": {"en": "No limit", "fi": "Ei rajaa", "es": "Sin límite"},
            **counted("seconds", "sekuntia", "segundos", 120, 60, 90, 180),
        },
        rule="LNR-4.11",
    ),
    Option(
        id="reaction_window",
        values=(6, 4, 10, 15),
        default=6,
        name={"en": "Reaction window", "fi": "Reaktioaika", "es": "Ventana de reacción"},
        about={
            "en": "How long the fuse burns while a Bodyguard may leap in.",
            "fi": "Kuinka kauan sytytyslanka palaa, kun henkivartija voi ehtiä väliin.",
            "es": "Cuánto arde la mecha mientras un Guardaespaldas puede intervenir.",
        },
        labels=counted("seconds", "sekuntia", "segundos", 6, 4, 10, 15),
        rule="LNR-8.4",
    ),
    Option(
        id="reaction_mode",
        values=("public_test", "open_pass", "always"),
        default="public_test",
        name={"en": "When the window opens", "fi": "Milloin reaktioaika alkaa", "es": "Cuándo se abre la ventana"},
        about={
            "en": "Whether attacks wait for a reaction, and whether the attacked player may wave them through.",
            "fi": "Odottavatko hyökkäykset reaktiota, ja saako hyökkäyksen kohde päästää ne läpi.",
            "es": "Si los ataques esperan una reacción y si quien los recibe puede dejarlos pasar.",
        },
        labels={
            "public_test": {
                "en": "When a Bodyguard may be about",
                "fi": "Kun henkivartija voi olla lähellä",
                "es": "Si puede haber un Guardaespaldas",
            },
            "open_pass": {
                "en": "The same, with open waving through",
                "fi": "Samoin, ja läpi saa päästää avoimesti",
                "es": "Igual, y se puede dejar pasar a la vista",
            },
            "always": {"en": "For every attack", "fi": "Joka hyökkäyksessä", "es": "En cada ataque"},
        },
        rule="LNR-8.11",
    ),
    Option(
        id="reaction_min_vp",
        values=(1, 2, 3),
        default=1,
        name={"en": "Worth a window", "fi": "Reaktion alaraja", "es": "Mínimo para la ventana"},
        about={
            "en": "Attacks that would take fewer Victory Points cannot be negated.",
            "fi": "Vähemmän voittopisteitä vieviä hyökkäyksiä ei voi torjua.",
            "es": "Los ataques que quiten menos puntos de victoria no se pueden anular.",
        },
        rule="LNR-8.16",
    ),
    Option(
        id="closing_first",
        values=("leader", "holder"),
        default="leader",
        name={
            "en": "First in the final round",
            "fi": "Viimeisen kierroksen aloittaja",
            "es": "Primero en la ronda final",
        },
        about={
            "en": "Who takes the first turn of the Closing Ceremony.",
            "fi": "Kuka aloittaa päättäjäisten kierroksen.",
            "es": "Quién juega primero en la Ceremonia de clausura.",
        },
        labels={
            "leader": {"en": "The leader", "fi": "Johtaja", "es": "Quien va en cabeza"},
            "holder": {
                "en": "Whoever holds the First Player card",
                "fi": "Aloittajakortin haltija",
                "es": "Quien tenga la carta de Jugador inicial",
            },
        },
        rule="LNR-4.17",
    ),
    Option(
        id="market_noise",
        values=(False, True),
        default=False,
        name={"en": "Restless market", "fi": "Levoton tori", "es": "Mercado inquieto"},
        about={
            "en": "Each round the oldest card of both line-ups is replaced.",
            "fi": "Joka kierroksella kummankin rivin vanhin kortti vaihtuu.",
            "es": "Cada ronda se sustituye la carta más antigua de las dos filas.",
        },
        labels=ON_OFF,
        rule="LNR-12.1",
    ),
    Option(
        id="bot_style",
        values=("any", "balanced", "rush", "raider", "engine"),
        default="any",
        name={"en": "Taste of the bots", "fi": "Bottien mieltymys", "es": "Gusto de los bots"},
        about={
            "en": "What computer players go for. Any: each draws its own in secret.",
            "fi": "Mitä tietokonepelaajat tavoittelevat. Mikä vain: kukin arpoo omansa salassa.",
            "es": "Qué prefieren los jugadores de la máquina. Cualquiera: cada uno sortea el suyo en secreto.",
        },
        labels={
            "any": {"en": "Any", "fi": "Mikä vain", "es": "Cualquiera"},
            "balanced": {"en": "A bit of all", "fi": "Vähän kaikkea", "es": "De todo un poco"},
            "rush": {"en": "Goblins first", "fi": "Goblinit ensin", "es": "Goblins primero"},
            "raider": {"en": "Stones", "fi": "Kiviä", "es": "Pedradas"},
            "engine": {"en": "Money and actions", "fi": "Rahaa ja toimintoja", "es": "Dinero y acciones"},
        },
        rule="LNR-12.2",
    ),
    Option(
        id="running_totals",
        values=(True, False),
        default=True,
        name={"en": "Running totals", "fi": "Välipisteet näkyvissä", "es": "Totales parciales"},
        about={
            "en": "Show everybody's points so far, not only the counts.",
            "fi": "Näytä kaikkien pisteet tähän asti, ei vain laskentoja.",
            "es": "Mostrar los puntos de todos hasta ahora, no solo los recuentos.",
        },
        labels=ON_OFF,
        rule="LNR-2.15",
    ),
)

_CODES = (
    *("not_your_turn", "wrong_state", "choice_pending", "reaction_open", "card_not_in_hand", "card_not_in_play"),
    *("no_action", "action_used", "action_no_effect", "discard_empty", "not_in_discard", "slot_empty", "need_loot"),
    *("need_recruit", "bad_platform", "platform_shielded", "all_shielded", "attack_forbidden", "no_attacks_left"),
    *("bad_target", "extra_attack_own", "same_opponent", "attack_shield_first", "no_attack_power", "need_attack"),
    *("no_reaction", "bad_count", "capture_too_big"),
)
"""LNR section 10, in the order of its table; what comes too late is the kernel's own `stale_ask`."""

TITLE = Title(
    id="loot_and_recruit",
    name="Loot & Recruit",
    poster=1,
    seats=(2, 5),
    usual=4,
    minutes=(20, 50),
    tagline={"en": "Stack your goblins", "fi": "Pinoa goblinisi", "es": "Apila tus goblins"},
    about={
        "en": "Play cards for Loot, Recruit and Attack; buy better ones, hire goblins.\n"
        "Stack the goblins on your three platforms, and topple your rivals' stacks.\n"
        "What stands at Morning's end, Day's end and the Closing Ceremony counts.",
        "fi": "Pelaa kortteja, saa saalista, värväystä ja hyökkäystä; osta parempia, värvää goblineja.\n"
        "Pinoa goblinit kolmelle lavallesi ja kaada vastustajien pinot.\n"
        "Se lasketaan, mikä seisoo aamun, päivän ja päättäjäisten jälkeen.",
        "es": "Juega cartas para tener Botín, Reclutamiento y Ataque; compra otras mejores y recluta goblins.\n"
        "Apílalos en tus tres plataformas y derriba las pilas de tus rivales.\n"
        "Cuenta lo que siga en pie al acabar la Mañana, el Día y la Clausura.",
    },
    options=_OPTIONS,
    silent_turns=2,
    codes=_CODES,
)
