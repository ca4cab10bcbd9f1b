title-tagline = Apila tus goblins
title-about =
    Juega cartas para tener Botín, Reclutamiento y Ataque. Compra mejores y recluta goblins.
    Apílalos en tus tres plataformas y derriba las torres de tus rivales.
    Puntúa lo que siga en pie al acabar la Mañana, el Día y la Clausura.

## What the rules say

# Asks. {name} the player or players who are asked; {event}, {card} names; {attacker}, {target} players; {platform} 1 to 3;
# {attacks} attacks left; {vp} as `amount-vp` says; {max} the highest Recruit Cost; {n} as the effect says; {people} how many {name} is.
ask-flip-choice = { $event }. ¿Aceptas la oferta?
    .opening-ceremony = { $event }. ¿Barajas tu mano y robas otra?
    .spring-cleaning = { $event }. ¿Eliminas una carta de tu mano y robas otra?
    .early-birds = { $event }. ¿Descartas cartas y robas otras tantas?
    .swap-meet = { $event }. ¿Eliminas una carta y ganas otra de un montón?
    .second-helpings = { $event }. ¿Descartas una carta y robas { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }?
    .midnight-muster = { $event }. ¿Descartas { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } por un Trío?
    .changing-of-the-guard = { $event }. ¿Te ofreces como Jugador inicial?
    .cannot = { $event }. Esta vez no hay nada para ti.
    .answered = Ya has elegido. Las respuestas se muestran juntas.
    .waiting = { $name } { $people ->
        [one] elige
       *[other] eligen
    } todavía.
    .timeout = Si se acaba el tiempo, rechazas la oferta.
ask-turn = Tu turno. Te { $attacks ->
        [one] queda 1 ataque
       *[other] quedan { $attacks } ataques
    }.
    .no-attack = Tu turno. En esta ronda no se ataca.
    .no-attacks-left = Tu turno. Ya has atacado.
    .no-stone = Tu turno. No tienes nada que lanzar.
    .extra = Tu turno. Te { $attacks ->
        [one] queda 1 ataque
       *[other] quedan { $attacks } ataques
    }, contra otro rival.
    .last = Tu último turno. Te { $attacks ->
        [one] queda 1 ataque
       *[other] quedan { $attacks } ataques
    }.
    .waiting = { $name } juega su turno.
    .stakes = El poder que no uses se pierde.
    .timeout = Si se acaba el tiempo, tu turno termina.
ask-heckle = ¿Abucheas una plataforma? { $n } de Defensa este turno.
    .waiting = { $name } busca a quién abuchear.
    .timeout = Si se acaba el tiempo, no se abuchea a nadie.
ask-purchase-trash = ¿Eliminas una carta de tu mano o de tu descarte?
    .waiting = { $name } busca una carta que eliminar.
    .timeout = Si se acaba el tiempo, no se elimina nada.
ask-capture = ¿Reclutas a la fuerza a un caído? Coste { $max } o menos.
    .waiting = { $name } pasa revista a los caídos.
    .timeout = Si se acaba el tiempo, se eliminan todos.
ask-reaction = ¡{ $attacker } te ataca! Peligran { FORM($card, form: "the") } y { $vp }.
    .shield = ¡{ $attacker } ataca el escudo de tu plataforma { $platform }!
    .passed = Dejas que venga. La mecha arde hasta el final de todos modos.
    .attacker = Tu piedra vuela hacia { FORM($card, form: "the") } de { $target }. ¿Saltará alguien?
    .waiting = { $attacker } ataca { FORM($card, form: "the") } de { $target }. La mecha arde.
    .stakes = Cuando se consuma la mecha, la piedra cae.
    .open = Puedes dejar pasar el ataque. Si no haces nada, la piedra cae cuando se consuma la mecha.

# Buttons
verb-decline = Rechazar
verb-perform = Aceptar
verb-perform-opening-ceremony = Barajar y robar
verb-perform-spring-cleaning = Eliminar y robar
verb-perform-early-birds = Descartar y robar
verb-perform-swap-meet = Cambiar
verb-perform-second-helpings = Descartar y robar
verb-perform-midnight-muster = Hacer la leva
verb-perform-changing-of-the-guard = Ofrecerse
verb-attack = Atacar
verb-heckle = Abuchear
verb-heckle-none = A nadie
verb-purchase-trash = Eliminar
verb-purchase-trash-none = Quedarse con todas
verb-capture = Reclutar a la fuerza
verb-capture-none = Que caigan
verb-react = ¡Saltar!
verb-pass = Que venga
verb-pass-open = Dejar pasar
verb-back = Volver

# The log, by kind of cue. {seat}, {target}, {owner}, {attacker}, {winners}, {performed} players by name; {card}, {cards}, {source}
# names of cards or events, which bend and are links; {power}, {gained} and {lost} amounts as `amount-*.got` says; {vp} as
# `amount-vp`; {lineup} as `lineup-*`; {towers} "4 + 7 + 0"; {count} and {people} how many. Variants: `.you` to whoever did it
# or alone knows it, `.your` to its target (`-you`, `-your` of another variant); others as the nouns say.
log-dealt = { $seat } recibe { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .you = Recibes { FORM($cards, form: "indef") }.
log-first-player =
    .setup = El sorteo da a { $seat } la carta de Jugador inicial.
    .leader = { $seat } va en cabeza y toma la carta de Jugador inicial.
    .volunteer = Cambia la guardia. { $seat } toma la carta de Jugador inicial.
    .volunteer-same = Cambia la guardia, y { $seat } conserva la carta de Jugador inicial.
    .setup-you = El sorteo te da la carta de Jugador inicial.
    .leader-you = Vas en cabeza y tomas la carta de Jugador inicial.
    .volunteer-you = Cambia la guardia. Tomas la carta de Jugador inicial.
    .volunteer-same-you = Cambia la guardia, y conservas la carta de Jugador inicial.
log-event = Ronda { $round }, { $phase }. Llega el evento { $event }.
    .closing = Ronda { $round }, la última. Llega el evento { $event }.
log-flip-choices = { $event }. { FORM($performed, form: "person") ->
        [you] Te apuntas
        [among] Os apuntáis { $performed }
        [one] Se apunta { $performed }
       *[many] Se apuntan { $performed }
    }.
    .volunteers = { $event }. { FORM($performed, form: "person") ->
        [you] Te ofreces
        [among] Os ofrecéis { $performed }
        [one] Se ofrece { $performed }
       *[many] Se ofrecen { $performed }
    }.
    .nobody = { $event }. No le interesa a nadie.
log-hand-shuffled = { $seat } baraja su mano en su mazo.
    .you = Barajas tu mano en tu mazo.
log-void = { $seat } llega tarde para { FORM($card, form: "indef") } y no entrega nada.
    .you = Llegas tarde para { FORM($card, form: "indef") } y no entregas nada.
log-discarded = { $seat } descarta { FORM($cards, form: "indef") }.
    .you = Descartas { FORM($cards, form: "indef") }.
log-gained = { $seat } gana { FORM($card, form: "indef") }.
    .platform = { $seat } pone { FORM($card, form: "indef") } en la plataforma { $platform }.
    .you = Ganas { FORM($card, form: "indef") }.
    .platform-you = Pones { FORM($card, form: "indef") } en la plataforma { $platform }.
log-trashed = { $seat } elimina { FORM($card, form: "indef") } de su mano.
    .discard = { $seat } elimina { FORM($card, form: "indef") } de su descarte.
    .you = Eliminas { FORM($card, form: "indef") } de tu mano.
    .discard-you = Eliminas { FORM($card, form: "indef") } de tu descarte.
log-turn = Ronda { $round }. Turno de { $seat }.
    .you = Ronda { $round }. Tu turno.
log-power =
    .event = El evento da { $power } ({ $source }).
    .action = Con su acción, { FORM($source, form: "the") } da { $power }.
    .purchase = Por su Efecto de compra, { FORM($source, form: "the") } da { $power }.
    .spoils = De Recompensa, { $source } paga { $power }.
log-played = { $seat } juega { FORM($card, form: "indef") } y obtiene { $gained }.
    .nothing = { $seat } juega { FORM($card, form: "indef") }.
    .you = Juegas { FORM($card, form: "indef") } y obtienes { $gained }.
    .nothing-you = Juegas { FORM($card, form: "indef") }.
log-action = { $seat } usa { FORM($card, form: "indef") }.
    .you = Usas { FORM($card, form: "indef") }.
log-discount =
    .shop = La próxima carta comprada cuesta { $n } menos.
    .goblin = El próximo goblin cuesta { $n } menos.
log-taken = { $seat } rescata { FORM($card, form: "indef") } de su descarte.
    .you = Rescatas { FORM($card, form: "indef") } de tu descarte.
log-shielded = { $seat } pone un escudo en la plataforma { $platform }.
    .you = Pones un escudo en la plataforma { $platform }.
log-replaced = Sale { FORM($card, form: "indef") } de la fila { FORM($lineup, form: "de") }.
log-moved = { $seat } mueve { FORM($card, form: "the") } de { $owner } de la plataforma { $platform } a la { $to }.
    .you = Mueves { FORM($card, form: "the") } de { $owner } de la plataforma { $platform } a la { $to }.
    .yours = { $seat } mueve { FORM($card, form: "the") } de tu plataforma { $platform } a la { $to }.
    .own = { $seat } mueve { FORM($card, form: "indef") } de la plataforma { $platform } a la { $to }.
    .own-you = Mueves { FORM($card, form: "indef") } de la plataforma { $platform } a la { $to }.
log-heckled = ¡Buu! { $seat } abuchea la plataforma { $platform } de { $target }: { $n } de Defensa este turno.
    .you = ¡Buu! Abucheas la plataforma { $platform } de { $target }: { $n } de Defensa este turno.
    .your = ¡Buu! { $seat } abuchea tu plataforma { $platform }: { $n } de Defensa este turno.
log-purchased = { $seat } compra { FORM($card, form: "indef") } por { $price } de Botín.
    .hand = { $seat } compra { FORM($card, form: "indef") } por { $price } de Botín y se la lleva a la mano.
    .deck-top = { $seat } compra { FORM($card, form: "indef") } por { $price } de Botín y la deja encima de su mazo.
    .you = Compras { FORM($card, form: "indef") } por { $price } de Botín.
    .hand-you = Compras { FORM($card, form: "indef") } por { $price } de Botín y te la llevas a la mano.
    .deck-top-you = Compras { FORM($card, form: "indef") } por { $price } de Botín y la dejas encima de tu mazo.
log-recruited = { $seat } recluta { FORM($card, form: "indef") } en la plataforma { $platform } por { $price } de Reclutamiento.
    .you = Reclutas { FORM($card, form: "indef") } en la plataforma { $platform } por { $price } de Reclutamiento.
log-refilled = Llega { FORM($card, form: "indef") } a la fila { FORM($lineup, form: "de") }.
log-renewed =
    .shop = El mazo de la Tienda se acaba. Su pila de eliminadas pasa a ser un mazo nuevo de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .crowd = El mazo de la Multitud se acaba. Su pila de eliminadas pasa a ser un mazo nuevo de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .leaving = La partida pierde { FORM($leaving, form: "indef") }.
log-drawn = { $seat } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .you = Robas { FORM($cards, form: "indef") }.
log-reshuffled = El descarte de { $seat } pasa a ser un mazo nuevo de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .you = Tu descarte pasa a ser un mazo nuevo de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
log-attack = { $seat } ataca { FORM($card, form: "the") } de { $target } en la plataforma { $platform } con { $defense } de Ataque. Si acierta, se lleva { $vp }.
    .shield = { $seat } ataca el escudo de la plataforma { $platform } de { $target } con { $defense } de Ataque.
    .own = { $seat } ataca { FORM($card, form: "indef") } en su propia plataforma { $platform } con { $defense } de Ataque.
    .you = Atacas { FORM($card, form: "the") } de { $target } en la plataforma { $platform } con { $defense } de Ataque. Si aciertas, te llevas { $vp }.
    .your = { $seat } ataca { FORM($card, form: "the") } de tu plataforma { $platform } con { $defense } de Ataque. Si acierta, se lleva { $vp }.
    .shield-you = Atacas el escudo de la plataforma { $platform } de { $target } con { $defense } de Ataque.
    .shield-your = { $seat } ataca el escudo de tu plataforma { $platform } con { $defense } de Ataque.
    .own-you = Atacas { FORM($card, form: "the") } de tu propia plataforma { $platform } con { $defense } de Ataque.
log-negated = ¡{ $card }! { $seat } detiene la piedra de { $attacker } y salva { FORM($target, form: "the") }.
    .you = ¡{ $card }! Detienes la piedra de { $attacker } y salvas { FORM($target, form: "the") }.
log-waved = { $seat } deja pasar el ataque.
    .you = Dejas pasar el ataque.
log-toppled = Cae la torre de { $target } en la plataforma { $platform } con { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } ({ $cards }).
    .shield = Cae el escudo de la plataforma { $platform } de { $target }.
    .your = Cae tu torre en la plataforma { $platform } con { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } ({ $cards }).
    .shield-your = Cae el escudo de tu plataforma { $platform }.
log-captured = { $seat } recluta a la fuerza { FORM($card, form: "indef") } en la plataforma { $platform }.
    .you = Reclutas a la fuerza { FORM($card, form: "indef") } en la plataforma { $platform }.
log-scattered = { $count ->
        [one] Va 1 carta
       *[other] Van { $count } cartas
    } a la pila de eliminadas ({ $cards }).
    .home = { $count ->
        [one] Vuelve 1 carta
       *[other] Vuelven { $count } cartas
    } a su montón permanente ({ $cards }).
log-turn-ends = { $seat } termina su turno.
    .lost = { $seat } deja sin usar { $lost }.
    .you = Terminas tu turno.
    .lost-you = Dejas sin usar { $lost }.
log-count =
    .n1 = Redoblan los tambores: el primer recuento, al acabar la Mañana.
    .n2 = Redoblan los tambores: el segundo recuento, al acabar el Día.
    .n3 = Redoblan los tambores: el tercer recuento, y el último.
log-counted = { $seat } suma { $count } PV ({ $towers }): { $total } en total.
    .you = Sumas { $count } PV ({ $towers }): { $total } en total.
log-result =
    .crowned = ¡La corona es para { $winners }!
    .crowned-you = ¡La corona es para ti!
    .shared = { $winners } { FORM($winners, form: "person") ->
        [among] compartís
       *[many] comparten
    } un solo trono, codo con codo.

# Places of cards, as parts of a sentence
lineup-shop = La Tienda
    .de = de la Tienda
lineup-crowd = La Multitud
    .de = de la Multitud

# Amounts; `.got` is one that somebody gets
amount-loot = { $n } de Botín
    .got = { $n } de Botín
amount-recruit = { $n } de Reclutamiento
    .got = { $n } de Reclutamiento
amount-attack = { $n } de Ataque
    .got = { $n } de Ataque
amount-vp = { $n ->
        [one] 1 PV
       *[other] { $n } PV
    }
amount-points = { $n ->
        [one] 1 punto de victoria
       *[other] { $n } puntos de victoria
    }
amount-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
amount-goblins = { $n ->
        [one] 1 carta de goblin
       *[other] { $n } cartas de goblin
    }
amount-attacks = { $n ->
        [one] 1 ataque
       *[other] { $n } ataques
    }
amount-rounds = { $n ->
        [one] 1 ronda
       *[other] { $n } rondas
    }
amount-bodyguards = { $n ->
        [one] 1 Guardaespaldas
       *[other] { $n } Guardaespaldas
    }

# The result. {name} and {names} players, {n} points
result-crowned = Coronación
result-shared = Trono compartido
end-crowned = El viejo rey baja y alguien nuevo sube. Cuidado con el tercer escalón.
end-shared = Se sientan a la vez, y nadie habla de codos.
crown-king = Rey Goblin
crown-queen = Reina Goblin
crown-king-text = ¡Viva { $name }, Rey Goblin!
crown-queen-text = ¡Viva { $name }, Reina Goblin!
crown-shared-text = { FORM($names, form: "person") ->
        [among] Compartís un solo trono { $names }. ¡Haceos sitio!
       *[many] ¡Vivan { $names }, y hacedles sitio!
    }
crown-king-who = el Rey Goblin { $name }
crown-queen-who = la Reina Goblin { $name }
tally-total = Puntuación final
tally-morning = Primer recuento
tally-day = Segundo recuento
tally-closing = Tercer recuento
tally-toppled = Goblins derribados
tally-captured = Reclutados a la fuerza
tally-guarded = Piedras detenidas
story-counts = puntos con las torres en pie
story-turn = Ronda
story-change = { $n ->
        [one] punto
       *[other] puntos
    }
story-stamp-toppled = ¡Derribada!
boast-1 = Apila alto y agáchate pronto.
boast-2 = Una torre no es más que goblins con ambición.
boast-3 = La corona se caía. Yo solo la atrapé.

# Refusals (LNR section 10). `.n` where a number is known: {n} missing, {low} and {high} the limits of a choice
refused-not-your-turn = No es tu turno.
refused-wrong-state = Ahora no puedes hacer eso.
refused-choice-pending = Termina primero tu elección.
refused-reaction-open = Hay una piedra en el aire. Espera a que caiga.
refused-card-not-in-hand = Esa carta no está en tu mano. Elige una que tengas.
refused-card-not-in-play = Juega primero esa carta.
refused-no-action = Esa carta no tiene Acción. Elige otra.
refused-action-used = Ya has usado esa Acción. Elige otra carta.
refused-action-no-effect = Ahora esa Acción no serviría de nada.
refused-discard-empty = Tu descarte está vacío.
refused-not-in-discard = Esa carta no está en tu descarte. Elige una que esté.
refused-slot-empty = Ahí no hay nada a la venta. Elige otra carta.
refused-need-loot = Te falta Botín. Juega más cartas o elige una más barata.
refused-need-loot-n = Te falta { $n } de Botín. Juega más cartas o elige una más barata.
    .all-played = Te falta { $n } de Botín. Elige una más barata.
refused-need-recruit = Te falta Reclutamiento. Juega más cartas o elige un goblin más barato.
refused-need-recruit-n = Te falta { $n } de Reclutamiento. Juega más cartas o elige un goblin más barato.
    .all-played = Te falta { $n } de Reclutamiento. Elige un goblin más barato.
refused-bad-platform = Esa plataforma no sirve aquí. Elige otra.
refused-platform-shielded = Un Escudero guarda esa torre. Elige otra.
refused-all-shielded = Todas tus plataformas tienen escudo.
refused-attack-forbidden = En esta ronda no se ataca.
refused-no-attacks-left = No te quedan ataques este turno.
refused-bad-target = Eso no se puede atacar. Elige una carta iluminada.
refused-extra-attack-own = Un ataque extra debe ir contra un rival.
refused-same-opponent = Elige un rival al que no hayas atacado este turno.
refused-attack-shield-first = Ataca primero al Escudero.
refused-no-attack-power = No tienes Ataque. Juega una carta que lo dé.
refused-need-attack = Te falta Ataque. Juega más cartas o elige un goblin más débil.
refused-need-attack-n = Te falta { $n } de Ataque. Juega más cartas o elige un goblin más débil.
    .all-played = Te falta { $n } de Ataque. Elige un goblin más débil.
refused-no-reaction = No tienes ninguna reacción.
refused-bad-count = Elige otro número de cartas.
refused-bad-count-n = Elige de { $low } a { $high } cartas.
refused-bad-count-exact = Elige justo { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
refused-capture-too-big = Ese goblin es demasiado grande para reclutarlo a la fuerza. Elige uno más pequeño.
refused-already-answered = Ya has elegido.
refused-stale-ask = Demasiado tarde. La mesa ya ha seguido.
refused-match-over = La partida ha terminado.
refused-not-legal = Eso no es posible ahora mismo.
refused-cannot-resign = Aquí nadie se rinde. Si te vas, un bot sigue por ti.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-malformed = En este juego no existe esa jugada.

## The table on screen

# Labels
paper = El Rumor Real
you = Tú
nobody = Nadie
empty = Vacío
hidden = Oculto
a-card = una carta
    .indef = una carta
    .the = la carta
round = Ronda { $n }
round-of = Ronda { $n } de { $all }
vp = PV
defense = Defensa
platform = Plataforma { $n }
platform-of = { $name }, plataforma { $n }
    .you = Tu plataforma { $n }
list-times = { $n } { FORM($card, form: "plural") }
first-player = Jugador inicial
key-log = Registro
short-hand = Mano
short-deck = Mazo
short-discard = Descarte
short-total = Total

# The seats
plate-hand = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en la mano
plate-deck = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en el mazo
plate-discard = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en el descarte
plate-total = Total { $n }
plate-counted = { $n } PV contados
plate-standing = { $n } PV en pie
plate-turn = Su turno
plate-choosing = Eligiendo
plate-chosen = Ya ha elegido
plate-attacked = Bajo ataque
plate-leader = En cabeza
plate-first = Juega el primer turno de cada ronda.
plate-text = Todos ven lo que ves aquí. Las manos y el orden de los mazos están ocultos.
plate-bodyguards = { $n ->
        [one] 1 Guardaespaldas
       *[other] { $n } Guardaespaldas
    } en el mazo o la mano
plate-bodyguards-none = Ningún Guardaespaldas en mazo o mano
plate-bodyguards-text = Los obtenidos, menos los eliminados y los del descarte. Cualquiera puede llevar la cuenta.
plate-counts = Recuentos { $counts }

# Line-ups, piles, decks
market-crowd = La Multitud
market-shop = La Tienda
market-permanent = Siempre a la venta
market-left = Quedan { $n }
market-sold-out = Agotado
market-slot-empty = Vacío hasta que se baraje la pila de eliminadas
market-deck-shop = { $n } en el mazo de la Tienda
market-deck-crowd = { $n } en el mazo de la Multitud
market-trash-shop = { $n } en las eliminadas de la Tienda
market-trash-crowd = { $n } en las eliminadas de la Multitud
market-deck-text = Cuando se acaba, se baraja su pila de eliminadas. Las cartas iniciales y permanentes salen entonces de la partida.
market-trash-text = Cartas eliminadas, a la vista de todos.
market-gone = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } fuera de la partida
market-oldest = La que más tiempo lleva aquí: es la próxima en irse
market-new = Nueva
market-price = Cuesta { $n }
market-price-was = Cuesta { $n } en vez de { $was }
market-cheaper = { $n } menos por un descuento

# The pools: {n} and the lines that filled them
pool-loot = Botín
pool-recruit = Reclutamiento
pool-attack = Ataque
pool-loot-text = Compra cartas de la Tienda y de los montones permanentes.
pool-recruit-text = Recluta goblins, que van a lo alto de tus torres.
pool-attack-text = Lanza piedras. Tienes un ataque por turno, más con un Sargento.
pool-line = { $source } +{ $n }
pool-line-times = { $times } × { $source } +{ $n }
pool-spent = { $n } gastado
pool-gained = Ganado
pool-spent-short = Gastado
pool-spoils = Recompensa
pool-empty = Nada todavía
pool-attacks = { $n ->
        [one] Queda 1 ataque
       *[other] Quedan { $n } ataques
    }
pool-attacks-extra = Un ataque extra debe ir contra otro rival.
pool-attacks-none = No quedan ataques
pool-attacks-forbidden = En esta ronda no se ataca
pool-discount-shop = Próxima carta −{ $n }
pool-discount-goblin = Próximo goblin −{ $n }
pool-unused = Si terminas el turno ahora, pierdes { $lost }.

# Own cards
hand = Tu mano
hand-empty = Tu mano está vacía.
hand-play-hint = Pulsa o arrastra para jugar.
deck = Mazo
deck-mine = Tu mazo, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
deck-of = El mazo de { $name }, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
deck-text = Sus cartas, por orden alfabético. El orden real está oculto, también para ti.
deck-empty = Vacío. Al robar se barajará el descarte.
deck-hidden = La mano y el mazo están ocultos.
discard = Descarte
discard-mine = Tu descarte, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
discard-of = El descarte de { $name }, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
discard-empty = Vacío
play = Zona de juego
play-empty = Aún no se ha jugado nada
play-ready = Acción lista
play-used = Acción usada
play-passive = Funciona siempre
play-capture = Funciona cuando tu ataque acierta
play-paid = Recompensa cobrada
play-unpaid = La recompensa espera un acierto

# Platforms and towers
tower-empty = Plataforma vacía
tower-sum = { $n } PV
tower-shielded = Con escudo
tower-shielded-text = Los ataques deben ir contra el Escudero. Ni reclutar ni las acciones tocan esta torre.
tower-above = Se llevaría consigo { FORM($cards, form: "the") }
tower-text = Un ataque se lleva su blanco y todo lo de encima. Lo de debajo se queda.
tower-order = De arriba abajo

# Once something is chosen: what to click next
pick-recruit = ¿En qué plataforma apilas { FORM($card, form: "the") }?
pick-recruit-here = APILA AQUÍ
pick-attack = Elige un blanco.
pick-scavenger = Elige una carta de tu descarte.
pick-rubbish-roaster = Elige una carta de tu mano o de tu descarte para eliminarla.
pick-shield-bearer = Elige una torre para protegerla.
pick-shield-bearer-here = PROTEGE ESTA
pick-coordinator = Elige un goblin que mover, de quien sea.
pick-coordinator-to = ¿A qué otra plataforma de { $name } mueves { FORM($card, form: "the") }?
    .you = ¿A qué otra plataforma tuya mueves { FORM($card, form: "the") }?
pick-coordinator-here = MUÉVELO AQUÍ
pick-crowd-barker = Elige una carta de la Multitud para cambiarla, o ninguna.
pick-crowd-barker-none = No cambiar ninguna
pick-cancel = Volver cancela.
pick-drop = Suéltala en un lugar iluminado.

# An attack in hand
target-spends = Gasta { $defense } de Ataque, se lleva { $vp }
target-spends-shield = Gasta { $defense } de Ataque, rompe el escudo
target-left = Te queda { $n } de Ataque
target-window = Un Guardaespaldas puede interponerse, así que arderá la mecha.
target-no-window = Nadie puede interponerse.
target-own = Tu propia plataforma. No da Recompensa ni a quién reclutar a la fuerza, y nadie puede reaccionar.

# Purchase and recruit on hover
purchase-left = Te queda { $n } de Botín
purchase-to-discard = Va a tu descarte
purchase-to-hand = Va a tu mano
purchase-to-deck-top = Va encima de tu mazo
recruit-left = Te queda { $n } de Reclutamiento

# The slip of a Flip Effect: {n}, {low}, {high} numbers of cards
flip-secret = Secreto hasta que todos hayan elegido
flip-takers = { FORM($names, form: "person") ->
        [you] Te apuntas
        [among] Os apuntáis { $names }
        [one] Se apunta { $names }
       *[many] Se apuntan { $names }
    }.
flip-nobody = No le interesa a nadie.
flip-answered = { FORM($names, form: "person") ->
        [you] Ya has elegido
        [among] Ya habéis elegido { $names }
        [one] Ya ha elegido { $names }
       *[many] Ya han elegido { $names }
    }.
flip-choose-card = Elige una carta de tu mano.
flip-choose-cards = Elige de { $low } a { $high } cartas de tu mano.
flip-choose-exactly = Elige { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de tu mano.
flip-choose-pile = Elige la carta que ganas.
flip-choose-platform = Elige una plataforma.
flip-trash = Eliminas { FORM($cards, form: "indef") }.
flip-discard = Descartas { FORM($cards, form: "indef") }.
flip-gain = Ganas { FORM($card, form: "indef") }.
flip-muster = Pones { FORM($card, form: "indef") } en la plataforma { $platform }.
flip-cannot-empty = Todos los montones que hacen falta están vacíos.
flip-cannot-cards = No tienes cartas suficientes.
flip-cannot-shielded = Todas tus plataformas tienen escudo.

# Choices in a turn
choice-capture = Los caídos
choice-capture-chosen = ¿En qué plataforma pones { FORM($card, form: "the") }?
choice-capture-too-big = Demasiado grande para reclutarlo a la fuerza. El límite es { $max }.

# The fuse
fuse = La mecha arde
fuse-seconds = { $n } s
fuse-react = El Guardaespaldas se descarta y robas una carta.
fuse-no-guard = No tienes en la mano un Guardaespaldas que la detenga.
fuse-pass-small = Nadie lo sabrá
fuse-wave-small = Todos lo ven

# The event and the track
event-now = Esta ronda
event-past = Eventos pasados
event-none = La fiesta aún no ha empezado.
event-phase = { $phase }, { $n } de { $all }
event-next = Después, { $phase }
event-count = Tras esta ronda hay recuento.
track-text = Los dorsos muestran la fase, no el evento. Una estrella marca un recuento tras esa ronda.
track-ahead = { $n ->
        [one] 1 evento
       *[other] { $n } eventos
    } por venir

# Counts, totals and the end
count-1 = El primer recuento
count-2 = El segundo recuento
count-3 = El tercer recuento
count-sum = { $towers } = { $n }
count-gains = +{ $n }
score-total = Total parcial { $n }
over-heading = La coronación
over-tie-third = Empate a { $n }. Decide el mayor tercer recuento.
over-tie-second = Empate a { $n } y en el tercer recuento. Decide el mayor segundo recuento.
over-tie-shared = Empate a { $n } y en los dos últimos recuentos. Comparten el trono.
over-hands = Manos y mazos, boca arriba
over-unused = Eventos que se quedaron en la caja

# Inspector
inspect-defense = Defensa { $n }
inspect-printed = Impreso { $n }
inspect-minimum = Nunca menos de { $n }
inspect-rulings = Aclaraciones
reason-event = { $n } { $source }
reason-heckler = { $n } por el abucheo
ruling-catapult = Con 4 o 5 jugadores su Recompensa es mayor, porque cada acierto ayuda también a los que miran.
ruling-bombardier = Cuenta todas las demás cartas de tu zona de juego que dan Ataque, otros Bombarderos incluidos. El Ataque de un evento no cuenta.
ruling-sergeant = Funciona también después de tu primer ataque. Nunca dos veces contra el mismo rival, nunca contra tu propia plataforma.
ruling-bodyguard = Solo reacciona desde la mano. Si lo juegas en tu turno, da Reclutamiento y se descarta con las demás.
ruling-shield-bearer = Cuenta 0 puntos. Tampoco tú puedes construir ahí, pero un ataque tuyo puede quitarlo de en medio.
ruling-scavenger = Una carta comprada este turno ya está en el descarte, así que puedes recogerla y jugarla.
ruling-coordinator = Nunca mueve un goblin de un jugador a otro, y no es un ataque. Los goblins que estaban encima bajan.
ruling-press-ganger = Se te ofrece cuando tu ataque a un rival tiene éxito. El goblin reclutado a la fuerza no se elimina ni cuenta como reclutado.
ruling-rubbish-roaster = Si acabas de comprarlo, puede eliminarse a sí mismo. A las cartas de tu zona de juego no llega.
ruling-haggler = Al comprarlo va a tu mano, así que juégalo ya. Si el precio se queda en 1, el resto del descuento se pierde.
ruling-crowd-barker = Ves la carta nueva antes de gastar el descuento.
ruling-heckler = El abucheo cae sobre la plataforma, no sobre las cartas. El goblin que sale se libra y el que entra lo sufre.
ruling-troublesome-trio = Cuando se elimina, vuelve a su montón.
ruling-sack-o-snacks = Si tu mazo está vacío, se baraja en él y puede ser justo la carta que robes.
ruling-spitroast-spear = Está encima de tu mazo, así que es la próxima carta que robas.
ruling-spoils = La recompensa se cobra una vez por carta y turno, solo por dar a un rival y solo si la carta ya estaba en juego.

# Buttons with what they do
act-play-all = Jugar todo el poder
act-play-all-small = { $gained }
act-play = Jugar { FORM($card, form: "indef") }
act-use = Usar { FORM($card, form: "indef") }
act-purchase = Comprar { FORM($card, form: "indef") }
act-purchase-small = Cuesta { $n } de Botín
act-recruit = Reclutar { FORM($card, form: "indef") }
act-recruit-small = Cuesta { $n } de Reclutamiento
act-attack = Atacar { FORM($card, form: "the") }
act-attack-small = Gasta { $n } de Ataque
act-end-turn = TERMINAR TURNO
act-end-turn-small = Pierdes { $lost }
act-end-turn-clean = No se pierde nada
act-undo = Deshacer
act-undo-small = Hasta que se revele algo nuevo
act-hint = Por qué importa
act-skip = Saltar adelante
confirm-end-turn = ¿Terminas el turno?
confirm-end-turn-text = Aún tienes { $what }.
confirm-end-turn-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en la mano
confirm-end-turn-actions = una Acción lista ({ $cards })
confirm-end-turn-attack = un ataque
confirm-own = ¿Atacas tu propia plataforma?
confirm-own-text = No da Recompensa, y las cartas caen igual.

# Why something is dim
why-not-asked = Ahora no tienes nada que decidir.
why-answered = Ya has elegido. Los demás siguen eligiendo.
why-others = Es el turno de { $name }.
why-reaction = Hay una piedra en el aire. Espera a que caiga.
why-choice = Termina primero tu elección.
why-choose-card = Elige primero una carta.
why-choose-pile = Elige primero un montón.
why-choose-platform = Elige primero una plataforma.
why-recruit-first = Elige primero un goblin que reclutar.
why-too-many = Elige { $n } como mucho.
why-too-few = Elige { $n } como mínimo.
why-no-undo = No puedes deshacer si voló una piedra o se reveló algo nuevo.
why-sent = Espera a que la mesa termine.

# Big words of a moment
banner-your-turn = ¡Tu turno!
banner-final = ¡La ronda final!
banner-toppled = ¡DERRIBADO!
banner-toppled-loss = −{ $n } PV
banner-shield = ¡Escudo roto!
banner-negated = ¡GUARDAESPALDAS!
banner-waved = ¡Ataque dejado pasar!
banner-captured = ¡Reclutado a la fuerza!
banner-heckled = ¡BUU!
banner-shielded = ¡Con escudo!
banner-discount = −{ $n }
banner-first-player = ¡Empieza { $name }!
    .you = ¡Empiezas tú!

# The first time a player meets an ask: why it matters
hint-count = Este recuento queda escrito. Ya nadie puede derribarlo.

# The newcomer's next legal thing to do
aid-turn-play = Juega tus cartas. Las que guardes se descartan.
aid-turn-action = { $card } espera en tu zona de juego. Púlsala.
aid-turn-attack = Lanza una piedra a un blanco iluminado.
aid-turn-recruit = Recluta un goblin iluminado y elige una plataforma.
aid-turn-purchase = Compra una carta iluminada para tu mazo.
aid-turn-shield = Pon el escudo al final. Encima no podrás construir.
aid-turn-end = Termina el turno. Luego robas una mano nueva.
aid-flip-choice-changing-of-the-guard = Quien la tiene empieza cada ronda.
aid-flip-choice-choose = Elige lo que haga falta y pulsa el botón, o rechaza.
aid-flip-choice-decline = Rechaza. No te ayudaría.
aid-heckle-choose = Elige la torre que quieras atacar.
aid-purchase-trash-choose = Elige tu carta más floja.
aid-capture-choose = Elige un goblin y luego una plataforma tuya.
aid-reaction-choose = Si tienes un Guardaespaldas, es el momento. Si no, mira la mecha.
aid-danger-last = Lo que compres en la ronda final ya no se jugará. Recluta goblins.

# The codex
codex-loot = Cartas de Botín
codex-recruit = Cartas de Reclutamiento
codex-attack = Cartas de Ataque
codex-hybrid = Cartas híbridas
codex-action = Cartas de Acción
codex-goblin = Goblins
codex-event = Eventos
codex-term = Palabras clave
codex-card = Coste { $cost } · { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    }
codex-goblin-row = Coste { $cost } · Defensa { $defense } · { $vp } PV · { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    }


## Cards

card-money-bag = Bolsa de monedas
    .text = +1 Botín.
    .flavour = Casi todo botones; algunos, redondos.
    .indef = una Bolsa de monedas
    .plural = Bolsas de monedas
    .the = la Bolsa de monedas
card-table-scraps = Sobras de mesa
    .text = +1 Reclutamiento.
    .flavour = Aún calientes, si las arrimas a un fuego.
    .indef = unas Sobras de mesa
    .plural = Sobras de mesa
    .the = las Sobras de mesa
card-box-o-shinies = Caja de brillitos
    .text = +3 Botín.
    .flavour = Ninguno vale nada, y todos brillan.
    .indef = una Caja de brillitos
    .plural = Cajas de brillitos
    .the = la Caja de brillitos
card-pile-o-chow = Montón de papeo
    .text = +3 Reclutamiento.
    .flavour = Nadie pregunta qué es lo que cruje.
    .indef = un Montón de papeo
    .plural = Montones de papeo
    .the = el Montón de papeo
card-catapult = Catapulta
    .text = +3 Ataque. Recompensa: +1 Reclutamiento (+2 con 4 o 5 jugadores).
    .flavour = Apuntar es opcional. El entusiasmo, no.
    .indef = una Catapulta
    .plural = Catapultas
    .the = la Catapulta
card-mountain-o-gold = Montaña de oro
    .text = +5 Botín.
    .flavour = Se ruega no escalar. Resbala.
    .indef = una Montaña de oro
    .plural = Montañas de oro
    .the = la Montaña de oro
card-banquet-o-boar = Banquete de jabalí
    .text = +5 Reclutamiento.
    .flavour = Al jabalí le dijeron que era el invitado de honor.
    .indef = un Banquete de jabalí
    .plural = Banquetes de jabalí
    .the = el Banquete de jabalí
card-cannon = Cañón
    .text = +5 Ataque. Recompensa: +4 Reclutamiento.
    .flavour = Cargar, encender, correr, en el orden que prefieras.
    .indef = un Cañón
    .plural = Cañones
    .the = el Cañón
card-sack-o-snacks = Saco de tentempiés
    .text = +2 Botín, +2 Reclutamiento. Efecto de compra: roba 1 carta.
    .flavour = El fondo del saco también se come.
    .indef = un Saco de tentempiés
    .plural = Sacos de tentempiés
    .the = el Saco de tentempiés
card-plunder-sled = Trineo de saqueo
    .text = +2 Botín, +2 Ataque. Recompensa: +2 Botín.
    .flavour = No hace falta nieve. Basta una cuesta y un goblin escandaloso.
    .indef = un Trineo de saqueo
    .plural = Trineos de saqueo
    .the = el Trineo de saqueo
card-spitroast-spear = Lanza de asador
    .text = +2 Reclutamiento, +2 Ataque. Recompensa: +1 Reclutamiento. Efecto de compra: pon esta carta encima de tu mazo.
    .flavour = Cena en una punta, problemas en la otra.
    .indef = una Lanza de asador
    .plural = Lanzas de asador
    .the = la Lanza de asador
card-bombardier = Bombardero
    .text = +2 Ataque. Recompensa: +3 Reclutamiento. Acción: +1 Ataque por cada otra carta con poder de Ataque en tu zona de juego.
    .flavour = Cuenta atrás desde tres porque le quedan tres dedos.
    .indef = un Bombardero
    .plural = Bombarderos
    .the = el Bombardero
card-sergeant = Sargento
    .text = +3 Ataque. Recompensa: +4 Reclutamiento. Continuo: 1 ataque más este turno, contra un rival al que aún no hayas atacado.
    .flavour = Ascendido por gritar dos veces lo mismo.
    .indef = un Sargento
    .plural = Sargentos
    .the = el Sargento
card-bodyguard = Guardaespaldas
    .text = +2 Reclutamiento. Reacción: si un rival te ataca, descarta esta carta de tu mano para anular el ataque y roba 1 carta.
    .flavour = Cobra por moratón.
    .indef = un Guardaespaldas
    .plural = Guardaespaldas
    .the = el Guardaespaldas
card-shield-bearer = Escudero
    .short = Escudo
    .text = Acción: ponla sobre una torre tuya. Los ataques deben ir contra ella (Defensa 6). Ni reclutar ni las acciones afectan a la torre.
    .flavour = El escudo es una puerta. La casa ya se ha dado cuenta.
    .indef = un Escudero
    .plural = Escuderos
    .the = el Escudero
card-scavenger = Carroñero
    .text = +1 Botín. Acción: pon en tu mano 1 carta de tu descarte.
    .flavour = La basura de un goblin es el tesoro del mismo goblin, más tarde.
    .indef = un Carroñero
    .plural = Carroñeros
    .the = el Carroñero
card-coordinator = Coordinador
    .text = +2 Reclutamiento. Acción: mueve 1 goblin de cualquier jugador a lo alto de otra plataforma de ese jugador.
    .flavour = Tiene una carpeta. No sabe leerla. La agita muy bien.
    .indef = un Coordinador
    .plural = Coordinadores
    .the = el Coordinador
card-errand-runt = Recadero
    .text = Acción: roba 2 cartas.
    .flavour = Siempre vuelve con algo. Nunca con lo que pediste.
    .indef = un Recadero
    .plural = Recaderos
    .the = el Recadero
card-press-ganger = Reclutador forzoso
    .text = +2 Ataque. Acción: si tu ataque a un rival tiene éxito, pon en tu plataforma 1 goblin eliminado (coste de reclutamiento 7 o menos).
    .flavour = Tú tienes cara de voluntario.
    .indef = un Reclutador forzoso
    .plural = Reclutadores forzosos
    .the = el Reclutador forzoso
card-rubbish-roaster = Tostador de basura
    .text = +1 Botín. Acción y efecto de compra: elimina hasta 1 carta de tu mano o de tu descarte.
    .flavour = Todo arde si crees en ello.
    .indef = un Tostador de basura
    .plural = Tostadores de basura
    .the = el Tostador de basura
card-haggler = Regateador
    .text = +1 Botín. Acción: la próxima carta que compres este turno cuesta 2 menos. Efecto de compra: pon esta carta en tu mano.
    .flavour = Llora por el precio y se ríe a la vuelta de la esquina.
    .indef = un Regateador
    .plural = Regateadores
    .the = el Regateador
card-crowd-barker = Voceador
    .text = +1 Reclutamiento. Acción: puedes cambiar 1 carta de la Multitud. Tu próximo goblin este turno cuesta 2 menos. Efecto de compra: +2 Reclutamiento.
    .flavour = Pasen y suban, y suban, y suban.
    .indef = un Voceador
    .plural = Voceadores
    .the = el Voceador
card-heckler = Abucheador
    .text = +1 Ataque. Acción: roba 1 carta. Puedes elegir una plataforma rival. Sus goblins tienen −2 Defensa este turno.
    .flavour = Buu es una frase completa.
    .indef = un Abucheador
    .plural = Abucheadores
    .the = el Abucheador
card-troublesome-trio = Trío problemático
    .short = Trío
    .text = Coste de reclutamiento 3. Defensa 2. 1 punto de victoria.
    .flavour = Dos empiezan y el otro culpa a las gallinas.
    .indef = un Trío problemático
    .plural = Tríos problemáticos
    .the = el Trío problemático
card-dastardly-duo = Dúo ruin
    .short = Dúo
    .text = Coste de reclutamiento 2. Defensa 2. 1 punto de victoria.
    .flavour = El doble de plan, la mitad de cerebro.
    .indef = un Dúo ruin
    .plural = Dúos ruines
    .the = el Dúo ruin
card-stubborn-stumps = Tocones tercos
    .short = Tocones
    .text = Coste de reclutamiento 4. Defensa 6. 1 punto de victoria.
    .flavour = Les pidieron que se movieran en primavera. Es otoño.
    .indef = unos Tocones tercos
    .plural = Tocones tercos
    .the = los Tocones tercos
card-quarrelsome-quartet = Cuarteto pendenciero
    .short = Cuarteto
    .text = Coste de reclutamiento 4. Defensa 4. 3 puntos de victoria.
    .flavour = Están de acuerdo en una cosa: ha sido él.
    .indef = un Cuarteto pendenciero
    .plural = Cuartetos pendencieros
    .the = el Cuarteto pendenciero
card-brickheaded-bouncers = Porteros cabeza de ladrillo
    .short = Porteros
    .text = Coste de reclutamiento 5. Defensa 8. 2 puntos de victoria.
    .flavour = Llama, y te devuelven el golpe.
    .indef = unos Porteros cabeza de ladrillo
    .plural = Porteros cabeza de ladrillo
    .the = los Porteros cabeza de ladrillo
card-quirky-quintet = Quinteto estrafalario
    .short = Quinteto
    .text = Coste de reclutamiento 5. Defensa 5. 4 puntos de victoria.
    .flavour = Cinco sombreros y un solo resfriado.
    .indef = un Quinteto estrafalario
    .plural = Quintetos estrafalarios
    .the = el Quinteto estrafalario
card-gob-o-goblins = Pegote de goblins
    .short = Pegote
    .text = Coste de reclutamiento 6. Defensa 6. 4 puntos de victoria.
    .flavour = Nadie sabe cuántos son. Se han pegado.
    .indef = un Pegote de goblins
    .plural = Pegotes de goblins
    .the = el Pegote de goblins
card-scruffy-six = Sexteto andrajoso
    .short = Sexteto
    .text = Coste de reclutamiento 6. Defensa 5. 5 puntos de victoria.
    .flavour = Se lavaron una vez, en grupo, por accidente.
    .indef = un Sexteto andrajoso
    .plural = Sextetos andrajosos
    .the = el Sexteto andrajoso
card-pint-sized-pack = Manada de bolsillo
    .short = Manada
    .text = Coste de reclutamiento 7. Defensa 5. 6 puntos de victoria.
    .flavour = Tan pequeños que caben, tan ruidosos que importan.
    .indef = una Manada de bolsillo
    .plural = Manadas de bolsillo
    .the = la Manada de bolsillo
card-scheming-septet = Septeto intrigante
    .short = Septeto
    .text = Coste de reclutamiento 7. Defensa 8. 5 puntos de victoria.
    .flavour = Siete planes secretos para ser el octavo.
    .indef = un Septeto intrigante
    .plural = Septetos intrigantes
    .the = el Septeto intrigante
card-ornery-octet = Octeto gruñón
    .short = Octeto
    .text = Coste de reclutamiento 8. Defensa 6. 7 puntos de victoria.
    .flavour = Ocho rencores en perfecta armonía.
    .indef = un Octeto gruñón
    .plural = Octetos gruñones
    .the = el Octeto gruñón
card-noisy-nonet = Noneto ruidoso
    .short = Noneto
    .text = Coste de reclutamiento 9. Defensa 8. 8 puntos de victoria.
    .flavour = El tambor es un cubo. El cubo está lleno.
    .indef = un Noneto ruidoso
    .plural = Nonetos ruidosos
    .the = el Noneto ruidoso
card-teetering-ten = Los diez tambaleantes
    .short = Diez
    .text = Coste de reclutamiento 10. Defensa 9. 9 puntos de victoria.
    .flavour = No estornudes. Ni se te ocurra pensar en pimienta.
    .indef = los Diez tambaleantes
    .plural = Diez tambaleantes
    .the = los Diez tambaleantes
card-royal-rabble = Chusma real
    .short = Chusma
    .text = Coste de reclutamiento 11. Defensa 11. 10 puntos de victoria.
    .flavour = Han traído su propia alfombra, más o menos roja.
    .indef = una Chusma real
    .plural = Chusmas reales
    .the = la Chusma real
card-first-player = Jugador inicial
    .text = Quien la tiene juega el primer turno de cada ronda.
    .flavour = Pegajosa por un lado. Nadie dice por qué.

## Events

event-opening-ceremony = Ceremonia de apertura
    .text = Bonificación: sin ataques, y el jugador inicial tiene +1 Botín. Efecto al revelar: puedes barajar tu mano en tu mazo y robar 5 cartas.
    .flavour = El discurso es corto porque se hundió el estrado.
event-market-morning = Mañana de mercado
    .text = Bonificación: +2 Botín al empezar cada turno.
    .flavour = Todo tiene que salir, y parte de ello ya lo intenta.
event-free-breakfast = Desayuno gratis
    .text = Bonificación: +2 Reclutamiento al empezar cada turno.
    .flavour = Gachas para todos. Todas las gachas para algunos.
event-spring-cleaning = Limpieza a fondo
    .text = Efecto al revelar: puedes eliminar 1 carta de tu mano y luego robar 1 carta.
    .flavour = Lo primero que tiraron fue la escoba.
event-early-birds = Madrugadores
    .text = Efecto al revelar: puedes descartar cualquier número de cartas y luego robar otras tantas.
    .flavour = A quien madruga le toca el gusano. Era el almuerzo.
event-rowdy-registration = Inscripción revoltosa
    .text = Bonificación: reclutar un Trío problemático cuesta 1 menos.
    .flavour = Firme aquí. No, en la mesa no. En él tampoco.
event-dawn-drill = Instrucción al alba
    .text = Bonificación: +2 Ataque al empezar cada turno.
    .flavour = Izquierda, derecha, izquierda, la otra izquierda.
event-tug-o-war = Tira y afloja
    .text = Bonificación: +3 Ataque al empezar cada turno.
    .flavour = Perdió la cuerda.
event-lunch-rush = Estampida del almuerzo
    .text = Bonificación: reclutar cualquier goblin cuesta 1 menos.
    .flavour = Una cola no es más que una torre tumbada.
event-bargain-bonanza = Festival de gangas
    .text = Bonificación: comprar cualquier carta cuesta 1 menos.
    .flavour = Mitad de precio, mitad de calidad, multitud entera.
event-swap-meet = Feria de trueque
    .text = Efecto al revelar: puedes eliminar 1 carta de tu mano para ganar Caja de brillitos, Montón de papeo o Catapulta.
    .flavour = Un dueño cuidadoso y doce descuidados.
event-second-helpings = Segunda ración
    .text = Efecto al revelar: puedes descartar 1 carta y luego robar 2 cartas.
    .flavour = La primera ración aún se mueve.
event-wobbly-platforms = Plataformas tambaleantes
    .text = Bonificación: los goblins de las plataformas tienen −1 Defensa.
    .flavour = ¿Quién vendió los tornillos? ¿Quién los compró?
event-moonlight-raid = Incursión a la luz de la luna
    .text = Bonificación: +3 Ataque al empezar cada turno.
    .flavour = Con sigilo, y con trompetas.
event-bonfire-feast = Festín junto a la hoguera
    .text = Bonificación: +3 Reclutamiento al empezar cada turno.
    .flavour = Acércate. No tanto. Rueda.
event-torchlight-watch = Guardia de antorchas
    .text = Bonificación: los goblins de las plataformas tienen +2 Defensa.
    .flavour = Te ven. Los ves. Qué incómodo.
event-midnight-muster = Leva de medianoche
    .text = Efecto al revelar: puedes descartar 2 cartas para poner un Trío problemático en tu plataforma.
    .flavour = Despertados, contados, apilados.
event-spoils-of-the-dark = Recompensa de la oscuridad
    .text = Bonificación: cada jugador tiene Recompensa: +3 Reclutamiento.
    .flavour = Quien lo encuentra se lo queda. Quien lo rompe, también.
event-changing-of-the-guard = Cambio de guardia
    .text = Efecto al revelar: puedes ofrecerte. De quienes se ofrezcan, quien tenga el menor total parcial toma la carta de Jugador inicial y roba 1 carta.
    .flavour = Guardia nueva, mismo sombrero.
event-closing-ceremony = Ceremonia de clausura
    .text = Bonificación: el líder toma la carta de Jugador inicial, y cada turno empieza con +2 Reclutamiento. Es la ronda final.
    .flavour = La corona pesa porque lleva un ladrillo dentro.

## Kinds of cards

kind-loot = Botín
kind-recruit = Reclutamiento
kind-attack = Ataque
kind-hybrid = Híbrida
kind-action = Acción
kind-goblin = Goblin
kind-event = Evento
kind-marker = Marcador

## Phases

phase-opening = Apertura
phase-morning = Mañana
phase-day = Día
phase-night = Noche
phase-closing = Clausura

## Keywords

term-loot-power = Botín
    .text = Compra este turno cartas de la Tienda y de los montones permanentes.
term-recruit-power = Reclutamiento
    .text = Recluta goblins este turno.
term-attack-power = Ataque
    .text = Debe alcanzar la Defensa del goblin que atacas.
term-loot-cost = Coste de botín
    .text = Lo que cuesta comprar la carta.
term-recruit-cost = Coste de reclutamiento
    .text = Lo que cuesta reclutar al goblin.
term-defense = Defensa
    .text = El Ataque que hace falta para derribar la carta y todas las de encima.
term-victory-point = Punto de victoria (PV)
    .text = Se cuenta tres veces: tras la Mañana, tras el Día y al final.
term-spoils = Recompensa
    .text = Se cobra una vez por turno, cuando tu ataque a un rival tiene éxito.
term-passive = Continuo
    .text = Funciona siempre que la carta está en tu zona de juego.
term-action-word = Acción
    .text = Se usa una vez, en cualquier momento del turno en que juegas la carta.
term-purchase-effect = Efecto de compra
    .text = Ocurre en cuanto compras la carta.
term-reaction = Reacción
    .text = Puedes usarla desde la mano en el turno de un rival.
term-bonus = Bonificación
    .text = Vale para todos los turnos de esta ronda.
term-flip-effect = Efecto al revelar
    .text = Cada jugador decide si lo hace, antes del primer turno de la ronda.
term-trash = Eliminar
    .text = La carta deja a su dueño y va a una pila de eliminadas.
term-discard = Descartar
    .text = La carta va a tu descarte.
term-gain = Ganar
    .text = La carta va a tu descarte sin pagarla.
term-platform = Plataforma
    .text = Cada jugador tiene tres. Los goblins nuevos van a lo alto de una.
term-stack = Torre
    .text = Una plataforma con al menos una carta.
term-shield = Escudo
    .text = Los ataques deben ir contra el escudo. Ni reclutar ni las acciones afectan a su torre.
term-running-total = Total parcial
    .text = Tus recuentos hasta ahora más los puntos que hay en tus plataformas.
term-leader = Líder
    .text = Quien tiene el mayor total parcial.
term-first-player = Carta de Jugador inicial
    .text = Si la tienes, juegas el primer turno de cada ronda.
term-shop = Tienda
    .text = Una fila de cinco cartas que se compran con Botín.
term-crowd = Multitud
    .text = Una fila de cinco goblins que se pueden reclutar.
term-permanent = Montón permanente
    .text = Cuatro montones siempre a la venta.
term-play-area = Zona de juego
    .text = Las cartas que has jugado este turno.
term-deck = Mazo
    .text = Tus cartas boca abajo. Cuando se acaba, se baraja en él tu descarte.
term-discard-pile = Descarte
    .text = Cartas jugadas, descartadas y compradas, a la vista de todos.
term-trash-pile = Pila de eliminadas
    .text = Cartas eliminadas, una pila de eliminadas para los goblins y otra para las demás.

## Lobby options

option-event-deck = Mazo de eventos
    .about = El mazo rápido tiene menos eventos: 9 rondas.
    .value-standard = Normal, 14 rondas
    .value-quick = Rápido, 9 rondas
option-turn-clock = Límite de tiempo
    .about = Cuánto puede durar un turno.
    .value-0 = Sin límite
    .every = { $n } segundos
option-reaction-window = Mecha
    .about = Cuánto arde la mecha mientras un Guardaespaldas puede intervenir.
    .value-0 = Sin límite
    .every = { $n } segundos
option-reaction-mode = Ventana de reacción
    .about = Si los ataques esperan una reacción y si quien los recibe puede dejarlos pasar.
    .value-public-test = Si puede haber un Guardaespaldas
    .value-open-pass = Igual, y se puede dejar pasar
    .value-always = En cada ataque
option-reaction-min-vp = Mínimo en juego
    .about = Los ataques que quiten menos puntos de victoria no se pueden anular.
option-closing-first = Ronda final
    .about = Quién juega primero en la Ceremonia de clausura.
    .value-leader = Quien va en cabeza
    .value-holder = Quien tenga la carta de Jugador inicial
option-market-noise = Filas inquietas
    .about = Cada ronda se sustituye la carta más antigua de las dos filas.
option-bot-style = Estilo de los bots
    .about = Qué prefieren los bots. Con Cualquiera, cada bot sortea su propio estilo en secreto.
    .value-any = Cualquiera
    .value-balanced = De todo un poco
    .value-rush = Goblins primero
    .value-raider = Pedradas
    .value-engine = Dinero y acciones
option-running-totals = Totales parciales
    .about = Mostrar los puntos de todos hasta ahora, no solo los recuentos.

## Lesson

lesson-guide = El Rey que se jubila
lesson-welcome = Más alto que Nettle
    .text = Nettle y tú apiláis Goblins en vuestras plataformas. Cuanto más altas y lucidas estén tus torres en el recuento, más PV ganas. Quedan dos rondas de Mañana antes del primero.
lesson-play = Juega tu mano
    .text = Las cartas dan Botín para comprar, Reclutamiento para reclutar Goblins y Ataque para lanzar piedras. Lo que no uses este turno se pierde.
    .act1 = Pulsa Jugar todo el poder
    .done = Jugar una mano de poder
lesson-stack = Apílalos
    .text = Tienes 2 de Reclutamiento, lo que cuesta el Dúo ruin de la Multitud. En una plataforma vale 1 PV. Las torres no tienen límite, pero quien acierta abajo también tira lo de arriba.
    .act1 = Pulsa el Dúo ruin
    .act2 = Pulsa tu tercera plataforma
    .done = Reclutar sobre una torre
lesson-buy = Compra para luego
    .text = Un Banquete de jabalí de la Tienda cuesta 7 de Botín. Va a tu descarte y llegará a tu mano cuando se baraje tu mazo.
    .act1 = Pulsa el Banquete de jabalí
    .act2 = Pulsa Comprar
    .done = Comprar una carta
lesson-end-turn = Le toca a Nettle
    .text = Las cartas jugadas van al descarte y robas cinco nuevas. Cuidado con el Dúo: su Defensa es solo 2.
    .act1 = Pulsa Terminar turno
lesson-again = ¡Cataplum!
    .text = La piedra de Nettle derribó a tu Dúo: un ataque que iguala la Defensa de un Goblin lo tira, con todo lo de encima. Tú tienes una Lanza de asador y una respuesta.
    .act1 = Pulsa Jugar todo el poder
lesson-stone = Lanza una piedra
    .text = Tu Ataque de 2 iguala la Defensa del Trío problemático de la torre de Nettle. La Lanza tiene Recompensa: si aciertas, ganas 1 de Reclutamiento. Un Guardaespaldas aún podría parar la piedra.
    .act1 = Pulsa el Trío problemático
    .act2 = Pulsa Atacar
    .done = Derribar a un Goblin
lesson-higher = La Recompensa lo paga
    .text = Ahora tienes 7 de Reclutamiento, justo lo que cuesta la Manada de bolsillo, que vale 6 PV. Aguantará hasta el recuento: el turno de Nettle ya pasó.
    .act1 = Pulsa la Manada de bolsillo
    .act2 = Pulsa tu tercera plataforma
lesson-count = Hora del recuento
    .text = La Mañana termina con este turno. Todo lo que está en pie puntúa, y vuelve a puntuar en el próximo recuento si sigue en pie.
    .act1 = Pulsa Terminar turno
    .done = Ganar el primer recuento
lesson-end = Doce a once
    .text = El recuento es tuyo. En una partida hay dos más: después del Día y en la Ceremonia de clausura.
    .open1 = Los eventos en los que se elige
    .open2 = Las cartas de acción
    .open3 = La mecha, que deja responder a una piedra con un Guardaespaldas

## Rulebook

rulebook-goal = El objetivo
    .text =
        El viejo Rey Goblin se jubila, y el trono será para quien monte el mejor espectáculo. Cada jugador tiene <b>tres plataformas estrechas</b> y apila goblins en ellas, tan alto como aguanten los nervios.
        Tres veces redoblan los tambores, y todos cuentan los puntos de victoria (PV) que siguen en pie: tras la Mañana, tras el Día y al final del todo. <b>Los tres recuentos juntos son tu puntuación final</b>. Quien más tenga se lleva la corona.
        Tus cartas dan tres poderes. El <b>Botín</b> compra cartas mejores, el <b>Reclutamiento</b> recluta goblins y el <b>Ataque</b> lanza las piedras que derriban torres ajenas.
rulebook-table = La mesa
    .text =
        Empiezas con diez cartas: cuatro Bolsas de monedas, cuatro Sobras de mesa, una Caja de brillitos y un Montón de papeo. Robas cinco. Las demás son tu mazo.
        <b>La Tienda</b> es una fila de cinco cartas que cuestan Botín; <b>la Multitud</b>, una fila de cinco goblins que cuestan Reclutamiento. Cada hueco se llena al momento desde su mazo. Al lado hay cuatro <b>montones permanentes</b>, a la venta mientras queden: Caja de brillitos, Montón de papeo, Catapulta y Trío problemático.
        Tus cartas dan vueltas: <b>mano, zona de juego, descarte, mazo</b>, y otra vez a la mano. Si tu mazo está vacío cuando debes robar, el descarte se baraja y pasa a ser el mazo. Lo que está en tu zona de juego no se baraja.
rulebook-turn = Tu turno
    .text =
        Haz tantas cosas como quieras y <b>en cualquier orden</b>: jugar cartas, usar Acciones, comprar, reclutar, atacar. Una carta da su poder en cuanto la juegas, y todo el poder de un mismo tipo se suma.
        <b>Ejemplo.</b> Dos Bolsas de monedas y una Caja de brillitos suman 5 de Botín. Una Catapulta cuesta 4. Con el 1 que queda no se compra nada.
        Luego termina el turno. Lo que jugaste y lo que guardaste va al descarte, <b>el poder sin usar se pierde</b> y robas hasta tener cinco cartas. Así que no guardes nada: jugar una carta no cuesta nada. Si se acaba el tiempo, el turno termina.
rulebook-action = Acciones y recompensas
    .text =
        Una <b>Acción</b> está lista en cuanto juegas su carta. Úsala una vez, cuando quieras en ese mismo turno. Hazla entera, en el orden de su texto. Si solo es posible una parte, haz esa parte. Una Acción que no serviría de nada sigue lista.
        Los textos <b>continuos</b> funcionan siempre que la carta está en tu zona de juego. También la <b>Recompensa</b>: cuando tu ataque a un rival tiene éxito, paga cada carta con Recompensa de tu zona de juego, una vez por turno cada una.
        <b>Ejemplo.</b> Tienes en juego un Sargento y un Cañón y aciertas a un goblin rival: 4 + 4 de Reclutamiento. Un segundo acierto en el mismo turno ya no paga nada.
rulebook-purchase = Comprar
    .text =
        Paga el Coste de botín de una carta de la Tienda o de un montón permanente y va a <b>tu descarte</b>. La robas tras el próximo barajado. Compra mientras te quede Botín.
        <b>Los descuentos se suman</b>, pero ningún precio baja de 1. El de un Regateador o un Voceador es solo para la próxima carta que encaje y acaba con el turno.
        <b>Ejemplo.</b> Un Cañón cuesta 6. El Festival de gangas resta 1 y un Regateador 2, así que cuesta 3. La carta siguiente solo tiene lo del Festival.
rulebook-trash = Efectos de compra y eliminar
    .text =
        Un <b>Efecto de compra</b> ocurre en cuanto compras la carta. Unas roban, otras van directas a tu mano o encima de tu mazo, y el Tostador de basura puede eliminar una carta de tu mano o de tu descarte, incluso a sí mismo.
        <b>Eliminar</b> una carta no es descartarla. La carta te deja para siempre y va a una pila de eliminadas, los goblins a la de la Multitud y las demás a la de la Tienda. Solo el Trío problemático vuelve a su montón.
        Si el mazo de la Tienda o de la Multitud está vacío y hace falta una carta, su pila de eliminadas se baraja como mazo nuevo. <b>Las cartas iniciales y permanentes salen entonces de la partida</b>. Tus Bolsas de monedas no volverán a perseguirte.
rulebook-recruit = Reclutar y apilar
    .text =
        Paga el Coste de reclutamiento de un goblin de la Multitud, o de un Trío problemático de su montón, y salta al momento <b>a lo alto de una de tus plataformas</b>. La altura no tiene límite; la prudencia, sí. Recluta mientras te quede Reclutamiento.
        <b>Ejemplo.</b> Con 8 de Reclutamiento puedes tomar un Octeto gruñón (coste 8), 7 PV, o un Quinteto estrafalario y un Trío problemático (5 + 3), 4 + 1 PV en dos plataformas: una sola piedra se lleva menos.
        Un goblin se queda en su sitio hasta que alguien lo ataca o lo mueve. El <b>Coordinador</b> mueve un goblin, tuyo o de otro, a lo alto de otra plataforma del mismo jugador. Los goblins de encima bajan, y no se pierde nada.
rulebook-attack = Atacar
    .text =
        Tienes <b>un ataque por turno</b>. Elige un goblin de cualquier plataforma, también tuya. Su Defensa no puede superar tu Ataque. Gastas ese Ataque, y <b>el blanco y todo lo de encima</b> cae y se elimina. Solo importa la Defensa del blanco. Las cartas de debajo se quedan.
        <b>Ejemplo.</b> Una torre, desde abajo: Noneto ruidoso (Defensa 8), Sexteto andrajoso (5), Dúo ruin (2). Con 6 de Ataque no llegas al Noneto. Dale al Sexteto: gastas 5 y te llevas el Sexteto y el Dúo, 5 + 1 PV. Te queda 1 de Ataque.
        Cada <b>Sargento</b> en juego te da un ataque más, y cada ataque tras el primero debe ir contra un rival al que no hayas atacado este turno. Atacar tu propia plataforma solo puede ser lo primero, y no da Recompensa.
rulebook-defense = Defensa y abucheos
    .text =
        La Defensa de un goblin es la impresa, <b>más o menos</b> lo que le hagan el evento y un Abucheador, y nunca baja de 1. Los eventos solo cambian a los goblins, nunca el escudo de un Escudero.
        Un <b>Abucheador</b> te hace robar una carta. Luego puedes elegir una plataforma rival sin escudo, y sus goblins tienen 2 menos de Defensa hasta que acabe tu turno. El abucheo cae sobre la plataforma: el goblin que llega lo sufre y el que se va se libra.
        <b>Ejemplo.</b> Un Septeto intrigante (Defensa 8) en una plataforma abucheada tiene 6. Con Plataformas tambaleantes tiene 5.
rulebook-reaction = La mecha y el Guardaespaldas
    .text =
        Un <b>Guardaespaldas en la mano</b> de quien recibe el ataque puede saltar. Se descarta, el ataque se anula y ese jugador roba una carta. El poder del atacante queda gastado, y el ataque, usado.
        La mecha solo arde si puede importar: si el atacado tiene cartas en la mano y ha obtenido más Guardaespaldas de los que están eliminados o en su descarte. Todo eso está a la vista. <b>Arde lo mismo tenga lo que tenga en la mano</b>, y dejar venir la piedra no le dice nada a nadie.
        <b>Ejemplo.</b> Inés ha obtenido dos Guardaespaldas. Con uno en su descarte la mecha arde: el otro está en su mano o en su mazo. Con los dos en el descarte no hay mecha, y la piedra vuela al momento.
rulebook-capture = El Reclutador forzoso
    .text =
        Si tu ataque a un rival tiene éxito y tienes un <b>Reclutador forzoso</b> sin usar en tu zona de juego, puedes reclutar a la fuerza a uno de los goblins que caen. Su Coste de reclutamiento impreso puede ser 7 como mucho. Va a lo alto de una plataforma tuya sin escudo. Los demás se eliminan.
        Ese goblin ni se elimina ni se paga. Cada Reclutador forzoso se lleva a <b>un goblin</b>. Si rechazas la primera oferta, un segundo Reclutador ya no pregunta.
        <b>Ejemplo.</b> Caen una Manada de bolsillo (7) y un Octeto gruñón (8). La Manada puede cambiar de bando. El Octeto es demasiado grande.
rulebook-shield = Escudos
    .text =
        La Acción de un <b>Escudero</b> lo pone sobre una de tus torres. Desde entonces los ataques no pueden dar a los goblins de esa torre. Deben ir contra el escudo (Defensa 6), y entonces cae solo él, a las eliminadas de la Tienda.
        Ni reclutar ni las acciones tocan una torre con escudo, <b>tampoco las de su dueño</b>: nada entra, nada sale, ni un segundo escudo. Así que protege cuando hayas construido. Si tienes que seguir, tu propio ataque lo quita de en medio.
        Un Escudero cuenta 0 PV, y un Guardaespaldas puede salvarlo.
rulebook-event = Rondas y eventos
    .text =
        Cada ronda empieza con un evento: Ceremonia de apertura, cuatro de la Mañana, cuatro del Día, cuatro de la Noche, Ceremonia de clausura. Luego cada uno juega un turno, en círculo desde quien tiene la <b>carta de Jugador inicial</b>. La carta no se mueve si no lo dice un evento. La Clausura se la da al líder.
        Una <b>Bonificación</b> vale en todos los turnos de la ronda y no pregunta a nadie. Un <b>Efecto al revelar</b> es una oferta. Todos eligen a la vez y en secreto, con todos los detalles. Al llegar la última respuesta se muestran juntas y se cumplen por orden de turno.
        Rechazarla no cuesta nada. Si un montón se acaba antes de que te toque, tu elección queda anulada y no entregas nada por ella.
rulebook-count = Los tres recuentos
    .text =
        Tras la última ronda de la Mañana, la última del Día y la ronda final, cada uno apunta los PV de sus tres plataformas. <b>Un recuento ya no cambia</b>: lo que caiga después ya ha puntuado.
        <b>Ejemplo.</b> Una Chusma real (10 PV) en pie desde la Mañana hasta el final se cuenta tres veces: 30 PV en total. Si cae durante el Día, ha dado 10.
        Tu <b>total parcial</b> son tus recuentos hasta ahora más los PV que hay en pie. Quien más tiene es el líder. Si hay empate, el primero en el orden de turno, empezando por quien tiene la carta de Jugador inicial.
rulebook-end = La coronación
    .text =
        La <b>Ceremonia de clausura</b> abre la ronda final. Cuando todos han jugado su turno en ella, se hace el tercer recuento y la partida termina.
        La mayor puntuación final se corona como Rey Goblin o Reina Goblin. Si hay empate, <b>decide el mayor tercer recuento</b>, luego el mayor segundo. Si sigue el empate, comparten el trono.
        Nadie queda fuera y la partida nunca acaba antes: una torre caída es una plataforma vacía, y una plataforma vacía es un sitio donde construir.
rulebook-secret = Secretos
    .text =
        Están ocultos las <b>manos</b>, el <b>orden de los mazos</b> y los eventos por venir, cuyo dorso solo muestra la fase. Todo lo demás está a la vista: plataformas, poderes, descartes, pilas de eliminadas y lo que compra cada uno.
        Puedes mirar tu mazo cuando quieras. La lista va por orden alfabético y no dice nada del orden real.
        <b>Lo que se elige ante un Efecto al revelar</b> es secreto hasta que todos han respondido. Y nadie sabe si un jugador tiene un Guardaespaldas antes de que salte.
rulebook-options = Opciones y límites de tiempo
    .text =
        El anfitrión puede elegir un <b>mazo de eventos rápido</b> (nueve rondas), otros límites de tiempo, filas inquietas y ocultar los totales parciales. La mecha puede arder en cada ataque, o quien lo recibe puede <b>dejarlo pasar</b> a la vista de todos, lo que ahorra tiempo y revela un poco.
        Si se te acaba el tiempo, la elección pendiente toma su respuesta más suave y tu turno termina. Dos veces seguidas, o un minuto fuera (el anfitrión puede elegir al momento, o nunca), y un bot juega por ti hasta que vuelvas. Tu asiento, tus cartas y tus puntos siguen siendo tuyos.
        Tu tiempo se para mientras arde la mecha.
rulebook-advice = Consejos de la primera fila
    .text =
        <b>El orden de un buen turno:</b> juega todo lo que roba cartas y luego el resto, ataca (las Recompensas pagan goblins), recluta, compra y pon el escudo lo último.
        <b>Construye a lo ancho.</b> Mucha Defensa abajo, poca arriba, y mejor tres torres de diez puntos que una de treinta: una piedra se lleva una torre.
        <b>Compra pronto, recluta tarde.</b> Juegas muchas veces una carta de Botín comprada en las primeras rondas; comprada de noche, apenas una. En la ronda final no compres nada: ya no la robarías.

# Lo que dice un entrenador: `advice-*` empieza la frase (qué hacer), `why-*` la sigue (por qué conviene). Nombres como en el registro
coach-good = ¡Buen negocio!
advice-play = Juega { FORM($card, form: "indef") }
advice-play-cards = Juega { FORM($cards, form: "indef") }
advice-use = Usa { FORM($card, form: "indef") }
advice-use-to-trash = Usa { FORM($card, form: "indef") } para eliminar { FORM($other, form: "indef") }
advice-use-to-take = Usa { FORM($card, form: "indef") } para recuperar { FORM($other, form: "indef") } de tu descarte
advice-use-to-replace = Usa { FORM($card, form: "indef") } para cambiar { FORM($other, form: "indef") } de la multitud
advice-use-as-shield = Usa { FORM($card, form: "indef") } para proteger la plataforma { $platform }
advice-use-to-move = Usa { FORM($card, form: "indef") } para mover { FORM($other, form: "the") } de { $target } de la plataforma { $platform } a la { $to }
    .your = Usa { FORM($card, form: "indef") } para mover { FORM($other, form: "the") } de tu plataforma { $platform } a la { $to }
advice-buy = Compra { FORM($card, form: "indef") }
advice-hire = Recluta { FORM($card, form: "indef") } en la plataforma { $platform }
advice-assail = Ataca { FORM($card, form: "the") } de { $target } en la plataforma { $platform }
advice-end = Termina tu turno
advice-stop-stone = Reacciona
advice-let-fly = No reacciones
advice-accept = Acepta la oferta
advice-discard = Descarta { FORM($cards, form: "indef") }
advice-muster = Descarta { FORM($cards, form: "indef") } y pon { FORM($card, form: "indef") } en la plataforma { $platform }
advice-swap = Elimina { FORM($card, form: "indef") } a cambio de { FORM($other, form: "indef") }
advice-refuse = Rechaza la oferta
advice-scrap = Elimina { FORM($card, form: "indef") }
advice-keep-all = Quédate con todas tus cartas
advice-press-gang = Recluta a la fuerza { FORM($card, form: "indef") } en la plataforma { $platform }
advice-let-fall = Deja que caigan
advice-heckle-at = Abuchea la plataforma { $platform } de { $target }
advice-heckle-nobody = No abuchees a nadie
why-hand-goes = las cartas que no juegas se descartan al final de tu turno
why-falls = si acierta, { $target } pierde { $n } PV
    .your = si acierta, pierdes { $n } PV
why-leader-falls = si acierta, { $target }, que va en cabeza, pierde { $n } PV
    .your = si acierta, pierdes { $n } PV yendo en cabeza
why-shield-goes = sin su escudo, una torre de { $n } PV queda al descubierto
why-stands = aporta { $n } PV y tiene { $defense } de Defensa
why-guards = nada de lo que hay debajo puede ser atacado: { $n } PV a salvo
why-gives = da { $gained }
why-brings = cada vez que se juega da { $gained }
why-nothing-to-pay = no se puede hacer nada más con lo que queda
why-saves = si acierta, pierdes { $n } PV
why-little-falls = si acierta, solo pierdes { $n } PV
why-weaker-then = { FORM($card, form: "the") } tendrá { $n } de Defensa en vez de { $was }

## Diagrams of the rulebook

diagram-hand = Mano
diagram-start = Tu primer mazo
diagram-turn-play = Juega, usa, compra, ataca
diagram-turn-discard = Descarta todo
diagram-turn-draw = Roba otra mano
diagram-lost = Sobra y se pierde
diagram-trash-goblin = Un goblin
    .note = A la pila de eliminadas de la Multitud.
diagram-trash-other = Cualquier otra carta
    .note = A la pila de eliminadas de la Tienda.
diagram-trash-trio = El Trío problemático
    .note = De vuelta a su montón.
diagram-trash-again = Una pila de eliminadas pasa a ser mazo
    .note = Las cartas iniciales y permanentes salen de la partida.
diagram-fuse-burns = La mecha arde
    .note = Puede haber un Guardaespaldas en la mano: no todos los obtenidos están eliminados o en el descarte.
diagram-fuse-guard = Salta un Guardaespaldas
    .note = Se descarta, el ataque se anula y su jugador roba una carta.
diagram-fuse-stone = No salta nadie
    .note = La piedra vuela.
diagram-fuse-none = Sin mecha
    .note = La mano está vacía, o todos los Guardaespaldas obtenidos están eliminados o en el descarte. La piedra vuela al momento.
diagram-capture = Coste de reclutamiento hasta { $n }
    .note = Puede cambiar de bando.
diagram-capture-not = Coste de reclutamiento { $n } o más
    .note = Demasiado grande.
diagram-shield = Un ataque a la torre
    .note = Solo da al escudo.
diagram-shield-build = Reclutar y acciones
    .note = No tocan la torre, tampoco las de su dueño.
diagram-shield-falls = Cae el escudo
    .note = A las eliminadas de la Tienda. La torre vuelve a poder atacarse y crecer.
diagram-secret-hidden = Oculto
    .note = Las manos, el orden de los mazos, los eventos por venir.
diagram-secret-open = A la vista
    .note = Plataformas, poderes, descartes, pilas de eliminadas y lo que compra cada uno.
diagram-secret-own = Tu propio mazo
    .note = Míralo cuando quieras, por orden alfabético.
diagram-secret-flip = Lo que se elige ante un Efecto al revelar
    .note = Es secreto hasta que todos han respondido.
diagram-order-draw = Roba cartas
diagram-order-play = Juega el resto
diagram-order-attack = Ataca
diagram-order-recruit = Recluta
diagram-order-buy = Compra
diagram-order-shield = Pon el escudo
