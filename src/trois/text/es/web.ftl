## frame

frame-skip = Ir al contenido
frame-settings = Ajustes
frame-name = Tu nombre
frame-guest = Invitado
frame-save = Guardar
frame-theme = Claro u oscuro
frame-language = Idioma
frame-confirm = Confirmar el fin del turno
frame-confirm-note = Se pide cuando juegan también otras personas, nunca si solo hay bots.
frame-yes = Sí
frame-no = No
frame-sound = Sonidos de dados, monedas y campanas, y cuando es tu turno
frame-sound-on = Activado
frame-unaffiliated = Un proyecto libre de gente a la que le gustan estos juegos, sin relación con su editorial. Todos los dibujos y textos son nuestros.
frame-links = Esta mesa
frame-rules = Reglas
frame-sound-word = Sonido

## theme

theme-system = Según el sistema
theme-light = Claro
theme-dark = Oscuro

## home

home-title = Tres juegos, dos viejas ciudades
home-lead = Juega ya contra bots o envía un enlace a un amigo. Sin cuenta, nada que instalar.
home-continue = Continuar
home-your-turn = Te toca
home-open-seats = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
home-games = Los juegos
home-players = De { $fewest } a { $most } jugadores
home-play-now = Jugar ya
home-new-table = Mesa nueva
home-join = Mesas abiertas
home-watch = Partidas en curso
home-finished = Partidas terminadas
home-nothing-to-join = No hay ninguna mesa pública esperando. Abre una y los demás la encontrarán aquí.
home-nothing-to-watch = Ahora mismo no hay ninguna partida pública en curso.

## new

new-title = Mesa nueva
new-game = Juego
new-seats = Asientos
new-seats-note = De { $fewest } a { $most } jugadores.
new-seat = Asiento { $number }
new-levels = ¿Qué fuerza deben tener los bots?
new-options = Opciones
new-who-comes = ¿Quién puede participar?
new-by-link = Solo quien tenga el enlace
new-public = Todos: la mesa aparece en la página de inicio
new-open = Abrir la mesa

## seat

seat-me = Yo
seat-open = Libre, para un amigo
seat-here = Otra persona en esta pantalla
seat-bot = Bot: { $level }
seat-none = Sin usar

## level

level-random = al azar
level-novice = novato
level-steward = intendente
level-expert = experto
level-master = maestro

## level-about

level-about-random = Hace cualquier jugada permitida. Sirve para un primer vistazo a las reglas.
level-about-novice = Ve lo que da una jugada al momento y a veces se equivoca.
level-about-steward = Juega con solidez, sin mirar muy lejos.
level-about-expert = Piensa un momento en lo que puede venir.
level-about-master = Piensa lo que haga falta para ser difícil de vencer.

## table

table-share = Envía este enlace a tus amigos
table-copy = Copiar
table-copied = Copiado
table-open-seat = Asiento libre
table-you = tú
table-take = Sentarse
table-take-here = Otra persona en esta pantalla
table-take-back = Recuperar el asiento
table-fill = Que juegue un bot
table-open = Liberar el asiento
table-leave = Dejar el asiento
table-here = presente
table-away = ausente
table-relieve = Que un bot juegue por { $name }
table-kept-warm = Un bot juega en tu asiento mientras no estás.
table-bot-goes-on = Un bot sigue por ti; puedes recuperar el asiento cuando quieras.
table-waiting = { $n ->
    [one] Falta un jugador. La página se actualiza sola.
   *[other] Faltan { $n } jugadores. La página se actualiza sola.
}
table-start = Empezar
table-about-to-start = Todos los asientos están ocupados; la partida va a empezar.
table-hash = Desde ahora los dados quedan fijados por un número secreto, la semilla. Esta es su huella, un código que permitirá comprobarlo después de la partida:
table-about = Sobre esta mesa

## play

play-your-turn = Te toca
play-choose = ¿Qué haces?
play-choices = Opciones
play-help = ¿De qué se trata?
play-so-far = Tu turno hasta ahora
play-waiting-for = Esperando a { $names }
play-thinking = { $names }: pensando
play-thinks = piensa
play-to-decide = debe decidir
play-pass-to = Pasa el dispositivo a { $name }
play-curtain = Ahora no hay secretos de nadie en la pantalla.
play-i-am = Soy { $name }: seguir
play-ends-others = Termina tu turno: siguen los demás.
play-ends-reveal = Se tira o se revela algo nuevo.
play-new = { $n ->
    [one] { $n } novedad
   *[other] { $n } novedades
}
play-fold = Plegar o desplegar
play-goods = Tus bienes
play-confirm = Confirmar
play-back = Volver
play-undo = Deshacer
play-reset = Reiniciar mi turno
play-ask-undo = Pedir deshacer
play-undo-wish = A { $name } le gustaría deshacer su última decisión.
play-undo-agreed = Has aceptado. Falta la respuesta: { $names }.
play-undo-asked = Se pregunta a los demás si puedes deshacerla.
play-agree = De acuerdo
play-refuse = Rechazar
play-board = Tablero
play-parts = Partes del tablero
play-others = Los demás
play-enlarge = Ampliar o reducir: { $name }
play-lit = aquí hay algo que elegir
play-players = Jugadores
play-since = Desde tu último turno
play-happened = Lo que cambió para ti
play-show-place = Mostrar en el tablero
play-log = Historial
play-connection-lost = Conexión perdida. Reintentando; nada de lo que decidiste se ha perdido.
play-hint = Pista
play-hint-title = Lo que haría el bot
play-hint-note = Para cada opción, la probabilidad de ganar y las puntuaciones finales esperadas.
play-hint-scores = Puntuaciones finales esperadas:
play-hint-rank = pista { $rank }
play-hint-thinking = El bot lo está pensando…
play-hint-cancel = Cancelar
play-hint-close = Cerrar la pista

## over

over-alone = { $points ->
    [one] Fin: { $points } punto
   *[other] Fin: { $points } puntos
}
over-winner = { $points ->
    [one] { $name } gana con { $points } punto
   *[other] { $name } gana con { $points } puntos
}
over-shared = { $points ->
    [one] { $names } comparten la victoria con { $points } punto
   *[other] { $names } comparten la victoria con { $points } puntos
}
over-rematch = Revancha
over-replay = Ver la partida paso a paso
over-record = Descargar la partida
over-points = De dónde vienen los puntos
over-dice = Los dados
over-board = El tablero al final
over-seed = ¿Fueron justos los dados?
over-seed-note = La huella se mostró antes de la primera tirada. Calcúlala ahora a partir de la semilla y obtendrás la misma; con la semilla se puede recalcular cada tirada de la partida.
over-the-hash = Huella mostrada antes de la partida
over-the-seed = Semilla

## feats

feats-title = Tus hazañas
feats-lead = Lo que has logrado en tus partidas terminadas. Solo tú puedes verlo.
feats-home = Lo que has logrado en tus partidas terminadas
feats-earned = { $earned } de { $all } hazañas
feats-games = { $n ->
    [one] { $n } partida terminada
   *[other] { $n } partidas terminadas
}
feats-progress = { $games } de { $needed } partidas
feats-missing = todavía no
feats-match = La partida en que la lograste
feats-new = Nuevas hazañas
feats-no-new = Ninguna hazaña nueva esta vez.
feats-begun = En camino
feats-all = Todas tus hazañas ({ $earned } de { $all })
feats-none = Aún no has terminado ninguna partida de { $game }. Lo que logres se guardará aquí.

## replay

replay-title = Repetición
replay-step = Paso { $at } de { $last }
replay-start = Empieza la partida.
replay-move = Recorrer la partida
replay-first = Primer paso
replay-previous = Paso anterior
replay-next = Paso siguiente
replay-last = Último paso
replay-slider = Paso de la partida
replay-go = Ir
replay-run = Reproducir
replay-eyes = Visto por
replay-everybody = Todos
replay-file = Una partida descargada aquí o guardada en la terminal
replay-choose-file = Elegir un archivo
replay-look = Abrir
replay-play-on = Jugar desde aquí
replay-play-as = como
replay-go-on = Seguir esta partida
replay-link = Un enlace a esta partida
replay-link-note = El enlace contiene toda la partida; no se envía nada a nadie.
replay-take-along = Seguir sin servidor
replay-at-server = Seguir en un servidor
replay-go-there = Ir allí
replay-bring = Una partida de otro lugar
replay-bring-lead = Abre una partida guardada en un archivo o recibida por un enlace. Si ha terminado, puedes verla; si no, seguirla.
replay-bring-reading = Abriendo la partida…
replay-bring-broken = Este enlace está incompleto o no es de una partida de Trois.

## error

error-title = No ha funcionado
error-home = Volver a la página de inicio
error-other = Algo ha ido mal. La partida está a salvo.
error-no-lesson = Esa lección o ese problema no existe.
error-no-table = Esa mesa no existe.
error-no-seat = Ese asiento no existe.
error-seats = Ese número o tipo de asientos no sirve para el juego.
error-seat-taken = El asiento está ocupado.
error-seat-refused = Los demás han dicho que no.
error-asked-already = Alguien acaba de pedir este asiento. Inténtalo de nuevo en un minuto.
error-nobody-yet = Aquí aún no te conocemos: siéntate primero a una mesa.
error-has-seat = Ya tienes un asiento aquí.
error-link-gone = Ese enlace ya no vale. Pide uno nuevo.
error-passkey = Esa llave de acceso no se conoce aquí.
error-no-notices = Este servidor no puede enviar avisos.
error-too-few-seats = El juego necesita al menos estos asientos.
error-no-watching = Esta partida se juega a puerta cerrada.
error-watch-later = Se podrá mirar cuando la partida haya terminado.
error-undo-today = Esta partida es igual para todos: no se retira una tirada.
error-hint-today = Esta partida es igual para todos: se juega sin pistas.
error-sealed = La partida se podrá descargar cuando ya nadie pueda jugarla.
error-no-talk = En esta mesa no se habla.
error-talk-too-fast = Más despacio, por favor: una frase cada vez.
error-phrases-only = En esta mesa solo se habla con las frases hechas.
error-seats-open = Aún hay asientos libres.
error-not-your-seat = Ese no es tu asiento.
error-not-your-table = No tienes asiento en esta mesa.
error-not-started = La partida no ha empezado.
error-not-over = La partida no ha terminado.
error-over = La partida ha terminado.
error-stale = Esa pregunta ya se respondió; este es el tablero como está ahora.
error-illegal = Eso no es posible ahora; estas son tus opciones.
error-nothing-to-undo = No hay nada que deshacer.
error-not-your-turn = No es tu turno.
error-hint-too-many = Son muchas pistas de una vez; piensa un momento por tu cuenta.
error-review-too-many = Has pedido muchos análisis; espera un minuto.
error-review-not-over = El análisis llega cuando termina la partida.
error-review-busy = Ahora mismo se preparan muchos análisis; vuelve dentro de unos minutos.
error-hint-busy = Los bots están muy ocupados; vuelve a preguntar en un momento.
error-hint-failed = Aquí el bot no puede darte ninguna pista.
error-no-replay = Esta repetición ya no está aquí; elige su archivo otra vez.
error-no-record = Elige primero el archivo de una partida.
error-no-moment = Ese momento no existe en la partida.
error-bad-record = Ese archivo no es el de una partida.
error-too-costly = Leer ese archivo llevaría demasiado tiempo.
error-reading-busy = Ahora mismo se están leyendo muchos archivos; inténtalo de nuevo en un momento.
error-not-away = Ese jugador no está ausente.
error-no-key = La petición no estaba completa.
error-no-level = No hay ningún bot de ese nivel.
error-no-token = Hace falta un token: POST /api/persons da uno.
error-bad-wish = La petición no se entendió.
error-bad-setting = Ese ajuste no existe.
error-busy = La mesa tiene demasiadas peticiones; inténtalo otra vez.
error-database = El servidor no puede acceder a su base de datos en este momento. No se ha perdido nada de lo confirmado; esta página vuelve a intentarlo sola.
error-status-408 = La petición tardó demasiado en llegar.
error-status-429 = Son muchas peticiones a la vez; espera un momento.
error-streams-too-many = Hay demasiadas páginas de este servidor abiertas a la vez; cierra algunas.
error-tables-too-many = Son muchas mesas en poco tiempo; espera un momento.
error-bad-host = Este servidor no responde en esa dirección.
error-bad-name = Elige un nombre con caracteres visibles.
error-table-broken = Esta mesa ya no se puede leer. Se ha apartado con todo lo que se había guardado de ella; las demás mesas siguen.
error-undo-bot = Los bots no lo aceptan: entretanto se han tirado dados o se ha mostrado algo a los demás.
error-status-400 = La petición no se entendió.
error-status-403 = La página ha caducado. Vuelve atrás, cárgala de nuevo e inténtalo otra vez.
error-status-404 = Esa página no existe.
error-status-405 = La petición no se entendió.
error-status-413 = Se han enviado demasiados datos.
error-bad-cards = Ese archivo de cartas corregidas no se puede usar.

## cards

cards-legend = Cartas corregidas
cards-note = ¿Tienes el juego de caja? Elige un archivo TOML con los números que son distintos en tus cartas, en el formato de trois cards; solo los que cambian.
cards-changed = { $n ->
    [one] Se juega con cartas corregidas: un número es distinto
   *[other] Se juega con cartas corregidas: { $n } números son distintos
}
cards-card = Carta
cards-number = Número
cards-usual = Habitual
cards-here = En esta mesa

## level-about

level-about-own = Añadido por el dueño de este servidor.

## play

play-pick-first = Primero los dados
play-picked = ¿Para qué?
play-pick-clear = Devolver los dados
play-fewer = Menos veces…
play-whose = Elegir de quién son los ciudadanos
play-lower = Uno menos
play-higher = Uno más
play-as-is = tal cual
play-in-hand = El dado en mano
play-phases = Fases

## home

home-place = { $n ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $n }.º puesto
}

## play

play-to-moment = Ver este momento en la repetición
play-standing = puntos si acabara ahora
play-standing-open = puntos a la vista si acabara ahora, sin lo oculto
play-now = Que juegue ya
play-thought = Tiempo de reflexión transcurrido

## over

over-yours = { $name }, la ciudad es tuya
over-ahead = { $n ->
    [one] { $points } puntos, uno más que { $name }.
   *[other] { $points } puntos, { $n } más que { $name }.
}
over-behind = { $n ->
    [one] Tú tienes { $points }, uno menos.
   *[other] Tú tienes { $points }, { $n } menos.
}
over-led = { $name } fue en cabeza hasta la ronda { $round }.
over-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
over-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
over-to-rematch = A la revancha
over-rematch-waiting = { $name } quiere volver a jugar: la mesa espera.
over-ready = { $name } participa
over-asked = { $name }: invitación enviada
over-place = { $n }.º
over-best = Sobre todo: { $source } ({ $n })
over-points-word = puntos
over-sum = Puntos
over-curve = Los puntos por rondas
over-curve-note = El último paso, sombreado, es el final, con todo lo que solo cuenta entonces.
over-end = fin
over-dice-note = { $n ->
    [one] Una tirada. La línea es lo que daría el azar.
   *[other] { $n } tiradas entre todos. La línea es lo que daría el azar.
}
over-dice-average = Media: { $average }; esperada: 3,50.
over-tallies = { $name } en cifras
over-for-deniers = { $n ->
    [one] por { $n } denier
   *[other] por { $n } deniers
}
over-share = Compartir el resultado
over-postcard = Postal de tu ciudad
over-by-day = De día
over-by-night = De noche
over-share-text = { $title }: { $result }

## error

error-owner-link = Este enlace ya se usó o es demasiado antiguo; trois admin da uno nuevo.

## me

me-title = Qué sabe de ti este servidor
me-lead = No hay cuenta: una cookie con un número al azar permite al servidor reconocerte.
me-no-name = todavía sin nombre
me-tables = Mesas con un asiento tuyo o abiertas por ti
me-cookies = Cookies
me-cookies-note = el número al azar, el idioma, claro u oscuro, la confirmación, el tamaño de la ventana
me-forget-title = Borrar lo que sabes de mí
me-forget-lead = Se borran tu nombre, tus hazañas y tus cookies. En las partidas en curso un bot sigue jugando por ti; en las terminadas tu asiento recibe otro nombre y los demás conservan su partida. No se puede deshacer.
me-sure = Sí, borrarlo todo
me-forget = Borrar
me-forgotten = Todo borrado
me-forgotten-lead = El servidor ya no sabe nada de ti. Cuando vuelvas, para él serás alguien nuevo.

## admin

admin-title = Estado del servidor
admin-lead = Solo para quien lo administra. Las mesas, las personas y las decisiones se cuentan en la base de datos; todo lo demás es de este proceso.
admin-refresh = Actualizar
admin-leave = Salir
admin-enter = Abrir el panel
admin-enter-lead = Este enlace abre una sola vez el panel de quien administra el servidor, en este navegador, durante doce horas.
admin-tables = Mesas
admin-waiting = Esperando jugadores
admin-running = En juego
admin-over = Terminadas
admin-decisions = Decisiones guardadas
admin-in-memory = En memoria
admin-set-aside = Apartadas, ilegibles
admin-people = Personas ahora
admin-present = En sus mesas
admin-streams = Páginas abiertas
admin-addresses = Direcciones
admin-persons = Conocidas por su nombre
admin-bots = Bots
admin-playing = Mesas en las que juegan
admin-thinking = Procesos que piensan
admin-queue = Reflexiones en espera
admin-tasks = Tareas en segundo plano
admin-runs = { $n ->
    [one] funciona; { $n } fallo hasta ahora
   *[other] funciona; { $n } fallos hasta ahora
}
admin-fails = { $n ->
    [one] falla; { $n } fallo hasta ahora
   *[other] falla; { $n } fallos hasta ahora
}
admin-database = Base de datos
admin-kind = Tipo
admin-size = Tamaño
admin-commits = Duración de una transacción
admin-refused = Cambios no escritos
admin-machine = Proceso y máquina
admin-process = Número del proceso
admin-uptime = En marcha desde hace
admin-memory = Memoria
admin-requests = Peticiones
admin-load = Carga
admin-disk = Disco: libre y total
admin-versions = Versiones
admin-errors = Últimos avisos y errores
admin-no-errors = Ninguno desde el inicio.

## stage

stage-cards = Nueva ronda: se revelan las cartas
stage-income = Ingresos y salarios
stage-dice = Se tiran los dados
stage-events = Los eventos actúan
stage-black = Dados negros
stage-wheel = La rueda gira
stage-crier = El pregonero toca la campana
stage-skip = clic para saltar

## taste

taste-builder = le gusta construir
taste-trader = le gusta comerciar
taste-fighter = le gusta combatir
taste-gambler = le gusta arriesgar
taste-courtier = le gusta la buena compañía

## frame

frame-pages = Páginas
frame-play = Jugar

## home

home-learn = Aprender
home-rules = Reglas
home-against-novices = Empiezas contra novatos.
home-against = Rivales: nivel { $level }.
home-against-asked = Se te preguntará qué fuerza deben tener los bots.
home-change-level = Cambiar

## level-ask

level-ask-title = ¿Qué fuerza deben tener los bots?
level-ask-note = Has terminado tu primera partida. Elige para { $game } y para después; puedes cambiarlo cuando quieras.

## new

new-name-here = Nombre
new-nobody = Aún nadie
new-fair = Los dados quedan fijados al abrir la mesa, y cualquiera puede comprobarlos después.

## seat-kind

seat-kind-me = Yo
seat-kind-open = Amigo
seat-kind-here = Esta pantalla
seat-kind-bot = Bot
seat-kind-none = Vacío

## level-short

level-short-random = juega al azar
level-short-novice = da sus primeros pasos
level-short-steward = conoce bien las reglas
level-short-expert = difícil de vencer
level-short-master = el más fuerte

## first

first-title = Tu primera partida
first-read = Entendido

## rules

rules-signs = Qué significan los signos
rules-read = Leer la regla
rules-all = Todas las reglas
rules-close = Cerrar

## learn

learn-title = Aprender
learn-lead = Una primera partida guiada por juego, de diez a quince minutos. Sal cuando quieras: se guarda por dónde ibas.
learn-about-lesson = { $n ->
    [one] { $n } capítulo
   *[other] { $n } capítulos
}
learn-chapters-done = Terminados: { $n } de { $all }
learn-chapters = Capítulos
learn-begin = Empezar la lección
learn-go-on = Continuar
learn-again-lesson = Repetir la lección
learn-puzzles = Problemas
learn-solved-of = Resueltos: { $n } de { $all }
learn-chapter = Capítulo { $number } de { $all }: { $name }
learn-done = terminado
learn-again = desde el principio
learn-of = { $n } de { $all }
learn-right = Eso es:
learn-happened = Qué ha pasado
learn-why-not = ¿Por qué no: { $name }?
learn-this-one = Esta: { $name }
learn-times = { $name } ({ $n })
learn-solved = Resuelto:
learn-show-me = Muéstramelo
learn-next = Siguiente
learn-back = Un paso atrás
learn-skip = Saltar
learn-finish = Que termine un bot
learn-rules = Reglas
learn-leave = Salir y guardar el avance
learn-puzzle = Problema { $n }
learn-next-puzzle = Problema siguiente
learn-overview = Todas las lecciones
learn-all-puzzles = Todos los problemas
learn-own-puzzles = De tus propias partidas
learn-own-puzzle = Ronda { $round } de tu partida
learn-own-task = Te toca otra vez, como en tu partida. ¿Qué decisión habría sido mejor?
learn-own-played = Eso es lo que jugaste. ¡Míralo otra vez!
learn-own-other = El análisis encontró algo mejor.
learn-task = Es tu turno. ¿Qué decisión es claramente la mejor?
learn-gains = { $n ->
    [one] Se espera que la mejor opción dé { $n } punto más.
   *[other] Se espera que la mejor opción dé { $n } puntos más.
}
