### The program's own words: Español.

# What the language calls itself, and what Windows calls it.
language-name = Español
    .windows = Spanish


## Window

ui-screenshot = Imagen guardada como { $name }
ui-screenshot-failed = No se pudo guardar la imagen
ui-pad-here = Mando conectado: { $name }
ui-pad-gone = Mando desconectado. El teclado y el ratón siguen funcionando.


## Menu

menu-sub-line = Cinco jueguecitos malvados en una sola mesa
menu-playing-as = Jugando como
menu-nobody = Nadie todavía
menu-host = Abrir mesa
menu-host-tip = Abre en la red local una mesa para personas y bots.
menu-join = Unirse en la red
menu-join-tip = Elige una mesa de esta red o escribe el código o la dirección que te den.
menu-how = Cómo se juega
menu-how-tip = Primeras lecciones, reglas y todas las cartas de los cinco juegos.
how-line = Juega una vez con guía y consulta aquí el resto. Nada tiene límite de tiempo.
how-back = Volver
how-lesson = Primera lección
how-rules = Reglas
how-cards = Cartas
how-watch = Ver una partida
how-never = Aún no has jugado
how-under-way = Lección empezada
how-learnt = Lección hecha
how-pages = { $n ->
        [one] { $n } página
       *[other] { $n } páginas
    }
how-pages-read = Página { $page } de { $n }
how-played = { $n ->
        [one] 1 partida, { $won } ganadas
       *[other] { $n } partidas, { $won } ganadas
    }
menu-settings = Ajustes
menu-settings-tip = Nombre, idioma, sonido, velocidad y aspecto.
menu-continue = Continuar
menu-continue-small = { $title }, con { $names }
menu-continue-many = { $title }, con { $name } y { $n } más
menu-stands = { $turn } { $n }
    .yours = te toca
    .theirs = le toca a { $name }
menu-continue-tip = Sigue tu última partida donde se quedó.
menu-saved = Guardadas
menu-waits = Partida en espera
menu-history = Historial
menu-credits = Créditos
menu-quit = Salir
menu-stay = Quedarse
menu-quit-question = ¿Dejar a los goblins?
menu-quit-text = Todo queda guardado.
    .match = Tu partida está guardada: retómala en Continuar.
    .seat = Tu asiento sigue siendo tuyo: retoma la partida en Continuar.
menu-in-the-works = En preparación
menu-not-yet = { $title } aún se está tallando
menu-facts = { $players } jugadores · { $minutes } min
menu-tables-found = { $n ->
        [one] { $n } mesa encontrada en esta red
       *[other] { $n } mesas encontradas en esta red
    }
card-seats = Asientos
card-seats-tip = Cuántos jugadores, contigo.
card-bots = Bots
card-bots-tip = Lo bien que juegan los bots cuando juegas a solas.
level-random = Al azar
level-easy = Fácil
level-normal = Normal
level-hard = Difícil
level-expert = Experto
card-play = Jugar
card-play-small = a solas, contra bots
card-host = Abrir mesa
card-host-small = para gente en la red
card-rules = Reglas
card-rules-small = y las cartas
card-more = Más reglas de la casa ({ $n })
card-more-changed = { $n ->
        [one] { $n } cambiada
       *[other] { $n } cambiadas
    }
card-fewer = Menos reglas de la casa
card-back = Volver
settings-heading = Ajustes
settings-play = Juego
settings-look = Aspecto
settings-sound = Sonido
settings-keys = Teclas
settings-keys-press = Pulsa una tecla
settings-keys-reset = Restaurar teclas
settings-keys-fixed = Esta tecla no cambia: acepta y vuelve en todas partes
settings-done = Hecho
settings-name = Tu nombre
settings-name-placeholder = ¿Cómo te llamamos?
settings-language = Idioma
settings-portrait = Tu retrato
settings-portrait-tip = La cara que se ve junto a tu nombre en la sala y en la mesa.
settings-crown = Te coronan
settings-crown-king = Rey Goblin
settings-crown-queen = Reina Goblin
settings-crown-tip = Tu título cuando ganas un trono.
settings-pace = Animaciones
settings-pace-normal = Normal
settings-pace-fast = Rápida
settings-pace-instant = Al instante
settings-aid = Consejos
settings-aid-tip = Las preguntas explican más y te avisan antes de una elección peligrosa.
settings-streamer = Modo retransmisión
settings-streamer-tip = Oculta códigos y direcciones mientras emites.
settings-text-scale = Tamaño del texto
settings-inks = Colores
settings-inks-normal = Normales
settings-inks-high-contrast = Contraste
settings-inks-blue-orange = Azul y naranja
settings-inks-tip = Tres juegos de colores que se distinguen con daltonismo.
settings-reduced-motion = Menos movimiento
settings-reduced-motion-tip = Fundidos cortos en vez de vuelos, sacudidas y rayos.
settings-full-screen = Pantalla completa
settings-effects = Efectos
settings-music = Música
settings-voices = Voces de la mesa
settings-sound-tip = No: no se abre ningún dispositivo de sonido.
settings-mute-unfocused = Silenciar de fondo
key-confirm = Pulsar, elegir
key-back = Volver, deshacer elección
key-rules = Reglas de esta fase
key-full-screen = Pantalla completa
key-screenshot = Captura
key-undo = Deshacer
key-log = Registro
key-chat = Chat
key-map = Mapa o mesa entera
key-cards = Lista de cartas
key-ping = Señalar algo
key-hint = Pista
key-peek = Mirar un secreto
key-skip = Saltar hasta tu turno
codex-rules = Reglas
codex-cards = Todas las cartas
codex-search = Buscar
codex-close = Cerrar
codex-nothing = Aquí nada menciona «{ $text }».
codex-all = Todas
credits-games = Los juegos
credits-games-text = Gobsmack { $version } son cinco juegos de mesa en una sola mesa de red local. El código es software libre con licencia MIT.
credits-art = Imágenes y sonidos
credits-art-text = Los tallaron, imprimieron y tañeron nuestros propios programas. CC BY 4.0, atribución «the Gobsmack makers».
credits-fonts = Letras
credits-fonts-text = Alfa Slab One de JM Solé · League Gothic de The League of Moveable Type · Besley de Owen Earl · IM Fell English de Igino Marini. SIL Open Font License 1.1.
credits-music = Música
credits-music-text = Compuesta con código y tocada por FluidSynth con la colección de sonidos MuseScore General, de S. Christian Collins, Frank Wen y otros (MIT).
credits-libraries = Bibliotecas
credits-libraries-text = pygame-ce y SDL · pymunk y Chipmunk · ZeroMQ, pyzmq y libsodium · msgpack · msgspec · zeroconf · platformdirs
credits-licences = Licencias
credits-licences-text = Cada licencia está entera junto a su obra: LICENSE, CREDITS.md y art/fonts.
settings-trouble-broken = No se pueden leer tus ajustes. Se apartaron y empiezas con los de fábrica.
settings-trouble-partly = No se pueden leer algunos de tus ajustes. Esos vuelven a los de fábrica; los demás siguen como los dejaste.
settings-trouble-unwritable = Este equipo no puede guardar tus ajustes
settings-trouble-later = Tus ajustes son de una versión más nueva de Gobsmack. Se quedan como están y empiezas con los de fábrica.
card-lesson = Primera lección
card-lesson-small = unos cinco minutos
card-lesson-resume = retomarla
card-lesson-done = otra vez
codex-met = Vistas
codex-met-none = Aún no has visto nada de esto.
codex-options-bold = En negrita: con lo que empieza una mesa nueva
settings-keys-swapped = { $action } está ahora en { $now }.
settings-pad = Mando
settings-pad-press = Pulsa un botón
settings-pad-reset = Restaurar botones
settings-pad-kept = Ese botón hace falta. Dale antes otro a su acción.
key-go = Botón principal
key-glow = Siguiente opción
key-menu = Pausa
key-keys = Todas las acciones
key-tags = Elegir lo que muestra la tecla
key-walk = Todas las casillas del mapa, una a una
key-zoom = Ampliar o reducir el mapa
key-page = Pasar página
key-one-move = Una jugada atrás o adelante
key-five-moves = Cinco jugadas atrás o adelante
key-next = Siguiente
key-previous = Anterior
key-directions = Moverse
key-any = Cualquier cosa, una a una
keys-arrows = Flechas
keys-shift-arrows = MAYÚS + FLECHAS
keys-pages = RE PÁG, AV PÁG
keycap-return = Intro
keycap-escape = Esc
keycap-space = Espacio
keycap-tab = Tab
keycap-backspace = Retroceso
keycap-delete = Supr
keycap-insert = Insert
keycap-caps-lock = Bloq Mayús
keycap-left-shift = Mayús izq.
keycap-right-shift = Mayús der.
keycap-left-ctrl = Ctrl izq.
keycap-right-ctrl = Ctrl der.
keycap-left-alt = Alt
keycap-right-alt = Alt Gr
keys-heading = Teclas
keys-heading-pad = Botones
keys-change = Cambiar teclas
keys-change-pad = Cambiar botones
pad-south = abajo
pad-east = derecha
pad-west = izquierda
pad-north = arriba
pad-left-shoulder = hombro izq.
pad-right-shoulder = hombro der.
pad-left-trigger = gatillo izq.
pad-right-trigger = gatillo der.
pad-left-stick = palanca izq.
pad-right-stick = palanca der.
pad-select = selección
pad-start = inicio
letters-shift = Mayús.
letters-space = Espacio
letters-delete = Borrar
letters-done = Listo
settings-disk = Disco
settings-keep-megabytes = Como máximo
settings-keep-days = Durante
settings-gigabytes = { $n } GB
settings-days = { $n } días
settings-years = { $n ->
        [one] { $n } año
       *[other] { $n } años
    }
settings-taken = { $recordings ->
        [one] 1 grabación
       *[other] { $recordings } grabaciones
    } y { $journals ->
        [one] 1 partida guardada
       *[other] { $journals } partidas guardadas
    } ocupan { $size } MB.
settings-kept-always = La próxima vez que empieces se borran las más antiguas. Nunca se borra una partida que se puede continuar. Una grabación borrada sale de tus estadísticas.


## Tables and lobby

welcome-heading = Te damos la bienvenida a la horda
welcome-text = ¿Cómo te llamarán los goblins, y en qué idioma? Puedes cambiar ambas cosas en los ajustes.
welcome-name = Nombre
welcome-name-placeholder = el que verán los demás
welcome-name-suggested = Recluta
welcome-language = Idioma
welcome-go = A la mesa
connecting-alone = Preparando la mesa
connecting-host = Abriendo tu mesa
connecting-join = Uniéndose a una mesa
connecting-opening = Iniciando la mesa
connecting-finding = Llamando a la puerta
connecting-comparing = Comparando reglas y cartas
connecting-sitting = Tomando asiento
connecting-dealing = Llamando a los bots y repartiendo
connecting-queued = Demasiados códigos erróneos. Se prueba el tuyo en { $seconds } s
connecting-cancel = Cancelar
connecting-cut = Se cortó la conexión
connecting-cut-again = <b>Se reintenta hasta que se vacíe el indicador.</b>
connecting-cut-again-soon = <b>Se reintenta.</b>
connecting-cut-kept = Tu asiento y tus cartas siguen siendo tuyos.
connecting-cut-wifi = Si el wifi está apagado, enciéndelo y vuelves a la partida.
connecting-cut-left = El anfitrión se ha ido
connecting-cut-saved = La partida está guardada en el equipo anfitrión.
connecting-cut-moving = Los demás jugadores buscan otro equipo en el que seguir.
connecting-cut-own = <b>El anfitrión de este equipo no responde.</b> Todas las jugadas están guardadas. Si no vuelve, elige Continuar en el menú.
connecting-cut-away-wait = Tu tiempo se detiene hasta que vuelvas.
connecting-cut-away-bot = Al cabo de un minuto un bot juega por ti hasta que vuelvas.
connecting-cut-away-at-once = Un bot juega por ti hasta que vuelvas.
connecting-cut-leave = Dejar de esperar
host-heading = Abrir una mesa
host-back = Volver
host-the-game = El juego
host-the-house = Reglas de la casa
host-table = Mesa
host-table-of = Mesa de { $name }
host-table-plain = Mesa de goblins
host-passphrase = Contraseña
host-passphrase-none = ninguna: puede unirse cualquiera
host-passphrase-kept = puesta: escribe aquí otra
host-passphrase-tip = Nadie entra sin la contraseña o el código.
host-seats-tip = En la sala puedes dar los asientos libres a bots.
host-spectators = Admitir espectadores
host-spectators-tip = Ven todo lo público, nunca la mano de nadie.
host-dropped = Si un jugador se desconecta
host-dropped-wait = Esperar
host-dropped-bot = Bot en 1 min
host-dropped-at-once = Bot ya
host-dropped-tip = Recupera su asiento en cuanto vuelve. Solo «Esperar» detiene su tiempo.
host-lost = Si desaparece el anfitrión
host-lost-soon = Tras 20 s
host-lost-later = Tras 60 s
host-lost-never = Esperar
host-lost-tip = Entonces la mayoría sigue en otro equipo. Dos jugadores lo acuerdan en la sala.
host-timers = Límites en esta mesa
host-timers-off = Sin límite
host-timers-normal = Los del juego
host-timers-long = El doble
host-timers-tip = Para decisiones, no para reacciones. Si solo esperan bots, no hay límite.
host-open = Abrir mesa
host-open-small = e ir a la sala
host-note = La mesa funciona en este equipo mientras el juego está abierto. En la sala aún puedes cambiar asientos y reglas.
lan-heading = Mesas de esta red
lan-back = Volver
lan-join = Unirse
lan-watch = Mirar
lan-free = { $n ->
        [one] { $n } asiento libre
       *[other] { $n } asientos libres
    }
lan-full = Completa
lan-playing = Partida en curso
lan-seat-kept = Tu asiento te espera
lan-over = Partida acabada
lan-other = Otra versión
lan-unknown-game = un juego que no tienes
lan-empty = Aún no se ve ninguna mesa
lan-empty-looking = Escuchando. Una mesa nueva aparece aquí en 2 segundos.
lan-empty-network = <b>¿La misma red?</b> Ambos equipos necesitan la misma red, por wifi o por cable. Las redes de invitados suelen aislarlos.
lan-empty-firewall = <b>¿Cortafuegos?</b> En el equipo anfitrión, permite Gobsmack en redes privadas (TCP 28420 y 28421, UDP 5353).
lan-empty-code = <b>¿Nada todavía?</b> Pide al anfitrión el código o la dirección y escríbelo abajo. Funciona sin la lista.
lan-address = Código o dirección
lan-address-placeholder = BRISKET-LANTERN o 192.168.1.20
lan-address-tip = Un código, una dirección o una invitación. Algunas direcciones listan varias mesas.
lan-asking = Preguntando a ese equipo por sus mesas.
lan-none-there = Allí no hay ninguna mesa abierta.
lan-go = Conectar
lan-choose-first = Elige primero una mesa
lan-cannot-join = Esta mesa no tiene asientos libres. Puedes mirar.
lan-no-browser = Este equipo no puede buscar mesas. Un código o una dirección sí funciona.
lan-players = { $taken } de { $seats }
lobby-somebody = Alguien
lobby-leave = Salir
lobby-rules = Reglas
lobby-taken = { $taken } de { $seats } asientos ocupados
lobby-free = Asiento libre
lobby-free-host = Siéntate o pon un bot
lobby-free-guest = Siéntate aquí
lobby-free-tip = Toma este asiento. Se juega por orden de asiento.
lobby-free-tip-host = Siéntate o pon un bot. También puedes arrastrar aquí personas y bots.
lobby-version-same = todos tienen la { $version }
lobby-version-other = { $name } tiene la { $theirs }, tú la { $version }
lobby-you-tip = Eres tú. Pulsa para elegir nombre, color y retrato.
lobby-seat-tip = Aquí se sienta { $name }.
lobby-seat-tip-host = Pulsa para cambiar el asiento o arrastra a { $name } a otro.
lobby-bot = Bot · { $level }
lobby-bot-coming = Bot · { $level } · en camino
lobby-bot-tip = Arrástralo a un asiento libre o pulsa para llenar el siguiente.
lobby-watcher-tip = Espectador. El anfitrión puede arrastrarlo a un asiento.
lobby-away = Ausente, asiento guardado
lobby-host = Anfitrión
lobby-is-ready = Todo listo
lobby-not-ready = Aún no
lobby-changed = ¿Listo aún?
lobby-ready-stamp = Listo
lobby-bench = Espectadores
lobby-bots = Poner un bot
lobby-bench-empty = No mira nadie
lobby-bench-closed = Esta mesa no admite espectadores
lobby-tab-game = Juego
lobby-tab-house = La casa
lobby-only-host = Solo puede cambiarlo el anfitrión.
lobby-locked = Cerrada con contraseña
lobby-unlocked = Abierta a toda la red
lobby-passphrase-tip = Pulsa Intro para fijarla. Los que ya están se quedan.
lobby-invite = Dales este código o la dirección
lobby-copy = Pulsa: copiar
lobby-copy-tip = Copia la invitación entera. Pégala en un chat: con un clic se unen.
lobby-qr = Invitación en QR
lobby-qr-tip = La invitación como código QR. Pulsa para verla en grande.
lobby-copied = Invitación copiada
lobby-copy-failed = El portapapeles no responde
lobby-alone = Nadie más puede unirse todavía
lobby-alone-text = Este equipo no está en ninguna red. Conéctalo y los demás encontrarán la mesa.
lobby-hidden = Código y direcciones ocultos
lobby-hidden-text = Estás emitiendo (Ajustes, Juego). Una pulsación copia igualmente la invitación.
lobby-no-code = Anfitrión: { $host }. Pídele el código para traer a más gente.
lobby-chat-placeholder = Di algo
lobby-chat-empty = Nadie ha dicho nada. Los goblins son tímidos.
lobby-start = Empezar
lobby-start-small = están todos listos
lobby-ready = Listo
lobby-ready-small = el anfitrión empieza con todos listos
lobby-unready = Aún no
lobby-unready-small = ya está: pulsa para cambiarlo
lobby-watching = Mirando
lobby-watching-small = toma un asiento libre para jugar
lobby-missing-seats = { $n ->
        [one] queda 1 asiento libre
       *[other] quedan { $n } asientos libres
    }
lobby-missing-away = esperando a { $names }
lobby-missing-ready = aún sin confirmar { $names }
lobby-no-free = No quedan asientos libres
lobby-close = Cerrar
lobby-sit = Siéntate aquí
lobby-add-bot = Poner bot: { $level }
lobby-make-bot = Poner nivel: { $level }
lobby-move = Cambiar de asiento
lobby-clear = Quitar el bot
lobby-to-bench = A los espectadores
lobby-kick = Expulsar
lobby-kick-text = { $name } deja esta mesa y no puede volver.
lobby-leave-question = ¿Dejar la mesa?
lobby-leave-yes = Salir
lobby-leave-no = Quedarse
lobby-dress = Tu aspecto
lobby-dress-name = Nombre
lobby-dress-portrait = Retrato { $n }
lobby-dress-done = Hecho
lobby-colour-taken = Alguien lleva ya este color
lobby-colour-red = Rojo, estrella
lobby-colour-blue = Azul, rombo
lobby-colour-green = Verde, hoja
lobby-colour-purple = Morado, luna
lobby-colour-yellow = Amarillo, sol
lobby-colour-brown = Marrón, yunque
lobby-colour-pink = Rosa, corazón
lobby-colour-grey = Gris, rayo
lobby-notice-joined = { $name } se une a la mesa.
lobby-notice-left = { $name } deja la mesa.
lobby-notice-dropped = { $name } se ha desconectado. Se guarda su asiento.
lobby-notice-back = { $name } ha vuelto.
lobby-notice-sits-in = Un bot juega por { $name }.
lobby-notice-kicked = El anfitrión expulsa a { $name }.
lobby-notice-takes-seat = El bot { $name } ocupa el asiento libre.
lobby-notice-unready = Han cambiado las reglas. Pulsa Listo otra vez.
lobby-notice-resigned = { $name } se rinde.
lobby-notice-took-back = { $name } deshace una jugada.
lobby-notice-took-back-mine = Deshaces una jugada.
lobby-notice-no-reveal = No se pudo empezar: no respondió { $names }.
lobby-moved = El anfitrión desapareció. Ahora aloja la mesa { $name }.
lobby-moved-here = El anfitrión desapareció. Ahora la mesa está en tu equipo.
lobby-waiting-apart = La partida espera a que vuelvan suficientes jugadores
lobby-notice-unrevealed = { $name } no reveló su respuesta sellada.
lobby-notice-no-game = { $game } no funciona en el equipo anfitrión.
lobby-notice-no-bot = El bot { $name } no arranca en el equipo anfitrión. Se reintenta.
lobby-notice-host-leaves = El anfitrión se ha ido. Se busca otro equipo para seguir.
lobby-notice-host-leaves-wait = El anfitrión se ha ido. La partida espera a que vuelva a abrirla.
lobby-notice-resumed = La partida se retoma desde donde se guardó.
lobby-notice-not-saved = El disco del anfitrión está lleno. Liberad espacio.
lobby-notice-lost-plays = El equipo anfitrión perdió las últimas jugadas.
lobby-notice-fault = Algo falló en las reglas. Se deshizo la última jugada.
lobby-sorry-not-allowed = Eso solo lo puede hacer el anfitrión
lobby-sorry-not-now = Ahora no
lobby-sorry-fault = Algo falló en el equipo anfitrión. No ha cambiado nada.
lobby-sorry-bad-option = Esa opción no vale aquí
lobby-sorry-one-port = Esta mesa comparte el único puerto de su equipo, así que siempre espera a su anfitrión.
lobby-sorry-taken = Ese asiento está ocupado
lobby-sorry-full = No hay sitio para eso
lobby-sorry-too-fast = Un poco más despacio
lobby-refused-stale-ask = Tarde: el juego ya ha avanzado
lobby-refused-unsigned = Tu jugada llegó sin firma válida. Repítela.
lobby-refused-other-head = El juego avanzó mientras se firmaba tu jugada. Repítela.
lobby-refused-out-of-time = Se te acabó el tiempo: se hizo por ti la jugada prevista
lobby-refused-not-committed = Se mostró una respuesta antes de que todos sellaran la suya
lobby-refused-other-answer = La respuesta no es la que se selló
lobby-refused-match-over = La partida ha terminado
lobby-refused-nothing-to-take-back = No hay nada que deshacer
lobby-refused-no-seat = Estás mirando. Toma un asiento para jugar.
lobby-refused-not-saved = No se jugó: el disco del anfitrión está lleno
lobby-refused-apart = Faltan demasiados jugadores. La partida los espera.
lobby-refused-moved = La partida sigue en el equipo de otro jugador
lobby-refused-fault = No se jugó: algo falló en las reglas
lobby-refused-other = No es posible: { $text }
lobby-refused-unknown = No puedes hacer eso ahora
pause-heading = Estás en pausa
pause-text = Los demás pueden seguir jugando y tu tiempo corre.
pause-text-alone = Los bots te esperan.
pause-text-lesson = La lección te espera, aquí o en la carta del juego.
pause-text-replay = La repetición está parada.
pause-back = Volver al juego
pause-back-lesson = Volver a la lección
pause-back-replay = Volver a la repetición
pause-rules = Reglas
pause-settings = Ajustes
pause-sit-in = Un bot por { $name }
pause-leave = Dejar la mesa
table-way-in = Para unirse: <b>{ $way }</b>
table-copy-invite = Copiar la invitación
pause-leave-alone = La partida se guarda. Retómala en Continuar cuando quieras.
quit-closes = { $people ->
        [one] La mesa funciona en este equipo y se cierra también para { $names }. La partida se guarda: retómala en Continuar y { $names } podrá volver a unirse.
       *[other] La mesa funciona en este equipo y se cierra también para { $names }. La partida se guarda: retómala en Continuar y podrán volver a unirse.
    }
quit-closes-for-nobody = La mesa funciona en este equipo y se cierra. La partida se guarda: retómala en Continuar y los demás podrán volver a unirse.
quit-closes-lobby = { $people ->
        [0] La mesa funciona en este equipo y se cierra.
       *[other] La mesa funciona en este equipo y se cierra también para { $names }.
    }
quit-moves = { $people ->
        [one] { $names } sigue jugando sin ti, en otro equipo. Tu asiento sigue siendo tuyo: únete otra vez desde la lista.
       *[other] { $names } siguen jugando sin ti, en otro equipo. Tu asiento sigue siendo tuyo: únete otra vez desde la lista.
    }
quit-lobby-guest = Tu asiento en esta mesa queda libre.
pause-leave-guest-wait = Los demás te esperan. Tu asiento sigue siendo tuyo: vuelve desde Continuar.
pause-leave-guest-bot = Al cabo de un minuto un bot juega por ti. Tu asiento sigue siendo tuyo: vuelve desde Continuar.
pause-leave-guest-at-once = Un bot juega por ti. Tu asiento sigue siendo tuyo: vuelve desde Continuar.
pause-leave-watching = A nadie le faltará una jugada.
pause-leave-over = La partida ha terminado. La encuentras en el historial.
failure-happened = Qué ha pasado.
failure-safe = Qué está a salvo.
failure-todo = Qué hacer.
failure-again = Reintentar
failure-knock = Reintentar
failure-close = Cerrar
failure-passphrase = Contraseña
failure-other-title = No ha funcionado
failure-other-happened = La mesa cerró la conexión: { $text }
failure-other-safe = Todo lo jugado hasta ahora está guardado.
failure-other-todo = Únete otra vez desde la lista o abre una mesa propia.
failure-no-answer-title = Sin respuesta
failure-no-answer-happened = { $address } no responde.
failure-no-answer-todo = Pregunta al anfitrión si la mesa sigue abierta y si su cortafuegos permite Gobsmack (TCP 28420 y 28421). Usad la misma red, no una de invitados. Compara el código o la dirección letra a letra.
failure-not-found-title = No se encuentra la mesa
failure-not-found-happened = Ninguna mesa de esta red tiene el código { $address }.
failure-not-found-todo = Compara las letras con la pantalla del anfitrión. Si la lista también sigue vacía, escribe la dirección: funciona donde la red bloquea los anuncios.
failure-long-name-title = Nombre demasiado largo
failure-long-name-happened = Un nombre tiene como máximo 24 letras. «{ $name }» tiene { $text }.
failure-long-name-safe = No se ha enviado nada a la mesa.
failure-long-name-todo = Acorta tu nombre en los ajustes y vuelve a unirte.
failure-bad-invite-title = No es una invitación
failure-bad-invite-happened = «{ $address }» no es un código, una dirección ni una invitación entera.
failure-bad-invite-todo = Revisa lo escrito. Un código es como BRISKET-LANTERN y una dirección como 192.168.1.20 o 192.168.1.20:28420. Pega la invitación entera.
failure-no-host-title = La mesa no se abrió
failure-no-host-happened = { $text }. El programa de la mesa se detuvo antes de abrirla.
failure-no-host-safe = Tus ajustes y partidas guardadas.
failure-no-host-todo = Pulsa Reintentar. Si vuelve a fallar, quizá otro programa ocupa el puerto o el disco está lleno.
failure-own-host-gone-title = Tu mesa se ha detenido
failure-own-host-gone-happened = El anfitrión de este equipo se detuvo por su cuenta. { $text }
failure-own-host-gone-safe = Todas las jugadas. No se ha perdido nada.
failure-own-host-gone-todo = Retoma la partida en Continuar. Los demás vuelven solos.
failure-host-gone-title = El anfitrión desapareció
failure-host-gone-happened = El equipo anfitrión lleva dos minutos sin responder.
failure-host-gone-safe = La partida está guardada en el equipo anfitrión y tu asiento sigue siendo tuyo.
failure-host-gone-todo = Pide al anfitrión que la retome en Continuar y únete otra vez. Sigues donde estabas.
failure-locked-title = La contraseña, por favor
failure-locked-happened = { $table } tiene contraseña.
failure-locked-todo = Pide la contraseña al anfitrión y escríbela aquí.
failure-wrong-secret-title = Código incorrecto
failure-wrong-secret-happened = No es el código ni la contraseña de esta mesa.
failure-wrong-secret-todo = Revisa mayúsculas y espacios y reinténtalo.
failure-not-proven-title = No es tu mesa
failure-not-proven-happened = La mesa que responde no conoce tu código. Puede ser de otra persona.
failure-not-proven-safe = No se le ha enviado nada.
failure-not-proven-todo = Pide al anfitrión el código actual. Cada mesa tiene el suyo.
failure-full-title = No hay asiento libre
failure-full-happened = { $table } no tiene asientos libres ni admite espectadores.
failure-full-todo = Pide un asiento al anfitrión o abre una mesa propia.
failure-kicked-title = Te han expulsado
failure-kicked-happened = El anfitrión te ha expulsado de esta mesa.
failure-kicked-safe = Lo que has jugado cuenta en tu historial.
failure-kicked-todo = Elige otra mesa. Esta queda cerrada para ti.
failure-replaced-title = Asiento trasladado
failure-replaced-happened = Te uniste a esta mesa desde otra ventana o equipo. Cuenta la conexión más nueva.
failure-replaced-safe = Tu asiento y tus cartas. Ahora están allí.
failure-replaced-todo = Sigue en la otra ventana o recupera aquí el asiento.
failure-protocol-title = Otra versión
failure-protocol-happened = Esa mesa usa otra versión de Gobsmack, la { $theirs }.
failure-protocol-todo = Usad la misma versión en todos los equipos, mejor la más nueva.
failure-content-title = Otras reglas
failure-content-happened = Los dos equipos tienen reglas o cartas distintas para este juego.
failure-content-todo = Usad la misma versión en ambos equipos.
failure-closed-title = Mesa cerrada
failure-closed-happened = El anfitrión cerró la mesa.
failure-closed-safe = La partida en curso está guardada en el equipo anfitrión.
failure-closed-todo = Únete desde la lista cuando el anfitrión la retome. Tu asiento se guarda.
failure-put-aside-title = Partida detenida
failure-put-aside-happened = Algo falló en las reglas y la partida no puede seguir.
failure-put-aside-safe = Todas las jugadas anteriores, en el equipo anfitrión, con un informe en su registro.
failure-put-aside-todo = Empezad otra partida. El anfitrión puede enviarnos el registro con Cuéntanos.
failure-not-saved-title = Disco lleno
failure-not-saved-happened = No se puede guardar la jugada, así que no se hizo.
failure-not-saved-safe = Todo lo anterior a esa jugada.
failure-not-saved-todo = Libera espacio en el disco del anfitrión y repite la jugada.
failure-broken-key-title = Tu clave está dañada
failure-broken-key-happened = { $text }
failure-broken-key-safe = Tus grabaciones y ajustes.
failure-broken-key-todo = Aparta el archivo. Al reintentar se hace una clave nueva.
failure-broken-save-title = Partida guardada dañada
failure-broken-save-happened = No se puede leer la partida guardada: { $text }
failure-broken-save-safe = Todas las demás. El archivo se queda como está.
failure-broken-save-todo = Bórrala de la lista o guarda el archivo e informa del fallo.
failure-later-save-title = De una versión más nueva
failure-later-save-happened = Esta partida la guardó una versión más nueva de Gobsmack.
failure-later-save-safe = La partida guardada, intacta, y todas las demás.
failure-later-save-todo = Actualiza Gobsmack y luego reanúdala.
failure-old-recording-title = De una versión antigua
failure-old-recording-happened = Esta grabación es anterior al 23 de noviembre de 2026. Está entera, pero esta versión no puede mostrarla.
failure-old-recording-safe = El archivo, intacto, y las demás grabaciones.
failure-old-recording-todo = Guárdala para la versión que la hizo o bórrala de la lista.
failure-new-recording-title = De una versión más nueva
failure-new-recording-happened = Esta grabación la hizo una versión más nueva de Gobsmack.
failure-new-recording-safe = El archivo, intacto, y las demás grabaciones.
failure-new-recording-todo = Actualiza Gobsmack y luego mírala.
failure-old-rules-title = De otra versión
failure-old-rules-happened = La partida empezó con otras reglas y sus jugadas no encajan en esta versión.
failure-old-rules-safe = La partida guardada. Su grabación se puede ver.
failure-old-rules-todo = Termínala con la versión con la que empezó.
results-boast = «{ $text }»
results-you-win = ¡Has ganado!
results-wins = { FORM($names, form: "person") ->
        [one] ¡Gana { $names }!
        [among] ¡{ $names } compartís la victoria!
       *[many] ¡{ $names } comparten la victoria!
    }
results-nobody = No gana nadie
results-how = Cómo fue
results-standing = Clasificación
results-you = Tú
results-winner = Victoria
results-sat-in = Lo acabó un bot
results-resigned = Se rindió
results-record = Tu historial
results-record-played = Jugadas
results-record-won = Ganadas
results-record-streak = Racha
results-record-first = Tu primera partida de este juego.
results-record-none = Aún no has jugado a este juego.
results-again = Revancha
results-again-small = los mismos asientos
results-again-waits = empieza cuando todos estén listos
results-want = ¿Revancha?
results-wanted = Quieres la revancha
results-lobby = A la sala
results-replay = Ver repetición
results-table = Mesa final
results-menu = Menú
results-tab-story = Historia
results-tab-score = Puntos
results-tab-evening = Velada
evening-heading = La velada
evening-told = { $games } partidas · { $people } en la mesa
evening-rule = Tres puntos por ganar, luego dos, uno, ninguno. La corona es de quien vaya primero cuando se apaguen las luces.
evening-points = Puntos
evening-cups = { $n ->
    [0] aún sin victorias
    [one] 1 victoria
   *[other] { $n } victorias
}
evening-minutes = { $n } min
next-heading = ¿Y ahora qué?
next-rule = Un voto por persona. El empate lo decide quien quedó último.
next-rule-alone = Elige un juego. Los bots se apuntan.
next-no-vote = Sin votos
next-minutes = { $minutes } min
next-only = Solo { $n }
next-here = { $n ->
    [one] hay una persona
   *[other] hay { $n } personas
}
next-slip-lacking = No todos
next-lacking = No lo tiene: { $names }
next-slip-broken = Averiado
next-broken = No arranca
next-it-is = Toca { $game }
next-none = No se puede jugar a nada
next-waits = Empieza cuando todos estén listos: { $ready } de { $all }
next-mine = Ya has confirmado: { $ready } de { $all }
next-at-once = Empieza enseguida
next-players = Votan los jugadores
next-change = Cambiar mi voto
next-change-why = Aún no has votado. Pulsa un cartel.
next-night = Dejarlo por hoy
next-night-question = ¿Lo dejamos por hoy?
next-night-keep = Guardar la velada y salir
results-tab-next = Otro juego
results-story = La historia de la partida
results-press = Pulsa un momento para verlo
results-start = Inicio
results-share = Compartir un momento
moment-save = Guardar la imagen
moment-turn = { $turn } { $n } de { $all }
moment-table = { $day } · { $n } en la mesa
history-heading = Partidas jugadas
history-back = Volver
history-watch = Ver repetición
history-delete = Borrar
history-delete-question = ¿Borrar esta partida?
history-delete-text = Se borra su grabación y deja de contar en tus estadísticas.
history-keep = Conservar
history-csv = Exportar CSV
history-csv-done = Guardado en { $path }
history-csv-failed = No se pudo escribir el archivo
history-empty = Aún no hay partidas terminadas. Juega una y vuelve a verla desde cada asiento.
history-place = { $place } de { $seats }
history-watched = Vista
history-unfinished = Sin acabar
history-won = Victoria
history-plays = { $n ->
        [one] 1 jugada
       *[other] { $n } jugadas
    }
history-totals = Jugadas { $played } · ganadas { $won } · mejor racha { $streak }
statistics-heading = Estadísticas
statistics-empty = Aún no hay partidas terminadas. Juega una y contará aquí.
statistics-all = Todos los juegos
statistics-share = Jugadas { $played } · ganadas { $won }
statistics-share-row = { $won } de { $played }
statistics-played = Jugadas
statistics-won = Ganadas
statistics-best-streak = Mejor racha de victorias
statistics-streak = Racha actual
statistics-average = Duración media
statistics-longest = La partida más larga
statistics-together = Todas las partidas
statistics-by-game = Victorias por juego
statistics-by-seats = Victorias según el número de jugadores
statistics-by-role = Victorias según tu papel
statistics-by-outcome = Victorias según el final
statistics-by-level = Tu puntuación contra los bots ({ $even } es igualdad)
statistics-level = { $level } · ganadas { $won } de { $played } · mejor racha { $best }
statistics-rating = { $rating } ± { $spread }
statistics-badges = Insignias
statistics-badge = Nivel { $level } superado
statistics-figures = Tus cifras
statistics-figure = mejor { $best } · media { $mean }
decimal-point = ,
date-format = %d/%m/%Y
statistics-seats = { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
statistics-hours = { $h } h { $m } min
statistics-minutes = { $m } min
statistics-seconds = { $s } s
statistics-erase = Borrarlo todo
statistics-erase-question = ¿Borrar todas tus partidas?
statistics-erase-text = { $n ->
        [one] Se borra 1 grabación y, con ella, todas tus cifras. Las partidas guardadas se quedan. No se puede deshacer.
       *[other] Se borran { $n } grabaciones y, con ellas, todas tus cifras. Las partidas guardadas se quedan. No se puede deshacer.
    }
statistics-erase-done = Todo borrado.
statistics-erase-left = { $n ->
        [one] No se puede borrar 1 grabación.
       *[other] No se pueden borrar { $n } grabaciones.
    }
history-saved-heading = Continuar una partida
history-saved-empty = No hay partidas que continuar. La que abres o juegas a solas se guarda con cada jugada y espera aquí. También tu asiento en una partida en la mesa de otro.
history-resume = Retomar
history-resume-small = los demás pueden volver
history-seat-kept = Asiento guardado
history-rejoin = Volver a unirse
history-damaged = El final está dañado
replay-play = Reproducir
replay-pause = Pausa
replay-back = Jugada anterior
replay-on = Jugada siguiente
replay-speed = Velocidad
replay-at = Jugada { $at } de { $all }
replay-leave = Salir de la repetición
replay-ends = La grabación acaba aquí, antes que la partida.
replay-seen-by = Así lo vio { $name }
replay-show-hand = Mostrar la mano de { $name }
replay-seen-watching = Así lo vieron los espectadores
replay-show-watching = Mostrar lo que vieron los espectadores
replay-all-open = Todas las manos a la vista
replay-open-all = Mostrar todas las manos a la vez
replay-close = Ocultar las demás manos
replay-no-hands = Esta grabación no puede mostrar las demás manos.
replay-plain = Esta versión de Gobsmack no puede dibujar esta jugada: la partida se jugó con otras reglas. Abajo está lo que contiene la grabación. La versión con la que se jugó lo muestra todo.
replay-plain-heading = Jugada { $at } de { $all }, en palabras
replay-happened = Qué pasó
replay-reason = { $name } pensó: { $why }.
history-end = Terminar
history-end-small = no gana nadie
history-end-question = ¿Terminar ahora la partida?
history-end-text = Empezó con otras reglas que las de esta versión. Para jugarla hasta el final, ábrela en la versión en que empezó. Si la terminas ahora, no gana nadie y no se puede retomar. Aún podrás verla.
history-ended = La partida ha terminado. No gana nadie.
history-other-rules = Otras reglas
history-delete-saved = Después nadie podrá retomar la partida.
history-delete-seat = La mesa guarda tu asiento de todos modos: puedes volver a unirte desde la lista mientras esté abierta.
lan-missing = ¿No está la tuya? Escribe su código o dirección abajo.
failure-refused-title = Conexión rechazada
failure-refused-happened = El equipo anfitrión ha rechazado esta conexión.
failure-refused-todo = Pide al anfitrión una invitación nueva.
failure-other-key-title = Otra mesa
failure-other-key-happened = La mesa de { $address } no es la de esta invitación.
failure-other-key-safe = No se le ha enviado nada.
failure-other-key-todo = Pide al anfitrión un código o una invitación nuevos.
failure-home-title = No se puede guardar nada
failure-home-happened = { $text }: no se puede guardar nada en { $folder }.
failure-home-safe = Lo que ya había. Solo se lee.
failure-home-todo = Puedes jugar, pero los ajustes, partidas y grabaciones de esta sesión se pierden al cerrar la ventana. O libera espacio o permite escribir en la carpeta y vuelve a empezar.
failure-nowhere-title = No se puede guardar nada
failure-nowhere-happened = { $text }: no se puede guardar nada en { $folder } ni en otro lugar de este equipo.
failure-nowhere-safe = Lo que ya había.
failure-nowhere-todo = Echa un vistazo. Para jugar, libera espacio en el disco y vuelve a empezar.
failure-new-key-title = Tienes una clave nueva
failure-new-key-happened = Tu archivo de clave estaba dañado. Se guardó aparte como { $folder }.
failure-new-key-safe = Tus ajustes, partidas y grabaciones.
failure-new-key-todo = Sigue jugando. Los asientos de la clave anterior se han perdido y los demás ven que tu clave es nueva.


## People

lobby-notice-level = { $name } juega ahora en el nivel { $level }.
table-filter-news = Mesa
key-pass-seat = Ceder el asiento
friends-card = Juntos
friends-card-small = en esta pantalla
friends-set-up = Jugar en una pantalla
friends-heading = Jugad aquí juntos
friends-people = En esta ventana
friends-people-tip = Cuántos compartís esta pantalla y os cedéis el asiento.
friends-name = Jugador { $n }
friends-somebody = Amigo { $n }
friends-colour-tip = Un color que nadie más lleva aquí.
friends-rest = Otros asientos
friends-rest-bots = Bots
friends-rest-lan = Por la red
friends-rest-tip = Los otros asientos son para bots o para quien se una desde su equipo.
friends-open = Abrir la mesa
friends-note = Cada cual tiene su mano. Al ceder el asiento cae un telón y nadie ve las cartas de otro.
friends-screen = Pantalla de { $name }
friends-pass = Ceder el asiento
friends-curtain = Ceded el asiento
friends-curtain-text = Es el turno de { $name }. Los demás, mirad a otro lado.
friends-curtain-sit = Soy { $name }
friends-curtain-other = Primero { $name }
people-muted = silenciado
people-mute = Silenciar a { $name }
people-hear = Oír a { $name }
people-mute-all = Silenciar a todos
people-hear-all = Oír a todos
people-list = Silenciar a jugadores
people-list-text = No te llegan el chat, los gestos ni las señales de quien silencias en esta partida. No se avisa a nadie.
people-level = Poner nivel: { $level }
people-level-now = Nivel actual: { $level }
people-levels = Nivel de los bots
people-levels-text = Vale desde la próxima jugada del bot. Se avisa a todos.
people-hand-over = ¿Un bot por { $name }?
people-hand-over-away = { $name } no está. Un bot juega hasta que vuelva.
people-hand-over-idle = { $name } lleva mucho tiempo sin mover. Un bot juega hasta que recupere su asiento.
people-hand-over-yes = Poner bot
people-hand-over-no = Todavía no
people-ban = Expulsar a { $name }
people-ban-question = ¿Expulsar a { $name }?
people-ban-text = { $name } deja esta mesa y no puede volver. Un bot juega en su asiento hasta el final.
people-ban-yes = Expulsar
people-ban-no = No expulsar
settings-mono = Sonido mono
settings-mono-tip = El mismo sonido en ambos oídos. Para un oído o un altavoz.
menu-tell = Cuéntanos
tell-heading = Cuéntanos
tell-note = ¿Qué echas de menos, qué falló? Se escribe en un archivo de este equipo. El programa no envía nada: da el archivo a quien te dio el juego.
tell-missing = ¿Qué echas de menos o qué te resulta difícil?
tell-missing-example = No puedo leer los números de ...
tell-did = ¿Qué hiciste?
tell-did-example = Pulsé Listo mientras ...
tell-happened = ¿Qué pasó y qué debía pasar?
tell-happened-example = No se movió nada. Esperaba ...
tell-log = Incluir el registro de la partida, tal como lo vieron todos
tell-log-tip = Solo líneas que todos en la mesa pudieron leer. Nombran a los jugadores.
tell-log-why = Tu registro guarda tus secretos hasta que acabe la partida.
tell-log-none = No hay ninguna partida abierta. Escribe en su pausa o al acabar.
tell-write = Escribir en un archivo
tell-back = Volver
tell-empty = Aún no hay nada escrito. Basta uno de los tres campos.
tell-failed = No se puede escribir el archivo: { $why }
tell-done = Escrito
tell-done-text =
    { $path }
    No se ha enviado a nadie. Dáselo a quien te dio el juego.
fall-heading = Qué ha fallado
fall-note = Esto es todo. Léelo antes de dárselo a nadie. No se envía nada: se escribe en un archivo de este equipo, sin nombres, direcciones ni contraseñas.
fall-read = Leer el informe
fall-later = Ahora no
fall-journal = Incluir la partida guardada, con las cartas de todos
fall-journal-tip = Permite jugar la partida hasta el fallo para arreglarlo. No lleva nombres.
fall-journal-why = No se puede incluir ninguna partida: no ha fallado ninguna, no está guardada aquí o aún oculta algo a otros.
fall-throw = Descartar el informe
fall-thrown = El informe ya no está.
fall-offer = La última vez falló algo
fall-offer-text = Tus partidas están guardadas. Hay un informe del fallo. Puedes leerlo ahora o más tarde en Cuéntanos.
broke-continue = Continuar
failure-broke-title = Algo ha fallado
failure-broke-happened = Una página del programa dejó de funcionar.
failure-broke-safe = Tus ajustes, partidas guardadas y grabaciones.
failure-broke-todo = Pulsa Menú y sigue desde allí.
failure-broke-match-title = Algo ha fallado, tu partida está guardada
failure-broke-match-happened = La mesa dejó de funcionar en esta ventana.
failure-broke-match-safe = La partida, con todas las jugadas hasta ahora.
failure-broke-match-todo = Pulsa Continuar para volver a la mesa.
failure-broke-again-title = Ha vuelto a fallar, tu partida está guardada
failure-broke-again-happened = La mesa dejó de funcionar en esta ventana dos veces seguidas.
failure-broke-again-safe = La partida, con todas las jugadas hasta ahora.
failure-broke-again-todo = Pulsa Menú. Una partida tuya se retoma en Continuar, y a la mesa del anfitrión puedes unirte otra vez.
who-heading = Quién puede jugar
who-hands = Manos
who-hands-text = Basta un ratón, un teclado o un mando. Puedes cambiar teclas y botones. Dos clics hacen lo que un arrastre. Nunca hay que mantener una tecla, pulsar dos a la vez ni dos veces deprisa.
who-time = Tiempo
who-time-text = A solas con bots nada tiene límite de tiempo. En tu mesa los límites pueden ser largos o no existir. Eliges la velocidad de las animaciones, cualquier pulsación las salta y una larga te lleva a tu próxima decisión. Puedes dejar una partida y retomarla.
who-mind = Pensar y recordar
who-mind-text = Cada juego tiene una primera lección, consejos, bots de cuatro niveles y una página de reglas para cada momento. El registro, la mirada atrás y el resumen tras una ausencia cuentan de nuevo lo ocurrido. Lo que no puedes hacer dice por qué.
who-eyes = Ojos
who-eyes-text = Texto del 80 al 150 %. Tres juegos de colores: uno de alto contraste y otro para quien confunde el rojo y el verde. El color solo nunca dice nada. Puedes reducir el movimiento y nada parpadea.
who-ears = Oídos
who-ears-text = Se puede jugar a todo sin sonido. Efectos, música y voces tienen cada uno su volumen. El sonido mono es para un solo oído.
who-voice = Hablar y los demás
who-voice-text = No hace falta voz: hay chat, seis gestos y señales. Puedes silenciar a cualquiera en su placa o desde la pausa.
who-together = En una pantalla
who-together-text = Varias personas pueden compartir ventana, equipo y mando, y cederse el asiento. Los límites de tiempo las esperan.
who-not-yet = Lo que falta
who-not-yet-text = Un lector de pantalla no recibe nada que leer. Hay tres idiomas. Si algo te impide jugar, pulsa Cuéntanos.


## The table

table-you = Tú
table-and = { $first } y { $last }
    .before-i = { $first } e { $last }
people-you = Tú
    .inside = tú
    .two = { $name } y { $you }
    .more = { $first }, { $last } y { $you }
table-laying = Se prepara la mesa
table-menu = Menú y pausa
table-tab-card = Carta
table-tab-log = Registro
table-tab-rules = Reglas
table-tab-chat = Chat
table-inspect-hint = Señala cualquier cosa para leerla aquí en grande.
table-sent = Enviando ...
table-results = Resultados
table-wait = Espera
table-held-apart = La partida espera a que vuelvan suficientes jugadores.
table-held-moved = La partida sigue en otro equipo. Vamos allá.
table-waiting-one = { $name } decide.
    .you = Tú decides.
table-waiting-many = { $names } { FORM($names, form: "person") ->
        [among] decidís
       *[many] deciden
    }.
table-skip-ahead = Mantén { $button } para avanzar.
table-emote = Gesto
table-ping = Señalar
table-ping-ask = Señala algo para que todos lo vean.
table-ping-more = Pulsa una carta o una casilla. Volver cancela.
table-hint-link = Pista
table-hint-plain = { $deed }.
table-hint-thinking = Pensando una pista ...
table-hint-none = Aquí no hay pista.
table-coach = Tu entrenador
table-coach-hard = Lo que haría un bot difícil
table-coach-after = Tras tu jugada
table-coach-why = Por qué: { $why }.
table-coach-why-step = Por qué el paso { $n }: { $why }.
table-coach-worth = Lo que vale: victorias de cada 100
table-coach-close-call = Casi iguales.
table-coach-better = Mejor: { $deed }
table-coach-cost-wins = Según las cuentas de un bot difícil, tu jugada cuesta { $n ->
    [one] 1 victoria
   *[other] { $n } victorias
} de cada 100.
table-coach-cost-party = Según las cuentas de un bot difícil, tu jugada les resta un { $n } % de posibilidades a ti y al grupo.
table-coach-cost-points = Según las cuentas de un bot difícil, tu jugada cuesta alrededor de { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
table-coach-good = ¡Buena jugada!
table-coach-gain-wins = Según las cuentas de un bot difícil, tu jugada gana { $n ->
    [one] 1 victoria
   *[other] { $n } victorias
} de cada 100.
table-coach-gain-party = Según las cuentas de un bot difícil, tu jugada les da un { $n } % más de posibilidades a ti y al grupo.
table-coach-gain-points = Según las cuentas de un bot difícil, tu jugada gana alrededor de { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
table-coach-back = Deshacer
table-coach-keep = Dejarla así
table-coach-read = Entendido
table-coach-fold = Plegar al entrenador
table-coach-open = Desplegar al entrenador
table-coach-close = Quitar al entrenador
table-said-privately = { $name }, en privado
table-say = Di algo a la mesa
table-emote-hello = ¡Hola!
table-emote-well = Bien jugado
table-emote-ouch = ¡Ay!
table-emote-hurry = ¡Deprisa!
table-emote-laugh = Me-je-je
table-emote-thanks = Gracias
table-plate-bot = bot
table-plate-away = ausente: pronto juega un bot
table-plate-absent = ausente
table-absent-away = { $people ->
        [one] { $names } no está.
       *[other] { $names } no están.
    }
table-absent-idle = { $people ->
        [one] { $names } lleva mucho tiempo sin mover.
       *[other] { $names } llevan mucho tiempo sin mover.
    }
table-absent-wait-host = Espera, pon un bot o expúlsalo.
table-absent-wait-guest = La partida espera. El anfitrión puede poner un bot.
table-absent-bot-host = Dentro de un minuto juega un bot. Espera, pon uno ya o expúlsalo.
table-absent-bot-guest = Dentro de un minuto juega un bot, hasta que vuelva.
table-plate-host = anfitrión de la mesa
table-leave = ¿Dejar la mesa?
table-leave-playing = La partida sigue sin ti. Puedes volver a tu asiento.
table-leave-watching = Dejas de mirar. La partida sigue.
table-leave-yes = Salir
table-back = Seguir
table-resign = Rendirse
table-resign-text = Quedas fuera de la partida del todo.
table-log-search = Buscar en el registro
table-log-hint = Señala un nombre para leer su carta. Elige una frase para ver la mesa en ese momento.
table-log-nothing = El registro no dice nada de eso.
table-filter-all = Todo
table-filter-fall = Combates
table-filter-tip = Mostrarlo todo, solo combates y bajas, o solo los avisos de la mesa.
table-yes = Sí
table-no = No
table-away = Mientras no estabas
table-away-back = Volver a la mesa
table-away-earlier = { $n ->
        [one] y 1 más antes, en el registro
       *[other] y { $n } más antes, en el registro
    }
lesson-next = Seguir
lesson-back = Atrás
lesson-show = Muéstramelo
lesson-fold = Plegar la guía
lesson-open = Abrir la guía
lesson-quit = Dejar la lección
lesson-skip = Saltar la lección
lesson-skip-sure = ¿Saltar la lección?
    .text = Termina aquí. La encontrarás en la carta del juego.
lesson-watch = Ahora mira
lesson-watch-text = La guía vuelve cuando te toque a ti.
lesson-strayed = A tu manera
lesson-strayed-text = Puedes hacerlo, y cuenta. Pero la lección quería enseñarte otra cosa aquí. Sigue jugando si quieres o vuelve a esta escena.
lesson-again = Volver a la escena
lesson-restart = Jugarla otra vez
lesson-play = Jugar
lesson-leave = Al menú
lesson-over = La lección ha terminado.
lesson-ahead = Por descubrir
table-past-ribbon = Mirada atrás · volver: { $press }
table-past-back = Volver al presente
table-past-before = El momento anterior
table-past-after = El momento siguiente
table-past-yours = Es tu turno: la mesa te espera.
table-past-goes-on = Aquí no se puede jugar. La partida sigue.
table-past-over = La partida ha terminado.
table-past-now = Así está la mesa ahora.
table-past-gone = Ese momento queda demasiado atrás y ya no se guarda.
table-past-when = Mirada atrás: { $when }
table-past-plain = Mirada atrás
table-sat-in = Un bot juega por ti
table-sat-in-text = Se te acabó el tiempo o la mesa esperó demasiado, así que un bot juega por ti. Se guardan tu asiento, tus cartas y tus puntos.
table-sat-in-back = Recuperar mi asiento
table-codex = Todas las reglas y cartas
table-inspect-rules = Reglas: { $chapter }
table-inspect-keys = { $press } muestra todas las teclas


## Fairness

trust-words = Palabras de la mesa
trust-words-tip = Leedlas en voz alta. Si no coinciden, hay alguien en medio.
trust-words-changed = Las palabras de la mesa han cambiado. Comparadlas otra vez.
trust-changed = Esta clave no es la de { $name } con quien jugaste antes.
trust-changed-short = otra clave
trust-changed-text = Quien cambia de equipo cambia de clave. Pregunta a { $name } en persona y comparad las palabras de la mesa.
trust-accept = Sí, es { $name }
trust-accepted = Desde ahora esta clave también es de { $name }.
trust-story = El equipo de { $name } cuenta otra historia: las jugadas difieren desde la { $n }.
trust-fair = Verificada como justa
trust-fair-text = Todo cuadra, si coincidían las palabras de la mesa.
trust-fair-alone = Cuadran cada mezcla, cada tirada y cada jugada.
trust-open = Aquí no se puede probar
trust-cheated = Hay trampa
trust-checking = Revisando la partida
trust-checking-text = Se está repitiendo en segundo plano.
trust-waiting = Falta la confirmación de { $names }.
trust-why-open = No llegó el registro del anfitrión.
trust-why-rules = Se jugó con otra versión de las reglas.
trust-why-seed = El azar estaba fijado desde el principio.
trust-why-late = No estabas al empezar.
trust-why-watched = Mirabas. Solo puede probarlo el equipo de un jugador.
trust-why-words = No hubo palabras de la mesa que comparar.
trust-why-unheard = Aquí todo cuadra, pero falta la confirmación de { $names }.
trust-why-cheated = El registro del anfitrión no encaja con lo acordado.
trust-why-story = Desde la { $n } hay otras jugadas firmadas por { $names }.
trust-why-view = La jugada { $n } no es la que viste.
trust-why-play = Las reglas no permiten la jugada { $n } del registro.
trust-why-no-result = El registro se corta en la jugada { $n }, antes del final.
trust-about-fair = Este equipo repitió la partida. El azar se acordó antes de repartir, cada jugada de un jugador va firmada y a todos se les contó la misma partida. Vale si leísteis las palabras de la mesa en voz alta y coincidían. El equipo del anfitrión conocía las cartas ocultas y las tiradas futuras, y su dueño pudo mirarlas. También quien lo relevó.
trust-about-alone = Este equipo repitió la partida. El azar se acordó antes de repartir y nada cambió después. Los bots son del anfitrión: su equipo juega por ellos y conocía todas las cartas y tiradas.
trust-about-open = No se encontró nada raro, pero este equipo no puede probar que la partida fuera justa.
trust-about-cheated = El equipo del anfitrión o el programa de otro jugador no dijo la verdad. Guarda la grabación y pregunta.
trust-stamp-tip = Qué se ha revisado y qué demuestra
trust-why-unsigned = Sus jugadas no iban firmadas.
trust-why-rolled-back = El anfitrión se reinició y perdió jugadas.
trust-why-file = Esta grabación es de otra persona.
trust-why-opening = No es la partida que se acordó.
trust-why-chance = El azar no es el que se acordó.
trust-why-no-commitments = El anfitrión no te dejó tomar parte en el azar.
trust-why-signature = La jugada { $n } no lleva la firma de { $names }.
trust-why-order = La jugada { $n } está fuera de lugar.
trust-why-my-play = Alguna jugada tuya se cambió o falta.
trust-why-sealed = La jugada { $n } no es la respuesta que se selló.
trust-why-chain = Desde la jugada { $n }, el registro no es la partida que viste.
trust-stand-ins-clock = { $n ->
        [one] A { $name } se le acabó el tiempo 1 vez y se hizo la jugada prevista.
       *[other] A { $name } se le acabó el tiempo { $n } veces y se hicieron las jugadas previstas.
    }
trust-stand-ins-bot = { $n ->
        [one] Un bot hizo 1 jugada por { $name }.
       *[other] Un bot hizo { $n } jugadas por { $name }.
    }
trust-stand-ins-person = { $n ->
        [one] { $who } ocupó el puesto de { $name } durante 1 jugada.
       *[other] { $who } ocupó el puesto de { $name } durante { $n } jugadas.
    }
trust-stand-ins-more = { $n ->
        [one] 1 jugada de los demás no fue propia.
       *[other] { $n } jugadas de los demás no fueron propias.
    }


## When the host is gone

host-for-two = Si desaparece el anfitrión
host-for-two-wait = Esperar
host-for-two-trust = Confiar
host-for-two-keeper = Guardián
host-for-two-tip = Esperad a los dos, confiad en el otro o que el equipo de un espectador guarde una parte.
failover-rule-never = En esta mesa la partida espera a su anfitrión.
failover-rule-wait = En esta mesa la partida se guarda hasta que vuelvan los dos.
failover-rule-no-keeper = No hay espectador que guarde una parte: la partida espera a los dos.
failover-rule-majority = En esta mesa la mayoría sigue sin el anfitrión. Orden para alojar: { $names }.
failover-rule-trust = En esta mesa { $name } sigue sin el anfitrión y podría ver todas las cartas.
failover-rule-trust-you = En esta mesa sigues tú sin el anfitrión y podrías ver todas las cartas.
failover-rule-keeper = En esta mesa { $keeper } guarda la tercera parte mientras mira. Orden para alojar: { $names }.
failover-rule-keeper-you = En esta mesa guardas tú la tercera parte mientras miras. Orden para alojar: { $names }.
failover-lost-never = Esta mesa espera a su anfitrión.
failover-lost-wait = Acordasteis esperar: la partida está guardada y sigue cuando volváis los dos.
failover-lost-no-keeper = Acordasteis un guardián, pero no hay espectador: la partida está guardada y os espera a los dos.
failover-lost-majority = Si el anfitrión no vuelve en { $seconds } segundos, la mayoría sigue en otro equipo. Orden para alojar: { $names }. Ninguna pantalla muestra una carta oculta.
failover-lost-trust = Si el anfitrión no vuelve en { $seconds } segundos, la partida sigue en el equipo de { $name }. Acordasteis confiar en { $name }, que podría ver todas las cartas.
failover-lost-trust-you = Si el anfitrión no vuelve en { $seconds } segundos, la partida sigue en tu equipo. Acordasteis confiar en ti: podrías ver todas las cartas.
failover-lost-keeper = Si el anfitrión no vuelve en { $seconds } segundos, la partida sigue con la parte que guarda { $keeper }. Orden para alojar: { $names }. Ninguna pantalla muestra una carta oculta.
failover-lost-keeper-you = Si el anfitrión no vuelve en { $seconds } segundos, la partida sigue con la parte que guardas tú. Orden para alojar: { $names }. Ninguna pantalla muestra una carta oculta.
failover-given = { $giver } dio a { $name } una parte de la partida a las { $at }.
failover-given-you = { $giver } te dio una parte de la partida a las { $at }.
failover-given-by-you = Diste a { $name } una parte de la partida a las { $at }.
failover-caught-claim = La copia de { $name } no es la que guardáis todos. { $name } no alojará la partida.
failover-caught-unshown = { $name } dijo tener más de la partida y no lo mostró. { $name } no alojará la partida.
failover-caught-false-piece = { $name } mostró jugadas que el anfitrión nunca anotó.
failover-caught-false-share = { $name } dio una parte falsa de la partida.
failover-caught-false-call = { $name } te llamó a un anfitrión que nadie eligió.
failover-caught-out-of-turn = { $name } intentó alojar la partida fuera de su turno.
failover-caught-host-is-here = { $name } dice que el anfitrión no está. Sigue aquí.
failover-caught-no-host = { $name } recibió partes de la partida y no la alojó.

## Lobby options

switch-on = Sí
switch-off = No

# The player's own games and card sets
own-title = Juego propio
own-sets = { $n ->
    [one] Con { $name }
   *[other] Con { $n } series de cartas
    }
own-with = { $game }, con { $name }
own-needs = Falta { $name }
own-without = Sin tus series de cartas
own-heading = Tus juegos y cartas
own-empty = Pon un juego en «titles» o una serie de cartas en «sets», en tu carpeta de Gobsmack. Aparecerán aquí cuando vuelvas a empezar.
own-on = Activada
own-off = Desactivada
own-switch-on = Activar
own-switch-off = Desactivar
own-ready = Se puede jugar
own-left-out = Fuera
own-facts-title = Un juego tuyo
own-facts-set = Serie de cartas para { $game }
own-folder = Tu carpeta: { $folder }
own-next-start = El cambio vale cuando Gobsmack vuelve a arrancar.
own-trouble = { $place } se queda fuera: { $reason }
history-missing = Falta { $name }
failure-own-title-title = No tienes ese juego
failure-own-title-happened = En esta mesa se juega a { $text }, un juego propio que no tienes.
failure-own-title-safe = No se cargó nada: una mesa no puede enviarte juegos ni cartas.
failure-own-title-todo = Pide al anfitrión la carpeta del juego, ponla en «titles», en tu carpeta de Gobsmack, y vuelve a empezar.
failure-own-title-differs-title = Es otra versión
failure-own-title-differs-happened = En esta mesa se juega a otra versión de { $text } que la tuya.
failure-own-title-differs-todo = Poned los mismos archivos en ambas carpetas y volved a empezar.
failure-own-set-title = No tienes esa serie
failure-own-set-happened = En esta mesa se juega con la serie de cartas { $text }, que no tienes o que has desactivado.
failure-own-set-safe = No se cargó nada: una mesa no puede enviarte juegos ni cartas.
failure-own-set-todo = Pide al anfitrión la carpeta de la serie y ponla en «sets», en tu carpeta de Gobsmack, o actívala en los ajustes. Luego vuelve a empezar.
failure-own-set-differs-title = La serie trae otras cartas
failure-own-set-differs-happened = En esta mesa se juega con otra versión de la serie de cartas { $text } que la tuya.
failure-own-set-differs-todo = Poned los mismos archivos en ambas carpetas y volved a empezar.
failure-own-set-extra-title = Una serie de más
failure-own-set-extra-happened = Juegas con la serie de cartas { $text } y en esta mesa no está.
failure-own-set-extra-todo = Desactívala en los ajustes, en «Tus juegos y cartas», y vuelve a empezar.
failure-watch-own-title-title = No tienes ese juego
failure-watch-own-title-happened = En esta partida se jugó a { $text }, un juego propio que no está en tu carpeta.
failure-watch-own-title-todo = Devuelve el juego a «titles», en tu carpeta de Gobsmack, y vuelve a empezar.
failure-watch-own-title-differs-title = Es otra versión
failure-watch-own-title-differs-happened = En esta partida se jugó a otra versión de { $text } que la de tu carpeta.
failure-watch-own-title-differs-todo = Recupera la versión con la que se jugó y vuelve a empezar.
failure-watch-own-set-title = Falta una serie de cartas
failure-watch-own-set-happened = En esta partida se jugó con la serie de cartas { $text }, que no está en tu carpeta o está desactivada.
failure-watch-own-set-todo = Devuelve la serie a «sets», en tu carpeta de Gobsmack, o actívala en los ajustes y vuelve a empezar.
failure-watch-own-set-differs-title = La serie trae otras cartas
failure-watch-own-set-differs-happened = En esta partida se jugó con otra versión de la serie de cartas { $text } que la de tu carpeta.
failure-watch-own-set-differs-todo = Recupera la versión con la que se jugó y vuelve a empezar.
