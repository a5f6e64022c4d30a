welcome = Los dados salen de un número secreto, la semilla, que se revela al final. Su huella (código de control): { $hash }
curtain = Pasa el dispositivo a { $name }. Pulsa Intro cuando nadie más esté mirando.
no-player = No existe ese jugador; jugadores: { $players }.
cannot-undo = No hay nada que deshacer: desde entonces se han tirado dados o se ha mostrado algo.
confirm = Después no se podrá deshacer. Intro: adelante. u: elegir de nuevo.
saved = La partida está guardada en { $file }
resume = Para seguir más tarde: trois play --resume { $file }
save-record = ¿Guardar la partida? Intro: sí, en { $file }. n: no. O escribe otro nombre.
no-words = n no
go-on = Intro: volver a la partida.
bye = No se ha empezado nada. ¡Hasta la próxima!

## key

key-choose = número o texto
key-more = m { $n } más
key-undo = u deshacer
key-sheet = s 2: jugador 2
key-hint = h pista
key-help = ? ayuda
key-leave = q guardar, salir

## kind

kind-human = Jugador
kind-random = Azar
kind-novice = Novato
kind-steward = Intendente
kind-expert = Experto
kind-master = Maestro

## help

help-rules = { $title } en pocas palabras
help-question = Lo que se te pregunta
help-cards = Cartas a la vista
help-keys = Signos y teclas
help-all-keys = Escribe el número de una opción, o su texto, por ejemplo: { $example }. u deshace tu última decisión, m muestra todas las opciones, s 2 muestra la hoja del jugador 2, h pide una pista a los bots, q guarda la partida y sale, ? muestra esta página.
help-go-on = Intro: las cartas en la mesa.

## end

end-title = { $title }: el final
end-source = Puntos por
end-total = Total
end-rank = Puesto
end-alone = { $points ->
    [one] { $name } alcanza { $points } punto.
   *[other] { $name } alcanza { $points } puntos.
}
end-winner = { $points ->
    [one] ¡{ $name } gana con { $points } punto!
   *[other] ¡{ $name } gana con { $points } puntos!
}
end-shared = { $points ->
    [one] ¡{ $name } comparten la victoria con { $points } punto!
   *[other] ¡{ $name } comparten la victoria con { $points } puntos!
}
end-seed = Semilla { $seed }; su huella, mostrada antes de la partida, es { $hash }
end-hash = Una parte anterior salió de una semilla que ya no se conoce, con la huella { $hash }

## feats

feats-title = { $n ->
    [one] { $name }: { $earned } de { $all } hazañas en { $game }, { $n } partida terminada
   *[other] { $name }: { $earned } de { $all } hazañas en { $game }, { $n } partidas terminadas
}
feats-new = Nuevas hazañas de { $name }: { $feats }.
feats-see = Todas las hazañas: trois feats
feats-none = Nadie ha terminado aquí todavía una partida con hazañas; Troyes Dice las tiene.
feats-nobody = Nadie llamado «{ $name }» ha terminado aquí una partida con hazañas.
feats-damaged = Las hazañas guardadas están dañadas ({ $reason }); el archivo se conserva como { $kept } y empieza uno nuevo.
feats-not-kept = Esta partida no se añadió a tus hazañas: { $reason }.

## new

new-hello = ¡Te damos la bienvenida a trois! Pulsa Intro para aceptar lo propuesto.
new-game = ¿Qué juego?
new-people = ¿Cuántas personas juegan en esta pantalla?
new-bots = ¿Cuántos bots juegan contigo?
new-default = { $least }-{ $most }, Intro: { $default }
new-wrong = «{ $answer }» no vale: un número de { $least } a { $most }, por favor.

## games

games-name = Nombre
games-title = Juego
games-seats = Jugadores
games-default = por defecto

## replay

replay-drawn = Dibujado: { $file }
replay-at = Decisión { $at } de { $total }
replay-keys = Intro o n: adelante · p: atrás · un número: ir allí · q: salir
replay-wrong = «{ $answer }» no vale: Intro, n, p, q, o un número de 0 a { $total }.

## cards

cards-title = { $game }: los números impresos
cards-what = Qué
cards-numbers = Números
cards-source = Fuente
cards-changed = cambiado por tu archivo; impreso: { $old }
cards-reconstructed = ~ marca un número reconstruido: nada conocido lo contradice, pero nadie lo ha leído en la carta impresa.
cards-file-words = Las palabras entre paréntesis son las de un archivo de cartas.

## source

source-rulebook = reglamento
source-sheet = hoja
source-wheel = rueda
source-public = público
source-deduced = deducido
source-reconstructed = ~ reconstruido

## verify

verify-good = { $file }: cada tirada y cada mezcla sale de la semilla anunciada.

## hint

hint-thinking = Pensando…
hint-line = { $action }: probabilidad de ganar { $share }, puntuación final esperada { $scores }
hint-line-alone = { $action }: puntuación final esperada { $scores }

## learn

learn-next = Intro: siguiente · b: un paso atrás · q: salir, se guarda por dónde ibas
learn-keys = Número o texto de una opción · ?: muéstramelo · b: un paso atrás · q: salir
learn-kept = Se guarda por dónde ibas: la misma orden sigue desde aquí.

## row

row-spaces = espacios
row-rows = filas
row-levels = niveles
row-influence = influencia
row-city_hall = Ayuntamiento
row-two_player_neutral = ciudadanos neutrales para dos
row-wages = salarios
row-cathedral = catedral
row-agriculture = agricultura
row-cost = precio
row-crossing_from_day = el dado negro tacha desde el día
row-start = al principio
row-administration = edificios de la administración
row-resource_track = camino de recursos
row-citizen_track = camino de ciudadanos
row-citizen_columns = columnas de ciudadanos
row-change = alterar un dado
row-administration_at = edificio de la administración en
row-amount = cantidad
row-any = a elegir
row-citizen = ciudadano
row-citizen_at = ciudadano en
row-citizens = ciudadanos
row-colour_wisdom = Sabiduría por un color
row-value_influence = Influencia por un valor
row-columns = columnas
row-day = día
row-dice = dados
row-die = dado
row-each = cada uno
row-gives = da
row-multiplier = veces
row-other = otro
row-others_at = otros ciudadanos en
row-prestige_at = edificio de prestigio en
row-resource = recurso
row-resources = recursos
row-resources_at = recursos en
row-steps = umbrales
row-unlocks = desbloquea
row-value = valor
row-builder = quien lo construye
row-others = los demás
row-name = nombre
row-tile = ficha
row-link = vínculo
row-plaza = plaza
row-building = edificio

## help

help-read-on = Para saber más: { $command }
