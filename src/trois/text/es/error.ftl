### What may be wrong. The engine reads the English entries by itself: they are plain text with places, one line each.

## Sentences and their places

place = { $outer }: { $inner }
record = partida
position = posición
seat = asiento { $seat }
seat-area = asiento { $seat }, { $area }
decision = asiento { $seat }, decisión { $number }
older-rules = reglas en versión { $version }, que la versión { $known } no sabe seguir

## The command line

see-help = { $what } (véase: { $command } --help)
required = falta: { $names }
unrecognized = argumentos desconocidos: { $names }
ambiguous = opción ambigua: { $name } puede ser { $names }
argument = argumento { $name }: { $what }
invalid-choice = opción desconocida: «{ $answer }» (a elegir: { $choices })
one-argument = hace falta un valor
no-value = no lleva ningún valor
not-int = «{ $answer }» no es un número entero
not-float = «{ $answer }» no es un número
not-whole = «{ $answer }» no es un número entero de 0 o más
missing-extra = hace falta { $module }, que no está instalado: pip install '{ $extra }'
no-language = no hay ningún idioma «{ $language }»; hay: { $languages }
no-game = no hay ningún juego «{ $game }»; hay: { $games }
no-rules = no hay reglas de «{ $game }»
no-chapter = no hay ningún capítulo «{ $chapter }»; hay: { $chapters }
option-form = --option { $word }: escribe NOMBRE=VALOR, por ejemplo expansion=true
option-twice = --option { $name }: dada dos veces
resume-terms = --resume sigue la partida como se guardó: quita { $name }
sim-human = --seats: en una simulación cada asiento es un bot
nobody = asientos: «{ $kind }» en el lugar { $place } no existe; hay: { $kinds }
long-name = asientos: el nombre «{ $name }…» pasa de { $most } letras
is-over = { $file }: esta partida ha terminado; mírala con: trois replay { $file }
who-plays-on = { $file }: la jugaba «{ $who }»; di con --seats quién sigue
seats-of-match = --seats: la partida tiene { $seats } asientos, no { $number }
at = --at { $at }: la partida tiene { $total } decisiones; las posiciones van de 0 a { $total }
no-seat = --seat: no hay asiento «{ $seat }»; hay: { $seats }
seconds-jobs = --seconds y --jobs: números mayores que 0
no-number = No hay ninguna opción { $answer }: van de 1 a { $last }.
no-choice = «{ $answer }» no es posible ahora; escribe el número de una opción, o su texto. ? muestra la ayuda.

## Files, and what the system says about them

no-such-file = ese archivo o carpeta no existe
denied = acceso denegado
is-folder = es una carpeta
not-folder = no es una carpeta
file-exists = el archivo ya existe
disk-full = no queda espacio en el disco
name-too-long = el nombre del archivo es demasiado largo
read-only = ese disco es de solo lectura
address-used = la dirección ya está en uso
no-address = esa dirección no existe aquí
cannot-read = no se puede leer: { $what }
cannot-write = no se puede escribir: { $what }
file-there = { $file } ya existe; elige otro nombre
exists-already = { $file } ya existe; da otro nombre, o sigue con: --resume { $file }
no-folder = su carpeta no existe
not-utf8 = no es texto UTF-8
not-json = no es un texto JSON entero; quizá está cortado
toml-line = no es TOML: línea { $line }, columna { $column }
toml-end = no es TOML: falta el final
toml-limits = un número es demasiado largo, o sus corchetes están anidados en exceso
text-syntax = texto { $entry }: la línea { $line } no es de la parte de Fluent que Trois lee
later-feats = escrito por una versión más nueva de trois

## Data of every kind

whole-action = una acción es un número entero, no { $found }
whole-seat = un asiento es un número entero, no { $found }
whole-seed = una semilla es un número entero, no { $found }
whole-at = `at` es un número entero, no { $found }
whole-seats = el número de asientos es un número entero, no { $found }
whole-games = el número de partidas es un número entero, no { $found }
whole-processes = el número de procesos es un número entero, no { $found }
whole-simulations = el número de simulaciones es un número entero, no { $found }
whole-max-cycles = max_cycles es un número entero, no { $found }
not-table = se esperaba una tabla de valores con nombre, hay { $found }
key-not-text = la clave { $name } no es un texto
key-missing = falta «{ $name }»
key-unknown = clave desconocida { $name }
not-flag = se esperaba true o false, hay { $found }
not-text = se esperaba un texto, hay { $found }
not-list = se esperaba una lista, hay { $found }
not-integer = se esperaba un número entero, hay { $found }
length = valores esperados: { $length }, hay { $found }
not-between = { $value } no está entre { $least } y { $most }
not-among = { $value } no es ninguno de { $choices }
not-json-value = { $value } no se puede escribir en JSON
expected-word = se esperaba «{ $word }»
fixed = no se puede cambiar
fixed-word = se esperaba «{ $word }»; no se puede cambiar

## Matches

seats = { $game } es de { $fewest } a { $most } jugadores, no de { $number }
no-option = { $game } no tiene la opción «{ $name }»; tiene: { $names }
no-options = { $game } no tiene la opción «{ $name }»; no tiene ninguna
option-value = opción { $name }: { $value } no es ninguno de { $choices }
seed = una semilla es un número entero de 0 o más, no { $number }
no-part = el juego «{ $game }» no tiene parte en «{ $layer }»: no hay módulo { $module }
other-view = es una vista de «{ $game }», no de «{ $other }»
over = la partida ha terminado
not-asked = no le toca al asiento { $seat }; se espera a: { $waiting }
no-seat-number = no hay asiento { $seat }; van de 0 a { $last }
no-action = ninguna acción se llama «{ $text }»
no-action-alike = ninguna acción se llama «{ $text }»; quizá querías decir: { $alike }
no-action-number = no hay acción { $action }; van de 0 a { $last }
action-part = { $kind }: { $part } { $value } no existe
not-legal = el asiento { $seat } no puede jugar «{ $action }» ahora; puede: { $choices }
undo-nothing = el asiento { $seat } no tiene ninguna decisión que deshacer
undo-chance = después hubo una tirada o se descubrió una carta: los demás asientos deben estar de acuerdo
undo-others = desde entonces ha decidido otro asiento: los demás asientos deben estar de acuerdo
outcome-range = resultado { $at }: { $outcome } no está entre 0 y { $most }
outcome-missing = falta el resultado { $at }

## Records and positions

record-format = formato { $version }; esta versión lee el formato { $known }
rules-version = { $game }, reglas { $version }; esta versión juega { $known }
record-game = una partida de { $game }, no de { $other }
record-checksum = su suma de control no coincide con su contenido; fue alterada
record-cards = jugada con otros números de cartas que los de esta versión
decisions-left = quedan decisiones de asientos a los que no les toca
record-outcomes = más resultados del azar de los que usó
record-scores = los puntos indicados no son los de la partida
record-no-seed = no dice de qué semilla salen sus resultados
record-seed = la semilla no es la de la huella publicada
record-outcome = el resultado { $at } no es el que da su semilla
at-range = la partida tiene { $total } decisiones: `at` va de 0 a { $total } (-1: todas), no { $at }
position-game = una posición de { $game }, no de { $other }
step-not-allowed = { $step } no está permitido ahí
step-ends = { $step } termina la acción
step-of-none = { $step } no es un paso de una acción

## Cards

cards-key = clave desconocida { $name }; conocidas: { $keys }
cards-table = se esperaba una tabla, hay { $found }
cards-value = se esperaba un valor como { $old }, hay { $found }
cards-rows = se esperaban filas con su id, hay { $found }
cards-no-id = una fila sin id: { $found }
cards-id = id desconocido { $id }; conocidos: { $ids }
cards-large = más de { $size } KiB
cards-print = un texto tiene caracteres que no se imprimen
cards-values = un valor no se puede escribir en JSON
effect-needs = «{ $effect }» lo necesita
troyes-activations = { $divisor } permite { $times } activaciones; como máximo hay { $most }
troyes-palace = el Palacio tiene un espacio para cada valor, de 1 a 6
troyes-two-rows = el valor { $value } tiene dos filas
troyes-no-row = el valor { $value } no tiene fila
troyes-six-spaces = { $rows } filas de { $length } espacios no hacen 6 espacios
troyes-no-space = no hay espacio { $space }
troyes-space-twice = un espacio aparece dos veces
troyes-delayed = que una carta actúe enseguida o más tarde es parte de su efecto
troyes-steps = los umbrales deben ser crecientes
dice-two-faces = ninguna ficha tiene dos caras de este color: { $colour }
dice-neighbours = { $left } y { $right } no son vecinas, de izquierda a derecha
tournay-prestige = los edificios de prestigio son las cartas de nivel 3
tournay-card-effect = «{ $effect }» no es un efecto de una carta de este tipo: { $kind }
tournay-event-effect = «{ $effect }» no es un efecto de un evento
tournay-one-effect = se esperaba 1 efecto, hay { $found }
tournay-standing = solo se compara «standing»
tournay-no-colour = hace falta al menos un color
tournay-pile = se esperaban 9 cartas base, { $swapped } que se quitan y { $swapped } de la expansión, hay { $base }, { $removable } y { $extra }

## Positions of Troyes

troyes-deniers = menos de 0 deniers
troyes-influence = la influencia no está entre 0 y { $most }
troyes-vp-sum = los puntos (vp) no cuadran
troyes-vp-below = menos de 0 puntos (vp)
troyes-vp-losses = vp: solo las pérdidas están por debajo de 0
troyes-modifiers = los cubos en espera no cuadran
troyes-supply = una reserva por debajo de 0
troyes-citizens = el asiento { $seat } tiene { $count } ciudadanos, no { $all }
troyes-none-in-play = el asiento { $seat } no tiene ningún ciudadano en juego
troyes-neutral = { $count } ciudadanos neutrales; hay { $all }
troyes-one-space = dos artesanos en un espacio
troyes-face-down = artesanos en una carta boca abajo
troyes-nobodys-tradesman = un artesano que no es de nadie
troyes-dice-count = { $count } dados de este color: { $colour }; hay 6
troyes-dice-sum = los dados de este color no cuadran: { $colour }
troyes-black-count = hay seis dados negros
troyes-black-order = se esperaban como máximo seis valores, de menor a mayor
troyes-event-twice = una carta de evento está en dos sitios
troyes-event-missing = falta una carta de evento de este color: { $colour }
troyes-marauding = Merodeadores no es su primer evento
troyes-other-deck = { $deck } tiene una carta de otro mazo
troyes-red-events = no hay tantos eventos rojos como rondas
troyes-red-deck = una carta menos en cada ronda
troyes-yellow-deck = una carta menos por cada carta roja que lo llama
troyes-not-queued = cubos en { $event }, que no está en la fila
troyes-full = { $event } está lleno, pero no contrarrestado
troyes-nobodys-cube = { $event }: un cubo que no es de nadie
troyes-column = una columna no cuadra
troyes-open-spaces = los espacios libres no cuadran
troyes-round-0 = la ronda 0 es la colocación inicial, y solo ella
troyes-over-early = terminada antes de la última ronda
troyes-black-dice = los dados negros están ahí solo mientras se contrarrestan
troyes-district = deniers en un distrito
troyes-passed = a quien ha pasado ya no le toca
troyes-no-die = no quedan dados, pero la ronda sigue
troyes-left = lo que queda por hacer no encaja
troyes-miller = solo lo usa el Molinero
troyes-all-placed = la colocación inicial está completa
troyes-places-now = ahora coloca otro asiento
troyes-supply-placed = la reserva y los ciudadanos colocados no cuadran
troyes-neutral-placed = el número de ciudadanos neutrales no encaja con la colocación inicial
troyes-nothing-yet = en la colocación inicial nadie está expulsado y aún no se ha tirado ningún dado
troyes-owner = se esperaba un asiento, grey o null, hay { $found }
troyes-expelled = en un edificio hay tumbado como máximo un ciudadano de cada color
troyes-players-only = solo los jugadores tienen artesanos
troyes-two-tradesmen = el asiento { $seat } tiene dos artesanos en una carta
troyes-six-owners = se esperaban seis propietarios
troyes-hangs = un cubo del espacio { $space } está en el aire
troyes-event-cubes = se esperaban propietarios de cubos, menos que las banderas del evento
troyes-character-twice = un personaje está repartido dos veces
troyes-other-slot = { $card } no va ahí

## Positions of Troyes Dice

dice-plazas = cada una de las nueve fichas ocupa un sitio
dice-half = la partida termina tras la tarde del día 8
dice-tiles = tres fichas distintas con la expansión, ninguna sin ella
dice-tile-slot = el sitio { $slot } no tiene una plaza con dos caras iguales
dice-numbers = [{ $numbers }] no son los números del 1 al 6
dice-standard = [{ $numbers }] no es el orden normal del 1 al 6
dice-run = [{ $numbers }] ni sube ni baja desde { $first }
dice-four = [{ $dice }] no son cuatro dados de menor a mayor
dice-black = el { $value } negro debe ir antes que los dados transparentes del mismo valor
dice-stage = con esta numeración no se pregunta: { $numbering }
dice-number-twice = un número está escrito dos veces
dice-left-to-right = los números se escriben de izquierda a derecha
dice-numbers-asked = [{ $numbers }] no encaja con la pregunta
dice-not-rolled = no se tira nada antes de numerar las columnas
dice-not-drawn = no se marca nada antes de numerar las columnas
dice-shown = la hoja no puede venir de esta en una mitad del día
dice-waiting-order = los asientos van en orden, cada uno una vez
dice-herald = [{ $waiting }], pero solo el heraldo, asiento 0, numera las columnas
dice-half-day = [{ $waiting }]: un asiento decide en cada mitad del día, ninguno tras la última
dice-circled = { $circled } rodeados, de { $least } a { $most }
dice-unspent = { $unspent } sin gastar de { $circled }
dice-citizens = { $count } de { $most }: { $colour }
dice-cathedrals = el orden [{ $order }] no coincide con las construidas: [{ $built }]
dice-crossed = { $count } dados, pero como máximo { $most } hasta ahora
dice-not-waited = «{ $question }» no encaja con los asientos que se esperan
dice-work = un valor no significa nada
dice-bonuses = { $count } bonificaciones a la vez, más de { $most }
dice-bonuses-left = quedan bonificaciones, pero la pregunta es «{ $question }»
dice-any-type = la plaza { $plaza } no pide un recurso a elección
dice-no-answer = «{ $question }» no tiene respuesta aquí

## Positions of Tournay

tournay-last-round = la ronda { $round } es siempre la última
tournay-citizens-below = menos de 0 ciudadanos en algún sitio: { $colour }
tournay-citizens = { $count } ciudadanos de este color: { $colour }; el juego tiene { $all }
tournay-deniers = menos de 0 deniers en algún sitio
tournay-times = { $card } está { $count } veces
tournay-coins = { $coins } monedas en el puesto { $place } de la fila, que admite { $most }
tournay-district = un barrio ocupa como máximo 3 filas y 3 columnas, no tiene huecos y contiene { $centre }
tournay-one-name = dos edificios de prestigio del mismo nombre
tournay-placed = ciudadanos en edificios: { $placed }, no { $kept }
tournay-hand-order = una mano que no está en orden
tournay-hand-known = una carta en mano que su dueño no conoce
tournay-stack = un espacio tiene un montón de al menos una carta
tournay-stack-colours = hay cartas de distinto color una sobre otra
tournay-occupied = solo se ocupan edificios de nivel 1 y 2
tournay-cannot-work = un ciudadano de este color no puede trabajar ahí: { $colour }
tournay-index = el barrio está anotado como { $kept }, no { $found }
tournay-other-pile = { $card } está en el mazo { $pile }
tournay-pile-cards = { $count } cartas de { $pile }; el juego tiene { $all }
tournay-criers = pregoneros dentro: { $count }
tournay-crier-known = un pregonero que se conoce
tournay-knows = una carta la conoce un asiento que no existe
tournay-stocked = anotado como vacío, o no, por error
tournay-visible = una carta visible que no todos conocen
tournay-knowers = se esperaban listas de los asientos que conocen una carta, -1 para los espectadores
tournay-asked-over = alguien decide mientras la partida no ha terminado, y solo entonces
tournay-asked-together = los asientos [{ $seats }] no deciden a la vez
tournay-asked-turn = el asiento { $seat } decide en el turno del asiento { $active }
tournay-looked = cartas que se miran: { $count }
tournay-looked-pile = las cartas que se miran no son del mazo del que se roba
tournay-question = la pregunta «{ $question }» no encaja con la mesa
tournay-no-answer = al asiento { $seat } se le pregunta lo que no puede responder
tournay-work-item = se esperaba un tipo de tarea y tres números, hay { $found }
tournay-work-during = «{ $work }» está por hacer durante «{ $question }»
tournay-work-end = las tareas acaban con el final de un turno, la acción de un turno o el final de la partida
tournay-work = la tarea «{ $work }» no encaja con la mesa
tournay-three-actions = se esperaban como máximo tres acciones, hay { $found }
tournay-answered = el asiento { $seat } ha respondido a lo que no se le preguntaba
tournay-last-card = el asiento { $seat } decide mientras no ha puesto su última carta, y solo entonces

## Bots, simulation and arena

no-bot = no hay un bot «{ $name }»; hay: { $names }, o uno tuyo: módulo:Clase o 'exec:programa'
bot-import = bot «{ $bot }»: { $module } no se puede importar: { $what }
bot-missing = bot «{ $bot }»: { $module } no tiene { $name }
bot-made = el bot «{ $bot }» no se pudo crear: { $what }
bot-choose = bot «{ $bot }»: necesita un método choose(view, legal, clock)
bot-program = bot «{ $bot }»: no hay programa «{ $program }» que ejecutar
bot-command = bot «{ $bot }»: { $what }
bot-exec = bot «exec:»: escribe después el programa, por ejemplo exec:./mybot
network-size = una red tiene { $size } números, no { $found }
network-file = { $file } no es un archivo de pesos
network-inputs = { $file } se hizo para otras entradas: versión { $version }, { $inputs }
no-network = { $level } no tiene en { $game } una red cuyos pesos se puedan cambiar
no-task = no existe la prueba «{ $name }»; hay: { $names }
other-benchmark = { $file } no es un resultado de la versión { $version } de las pruebas
dataset-numbers = las partidas, los procesos y las simulaciones son números a partir de 1
no-dataset = no es una línea de un conjunto de datos de la versión { $version }
games-range = --games { $games }: de 1 a { $most }
bots-needed = { $seats } asientos piden otros tantos bots, no { $number }
margin = --margin va con --beats
beats-table = --beats trata de una sola mesa: tantos bots como asientos
shares = --beats { $rate } --margin { $margin }: partes entre 0 y 1, como 0.75 y 0.05
least-number = --{ $name } { $given }: un número de al menos { $least }
needs-ray = --ray necesita el extra [ray]: pip install '{ $extra }'
other-engine = { $file } se jugó con otra versión del motor; elige otra carpeta con --out
other-bots = { $file } lo jugó otra versión de un bot; elige otra carpeta con --out
other-versions = { $file } se jugó con otras versiones del motor y de un bot; elige otra carpeta con --out
other-arena = { $file } tiene los resultados de otra arena; elige otra carpeta con --out

## Environments

env-actions = las acciones son números enteros, no { $found }
env-processes = { $games } partidas en { $processes } procesos: hace falta al menos una para cada uno
env-games = { $games } partidas: hace falta al menos una
env-seeds = { $seeds } semillas para { $games } partidas
env-mask = reset_mask: { $games } valores de verdad, no { $found } de forma { $shape }
env-closed = estas partidas están cerradas: crea otras
env-ended = la partida { $game } ha terminado: reiníciala (opciones: reset_mask)
env-bot-answer = el bot del asiento { $seat } respondió { $action }, que no es una acción permitida
env-opponents = { $seats } asientos: di quién juega los demás, por ejemplo opponents='steward' o 'self'
env-opponent-count = { $opponents } rivales para { $others } asientos más
env-start-terms = una posición tiene sus propias cartas y opciones: no indiques ninguna junto a start
env-start-game = la posición es de { $found }, no de { $game }
env-start-seats = la posición tiene { $found } asientos, no { $seats }
env-memory = esta partida necesita al menos { $rows } filas de memoria: memory={ $memory } no basta
env-rules = { $game } tiene las reglas en versión { $known }, no { $version }
env-seat = seat: «{ $seat }» no es ni un número ni «{ $rotate }»
env-simulations = { $simulations } simulaciones: hace falta al menos una
env-forfeit = el episodio terminó con una acción no permitida: reinícialo
env-illegal = partida { $game }: la acción { $action } no está permitida ahora
env-over = el episodio ha terminado: reinícialo
env-none = le toca decidir a { $agent }: None es para agentes cuya partida ha terminado
env-main-guard = un proceso de las partidas terminó enseguida: un programa que inicia varios empieza bajo `if __name__ == "__main__":`, o indica processes=1
no-reward = no hay ninguna recompensa «{ $reward }»; hay: { $rewards }

## Lessons

no-puzzle = no hay ningún problema { $number }
lesson-not-asked = no es lo que se pregunta aquí
lesson-kind = un paso es uno de estos: { $kinds }
lesson-answer = un `ask` tiene respuesta, lo demás no
lesson-script = «{ $word }» no es un asiento y una acción, como «1 pass»
lesson-point = «{ $point }» no señala nada: escribe uno de { $kinds }, dos puntos y un nombre

## The server

at-least = --{ $name } { $given }: al menos { $least }
at-most = --{ $name } { $given }: como máximo { $most }
infinite = --{ $name } { $given }: tiene que ser un número finito
host = --host: una dirección en la que escuchar, como 127.0.0.1 o 0.0.0.0
allowed-host = --allowed-hosts { $host }: un nombre como trois.example o *.example, sin puerto
address = --address { $address }: escríbela con http:// o https://
proxy = --trusted-proxies { $proxy }: una dirección como 10.0.0.2 o una red como 10.0.0.0/8
listen = no se puede escuchar en { $address }: { $what }; prueba --port 0
processes-postgres = --processes: para varios hace falta PostgreSQL (--database postgresql://...); SQLite tiene un solo servidor
processes-port = --processes: este sistema no deja que varios procesos compartan un puerto
bots-form = --bots { $word }: módulo:Clase o «exec:programa», por ejemplo Merlin=exec:./merlin
bots-twice = --bots { $word }: ya hay un bot «{ $name }»; llámalo NOMBRE={ $spec }
needs-postgres = PostgreSQL necesita el extra [postgres]: pip install '{ $extra }'
database-open = la base de datos { $database } no se abre: { $what }
database-file = el archivo no se abre
database-none = el archivo no es una base de datos
database-table = falta la tabla { $name }
database-form = hace falta un archivo o una dirección como postgresql://user@host/name
database-kind = «{ $kind }» no sirve para trois: sqlite o postgresql
database-newer = una versión más nueva de trois ha escrito en ella
database-older = una versión más antigua de trois ha escrito en ella; trois serve la pone al día
database-damaged = está dañada ({ $what }); trois restore pone una copia en su lugar
database-taken = la está usando otro servidor
backup-tables = ya hay mesas en la base de datos; --force pone la copia en su lugar
backup-no-database = { $file } no es una base de datos de trois: { $what }
backup-damaged = { $file } está dañado: { $what }
backup-copy = { $file } no se puede copiar a { $target }: { $what }
no-program = { $program } de PostgreSQL no está instalado aquí
program-failed = { $program } ha fallado: { $what }
kind-of-seat = no hay ningún tipo de asiento «{ $kind }»
no-level = no hay ningún nivel de bot «{ $level }»
query-number = { $name }: un número entero de 0 o más
too-many-actions = más de { $most } acciones a la vez
other-outcomes = línea { $line }: otros resultados que cuando se jugó
no-log = ni registro ni instantánea
row-broken = contiene algo que trois no escribió
body-json = no es JSON ({ $reason })
body-missing = { $place }: falta { $name }
body-type = { $place }: se espera { $wanted }
