notice-turn = Te toca: { $game }
notice-soon = Tu tiempo se acaba: { $game }
notice-bot = Ahora un bot juega por ti: { $game }
notice-over = La partida ha terminado: { $game }
notice-ask = Alguien pide recuperar su asiento: { $game }
notice-begun = La partida ha empezado: { $game }
notice-turn-of = Le toca a { $name }: { $game }
notice-soon-of = Se acaba el tiempo de { $name }: { $game }
notice-bot-of = Un bot juega ahora por { $name }: { $game }
notice-with = Con { $names }
notice-stop = Para no recibir más correos:
notice-test = Así te llegarán los avisos.
notice-mail-subject = ¿Puede Trois escribirte?
notice-mail-body = Alguien, seguramente tú, quiere recibir aquí un correo cuando le toque. Para aceptar, abre esta dirección:

watch-title = Estás mirando
watch-lead = Este navegador no tiene asiento aquí. Si te sentaste en otra aplicación o en otro dispositivo, recupera tu asiento:
watch-mine = Este es mi asiento
watch-consent = Antes tienen que aceptar los demás ({ $names }). Con tu enlace personal es inmediato.
watch-asked = Se ha preguntado a los demás. Hasta que acepten, puedes mirar.
ask-title = ¿Es { $name }?
ask-lead = Alguien, desde otro navegador, dice: este es mi asiento. Acepta solo si sabes que es { $name }.
ask-said-yes = Has dicho que sí; falta aún la respuesta de los demás.
reopen = Devolver el asiento a { $name }
reopen-lead = Envía este enlace a { $name }. Lleva de vuelta al asiento, sirve una sola vez y vale siete días; uno nuevo lo sustituye.
back-title = Tu asiento te espera, { $name }
back-lead = El anfitrión te ha enviado este enlace. La primera persona que lo use jugará como { $name }.
back-sit = Recuperar mi asiento
link-gone = Este enlace ya no vale
link-gone-lead = Ya se ha usado, ha caducado o se ha sustituido. Pide uno nuevo.

devices-title = Tus otros dispositivos
devices-lead = Los mismos asientos, las mismas partidas y hazañas en el teléfono, en la tableta, en el otro navegador.
devices-phone = Toma el teléfono
devices-phone-lead = Apunta con la cámara a este código. Desde ese momento juegas también con el teléfono, incluso en mitad de una partida.
devices-once = Vale una sola vez, durante diez minutos.
devices-new-sign = Otro código
devices-link = Tu enlace personal
devices-link-lead = Para un navegador sin cámara. Quien lo tenga juega en tu nombre: no se lo des a nadie.
devices-show = Mostrar
devices-renew = Crear uno nuevo
devices-old-ends = el anterior dejará de valer
devices-make = Crear un enlace personal
devices-revoke = Revocar
devices-known = Tus navegadores conectados
devices-here = este
devices-sign-out = Cerrar sesión
devices-sign-out-others = Cerrar sesión en los demás
devices-nobody = Aquí aún no te conocemos: siéntate primero a una mesa.
devices-unknown = Un navegador
devices-passkey = Una llave de acceso
devices-passkey-lead = La huella, la cara o el PIN del dispositivo te traen de vuelta en cualquier navegador, también si se borró su memoria. Sin contraseña ni correo.
devices-passkey-add = Añadir una llave de acceso
devices-passkey-use = Usar mi llave de acceso
devices-passkey-none = Este navegador no admite aquí llaves de acceso: hacen falta https y una versión reciente.
devices-passkey-refused = No ha funcionado. Nada ha cambiado.
devices-are-you = ¿Eres { $name }?
devices-become = Desde ahora este navegador juega como { $name }, con los mismos asientos, las mismas partidas y hazañas.
devices-had = { $n ->
    [one] Este navegador ya tiene una mesa como { $name }. Se queda, pero solo se vuelve a ella con esa identidad.
   *[other] Este navegador ya tiene { $n } mesas como { $name }. Se quedan, pero solo se vuelve a ellas con esa identidad.
    }
devices-yes = Sí, soy yo

invite-title = { $name } te invita a jugar a { $game }
invite-nameless = Te invitan a jugar a { $game }
invite-watch-title = Ven a mirar una partida de { $game }
invite-won = Victoria en { $game }: { $name }
invite-minutes = { $from }–{ $to } min
invite-players = { $fewest }–{ $most } jugadores
invite-free = { $n ->
    [one] 1 asiento libre
   *[other] { $n } asientos libres
    }
invite-yours = Este asiento es tuyo
invite-name = Tu nombre en la mesa
invite-sit = Sentarse
invite-sit-as = Sentarse como { $name }
invite-learn = { $n ->
    [one] Aprender antes en un minuto
   *[other] Aprender antes en { $n } minutos
    }
invite-watch = Mirar
invite-no-account = Sin cuenta, nada que instalar. Este navegador guarda tu asiento; tus otros dispositivos también pueden usarlo.
invite-live = Se juega en directo: reserva de { $from } a { $to } minutos.
invite-days = { $n ->
    [one] Se juega a lo largo de varios días: un día por turno.
   *[other] Se juega a lo largo de varios días: { $n } días por turno.
    }
invite-host = anfitrión

call-title = Invita a tus amigos
call-lead = Quien abra este enlace se sienta a tu mesa. Sin cuenta.
call-share = Compartir el enlace
call-qr = Enfócalo con un teléfono
call-network = Funciona en todos los dispositivos de esta red.
call-local = Esta dirección solo funciona en este ordenador. Para que otros puedan abrirla, inicia el servidor con { $command }.
call-text = { $name } te invita a jugar a { $game }. Siéntate:
call-seats = En la mesa
call-fill = Ocupar este asiento
call-nobody = nadie todavía
call-free = Asiento libre
call-bot = Un bot
call-here-note = entre turnos cae un telón
call-take-away = Quitar el asiento
call-start = Empezar ya
call-chairs = { $n ->
    [one] Los asientos libres desaparecen: jugarías en solitario.
   *[other] Los asientos libres desaparecen: la partida sería de { $n }.
    }
call-more = Falta una persona más, o un bot.
call-with-friends = Con amigos

pace-title = Ritmo de la mesa
pace-more = Tiempo, charla y espectadores
pace-live = En directo
pace-days = Días por turno
pace-live-note = { $n ->
    [one] Todos están presentes. Tras un minuto de ausencia, un bot puede jugar por quien falte hasta que vuelva.
   *[other] Todos están presentes. Tras { $n } minutos de ausencia, un bot puede jugar por quien falte hasta que vuelva.
    }
pace-days-note = { $n ->
    [one] Un día por turno, y un aviso cuando te toque.
   *[other] { $n } días por turno, y un aviso cuando te toque.
    }
pace-number = Días por turno
pace-away = Minutos de ausencia
pace-weekends = Fines de semana libres
pace-end = Cuando se acaba el tiempo
pace-end-remind = solo un recordatorio
pace-end-bot = sigue un bot
pace-end-turn = un bot juega este turno
pace-since = en espera desde { $when }
pace-until = hasta el { $when }
pace-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minutos
    }
pace-hours = { $n ->
    [one] una hora
   *[other] { $n } horas
    }
pace-whole-days = { $n ->
    [one] un día
   *[other] { $n } días
    }
pace-relief = ¿Un bot por { $name }? De acuerdo: { $names }.

tell-title = Un aviso cuando te toque
tell-lead = Para partidas de varios días, y cuando la página está cerrada. Un aviso por turno; ninguno mientras tienes la página delante.
tell-push = En este dispositivo
tell-push-on = Este dispositivo recibe los avisos.
tell-push-refused = El navegador no lo permite: cámbialo en sus ajustes para esta página.
tell-mail = Por correo electrónico
tell-hook = Por un webhook (Discord, Slack, Matrix u otro, https)
tell-table-hook = Un webhook para la mesa
tell-table-hook-lead = Dice a un grupo, en Discord, Slack, Matrix u otro sitio, a quién le toca: una vez por turno, y nada de la partida.
tell-to-table = A la mesa
tell-add = Añadir
tell-remove = Quitar
tell-unconfirmed = abre antes el enlace del correo
tell-confirmed = Los avisos llegarán a esta dirección.
tell-stopped = Por esta vía ya no recibirás avisos.
tell-stop = Dejar de recibir estos avisos
tell-confirm = Sí, escríbeme
tell-holiday = Vacaciones
tell-holiday-lead = Hasta ese día tu tiempo no corre (como mucho { $days } días).
tell-others = { $n ->
    [one] Otra mesa te espera
   *[other] Otras { $n } mesas te esperan
    }

error-hook-address = Un webhook es una dirección https sin nombre ni contraseña.
error-hook-private = Esa dirección no lleva a un servidor público.
error-push-form = La suscripción del navegador no se puede leer.
error-mail-address = No es una dirección de correo electrónico.
error-hook-answer = Esa dirección ha respondido, pero no como un webhook.
error-silent = Nadie ha respondido. Inténtalo más tarde.

history-title = Mis partidas
history-all = { $n ->
    [one] Todas ({ $n })
   *[other] Todas ({ $n })
    }
history-with-friends = Con amigos
history-against-bots = Contra bots
history-download = Descargar todo
history-place = { $place } de { $of }
history-points = puntos
history-best = tu récord
history-alone = en solitario
history-today = los dados del día
history-week = el Troyes de la semana
history-replay = Ver de nuevo
history-review = Analizar
history-won = Victorias, por rival
history-won-note = Primer puesto; los empates cuentan.
history-of = { $won } de { $games }
history-friends = Amigos
history-spread = Puntos: { $game }
history-mean = { $games ->
    [one] una partida, { $mean } puntos
   *[other] { $games } partidas, { $mean } de media, { $best } la mejor
    }
history-last = último: { $n }
history-few = A partir de cinco partidas verás aquí un gráfico de tus puntos.
history-empty = Aún no hay partidas. La primera dura 20 minutos.
history-older = Partidas anteriores
history-by-size = Victorias, media y récord
history-games = partidas
history-wins = ganadas
history-average = media
history-top = récord
history-size = { $n ->
    [1] { $game }, en solitario
   *[other] { $game }, { $n } jugadores
    }
history-course = De partida en partida

today-title = Los dados del día
today-lead = Una partida de Troyes Dice en solitario, con los mismos dados para todos. Solo cuenta un intento.
today-begin = Tirar los dados del día
today-go-on = Seguir con tu intento
today-new-in = dados nuevos dentro de { $hours } h { $minutes } min
today-closed = La clasificación y los puntos de los demás se muestran cuando hayas jugado.
today-your-try = Tu único intento
today-you = tú
today-expert = experto
today-expert-plays = El experto aún está jugando con los mismos dados.
today-ranking = Clasificación de este servidor
today-played = { $n ->
    [one] ha jugado una persona
   *[other] han jugado { $n }
    }
today-first = Nadie ha jugado antes que tú.
today-streak = { $n ->
    [one] Racha: un día
   *[other] Racha: { $n } días
    }
today-everybody = Cómo les fue a todos
today-better = El { $percent } tuvo menos puntos que tú.
today-say = Díselo a tus amigos
today-share = Trois, { $day }: { $points } puntos, mejor que el { $percent } de los demás. ¿Y tú?
today-hash = Los dados estaban fijados antes de empezar el día por un número secreto, la semilla. Esta es su huella; la semilla se verá mañana:
today-share-first = Trois, { $day }: { $points } puntos. ¿Y tú?
today-tomorrow = Huella de mañana:
today-yesterday = Ayer
today-watch = Ver la partida: { $name }
today-card = { $title }: { $points } puntos
today-card-facts = { $day } · mejor que el { $percent }
today-picture = Como imagen
today-for-all = El mismo juego para todos

# The game of a week

week-title = El Troyes de la semana
week-lead = Una partida de Troyes contra dos intendentes, con la misma ciudad, las mismas cartas y las mismas tiradas para todos. Solo cuenta un intento.
week-begin = Empezar la partida de la semana
week-new-in = una nueva el lunes
week-expert-plays = El experto aún juega la misma partida.
week-streak = { $n ->
    [one] Una semana seguida
   *[other] { $n } semanas seguidas
    }
week-share = Trois, semana del { $day }: { $points } puntos en Troyes, mejor que el { $percent }. ¿Y tú?
week-share-first = Trois, semana del { $day }: { $points } puntos en Troyes. ¿Y tú?
week-hash = La partida estaba fijada antes de empezar la semana. Huella de su semilla; la semilla misma se ve la semana que viene:
week-tomorrow = Huella de la próxima semana:
week-yesterday = La semana pasada

talk-title = En la mesa
talk-say = Escribe algo breve
talk-send = Decir
talk-well-played = ¡Bien jugado!
talk-one-moment = Un momento
talk-your-turn = ¡Te toca!
talk-sorry = ¡Perdón!
talk-thanks = ¡Gracias!
talk-mute = Silenciar a { $name }
talk-unmute = Devolver la palabra a { $name }
talk-setting = Conversación en la mesa
watch-setting = Espectadores
watch-setting-all = permitidos
talk-setting-words = todo
talk-setting-phrases = solo frases hechas
talk-setting-none = nada
watch-setting-later = al terminar
watch-setting-none = no permitidos
watch-who = { $n ->
    [one] una persona mira
   *[other] { $n } miran
    }
