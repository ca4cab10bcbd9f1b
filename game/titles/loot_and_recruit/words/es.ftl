title-tagline = Apila tus goblins
title-about =
    Juega cartas para tener Botín, Reclutamiento y Ataque; compra otras mejores y recluta goblins.
    Apílalos en tus tres plataformas y derriba las pilas de tus rivales.
    Cuenta lo que siga en pie al acabar la Mañana, el Día y la Clausura.

## What the rules say

# Asks. {name} the player or players who are asked; {event}, {card} names; {attacker}, {target} players; {platform} 1 to 3;
# {attacks} attacks left; {vp} as `amount.vp` says; {max} the highest Recruit Cost; {n} as the effect says.
ask-flip-choice = { $event }: ¿aceptas la oferta?
    .opening-ceremony = { $event }: ¿barajas tu mano en tu mazo y robas otra nueva?
    .spring-cleaning = { $event }: ¿eliminas una carta de tu mano y robas otra?
    .early-birds = { $event }: ¿descartas las cartas que quieras y robas otras tantas?
    .swap-meet = { $event }: ¿eliminas una carta de tu mano y ganas otra de un montón?
    .second-helpings = { $event }: ¿descartas una carta y luego robas { $n }?
    .midnight-muster = { $event }: ¿descartas { $n } cartas y pones un Trío problemático en una plataforma?
    .changing-of-the-guard = { $event }: ¿te ofreces para la carta de Jugador inicial?
    .cannot = { $event }: esta vez no hay nada para ti.
    .answered = Ya has elegido. Las respuestas se muestran juntas.
    .first = { $event }. Todos eligen a la vez y en secreto, y las respuestas se muestran juntas. Rechazarla no cuesta nada.
    .waiting = Aún por elegir: { $name }
    .timeout = Si se acaba el tiempo, la rechazas.
ask-turn = Tu turno. Ataques que te quedan: { $attacks }
    .no-attack = Tu turno. En esta ronda no se ataca.
    .no-attacks-left = Tu turno. Ya has atacado.
    .extra = Tu turno. Ataques que te quedan: { $attacks }, cada uno contra un rival al que aún no hayas atacado.
    .last = Tu último turno de la partida. Ataques que te quedan: { $attacks }
    .waiting = Turno de { $name }.
    .stakes = El poder que no uses se pierde.
    .timeout = Si se acaba el tiempo, tu turno termina.
ask-heckle = Elige una plataforma rival para abuchearla, o ninguna: { $n } Defensa en ella este turno.
    .waiting = { $name } busca a quién abuchear.
    .timeout = Si se acaba el tiempo, no se abuchea a nadie.
ask-purchase-trash = Elimina una carta de tu mano o de tu descarte, o quédate con todas.
    .waiting = { $name } busca algo que quemar.
    .timeout = Si se acaba el tiempo, no arde nada.
ask-capture = ¿Te llevas a rastras a uno de los goblins caídos? Coste de reclutamiento: { $max } como mucho.
    .waiting = { $name } pasa revista a los caídos.
    .timeout = Si se acaba el tiempo, se eliminan todos.
ask-reaction = ¡{ $attacker } te ataca! El blanco: { $card }, plataforma { $platform }. Caerían: { $vp }
    .shield = ¡{ $attacker } te ataca! El blanco: { $card }, plataforma { $platform }.
    .passed = Dejas que venga. La mecha arde hasta el final de todos modos.
    .attacker = La piedra está en el aire. El blanco: { $card } ({ $target }). ¿Saltará alguien delante?
    .waiting = { $attacker } ataca a { $target }: { $card }, plataforma { $platform }. La mecha arde.
    .stakes = Cuando se consuma la mecha, la piedra cae.
    .open = Puedes dejar pasar el ataque. Si no haces nada, la piedra cae cuando se consuma la mecha.

# Buttons
verb-decline = Rechazar
verb-perform = Hacerlo
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
verb-capture-none = Dejarlos
verb-react = ¡Saltar!
verb-pass = Que venga
verb-pass-open = Dejar pasar
verb-back = Volver

# The log, by kind of cue. {seat}, {target}, {owner}, {attacker}, {winners}, {performed} players by name, never "you"; {card},
# {cards}, {source} names of cards or events; {power} with its n as `amount.*` says, {gained} and {lost} such amounts joined with
# their sign; {vp} as `amount.vp`; {lineup} as `lineup.*`; {towers} "4 + 7 + 0". Variants: `.mine` for whom it concerns; others
# as the nouns say.
log-dealt = { $seat } recibe cartas: { $count }
    .you = Tu mano: { $cards }
log-first-player =
    .setup = La carta de Jugador inicial se sortea: { $seat }
    .leader = El líder toma la carta de Jugador inicial: { $seat }
    .volunteer = Cambia la guardia. La carta de Jugador inicial pasa a { $seat }.
    .volunteer-same = Cambia la guardia y sigue siendo la misma: { $seat }
log-event = Ronda { $round }. { $phase }: { $event }
    .closing = Ronda { $round }, la última: { $event }
log-flip-choices = { $event }. Se apuntan: { $performed }
    .volunteers = { $event }. Se ofrecen: { $performed }
    .nobody = { $event }: no le interesa a nadie.
log-hand-shuffled = { $seat } baraja su mano en su mazo.
log-void = { $seat } llega tarde y no entrega nada. Agotado: { $card }
log-discarded = { $seat } descarta: { $cards }
log-gained = { $seat } gana: { $card }
    .platform = { $seat } pone en la plataforma { $platform }: { $card }
log-trashed = { $seat } elimina de su mano: { $card }
    .discard = { $seat } elimina de su descarte: { $card }
log-turn = Ronda { $round }: turno de { $seat }.
    .you = Ronda { $round }: tu turno.
log-power =
    .event = { $source }: +{ $power }
    .action = { $source }: +{ $power }
    .purchase = Efecto de compra, { $source }: +{ $power }
    .spoils = Recompensa, { $source }: +{ $power }
log-played = { $seat } juega: { $card } ({ $gained })
    .nothing = { $seat } juega: { $card }
log-action = { $seat } usa: { $card }
log-discount =
    .shop = La próxima compra cuesta { $n } menos.
    .goblin = El próximo goblin cuesta { $n } menos.
log-taken = { $seat } rebusca en su descarte: { $card }
log-shielded = { $seat } pone un escudo en la plataforma { $platform }.
log-replaced = Sale de la fila ({ $lineup }): { $card }
log-moved = { $owner }, plataforma { $platform } → { $to }: { $card }
log-heckled = ¡Buu! { $target }, plataforma { $platform }: { $n } Defensa este turno.
log-purchased = { $seat } compra por { $price }: { $card }
    .hand = { $seat } compra por { $price }, a la mano: { $card }
    .deck-top = { $seat } compra por { $price }, encima del mazo: { $card }
log-recruited = { $seat } recluta por { $price }: { $card } (plataforma { $platform })
log-refilled = Llega a la fila ({ $lineup }): { $card }
log-renewed =
    .shop = El mazo de la Tienda se ha acabado. Vuelven barajadas de la pila de eliminadas: { $count }
    .crowd = El mazo de la Multitud se ha acabado. Vuelven barajadas de la pila de eliminadas: { $count }
    .leaving = Fuera de la partida: { $leaving }
log-drawn = { $seat } roba cartas: { $count }
    .you = Robas: { $cards }
log-reshuffled = { $seat } baraja su descarte como mazo nuevo: { $count }
log-attack = { $seat } ataca a { $target }, plataforma { $platform }: { $card }. Ataque gastado: { $defense }; en juego: { $vp }.
    .shield = { $seat } ataca el escudo de { $target }, plataforma { $platform }. Ataque gastado: { $defense }.
    .own = { $seat } apunta a su propia plataforma { $platform }: { $card }. Ataque gastado: { $defense }.
log-negated = ¡{ $card }! { $seat } se interpone y { $attacker } no da a nadie. Se salva: { $target }
log-waved = { $seat } deja pasar el ataque.
log-toppled = Cae, plataforma { $platform } de { $target }: { $cards }
    .shield = Cae el escudo, plataforma { $platform } de { $target }.
log-captured = { $seat } se lleva a su plataforma { $platform }: { $card }
log-scattered = A la pila de eliminadas: { $cards }
    .home = De vuelta a su montón: { $cards }
log-turn-ends = { $seat } termina su turno.
    .lost = Sin usar: { $lost }
log-count =
    .n1 = ¡Los tambores! El primer recuento, al acabar la Mañana.
    .n2 = ¡Los tambores! El segundo recuento, al acabar el Día.
    .n3 = ¡Los tambores! El tercer recuento, y el último.
log-counted = { $seat }: { $towers } = { $count }. Hasta ahora: { $total }
log-result =
    .crowned = La corona cambia de cabeza: { $winners }
    .shared = Un solo trono y varios traseros: { $winners }

# Places of cards, as parts of a sentence
lineup-shop = Tienda
lineup-crowd = Multitud

# Amounts: .1 is for one
amount-loot = { $n ->
        [one] 1 Botín
       *[other] { $n } Botín
    }
amount-recruit = { $n ->
        [one] 1 Reclutamiento
       *[other] { $n } Reclutamiento
    }
amount-attack = { $n ->
        [one] 1 Ataque
       *[other] { $n } Ataque
    }
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
crown-king = Rey goblin
crown-queen = Reina goblin
crown-king-text = ¡Viva el Rey goblin! { $name }
crown-queen-text = ¡Viva la Reina goblin! { $name }
crown-shared-text = ¡Vivan { $names }, y hacedles sitio!
crown-king-who = el Rey goblin { $name }
crown-queen-who = la Reina goblin { $name }
tally-total = Puntuación final
tally-morning = Primer recuento
tally-day = Segundo recuento
tally-closing = Tercer recuento
tally-toppled = Goblins derribados
tally-captured = Llevados a casa
tally-guarded = Piedras detenidas

# Refusals (LNR section 10). `.n` where a number is known: {n} missing, {low} and {high} the limits of a choice
refused-not-your-turn = No es tu turno.
refused-wrong-state = Ahora no.
refused-choice-pending = Termina primero tu elección.
refused-reaction-open = Espera a la reacción.
refused-card-not-in-hand = Esa carta no está en tu mano.
refused-card-not-in-play = Juega primero esa carta.
refused-no-action = Esa carta no tiene una acción que usar.
refused-action-used = Ya has usado esa acción.
refused-action-no-effect = Ahora no serviría de nada.
refused-discard-empty = Tu descarte está vacío.
refused-not-in-discard = Esa carta no está en tu descarte.
refused-slot-empty = Ahí no hay nada a la venta.
refused-need-loot = Te falta Botín.
refused-need-loot-n = Te falta { $n } de Botín.
refused-need-recruit = Te falta Reclutamiento.
refused-need-recruit-n = Te falta { $n } de Reclutamiento.
refused-bad-platform = Esa plataforma no sirve aquí.
refused-platform-shielded = Un Escudero guarda esa pila.
refused-all-shielded = Todas tus plataformas tienen escudo.
refused-attack-forbidden = En esta ronda no se ataca.
refused-no-attacks-left = No te quedan ataques este turno.
refused-bad-target = Eso no es un blanco.
refused-extra-attack-own = Un ataque extra debe ir contra un rival.
refused-same-opponent = Elige un rival al que no hayas atacado este turno.
refused-attack-shield-first = Ataca primero al Escudero.
refused-no-attack-power = No tienes poder de Ataque.
refused-need-attack = Te falta Ataque.
refused-need-attack-n = Te falta { $n } de Ataque.
refused-no-reaction = No puedes reaccionar.
refused-bad-count = Ese no es el número de cartas debido.
refused-bad-count-n = Elige entre { $low } y { $high } cartas.
refused-bad-count-exact = Elige este número exacto de cartas: { $n }
refused-capture-too-big = Ese goblin es demasiado grande para arrastrarlo.
refused-already-answered = Ya has elegido.
refused-stale-ask = Demasiado tarde.
refused-match-over = La partida ha terminado.
refused-not-legal = Eso no se puede hacer ahora.
refused-cannot-resign = Aquí nadie se rinde. Si te vas, un bot sigue por ti.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-malformed = En este juego no hay ninguna jugada así.

## The table on screen

# Labels
paper = El Rumor Real
you = Tú
nobody = Nadie
empty = Vacío
hidden = Oculto
a-card = una carta
rule = Regla { $id }
round = Ronda { $n }
round-of = Ronda { $n } de { $all }
vp = PV
defense = Defensa
platform = Plataforma { $n }
platform-of = Plataforma { $n }: { $name }
list-times = { $n } × { $card }
first-player = Jugador inicial
key-log = Registro

# The seats
plate-hand = Mano: { $n }
plate-deck = Mazo: { $n }
plate-discard = Descarte: { $n }
plate-total = Total { $n }
plate-counted = Contado { $n }
plate-standing = En pie { $n }
plate-turn = Su turno
plate-choosing = Eligiendo
plate-chosen = Ya ha elegido
plate-attacked = Bajo ataque
plate-leader = En cabeza
plate-first = Juega el primer turno de cada ronda.
plate-text = Lo que ves aquí lo ven todos. Las manos y el orden de los mazos siguen ocultos.
plate-bodyguards = Guardaespaldas en mazo o mano: { $n }
plate-bodyguards-none = Ningún Guardaespaldas en mazo o mano
plate-bodyguards-text = Los obtenidos, menos los eliminados, menos los del descarte. Cualquiera podría haber llevado la cuenta.
plate-counts = Recuentos: { $counts }

# Line-ups, piles, decks
market-crowd = La Multitud
market-shop = La Tienda
market-permanent = Siempre a la venta
market-left = Quedan: { $n }
market-sold-out = Agotado
market-slot-empty = Vacío hasta que haya algo que barajar
market-deck-shop = Mazo de la Tienda: { $n }
market-deck-crowd = Mazo de la Multitud: { $n }
market-trash-shop = Eliminadas de la Tienda: { $n }
market-trash-crowd = Eliminadas de la Multitud: { $n }
market-deck-text = Cuando se acaba, se baraja su pila de eliminadas. Las cartas iniciales y permanentes salen entonces de la partida.
market-trash-text = Cartas eliminadas, a la vista de todos.
market-gone = Fuera de la partida: { $n }
market-oldest = La que más tiempo lleva aquí
market-new = Nueva
market-price = Precio { $n }
market-price-was = Precio { $n } en vez de { $was }
market-cheaper = Cuesta { $n } menos

# The pools: {n} and the lines that filled them
pool-loot = Botín
pool-recruit = Reclutamiento
pool-attack = Ataque
pool-loot-text = Paga cartas de la Tienda y cartas permanentes.
pool-recruit-text = Paga goblins, que van a lo alto de tus plataformas.
pool-attack-text = Lanza piedras: un ataque por turno, más con un Sargento.
pool-line = { $source } +{ $n }
pool-line-times = { $times } × { $source } +{ $n }
pool-spent = Gastado –{ $n }
pool-spoils = Recompensa
pool-empty = Nada todavía
pool-attacks = Ataques que quedan: { $n }
pool-attacks-extra = Ataques extra: contra rivales aún no atacados
pool-attacks-none = No quedan ataques
pool-attacks-forbidden = En esta ronda no se ataca
pool-discount-shop = Próxima compra –{ $n }
pool-discount-goblin = Próximo goblin –{ $n }
pool-unused = Se pierde si terminas ahora: { $lost }

# Own cards
hand = Tu mano
hand-empty = Tu mano está vacía.
hand-play-hint = Haz clic o arrastra para jugar
deck = Mazo
deck-mine = Tu mazo: { $n }
deck-of = Mazo de { $name }: { $n }
deck-text = Lo que contiene, por orden alfabético. El orden real está oculto, también para ti.
deck-empty = Vacío: al robar se barajará el descarte.
deck-hidden = La mano y el mazo están ocultos.
discard = Descarte
discard-mine = Tu descarte: { $n }
discard-of = Descarte de { $name }: { $n }
discard-empty = Aquí no hay nada
play = Zona de juego
play-empty = Aún no se ha jugado nada
play-ready = Acción lista
play-used = Acción usada
play-passive = Funciona sola
play-capture = Funciona cuando tu ataque tiene éxito
play-paid = Recompensa cobrada
play-unpaid = La recompensa espera un acierto

# Platforms and towers
tower-empty = Plataforma vacía
tower-sum = { $n } PV
tower-shielded = Con escudo
tower-shielded-text = Los ataques deben ir contra el Escudero. Ni reclutar ni las acciones tocan esta pila.
tower-above = Caerían con él: { $cards }
tower-text = Un ataque se lleva su blanco y todo lo de encima. Lo de debajo se queda.
tower-order = De arriba abajo

# Once something is chosen: what to click next
pick-recruit = { $card }: ¿dónde lo apilas?
pick-recruit-here = APILA AQUÍ
pick-attack = Elige un blanco.
pick-scavenger = Elige una carta de tu descarte.
pick-rubbish-roaster = Elige una carta de tu mano o de tu descarte para quemarla.
pick-shield-bearer = Elige una pila para protegerla.
pick-shield-bearer-here = PROTEGE ESTA
pick-coordinator = Elige un goblin que mover, de quien sea.
pick-coordinator-to = { $card }: ¿a qué otra plataforma? ({ $name })
pick-coordinator-here = MUÉVELO AQUÍ
pick-crowd-barker = Elige una carta de la Multitud para cambiarla, o ninguna.
pick-crowd-barker-none = No cambiar ninguna
pick-cancel = Haz clic en otro sitio o pulsa Escape para soltar.
pick-drop = Suéltala en un lugar iluminado.

# An attack in hand
target-spends = Gasta { $defense }, se lleva { $vp }
target-spends-shield = Gasta { $defense }, rompe el escudo
target-left = Ataque que queda después: { $n }
target-window = Un Guardaespaldas puede interponerse: arderá la mecha.
target-no-window = Nadie puede interponerse.
target-own = Tu propia plataforma: sin recompensa, sin captura, sin reacción.

# Purchase and recruit on hover
purchase-left = Botín que queda después: { $n }
purchase-to-discard = Va a tu descarte
purchase-to-hand = Va a tu mano
purchase-to-deck-top = Va encima de tu mazo
recruit-left = Reclutamiento que queda después: { $n }

# The slip of a Flip Effect: {n}, {low}, {high} numbers of cards
flip-heading = Efecto al revelar
flip-secret = Secreto hasta que todos hayan elegido
flip-choose-card = Elige una carta de tu mano.
flip-choose-cards = Elige cartas de tu mano: de { $low } a { $high }
flip-choose-exactly = Elige cartas de tu mano: { $n }
flip-choose-pile = Elige qué ganas a cambio.
flip-choose-platform = Elige una plataforma.
flip-trash = Se elimina: { $cards }
flip-discard = Se descarta: { $cards }
flip-gain = Ganas: { $card }
flip-muster = A la plataforma { $platform }: { $card }
flip-cannot-empty = Todos los montones que hacen falta están vacíos.
flip-cannot-cards = Tienes muy pocas cartas para eso.
flip-cannot-shielded = Todas tus plataformas tienen escudo.

# Choices in a turn
choice-capture = Los caídos
choice-capture-chosen = { $card }: ¿a qué plataforma?
choice-capture-too-big = Demasiado grande para arrastrarlo: { $max } como mucho

# The fuse
fuse = La mecha arde
fuse-seconds = { $n } s
fuse-react = El Guardaespaldas se descarta y robas una carta.
fuse-pass-small = Nadie lo sabrá
fuse-wave-small = Todos lo ven; se acaba la espera

# The event and the track
event-now = Esta ronda
event-past = Eventos pasados
event-none = La fiesta aún no ha empezado.
event-phase = { $phase }, { $n } de { $all }
event-next = Después: { $phase }
event-count = Recuento tras esta ronda
track-text = Los dorsos muestran la fase, no el evento. Una estrella: tras esa ronda hay recuento.
track-ahead = Por venir: { $n }

# Counts, totals and the end
count-1 = El primer recuento
count-2 = El segundo recuento
count-3 = El tercer recuento
count-sum = { $towers } = { $n }
count-gains = +{ $n }
score-total = Total parcial { $n }
over-heading = La coronación
over-tie-third = Empate a { $n }: decide el mayor tercer recuento (LNR-9.6).
over-tie-second = Empate a { $n }, también en el tercer recuento: decide el mayor segundo recuento (LNR-9.6).
over-tie-shared = Empate a { $n } y en los dos últimos recuentos: comparten el trono (LNR-9.6).
over-hands = Manos y mazos, boca arriba
over-unused = Eventos que se quedaron en la caja

# Inspector
inspect-defense = Defensa { $n }
inspect-printed = Impreso { $n }
inspect-minimum = Nunca menos de { $n }
inspect-rulings = Aclaraciones
inspect-hidden = Boca abajo
inspect-hidden-text = Solo lo sabe su dueño.
reason-event = { $source }: { $n }
reason-heckler = Abucheo: { $n }
ruling-catapult = Con 4 o 5 jugadores su recompensa es mayor: cada acierto ayuda también a los que miran.
ruling-bombardier = Cuenta todas las demás cartas de tu zona de juego que dan Ataque, otros Bombarderos incluidos. El Ataque de un evento no es una carta.
ruling-sergeant = Funciona también después de tu primer ataque. Nunca dos veces contra el mismo rival, nunca contra tu propia plataforma.
ruling-bodyguard = Solo reacciona desde la mano. Jugado en tu turno da Reclutamiento y se va con las demás cartas.
ruling-shield-bearer = Cuenta 0 puntos. Tampoco tú puedes construir encima; con un ataque propio puedes quitarlo de en medio.
ruling-scavenger = Una carta comprada este turno ya está en el descarte, así que se puede recoger y jugar.
ruling-coordinator = No mueve nada entre jugadores ni es un ataque. Los goblins que estaban encima bajan.
ruling-press-ganger = Se ofrece solo cuando tu ataque a un rival tiene éxito. El goblin capturado ni se elimina ni se recluta.
ruling-rubbish-roaster = Recién comprado, puede quemarse a sí mismo. A las cartas de tu zona de juego no llega.
ruling-haggler = Comprado, va a tu mano: juégalo ya. Si el precio se queda en 1, el resto del descuento se pierde.
ruling-crowd-barker = Ves qué carta llega antes de gastar el descuento.
ruling-heckler = El abucheo cae sobre la plataforma, no sobre las cartas: el goblin que sale de ella se libra y el que entra lo sufre.
ruling-troublesome-trio = Cuando se elimina, vuelve a su montón.
ruling-sack-o-snacks = Si tu mazo está vacío, se baraja en él y puede ser justo la carta que robes.
ruling-spitroast-spear = Está encima de tu mazo: es la próxima carta que robas.
ruling-spoils = La recompensa se cobra una vez por carta y turno, solo por dar a un rival y solo si la carta ya estaba en juego.

# Buttons with what they do
act-play-all = Jugar todo el poder
act-play-all-small = { $gained }
act-play = Jugar: { $card }
act-use = Usar: { $card }
act-purchase = Comprar: { $card }
act-purchase-small = { $n } Botín
act-recruit = Reclutar: { $card }
act-recruit-small = { $n } Reclutamiento
act-attack = Atacar: { $card }
act-attack-small = Gasta { $n }
act-end-turn = TERMINAR TURNO
act-end-turn-small = Sin usar: { $lost }
act-end-turn-clean = No sobra nada
act-undo = Deshacer
act-undo-small = Hasta lo último que se vio
act-hint = Por qué importa
act-skip = Saltar adelante
confirm-end-turn = ¿Terminar el turno?
confirm-end-turn-text = Aún podrías usar: { $what }
confirm-end-turn-cards = cartas en mano: { $n }
confirm-end-turn-actions = acciones: { $cards }
confirm-end-turn-attack = un ataque
confirm-own = ¿Atacar tu propia plataforma?
confirm-own-text = No da recompensa. Las cartas caen igual.

# Why something is dim
why-not-asked = Ahora no se te pregunta nada.
why-waiting = Ya has elegido. Los demás siguen eligiendo.
why-not-your-turn = Es el turno de { $name }.
why-reaction = La piedra está en el aire. Espera a que caiga.
why-choice = Termina primero tu elección.
why-choose-card = Elige antes una carta.
why-choose-pile = Elige antes un montón.
why-choose-platform = Elige antes una plataforma.
why-too-many = Como mucho { $n }.
why-too-few = Como mínimo { $n }.
why-no-undo = Se vio algo nuevo o voló una piedra: eso ya no se deshace.
why-playing = La mesa aún está en ello.

# Big words of a moment
banner-your-turn = ¡Tu turno!
banner-final = ¡La ronda final!
banner-toppled = ¡DERRIBADO!
banner-toppled-loss = –{ $n } PV
banner-shield = ¡Escudo roto!
banner-negated = ¡GUARDAESPALDAS!
banner-waved = Dejado pasar
banner-captured = ¡Reclutado a la fuerza!
banner-heckled = ¡BUU!
banner-shielded = ¡Con escudo!
banner-discount = –{ $n }
banner-first-player = Jugador inicial: { $name }

# The first time a player meets an ask: why it matters
hint-count = Este recuento queda escrito, y eso ya no lo derriba nadie.

# The newcomer's next legal thing to do
aid-turn-play = Ahora: juega tus cartas; lo que guardes se descarta.
aid-turn-action = Tienes una acción lista en tu zona de juego: { $card }
aid-turn-attack = Ahora: lanza una piedra a un blanco iluminado.
aid-turn-recruit = Ahora: recluta un goblin iluminado y elige una plataforma.
aid-turn-purchase = Ahora: compra una carta iluminada para tu mazo.
aid-turn-shield = El escudo, al final: encima no podrás construir.
aid-turn-end = Ahora: termina el turno. Luego robas una mano nueva.
aid-flip-choice-choose = Ahora: elige lo que haga falta y pulsa el botón, o recházalo.
aid-flip-choice-decline = Ahora: recházalo. No te ayudaría.
aid-heckle-choose = Ahora: haz clic en la torre que quieras atacar.
aid-purchase-trash-choose = Ahora: haz clic en tu carta más floja.
aid-capture-choose = Ahora: haz clic en un goblin y luego en una plataforma tuya.
aid-reaction-choose = Si tienes un Guardaespaldas, es el momento. Si no, mira la mecha.
aid-danger-last = Cuidado: en la ronda final lo que compres ya no se jugará. Recluta goblins.

# The codex
codex-loot = Cartas de Botín
codex-recruit = Cartas de Reclutamiento
codex-attack = Cartas de Ataque
codex-hybrid = Cartas híbridas
codex-action = Cartas de Acción
codex-goblin = Goblins
codex-event = Eventos
codex-term = Palabras de las cartas
codex-card = Coste { $cost } · copias { $copies }
codex-goblin-row = Coste { $cost } · Defensa { $defense } · { $vp } PV · copias { $copies }


## Cards

card-money-bag = Bolsa de monedas
    .text = +1 Botín.
    .flavour = Casi todo botones; algunos, redondos.
card-table-scraps = Sobras de la mesa
    .text = +1 Reclutamiento.
    .flavour = Aún calientes, si las arrimas a un fuego.
card-box-o-shinies = Caja de brillitos
    .text = +3 Botín.
    .flavour = Ninguno vale nada, y todos brillan.
card-pile-o-chow = Montón de papeo
    .text = +3 Reclutamiento.
    .flavour = Nadie pregunta qué es lo que cruje.
card-catapult = Catapulta
    .text = +3 Ataque. Recompensa: +1 Reclutamiento (+2 con 4 o 5 jugadores).
    .flavour = Apuntar es opcional. El entusiasmo, no.
card-mountain-o-gold = Montaña de oro
    .text = +5 Botín.
    .flavour = Se ruega no escalar. Resbala.
card-banquet-o-boar = Banquete de jabalí
    .text = +5 Reclutamiento.
    .flavour = Al jabalí le dijeron que era el invitado de honor.
card-cannon = Cañón
    .text = +5 Ataque. Recompensa: +4 Reclutamiento.
    .flavour = Cargar, encender, correr, en el orden que prefieras.
card-sack-o-snacks = Saco de tentempiés
    .text = +2 Botín, +2 Reclutamiento. Efecto de compra: roba 1 carta.
    .flavour = El fondo del saco también se come.
card-plunder-sled = Trineo de saqueo
    .text = +2 Botín, +2 Ataque. Recompensa: +2 Botín.
    .flavour = No hace falta nieve. Basta una cuesta y un goblin escandaloso.
card-spitroast-spear = Lanza de asador
    .text = +2 Reclutamiento, +2 Ataque. Recompensa: +1 Reclutamiento. Efecto de compra: pon esta carta encima de tu mazo.
    .flavour = Cena en una punta, problemas en la otra.
card-bombardier = Bombardero
    .text = +2 Ataque. Recompensa: +3 Reclutamiento. Acción: +1 Ataque por cada otra carta con poder de Ataque en tu zona de juego.
    .flavour = Cuenta atrás desde tres porque le quedan tres dedos.
card-sergeant = Sargento
    .text = +3 Ataque. Recompensa: +4 Reclutamiento. Continuo: 1 ataque más este turno, contra un rival al que aún no hayas atacado.
    .flavour = Ascendido por gritar dos veces lo mismo.
card-bodyguard = Guardaespaldas
    .text = +2 Reclutamiento. Reacción: si un rival te ataca, descarta esta carta de tu mano para anular el ataque y roba 1 carta.
    .flavour = Cobra por moratón.
card-shield-bearer = Escudero
    .short = Escudo
    .text = Acción: ponla sobre una pila tuya. Los ataques deben ir contra ella (Defensa 6); ni reclutar ni las acciones afectan a la pila.
    .flavour = El escudo es una puerta. La casa ya se ha dado cuenta.
card-scavenger = Carroñero
    .text = +1 Botín. Acción: pon en tu mano 1 carta de tu descarte.
    .flavour = La basura de un goblin es el tesoro del mismo goblin, más tarde.
card-coordinator = Coordinador
    .text = +2 Reclutamiento. Acción: mueve 1 goblin de cualquier jugador a lo alto de otra plataforma de ese jugador.
    .flavour = Tiene una carpeta. No sabe leerla. La agita muy bien.
card-errand-runt = Recadero
    .text = Acción: roba 2 cartas.
    .flavour = Siempre vuelve con algo. Nunca con lo que pediste.
card-press-ganger = Reclutador forzoso
    .text = +2 Ataque. Acción: si tu ataque a un rival tiene éxito, pon en tu plataforma 1 goblin eliminado (coste de reclutamiento 7 o menos).
    .flavour = Tú tienes cara de voluntario.
card-rubbish-roaster = Tostador de basura
    .text = +1 Botín. Acción y efecto de compra: elimina hasta 1 carta de tu mano o de tu descarte.
    .flavour = Todo arde si crees en ello.
card-haggler = Regateador
    .text = +1 Botín. Acción: tu próxima compra de este turno cuesta 2 menos. Efecto de compra: pon esta carta en tu mano.
    .flavour = Llora por el precio y se ríe a la vuelta de la esquina.
card-crowd-barker = Voceador
    .text = +1 Reclutamiento. Acción: puedes cambiar 1 carta de la Multitud; tu próximo goblin este turno cuesta 2 menos. Efecto de compra: +2 Reclutamiento.
    .flavour = Pasen y suban, y suban, y suban.
card-heckler = Abucheador
    .text = +1 Ataque. Acción: roba 1 carta; puedes elegir una plataforma rival: sus goblins tienen -2 Defensa este turno.
    .flavour = Buu es una frase completa.
card-troublesome-trio = Trío problemático
    .short = Trío
    .text = Coste de reclutamiento 3. Defensa 2. 1 punto de victoria.
    .flavour = Dos empiezan y el otro culpa a las gallinas.
card-dastardly-duo = Dúo ruin
    .short = Dúo
    .text = Coste de reclutamiento 2. Defensa 2. 1 punto de victoria.
    .flavour = El doble de plan, la mitad de cerebro.
card-stubborn-stumps = Tocones tercos
    .short = Tocones
    .text = Coste de reclutamiento 4. Defensa 6. 1 punto de victoria.
    .flavour = Les pidieron que se movieran en primavera. Es otoño.
card-quarrelsome-quartet = Cuarteto pendenciero
    .short = Cuarteto
    .text = Coste de reclutamiento 4. Defensa 4. 3 puntos de victoria.
    .flavour = Están de acuerdo en una cosa: ha sido él.
card-brickheaded-bouncers = Porteros cabeza de ladrillo
    .short = Porteros
    .text = Coste de reclutamiento 5. Defensa 8. 2 puntos de victoria.
    .flavour = Llama, y te devuelven el golpe.
card-quirky-quintet = Quinteto estrafalario
    .short = Quinteto
    .text = Coste de reclutamiento 5. Defensa 5. 4 puntos de victoria.
    .flavour = Cinco sombreros y un solo resfriado.
card-gob-o-goblins = Pegote de goblins
    .short = Pegote
    .text = Coste de reclutamiento 6. Defensa 6. 4 puntos de victoria.
    .flavour = Nadie sabe cuántos son. Se han pegado.
card-scruffy-six = Sexteto andrajoso
    .short = Sexteto
    .text = Coste de reclutamiento 6. Defensa 5. 5 puntos de victoria.
    .flavour = Se lavaron una vez, en grupo, por accidente.
card-pint-sized-pack = Manada de bolsillo
    .short = Manada
    .text = Coste de reclutamiento 7. Defensa 5. 6 puntos de victoria.
    .flavour = Tan pequeños que caben, tan ruidosos que importan.
card-scheming-septet = Septeto intrigante
    .short = Septeto
    .text = Coste de reclutamiento 7. Defensa 8. 5 puntos de victoria.
    .flavour = Siete planes secretos para ser el octavo.
card-ornery-octet = Octeto gruñón
    .short = Octeto
    .text = Coste de reclutamiento 8. Defensa 6. 7 puntos de victoria.
    .flavour = Ocho rencores en perfecta armonía.
card-noisy-nonet = Noneto ruidoso
    .short = Noneto
    .text = Coste de reclutamiento 9. Defensa 8. 8 puntos de victoria.
    .flavour = El tambor es un cubo. El cubo está lleno.
card-teetering-ten = Los diez tambaleantes
    .short = Diez
    .text = Coste de reclutamiento 10. Defensa 9. 9 puntos de victoria.
    .flavour = No estornudes. Ni se te ocurra pensar en pimienta.
card-royal-rabble = Chusma real
    .short = Chusma
    .text = Coste de reclutamiento 11. Defensa 11. 10 puntos de victoria.
    .flavour = Han traído su propia alfombra, más o menos roja.
card-first-player = Jugador inicial
    .text = Quien la tiene juega el primer turno de cada ronda.
    .flavour = Pegajosa por un lado. Nadie dice por qué.

## Events

event-opening-ceremony = Ceremonia de apertura
    .text = Bonificación: sin ataques; jugador inicial +1 Botín. Efecto al revelar: puedes barajar tu mano en tu mazo y robar 5 cartas.
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
    .flavour = Una cola no es más que una pila tumbada.
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
    .text = Bonificación: los goblins de las plataformas tienen -1 Defensa.
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
    .text = Bonificación: el líder toma la carta de Jugador inicial; +2 Reclutamiento al empezar cada turno. Es la ronda final.
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
    .text = Paga este turno cartas de la Tienda y cartas permanentes.
term-recruit-power = Reclutamiento
    .text = Paga goblins este turno.
term-attack-power = Ataque
    .text = Debe alcanzar la Defensa del goblin atacado.
term-loot-cost = Coste de botín
    .text = Lo que cuesta comprar la carta.
term-recruit-cost = Coste de reclutamiento
    .text = Lo que cuesta reclutar al goblin.
term-defense = Defensa
    .text = El Ataque que hace falta para derribar la carta y todas las de encima.
term-victory-point = Punto de victoria
    .text = Se cuenta tres veces: tras la Mañana, tras el Día y al final.
term-spoils = Recompensa
    .text = Se cobra una vez por turno, cuando tu ataque a un rival tiene éxito.
term-passive = Continuo
    .text = Funciona sola mientras la carta está en tu zona de juego.
term-action-word = Acción
    .text = Se usa una vez, en cualquier momento del turno en que juegas la carta.
term-purchase-effect = Efecto de compra
    .text = Ocurre en cuanto compras la carta.
term-reaction = Reacción
    .text = Se puede usar desde la mano en el turno de un rival.
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
term-stack = Pila
    .text = Una plataforma con al menos una carta.
term-shield = Escudo
    .text = Los ataques deben ir contra el escudo; ni reclutar ni las acciones afectan a su pila.
term-running-total = Total parcial
    .text = Tus recuentos hasta ahora más los puntos que hay en tus plataformas.
term-leader = Líder
    .text = Quien tiene el mayor total parcial.
term-first-player = Carta de Jugador inicial
    .text = Quien la tiene juega el primer turno de cada ronda.
term-shop = Tienda
    .text = Cinco cartas que se compran con Botín.
term-crowd = Multitud
    .text = Cinco goblins que se pueden reclutar.
term-permanent = Cartas permanentes
    .text = Cuatro montones siempre a la venta.
term-play-area = Zona de juego
    .text = Las cartas que has jugado este turno.
term-deck = Mazo
    .text = Tus cartas boca abajo. Cuando se acaba, se baraja en él tu descarte.
term-discard-pile = Descarte
    .text = Cartas jugadas, descartadas y compradas; a la vista de todos.
term-trash-pile = Pila de eliminadas
    .text = Cartas eliminadas: una pila para goblins y otra para las demás.

## Lobby options

option-event-deck = Mazo de eventos
    .about = El mazo rápido tiene menos eventos de mañana, día y noche.
    .value-standard = Normal, 14 rondas
    .value-quick = Rápido, 9 rondas
option-turn-clock = Reloj de turno
    .about = Cuánto puede durar un turno.
    .value-0 = Sin límite
    .every = { $n } segundos
option-reaction-window = Ventana de reacción
    .about = Cuánto arde la mecha mientras un Guardaespaldas puede intervenir.
    .value-0 = Sin límite
    .every = { $n } segundos
option-reaction-mode = Cuándo se abre la ventana
    .about = Si los ataques esperan una reacción y si quien los recibe puede dejarlos pasar.
    .value-public-test = Si puede haber un Guardaespaldas
    .value-open-pass = Igual, y se puede dejar pasar a la vista
    .value-always = En cada ataque
option-reaction-min-vp = Mínimo para la ventana
    .about = Los ataques que quiten menos puntos de victoria no se pueden anular.
option-closing-first = Primero en la ronda final
    .about = Quién juega primero en la Ceremonia de clausura.
    .value-leader = Quien va en cabeza
    .value-holder = Quien tenga la carta de Jugador inicial
option-market-noise = Mercado inquieto
    .about = Cada ronda se sustituye la carta más antigua de las dos filas.
option-bot-style = Gusto de los bots
    .about = Qué prefieren los jugadores de la máquina. Cualquiera: cada uno sortea el suyo en secreto.
    .value-any = Cualquiera
    .value-balanced = De todo un poco
    .value-rush = Goblins primero
    .value-raider = Pedradas
    .value-engine = Dinero y acciones
option-running-totals = Totales parciales
    .about = Mostrar los puntos de todos hasta ahora, no solo los recuentos.

## Lesson

lesson-show = El mejor espectáculo gana el trono
    .text = Apila goblins en tus tres plataformas, tan alto como aguanten los nervios. Tres veces redoblan los tambores y todos cuentan los puntos de victoria que siguen en pie. Los tres recuentos juntos son la puntuación; la más alta se corona.
lesson-flip = La oferta del evento
    .text = Cada ronda muestra un evento, y algunos hacen una oferta a todos antes del primer turno. Se elige en secreto y a la vez; rechazarla no cuesta nada.
lesson-play = Juega tus cartas
    .text = Es tu turno. Pulsa una carta de tu mano: da su poder al momento. Las monedas son Botín, los muslos Reclutamiento, las bombas Ataque. Lo que no juegues se descarta al final del turno, así que juégalas todas.
lesson-spend = Gasta lo que tienes
    .text = Con Botín compras cartas de la Tienda: van a tu descarte y llegan a tu mano más tarde. Con Reclutamiento contratas goblins de la Multitud: van directos a una de tus plataformas. Lo que puedes pagar brilla. Un clic elige y otro paga; arrastrar hace las dos cosas.
lesson-end = Termina el turno
    .text = Cuando no puedas pagar nada más, termina tu turno: lo jugado va al descarte y robas cinco cartas nuevas. Cuando el mazo se vacía, el descarte pasa a ser el mazo, con todo lo que has comprado.
lesson-others = Los turnos de los demás
    .text = Mira sus torres: el escudo del cartel es la Defensa del goblin y la estrella, sus puntos de victoria. Todo lo que ves ahí puede caer con tus piedras.
lesson-recruited = Ya están en la plataforma
    .text = Sus puntos de victoria cuentan mientras sigan en pie. Pero recuerda: quien acierta a un goblin derriba también a todos los que tiene encima. Tres torres bajas son más seguras; una alta ocupa menos sitio.
lesson-attack = Lanza piedras
    .text = Si tienes tanto Ataque como la Defensa de un goblin, puedes acertarle, una vez por turno: púlsalo en la torre de otro y luego otra vez. Cae, y caen todos los de encima. Algunas de tus cartas pagan Recompensa por un acierto. El atacado puede tener un Guardaespaldas.
lesson-fuse = Viene una piedra
    .text = Te atacan. Mientras arde la mecha puedes reaccionar con un Guardaespaldas, si tienes uno. Todos ven la misma mecha el mismo tiempo, tengas lo que tengas.
lesson-count = Han redoblado los tambores
    .text = Se contó y se apuntó lo que estaba en pie. Volverá a contar en el próximo recuento si sigue ahí: construye pronto y mira qué podrías derribar del que va en cabeza.

## Rulebook

rulebook-goal = El objetivo
    .text =
        El viejo Rey goblin se jubila, y el trono será para quien monte el mejor espectáculo. Cada jugador tiene <b>tres plataformas estrechas</b> y apila goblins en ellas, tan alto como aguanten los nervios.
        Tres veces redoblan los tambores y todos cuentan los puntos de victoria (PV) que siguen en pie: tras la Mañana, tras el Día y al final del todo. <b>Los tres recuentos juntos son tu puntuación final</b>; quien más tenga se lleva la corona.
        Tus cartas dan tres poderes: el <b>Botín</b> paga cartas mejores, el <b>Reclutamiento</b> paga goblins y el <b>Ataque</b> lanza las piedras que derriban torres ajenas.
rulebook-table = Lo que hay en la mesa
    .text =
        Empiezas con diez cartas: cuatro Bolsas de monedas, cuatro Sobras de la mesa, una Caja de brillitos y un Montón de papeo. Robas cinco; las demás son tu mazo.
        <b>La Tienda</b> muestra cinco cartas que cuestan Botín; <b>la Multitud</b>, cinco goblins que cuestan Reclutamiento. Cada hueco se llena al momento desde su mazo. Al lado hay cuatro <b>montones permanentes</b>, siempre a la venta mientras queden: Caja de brillitos, Montón de papeo, Catapulta y Trío problemático.
        Tus cartas dan vueltas: <b>mano, zona de juego, descarte, mazo</b>, y otra vez a la mano. Si tu mazo está vacío y debes robar, el descarte se baraja y pasa a ser el mazo. Lo que está en tu zona de juego no se baraja.
rulebook-turn = Tu turno
    .text =
        Haz tantas cosas como quieras y <b>en cualquier orden</b>: jugar cartas, usar acciones, comprar, reclutar, atacar. Una carta jugada da su poder al momento, y todo el poder de un mismo tipo se suma.
        <b>Ejemplo.</b> Dos Bolsas de monedas y una Caja de brillitos suman 5 de Botín. Una Catapulta cuesta 4; con el 1 que queda no se compra nada.
        Luego termina el turno: lo que jugaste y lo que guardaste va al descarte, <b>el poder sin usar se pierde</b> y robas hasta tener cinco cartas. Así que no guardes nada: jugar una carta no cuesta nada. Si se acaba el reloj, el turno termina solo.
rulebook-action = Acciones y recompensas
    .text =
        Una <b>Acción</b> queda lista al jugar su carta. Úsala cuando quieras en ese mismo turno, una vez. Se hace entera, en el orden de su texto; si solo es posible una parte, se hace esa parte, y una acción que no serviría de nada sigue lista.
        Los textos <b>continuos</b> funcionan solos mientras la carta está en tu zona de juego. También la <b>Recompensa</b>: cuando tu ataque a un rival tiene éxito, cobra cada carta con Recompensa de tu zona de juego, una vez por turno cada una.
        <b>Ejemplo.</b> Con un Sargento y un Cañón en juego aciertas a un goblin rival: 4 + 4 de Reclutamiento. Un segundo acierto en el mismo turno ya no da nada.
rulebook-purchase = Comprar
    .text =
        Paga el Coste de botín de una carta de la Tienda o de un montón permanente y va a <b>tu descarte</b>: la robarás tras el próximo barajado. Compra mientras te quede Botín.
        <b>Los descuentos se suman</b>, pero ningún precio baja de 1. El de un Regateador o un Voceador es solo para la próxima carta que encaje y acaba con el turno.
        <b>Ejemplo.</b> Un Cañón cuesta 6. El Festival de gangas resta 1 y un Regateador 2: cuesta 3; la carta siguiente solo tiene lo del Festival.
rulebook-trash = Efectos de compra y eliminar
    .text =
        Un <b>Efecto de compra</b> ocurre en cuanto has comprado la carta. Unas roban, otras van directas a tu mano o encima de tu mazo, y el Tostador de basura puede quemar una carta de tu mano o de tu descarte, incluso a sí mismo.
        <b>Eliminar</b> no es descartar: la carta te deja para siempre y va a una pila de eliminadas, los goblins a la de la Multitud y las demás a la de la Tienda. Solo el Trío problemático vuelve a su montón.
        Si el mazo de la Tienda o de la Multitud está vacío y hace falta una carta, su pila de eliminadas se baraja como mazo nuevo; <b>las cartas iniciales y permanentes salen entonces de la partida</b>. Tus Bolsas de monedas no volverán a perseguirte.
rulebook-recruit = Reclutar y apilar
    .text =
        Paga el Coste de reclutamiento de un goblin de la Multitud, o de un Trío problemático de su montón, y salta al momento <b>a lo alto de una de tus plataformas</b>. La altura no tiene límite; la prudencia, sí. Recluta mientras te quede Reclutamiento.
        <b>Ejemplo.</b> Con 8 de Reclutamiento puedes tomar un Octeto gruñón (coste 8), 7 PV, o un Quinteto estrafalario y un Trío problemático (5 + 3), 4 + 1 PV en dos plataformas: una sola piedra se lleva menos.
        Un goblin se queda en su sitio hasta que alguien lo ataca o lo mueve. El <b>Coordinador</b> mueve un goblin, tuyo o de otro, a lo alto de otra plataforma del mismo jugador; los de encima bajan y no se pierde nada.
rulebook-attack = Atacar
    .text =
        Tienes <b>un ataque por turno</b>. Elige un goblin de cualquier plataforma, también tuya; su Defensa no puede superar tu Ataque. Gastas ese Ataque, y <b>el blanco y todo lo de encima</b> se eliminan. Solo importa la Defensa del blanco. Lo de debajo se queda.
        <b>Ejemplo.</b> Una torre, desde abajo: Noneto ruidoso (Defensa 8), Sexteto andrajoso (5), Dúo ruin (2). Con 6 de Ataque no llegas al Noneto. Dale al Sexteto: gastas 5 y te llevas el Sexteto y el Dúo, 5 + 1 PV. Te queda 1 de Ataque.
        Cada <b>Sargento</b> en juego da un ataque más, y cada ataque tras el primero debe ir contra un rival al que no hayas atacado este turno. Atacar tu propia plataforma solo puede ser lo primero, y no da recompensa.
rulebook-defense = Defensa y abucheos
    .text =
        La Defensa de un goblin es la impresa, <b>más o menos</b> lo que le hagan el evento y un Abucheador, y nunca baja de 1. Los eventos solo cambian a los goblins, nunca el escudo de un Escudero.
        Un <b>Abucheador</b> te hace robar una carta; luego puedes elegir una plataforma rival sin escudo, y sus goblins tienen 2 menos de Defensa hasta que acabe tu turno. Cae sobre la plataforma: el goblin que llega lo sufre y el que se va se libra.
        <b>Ejemplo.</b> Un Septeto intrigante (Defensa 8) en una plataforma abucheada tiene 6; con Plataformas tambaleantes tiene 5.
rulebook-reaction = La mecha y el Guardaespaldas
    .text =
        Un <b>Guardaespaldas en la mano</b> de quien recibe el ataque puede saltar: se descarta, el ataque se anula y ese jugador roba una carta. El poder del atacante queda gastado, y el ataque cuenta como hecho.
        La mecha solo arde si puede importar: si el atacado tiene cartas en la mano y ha obtenido más Guardaespaldas de los que están eliminados o en su descarte. Todo eso está a la vista. <b>Arde lo mismo tenga lo que tenga en la mano</b>, y quien deja venir la piedra no se lo dice a nadie.
        <b>Ejemplo.</b> Inés ha obtenido dos Guardaespaldas. Con uno en su descarte la mecha arde: el otro está en su mano o en su mazo. Con los dos en el descarte no hay mecha, y la piedra vuela al momento.
rulebook-capture = El Reclutador forzoso
    .text =
        Cuando tu ataque a un rival tiene éxito y hay un <b>Reclutador forzoso</b> sin usar en tu zona de juego, puedes llevarte a rastras a uno de los goblins que caen, con un Coste de reclutamiento impreso de 7 como mucho. Va a lo alto de una plataforma tuya sin escudo. Los demás se eliminan.
        Un goblin capturado ni se recluta ni se elimina. Cada Reclutador forzoso se lleva a <b>un goblin</b>; si dejas pasar la primera oferta, un segundo ya no pregunta.
        <b>Ejemplo.</b> Caen una Manada de bolsillo (7) y un Octeto gruñón (8). La Manada puede cambiar de bando; el Octeto es demasiado grande.
rulebook-shield = Escudos
    .text =
        La acción de un <b>Escudero</b> lo pone sobre una de tus pilas. Desde entonces los ataques no pueden dar a los goblins de esa pila: deben ir contra el escudo (Defensa 6), y entonces cae solo él, a las eliminadas de la Tienda.
        Ni reclutar ni las acciones tocan una pila con escudo, <b>tampoco las de su dueño</b>: nada entra, nada sale, ni un segundo escudo. Así que protege cuando hayas construido. Si tienes que seguir, tu propio ataque lo quita de en medio.
        Un Escudero cuenta 0 PV, y un Guardaespaldas puede salvarlo.
rulebook-event = Rondas y eventos
    .text =
        Cada ronda empieza con un evento: Ceremonia de apertura, cuatro de la Mañana, cuatro del Día, cuatro de la Noche, Ceremonia de clausura. Luego cada uno juega un turno, en el sentido de las agujas del reloj desde quien tiene la <b>carta de Jugador inicial</b>. La carta no se mueve si no lo dice un evento: la Clausura se la da al líder.
        Una <b>Bonificación</b> vale en todos los turnos de la ronda y no pregunta a nadie. Un <b>Efecto al revelar</b> es una oferta: todos eligen a la vez y en secreto, con todos los detalles; al llegar la última respuesta se muestran juntas y se cumplen por orden de turno.
        Rechazarla no cuesta nada. Si un montón se acaba antes de que te toque, tu elección queda anulada y no entregas nada por ella.
rulebook-count = Los tres recuentos
    .text =
        Al acabar la última ronda de la Mañana, la del Día y tras la ronda final, cada uno apunta los PV de sus tres plataformas. <b>Un recuento ya no cambia</b>: lo que caiga después ya está contado.
        <b>Ejemplo.</b> Una Chusma real (10 PV) en pie desde la Mañana hasta el final se cuenta tres veces: 30 PV en total. Derribada durante el Día, ha dado 10.
        Tu <b>total parcial</b> son tus recuentos hasta ahora más lo que hay en pie. Quien más tiene es el líder; si hay empate, el primero en el sentido de las agujas del reloj, empezando por quien tiene la carta de Jugador inicial.
rulebook-end = La coronación
    .text =
        La <b>Ceremonia de clausura</b> abre la ronda final. Cuando todos han jugado su turno en ella, se hace el tercer recuento y la partida acaba.
        La mayor puntuación final se corona como Rey goblin o Reina goblin. Si hay empate, <b>decide el mayor tercer recuento</b>, luego el mayor segundo; si sigue, comparten el trono.
        Nadie queda fuera y la partida nunca acaba antes: una torre caída es una plataforma vacía, y una plataforma vacía es un sitio donde construir.
rulebook-secret = Lo que está oculto
    .text =
        Están ocultos las <b>manos</b>, el <b>orden de los mazos</b> y los eventos por venir; de estos, el dorso dice la fase. Todo lo demás está a la vista: plataformas, poderes, descartes, pilas de eliminadas, quién compró qué.
        Puedes mirar tu mazo cuando quieras; la lista va por orden alfabético y no dice nada del orden real.
        <b>Lo que se elige ante un Efecto al revelar</b> es secreto hasta que todos han respondido. Y si alguien tiene un Guardaespaldas, nadie lo sabe antes de que salte.
rulebook-options = Opciones y relojes
    .text =
        El anfitrión puede elegir un <b>mazo de eventos rápido</b> (nueve rondas), otros relojes, un mercado inquieto y ocultar los totales parciales. La mecha puede arder en cada ataque, o quien lo recibe puede <b>dejarlo pasar</b> a la vista de todos, lo que ahorra tiempo y revela un poco.
        Si se acaba tu reloj, la elección pendiente toma su respuesta más suave y tu turno termina. Dos veces seguidas, o un minuto fuera (el anfitrión puede elegir al momento, o nunca), y un bot juega por ti hasta que vuelvas; tu sitio, tus cartas y tus puntos siguen siendo tuyos.
        El reloj se para mientras arde la mecha.
rulebook-advice = Consejos de la primera fila
    .text =
        <b>El orden de un buen turno:</b> juega todo lo que roba cartas y luego el resto; ataca, porque las recompensas pagan goblins; recluta; compra; pon el escudo lo último.
        <b>Construye a lo ancho.</b> Mucha Defensa abajo, poca arriba, y mejor tres torres de diez puntos que una de treinta: una piedra se lleva una torre.
        <b>Compra pronto, recluta tarde.</b> Una carta de Botín comprada en las primeras rondas se juega muchas veces; comprada de noche, apenas una. En la ronda final no compres nada: ya no la robarías.
