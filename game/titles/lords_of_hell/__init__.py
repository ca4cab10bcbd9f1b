"""Lords of Hell: what is known of it before its rules are loaded (data/tables.toml holds the numbers)."""

from __future__ import annotations

from game.titles import ON_OFF, Option, Title, counted

_OPTIONS = (
    Option(
        id="victory_goal",
        values=(0, 6, 8, 10, 12),
        default=0,
        name={"en": "Victory goal", "fi": "Voittotavoite", "es": "Meta de victoria"},
        about={
            "en": "With so many victory points a devil takes the throne, whatever the ring thinks.",
            "fi": "Näin monella voittopisteellä piru ottaa valtaistuimen, ajattelipa rinki mitä tahansa.",
            "es": "Con tantos puntos de victoria un diablo toma el trono, piense lo que piense el círculo.",
        },
        labels={
            "0": {"en": "10; with 3 players 8", "fi": "10; kolmella pelaajalla 8", "es": "10; con 3 jugadores 8"},
            **counted("points", "pistettä", "puntos", 6, 8, 10, 12),
        },
        rule="LOH-21.1",
    ),
    Option(
        id="round_limit",
        values=(12, 8, 10, 15, 0),
        default=12,
        name={"en": "Last round", "fi": "Viimeinen kierros", "es": "Última ronda"},
        about={
            "en": "If the ring of this round crowns nobody, the throne goes to who has most victory points.",
            "fi": "Jos tämän kierroksen rinki ei kruunaa ketään, valtaistuimen saa eniten voittopisteitä kerännyt.",
            "es": "Si el círculo de esta ronda no corona a nadie, el trono es para quien tenga más puntos de victoria.",
        },
        labels={
            "0": {"en": "No limit", "fi": "Ei rajaa", "es": "Sin límite"},
            **{str(n): {"en": f"Round {n}", "fi": f"Kierros {n}", "es": f"Ronda {n}"} for n in (8, 10, 12, 15)},
        },
        rule="LOH-21.2",
    ),
    Option(
        id="short_game",
        values=(False, True),
        default=False,
        name={"en": "Short game", "fi": "Lyhyt peli", "es": "Partida corta"},
        about={
            "en": "About an hour: goal 6, last round 8, and the popular get their extra marker from 4 points.",
            "fi": "Noin tunti: tavoite 6, viimeinen kierros 8, ja suositun lisämerkin saa neljällä pisteellä.",
            "es": "Alrededor de una hora: meta 6, última ronda 8 y marcador extra del popular desde 4 puntos.",
        },
        labels=ON_OFF,
        rule="LOH-21.3",
    ),
    Option(
        id="pace",
        values=("normal", "relaxed", "quick"),
        default="normal",
        name={"en": "Pace", "fi": "Tahti", "es": "Ritmo"},
        about={
            "en": "How long phases, beats and choices may take.",
            "fi": "Kuinka kauan vaiheet, seis-hetket ja valinnat saavat kestää.",
            "es": "Cuánto pueden durar las fases, los altos y las decisiones.",
        },
        labels={
            "normal": {"en": "Normal", "fi": "Tavallinen", "es": "Normal"},
            "relaxed": {"en": "Relaxed", "fi": "Rauhallinen", "es": "Relajado"},
            "quick": {"en": "Quick", "fi": "Nopea", "es": "Rápido"},
        },
        rule="LOH-21.4",
    ),
    Option(
        id="devil_choice",
        values=("deal_two_pick_one", "random"),
        default="deal_two_pick_one",
        name={"en": "Devils", "fi": "Pirut", "es": "Diablos"},
        about={
            "en": "With 3 or 4 players each may choose one of two; with more, devils are dealt.",
            "fi": "Kolmella tai neljällä pelaajalla kukin saa valita kahdesta; useammalla pirut jaetaan.",
            "es": "Con 3 o 4 jugadores cada cual elige uno de dos; con más, los diablos se reparten.",
        },
        labels={
            "deal_two_pick_one": {"en": "Choose one of two", "fi": "Valitse kahdesta", "es": "Elegir uno de dos"},
            "random": {"en": "Dealt", "fi": "Jaetaan", "es": "Repartidos"},
        },
        rule="LOH-21.5",
    ),
    Option(
        id="private_deals",
        values=(True, False),
        default=True,
        name={"en": "Private deals", "fi": "Salaiset kaupat", "es": "Tratos privados"},
        about={
            "en": "Whether two devils may bargain and swear where the others do not hear it.",
            "fi": "Saavatko kaksi pirua tinkiä ja vannoa muiden kuulematta.",
            "es": "Si dos diablos pueden regatear y jurar sin que los demás lo oigan.",
        },
        labels=ON_OFF,
        rule="LOH-6.18",
    ),
    Option(
        id="forecast",
        values=(True, False),
        default=True,
        name={"en": "Battle forecast", "fi": "Taisteluennuste", "es": "Pronóstico de batalla"},
        about={
            "en": "Show how a battle is likely to end, and what printed power an offer moves.",
            "fi": "Näytä, miten taistelu todennäköisesti päättyy ja paljonko painettua voimaa tarjous siirtää.",
            "es": "Mostrar cómo acabará probablemente una batalla y qué poder impreso mueve una oferta.",
        },
        labels=ON_OFF,
        rule="LOH-21.5",
    ),
    Option(
        id="banter",
        values=(True, False),
        default=True,
        name={"en": "Banter", "fi": "Jutustelu", "es": "Charla"},
        about={
            "en": "Free talk at the table. It binds nobody.",
            "fi": "Vapaata puhetta pöydässä. Se ei sido ketään.",
            "es": "Charla libre en la mesa. No obliga a nadie.",
        },
        labels=ON_OFF,
        rule="LOH-6.17",
    ),
)

_CODES = (
    *("wrong_phase", "not_your_turn", "floor_taken", "hold_spent", "not_owner", "pledged", "short", "ribboned", "past"),
    *("too_many_promises", "no_window", "sworn_not_to", "sworn_to", "cannot_swear", "clashes", "cannot_trade_state"),
    *("need_leave", "not_movable_now", "captive_fixed", "offer_limit", "stale", "swap_used", "already_attacked"),
    *("nothing_left", "no_leader", "just_arrived", "leviathan_holds", "principal_side", "cannot_flee"),
    *("wrong_fortress", "jug_first", "leviathan_last", "spread_hits", "ritual_slot", "need_souls", "no_target"),
    *("set_aside", "devil_absent", "not_nominee", "ring_closed", "bad_target"),
)
"""LOH section 18, in the order of its table."""

TITLE = Title(
    id="lords_of_hell",
    name="Lords of Hell",
    poster=2,
    seats=(3, 6),
    usual=4,
    minutes=(90, 180),
    tagline={"en": "Infernal politics", "fi": "Helvetillistä politiikkaa", "es": "Política infernal"},
    about={
        "en": "Lucifer has left. Raise armies, gather Souls on Earth, plunder your neighbours.\n"
        "Trade anything, and swear promises that nobody can break.\n"
        "One devil is crowned. Whoever holds its promise cards may win instead.",
        "fi": "Lucifer on lähtenyt. Kokoa armeijoita, kerää sieluja Maan päältä, ryöstä naapureita.\n"
        "Käy kauppaa mistä tahansa ja vanno lupauksia, joita kukaan ei voi rikkoa.\n"
        "Yksi piru kruunataan. Sen lupauskorttien haltija saattaa silti voittaa.",
        "es": "Lucifer se ha ido. Alza ejércitos, recoge almas en la Tierra, saquea a tus vecinos.\n"
        "Comercia con todo y jura promesas que nadie puede romper.\n"
        "Se corona a un diablo. Quien tenga sus cartas de promesa puede ganarle.",
    },
    options=_OPTIONS,
    codes=_CODES,
)
