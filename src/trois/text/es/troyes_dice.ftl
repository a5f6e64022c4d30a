title = Troyes Dice
about = Haz crecer la ciudad medieval: un dado cada mitad del día, ocho días, todos los jugadores a la vez.

## word

word-red = rojo
    .feminine = roja
word-yellow = amarillo
    .feminine = amarilla
word-white = blanco
    .feminine = blanca
word-influence = Influencia
word-fortune = Fortuna
word-wisdom = Sabiduría
word-fortress = Fortaleza
    .gender = feminine
    .the = la Fortaleza
word-market = Mercado
    .gender = masculine
    .the = el Mercado
word-cathedral = Catedral
    .gender = feminine
    .the = la Catedral
word-palace = Palacio del Conde
    .gender = masculine
    .the = el Palacio del Conde
word-town-hall = Ayuntamiento
    .gender = masculine
    .the = el Ayuntamiento
word-bishopric = Obispado
    .gender = masculine
    .the = el Obispado
word-citizens = Ciudadanos
word-morning = mañana
word-afternoon = tarde
word-ascending = en orden creciente
word-descending = en orden decreciente
word-banquet = Banquete
word-raid = Asalto

## letter

letter-red = R
letter-yellow = A
letter-white = B
letter-influence = R
letter-fortune = A
letter-wisdom = B

## short

short-fortress = Fort
short-market = Merc
short-cathedral = Cate
short-palace = Pala
short-town-hall = Ayun
short-bishopric = Obis

## many

many-fortress = Fortalezas
many-market = Mercados
many-cathedral = Catedrales
many-palace = Palacios del Conde
many-town-hall = Ayuntamientos
many-bishopric = Obispados

## what

what-influence = de Influencia
what-fortune = de Fortuna
what-wisdom = de Sabiduría
what-red = { $n ->
    [one] ciudadano rojo
   *[other] ciudadanos rojos
}
what-yellow = { $n ->
    [one] ciudadano amarillo
   *[other] ciudadanos amarillos
}
what-white = { $n ->
    [one] ciudadano blanco
   *[other] ciudadanos blancos
}
what-prestige-building = { $n ->
    [one] edificio de prestigio gratis
   *[other] edificios de prestigio gratis
}
what-administration-building = { $n ->
    [one] edificio de la administración gratis
   *[other] edificios de la administración gratis
}

## action

action-take = tomar el dado de la plaza { $plaza }
action-pay = pagar 1 de { $resource }
action-gain = obtener { $value } de { $resource }
action-build = construir { FORM($building, "the") } { $number }
action-collect = tomar 1 recurso de cada tipo
action-citizen = un ciudadano { $colour }
action-number = numerar { $direction }
action-write = escribir { $number }

## choice

choice-die = { $colour } { $value }
choice-black-die = negro { $value } (plaza { FORM($colour, "feminine") })
choice-nth = { $name } ({ $number } de { $of })
choice-plaza = Plaza: { $colours }
choice-tile = { $word } { $number }

## chip

chip-any = { $n ->
    [one] −{ $n } recurso a elegir
   *[other] −{ $n } recursos a elegir
}
chip-free = gratis
chip-starts = empieza en { $n }
chip-unlocked = { $n ->
    [one] +{ $n } punto por { $word }
   *[other] +{ $n } puntos por { $word }
}

## question

question-die = ¿Qué dado tomas?
question-payment = ¿Con qué recurso pagas el dado?
question-use = ¿Qué haces con el { $value } { $colour }?
question-citizen = Recibes un ciudadano del color que quieras: ¿cuál?
question-bonus-prestige = Edificio de prestigio gratis: ¿cuál?
question-bonus-administration = Edificio de la administración gratis: ¿cuál?
question-direction = La primera columna tiene el número { $first }. ¿Cómo siguen los números?
question-write = ¿Qué número lleva la columna { $column }?

## hint

hint-die = La plaza 1 es gratis, la plaza 2 cuesta un recurso a elegir, las plazas 3 y 4 cuestan Fortuna. Una plaza destruida no da dado. Todos pueden tomar el mismo dado.
hint-payment = La segunda plaza cuesta un recurso de cualquier tipo.
hint-use = Obtén tantos recursos del color del dado como su valor, o construye uno de los dos edificios de ese color en la columna con ese número. La Influencia altera el valor punto a punto; la Sabiduría altera el color; el precio está junto a cada opción.
hint-citizen = El camino de su color está lleno, o una ficha te deja elegir. Cada color tiene su propio camino de ciudadanos con sus propias bonificaciones.
hint-bonus-prestige = Un ciudadano ha alcanzado una bonificación de su camino: construye sin dado y sin pagar, con todos los efectos.
hint-bonus-administration = Los tres caminos de ciudadanos han alcanzado una columna de bonificación: construye sin dado y sin pagar, con todos los efectos.
hint-direction = Los números siguen en círculo, en orden creciente o decreciente. Son los mismos para todos los jugadores.
hint-write = Numera las columnas de izquierda a derecha. Los números son los mismos para todos los jugadores.

## explain

explain-fortress = Un ciudadano, y ningún dado negro tacha este número.
explain-market = 3 recursos o 2 ciudadanos por cada dado transparente del color indicado.
explain-cathedral = Desbloquea un personaje que da puntos por un tipo de edificio: 1 punto por cada uno con tus dos primeras Catedrales, 2 con las dos siguientes, 3 con las dos últimas.
explain-palace = 2 ciudadanos de su color; dos vecinos con vínculo dan la bonificación que hay entre ellos.
explain-town-hall = 2 ciudadanos de su color; dos vecinos con vínculo dan la bonificación que hay entre ellos.
explain-bishopric = 2 ciudadanos de su color; dos vecinos con vínculo dan la bonificación que hay entre ellos.
explain-influence = Con 1 alteras en 1 el valor de un dado. Al final, cada par sin gastar vale 1 punto.
explain-fortune = Sirve para pagar las plazas más caras. Al final, cada par sin gastar vale 1 punto.
explain-wisdom = Con 2 alteras el color de un dado. Al final, cada par sin gastar vale 1 punto.
explain-plaza = Un dado aquí tiene el color de su plaza. Cuando el dado negro la ha destruido, muestra su otra cara desde la siguiente mitad del día.

## rules

rules-1 = Ocho días con una mañana y una tarde: cada mitad del día todos toman un dado, a la vez. Los dados están en cuatro plazas de menor a mayor; un dado tiene el color de su plaza.
rules-2 = El dado negro destruye su plaza, que desde la siguiente mitad del día muestra su otra cara. A partir del día 3 también tacha su número de ese color en cada hoja de puntuación, salvo que esté construida la Fortaleza de ese número.
rules-3 = Un dado da recursos o un edificio. Fortaleza: un ciudadano y protección. Mercado: 3 recursos o 2 ciudadanos por cada dado transparente del color indicado. Catedral: desbloquea un personaje que da puntos por un tipo de edificio, de 1 a 3 por cada uno, cada vez más. Palacio del Conde, Ayuntamiento, Obispado: 2 ciudadanos. Dos vecinos con vínculo dan una bonificación.
rules-4 = Los caminos dan bonificaciones. Recursos: un ciudadano en el 6.º, el 12.º y el 18.º símbolo. Ciudadanos: un edificio gratis en el 15.º, otros ciudadanos en el 20.º, y algo más cuando los tres colores llegan a 3, 6 y 11.
rules-5 = Puntos: personajes desbloqueados, 1 por ciudadano, 1 por cada 2 recursos sin gastar de un mismo tipo. Gana quien tenga más puntos.

## board

board-day = día { $day } de 8, { $half }
board-free = gratis
board-any = { $n ->
    [one] cuesta { $n } recurso a elegir
   *[other] cuesta { $n } recursos a elegir
}
board-black = negro { $value }
board-destroyed = destruida
board-starts = empieza en { $value }
board-afternoon = Tarde:
board-next-morning = La mañana siguiente:
board-points = Puntos
board-worth = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
board-player = Jugador
board-legend = Letras: { $red } rojo (Influencia), { $yellow } amarillo (Fortuna), { $white } blanco (Sabiduría). ◆ recurso, / gastado, ● ciudadano, ☆ casilla con bonificación, ■ construido, × tachado. 3◆/{ $red }: 3 por cada dado rojo transparente. ─2●{ $red }─: bonificación por ambos vecinos. { $red }/{ $yellow }: una plaza y su otra cara. +3 Banquete, −3 Asalto.

## banquet

banquet-1 = 1 de Influencia altera el valor en 1 o 2
banquet-2 = alterar el color cuesta 1 de Sabiduría en lugar de 2
banquet-3 = el dado es gratis
banquet-4 = una Fortaleza da además un ciudadano rojo y uno amarillo o blanco
banquet-5 = una Catedral da un recurso de cada tipo
banquet-6 = un Mercado cuenta un dado más
banquet-7 = un edificio de la administración da un ciudadano más
banquet-8 = aquí un dado negro es inofensivo y se puede tomar

## raid

raid-1 = el valor no se puede alterar
raid-2 = el color no se puede alterar
raid-3 = el dado cuesta 1 de Fortuna más
raid-4 = el dado cuesta además 1 de Influencia
raid-5 = el dado cuesta además 1 de Sabiduría
raid-6 = ningún edificio de prestigio con este dado
raid-7 = el dado empieza en 0
raid-8 = aquí un dado transparente actúa como el negro

## event

event-first-number = { $name } saca un { $number } para la primera columna
event-numbered = { $name } numera las columnas { $n1 }, { $n2 }, { $n3 }, { $n4 }, { $n5 } y { $n6 }
event-half-day = Día { $day }, { $half }
event-rolled = Los dados muestran { $d1 }, { $d2 }, { $d3 } y { $d4 }; el negro está en la plaza { NEXT($black) }
event-destroyed = La plaza { NEXT($plaza) } ({ FORM($colour, "feminine") }) queda destruida por un { $number }
event-took = { $name } toma el { $value } { $colour } de la plaza { NEXT($plaza) }
event-paid = { $name } paga { $amount } { WORD($what, $amount, in: "what") }
event-collected = { $name } no puede pagar ningún dado
event-gained = { $name } obtiene { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } no tiene sitio para { $amount } { WORD($what, $amount, in: "what") }
event-built = { $name } construye { FORM($building, "the") } { $number }
event-unlocked = { $times ->
    [one] { $name } desbloquea un personaje: { $times } punto por cada { $building }
   *[other] { $name } desbloquea un personaje: { $times } puntos por cada { $building }
}
event-plaza-turned = Se da la vuelta a la plaza destruida, que ahora es { FORM($colour, "feminine") }
event-tile-turned = Un Banquete se convierte en Asalto: { WORD($tile, in: "raid") }
event-over = La partida ha terminado

## again

again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-paid = { $amount } { WORD($what, $amount, in: "what") }

## why

why-plaza = precio de la plaza
why-value = valor alterado
why-colour = color alterado
why-die = dado
why-no-die = en lugar de un dado
why-link = bonificación de vínculo
why-resource-track = camino de recursos
why-citizen-track = camino de ciudadanos
why-citizen-column = columna de ciudadanos
why-full-track = en lugar de un camino lleno
why-black-die = dado negro

## befalls

befalls-crossed = { $name }: el { $number } { $colour } queda tachado
befalls-already-crossed = { $name }: el { $number } { $colour } ya estaba tachado
befalls-protected = { $name }: la Fortaleza protege el { $number } { $colour }

## struck

struck-crossed = Tu { $number } { $colour } queda tachado

## option

option-numbering-about = numeración de las columnas de la hoja de puntuación
option-numbering-standard = del 1 al 6 de izquierda a derecha
option-numbering-rolled = el primer número se decide con un dado; el heraldo elige orden creciente o decreciente
option-numbering-expert = el heraldo escribe los números en el orden que quiera
option-expansion-about = Banquetes y Asaltos: tres fichas junto a las plazas ayudan o estorban a sus dados
option-expansion-false = sin
option-expansion-true = con

## feat

feat-played-alone = Tres partidas en solitario
feat-played-with-others = Tres partidas con otros
feat-played-with-expansion = Tres partidas con Banquetes y Asaltos
feat-45-points = 45 puntos o más
feat-55-points = 55 puntos o más
feat-65-points = 65 puntos o más
feat-over-60-with-others = Más de 60 puntos con otros
feat-18-from-one-character = 18 puntos con un solo personaje
feat-40-citizens = 40 ciudadanos
feat-full-prestige-row = Los seis edificios de prestigio de un tipo
feat-full-administration-row = Los seis edificios de la administración de un tipo
feat-full-resource-track = Un camino de recursos completo
feat-full-citizen-track = Un camino de ciudadanos completo

## score

score-fortress = Fortalezas
score-market = Mercados
score-cathedral = Catedrales
score-palace = Palacios del Conde
score-town-hall = Ayuntamientos
score-bishopric = Obispados
score-influence = Influencia
score-fortune = Fortuna
score-wisdom = Sabiduría
score-citizens = Ciudadanos

## good

good-influence = Influencia
good-fortune = Fortuna
good-wisdom = Sabiduría
good-points = si acabara ahora
good-red = ciudadanos rojos
good-yellow = ciudadanos amarillos
good-white = ciudadanos blancos

## group

group-dice = Tomar un dado
group-payment = Pagar con
group-free = Con el dado tal cual
group-paid = Con el dado alterado, pagando
group-senseless = Permitido, pero otra opción da más
group-citizens = El ciudadano es
group-numbers = Números

## phase

phase-dice = Dados
phase-black = Dado negro
phase-choose = Elegir un dado
phase-use = Usarlo
phase-others = Los demás

## board

board-ready = { $n ->
    [one] { $n } de { $of } listo
   *[other] { $n } de { $of } listos
}

## tally

tally-taken = dados tomados
tally-average = valor medio de los dados
tally-built = edificios
tally-citizens = ciudadanos
tally-paid = recursos pagados
tally-crossed = casillas tachadas

## end

end-rounds = { $n ->
    [one] { $n } tirada
   *[other] { $n } tiradas
}
end-led = { $name } fue en cabeza hasta la tirada { $round }.

## counted

counted-points = { $n ->
    [one] punto
   *[other] puntos
}
