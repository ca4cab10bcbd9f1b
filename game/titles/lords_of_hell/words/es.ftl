title-tagline = Política infernal
title-about =
    Lucifer se ha ido. Alza ejércitos, recoge almas en la Tierra, saquea a tus vecinos.
    Comercia con todo y jura promesas que nadie puede romper.
    Se corona a un diablo. Quien tenga sus cartas de promesa puede ganarle.

## What the rules say

# Asks. {name} who is asked; {round} the round; {die} what the die shows; {piece} what rolled; {card} a card; {of}, {to}, {other}
# devils; {n} how many; {cost} Souls; {phase} the phase. `.first` is the longer wording for a newcomer, `.stakes` what is at
# stake and what happens when the time is up.
ask-pick-devil = ¿Qué diablo eres? El otro deja la partida.
    .first = Cada cual se queda en secreto con uno de dos diablos. Su poder es tuyo toda la partida y tus seis promesas llevan su nombre.
    .waiting = Eligiendo diablo: { $name }
    .stakes = Se muestran a la vez.
    .timeout = Si se acaba el tiempo, eres el primero.
ask-mulligan = ¿Te quedas con estas seis cartas?
    .none = No tienes fortaleza: quédate con las seis o cámbialas todas, una vez.
    .first = Quien no tenga fortaleza puede cambiar toda la mano una vez. Los ejércitos luchan; la fortaleza protege y guarda cautivos.
    .waiting = Mirando sus cartas: { $name }
    .stakes = Los demás ven un cambio, nunca quién pudo hacerlo.
    .timeout = Sin tiempo: te quedas con dos ejércitos; si no, cambias.
ask-earth-dice = ¿Cuál de los tuyos llama ahora en la Tierra?
    .first = Todo lo tuyo en la Tierra tira un dado, en tu orden, y trae almas. A los diablillos los atrapan con un 1.
    .waiting = { $name } recoge almas en la Tierra.
    .stakes = Luego todo vuelve a casa.
    .timeout = Sin tiempo: primero los diablillos, tu diablo al final.
ask-earth-reroll = { $piece }: el dado marca { $die }. ¿Tirar otra vez?
    .first = Puedes tirar este dado otra vez; entonces vale la segunda tirada, mejor o peor.
    .waiting = { $name } mira un dado: { $die }
    .stakes = Vale la segunda tirada.
    .timeout = Sin tiempo, una mala se repite.
ask-tabling = Despliegue, ronda { $round }: despliega, ve a la Tierra, empieza un ritual, comercia.
    .ready = Ya estás listo. Si vuelves a actuar, dejas de estarlo.
    .first = Pon ante ti ejércitos, fortaleza y artefactos; manda diablillos por almas; promete y comercia. Todos a la vez.
    .waiting = Desplegando aún: { $name }
    .stakes = Lo que no está en casa no la defiende. Con todos listos{ $timed ->
        [yes] , o sin tiempo
       *[no] { "" }
    }, empiezan las batallas.
ask-rituals = Rituales, ronda { $round }: última charla antes de lanzarlos.
    .ready = Ya estás listo. Si vuelves a actuar, dejas de estarlo.
    .first = Pronto se podrá completar cada ritual en pie. Antes se puede desbaratar, cancelar o pagar para que no ocurra.
    .waiting = Hablando aún: { $name }
    .stakes = Con todos listos{ $timed ->
        [yes] , o sin tiempo
       *[no] { "" }
    }, se lanzan los rituales.
ask-council = Consejo, ronda { $round }: comercia con cartas, votos y promesas.
    .ready = Ya estás listo. Si vuelves a actuar, dejas de estarlo.
    .first = Luego viene el círculo de decisión. Aquí se compran votos: paga con promesas, que solo cuentan si se corona a su firmante.
    .waiting = Aún en el consejo: { $name }
    .stakes = Con todos listos{ $timed ->
        [yes] , o sin tiempo
       *[no] { "" }
    }, se llama al círculo y se acaba la charla.
ask-finishing = Cierre, ronda { $round }: últimos tratos, y descarta lo que sobre.
    .ready = Ya estás listo. Si vuelves a actuar, dejas de estarlo.
    .first = Los diablos huidos y heridos ya están en casa. Se roba hasta 21 cartas en total: con la mesa llena no robas nada.
    .waiting = Cerrando aún: { $name }
    .stakes = Lo desplegado aún puede cambiar de manos. Luego empieza otra ronda.
ask-beat = ¿Algo que decir? Pasa o ¡alto!
    .passed = Has pasado.
    .first = En estos momentos se pregunta a todos, tengan lo que tengan. ¡Alto! te deja jugar una carta; tres veces por ronda puedes farolear.
    .waiting = Momento para un ¡alto!: { $name }
    .stakes = Cuando todos pasen, se sigue.
    .timeout = Sin tiempo, pasas.
ask-floor = Tienes la palabra: juega una cosa o cédela.
    .others = { $name } tiene la palabra. Tú también puedes decir ¡alto!
    .queued = { $name } tiene la palabra. Estás en la cola.
    .first = Todo se detiene por ti. Juega un especial, artefacto o poder, o cede: eso es un alto en vano.
    .waiting = { $name } tiene la palabra.
    .stakes = Los altos en vano se cuentan: tres por ronda.
    .timeout = Sin tiempo, cedes.
ask-fortress = Dos fortalezas en un reino: ¿cuál te quedas?
    .first = Un reino tiene una fortaleza. La otra se descarta; los cautivos pasan a la que te quedas.
    .waiting = { $name } elige fortaleza.
    .stakes = La otra se descarta.
    .timeout = Sin tiempo, te quedas la mejor protegida.
ask-cards = Vence una promesa: elige las cartas que das. Cuántas: { $n }
    .vault = Ves la mano de { $of }. Toma cartas: { $n }
    .first = Juraste dar cartas a tu elección. Ha llegado el momento; el anfitrión las entrega.
    .waiting = { $name } elige cartas.
    .timeout = Sin tiempo, se van las primeras de tu mano.
    .vault-timeout = Sin tiempo, tomas las más fuertes.
ask-cast = Tu ritual: ¿completarlo, cancelarlo o aplazarlo a la próxima ronda?
    .first = Completarlo cuesta almas. Aplazado, espera de lado y se levanta en el siguiente despliegue.
    .waiting = { $name } decide sobre un ritual.
    .timeout = Sin tiempo: se completa si puedes pagarlo y hay objetivo; si no, se aplaza.
    .others = { $seat } decide sobre un ritual. Aún puedes comerciar.
ask-ritual-target = { $card }: elige el objetivo.
    .first = Ya nadie puede pararlo. No puedes elegir a quien proteja tu promesa.
    .waiting = { $name } completa: { $card }
    .timeout = Sin tiempo, golpea a quien tenga más puntos de victoria.
ask-chain = Caos: destruye una cosa de un diablo aún no golpeado.
    .first = El golpeado golpea a otro: una hueste, artefacto, fortaleza, ritual o hasta 3 almas de alguien aún no golpeado.
    .waiting = { $name } sigue el caos.
    .stakes = Acaba cuando no queda nadie.
    .timeout = Sin tiempo, golpea al líder.
ask-confiscate = { $of } es tu cautivo: ¿qué artefactos le quitas?
    .first = Puedes quedarte sus artefactos, desplegados al momento. Los que dejes siguen con el cautivo.
    .waiting = { $name } registra a un cautivo.
    .timeout = Sin tiempo, te los quedas todos.
ask-tribute = Tributo a { $to }: entrega una carta a tu elección.
    .first = Asmodeo lo pide una vez por ronda y tú eliges la carta. Nadie más la ve.
    .waiting = { $name } paga tributo.
    .timeout = Sin tiempo, se va una carta al azar.
ask-arrival = ¿Acudes al círculo de decisión?
    .first = Quien acude y no vota a un nominado, se le opone. Quedarse en casa facilita la elección a los demás.
    .waiting = Camino del círculo: { $name }
    .stakes = Se elige en secreto y se muestra a la vez.
    .timeout = Sin tiempo, acudes.
ask-vote = Tu voto: un nominado o nadie.
    .first = Se corona al nominado con menos oponentes presentes que marcadores. Luego las promesas deciden quién ha ganado.
    .waiting = Vota { $name }.
    .stakes = No nombrar a un nominado es oponerse.
    .timeout = Sin tiempo, no nombras a nadie.
ask-nominate = Nomina a un diablo para el próximo círculo, o a nadie.
    .first = Cada nominación es un marcador. Con más marcadores, un diablo aguanta más oposición en el próximo círculo.
    .waiting = Nominando aún: { $name }
    .stakes = En secreto, se muestra a la vez.
    .timeout = Sin tiempo, no nominas a nadie.

# Places of a moment: what an open beat or a floor belongs to (`window` of the ask)
window-tabling = Se cierra el despliegue
window-rituals = Un ritual está a punto de completarse
window-council = Se cierra el consejo
window-finishing = Se cierra la ronda

# Phases without a name in data/tables.toml
phase-setup = Antes de la primera ronda
phase-settlement = Liquidación
phase-over = Final

# The five types of resource cards, devils, promise and status cards, as headings
type-army = Ejércitos
type-fortress = Fortalezas
type-artifact = Artefactos
type-ritual = Rituales
type-special = Especiales
type-devil = Diablos
type-promise = Cartas de promesa
type-status = Cartas de rango

# Buttons, by the first word of a choice
verb-ready = Listo
verb-table = Desplegar
verb-earth = A la Tierra
verb-back = Volver de la Tierra
verb-begin = Empezar ritual
verb-take-back = Recuperar
verb-call-off = Cancelar
verb-swap = Poderes Desconocidos
verb-discard = Descartar
verb-free = Liberar
verb-leave = Permiso de comercio
verb-play = Jugar
verb-artifact = Usar
verb-tribute = Tributo
verb-forswear = Abjurar
verb-escape = Escapar
verb-offer = Sellar la oferta
verb-accept = Aceptar
verb-decline = Rechazar
verb-withdraw = Retirar
verb-counter = Contraoferta
verb-pass = Pasar
verb-hold = ¡Alto!
verb-release = Ceder
verb-wait = Esperar
verb-keep = Quedárselo
verb-redraw = Cambiar todas
verb-reroll = Tirar otra vez
verb-complete = Completar
verb-delay = Aplazar
verb-target = Elegir
verb-random = Una carta al azar
verb-come = Acudir
verb-home = Quedarse
verb-vote = Votar
verb-vote-decline = Nadie
verb-nominate = Nominar
verb-nobody = Nadie
verb-confirm = Confirmar
verb-public = Oferta pública
verb-private = Oferta privada
verb-anyone = A cualquiera
ask-attack-turn = Tu turno de ataque: ataca un reino o pasa.
    .sworn = Tu turno de ataque: has jurado atacar a { $realm }.
    .sworn-stakes = Una promesa se cumple.
    .sworn-timeout = Sin tiempo, el ataque empieza.
    .others = Turno de ataque de { $seat }. Entretanto puedes comerciar.
    .first = Cada cual puede atacar cada reino una vez por ronda. Si ganas, saqueas cartas, tomas cautivos y quizá la fortaleza.
    .waiting = { $name } busca presa.
    .stakes = Las batallas acaban cuando todos pasan seguidos.
    .timeout = Sin tiempo, pasas.
ask-parley = Marchas contra { $realm }. ¿Sigues, te desvías o te detienes?
    .changed = Marchas contra { $realm }. ¿Sigues o te detienes?
    .others = { $seat } marcha contra { $realm }. Es momento de hablar.
    .first = Antes de la sangre se habla. Todos pueden comerciar; se puede pagar a un diablo para que marche, o para que marche a otra parte.
    .waiting = { $name } se detiene ante las puertas.
    .stakes = Después ya no hay vuelta atrás.
    .timeout = Sin tiempo, sigues.
ask-sworn-join = Has jurado unirte en { $realm }: elige a quién llevas.
    .first = Tu promesa te trae a esta batalla. Puedes traer más de lo prometido, nunca menos.
    .waiting = { $name } cumple una promesa.
    .timeout = Sin tiempo, tu diablo se une con las tropas más débiles que basten.
ask-organisation = Reino de { $realm }, ronda de batalla { $round }: { $power } contra { $against }. ¿Quién está dónde?
    .attacker = Atacas a { $realm }: elige tu ejército. Tu diablo lo dirige.
    .defender = { $seat } te ataca: { $against } contra tu { $power }. Lucha, huye, ríndete o busca amigos.
    .defender-stays = { $seat } te ataca: { $against } contra tu { $power }. Lucha, busca amigos o pacta.
    .helper = Luchas por { $seat }. Llama a más, cambia de bando o vete a casa.
    .free = Atacan el reino de { $realm }. Puedes unirte a un bando o golpear a alguien por la retaguardia.
    .ready = Ya estás listo. Si vuelves a actuar, dejas de estarlo.
    .first = Ahora los ejércitos van y vienen y se cierran tratos. Cuando todos estén listos se fijan los bandos y ruedan los dados.
    .waiting = Antes de la batalla, se espera a: { $name }
    .stakes = El diablo caído del bando perdedor acaba cautivo.
    .timeout = Sin tiempo, todo queda como está.
ask-spread = Golpes a tu bando: di quién recibe cada uno.
    .first = El principal reparte los golpes por igual entre quienes luchan; los Colosos van primero.
    .waiting = { $name } reparte los golpes.
    .stakes = Nadie recibe dos más que otro.
    .timeout = Sin tiempo, el resto se reparte por ti.
ask-place = Recibes golpes: elige quién cae. Cuántos: { $n }
    .first = Cada golpe se lleva una hueste, almas hasta su dado, la fortaleza o tu diablo. Un diablo caído es cautivo del ganador.
    .waiting = Contando caídos: { $name }
    .stakes = En secreto, se muestra a la vez.
    .timeout = Sin tiempo: almas, huestes débiles, fortaleza; tu diablo, el último.
ask-share = El botín es tuyo. ¿Lo repartes con quienes ayudaron?
    .first = Puedes dar cada carta saqueada a quien te ayudó. Nadie más ve cuál.
    .waiting = { $name } cuenta el botín.
    .timeout = Sin tiempo, te lo quedas todo.
ask-conquest = La fortaleza de { $realm } está abierta: ¿la tomas, la arrasas o la dejas?
    .others = { $seat } decide sobre la fortaleza de { $realm }. Aún se puede pagar.
    .first = Si la tomas es tuya al momento y pierdes la vieja; sin fortaleza no guardas cautivos.
    .waiting = { $name } contempla una puerta.
    .timeout = Sin tiempo: la tomas si no tienes; si no, la dejas.
window-battle-parley = Se ha declarado un ataque
window-battle-parley-named = { $name } declara un ataque contra { $realm }
window-battle-predice = Antes de los dados
window-battle-after = Tras los golpes
window-battle-between = Entre batallas
window-battle-organisation = En las filas
verb-attack = Atacar
verb-go-on = Seguir
verb-pass-parley = Detenerse
verb-join = Unirse
verb-call = Llamar a más
verb-send-home = Enviar a casa
verb-withdraw-army = Retirarse
verb-withdraw-army-called-off = Cancelar el ataque
verb-side = Cambiar de bando
verb-surrender = Rendirse
verb-flee = Huir
verb-truce = Tregua
verb-rear = Atacar por la retaguardia
verb-way-out = Escabullirse de la fortaleza
verb-negate = Abrir las puertas
verb-give = Dar el golpe
verb-hit = Recibe el golpe
verb-undo = Deshacer
verb-done = Hecho
verb-take = Tomarla
verb-raze = Arrasarla
verb-leave-conquest = Dejarla
side-attack = Ataque
side-defence = Defensa
troop-devil = Diablo
troop-shield = Diablo tras el Escudo de bronce

# Amounts
amount-souls = { $n } almas
amount-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }

# The log, by kind of cue. {seat}, {to}, {captor}, {target} players with their devils; {card}, {cards}, {tabled} cards; {devils}
# devils; {promises} promise cards; {n}, {count}, {souls}, {total} numbers; {phase}, {status} by name. Endings are variants:
# `.mine` for those whom the cards reach, the others by the noun that tells them apart.
log-devils = Los diablos del Infierno: { $devils }
log-starter = Inicia: { $seat }
log-dealt = { $seat } recibe cartas: { $count }
    .you = Tu mano: { $cards }
log-redrawn = { $seat } cambia toda su mano: { $count }
    .you = Tu nueva mano: { $cards }
log-drawn = { $seat } roba cartas: { $count }
    .you = Robas: { $cards }
log-reshuffled = El descarte pasa a ser el mazo: { $count }
log-round = Ronda { $round }. Inicia: { $starter }
log-phase = { $phase }, ronda { $round }
log-discarded = { $seat } descarta: { $cards }
    .caught = Atrapado en la Tierra, lo pierde { $seat }: { $cards }
    .destroyed = Destruido, lo pierde { $seat }: { $cards }
    .disrupted = Desbaratado, el ritual de { $seat }: { $cards }
    .replaced = { $seat } lo cambia por otro: { $cards }
    .called-off = { $seat } cancela: { $cards }
    .completed = Completado por { $seat }: { $cards }
    .played = { $seat } ha jugado: { $cards }
    .on-earth = { $seat } está en la Tierra, el ritual se pierde: { $cards }
    .captive = { $seat } está cautivo, el ritual se pierde: { $cards }
    .razed = Arrasada, la pierde { $seat }: { $cards }
    .battle = Caído en combate, lo pierde { $seat }: { $cards }
    .downed = { $seat } ha caído, el ritual se interrumpe: { $cards }
    .fled = { $seat } ha huido, el ritual se interrumpe: { $cards }
    .surrendered = { $seat } se rinde, el ritual se interrumpe: { $cards }
    .conquered = El reino de { $seat } cae, el ritual se interrumpe: { $cards }
log-souls = { $seat }, almas: { $n }
    .earth = { $seat } trae almas de la Tierra: { $n }
    .income = { $seat }, un alma por la campana de la torre: { $n }
    .soul-cage = { $seat }, una más en la Jaula de almas: { $n }
    .ritual = { $seat } pierde almas por el ritual: { $n }
    .warriors = { $seat }, almas de guerreros caídos: { $n }
    .battle-souls = { $seat } recoge almas del campo: { $n }
log-earth-die = { $seat } en la Tierra, { $piece }: { $die }
    .again = { $seat } tira otra vez, { $piece }: { $die }
log-home = { $seat } está de vuelta.
log-status = { $status }: { $seat }
    .lost = { $status }: ya de nadie
    .stable = { $status }: { $seat }, ya estable
    .unstable = { $status }: { $seat }, inestable
log-victory-points = { $seat }, puntos de victoria { $total } (+{ $n })
log-tabled = { $seat } despliega: { $card }
log-ritual-returns = { $seat } devuelve a la mano: { $card }
log-earth = { $seat } envía a la Tierra: { $piece }
log-earth-back = { $seat } hace volver: { $piece }
log-swapped = { $seat } trata con los Poderes Desconocidos. Cartas robadas: { $count }
log-played = { $seat } juega: { $what }
    .target = { $seat } juega: { $what }. El objetivo: { $target }
log-artifact = { $seat } usa: { $what }
    .target = { $seat } usa: { $what }. El objetivo: { $target }
log-power = { $seat } exige tributo a: { $target }
log-stop = ¡Alto! { $seat } quiere la palabra.
log-released = { $seat } cede después de todo.
log-offer = { $seat } hace una oferta pública a: { $to }
    .anyone = { $seat } hace una oferta a cualquiera.
log-deal = Trato: { $seat } y { $to }
    .sworn = Trato con promesas: { $seat } y { $to }
log-given = { $seat } da a { $to }: { $what }
    .you = { $seat } da a { $to }: { $cards }
log-hand-shown = { $seat } enseña su mano a { $to }.
    .you = La mano de { $seat }: { $cards }
    .proof = { $seat } demuestra a { $to } que no tiene las cartas.
    .mirror = { $to } mira la mano de { $seat }.
    .promise = Según lo prometido, { $seat } enseña su mano a { $to }.
log-held = { $seat } es cautivo de { $captor }.
    .passed = El cautivo { $seat } cambia de manos: { $captor }
log-freed = { $seat } queda libre.
    .captor = { $captor } libera a { $seat }.
    .deal = { $seat } queda libre por un trato con { $captor }.
    .promise = Según lo prometido, { $captor } libera a { $seat }.
    .escape = ¡{ $seat } ha escapado!
    .swap = Canje de cautivos: { $seat } está en casa.
    .no-walls = Ya nada retiene a { $seat }.
    .battle = La batalla libera a { $seat }.
    .surrender = { $seat } está libre.
log-sworn = { $seat } jura a { $to }: { $promise }
log-condition-met = Se ha cumplido, { $seat } debe a { $to }: { $promise }
log-promise-ended = { $state }: { $promise }
    .kept = { $seat } ha cumplido su promesa a { $to }: { $promise }
    .lapsed = La promesa de { $seat } a { $to } ha caducado: { $promise }
    .cancelled = { $to } exime a { $seat }: { $promise }
    .forsworn = { $seat } abjura de lo jurado a { $to }: { $promise }
    .broken = Rota por { $seat }, debida a { $to }: { $promise }
log-breach = ¡{ $seat } ha roto una promesa a { $to }!
    .victory-point = { $seat } ha roto una promesa a { $to } y pierde un punto de victoria.
    .own-promise = { $seat } ha roto una promesa a { $to } y paga con una carta de promesa.
    .random-resource = { $seat } ha roto una promesa a { $to } y paga con una carta.
    .nothing = { $seat } ha roto una promesa a { $to } y no tiene con qué pagar.
log-arrivals = En el círculo: { $seats }
    .nobody = Nadie acude al círculo.
log-vote = { $seat } vota: { $vote }
    .nobody = { $seat } no nombra a nadie.
log-ring = Aún no hay señor supremo.
    .vote = ¡El círculo corona a { $overlord }!
    .victory-points = ¡{ $overlord } alcanza la meta de victoria y toma el trono!
    .round-limit = La última ronda ha terminado. El trono es para { $overlord }.
log-nominations = Marcadores: { $markers }
    .nobody = Nadie queda nominado.
log-casting = { $seat } empieza a completar: { $card }
    .delay = { $seat } aplaza: { $card }
    .call-off = { $seat } cancela: { $card }
log-ritual = { $seat } completa: { $card }
    .target = { $seat } completa: { $card }. El objetivo: { $target }
log-chain = Caos: { $seat } golpea a { $target }, { $what }
log-result = El ajuste de cuentas. Ganan: { $winners }
    .overlord = Gana el señor supremo: { $winners }
    .throne = Gana el poder tras el trono: { $winners }
    .shared = Victoria compartida: { $winners }

# Battles in the log. {realm} the devil whose realm is fought over; {side} as `side.*` says; {power} [attack, defence]
log-attack = ¡{ $seat } declara un ataque contra { $realm }!
log-passed = { $seat } pasa.
log-attack-off = El ataque de { $seat } contra { $realm } se suspende.
    .target = { $seat } se desvía de { $realm }.
    .false-alarm = Falsa alarma: { $seat } no marcha contra { $realm }.
    .promise = Según lo prometido, { $seat } no marcha contra { $realm }.
log-committed = { $seat } marcha contra { $realm }.
    .rear = ¡{ $seat } ataca a { $realm } por la retaguardia!
log-battle-round = { $realm }: ronda de batalla { $round }
log-joined = { $seat } se une a la batalla: { $side }
    .troops = { $seat } se une a la batalla: { $side }, con { $hordes }
log-called = { $seat } llama a más tropas: { $hordes }
log-sent-home = { $seat } envía a casa: { $hordes }
log-withdrew = { $seat } se retira.
    .called-off = { $seat } cancela el ataque.
    .slip-away = { $seat } se escabulle y su ejército vuelve a casa.
    .promise = Según lo prometido, { $seat } se retira.
log-changed-side = { $seat } cambia de bando: { $side }
log-surrendered = { $seat } se rinde a { $to }.
log-fled = { $seat } huye.
    .wings = { $seat } huye con las Alas de la noche.
    .fortress = { $seat } conoce una salida de la fortaleza y desaparece.
    .slip-away = { $seat } se escabulle.
log-truce = { $seat } alza la bandera blanca.
    .off = { $seat } arría la bandera blanca.
log-negated = { $seat } abre las puertas de { $realm }: sin protección en esta batalla.
log-truce-held = Tregua: esta vez no hay dados.
log-turncoat = { $card } cambia de bando: de { $of } a { $seat }
log-dice = Poder { $power }, intercambios: { $exchanges }, protección: { $protection }
log-exchange = { $attack } : { $defence }
    .attack = { $attack } : { $defence }. Golpe al ataque ({ $die }).
    .defence = { $attack } : { $defence }. Golpe a la defensa ({ $die }).
    .shielded = { $attack } : { $defence }. El muro aguanta; lo recibe un aliado ({ $die }).
log-hits = Golpes por repartir: { $hits }
    .shielded = Golpes a los aliados que el muro no cubre: { $hits }
    .revenge = Los Colosos devuelven el golpe: { $hits }
log-hit = { $seat } recibe un golpe ({ $die }).
    .horde = { $seat } pierde: { $card } ({ $die })
    .souls = { $seat } pierde almas: { $souls } ({ $die })
    .fortress = La fortaleza de { $seat } recibe el golpe ({ $die }).
    .devil = { $seat } recibe el golpe en persona ({ $die }).
    .shield = El Escudo de bronce salva a { $seat } ({ $die }).
    .lost = Un golpe no encuentra a nadie ({ $die }).
log-downed = ¡{ $seat } ha caído!
log-army-home = El ejército de { $seat } vuelve a casa.
log-battle-over =
    .won = { $seat } ha vencido en { $realm }.
    .failed = El ataque de { $seat } contra { $realm } ha fracasado.
    .ruin = Ruina mutua: { $seat } y { $realm } se han derribado.
log-crumble = { $card } tiembla y aguanta ({ $die }).
    .fell = ¡{ $card } se derrumba! ({ $die })
log-captured = ¡{ $captor } captura a { $seat }!
log-wounded = { $seat } se lame las heridas hasta el cierre.
log-plundered = { $to } saquea a { $seat }. Cartas: { $count }
    .you = { $to } saquea a { $seat }: { $cards }
    .nothing = { $to } saquea a { $seat } y solo halla promesas.
log-conquest =
    .take = { $seat } toma: { $card }
    .raze = { $seat } arrasa: { $card }
    .leave = { $seat } la deja en pie: { $card }
log-victory =
    .attack = Victoria de ataque: { $seat }
    .defence = Victoria de defensa: { $seat }
log-aside = Los cautivos esperan el fin de la batalla: { $seats }

# Why a promise ended, after a state of data/promises.toml
reason-done = hecho
reason-time = ha pasado su tiempo
reason-condition = no se dio su condición
reason-not-held = el cautivo está en otras manos
reason-ring = hubo círculo
reason-absent = no estaba en el círculo
reason-no-nominee = no era nominado
reason-over = la partida ha terminado
reason-captive = ahora es su cautivo
reason-battles-over = las batallas han terminado
reason-short = quedaba demasiado poco
reason-agreed = de mutuo acuerdo
reason-forsworn = abjurada
reason-false-alarm = una falsa alarma
reason-leviathan = Leviatán no da media vuelta
reason-no-battle = la batalla ha terminado
reason-no-casting = ese ritual no se puede completar
reason-no-help = no se pudo enviar ayuda
reason-not-legal = ese ataque no es posible
reason-older = lo impide una promesa más antigua

# Refusals (LOH section 18): why not, from the player's own view. `.promise`: with the sentence that stands in the way, in
# the reader's language; `.devil`: with the devil.
refused-wrong-phase = No en esta fase.
refused-not-your-turn = No es tu turno.
refused-floor-taken = Espera: alguien ha dicho alto.
refused-hold-spent = No te quedan altos en vano esta ronda.
refused-not-owner = Eso no es tuyo.
refused-pledged = Ya lo has prometido.
refused-short = Te faltaría para lo prometido.
refused-ribboned = Solo te lo han prestado.
refused-past = Ese momento ya ha pasado.
refused-too-many-promises = Has jurado cuanto puede un diablo.
refused-no-window = Eso no se puede jugar ahora.
refused-sworn-not-to = Tu promesa lo prohíbe.
refused-sworn-not-to-promise = Tu promesa lo prohíbe: «{ $promise }».
refused-sworn-to = Tu promesa exige otra cosa.
refused-sworn-to-promise = Tu promesa exige otra cosa: «{ $promise }».
refused-cannot-swear = Un diablo no puede jurar eso: no podría cumplirlo.
refused-clashes = Eso contradice tu promesa.
refused-clashes-promise = Eso contradice tu promesa: { $promise }
refused-cannot-trade-state = Ese diablo no puede comerciar ahora.
refused-cannot-trade-state-devil = { $devil } no puede comerciar ahora.
refused-need-leave = Tu captor no ha dado permiso.
refused-not-movable-now = Lo desplegado no se mueve en esta fase.
refused-captive-fixed = Los cautivos no cambian de manos en las batallas.
refused-offer-limit = Demasiadas ofertas abiertas.
refused-stale = La mesa ha cambiado; la oferta es nula.
refused-swap-used = Solo un canje con los Poderes Desconocidos por ronda.
refused-already-attacked = Ya has atacado ese reino esta ronda.
refused-nothing-left = Allí no queda nada que tomar.
refused-no-leader = Esas tropas necesitan un líder.
refused-just-arrived = Han llegado en esta misma ronda de batalla.
refused-leviathan-holds = Leviatán no da media vuelta.
refused-principal-side = Atacante y defensor no pueden cambiar de bando.
refused-cannot-flee = Sin una carta no hay salida.
refused-wrong-fortress = La carta de fortaleza debe ser del mismo tipo.
refused-jug-first = Los Colosos reciben los primeros golpes.
refused-leviathan-last = Leviatán recibe golpes el último.
refused-spread-hits = Reparte los golpes por igual.
refused-ritual-slot = No hay sitio para otro ritual.
refused-need-souls = No hay almas suficientes.
refused-no-target = No hay a quién apuntar.
refused-set-aside = La batalla decide sobre ese cautivo.
refused-devil-absent = Tu diablo no está en el Infierno.
refused-not-nominee = No es un nominado.
refused-ring-closed = En el círculo ya no se habla.
refused-bad-target = Ese objetivo no vale.
refused-already-answered = Ya has elegido.
refused-stale-ask = Demasiado tarde: la partida ha seguido.
refused-not-legal = Eso no es posible.
refused-match-over = La partida ha terminado.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-cannot-resign = Ahora no puedes rendirte.
refused-malformed = En este juego no hay ninguna jugada así.

# The result, and the table of the reckoning
result-overlord = Reina el señor supremo
result-throne = El poder tras el trono
result-shared = Victoria compartida
end-overlord = La corona puesta, el trono caliente y todas las deudas pagadas.
end-throne = Un diablo se sienta en el trono. Otro guarda los recibos.
end-shared = Comparten la victoria, y cada uno guarda su copia del contrato.
tally-total = Puntos
tally-victory-points = Puntos de victoria
tally-overlord = Señor supremo
tally-promises = Promesas del señor supremo
tally-promises-kept = Promesas cumplidas
tally-promises-broken = Promesas rotas
tally-battles-won = Ataques ganados

# For newcomers: the next sensible thing, by ask; `aid.danger`: a warning before a grave click
aid-offer-answer = Te ofrecen un trato. Lee los dos lados y luego acepta, contraoferta o rechaza.

## The table on screen

# Labels
paper = El Diario del Azufre
you = Tú
nobody = Nadie
anyone = cualquiera
a-card = una carta
vp = PV
stable = estable
unstable = inestable
delayed = aplazado
on-earth = en la Tierra
round = Ronda { $n }
round-of = Ronda { $n } de { $all }
oath = { $by } a { $to }: { $sentence }

# The ribbon of phases, short
ribbon-init = Inicio
ribbon-tabling = Despliegue
ribbon-battles = Batallas
ribbon-rituals = Rituales
ribbon-victory = Puntos
ribbon-council = Consejo
ribbon-ring = Círculo
ribbon-finishing = Cierre

# Realms
realm-empty = Aquí no hay nada.
fact-power = Poder
fact-souls = Almas
fact-hand = Mano
fact-seals = Promesas
pill-ready = Listo
pill-deal = Tratar
pill-dealing = En la balanza
pill-thinking = Piensa
hand-empty = Tu mano está vacía.
hand-count = { $all } de { $most } cartas

# Deck, discard pile, Unknown Powers
affairs-turn = { $round } · empieza { $name }
affairs-deck = Mazo { $n }
affairs-discard = Descarte { $n }
powers = Poderes Ignotos
powers-swap = 1 promesa por 6 cartas
powers-done = Ya canjeado
powers-closed = Ahora cerrado

# The ledger
ledger = El libro
ledger-owe = Debes { $n }
ledger-owed = Te deben { $n }
ledger-empty = Nada se ha jurado. Cada promesa que hagas o recibas quedará aquí, y ningún diablo podrá romperla.
seal-waiting = Espera su condición
seal-live = Obliga
seal-due = Vence ahora
seal-kept = Cumplida
seal-lapsed = Caducada sin culpa
seal-cancelled = Perdonada
seal-forsworn = Abjurada
seal-broken = Rota

# The tray of offers
tray-anyone = A cualquiera
tray-all = Todos
tray-empty = No hay ofertas. Pulsa un diablo para hacer una.
tray-answer-declined = { $name } rechaza tu oferta.
tray-answer-declined-anyone = Tu oferta abierta se ha rechazado.
tray-answer-lapsed = Tu oferta a { $name } ha caducado.
tray-answer-lapsed-anyone = Tu oferta abierta ha caducado.
tray-answer-void = El trato con { $name } no se pudo cerrar.
tray-answer-void-anyone = Tu oferta abierta no se pudo cumplir.
tray-goods = { $n } cosas
tray-oaths = { $n ->
        [one] una promesa
       *[other] { $n } promesas
    }
tray-nothing = nada
tray-told = { $give } por { $take }

# The scale
talk-free = Charla libre: no obliga. Solo obligan las promesas de la balanza.
talk-off = La charla está desactivada. Quedan los gestos.
scale-you-give = Tú das
scale-gives = { $name } da
scale-anyone-gives = Quien acepte da
scale-goods = Bienes
scale-nothing = Nada de este lado
scale-swear = Yo … (una promesa tuya)
scale-ask-promise = «Yo …» (pide una promesa)
sight-private = Privada
sight-private-small = solo la veis los dos
sight-public = Pública
sight-public-small = todos la ven
cards-shown = Cartas vistas
cards-shown-small = el otro las lee
cards-closed = Cartas tapadas
cards-closed-small = el otro lee «1 carta»
souls-all = Todas las almas
piece-souls = { $n ->
        [one] 1 alma
       *[other] { $n } almas
    }
piece-any = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
piece-random = { $n ->
        [one] 1 al azar
       *[other] { $n } al azar
    }
piece-look = Ver la mano
piece-leave = Permiso
piece-release = Perdón
piece-drawn = La robada

# The market
market-ask-draft = Tu oferta a { $name }: pon bienes y promesas en la balanza.
market-ask-anyone = Una oferta a cualquiera: es del primero que acepte.
market-ask-own = Tu oferta a { $name } sigue abierta.
market-ask-seal = { $name } ofrece. ¿Lo sellas?
market-ask-pick = { $name } pide cartas a tu elección. Faltan: { $n }
market-ask-theirs = Oferta pública de { $name } a { $to }.
market-aid-draft = Pulsa o arrastra cartas; los huecos añaden más. Lo jurado obliga.
market-aid-seal = El plato izquierdo viene, el derecho se va; las promesas obligan.
market-send = Enviar oferta
market-send-small = a { $name }
market-seal = Sellar el trato
market-seal-small = obliga a ambos
market-withdraw = Retirar oferta
market-clear = Dejarlo
market-close = Cerrar

# What a thing can do
deed-held = { $name }: ¿qué se hace?
deed-aid = Elige un botón, o pulsa otra vez para el primero.
deed-ask = { $name }: elige el objetivo.
deed-swap-ask = ¿Qué promesa reciben los Poderes Ignotos?
deed-begin-ask = No hay sitio: ¿qué ritual antiguo cede a { $name }?
deed-forswear-ask = ¿De cuál de tus promesas abjuras?
deed-tribute-ask = ¿Quién paga tributo?
deed-leave-ask = ¿Con quién puede tratar el cautivo? Pulsa otra vez para quitarlo.
verb-earth-devil = Tu diablo a la Tierra
verb-back-devil = Tu diablo de vuelta
verb-table-small = a tu reino
verb-earth-small = a por almas
verb-earth-devil-small = hasta 3 almas, sin luchar
verb-begin-small = se completa en Rituales
verb-discard-small = sin usar
verb-swap-small = una promesa por 6 cartas
verb-hold-play = ¡Alto! { $what }
verb-cancel = Atrás
verb-done-small = { $n } de { $all }
verb-ready-done = Estás listo
verb-ready-small = listos: { $n } de { $all }
verb-stop-small = faroles: { $n }
verb-release-small = un alto vacío
verb-passed = Has pasado
verb-auto = Pasar solo
verb-auto-on = Pasando solo
verb-auto-small = en cada pausa
word-play-home = A casa
word-play-army = Al ejército

# Why not
why-not-asked = Ahora no se te pregunta.
why-sent = Tu respuesta va de camino.
why-answered = Ya has respondido.
why-choice = Responde primero a la pregunta.
why-others = Ahora le toca a: { $name }
why-no-trade = Ahora no se comercia.
why-not-now = En este momento no.
why-empty-offer = Aún no hay nada en la balanza.
why-pan-full = En un plato caben { $n } cosas.
why-pick-cards = Faltan por elegir: { $n }
why-picked = Ya hay bastantes cartas. Pulsa una para quitarla.
why-not-partner = La balanza está entre tú y { $name }.
why-anyone = Una oferta a cualquiera pide tipos de cartas: usa el hueco.
why-ritual-stays = Un ritual desplegado es de su diablo: no se comercia.
why-offer-open = Cierra antes la oferta.
why-target = Elige algo iluminado, o vuelve.
why-ready = Estás listo. Cualquier otro acto lo anula.
why-passed = Has pasado.

# The inspector
page-unread = No puedes leer esta carta.
page-cost = Coste en almas
page-delayed = Aplazado: se podrá completar la próxima ronda.
page-held = En tu mano
page-promise-worth = Al final: 2 puntos por cada una si su firmante es señor supremo, 1 si lo eres tú.
page-no-devil = Aún elige diablo.
page-souls-half = Almas: { $n }, a la mitad
page-cards = Cartas, de 21
page-nominee = Marcas: { $n }. Coronado si se oponen menos de { $max } de los presentes.
page-sabotaged = Saboteada: sin protección esta ronda.
page-captive = Cautivo de { $name }
page-souls = Dos almas en casa valen un poder. Los rituales cuestan almas. Púlsalas para ponerlas en la balanza.
page-stat-master-of-souls = Almas de la Tierra esta ronda
page-stat-mightiest-devil = Poder ahora
page-stat-most-victorious-devil = Victorias de ataque esta ronda
page-holder = { $name }, { $side }
page-no-holder = De nadie
page-sworn-by = Juró
page-sworn-to = A
page-sworn-in = En la ronda
page-public = Pública: todos la leen
page-private = Privada: solo los dos
page-gives = Da:
page-wants = Pide:
page-offer = { $name } a { $to }
page-deck = El mazo
page-deck-text = Cuando se agota, el descarte pasa a ser el mazo.
page-left = Cartas restantes
page-discard = El descarte
page-discard-text = Todos pueden mirarlo.
page-powers = Una vez por ronda, entrega una promesa de cualquier firmante, fuera del juego, y roba 6 cartas. Puede hacerlo un diablo libre mientras haya comercio.

# The slip on the empty scale: what can be done in each phase
guide-tabling-1 = Pulsa una carta de tu mano y despliégala. Los ejércitos en casa defienden; una fortaleza protege.
guide-tabling-2 = Pulsa diablillos en casa, o tu propio rostro, para enviarlos a la Tierra a por almas.
guide-tabling-3 = Pulsa a otro diablo para poner una oferta en la balanza: bienes, almas, cartas, promesas que obligan.
guide-tabling-4 = Luego pulsa Listo. Cuando todos lo estén, empiezan las batallas.
guide-rituals-1 = Los rituales en pie se lanzarán pronto. Paga para que cancelen uno, o desbarátalo con una carta.
guide-rituals-2 = Se comercia con cartas de la mano, promesas y cautivos; nada desplegado.
guide-rituals-3 = Luego pulsa Listo.
guide-council-1 = Ahora viene el círculo: ¿quién tendrá la corona? Compra votos y nominaciones con promesas y cartas de promesa.
guide-council-2 = Una carta de promesa vale 2 puntos si su firmante llega a señor supremo.
guide-council-3 = Pulsa un diablo para ofrecerle. Luego pulsa Listo.
guide-finishing-1 = Últimos tratos: también lo desplegado puede cambiar de manos.
guide-finishing-2 = Robarás hasta 21 cartas en total. Pulsa una carta para descartar lo que no necesites.
guide-finishing-3 = Luego pulsa Listo: empieza otra ronda.
guide-init-1 = Otra ronda: todos roban, y quien está en la Tierra tira por almas.
guide-victory-1 = Se asignan las cartas de rango. Cada una vale un punto esta ronda.

# Asks that the table words itself
ask-incoming = Hay una oferta en la bandeja: { $name }. Púlsala para leerla.

# The sheet of goods
goods-give = Qué das
goods-take = Qué quieres de { $name }
goods-take-anyone = Qué quieres de quien acepte
goods-hand = De la mano
goods-any = Cartas a elección
goods-random = Cartas al azar
goods-kinds = Tipo de carta
goods-promises = Cartas de promesa
goods-realm = Del reino
goods-more = Y también
goods-captive = Cautivo { $name }
goods-free = Libertad de { $name }
goods-release = Perdón: { $promise }
goods-done = A la balanza
goods-less = Menos: { $what }
goods-ask = En este plato: { $goods }
goods-aid = Pulsa para añadir; otra vez, uno más, o lo quita.

# The promise builder
oath-heading-own = Juras a { $name }
oath-heading-anyone = Juras a quien acepte
oath-heading-theirs = { $name } te jurará
oath-heading-whoever = Quien acepte te jurará
oath-ask-own = Compón una promesa tuya.
oath-ask-theirs = Compón lo que quieres que juren.
oath-aid = Ningún diablo puede romperla: la partida la hace cumplir.
oath-hint = Primero qué se jura. Lo apagado no puede jurarse ahora; señálalo y sabrás por qué.
oath-not = No …
oath-will = Yo …
oath-verb = Yo …
oath-another = Otra promesa
oath-unfinished = Elige lo que aún le falta a la promesa.
oath-lay = A la balanza
oath-lay-small = se jura al sellar el trato
oath-verb-no-attack = no atacar
oath-verb-no-fight-against = no luchar
oath-verb-no-ritual = sin rituales
oath-verb-no-special = sin especiales
oath-verb-no-vote = no votar
oath-verb-no-nominate = no nominar
oath-verb-no-earth = sin Tierra
oath-verb-no-ring = sin círculo
oath-verb-no-flee = no huir
oath-verb-no-trade = no comerciar
oath-verb-vote = votar
oath-verb-nominate = nominar
oath-verb-attend = acudir al círculo
oath-verb-give = dar
oath-verb-return-loan = devolver un préstamo
oath-verb-join = unirme a una batalla
oath-verb-attack = atacar
oath-verb-withdraw = retirarme
oath-verb-call-off = cancelar
oath-verb-release = liberar
oath-verb-allow-trade = dar permiso
oath-verb-show-hand = mostrar mi mano
oath-verb-cast = completar un ritual
oath-arg-target = A quién
oath-arg-candidate = A quién
oath-arg-seat = Con
oath-arg-until = Hasta el fin de la ronda
oath-arg-round = En la ronda
oath-arg-who = Qué se queda
oath-arg-if-attend = Si no acudo
oath-arg-captive = Cautivo
oath-arg-seats = Con
oath-arg-ally = A quién
oath-arg-role = Dónde
oath-arg-power = Poder mínimo
oath-arg-what = Qué
oath-arg-ritual = Ritual
oath-value-who-devil = mi diablo
oath-value-who-fiends = mis diablillos
oath-value-who-both = ambos
oath-value-if-attend-False = debo acudir
oath-value-if-attend-True = no cuenta
oath-value-role-attack = en su ataque
oath-value-role-defence = en su defensa
oath-the-attack = este ataque
oath-me = a mí
oath-this-round = { $n }, ahora
oath-due = Cuándo
oath-due-now = ya
oath-due-asap = en cuanto pueda
oath-due-draw = tras el robo
oath-due-tabling-end = fin del despliegue
oath-due-battle-end = tras la batalla
oath-due-council = en el consejo
oath-due-finishing = en el cierre
oath-due-settlement = cuando haya señor supremo
oath-bundle = Qué
oath-promise-of = Promesa de { $name }
oath-tabled = { $card }, en la mesa
oath-empty = De nuevo
oath-strength = Con qué firmeza
oath-strength-firm = firmemente
oath-strength-asap = en cuanto pueda
oath-strength-if-able = si puedo
oath-condition = Pero solo si
oath-condition-none = sin condición
oath-condition-if-overlord = … es señor supremo
oath-condition-if-not-overlord = … no es señor supremo
oath-condition-if-battle-won = … gana un ataque
oath-condition-if-captured = … captura a …
oath-condition-if-drawn = robo …
oath-condition-if-in-ring = … acude al círculo
oath-condition-if-attacked = … es atacado
oath-if-seat = Quién
oath-if-devil = Qué diablo
oath-if-by = Capturado por
oath-if-round = A más tardar en la ronda
oath-if-kind = Qué
type-oath = Juramentos
oath-restraint = Lo que prohíbe se rechaza hasta que acabe.
oath-duty = Cuando vence se pide, y a más tardar se hace al acabar el tiempo.

# Before the first round
pick-devil = Elige un diablo
pick-be = Ser { $name }

# Questions answered with a thing or a word
choose-none = nada elegido
choose-fortress = Conservar esta
choose-cards = Dar estas
choose-cards-vault = Tomar estas
choose-tribute = Entregarla
choose-confiscate = Tomarlos
choose-vote = Votar
choose-nominate = Nominar
choose-earth-dice = Este ahora
choose-strike = Golpear
choose-vote-decline = A nadie
choose-nominate-nobody = A nadie
choose-mulligan-keep-small = estas seis cartas
choose-mulligan-redraw-small = seis nuevas, una vez
choose-earth-reroll-reroll-small = vale la segunda tirada
choose-arrival-come-small = podrás votar
choose-arrival-home-small = no te opones a nadie

# Rituals
cast-delay-small = de lado, a la próxima ronda
ritual-caster = Lo completa { $name }
ritual-lots = Almas: { $n } × hasta 3

# Earth
earth-title = La Tierra
earth-heading = { $name } llama a la Tierra
earth-caught = atrapado

# The decision ring
ring-step-arrival = ¿Quién acude al círculo?
ring-step-vote = La votación
ring-step-verdict = El círculo de decisión
ring-step-nominate = Las nominaciones
ring-no-nominee = Aún no hay nominados.
ring-bears = coronado si se oponen menos de { $n }
ring-tally = a favor { $votes } · en contra { $against }, menos de { $n }
ring-thinking = piensa
ring-decided = ya decidió
ring-home = se queda
ring-came = acudió
ring-declined = a nadie
ring-for = por { $name }
ring-vote = Votar
ring-vote-chosen = Tu voto
ring-nominate = Nominar
ring-nominate-chosen = Tu nominado

# The reckoning
over-hand = Lo que quedaba en la mano.

# The battle
verb-more = Más …
battle-attacks = Ataca
battle-defences = Defiende
battle-front = { $name } contra { $realm }
battle-army = El ejército de { $name }
battle-helper = Ayuda: { $name }
battle-nobody = Aquí no queda nadie.
battle-protection = Protección { $n }
battle-negated = Puertas abiertas
battle-threshold = { $n }: +{ $more } lances
battle-count = Lances: { $n } · dados { $dice }
battle-round = Ronda { $n } de batalla · lances { $all }
battle-rule = Cuenta el mayor · el golpeado tira 2 más
battle-hit-attack = Golpe al ataque
battle-hit-defence = Golpe a la defensa
battle-hit-shielded = Golpe a la ayuda
battle-hit-none = nadie
battle-beats = { $a } gana a { $b }
battle-tie = { $a }, empate: golpea el más fuerte
battle-shielded = { $a }: el muro aguanta, paga la ayuda
battle-wall = { $a }: el muro aguanta
battle-level = { $a } cada uno
battle-power = poder { $n }
battle-may-come = Aún puede venir
organise-without-devil = { $seat } ataca tu reino: { $against } contra { $power }. Tus tropas luchan sin ti.
battle-organise = Ronda { $n }: ¿quién está dónde?
battle-choose-join = ¿A quién llevas?
battle-choose-call = ¿A quién llamas de casa?
battle-choose-send-home = ¿A quién mandas a casa?
battle-join-go = En marcha
battle-call-go = Llamarlos
battle-send-home-go = A casa
battle-muster-hint = Pulsa una carta para llevarla o dejarla en casa.
battle-ready = Listos: { $name }
battle-only-watch = Esta batalla solo puedes mirarla, hablar y comerciar.
battle-join-attack = Unirme al ataque
battle-join-attack-told = Ayuda al asalto; puede que compartan el botín.
battle-join-defence = Unirme a la defensa
battle-join-defence-told = Junto al defensor; el muro no te cubre.
battle-call-told = Más tropas de tu reino.
battle-send-home-told = Tropas que llegaron en una ronda anterior.
battle-withdraw-told = Todo tu ejército vuelve; si el ataque es tuyo, ha fracasado.
battle-withdraw-sure = ¿Retirarte?
battle-side-told = Al otro lado: { $side }
battle-flee-told = Tu diablo desaparece hasta el Cierre: sin tratos ni círculo. Tus tropas siguen.
battle-flee-sure = ¿Huir?
battle-surrender-told = Tu diablo es cautivo del atacante al instante. Tus tropas siguen.
battle-surrender-sure = ¿Rendirte?
battle-truce-told = Si ambos la alzan, no hay dados en esta ronda.
battle-truce-theirs = El otro ha alzado la bandera blanca.
battle-truce-both = Ambas banderas: sin dados en esta ronda.
battle-truce-on = Bandera alzada
battle-rear-told = { $name } está fuera: ataca su reino.
battle-turn-to = Volver contra
battle-market = Al mercado
battle-market-small = se comercia
battle-back = A la batalla
attack-turn-pass-small = podrás atacar más tarde
parley-pass-small = cuenta como pasar
conquest-take-small = tuya ya, la vieja se va
conquest-raze-small = de nadie
conquest-leave-small = se queda
share-hint = Pulsa una carta para dársela a otro.
why-troops = Elige tropas, o vuelve.
forecast-label = Pronóstico
forecast-attack = gana el ataque: { $n } %
forecast-hardly = gana el ataque: menos del 1 %
forecast-nearly = gana el ataque: más del 99 %
forecast-certain-won = el ataque ha ganado: nadie defiende
forecast-certain-failed = no hay ataque: nadie lo dirige
forecast-certain-ruin = ruina de ambos
forecast-how = librada { $n } veces tal como están
forecast-how-coming = con los elegidos, librada { $n } veces
forecast-how-certain = sin dados
forecast-about =
    Pronóstico:
    Librada { $n } veces en pensamiento con las tropas a la vista. Nadie llega ni se va, sin cartas de la mano. Error de 3 en 100.
hits-heading = Golpes por repartir
hits-now = Golpe de { $die }: pulsa quién lo recibe. Quedan: { $n }
hits-rest = el resto, por el orden usual
hits-all-placed = Tus golpes están repartidos.
hits-all-place = Todos tus golpes están puestos: pulsa Hecho.
hits-all-spread = Todos los golpes están repartidos: pulsa Hecho.
hits-all-aid = Deshacer quita el último. Con Hecho queda decidido.
hits-choosing = elige
hits-placed = listo
guide-battles-1 = El turno de ataque va pasando. Quien lo tiene ataca un reino o pasa.
guide-battles-2 = Puedes tratar en todo momento con cartas, promesas y juramentos: compra paz o ayuda.
guide-battles-3 = Cuando se ataca un reino, todo diablo libre puede unirse a cualquier lado.
guide-attack-turn-1 = Pulsa el rostro de un diablo para atacar su reino; si no se puede, dirá por qué.
guide-attack-turn-2 = Compara los poderes: la defensa tiene su fortaleza, y pueden llegar amigos a ambos lados.
guide-attack-turn-3 = O pasa. Podrás atacar cuando vuelva el turno.
guide-parley-1 = Has declarado un ataque. Ahora pueden ofrecerte algo por parar, o por seguir.
guide-parley-2 = Sigue, pulsa otro rostro para cambiar (una vez) o detén la marcha.
guide-beat-1 = Antes de seguir, cualquiera puede hablar. ¡Alto! te da la palabra: juega una carta o piénsalo.
guide-beat-2 = ¿Nada que decir? Pasa. Cuando todos hayan pasado, se sigue.
guide-floor-1 = Alguien dijo ¡Alto! Quien tiene la palabra puede jugar una carta; los demás esperan o dicen también ¡Alto!
guide-floor-2 = Mientras tanto las ofertas no corren.
guide-mulligan-1 = Son tus primeras cartas: huestes, fortalezas, rituales, artefactos. Apunta a una para leerla.
guide-mulligan-2 = Una fortaleza protege tu reino. Quien no tenga ninguna puede robar otras seis, una vez.
forecast-how-all = si vienen todos, librada { $n } veces
guide-conquest-1 = Decides sobre la fortaleza: tomarla, arrasarla o dejarla.

# Big words of moments
moment-devils = Los diablos del Infierno
moment-starter = Empieza: { $name }
moment-sealed = Sellado
moment-sealed-small = lo jurado obliga
moment-deal = Un trato
moment-breach = ¡Juramento roto!
moment-breach-small = { $name } se lo debía a { $to }
moment-stop = ¡Alto!
moment-stop-small = { $name } tiene algo que decir
moment-captive = Entre rejas
moment-free = ¡Libre!
moment-arrivals = En el círculo
moment-nobody = No acude nadie
moment-no-overlord = Aún sin señor supremo
moment-overlord = ¡{ $name }, señor supremo!
moment-overlord-vote = coronado por el círculo
moment-overlord-victory-points = por puntos de victoria
moment-overlord-round-limit = la última ronda ha acabado
moment-attack = ¡Un ataque!
moment-attack-off = No hay marcha
moment-march = La marcha
moment-rear = ¡Por la espalda!
moment-battle-round = Ronda { $n } de batalla
moment-fled = ¡Huye!
moment-surrender = Rendición
moment-withdrew = Se retira
moment-truce = Tregua: sin dados
moment-hits-shielded = Golpes a la ayuda: { $n }
moment-hits-revenge = Los colosos devuelven: { $n }
moment-downed = ¡Cae { $name }!
moment-over-won = Vence { $name }
moment-over-won-small = el ataque ha triunfado
moment-over-failed = { $name } resiste
moment-over-failed-small = el ataque ha fracasado
moment-over-ruin = Ruina mutua: también { $name }
moment-over-ruin-small = no gana nadie
moment-crumbles = ¡Se derrumba!
moment-stands = Resiste
moment-captured = Cautivo: { $name }
moment-plunder = Botín: { $n }
moment-conquest-take = Tomada
moment-conquest-raze = Arrasada
moment-conquest-leave = Queda en pie
moment-victory-attack = Victoria de ataque
moment-victory-defence = Victoria de defensa

# A hand that is shown
peek-heading = La mano de { $name }
hand-nothing = Vacía.


## Cards

card-fiends = Diablillos
    .text = Poder 2. En el despliegue puedes enviarlos a la Tierra a por almas. Con un 1 los atrapan y se destruyen.
    .flavour = Primero llaman a la puerta. Así lo demás tiene más gracia.
card-diabolic-fiends = Diablillos infernales
    .text = Poder 3. Pueden ir a la Tierra como los Diablillos, y allí nunca los atrapan.
    .flavour = La misma llamada, y mejor abogado.
card-dark-critters = Alimañas de la oscuridad
    .text = Poder 2. Si un ejército reúne alimañas de la oscuridad, de la noche y de la sombra, tiene 5 más de poder.
    .flavour = Algo bajo la escalera ha aprendido a contar hasta tres.
card-night-critters = Alimañas de la noche
    .text = Poder 2. Si un ejército reúne alimañas de la oscuridad, de la noche y de la sombra, tiene 5 más de poder.
    .flavour = Se reúnen cuando se apagan las lámparas.
card-shadow-critters = Alimañas de la sombra
    .text = Poder 2. Si un ejército reúne alimañas de la oscuridad, de la noche y de la sombra, tiene 5 más de poder.
    .flavour = Has traído una luz. Qué amable.
card-tormented-ones = Los atormentados
    .text = En un mismo ejército el primero tiene poder 1, el segundo 2, el tercero 3, y así.
    .flavour = A solas lloran. Juntos cantan.
card-warriors-of-darkness = Guerreros de las tinieblas
    .text = Poder 4. Si caen en batalla, su dueño gana 1 alma después de ella.
    .flavour = Sus contratos incluyen una cláusula sobre el después.
card-metal-beasts = Bestias de metal
    .text = Poder 4. Mientras ataquen sin recibir golpe, la fortaleza protege 1 menos (una vez por batalla, sean cuantas sean).
    .flavour = Las puertas son comida con bisagras.
card-juggernauts = Colosos
    .text = Poder 5. Reciben los primeros golpes. Al caer devuelven un golpe con el dado que los destruyó.
    .flavour = Cae hacia delante. Ese es todo el plan.
card-fallen-angels = Ángeles caídos
    .text = Poder 5. Pueden dirigir tu ejército en lugar de tu diablo.
    .flavour = Aún recuerdan cómo se marcha al paso.
card-leviathan = Leviatán
    .text = Poder 9. Solo recibe golpes tras tus demás huestes. Mientras esté en tu ejército atacante no puedes retirarte.
    .flavour = Le pidieron que saliera del mar. Se trajo el mar.
card-black-tower = Torre negra
    .text = Poder 4, protección 1. En cada Inicio ganas 1 alma; no cuenta para Maestro de almas.
    .flavour = La campana suena cada vez que una mentira prospera.
card-iron-fortress = Fortaleza de hierro
    .text = Poder 5, protección 2.
    .flavour = Sin ventanas. Nadie dentro quería vistas.
card-bone-citadel = Ciudadela de hueso
    .text = Poder 4, protección 1. Quien te saquee roba 1 carta menos.
    .flavour = Cada muro es alguien que discutió.
card-flame-keep = Torreón de llamas
    .text = Poder 4, protección 1. En el primer intercambio de cada ronda de batalla la defensa tira 1 dado más.
    .flavour = Aquí la acogida siempre es cálida.
card-high-palace = Alto palacio del Infierno
    .text = Poder 3, protección 1. Tu nominación pone 2 marcadores en vez de 1.
    .flavour = El trono está vacío. Las sillas de alrededor, no.
card-crown-of-lucifer = Corona de Lucifer
    .text = Tu diablo tiene 4 más de poder.
    .flavour = Le queda bien a cualquiera. Ese fue el problema.
card-quill-of-pacts = Pluma de los pactos
    .text = Un canje con los Poderes Desconocidos te da 8 cartas en vez de 6.
    .flavour = Escribe del color que sangres.
card-mirror-of-lies = Espejo de las mentiras
    .text = Una vez por ronda, en cualquier fase de especiales, mira una mano ajena.
    .flavour = Muestra exactamente lo que dirían.
card-brazen-shield = Escudo de bronce
    .text = Una vez por ronda, si tu diablo recibe un golpe, ese golpe se pierde.
    .flavour = Lleva la cara de otro.
card-wings-of-night = Alas de la noche
    .text = Tu diablo defensor puede huir en cualquier ronda de batalla sin carta.
    .flavour = La dignidad es para quien se queda.
card-ring-of-chains = Anillo de cadenas
    .text = Puedes guardar cautivos sin fortaleza.
    .flavour = Un dedo. Muchas muñecas.
card-horn-of-war = Cuerno de guerra
    .text = Una vez por ronda, antes de los dados de una ronda en que luchas: tu bando tira 1 dado más en cada intercambio.
    .flavour = La segunda nota siempre es un grito.
card-book-of-names = Libro de los nombres
    .text = Si tu ritual se fuera a descartar sin completar, devuélvelo a tu mano.
    .flavour = El tuyo está. Página nueve.
card-soul-cage = Jaula de almas
    .text = Si ganas algún alma de la Tierra en el Inicio, gana 1 más; no cuenta para Maestro de almas.
    .flavour = Dejan de hacer ruido tras el primer siglo.
card-banner-of-dread = Estandarte del espanto
    .text = Cuentas 4 más de poder para el diablo más poderoso, y el Chaquetero no puede quitarte huestes.
    .flavour = No hay viento en el Infierno, y aun así se mueve.
card-bury = Sepultar
    .text = Elige otro reino. Destruye allí hasta 3 objetivos: cada uno, una hueste o hasta 3 almas. Coste: 2 almas.
    .flavour = La tierra tenía hambre de todos modos.
card-summon-host = Convocar la hueste
    .text = Roba 4 cartas de recurso (rige el límite de cartas). Coste: 2 almas.
    .flavour = Toca la campana. Apártate bien.
card-raise-the-fallen = Alzar a los caídos
    .text = Elige hasta 2 ejércitos del descarte y despliégalos en tu reino. Coste: 1 alma.
    .flavour = Muertos dos veces, pagados una.
card-soul-harvest = Cosecha de almas
    .text = Toma hasta 4 almas de otro reino.
    .flavour = ¿Qué es la cripta del vecino sino un campo maduro?
card-open-the-vault = Abrir la bóveda
    .text = Mira una mano ajena y toma 2 cartas de recurso a tu elección. Coste: 1 alma.
    .flavour = La cerradura se disculpó y se hizo a un lado.
card-chaos-catalysm = Cataclismo del caos
    .text = Destruye una cosa ajena en el Infierno. Su dueño hace lo mismo a alguien aún no golpeado, y así. Coste: 3 almas.
    .flavour = Todos coincidieron en que la culpa era de otro.
card-shatter-walls = Quebrar las murallas
    .text = Destruye una fortaleza de otro reino. Sus cautivos quedan libres. Coste: 2 almas.
    .flavour = Empezó como un zumbido en la argamasa.
card-chains-of-dis = Cadenas de Dis
    .text = Necesitas una fortaleza. Un diablo en su casa, en el Infierno, pasa a ser tu cautivo. Coste: 5 almas.
    .flavour = Forjadas para dioses. Ajustables.
card-slip-away = Escabullirse
    .text = Tu diablo deja su batalla y queda huido hasta el fin de la ronda, en cualquier ronda de batalla.
    .flavour = Salió por la puerta que decía Solo entrada.
card-jailbreak = Fuga
    .text = Tu diablo cautivo queda libre y está en casa, en el Infierno.
    .flavour = Al guardia le pagaron muy bien, una vez.
card-turncoat = Chaquetero
    .text = Luchas en esta batalla: toma una hueste enemiga de ella. Lucha por ti y se queda contigo.
    .flavour = La lealtad es cuestión de volumen.
card-ambush = Emboscada
    .text = Luchas en esta batalla: tu bando tira 1 dado más en cada intercambio de esta ronda de batalla.
    .flavour = Las rocas llevaban demasiado tiempo calladas.
card-false-alarm = Falsa alarma
    .text = Un ataque declarado se suspende antes de empezar. No cuenta como ataque a ese reino.
    .flavour = Puerta equivocada, hora equivocada, guerra equivocada.
card-forced-march = Marcha forzada
    .text = Despliega hasta 3 ejércitos de tu mano, en casa o directamente en tu ejército de esta batalla.
    .flavour = Nadie preguntó a sus pies.
card-pickpocket = Carterista
    .text = Toma 1 carta de recurso al azar de otra mano.
    .flavour = El Infierno tiene bolsillos. El Infierno tiene dedos.
card-disrupt = Desbaratar el ritual
    .text = Descarta un ritual desplegado que no se esté realizando.
    .flavour = Estornudó. En el séptimo círculo. Adrede.
card-sabotage = Sabotaje
    .text = Una fortaleza tiene protección 0 hasta el final de la ronda.
    .flavour = Alguien vendió las bisagras.
card-summons = Citación infernal
    .text = Un diablo en la Tierra, de cualquiera, está al momento en casa, en el Infierno.
    .flavour = Se requiere su presencia. También su columna.
card-writ-of-fealty = Carta de vasallaje
    .text = Cada diablo con una promesa propia en la mano da una al siguiente como él a su izquierda.
    .flavour = Firme aquí, aquí y en el margen de su alma.
card-scandal = Escándalo
    .text = Quita 1 marcador de nominación a un nominado.
    .flavour = Lo vieron ser amable. Hubo testigos.
card-acclaim = Aclamación
    .text = Añade 1 marcador de nominación a un nominado.
    .flavour = Mil gargantas, a buen precio.

## Devils

devil-asmodeus = Asmodeo
    .text = Poder 7. Una vez por ronda, en el despliegue, nombra a un diablo libre en el Infierno: te da una carta a su elección.
    .flavour = El nombre más antiguo de la puerta, y el más pesado.
devil-baalzebub = Belcebú
    .text = Poder 5. Puede anular sin castigo una promesa suya; no otra hasta su segundo Inicio. Su reino tiene 1 más de protección (1 sin fortaleza).
    .flavour = Cada palabra era cierta cuando la dijo.
devil-belial = Belial
    .text = Poder 5. Tras una batalla en la que luchó: 1 alma por cada 2 huestes destruidas allí (hacia arriba, máximo 3).
    .flavour = Guarda los gritos en tarros, por tonalidad.
devil-dispater = Dispáter
    .text = Poder 5. Su fortaleza protege 1 más y nunca se derrumba tras la batalla. Sus cautivos no escapan con carta de fortaleza.
    .flavour = Mide dos veces. Encierra una.
devil-geryon = Gerión
    .text = Poder 6. Si es el atacante original, su bando tira 1 dado más en el primer intercambio de cada ronda de batalla.
    .flavour = Él no parlamenta. Él llega.
devil-glasya = Glasya
    .text = Poder 5. Puede tener dos rituales a la vez, y cada uno le cuesta 1 alma menos.
    .flavour = Dos velas. Una eres tú.
devil-mammon = Mammón
    .text = Poder 5. Roba 1 carta más en el Inicio. Si lo saquean o lo capturan en batalla, roba 2 cartas después.
    .flavour = Lo contó. Volverá a contarlo.
devil-mephistopheles = Mefistófeles
    .text = Poder 5. Su propia tirada en la Tierra cuenta 1 más (máximo 6). En cada Inicio puede repetir un 1 de sus diablillos.
    .flavour = Firmaste antes de que acabara de sonreír.

## Promise cards

promise-card-asmodeus = Promesa de Asmodeo
    .text = Si Asmodeo llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-baalzebub = Promesa de Belcebú
    .text = Si Belcebú llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-belial = Promesa de Belial
    .text = Si Belial llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-dispater = Promesa de Dispáter
    .text = Si Dispáter llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-geryon = Promesa de Gerión
    .text = Si Gerión llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-glasya = Promesa de Glasya
    .text = Si Glasya llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-mammon = Promesa de Mammón
    .text = Si Mammón llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-mephistopheles = Promesa de Mefistófeles
    .text = Si Mefistófeles llega a señor supremo, da puntos a quien la tenga (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.

## Status cards

status-master-of-souls = Maestro de almas
    .text = Se gana: 2 almas más de la Tierra esta ronda que nadie, y al menos 5. Se conserva: nadie reunió más y tú reuniste al menos 5.
    .flavour = Contadas dos veces, y aún quiere más.
status-mightiest-devil = El diablo más poderoso
    .text = Se gana: 3 más de poder que nadie, y al menos 25. Se conserva: nadie tiene más poder y tú tienes al menos 25.
    .flavour = Se inclinan desde bastante lejos.
status-most-victorious-devil = El diablo más victorioso
    .text = Se gana: más victorias de ataque esta ronda. Se conserva: nadie tiene tantas, o los empatados contigo tienen menos victorias de defensa.
    .flavour = Pregunta a las ruinas. Ellas recuerdan.

## Phases

phase-init = Inicio
phase-tabling = Despliegue
phase-battles = Batallas
phase-rituals = Rituales
phase-victory = Puntos de victoria
phase-council = Consejo
phase-ring = Círculo de decisión
phase-finishing = Cierre

## States of a devil

devil-state-in-hell = En el Infierno
devil-state-on-earth = En la Tierra
devil-state-captive = Cautivo
devil-state-fled = Huido
devil-state-downed = Derribado
devil-state-wounded = Lamiéndose las heridas

word-seats-all = todos
word-any-seat-anyone = cualquiera
word-battle-role-attack = en su ataque
word-battle-role-defence = en su defensa
word-earth-kind-devil = diablo
word-earth-kind-fiends = diablillos
word-earth-kind-both = diablo y diablillos
word-call-kind-attack = ataque
word-call-kind-ritual = ritual { $ritual }
word-card-kind-army = un ejército
word-card-kind-fortress = una fortaleza
word-card-kind-artifact = un artefacto
word-card-kind-ritual = un ritual
word-card-kind-special = un especial
word-flag-if-attend = , si acudo al círculo

## Strengths

strength-firm = { "" }
    .short = { "" }
strength-asap = , en cuanto pueda
    .short = , en cuanto pueda
strength-if-able = , si puedo
    .short = , si puede


## Sentences of promises

sentence-no-attack = No atacaré a { $target } hasta el final de la ronda { $until }
    .short = Sin atacar a { $target } · hasta R{ $until }
sentence-no-fight-against = No lucharé contra { $target } hasta el final de la ronda { $until }
    .short = Sin luchar contra { $target } · hasta R{ $until }
sentence-no-ritual = Mis rituales no tocarán a { $target } hasta el final de la ronda { $until }
    .short = Sin rituales sobre { $target } · hasta R{ $until }
sentence-no-special = No jugaré especiales ni poderes contra { $target } hasta el final de la ronda { $until }
    .short = Sin especiales contra { $target } · hasta R{ $until }
sentence-no-vote = No votaré por { $candidate } hasta el final de la ronda { $until }
    .short = Sin voto a { $candidate } · hasta R{ $until }
sentence-no-nominate = No nominaré a { $candidate } hasta el final de la ronda { $until }
    .short = Sin nominar a { $candidate } · hasta R{ $until }
sentence-no-earth = No enviaré a la Tierra en la ronda { $round }: { $who }
    .short = No a la Tierra · R{ $round }: { $who }
sentence-no-ring = No acudiré al círculo de decisión de la ronda { $round }
    .short = Fuera del círculo · R{ $round }
sentence-no-flee = No huiré en la ronda { $round }
    .short = Sin huir · R{ $round }
sentence-no-trade = No comerciaré con { $seat } hasta el final de la ronda { $until }
    .short = Sin comerciar con { $seat } · hasta R{ $until }
sentence-vote = Votaré por { $candidate } en la ronda { $round }{ $if_attend }
    .short = Voto a { $candidate } · R{ $round }{ $if_attend }
sentence-nominate = Nominaré a { $candidate } en la ronda { $round }{ $if_attend }
    .short = Nominar a { $candidate } · R{ $round }{ $if_attend }
sentence-attend = Acudiré al círculo de decisión de la ronda { $round }
    .short = Acudir al círculo · R{ $round }
sentence-give = Daré a { $to }: { $bundle }, { $due }
    .short = Dar a { $to }: { $bundle }, { $due }
sentence-return-loan = Devolveré a { $to }: { $cards }, { $due }
    .short = Devolver a { $to }: { $cards }, { $due }
sentence-join = Me uniré a { $ally } { $role } en la ronda { $round } con al menos { $power } de poder
    .short = Unirse a { $ally } { $role } · R{ $round }, poder { $power }
sentence-attack = Atacaré a { $target } en la ronda { $round }
    .short = Atacar a { $target } · R{ $round }
sentence-withdraw = Me retiraré de esta batalla
    .short = Retirarse de esta batalla
sentence-call-off = Cancelaré: { $what }
    .short = Cancelar: { $what }
sentence-release = Liberaré a { $captive }, { $due }
    .short = Liberar a { $captive }, { $due }
sentence-allow-trade = { $captive } puede comerciar hasta el final de la ronda { $until } con: { $seats }
    .short = { $captive } puede comerciar · hasta R{ $until }: { $seats }
sentence-show-hand = Mostraré mi mano a { $to }, { $due }
    .short = Enseñar la mano a { $to }, { $due }
sentence-cast = Completaré { $ritual } sobre { $target } en la ronda { $round }
    .short = Completar { $ritual } sobre { $target } · R{ $round }

## Conditions

condition-if-overlord = Si { $seat } llega a señor supremo a más tardar en la ronda { $round }
    .short = Si { $seat } es señor supremo · hasta R{ $round }
condition-if-not-overlord = Si { $seat } no llega a señor supremo en la ronda { $round }
    .short = Si { $seat } no es señor supremo · R{ $round }
condition-if-battle-won = Si { $seat } gana un ataque en la ronda { $round }
    .short = Si { $seat } gana un ataque · R{ $round }
condition-if-captured = Si { $by } captura a { $devil } a más tardar en la ronda { $round }
    .short = Si { $by } captura a { $devil } · hasta R{ $round }
condition-if-drawn = Si robo { $kind } a más tardar en la ronda { $round }
    .short = Si roba { $kind } · hasta R{ $round }
condition-if-in-ring = Si { $seat } acude al círculo de la ronda { $round }
    .short = Si { $seat } acude al círculo · R{ $round }
condition-if-attacked = Si { $seat } es atacado en la ronda { $round }
    .short = Si atacan a { $seat } · R{ $round }

## When a promise falls due

due-now = ahora mismo
    .short = ya
due-asap = en cuanto pueda
    .short = en cuanto pueda
due-draw = tras el robo de la ronda { $round }
    .short = tras el robo · R{ $round }
due-tabling-end = al final del despliegue de la ronda { $round }
    .short = fin del despliegue · R{ $round }
due-battle-end = tras esta batalla
    .short = tras esta batalla
due-council = en el consejo de la ronda { $round }
    .short = consejo · R{ $round }
due-finishing = en el cierre de la ronda { $round }
    .short = cierre · R{ $round }
due-settlement = cuando haya señor supremo
    .short = con señor supremo

## What changes hands

bundle-hand-card =
    .one = { $card }
    .unread = 1 carta
bundle-any-cards =
    .one = 1 carta cualquiera
    .many = { $n } cartas cualesquiera
bundle-random-cards =
    .one = 1 carta al azar
    .many = { $n } cartas al azar
bundle-drawn-card =
    .one = la carta robada
bundle-promise-card =
    .one = { $promise }
    .many = { $promise } × { $n }
bundle-souls =
    .one = 1 alma
    .many = { $n } almas
    .all = todas las almas
bundle-tabled =
    .one = { $card } (en la mesa)
    .unread = una carta desplegada
bundle-fortress =
    .with = la fortaleza con sus cautivos
    .keep = la fortaleza sin sus cautivos
bundle-captive =
    .hand-over = el cautivo { $seat }
    .free = la libertad de { $seat }
bundle-hand-view =
    .one = ver la mano
bundle-trade-leave =
    .one = permiso para comerciar
bundle-promise-release =
    .one = liberación de una promesa
    .named = liberación de: { $promise }

## Lobby options

option-victory-goal = Meta de victoria
    .about = Con tantos puntos de victoria un diablo toma el trono, piense lo que piense el círculo.
    .value-0 = 10; con 3 jugadores 8
    .every = { $n } puntos
option-round-limit = Última ronda
    .about = Si el círculo de esta ronda no corona a nadie, el trono es para quien tenga más puntos de victoria.
    .value-0 = Sin límite
    .every = Ronda { $n }
option-short-game = Partida corta
    .about = Alrededor de una hora: meta 6, última ronda 8 y marcador extra del popular desde 4 puntos.
option-pace = Ritmo
    .about = Cuánto pueden durar las fases, los altos y las decisiones.
    .value-normal = Normal
    .value-relaxed = Relajado
    .value-quick = Rápido
    .value-untimed = Sin límite de tiempo
option-devil-choice = Diablos
    .about = Con 3 o 4 jugadores cada cual elige uno de dos; con más, los diablos se reparten.
    .value-deal-two-pick-one = Elegir uno de dos
    .value-random = Repartidos
option-private-deals = Tratos privados
    .about = Si dos diablos pueden regatear y jurar sin que los demás lo oigan.
option-forecast = Pronóstico de batalla
    .about = Mostrar cómo acabará probablemente una batalla y qué poder impreso mueve una oferta.
option-banter = Charla
    .about = Charla libre en la mesa. No obliga a nadie.

## Lesson

lesson-throne = Un trono vacío
    .text = Lucifer se ha ido. Eres un diablo: alza ejércitos, recoge almas, roba a tus vecinos y, sobre todo, regatea. La partida acaba cuando se corona a un diablo. Pero cada carta de promesa del coronado vale 2 puntos en manos ajenas: puedes ganar sin corona.
lesson-devil = ¿Qué diablo eres?
    .text = Te han tocado dos. Señala cada uno para leer su poder: será tuyo toda la partida. Pulsa el que te quedas y confirma.
lesson-hand = Tus seis primeras cartas
    .text = Los ejércitos luchan, una fortaleza guarda tu reino y a los cautivos, los artefactos y rituales tuercen las reglas, las especiales sorprenden. Sin fortaleza puedes cambiar toda la mano, una vez.
lesson-tabling = Despliegue
    .text = Todos actúan a la vez, a su ritmo. Pulsa una carta de tu mano para ponerla: ejércitos, una fortaleza, artefactos. Envía diablillos o a tu diablo a la Tierra a por almas; lo que está en la Tierra no defiende tu casa.
lesson-market = El mercado
    .text = Aquí todo se vende: cartas, almas, ejércitos, hasta promesas. Elige a alguien, pon en un platillo lo que das y en el otro lo que quieres, añade promesas si te apetece y ofrécelo. Los demás te ofrecen tratos igual: léelos, acéptalos o pide más.
lesson-binding = Una promesa obliga
    .text = Lo jurado está en el libro con un sello rojo, y la mesa se encarga: se rechaza el acto que la rompería, y lo que debes vence solo. Lo que solo se dice en el chat no obliga a nadie.
lesson-stop = Paso, o ¡alto!
    .text = En momentos delicados se pregunta a todos, tengan lo que tengan. Pasa y se sigue; di ¡alto! y tienes la palabra para jugar una carta. Así nadie sabe por tu silencio qué tienes.
lesson-attack = Guerra
    .text = En tu turno de ataque puedes marchar contra un reino, una vez por ronda contra cada uno. Compara la fuerza de los reinos. Quien gana saquea cartas, y un diablo caído queda cautivo. También puedes pasar, y cobrar por ello.
lesson-battle = Antes de los dados
    .text = Van y vienen ejércitos, se compran amigos. La escala de arriba muestra qué da a cada bando su fuerza: más intercambios, más dados. Elige a quién traes y di cuándo estás listo.
lesson-council = Los votos se venden
    .text = Luego viene el círculo: se corona a un nominado si se le oponen menos de los presentes que marcas tiene. Es el momento de comprar votos, o de vender el tuyo por cartas de promesa de quien pueda ganar.
lesson-ring = El círculo de decisión
    .text = Ven y tu voto cuenta; quien viene y no nombra a nadie se opone. Luego cada cual propone a un diablo para el próximo círculo. Si se corona a alguien, las cartas de promesa deciden quién ha ganado.

## Rulebook

rulebook-goal = El objetivo
    .text =
        Lucifer se ha ido y el Infierno necesita un nuevo señor supremo. Eres un diablo: alzas ejércitos, recoges almas, robas a tus vecinos y, sobre todo, regateas.
        La partida acaba cuando un diablo llega a <b>señor supremo</b>, por los votos de los demás o por puntos de victoria. Entonces todos cuentan sus puntos y gana quien tenga más. El señor supremo recibe 4 extra, pero cada una de sus <b>cartas de promesa</b> en otra mano vale allí 2. Así, quien tenga sus promesas puede ganar sin corona.
        Un diablo cumple todas sus promesas. De eso se encarga la propia mesa.
rulebook-start = El comienzo
    .text =
        Con 3 o 4 jugadores eliges uno de dos diablos; con más, te toca uno. Su poder está impreso y dura toda la partida. Recibes sus 6 cartas de promesa y robas 6 cartas de recurso.
        Quien <b>no tenga fortaleza</b> en esa mano puede cambiar las 6 cartas, una vez.
rulebook-round = Una ronda
    .text =
        Ocho fases, una y otra vez: <b>Inicio</b> (roba 2 cartas, los dados de la Tierra), <b>Despliegue</b>, <b>Batallas</b>, <b>Rituales</b>, <b>Puntos de victoria</b>, <b>Consejo</b>, el <b>círculo de decisión</b> y <b>Cierre</b>.
        En las fases abiertas todos actúan a la vez. Pulsa Listo cuando no te quede nada que hacer; aún puedes responder ofertas. Cuando todos están listos se abre un último momento para un ¡alto! y la fase termina.
        Al robar no puedes pasar de <b>21 cartas</b> en total: diablo, cartas de rango y de promesa, mano y desplegadas. Las almas no cuentan.
rulebook-cards = Los cinco tipos de cartas
    .text =
        Los <b>ejércitos</b> se despliegan, luchan y se quedan hasta ser destruidos. Las <b>fortalezas</b> protegen tu reino y guardan cautivos; tienes una como mucho. Los <b>artefactos</b> viajan con tu diablo. Los <b>rituales</b> se empiezan en el Despliegue y se completan en Rituales, con almas. Los <b>especiales</b> se juegan de la mano, en los momentos impresos.
        Una carta de fortaleza en la mano tiene 3 usos contra una fortaleza igual: abrirla al atacarla, escabullirse de ella en batalla y escapar de ella como cautivo.
rulebook-tabling = Despliegue
    .text =
        Despliega ejércitos, una fortaleza y artefactos, cuantos quieras. Empieza un ritual. Envía a la Tierra diablillos, o a tu propio diablo. Comercia.
        Una vez por ronda puedes dar una carta de promesa, de cualquier diablo, a los <b>Poderes Desconocidos</b> y robar 6 cartas al momento. La carta se va para siempre y nadie ve de quién era.
        Lo que guardas en la mano está a salvo de los ejércitos, pero tampoco lucha.
rulebook-earth = Almas de la Tierra
    .text =
        En el siguiente Inicio todo lo que está en la Tierra tira un dado. <b>Diablillos</b>: 1 atrapado y destruido, 2 nada, 3 o 4 un alma, 5 o 6 dos almas. <b>Diablillos infernales</b>, lo mismo, pero nunca los atrapan. <b>Un diablo</b>: 1 nada, 2 o 3 una, 4 o 5 dos, 6 tres; puede repetir una vez.
        Un diablo en la Tierra no lucha, no lanza rituales ni acude al círculo. A los diablillos de la Tierra no se les puede dañar, pero no te defienden.
        <b>2 almas</b> cuentan como 1 de poder, y con ellas se pagan los rituales.
rulebook-trade = El comercio
    .text =
        Una oferta tiene dos platillos. Pon en ellos cartas, promesas, almas, ejércitos, fortalezas, cautivos, un vistazo a una mano y promesas de ambos lados. El otro acepta, hace contraoferta o rechaza. Lo cerrado se mueve al momento y no se deshace.
        Las <b>cartas de mano y de promesa</b> se cambian en toda fase abierta; <b>lo desplegado y las almas</b>, solo en Despliegue y Cierre; los <b>cautivos</b> nunca cambian de manos en las Batallas, pero allí se les puede liberar.
        Una oferta puede ser pública o conocida solo por los dos. Lo que se dice en la charla no obliga a nadie.
rulebook-promises = Promesas que obligan
    .text =
        Una promesa es una sola frase que se compone con clics: qué, a quién, hasta cuándo y quizá con una condición. Sellada, obliga. <b>El acto que la rompería se rechaza</b>, y lo que prometiste hacer se te pide a su hora, y se hace por ti si callas.
        No puedes jurar lo que no puedes cumplir. <b>En firme</b>: lo tienes ahora. <b>En cuanto pueda</b>: sigue abierta hasta cumplirse. <b>Si puedo</b>: lo que falte caduca, y tu mano puede mostrarse como prueba.
        Si otros te lo impiden, un regalo en firme puede aun así <b>romperse</b>: cuesta 1 punto de victoria. Si no se nombra un final, la promesa dura esta ronda.
rulebook-attack = Atacar
    .text =
        El turno de ataque da la vuelta desde quien inicia. En el tuyo, nombra un reino o pasa; puedes atacar cada reino una vez por ronda. Cuando todos pasan seguidos, acaban las Batallas.
        Tras una declaración se <b>parlamenta</b>: todos pueden comerciar, y tú puedes seguir, cambiar de objetivo una vez o detenerte. Después ya no hay vuelta atrás.
        Fuera de casa un ejército necesita un líder: tu diablo o los Ángeles caídos. El ritual de un diablo que sale se aplaza.
rulebook-organisation = Antes de los dados
    .text =
        El atacante elige su ejército. Cualquier otro diablo libre puede <b>unirse a un bando</b> con lo que quiera de su casa. El defensor puede <b>huir</b> (en la primera ronda de batalla sin carta), <b>rendirse</b> o luchar. Los aliados pueden cambiar de bando e irse a casa. El mercado está abierto.
        Un diablo que queda fuera puede golpear un reino cuyo diablo está ausente: un <b>ataque por la retaguardia</b>.
        Si los dos principales alzan la bandera blanca, en esta ronda de batalla no se tira. Cuando todos están listos, se fijan los bandos.
rulebook-dice = Los dados
    .text =
        El poder de un bando son sus diablos, sus huestes, la mitad de sus almas y, para la defensa, la fortaleza. Hay <b>2 intercambios</b>, y 2 más por cada bando con 25 de poder, o 4 más con 50.
        Cada bando tira 1 dado; 2 con el doble de poder que el enemigo, 3 con el triple. Quien acaba de recibir un golpe tira 2 más. Se comparan los mejores dados y <b>el menor recibe el golpe</b>; el empate es para el más poderoso.
        La <b>protección</b> se resta del dado del ataque cuando la defensa fuera a recibir un golpe. Ejemplo: 74 contra 34 son 2 + 4 + 2 = 8 intercambios, 2 dados contra 1.
rulebook-hits = Quién cae
    .text =
        Por cada golpe eliges quién lo recibe: una hueste se destruye, un grupo de almas pierde tantas como marque el dado, la fortaleza queda volcada en esta batalla, un diablo es <b>derribado</b>. Los dos bandos eligen en secreto.
        Los <b>Colosos</b> reciben los primeros golpes y lo devuelven al caer. <b>Leviatán</b> recibe golpes el último.
        Si un bando reúne a varios, su principal reparte los golpes por igual.
rulebook-aftermath = Tras la batalla
    .text =
        El ataque vence cuando en la defensa no queda nadie sin golpe. Entonces todo diablo derribado, amigo o enemigo, es <b>cautivo</b> del atacante; se <b>saquean</b> 3 cartas al azar de la mano del reino, 5 si ese diablo tiene más de 21; y la fortaleza se puede <b>tomar, arrasar o dejar</b>.
        Si el ataque fracasa, los diablos derribados son cautivos del defensor. Si los dos principales caen a la vez, nadie gana.
        Un ataque ganado con saqueo o captura es una <b>victoria de ataque</b>; uno rechazado con bajas, una <b>victoria de defensa</b>.
rulebook-captives = Cautivos
    .text =
        Un cautivo está en la fortaleza de su captor. No lucha, no lanza rituales, no va a la Tierra ni acude al círculo, pero su jugador roba, despliega ejércitos y comercia con el captor; con otros, solo con su permiso.
        Queda libre si el captor quiere, con Fuga, con una carta de fortaleza igual en el Despliegue, o cuando alguien toma la fortaleza. <b>Dos cautivos mutuos se canjean al momento.</b>
        Sin fortaleza (o Anillo de cadenas) nadie puede guardar cautivos.
rulebook-rituals = Rituales
    .text =
        Un ritual está boca arriba ante ti desde el Despliegue: todos ven lo que viene y pueden pagarte para que no lo hagas. En Rituales, desde quien inicia, cada cual lo completa, lo cancela o lo <b>aplaza</b> a la próxima ronda.
        Primero se anuncia que se completa: es el último momento para desbaratarlo. Luego se pagan las almas y se elige el objetivo, y ya nadie puede decir nada.
        Un diablo que huye, se rinde o recibe un golpe pierde su ritual.
rulebook-stop = ¡Alto!
    .text =
        En momentos delicados se pregunta a todos, tengan lo que tengan: <b>pasar o ¡alto!</b> Así nadie puede saber quién tiene una carta. El primero en decir ¡alto! tiene la palabra y todo se detiene.
        Con la palabra juegas un especial, artefacto o poder, o cedes. Ceder es un <b>alto en vano</b>: 3 por ronda, así que puedes farolear.
        Después de jugarse algo se abre otro momento para todos.
rulebook-status = Puntos de victoria
    .text =
        Cada carta de rango que tengas da 1 punto de victoria por ronda. <b>Maestro de almas</b>: al menos 5 almas de la Tierra esta ronda, y 2 más que nadie. <b>El diablo más poderoso</b>: al menos 25 de poder en casa, y 3 más que nadie. <b>El diablo más victorioso</b>: más victorias de ataque.
        Un rango es inestable al principio y estable cuando lo conservas. El estable aguanta una mala ronda.
        Los puntos de victoria se quedan. Solo los quita una promesa rota.
rulebook-council = El consejo
    .text =
        La última charla antes del círculo. Aquí se compran votos, casi siempre con <b>cartas de promesa</b>: no te cuestan nada si no te coronan, y si te coronan son justo lo que hace ganar a tus votantes.
        Frases útiles: “Votaré por Belial en esta ronda, si acudo al círculo”, “Si Belial llega a señor supremo, te daré 2 cartas”.
        Cuenta antes de vender: ¿cuántos oponentes más aguanta el nominado?
rulebook-ring = El círculo de decisión
    .text =
        Cada diablo en el Infierno acude o se queda en casa, en secreto. Luego los que acuden votan por turno a un nominado o a nadie. Un nominado es coronado si acudieron al menos 2 diablos, alguien votó por él y <b>se le oponen menos diablos que marcadores tiene</b>. Quien acudió y no lo nombró se le opone, incluso él mismo.
        Ejemplo: 3 marcadores y 4 diablos en el círculo; 2 votan por él, 2 no: es coronado.
        Si no se corona a nadie, toma el trono el diablo con puntos de victoria suficientes. Si no, todos los que acudieron nominan para el próximo círculo: cada nominación es un marcador, y desde 6 puntos de victoria el popular recibe uno más.
rulebook-finishing = El cierre
    .text =
        Los diablos huidos y heridos ya están en casa. Lo desplegado se puede cambiar otra vez, y se pagan las deudas que vencen ahora.
        Descarta lo que no necesites: con <b>21 cartas</b> no robas nada en la próxima ronda, y a quien tenga más le saquean 5 cartas en vez de 3.
rulebook-end = El ajuste de cuentas
    .text =
        Ya hay señor supremo. Primero se paga todo lo prometido para este momento. Luego, los puntos: 1 por cada punto de victoria, <b>4</b> por ser señor supremo, <b>2</b> por cada carta de promesa del señor supremo en tu mano; en la suya propia, solo 1.
        Ejemplo: el señor supremo tiene 7 puntos y 2 de sus cartas: 7 + 4 + 2 = 13. Un rival con 8 puntos y 3 cartas del señor supremo tiene 8 + 6 = 14, y gana.
