title-tagline = Traición cooperativa en la mazmorra
title-about =
    Guía a tus goblins diez pisos arriba entre los héroes que saquean la guarida.
    Jugad cartas boca abajo: igualad el poder del enemigo o jugad otra vez.
    Guarda tu objetivo en secreto y no te quedes sin goblins.

## What the rules say

# Asks: to the one who decides, to those who wait, and what is at stake or happens when the time is up. All of it is what
# that seat may see. {power} is the foe's Power or ?, {horde} and {total} the running totals, {success} and {failure} as
# `bet.*` says, {chance} in percent, {what} a goblin or as `roll.*` says, {counts} lots taken so far by seat, {k} cards,
# {need} as `need.*` says, {reward} as `amount.*` says, {held} re-rolls; `.start` is shown with the objective.
ask-start = Tu objetivo secreto: { $objective }. { $text }
    .stakes = Nadie más debe saberlo.
ask-route-vote = Piso { $floor } de 10. Vota una puerta: la señal muestra el botín, no quién lo guarda.
    .waiting = Han votado { $v } de { $n }.
    .stakes = Se abre la más votada; el empate se sortea. El voto es secreto.
    .timeout = Sin tiempo, no votas.
ask-sacrifice = { $foe }: un sacrificio antes de luchar. Elige lo que va al descarte sin verse: { $n }
    .waiting = Faltan sacrificios: { $names }
    .stakes = Conservas al menos 1 carta.
    .timeout = Si se acaba el tiempo, van las más débiles.
ask-play-cards = { $foe }: fuerza { $power }. Alcanzadla juntos. Juega boca abajo: { $min } o más
    .exactly = { $foe }: fuerza { $power }. Alcanzadla juntos. Juega boca abajo, exactamente: { $min }
    .between = { $foe }: fuerza { $power }. Alcanzadla juntos. Juega boca abajo: de { $min } a { $max }
    .waiting = Faltan cartas: { $names }
    .stakes = Si ganáis, cada uno roba 1. Si perdéis, estas ya no cuentan y todos juegan más; quien no tenga, queda fuera.
    .last = Es tu última carta. Si se pierde la ronda, quedas fuera.
    .whole = Es toda tu mano. Si se pierde la ronda, quedas fuera.
    .strict = Jugar toda tu mano es la muerte, aunque ganéis: guarda 1 carta.
    .final = El enemigo final. Nadie roba cuando cae: guarda al menos 1 carta o quedas fuera aunque ganéis.
    .committed = Tus cartas están dentro. Aún puedes retirarlas o cambiar tu promesa.
    .timeout = Si se acaba el tiempo, juegas el mínimo, empezando por las más débiles.
ask-blood-rite = { $goblin }: renuncia a 1 carta de tu mano y cada místico de la horda gana +{ $amount }.
    .waiting = Un Sacerdote de Sangre espera a su dueño. Horda { $horde } contra { $power }.
    .stakes = Horda { $horde } contra { $power }.
    .timeout = Si se acaba el tiempo, no das nada.
ask-bet-vote = { $goblin }: si acertáis el dado, { $success }; si no, { $failure }.
    .waiting = Han votado { $v } de { $n }.
    .stakes = Horda { $horde } contra { $power }. ¿Nones, pares o no apostar?
    .timeout = Si se acaba el tiempo, no votas.
ask-horde-die-vote = { $goblin }: ¿tiráis? { $horde } o menos se suma ({ $chance } %); más pierde la ronda.
    .waiting = Han votado { $v } de { $n }.
    .stakes = Horda { $total } contra { $power }.
    .timeout = Si se acaba el tiempo, no votas.
ask-weave-window = { $what }: el d20 muestra { $number }. ¿Gastas una repetición?
    .waiting = Las repeticiones se agitan: { $names }
    .stakes = Tienes: { $held }. Vale el nuevo número, mejor o peor.
    .timeout = Si se acaba el tiempo, se queda.
ask-survivor-pick = ¡Victoria! Salva a 1 goblin jugado: va a tu mano; los demás, al descarte.
    .armour = ¡Victoria! Tu armadura elige: salva a 1 goblin jugado; los demás, al descarte.
    .must = Hay un Principito en juego: hay que elegir uno.
    .waiting = Elige al superviviente: { $name }
    .timeout = Si se acaba el tiempo, salvas al más fuerte.
ask-loot-division = Lotes: { $lots }; jugadores: { $players }. Marca el que quieras y confirma.
    .waiting = Faltan: { $names }
    .stakes = Un lote disputado es de quien menos lleva ({ $counts }). El resto se reparte.
    .confirmed = Has confirmado. Si mueves tu marca, se anula.
ask-representative-vote = { $event }. { $text } Vota quién va.
    .waiting = Han votado { $v } de { $n }.
    .stakes = Arriesga de 1 a 4 cartas suyas y se queda lo que gane. El voto es secreto.
ask-event-stake = Arriesga de 1 a 4 cartas. Con éxito vuelven con el premio; si falla, las pierdes.
    .waiting = Elige qué arriesga: { $name }
    .timeout = Si se acaba el tiempo, arriesgas tu carta más débil.
    .row = { $k }: { $need }; premio: { $reward }
    .whole = Arriesgas toda tu mano: si falla, quedas fuera.
ask-event-bet = ¿Nones o pares? Si aciertas: { $reward }. Si no, pierdes las cartas arriesgadas: { $k }
    .waiting = Apuesta: { $name }
    .timeout = Si se acaba el tiempo, se sortea el lado.
ask-store = Compra con oro o trofeos, una sola moneda en cada compra.
    .waiting = Faltan: { $names }
    .stakes = Las cartas te mantienen vivo; lo que guardes puntúa al final.
    .timeout = Si se acaba el tiempo, te vas.
    .bribe = Sobornar a un goblin: ¿qué mano miras?
ask-store-choice = Elige 1 de estos goblins.
    .enhanced-recruitment = Quédate 1 de estos goblins. El otro va al fondo del mazo.
    .bribe-goblin = Llévate 1 goblin. Esta mano es de: { $name }
    .waiting = Se está haciendo una compra.
    .timeout = Si se acaba el tiempo, se toma el primero; en un soborno, el más fuerte.

# What a bet does, as a part of `ask.bet_vote`: {success} and {failure}; {n} as the data says
bet-copy-mightiest = iguala al más fuerte de los demás
bet-class-bonus-tinker = cada chapucero de la horda gana +{ $n } de fuerza
bet-class-bonus-court = cada goblin de la corte gana +{ $n } de fuerza
bet-self-bonus = gana +{ $n } de fuerza
bet-foe-power = el enemigo recibe { $n } de fuerza
bet-discard-self = se descarta
bet-discard-weakest-1 = se descarta al más débil de los demás
bet-discard-weakest-2 = se descarta a los otros dos más débiles
bet-if-right = Acierto: { $what }
bet-if-wrong = Fallo: { $what }
bet-zero-self = su fuerza pasa a ser 0

# What an event needs, as a part of `ask.event_stake.row`; {chance} where it is known
need-roll = d20, { $n } o más ({ $chance } %)
need-power = fuerza { $n } o más
need-power-max = fuerza { $n } o menos
need-class = { $class }, al menos { $n }
need-odds = acertar (50 %)

# Amounts of what can be won, paid or held: .1 is for one, joined with commas where there are several
amount-gold = { $n } de oro
amount-trophies = { $n ->
        [one] 1 trofeo
       *[other] { $n } trofeos
    }
amount-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
amount-weave = { $n ->
        [one] 1 repetición
       *[other] { $n } repeticiones
    }
amount-armour = { $n ->
        [one] 1 armadura
       *[other] { $n } armaduras
    }
amount-foresight = { $n ->
        [one] clarividencia
       *[other] { $n } veces clarividencia
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
tier-mighty = Poderoso
tier-fabled = Legendario
tier-final = El enemigo final
roll-jester = Bufón
roll-bet = La apuesta
roll-horde-die = El dado de la horda
roll-event = El evento
roll-event-jester = Un Bufón arriesgado
roll-investment = La inversión
side-odds = nones
side-evens = pares
side-none = no apostar
side-roll = tirar
side-no = no tirar
side-blank = sin voto

# Buttons
verb-vote = Votar
verb-commit = Enviar cartas
verb-withdraw = Retirar
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
verb-done = Listo
verb-back = Atrás
verb-close = Cerrar
verb-hurry = Acelerar
verb-resign = Rendirse

# The log, by kind of cue: seats as players' names, `handle`, `card`, `by`, `of` as goblins' names, lists joined, `counts`
# and `votes` by seat, `ability` in its words. Variants: `.mine` for whom it concerns, `.tie` and `.nobody` of votes,
# `.hidden` `.spoiled` `.final` `.earlier` `.own` ... where the nouns say so. `amount` and `reward` are spelt as `amount.*` says; bonuses carry their sign.
log-dealt = { $seat } recibe cartas: { $count }
    .you = Tu mano: { $cards }
log-objective = { $seat } recibe un objetivo secreto.
    .you = Recibes un objetivo secreto. Está tapado bajo tu bolsa.
log-floor = Piso { $floor } de 10.
    .final = Piso { $floor }: arriba, la luz del día, y alguien delante.
log-doors = Tres puertas: { $hints }
    .foes = Tres puertas, un enemigo tras cada una: { $hints }
log-route-chosen = La puerta { $door } es la más votada.
    .tie = La votación acaba en empate. Sorteada: puerta { $door }
    .nobody = No ha votado nadie. Sorteada: puerta { $door }
log-door-opened =
    .foe = Tras la puerta hay un enemigo: { $id }
    .event = Tras la puerta hay un evento: { $id }
    .store = Tras la puerta está la tienda.
    .final = Ante la salida espera: { $id }
log-foe = { $foe } ({ $tier })
log-round = Ronda { $round }. Fuerza del enemigo: { $power }
    .hidden = Ronda { $round }. La fuerza del enemigo está oculta.
    .gained = El enemigo gana: { $gained }
log-sacrificed = { $seat } sacrifica cartas: { $count }
    .you = Sacrificas: { $cards }
log-pledge = { $seat }: { $pledge }
log-committed = { $seat }: cartas listas.
log-withdrawn = { $seat } retira sus cartas.
log-locked = Cartas en la horda: { $counts }
log-shuffled = Se baraja la horda.
log-facedown-discard = Una carta boca abajo va al descarte.
    .you = Una carta tuya boca abajo va al descarte: { $card }
log-revealed = La horda: { $cards }
    .empty = La horda está vacía.
log-power-shown = El enemigo muestra su fuerza: { $power }
log-roll = { $purpose }: el d20 muestra { $number }.
    .again = { $purpose }: se repite y el d20 muestra { $number }.
log-reroll = { $seat } gasta una repetición. Le quedan: { $left }
    .several = Varios querían repetir. Sorteo: { $seat }. Le quedan: { $left }
log-jester = { $handle }: fuerza { $power }
log-plan-b = ¡Plan B! Las habilidades del enemigo no hacen nada esta ronda.
log-disabled = No funciona la hazaña: { $handles }
    .ability = { $ability }
log-shield-wall = El Muro de escudos se alza: nadie puede ser descartado de la horda.
log-wall-holds = El Muro de escudos aguanta. Frenado: { $source }
log-discarded = Descartado: { $card } (por: { $source })
    .own = Descartado: { $card } (su propia apuesta)
    .earlier = Descartado de las cartas anteriores: { $card } (por: { $source })
log-raised = { $by } saca del descarte: { $card }
log-nothing-raised = { $by } llama, pero el descarte está vacío.
log-rite-open = { $card } espera a su dueño.
log-rite =
    .done = Se sacrifica una carta. Oficia: { $card }
    .declined = Sin sacrificio para: { $card }
    .you = Sacrificas: { $given }
log-bet-offered = { $card } propone una apuesta. Horda { $horde } contra { $foe }.
log-bet-votes =
    .made = La apuesta: { $side } ({ $votes })
    .tie = Empatan pares y nones. Sorteo: { $side } ({ $votes })
    .refused = No se apuesta ({ $votes })
log-bet-result =
    .success = { $card }: { $number }, ¡acierto!
    .failure = { $card }: { $number }, fallo.
log-bonus = { $by } da { $amount } de fuerza: { $handles }
log-copied = { $handle } copia: { $of }, fuerza { $power }
log-zeroed = { $handle }: fuerza 0
log-foe-bonus = Fuerza del enemigo { $amount }: { $by }
log-no-effect = { $handle }: no pasa nada.
log-counted = Fuerza propia de la horda { $horde }; el enemigo, { $foe }.
log-die-offered = { $card } propone un dado. Horda { $total } contra { $foe }.
log-die-votes =
    .made = Se tira ({ $votes })
    .refused = No se tira ({ $votes })
log-die-added = { $card }: +{ $number }. La horda: { $total }
log-die-spoiled = { $card }: { $number } es más que { $horde }. ¡Ronda perdida!
log-ledger = El recuento: horda { $total } contra { $foe }.
    .spoiled = El recuento: un dado ha echado a perder la ronda.
log-victory = ¡Victoria en la ronda { $round }, { $total } a { $foe }!
log-lost = Ronda { $round } perdida, { $total } a { $foe }. Faltaba: { $missing }
    .spoiled = Ronda { $round } perdida: el dado ha salido demasiado alto.
    .next = Estas cartas ya no cuentan. Todos juegan otra vez.
log-returned = Los Desertores vuelven con: { $seats }
log-stolen = Todos pierden oro: { $amount }
log-abducted = Secuestran una carta de la mano de { $seat }.
    .you = Secuestran de tu mano: { $card }
log-tombstone = Sin cartas y fuera de la partida: { $seat }
    .you = Quedas fuera.
log-laid-aside = La horda se aparta: { $handles }
log-victory-feat = { $card } paga a su dueño.
    .you = { $card } te paga: { $amount }
log-drawn = { $seat } roba cartas: { $count }
    .you = Robas: { $cards }
    .feat = { $seat } roba cartas por una hazaña: { $count }
    .lot = { $seat } roba cartas como botín: { $count }
    .reward = { $seat } roba cartas como premio: { $count }
    .hire = { $seat } contrata goblins: { $count }
log-reshuffled = El descarte se baraja y forma un nuevo mazo de esbirros: { $count }
log-survivor-picker = Elige al superviviente: { $seat }
    .armour = Elige al superviviente, gracias a una armadura: { $seat }
log-survivor = { $seat } salva: { $card }
    .random = El superviviente sale al azar: { $card }, para { $seat }
log-no-survivor =
    .foe = El enemigo no deja superviviente.
    .nobody = No queda nadie a quien salvar.
log-to-pile = Cartas al descarte: { $count }
log-lots = El botín: { $lots }
log-ping = { $seat } marca el lote { $lot }.
    .withdrawn = { $seat } quita su marca.
log-confirmed = { $seat } confirma.
log-lot = { $seat } se lleva: { $amount }
    .contested = { $amount }, disputado por { $contested }. Menos lotes: { $seat }
    .tie = { $amount }, disputado por { $contested }. Sorteo: { $seat }
    .dealt = { $amount }, que nadie quería, para { $seat }.
log-investment =
    .success = La inversión se triplica: { $number } ({ $seat })
    .failure = La inversión se pierde: { $number } ({ $seat })
    .you = Tu inversión rinde: { $gained }
log-climbed = Los goblins suben al piso { $floor }.
log-event = Evento: { $event }
log-representative = Va en nombre de todos: { $seat }
    .tie = La votación acaba en empate. Sorteo: { $seat }
    .nobody = No ha votado nadie. Sorteo: { $seat }
log-staked = { $seat } arriesga cartas: { $count }
    .you = Arriesgas: { $cards }
log-event-side = { $seat } apuesta: { $side }
log-event-result =
    .success = ¡Éxito! Vuelven las cartas arriesgadas: { $count }
    .failure = Una tragedia. Cartas al descarte: { $count }
    .total = Lo arriesgado sumaba: { $total }
log-reward = { $seat } gana: { $reward }
    .overflow = Lo que no puedes guardar se vuelve oro: { $overflow }
log-store = La tienda está abierta.
    .sale = Hoy en oferta: { $sale }
log-armour = { $seat }, armaduras: { $held }
log-weave = { $seat }, repeticiones: { $held }
log-recruited = { $seat } recluta a un goblin.
    .you = Reclutas: { $card }. Al fondo del mazo: { $under }
    .only = Reclutas: { $card }
log-bribe = { $seat } soborna a un goblin de { $target }.
log-bribed = Un goblin cambia de bando: { $target } → { $seat }
    .you = Te llevas: { $card } ({ $target })
    .target = { $seat } te quita: { $card }
log-done = { $seat } sale de la tienda.
log-store-closed = La tienda cierra.
log-resigned = { $seat } se rinde. Desde ahora su asiento juega solo lo obligado.
log-final = { $seat }: { $objective }, { $score }
    .out = { $seat }: { $objective }, fuera
log-over =
    .surface = ¡La luz del día! Victoria: { $winners }
    .sole-survivor = No queda nadie más. Gana el Único superviviente: { $winners }
    .nobody = No queda nadie. No gana nadie.
    .abandoned = Todos se han rendido. No gana nadie.

# The ledger of a round: what a number stands for
reason-printed = Fuerza impresa
reason-die = Su dado
reason-own = Su hazaña
reason-copied = Fuerza copiada
reason-zero = Pasa a ser 0
reason-cap = Limitada por el enemigo
reason-earlier = De una ronda anterior
reason-basic = Fuerza básica
reason-hidden = Cambio oculto
reason-ability = Habilidad: { $ability }
reason-minimum = Nunca menos de { $n }
ledger-horde = Fuerza propia de la horda
ledger-total = La horda
ledger-foe = El enemigo
ledger-missing = Faltan: { $n }
ledger-over = Sobran: { $n }
ledger-spoiled = Lo estropea un dado
ledger-victory = VICTORIA
ledger-lost = PERDIDA
ledger-none = Aún no se ha contado nada.

# The result
result-surface = Arriba y fuera
result-sole-survivor = El último en pie
result-nobody = Nadie llegó arriba
result-abandoned = Abandonada
end-surface = Habéis llegado a la superficie. ¿Qué ha costado, y quién ha cobrado?
end-sole-survivor = Un goblin sale silbando. Ese era el plan desde el principio.
end-nobody = La guarida calla. Arriba se reparten vuestras orejas.
end-abandoned = Los goblins se sientan en la escalera a esperar un día mejor.
end-reached = Habíais llegado al piso { $n } de { $of }.
tally-gold = Oro
tally-trophies = Trofeos
tally-cards = Cartas
tally-score = Puntos
tally-foes = Enemigos abatidos

# Refusals (GSS section 9); without arguments: the numbers stand in `why.*` of table_text.toml
refused-out-of-game = Estás fuera de la partida.
refused-not-now = Ahora no.
refused-too-few-cards = Debes jugar más cartas.
refused-too-many-cards = No puedes jugar tantas cartas.
refused-not-in-hand = Esa carta no está en tu mano.
refused-horde-locked = La horda está cerrada.
refused-no-such-choice = Esa opción no existe.
refused-player-is-out = Ese jugador está fuera.
refused-not-the-picker = No te toca elegir.
refused-cannot-be-picked = No se puede elegir a ese goblin.
refused-princeling-must = Hay que elegir al Principito.
refused-not-the-representative = No eres el representante.
refused-stake-1-to-4 = Arriesga de 1 a 4 cartas.
refused-not-enough-gold = No tienes bastante oro.
refused-not-enough-trophies = No tienes bastantes trofeos.
refused-one-currency = Paga en una sola moneda que se acepte.
refused-already-held = Ya lo tienes.
refused-choose-another = Elige a otro jugador que tenga cartas.
refused-no-reroll = No hay repetición que usar.
refused-cannot-sacrifice = Ahora no puedes sacrificar.
refused-no-such-loot = Ese botín no existe.
refused-no-goblins-left = No quedan goblins que contratar.
refused-sacrifice-exactly = Sacrifica exactamente las que se piden.
refused-already-answered = Ya has elegido.
refused-not-your-turn = Ahora no te toca decidir.
refused-malformed = En este juego no hay ninguna jugada así.

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
pile-text = Cartas descartadas y sacrificadas, boca abajo. No se puede hojear. Cuando se acaba el mazo, pasa a serlo.
deck-text = Goblins por venir: 25 tipos, 4 de cada uno en toda la partida.
horde = Horda
earlier = Cartas anteriores
hand = Tu mano
objective = Tu objetivo
purse = Tu bolsa
purse-items = Lo que tienes
purse-receipts = Comprado aquí
purse-points = Al final esto vale: { $n }
a-card = una carta
empty = Vacío
rule = Regla { $id }

# The seats
plate-cards = Cartas: { $n }
plate-sent = Envió: { $n }
plate-lots = Lotes: { $n }
plate-armours = Armaduras: { $n }
plate-rerolls = Repeticiones: { $n }
plate-choosing = Elige
plate-representative = Representante
plate-out = Fuera
plate-gone = Se rindió
pledge-none = Sin promesa
pledge-heading = ¿Qué prometes? No te obliga a nada.
pledge-short-light = Poco
pledge-short-fair = Mi parte
pledge-short-heavy = Mucho

# Doors
door = Puerta { $n }
door-hint = { $kind } ({ $size })
door-text = La señal dice el tipo y el tamaño del botín, nunca quién lo guarda.
door-text-quiet = Tras una puerta tranquila nunca hay un enemigo: hay un evento o la tienda.
door-text-foes = En este piso ya se ha visitado una sala lateral: tras cada puerta hay un enemigo.
door-if-foe = Si es un enemigo: { $tier }
door-is-foe = Un enemigo: { $tier }
door-no-foe = Nunca un enemigo
door-worth-gold = El oro te cuenta el doble.
door-worth-trophies = Los trofeos te cuentan el doble.
door-worth-cards = Las cartas te cuentan el doble.
door-foresight = Prevés: { $what }
door-my-vote = Tu voto

# The foe, the count and the inspector
codex-foe = Enemigos
codex-event = Eventos
codex-item = Tienda
codex-objective = Objetivos principales
codex-from-round = Ronda { $n }: { $text }
codex-powers = Fuerza con 3, 4, 5 y 6 jugadores vivos: { $powers }
foe-power = Fuerza { $n }
foe-power-living = Jugadores vivos: { $n }
foe-abilities = Habilidades en vigor
foe-ability-since = Desde la ronda { $n }
foe-ability-new = Nueva
foe-closed = Aún sin ganar
foe-no-more = Ya no gana más.
foe-plan-b = Plan B: sus habilidades no hacen nada esta ronda.
foe-loot = Botín si cae, lotes: { $n }
count-vs = contra
count-name = El recuento
count-face-down = Las cartas están boca abajo. El recuento llega tras la revelación.
count-enough = Basta
count-short = Faltan { $n }
count-cards = Cartas en la horda: { $n }
count-chosen = Elegidas: { $n }, fuerza { $power }
count-chosen-jester = Elegidas: { $n }, fuerza { $power } y un d20
inspect-now = Fuerza ahora: { $n }
inspect-feat = Hazaña: { $name }
inspect-feat-works = Su hazaña funciona.
inspect-feat-face-down = La hazaña solo funciona tras la revelación.
inspect-feat-disabled = Su hazaña no funciona: el enemigo la anula.
inspect-feat-raised = Rescatado del descarte: fuerza y clase, pero ni hazaña ni dueño.
inspect-feat-earlier = Carta anterior: no cuentan su fuerza ni su hazaña.
inspect-feat-carried = Carta anterior cuya fuerza sigue contando.
inspect-mine = Tuya: esta marca solo la ves tú.
inspect-hidden = Boca abajo
inspect-hidden-text = El goblin de alguien. Se descubre en la revelación.
inspect-against = Contra este enemigo
inspect-against-disabled = Su hazaña no funcionaría.
inspect-against-discarded = Sería descartado.
inspect-against-weakest = Se descarta a los más débiles.
inspect-against-mightiest = Se descarta a los más fuertes.
inspect-against-capped = Su fuerza contaría como { $n }.
inspect-against-feeds = Hace más fuerte al enemigo.
inspect-worth = Una carta en mano al final vale: { $n }
inspect-looked = Visto en esta mano
inspect-looked-gone = Cartas que han salido sin verse desde entonces: { $n }
inspect-under = Pusiste esto bajo el mazo
inspect-lost = Tuyas en el descarte

# Votes and dice
votes-open = Los votos se muestran cuando están todos.
chance = { $n } %
die-joins = { $n } o menos se suma
die-spoils = { $n } o más pierde la ronda
tray-throw = ¡Lanza!
tray-again = ¡Otra vez!
tray-tip = Pulsa para lanzar, o coge el dado y dale impulso.
stands-right = Tal como está, es un acierto: { $what }.
stands-wrong = Tal como está, es un fallo: { $what }.
stands-joins = Tal como está, se suma: { $total } contra { $power }.
stands-spoils = Tal como está, es demasiado y pierde la ronda.
stands-success = Tal como está: éxito.
stands-failure = Tal como está: tragedia.
stands-pays = Tal como está, la inversión rinde.
stands-pays-not = Tal como está, la inversión no rinde nada.
stands-power = Tal como está, su fuerza es { $n }.

# Loot, event and store
loot-heading = El botín
lot = Lote { $n }
lot-worth = Para ti vale { $n } puntos
lot-pings = Marcado por: { $names }
lot-contested = DISPUTADO
lot-you-win = Tal como está, es tuyo.
lot-you-lose = Tal como está, es de { $name }.
lot-drawn = Tal como está, se sortea.
event-heading = Cartas arriesgadas
event-no-feats = Aquí no funcionan las hazañas. La fuerza de un Bufón es una tirada de d20.
event-staked = Cartas arriesgadas: { $n }
event-chosen-power = Fuerza elegida: { $n }
event-chosen-class = Elegidas de la clase: { $n }
store-heading = La tienda
store-text = Todos compran a la vez y nadie ve qué. Cada artículo cuesta oro o trofeos.
store-on-sale = Más barato esta vez
store-price = { $gold } de oro o { $trophies } trofeos
store-price-gold = { $gold } de oro
store-price-trophies = { $trophies } trofeos
store-sale = OFERTA
store-held = Tienes: { $n }
store-queue = Se está terminando otra compra.
store-points = El precio, en puntos al final: { $n }
store-leave = ¿Salir de la tienda?
store-leave-text = Aún podrías comprar: { $items }

# Buttons with what they do
act-commit = Enviar cartas: { $n }
act-commit-small = Puedes retirarlas
act-clear = Vaciar
act-vote-door = Votar: puerta { $n }
act-vote-seat = Votar: { $name }
act-vote-change = Puedes cambiar tu voto
act-sacrifice = Sacrificar: { $n }
act-save = Salvar: { $card }
act-ping = Marcar lote { $n }
act-stake = Arriesgar cartas: { $n }
act-buy-gold = Pagar { $n } de oro
act-buy-trophies = Pagar { $n } trofeos
act-done-small = Salir de la tienda
act-bribe = Sobornar: { $name }
act-take = Llevarme: { $card }
act-keep = Quedarme: { $card }
resign-heading = ¿Rendirse?
resign-text = Tu asiento sigue en la mesa y juega solo lo obligado. No puedes volver.
resign-text-last = No quedaría nadie que jugara: la partida acaba aquí y nadie gana.

# Why something is not open: the numbers stand here
why-too-few-cards = Juega al menos { $n }.
why-too-many-cards = Juega { $n } como máximo.
why-sacrifice-exactly = Sacrifica exactamente { $n }.
why-stake-held = Solo tienes { $n }.
why-choose-first = Elige antes.
why-choose-door = Elige antes una puerta.
why-choose-seat = Elige antes a un jugador.
why-choose-card = Elige antes una carta.
why-choose-lot = Elige antes un lote.
why-choose-ware = Elige antes un precio.
why-no-throw = Con esta respuesta no lanzas nada.
why-waiting = Ya has elegido. Los demás siguen eligiendo.
why-not-asked = Ahora no se te pide nada.
why-other = Ahora se te pide otra cosa.
why-resolving = La horda está en faena. Espera al recuento.
why-out = Estás fuera. Mira y habla.
why-bigun = Un Grandullón es demasiado grande para salvarlo.
why-princeling = Hay un Principito en juego y va primero.
why-discarded = No se puede salvar a los descartados.
why-gold = Te falta oro: { $n }
why-trophies = Te faltan trofeos: { $n }
why-not-taken-gold = Para esto no vale el oro.
why-not-taken-trophies = Para esto no valen los trofeos.
why-held = Puedes tener { $n } como máximo.
why-no-target = Ningún otro jugador tiene cartas.
why-deck-empty = El mazo y el descarte están vacíos.
why-no-reroll = No tienes ninguna repetición.

# Tombstones
tomb-stamp = FUERA
tomb-text = Estás fuera. Mira y habla; tu objetivo sigue en secreto hasta el final.
tomb-bots = Solo quedan bots. Puedes acelerar el resto.
tomb-name = Aquí yace { $name }

# The sums at the end (GSS-13.10)
sum-row = { $n } × { $each } = { $points }
sum-doubled = { $n } × { $each }, doblado = { $points }
sum-total = Puntos: { $n }
sum-out = Fuera de la partida: sin puntos
sum-tie = Empates: más cartas, luego más trofeos, luego más oro.
over-tie-cards = { $names }, empate a { $n }: deciden las cartas en mano (GSS-7.5).
over-tie-trophies = { $names }, empate a { $n }, también en cartas: deciden los trofeos (GSS-7.5).
over-tie-gold = { $names }, empate a { $n }, también en cartas y trofeos: decide el oro (GSS-7.5).
over-tie-shared = { $names }, empate a { $n } y en todo lo demás: comparten el puesto (GSS-7.5).

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
hush-roll = Se lanza el d20: { $what }
hush-again = Se lanza otra vez: { $what }
hush-door = La puerta { $door } se abre con un chirrido.
hush-gate = Hay alguien en el portón.
banner-jester = ¡Ja, ja, ja!
banner-bet = La apuesta: { $side }
banner-guessed = ¡Acierto!
banner-missed = Fallo
banner-spoiled = ¡Demasiado!
banner-victory = ¡Victoria!
banner-lost = Ronda perdida
banner-saved = A salvo: { $card }
banner-out = Fuera: { $name }
banner-success = ¡Éxito!
banner-tragedy = Tragedia
banner-daylight = ¡La luz del día!
banner-over-surface = Victoria: { $winners }
banner-over-sole-survivor = El último en pie: { $winners }
banner-over-nobody = No gana nadie
banner-over-abandoned = No gana nadie

# The first time a player meets a phase or an ask: why it matters (GSS-13.8)
hint-start = Todos sonríen y todos tienen un secreto. El tuyo decide por qué vale la pena morir.
hint-route-vote = El gran botín lo guardan grandes enemigos. Pregunta quién quiere qué puerta, y piensa por qué.
hint-sacrifice = Estas cartas se pierden sin más: da las que menos vayas a echar de menos.
hint-play-cards = Poco hace perder la ronda a todos; mucho malgasta tus vidas. Las promesas ayudan; creerlas es cosa tuya.
hint-reveal = Las hazañas siguen un orden fijo. Mira quién se ha escaqueado: se ven las cantidades, no los dueños.
hint-blood-rite = Los demás ven que se dio una carta, no quién la dio.
hint-bet-vote = Si la horda ya basta, apostar solo puede dañar. Si no llega, solo queda la suerte.
hint-horde-die-vote = Cuanto más fuerte la horda, más seguro el dado. Pero si ya ganáis, ¿para qué tirar?
hint-weave-window = Una repetición vale para cualquier dado, también los ajenos. Se gasta solo una cada vez.
hint-lost-round = El enemigo crece, vuestras manos menguan y quien no tiene cartas cae. La próxima vez, enviad bastante.
hint-survivor-pick = Solo uno vuelve a casa. Los demás conocían los riesgos, o los habrían conocido de habérselos contado.
hint-loot-division = Casi nunca hay para todos. Quien ahora toma poco gana las disputas después.
hint-representative-vote = Uno arriesga sus cartas y se queda el premio. La generosidad y la codicia dicen lo mismo: yo.
hint-event-stake = Nadie ve qué arriesgas, solo cuánto. Deja al menos una carta en casa.
hint-event-bet = Media posibilidad, y nadie más a quien culpar.
hint-store = El oro y los trofeos solo sirven si vives. Un goblin contratado es una vida, y 40 puntos.
hint-store-choice = Lo que ves aquí solo lo sabes tú.
hint-final = No basta con ganar, hay que sobrevivir: una carta en mano es el billete a la luz.
hint-tombstone = Los muertos no ven más que antes, pero pueden acusar a quien quieran.
hint-over = Ahora se descubren los objetivos. Mira quién os llevó a cuestas y quién se dejó llevar.

# The shaft, loot, events, the store, the purse and the end
shaft = El pozo
shaft-text = Diez pisos, todos vigilados. Cada batalla ganada sube un piso; sobre el décimo está la luz del día.
shaft-foes = Enemigos encontrados
shaft-events = Eventos encontrados
lot-taken = Lotes hasta ahora
loot-no-ping = Sin marca
banner-contested = ¡Disputado!
event-who = ¿Quién va? El voto es secreto.
event-cards = Cartas: { $n }
store-short-hire-minion = Roba 1 carta
store-short-enhanced-recruitment = Mira 2, quédate 1
store-short-armour = Elige al superviviente
store-short-weave-fate = Repite un dado
store-short-bribe-goblin = Mira una mano y toma 1
store-short-foresight = Mira tras 3 puertas
store-short-aggressive-investing = Trofeos ×3 con 6+
store-short-greedy-investing = Oro ×3 con 6+
seat-text = El oro, los trofeos y el objetivo son secretos. Lo que ves aquí lo ven todos.
seat-text-own = Tú. Los demás también ven estos números, pero no tu bolsa ni tu objetivo.
objective-how = Solo tú puedes saberlo. Mantén pulsada { $hold }, o pulsa aquí, para verlo.
objective-worth = Lo que esto cuenta para ti se ve mientras tu objetivo está a la vista.
purse-none = Sin objetos
over-veiled = Aún secreto
over-place = Puesto { $n }


## Classes

class-brute = Bruto
class-sneak = Furtivo
class-tinker = Chapucero
class-mystic = Místico
class-court = Corte

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
    .text = Una carta al azar del descarte entra en la horda. Su fuerza cuenta; su hazaña, no.
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
foe-the-slayer = El Matagoblins
    .ability-1 = Sin reservas: cada jugador debe jugar al menos la mitad de su mano, redondeando hacia arriba.
    .ability-2 = Descarta al goblin más fuerte de la horda.
    .ability-3 = Descarta a todos los goblins de fuerza 1.
    .ability-4 = Tras una ronda perdida, quien tenga más cartas en mano pierde 1 al azar. Se repite una vez.
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
    .text = Mira las 2 primeras cartas del mazo de esbirros. Quédate 1; la otra va al fondo del mazo.
    .flavour = Hay una entrevista. Va sobre todo de olores.
item-armour = Comprar una armadura
    .text = Tú eliges al superviviente tras la próxima batalla.
    .flavour = Un dueño cuidadoso, un dragón descuidado.
item-weave-fate = Teje tu destino
    .text = Ganas una repetición: úsala una vez, justo después de cualquier tirada.
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
    .about = Cada enemigo es 1 punto más débil o más fuerte por jugador vivo.
    .value-easy = Fácil
    .value-normal = Normal
    .value-hard = Difícil
option-least = Cartas que enviar
    .about = El mínimo de cartas que cada jugador envía a una ronda.
    .value-third = Un tercio de la mano
    .value-one = Una carta
option-last-stand = Último aliento
    .about = Quien juega su última carta sigue vivo si se gana la batalla.
option-objectives = Objetivos
    .about = Varios jugadores pueden compartir objetivo, o cada uno recibe uno distinto.
    .value-random = Al azar
    .value-even = Lo más variados posible
option-timers = Límites de tiempo
    .about = Cuánto duran los relojes.
    .value-normal = Normales
    .value-relaxed = Relajados
    .value-off = Sin límite de tiempo
option-spectators-see-hands = El público ve las manos
    .about = Solo para quien nunca tuvo asiento; quienes están fuera no las ven jamás.
option-final-foe = Enemigo final
    .about = Quién espera en el décimo piso.
    .value-random = Al azar
    .value-the-slayer = { foe-the-slayer }
    .value-chosen-one = { foe-chosen-one }
    .value-guildmaster = { foe-guildmaster }

## Lesson

lesson-climb = Arriba, diez pisos
    .text = Guías goblins fuera de una guarida saqueada, piso a piso, junto con los demás. Cada piso se supera ganando una batalla como una sola horda. Tus cartas son tu vida: quien se queda sin ellas queda fuera. De los que llegan a la superficie gana quien más puntos tenga.
lesson-secret = Tienes un secreto
    .text = Tu objetivo principal dice qué te cuenta el doble al final: oro, trofeos o cartas. Nadie más lo ve. Mantén pulsado Espacio para verlo. Así que os necesitáis, pero cada cual quiere otra cosa.
lesson-doors = Tres puertas
    .text = La señal de una puerta muestra el botín, nunca quién lo guarda; a más botín, mayor enemigo. Pulsa la puerta que quieras y vota. El voto es secreto y puedes cambiarlo hasta que todos hayan votado.
lesson-foe = El enemigo
    .text = Alcanzad juntos su fuerza, o la ronda se pierde y esas cartas ya no cuentan. Sus habilidades tuercen las reglas; en rondas posteriores pueden despertar más. Señala al enemigo y a tus goblins para leer qué hacen.
lesson-play = Envía goblins boca abajo
    .text = Pulsa cartas de tu mano y envíalas. Todas se mezclan en una sola horda, así que nadie sabe quién envió qué: tienta enviar poco. Pero una ronda perdida la pagan todos. Una promesa dice a los demás qué piensas enviar; no te obliga a nada.
lesson-bet = Una apuesta al d20
    .text = Uno de los goblins apuesta al dado y votáis todos: nones, pares o no apostar. Al lado pone lo que se gana y lo que se pierde. Decide la mayoría.
lesson-count = Se cuenta la horda
    .text = Las cartas se dieron la vuelta una a una, cada proeza se anunció al surtir efecto y la fuerza de la horda se comparó con la del enemigo. En el registro lees cómo fue; señala un nombre para ver su carta.
lesson-survivor = Salva a uno
    .text = La batalla está ganada y eliges tú al superviviente: uno de los goblins jugados pasa a tu mano. Los demás van al descarte.
lesson-loot = Repartid el botín
    .text = Marca el lote que quieras y confirma. Si dos quieren el mismo, va a quien menos haya tomado hasta ahora. El oro y los trofeos son puntos; las cartas, vidas.
lesson-rooms = Una sala lateral
    .text = No toda puerta esconde un enemigo. En la tienda compras con oro o trofeos; un evento pide un voto o una apuesta. Lo que guardas cuenta al final; lo que gastas puede mantenerte con vida.
lesson-again = El piso siguiente
    .text = Un piso más cerca de la luz. A partir de aquí es igual: una puerta, una batalla, el botín. Mira quién envía mucho y quién poco, y decide qué te puedes permitir.

## Rulebook

rulebook-goal = El objetivo
    .text =
        Unos aventureros saquean vuestra guarida. Llevad a cuantos goblins podáis desde el fondo, <b>diez pisos</b> arriba, hasta la superficie. Cada piso se supera <b>ganando juntos una batalla</b>; en el piso 10 espera el enemigo final.
        Empiezas con 8 cartas, y son tu vida: <b>quien se queda sin cartas queda fuera</b>. Gana quien más puntos tenga entre los que sobrevivan al enemigo final. El grupo debe ganar sus batallas, y cada cual prefiere que las paguen los demás.
        No hay turnos: todos eligen a la vez. Podéis hablar en cualquier momento, y podéis mentir.
rulebook-objective = Tu objetivo secreto
    .text =
        Cada jugador recibe un objetivo principal que <b>nadie más ve</b> hasta el final. Varios pueden tener el mismo.
        <b>Acaparador de tesoros</b>: tu oro cuenta el doble al final. <b>Matahombres</b>: tus trofeos cuentan el doble. <b>Cuidador</b>: las cartas de tu mano cuentan el doble.
        <b>Único superviviente</b>: sin puntos extra, pero ganas al momento cuando todos los demás están fuera. Con 3 o 4 jugadores lo tiene uno como mucho; con 5 o 6, dos como mucho. Quizá no lo tenga nadie.
rulebook-route = Tres puertas
    .text =
        Tras cada puerta espera un <b>enemigo</b>, un <b>evento</b> o la <b>tienda</b>. Su señal indica el tipo y el tamaño del botín, nunca quién lo guarda. Tras una puerta tranquila nunca hay un enemigo: hay un evento o la tienda.
        Vota una puerta; puedes cambiar el voto hasta que todos hayan votado o se acabe el tiempo. <b>El voto es secreto</b>; los empates se sortean. En cada piso podéis visitar <b>una sala lateral como mucho</b>; después vienen tres puertas con enemigos. A más botín, mayor enemigo.
rulebook-foe = El enemigo
    .text =
        La <b>fuerza</b> del enemigo crece con el número de jugadores vivos. Sus <b>habilidades</b> tuercen las reglas de la batalla, y gana más con las rondas: el temible tiene lo que tiene, el poderoso gana en la ronda 2 y el legendario en las rondas 2 y 3. Lo ganado se queda; lo que ganará está oculto.
        La horda necesita <b>tanta fuerza como el enemigo, o más</b>. Si no llega, la ronda se pierde, esas cartas ya no cuentan y todos juegan otra vez. No hay límite de rondas; el límite son vuestras manos.
rulebook-play = Jugar cartas
    .text =
        Todos juegan a la vez, boca abajo, <b>al menos un tercio de su mano</b>, redondeando hacia arriba. El enemigo puede exigir más o permitir menos. (En la sala se puede bajar el mínimo a 1 carta.) Puedes retirar tus cartas hasta que estén todos. Una <b>promesa</b> dice a los demás lo que piensas enviar. No obliga a nada.
        Luego se muestra <b>cuántas</b> cartas ha enviado cada uno y se barajan todas en una sola horda: <b>nadie sabe de quién es cada una</b>. Las tuyas llevan una marca que solo ves tú. Si se acaba el tiempo, juegas el mínimo, empezando por las más débiles.
        Algunos enemigos exigen un <b>sacrificio</b> antes de la lucha: cartas que van al descarte sin que nadie las vea. Siempre conservas una.
rulebook-reveal = Qué le pasa a la horda
    .text =
        <b>Antes de la revelación</b>, algunos enemigos descartan cartas boca abajo. <b>Revelación</b>: la horda se descubre de izquierda a derecha y cada Bufón tira su d20. <b>Plan B</b>: un Intrigante apaga las habilidades del enemigo en esta ronda. <b>Anulación</b>: algunos enemigos anulan hazañas; la fuerza queda. Ahora un Escudero alza el Muro de escudos: ya no se puede descartar a nadie. <b>Descarta el enemigo</b> y luego <b>descartan los goblins</b> (Matón, Bufón). <b>Rescate</b>: un Llamatumbas saca a un goblin del descarte; su hazaña no funciona. <b>Ritos</b>: el dueño de un Sacerdote de Sangre puede dar una carta. <b>Apuestas</b>, luego el <b>recuento</b> y luego los <b>dados</b> del Conjurador y del Riesgo de Incendio.
        Un goblin descartado no da fuerza, su hazaña no funciona y yace en el descarte.
rulebook-dice = Apuestas y dados
    .text =
        <b>Pares o nones</b>: por cada goblin que apuesta, todos los vivos votan nones, pares o no apostar. Se apuesta si nones y pares suman más votos que no apostar; se apuesta al lado con más votos. Acertar es un éxito; no acertar, un fallo. Si la horda ya llega, pensadlo dos veces.
        <b>Dados de la horda</b>: un Riesgo de Incendio siempre tira un d20; con un Conjurador se vota. Una tirada que <b>no supera la fuerza propia de la horda</b> se suma. Una mayor <b>pierde la ronda al momento</b>. Cada tirada se compara solo con esa fuerza, nunca con otros dados.
        Quien tenga una <b>repetición</b> puede usarla justo después de cualquier tirada.
rulebook-lost = Una ronda perdida
    .text =
        Los Desertores se vuelven a casa tras las rondas 1 a 3. El enemigo que roba o secuestra lo hace ahora. Después, <b>quien no tenga cartas en mano queda fuera</b>: pierde oro, trofeos y objetos, pero puede mirar y hablar.
        El resto de la horda se aparta y pasa a ser <b>cartas anteriores</b>. Siguen en juego hasta que caiga el enemigo, pero no dan fuerza ni hazañas; solo el Barricadero sigue contando. Luego empieza otra ronda, y todos juegan de nuevo al menos 1 carta.
rulebook-victory = La victoria
    .text =
        Las hazañas que pagan con la victoria pagan a sus dueños, en privado. Después, <b>cada jugador vivo roba 1 carta</b>: quien jugó la última sigue vivo.
        Un jugador sorteado elige al <b>superviviente</b>: una de las cartas jugadas, también las anteriores, va a su mano. Quien tenga una <b>armadura</b> elige en su lugar y la gasta. A un Principito hay que elegirlo; a un Grandullón no se puede. Las demás cartas jugadas van boca abajo al descarte. Tras el botín subís al piso siguiente.
rulebook-loot = El reparto del botín
    .text =
        El enemigo deja <b>lotes</b> de oro, trofeos o cartas, normalmente menos que jugadores. <b>Marca</b> el que quieras y confirma; puedes mover tu marca hasta que todos hayan confirmado. Las marcas son públicas y se pueden discutir.
        Un lote con una marca es de ese jugador. Uno disputado es de quien haya tomado <b>menos lotes hasta ahora</b> en la partida; los empates se sortean. Los que nadie marcó se reparten igual, primero a quienes no tienen ninguno.
rulebook-event = Los eventos
    .text =
        Votad a un <b>representante</b>; el voto es secreto. Solo él arriesga de 1 a 4 cartas de su mano: más cartas, más premio y, por lo general, una prueba más dura. Antes se muestra qué hace falta y qué se gana.
        Unos eventos tiran un d20; otros piden fuerza, poca fuerza o goblins de una clase. Aquí no funcionan las hazañas; la fuerza de un Bufón arriesgado es una tirada de d20. Con <b>éxito</b> las cartas vuelven, y el representante se queda el premio. En la <b>tragedia</b> van al descarte y nadie ve cuáles eran. Quien arriesgó toda su mano queda entonces fuera.
rulebook-store = La tienda
    .text =
        Todos compran a la vez y en privado. Cada compra se paga <b>en oro o en trofeos</b>, no en ambos; de vez en cuando hay algo rebajado.
        <b>Contratar</b> roba una carta; el <b>Reclutamiento mejorado</b> deja elegir entre dos. Con una <b>armadura</b> eliges tú al próximo superviviente. <b>Teje tu destino</b> repite cualquier tirada. Un <b>soborno</b> se lleva una carta de una mano que puedes mirar; su dueño se entera. La <b>clarividencia</b> te muestra solo a ti las tres puertas siguientes. Las <b>inversiones</b> pueden triplicar lo que ganes en la próxima batalla: 6 o más en un d20.
        Las armaduras y repeticiones que tengas se ven; lo demás, no.
rulebook-final = El piso 10
    .text =
        Aquí no hay puertas: espera el enemigo final, y cada uno debe jugar al menos la mitad de su mano. Cuando cae, <b>nadie roba y no se salva a nadie</b>. <b>Quien tenga una carta en ese momento ha sobrevivido</b>; quien no, queda fuera, haya victoria o no. Los supervivientes se reparten el botín, sus cartas también cuentan, y luego se suman los puntos.
        Las armaduras aquí no sirven. Guárdate una carta.
rulebook-end = Quedar fuera, y el final
    .text =
        Si tienes cartas se comprueba solo en momentos fijos: tras una ronda perdida, tras el botín de una batalla, tras una tragedia, al cerrar la tienda y al caer el enemigo final; sin la opción Último aliento, también justo tras cada victoria. Entre medias, una mano vacía no es un desastre.
        Si no queda nadie, <b>no gana nadie</b>. Si queda uno y es el Único superviviente, <b>gana al momento</b>; cualquier otro sigue subiendo solo.
        En la superficie cada superviviente suma <b>1 por cada oro, 10 por cada trofeo y 40 por cada carta en mano</b>, y el objetivo dobla su parte. Empates: más cartas, luego más trofeos, luego más oro.
rulebook-secrets = Quién ve qué
    .text =
        Solo tú ves tu <b>mano</b>, tu <b>objetivo</b> y tu oro, trofeos, inversiones y clarividencia. Todos ven cuántas cartas tienes, tus armaduras y repeticiones, tus marcas y promesas, y lo que ganas como botín.
        Los votos de puertas y representantes son secretos para siempre; los de apuestas y del Conjurador se muestran al cerrarse. El descarte no se puede hojear. Lo sacrificado, secuestrado o perdido en una tragedia solo lo sabe su dueño. <b>Al final se descubre todo.</b>
rulebook-rulings = Dudas frecuentes
    .text =
        La <b>fuerza del Bufón no es una hazaña</b>: aunque se anulen las de todos los goblins, tira igual, y las demás cartas se quedan. Si hay varios Bufones, todos se quedan, cada uno con su dado; tras el Muro de escudos no se descarta nada.
        El <b>Plan B</b> no se puede anular, pero un Intrigante descartado boca abajo no hace nada, y lo que el enemigo hizo antes de la revelación no se deshace. Una vez hecho, el Plan B vale aunque se descarte al Intrigante.
        En las clases cuentan los goblins <b>anulados y rescatados</b>, no las cartas anteriores. Lo ganado con una apuesta o un rito se queda, aunque se descarte a quien lo dio. Un goblin <b>rescatado</b> no tiene dueño ni hazaña. Si un Riesgo de Incendio saca demasiado, se pierde la ronda por fuerte que fuera la horda.
