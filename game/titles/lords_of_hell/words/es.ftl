title-tagline = Política infernal
title-about =
    Lucifer se ha ido. Alza ejércitos, recoge almas en la Tierra, saquea a tus vecinos.
    Comercia con todo y jura promesas que nadie puede romper.
    Se corona a un diablo. Quien tenga sus cartas de promesa puede ganarle.

## What the rules say

# Asks. {name} who is asked, {people} how many they are; {round} the round; {die} what the die shows; {piece} what rolled; {card}
# a card; {of}, {to}, {realm} devils; {n} how many. `.first` is the longer wording for a newcomer, `.stakes` what is at stake,
# `.timeout` what happens when time runs out.
ask-pick-devil = ¿Qué diablo eres? El otro deja la partida.
    .first = Cada cual se queda en secreto con uno de dos diablos. Su poder es tuyo toda la partida y tus seis cartas de promesa llevan su nombre.
    .waiting = { $name } { $people ->
        [one] elige
       *[other] eligen
    } diablo.
    .stakes = Todos se muestran a la vez.
    .timeout = Si se acaba el tiempo, te toca el primero.
ask-mulligan = ¿Te quedas con estas seis cartas?
    .none = No tienes fortaleza. ¿Te quedas con las seis o robas otras?
    .first = Si no tienes fortaleza, puedes cambiar toda la mano una vez. Las huestes luchan. La fortaleza protege tu reino y guarda cautivos.
    .waiting = { $name } { $people ->
        [one] mira
       *[other] miran
    } las primeras cartas.
    .stakes = Los demás ven quién cambia, nunca quién habría podido.
    .timeout = Si se acaba el tiempo, te quedas una mano con dos huestes y cambias cualquier otra.
ask-earth-dice = ¿Cuál de los tuyos tira ahora en la Tierra?
    .first = Todo lo tuyo en la Tierra tira un dado, en tu orden, y trae almas. A los diablillos los atrapan con un 1.
    .waiting = { $name } recoge almas en la Tierra.
    .stakes = Luego todo vuelve a casa.
    .timeout = Si se acaba el tiempo, tiran primero los diablillos y tu diablo al final.
ask-earth-reroll = ¿Repetir la tirada de { $piece }, un { $die }?
    .first = Puedes repetir este dado una vez. Entonces cuenta la segunda tirada, mejor o peor.
    .waiting = { $name } piensa si repetir un { $die }.
    .stakes = Cuenta la segunda tirada.
    .timeout = Si se acaba el tiempo, una mala tirada se repite.
ask-tabling = Ronda { $round }, despliegue. Despliega, ve a la Tierra, comercia.
    .ready = Ya está. Si actúas otra vez, se anula.
    .first = Despliega huestes, fortaleza y artefactos, manda diablillos a por almas, promete y comercia. Actuáis todos a la vez.
    .waiting = { $name } aún { $people ->
        [one] despliega
       *[other] despliegan
    }.
    .stakes = Lo que está fuera no defiende. { $timed ->
        [yes] Cuando estéis listos o se acabe el tiempo, empiezan las batallas.
       *[no] Cuando estéis listos, empiezan las batallas.
    }
ask-rituals = Ronda { $round }, rituales. Última charla antes de lanzarlos.
    .ready = Ya está. Si actúas otra vez, se anula.
    .first = Pronto se podrá completar cada ritual en pie. Antes se puede desbaratar, cancelar o pagar para que no ocurra.
    .waiting = { $name } aún { $people ->
        [one] habla
       *[other] hablan
    }.
    .stakes = { $timed ->
        [yes] Cuando estéis listos o se acabe el tiempo, se lanzan los rituales.
       *[no] Cuando estéis listos, se lanzan los rituales.
    }
ask-council = Ronda { $round }, consejo. Comercia con cartas, votos y promesas.
    .ready = Ya está. Si actúas otra vez, se anula.
    .first = Luego viene el círculo de decisión y aquí se compran votos. Paga con cartas de promesa, que solo cuentan si coronan a su firmante.
    .waiting = { $name } aún { $people ->
        [one] negocia
       *[other] negocian
    }.
    .stakes = { $timed ->
        [yes] Cuando estéis listos o se acabe el tiempo, se reúne el círculo y acaba la charla.
       *[no] Cuando estéis listos, se reúne el círculo y acaba la charla.
    }
ask-finishing = Ronda { $round }, cierre. Últimos tratos y descartes.
    .ready = Ya está. Si actúas otra vez, se anula.
    .first = Los diablos huidos y heridos ya están en casa. Se roba hasta 21 cartas en total: con la mesa llena no robas nada.
    .waiting = { $name } aún no { $people ->
        [one] cierra
       *[other] cierran
    }.
    .stakes = Lo desplegado aún puede cambiar de manos. Luego empieza otra ronda.
ask-beat = Pasa o di ¡Alto!
    .passed = Has pasado. Los demás aún pueden reaccionar.
    .first = Se pide una reacción a todos, tengan lo que tengan. Di ¡Alto! para jugar una carta. Tres veces por ronda puedes farolear.
    .waiting = Todos los diablos pueden reaccionar.
    .stakes = Cuando todos pasan, la partida sigue.
    .timeout = Si se acaba el tiempo, pasas.
ask-floor = Tienes la palabra. Juega algo o échate atrás.
    .others = { $name } tiene la palabra. Tú también puedes decir ¡Alto!
    .queued = { $name } tiene la palabra. Luego vas tú.
    .first = Todos te esperan. Juega un especial, un artefacto o un poder, o échate atrás: eso cuenta como farol.
    .waiting = { $name } tiene la palabra.
    .stakes = Echarte atrás cuesta un farol, y tienes tres por ronda.
    .timeout = Si se acaba el tiempo, te echas atrás.
ask-fortress = Dos fortalezas en un reino. ¿Cuál te quedas?
    .first = Un reino tiene una fortaleza. La otra se descarta y los cautivos pasan a la que te quedas.
    .waiting = { $name } elige fortaleza.
    .stakes = La otra se descarta.
    .timeout = Si se acaba el tiempo, te quedas la mejor protegida.
ask-cards = Prometiste { $n ->
    [one] 1 carta. Elige cuál
   *[other] { $n } cartas. Elige cuáles
}.
    .vault = Toma { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de la mano de { $of }.
    .first = Prometiste cartas a tu elección y ahora vencen. La partida las entrega.
    .waiting = { $name } elige cartas.
    .timeout = Si se acaba el tiempo, se van las primeras de tu mano.
    .vault-timeout = Si se acaba el tiempo, tomas las más fuertes.
ask-cast = ¿Completas tu ritual, lo cancelas o lo aplazas una ronda?
    .first = Completarlo cuesta almas. Aplazado, espera de lado y se levanta en el siguiente despliegue.
    .waiting = { $name } decide sobre un ritual.
    .timeout = Si se acaba el tiempo, se completa si puedes pagarlo y hay objetivo. Si no, se aplaza.
    .others = { $seat } decide sobre un ritual. Aún puedes comerciar.
ask-ritual-target = Elige el objetivo de { $card }.
    .first = Ya nadie puede pararlo. No puedes elegir a un diablo que proteja tu promesa.
    .waiting = { $name } completa { $card }.
    .timeout = Si se acaba el tiempo, golpea a quien tenga más puntos de victoria.
ask-chain = ¡Caos! Destruye una cosa de un diablo aún no golpeado.
    .first = Cada golpeado golpea a otro aún no golpeado: una hueste, un artefacto, una fortaleza, un ritual o hasta 3 almas.
    .waiting = { $name } pasa el caos a otro.
    .stakes = Acaba cuando no queda nadie a quien golpear.
    .timeout = Si se acaba el tiempo, golpea a quien va ganando.
ask-confiscate = { $of } está en tus manos. ¿Qué artefactos le quitas?
    .first = Puedes quitarle los artefactos a tu cautivo y se despliegan al momento. Los demás se los queda.
    .waiting = { $name } registra a un cautivo.
    .timeout = Si se acaba el tiempo, te los quedas todos.
ask-tribute = Elige la carta que das a { $to } como tributo.
    .first = Asmodeo puede pedirlo una vez por ronda y tú eliges la carta. Nadie más la ve.
    .waiting = { $name } paga tributo.
    .timeout = Si se acaba el tiempo, se va una carta al azar.
ask-arrival = ¿Acudes al círculo de decisión?
    .first = Si acudes y no votas a un nominado, te opones a él. Si te quedas en casa, facilitas la elección a los demás.
    .waiting = { $name } { $people ->
        [one] decide
       *[other] deciden
    } si acudir al círculo.
    .stakes = Se elige en secreto y se muestra a la vez.
    .timeout = Si se acaba el tiempo, acudes.
ask-vote = Vota a un nominado o a nadie.
    .first = Se corona a un nominado si en el círculo se le oponen menos diablos que marcadores tiene. Luego deciden las cartas de promesa.
    .waiting = { $name } vota.
    .stakes = Si no nombras a un nominado, te opones a él.
    .timeout = Si se acaba el tiempo, no nombras a nadie.
ask-nominate = Nomina a un diablo para el próximo círculo, o a nadie.
    .first = Cada nominación es un marcador. Con más marcadores, un diablo aguanta más oposición en el próximo círculo.
    .waiting = { $name } aún { $people ->
        [one] elige
       *[other] eligen
    } a quién nominar.
    .stakes = Se elige en secreto y se muestra a la vez.
    .timeout = Si se acaba el tiempo, no nominas a nadie.
bound-arrival =
    .come = Una promesa te lleva al círculo de decisión.
    .come-timeout = Si se acaba el tiempo, acudes.
    .home = Una promesa te deja fuera de este círculo.
    .home-timeout = Si se acaba el tiempo, te quedas en casa.
bound-vote = { $n ->
        [one] Una promesa te obliga a votar por { $name }.
       *[other] Una promesa te obliga a votar por un nominado.
    }
    .nobody = Tus promesas no te dejan ningún nominado a quien votar.
    .timeout = Si se acaba el tiempo, votas por { $name }.
bound-nominate = { $n ->
        [one] Una promesa te obliga a nominar a { $name }.
       *[other] Una promesa te obliga a nominar a un diablo.
    }
    .nobody = Tus promesas no te dejan ningún diablo a quien nominar.
    .timeout = Si se acaba el tiempo, nominas a { $name }.

# Places of a moment: what an open reaction or a floor belongs to (`window` of the ask)
window-tabling = Se cierra el despliegue
window-rituals = Un ritual va a completarse
window-council = Se cierra el consejo
window-finishing = Se cierra la ronda

# Phases without a name in data/tables.toml
phase-setup = Antes de la primera ronda
phase-settlement = Liquidación
phase-over = Final

# The five types of resource cards, devils, promise and status cards, as headings
type-army = Huestes
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
verb-earth = Enviar a la Tierra
verb-back = Hacer volver
verb-begin = Empezar ritual
verb-take-back = Recuperar
verb-call-off = Cancelar
verb-swap = Poderes Desconocidos
verb-discard = Descartar
verb-free = Liberar
verb-leave = Permitir comercio
verb-play = Jugar
verb-artifact = Usar
verb-tribute = Exigir tributo
verb-forswear = Abjurar
verb-escape = Escapar
verb-offer = Sellar la oferta
verb-accept = Aceptar
verb-decline = Rechazar
verb-withdraw = Retirar
verb-counter = Contraoferta
verb-pass = Pasar
verb-hold = ¡Alto!
verb-release = Echarse atrás
verb-wait = Esperar
verb-keep = Conservar
verb-redraw = Robar otras
verb-reroll = Repetir
verb-complete = Completar
verb-delay = Aplazar
verb-target = Elegir
verb-random = Una carta al azar
verb-come = Acudir
verb-home = Quedarse
verb-vote = Votar
verb-vote-decline = No nombrar
verb-nominate = Nominar
verb-nobody = Nadie
verb-confirm = Confirmar
verb-public = Oferta pública
verb-private = Oferta privada
verb-anyone = A cualquiera
ask-attack-turn = Tu turno de ataque. Ataca un reino o pasa.
    .sworn = Tu turno de ataque. Has jurado atacar a { $realm }.
    .sworn-stakes = Con el ataque cumples tu promesa.
    .sworn-timeout = Si se acaba el tiempo, el ataque empieza.
    .others = { $seat } tiene el turno de ataque. Entretanto puedes comerciar.
    .first = Puedes atacar cada reino una vez por ronda. Si ganas, saqueas cartas, tomas cautivos y quizá la fortaleza.
    .waiting = { $name } busca presa.
    .stakes = Las batallas acaban cuando todos pasan seguidos.
    .timeout = Si se acaba el tiempo, pasas.
ask-parley = Marchas contra { $realm }. ¿Sigues, te desvías o te detienes?
    .changed = Marchas contra { $realm }. ¿Sigues o te detienes?
    .bound = Marchas contra { $realm }, como has jurado. Sigue.
    .bound-stakes = Si sigues, cumples tu promesa.
    .bound-timeout = Si se acaba el tiempo, sigues.
    .barred = Ya no puedes atacar a { $realm }. Desvíate o detente.
    .barred-timeout = Si se acaba el tiempo, la marcha se detiene.
    .halted = Ya no puedes atacar a { $realm }. Detén la marcha.
    .halted-timeout = Si se acaba el tiempo, la marcha se detiene.
    .others = { $seat } marcha contra { $realm }. Es el momento de hablar.
    .first = Antes de la sangre se habla. Todos pueden comerciar, y se puede pagar a un diablo para que siga o se desvíe.
    .waiting = { $name } se detiene ante las puertas.
    .stakes = Después ya no hay vuelta atrás.
    .timeout = Si se acaba el tiempo, sigues.
ask-sworn-join = Prometiste ir al reino de { $realm }. Elige tu ejército.
    .first = Tu promesa te trae a esta batalla. Puedes traer más de lo prometido, nunca menos.
    .waiting = { $name } cumple una promesa.
    .timeout = Si se acaba el tiempo, tu diablo se une con las huestes más débiles que basten.
ask-organisation = Reino de { $realm }, ronda de batalla { $round }: { $power } contra { $against }.
    .attacker = Atacas a { $realm }. Elige el ejército que dirige tu diablo.
    .defender = { $seat } te ataca, { $against } a { $power }. Lucha, huye o pacta.
    .defender-stays = { $seat } te ataca, { $against } a { $power }. Lucha o pacta.
    .helper = Luchas por { $seat }, { $power } a { $against }. ¿Listo?
    .free = Atacan el reino de { $realm }. Únete o golpea en otra parte.
    .ready = Ya está. Si actúas otra vez, se anula.
    .first = Ahora los ejércitos van y vienen y se cierran tratos. Cuando todos estén listos se fijan los bandos y ruedan los dados.
    .waiting = { $name } aún { $people ->
        [one] prepara
       *[other] preparan
    } la batalla.
    .stakes = El diablo derribado del bando perdedor acaba en cautiverio.
    .timeout = Si se acaba el tiempo, todo queda como está.
ask-spread = Tu bando recibe golpes. Elige quién recibe cada uno.
    .first = Quien dirige un bando reparte sus golpes por igual entre sus diablos. Los Colosos van primero.
    .waiting = { $name } reparte los golpes.
    .stakes = Nadie puede recibir dos más que otro.
    .timeout = Si se acaba el tiempo, el resto se reparte por ti.
ask-place = Recibes { $n ->
    [one] 1 golpe
   *[other] { $n } golpes
}. Elige quién cae.
    .first = Cada golpe se lleva una hueste, almas hasta su dado, la fortaleza o tu diablo. Un diablo derribado acaba en manos del ganador.
    .waiting = { $name } { $people ->
        [one] cuenta
       *[other] cuentan
    } las bajas.
    .stakes = Se elige en secreto y se muestra a la vez.
    .timeout = Si se acaba el tiempo, caen almas, huestes débiles, la fortaleza y, al final, tu diablo.
ask-share = El botín es tuyo. ¿Lo repartes con tus aliados?
    .first = Puedes dar cada carta saqueada a un aliado. Nadie más ve cuál.
    .waiting = { $name } cuenta el botín.
    .timeout = Si se acaba el tiempo, te lo quedas todo.
ask-conquest = Fortaleza de { $realm }: ¿la tomas, la arrasas o la dejas?
    .others = { $seat } decide sobre la fortaleza de { $realm }. Aún se puede pagar.
    .first = Si la tomas, es tuya al momento y pierdes la vieja. Sin fortaleza no puedes guardar cautivos.
    .waiting = { $name } contempla una puerta.
    .timeout = Si se acaba el tiempo, la tomas si no tienes ninguna y la dejas si la tienes.
window-battle-parley = Se declara un ataque
window-battle-parley-named = { $name } ataca el reino de { $realm }
window-battle-predice = Antes de los dados
window-battle-after = Tras los golpes
window-battle-between = Entre batallas
window-battle-organisation = En los ejércitos
verb-attack = Atacar
verb-go-on = Seguir
verb-pass-parley = Detener la marcha
verb-join = Unirse
verb-call = Llamar a más
verb-send-home = Enviar a casa
verb-withdraw-army = Retirarse
verb-withdraw-army-called-off = Cancelar ataque
verb-side = Cambiar de bando
verb-surrender = Rendirse
verb-flee = Huir
verb-truce = Tregua
verb-rear = Atacar la retaguardia
verb-way-out = Escabullirse
verb-negate = Abrir las puertas
verb-give = Asignar el golpe
verb-hit = Recibir el golpe
verb-undo = Deshacer
verb-done = Confirmar golpes
verb-take = Tomarla
verb-raze = Arrasarla
verb-leave-conquest = Dejarla
side-attack = Ataque
side-defence = Defensa
troop-devil = Diablo
troop-shield = Diablo tras el Escudo de bronce

# Amounts; `given-…` and `some-cards` as the object of a sentence
amount-souls = { $n ->
    [one] 1 alma
   *[other] { $n } almas
}
some-cards = { $n ->
   *[other] { $cards }
}
given-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
given-souls = { $n ->
    [one] 1 alma
   *[other] { $n } almas
}
given-promises = { $n ->
    [one] 1 carta de promesa de { $of }
   *[other] { $n } cartas de promesa de { $of }
}

# The log, by kind of cue. {seat}, {to}, {captor}, {target}, {realm} devils, which bend; {card}, {cards}, {what}, {hordes} cards;
# {n}, {count}, {souls}, {total}, {people} numbers; {phase}, {status} by name. Attributes are variants by the noun that tells them
# apart; `.you` (`-you` behind a variant) is read by who does it, `.your` (`-your`) by whom it is done to.
log-devils = { $devils } aspiran al trono del Infierno.
log-starter = Empieza { $seat }.
    .you = Empiezas tú.
log-dealt = { $seat } recibe { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
    .you = Recibes { $cards }.
log-redrawn = { $seat } cambia toda la mano y roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
    .you = Cambias tu mano y robas { $cards }.
log-drawn = { $seat } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
    .you = Robas { $cards }.
log-reshuffled = El descarte pasa a ser un mazo nuevo de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
log-round = Ronda { $round }. Empieza { $starter }.
    .you = Ronda { $round }. Empiezas tú.
log-phase = Ronda { $round }. { $phase }.
log-discarded = { $seat } descarta { $cards }.
    .caught = { $seat } pierde { $cards } en la Tierra.
    .destroyed = { $seat } pierde { $cards }.
    .disrupted = El ritual { $cards } de { $seat } se desbarata.
    .replaced = { $seat } descarta { $cards } por otra.
    .called-off = { $seat } cancela { $cards }.
    .completed = { $seat } descarta { $cards } tras completarlo.
    .played = { $seat } descarta { $cards } tras su uso.
    .on-earth = { $seat } está en la Tierra y pierde { $cards }.
    .captive = { $seat } está en cautiverio y pierde { $cards }.
    .razed = Arrasan { $cards }, de { $seat }.
    .battle = { $seat } pierde { $cards } en combate.
    .downed = { $seat } ha caído y pierde { $cards }.
    .fled = { $seat } ha huido y pierde { $cards }.
    .surrendered = { $seat } se rinde y pierde { $cards }.
    .conquered = El reino de { $seat } cae y pierde { $cards }.
    .you = Descartas { $cards }.
    .caught-you = Pierdes { $cards } en la Tierra.
    .destroyed-you = Pierdes { $cards }.
    .disrupted-you = Tu ritual { $cards } se desbarata.
    .replaced-you = Descartas { $cards } por otra.
    .called-off-you = Cancelas { $cards }.
    .completed-you = Descartas { $cards } tras completarlo.
    .played-you = Descartas { $cards } tras su uso.
    .on-earth-you = Estás en la Tierra y pierdes { $cards }.
    .captive-you = Estás en cautiverio y pierdes { $cards }.
    .razed-you = Arrasan tu { $cards }.
    .battle-you = Pierdes { $cards } en combate.
    .downed-you = Has caído y pierdes { $cards }.
    .fled-you = Has huido y pierdes { $cards }.
    .surrendered-you = Te rindes y pierdes { $cards }.
    .conquered-you = Tu reino cae y pierde { $cards }.
log-souls = { $seat } gana { $n ->
    [one] 1 alma
   *[other] { $n } almas
}.
    .earth = { $seat } trae { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } de la Tierra.
    .income = { $seat } gana { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } por la Torre negra.
    .soul-cage = { $seat } gana { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } más en la Jaula de almas.
    .ritual = { $seat } pierde { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } por el ritual.
    .warriors = { $seat } gana { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } por sus Guerreros caídos.
    .battle-souls = { $seat } recoge { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } en el campo de batalla.
    .you = Ganas { $n ->
        [one] 1 alma
       *[other] { $n } almas
    }.
    .earth-you = Traes { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } de la Tierra.
    .income-you = Ganas { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } por la Torre negra.
    .soul-cage-you = Ganas { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } más en la Jaula de almas.
    .ritual-you = Pierdes { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } por el ritual.
    .warriors-you = Ganas { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } por tus Guerreros caídos.
    .battle-souls-you = Recoges { $n ->
        [one] 1 alma
       *[other] { $n } almas
    } en el campo de batalla.
log-earth-die = Los { $piece } de { $seat } sacan un { $die } en la Tierra.
    .again = Los { $piece } de { $seat } repiten y sacan un { $die }.
    .you = Tus { $piece } sacan un { $die } en la Tierra.
    .again-you = Tus { $piece } repiten y sacan un { $die }.
    .devil = { $seat } saca un { $die } en la Tierra.
    .devil-you = Sacas un { $die } en la Tierra.
    .devil-again = { $seat } repite y saca un { $die }.
    .devil-again-you = Repites y sacas un { $die }.
log-home = { $seat } está de vuelta en casa.
    .you = Estás de vuelta en casa.
log-status = { $seat } gana el rango «{ $status }».
    .lost = Nadie conserva el rango «{ $status }».
    .stable = { $seat } conserva el rango «{ $status }», ya estable.
    .unstable = { $seat } aún tiene el rango «{ $status }», pero inestable.
    .you = Ganas el rango «{ $status }».
    .stable-you = Conservas el rango «{ $status }», ya estable.
    .unstable-you = Aún tienes el rango «{ $status }», pero inestable.
log-victory-points = { $seat } suma { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de victoria: { $total } en total.
    .you = Sumas { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de victoria: { $total } en total.
log-tabled = { $seat } despliega { $card }.
    .you = Despliegas { $card }.
log-ritual-returns = { $seat } recupera { $card } en su mano.
    .you = Recuperas { $card } en tu mano.
log-earth = { $seat } envía { $piece } a la Tierra.
    .you = Envías { $piece } a la Tierra.
    .devil = { $seat } parte hacia la Tierra.
    .devil-you = Partes hacia la Tierra.
log-earth-back = { $seat } hace volver { $piece }.
    .you = Haces volver { $piece }.
    .devil = { $seat } se queda al final en el Infierno.
    .devil-you = Te quedas al final en el Infierno.
log-swapped = { $seat } trata con los Poderes Desconocidos.
    .you = Tratas con los Poderes Desconocidos.
log-played = { $seat } juega { $what }.
    .target = { $seat } juega { $what } contra { $target }.
    .you = Juegas { $what }.
    .target-you = Juegas { $what } contra { $target }.
    .target-your = { $seat } juega { $what } contra ti.
log-artifact = { $seat } usa { $what }.
    .target = { $seat } usa { $what } contra { $target }.
    .you = Usas { $what }.
    .target-you = Usas { $what } contra { $target }.
    .target-your = { $seat } usa { $what } contra ti.
log-power = { $seat } exige tributo a { $target }.
    .you = Exiges tributo a { $target }.
    .your = { $seat } te exige tributo.
log-stop = ¡Alto! { $seat } quiere la palabra.
    .you = ¡Alto! Quieres la palabra.
log-released = { $seat } se echa atrás.
    .you = Te echas atrás.
log-offer = { $seat } ofrece un trato a { $to }.
    .anyone = { $seat } ofrece un trato a cualquiera.
    .you = Ofreces un trato a { $to }.
    .your = { $seat } te ofrece un trato.
    .anyone-you = Ofreces un trato a cualquiera.
log-deal = { $seat } cierra un trato con { $to }.
    .sworn = { $seat } cierra un trato jurado con { $to }.
    .you = Cierras un trato con { $to }.
    .your = Cierras un trato con { $seat }.
    .sworn-you = Cierras un trato jurado con { $to }.
    .sworn-your = Cierras un trato jurado con { $seat }.
log-given = { $seat } da a { $to } { $what }.
    .you = Das a { $to } { $what }.
    .your = { $seat } te da { $what }.
    .drawn = { $to } le quita a { $seat } { $what } de la mano.
    .drawn-you = { $to } te quita { $what } de la mano.
    .drawn-your = Le quitas a { $seat } { $what } de la mano.
log-hand-shown = { $to } ve la mano de { $seat }.
    .you = Enseñas tu mano a { $to }.
    .proof = { $seat } demuestra a { $to } que no tiene las cartas.
    .mirror = { $to } mira la mano de { $seat } en el Espejo de las mentiras.
    .promise = { $seat } cumple su promesa y enseña su mano a { $to }.
    .your = Ves la mano de { $seat }.
    .cards = Ves en la mano de { $seat } { $cards }.
    .proof-you = Demuestras a { $to } que no tienes las cartas.
    .proof-your = { $seat } te demuestra que no tiene las cartas.
    .mirror-you = { $to } mira tu mano en el Espejo de las mentiras.
    .promise-you = Cumples tu promesa y enseñas tu mano a { $to }.
    .promise-your = { $seat } cumple su promesa y te enseña su mano.
log-held = { $seat } queda en manos de { $captor }.
    .passed = { $seat } pasa a manos de { $captor }.
    .you = Quedas en manos de { $captor }.
    .your = { $seat } queda en tus manos.
    .passed-you = Pasas a manos de { $captor }.
    .passed-your = { $seat } pasa a tus manos.
log-freed = { $seat } queda libre.
    .captor = { $captor } libera a { $seat }.
    .deal = { $captor } libera a { $seat } en un trato.
    .promise = { $captor } cumple su promesa y libera a { $seat }.
    .escape = ¡{ $seat } se escapa!
    .swap = Hay canje de cautivos y { $seat } está en casa.
    .no-walls = Ya ningún muro retiene a { $seat }.
    .battle = La batalla libera a { $seat }.
    .surrender = La rendición libera a { $seat }.
    .you = Quedas libre.
    .captor-you = { $captor } te libera.
    .captor-your = Liberas a { $seat }.
    .deal-you = { $captor } te libera en un trato.
    .deal-your = Liberas a { $seat } en un trato.
    .promise-you = { $captor } cumple su promesa y te libera.
    .promise-your = Cumples tu promesa y liberas a { $seat }.
    .escape-you = ¡Te escapas!
    .swap-you = Hay canje de cautivos y estás en casa.
    .no-walls-you = Ya ningún muro te retiene.
    .battle-you = La batalla te libera.
    .surrender-you = La rendición te libera.
log-sworn = { $seat } jura a { $to }: «{ $promise }»
    .you = Juras a { $to }: «{ $promise }»
    .your = { $seat } te jura: «{ $promise }»
log-condition-met = { $seat } debe ya a { $to } lo prometido: «{ $promise }»
    .you = Debes ya a { $to } lo prometido: «{ $promise }»
    .your = { $seat } te debe ya lo prometido: «{ $promise }»
log-promise-ended = Acaba la promesa de { $seat } a { $to }: «{ $promise }» { $state }.
    .kept = { $seat } cumple su promesa a { $to }: «{ $promise }»
    .lapsed = Caduca la promesa de { $seat } a { $to }: «{ $promise }»
    .cancelled = { $to } libera a { $seat } de una promesa: «{ $promise }»
    .forsworn = { $seat } abjura de su promesa a { $to }: «{ $promise }»
    .broken = { $seat } no cumple su promesa a { $to }: «{ $promise }»
    .kept-you = Cumples tu promesa a { $to }: «{ $promise }»
    .kept-your = { $seat } cumple la promesa que te hizo: «{ $promise }»
    .lapsed-you = Caduca tu promesa a { $to }: «{ $promise }»
    .lapsed-your = Caduca la promesa que te hizo { $seat }: «{ $promise }»
    .cancelled-you = { $to } te libera de una promesa: «{ $promise }»
    .cancelled-your = Liberas a { $seat } de una promesa: «{ $promise }»
    .forsworn-you = Abjuras de tu promesa a { $to }: «{ $promise }»
    .forsworn-your = { $seat } abjura de la promesa que te hizo: «{ $promise }»
    .broken-you = No cumples tu promesa a { $to }: «{ $promise }»
    .broken-your = { $seat } no cumple la promesa que te hizo: «{ $promise }»
log-breach = ¡{ $seat } rompe una promesa a { $to }!
    .victory-point = { $seat } rompe una promesa a { $to } y pierde 1 punto de victoria.
    .own-promise = { $seat } rompe una promesa a { $to } y paga con una carta de promesa.
    .random-resource = { $seat } rompe una promesa a { $to } y paga con una carta.
    .nothing = { $seat } rompe una promesa a { $to } y no tiene con qué pagar.
    .you = ¡Rompes una promesa a { $to }!
    .your = ¡{ $seat } rompe la promesa que te hizo!
    .victory-point-you = Rompes una promesa a { $to } y pierdes 1 punto de victoria.
    .victory-point-your = { $seat } rompe la promesa que te hizo y pierde 1 punto de victoria.
    .own-promise-you = Rompes una promesa a { $to } y pagas con una carta de promesa.
    .own-promise-your = { $seat } rompe la promesa que te hizo y paga con una carta de promesa.
    .random-resource-you = Rompes una promesa a { $to } y pagas con una carta.
    .random-resource-your = { $seat } rompe la promesa que te hizo y paga con una carta.
    .nothing-you = Rompes una promesa a { $to } y no tienes con qué pagar.
    .nothing-your = { $seat } rompe la promesa que te hizo y no tiene con qué pagar.
log-arrivals = { $seats } { FORM($seats, form: "person") ->
        [you] acudes
        [among] acudís
        [one] acude
       *[many] acuden
    } al círculo.
    .nobody = No acude nadie al círculo.
log-vote = { $seat } vota por { $vote }.
    .nobody = { $seat } no nombra a nadie.
    .you = Votas por { $vote }.
    .your = { $seat } vota por ti.
    .nobody-you = No nombras a nadie.
    .self = { $seat } se vota.
    .self-you = Votas por ti.
log-ring = Aún no hay señor supremo.
    .vote = ¡El círculo corona a { $overlord }!
    .victory-points = ¡{ $overlord } alcanza la meta de victoria y toma el trono!
    .round-limit = Acaba la última ronda. ¡{ $overlord } toma el trono!
    .vote-your = ¡El círculo te corona!
    .victory-points-your = ¡Alcanzas la meta de victoria y tomas el trono!
    .round-limit-your = Acaba la última ronda. ¡Tomas el trono!
log-nominations = { $markers } { FORM($markers, form: "person") ->
        [you] quedas
        [among] quedáis
        [one] queda
       *[many] quedan
    } en liza.
    .nobody = No hay ningún nominado.
log-casting = { $seat } empieza a completar { $card }.
    .delay = { $seat } aplaza { $card }.
    .call-off = { $seat } cancela { $card }.
    .you = Empiezas a completar { $card }.
    .delay-you = Aplazas { $card }.
    .call-off-you = Cancelas { $card }.
log-ritual = { $seat } completa { $card }.
    .target = { $seat } completa { $card } sobre { $target }.
    .you = Completas { $card }.
    .target-you = Completas { $card } sobre { $target }.
    .target-your = { $seat } completa { $card } sobre ti.
log-chain = ¡Caos! { $seat } destruye { $what }, de { $target }.
    .you = ¡Caos! Destruyes { $what }, de { $target }.
    .your = ¡Caos! { $seat } te destruye { $what }.
    .souls = ¡Caos! { $seat } destruye almas de { $target }.
    .souls-you = ¡Caos! Destruyes almas de { $target }.
    .souls-your = ¡Caos! { $seat } te destruye almas.
log-result = ¡{ FORM($winners, form: "person") ->
        [you] Ganas
        [among] Ganáis { $winners }
        [one] Gana { $winners }
       *[many] Ganan { $winners }
    }!
    .overlord = ¡{ FORM($winners, form: "person") ->
        [you] Ganas como señor supremo
        [among] Ganáis { $winners } como señores supremos
        [one] Gana { $winners } como señor supremo
       *[many] Ganan { $winners } como señores supremos
    }!
    .throne = ¡{ FORM($winners, form: "person") ->
        [you] Ganas
        [among] Ganáis { $winners }
        [one] Gana { $winners }
       *[many] Ganan { $winners }
    } desde detrás del trono!
    .shared = ¡{ $winners } { FORM($winners, form: "person") ->
        [you] compartes
        [among] compartís
        [one] comparte
       *[many] comparten
    } la victoria!

# Battles in the log. {realm} the devil whose realm is fought over; {power} of the attack, {against} of the defence
log-attack = ¡{ $seat } ataca el reino de { $realm }!
    .you = ¡Atacas el reino de { $realm }!
    .your = ¡{ $seat } ataca tu reino!
log-passed = { $seat } pasa.
    .you = Pasas.
log-attack-off = { $seat } da media vuelta.
    .target = { $seat } se desvía del reino de { $realm }.
    .false-alarm = ¡Falsa alarma! { $seat } no ataca a { $realm }.
    .promise = { $seat } cumple su promesa y no ataca a { $realm }.
    .you = Das media vuelta.
    .target-you = Te desvías del reino de { $realm }.
    .target-your = { $seat } se desvía de tu reino.
    .false-alarm-you = ¡Falsa alarma! No atacas a { $realm }.
    .false-alarm-your = ¡Falsa alarma! { $seat } no te ataca.
    .promise-you = Cumples tu promesa y no atacas a { $realm }.
    .promise-your = { $seat } cumple su promesa y no te ataca.
log-committed = { $seat } marcha contra el reino de { $realm }.
    .rear = ¡{ $seat } ataca a { $realm } por la retaguardia!
    .you = Marchas contra el reino de { $realm }.
    .your = { $seat } marcha contra tu reino.
    .rear-you = ¡Atacas a { $realm } por la retaguardia!
    .rear-your = ¡{ $seat } te ataca por la retaguardia!
log-battle-round = Ronda de batalla { $round } en el reino de { $realm }.
    .your = Ronda de batalla { $round } en tu reino.
log-joined =
    .attack = { $seat } se une al ataque.
    .attack-you = Te unes al ataque.
    .attack-hordes = { $seat } se une al ataque con { $hordes }.
    .attack-hordes-you = Te unes al ataque con { $hordes }.
    .defence = { $seat } se une a la defensa.
    .defence-you = Te unes a la defensa.
    .defence-hordes = { $seat } se une a la defensa con { $hordes }.
    .defence-hordes-you = Te unes a la defensa con { $hordes }.
log-called = { $seat } pide refuerzos de casa.
    .you = Pides refuerzos de casa.
    .hordes = { $seat } llama a { $hordes }.
    .hordes-you = Llamas a { $hordes }.
log-sent-home = { $seat } envía almas a casa.
    .you = Envías almas a casa.
    .hordes = { $seat } envía a casa { $hordes }.
    .hordes-you = Envías a casa { $hordes }.
log-withdrew = { $seat } se retira.
    .called-off = { $seat } cancela el ataque.
    .slip-away = { $seat } se escabulle y su ejército vuelve a casa.
    .promise = { $seat } cumple su promesa y se retira.
    .you = Te retiras.
    .called-off-you = Cancelas el ataque.
    .slip-away-you = Te escabulles y tu ejército vuelve a casa.
    .promise-you = Cumples tu promesa y te retiras.
log-changed-side =
    .attack = { $seat } cambia de bando y se une al ataque.
    .attack-you = Cambias de bando y te unes al ataque.
    .defence = { $seat } cambia de bando y se une a la defensa.
    .defence-you = Cambias de bando y te unes a la defensa.
log-surrendered = { $seat } se rinde a { $to }.
    .you = Te rindes a { $to }.
    .your = { $seat } se te rinde.
log-fled = { $seat } huye.
    .wings = { $seat } huye con las Alas de la noche.
    .fortress = { $seat } se escabulle de la fortaleza.
    .slip-away = { $seat } se escabulle.
    .you = Huyes.
    .wings-you = Huyes con las Alas de la noche.
    .fortress-you = Te escabulles de la fortaleza.
    .slip-away-you = Te escabulles.
log-truce = { $seat } alza la bandera blanca.
    .off = { $seat } arría la bandera blanca.
    .you = Alzas la bandera blanca.
    .off-you = Arrías la bandera blanca.
log-negated = { $seat } abre las puertas de { $realm }. No protegen en esta batalla.
    .you = Abres las puertas de { $realm }. No protegen en esta batalla.
    .your = { $seat } abre tus puertas. No protegen en esta batalla.
log-truce-held = Hay tregua. Esta vez no se tira.
log-turncoat = { $seat } vuelve { $card } contra { $of }.
    .you = Vuelves { $card } contra { $of }.
    .your = { $seat } vuelve tu { $card } contra ti.
log-dice = Atacan { $power } de poder contra { $against } en { $exchanges ->
    [one] 1 intercambio
   *[other] { $exchanges } intercambios
}. La protección es { $protection }.
log-exchange = El ataque saca { $attack }, la defensa { $defence }.
    .attack = El ataque saca { $attack }, la defensa { $defence }. Un { $die } golpea al ataque.
    .defence = El ataque saca { $attack }, la defensa { $defence }. Un { $die } golpea a la defensa.
    .shielded = El ataque saca { $attack }, la defensa { $defence }. El muro aguanta, pero un { $die } golpea a un aliado.
log-hits = { $n ->
    [one] Hay que asignar un golpe de { $hits }.
   *[other] Hay que asignar golpes de { $hits }.
}
    .shielded = { $n ->
        [one] Un golpe de { $hits } cae
       *[other] Golpes de { $hits } caen
    } sobre los aliados que el muro no cubre.
    .revenge = { $n ->
        [one] Los Colosos devuelven un golpe de { $hits }.
       *[other] Los Colosos devuelven golpes de { $hits }.
    }
log-hit = Un { $die } golpea a { $seat }.
    .horde = { $seat } pierde { $card } por un { $die }.
    .souls = { $seat } pierde { $souls ->
        [one] 1 alma
       *[other] { $souls } almas
    } por un { $die }.
    .fortress = La fortaleza de { $seat } recibe un { $die }.
    .devil = { $seat } recibe un { $die } en persona.
    .shield = El Escudo de bronce salva a { $seat } de un { $die }.
    .lost = Un { $die } ya no encuentra a nadie.
    .you = Un { $die } te golpea.
    .horde-you = Pierdes { $card } por un { $die }.
    .souls-you = Pierdes { $souls ->
        [one] 1 alma
       *[other] { $souls } almas
    } por un { $die }.
    .fortress-you = Tu fortaleza recibe un { $die }.
    .devil-you = Recibes un { $die } en persona.
    .shield-you = El Escudo de bronce te salva de un { $die }.
log-downed = ¡Cae { $seat }!
    .you = ¡Caes!
log-army-home = El ejército de { $seat } vuelve a casa.
    .you = Tu ejército vuelve a casa.
log-battle-over =
    .won = { $seat } conquista el reino de { $realm }.
    .failed = Fracasa el ataque de { $seat } contra { $realm }.
    .ruin = { $seat } y { $realm } se derriban mutuamente. No gana nadie.
    .won-you = Conquistas el reino de { $realm }.
    .won-your = { $seat } conquista tu reino.
    .failed-you = Fracasa tu ataque contra { $realm }.
    .failed-your = Fracasa el ataque de { $seat } contra ti.
    .ruin-you = { $realm } y tú os derribáis mutuamente. No gana nadie.
    .ruin-your = { $seat } y tú os derribáis mutuamente. No gana nadie.
log-crumble = { $card } de { $seat } tiembla con un { $die }, pero aguanta.
    .fell = ¡{ $card } de { $seat } se derrumba con un { $die }!
    .you = Tu { $card } tiembla con un { $die }, pero aguanta.
    .fell-you = ¡Tu { $card } se derrumba con un { $die }!
log-captured = ¡{ $captor } captura a { $seat }!
    .you = ¡{ $captor } te captura!
    .your = ¡Capturas a { $seat }!
log-wounded = { $seat } se lame las heridas hasta el cierre.
    .you = Te lames las heridas hasta el cierre.
log-plundered = { $to } le quita { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} a { $seat }.
    .you = { $to } te quita { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .nothing = { $to } solo halla promesas en la mano de { $seat }.
    .your = Le quitas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } a { $seat }.
    .cards = { $to } le quita a { $seat } { $cards }.
    .cards-you = { $to } te quita { $cards }.
    .cards-your = Le quitas a { $seat } { $cards }.
    .nothing-you = { $to } solo halla promesas en tu mano.
    .nothing-your = Solo hallas promesas en la mano de { $seat }.
log-conquest =
    .take = { $seat } toma { $card }.
    .raze = { $seat } arrasa { $card }.
    .leave = { $seat } deja en pie { $card }.
    .take-you = Tomas { $card }.
    .raze-you = Arrasas { $card }.
    .leave-you = Dejas en pie { $card }.
log-victory =
    .attack = { $seat } logra una victoria de ataque.
    .defence = { $seat } logra una victoria de defensa.
    .attack-you = Logras una victoria de ataque.
    .defence-you = Logras una victoria de defensa.
log-aside = { $seats } { FORM($seats, form: "person") ->
        [you] esperas
        [among] esperáis
        [one] espera
       *[many] esperan
    } en cautiverio el fin de la batalla.

# Why a promise ended, after a state of data/promises.toml
reason-done = Se cumplió.
reason-time = Ha pasado su tiempo.
reason-condition = No se dio su condición.
reason-not-held = El cautivo está en otras manos.
reason-ring = El círculo ya se reunió.
reason-absent = El diablo no estaba en el círculo.
reason-no-nominee = El diablo no era nominado.
reason-over = La partida ha terminado.
reason-captive = Ahora está en manos de ese diablo.
reason-battles-over = Las batallas han terminado.
reason-short = Quedaba demasiado poco.
reason-agreed = Fue de mutuo acuerdo.
reason-forsworn = Se abjuró de ella.
reason-false-alarm = Fue una falsa alarma.
reason-leviathan = Leviatán no da media vuelta.
reason-no-battle = La batalla ha terminado.
reason-no-casting = Ese ritual no se puede completar.
reason-no-help = No se pudo enviar ningún aliado.
reason-not-legal = Ese ataque no es posible.
reason-older = Lo prohíbe una promesa más antigua.

# Refusals (LOH section 18): why not, from the player's own view. `.promise`: with the sentence that stands in the way, in
# the reader's language; `.devil`: with the devil.
refused-wrong-phase = Eso no se puede en esta fase.
refused-not-your-turn = No es tu turno.
refused-floor-taken = Alguien ha dicho ¡Alto! Espera a que acabe.
refused-hold-spent = No te quedan faroles esta ronda. Di ¡Alto! con algo que jugar.
refused-not-owner = Esa carta no es tuya. Elige una tuya.
refused-pledged = Ya se lo has prometido a alguien. Ofrece otra cosa.
refused-short = Te faltaría para lo que has prometido. Guarda más.
refused-ribboned = Solo te lo han prestado. Elige algo tuyo.
refused-past = Ese momento ya ha pasado.
refused-too-many-promises = Has jurado cuantas promesas puedes.
refused-no-window = Eso no se puede jugar ahora mismo.
refused-sworn-not-to = Tu promesa lo prohíbe.
refused-sworn-not-to-promise = Tu promesa lo prohíbe: «{ $promise }».
refused-sworn-to = Has prometido otra cosa.
refused-sworn-to-promise = Has prometido otra cosa: «{ $promise }».
refused-cannot-swear = Un diablo no puede jurar lo que no podría cumplir. Promete otra cosa.
refused-clashes = Eso contradice tu promesa. Promete otra cosa.
refused-clashes-promise = Eso contradice tu promesa: «{ $promise }». Promete otra cosa.
refused-cannot-trade-state = Ese diablo no puede comerciar ahora. Trata con otro.
refused-cannot-trade-state-devil = { $devil } no puede comerciar ahora. Trata con otro.
refused-need-leave = Tu captor no lo ha permitido. Ofrécele un trato.
refused-not-movable-now = Lo desplegado no se mueve en esta fase.
refused-captive-fixed = Los cautivos no cambian de manos en las batallas.
refused-offer-limit = Hay demasiadas ofertas abiertas. Retira una.
refused-stale = Las cosas han cambiado. Esa oferta ya no vale.
refused-swap-used = Los Poderes Desconocidos tratan una vez por ronda.
refused-already-attacked = Ya has atacado ese reino esta ronda. Elige otro.
refused-nothing-left = Allí no queda nada que tomar. Elige otro reino.
refused-no-leader = Esas huestes necesitan un líder.
refused-just-arrived = Han llegado en esta misma ronda de batalla.
refused-leviathan-holds = Leviatán no da media vuelta.
refused-principal-side = Atacante y defensor no pueden cambiar de bando.
refused-cannot-flee = Para huir necesitas una carta.
refused-wrong-fortress = Usa una carta de fortaleza igual.
refused-jug-first = Los Colosos reciben los primeros golpes.
refused-leviathan-last = Leviatán recibe golpes al final.
refused-spread-hits = Reparte los golpes por igual.
refused-ritual-slot = No tienes sitio para otro ritual.
refused-need-souls = No tienes almas suficientes. Elige algo más barato.
refused-no-target = No tiene objetivo. Déjalo para luego.
refused-set-aside = La batalla decide sobre ese cautivo.
refused-devil-absent = Tu diablo no está en el Infierno.
refused-not-nominee = Ese diablo no es nominado. Elige a un nominado.
refused-ring-closed = En el círculo ya no se habla.
refused-bad-target = Elige otro objetivo.
refused-already-answered = Ya has elegido.
refused-stale-ask = Demasiado tarde. El momento ha pasado.
refused-not-legal = Eso no es posible ahora.
refused-match-over = La partida ha terminado.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-cannot-resign = Ahora no puedes rendirte.
refused-malformed = En este juego no hay tal jugada.

# The result, and the table of the reckoning
result-overlord = Reina el señor supremo
result-throne = El poder tras el trono
result-shared = Victoria compartida
end-overlord = La corona puesta, el trono caliente y todas las deudas pagadas.
end-throne = Un diablo se sienta en el trono. Otro guarda los recibos.
end-shared = Comparten la victoria, y cada uno guarda su copia del contrato.
tally-total = Puntuación
tally-victory-points = Puntos de victoria
tally-overlord = Señor supremo
tally-promises = Promesas del señor supremo
tally-promises-kept = Promesas cumplidas
tally-promises-broken = Promesas rotas
tally-battles-won = Ataques ganados
story-counts = puntos, ronda a ronda
story-turn = Ronda
story-change = { $n ->
        [one] punto
       *[other] puntos
    }
story-stamp-ring = ¡Coronación!
story-stamp-breach = Promesa rota
story-stamp-captured = ¡Captura!
story-stamp-battle-over = Cae un reino
story-stamp-surrendered = ¡Rendición!
boast-1 = Cumplí todas las promesas que recuerdo.
boast-2 = El trono está tibio. Alguien acaba de irse.
boast-3 = Lee la letra pequeña. La escribí yo.

# For newcomers: the next sensible thing, by ask; `aid.danger`: a warning before a grave click
aid-offer-answer = Lee los dos lados y luego acepta, haz una contraoferta o rechaza.
aid-beat-auto = Pasas una y otra vez sin nada que jugar. Pasar siempre lo hace por ti.

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
realm-empty = Aquí aún no hay nada.
fact-power = Poder
fact-souls = Almas
fact-hand = Mano
fact-seals = Promesas
pill-ready = Listo
pill-deal = Tratar
pill-dealing = Negocia
pill-thinking = Piensa
hand-empty = Tu mano está vacía.
hand-count = { $all } de { $most } cartas

# Deck, discard pile, Unknown Powers
affairs-turn = { $round } · empieza { $name }
affairs-deck = Mazo { $n }
affairs-discard = Descarte { $n }
powers = Poderes Desconocidos
powers-swap = 1 promesa por 6 cartas
powers-done = Ya canjeado
powers-closed = Cerrado

# The ledger
ledger = El libro
ledger-owe = Debes { $n }
ledger-owed = Te deben { $n }
ledger-empty = Aún no se ha jurado nada. Aquí quedará cada promesa que hagas o recibas, y ningún diablo podrá romperla.
seal-waiting = Espera su condición
seal-live = Obliga
seal-due = Vence ahora
seal-kept = Cumplida
seal-lapsed = Caducada sin culpa
seal-cancelled = Liberada
seal-forsworn = Abjurada
seal-broken = Rota

# The tray of offers
tray-anyone = A cualquiera
tray-all = Todos
tray-empty = No hay ofertas. Pulsa un diablo para hacer una.
tray-answer-declined = { $name } rechaza tu oferta.
tray-answer-declined-anyone = Nadie acepta tu oferta abierta.
tray-answer-lapsed = Caduca tu oferta a { $name }.
tray-answer-lapsed-anyone = Caduca tu oferta abierta.
tray-answer-void = Fracasa tu trato con { $name }.
tray-answer-void-anyone = Fracasa tu oferta abierta.
tray-goods = { $n ->
    [one] 1 cosa
   *[other] { $n } cosas
}
tray-oaths = { $n ->
    [one] 1 promesa
   *[other] { $n } promesas
}
tray-nothing = nada
tray-told = { $give } por { $take }

# The scale
talk-free = Hablar es libre y no obliga. Solo obligan las promesas de la balanza.
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
sight-public-small = la ven todos
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
piece-release = Liberación
piece-drawn = La robada

# The market
market-ask-draft = Tu oferta a { $name }. Pon bienes y promesas en la balanza.
market-ask-anyone = Una oferta a cualquiera. Es para quien acepte primero.
market-ask-own = Tu oferta a { $name } sigue abierta.
market-ask-seal = { $name } te ofrece un trato. ¿Lo sellas?
market-ask-pick = { $name } pide cartas: { $n ->
    [one] queda 1
   *[other] quedan { $n }
} por elegir.
market-ask-theirs = { $name } ofrece un trato a { $to } a la vista de todos.
market-aid-draft = Pulsa o arrastra cartas. Los huecos añaden más. Lo jurado obliga.
market-aid-seal = El plato izquierdo viene, el derecho se va y las promesas obligan.
market-send = Enviar oferta
market-send-small = a { $name }
market-seal = Sellar el trato
market-seal-small = obliga a ambos
market-withdraw = Retirar oferta
market-clear = Vaciar
market-close = Cerrar
market-ask-why = Rechazas la oferta de { $name }. ¿Qué le dices?
market-aid-why-private = Solo lo oye { $name }.
market-aid-why-public = Lo oye toda la mesa.
market-explain = Rechazar y decir por qué
market-no-word = No decir nada
deal-said-dear = Pides más de lo que das.
    .button = Muy caro
deal-said-lead = Ya vas por delante. De mí, nada.
    .button = Vas ganando
deal-said-trust = No me fío de ti.
    .button = No me fío
deal-said-later = Ahora no. Pregúntame más tarde.
    .button = Ahora no
deal-said-more = Por eso quiero más.
deal-said-bound = No pienso atarme las manos.
deal-said-vote = Mi voto no está en venta.
deal-said-horde = Esa hueste la necesito yo.

# A refused deal: heading by what was said with it, the offer, what would be taken, what each devil says who gives no reason
refusal-stamp = Rechazado
refusal-said = «{ $said }»
refusal-yours = Tu oferta: { $deal }
refusal-would-take = { $name } aceptaría { $deal }
refusal-add = tu oferta + { $deal }
refusal-less = tu oferta sin { $deal }
refusal-mend = Cambiar tu oferta
refusal-silent = { $name } dice que no
refusal-counter = { $name } propone otra cosa
refusal-dear = Muy caro para { $name }
refusal-more = { $name } quiere más
refusal-lead = { $name } teme tu ventaja
refusal-trust = { $name } no se fía de ti
refusal-later = { $name } dice que ahora no
refusal-bound = { $name } no quiere atarse
refusal-vote = { $name } no vende su voto
refusal-horde = { $name } se queda la hueste
refusal-voice-asmodeus = He dicho que no a nombres más viejos que el tuyo.
refusal-voice-baalzebub = Qué oferta tan bonita. De verdad. No.
refusal-voice-belial = Ha sido un no en si bemol.
refusal-voice-dispater = Lo he medido dos veces. No cabe.
refusal-voice-geryon = He venido a tomar, no a cambiar.
refusal-voice-glasya = Se te acaba la vela. Ofrece algo mejor.
refusal-voice-mammon = La he contado. Luego me he reído.
refusal-voice-mephistopheles = La letra pequeña vale. El resto, no.

# What a thing can do
deed-held = ¿Qué haces con { $name }?
deed-aid = Elige un botón, o pulsa otra vez para el primero.
deed-ask = Elige el objetivo de { $name }.
deed-swap-ask = ¿Qué promesa das a los Poderes Desconocidos?
deed-begin-ask = ¿Qué ritual antiguo cede el sitio a { $name }?
deed-forswear-ask = ¿De cuál de tus promesas abjuras?
deed-tribute-ask = ¿Quién paga tributo?
deed-leave-ask = ¿Con quién puede comerciar el cautivo? Otra vez, y ya no.
verb-earth-devil = Diablo a la Tierra
verb-back-devil = Volver del viaje
verb-table-small = a tu reino
verb-earth-small = a por almas
verb-earth-devil-small = hasta 3 almas, sin luchar
verb-begin-small = se completa en Rituales
verb-discard-small = sin usar
verb-swap-small = 1 promesa por 6 cartas
verb-hold-play = ¡Alto! { $what }
verb-cancel = Atrás
verb-done-small = { $n } de { $all }
verb-ready-done = Ya está
verb-ready-small = listos { $n } de { $all }
    .bare = ninguna hueste defiende tu reino
verb-stop-small = { $n ->
    [one] queda 1 farol
   *[other] quedan { $n } faroles
}
verb-release-small = cuesta un farol
verb-passed = Has pasado
verb-auto = Pasar siempre
verb-auto-on = Pasando siempre
verb-auto-small = en cada reacción
word-play-home = A casa
word-play-army = Al ejército

# Why not
why-not-asked = Ahora no hay nada que decidir.
why-sent = Tu respuesta va de camino.
why-answered = Ya has respondido.
why-choice = Responde primero a la pregunta.
why-others = Ahora es el turno de { $name }.
why-no-trade = Ahora no se comercia.
why-not-now = Eso no se puede ahora.
why-in-tabling = Eso se hace en el Despliegue.
why-in-finishing = Esta se descarta en el Cierre.
why-reaction = Ahora solo se puede reaccionar. Pasa o grita ¡Alto!
why-special = No encaja en este momento. Su texto dice cuándo puedes jugarla.
why-empty-offer = Pon antes algo en la balanza.
why-not-so-many = { $name } no tiene tantos.
why-no-more = No tienes tantos.
why-pan-full = En un plato solo caben { $n } cosas.
why-pick-cards = { $n ->
    [one] Queda 1 carta
   *[other] Quedan { $n } cartas
} por elegir.
why-picked = Ya has elegido bastantes. Pulsa una para devolverla.
why-not-partner = Estás tratando con { $name }. Vacía antes la balanza.
why-anyone = Una oferta abierta pide tipos de cartas. Usa el hueco.
why-ritual-stays = Un ritual desplegado es de su diablo. No se comercia.
why-offer-open = Cierra antes la oferta.
why-target = Elige algo iluminado, o vuelve.
why-ready = Ya está. Si actúas otra vez, se anula.
why-passed = Ya has pasado.

# The inspector
page-cost = Coste en almas
page-plan = Elegida con ¡Alto!, aún sin jugar
page-delayed = Aplazado. Se podrá completar la próxima ronda.
page-held = En tu mano
page-promise-worth = Al final: 2 puntos por cada una si su firmante es señor supremo, 1 si lo eres tú.
page-no-devil = Aún elige diablo.
page-whole-set = La serie completa
page-souls-half = { $n ->
    [one] 1 alma, a la mitad
   *[other] { $n } almas, a la mitad
}
page-cards = Cartas, de 21
page-nominee = { $n ->
    [one] 1 marcador
   *[other] { $n } marcadores
}. Se corona si en el círculo se oponen menos de { $max }.
page-sabotaged = Saboteada. Sin protección esta ronda.
page-captive = En manos de { $name }
page-souls = 2 almas en casa valen 1 de poder. Los rituales cuestan almas. Púlsalas para ponerlas en la balanza.
page-stat-master-of-souls = Almas de la Tierra esta ronda
page-stat-mightiest-devil = Poder ahora
page-stat-most-victorious-devil = Victorias de ataque esta ronda
page-holder = { $name }, { $side }
page-no-holder = No la tiene nadie
page-sworn-by = La juró
page-sworn-to = Se la juró a
page-sworn-in = En la ronda
page-public = Pública. La leen todos.
page-private = Privada. Solo la ven ellos dos.
page-gives = Da:
page-wants = Pide:
page-offer = Oferta de { $name } a { $to }
page-offer-over = { $end ->
        [struck] Ese trato está sellado.
        [declined] Esa oferta fue rechazada.
        [withdrawn] Esa oferta fue retirada.
        [countered] Esa oferta recibió una contraoferta.
       *[over] Esa oferta ya no está abierta.
    }
page-deck = El mazo
page-deck-text = Cuando se agota, el descarte pasa a ser el mazo.
page-left = Cartas restantes
page-discard = El descarte
page-discard-text = Cualquiera puede mirarlo.
page-powers = Una vez por ronda, saca del juego una promesa cualquiera y roba 6 cartas. Puede hacerlo un diablo libre mientras haya comercio.

# The slip on the empty scale: what can be done in each phase
guide-tabling-1 = Pulsa una carta de tu mano y despliégala. Las huestes en casa defienden tu reino y una fortaleza lo protege.
guide-tabling-2 = Pulsa diablillos en casa, o tu propio rostro, para enviarlos a la Tierra a por almas.
guide-tabling-3 = Pulsa a otro diablo para poner una oferta en la balanza: bienes, almas, cartas, promesas que obligan.
guide-tabling-4 = Luego pulsa Listo. Cuando todos lo estén, empiezan las batallas.
guide-rituals-1 = Los rituales en pie se lanzarán pronto. Paga para que cancelen uno, o desbarátalo con una carta.
guide-rituals-2 = Puedes comerciar con cartas de la mano, cartas de promesa, cautivos y promesas, pero no con lo desplegado.
guide-rituals-3 = Luego pulsa Listo.
guide-council-1 = Ahora viene el círculo de decisión. ¿Quién tendrá la corona? Compra votos y nominaciones con promesas y cartas de promesa.
guide-council-2 = Una carta de promesa vale 2 puntos si su firmante llega a señor supremo.
guide-council-3 = Pulsa un diablo para hacerle una oferta. Luego pulsa Listo.
guide-finishing-1 = Últimos tratos de la ronda. También lo desplegado puede cambiar de manos.
guide-finishing-2 = Robarás hasta 21 cartas en total. Pulsa una carta para descartar lo que no necesites.
guide-finishing-3 = Luego pulsa Listo y empieza otra ronda.
guide-init-1 = Otra ronda. Todos roban y lo que está en la Tierra tira por almas.
guide-victory-1 = Se asignan las cartas de rango. Cada una vale un punto de victoria esta ronda.

# Asks that the table words itself
ask-incoming = { $n ->
    [one] { $name } te ofrece un trato. Púlsalo para leerlo.
   *[other] { $name } te ofrecen tratos. Pulsa uno para leerlo.
}

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
goods-release = Liberación: { $promise }
goods-done = A la balanza
goods-less = Menos { $what }
goods-ask = En este plato: { $goods }
goods-aid = Pulsa para añadir. Otra vez añade uno más, o lo quita.

# The promise builder
oath-heading-own = Juras a { $name }
oath-heading-anyone = Juras a quien acepte
oath-heading-theirs = { $name } te jura
oath-heading-whoever = Quien acepte te jura
oath-ask-own = Compón tu promesa.
oath-ask-theirs = Compón la promesa que quieres.
oath-aid = Ningún diablo puede romperla. La partida se encarga.
oath-hint = Elige primero qué se jura. Lo apagado no puede jurarse ahora. Señálalo y verás por qué.
oath-verb = Yo …
oath-another = Otra promesa
oath-unfinished = Elige lo que aún le falta a la promesa.
oath-quoted = «{ $text }»
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
oath-verb-allow-trade = permitir comercio
oath-verb-show-hand = mostrar mi mano
oath-verb-cast = completar un ritual
oath-arg-target = A quién
oath-arg-candidate = A quién
oath-arg-seat = Con
oath-arg-until = Hasta el fin de la ronda
oath-arg-round = En la ronda
oath-arg-who = Quién se queda
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
oath-value-if-attend-True = caduca
oath-value-role-attack = en su ataque
oath-value-role-defence = en su defensa
oath-the-attack = este ataque
oath-me = a mí
oath-this-round = { $n }, esta
oath-due = Cuándo
oath-due-now = ya
oath-due-asap = en cuanto pueda
oath-due-draw = tras robar
oath-due-tabling-end = al final del despliegue
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
oath-condition-if-attacked = atacan a …
oath-if-seat = Quién
oath-if-devil = Qué diablo
oath-if-by = Captor
oath-if-round = Como tarde en la ronda
oath-if-kind = Qué
type-oath = Promesas
oath-restraint = Lo que prohíbe se rechaza hasta que acabe.
oath-duty = Cuando vence se te pide y, si se acaba el tiempo, se hace por ti.

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
choose-earth-dice = Tirar con este
choose-strike = Golpear
choose-vote-decline = No nombrar
choose-nominate-nobody = No nominar
choose-mulligan-keep-small = estas seis cartas
choose-mulligan-redraw-small = seis nuevas, una vez
choose-earth-reroll-reroll-small = cuenta la segunda tirada
choose-arrival-come-small = podrás votar
choose-arrival-home-small = no te opones a nadie

# Rituals
cast-delay-small = a la próxima ronda
ritual-caster = Lo completa { $name }
ritual-lots = Almas, { $n } × hasta 3

# Earth
earth-title = La Tierra
earth-heading = { $name } tira en la Tierra
earth-caught = atrapado

# The decision ring
ring-step-arrival = ¿Quién acude al círculo?
ring-step-vote = La votación
ring-step-verdict = El círculo de decisión
ring-step-nominate = Las nominaciones
ring-no-nominee = Aún no hay nominados.
ring-bears = se corona si se oponen menos de { $n }
ring-tally = { $votes } a favor, { $against } en contra · menos de { $n }
ring-thinking = piensa
ring-decided = ya decidió
ring-home = se queda
ring-came = acude
ring-declined = no nombra a nadie
ring-for = vota por { $name }
ring-vote = Votar
ring-vote-chosen = Tu voto
ring-nominate = Nominar
ring-nominate-chosen = Tu nominado

# The reckoning
over-hand = La mano al final.

# The battle
verb-more = Más …
battle-attacks = Ataca
battle-defences = Defiende
battle-front = { $name } contra { $realm }
battle-army = Ejército de { $name }
battle-helper = Aliado: { $name }
battle-nobody = Aquí no queda nadie.
battle-protection = Protección { $n }
battle-negated = Puertas abiertas
battle-of-first = de { $n }
battle-threshold = { $n }: +{ $more } intercambios
battle-count = { $n } intercambios · dados { $dice }
battle-round = Ronda de batalla { $n } · { $all } intercambios
battle-rule = Cuenta el dado mayor · el golpeado tira 2 más
battle-exchange = Intercambio { $n } de { $all }
battle-the-wall = el muro
battle-hit-attack = Golpe al ataque
battle-hit-defence = Golpe a la defensa
battle-hit-shielded = Golpe a un aliado
battle-hit-none = nadie
battle-beats = { $a } gana a { $b }
battle-tie = { $a }, empate. Golpea el más fuerte
battle-shielded = { $a }. El muro aguanta, cae un aliado
battle-wall = { $a }. El muro aguanta
battle-level = { $a } cada uno
battle-power = poder { $n }
battle-may-come = Aún puede venir
organise-without-devil = { $seat } ataca, { $against } a { $power }. Tu diablo no está en la batalla.
battle-organise = Ronda de batalla { $n }. Elige bando
battle-choose-join = ¿A quién llevas?
battle-choose-call = ¿A quién llamas de casa?
battle-choose-send-home = ¿A quién mandas a casa?
battle-join-go = En marcha
battle-call-go = Llamarlos
battle-send-home-go = Enviar a casa
battle-muster-hint = Pulsa una carta para llevarla o dejarla en casa.
battle-ready = Listos: { $name }
battle-only-watch = En esta batalla solo puedes mirar, hablar y comerciar.
battle-join-attack = Unirme al ataque
battle-join-attack-told = Únete al asalto. El atacante puede repartir el botín.
battle-join-defence = Unirme a la defensa
battle-join-defence-told = Lucha junto al defensor. El muro no te cubre.
battle-call-told = Trae más huestes de tu reino.
battle-send-home-told = Pueden irse las huestes llegadas en una ronda anterior.
battle-withdraw-told = Todo tu ejército vuelve. Si el ataque es tuyo, fracasa.
battle-withdraw-sure = ¿Te retiras?
battle-side-told = Pásate al otro bando: { $side }
battle-flee-told = Tu diablo desaparece hasta el cierre: sin tratos ni círculo. Tus huestes siguen.
battle-flee-sure = ¿Huyes?
battle-surrender-told = Tu diablo queda al instante en manos del atacante. Tus huestes siguen.
battle-surrender-sure = ¿Te rindes?
battle-truce-told = Si ambos líderes la alzan, esta ronda no se tira.
battle-truce-theirs = El otro líder ha alzado la bandera blanca.
battle-truce-both = Las dos banderas están alzadas. Esta ronda no se tira.
battle-truce-on = Bandera alzada
battle-rear-told = { $name } está fuera. Ataca su reino por la retaguardia.
battle-turn-to = Volverse contra
battle-market = Al mercado
battle-market-small = se comercia
battle-back = A la batalla
attack-turn-pass-small = podrás atacar luego, si no pasan todos
parley-pass-small = cuenta como pasar
conquest-take-small = tuya ya, la vieja se va
conquest-raze-small = para nadie
conquest-leave-small = se queda
share-hint = Pulsa una carta para dársela a otro.
share-done = Repartir botín
why-troops = Elige huestes, o vuelve.
forecast-label = Pronóstico
forecast-attack = el ataque gana: { $n } %
forecast-hardly = el ataque gana: menos del 1 %
forecast-nearly = el ataque gana: más del 99 %
forecast-certain-won = el ataque ha ganado: nadie defiende
forecast-certain-failed = no hay ataque: nadie lo dirige
forecast-certain-ruin = ruina de ambos
forecast-how = { $n } pruebas tal como están
forecast-how-coming = { $n } pruebas con los elegidos
forecast-how-certain = sin dados
forecast-about =
    
    Pronóstico:
    La batalla se libra { $n } veces con las huestes a la vista. Nadie llega ni se va, sin cartas de la mano. Error de 3 en 100.
hits-heading = Golpes por repartir
hits-now = Pulsa a quien reciba este { $die }. { $n ->
    [one] Queda 1 golpe
   *[other] Quedan { $n } golpes
}.
hits-rest = el resto, en el orden usual
hits-all-placed = Tus golpes están repartidos.
hits-all-place = Tus golpes están repartidos. Pulsa Confirmar golpes.
hits-all-spread = Todos los golpes están repartidos. Pulsa Confirmar golpes.
hits-all-aid = Deshacer quita el último. Confirmar golpes los fija todos.
hits-choosing = { $name } elige
hits-placed = { $name } ya ha elegido
guide-battles-1 = El turno de ataque va pasando desde quien inicia. En el tuyo, ataca un reino o pasa.
guide-battles-2 = Puedes comerciar siempre con cartas de la mano, cartas de promesa y promesas. Compra la paz o aliados.
guide-battles-3 = Cuando se ataca un reino, todo diablo libre puede unirse a cualquier bando.
guide-attack-turn-1 = Pulsa el rostro de un diablo para atacar su reino. Si está apagado, dice por qué no puedes.
guide-attack-turn-2 = Compara los poderes. La defensa tiene su fortaleza y pueden llegar amigos a ambos bandos.
guide-attack-turn-3 = O pasa. Podrás atacar cuando vuelva el turno.
guide-parley-1 = Has declarado un ataque. Ahora pueden pagarte por parar o por seguir.
guide-parley-2 = Sigue, pulsa otro rostro para desviarte (una vez) o detén la marcha.
guide-beat-1 = Ahora cualquiera puede reaccionar. ¡Alto! te da la palabra, para jugar una carta o pensar.
guide-beat-2 = ¿Nada que decir? Pasa. Cuando todos hayan pasado, la partida sigue.
guide-floor-1 = Alguien dijo ¡Alto! y tiene la palabra. Puede jugar una carta. Los demás esperan o dicen también ¡Alto!
guide-floor-2 = Mientras tanto las ofertas se detienen.
guide-mulligan-1 = Tus primeras cartas: huestes, fortalezas, rituales, artefactos, especiales. Señala una para leerla.
guide-mulligan-2 = Una fortaleza protege tu reino. Si no te ha tocado ninguna, puedes robar otras seis cartas, una vez.
forecast-how-all = { $n } pruebas si vienen todos
guide-conquest-1 = Decides sobre la fortaleza: tomarla, arrasarla o dejarla.

# Big words of moments
moment-devils = Los diablos del Infierno
moment-starter = Empieza { $name }
moment-deal = ¡Trato hecho!
deal-weighs = { $name } lo sopesa
deal-swears = { $name } jura
    .you = Juras
deal-struck = Hecho
moment-breach = ¡Promesa rota!
moment-breach-small = { $name } se lo debía a { $to }
moment-stop = ¡Alto!
moment-stop-small = { $name } quiere la palabra
moment-captive = Entre rejas
moment-free = ¡Libre!
moment-arrivals = Se reúne el círculo
moment-nobody = No acude nadie
moment-no-overlord = Aún sin señor supremo
moment-overlord = ¡{ $name }, señor supremo!
moment-overlord-vote = coronado por el círculo
moment-overlord-victory-points = por puntos de victoria
moment-overlord-round-limit = la última ronda ha acabado
moment-attack = ¡Un ataque!
moment-attack-off = Da media vuelta
moment-march = Empieza la marcha
moment-rear = ¡Por la retaguardia!
moment-battle-round = Ronda { $n } de batalla
moment-fled = ¡Huye!
moment-surrender = ¡Rendición!
moment-withdrew = Se retira
moment-truce = ¡Tregua! Sin dados
moment-hits-shielded = { $n ->
    [one] 1 golpe
   *[other] { $n } golpes
} a los aliados
moment-hits-revenge = ¡Los Colosos se vengan!
moment-joined-attack = ¡{ $name } ataca!
moment-joined-defence = ¡{ $name } defiende!
moment-downed = ¡Cae { $name }!
moment-over-won = ¡Vence { $name }!
moment-over-won-small = el ataque triunfa
moment-over-failed = ¡{ $name } resiste!
moment-over-failed-small = el ataque fracasa
moment-over-ruin = ¡También cae { $name }!
moment-over-ruin-small = ruina mutua, no gana nadie
moment-crumbles = ¡Se derrumba!
moment-stands = Aguanta
moment-captured = ¡Capturan a { $name }!
moment-plunder = Botín de { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
moment-conquest-take = ¡Tomada!
moment-conquest-raze = ¡Arrasada!
moment-conquest-leave = Queda en pie
moment-victory-attack = ¡Victoria de ataque!
moment-victory-defence = ¡Victoria de defensa!

# A hand that is shown
peek-heading = La mano de { $name }
hand-nothing = Vacía


## Cards

card-fiends = Diablillos
    .text = Poder 2. En el despliegue puedes enviarlos a la Tierra a por almas. Con un 1 los atrapan y se destruyen.
    .flavour = Primero llaman a la puerta. Así lo demás tiene más gracia.
card-diabolic-fiends = Diablillos infernales
    .text = Poder 3. Puedes enviarlos a la Tierra como los Diablillos, y allí nunca los atrapan.
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
    .text = Poder 4. Si caen en batalla, su dueño gana 1 alma cuando acaba.
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
    .text = Poder 9. Solo recibe golpes tras tus demás huestes de la batalla. Mientras esté en tu ejército atacante no puedes retirarte.
    .flavour = Le pidieron que saliera del mar. Se trajo el mar.
card-black-tower = Torre negra
    .text = Poder 4, protección 1. En cada Inicio ganas 1 alma, que no cuenta para Maestro de almas.
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
    .text = Una vez por ronda, en cualquier fase abierta a los especiales, mira una mano ajena.
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
    .text = Si ganas almas de la Tierra en el Inicio, gana 1 más, que no cuenta para Maestro de almas.
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
    .text = Elige hasta 2 huestes del descarte y despliégalas en tu reino. Coste: 1 alma.
    .flavour = Muertos dos veces, pagados una.
card-soul-harvest = Cosecha de almas
    .text = Toma hasta 4 almas de otro reino.
    .flavour = ¿Qué es la cripta del vecino sino un campo maduro?
card-open-the-vault = Abrir la bóveda
    .text = Mira una mano ajena y toma 2 cartas de recurso a tu elección. Coste: 1 alma.
    .flavour = La cerradura se disculpó y se hizo a un lado.
card-chaos-catalysm = Cataclismo del caos
    .text = Destruye una cosa de otro diablo en el Infierno. Su dueño hace lo mismo a un diablo aún no golpeado, y así. Coste: 3 almas.
    .flavour = Todos coincidieron en que la culpa era de otro.
card-shatter-walls = Quebrar las murallas
    .text = Destruye una fortaleza de otro reino. Sus cautivos quedan libres. Coste: 2 almas.
    .flavour = Empezó como un zumbido en la argamasa.
card-chains-of-dis = Cadenas de Dis
    .text = Necesitas una fortaleza. Un diablo en su casa, en el Infierno, pasa a ser tu cautivo. Coste: 5 almas.
    .flavour = Forjadas para dioses. Ajustables.
card-slip-away = Escabullirse
    .text = En cualquier ronda de batalla, tu diablo deja su batalla y queda huido hasta el fin de la ronda.
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
    .text = Despliega hasta 3 huestes de tu mano, en casa o directamente en tu ejército de esta batalla.
    .flavour = Nadie preguntó a sus pies.
card-pickpocket = Carterista
    .text = Toma 1 carta de recurso al azar de otra mano.
    .flavour = El Infierno tiene bolsillos. El Infierno tiene dedos.
card-disrupt = Desbaratar el ritual
    .text = Descarta un ritual desplegado que no se esté completando.
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
    .text = Poder 5. Puede abjurar sin castigo de una promesa, y de otra solo tras su segundo Inicio. Su reino tiene 1 más de protección (1 sin fortaleza).
    .flavour = Cada palabra era cierta cuando la dijo.
devil-belial = Belial
    .text = Poder 5. Tras una batalla en la que luchó gana 1 alma por cada 2 huestes destruidas allí (hacia arriba, máximo 3).
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
    .text = Da puntos a quien la tenga si Asmodeo llega a señor supremo (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-baalzebub = Promesa de Belcebú
    .text = Da puntos a quien la tenga si Belcebú llega a señor supremo (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-belial = Promesa de Belial
    .text = Da puntos a quien la tenga si Belial llega a señor supremo (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-dispater = Promesa de Dispáter
    .text = Da puntos a quien la tenga si Dispáter llega a señor supremo (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-geryon = Promesa de Gerión
    .text = Da puntos a quien la tenga si Gerión llega a señor supremo (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-glasya = Promesa de Glasya
    .text = Da puntos a quien la tenga si Glasya llega a señor supremo (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-mammon = Promesa de Mammón
    .text = Da puntos a quien la tenga si Mammón llega a señor supremo (véase la tabla de puntuación).
    .flavour = Firmada, sellada y aún caliente.
promise-card-mephistopheles = Promesa de Mefistófeles
    .text = Da puntos a quien la tenga si Mefistófeles llega a señor supremo (véase la tabla de puntuación).
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
devil-state-captive = En cautiverio
devil-state-fled = En fuga
devil-state-downed = Fuera de combate
devil-state-wounded = Con heridas

word-seats-all = todos
word-any-seat-anyone = cualquiera
word-battle-role-attack = en su ataque
word-battle-role-defence = en su defensa
word-earth-kind-devil = a mi diablo
word-earth-kind-fiends = mis diablillos
word-earth-kind-both = a mi diablo ni mis diablillos
word-call-kind-attack = este ataque
word-call-kind-ritual = el ritual { $ritual }
word-card-kind-army = una hueste
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
    .short = Sin votar por { $candidate } · hasta R{ $until }
sentence-no-nominate = No nominaré a { $candidate } hasta el final de la ronda { $until }
    .short = Sin nominar a { $candidate } · hasta R{ $until }
sentence-no-earth = No enviaré { $who } a la Tierra en la ronda { $round }
    .short = Sin enviar a la Tierra { $who } · R{ $round }
sentence-no-ring = No acudiré al círculo de decisión de la ronda { $round }
    .short = Fuera del círculo · R{ $round }
sentence-no-flee = No huiré ni me escabulliré en la ronda { $round }
    .short = Sin huir · R{ $round }
sentence-no-trade = No comerciaré con { $seat } hasta el final de la ronda { $until }
    .short = Sin comerciar con { $seat } · hasta R{ $until }
sentence-vote = Votaré por { $candidate } en la ronda { $round }{ $if_attend }
    .short = Votar por { $candidate } · R{ $round }{ $if_attend }
sentence-nominate = Nominaré a { $candidate } en la ronda { $round }{ $if_attend }
    .short = Nominar a { $candidate } · R{ $round }{ $if_attend }
sentence-attend = Acudiré al círculo de decisión de la ronda { $round }
    .short = Acudir al círculo · R{ $round }
sentence-give = Daré a { $to } { $bundle }, { $due }
    .short = Dar a { $to } { $bundle }, { $due }
sentence-return-loan = Devolveré a { $to } { $cards }, { $due }
    .short = Devolver a { $to } { $cards }, { $due }
sentence-join = Me uniré a { $ally } { $role } en la ronda { $round } con al menos { $power } de poder
    .short = Unirse a { $ally } { $role } · R{ $round }, poder { $power }
sentence-attack = Atacaré a { $target } en la ronda { $round }
    .short = Atacar a { $target } · R{ $round }
sentence-withdraw = Me retiraré de esta batalla
    .short = Retirarse de esta batalla
sentence-call-off = Cancelaré { $what }
    .short = Cancelar { $what }
sentence-release = Liberaré a { $captive }, { $due }
    .short = Liberar a { $captive }, { $due }
sentence-allow-trade = Dejaré que { $captive } comercie con { $seats } hasta el final de la ronda { $until }
    .short = Dejar que { $captive } comercie con { $seats } · hasta R{ $until }
sentence-show-hand = Mostraré mi mano a { $to }, { $due }
    .short = Mostrar la mano a { $to }, { $due }
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
condition-if-attacked = Si atacan a { $seat } en la ronda { $round }
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
    .short = cuando haya señor supremo

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
    .with = la fortaleza con los cautivos que tenga
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
    .about = Con estos puntos de victoria un diablo toma el trono, decida lo que decida el círculo.
    .value-0 = 10, o 8 con 3 jugadores
    .every = { $n } puntos
option-round-limit = Última ronda
    .about = Si en esta ronda no se corona a nadie, el trono es para quien tenga más puntos de victoria.
    .value-0 = Sin límite
    .every = Ronda { $n }
option-short-game = Partida corta
    .about = Alrededor de una hora: meta 6, última ronda 8 y marcador extra del popular desde 4 puntos.
option-pace = Ritmo
    .about = Cuánto pueden durar las fases, las reacciones y las decisiones.
    .value-normal = Normal
    .value-relaxed = Relajado
    .value-quick = Rápido
    .value-untimed = Sin límite de tiempo
option-devil-choice = Diablos
    .about = Con 3 o 4 jugadores, cada cual elige uno de dos diablos. Con más, los diablos se reparten.
    .value-deal-two-pick-one = Elegir uno de dos
    .value-random = Repartidos
option-private-deals = Tratos privados
    .about = Si dos diablos pueden regatear y jurar sin que los demás lo oigan.
option-forecast = Pronóstico de batalla
    .about = Muestra cómo acabará probablemente una batalla y cuánto poder impreso mueve una oferta.
option-banter = Charla
    .about = Se puede hablar con libertad en la mesa. No obliga a nadie.

## Lesson

lesson-guide = El abogado
lesson-welcome = Corona a otro y gana
    .text = Eres Asmodeo, y el Infierno quiere un señor supremo. El señor supremo no siempre gana: cuentan el rango, los puntos de victoria y las cartas de promesa. Tienes 2 de Belial y 3 de Mefistófeles.
lesson-trade = Un trato de ida y vuelta
    .text = Belial es tu cautivo. Te ofrece 3 cartas de promesa y una de su mano, y tú lo dejas libre. Sus cartas de promesa son puntos para ti si algún día es señor supremo.
    .act1 = Pulsa la oferta de Belial
    .act2 = Pulsa Sellar el trato
    .done = Comerciar en los dos sentidos
lesson-offer = Ahora haz tú una oferta
    .text = Mefistófeles tiene 3 almas, y los rituales se pagan con almas. Pídele una y dale una carta que no necesites. Hasta que acepte, solo ve el dorso.
    .act1 = Pulsa a Mefistófeles
    .act2 = Pulsa sus almas
    .act3 = Pulsa Escabullirse
    .act4 = Pulsa Enviar oferta
    .done = Hacer una oferta propia
lesson-promise = Lo jurado, jurado está
    .text = Mefistófeles te da una carta y tú juras votarle esta ronda. El libro guarda cada promesa, y ningún diablo puede romperla.
    .act1 = Pulsa la oferta de Mefistófeles
    .act2 = Pulsa Sellar el trato
    .done = Dar una promesa
lesson-ready = Ya hay bastante en la mesa
    .text = En el despliegue se despliegan ejércitos y artefactos, se comercia y se envían diablillos a la Tierra. Los tuyos ya están. Cuando todos estén listos, empiezan las batallas.
    .act1 = Pulsa Listo
lesson-fight = Belial, el ingrato
    .text = Te ataca con una hueste. Tu ejército y tu fortaleza defienden tu reino. Más poder, más dados.
    .act1 = Pulsa Listo
lesson-place = Donde menos duela
    .text = Tus golpes son más. El suyo cae en tu hueste más débil, si no lo pones en otra parte.
    .act1 = Pulsa Confirmar golpes
    .done = Ganar una batalla
lesson-rituals = Nada que lanzar
    .text = Belial vuelve a ser tu cautivo, y ningún cautivo acude al círculo. Los rituales empezados en el despliegue se completarían ahora.
    .act1 = Pulsa Listo
lesson-council = Últimas palabras
    .text = En el consejo, los diablos se compran los votos. El tuyo ya está vendido.
    .act1 = Pulsa Listo
lesson-ring = Acude al círculo
    .text = Mefistófeles tiene dos marcadores: será coronado si acuden dos diablos y se oponen menos de dos. Entre tres, los Poderes Desconocidos siempre se oponen. Te necesita, así que acude.
    .act1 = Pulsa Acudir
lesson-vote = Cumple tu palabra
    .text = No puedes votar a nadie más: la promesa obliga. Y es un buen voto. Sus cartas de promesa en tu mano cuentan cuando él es señor supremo.
    .act1 = Pulsa a Mefistófeles
    .act2 = Pulsa Votar
    .done = Cumplir tu palabra en una votación, y ganar
lesson-end = El poder tras el trono
    .text = Mefistófeles lleva la corona y tú ganas por 12 a 5.
    .open1 = Ir a la Tierra por almas
    .open2 = Atacar
    .open3 = Los rituales
    .open4 = Las cartas que responden a un ¡Alto!

## Rulebook

rulebook-goal = El objetivo
    .text =
        
        Lucifer se ha ido y el Infierno necesita un nuevo señor supremo. Eres un diablo: alzas ejércitos, recoges almas, robas a tus vecinos y, sobre todo, regateas.
        La partida acaba cuando un diablo llega a <b>señor supremo</b>, por los votos de los demás o por puntos de victoria. Entonces todos cuentan sus puntos y gana quien tenga más. El señor supremo recibe 4 extra, pero cada una de sus <b>cartas de promesa</b> en otra mano vale allí 2. Así, si tienes sus promesas, puedes ganar sin corona.
        Un diablo cumple todas sus promesas. De eso se encarga la propia mesa.
rulebook-start = El comienzo
    .text =
        
        Con 3 o 4 jugadores eliges uno de dos diablos. Con más, te toca uno. Su poder está impreso y dura toda la partida. Recibes sus 6 cartas de promesa y robas 6 cartas de recurso.
        Si <b>no tienes fortaleza</b> en esa mano, puedes cambiar las 6 cartas, una vez.
rulebook-round = Una ronda
    .text =
        
        Una ronda tiene ocho fases: <b>Inicio</b> (roba 2 cartas, los dados de la Tierra), <b>Despliegue</b>, <b>Batallas</b>, <b>Rituales</b>, <b>Puntos de victoria</b>, <b>Consejo</b>, el <b>círculo de decisión</b> y <b>Cierre</b>.
        En las fases abiertas todos actúan a la vez. Pulsa Listo cuando no te quede nada que hacer. Aún puedes responder a ofertas. Cuando todos están listos se abre una última reacción y la fase termina.
        Al robar no puedes pasar de <b>21 cartas</b> en total: diablo, cartas de rango y de promesa, mano y desplegadas. Las almas no cuentan.
rulebook-cards = Los cinco tipos de cartas
    .text =
        
        Las <b>huestes</b> se despliegan, luchan y se quedan hasta ser destruidas. Las que luchan juntas son un ejército. Las <b>fortalezas</b> protegen tu reino y guardan cautivos. Puedes tener una. Los <b>artefactos</b> viajan con tu diablo. Los <b>rituales</b> se empiezan en el Despliegue y se completan en Rituales, con almas. Los <b>especiales</b> se juegan de la mano, en los momentos impresos.
        Una carta de fortaleza en la mano tiene 3 usos contra una fortaleza igual: ábrela al atacarla, escabúllete de ella en batalla o escapa de ella si te tienen en cautiverio.
rulebook-tabling = Despliegue
    .text =
        
        Despliega cuantas huestes y artefactos quieras, y una fortaleza. Empieza un ritual. Envía a la Tierra diablillos, o a tu propio diablo. Comercia.
        Una vez por ronda puedes dar una carta de promesa, de cualquier diablo, a los <b>Poderes Desconocidos</b> y robar 6 cartas al momento. La carta se va para siempre y nadie ve de quién era.
        Las cartas de la mano están a salvo de los ejércitos, pero tampoco luchan.
rulebook-earth = Almas de la Tierra
    .text =
        
        En el siguiente Inicio, todo lo que está en la Tierra tira un dado. <b>Diablillos</b>: 1 atrapado y destruido, 2 nada, 3 o 4 un alma, 5 o 6 dos almas. <b>Diablillos infernales</b>: lo mismo, pero nunca los atrapan. <b>Un diablo</b>: 1 nada, 2 o 3 una, 4 o 5 dos, 6 tres. Puede repetir una vez.
        Un diablo en la Tierra no lucha, no lanza rituales ni acude al círculo. A los diablillos de la Tierra no se les puede dañar, pero no te defienden.
        <b>2 almas</b> cuentan como 1 de poder, y con ellas se pagan los rituales.
rulebook-trade = El comercio
    .text =
        
        Una oferta tiene dos platos. Pon en ellos cartas, cartas de promesa, almas, huestes, fortalezas, cautivos, un vistazo a una mano y promesas de ambos lados. El otro diablo acepta, hace una contraoferta o rechaza. Un trato lo mueve todo al momento y no se deshace.
        Las <b>cartas de mano y de promesa</b> se cambian en toda fase abierta, <b>lo desplegado y las almas</b>, solo en Despliegue y Cierre. Los <b>cautivos</b> nunca cambian de manos en las Batallas, pero allí se les puede liberar.
        Una oferta es pública o solo la conocéis los dos. Lo que se dice en el chat no obliga a nadie.
rulebook-promises = Promesas que obligan
    .text =
        
        Una promesa es una sola frase que se compone paso a paso: qué, a quién, hasta cuándo y quizá con una condición. Sellada, queda en el libro y obliga. <b>Lo que la rompería se rechaza</b>. Lo que prometiste hacer se te pide cuando vence, y se hace por ti si callas. Solo quien la recibió puede liberarte.
        No puedes jurar lo que no puedes cumplir. <b>En firme</b>: lo tienes ahora. <b>En cuanto pueda</b>: sigue abierta hasta cumplirse. <b>Si puedo</b>: lo que falte caduca, y tu mano puede mostrarse como prueba.
        Si otros te lo impiden, un regalo en firme puede aun así <b>romperse</b>: cuesta 1 punto de victoria. Si no se nombra un final, la promesa dura esta ronda.
rulebook-attack = Atacar
    .text =
        
        El turno de ataque va pasando desde quien inicia. En el tuyo, ataca un reino o pasa. Puedes atacar cada reino una vez por ronda. Cuando todos pasan seguidos, acaban las Batallas.
        Un ataque declarado abre un <b>parlamento</b>: todos pueden comerciar, y tú puedes seguir, cambiar de objetivo una vez o detenerte. Después ya no hay vuelta atrás.
        Fuera de casa un ejército necesita un líder: tu diablo o los Ángeles caídos. Si tu diablo sale de marcha, su ritual se aplaza.
rulebook-organisation = Antes de los dados
    .text =
        
        El atacante elige su ejército. Cualquier otro diablo libre puede <b>unirse a un bando</b> como aliado, con las huestes que quiera de su casa. El defensor puede <b>huir</b> (en la primera ronda de batalla sin carta), <b>rendirse</b> o luchar. Los aliados pueden cambiar de bando e irse a casa. El mercado está abierto.
        Un diablo que queda fuera puede atacar un reino cuyo diablo está ausente: es un <b>ataque por la retaguardia</b>.
        Si atacante y defensor alzan la bandera blanca, en esta ronda de batalla no se tira. Cuando todos están listos, se fijan los bandos.
rulebook-dice = Los dados
    .text =
        
        El poder de un bando son sus diablos, sus huestes, la mitad de sus almas y, para la defensa, la fortaleza. Hay <b>2 intercambios</b>, y 2 más por cada bando con 25 de poder, o 4 más con 50.
        Cada bando tira 1 dado, 2 con el doble de poder que el enemigo, 3 con el triple. Quien acaba de recibir un golpe tira 2 más. Se comparan los mejores dados y <b>el menor recibe el golpe</b>. El empate es para el más poderoso.
        La <b>protección</b> se resta del dado del ataque cuando la defensa fuera a recibir un golpe. <b>Ejemplo:</b> 74 contra 34 son 2 + 4 + 2 = 8 intercambios, 2 dados contra 1.
rulebook-hits = Quién cae
    .text =
        
        Por cada golpe, elige quién lo recibe: una hueste se destruye, un grupo de almas pierde tantas como marque el dado, la fortaleza queda volcada en esta batalla o un diablo es <b>derribado</b>. Los dos bandos eligen en secreto.
        Los <b>Colosos</b> reciben los primeros golpes y lo devuelven al caer. <b>Leviatán</b> recibe golpes al final.
        Si un bando reúne a varios diablos, su atacante o defensor reparte los golpes por igual.
rulebook-aftermath = Tras la batalla
    .text =
        
        El ataque vence cuando en la defensa no queda nadie sin golpe. Entonces todo diablo derribado, amigo o enemigo, es <b>cautivo</b> del atacante, se <b>saquean</b> 3 cartas al azar de la mano del reino, 5 si ese diablo tiene más de 21, y la fortaleza se puede <b>tomar, arrasar o dejar</b>.
        Si el ataque fracasa, los diablos derribados son cautivos del defensor. Si atacante y defensor caen a la vez, nadie gana.
        Un ataque ganado con saqueo o captura es una <b>victoria de ataque</b>. Uno rechazado con bajas es una <b>victoria de defensa</b>.
rulebook-captives = Cautivos
    .text =
        
        Un cautivo está en la fortaleza de su captor. No lucha, no lanza rituales, no va a la Tierra ni acude al círculo, pero su jugador roba, despliega huestes y comercia con el captor. Con otros, solo con permiso del captor.
        Queda libre si el captor lo libera, con Fuga, con una carta de fortaleza igual en el Despliegue, o cuando alguien toma la fortaleza. <b>Dos cautivos mutuos se canjean al momento.</b>
        Sin fortaleza (o Anillo de cadenas) nadie puede guardar cautivos.
rulebook-rituals = Rituales
    .text =
        
        Un ritual está boca arriba ante ti desde el Despliegue: todos ven lo que viene y pueden pagarte para que no lo hagas. En Rituales, desde quien inicia, cada cual lo completa, lo cancela o lo <b>aplaza</b> a la próxima ronda.
        Primero se anuncia que se completa: es el último momento para desbaratarlo. Luego se pagan las almas y se elige el objetivo, y ya nadie puede reaccionar.
        Un diablo que huye, se rinde o recibe un golpe pierde su ritual. El peor de todos es el Cataclismo del caos.
rulebook-stop = ¡Alto!
    .text =
        
        En momentos delicados se pide una reacción a todos, tengan lo que tengan: <b>Pasar o ¡Alto!</b> Así nadie puede saber quién tiene una carta. El primero en decir ¡Alto! tiene la palabra y todo se detiene.
        Con la palabra juegas un especial, un artefacto o un poder, o te echas atrás. Echarse atrás cuesta un <b>farol</b>: tienes 3 por ronda.
        Después de jugarse algo se abre otra reacción para todos.
rulebook-status = Puntos de victoria
    .text =
        Cada carta de rango que tengas da 1 punto de victoria por ronda. <b>Maestro de almas</b>: al menos 5 almas de la Tierra esta ronda, y 2 más que nadie. <b>El diablo más poderoso</b>: al menos 25 de poder en casa, y 3 más que nadie. <b>El diablo más victorioso</b>: más victorias de ataque.
        Un rango es inestable al principio y estable cuando lo conservas. El estable aguanta una mala ronda.
        Los puntos de victoria se quedan. Solo los quita una promesa rota.
rulebook-council = El consejo
    .text =
        
        Es la última charla antes del círculo. Aquí se compran votos, casi siempre con <b>cartas de promesa</b>: no te cuestan nada si no te coronan, y si te coronan son justo lo que hace ganar a tus votantes.
        Frases útiles: «Votaré por Belial en esta ronda, si acudo al círculo», «Si Belial llega a señor supremo, te daré 2 cartas».
        Cuenta antes de vender: ¿cuántos oponentes más aguanta el nominado?
rulebook-ring = El círculo de decisión
    .text =
        
        Cada diablo en el Infierno acude o se queda en casa, en secreto. Los que acuden votan por turno a un nominado o a nadie. Un nominado es coronado si acudieron al menos 2 diablos, alguien votó por él y <b>se le oponen menos diablos que marcadores tiene</b>. Si acudiste y no lo nombraste, te opones a él, aunque el nominado seas tú.
        <b>Ejemplo:</b> 3 marcadores y 4 diablos en el círculo. 2 votan por él, 2 no: es coronado.
        Si no se corona a nadie, toma el trono el diablo con puntos de victoria suficientes. Si no lo hay, todos los que acudieron nominan para el próximo círculo: cada nominación es un marcador, y desde 6 puntos de victoria el popular recibe uno más.
rulebook-finishing = El cierre
    .text =
        
        Los diablos huidos y heridos ya están en casa. Lo desplegado se puede cambiar otra vez, y se pagan las deudas que vencen ahora.
        Descarta lo que no necesites. Con <b>21 cartas</b> no robas nada en la próxima ronda, y si tienes más, te saquean 5 cartas en vez de 3.
rulebook-end = El ajuste de cuentas
    .text =
        
        Ya hay señor supremo. Primero se paga todo lo prometido para este momento. Luego, los puntos: 1 por cada punto de victoria, <b>4</b> por ser señor supremo, <b>2</b> por cada carta de promesa del señor supremo en tu mano. En la suya propia, solo 1.
        <b>Ejemplo:</b> el señor supremo tiene 7 puntos y 2 de sus cartas: 7 + 4 + 2 = 13. Un rival con 8 puntos y 3 cartas del señor supremo tiene 8 + 6 = 14, y gana.

# Lo que dice un entrenador: `advice-*` empieza la frase (qué hacer), `why-*` la sigue (por qué conviene). Nombres como en el registro
coach-good = ¡Diabólicamente bueno!
advice-lay-down = Despliega { $card }
advice-send-up = Envía { $card } a la Tierra
advice-start-ritual = Empieza el ritual { $card }
advice-finish-ritual = Completa el ritual { $card }
advice-use-card = Usa { $card }
advice-use-on = Usa { $card } contra { $target }
    .your = Usa { $card } sobre ti
advice-use-on-card = Usa { $card } contra { $other }, de { $target }
    .your = Usa { $card } contra tu propia carta { $other }
advice-use-in-battle = Usa { $card } en la batalla por el reino de { $target }
    .your = Usa { $card } en la batalla por tu reino
advice-throw-away = Descarta { $card }
advice-ask-powers = Da a los Poderes Desconocidos una promesa de { $target }
    .your = Da a los Poderes Desconocidos una promesa tuya
advice-go-ready = Pulsa Listo
advice-march-on = Ataca el reino de { $target }
advice-stay-home = No ataques a nadie
advice-strike = Acepta la oferta de { $target }
advice-turn-down = Rechaza la oferta de { $target }
advice-propose = Haz una oferta a { $target }
advice-counter = Responde a { $target } con otra oferta
advice-go-ahead = Sigue con el ataque al reino de { $target }
advice-break-off = Retira el ataque
advice-join-attack = Lleva un ejército al ataque contra el reino de { $target }
advice-join-defence = Lleva un ejército a la defensa del reino de { $target }
advice-call-troops = Llama más huestes
advice-go-home = Vuelve a casa con el ejército
advice-give-up = Ríndete
advice-run-away = Huye
advice-raise-flag = Alza la bandera blanca
advice-strike-rear = Ataca por la retaguardia el reino de { $target }
advice-hit-horde = Asigna el golpe a { $card }
advice-hit-souls = Asigna el golpe a las almas
advice-hit-fortress = Asigna el golpe a la fortaleza
advice-hit-devil = Asigna el golpe al diablo
advice-take-fortress = Toma la fortaleza
advice-raze-fortress = Arrasa la fortaleza
advice-leave-fortress = Deja la fortaleza
advice-send-devil = Envía a tu diablo a la Tierra
advice-be-devil = Sé { $devil }
advice-keep-hand = Quédate con tu mano
advice-draw-six = Roba seis cartas nuevas
advice-roll-next = Tira ahora con { $card }
advice-roll-devil = Tira ahora con tu diablo
advice-keep-die = Conserva el { $die }
advice-roll-again = Vuelve a tirar el { $die }
advice-keep-fortress = Quédate con { $card }
advice-give-cards = Da { $cards }
advice-take-cards = Toma { $cards } de la mano de { $target }
advice-pay-tribute = Entrega { $card } a { $target } como tributo
advice-pay-any = Entrega a { $target } una carta al azar
advice-confiscate = Quítale { $cards } a { $target }
advice-leave-artifacts = Deja a { $target } todos sus artefactos
advice-demand-tribute = Exige tributo a { $target }
advice-forswear-one = Abjura de una promesa
advice-break-out = Escapa con { $card }
advice-put-off = Aplaza una ronda el ritual { $card }
advice-drop-ritual = Cancela el ritual { $card }
advice-aim-at = Dirige { $card } contra { $target }
advice-aim-at-cards = Dirige { $card } contra { $cards }, de { $target }
advice-aim-at-souls = Dirige { $card } contra las almas de { $target }
advice-aim-at-all = Dirige { $card } contra almas y huestes de { $target }
advice-raise = Recupera { $cards } con { $card }
advice-wreck = Destruye { $card }, de { $target }
advice-wreck-souls = Destruye hasta 3 almas de { $target }
advice-come-to-ring = Acude al círculo de decisión
advice-stay-away = Quédate en casa
advice-vote-for = Vota por { $target }
    .your = Vota por ti
advice-vote-for-nobody = No votes por nadie
advice-nominate = Nomina a { $target }
    .your = Nomínate
advice-nominate-nobody = No nomines a nadie
advice-let-pass = Pasa
advice-back-down = Échate atrás
advice-wait-for = Espera a { $target }
advice-wait-out = Espera
advice-turn-to = Desvía el ataque al reino de { $target }
advice-slip-out = Escabúllete con { $card }
advice-open-gates = Abre las puertas con { $card }
advice-lower-flag = Baja la bandera blanca
advice-hit-shield = Asigna el golpe al Escudo de bronce
advice-pass-hit = Asigna un golpe a { $target }
    .your = Recibe tú un golpe
advice-settle-hits = Confirma los golpes
advice-keep-plunder = Quédate con todo el botín
advice-share-plunder = Reparte el botín con { $seats }
why-has-power = tiene { $n } de poder
why-draws-cards = dan { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} a cambio
why-outmatches = el reino atacante es el más fuerte: { $mine } de poder contra { $theirs }
    .your = el reino atacante es más fuerte que el tuyo: { $mine } de poder contra { $theirs }
why-nobody-weaker = ningún otro reino tiene menos poder
why-can-bring = el ataque puede llevar { $mine } de poder, y el reino de { $target } tiene { $theirs }
    .your = el ataque puede llevar { $mine } de poder, y tu reino tiene { $theirs }
why-cannot-match = el ataque solo puede llevar { $mine } de poder, y el reino de { $target } tiene { $theirs }
    .your = el ataque solo puede llevar { $mine } de poder, y tu reino tiene { $theirs }
why-nobody-weak-enough = todo el ejército tiene { $n } de poder, y cualquier reino que pueda atacar tiene al menos lo mismo
why-left-bare = con el ejército fuera quedan { $mine } de poder en casa, y { $target } puede enviar { $theirs }
    .your = con el ejército fuera quedan { $mine } de poder en casa, y tú puedes enviar { $theirs }
why-attack-ahead = el ataque tiene { $attack } de poder; la defensa, solo { $defence }
why-defence-holds = la defensa tiene { $defence } de poder; el ataque, { $attack }
why-may-come = { $target } puede enviar { $mine } de poder, y la defensa tiene { $theirs }
    .your = puedes enviar { $mine } de poder, y la defensa tiene { $theirs }
why-has-surrendered = { $target } se ha rendido
    .your = te has rendido
why-tips-attack = así el ataque tiene { $attack } de poder; la defensa, { $defence }
why-tips-defence = así la defensa tiene { $defence } de poder; el ataque, { $attack }
why-no-dice = con las dos banderas blancas alzadas nadie tira en esta ronda de batalla
why-nobody-leads = no hay quien dirija un ejército
why-not-enough = al bando más débil le faltan { $lacks } de poder, y podrían llegar { $n }
why-weakest-horde = ninguna hueste que pueda recibirlo tiene menos poder
why-costs-souls = cuesta { $n ->
    [one] 1 alma
   *[other] { $n } almas
}
why-turns-over = el golpe solo le da la vuelta durante esta batalla
why-juggernauts-first = los Colosos reciben los primeros golpes
why-nothing-else = nada más puede recibirlo
why-own-walls = tiene { $there } de protección; la de casa, { $own }
why-no-walls = en casa no hay fortaleza
why-nobody-ahead = nadie supera { $n ->
    [one] el punto de victoria
   *[other] los { $n } puntos de victoria
} de { $target }
    .your = nadie supera { $n ->
    [one] tu punto de victoria
   *[other] tus { $n } puntos de victoria
}
why-others-ahead = otros tienen más puntos de victoria que { $target }
    .your = otros tienen más puntos de victoria que tú
why-adds-dice = añade { $n ->
    [one] 1 dado
   *[other] { $n } dados
} a cada intercambio de esta ronda de batalla
why-asks-more = trae { $brings ->
    [one] 1 carta
   *[other] { $brings } cartas
} y cuesta { $costs }
why-brings-more = trae { $brings ->
    [one] 1 carta
   *[other] { $brings } cartas
} y cuesta { $costs }
why-pays-promise = trae { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} y solo cuesta una promesa
why-horde-moves = la hueste que cambia de manos tiene { $n } de poder
why-leaves-alone = { $target } tiene { $theirs } de poder frente a { $mine } y juraría no atacar
    .your = tienes { $theirs } de poder frente a { $mine } y jurarías no atacar
why-binds-stronger = prohíbe un ataque con { $mine } de poder a { $target }, que tiene { $theirs }
    .your = prohíbe un ataque con { $mine } de poder contra ti, que tienes { $theirs }
why-votes-missing = a { $target } le { $n ->
    [one] falta 1 voto
   *[other] faltan { $n } votos
} para el trono
    .your = te { $n ->
    [one] falta 1 voto
   *[other] faltan { $n } votos
} para el trono
why-feeds-leader = { $target } va en cabeza con { $n ->
    [one] 1 punto de victoria
   *[other] { $n } puntos de victoria
}
    .your = vas en cabeza con { $n ->
    [one] 1 punto de victoria
   *[other] { $n } puntos de victoria
}
why-asks-for-more = trae { $n ->
    [one] 1 carta más
   *[other] { $n } cartas más
} que la oferta que está en la mesa
why-hordes-in-hand = { $n } de las seis son huestes
why-lacks-walls = la mano { $n ->
    [0] no tiene fortaleza ni huestes
    [one] no tiene fortaleza, y solo 1 hueste
   *[other] no tiene fortaleza, y solo { $n } huestes
}
why-rolls-better = { $n } de las 6 caras traen más almas
why-rolls-no-better = { $n ->
    [0] ninguna cara trae más almas
    [one] solo 1 de las 6 caras trae más almas
   *[other] solo { $n } de las 6 caras traen más almas
}
why-would-be-caught = con esta tirada los atrapan
why-better-walls = tiene { $n } de protección; la otra, { $other }
why-costs-too-much = cuesta { $n ->
    [one] 1 alma
   *[other] { $n } almas
}, y { $mine ->
    [0] no hay ninguna
    [one] solo hay 1
   *[other] solo hay { $mine }
}
why-away-has-no-say = quien se queda en casa no vota ni nomina
why-away-opposes-nobody = quien se queda en casa no se opone a nadie
why-can-bear = por ahora { $against ->
    [0] nadie se opone
    [one] 1 se opone
   *[other] { $against } se oponen
} a { $target }, y { $markers ->
    [one] haría falta 1
   *[other] harían falta { $markers }
}
    .your = por ahora { $against ->
    [0] nadie se opone
    [one] 1 se opone
   *[other] { $against } se oponen
} a ti, y { $markers ->
    [one] haría falta 1
   *[other] harían falta { $markers }
}
why-counts-against = cuenta contra { $target }, que tiene { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}
    .your = cuenta contra ti, que tienes { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}
why-bears-more = con cada marcador se aguanta un opositor más

## Diagrams of the rulebook

diagram-goal-point = Por cada punto de victoria
diagram-goal-overlord = Por ser señor supremo
diagram-goal-promise = Por cada carta de promesa del señor supremo en otra mano
diagram-goal-own = Por cada una de ellas en su propia mano
diagram-trade-offer = Una oferta
diagram-trade-answer = Se acepta, se replica o se rechaza
diagram-trade-deal = Todo se mueve al momento
diagram-trade-hand = Cartas de mano y de promesa
    .note = En toda fase abierta.
diagram-trade-tabled = Lo desplegado y las almas
    .note = Solo en Despliegue y Cierre.
diagram-trade-captives = Los cautivos
    .note = En las Batallas no, pero allí se les puede liberar.
diagram-free-captor = El captor lo libera
diagram-free-jailbreak = Alguien juega Fuga
diagram-free-card = Una carta de fortaleza igual, en el Despliegue
diagram-free-fall = Alguien toma la fortaleza
diagram-free-both = Dos cautivos mutuos
    .note = Se canjean al momento.
diagram-end-overlord = El señor supremo
diagram-end-rival = Un rival
