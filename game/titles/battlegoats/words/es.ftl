title-tagline = Nueve cabras, boca abajo
title-about =
    Coloca boca abajo un héroe y ocho cartas en tres filas de tres.
    Atacad por turnos: gana la fuerza mayor, y la vencedora vuelve a ocultarse.
    Recuerda lo que viste. Gana la última carta en juego.

## What the rules say

# Asks: to the one who decides, to those who wait ({name}: who decides), and what happens when the time is up
ask-draft = Quédate con una carta.
    .waiting = { $name } elige carta.
    .stakes = El resto pasa a tu derecha.
    .timeout = Si se acaba el tiempo, te quedas con la más fuerte.
ask-deploy = Coloca tus nueve cartas y pulsa Listo.
    .laid = Ya están las nueve. Pulsa Listo o intercambia dos.
    .waiting = { $name } coloca sus cartas.
    .stakes = Quien pulse Listo antes elige quién ataca primero.
    .timeout = Si se acaba el tiempo, el resto llena los espacios vacíos.
    .done = Todo listo. Tu campo de batalla está desplegado.
    .how = Arrastra una carta, o púlsala y luego un espacio. Suéltala sobre otra para intercambiarlas.{ $timed ->
            [yes] { " " }Si se acaba el tiempo, el resto se coloca en orden.
           *[no] { "" }
        }
ask-first = Has sido el primero. ¿Quién ataca primero?
    .waiting = { $name } elige quién ataca primero.
    .timeout = Si se acaba el tiempo, atacas primero.
ask-orders = Ataca con una carta o usa antes una orden.
    .waiting = { $name } prepara un ataque.
    .timeout = Si se acaba el tiempo, ataca tu carta más fuerte.
    .plain = Ataca con una de tus cartas.
    .one = Ataca con una carta o usa antes la orden de { $card }.
ask-attack = Ahora ataca con una de tus cartas.
    .waiting = { $name } prepara un ataque.
    .timeout = Si se acaba el tiempo, ataca tu carta más fuerte.
ask-veil = Coloca tus cartas en los mismos espacios, en otro orden.
    .waiting = { $name } se mueve entre la niebla.
    .timeout = Si se acaba el tiempo, el orden no cambia.
    .how = Pulsa dos cartas tuyas para intercambiarlas, las veces que quieras.
ask-sabotage = ¿Intercambias estas dos cartas o las dejas?
    .waiting = { $name } mira dos cartas.
    .timeout = Si se acaba el tiempo, se quedan como están.
ask-dodge = Atacan a { $card }. ¿Aguanta o se aparta?
    .waiting = { $name } puede apartarse.
    .stakes = El ataque va a la carta con la que se cambie.
    .timeout = Si se acaba el tiempo, aguanta.
ask-tattle = { $n ->
        [one] Elige una carta boca abajo para mirarla.
       *[other] Elige { $n } cartas boca abajo para mirarlas.
    }
    .waiting = { $name } elige qué mirar.
    .timeout = Si se acaba el tiempo, ves las primeras.
ask-look = { $n ->
        [one] Elige una carta boca abajo para mirarla.
       *[other] Elige { $n } cartas boca abajo para mirarlas.
    }
    .waiting = { $name } elige qué mirar.
    .timeout = Si se acaba el tiempo, ves la primera carta del siguiente rival.
ask-shout = { $n ->
        [one] Elige una carta rival para ponerla boca arriba.
       *[other] Elige { $n } cartas rivales para ponerlas boca arriba.
    }
    .waiting = { $name } elige qué carta descubrir.
    .timeout = Si se acaba el tiempo, se descubre la primera carta del siguiente rival.
ask-vote = Las últimas cartas cayeron a la vez. ¿Compartís?
    .waiting = { $name } vota.
    .stakes = Basta un voto por caer y no gana nadie.
    .timeout = Si se acaba el tiempo, compartes.

# Phases, rows, spaces
phase-muster = Reclutamiento
phase-draft = Selección
phase-deploy = Despliegue
phase-first = Primer atacante
phase-battle = Batalla
phase-final = Votación final
phase-over = Fin
row-front = Fila delantera
    .low = fila delantera
row-middle = Fila central
    .low = fila central
row-back = Fila trasera
    .low = fila trasera
space-F1 = fila delantera, izquierda
space-F2 = fila delantera, centro
space-F3 = fila delantera, derecha
space-M1 = fila central, izquierda
space-M2 = fila central, centro
space-M3 = fila central, derecha
space-B1 = fila trasera, izquierda
space-B2 = fila trasera, centro
space-B3 = fila trasera, derecha
column-1 = Izquierda
column-2 = Centro
column-3 = Derecha
last-fight = Último combate
thing-card =
    .subject = { $card } ({ $name })
    .subject-you = tu { $card }
    .object = { $card } ({ $name })
    .object-you = tu { $card }
thing-place =
    .subject = { $n ->
            [one] una carta
           *[other] { $n } cartas
        } de la { FORM($row, form: "low") } de { $name }
    .subject-you = { $n ->
            [one] una carta
           *[other] { $n } cartas
        } de tu { FORM($row, form: "low") }
    .object = { $n ->
            [one] una carta
           *[other] { $n } cartas
        } de la { FORM($row, form: "low") } de { $name }
    .object-you = { $n ->
            [one] una carta
           *[other] { $n } cartas
        } de tu { FORM($row, form: "low") }
    .subject-plain = { $n ->
            [one] una carta
           *[other] { $n } cartas
        } de la { FORM($row, form: "low") }
    .object-plain = { $n ->
            [one] una carta
           *[other] { $n } cartas
        } de la { FORM($row, form: "low") }
thing-places = { $cards } del rebaño de { $name }
pile = Descarte
reserve = Reserva

# The power ledger: a label, the number beside it
bonus-printed = Fuerza impresa
bonus-mimic = Copia: { $card }
bonus-set-power = Su fuerza al defender
bonus-own = Su texto
bonus-aura = { $card }, { FORM($space, form: "low") }
bonus-hex = Contra { $card }
bonus-silenced = Silenciada por { $card }
bonus-floor = Nunca menos de 0
bonus-support = Apoyo, de cartas ocultas
bonus-total = Fuerza
compare-wins = GANA
compare-saved = SE SALVA
compare-falls = CAE

# Buttons
verb-pick = Quedarme con esta
verb-ready = Listo
verb-fill = Llenar el resto
verb-clear = Vaciar
verb-attack = Atacar
verb-command = Orden
verb-peek = Mirar
verb-steal = Tomar la carta
verb-raise = Recuperar la carta
verb-veil = Alzar la niebla
verb-shell-game = Trile
verb-swap-enemy = Mirar dos
verb-swap = Intercambiar
verb-leave = Dejarlas
verb-stay = Aguantar
verb-dodge = Apartarse
verb-expose = Poner boca arriba
verb-share = Compartir la victoria
verb-fall = Que caigan todos
verb-resign = Rendirse

# The log: arguments are the nouns of the cue and the phrases of `screen/lines.py`, which are made of `thing-card` and `thing-place`
log-dealt-hero = { $seat } recibe un héroe.
    .you = Recibes al héroe { $card }.
log-dealt = { $seat } recibe { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
log-dealt-packet = { $seat } recibe un montón de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
log-picked = { $seat } se queda con una carta.
    .you = Te quedas con { $card }.
log-packet-passed = { $seat } pasa un montón a { $to }.
log-deploy-open = { $seat } despliega su campo de batalla.
log-ready = { $seat } termina en primer lugar, en { $time } s.
    .soon = { $seat } termina en primer lugar, en menos de { $time } s.
    .late = { $seat } ya ha terminado.
    .one = { $seat } ({ $time } s)
    .one-soon = { $seat } (menos de { $time } s)
    .one-late = { $seat } (al final)
    .all = { $names } ya { FORM($names, form: "person") ->
        [among] habéis
       *[many] han
    } terminado.
    .you = Terminas en primer lugar, en { $time } s.
    .you-soon = Terminas en primer lugar, en menos de { $time } s.
    .you-late = Ya has terminado.
log-battle = Empieza la batalla.
log-photo-finish = ¡Foto finish! { $tied } { FORM($tied, form: "person") ->
        [among] termináis
       *[many] terminan
    } a la vez, y { $seat } gana el sorteo.
    .you = ¡Foto finish! { $tied } termináis a la vez, y tú ganas el sorteo.
log-chooser = { $seat } elige quién ataca primero.
    .you = Eliges quién ataca primero.
log-first-attacker = { $seat } ataca primero.
    .you = Atacas primero.
log-turn = Turno { $turn }. Ataca { $seat }.
log-skipped = { $seat } no puede atacar. Pasa el turno.
    .you = No puedes atacar. Pasa el turno.
log-declared = { $where } ataca { $what }.
log-flip = { $thing } se descubre.
    .forgotten = { $where } se descubre.
log-silenced = { $card } queda en silencio y no puede apartarse.
    .forgotten = Una carta queda en silencio.
log-stays = { $card } aguanta.
    .forgotten = La carta atacada aguanta.
log-dodge = { $card } se aparta. Ahora el ataque va a { $there }.
    .forgotten = La carta atacada se aparta. Ahora el ataque va a { $there }.
log-power = { $thing } tiene fuerza { $total }.
    .forgotten = { $where } tiene fuerza { $total }.
log-compare = { $winner } vence a { $loser } por { $high } a { $low }.
    .tie = { $winner } y { $rival } empatan a { $high }.
    .tie-forgotten = { $winner_place } y { $rival_place } empatan a { $high }.
    .forgotten = { $winner_place } vence a { $loser_place } por { $high } a { $low }.
log-explosion = ¡{ $thing } explota!
    .forgotten = ¡{ $where } explota!
log-stand-in = { $card } recibe el golpe y salva a { $other }.
    .forgotten = { $card } recibe el golpe y salva a { $there }.
log-falls = Cae { $thing }.
log-command = { $seat } usa la orden de { $card }.
    .you = Usas la orden de { $card }.
log-peek = { $seat } mira { $what }.
    .faces = Ves { $faces }.
    .you = Miras { $what }.
log-expose = { $by } descubre { $what }.
log-stolen = { $seat } se lleva { $what }.
    .you = Te llevas { $what }.
log-raised = { $seat } devuelve a { $card } a la { FORM($row, form: "low") }.
    .you = Devuelves a { $card } a la { FORM($row, form: "low") }.
log-veil = La niebla oculta las cartas de { $seat }.
    .you = La niebla oculta tus cartas.
log-shell-game = { $seat } juega al trile con { $what }.
    .swapped = Las has intercambiado.
    .left = Las has dejado donde estaban.
    .you = Juegas al trile con { $what }.
log-swap = { $seat } intercambia { $what }.
    .you = Intercambias { $what }.
log-left-alone = { $seat } deja como están { $what }.
    .you = Dejas como están { $what }.
log-tangle = { $thing } se enreda en la paja.
    .forgotten = { $where } se enreda en la paja.
log-proud = { $thing } se queda boca arriba.
    .forgotten = { $where } se queda boca arriba.
log-settle = { $thing } se oculta de nuevo.
    .forgotten = { $where } se oculta de nuevo.
log-resigned = { $seat } se rinde.
    .you = Te rindes.
log-out = { $seat } queda fuera.
    .you = Quedas fuera.
log-finalists = { $seats } { FORM($seats, form: "person") ->
        [among] perdéis a la vez vuestras
       *[many] pierden a la vez sus
    } últimas cartas.
    .standoff = Nadie puede atacar. { FORM($seats, form: "person") ->
        [among] Los finalistas sois { $seats }
       *[many] Los finalistas son { $seats }
    }.
log-vote =
    .share = { $seat } vota por compartir.
    .fall = { $seat } vota por caer.
    .share-you = Votas por compartir.
    .fall-you = Votas por caer.
log-result =
    .victory = ¡Gana { $winners }!
    .shared = { $winners } { FORM($winners, form: "person") ->
        [among] compartís
       *[many] comparten
    } la victoria.
    .fallen = Caen todos. No gana nadie.
    .victory-you = ¡Has ganado!

# The result
result-victory = El último rebaño en pie
result-shared = Victoria compartida
result-fallen = Cayeron todos
tally-left = Cartas restantes
tally-defeated = Cartas vencidas
tally-attacks-won = Victorias al atacar
tally-defences-won = Victorias al defender
tally-commands = Órdenes usadas
story-counts = cartas restantes, turno a turno
story-turn = Turno
story-change = { $n ->
        [one] carta
       *[other] cartas
    }
story-stamp-compare = ¡Abatida!
story-stamp-out = ¡Fuera!
story-stamp-explosion = ¡Bum!
boast-1 = Nunca miré la fila de atrás. Nadie la mira.
boast-2 = Cuenta los cuernos. Y vuelve a contarlos.
boast-3 = La hierba sabe mejor en prado ajeno.
boast-none = El prado calla. Gana la hierba.

# Refusals
refused-not-your-turn = No es tu turno.
refused-not-in-packet = Esa carta no está en este montón. Elige una de las suyas.
refused-already-picked = Ya has elegido una carta.
refused-layout-incomplete = Coloca antes las nueve cartas.
refused-layout-wrong-cards = Esas no son tus nueve cartas.
refused-already-ready = Tu campo de batalla está listo. Ya no puedes mover cartas.
refused-seat-not-in-battle = Ese jugador no tiene cartas. Elige otro.
refused-no-card-there = Ahí no hay ninguna carta. Elige un espacio con carta.
refused-own-target = Elige una carta rival.
refused-cannot-attack = Esta carta no puede atacar. Elige otra.
refused-out-of-reach = Esta carta no llega hasta esa. Elige una carta iluminada.
refused-too-many-targets = Elige menos objetivos.
refused-same-target-twice = Elige dos cartas distintas.
refused-must-attack = Debes atacar si puedes.
refused-no-command = Esta carta no tiene orden. Ataca con ella o elige otra.
refused-no-command-yet = En el primer turno nadie usa órdenes.
refused-command-spent = Ya has usado esta orden. Ataca o elige otra carta.
refused-one-command-a-turn = Puedes usar una orden por turno. Ahora ataca.
refused-command-no-effect = Esta orden no haría nada ahora. Ataca o elige otra carta.
refused-battlefield-full = No tienes ningún espacio vacío.
refused-space-taken = Ese espacio está ocupado. Elige uno vacío.
refused-too-few-cards = Elige a un jugador con más cartas que tú.
refused-not-face-down = Elige una carta boca abajo.
refused-wrong-card = Aquí no puedes elegir esa carta. Elige una iluminada.
refused-fight-under-way = Espera a que acabe el combate.
refused-malformed = En este juego no hay esa jugada.

## The table on screen

paper = El Balido Diario
empty = Vacío
a-card = una carta
fallen = { $n } caídas
reserve-text = { $n ->
        [one] 1 carta oculta no juega
       *[other] { $n } cartas ocultas no juegan
    }
reserve-open = { $n ->
        [one] 1 carta no jugó. Pulsa para verla
       *[other] { $n } cartas no jugaron. Pulsa para verlas
    }
pile-mine = Tu descarte · { $n }
pile-theirs = Descarte de { $name } · { $n }
pile-name = Descarte de { $name }
pile-empty = Aquí aún no ha caído nada.
piles = Descartes
pairs = Parejas de tu rebaño
pairs-none = Ninguna carta tuya necesita a otra. Pura fuerza, pues.
pairs-ahead = dos cartas delante
pairs-adjacent = cartas adyacentes
pairs-row = su fila
pairs-behind = cartas detrás
pair = { $a } + { $b }
draft-packet = Tu montón: quédate con una de { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
draft-none = Los montones están en camino
draft-kept = Tu héroe y tus elegidas
draft-strip = Elige una, pasa el resto
deploy-strip = Quien pulse Listo antes elige quién ataca
deploy-enemy = Los rivales están por aquí
deploy-tray = Por colocar
deploy-all-laid = Las nueve colocadas
ready-stamp = LISTO
tangled-stamp = ENREDADA
banner-hero = ¡{ $card } guía tu rebaño!
banner-battle = ¡A la batalla!
banner-photo = ¡Foto finish!
banner-first = ¡{ $name } ataca primero!
    .you = ¡Atacas primero!
banner-skipped = { $name } no puede atacar
    .you = No puedes atacar
banner-silenced = ¡{ $card } enmudece!
banner-stays = ¡{ $card } aguanta!
banner-stand-in = ¡{ $card } recibe el golpe!
banner-command = ¡Orden de { $card }!
banner-out = ¡{ $name } queda fuera!
    .you = ¡Quedas fuera!
banner-resigned = { $name } se rinde
    .you = Te rindes
banner-blow = ¡{ $n } de un golpe!
banner-final = Caen a la vez las últimas cartas
banner-result-victory = ¡Gana { $winners }!
    .you = ¡Has ganado!
banner-result-shared = ¡{ $winners } { FORM($winners, form: "person") ->
        [among] compartís
       *[many] comparten
    } la victoria!
banner-result-fallen = ¡No gana nadie!
burst-boom = BUM
step-flip = Voltear
step-power = Fuerza
step-compare = Comparar
step-after = Después
step-shout = Pregón
step-look = Mirada
step-tattle = Chisme
step-settle = Ocultar
ledger-more = y { $n } más
stage-fight = { $a } ataca a { $b }.
stage-back = Ver el combate
hidden-name = Carta boca abajo
hidden-text = Boca abajo. Si la has visto, tienes que recordarla. Aun así, funciona del todo.
empty-name = Espacio vacío
empty-text = Las cartas no se mueven para llenar un hueco. Una carta tras el hueco sigue contando.
status-hidden = { $name }, { $where }
    .you = Tuya, { $where }
status-up = { $name }, { $where }. Boca arriba.
    .you = Tuya, { $where }. Boca arriba.
status-known = { $name }, { $where }. Boca abajo, pero la has visto.
    .you = Tuya, { $where }. Solo la ves tú.
status-tray = Aún sin colocar
status-laid = Colocada: { $where }
status-dragging = Moviendo a: { $where }
status-held = Si la pones aquí: { $where }
mark-spent = Su orden ya se usó.
mark-defeats = Ha vencido a { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
rel-front = delante
rel-behind = detrás
rel-beside = al lado
rel-row = misma fila
own-role-attack = Al atacar
own-role-defend = Al defender
own-row-front = En la fila delantera
own-row-middle = En la fila central
own-row-back = En la fila trasera
own-foe-type-hero = Contra un héroe
own-foe-type-goat = Contra una cabra
own-foe-type-creature = Contra una criatura
own-foe-type-equipment = Contra equipo
own-foe-family-gruff = Contra un Gruff
own-foe-printed-min = Contra una fuerza impresa de { $n } o más
own-foe-face-up = Contra una carta boca arriba
own-self-face-up = Boca arriba
own-adjacent-type-hero = Junto al héroe
own-own-cards-max = Quedan { $n } cartas o menos
own-ally = Con { $card }
own-seen = Se ha visto a { $card }
own-slain = Ha caído { $card }
own-ahead = Cartas delante
own-adjacent = Cartas adyacentes
own-own-discard = Cartas en su descarte
own-enemy-face-up = Cartas rivales boca arriba
own-family = Otros Gruff
own-defeats = Cartas que ha vencido
power-now-both = Al atacar o defender
power-now-attack = Al atacar
power-now-defend = Al defender
power-here-both = Aquí, al atacar o defender
power-here-attack = Aquí, al atacar
power-here-defend = Aquí, al defender
power-against-attack = { $card } atacaría con
power-against-defend = { $card } defendería con
plate-resigned = Se rindió
plate-out = Fuera
plate-ready = Listo · { $time } s
    .soon = Listo · menos de { $time } s
    .late = Listo · al final
plate-laying = Desplegando
plate-laying-mine = Desplegando · { $n } de 9
plate-choosing = Elige
plate-chosen = Ha elegido
plate-turn = Tu turno
plate-their-turn = Ataca
plate-waits = Espera
plate-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
plate-in-play = { $n } en juego · { $what }
track-turn = { $phase } · turno { $n }
track-pick = { $phase } · { $n }/8
ask-target = Elige la carta a la que ataca { $card }.
    .command = Elige a quién ataca { $card } o pulsa Orden.
    .again = { $card } está a punto. Pulsa Atacar o elige otra.
ask-volley = Elige hasta { $n } objetivos para { $card }.
    .more = Elige otro objetivo para { $card } o dispara a uno.
ask-command =
    .steal-0 = ¿Qué carta boca abajo toma { $card }?
    .steal-1 = ¿En qué espacio vacío la pone { $card }?
    .raise-0 = ¿Qué carta devuelve { $card }?
    .raise-1 = ¿En qué espacio vacío la pone { $card }?
    .veil-0 = ¿Ocultas todas tus cartas en la niebla de { $card }?
    .shell-game-0 = Elige dos cartas tuyas. Intercámbialas o déjalas.
    .shell-game-1 = ¿Las intercambias o solo lo finges?
    .swap-enemy-0 = Elige dos cartas de un mismo rival para { $card }.
    .peek-0 = Elige { $n } cartas boca abajo que mirará { $card }.
    .peek-more = Elige otra carta boca abajo para { $card }.
    .set = { $card } está a punto. Pulsa «{ $verb }» o elige otra vez.
raise-heading = ¿Cuál vuelve?
vote-heading = Dos pezuñas
vote-share = Compartir la victoria
vote-fall = Que caigan todos
vote-share-stamp = COMPARTO
vote-fall-stamp = CAIGO
act-close = Cerrar
act-ready-left = Faltan { $n }
act-ready-final = Después no hay cambios
act-fill = Llenar el resto
act-fill-small = Luego puedes cambiar
act-clear-small = Recoge todas las cartas
act-clear-why = Aún no hay nada colocado.
act-keep = Elegir { $card }
act-keep-why = Elige antes una carta.
act-first = Primero { $name }
act-first-or = o pulsa otra placa
act-me = Ataco yo
act-dodge = Apartarse
act-stay-small = o elige con qué carta cambiar
act-name-why = Elige { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
act-veil = Colocarlas
act-veil-small = { $n } movidas
act-vote = Votar
act-vote-why = Elige una de las dos.
act-attack = Atacar a { $card }
act-command = Orden
act-instead = Mejor atacar
act-back = Cancelar
act-chosen = { $n } elegidas
act-targets = { $n ->
        [one] 1 objetivo
       *[other] { $n } objetivos
    }
act-odds = Tu { $a } contra { $b }
odds-hidden = Supera a { $n } de las { $all } ocultas, sin mejoras.
resign-heading = ¿Rendirse?
resign-text = Todas tus cartas van boca arriba a tu descarte y quedas fuera de la partida.
    .early = Tus cartas pasan a la reserva sin que nadie las vea y quedas fuera de la partida.
resign-last = Gana { $name } y la partida acaba aquí.
resign-on = Los demás siguen.
reason = Fuera de alcance
reason-front-row = { $card } solo alcanza filas delanteras. Si están vacías, la siguiente.
reason-column-front = { $card } solo alcanza cartas sin nada delante.
reason-column-back = { $card } solo alcanza cartas sin nada detrás.
why-not-asked = Ya has elegido. Los demás siguen eligiendo.
why-pick-card = Elige antes una carta y luego este espacio.
why-their-turn = Es el turno de { $name }.
why-own-first = Elige antes una carta tuya.
why-own-idle = Esta carta no alcanza a nadie ni le queda ninguna orden.
log-fells = { $winner } vence a { $loser } por { $high } a { $low }. Cae { $fallen }.
    .tie = { $winner } y { $rival } empatan a { $high }. Caen los dos.
    .forgotten = { $winner_place } vence a { $loser } por { $high } a { $low }. Cae { $fallen }.


## Types

type-hero = Héroe
type-goat = Cabra
type-creature = Criatura
type-equipment = Equipo

## Cards

card-alfonso = Alfonso
    .text = Orden: toma una carta boca abajo de un rival con más cartas que tú. Ponla boca abajo en un espacio vacío tuyo.
    .flavour = Él no roba. Recluta: deprisa, a oscuras y sin preguntar.
card-jonas = Jonas
    .text = Cuando ataquen a Jonas, puedes intercambiarlo con otra carta tuya. El ataque va entonces a esa carta.
    .flavour = El sitio más peligroso de toda Cabrilandia es donde Jonas estaba hace un momento.
card-shanelaine = ShanElaine
    .text = Asedio: solo ataca a una carta sin ninguna carta detrás. +2 al atacar.
    .flavour = Sus flechas suben con un balido y bajan con otro muy distinto.
card-queen-nanette = Reina Nanette
    .text = Orden: pon boca abajo en un espacio vacío tuyo una carta de tu descarte, pero no un héroe.
    .flavour = Un indulto real, con el visto bueno de la funeraria.
card-old-grumblehoof = Viejo Gruñepezuña
    .text = +1 por cada carta en tu descarte, hasta +2.
    .flavour = Cada amigo caído es otra batallita que cuenta a cornadas.
card-sable-of-the-veil = Sable del Velo
    .text = Orden: recoge todas tus cartas, también Sable. Ponlas boca abajo en los mismos espacios, en cualquier orden.
    .flavour = Cuando se levantó la niebla, cada centinela era otro.
card-marshal-brindle = Mariscal Pinto
    .text = Tus cabras adyacentes obtienen +1.
    .flavour = Una mirada a la fila y no tiembla ni una rodilla.
card-pikebilly = Piquero Cabrío
    .text = +4 por cada carta directamente delante.
    .flavour = La pica mide cuatro cabras. El valor empieza detrás de la tercera.
card-vanguard-billy = Macho de Vanguardia
    .text = +2 en la fila delantera. +1 al atacar.
    .flavour = El primero en la refriega y el primero en preguntar por dónde se va.
card-tail-end-tess = Tess la Zaguera
    .text = +2 en la fila trasera. +1 al defender.
    .flavour = Ha ganado todas las retiradas que ha dirigido.
card-ringleader = Cabecilla
    .text = +1 por cada carta adyacente.
    .flavour = Solo, una molestia. Acompañado, un movimiento social.
card-crag-hermit = Ermitaño del Risco
    .text = −1 por cada carta adyacente.
    .flavour = Lucha mejor cuando nadie le explica cómo.
card-drumbeard = Barbatambor
    .text = Tus otras cartas de esta fila obtienen +1.
    .flavour = Nadie oye las órdenes, pero nadie pierde el compás.
card-shield-nan = Nana del Escudo
    .text = +1 al defender. Tus cartas directamente detrás obtienen +2 al defender.
    .flavour = Ponte detrás de Nana. Quien no lo hizo es hoy una alfombra.
card-beast-hunter = Cazabestias
    .text = +4 contra criaturas.
    .flavour = Cuando llueve, su capa gruñe.
card-sapper = Zapadora
    .text = +3 contra equipo. No cae por explosiones.
    .flavour = Conserva las cuatro pezuñas, y que conste en acta.
card-cutthroat = Degollador
    .text = +5 contra héroes.
    .flavour = La corona ayuda mucho a apuntar.
card-duelist = Duelista
    .text = +2 contra cabras.
    .flavour = Cuernos al alba, desayuno a y cuarto.
card-honour-guard = Guardia de Honor
    .text = +2 mientras esté adyacente a tu héroe.
    .flavour = El juramento es largo. La alabarda, más.
card-headlong-charger = Embestidor
    .text = +3 al atacar.
    .flavour = El plan tiene un solo paso, y se da corriendo.
card-angora-wall = Muro de Angora
    .text = +4 al defender.
    .flavour = Entraron tres atacantes. Salieron unas manoplas.
card-berserker = Berserker
    .text = −4 al defender.
    .flavour = El escudo estorbaba, así que se lo comió.
card-hawkeye-hilda = Hilda Ojo de Halcón
    .text = +3 contra una carta boca arriba.
    .flavour = Enséñale la cara y ella te enseñará la puerta.
card-strutting-pete = Pete el Presumido
    .text = Tras ganar queda boca arriba. +2 mientras esté boca arriba.
    .flavour = El anonimato es para cabras de barba corriente.
card-heckler = Abucheador
    .text = +2 por cada carta boca arriba de tus rivales, hasta +6.
    .flavour = Tiene un par de notas sobre tu entrada en escena.
card-lookout = Vigía
    .text = Orden: mira dos cartas boca abajo de tus rivales.
    .flavour = Ojos a los lados de la cara, secretos por la comisura.
card-town-crier = Pregonero
    .text = Tras ganar, pon boca arriba una carta boca abajo de un rival.
    .flavour = Se hace saber: tercera tienda por la izquierda.
card-powder-kid = Chivo de Pólvora
    .text = Explota al caer: la otra carta cae también.
    .flavour = Mecha corta, carrera corta, cráter largo.
card-scapegoat = Chivo Expiatorio
    .text = Cuando una carta tuya adyacente fuera a caer, el Chivo Expiatorio cae en su lugar.
    .flavour = Siempre tiene él la culpa, así que al menos que sirva de algo.
card-shell-game-sheila = Sheila la Trilera
    .text = Orden: pon boca abajo dos cartas tuyas (Sheila puede ser una). Intercámbialas en secreto o no.
    .flavour = No pierdas de vista a la cabra. No, a la otra.
card-saboteur = Saboteadora
    .text = Orden: mira dos cartas de un rival. Puedes intercambiarlas.
    .flavour = Movió dos clavijas de una tienda y se acabó el asedio.
card-copygoat = Cabra Copiona
    .text = Su fuerza es la fuerza impresa de la otra carta. +1 al atacar.
    .flavour = Seas lo que seas, ella lo es un poco más.
card-giant-toppler = Tumbagigantes
    .text = +5 contra una carta con fuerza impresa 6 o más.
    .flavour = Por alto que sea, tiene rodillas.
card-little-gruff = Gruff el Pequeño
    .text = +2 por cada otro Gruff en tu campo de batalla.
    .flavour = Espera a mis hermanos, que son mucho más grandes.
card-middle-gruff = Gruff el Mediano
    .text = +1 por cada otro Gruff en tu campo de batalla.
    .flavour = Nadie lo recuerda en ningún cuento, y él lleva la lista.
card-big-gruff = Gruff el Grande
    .text = +1 por cada otro Gruff en tu campo de batalla.
    .flavour = El puente se acuerda de él. El puente aún cojea.
card-trophy-muncher = Tragatrofeos
    .text = +1 por cada carta que ha vencido, hasta +3.
    .flavour = La victoria sabe a hojalata y a cinta.
card-tattletale = Chivato
    .text = Al caer, mira tres cartas boca abajo del jugador contra el que combatió.
    .flavour = Últimas palabras: ah, y otra cosa, detrás del tercer escudo.
card-quiet-monk = Monje Silencioso
    .text = En este ataque, la otra carta solo tiene su fuerza impresa y ninguna habilidad.
    .flavour = Él hizo voto de silencio. Y ahora tú también.
card-last-billy-standing = El Último en Pie
    .text = +2 mientras tengas 4 cartas o menos.
    .flavour = Él se reservaba. Los demás eran la reserva.
card-armored-pig = Cerdo Acorazado
    .text = +5 mientras la Cerdopulta esté en tu campo de batalla.
    .flavour = Panceta templada dos veces.
card-baby-dragon = Bebé Dragón
    .text = +1 si Mamá Dragón ya ha sido vista en esta partida. +2 mientras Mamá Dragón esté en tu campo de batalla.
    .flavour = Adorable, inflamable y llamando a gritos a alguien grande.
card-mama-dragon = Mamá Dragón
    .text = +1 si el Bebé Dragón ya ha caído en esta partida. +2 mientras el Bebé Dragón esté en tu campo de batalla.
    .flavour = Al bebé se le acaricia exactamente una vez.
card-lion = León
    .text = Tras ganar queda boca arriba. −3 al defender boca arriba.
    .flavour = Un león no se esconde. Para eso tiene gente.
card-skunk = Mofeta
    .text = La otra carta obtiene −2.
    .flavour = Vetada en tres tratados y una merienda.
card-bridge-troll = Trol del Puente
    .text = +2 al defender en la fila delantera. −4 contra un Gruff.
    .flavour = Dueño del puente, del peaje y de un mal recuerdo.
card-burrow-badger = Tejón de Madriguera
    .text = +2 en la fila central. +1 por cada carta directamente delante.
    .flavour = En el centro de la fila es donde la tierra está más calentita.
card-night-owl = Búho Nocturno
    .text = Tras ganar, mira una carta boca abajo de un rival.
    .flavour = ¿Quién? Tú. Sí, tú. El de la segunda fila.
card-wolf-in-goats-clothing = Lobo con Piel de Cabra
    .text = También es una cabra. +3 contra cabras.
    .flavour = El balido aún no le sale. El apetito, sí.
card-pig-a-pult = Cerdopulta
    .text = +3 al atacar mientras el Cerdo Acorazado esté en tu campo de batalla.
    .flavour = Devuélvase al remitente. Deprisa. Chillando.
card-double-ballista = Balista Doble
    .text = Asedio: solo ataca la fila delantera. Puede atacar dos cartas a la vez.
    .flavour = El doble de virotes, la mitad de puntería, todo el estruendo.
card-land-mine = Mina Terrestre
    .text = No puede atacar. Explota cuando la atacan: caen ambas cartas.
    .flavour = Si aquí la hierba es más verde, por algo será.
card-glass-cannon = Cañón de Cristal
    .text = Asedio: solo ataca a una carta sin ninguna carta delante. Su fuerza es 1 al defender.
    .flavour = No te apoyes, no le eches el aliento y no te pongas delante.
card-watchtower = Torre de Vigilancia
    .text = Tus cartas adyacentes obtienen +1 al defender.
    .flavour = La hicieron cabras, así que la escalera es opcional.
card-straw-goat = Cabra de Paja
    .text = También es una cabra. No puede atacar. La carta que la vence queda boca arriba.
    .flavour = De lejos, convence. De cerca, está riquísima.

## Lobby options

option-muster = Formar el rebaño
    .about = Quédate con las ocho cartas que recibes, o con una de cada montón y pasa el resto.
    .value-basic = Ocho cartas al azar
    .value-draft = Selección
option-chronicle = Ayudamemoria
    .about = Las cartas ocultas de los rivales que has visto conservan su nombre en tu pantalla.
option-first-attacker = Primer ataque
    .about = Cómo se decide qué jugador ataca primero.
    .value-fastest = El más rápido
    .value-drawn = Uno al azar
option-final-tie = Las últimas caen a la vez
    .about = Qué pasa cuando los últimos jugadores pierden sus últimas cartas a la vez.
    .value-vote = Votan
    .value-share = Comparten la victoria
    .value-fall = No gana nadie
option-pace = Ritmo
    .about = Cuánto duran los límites de tiempo.
    .value-relaxed = Relajado
    .value-normal = Normal
    .value-quick = Rápido
    .value-untimed = Sin límite de tiempo

## Lesson

lesson-guide = El viejo macho
lesson-welcome = Nueve cabras, boca abajo
    .text = Tu rival, Nettle, y tú guiáis cada uno un rebaño de nueve cartas. Las tuyas, en el campo de batalla de abajo, solo las ves tú. Atacáis por turnos. La más fuerte se queda, la más débil cae. Gana el último rebaño en pie.
lesson-attack = A cornadas
    .text = Las dos cartas se descubren y se cuenta su fuerza: el número de la esquina más lo que añaden sus vecinas. Cae la más débil. Si empatan, caen las dos.
    .act1 = Pulsa el Chivato
    .act2 = Pulsa la carta marcada de Nettle
    .act3 = Pulsa Atacar
    .done = Atacar una carta desconocida
lesson-remember = Esa cabra vive dos veces
    .text = El Degollador perdió, pero el Chivo Expiatorio de al lado cayó en su lugar. Luego el Degollador volvió a quedar boca abajo. Recuerda dónde está: tiene fuerza 5 y tu Tejón, 6.
    .act1 = Pulsa el Tejón de Madriguera
    .act2 = Pulsa la carta que es el Degollador
    .act3 = Pulsa Atacar
    .done = Recordar una carta y vencerla
lesson-command = Primero, mira
    .text = Algunas cartas tienen una orden que se usa antes de atacar. El Vigía mira dos cartas boca abajo. Solo las ves tú.
    .act1 = Pulsa el Vigía
    .act2 = Pulsa Orden
    .act3 = Pulsa la primera carta
    .act4 = Pulsa la segunda carta
    .act5 = Pulsa Mirar
    .done = Usar una orden
lesson-strike = Conoce tu objetivo
    .text = Un Piquero Cabrío y la Reina Nanette. El Piquero es fuerte detrás de otras cartas, pero ahora no tiene nada delante. El Duelista suma +2 contra cabras.
    .act1 = Pulsa el Duelista
    .act2 = Pulsa el espacio del Piquero Cabrío
    .act3 = Pulsa Atacar
    .done = Atacar una carta ya mirada
lesson-hidden = El empate se lleva a las dos
    .text = La Reina Nanette y tu Tejón tenían 7, así que cayeron los dos. A Nettle le quedan tres cartas. Tu Mariscal tiene 6 y nadie lo ha visto: ataca con él.
    .act1 = Pulsa el Mariscal Pinto
    .act2 = Pulsa la carta marcada
    .act3 = Pulsa Atacar
lesson-win = La última del rebaño
    .text = El Chivato cayó y, al irse, te enseñó la última carta de Nettle: un Cañón de Cristal, con fuerza 1 cuando defiende.
    .act1 = Pulsa el Mariscal Pinto
    .act2 = Pulsa el espacio del Cañón de Cristal
    .act3 = Pulsa Atacar
    .done = Ganar con el último rebaño en pie
lesson-end = El campo es tuyo
    .text = Hasta has visto a un Chivo Expiatorio caer por otra carta.
    .open1 = Colocar tu propio rebaño
    .open2 = Elegirlo de los montones en la selección

## Rulebook

rulebook-goal = El objetivo
    .text =
        Mandas a <b>un héroe y otras ocho cartas</b>, tu rebaño, boca abajo en un campo de batalla de tres filas por tres. Los jugadores atacan por turnos, con una carta suya, una carta rival. Ambas se descubren. Gana la fuerza mayor y cae la menor. <b>Gana la última carta en juego.</b>
        Hay 55 cartas, todas distintas: 7 héroes, 33 cabras, 9 criaturas y 6 de equipo. Las que no se reparten forman la reserva, que nadie ve. La lista muestra siempre las 55, así que puedes deducir qué puede estar oculto.
rulebook-draft = La selección
    .text = En la selección, tus ocho cartas son tu primer montón. <b>Quédate con una</b> en secreto. Cuando todos han elegido, el resto pasa al jugador de la derecha. Se repite hasta que no queda nada: ocho veces, la última automática. Ves pasar todos los montones, así que recuerda lo que pasaste.
rulebook-deploy = Desplegar el rebaño
    .text =
        Coloca tus nueve cartas boca abajo, una en cada espacio, como quieras. Tu <b>fila delantera</b> mira a los rivales. <b>Adyacente</b> es arriba, abajo, a la izquierda o a la derecha, nunca en diagonal. <b>Directamente delante</b> de una carta están todas las de su columna más cerca del frente, dos como máximo. Un hueco entre ellas no importa.
        Puedes recolocar hasta pulsar <b>Listo</b>. Después es definitivo. Quien lo pulse antes elige quién ataca primero. Bajar de 20 segundos no da ventaja, y quienes terminan con un cuarto de segundo de diferencia empatan y sortean. Si se acaba el tiempo, tus cartas restantes llenan en orden los espacios vacíos.
rulebook-turn = Tu turno
    .text =
        En tu turno <b>debes atacar si puedes</b>. Antes del ataque puedes usar <b>una orden</b> de una de tus cartas, pero no en el primer turno de la batalla. Una carta puede atacar, defender y usar su orden boca abajo o boca arriba. Cuenta como <b>boca arriba</b> solo si ya lo estaba al empezar el turno.
        El turno pasa en sentido horario al siguiente jugador con cartas. Si ninguna carta tuya puede atacar, se salta tu turno.
rulebook-attack = El ataque, paso a paso
    .text =
        <b>Declarar</b>: elige tu atacante y una carta rival. <b>Voltear</b>: ambas se descubren y Jonas puede apartarse ahora. <b>Fuerza</b>: cuenta las dos. <b>Comparar</b>: cae la menor, y si empatan, caen las dos. Un Chivo Expiatorio junto a una carta que cae en el mismo campo de batalla cae en su lugar. La Mina Terrestre y el Chivo de Pólvora explotan. <b>Caer</b>: las caídas van boca arriba al descarte de su dueño. Después vienen los efectos de caer o ganar. <b>Ocultar</b>: las demás vuelven a quedar boca abajo, salvo una vencedora orgullosa (León, Pete el Presumido) y la carta enredada por la Cabra de Paja.
        Las cartas fuera del ataque no se voltean. Recuerda dónde está la vencedora: nada marca su dorso.
rulebook-power = Contar la fuerza
    .text =
        La fuerza es la <b>fuerza impresa más todo lo que la cambia</b>: el texto de la carta, la ayuda de otras cartas de su campo de batalla (también boca abajo) y lo que le hace la otra carta. Todo se suma, en cualquier orden, y la fuerza nunca baja de 0. Los rivales ven lo que suman las cartas ocultas como un solo número: el <b>apoyo</b>.
        Una carta <b>silenciada</b> tiene exactamente su fuerza impresa y ninguna habilidad en este ataque. A una carta de dos tipos le afectan ambos. Ejemplo: un 4 impreso con +2 por su fila y −1 de la otra carta tiene fuerza 5.
rulebook-siege = Cartas de asedio
    .text = Una carta de asedio solo alcanza algunas cartas. La <b>Balista Doble</b> alcanza la fila delantera de cualquier rival. Si ningún rival tiene cartas allí, alcanza la central y luego la trasera. Puede alcanzar dos cartas a la vez: cada una es un combate aparte, y la Balista cae si no vence a ambas. El <b>Cañón de Cristal</b> alcanza una carta sin nada delante y <b>ShanElaine</b> una sin nada detrás.
rulebook-commands = Órdenes
    .text = Seis cartas tienen una orden, cada una <b>una vez por partida</b>. Usarla pone la carta boca arriba: ese es el precio. <b>Alfonso</b> toma una carta boca abajo de un rival con más cartas que tú. La <b>Reina Nanette</b> devuelve boca abajo una carta de tu descarte. <b>Sable del Velo</b> recoloca todas tus cartas en los mismos espacios, en cualquier orden. La <b>Vigía</b> mira dos cartas boca abajo. La <b>Saboteadora</b> mira dos cartas de un rival y puede intercambiarlas. <b>Sheila la Trilera</b> pone boca abajo dos cartas tuyas y puede intercambiarlas: nadie lo sabe.
rulebook-secrets = Quién ve qué
    .text = Puedes mirar tus cartas boca abajo cuando quieras, pero nunca moverlas. Lo que otros te han mostrado <b>tienes que recordarlo tú</b>, salvo que la mesa juegue con la ayudamemoria. Una mirada acaba con el turno. Los descartes están a la vista. Cuando acaba la partida se muestra todo: los campos de batalla, la reserva y el registro entero.
rulebook-end = El final
    .text = Si te quedas sin cartas, quedas fuera. La última carta en juego <b>gana</b>. Si las últimas cartas caen a la vez, o si nadie puede atacar, esos jugadores son los <b>finalistas</b>. Votan en secreto: compartir la victoria o caer. Si todos votan por compartir, la comparten. Si alguien vota por caer, caen todos y no gana nadie.
rulebook-leaving = Marcharse
    .text =
        Si te desconectas, tu asiento y tus cartas siguen siendo tuyos. Al cabo de un minuto un bot juega por ti hasta que vuelvas (el anfitrión puede elegir enseguida o nunca). Hasta entonces, si se acaba el tiempo, se hace por ti la jugada prevista.
        Puedes <b>rendirte</b> en cualquier momento, salvo en pleno combate o en plena orden. Todas tus cartas van boca arriba a tu descarte sin ningún efecto y quedas fuera. Si te rindes antes de que empiece la batalla, tus cartas pasan a la reserva sin que nadie las vea. Si queda un solo jugador, gana.
rulebook-limits = Límites de tiempo
    .text =
        Al ritmo normal tienes <b>90 segundos para colocar tus cartas</b>, 30 para una selección, 15 para elegir quién ataca primero y <b>60 para un turno</b>. Una elección en pleno combate u orden tiene sus propios 20 segundos y el velo de Sable 45.
        Si se acaba el tiempo mientras colocas, el resto llena en orden los espacios libres. Si se acaba en tu turno, tu carta de mayor fuerza impresa ataca al rival con más cartas, sin orden. En la votación final, callar es compartir.
        Si juegas a solas contra bots, no hay límite de tiempo, salvo que el anfitrión ponga uno.
rulebook-options = Opciones
    .text = El anfitrión elige en la sala. <b>Selección:</b> en vez de quedarte con las ocho cartas que recibes, te quedas con una de cada montón y pasas el resto. <b>Ayudamemoria:</b> las cartas ocultas de los rivales que has visto conservan su nombre, así que nadie tiene que recordar. <b>Primer ataque:</b> el más rápido elige quién ataca primero, o decide el sorteo. <b>Las últimas caen a la vez:</b> los finalistas votan, comparten la victoria o no gana nadie. <b>Ritmo:</b> límites de tiempo más largos, más cortos o ninguno.
rulebook-advice = Consejos de una cabra vieja
    .text =
        <b>Coloca según las ventajas.</b> El Piquero Cabrío quiere cartas delante, el Cabecilla quiere compañía y el Ermitaño del Risco no quiere ninguna.
        <b>Ataca con lo que ya conocen.</b> Una carta vista tiene poco que ocultar, y la vencedora vuelve a quedar boca abajo.
        <b>Recuerda bien una carta</b> mejor que cinco a medias: la más fuerte que viste y dónde está.
        <b>Guarda una Mina Terrestre o un Chivo Expiatorio para el final.</b> Con pocas cartas, un mal ataque decide la partida.
        <b>Deja que combatan otros dos.</b> Cada ataque debilita a alguien, y no tienes por qué ser tú.

# Lo que dice un entrenador: `advice-*` empieza la frase (qué hacer), `why-*` la sigue (por qué conviene). Nombres como en el registro; {by} es
# la carta que ataca, {where} y {what} lo que es atacado
coach-good = ¡Buena embestida!
advice-keep = Quédate con { $card }
advice-lay-front = Pon en tu fila delantera { $cards }
advice-strike = Ataca { $what } con { $by }
advice-volley = Ataca { $what } con { $by }
advice-order = Usa la orden de { $card }
advice-order-on = Usa la orden de { $card } sobre { $what }
advice-begin = Deja que { $target } ataque primero
    .your = Ataca tú primero
advice-name = Nombra { $what }
advice-take-blow = Deja que Jonas aguante
advice-step-aside = Que reciba el golpe { $where }
advice-lay-anew = Coloca tus cartas en otro orden
advice-keep-order = Deja tus cartas como están
advice-swap-two = Intercambia las dos cartas
advice-leave-two = Deja las dos cartas como están
advice-share-win = Comparte la victoria
advice-fall-all = Que caigan todos
why-odds = { $wins ->
        [10] nada de lo que puede haber ahí lo resiste
       *[other] gana { $wins } de 10 combates como este
    }
why-both-fall = { $fights ->
        [10] lo que haya ahí cae con ella
       *[other] en { $fights } de 10 combates como este caen las dos
    }
why-last-card = es la última carta de { $target }
why-unknown = { $n ->
        [one] aún no se conoce 1 carta de { $target }
       *[other] aún no se conocen { $n } cartas de { $target }
    }
why-outnumbers = { $target } tiene { $n } cartas, contra { $mine }
why-returns = devuelve { $fallen } al juego
why-strongest = ninguna carta de este montón tiene más fuerza impresa

## Diagrams of the rulebook

diagram-secrets-own = Tus propias cartas
    .note = Míralas cuando quieras.
diagram-secrets-shown = Las cartas que te han mostrado
    .note = La mirada acaba con el turno. Luego tienes que recordarlas, salvo que la mesa juegue con la ayudamemoria.
diagram-secrets-piles = Los descartes
    .note = A la vista de todos.
diagram-secrets-end = Tras la partida
    .note = Se muestran los campos de batalla, la reserva y el registro.
diagram-leaving-out = Te desconectas
diagram-leaving-wait = Pasa un minuto
diagram-leaving-bot = Un bot juega por ti
diagram-leaving-back = Vuelves
diagram-limit-turn = Un turno
diagram-limit-decision = Una elección en pleno combate u orden
diagram-seconds = { $n } s
