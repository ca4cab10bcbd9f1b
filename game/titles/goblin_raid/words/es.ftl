title-tagline = Saquea las marcas del conde
title-about =
    Saca a tus goblins de sus cuevas, saquea las aldeas del conde y corre a casa.
    Los líderes llevan a las tropas. Lo que hay bajo la ficha de arriba está oculto.
    Luego se cambia de bando: gana quien mejor saquee.

## What the rules say

# Asks. {turn}, {cycle}, {reign} numbers; {hex} and {site} names; {class} A, B or C; {hexes} how far; {bags} as `amount.bags`
# says; {battle} its number from 1, {left} battles not fought yet; {name} the player who is asked; {leader} who is in passage.
ask-feudal-setup = Coloca a tu gente y pulsa Listo.
    .raid = Lleva a John Gordon a un barrio de Lake Shore y pulsa Listo.
    .waiting = { $name } coloca a la gente del conde.
    .stakes = Los sacos atraen goblins, así que guarda los lugares ricos.
    .timeout = Si se acaba el tiempo, el resto se coloca por ti.
ask-goblin-setup = Da a cada líder una cueva y una banda y pulsa Listo.
    .waiting = { $name } reparte las cuevas.
    .stakes = Los honderos disparan, los brutos golpean y los harapientos hacen bulto.
    .timeout = Si se acaba el tiempo, las bandas quedan así.
ask-goblin-move = Turno { $turn }. Mueve a tus líderes y acaba la fase.
    .passage = { $leader } solo está de paso. Llévalo a una casilla con sitio.
    .waiting = Turno { $turn }. { $name } mueve a los goblins.
    .stakes = Entrar, agarrar y a casa.
    .timeout = Si se acaba el tiempo, termina tu movimiento.
ask-feudal-move = Turno { $turn }. Mueve a tus líderes y acaba la fase.
    .passage = { $leader } solo está de paso. Llévalo a una casilla con sitio.
    .waiting = Turno { $turn }. { $name } mueve a la gente del conde.
    .stakes = Alcanza a los porteadores antes de que lleguen a una cueva.
    .timeout = Si se acaba el tiempo, termina tu movimiento.
ask-count-bags = Traes { $bags ->
        [one] 1 saco
       *[other] { $bags } sacos
    } a casa. ¿3½ puntos por saco o un dado?
    .waiting = { $name } cuenta los sacos { FORM($site, form: "de") }.
    .stakes = Eliges por todos los sacos antes de tirar ningún dado.
    .timeout = Si se acaba el tiempo, cada saco vale 3½.
ask-declare = Declara tus batallas. Nunca es obligatorio luchar.
    .first = Tus casillas junto al enemigo pueden luchar. Pulsa una batalla de la lista. Antes de declararla puedes dejar casillas fuera.
    .waiting = { $name } declara sus batallas.
    .stakes = El defensor dispara primero y golpea el último.
    .timeout = Si se acaba el tiempo, se libran las batallas ya declaradas.
ask-pick-battle = Elige la siguiente batalla. { $left ->
        [one] Queda 1
       *[other] Quedan { $left }
    } por librar.
    .first = Líbralas una a una, en el orden que quieras. Las fáciles primero: abren paso a las difíciles.
    .waiting = { $name } elige la siguiente batalla.
    .timeout = Si se acaba el tiempo, se libra la primera.
ask-battle-step =
    .a = Batalla { $battle }, disparos. Elige un blanco antes de que golpeen.
    .b = Batalla { $battle }, disparos. Elige un blanco.
    .c = Batalla { $battle }, cuerpo a cuerpo. Elige un blanco y quién ataca.
    .d = Batalla { $battle }, cuerpo a cuerpo. Elige a quién devuelves el golpe, y con quién.
    .waiting = { $name } ataca en la batalla { $battle }.
    .stakes = Cada casilla se ataca una vez por paso. Cada unidad golpea una vez por fase.
    .timeout = Si se acaba el tiempo, se cumple la propuesta.
strike-none = Batalla { $battle }. Ningún ataque puede salir bien ahora: pasa.
    .timeout = Si se acaba el tiempo, nadie ataca.
ask-escort = La clase { $class } se retira { FORM($hex, form: "de") }. ¿Va algún líder?
    .rout = ¡Desbandada de la clase { $class } { FORM($hex, form: "de") }! ¿Corre algún líder?
    .must = La clase { $class } huye { FORM($hex, form: "de") } y no queda nadie, así que van todos los líderes. ¿A quién llevan?
    .first = El líder que acompaña mantiene juntas a sus unidades. Pero su modificador se va con él, y en una desbandada arriesga el cuello.
    .waiting = { $name } decide si va algún líder.
    .timeout = Si se acaba el tiempo, van solos, salvo que deba ir un líder.
ask-flee = ¿Quién se retira ahora { FORM($hex, form: "de") }, y adónde?
    .rout = ¡Desbandada! ¿Quién huye ahora { FORM($hex, form: "de") }, y adónde?
    .first = Cada paso debe acercarlos a lugar seguro. Las zonas de control enemigas del camino empeoran la tirada de bajas.
    .waiting = { $name } pone pies en polvorosa.
    .timeout = Si se acaba el tiempo, van por donde haya menos zonas de control enemigas.
ask-run = No hay lugar seguro. Elige un camino de { $hexes ->
        [one] 1 casilla
       *[other] { $hexes } casillas
    }.
    .first = Ningún camino lleva a lugar seguro, así que vale cualquiera. No repitas casilla ni vuelvas al punto de partida.
    .waiting = { $name } corre adonde sea, con tal de irse.
    .timeout = Si se acaba el tiempo, van por donde haya menos zonas de control enemigas.
ask-advance = Ya no hay nadie en { FORM($hex, form: "the") }. ¿Quién avanza?
    .more = ¿Quién más avanza { FORM($hex, form: "a") }? También puedes quedarte.
    .first = Las unidades contiguas entran gratis en la casilla vacía, y aún pueden golpear en esta fase. Ahora o nunca.
    .waiting = { $name } puede avanzar { FORM($hex, form: "a") }.
    .stakes = Tres unidades sin líder. Con líder, hasta su límite de mando.
    .timeout = Si se acaba el tiempo, no avanza nadie.
ask-plunder = Puedes saquear { FORM($site, form: "the") }. ¿Quién lleva los sacos?
    .waiting = { $name } husmea en las bodegas { FORM($site, form: "de") }.
    .stakes = Cada unidad lleva una sola ficha y no puede pasarla.
    .timeout = Si se acaba el tiempo, la toma el porteador de costumbre.

# Phases, steps and turns
phase-feudal-setup = Despliegue del conde
phase-goblin-setup = Despliegue goblin
phase-goblin-move = Movimiento goblin
phase-goblin-combat = Combate goblin
phase-feudal-move = Movimiento del conde
phase-feudal-combat = Combate del conde
phase-cycle-end = Fin del ciclo
phase-over = Fin
step-a = Dispara el defensor
step-b = Dispara el atacante
step-c = Golpea el atacante
step-d = Golpea el defensor
step-a-text = Todos los que están en contacto con los atacantes pueden disparar primero.
step-b-text = Los disparos del bando que declaró la batalla.
step-c-text = El cuerpo a cuerpo del bando que declaró la batalla.
step-d-text = El cuerpo a cuerpo de los defensores que siguen allí.
turn = Turno { $n }
cycle = Ciclo { $n }
raid = Incursión { $n } de 2
reign = Reinado { $n } de 2

# Sides, roles, classes, modes
side-goblin = Goblins
side-feudal = Gente del conde
role-goblin = Rey Goblin
role-feudal = Conde Haakon
role-goblin-short = Rey
role-feudal-short = Conde
role-goblin-text = Saquea. Cada saco que llega a una cueva da puntos.
role-feudal-text = Defiende. Cada goblin que se queda aquí para siempre le cuesta puntos al Rey.
class-A = Clase A
class-B = Clase B
class-C = Clase C
class-A-text = Firme. Rara vez huye.
class-B-text = Entrenada. Huye con motivo.
class-C-text = Floja. Huye con motivo o sin él.
mode-foot = a pie
mode-mounted = a caballo

# Buttons
verb-march = Marchar
verb-plunder = Saquear
verb-choose-commander = Poner al mando
verb-exit = Salir del mapa
verb-take-back = Deshacer
verb-escort = Acompañar
verb-none = No va nadie
verb-flee = Huir
verb-close = Cerrar

# Standing orders
order-auto-attack = Ataques
order-auto-attack-text = Qué pasa cuando te toca atacar.
order-auto-attack-propose = Proponer
order-auto-attack-always = Aceptar la propuesta
order-auto-attack-off = Sin propuesta
order-auto-flee = Huida
order-auto-flee-text = Tus unidades huyen por donde haya menos zonas de control enemigas, o por donde elijas.
order-auto-flee-on = Ruta más segura
order-auto-flee-ask = Preguntarme
order-auto-plunder = Saqueo
order-auto-plunder-text = El porteador de costumbre toma los sacos enseguida, o eliges tú.
order-auto-plunder-on = Enseguida
order-auto-plunder-ask = Preguntarme

# The log: set-up. {king}, {seat}, {winners} are players, {rolls} "3 : 5", {dice} the faces, {table} A, B or C, {units}, {pieces},
# {unit}, {piece}, {leader}, {carry} names, {hex}, {site}, {cave}, {from}, {to} places
log-roles = Los dados sacan { $rolls }. { $king } es el primer Rey Goblin.
    .you = Los dados sacan { $rolls }. Eres el primer Rey Goblin.
    .fixed = { $king } es el primer Rey Goblin.
    .fixed-you = Eres el primer Rey Goblin.
log-cycle =
    .raid = Incursión { $cycle } de 2. { $king } es el Rey Goblin.
    .raid-you = Incursión { $cycle } de 2. Eres el Rey Goblin.
    .campaign = Reinado { $reign }, ciclo { $cycle }. { $king } es el Rey Goblin.
    .campaign-you = Reinado { $reign }, ciclo { $cycle }. Eres el Rey Goblin.
log-ruined = { $site } está en ruinas: { $dice } en la tabla { $table }.
    .between = { $site } queda en ruinas. Los dados sacan { $dice }.
log-set-aside = { $count ->
        [one] 1 unidad goblin se pierde
       *[other] { $count } unidades goblin se pierden
    } esta incursión.
    .you = { $units } se pierden esta incursión.
log-deployed =
    .goblin = Los goblins se agazapan en sus cuevas.
    .feudal = La gente del conde está en su sitio. Casi nadie sospecha nada.
log-bonus =
    .you = Sacas un { $die } y recibes { $pieces } como unidades extra.

# The log: movement. `.carry`: with units that you see; `.stopped` is a further line; `.changed`: another carrier; `.hidden`: the
# units are not told; `.flight`: home in a rout or retreat; {points}, {total}, {bags} as `amount.*` says, {reason} as `halt.*`
log-turn = Turno { $turn }.
log-phase = { $phase }.
log-step = { $leader } marcha { FORM($to, form: "a") }.
    .carry = { $leader } marcha { FORM($to, form: "a") } con { $carry }.
    .stopped = Una zona de control enemiga detiene la marcha.
log-halted = { $leader } iba { FORM($to, form: "a") } y se detiene en { FORM($at, form: "the") } porque { $reason }.
log-top = { $piece } { $many ->
        [one] está
       *[other] están
    } ahora encima de la pila en { FORM($hex, form: "the") }.
log-turned-up = { $units } se descubren en { FORM($hex, form: "the") }.
log-sighted = Aparecen pilas a la vista en { FORM($hexes, form: "the") }.
log-alarm = Desde { FORM($to, form: "the") } se ven goblins en { FORM($from, form: "the") }. Suena la alarma.
log-home = { $leader } está en casa, en { FORM($cave, form: "the") }.
    .units = { $leader } está en casa, en { FORM($cave, form: "the") }, con { $units }.
    .flight = { $units } { $many ->
        [one] llega
       *[other] llegan
    } a casa sin aliento, en { FORM($cave, form: "the") }.
    .hidden = Hay goblins en casa, en { FORM($cave, form: "the") }.
log-plundered = Los goblins saquean { FORM($site, form: "the") }: { $bags ->
        [one] 1 saco
       *[other] { $bags } sacos
    }.
    .carrier = { $unit } saquean { FORM($site, form: "the") } y se llevan { $bags ->
        [one] 1 saco
       *[other] { $bags } sacos
    }.
    .changed = Ahora llevan { $unit } los sacos { FORM($site, form: "de") }.
    .changed-hidden = Los sacos { FORM($site, form: "de") } cambian de espalda.
log-dropped = { $unit } sueltan los sacos { FORM($site, form: "de") } en { FORM($hex, form: "the") }. Se pierden.
log-counted =
    .flat = Los sacos { FORM($site, form: "de") } dan { $points }, a 3½ por saco. El Rey tiene { $total } en total.
    .dice = Los sacos { FORM($site, form: "de") } dan { $points }, con dados de { $dice }. El Rey tiene { $total } en total.
    .mixed = Los sacos { FORM($site, form: "de") } dan { $points }: { $flat } a 3½ y el resto con dados de { $dice }. El Rey tiene { $total } en total.
log-baron-drawn = Parte un jinete en busca del barón. Solo el conde sabe cuándo esperarlo.
    .you = Parte un jinete en busca del barón. Llegará en el turno { $arrival }, dentro de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
log-baron-comes = ¡Suenan cuernos! El barón saca un { $die } y llega por { FORM($road, form: "the") }.
log-entered = { $leader } entra por { FORM($road, form: "the") }.
    .carry = { $leader } entra por { FORM($road, form: "the") } con { $carry }.
log-left-map = { $leader } sale del mapa por { FORM($road, form: "the") }.
    .carry = { $leader } sale del mapa por { FORM($road, form: "the") } con { $carry }.
log-called-off = El Rey Goblin cancela la incursión. Los que esperaban vuelven a la cama.
log-conceded = El Rey Goblin rinde { $version ->
        [campaign] el ciclo
       *[raid] la incursión
    }. Del mapa no vuelve nadie.

# The log: combat. {battle} its number from 1, {step} as `step.*`; {sum} points, {defence} the target's melee, {number} what is
# needed, {die} and {total} the die bare and modified; `.modifiers` is a further line, {modifiers} "Forest +2, ..."
log-declared = Se declara la batalla { $battle }: desde { FORM($own, form: "the") } contra { FORM($enemy, form: "the") }.
log-battle = Empieza la batalla { $battle }.
log-battle-step = Batalla { $battle }. { $step }.
log-volley = { $sum ->
        [one] Vuela 1 punto de disparo
       *[other] Vuelan { $sum } puntos de disparo
    } contra { FORM($target, form: "the") }. Con un { $total }, quien lleve armadura { $armor } o peor prueba la moral.
    .all = { $sum ->
        [one] Vuela 1 punto de disparo
       *[other] Vuelan { $sum } puntos de disparo
    } contra { FORM($target, form: "the") }. Con un { $total }, todos los de allí prueban la moral.
    .none = { $sum ->
        [one] Vuela 1 punto de disparo
       *[other] Vuelan { $sum } puntos de disparo
    } contra { FORM($target, form: "the") }. Con un { $total } no pasa nada.
    .modifiers = El dado saca { $die }, con { $modifiers }.
log-assault =
    .success = El ataque contra { FORM($target, form: "the") }, { $sum } contra { $defence }, necesita { $number } o menos y saca { $total }. ¡Vacilan!
    .failure = El ataque contra { FORM($target, form: "the") }, { $sum } contra { $defence }, necesita { $number } o menos y saca { $total }. Aguantan.
    .none = El ataque contra { FORM($target, form: "the") }, { $sum } contra { $defence }, es imposible. No se tira el dado.
    .modifiers = El dado saca { $die }, con { $modifiers }.
log-check =
    .none = La clase { $class } en { FORM($hex, form: "the") } saca { $total } y aguanta.
    .retreat = La clase { $class } en { FORM($hex, form: "the") } saca { $total } y se retira { $hexes ->
        [one] 1 casilla
       *[other] { $hexes } casillas
    }.
    .rout = La clase { $class } en { FORM($hex, form: "the") } saca { $total }. ¡Huye en desbandada!
    .leader = El dado saca { $die }, y { FORM($leader, form: "the") } suma { $modifier }.
log-escorted = { $leaders } { $many ->
        [one] va
       *[other] van
    } con la clase que huye.
    .units = { $leaders } { $many ->
        [one] va con la clase que huye y mantiene
       *[other] van con la clase que huye y mantienen
    } juntos a { $units }.
log-fled =
    .retreat = { $pieces } { $many ->
        [one] se retira
       *[other] se retiran
    } { FORM($to, form: "a") }.
    .rout = ¡{ $pieces } { $many ->
        [one] huye
       *[other] huyen
    } en desbandada { FORM($to, form: "a") }!
    .safe = Es un lugar seguro.
    .zones = El camino pasa por { $zones ->
        [one] 1 casilla
       *[other] { $zones } casillas
    } de zonas de control enemigas.
log-cut-off = { $pieces } { $many ->
        [one] no tiene por dónde huir en { FORM($hex, form: "the") } y cae
       *[other] no tienen por dónde huir en { FORM($hex, form: "the") } y caen
    }.
log-casualty =
    .lost = { $piece } { $many ->
        [one] saca
       *[other] sacan
    } { $zones ->
        [0] { $total }
       *[other] { $total } ({ $die }, menos { $zones } por zonas de control)
    } y no { $many ->
        [one] se salva
       *[other] se salvan
    }.
    .kept = { $piece } { $many ->
        [one] saca
       *[other] sacan
    } { $zones ->
        [0] { $total }
       *[other] { $total } ({ $die }, menos { $zones } por zonas de control)
    } y { $many ->
        [one] se salva
       *[other] se salvan
    }.
log-destroyed = { $piece } { $many ->
        [one] cae
       *[other] caen
    }.
    .points = { $piece } { $many ->
        [one] cae
       *[other] caen
    }: { $points } para el Rey.
log-advanced = { $pieces } { $many ->
        [one] avanza
       *[other] avanzan
    } { FORM($to, form: "a") }.
log-confidence =
    .up = La confianza sube a { $now } ({ $delta }, { $reason }).
    .down = La confianza baja a { $now } ({ $delta }, { $reason }).
log-cycle-ends =
    .home = { $version ->
        [campaign] El ciclo
       *[raid] La incursión
    } acaba en el turno { $turn }. Ya no queda fuera ningún goblin.
    .called-off = { $version ->
        [campaign] El ciclo
       *[raid] La incursión
    } acaba en el turno { $turn } por orden del Rey.
    .king-lost = { $version ->
        [campaign] El ciclo
       *[raid] La incursión
    } acaba en el turno { $turn }. Ha muerto el Rey, y sus goblins se esfuman por los montes.
    .conceded = { $version ->
        [campaign] El ciclo
       *[raid] La incursión
    } acaba en el turno { $turn }. Se rinde el Rey Goblin.
    .leaderless = { $version ->
        [campaign] El ciclo
       *[raid] La incursión
    } acaba en el turno { $turn }. No queda líder goblin que guíe a nadie.
    .time = { $version ->
        [campaign] El ciclo
       *[raid] La incursión
    } acaba en el turno { $turn }. Hace demasiado que no se saquea nada.
    .deposed = El ciclo acaba en el turno { $turn }. Los goblins están hartos de su Rey.
log-revealed = Se descubre todo. Conque estaban ahí.
log-cycle-score =
    .raid = { $king } se lleva { $plunder } de botín y acaba con { $total }.
    .raid-you = Te llevas { $plunder } de botín y acabas con { $total }.
    .campaign = { $king } tiene { $plunder } de botín en este reinado y una confianza de { $total }.
    .campaign-you = Tienes { $plunder } de botín en este reinado y una confianza de { $total }.
log-reign-ends =
    .king-lost = Cae el Rey, y con él su reinado.
    .deposed = Los goblins deponen a su Rey.
    .dull = Un reinado muere de aburrimiento.
    .cap = Este reinado ya ha durado bastante.
    .ruined = No queda nada que saquear y acaba el reinado.
    .plunder = { $king } se queda con { $plunder } de botín tras { $cycles }.
    .plunder-you = Te quedas con { $plunder } de botín tras { $cycles }.
log-resigned = { $seat } se rinde.
    .you = Te rindes.
log-over =
    .raid = Han acabado las dos incursiones. ¡{ $winners } saquea mejor y gana!
    .raid-you = Han acabado las dos incursiones. ¡Saqueas mejor y ganas!
    .campaign = Han acabado los dos reinados. ¡{ $winners } es el Rey más rico y gana!
    .campaign-you = Han acabado los dos reinados. ¡Eres el Rey más rico y ganas!
    .resigned = La partida acaba en rendición. ¡Gana { $winners }!
    .resigned-you = La partida acaba en rendición. ¡Ganas!
    .draw = Empate. Nadie ha sido mejor ladrón.

# Why a march stopped, as a part of `log.halted`
halt-barrier = aparece algo nuevo a la vista
halt-no-mp = no quedan puntos de movimiento
halt-carry-budget = la infantería está cansada
halt-impassable = no hay por dónde seguir
halt-mounted-forest = los caballos no entran en el bosque
halt-enemy-there = hay enemigos en el camino
halt-zoc-stop = lo retiene una zona de control enemiga
halt-overfull = allí no queda sitio
halt-left-overfull = se quedarían demasiados atrás
halt-overstacked = la casilla siguiente está abarrotada
halt-other = no hay modo de seguir

# Modifiers, checks, casualties, chances
modifier-cavalry = Caballería en llano
modifier-water = A través del agua
modifier-leader = Líder
modifier-zones = Zonas de control enemigas
morale-none = Aguanta
morale-re1 = Retirada 1
morale-re2 = Retirada 2
morale-re3 = Retirada 3
morale-retreat = Retirada { $n }
morale-rout = Desbandada
odds-sixths = { $n } de 6 tiradas
odds-bar = { $n } de 6
odds-never = Sin posibilidad
odds-no-roll = Muy débil para tirar

# Amounts: .1 is for one; {n} may be 3½
amount-points = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
amount-bags = { $n ->
        [one] 1 saco
       *[other] { $n } sacos
    }
amount-cycles = { $n ->
        [one] 1 ciclo
       *[other] { $n } ciclos
    }
amount-units = { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }
amount-counters = { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }
amount-hexes = { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }
amount-mp = { $n } PM
amount-times = { $n } × { $name }

# The result. {king} a player
result-raid = El mejor saqueador
result-campaign = El Rey más rico
result-resigned = Rendición
end-raid = Contados los sacos y comparados los moratones, en una cueva se canta más fuerte que en la otra.
end-campaign = Dos reinados, dos montones de botín. La historia la escribe quien tiene el más alto.
end-resigned = Una bandera blanca que fue mantel de alguien.
end-draw = Igual de buenos o igual de malos. En las cuevas se discutirá todo el invierno.
tally-half-points = Puntos
tally-plunder-half-points = Botín
tally-goblins-lost = Goblins perdidos
tally-cycles = Ciclos de reinado
story-counts = puntos, turno a turno
story-turn = Turno
story-change = { $n ->
        [one] punto
       *[other] puntos
    }
boast-1 = Tres bolsas, dos piernas y ningún pesar.
boast-2 = Las aldeas vuelven a crecer. Las salchichas, no.
boast-3 = Si no está clavado, es botín.
cycle-end-home = Están todos en casa
cycle-end-called-off = Se cancela la incursión
cycle-end-king-lost = Ha muerto el Rey
cycle-end-conceded = El Rey se rinde
cycle-end-leaderless = No queda ningún líder
cycle-end-time = Se acabó el tiempo
cycle-end-deposed = Deponen al Rey
reign-end-king-lost = Ha muerto el Rey
reign-end-deposed = Deponen al Rey
reign-end-dull = Acaba un reinado aburrido
reign-end-cap = Acaba el reinado más largo
reign-end-ruined = No queda nada que saquear

# Refusals (GOB section 16), without arguments: why not, and what to do
refused-not-your-turn = Ahora no hay nada que decidir. Espera a que te toque.
refused-no-leader = Solo se mueven los líderes. Elige un líder y que lleve a la unidad.
refused-not-adjacent = Esa casilla no está a su lado. Elige una contigua.
refused-no-mp = No le llegan los puntos de movimiento. Ve menos lejos o espera un turno.
refused-carry-budget = La infantería se cansa a los 10 PM. Déjala aquí o detente.
refused-impassable = Por ahí no se pasa. Rodea, o busca un puente o un vado.
refused-mounted-forest = Los caballos no entran en el bosque fuera del camino. Déjalos o rodea.
refused-enemy-there = Hay enemigos en esa casilla. Detente al lado y lucha en la fase de combate.
refused-zoc-stop = Una zona de control enemiga lo retiene hasta el próximo turno.
refused-over-command = Demasiados para este líder. No lleves más que su límite de mando.
refused-carried-by-other = Otro líder ya ha llevado a esa unidad en esta fase. Déjala aquí.
refused-overfull = Demasiadas unidades para esa casilla. Lleva menos o elige otra.
refused-left-overfull = Se quedarían demasiadas sin líder. Deja tres como mucho.
refused-in-passage = Hay un líder de paso. Muévelo primero.
refused-overstacked = Esa casilla está abarrotada. Solo entran líderes, para sacar a otros.
refused-still-out = Aún quedan goblins fuera. Tráelos a casa primero.
refused-not-alarmed = Nadie ha dado la alarma. La gente del conde aún no sospecha nada.
refused-off-map = Aquí acaba el mapa. Elige una casilla que esté en él.
refused-wrong-exit = Sal por el camino que tomó tu primer líder.
refused-no-undo = Solo se puede deshacer un movimiento que no haya revelado nada nuevo.
refused-no-plunder = Aquí no hay nada que saquear. Hacen falta una ficha, un líder y una unidad que no lleve nada.
refused-bad-battle = Esas casillas no son una sola batalla. Elige casillas que se toquen.
refused-hex-twice = Una casilla solo puede estar en una batalla. Elige otra o deshaz.
refused-not-involved = No está en esta batalla. Elige una unidad que sí esté.
refused-no-missiles = No quedan tantos puntos de disparo. Dispara con menos.
refused-already-attacked = Esa unidad ya ha golpeado en esta fase. Elige otra.
refused-target-done = Esa casilla ya ha sido atacada en este paso. Elige otra o pasa.
refused-river-melee = No puedes golpear a través de un río. Dispara, o busca un puente o un vado.
refused-bad-path = Toma un camino más corto a lugar seguro. Cada paso debe acercar.
refused-must-escort = No queda nadie más, así que los líderes tienen que ir.
refused-bad-advance = Esas unidades no pueden avanzar allí. Elige unidades contiguas de la batalla que no hayan huido.
refused-cave-taken = Cada líder necesita una cueva para él. Elige una vacía.
refused-bad-setup = Ahí no puedes desplegar. Elige un lugar iluminado.
refused-already-answered = Ya has elegido.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-malformed = Esa no es una jugada de este juego.

## The table on screen

# Labels
paper = El Grito de la Cueva
feudal-foot = Infantería del conde
feudal-foot-text = Boca abajo. Solo sabes que va a pie. Se descubre cuando un goblin llega a su lado o cuando se mueve por primera vez.
down-band = A PIE
hex = Casilla
    .the = la casilla
    .de = de la casilla
    .a = a la casilla
map-small = El mapa entero. Pulsa para ir allí.
legend = Lo que ves
legend-goblins = líder y unidades
legend-feudals = líder del conde
legend-hidden = infantería oculta
legend-bags = sacos por coger
legend-looted = ya saqueado
last-seen = Visto por última vez en el turno { $turn }

# Where pieces are that do not stand on the map
place-aside = Se pierde esta incursión
place-stay = Se queda en casa
place-home = En casa
place-lost = Baja
place-dead = Baja anterior
place-militia = Pila de milicia
place-bonus = Pila de unidades extra
place-reinforcements = Refuerzos del barón
place-gate = Al borde del mapa
place-withdrawn = Salió del mapa
place-off = No encontró sitio
place-unused = No está en esta versión
place-waiting = Espera en { FORM($cave, form: "the") }
place-map = En el mapa
place-unknown = En alguna parte

# The seats
plate-plunder = { $n } de botín
plate-total = { $n } en total
plate-lost = { $n ->
        [one] 1 goblin perdido
       *[other] { $n } goblins perdidos
    }
plate-reserve = { $aside } fuera, { $home } en casa

# Leaders and bands
roster = Líderes
roster-mine = Tus líderes
roster-waiting = Espera
roster-home = En casa
roster-out = Fuera
roster-lost = Caído
roster-done = Ya se ha movido
roster-stopped = Detenido
roster-unseen = Fuera de la vista
band = La banda
band-hand = Van { $n } de { $limit }
band-all = Todos
band-none = Nadie
band-zones = Zonas de control
band-totals = Disparo { $missile }, cuerpo a cuerpo { $melee }

# A counter
counter-missile = Disparo
counter-melee = Cuerpo a cuerpo
counter-armour = Armadura
counter-modifier = Modificador de moral
counter-limit = Límite de mando
counter-face-down = Boca abajo. Tu rival solo ve «infantería del conde».
counter-leader-text = Los líderes llevan a los demás. Con unidades en su casilla no lucha ni hace pruebas de moral.
counter-mounted-text = Rápida por los caminos, fuerte en llano, nunca en el bosque fuera del camino.
counter-loaded = Lleva { $bags } { FORM($site, form: "de") }.
counter-loaded-text = Se pierde si el porteador se retira o huye.

# A stack
stack-units = { $n } de { $limit } unidades
stack-units-over = { $n } unidades donde caben { $limit }
stack-height = { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }
stack-top = De la pila solo se ve la ficha de arriba.
stack-totals = Disparo { $missile }, cuerpo a cuerpo { $melee }
fan-missiles = disparo
fan-melee = cuerpo a cuerpo
stack-bags = { $bags } a cuestas
stack-home-in = En casa en { $n ->
        [one] 1 turno
       *[other] { $n } turnos
    }

# Sites and terrain: {foot} and {mounted} are MP or `terrain.barred`; modifiers carry their sign
site-hamlet = Aldea
site-village = Pueblo
site-town = Villa
site-abbey = Abadía
site-keep = Torreón
site-state-marker = Se pueden saquear { $bags }.
site-state-taken = Saqueado, con { $bags } camino de casa.
site-state-home = Saqueado, con { $bags } en las cuevas.
site-state-out = Saqueado, con { $bags } perdidos por el camino.
site-state-ruins = En ruinas. No hay nada que llevarse.
site-sacked = En ruinas el próximo ciclo.
site-text = Un líder goblin y una unidad juntos pueden saquear este lugar. La gente del conde está a salvo aquí cuando huye.
site-ruin = Campaña: tras un saqueo queda en ruinas si los dados, uno por saco, suman de { $low } a { $high }.
terrain-cost = Entrar: { $foot } a pie, { $mounted } a caballo
terrain-barred = no se puede
terrain-missile = { $n } contra disparos
terrain-melee = { $n } en cuerpo a cuerpo
terrain-road = Por camino: { $foot } a pie, { $mounted } a caballo
terrain-open-text = Hierba llana. A la caballería le encanta.
terrain-fields-text = Arado y sembrado. La caballería pasa por encima.
terrain-open-woods-text = Árboles sueltos: algo de cobijo y ningún retraso.
terrain-forest-text = Espeso y lento. Los caballos no dejan el camino.
terrain-rolling-hills-text = Cuestan de subir. Desde arriba se pelea mejor.
terrain-wooded-hills-text = Lentas, pero con cobijo.
terrain-mountain-text = No las cruza nadie. Los goblins conocen las cuevas.
terrain-lake-text = No lo cruza nadie.
terrain-hamlet-text = Cuatro tejados y un saco de botín.
terrain-village-text = Tejados, muros y más que llevarse.
terrain-town-text = Uno de tres barrios, cada cual con su bodega.
terrain-abbey-text = Muros gruesos y vajilla de plata.
terrain-keep-text = Los muros más fuertes del país y la bodega más llena.
terrain-ruins-text = Aquí acaban caminos y arboledas. La aldea acabó antes. Ni botín ni refugio.
hexside-stream-text = Arroyo: cruzarlo cuesta 1 PM más. Quien ataca a través llega mojado y golpea peor.
hexside-river-text = Río: solo se cruza por un puente o un vado. Los disparos cruzan por todas partes.
hexside-ford-text = Vado: un paso para quien no teme mojarse los pies.
hexside-bridge-text = Puente: el paso seco.
hexside-cave-mouth-text = Solo para goblins. El goblin que entra está en casa hasta que acabe la incursión.
cave-text = Los goblins salen por su boca y vuelven a casa por cualquiera. En casa están a salvo, con sacos y todo.
exit-text = La gente del conde puede salir por aquí, y el barón puede llegar por aquí.
hex-zone-known = En zona de control enemiga, que tú sepas. Quien entra se detiene aquí.

# The tracks
track-turn-of = Turno { $n } de { $last }
track-turn-text = Una incursión dura de 5 a 10 turnos. Tras 20 turnos sin saquear, se acaba.
track-goblin-move = Mueven goblins
track-goblin-combat = Luchan goblins
track-feudal-move = Mueve el conde
track-feudal-combat = Lucha el conde
track-alarm-off = Sin alarma
track-alarm-on = ¡Alarma!
track-alarm-text = Suena en cuanto un goblin llega a dos casillas de una unidad del conde. Hasta entonces no se mueve nadie de los suyos.
track-bags = Sacos
track-bags-there = { $n } por tomar
track-bags-road = { $n } de camino
track-bags-home = { $n } en casa
track-bags-lost = { $n } perdidos
track-points = Puntos de botín
track-points-beat = { $n } a superar
track-time = { $n ->
        [one] Queda 1 turno sin saqueo
       *[other] Quedan { $n } turnos sin saqueo
    }
track-confidence-n = Confianza { $n }
track-confidence-text = Lo que piensan los goblins de su Rey. Con { $n } o menos lo deponen y acaba el reinado.
track-baron = El barón
track-baron-no = Nadie lo ha llamado
track-baron-drawn = Llamado en el turno { $turn }
track-baron-drawn-text = Llega de 1 a 4 turnos después. Solo el conde sabe cuándo.
track-baron-due = Llega en el turno { $turn }
track-baron-here = Por { FORM($road, form: "the") }

# Movement
move-choose = Elige un líder.
move-go = Elige una casilla para { FORM($leader, form: "the") }.
move-all-done = A nadie le quedan PM que sirvan de algo.
move-mp = { $n } PM
move-mode-foot = A pie
move-mode-mounted = A caballo
path-cost = { $cost } PM, quedan { $left }
path-cost-stop = { $cost } PM, aquí se detiene
path-turns = { $n ->
        [one] 1 turno
       *[other] { $n } turnos
    }
path-over = Demasiado lejos para este turno. Irá hasta donde pueda.
reach-left = El número son los PM que le quedan allí. En un octógono lo detiene una zona de control enemiga.
passage = De paso
passage-text = Aquí no hay sitio, así que solo se mueve él, y hacia delante.
top-text = El enemigo ve la unidad de encima.

# Set-up
setup-feudal = La gente del conde
setup-goblin = Los goblins
setup-place = Elige un lugar para { FORM($piece, form: "the") }.
setup-left = Quedan { $n } por colocar
setup-fixed = Las reglas ponen aquí esta ficha.
setup-anywhere = Vale cualquier lugar que no esté en ruinas.
setup-cave = Elige una cueva para { FORM($leader, form: "the") }.
setup-cave-free = Libre
setup-pool = Sin líder
setup-home = Se queda en casa
setup-swap = Las unidades que tomas de otra banda se cambian por las que dejas.
setup-how = Pulsa un líder y luego una cueva del mapa. Pulsa dos unidades de bandas distintas para cambiarlas.
setup-cave-how = Pulsa una cueva iluminada del mapa, o arrastra allí al líder.
setup-swap-with = Elige con quién cambian de sitio: { $unit }.
setup-aside = { $n ->
        [one] 1 se pierde esta incursión
       *[other] { $n } se pierden esta incursión
    }

# The battle sheet
battle = Batalla { $n }
battle-of = Batalla en { FORM($place, form: "the") }
battle-of-all = Batalla { $n } de { $all }
battle-list = Batallas
battle-declared = { $n } declaradas
battle-left = { $n } por librar
battle-fought = Librada
battle-own = Tus casillas
battle-enemy = Casillas enemigas
battle-who = { $own } contra { $enemy }
battle-choose-own = Elige una casilla tuya junto a un enemigo.
battle-more = Añade casillas que se toquen o declara la batalla.
battle-odds = Cuerpo a cuerpo { $attack } contra { $defence }: { $chance }
battle-odds-missile = Disparo { $n }: { $chance }
battle-record = Acta de esta batalla
battle-record-empty = Aún no ha pasado nada. Disfrútalo.
record-earlier = Anteriores
record-later = Siguientes
record-more = y { $n } más
tab-missile-goblin = Disparan goblins
tab-missile-feudal = Dispara el conde
tab-melee-goblin = Golpean goblins
tab-melee-feudal = Golpea el conde
tab-past = Hecho
tab-now = Ahora
tab-ahead = Después
tab-fired = { $n ->
        [one] 1 punto disparado
       *[other] { $n } puntos disparados
    }
tab-struck = { $n ->
        [one] Ha golpeado 1
       *[other] Han golpeado { $n }
    }
tab-quiet = Nadie
attack-tab-points = Puntos
attack-tab-melee = Cuerpo a cuerpo
attack-points = { $n ->
        [one] 1 punto de disparo
       *[other] { $n } puntos de disparo
    }
attack-melee = Cuerpo a cuerpo { $n }
attack-defence = contra { $n }
attack-die = Dado
attack-sum = Con modificadores
attack-needs = Hace falta { $n } o menos
attack-no-roll = Demasiado débil. No se tira.
attack-table-missile = Tabla de disparos
attack-table-missile-text = En horizontal, puntos. En vertical, dado con modificadores. Dentro, armadura desde la que se prueba la moral.
attack-across-missile = Puntos arriba, dado al lado
attack-table-melee = Tabla de cuerpo a cuerpo
attack-table-melee-text = En horizontal, atacantes. En vertical, defensores. Dentro, la tirada más alta que sale bien.
attack-across-melee = Ataque arriba, defensa al lado
attack-chance = Probabilidad: { $chance }
attack-faces-missile = Segundo número: la armadura que prueba.
attack-faces-none = Armadura muy buena: nadie prueba.
attack-modifiers = Modificadores del dado
attack-modifiers-none = Sin modificadores
attack-proposal-none = Ningún ataque puede salir bien.
    .few = Solo puede salir bien un ataque que elijas tú.
check = Moral
check-nobody = No prueba nadie.
check-leader = { $leader } { $modifier }
check-order = Primero prueba C, luego B, luego A. Cada clase huye antes de que pruebe la siguiente.
flight = Huida
flight-retreat = Retirada de { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }
flight-rout = Desbandada de { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }
flight-path = Hasta { FORM($to, form: "the") }, { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }
flight-zones = { $n ->
        [0] ninguna zona de control enemiga
        [one] 1 casilla de zonas de control enemigas
       *[other] { $n } casillas de zonas de control enemigas
    }
flight-safe = Acaba a salvo
flight-lost = Se pierde con { $n } de 6 tiradas
flight-cut-off = No hay salida. Caen.
flight-singly = Uno a uno
escort = Acompañar
escort-keep = Siguen juntos { $n } de { $limit }
escort-alone = Huyen de uno en uno
escort-must = No queda nadie, así que tiene que ir.
escort-stays = Se quedan aquí
advance = Avance
advance-into = Avance { FORM($hex, form: "a") }, { $n } de { $limit }
advance-from = Desde { FORM($hex, form: "the") }
advance-how = Pulsa una casilla iluminada del mapa o fichas sueltas.
plunder-carrier = Los llevan { $unit }
bags-count = { $bags } { FORM($site, form: "de") }
bags-flat = { $n } a 3½
bags-dice = { $n } con dado
bags-sure = { $points } seguros
bags-range = De { $low } a { $high }, { $mean } de media
bags-now = { $points } contados hasta ahora

# The end of a cycle, the change of roles, the result
score = Puntuación
score-cycle = Incursión { $n }, { $name }
score-plunder = Botín
score-total = En total
score-none = Sin bajas que cuenten
score-losses = Bajas
score-tie = Los empates son para quien tenga más botín y luego para quien perdiera menos goblins.
score-tie-campaign = Los empates son para quien tenga menos ciclos.
score-reign = Reinado { $n }, { $name }
score-cycles = { $n ->
        [one] 1 ciclo
       *[other] { $n } ciclos
    }
sheet-roles-text = Ahora { $king } es el Rey Goblin y { $count } es el conde Haakon.
sheet-beat = Ahora { $name } debe superar { $points }.
    .you = Ahora debes superar { $points }.
sheet-confidence = Confianza
sheet-result = Resultado
sheet-wins = ¡Gana { $name }!
    .you = ¡Ganas!
sheet-draw = Empate

# Buttons with what they do
act-ready = Listo
act-ready-small = Está todo colocado
act-end-phase = Acabar la fase
act-end-phase-move = { $n ->
        [one] 1 líder aún puede moverse
       *[other] { $n } líderes aún pueden moverse
    }
act-end-phase-none = No queda nada que hacer
act-done = { $n ->
        [one] Librar 1 batalla
       *[other] Librar { $n } batallas
    }
act-done-none = Sin batallas
act-declare = Declarar la batalla { $n }
act-fight = Librar la batalla { $n }
act-attack = Atacar
act-attack-small = Como se propone
act-shoot = Disparar { FORM($hex, form: "a") }
act-shoot-small = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
act-strike = Golpear { FORM($hex, form: "the") }
act-strike-small = Cuerpo a cuerpo { $n }
act-pass = Pasar
act-pass-small = No ataca nadie
act-go = Marchar { FORM($hex, form: "a") }
act-call-off = Cancelar la incursión
act-concede = Rendir { $version ->
        [campaign] el ciclo
       *[raid] la incursión
    }
act-finish = Al hueco más cercano
act-count = Contar los sacos
act-flee-best = Ruta más segura
act-advance = { $n ->
        [one] Avanzar con 1
       *[other] Avanzar con { $n }
    }
act-advance-all = Todos desde { FORM($hex, form: "the") }
act-stay = Quedarse
act-take = Tomar los sacos
act-leave = Dejar los sacos
act-deploy = Desplegar ya
act-pile = Devolver a la pila
act-orders = Órdenes permanentes
orders = Órdenes permanentes
orders-text = Solo las ves tú. Valen desde tu próxima decisión.

# Before a grave click
confirm-concede = ¿Rendir { $version ->
        [campaign] el ciclo
       *[raid] la incursión
    }?
confirm-concede-text = Todos los goblins del mapa cuentan como eliminados, también el Rey, y sus sacos se pierden.
confirm-call-off = ¿Cancelar la incursión?
confirm-call-off-text = Todos los que aún esperan se quedan en casa y { $version ->
        [campaign] el ciclo
       *[raid] la incursión
    } acaba.
confirm-resign = ¿Rendirse?
confirm-resign-text = Pierdes la partida al momento, digan lo que digan los puntos.
key-onward = Siguiente líder
confirm-end-phase = ¿Acabar la fase?
confirm-end-phase-text = Hay botín a tus pies que nadie ha tomado.
confirm-end-phase-unmoved = { $n ->
        [one] Nadie se ha movido. 1 líder aún puede.
       *[other] Nadie se ha movido. { $n } líderes aún pueden.
    }
confirm-exit = ¿Salir del mapa?
confirm-exit-text = El líder que sale no vuelve en { $version ->
        [campaign] este ciclo
       *[raid] esta incursión
    }.

# Why something is not open: the numbers stand here
why-not-asked = Ahora no hay nada que decidir.
why-choose-leader = Elige antes un líder.
why-choose-hex = Elige antes una casilla.
why-choose-target = Elige antes un blanco.
why-choose-units = Elige antes unidades.
why-not-mine = No son de los tuyos.
why-limit-full = Sus { $limit } puestos están llenos.
why-room = Allí solo caben { $limit }. Serían { $n }.
why-left = Sin líder pueden quedarse tres. Serían { $n }.
why-far = Demasiado lejos para este turno.
why-stopped = Una zona de control enemiga lo retiene hasta el próximo turno.
why-moved-on = No le quedan PM.
why-target-done = Esta casilla ya ha sido atacada en este paso.
why-not-in-battle = No está en esta batalla.
why-last-hex = La batalla necesita esta casilla.
why-no-contact = No toca a ningún enemigo.
why-in-battle = Ya está en la batalla { $n }.
why-carrier = Ya lleva sacos.

# Banners and stamps
banner-turn = Turno { $n }
banner-raid = Incursión { $n }
banner-reign = Reinado { $n }
banner-king = { $name } es el Rey Goblin
    .you = Eres el Rey Goblin
banner-alarm = ¡Alarma!
banner-baron = ¡El barón!
banner-baron-drawn = Llaman al barón
banner-king-lost = ¡Ha muerto el Rey!
banner-leader-lost = ¡Cae { FORM($leader, form: "the") }!
banner-called-off = ¡Se cancela la incursión!
banner-conceded = El Rey se rinde
banner-roles = ¡Cambio de bando!
banner-wins = ¡Gana { $name }!
    .you = ¡Ganas!
banner-draw = Empate
stamp-looted = SAQUEADO
stamp-ruins = RUINAS
stamp-success = ÉXITO
stamp-fails = FALLA
stamp-rout = DESBANDADA
stamp-retreat = ATRÁS { $n }
stamp-stands = AGUANTA
stamp-lost = BAJA
stamp-away = SE SALVA
stamp-home = EN CASA
stamp-dropped = SOLTADO

# The first time a player meets an ask: why it matters
hint-feudal-setup = No puedes ser fuerte en todas partes. Cada aldea tiene un saco. Entre Lake Shore, la abadía y el torreón hay dieciséis.
hint-goblin-setup = Dispérsate: bandas pequeñas a las aldeas, las grandes codo con codo. Atacado por dos lados, el enemigo no tiene adónde huir.
hint-goblin-move = A las aldeas más cercanas se va y se vuelve en tres turnos. La codicia es lo que espera el conde.
hint-feudal-move = Golpea a los porteadores: basta una retirada para que lo suelten todo. Y cierra el paso: huir por tus zonas de control mata.
hint-count-bags = Un dado da 3½ de media. Si vas por delante, toma lo seguro. Si vas por detrás, tira.
hint-declare = Las batallas van una tras otra, así que un éxito temprano abre paso a las siguientes.
hint-pick-battle = Empieza donde eres fuerte: el enemigo que ha huido ya no te dispara.
hint-battle-step = Un ataque no mata a nadie por sí solo. Obliga a probar la moral. Quien huye por tus zonas de control muere.
hint-escort = Con el Rey al lado la tropa no se dispersa. Pero en una desbandada tira por su vida como cualquiera.
hint-flee = Cada casilla de zona de control enemiga resta 1 al dado de bajas. Bajo es muerto.
hint-run = Ahora nada es seguro. Evita las zonas de control enemigas y quédate cerca de un líder que pueda recogerte.
hint-advance = Las unidades que avanzan pueden volver a golpear, y ocupan el sitio adonde quería huir el enemigo.
hint-plunder = Los sacos van en una sola espalda. Elígela firme, con armadura y que no sea tu mejor tirador.
hint-over = Ahora lo ves todo: los faroles, las pilas vacías, la aldea que no guardaba nadie.

# The newcomer's aid: the next legal thing to do
aid-feudal-setup-place = Ahora: elige una ficha iluminada y luego un lugar iluminado.
aid-feudal-setup-ready = Ahora: pulsa Listo. Todos tienen su sitio.
aid-goblin-setup-swap = Puedes llevar a un líder a otra cueva o cambiar unidades entre bandas.
aid-goblin-setup-ready = Ahora: pulsa Listo o mueve antes líderes y unidades. Estas bandas bastan para una primera incursión.
aid-goblin-move-leader = Ahora: elige un líder que espere en su cueva. El lugar más cercano es { FORM($site, form: "the") }.
aid-goblin-move-on = Ahora: { FORM($leader, form: "the") } puede seguir, con { $mp } PM. O elige otro líder.
aid-goblin-move-carry = Ahora: elige quién va con él, o que vayan todos.
aid-goblin-move-hex = Ahora: pulsa una casilla iluminada. El número son los PM que le quedan allí.
aid-goblin-move-plunder = Ahora: toma los sacos. Estás en { FORM($site, form: "the") }.
aid-goblin-move-home = Ahora: lleva los sacos a casa con { FORM($leader, form: "the") }. La cueva más cercana es { FORM($cave, form: "the") }.
aid-goblin-move-end = Ahora: acaba la fase. Nadie puede hacer más.
aid-feudal-move-leader = Ahora: elige un líder. Los goblins con sacos más cercanos están en { FORM($hex, form: "the") }.
aid-feudal-move-hex = Ahora: pulsa una casilla iluminada a su lado. Se lucha en la fase siguiente.
aid-feudal-move-enter = Ahora: haz entrar a la gente del barón, líder por líder.
aid-feudal-move-end = Ahora: acaba la fase. Nadie puede hacer más.
aid-count-bags-choose = Ahora: reparte los sacos entre 3½ y dados, y cuéntalos.
aid-declare-own = Ahora: pulsa una batalla de la lista, o Sin batallas.
aid-declare-done = Ahora: libra las batallas que has declarado.
aid-pick-battle-choose = Ahora: pulsa una batalla para librarla.
aid-battle-step-auto = Ahora: Atacar hace aquí todo ataque útil. O elige blanco por blanco.
aid-battle-step-pass = Ahora: pasa. Aquí nada puede salir bien.
aid-escort-choose = Ahora: elige un líder que acompañe, o nadie.
aid-flee-choose = Ahora: elige una unidad y luego adónde corre.
aid-run-choose = Ahora: pulsa casillas iluminadas, una tras otra.
aid-advance-choose = Ahora: elige quién entra, o quédate.
aid-plunder-choose = Ahora: elige un porteador.
aid-danger-stop = Cuidado: allí lo detiene una zona de control enemiga.
aid-danger-alone = Cuidado: las unidades que se quedan no tienen líder y no pueden moverse.
aid-danger-carrier = Cuidado: los sacos quedarían junto al enemigo.
aid-danger-king = Cuidado: la caballería puede alcanzar allí al Rey.
aid-danger-odds = Cuidado: la probabilidad de este ataque es solo de { $chance }.

# The codex
codex-goblin-units = Unidades goblin
codex-goblin-leaders = Líderes goblin
codex-feudal-units = Unidades del conde
codex-feudal-leaders = Líderes del conde
codex-sites = Lugares
codex-terrain = Terreno
codex-count = { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }
codex-unit = Clase { $class } · disparo { $missile } · cuerpo a cuerpo { $melee } · armadura { $armour }
codex-leader = Modificador { $modifier } · límite de mando { $limit } · armadura { $armour }
codex-site = { $kind } · { $bags }


## The map


## Caves

cave-cave-0102 = Puerta de Escarcha
    .de = de Puerta de Escarcha
    .a = a Puerta de Escarcha
    .flavour = Aquí la escarcha huele a cabra.
cave-cave-0104 = Pico Alto
    .de = de Pico Alto
    .a = a Pico Alto
    .flavour = El eco cuenta más alto que los goblins.
cave-cave-0106 = Vieja Chimenea
    .de = de Vieja Chimenea
    .a = a Vieja Chimenea
    .flavour = Sale humo hasta en verano.
cave-cave-0108 = Roehuesos
    .de = de Roehuesos
    .a = a Roehuesos
    .flavour = Cuidado con el umbral: fue alguien.
cave-cave-0110 = Agujero Piemojado
    .de = de Agujero Piemojado
    .a = a Agujero Piemojado
    .flavour = Toda incursión empieza con un dedo frío.
cave-cave-0111 = Dientes Gemelos
    .de = de Dientes Gemelos
    .a = a Dientes Gemelos
    .flavour = Dos caminos de entrada, uno a casa.
cave-cave-0115 = Fauces del Norte
    .de = de Fauces del Norte
    .a = a Fauces del Norte
    .flavour = De gritar se encarga el viento.
cave-cave-0118 = Sima del Farol
    .de = de Sima del Farol
    .a = a Sima del Farol
    .flavour = No mires abajo: mira hacia arriba.
cave-cave-0119 = El Manantial
    .the = el Manantial
    .de = del Manantial
    .a = al Manantial
    .flavour = Agua fresca, bienvenida rancia.
cave-cave-0202 = Peldaños del Cuervo
    .de = de Peldaños del Cuervo
    .a = a Peldaños del Cuervo
    .flavour = Los cuervos eligen primero.
cave-cave-0204 = Fauces del Medio
    .de = de Fauces del Medio
    .a = a Fauces del Medio
    .flavour = A mitad de camino de todo lo que vale la pena robar.
cave-cave-0206 = Agujero Bancorrojo
    .de = de Agujero Bancorrojo
    .a = a Agujero Bancorrojo
    .flavour = El arroyo lava las pruebas.
cave-cave-0207 = Puerta de Pizarra
    .de = de Puerta de Pizarra
    .a = a Puerta de Pizarra
    .flavour = Llama dos veces y echa a correr.
cave-cave-0209 = Fauces Bífidas
    .de = de Fauces Bífidas
    .a = a Fauces Bífidas
    .flavour = La boca norte para trabajar, la sur para comer.
cave-cave-0212 = Fauces del Sur
    .de = de Fauces del Sur
    .a = a Fauces del Sur
    .flavour = Piedras tibias, discusiones calientes.
cave-cave-0216 = Último Agujero
    .de = de Último Agujero
    .a = a Último Agujero
    .flavour = Más allá, solo mapas en blanco.

## Sites

site-ashdown = Ashdown
    .de = de Ashdown
    .a = a Ashdown
    .flavour = Cuatro tejados y un perro muy bueno.
site-tuttledown = Tuttledown
    .de = de Tuttledown
    .a = a Tuttledown
    .flavour = Aquí nadie tiene cerradura. Aquí nadie la tuvo.
site-muckledown = Muckledown
    .de = de Muckledown
    .a = a Muckledown
    .flavour = Famosa por su barro, y no presume.
site-spites-end = Fin del Rencor
    .de = de Fin del Rencor
    .a = a Fin del Rencor
    .flavour = Dos familias, una riña y ningún goblin. Por ahora.
site-driffield = Driffield
    .de = de Driffield
    .a = a Driffield
    .flavour = El primer arado de primavera, la primera antorcha de otoño.
site-offenham = Offenham
    .de = de Offenham
    .a = a Offenham
    .flavour = Todos los caminos paran aquí, se quiera o no.
site-riverfield = Riverfield
    .de = de Riverfield
    .a = a Riverfield
    .flavour = El vado trae comercio. El vado trae líos.
site-griffield = Griffield
    .de = de Griffield
    .a = a Griffield
    .flavour = Juran que una vez hubo un grifo.
site-southdown = Southdown
    .de = de Southdown
    .a = a Southdown
    .flavour = Ovejas al norte, ovejas al sur.
site-dunsworth = Dunsworth
    .de = de Dunsworth
    .a = a Dunsworth
    .flavour = Un camino recto y una posada torcida.
site-swillgate = Swillgate
    .de = de Swillgate
    .a = a Swillgate
    .flavour = La cerveza es floja, pero hay mucha.
site-chipping-down = Chipping Down
    .de = de Chipping Down
    .a = a Chipping Down
    .flavour = Mercado los martes, si los goblins lo permiten.
site-dawns-end = Fin del Alba
    .de = de Fin del Alba
    .a = a Fin del Alba
    .flavour = Tan al este que hasta las penas llegan tarde.
site-clinkwell = Clinkwell
    .de = de Clinkwell
    .a = a Clinkwell
    .flavour = Echa una moneda al pozo y oye cómo suena.
site-tweksbury = Tweksbury
    .de = de Tweksbury
    .a = a Tweksbury
    .flavour = Un pueblo que se hace llamar villa.
site-braxton = Braxton
    .de = de Braxton
    .a = a Braxton
    .flavour = El puente paga las murallas.
site-lake-shore-north = Lake Shore, barrio del Puente
    .the = el barrio del Puente de Lake Shore
    .de = del barrio del Puente de Lake Shore
    .a = al barrio del Puente de Lake Shore
    .flavour = La casa del peaje no duerme nunca.
site-lake-shore-west = Lake Shore, barrio del Muelle
    .the = el barrio del Muelle de Lake Shore
    .de = del barrio del Muelle de Lake Shore
    .a = al barrio del Muelle de Lake Shore
    .flavour = Las pescaderas lo ven todo antes.
site-lake-shore-east = Lake Shore, barrio del Mercado
    .the = el barrio del Mercado de Lake Shore
    .de = del barrio del Mercado de Lake Shore
    .a = al barrio del Mercado de Lake Shore
    .flavour = Plata en las mesas, bodegas debajo.
site-the-abbey = La abadía
    .the = la abadía
    .de = de la abadía
    .a = a la abadía
    .flavour = La plata está detrás de los himnarios.
site-the-keep = El torreón
    .the = el torreón
    .de = del torreón
    .a = al torreón
    .flavour = La bandera de Haakon, la bodega de Haakon, el oro de Haakon.

## Exits

exit-exit-2201 = Camino del norte
    .the = el camino del norte
    .text = La gente del conde puede salir por aquí, y el barón puede llegar por aquí.
    .flavour = Entran peregrinos, salen diezmos.
exit-exit-2605 = Camino del este
    .the = el camino del este
    .text = La gente del conde puede salir por aquí, y el barón puede llegar por aquí.
    .flavour = Aquí empiezan los mojones del barón.
exit-exit-2618 = Camino del sureste
    .the = el camino del sureste
    .text = La gente del conde puede salir por aquí, y el barón puede llegar por aquí.
    .flavour = Carros de lana, sobre todo. Sobre todo.

## Names on the map

label-desolate-mountains = Montañas Desoladas
label-lake-shore = LAKE SHORE
label-the-lake = El Lago
label-the-river = Río Haakon
label-north-stream = Arroyo Frío
label-south-stream = Arroyo Rojo
label-riverfield-ford = Vado de Riverfield

## Tables

missile-table = Combate a distancia
melee-table = Combate cuerpo a cuerpo

## Terrain

terrain-open = Campo abierto
    .flavour = Ni dónde esconderse ni con qué tropezar.
terrain-fields = Campos de cultivo
    .flavour = El verano entero de alguien.
terrain-open-woods = Arboleda
    .flavour = Sombra para pastores y arqueros.
terrain-forest = Bosque
    .flavour = Aquí se paran los caballos. Los goblins no.
terrain-rolling-hills = Colinas
    .flavour = Subir es más lento de lo que parece.
terrain-wooded-hills = Colinas arboladas
    .flavour = Buen sitio para una emboscada, de unos o de otros.
terrain-mountain = Montañas
    .flavour = Las Montañas Desoladas te devuelven la mirada.
terrain-lake = Lago
    .flavour = Lo bastante hondo para los secretos.
terrain-hamlet = Aldea
    .flavour = Cuatro tejados, una campana.
terrain-village = Pueblo
    .flavour = Da para una riña y una feria.
terrain-town = Villa
    .flavour = Las murallas son casi todo impuestos.
terrain-abbey = Abadía
    .flavour = La campana se oye hasta en las cuevas.
terrain-keep = Torreón
    .flavour = Redondo, gris e impasible.
terrain-ruins = Ruinas
    .flavour = Antes tenía nombre.

## Hexsides

hexside-stream = Arroyo
    .flavour = Pies fríos, pies lentos.
hexside-river = Río
    .flavour = Ancho, pardo y sin prisa.
hexside-ford = Vado
    .flavour = Hasta la rodilla, en un buen año.
hexside-bridge = Puente
    .flavour = Peaje a la ida, peaje a la vuelta.
hexside-cave-mouth = Boca de cueva
    .flavour = Límpiate los pies. O no.

## Victory points

victory-vp-feudal-count-or-baron = Conde o barón eliminado
    .line = { $number ->
        [one] Ha muerto el conde o el barón
       *[other] Han muerto el conde y el barón
    }: { $points }.
victory-vp-feudal-other-leader = Otro líder del conde eliminado
    .line = { $number ->
        [one] Cae 1 líder más del conde
       *[other] Caen { $number } líderes más del conde
    }: { $points }.
victory-vp-feudal-a = Unidad A del conde eliminada
    .line = { $number ->
        [one] Cae 1 unidad A del conde
       *[other] Caen { $number } unidades A del conde
    }: { $points }.
victory-vp-feudal-b = Unidad B del conde eliminada
    .line = { $number ->
        [one] Cae 1 unidad B del conde
       *[other] Caen { $number } unidades B del conde
    }: { $points }.
victory-vp-feudal-c = Milicia eliminada
    .line = { $number ->
        [one] Cae 1 unidad de milicia
       *[other] Caen { $number } unidades de milicia
    }: { $points }.
victory-vp-goblin-fighting = Unidad goblin eliminada
    .line = { $number ->
        [one] Cae 1 unidad goblin
       *[other] Caen { $number } unidades goblin
    }: { $points }.
victory-vp-goblin-leader = Líder goblin eliminado
    .line = { $number ->
        [one] Cae 1 líder goblin
       *[other] Caen { $number } líderes goblin
    }: { $points }.
victory-vp-goblin-king = Rey Goblin eliminado
    .line = Ha muerto el Rey Goblin: { $points }.

## Confidence

confidence-conf-kill-feudal-leader = Líder del conde eliminado
confidence-conf-kill-feudal-a = Unidad A del conde eliminada
confidence-conf-kill-feudal-b = Unidad B del conde eliminada
confidence-conf-kill-feudal-c = Milicia eliminada
confidence-conf-plunder-five = Cinco puntos de botín contados
confidence-conf-battle-retreat = Batalla con retirada goblin
confidence-conf-battle-retreat-king = El Rey en una batalla con retirada
confidence-conf-battle-rout = Batalla con desbandada goblin
confidence-conf-battle-rout-king = El Rey en una batalla con desbandada
confidence-conf-skipped-raid = No se vio a ningún goblin

## Units

unit-goblin-bowmen = Arqueros goblin
    .text = Arqueros que también aguantan en línea.
    .flavour = Apuntan a lo que más grita.
unit-goblin-warriors = Guerreros goblin
    .text = La columna vertebral de toda banda.
    .flavour = Dos garrotes cada uno, por si se rompe alguno.
unit-goblin-brutes = Brutos goblin
    .text = Fuertes en el cuerpo a cuerpo.
    .flavour = Una puerta es una sugerencia.
unit-iron-brutes = Brutos de hierro
    .text = Fuertes en el cuerpo a cuerpo y duros de flechar.
    .flavour = Lleva tres petos y ninguno es suyo.
unit-iron-guards = Guardias de hierro
    .text = Duros de flechar.
    .flavour = Guardan lo que tengan debajo de los pies.
unit-goblin-rabble = Harapientos goblin
    .text = Muchos, y valientes mientras ganen.
    .flavour = Se cuentan por montones.
unit-goblin-slingers = Honderos goblin
    .text = Los mejores tiradores de las cuevas, y los primeros en correr.
    .flavour = Las piedras son gratis.
unit-militia-3-2-3 = Arqueros del seto
    .text = Milicia de aldea.
    .flavour = Casi todos los días aciertan al granero.
unit-militia-2-3-3 = Labriegos con horcas
    .text = Milicia de aldea.
    .flavour = Afilados por un lado, enfadados por el otro.
unit-militia-3-3-3 = Guardias de aldea
    .text = Milicia de aldea.
    .flavour = De guardia desde la cerveza de la cosecha.
unit-militia-2-2-3 = Campesinos asustados
    .text = Milicia de aldea, la más floja.
    .flavour = Alguien tiene que ir el primero.
unit-militia-4-2-3 = Cazadores furtivos
    .text = Milicia de aldea con buenos arcos.
    .flavour = Indultados mientras dure esto.
unit-militia-4-3-3 = Guardabosques
    .text = Milicia de aldea, la mejor puntería.
    .flavour = Cada árbol es un viejo amigo.
unit-militia-3-3-2 = Viejos soldados
    .text = Milicia de aldea con cotas viejas.
    .flavour = La cota ha encogido. Seguro que ha encogido.
unit-militia-4-2-2 = Arqueros del alguacil
    .text = Milicia de aldea con jubones acolchados.
    .flavour = Cobran en nabos, y a tiempo.
unit-keep-riders = Jinetes del torreón
    .text = A caballo. Rápidos, pero nunca en el bosque.
    .flavour = Los primeros en cruzar el portón.
unit-keep-men-at-arms = Hombres de armas del torreón
    .text = Infantería firme, con armadura completa.
    .flavour = Sacan brillo, luego aguantan.
unit-keep-crossbows = Ballesteros del torreón
    .text = Tiradores firmes y con armadura.
    .flavour = Un virote, un rencor.
unit-billmen = Alabarderos
    .text = Infantería entrenada.
    .flavour = Siegan todo el año.
unit-longbowmen = Arqueros de arco largo
    .text = Arqueros entrenados.
    .flavour = Primero canta la cuerda.
unit-veteran-archers = Arqueros veteranos
    .text = Arqueros entrenados que también saben pelear.
    .flavour = No son los primeros goblins que ven.
unit-town-archers = Arqueros de la villa
    .text = Arqueros entrenados.
    .flavour = Práctica de domingo, valor de diario.
unit-sworn-men = Juramentados
    .text = Infantería firme y con armadura. Esperan en la pila de unidades extra.
    .flavour = Un juramento pesa más que una cota.
unit-baron-arbalests = Ballesteros pesados del barón
    .text = Llegan con el barón.
    .flavour = Lentos de cargar, seguros de dar.
unit-baron-crossbows = Ballesteros del barón
    .text = Llegan con el barón.
    .flavour = El barón paga por virote.
unit-baron-men-at-arms = Hombres de armas del barón
    .text = Llegan con el barón.
    .flavour = Marcan el paso hasta cuando van solos.
unit-baron-knights = Caballeros del barón
    .text = A caballo. Los que más duro golpean de todo el juego.
    .flavour = La tierra los oye primero.
unit-baron-riders = Jinetes del barón
    .text = A caballo. Llegan con el barón.
    .flavour = Tarde, pero al galope.

## Leaders

unit-goblin-king = El Rey Goblin
    .the = el Rey Goblin
    .de = del Rey Goblin
    .a = al Rey Goblin
    .text = Si lo eliminan, la incursión acaba al momento.
    .flavour = Pesa la corona. Robó una grande.
unit-marglush = Marglush
    .text = Solo el Rey está por encima.
    .flavour = Ha leído un libro. Se lo comió, pero lo leyó.
unit-kasbosh = Kasbosh
    .text = Solo en la campaña.
    .flavour = Se queda en casa si las canciones no van a hablar de él.
unit-argbarg = Argbarg
    .text = Banda pequeña, gran corazón.
    .flavour = Grita su nombre para no olvidarlo.
unit-grinphar = Grinphar
    .text = Banda pequeña, pocas esperanzas.
    .flavour = Siempre el último en entrar y el primero en salir.
unit-uglop = Uglop
    .text = Una banda mediana.
    .flavour = Cuenta hasta cinco y luego hasta botín.
unit-phinloc = Phinloc
    .text = Una banda mediana, bien llevada.
    .flavour = Conoce cada zanja del dominio.
unit-count-haakon = El conde Haakon
    .the = el conde Haakon
    .de = del conde Haakon
    .a = al conde Haakon
    .text = Manda en el torreón.
    .flavour = Sus impuestos se retrasan, y los goblins también.
unit-sir-godfrey = Sir Godfrey
    .text = Capitán del torreón.
    .flavour = Duerme con las espuelas puestas.
unit-john-gordon = John Gordon
    .text = Manda en Lake Shore.
    .flavour = Elegido dos veces, contra su voluntad.
unit-robert-keith = Robert Keith
    .text = Manda en Braxton.
    .flavour = Guarda el puente, y el peaje.
unit-thomas-bruce = Thomas Bruce
    .text = Manda en Tweksbury.
    .flavour = El más cercano a las montañas, y lo nota.
unit-friar-simon = Fray Simón
    .text = Manda desde la abadía.
    .flavour = Perdona a los goblins, después.
unit-baron = El barón
    .the = el barón
    .de = del barón
    .a = al barón
    .text = Trae los Refuerzos.
    .flavour = Él no tiene prisa. Sus caballos sí.
unit-sir-randolph = Sir Randolph
    .text = Cabalga con el barón.
    .flavour = Veinte años de segundo al mando.
unit-sir-hubert = Sir Hubert
    .text = Empieza en la pila de unidades extra. Solo en la campaña.
    .flavour = Entre una gesta y otra, y abierto a ofertas.

## Markers

unit-plunder-ashdown = Botín de Ashdown
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-tuttledown = Botín de Tuttledown
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-muckledown = Botín de Muckledown
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-spites-end = Botín de Fin del Rencor
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-driffield = Botín de Driffield
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-offenham = Botín de Offenham
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-riverfield = Botín de Riverfield
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-griffield = Botín de Griffield
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-southdown = Botín de Southdown
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-dunsworth = Botín de Dunsworth
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-swillgate = Botín de Swillgate
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-chipping-down = Botín de Chipping Down
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-dawns-end = Botín de Fin del Alba
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-clinkwell = Botín de Clinkwell
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Un saco, casi todo nabos.
unit-plunder-tweksbury = Botín de Tweksbury
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Dos sacos y un reloj.
unit-plunder-braxton = Botín de Braxton
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Dos sacos y un reloj.
unit-plunder-lake-shore-north = Botín del barrio del Puente de Lake Shore
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Tres sacos de plata honrada.
unit-plunder-lake-shore-west = Botín del barrio del Muelle de Lake Shore
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Tres sacos de plata honrada.
unit-plunder-lake-shore-east = Botín del barrio del Mercado de Lake Shore
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Tres sacos de plata honrada.
unit-plunder-the-abbey = Botín de la abadía
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Tres sacos que zumban bajito.
unit-plunder-the-keep = Botín del torreón
    .text = El botín de un lugar. El número son sus sacos.
    .flavour = Cuatro sacos y una maldición.
unit-ruins-marker = Ruinas
    .text = Este lugar está en ruinas.
    .flavour = Primero humo, luego maleza, luego un cuento.
unit-baron-arrives-1 = El barón llega +1
    .text = Suma este número al turno en que se saca, y llega el barón.
    .flavour = Ya se ve polvo en el camino.
unit-baron-arrives-2 = El barón llega +2
    .text = Suma este número al turno en que se saca, y llega el barón.
    .flavour = Un jinete dice que pronto.
unit-baron-arrives-3 = El barón llega +3
    .text = Suma este número al turno en que se saca, y llega el barón.
    .flavour = Un jinete dice que más tarde.
unit-baron-arrives-4 = El barón llega +4
    .text = Suma este número al turno en que se saca, y llega el barón.
    .flavour = Un jinete no dice nada útil.
unit-confidence-plus = Confianza +
    .text = Marca un total en su escala.
    .flavour = Corean su nombre.
unit-confidence-minus = Confianza -
    .text = Marca un total en su escala.
    .flavour = Corean un nombre más corto.
unit-plunder-pointer-tens = Botín, decenas
    .text = Marca un total en su escala.
    .flavour = Decenas, según cuentan los goblins.
unit-plunder-pointer-ones = Botín, unidades
    .text = Marca un total en su escala.
    .flavour = Dedos, una mano cada vez.
unit-game-turn = Turno de juego
    .text = Marca un total en su escala.
    .flavour = El tiempo se come hasta a los goblins.

## Lobby options

option-version = Versión
    .about = Una incursión por jugador, o reinados enteros con muchas.
    .value-raid = Incursión
    .value-campaign = Campaña
option-stack-height = Altura de las pilas
    .about = Si ves cuántas fichas hay bajo la de arriba.
    .value-hidden = Ocultas
    .value-visible = Visibles
option-auto-bags = Recuento de sacos
    .about = Incursión: cada saco vale 3½ puntos o lo que salga en un dado.
    .value-ask = Preguntar
    .value-flat = 3½ puntos por saco
    .value-dice = Con dados
option-count-stats = El conde Haakon
    .about = El conde según su ficha o según lo describe una vez el reglamento.
    .value-counter = +2/8/1
    .value-text = +0/4/2
option-no-show = Quedarse en casa
    .about = Incursión: lo que vale una en la que no se vio a ningún goblin.
    .value-last = Menos que cualquier otra
    .value-zero = 0 puntos
option-dull-reign = Fin del reinado sin botín
    .about = Campaña: dos ciclos seguidos sin botín acaban con el reinado.
option-reign-cap = Reinado más largo
    .about = Campaña: cuántos ciclos dura un reinado como máximo. 0 es sin límite.
    .value-0 = Sin límite
option-early-end = Final anticipado
    .about = Campaña: la partida acaba en cuanto el botín del segundo Rey va por delante.
option-first-king = Primer Rey Goblin
    .about = Qué jugador saquea primero.
    .value-dice = Deciden los dados
    .value-host = El anfitrión
    .value-guest = El invitado
option-timers = Límites de tiempo
    .about = Cuánto se puede pensar una jugada.
    .value-off = Sin límite de tiempo
    .value-relaxed = Relajados
    .value-normal = Normales
    .value-fast = Rápidos
option-spectator-view = Espectadores
    .about = Ven lo que ven ambos jugadores, o todo con dos turnos de retraso.
    .value-public = Lo que ven ambos
    .value-all-delayed = Todo, dos turnos tarde

## Lesson

lesson-guide = El aya del Rey
lesson-welcome = Entrar, agarrar y a casa
    .text = Eres el Rey Goblin. Saca a tus bandas de las cuevas, saquea los lugares del conde y vuelve antes de que lleguen sus jinetes. El botín que traes a casa es tu puntuación.
lesson-march = Primero, Grinphar
    .text = El número de una casilla es el movimiento que te queda allí. Junto al enemigo hay que parar. Al acercarse, la banda avista a quien se esconde.
    .act1 = Pulsa Grinphar
    .act2 = Pulsa la casilla 0719
    .done = Marchar y avistar una guarnición
lesson-end-phase = Basta de marchas
    .text = Grinphar ha avistado a la guardia de Southdown. Tus otros líderes pueden quedarse donde están.
    .act1 = Pulsa Acabar la fase
lesson-declare = Elige una batalla
    .text = Nunca estás obligado a luchar. Aquí son tus 10 contra 3: vale la pena.
    .act1 = Pulsa Southdown
    .act2 = Pulsa Declarar la batalla
lesson-attack = Nada que disparar
    .text = Primero disparan los dos bandos y luego golpean. Tus arqueros no pasan de esa armadura: déjalo.
    .act1 = Pulsa Pasar
lesson-again = Ahora, golpea
    .text = Atacar hace todo ataque que ayude. Quien recibe un golpe prueba la moral: la guardia se retira o huye.
    .act1 = Pulsa Atacar
    .done = Ganar una batalla como atacante
lesson-advance = A la aldea
    .text = La aldea está vacía. Entra y queda saqueada: la unidad que lleva los sacos es el porteador.
    .act1 = Pulsa Todos desde la casilla 0719
    .act2 = Pulsa Avanzar
    .done = Saquear una aldea
lesson-defend = Bruce está a la puerta
    .text = Ahora lucha la gente del conde: Thomas Bruce ataca a tu banda en 0715. Quien defiende dispara primero.
    .act1 = Pulsa Atacar
    .done = Ganar una batalla como defensor
lesson-stay = Déjalo correr
    .text = Ha huido. Podrías seguirlo, pero allí no hay nada que llevarse.
    .act1 = Pulsa Quedarse
lesson-home = A casa con el saco
    .text = El botín solo cuenta en una cueva, y ya han llamado al barón. Hay una cueva al alcance.
    .act1 = Pulsa Grinphar
    .act2 = Pulsa la casilla 0118
lesson-count = Más vale saco en mano
    .text = Toma 3½ puntos seguros por saco o tira un dado.
    .act1 = Pulsa Contar los sacos
    .done = Traer un saco a casa y puntuar
lesson-end = Eso fue una incursión
    .text = En una partida la incursión sigue hasta que la cancelas. Luego cambiáis de bando y gana quien puntúe más.
    .open1 = Llenar tus bandas antes de salir
    .open2 = Lugares mayores
    .open3 = El barón
    .open4 = El lado del conde

## Rulebook

rulebook-goal = El objetivo
    .text =
        Uno de vosotros es el <b>Rey Goblin</b>, que baja de las cuevas a saquear las aldeas. El otro es el <b>conde Haakon</b>, que preferiría conservarlas. Luego se cambia de bando.
        En la <b>incursión</b>, cada uno es Rey una vez, durante una incursión de unos 5 a 10 turnos. Gana quien más puntos haga como Rey. Se tarda alrededor de una hora.
        En la <b>campaña</b>, un Rey saquea ciclo tras ciclo, hasta que cae o sus goblins se hartan de él. Entonces reina el otro. Gana el montón de botín más grande. Se tarda una tarde entera.
        Cada incursión, desde el despliegue hasta los puntos, es un <b>ciclo</b>: lo que estas páginas dicen de un ciclo vale para cada una de tus incursiones.
        El botín solo cuenta <b>en una cueva</b>. Esto no es una guerra, es un robo con tambores. Entrar deprisa y volver más deprisa.
rulebook-counters = Mapa y fichas
    .text =
        Una <b>unidad</b> son unos 25 soldados. Su ficha muestra su <b>clase de moral</b> (A firme, B entrenada, C floja), sus <b>disparos</b>, su <b>cuerpo a cuerpo</b> y su <b>armadura</b> (1 es la mejor, 3 la peor). Un punto en los disparos significa que no puede disparar. El caballo indica que va montada. Los goblins nunca montan.
        Un <b>líder</b> tiene un <b>modificador de moral</b>, un <b>límite de mando</b> y una armadura. Puede llevar tantas unidades como su límite, y esas mismas caben en su casilla.
        En el mapa hay 21 <b>lugares</b> con 34 sacos: 14 aldeas con 1 saco, 2 pueblos con 2, los tres barrios de Lake Shore con 3 cada uno, la abadía con 3 y el torreón con 4. Al oeste hay 16 cuevas. Al este, tres caminos salen del mapa.
rulebook-sight = Lo que ves
    .text =
        De una pila enemiga ves <b>solo la ficha de arriba</b>: el líder al mando o la unidad que está encima. Ves la pila entera mientras tengas una ficha a su lado. Cuántas fichas hay debajo no se sabe, salvo que las opciones de la sala digan otra cosa. Así, un líder solo puede ser un ejército, y un ejército un líder solo.
        La milicia del conde y buena parte de su infantería empiezan <b>boca abajo</b>. Solo sabes que es «infantería del conde». Se descubren cuando un goblin llega a su lado o cuando se mueven por primera vez.
        Los dos jugadores ven cada paso y cada dado de una batalla. Lo que lleva una unidad se ve con su pila. Al final del ciclo se descubre todo.
rulebook-feudal-setup = Despliega el conde
    .text =
        En la incursión, tres aldeas elegidas por los dados están en <b>ruinas</b>: ni botín, ni refugio, ni caminos. Todos los demás lugares reciben su ficha de botín.
        Casi toda la gente del conde tiene su sitio: una milicia en cada aldea y pueblo, la guarnición con el conde Haakon y sir Godfrey en el torreón, líderes locales e infantería en Braxton, Tweksbury, Lake Shore y la abadía. <b>Tú colocas a John Gordon</b> en un barrio de Lake Shore.
        En los ciclos siguientes de una campaña colocas también a los supervivientes y una o dos unidades extra sacadas al azar, en cualquier lugar sin ruinas y con sitio. Si la gente del barón luchó en el último ciclo, puedes <b>desplegar a los supervivientes</b> o devolverlos todos a la pila. De la pila vienen al completo, pero tarde.
rulebook-goblin-setup = Despliegan los goblins
    .text =
        Cada líder goblin empieza en <b>una cueva para él</b>, con una banda de tantas unidades como su límite de mando, ni más ni menos. En la incursión, 8 de las 52 unidades, elegidas al azar, se la pierden. Solo tú sabes cuáles.
        En la campaña, las unidades perdidas siguen perdidas todo el reinado. Si faltan, repártelas como quieras. Un líder también puede quedarse en casa.
        El conde ve qué cuevas se usan y la ficha de arriba de cada una. Las bandas no atan a nadie después: en el mapa, los líderes pueden cambiarse unidades donde se encuentren. Ya hay aquí un despliegue completo, así que puedes pulsar <b>Listo</b> al momento.
rulebook-turn = El turno
    .text =
        Un turno tiene cuatro fases: <b>movimiento goblin, combate goblin, movimiento del conde, combate del conde</b>. Hasta la alarma, las fases del conde se saltan.
        En una fase de movimiento actúas cuantas veces quieras y la acabas tú. Puedes <b>deshacer</b> tus actos hasta el último que reveló algo: una unidad descubierta, la vista de una pila, un dado, la alarma o una ficha que salió del mapa.
        Si no hay elección de verdad, no se te pregunta. Las <b>órdenes permanentes</b> responden aún más por ti: ataques como se propone, huida por lo más seguro, botín enseguida.
rulebook-movement = Movimiento
    .text =
        <b>Solo se mueven los líderes.</b> Un líder lleva consigo unidades de su casilla, como mucho su límite de mando, y puede dejarlas y tomar otras por el camino. En una fase, a cada unidad la lleva un solo líder.
        Los líderes goblin tienen <b>10 puntos de movimiento (PM)</b>. Los del conde tienen <b>15 PM a caballo y 10 a pie</b>. El modo lo fija su primer paso del turno. Un líder a caballo que lleve infantería gasta solo 10 de sus PM.
        Pulsa una casilla y el líder <b>marcha</b> hasta ella por el camino más barato, en varios turnos si hace falta. Se detiene en una zona de control enemiga y cuando algo nuevo aparece a la vista.
        Puedes pasar por tus propias pilas, pero nadie puede acabar en una casilla demasiado llena. Los goblins salen de una cueva por su boca y vuelven a <b>casa</b> por cualquiera: a salvo este ciclo, pero también fuera de él.
rulebook-terrain = Terreno y caminos
    .text =
        Cada paso cuesta PM. <b>1</b>: campo abierto, cultivos, arboleda, todos los lugares, ruinas. <b>2</b>: colinas, con árboles o sin ellos. <b>3</b>: bosque, y solo a pie. En las montañas y en el lago no se entra.
        Un paso por <b>camino</b> cuesta 1 a pie y ½ a caballo, sea cual sea el terreno, y deja pasar caballos por el bosque. En las ruinas acaban los caminos.
        El agua encarece el paso: un <b>arroyo</b> +1, un <b>vado</b> +2, un <b>puente</b> +1 a pie y +½ a caballo. Por ningún otro sitio se cruza un <b>río</b>.
        Cuando planees la vuelta, cuenta en turnos: las tres aldeas más cercanas están a 8 PM de una cueva, y el torreón, a 19.
rulebook-stacks = Pilas y zonas de control
    .text =
        En una casilla caben todos los líderes que se quiera. Si hay un líder, caben tantas unidades como el <b>mayor límite de mando</b>. Sin líder caben <b>tres</b>. El líder con el mayor límite está al mando, y solo cuenta su modificador.
        Alrededor de cada unidad y líder está su <b>zona de control</b>: las casillas vecinas a las que podría pasar. Quien entra en una zona de control enemiga <b>se detiene por este turno</b>. De ella se puede salir a cualquier casilla, pero la siguiente vuelve a detener.
        Las zonas de control no detienen a las unidades que se retiran o huyen en desbandada. Les cobran: véase Huida.
        Una casilla que la huida ha llenado de más está <b>abarrotada</b>. No entra en ella ninguna unidad, solo líderes que vengan a sacar a otros.
rulebook-alarm = La alarma y el barón
    .text =
        La <b>alarma</b> suena en cuanto un goblin del mapa está a <b>dos casillas o menos</b> de una unidad del conde. Desde la siguiente fase de movimiento del conde, sus líderes pueden moverse. Antes no se mueve nadie.
        En esa fase parte un jinete en busca del <b>barón</b>. Una ficha al azar dice si llegará 1, 2, 3 o 4 turnos después. Solo lo sabe el conde. Ese turno, un dado decide el camino: norte (1–2), este (3–4) o sureste (5–6). Su gente <b>entra</b> por allí con sus líderes, en esta fase o más tarde. Si hay goblins en la casilla de entrada, espera.
        Los líderes del conde pueden <b>salir del mapa</b> por uno de esos caminos, por 1 PM o ½ a caballo. El primero que sale fija el camino. En este ciclo ya no vuelven.
rulebook-combat = Una batalla en cuatro pasos
    .text =
        Las batallas se libran una a una. Cada una tiene cuatro pasos:
        <b>a</b>  Dispara el defensor.
        <b>b</b>  Dispara el atacante.
        <b>c</b>  Golpea el atacante.
        <b>d</b>  Golpea el defensor, si queda alguien.
        En cada paso lanzas un ataque tras otro, o pasas. Cada ataque se resuelve entero, retiradas y desbandadas incluidas, antes de elegir el siguiente. Una casilla se ataca siempre en conjunto y <b>una vez por paso</b> como mucho, así que pon en un solo ataque todo lo que le reserves. Puedes guardar unidades.
rulebook-declare = Declarar batallas
    .text =
        Las casillas vecinas con unidades contrarias están <b>en contacto</b>, también a través de un río. Montañas y cuevas no cuentan.
        Una batalla es un grupo de casillas tuyas y enemigas <b>unidas por contactos</b>. Una casilla está en una sola batalla. Nunca es obligatorio luchar, pero recuerda que después le toca al enemigo.
        Tú eliges en qué orden se libran, y puedes decidirlo sobre la marcha. Conviene declarar <b>varias batallas pequeñas</b>: si una vacía una casilla, tus unidades pueden avanzar y ayudar en otra.
rulebook-attack = Disparos y cuerpo a cuerpo
    .text =
        <b>Disparos:</b> suma los puntos, tira un dado, añade lo que protege al blanco y lee la tabla de disparos. Dice desde qué armadura deben probar la moral las unidades. Las mejor protegidas se libran. Una unidad puede repartir sus puntos, y dispara cada punto una vez por fase de combate. Cuando defiendes, dispara toda unidad en contacto, aunque nadie la ataque.
        <b>Cuerpo a cuerpo:</b> compara tu total con el de <b>todas</b> las unidades de la casilla. La tabla da un número. Si el dado con modificadores saca eso o menos, prueban la moral <b>todos</b> los que estén allí. Cada unidad golpea una vez por fase, con todo lo que tiene. A través de un río no golpea nadie sin puente ni vado.
        Los líderes con unidades no suman nada. <b>Solos</b> en una casilla, los líderes tienen cuerpo a cuerpo 1 cada uno y prueban como clase A.
        La <b>propuesta</b> usa todo lo que aún puede salir bien. Atacar no cuesta nada, así que rara vez está mal.
rulebook-modifiers = Lo que cambia el dado
    .text =
        Un dado más alto siempre es peor para el atacante. Solo cuenta la <b>casilla atacada</b>. Un lugar sustituye al terreno que tiene debajo.
        <b>Disparos:</b> arboleda +1, con colinas o sin ellas, ruinas +1, bosque +2, aldea, pueblo, villa o abadía +2, el torreón +3.
        <b>Cuerpo a cuerpo:</b> colinas o arboleda +1, ruinas +1, bosque +2, aldea, pueblo, villa o abadía +2, el torreón +3. Añade +1 si <b>todas</b> las casillas atacantes tienen agua por medio. Añade –1 si una unidad del conde a caballo ataca campo abierto o cultivos.
        Árboles y colinas no ayudan a la caballería del conde que está sola: un caballo es un blanco grande que se esconde mal. Solo en arboleda llana cuesta dispararle, +1.
rulebook-morale = Moral y líderes
    .text =
        Una <b>prueba de moral</b> va por clases: C, luego B, luego A, un dado por clase más el modificador del líder que esté al mando en ese momento. Alto es bueno. El resultado es nada, una <b>retirada</b> de 1 a 3 casillas o una <b>desbandada</b> de 10, o de 15 para la caballería del conde. Se cumple antes de que pruebe la clase siguiente.
        Los líderes de la casilla pueden <b>acompañar</b> a la clase que huye. Las unidades que quepan en su límite de mando van con ellos en un solo grupo. Las demás huyen una a una. Pero el líder que se ha ido ya no ayuda a los que se quedan, y en una desbandada tira por su propia vida.
        Si en la casilla no fuera a quedar nadie más, todos sus líderes <b>deben</b> acompañar.
rulebook-flight = Huida
    .text =
        Las unidades que se retiran o huyen en desbandada toman un camino más corto a <b>lugar seguro</b>: cada paso las acerca una casilla. Los goblins están a salvo en cualquier cueva, y entonces ya están en casa. La gente del conde está a salvo en cualquier lugar sin ruinas o junto a uno de sus líderes, salvo que haya un goblin allí o al lado. En lugar seguro acaba la carrera.
        No pueden entrar en terreno vedado ni en casillas enemigas. Nada más las frena. Si no hay camino a lugar seguro, vale cualquiera de la longitud completa. Si no hay ninguno, la unidad queda <b>eliminada</b>.
        Tras una <b>desbandada</b>, cada unidad y cada líder que corrió con ella tira por <b>bajas</b>: un dado, menos 1 por cada casilla de zona de control enemiga pisada. Con su armadura o menos queda eliminada. Así, los mejor protegidos se salvan más, y las zonas de control en el camino matan.
        Un <b>porteador</b> que se retira o huye suelta el botín. Ninguna otra cosa elimina unidades durante un ciclo.
rulebook-advance = Avance
    .text =
        Si un ataque <b>vacía</b> su casilla, puedes avanzar al momento unidades que estén al lado, se declararan en esta batalla y no hayan huido en esta fase. No cuesta PM, pero el terreno vedado sigue vedado.
        Sin líder caben tres unidades. Con un líder que avanza, tantas como su límite de mando. Las que se quedan también deben respetar los límites.
        Las unidades que han avanzado <b>aún pueden golpear</b> en un paso posterior si no lo han hecho. Los goblins que avanzan a un lugar con un líder pueden saquearlo allí mismo.
rulebook-plunder = Saqueo
    .text =
        Un <b>líder goblin y una unidad juntos</b> en un lugar con su ficha pueden tomarla, al moverse o justo tras un avance. No cuesta nada ni acaba el movimiento.
        La ficha va a la espalda de una unidad, el <b>porteador</b>. Una unidad lleva una ficha, con todos sus sacos, y no puede pasarla. El porteador que <b>se retira o huye</b> la suelta, y queda perdida en este ciclo. Así que dásela al más firme.
        El botín está en casa cuando el porteador <b>entra andando en una cueva</b>.
rulebook-bags = Contar los sacos
    .text =
        El botín que un porteador mete en una cueva se cuenta al momento.
        En la <b>incursión</b> eliges por cada saco: <b>3½ puntos</b> seguros o <b>un dado</b> de puntos. Elige primero por todos los sacos de la ficha. Luego se tira. De media valen lo mismo, así que es cosa de nervios y de los puntos que haya que superar.
        En la <b>campaña</b> cada saco es un dado, y cada cinco puntos de botín suben en 1 la confianza en el Rey.
rulebook-cycle-end = Cómo acaba una incursión
    .text =
        <b>Todos están en casa</b> o eliminados y nadie espera en una cueva. Si aún esperan algunos y no hay ninguno en el mapa, el Rey Goblin puede <b>cancelar la incursión</b> como primer acto de una fase de movimiento.
        <b>Cae el Rey:</b> la incursión acaba al momento. Los demás goblins se escabullen ilesos, pero sin lo que llevaban.
        <b>No queda líder goblin</b> en el mapa ni esperando al final de un turno: cada unidad goblin que siga fuera tira por bajas. Las que se salvan vuelven a casa sin botín.
        <b>Veinte turnos</b> desde el último saqueo: los del mapa sobreviven, pero sus sacos se pierden.
        El Rey Goblin también puede <b>rendir la incursión</b>: entonces todos los goblins del mapa cuentan como eliminados, también el Rey. En la campaña, el Rey cuya confianza baja a –8 es depuesto allí mismo.
rulebook-score = Quién gana
    .text =
        <b>Incursión:</b> tus puntos como Rey son los de botín, más 3 por el conde y 3 por el barón, más 1 por cada otro líder del conde y por cada unidad A o B eliminada. La milicia no cuenta. Resta 1 por unidad goblin, 2 por líder goblin y <b>10 por el Rey</b>. Gana el total más alto, aunque sea negativo. Una incursión en la que no se vio a ningún goblin queda por debajo de cualquier otra. Los empates son para quien tenga más botín, y luego para quien perdiera menos unidades goblin.
        <b>Campaña:</b> solo cuenta el botín. Acabados los dos reinados, gana el mayor total. Los empates son para quien tenga menos ciclos. Con el final anticipado, la partida acaba en cuanto el segundo Rey va por delante.
        <b>Ejemplo:</b> traes a casa 14 puntos de botín y eliminas una unidad B, pero pierdes tres unidades goblin y un líder. Tu puntuación es 14 + 1 – 3 – 2 = 10.
        Si <b>te rindes</b>, pierdes la partida.
rulebook-confidence = Campaña: la confianza
    .text =
        La <b>confianza</b> es lo que piensan los goblins de su Rey. Empieza en 0 con cada reinado, y con <b>–8</b> lo deponen: ciclo y reinado acaban al momento.
        <b>Sube:</b> 3 por cada líder del conde o unidad A eliminada, 2 por una unidad B, 1 por milicia y 1 por cada cinco puntos de botín.
        <b>Baja</b> tras una batalla con algún líder goblin de por medio: 1 si hubo goblins en retirada, o 2 si alguno huyó en desbandada. Si estaba el propio Rey, 2 o 3 más. Y 2 por un ciclo en que nadie vio a un solo goblin.
        Así que lucha solo con buenas probabilidades y no metas al Rey si no lo necesitas. También <b>dos ciclos seguidos sin botín</b> acaban con un reinado, si esa opción está activa.
rulebook-between = Campaña: entre ciclos
    .text =
        <b>Ruinas:</b> tira dados por cada lugar saqueado, uno por saco. A una aldea la arruina un 5 o un 6, a un lugar de dos sacos 9 o más, de tres 13 o más y de cuatro 17 o más. Si se libra, la gente vuelve a llenar las bodegas. Las ruinas duran lo que el reinado. Cuando todo está en ruinas, el reinado también.
        <b>Bajas:</b> los goblins caídos faltan hasta el próximo reinado. La milicia se levanta de nuevo en cada ciclo. Las demás bajas del conde van a la pila de unidades extra, de donde vuelven una o dos por ciclo. Las del barón van a su propia pila.
        Al empezar un reinado todo está entero otra vez: unidades al completo, bodegas llenas, confianza 0.
rulebook-example-march = Un ejemplo: la marcha
    .text =
        Uglop espera en Agujero Piemojado con tres de Harapientos y dos de Honderos. Salen por la boca y andan por campo abierto: 0210, 0311, 0411, 0511, <b>4 PM</b>. El paso a 0610 cuesta 1, y 1 más por el arroyo: 6 en total.
        De 0610 a Driffield hay dos casillas. Alguien levanta allí la vista del arado, y suena la <b>alarma</b>. Para él, demasiado tarde. La marcha se detiene, como siempre que se revela algo nuevo. Otra pulsación la reanuda.
        Un paso más, 7 PM, a los cultivos de 0711. La ficha boca abajo de la aldea se descubre: los Guardias de aldea (C 3/3/3). Su <b>zona de control</b> detiene a Uglop por este turno. Pierde sus últimos 3 PM, pero está donde quería: ahora viene la fase de combate.
        La vuelta son 8 PM, así que el próximo turno puede estar en casa, si nadie se pone en medio con un caballo.
rulebook-example-battle = Un ejemplo: la batalla
    .text =
        Uglop declara una batalla: 0711 contra Driffield.
        <b>a</b>  Los Guardias disparan: 3 puntos, dado 4. Esa fila de la primera columna está vacía: nada.
        <b>b</b>  Los Honderos disparan 6 puntos. Dado 4, aldea +2, da 6: tampoco nada. La paja es buen parapeto.
        <b>c</b>  Cuerpo a cuerpo 3 + 3 + 3 + 2 + 2 = 13 contra 3: la tabla dice 6. Dado 3, aldea +2, da 5: éxito. Los Guardias prueban la moral como clase C, sin líder: dado 2, desbandada.
        Corren cuatro casillas hasta Offenham, rodeando las zonas de control de los goblins, y allí están a salvo. Aun así tiran por bajas: dado 3, y su armadura es 3, así que <b>caen</b>. Un 4 los habría salvado. Pero con otra banda detrás de la aldea y una casilla de su zona de control en el camino, el 4 se habría quedado en 3.
        Uglop avanza con los cinco y un Hondero se echa el saco al hombro: entre tanto harapo, es quien mejor armadura tiene. A sus espaldas empieza a sonar una campana.
rulebook-advice = Consejos de goblins viejos
    .text =
        <b>Como Rey:</b> sal en tres o cuatro columnas, ataca por dos lados para que la huida pase por tus zonas de control y vuelve a casa con tres a cinco sacos. Cada turno de más cuesta más de lo que da. Un Rey muerto cuesta diez puntos y el resto de la incursión.
        No dejes nunca unidades sin líder: no pueden moverse.
        <b>Como conde:</b> llegas tarde, pero tienes caballos. Cabalga por los caminos, reúne infantería antes de golpear y dispara primero en la fase de los goblins, que es gratis. Apunta a los porteadores. Ponte entre los goblins y sus cuevas: quien tiene que huir por tus zonas de control no llega.
        Un líder solo en una colina parece un ejército. <b>Marcaos faroles</b>, los dos.

# Lo que dice un entrenador: `advice-*` empieza la frase (qué hacer), `why-*` la sigue (por qué conviene). Nombres como en el registro
coach-good = ¡Bien dirigido!
advice-march-to = Marcha { FORM($to, form: "a") } con { FORM($leader, form: "the") }
advice-go-home = Llévate { $bags ->
        [one] el saco
       *[other] los { $bags } sacos
    } a casa, { FORM($cave, form: "a") }, con { FORM($leader, form: "the") }
advice-come-on = Haz entrar en el mapa a { $leader }
advice-seize = Saquea { FORM($site, form: "the") }
advice-end-moves = No muevas a nadie más
advice-call-it-off = Cancela la incursión
advice-give-battle = Ataca desde { FORM($own, form: "the") } contra { FORM($enemy, form: "the") }
advice-no-battle = No declares más batallas
advice-shoot = Dispara contra { FORM($target, form: "the") }
advice-storm = Lanza a los tuyos contra { FORM($target, form: "the") }
advice-leave-to-host = Deja que el resto de este paso se juegue solo
advice-hold = No ataques más en este paso
advice-follow-up = Avanza a la casilla vacía
advice-stay-back = No avances más
advice-station = Coloca a { $piece } en { FORM($to, form: "the") }
advice-bring-on = Despliega ya a la gente del barón
advice-send-back = Devuelve a la pila a la gente del barón
advice-start-from = Sal desde { FORM($cave, form: "the") } con { FORM($leader, form: "the") }
advice-stay-in = Deja en casa a { $leader }
advice-give-band = Da { $units } a { $leader }
advice-go-ready = Pulsa Listo
advice-leave-map = Saca del mapa a { $leader }
advice-put-on-top = Pon encima { FORM($unit, form: "the") } en { FORM($hex, form: "the") }
advice-find-room = Ve a la casilla libre más cercana
advice-count-flat = Toma 3½ puntos por saco
advice-roll-for-bags = Tira dados por { $bags ->
        [one] 1 saco
       *[other] { $bags } sacos
    }
advice-fight-next = Libra ahora la batalla { $battle }
advice-go-along = Envía también a { $leaders }
advice-go-alone = No envíes a ningún líder
advice-flee-to = Envía { FORM($to, form: "a") } a { $pieces }
advice-run-to = Corre { FORM($to, form: "a") }
advice-leave-bags = Deja los sacos
why-bags-safe = los sacos cuentan cuando están en una cueva, y llevas { $bags }
why-enemy-near = { $n ->
        [one] { $enemy } está justo al lado de { $bags ->
            [one] tu saco
           *[other] tus { $bags } sacos
        }
       *[other] { $enemy } está a solo { $n } casillas de { $bags ->
            [one] tu saco
           *[other] tus { $bags } sacos
        }
    }
why-bags-there = allí { $bags ->
        [one] hay 1 saco
       *[other] hay { $bags } sacos
    }
why-stronger = { $mine } de cuerpo a cuerpo contra { $theirs }
why-closer = desde ahí hay { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    } hasta { $bags ->
        [one] el saco
       *[other] los { $bags } sacos
    } { FORM($site, form: "de") }
why-die-is-no-better = un dado también da 3½ de media

## Diagrams of the rulebook

diagram-goal-out = Sal de una cueva
diagram-goal-plunder = Saquea un lugar
diagram-goal-carry = Carga los sacos
diagram-goal-home = Vuelve a una cueva
diagram-sight-far = De lejos
    .note = Solo ves la ficha de arriba.
diagram-sight-near = Desde la casilla vecina
    .note = Ves la pila entera.
diagram-sight-down = Boca abajo
    .note = Se descubre cuando un goblin llega a su lado o cuando se mueve por primera vez.
diagram-zone = Zona de control
    .note = Quien entra en la de un enemigo se detiene por este turno.
diagram-limit = Límite de mando
diagram-limit-none = Sin líder
    .note = Unidades en la casilla
diagram-bags-sure = Un saco sobre seguro
diagram-bags-die = Un saco a un dado
diagram-end-home = Todos están en casa
    .note = O eliminados, o se cancela la incursión.
diagram-end-king = Cae el Rey
    .note = Al momento. Los demás se escabullen sin lo que llevaban.
diagram-end-leaders = No queda líder goblin
    .note = Las unidades que siguen fuera tiran por bajas. Las que se salvan vuelven sin botín.
diagram-end-time = { $n } turnos sin saqueo
    .note = Los del mapa sobreviven, pero sus sacos se pierden.
diagram-end-concede = El Rey se rinde
    .note = Todos los goblins del mapa cuentan como eliminados, también el Rey.
diagram-score = El ejemplo
diagram-deposed = Deponen al Rey con
diagram-march = Puntos de movimiento
    .note = Así se gastan por el camino. Una zona de control acaba la marcha.
diagram-battle-melee = Cuerpo a cuerpo contra { $n }
diagram-battle-die = El dado
diagram-battle-hit = { $n } o menos: éxito
diagram-pincer = Por dos lados
    .note = La huida pasa por tus zonas de control.
