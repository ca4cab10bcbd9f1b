title-tagline = Traición en equipo en la mazmorra
title-about =
    Guía a tus goblins diez pisos arriba entre los héroes que saquean la guarida.
    Jugad cartas boca abajo: igualad la fuerza del enemigo o jugad otra vez.
    Guarda tu objetivo en secreto y no te quedes sin goblins.

## What the rules say

# Asks: to the one who decides, to those who wait, and what is at stake or happens when the time is up. All of it is what
# that seat may see. {power} is the foe's Power or ?, {horde} and {total} the running totals, {wins} rolls of a d20 that reach the foe, {what} a die
# as `roll-*` says (`.for`: whose), {counts} lots taken so far by seat, {k} cards, {reward} amounts as `amount-*.got` says,
# {held} rerolls, {people} how many are waited for.
ask-route-vote = Piso { $floor } de 10. Vota una puerta.
    .waiting = Han votado { $v } de { $n }.
    .stakes = La señal muestra el botín, no quién lo guarda. Se abre la más votada; un empate se sortea. El voto es secreto.
    .timeout = Si se acaba el tiempo, no votas.
ask-sacrifice = Sacrifica { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } antes de luchar.
    .waiting = { $names } { $people ->
        [one] elige
       *[other] eligen
    } qué sacrificar.
    .stakes = Lo sacrificado va al descarte sin que nadie lo vea. Conservas al menos 1 carta.
    .timeout = Si se acaba el tiempo, van tus cartas más débiles.
ask-play-cards = { $foe } { FORM($foe, form: "number") ->
        [many] tienen
       *[other] tiene
    } fuerza { $power }. Juega al menos { $min ->
        [one] 1 carta
       *[other] { $min } cartas
    }.
    .exactly = { $foe } { FORM($foe, form: "number") ->
        [many] tienen
       *[other] tiene
    } fuerza { $power }. Juega justo { $min ->
        [one] 1 carta
       *[other] { $min } cartas
    }.
    .between = { $foe } { FORM($foe, form: "number") ->
        [many] tienen
       *[other] tiene
    } fuerza { $power }. Juega de { $min } a { $max } cartas.
    .waiting = { $names } { $people ->
        [one] elige
       *[other] eligen
    } cartas.
    .stakes = Si ganáis, cada uno roba 1 carta. Si perdéis, estas ya no cuentan. Si te quedas sin cartas, quedas fuera.
    .last = Es tu última carta. Si se pierde la ronda, quedas fuera.
    .whole = Es toda tu mano. Si se pierde la ronda, quedas fuera.
    .strict = Si juegas toda tu mano, quedas fuera aunque ganéis. Guarda 1 carta.
    .final = Nadie roba cuando cae el enemigo final. Guarda 1 carta o quedas fuera aunque ganéis.
    .committed = Tus cartas están dentro. Aún puedes cambiarlas.
    .timeout = Si se acaba el tiempo, juegas el mínimo, empezando por las más débiles.
ask-blood-rite = ¿Sacrificas 1 carta? Cada místico gana +{ $amount } de fuerza.
    .waiting = Un Sacerdote de Sangre espera a su dueño.
    .others = Se pregunta a todos para que nadie sepa de quién es.
    .stakes = La horda tiene { $horde } contra { $power } del enemigo.
    .timeout = Si se acaba el tiempo, no das nada.
ask-bet-vote = { $goblin } propone una apuesta. ¿Nones, pares o no apostar?
    .waiting = Han votado { $v } de { $n }.
    .stakes = La horda tiene { $horde } contra { $power } del enemigo. Decide la mayoría.
    .timeout = Si se acaba el tiempo, no votas.
ask-horde-die-vote = { $goblin } ofrece un d20. ¿Tiráis? { $enough ->
        [yes] La horda ya tiene bastante.
       *[no] Bastan { $wins } de 20 resultados.
    }
    .waiting = Han votado { $v } de { $n }.
    .stakes = La horda tiene { $total } contra { $power } del enemigo. { $safe ->
        [yes] Cualquier resultado se suma.
       *[no] Hasta { $horde } se suma; más pierde la ronda.
    }
    .timeout = Si se acaba el tiempo, no votas.
ask-weave-window = Sale un { $number } en la tirada { FORM($what, form: "for") }. ¿Gastas una repetición?
    .waiting = { $names } { $people ->
        [one] piensa
       *[other] piensan
    } si repetir la tirada.
    .stakes = Tienes { $held ->
        [one] 1 repetición
       *[other] { $held } repeticiones
    }. Vale el número nuevo, mejor o peor.
    .timeout = Si se acaba el tiempo, el número se queda.
ask-survivor-pick = ¡Victoria! Salva a 1 goblin. Va a tu mano.
    .armour = ¡Victoria! Gracias a tu armadura salvas a 1 goblin.
    .must = Hay un Principito en juego: hay que salvar a uno.
    .waiting = { $name } elige al superviviente.
    .timeout = Si se acaba el tiempo, salvas al más fuerte.
ask-loot-division = { $lots ->
        [one] 1 lote
       *[other] { $lots } lotes
    }, { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }. Marca uno y confirma.
    .waiting = { $names } { $people ->
        [one] elige
       *[other] eligen
    } lote.
    .stakes = Un lote disputado es de quien menos lotes lleva ({ $counts }). El resto se reparte.
    .confirmed = Has confirmado. Si mueves tu marca, se anula.
ask-representative-vote = El evento es «{ $event }». Vota a un representante.
    .waiting = Han votado { $v } de { $n }.
    .stakes = Quien vaya arriesga de 1 a 4 cartas suyas y se queda el premio. El voto es secreto.
ask-event-stake = Arriesga de 1 a 4 cartas.
    .waiting = { $name } elige qué arriesgar.
    .timeout = Si se acaba el tiempo, arriesgas tu carta más débil.
    .whole = Es toda tu mano. Si fallas, quedas fuera.
    .stakes = Si tienes éxito, vuelven con el premio. Si fallas, las pierdes.
ask-event-bet = ¿Nones o pares? Si aciertas, ganas { $reward }.
    .waiting = { $name } hace su apuesta.
    .timeout = Si se acaba el tiempo, elige el sorteo.
    .stakes = Si no aciertas, pierdes { $k ->
        [one] la carta
       *[other] las { $k } cartas
    } de tu mano que arriesgas.
ask-store = Compra con oro o con trofeos.
    .waiting = { $names } { $people ->
        [one] sigue
       *[other] siguen
    } en la tienda.
    .stakes = Paga cada artículo en una sola moneda. Las cartas te mantienen con vida; lo que guardes puntúa al final.
    .timeout = Si se acaba el tiempo, te vas.
    .bribe = ¿Qué mano quieres ver?
ask-store-choice = Elige a 1 de estos goblins.
    .enhanced-recruitment = Quédate con 1 goblin. El otro va al fondo del mazo.
    .bribe-goblin = Llévate a 1 goblin de la mano de { $name }.
    .waiting = Alguien termina una compra.
    .timeout = Si se acaba el tiempo, tomas el primero. En un soborno, tomas el más fuerte.

# What a bet does, as a part of `bet-if-*` and `stands-*`; {n} as the data says
bet-copy-mightiest = iguala al más fuerte de los demás
bet-class-bonus-tinker = cada chapucero de la horda gana +{ $n } de fuerza
bet-class-bonus-court = cada goblin de la corte gana +{ $n } de fuerza
bet-self-bonus = gana +{ $n } de fuerza
bet-foe-power = el enemigo recibe { $n } de fuerza
bet-discard-self = se descarta
bet-walled = no pasa nada, porque el Muro de escudos aguanta
bet-discard-weakest-1 = se descarta al más débil de los demás
bet-discard-weakest-2 = se descarta a los otros dos más débiles
bet-if-right = Si acertáis, { $what }.
bet-if-wrong = Si no acertáis, { $what }.
bet-zero-self = su fuerza baja a 0

# What an event needs; {chance} where it is known
need-roll = d20 de { $n } o más ({ $chance } %)
need-power = fuerza { $n } o más
need-power-max = fuerza { $n } o menos
need-class = { $n } o más { FORM($class, form: "many") }
need-odds = acertar (50 %)

# Amounts of what can be won, paid or held; `.got` is one that somebody gets
amount-gold = { $n } de oro
    .got = { $n } de oro
amount-trophies = { $n ->
        [one] 1 trofeo
       *[other] { $n } trofeos
    }
    .got = { $n ->
        [one] 1 trofeo
       *[other] { $n } trofeos
    }
amount-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
    .got = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
amount-weave = { $n ->
        [one] 1 repetición
       *[other] { $n } repeticiones
    }
    .got = { $n ->
        [one] 1 repetición
       *[other] { $n } repeticiones
    }
amount-armour = { $n ->
        [one] 1 armadura
       *[other] { $n } armaduras
    }
    .got = { $n ->
        [one] 1 armadura
       *[other] { $n } armaduras
    }
amount-foresight = { $n ->
        [one] clarividencia
       *[other] clarividencia { $n } veces
    }
    .got = { $n ->
        [one] clarividencia
       *[other] clarividencia { $n } veces
    }

# Phases and steps
phase-route = Ruta
phase-battle = Batalla
phase-event = Evento
phase-store = Tienda
phase-over = Fin
step-loot = Botín

# Marks of the doors, tiers, dice
mark-gold = Oro
mark-trophies = Trofeos
mark-cards = Cartas
mark-quiet = Tranquila
size-small = botín pequeño
size-fair = botín mediano
size-great = botín grande
tier-formidable = Temible
    .kind = un enemigo temible
tier-mighty = Poderoso
    .kind = un enemigo poderoso
tier-fabled = Legendario
    .kind = un enemigo legendario
tier-final = El enemigo final
    .kind = el enemigo final
roll-jester = Bufón
    .for = del Bufón
roll-bet = La apuesta
    .for = de la apuesta
roll-horde-die = El dado de la horda
    .for = de la horda
roll-event = El evento
    .for = del evento
roll-event-jester = Un Bufón arriesgado
    .for = del Bufón arriesgado
roll-investment = La inversión
    .for = de la inversión
side-odds = nones
    .about = nones
side-evens = pares
    .about = pares
side-none = no apostar
side-roll = tirar
side-no = no tirar
side-blank = sin voto

# Buttons
verb-vote = Votar
verb-withdraw = Retirar cartas
verb-pledge = Promesa
verb-sacrifice = Sacrificar
verb-refuse = No dar nada
verb-wait = Entendido
verb-odds = Nones
verb-evens = Pares
verb-none = No apostar
verb-roll = Tirar
verb-no = No tirar
verb-reroll = Repetir
verb-keep = Dejar
verb-save = Salvar
verb-ping = Marcar
verb-unping = Quitar marca
verb-confirm = Confirmar
verb-stake = Arriesgar
verb-buy = Comprar
verb-take = Llevarme
verb-done = Salir
verb-back = Atrás
verb-close = Cerrar
verb-hurry = Acelerar
verb-resign = Rendirse

# The log, by kind of cue: seats as players' names, `handle`, `card`, `by`, `of` as goblins' names, which bend and are links,
# lists joined, `counts` and `votes` by seat, `ability` in its words. Variants: `.you` to whoever did it or alone knows it,
# `.your` to its target (`-you`, `-your` of another variant), `.tie` and `.nobody` of votes, `.hidden` `.spoiled` `.final`
# `.earlier` `.own` ... where the nouns say so. `amount` and `reward` are spelt as `amount-*.got` says; bonuses carry their sign.
log-dealt = { $seat } recibe { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .you = Recibes a { $cards }.
log-objective = { $seat } recibe un objetivo principal.
    .you = Recibes un objetivo principal. Está boca abajo bajo tu bolsa.
log-floor = Piso { $floor } de 10.
    .final = Arriba está la luz del día, y alguien delante.
log-doors = Las tres puertas anuncian { $hints }.
    .foes = Tras cada una de las tres puertas hay un enemigo. Anuncian { $hints }.
log-route-chosen = Gana la puerta { $door }.
    .tie = Hay empate. El sorteo elige la puerta { $door }.
    .nobody = No vota nadie. El sorteo elige la puerta { $door }.
log-door-opened =
    .foe = { $id } { FORM($id, form: "number") ->
        [many] esperan
       *[other] espera
    } tras la puerta.
    .event = Tras la puerta hay un evento.
    .store = Tras la puerta está la tienda.
    .final = { $id } cierra el paso a la salida.
log-foe = { $foe } { FORM($foe, form: "number") ->
        [many] son
       *[other] es
    } { FORM($tier, form: "kind") }.
log-round = Ronda { $round }. El enemigo tiene fuerza { $power }.
    .hidden = Ronda { $round }. El enemigo oculta su fuerza.
    .gained = El enemigo gana la habilidad «{ $gained }»
log-sacrificed = { $seat } sacrifica { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .you = Sacrificas a { $cards }.
quoted = «{ $text }»
log-pledge = { $seat } promete: «{ $pledge }»
    .you = Prometes: «{ $pledge }»
log-committed = { $seat } ya tiene sus cartas listas.
    .you = Ya tienes tus cartas listas.
log-withdrawn = { $seat } retira sus cartas.
    .you = Retiras tus cartas.
log-locked = { $counts }.
log-shuffled = Se baraja la horda.
log-facedown-discard = Una carta boca abajo va al descarte.
    .you = Tu carta { $card }, boca abajo, va al descarte.
log-revealed = La horda descubre a { $cards }.
    .empty = La horda está vacía.
log-power-shown = La fuerza del enemigo resulta ser { $power }.
log-roll = Sale un { $number } en la tirada { FORM($purpose, form: "for") }.
    .again = Al repetir la tirada { FORM($purpose, form: "for") } sale un { $number }.
log-reroll = { $seat } gasta una repetición. { $left ->
        [0] No le queda ninguna
        [one] Le queda 1
       *[other] Le quedan { $left }
    }.
    .several = Varios quieren repetir. El sorteo elige a { $seat }. { $left ->
        [0] No le queda ninguna
        [one] Le queda 1
       *[other] Le quedan { $left }
    }.
    .you = Gastas una repetición. { $left ->
        [0] No te queda ninguna
        [one] Te queda 1
       *[other] Te quedan { $left }
    }.
    .several-you = Varios quieren repetir. El sorteo te elige a ti. { $left ->
        [0] No te queda ninguna
        [one] Te queda 1
       *[other] Te quedan { $left }
    }.
log-jester = { $handle } tiene fuerza { $power }.
log-plan-b = ¡Plan B! Las habilidades del enemigo no hacen nada esta ronda.
log-disabled = El enemigo anula la hazaña de { $handles }.
    .ability = { $ability }
log-shield-wall = ¡Muro de escudos! No se puede descartar a nadie de la horda.
log-wall-holds = El Muro de escudos aguanta y frena a { $source }.
log-discarded = { $source } { FORM($source, form: "number") ->
        [many] descartan
       *[other] descarta
    } a { $card }.
    .own = { $card } pierde su apuesta y se descarta.
    .earlier = { $source } { FORM($source, form: "number") ->
        [many] descartan
       *[other] descarta
    } a { $card } de las cartas anteriores.
log-raised = { $by } saca a { $card } del descarte.
log-nothing-raised = { $by } llama, pero el descarte está vacío.
log-rite-open = { $card } espera a su dueño.
log-rite =
    .done = Se sacrifica una carta y { $card } oficia el rito.
    .declined = { $card } se queda sin sacrificio.
    .you = Sacrificas a { $given }.
log-bet-offered = { $card } propone una apuesta. La horda tiene { $horde } contra { $foe }.
log-bet-votes =
    .made = El grupo apuesta por { FORM($side, form: "about") } ({ $votes }).
    .tie = Pares y nones empatan. El sorteo elige { $side } ({ $votes }).
    .refused = El grupo no apuesta ({ $votes }).
    .agreed = Todos apuestan por { FORM($side, form: "about") }.
    .nobody = No apuesta nadie.
log-bet-result =
    .success = { $card } saca un { $number }. ¡Acertáis!
    .failure = { $card } saca un { $number }. No acertáis.
log-bonus = { $by } da { $amount } de fuerza a { $handles }.
log-copied = { $handle } copia a { $of } y tiene fuerza { $power }.
log-zeroed = { $handle } baja a fuerza 0.
log-foe-bonus = { $by } da { $amount } de fuerza al enemigo.
log-no-effect = { $handle } no cambia nada.
log-counted = La horda sola suma { $horde } contra { $foe } del enemigo.
log-die-offered = { $card } ofrece un d20. La horda tiene { $total } contra { $foe }.
log-die-votes =
    .made = El grupo tira ({ $votes }).
    .refused = El grupo no tira ({ $votes }).
    .agreed = Todos quieren tirar.
    .nobody = No quiere tirar nadie.
log-die-added = { $card } saca un { $number }. La horda sube a { $total }.
log-die-spoiled = { $card } saca un { $number }, más que los { $horde } de la horda. ¡Se pierde la ronda!
log-ledger = El recuento: { $sum } contra { $foe } del enemigo.
    .spoiled = Un dado echa a perder la ronda.
log-victory = ¡Los goblins ganan la ronda { $round } por { $total } a { $foe }!
log-lost = Se pierde la ronda { $round }: faltan { $missing } para llegar a { $foe }.
    .spoiled = Se pierde la ronda { $round }. El dado sale demasiado alto.
    .next = Estas cartas ya no cuentan. Todos juegan otra vez.
log-returned = { FORM($seats, form: "person") ->
        [you] Recuperas a tus Desertores
        [among] { $seats } recuperáis a vuestros Desertores
        [one] { $seats } recupera a sus Desertores
       *[many] { $seats } recuperan a sus Desertores
    }.
log-stolen = Todos pierden { $amount } de oro.
log-abducted = Secuestran una carta de la mano de { $seat }.
    .you = Secuestran a { $card } de tu mano.
log-tombstone = { $seat } se queda sin cartas y fuera de la partida.
    .you = Te quedas sin cartas y fuera de la partida.
log-laid-aside = { $handles } se { $count ->
        [one] aparta
       *[other] apartan
    }.
log-victory-feat = { $card } paga a su dueño.
    .you = { $card } te paga { $amount }.
log-drawn = { $seat } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .you = Robas a { $cards }.
    .feat = { $seat } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por una hazaña.
    .lot = { $seat } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } como botín.
    .reward = { $seat } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } como premio.
    .hire = { $seat } contrata a { $count ->
        [one] 1 goblin
       *[other] { $count } goblins
    }.
log-reshuffled = El descarte pasa a ser un mazo de esbirros nuevo de { $count } cartas.
log-survivor-picker = { $seat } elige al superviviente.
    .armour = { $seat } gasta una armadura y elige al superviviente.
    .you = Tú eliges al superviviente.
    .armour-you = Gastas una armadura y eliges al superviviente.
log-survivor = { $seat } salva a { $card }.
    .random = El sorteo salva a { $card }, que se va con { $seat }.
    .you = Salvas a { $card }.
    .random-you = El sorteo salva a { $card }, que se va contigo.
log-no-survivor =
    .foe = El enemigo no deja superviviente.
    .nobody = No queda nadie a quien salvar.
log-to-pile = { $count ->
        [one] 1 carta va
       *[other] { $count } cartas van
    } al descarte.
log-lots = El botín es { $lots }.
log-ping = { $seat } marca el lote { $lot }.
    .withdrawn = { $seat } quita su marca.
    .you = Marcas el lote { $lot }.
    .withdrawn-you = Quitas tu marca.
log-confirmed = { $seat } confirma.
    .you = Confirmas.
log-lot = { $seat } se lleva { $amount }.
    .contested = { $contested } { FORM($contested, form: "person") ->
        [among] queréis
       *[many] quieren
    } { $amount }. { $seat } tiene menos lotes y se lo lleva.
    .tie = { $contested } { FORM($contested, form: "person") ->
        [among] queréis
       *[many] quieren
    } { $amount }. Gana el sorteo { $seat }.
    .dealt = Nadie quiere el lote, así que { $seat } recibe { $amount }.
    .you = Te llevas { $amount }.
    .contested-you = { $contested } queréis { $amount }. Tienes menos lotes y te lo llevas.
    .tie-you = { $contested } queréis { $amount }. Ganas tú el sorteo.
    .dealt-you = Nadie quiere el lote, así que recibes { $amount }.
log-investment =
    .success = La inversión de { $seat } se triplica con un { $number }.
    .failure = La inversión de { $seat } se pierde con un { $number }.
    .you = Tu inversión te da { $gained }.
    .success-you = Tu inversión se triplica con un { $number }.
    .failure-you = Tu inversión se pierde con un { $number }.
log-climbed = Los goblins suben al piso { $floor } de 10.
log-event = Os espera el evento «{ $event }».
log-representative = { $seat } va en nombre de todos.
    .tie = Hay empate. El sorteo elige a { $seat }.
    .nobody = No vota nadie. El sorteo elige a { $seat }.
    .you = Vas en nombre de todos.
    .tie-you = Hay empate. El sorteo te elige a ti.
    .nobody-you = No vota nadie. El sorteo te elige a ti.
log-staked = { $seat } arriesga { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .you = Arriesgas a { $cards }.
log-event-side = { $seat } apuesta por { FORM($side, form: "about") }.
    .you = Apuestas por { FORM($side, form: "about") }.
log-event-result =
    .success = ¡Éxito! { $count ->
        [one] Vuelve 1 carta arriesgada
       *[other] Vuelven { $count } cartas arriesgadas
    }.
    .failure = ¡Tragedia! { $count ->
        [one] 1 carta va
       *[other] { $count } cartas van
    } al descarte.
    .total = Lo arriesgado sumaba { $total }.
log-reward = { $seat } gana { $reward }.
    .overflow = Lo que no cabe se convierte en { $overflow }.
    .you = Ganas { $reward }.
log-store = La tienda está abierta.
    .sale = Hoy cuesta menos «{ $sale }».
log-armour = { $seat } tiene { $held ->
        [one] 1 armadura
       *[other] { $held } armaduras
    }.
    .you = Tienes { $held ->
        [one] 1 armadura
       *[other] { $held } armaduras
    }.
log-weave = { $seat } tiene { $held ->
        [one] 1 repetición
       *[other] { $held } repeticiones
    }.
    .you = Tienes { $held ->
        [one] 1 repetición
       *[other] { $held } repeticiones
    }.
log-recruited = { $seat } recluta a un goblin.
    .you = Reclutas a { $card } y dejas a { $under } al fondo del mazo.
    .only = Reclutas a { $card }.
log-bribe = { $seat } soborna a un goblin de { $target }.
    .you = Sobornas a un goblin de { $target }.
    .your = { $seat } soborna a uno de tus goblins.
log-bribed = Un goblin de { $target } se pasa a { $seat }.
    .you = Le quitas a { $card } a { $target }.
    .target = { $seat } te quita a { $card }.
log-done = { $seat } sale de la tienda.
    .you = Sales de la tienda.
log-store-closed = La tienda cierra.
log-resigned = { $seat } se rinde. Su asiento juega desde ahora solo lo obligado.
    .you = Te rindes. Tu asiento juega desde ahora solo lo obligado.
log-final = { $seat } suma { $score } puntos. Su objetivo era { $objective }.
    .out = { $seat } queda fuera. Su objetivo era { $objective }.
log-over =
    .surface = ¡La luz del día! { FORM($winners, form: "person") ->
        [you] Ganas
        [among] Ganáis { $winners }
        [one] Gana { $winners }
       *[many] Ganan { $winners }
    }.
    .sole-survivor = No queda nadie más. { FORM($winners, form: "person") ->
        [you] Ganas
        [among] Ganáis { $winners }
        [one] Gana { $winners }
       *[many] Ganan { $winners }
    } como Único superviviente.
    .nobody = No queda nadie. No gana nadie.
    .abandoned = Todos se han rendido. No gana nadie.

# The ledger of a round: what a number stands for
reason-printed = Fuerza impresa
reason-die = Su dado
reason-own = Su hazaña
reason-copied = Fuerza copiada
reason-zero = Baja a 0
reason-cap = Limitada por el enemigo
reason-earlier = De una ronda anterior
reason-basic = Fuerza básica
reason-hidden = Cambio oculto
reason-ability = Habilidad: { $ability }
reason-minimum = Nunca menos de { $n }
ledger-horde = Fuerza propia de la horda
ledger-total = La horda
ledger-foe = El enemigo
ledger-missing = Faltan { $n }
ledger-over = Sobran { $n }
ledger-spoiled = Lo estropea un dado
ledger-victory = VICTORIA
ledger-lost = PERDIDA
ledger-none = Aún no hay recuento
ledger-later = La cuenta completa se puede leer cuando termina.
sent = { $name } envía { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
    .you = Envías { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }

# The result
result-surface = Arriba y fuera
result-sole-survivor = Solo queda uno
result-nobody = Nadie llegó arriba
result-abandoned = Todos se rindieron
end-surface = Habéis llegado a la superficie. ¿Qué ha costado, y quién ha cobrado?
end-sole-survivor = Un goblin sale silbando. Ese era el plan desde el principio.
end-nobody = La guarida calla. Arriba se reparten vuestras orejas.
end-abandoned = Los goblins se sientan en la escalera a esperar un día mejor.
end-reached = Llegasteis al piso { $n } de { $of }.
tally-gold = Oro
tally-trophies = Trofeos
tally-cards = Cartas
tally-score = Puntos
tally-foes = Enemigos abatidos
story-counts = goblins con vida, piso a piso
story-turn = Piso
story-change = { $n ->
        [one] goblin
       *[other] goblins
    }
story-stamp-lost = ¡Derrota!
story-stamp-victory = ¡Victoria!
story-stamp-tombstone = ¡Fuera!
boast-1 = Arriba y fuera, y nadie preguntó el precio.
boast-2 = Compartiría el botín, pero mira qué cola.
boast-3 = Los héroes son escaleras con opiniones.
boast-none = La mazmorra agradece su visita.

# Refusals (GSS section 9); without arguments: the numbers stand in `why-*`
refused-out-of-game = Estás fuera. Mira y habla.
refused-not-now = Ahora no puedes hacer eso.
refused-too-few-cards = Juega más cartas.
refused-too-many-cards = Juega menos cartas.
refused-not-in-hand = Esa carta no está en tu mano. Elige una que tengas.
refused-horde-locked = La horda está cerrada. Tus cartas ya van dentro.
refused-no-such-choice = Eso no se puede elegir. Elige una de las opciones que ves.
refused-player-is-out = Ese jugador está fuera. Elige a otro.
refused-not-the-picker = Al superviviente lo elige otro jugador.
refused-cannot-be-picked = A ese goblin no se le puede salvar. Elige a otro.
refused-princeling-must = Hay un Principito en juego. Salva al Principito.
refused-not-the-representative = Esto lo decide el representante.
refused-stake-1-to-4 = Arriesga de 1 a 4 cartas.
refused-not-enough-gold = No tienes bastante oro. Elige algo más barato.
refused-not-enough-trophies = No tienes bastantes trofeos. Elige algo más barato.
refused-one-currency = Paga con oro o con trofeos, no con ambos.
refused-already-held = Ya lo tienes. Elige otra cosa.
refused-choose-another = Elige a otro jugador que tenga cartas.
refused-no-reroll = No tienes ninguna repetición que gastar.
refused-cannot-sacrifice = Aquí no puedes sacrificar una carta.
refused-no-such-loot = Ese lote no existe. Marca uno de los que hay en la mesa.
refused-no-goblins-left = No quedan goblins que contratar. Elige otra cosa.
refused-sacrifice-exactly = Sacrifica justo las que se piden.
refused-already-answered = Ya has elegido.
refused-not-your-turn = Ahora no tienes nada que decidir.
refused-malformed = En este juego no existe esa jugada.

## The table on screen

# Labels
paper = Eco del Túnel
surface = La superficie
floor = Piso { $n }
round = Ronda { $n }
track-floor = Piso { $n }
track-round = { $phase } · ronda { $n }
deck-short = Mazo
pile-short = Descarte
deck = Mazo de esbirros
pile = Descarte
pile-text = Cartas descartadas y sacrificadas, boca abajo. No se puede hojear. Cuando se acaba el mazo, pasa a ser el mazo.
deck-text = Goblins por venir. En toda la partida hay 25 tipos, 4 de cada uno.
horde = Horda
earlier-cards = { $n ->
        [one] 1 carta anterior
       *[other] { $n } cartas anteriores
    }
hand = Tu mano
objective = Objetivo principal
purse = Tu bolsa
purse-items = Tienes
purse-receipts = Comprado aquí
purse-points = Ahora sumarías { $n } puntos
a-card = una carta
empty = Vacío

# The seats
plate-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
plate-sent = envió { $n }
plate-lots = { $n ->
        [one] 1 lote
       *[other] { $n } lotes
    }
plate-armours = { $n ->
        [one] 1 armadura
       *[other] { $n } armaduras
    }
plate-rerolls = { $n ->
        [one] 1 repetición
       *[other] { $n } repeticiones
    }
plate-choosing = Elige
plate-representative = Representante
plate-out = Fuera
plate-gone = Se rindió
pledge-none = Sin promesa
pledge-heading = ¿Qué prometes? La promesa no te obliga.
pledge-short-light = Poco
pledge-short-fair = Mi parte
pledge-short-heavy = Mucho

# Doors
door = Puerta { $n }
door-hint = { $kind } ({ $size })
doors-foes = ¡Hay un enemigo tras cada puerta!
door-text = La señal muestra el tipo y el tamaño del botín, nunca quién lo guarda.
door-text-quiet = Tras una puerta tranquila nunca hay un enemigo. Hay un evento o la tienda.
door-text-foes = Ya habéis visitado una sala lateral de este piso: tras cada puerta hay un enemigo.
door-if-foe = { $tier }, si es un enemigo
door-is-foe = Enemigo { $tier }
door-no-foe = Nunca un enemigo
door-worth-gold = El oro te cuenta el doble.
door-worth-trophies = Los trofeos te cuentan el doble.
door-worth-cards = Las cartas te cuentan el doble.
door-foresight = Tu clarividencia te muestra { $what }.
door-my-vote = Tu voto

# The foe, the count and the inspector
codex-foe = Enemigos
codex-event = Eventos
codex-item = Tienda
codex-objective = Objetivos principales
codex-from-round = Ronda { $n }. { $text }
codex-powers = Fuerza { $powers } con 3, 4, 5 o 6 jugadores vivos.
foe-power = Fuerza { $n }
foe-power-between = de { $least } a { $most }
foe-power-living = Calculada para { $n ->
        [one] 1 jugador vivo
       *[other] { $n } jugadores vivos
    }.
foe-abilities = Habilidades en vigor
foe-ability-since = desde la ronda { $n }
foe-ability-new = Nueva
foe-closed = Aún por venir
foe-no-more = Ya no gana nada más.
foe-plan-b = Plan B: sus habilidades no hacen nada esta ronda.
foe-loot = Botín de { $n ->
        [one] 1 lote
       *[other] { $n } lotes
    }
score-face-down = aún boca abajo
score-cards = en las cartas
score-dice = { $horde } + { $dice } { $n ->
        [one] del dado
       *[other] de los dados
    }
score-over = de más
score-short = de menos
count-vs = contra
count-name = El recuento
count-face-down = Las cartas están boca abajo. El recuento llega tras la revelación.
count-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en la horda
count-chosen = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }, fuerza { $power }
count-chosen-jester = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }, fuerza { $power } + d20
inspect-now = Ahora tiene fuerza { $n }
inspect-feat = Hazaña, { $name }
inspect-feat-works = Su hazaña funciona.
inspect-feat-face-down = Una hazaña solo funciona tras la revelación.
inspect-feat-disabled = El enemigo ha anulado su hazaña.
inspect-feat-raised = Rescatado del descarte. Tiene fuerza y clase, pero ni hazaña ni dueño.
inspect-feat-earlier = Carta anterior. Ya no cuentan ni su fuerza ni su hazaña.
inspect-feat-carried = Carta anterior. Su fuerza sigue contando.
inspect-mine = Tuya. Esta marca solo la ves tú.
inspect-hidden = Boca abajo
inspect-hidden-text = El goblin de alguien. Se descubre en la revelación.
inspect-against = Contra este enemigo
inspect-against-disabled = Su hazaña no funcionaría.
inspect-against-discarded = El enemigo lo descartaría.
inspect-against-weakest = El enemigo descarta a los más débiles.
inspect-against-mightiest = El enemigo descarta a los más fuertes.
inspect-against-capped = Su fuerza contaría como { $n }.
inspect-against-feeds = Hace más fuerte al enemigo.
inspect-worth = Al final, en la mano, vale { $n } puntos.
inspect-looked = Has visto en esta mano
inspect-looked-gone = Desde entonces { $n ->
        [one] ha salido 1 carta
       *[other] han salido { $n } cartas
    } sin que las vieras.
inspect-under = Dejaste al fondo del mazo
inspect-lost = Tus cartas del descarte

# Votes and dice
votes-open = Los votos se muestran cuando están todos.
chance = { $n } %
die-joins = Con { $n } o menos, se suma.
die-spoils = Con { $n } o más, se pierde la ronda.
tray-throw = ¡Lanza!
tray-again = ¡Otra vez!
tray-tip = Pulsa para lanzar, o agarra el dado y dale impulso.
stands-right = Por ahora es un acierto: { $what }.
stands-wrong = Por ahora es un fallo: { $what }.
stands-joins = Por ahora se suma: { $total } contra { $power }.
stands-spoils = Por ahora es demasiado y pierde la ronda.
stands-success = Por ahora el evento sale bien.
stands-failure = Por ahora es una tragedia.
stands-pays = Por ahora la inversión rinde.
stands-pays-not = Por ahora la inversión no rinde nada.
stands-power = Por ahora su fuerza es { $n }.

# Loot, event and store
loot-heading = El botín
lot = Lote { $n }
lot-worth = Para ti vale { $n } puntos
lot-pings = { FORM($names, form: "person") ->
        [you] Lo quieres tú.
        [among] Lo queréis { $names }.
        [one] Lo quiere { $names }.
       *[many] Lo quieren { $names }.
    }
lot-contested = DISPUTADO
lot-wanted = { $names } { FORM($names, form: "person") ->
        [among] queréis
       *[many] quieren
    } { $amount }.
lot-you-win = Por ahora es tuyo.
lot-you-lose = Por ahora es de { $name }.
lot-drawn = Por ahora decide el sorteo.
event-heading = Cartas arriesgadas
event-no-feats = Aquí no funcionan las hazañas. La fuerza de un Bufón es una tirada de d20.
event-staked = { $n ->
        [one] 1 carta arriesgada
       *[other] { $n } cartas arriesgadas
    }
event-chosen-power = Fuerza { $n } elegida
event-chosen-class = { $n } de la clase elegidos
store-heading = La tienda
store-text = Todos compran a la vez y nadie ve qué. Cada artículo cuesta oro o trofeos.
store-on-sale = Hoy cuesta menos
store-price = { $gold } de oro o { $trophies ->
        [one] 1 trofeo
       *[other] { $trophies } trofeos
    }
store-price-gold = { $gold } de oro
store-price-trophies = { $trophies ->
        [one] 1 trofeo
       *[other] { $trophies } trofeos
    }
store-sale = OFERTA
store-held = Tienes { $n }.
store-queue = Se está terminando otra compra. Espera un momento.
store-points = Al final son { $n } puntos.
store-leave = ¿Salir de la tienda?
store-leave-text = Todavía puedes gastar { $purse }.
    .empty = No te queda ninguna carta. Si no compras una, quedas fuera al cerrar la tienda.

# Buttons with what they do
act-commit = Enviar { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
act-missing = Elige { $n ->
        [one] 1 carta más
       *[other] { $n } cartas más
    }
    .first = Elige { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
act-commit-small = Puedes retirarlas
act-clear = Vaciar
act-vote-door = Votar puerta { $n }
act-vote-seat = Votar a { $name }
act-vote-change = Puedes cambiar tu voto
act-sacrifice = Sacrificar { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
act-save = Salvar a { $card }
act-ping = Marcar lote { $n }
act-stake = Arriesgar { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
act-buy-gold = Pagar { $n } de oro
act-buy-trophies = Pagar { $n ->
        [one] 1 trofeo
       *[other] { $n } trofeos
    }
act-done-small = Acaba tus compras
act-bribe = Sobornar a { $name }
act-take = Llevarme a { $card }
act-keep = Quedarme con { $card }
resign-heading = ¿Te rindes?
resign-text = Tu asiento sigue en la mesa y juega solo lo obligado. No puedes volver.
resign-text-last = No quedaría nadie que jugara. La partida acaba aquí y no gana nadie.

# Why something is not open: the numbers stand here
why-too-few-cards = Juega al menos { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
why-too-many-cards = Juega como máximo { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
why-sacrifice-exactly = Sacrifica justo { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
why-stake-held = Solo tienes { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
why-choose-first = Elige primero.
why-choose-door = Elige primero una puerta.
why-choose-seat = Elige primero a un jugador.
why-choose-card = Elige primero una carta.
why-choose-lot = Elige primero un lote.
why-choose-ware = Elige primero un precio.
why-no-throw = Esta respuesta no pide tirada.
why-waiting = Ya has elegido. Los demás siguen eligiendo.
why-not-asked = Ahora no tienes nada que decidir.
why-other = Ahora hay que decidir otra cosa.
why-committed = Ya has enviado tus cartas. Retíralas para elegir de nuevo.
why-vote-first = Vota primero. Las cartas esperan.
why-hand-later = Se envían cartas cuando un enemigo cierra el paso.
why-resolving = La horda está en faena. Espera al recuento.
why-out = Estás fuera. Mira y habla.
why-bigun = Un Grandullón es demasiado grande para salvarlo.
why-princeling = Hay un Principito en juego y va primero.
why-discarded = No se puede salvar a los descartados.
why-gold = Te faltan { $n } de oro.
why-trophies = { $n ->
        [one] Te falta 1 trofeo
       *[other] Te faltan { $n } trofeos
    }.
why-not-taken-gold = Para esto no vale el oro. Paga con trofeos.
why-not-taken-trophies = Para esto no valen los trofeos. Paga con oro.
why-held = Solo puedes tener { $n }.
why-no-target = Ningún otro jugador tiene cartas.
why-deck-empty = El mazo y el descarte están vacíos.
why-no-reroll = No tienes ninguna repetición.

# Tombstones
tomb-stamp = FUERA
tomb-text = Estás fuera. Mira y habla. Tu objetivo sigue en secreto hasta el final.
tomb-bots = Solo quedan bots. Puedes acelerar el resto.
tomb-name = Aquí yace { $name }

# The sums at the end (GSS-13.10)
sum-row = { $n } × { $each } = { $points }
sum-doubled = { $n } × { $each }, doblado = { $points }
sum-total = { $n } puntos
sum-out = Fuera, sin puntos
sum-tie = Los empates los deciden las cartas, luego los trofeos y luego el oro.
over-tie-cards = { $names } { FORM($names, form: "person") ->
        [among] empatáis
       *[many] empatan
    } a { $n }. Deciden las cartas en la mano.
over-tie-trophies = { $names } { FORM($names, form: "person") ->
        [among] empatáis
       *[many] empatan
    } a { $n } y en cartas. Deciden los trofeos.
over-tie-gold = { $names } { FORM($names, form: "person") ->
        [among] empatáis
       *[many] empatan
    } a { $n }, en cartas y en trofeos. Decide el oro.
over-tie-shared = { $names } { FORM($names, form: "person") ->
        [among] empatáis a { $n } y en todo lo demás. Compartís el puesto.
       *[many] empatan a { $n } y en todo lo demás. Comparten el puesto.
    }

# Banners
banner-floor = Piso { $n }
banner-final = El último piso
banner-tie = ¡Empate!
banner-round = Ronda { $n }
banner-gained = ¡Nueva habilidad!
banner-plan-b = ¡Plan B!
banner-shield-wall = ¡Muro de escudos!

# What is said while the table shows the rest
hush-revealed = La horda se descubre, un goblin tras otro.
hush-roll = Se lanza el d20 ({ $what }).
hush-again = Se lanza otra vez el d20 ({ $what }).
hush-final = Los objetivos se descubren uno a uno.
hush-door = La puerta { $door } se abre con un chirrido.
hush-gate = Hay alguien en el portón.
banner-jester = ¡Ja, ja, ja!
banner-bet = ¡Apuesta por { FORM($side, form: "about") }!
banner-guessed = ¡Acierto!
banner-missed = ¡Fallo!
banner-spoiled = ¡Demasiado!
banner-victory = ¡Victoria!
banner-lost = Ronda perdida
banner-saved = ¡{ $card } vive!
banner-out = ¡{ $name } queda fuera!
    .you = ¡Quedas fuera!
banner-success = ¡Éxito!
banner-tragedy = ¡Tragedia!
banner-daylight = ¡La luz del día!
banner-over-surface = ¡{ FORM($winners, form: "person") ->
        [you] Ganas
        [among] Ganáis { $winners }
        [one] Gana { $winners }
       *[many] Ganan { $winners }
    }!
banner-over-sole-survivor = ¡{ FORM($winners, form: "person") ->
        [you] Ganas
        [among] Ganáis { $winners }
        [one] Gana { $winners }
       *[many] Ganan { $winners }
    } en solitario!
banner-over-nobody = No gana nadie
banner-over-abandoned = No gana nadie

# The first time a player meets a phase or an ask: why it matters (GSS-13.8)
hint-start = Todos sonríen y todos tienen un secreto. El tuyo decide por qué vale la pena morir.
hint-route-vote = El gran botín lo guardan grandes enemigos. Pregunta quién quiere qué puerta, y piensa por qué.
hint-sacrifice = Estas cartas se pierden sin más. Da las que menos vayas a echar de menos.
hint-play-cards = Si enviáis poco, todos pierden la ronda. Si envías mucho, malgastas vidas. Cree en las promesas bajo tu responsabilidad.
hint-reveal = Las hazañas siguen un orden fijo. Mira quién se ha escaqueado. Se ven las cantidades, no los dueños.
hint-blood-rite = Los demás ven que se dio una carta, no quién la dio.
hint-bet-vote = Si la horda ya basta, no hace falta apostar. Si no llega, solo queda la suerte.
hint-horde-die-vote = Cuanto más fuerte la horda, más seguro el dado. Pero si ya ganáis, ¿para qué tirar?
hint-weave-window = Una repetición vale para cualquier dado, también los ajenos. Solo se gasta una cada vez.
hint-lost-round = El enemigo crece, vuestras manos menguan y quien no tiene cartas cae. La próxima vez, enviad bastante.
hint-survivor-pick = Solo uno vuelve a casa. Los demás conocían los riesgos, o los habrían conocido de habérselos contado.
hint-loot-division = Casi nunca hay para todos. Si ahora tomas poco, luego ganarás las disputas.
hint-representative-vote = Uno arriesga sus cartas y se queda el premio. La generosidad y la codicia dicen lo mismo: yo.
hint-event-stake = Los demás ven cuántas cartas arriesgas, pero no cuáles. Deja al menos una carta en casa.
hint-event-bet = Media posibilidad, y nadie más a quien culpar.
hint-store = El oro y los trofeos solo sirven si vives. Un goblin contratado es una vida, y 40 puntos.
hint-store-choice = Lo que ves aquí solo lo sabes tú.
hint-final = No basta con ganar. Sobrevive: una carta en la mano es el billete a la luz.
hint-tombstone = Los muertos no ven más que antes, pero pueden acusar a quien quieran.
hint-over = Ahora se descubren los objetivos. Mira quién os llevó a cuestas y quién se dejó llevar.

# The shaft, loot, events, the store, the purse and the end
shaft = El pozo
shaft-text = Diez pisos, todos vigilados. Cada batalla ganada sube un piso. Sobre el décimo está la luz del día.
shaft-foes = Enemigos encontrados
shaft-events = Eventos encontrados
lot-taken = Lotes hasta ahora
loot-no-ping = Sin marca
banner-contested = ¡Disputado!
event-who = ¿Quién va? El voto es secreto.
event-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
store-short-hire-minion = Roba 1 carta
store-short-enhanced-recruitment = Mira 2, quédate 1
store-short-armour = Elige al superviviente
store-short-weave-fate = Repite un dado
store-short-bribe-goblin = Mira una mano y toma 1
store-short-foresight = Mira tras 3 puertas
store-short-aggressive-investing = Trofeos ×3 con 6+
store-short-greedy-investing = Oro ×3 con 6+
seat-text = El oro, los trofeos y el objetivo son secretos. Lo demás lo ven todos.
seat-text-own = Tú. Los demás también ven estos números, pero no tu bolsa ni tu objetivo.
objective-how = Solo tú puedes saberlo. Mantén pulsada { $hold }, o pulsa aquí, para verlo.
objective-secret = Nadie más debe saberlo.
objective-look = Mantén pulsada { $hold }
    .press = Pulsa para mirar
objective-worth = Mira tu objetivo para ver cuánto vale esto para ti.
purse-none = Sin objetos
over-veiled = Aún secreto
over-place = Puesto { $n }


## Classes

class-brute = Bruto
    .many = brutos
class-sneak = Furtivo
    .many = furtivos
class-tinker = Chapucero
    .many = chapuceros
class-mystic = Místico
    .many = místicos
class-court = Corte
    .many = goblins de la corte

## Goblins

card-bruiser = Goblin Matón
    .feat = A codazos
    .text = Descarta al más débil de los demás goblins de la horda.
    .flavour = Abre camino. No mira quién estaba en él.
card-wolfrider = Goblin Jinete de Lobos
    .feat = Carga en manada
    .text = +1 de fuerza por cada otro bruto de la horda.
    .flavour = Las decisiones las toma el lobo. Tiene mejor historial.
card-shieldbearer = Goblin Escudero
    .feat = Muro de escudos
    .text = Tras la revelación, ningún goblin puede ser descartado de la horda en esta ronda.
    .flavour = En rigor es una puerta. Aún cuelga de ella el abrigo de alguien.
card-berserker = Goblin Berserker
    .feat = Mecha larga
    .text = +3 de fuerza a partir de la ronda 2.
    .flavour = Insúltalo ahora y vuelve dentro de diez minutos.
card-bigun = Goblin Grandullón
    .feat = Demasiado grande para arrastrarlo
    .text = No puede ser elegido superviviente.
    .flavour = Casi dos metros de goblin, la mayor parte frente.
card-impersonator = Goblin Impostor
    .feat = Bigote postizo
    .text = Pares o nones. Éxito: su fuerza pasa a ser la del más fuerte de los demás. Fallo: descarta al Impostor.
    .flavour = Tres goblins en un abrigo, y los tres son él.
card-cutpurse = Goblin Cortabolsas
    .feat = Dedos pegajosos
    .text = Con la victoria, su dueño gana 10 de oro, o 20 si hay otro furtivo en la horda.
    .flavour = Te da la mano y después cuentas los dedos. Los suyos también.
card-backstabber = Goblin Traidor
    .feat = Emboscada
    .text = +3 de fuerza en la ronda 1.
    .flavour = Todos sus planes empiezan a tu espalda.
card-deserter = Goblin Desertor
    .feat = Carrera táctica
    .text = Si se pierde la ronda 1, 2 o 3, el Desertor vuelve a la mano de su dueño.
    .flavour = Ha luchado en cuarenta batallas, nueve minutos en total.
card-earcutter = Goblin Cortaorejas
    .feat = Tijeretazo
    .text = Con la victoria, su dueño gana 1 trofeo, o 2 si hay otro furtivo en la horda.
    .flavour = Lleva un collar, un libro de cuentas y unas tijeras muy afiladas.
card-artificer = Goblin Artífice
    .feat = Probablemente seguro
    .text = Pares o nones. Éxito: cada chapucero de la horda gana +2 de fuerza. Fallo: descarta al Artífice.
    .flavour = La garantía dura lo que la mecha.
card-catapult = Goblin Catapulta
    .feat = Munición viva
    .text = Pares o nones. Éxito: +5 de fuerza. Fallo: descarta al más débil de los demás goblins.
    .flavour = Cargarla es fácil. Todos quieren turno hasta que les toca.
card-sapper = Goblin Zapador
    .feat = Tablas sueltas
    .text = El enemigo pierde 1 de fuerza por cada chapucero de la horda, incluido el Zapador.
    .flavour = Nadie es alto cuando falta el suelo.
card-barricader = Goblin Barricadero
    .feat = Fuerte de muebles
    .text = Su fuerza sigue contando en las rondas siguientes de esta batalla.
    .flavour = Un armario, dos camas y una opinión muy firme.
card-bonesetter = Goblin Huesero
    .feat = Casi como nuevo
    .text = Con la victoria, su dueño roba 1 carta adicional del mazo de esbirros.
    .flavour = Dos piernas izquierdas siguen siendo dos piernas.
card-conjurer = Goblin Conjurador
    .feat = Algo de la nada
    .text = Podéis tirar un d20 (se vota). Si no supera la fuerza propia de la horda, se suma. Si la supera, perdéis.
    .flavour = El sombrero estaba vacío. Algo dentro opinaba lo contrario.
card-firehazard = Goblin Riesgo de Incendio
    .feat = Llama abierta
    .text = Tira un d20. Si no supera la fuerza propia de la horda, se suma. Si la supera, perdéis la ronda.
    .flavour = Tiene prohibido acercarse a la escalera, a la paja y al guiso.
card-gravecaller = Goblin Llamatumbas
    .feat = De vuelta al trabajo
    .text = Una carta al azar del descarte entra en la horda. Su fuerza cuenta, pero su hazaña no funciona.
    .flavour = La muerte es un descanso. Los descansos se acaban.
card-shaman = Goblin Chamán
    .feat = Todos a una
    .text = +1 de fuerza por cada clase distinta en la horda.
    .flavour = Se sabe todas las canciones y no acierta con ninguna letra.
card-bloodpriest = Goblin Sacerdote de Sangre
    .feat = Se busca voluntario
    .text = Su dueño puede sacrificar 1 carta. Si lo hace, cada místico de la horda gana +3 de fuerza.
    .flavour = La cola del altar avanza deprisa y solo hacia delante.
card-fancypants = Goblin Finolis
    .feat = Gran entrada
    .text = Pares o nones. Éxito: cada goblin de la corte en la horda gana +3 de fuerza. Fallo: su fuerza pasa a ser 0.
    .flavour = Los pantalones han ganado más batallas que él.
card-fearmonger = Goblin Alarmista
    .feat = Malas noticias
    .text = Pares o nones. Éxito: el enemigo pierde 5 de fuerza. Fallo: descarta a los dos más débiles de los demás.
    .flavour = Cuando el rumor llega a primera fila, ya es verdad.
card-jester = Goblin Bufón
    .feat = Público difícil
    .text = Su fuerza es una tirada de d20. Descarta todas las cartas jugadas excepto los Bufones.
    .flavour = A su mejor chiste nunca ha sobrevivido el público.
card-schemer = Goblin Intrigante
    .feat = Plan B
    .text = Plan B: ignorad las habilidades del enemigo en esta ronda.
    .flavour = El plan A también era suyo. No le gusta hablar de eso.
card-princeling = Goblin Principito
    .feat = ¿Sabes quién soy yo?
    .text = Si el Principito está en juego al llegar la victoria, el superviviente debe ser él.
    .flavour = Decimocuarto en la línea de un trono que es más bien un taburete.

## Events

event-rickety-bridge = El puente tambaleante
    .text = Manda goblins a cruzar, a tabla por cabeza. Al otro lado hay una bolsa.
    .flavour = Obra de chapuceros. Aprobado por chapuceros. Evitado por chapuceros.
event-arm-wrestling = La mesa de pulsos
    .text = Mide tu brazo con el campeón. La fuerza arriesgada debe llegar a la marca.
    .flavour = El que pierde debe una oreja. Las tijeras las pone la casa.
event-sleeping-drake = El draco dormido
    .text = Pasa de puntillas junto al durmiente. La fuerza arriesgada no debe pasar de la marca.
    .flavour = Sueña con oro. Procura no salir en el sueño.
event-beggar-prophet = El profeta mendigo
    .text = Déjale compañía al profeta y escucha lo que viene.
    .flavour = Os vio venir. Y aún no ha apartado el cuenco.
event-mushroom-feast = El banquete de setas
    .text = Prueba primero. Si nadie se desploma, se te unen goblins hambrientos.
    .flavour = Todas las setas se pueden comer. Algunas, solo una vez.
event-lost-goblinlings = Los goblincillos perdidos
    .text = Manda una partida de búsqueda por el túnel lateral.
    .flavour = No estaban perdidos. Iban ganando al escondite.
event-toll-troll = El trol del peaje
    .text = Enseña músculo suficiente y el trol te paga a ti, en orejas.
    .flavour = Acepta monedas, cabras y disculpas.
event-cursed-idol = El ídolo maldito
    .text = Más manos levantan más oro. La mitad de las veces, el ídolo se cobra lo suyo.
    .flavour = La maldición viene en la base, en runas muy pequeñas.
event-ear-auction = La subasta de orejas
    .text = Puja con goblins por un saco de trofeos.
    .flavour = Lote nueve: un par a juego, de un solo dueño muy cuidadoso.
event-rune-door = La puerta de runas
    .text = Se abre para los místicos. Alguien llama desde el otro lado.
    .flavour = Las runas dicen Tirar.
event-jammed-lift = El montacargas atascado
    .text = Funciona otra vez si lo arreglan los chapuceros. La última carga sigue dentro.
    .flavour = Capacidad: nueve goblins, o un goblin y una buena idea.
event-guard-dog = El perro guardián
    .text = Solo los furtivos burlan ese hocico. La caseta está llena de premios.
    .flavour = Ladra más que muerde, pero por poco.
event-masked-ball = El baile de máscaras
    .text = Se entra con modales de corte. Abrigos y orejas se dejan en la puerta.
    .flavour = Nadie preguntó por las manos verdes.
event-rockfall = El derrumbe
    .text = Los brutos pueden despejar el túnel. Tras los escombros se oyen voces.
    .flavour = El techo bajó a ver qué era ese ruido.
event-abandoned-camp = El campamento abandonado
    .text = Registra las tiendas antes de que vuelvan los dueños.
    .flavour = Las gachas aún están calientes. El filo de al lado, también.
event-spinning-wheel = La rueda de la fortuna
    .text = Apuesta a pares o nones con un d20. A más goblins arriesgados, mejor premio.
    .flavour = Antes era un carro. Antes también daba más suerte.

## Foes

foe-sole-sidekick = El único compinche
    .ability-1 = Anula las hazañas de todos los goblins.
    .flavour = El héroe está en su descanso. El compinche ha traído apuntes.
foe-overeager-squire = El escudero demasiado entusiasta
    .ability-1 = Descarta al goblin más débil de la horda.
    .flavour = Ha pulido hasta la última pieza de una armadura ajena.
foe-rat-catcher = El cazarratas
    .ability-1 = Descarta a todos los goblins de fuerza 1.
    .flavour = Pequeño, verde, muerde: para la recompensa, vale.
foe-hedge-wizard = El mago de pacotilla
    .ability-1 = Anula las hazañas de todos los místicos.
    .flavour = Autodidacta, con un libro al que le falta la mitad.
foe-rented-locksmith = El cerrajero de alquiler
    .ability-1 = Tras una ronda perdida, cada jugador pierde 10 de oro.
    .flavour = Lo abre todo. No cierra nada. Factura a cualquiera.
foe-shy-archer = El arquero tímido
    .ability-1 = Antes de la revelación, descarta 1 carta boca abajo al azar.
    .flavour = Prefiere no conocer a la gente a la que dispara.
foe-tavern-bouncer = El portero de taberna
    .ability-1 = Nadie puede jugar más de 2 cartas.
    .flavour = De dos en dos, y con ese calzado no.
foe-roadside-illusionist = El ilusionista ambulante
    .ability-1 = Su fuerza varía hasta en 3 respecto a la impresa y está oculta hasta la primera revelación.
    .flavour = Más de dos metros, hasta que se va el humo.
foe-pest-inspector = La inspectora de plagas
    .ability-1 = El enemigo gana +1 de fuerza por cada bruto de la horda.
    .flavour = Marca una casilla por cada uno de vosotros. Tiene muchas casillas.
foe-ear-collector = El coleccionista de orejas
    .ability-1 = Tras esta batalla no se elige superviviente.
    .flavour = Resulta que la afición funciona en ambos sentidos.
foe-choir-novice = La novicia del coro
    .ability-1 = Anula todas las hazañas que tiran un dado.
    .flavour = El juego es pecado. Y vosotros también, añade.
foe-pitchfork-mob = La turba de las horcas
    .ability-1 = Cada jugador debe jugar al menos 2 cartas.
    .flavour = Cuarenta opiniones y un farol.
foe-secret-agent = Agente de una orden secreta
    .ability-1 = Anula las hazañas de todos los goblins.
    .ability-2 = Tras esta batalla no se elige superviviente.
    .flavour = La orden es tan secreta que se paga la cuota a sí mismo.
foe-spotless-knight = El caballero del escudo impoluto
    .ability-1 = Descarta al goblin más fuerte de la horda.
    .ability-2 = La fuerza de cada goblin cuenta como máximo 4.
    .flavour = Ni un rasguño, porque nunca entra el primero por la puerta.
foe-siege-engineer = La ingeniera de asedio
    .ability-1 = Anula las hazañas de todos los chapuceros.
    .ability-2 = Antes de la revelación, descarta 1 carta boca abajo al azar.
    .flavour = Se trajo una escalera a una cueva, y le dio uso.
foe-paroled-paladin = El paladín en libertad condicional
    .ability-1 = Descarta a todos los místicos de la horda.
    .ability-2 = Al empezar la ronda, cada jugador sacrifica 1 carta.
    .flavour = Un castigo divino más y le dejan quedarse el martillo.
foe-twin-rangers = Las exploradoras gemelas
    .ability-1 = Antes de la revelación, descarta 1 carta boca abajo al azar.
    .ability-2 = Descarta a todo goblin que tenga un tocayo en la horda.
    .flavour = La una remata las frases de la otra. Y las dos, a tus amigos.
    .number = many
foe-guild-assassin = La asesina del gremio
    .ability-1 = Descarta al goblin más fuerte de la horda.
    .ability-2 = Tras una ronda perdida, quien tenga más cartas en mano pierde 1 de ellas al azar.
    .flavour = Cobra por cabeza, y ya ha visto cuántas hay.
foe-tax-collector = El recaudador de impuestos
    .ability-1 = Tras una ronda perdida, cada jugador pierde 20 de oro.
    .ability-2 = El enemigo gana +1 de fuerza por cada goblin de la horda que pase de 2 por jugador vivo.
    .flavour = Resulta que hay un impuesto de túneles.
foe-cellar-druid = El druida del sótano
    .ability-1 = Anula las hazañas de todos los brutos.
    .ability-2 = Nadie puede jugar más de 2 cartas.
    .flavour = En comunión con la naturaleza, sobre todo con el moho.
foe-barbarian-understudy = La suplente del bárbaro
    .ability-1 = Cada jugador debe jugar al menos 2 cartas.
    .ability-2 = El enemigo gana +3 de fuerza.
    .flavour = Se sabe todos los rugidos y nunca ha salido a escena.
foe-bounty-hunter = El cazarrecompensas
    .ability-1 = El superviviente sale al azar, no se elige.
    .ability-2 = Descarta a todos los furtivos de la horda.
    .flavour = Tu cara está en el cartel. Están todas vuestras caras.
foe-sabbatical-archmage = La archimaga en año sabático
    .ability-1 = Anula todas las hazañas que tiran un dado.
    .ability-2 = Anula las hazañas de todos los místicos.
    .ability-3 = Anula las hazañas de todos los goblins.
    .flavour = Solo bajó aquí en busca de un poco de paz.
foe-retired-dragonslayer = El matadragones jubilado
    .ability-1 = Descarta al goblin más fuerte de la horda.
    .ability-2 = La fuerza de cada goblin cuenta como máximo 4.
    .ability-3 = Descarta a otro más de los goblins más fuertes.
    .flavour = Echa de menos a los dragones. Tenían menos codos.
foe-inquisitor-general = La inquisidora general
    .ability-1 = Anula las hazañas de todos los goblins de la corte.
    .ability-2 = Al empezar la ronda, cada jugador sacrifica 1 carta.
    .ability-3 = Descarta a todos los goblins de la corte de la horda.
    .flavour = Tiene preguntas. Todas las respuestas son sí.
foe-sharp-saint = El santo de la punta afilada
    .ability-1 = Descarta a los dos goblins más débiles de la horda.
    .ability-2 = Antes de la revelación, descarta 1 carta boca abajo al azar.
    .ability-3 = Tras esta batalla no se elige superviviente.
    .flavour = Patrón de los alfileteros, de las brochetas y tuyo.
foe-famous-four = Los cuatro famosos
    .ability-1 = Anula las hazañas de todos los furtivos.
    .ability-2 = Descarta al goblin más fuerte de la horda.
    .ability-3 = Cada jugador debe jugar al menos 2 cartas.
    .flavour = Un guerrero, un clérigo, un ladrón y uno que hace las canciones.
    .number = many
foe-the-slayer = El Matagoblins
    .ability-1 = Sin reservas: cada jugador debe jugar al menos la mitad de su mano, redondeando hacia arriba.
    .ability-2 = Descarta al goblin más fuerte de la horda.
    .ability-3 = Descarta a todos los goblins de fuerza 1.
    .ability-4 = Tras una ronda perdida, quien tenga más cartas en mano pierde 1 de ellas al azar. Esto pasa dos veces.
    .flavour = Cuenta en goblins. Acaba de llegar a ti.
foe-chosen-one = La Elegida
    .ability-1 = Sin reservas: cada jugador debe jugar al menos la mitad de su mano, redondeando hacia arriba.
    .ability-2 = Anula todas las hazañas que tiran un dado.
    .ability-3 = Descarta a los dos goblins más débiles de la horda.
    .ability-4 = El enemigo gana +4 de fuerza.
    .flavour = La eligió una espada que, todo hay que decirlo, no buscaba cerebro.
foe-guildmaster = El maestro del gremio en la puerta
    .ability-1 = Sin reservas: cada jugador debe jugar al menos la mitad de su mano, redondeando hacia arriba.
    .ability-2 = Antes de la revelación, descarta 1 carta boca abajo al azar.
    .ability-3 = Tras una ronda perdida, cada jugador pierde 20 de oro.
    .ability-4 = Anula las hazañas de todos los goblins.
    .flavour = Detrás de él, la luz del día. Delante, el formulario para solicitarla.


## The store

item-hire-minion = Contratar un esbirro
    .text = Roba 1 carta del mazo de esbirros.
    .flavour = Barato, con ganas y sin saber bien en qué consiste el trabajo.
item-enhanced-recruitment = Reclutamiento mejorado
    .text = Mira las 2 primeras cartas del mazo de esbirros. Quédate con 1 y deja la otra al fondo del mazo.
    .flavour = Hay una entrevista. Va sobre todo de olores.
item-armour = Comprar una armadura
    .text = Tú eliges al superviviente tras la próxima batalla.
    .flavour = Un dueño cuidadoso, un dragón descuidado.
item-weave-fate = Teje tu destino
    .text = Ganas una repetición. Úsala una vez, justo después de cualquier tirada.
    .flavour = El hilo tiene garantía contra todo menos las tijeras.
item-bribe-goblin = Sobornar a un goblin
    .text = Mira la mano de otro jugador y quédate 1 de sus cartas.
    .flavour = La lealtad no tiene precio. Esto es un poco más barato.
item-foresight = Poción de clarividencia
    .text = Solo tú ves lo que hay tras las tres puertas siguientes.
    .flavour = Sabe al martes que viene.
item-aggressive-investing = Inversión agresiva
    .text = Tras la próxima batalla tira un d20: con 6 o más, se triplican los trofeos que ganaste en ella.
    .flavour = Orejas pasadas no garantizan orejas futuras.
item-greedy-investing = Inversión codiciosa
    .text = Tras la próxima batalla tira un d20: con 6 o más, se triplica el oro que ganaste en ella.
    .flavour = El agente tiene una oficina muy pequeña y un caballo muy rápido.

## Main Objectives

objective-treasure-hoarder = Acaparador de tesoros
    .text = Reúne oro. Al final, tu oro cuenta el doble.
objective-manslayer = Matahombres
    .text = Abate enemigos y llévate sus orejas. Al final, tus trofeos cuentan el doble.
objective-caretaker = Cuidador
    .text = Salva goblins. Al final, las cartas de tu mano cuentan el doble.
objective-sole-survivor = Único superviviente
    .text = Sé el último con cartas y ganas al momento. Sin puntos extra.

## Pledges

pledge-name-light = Enviaré un poco
pledge-name-fair = Enviaré mi parte
pledge-name-heavy = Enviaré mucho

## Lobby options

option-difficulty = Dificultad
    .about = Cada enemigo tiene 1 de fuerza menos o más por jugador vivo.
    .value-easy = Fácil
    .value-normal = Normal
    .value-hard = Difícil
option-least = Cartas que enviar
    .about = El mínimo de cartas que cada jugador envía a una ronda.
    .value-third = Un tercio de la mano
    .value-one = Una carta
option-last-stand = Último aliento
    .about = Si juegas tu última carta, sigues con vida cuando se gana la batalla.
option-objectives = Objetivos principales
    .about = Varios jugadores pueden compartir objetivo, o se reparten por igual.
    .value-random = Al azar
    .value-even = Lo más variados posible
option-timers = Límites de tiempo
    .about = Cuánto tiempo hay para cada decisión.
    .value-normal = Normales
    .value-relaxed = Relajados
    .value-off = Sin límite de tiempo
option-spectators-see-hands = Los espectadores ven las manos
    .about = Solo para espectadores que nunca tuvieron asiento. Quien queda fuera no las ve jamás.
option-final-foe = Enemigo final
    .about = El enemigo que espera en el piso 10.
    .value-random = Al azar
    .value-the-slayer = { foe-the-slayer }
    .value-chosen-one = { foe-chosen-one }
    .value-guildmaster = { foe-guildmaster }

## Lesson

lesson-guide = El viejo explorador
lesson-welcome = Arriba y afuera, juntos
    .text = Nettle, Bramble y tú lleváis goblins desde la guarida hasta la superficie. Las batallas se ganan juntos o no se ganan, pero la partida la gana uno solo. Tu objetivo principal es Cuidador: las cartas que te queden en la mano cuentan el doble.
lesson-route = Elige una puerta
    .text = Cada puerta da una pista de su botín, nunca de quién la guarda. Todos votan en secreto y gana la más votada.
    .act1 = Pulsa la puerta 1
    .act2 = Pulsa Votar
    .done = Votar una ruta
lesson-pledge = Promete mucho
    .text = Las exploradoras gemelas tienen fuerza 21. Una promesa dice a los demás cuánto enviarás. No obliga a nadie: promete mucho y envía lo que quieras.
    .act1 = Pulsa la promesa «Mucho»
    .done = Hacer una promesa
lesson-commit = Envía a tus goblins
    .text = Todos eligen en secreto y luego las cartas se descubren como una sola horda. Los dos Bufones echarían a los demás: guárdalos, cuentan para tu objetivo.
    .act1 = Pulsa el Riesgo de Incendio de la izquierda
    .act2 = Pulsa el Finolis
    .act3 = Pulsa Enviar
lesson-bet = Decide el d20
    .text = 16 contra 21: no llega. El Finolis ofrece una apuesta a nones o pares. Déjala: el Riesgo de Incendio tirará el d20 de todos modos y, hasta 16, se suma a la horda.
    .act1 = Pulsa «No apostar»
    .act2 = Pulsa el botón rojo No apostar
    .done = Ganar una batalla con el d20
lesson-survivor = Uno vuelve
    .text = Un 8, así que 24 al final. Todos roban una carta. El resto de la horda se gasta, pero puedes salvar a un goblin para tu mano.
    .act1 = Pulsa el Riesgo de Incendio
    .act2 = Pulsa Salvar
lesson-ping = Pide botín
    .text = Marca el lote que quieras y los demás lo verán. Si dos marcan el mismo, es de quien menos lotes lleve.
    .act1 = Pulsa el primer lote
    .act2 = Pulsa Marcar
    .done = Tomar tu parte del botín
lesson-confirm = Di que has acabado
    .text = El botín se reparte cuando todos hayáis confirmado.
    .act1 = Pulsa Confirmar
lesson-final-pledge = Piso 10: el último enemigo
    .text = La Elegida tiene fuerza 28 y obliga a todos a jugar la mitad de la mano. Detrás está la superficie.
    .act1 = Pulsa la promesa «Mucho»
lesson-final-commit = Todo lo que no sea un Bufón
    .text = Su habilidad anula toda hazaña que tira un dado: esta vez el d20 no ayuda. Solo cuenta la fuerza.
    .act1 = Pulsa el primer Riesgo de Incendio
    .act2 = Pulsa el Barricadero
    .act3 = Pulsa el otro Riesgo de Incendio
    .act4 = Pulsa Enviar
    .done = Vencer al último enemigo con tu horda
lesson-final-ping = Piensa en tu objetivo
    .text = ¡29 contra 28! Nettle se ha quedado sin cartas y está fuera. Para un Cuidador, el lote de dos cartas es el que más vale.
    .act1 = Pulsa el tercer lote
    .act2 = Pulsa Marcar
lesson-final-confirm = Cuenta tus cartas
    .text = Se suman el oro, los trofeos y las cartas, y se descubren los objetivos principales.
    .act1 = Pulsa Confirmar
    .done = Ganar con tu propio objetivo
lesson-end = Arriba y afuera
    .text = El grupo ganó las batallas y tú ganaste la partida.
    .open1 = Los eventos del camino
    .open2 = La tienda
    .open3 = Las apuestas a nones o pares que valen la pena

## Rulebook

rulebook-goal = El objetivo
    .text =
        Unos aventureros saquean vuestra guarida. Subid con cuantos goblins podáis <b>diez pisos</b>, desde el fondo hasta la superficie. Cada piso se supera <b>ganando juntos una batalla</b>. En el piso 10 espera el enemigo final.
        Empiezas con 8 cartas, y son tus vidas: <b>si te quedas sin cartas, quedas fuera</b>. Entre los que sobreviven al enemigo final gana quien más puntos tiene. El grupo debe ganar sus batallas, y cada cual prefiere que las paguen los demás.
        No hay turnos: todos elegís a la vez. Podéis hablar en cualquier momento, y podéis mentir.
rulebook-objective = Tu objetivo principal
    .text =
        Cada jugador recibe un objetivo principal que <b>nadie más ve</b> hasta el final. Varios pueden tener el mismo.
        <b>Acaparador de tesoros</b>: tu oro cuenta el doble al final. <b>Matahombres</b>: tus trofeos cuentan el doble. <b>Cuidador</b>: las cartas de tu mano cuentan el doble.
        <b>Único superviviente</b>: sin puntos extra, pero ganas al momento cuando todos los demás están fuera. Con 3 o 4 jugadores lo tiene uno como mucho; con 5 o 6, dos como mucho. Quizá no lo tenga nadie.
rulebook-route = Tres puertas
    .text =
        Tras cada puerta hay un <b>enemigo</b>, un <b>evento</b> o la <b>tienda</b>. La señal indica el tipo y el tamaño del botín, nunca quién lo guarda. Tras una puerta tranquila nunca hay un enemigo: hay un evento o la tienda.
        Vota una puerta. Puedes cambiar el voto hasta que todos hayan votado o se acabe el tiempo. <b>El voto es secreto</b>, y un empate se sortea. En cada piso podéis visitar <b>una sala lateral como mucho</b>. Después elegís entre tres puertas con enemigos. A más botín, mayor enemigo.
rulebook-foe = El enemigo
    .text =
        La <b>fuerza</b> del enemigo crece con el número de jugadores vivos. Sus <b>habilidades</b> tuercen las reglas de la batalla. El temible nunca gana más, el poderoso gana en la ronda 2 y el legendario en las rondas 2 y 3. Lo ganado se queda. Lo que ganará está oculto.
        La horda necesita <b>al menos tanta fuerza como el enemigo</b>. Si no llega, se pierde la ronda, esas cartas ya no cuentan y todos juegan otra vez. <b>Ejemplo</b>: el enemigo tiene fuerza 14. Una horda de 14 gana y una de 13 pierde. No hay límite de rondas, solo de manos.
rulebook-play = Jugar cartas
    .text =
        Todos jugáis a la vez, boca abajo, <b>al menos un tercio de vuestra mano</b>, redondeando hacia arriba. El enemigo puede exigir más o permitir menos. (En la sala se puede bajar a 1 carta.) Puedes retirar tus cartas hasta que estén todas. Una <b>promesa</b> dice a los demás qué piensas enviar. No te obliga. <b>Ejemplo</b>: con 7 cartas en la mano juegas al menos 3.
        Después todos veis <b>cuántas</b> cartas ha enviado cada uno, y todas se barajan en una sola horda: <b>nadie sabe de quién es cada una</b>. Las tuyas llevan una marca que solo ves tú. Si se acaba el tiempo, juegas el mínimo, empezando por las más débiles.
        Algunos enemigos exigen un <b>sacrificio</b> antes de la lucha: cartas que van al descarte sin que nadie las vea. Siempre conservas una.
rulebook-reveal = Qué le pasa a la horda
    .text =
        <b>Antes de la revelación</b>, algunos enemigos descartan cartas boca abajo. <b>Revelación</b>: la horda se descubre de izquierda a derecha y cada Bufón tira su d20. <b>Plan B</b>: un Intrigante apaga las habilidades del enemigo en esta ronda. <b>Anulación</b>: algunos enemigos anulan hazañas, pero esos goblins conservan su fuerza. Ahora un Escudero alza el Muro de escudos: después ya no se puede descartar a nadie. <b>Descarta el enemigo</b> y luego <b>descartan los goblins</b> (Matón, Bufón). <b>Rescate</b>: un Llamatumbas saca a un goblin del descarte, sin su hazaña. <b>Ritos</b>: el dueño de un Sacerdote de Sangre puede sacrificar una carta. Después vienen las <b>apuestas</b>, el <b>recuento</b> y los <b>dados</b> del Conjurador y del Riesgo de Incendio.
        Un goblin descartado no da fuerza, su hazaña no funciona y va al descarte.
rulebook-dice = Apuestas y dados
    .text =
        <b>Pares o nones</b>: por cada goblin que apuesta, todos los vivos votan nones, pares o no apostar. Si nones y pares suman más votos que no apostar, se apuesta por el lado con más votos. Acertar es un éxito; no acertar, un fallo. Si la horda ya tiene bastante, pensadlo dos veces.
        <b>Dados de la horda</b>: un Riesgo de Incendio siempre tira un d20. Con un Conjurador se vota. Una tirada que <b>no supera la fuerza propia de la horda</b> se suma. Una mayor <b>pierde la ronda al momento</b>. Cada tirada se compara solo con esa fuerza, nunca con otros dados. <b>Ejemplo</b>: la horda sola tiene 12. Con un 12 llega a 24; con un 13 se pierde la ronda.
        Si tienes una <b>repetición</b>, puedes usarla justo después de cualquier tirada.
rulebook-lost = Una ronda perdida
    .text =
        Tras las rondas 1 a 3, los Desertores se vuelven a casa. El enemigo que roba o secuestra lo hace ahora. Después, <b>todo jugador sin cartas en la mano queda fuera</b>: pierde oro, trofeos y objetos, pero puede mirar y hablar.
        El resto de la horda se aparta y pasa a ser <b>cartas anteriores</b>. Siguen en juego hasta que caiga el enemigo, pero no dan fuerza ni hazañas. Solo el Barricadero sigue contando. Luego empieza otra ronda, y todos juegan de nuevo al menos 1 carta.
rulebook-victory = La victoria
    .text =
        Las hazañas que pagan con la victoria pagan a sus dueños en privado. Después, <b>cada jugador vivo roba 1 carta</b>. Si jugaste tu última carta, así sigues en la partida.
        Un jugador sorteado elige al <b>superviviente</b>: una de las cartas jugadas, también las anteriores, va a su mano. Si alguien tiene una <b>armadura</b>, elige en su lugar y la gasta. A un Principito hay que elegirlo; a un Grandullón no se puede. Las demás cartas jugadas van boca abajo al descarte. Tras el botín subís al piso siguiente.
rulebook-loot = El reparto del botín
    .text =
        El enemigo deja <b>lotes</b> de oro, trofeos o cartas, normalmente menos que jugadores. <b>Marca</b> el que quieras y confirma. Puedes mover tu marca hasta que todos hayan confirmado. Las marcas son públicas y se pueden discutir.
        Un lote con una marca es de ese jugador. Un lote disputado es de quien lleva <b>menos lotes hasta ahora</b> en la partida, y un empate se sortea. Los que nadie marcó se reparten igual, primero a quienes no tienen ninguno. <b>Ejemplo</b>: Mira lleva 3 lotes y Mudge, 2. Los dos marcan 30 de oro, y se lo lleva Mudge.
rulebook-event = Los eventos
    .text =
        Votad a un <b>representante</b>. El voto es secreto. Solo el representante puede arriesgar, de 1 a 4 cartas de su mano: más cartas, mejor premio y, por lo general, una prueba más dura. Antes se muestra qué hace falta y qué se gana.
        Unos eventos tiran un d20. Otros piden fuerza, poca fuerza o goblins de una clase. Aquí no funcionan las hazañas, y la fuerza de un Bufón arriesgado es una tirada de d20. Con <b>éxito</b> las cartas vuelven, y el representante se queda el premio. En una <b>tragedia</b> van al descarte, y nadie ve cuáles eran. Si el representante arriesgó toda su mano, queda fuera.
rulebook-store = La tienda
    .text =
        Todos compran a la vez y en privado. Paga cada artículo <b>en oro o en trofeos</b>, no en ambos. De vez en cuando hay algo rebajado.
        <b>Contratar</b> roba una carta. El <b>Reclutamiento mejorado</b> deja elegir entre dos. Con una <b>armadura</b> eliges tú al próximo superviviente. <b>Teje tu destino</b> es una repetición de cualquier tirada. Un <b>soborno</b> se lleva una carta de una mano que puedes mirar, y su dueño se entera. La <b>clarividencia</b> te muestra solo a ti las tres puertas siguientes. Las <b>inversiones</b> triplican lo que ganes en la próxima batalla con un d20 de 6 o más. <b>Ejemplo</b>: inviertes en oro y ganas 30 en la batalla. Con un 6 pasan a ser 90.
        Todos ven tus armaduras y repeticiones, y nada más.
rulebook-final = El piso 10
    .text =
        Aquí no hay puertas. Espera el enemigo final, y cada uno juega al menos la mitad de su mano. Cuando cae, <b>nadie roba y no se salva a nadie</b>. <b>Si tienes una carta en ese momento, has sobrevivido</b>. Si no, quedas fuera, haya victoria o no. Los supervivientes se reparten el botín, sus cartas también cuentan, y luego se suman los puntos.
        Las armaduras aquí no sirven. Guárdate una carta.
rulebook-end = Quedar fuera, y el final
    .text =
        Si tienes cartas se comprueba solo en momentos fijos: tras una ronda perdida, tras el botín de una batalla, tras una tragedia, al cerrar la tienda y al caer el enemigo final. Sin la opción Último aliento, también justo tras cada victoria. Entre medias, una mano vacía no es un desastre.
        Si no queda nadie, <b>no gana nadie</b>. Si queda uno y es el Único superviviente, <b>gana al momento</b>. Cualquier otro sigue subiendo solo.
        En la superficie cada superviviente suma <b>1 por cada oro, 10 por cada trofeo y 40 por cada carta en la mano</b>, y el objetivo dobla su parte. <b>Ejemplo</b>: 50 de oro, 4 trofeos y 2 cartas suman 170. Las cartas de un Cuidador cuentan el doble, así que suma 250. Los empates los deciden las cartas, luego los trofeos y luego el oro.
rulebook-secrets = Quién ve qué
    .text =
        Solo tú ves tu <b>mano</b>, tu <b>objetivo</b> y tu oro, trofeos, inversiones y clarividencia. Todos ven cuántas cartas tienes, tus armaduras y repeticiones, tus marcas y promesas, y lo que ganas como botín.
        Los votos de puertas y representantes son secretos para siempre. Los de apuestas y del Conjurador se muestran al cerrarse. El descarte no se puede hojear. Una carta sacrificada, secuestrada o perdida en una tragedia solo la conoce su dueño. <b>Al final se descubre todo.</b>
rulebook-rulings = Dudas frecuentes
    .text =
        La <b>fuerza del Bufón no es una hazaña</b>. Aunque se anulen las de todos los goblins, tira igual, y las demás cartas se quedan. Si hay varios Bufones, todos se quedan, cada uno con su dado. Tras el Muro de escudos no se descarta nada.
        El <b>Plan B</b> no se puede anular, pero un Intrigante descartado boca abajo no hace nada, y lo que el enemigo hizo antes de la revelación no se deshace. Una vez hecho, el Plan B vale aunque se descarte al Intrigante.
        Al contar clases cuentan los goblins <b>anulados y rescatados</b>, no las cartas anteriores. Lo ganado con una apuesta o un rito se queda, aunque se descarte al goblin que lo dio. Un goblin <b>rescatado</b> no tiene dueño ni hazaña. Si un Riesgo de Incendio saca demasiado, se pierde la ronda por fuerte que fuera la horda.

# Lo que dice un entrenador: `advice-*` empieza la frase (qué hacer), `why-*` la sigue (por qué conviene). Nombres como en el registro
coach-good = ¡Astuto, para ser un goblin!
advice-door = Vota la puerta { $door }
advice-send-out = Envía { $cards }
advice-give-up = Sacrifica { $cards }
advice-promise = Promete { $pledge ->
        [light] poco
        [fair] tu parte
       *[heavy] mucho
    }
advice-take-bet = Apuesta por { $side }
advice-guess = Apuesta por { $side }
advice-leave-bet = No apuestes
advice-roll-die = Tira el d20
advice-leave-die = No tires
advice-take-lot = Marca { $what ->
        [gold] los { $n } de oro
        [trophies] { $n ->
            [one] el trofeo
           *[other] los { $n } trofeos
        }
       *[cards] { $n ->
            [one] la carta
           *[other] las { $n } cartas
        }
    }
advice-agree = Acepta el botín tal como está
advice-spare = Salva a { $card }
advice-send-seat = Vota por { $target }
    .your = Vota por ti
advice-stake = Arriesga { $cards }
advice-buy-item = Elige «{ $item }»
advice-leave-store = Sal de la tienda
advice-take-goblin = Quédate con { $card }
advice-give-nothing = No des nada
advice-let-others-choose = Deja que elijan los demás
advice-reroll = Repite el { $number }
advice-keep-roll = Deja el { $number }
advice-take-back-ping = Quita tu marca
why-together = suman { $n } de fuerza impresa, y los { $foe } del enemigo tocan a { $share } por cabeza
why-weakest-go = envías a tus goblins más débiles y te quedas con los fuertes
why-weakest = nada más en tu mano tiene menos fuerza impresa
why-behind = a la horda le { $n ->
        [one] falta 1
       *[other] faltan { $n }
    } de fuerza
why-ahead = { $n ->
        [0] la horda tiene justo la fuerza que necesita
        [one] a la horda ya le sobra 1 de fuerza
       *[other] a la horda ya le sobran { $n } de fuerza
    }
why-counts-double = tu objetivo principal cuenta doble { $what ->
        [gold] el oro
        [trophies] los trofeos
       *[cards] las cartas
    }

## Diagrams of the rulebook

diagram-secrets-own = Solo tú ves
    .note = Tu mano y tu objetivo, tu oro y tus trofeos, tus inversiones y tu clarividencia.
diagram-secrets-all = Todos ven
    .note = Cuántas cartas tienes, tus armaduras y repeticiones, tus marcas y promesas, y el botín que ganas.
diagram-secrets-never = Queda oculto
    .note = Qué votaron los demás en puertas y representantes, y qué hay en el descarte.
