title = Troyes
about = Cuatro siglos de una ciudad: dirige a nobles, clero y artesanos con dados que tiras, compras y modificas; de dos a cuatro jugadores.

## word

word-round = ronda
word-red = rojo
word-white = blanco
word-yellow = amarillo
word-black = negro
word-grey = neutral
word-palace = Palacio
    .in = en el Palacio
    .from = del Palacio
word-bishopric = Obispado
    .in = en el Obispado
    .from = del Obispado
word-city-hall = Ayuntamiento
    .in = en el Ayuntamiento
    .from = del Ayuntamiento
word-artisan = Menestral
word-merchant = Mercader
word-miller = Molinero
word-innkeeper = Posadero
word-blacksmith = Herrero
word-militia = Milicia
word-journeyman = Oficial
word-goldsmith = Orfebre
word-sculptor = Escultor
word-tithing = Diezmo
word-monk = Monje
word-priest = Sacerdote
word-apprenticeship = Aprendizaje
word-confession = Confesión
word-templar = Templario
word-pilgrimage = Peregrinación
word-procession = Procesión
word-glassblower = Vidriero
word-archer = Arquero
word-chivalry = Caballería
word-diplomat = Diplomático
word-hunting = Caza
word-mercenary = Mercenario
word-tax-collector = Recaudador
word-captain = Capitán
word-joust = Justa
word-troubadour = Trovador
word-marauding = Merodeadores
word-brigands = Bandidos
word-skirmishes = Escaramuzas
word-brigands-1 = Bandidos 1
word-brigands-2 = Bandidos 2
word-brigands-3 = Bandidos 3
word-succession-conflict = Conflicto sucesorio
word-skirmishes-1 = Escaramuzas 1
word-skirmishes-2 = Escaramuzas 2
word-war = Guerra
word-normans = Normandos
word-drought = Sequía
word-support = Apoyo
word-civil-war = Guerra civil
word-wayfarers = Caminantes
word-theological-conflict = Conflicto teológico
word-heresy = Herejía
word-migrant-workers = Obreros de paso
word-interruption-of-work = Suspensión de las obras
word-chretien = Chrétien de Troyes
word-urban = Urbain IV
word-thibaut = Thibaut II
word-hugues = Hugues de Payns
word-florentin = Le Florentin
word-henry = Henri I

## letter

letter-red = R
letter-white = B
letter-yellow = A

## what

what-deniers = { $n ->
    [one] denier
   *[other] deniers
}
what-influence = { $n ->
    [one] punto de influencia
   *[other] puntos de influencia
}
what-vp = PV

## counted

counted-deniers = { $n ->
    [one] denier
   *[other] deniers
}
counted-influence = { $n ->
    [one] punto de influencia
   *[other] puntos de influencia
}
counted-vp = PV
counted-cubes = { $n ->
    [one] cubo para después
   *[other] cubos para después
}

## chip

chip-wages = { $n ->
    [one] { $n } denier de salario por ronda
   *[other] { $n } deniers de salario por ronda
}
chip-prizes = { $n } o { $of } PV
chip-harvest = { $n ->
    [one] 1 denier por punto de los dados
   *[other] 1 denier por cada { $n } puntos de los dados
}
chip-too-few = total { $n }, hacen falta { $of }
chip-turned = pasa a { $n }
chip-die-less = un dado { $word } menos por ronda
chip-expelled = expulsa a un ciudadano de { $name } { FORM($word, "from") }
chip-countered = contrarresta «{ $word }»

## choice

choice-die = { $colour } { $value } de { $name }
choice-own-die = { $colour } { $value }

## counts

counts-chretien = ciudadanos en edificios
counts-urban = cubos de la catedral
counts-thibaut = deniers
counts-hugues = influencia
counts-florentin = artesanos
counts-henry = cartas de evento

## group

group-settle = ¿Adónde va tu ciudadano?
group-activities = Activar
group-events = Combatir un evento
group-actions = Construir y cosechar
group-places = Colocar un ciudadano
group-reroll = Volver a tirar 1♔
group-turn = Dar la vuelta 4♔
group-citizens = ¿Qué ciudadano envías?
group-cubes = Ayuda de una carta
group-dice = Dados
group-times = ¿Cuántas veces?
group-cubes-on = Un cubo en

## good

good-deniers = deniers
good-influence = influencia
good-citizens = ciudadanos
good-vp = puntos

## action

action-settle = colocar un ciudadano en el espacio { $space } { FORM($building, "from") }
action-activate = activar «{ $activity }»
action-combat = combatir «{ $event }»
action-cathedral = construir la catedral
action-place = colocar un ciudadano { FORM($building, "in") }
action-agriculture = agricultura
action-pass = pasar
action-fight = hacer frente con el { $value } { $colour }
action-cannot = ceder
action-reroll = volver a tirar el { $value } { $colour }
action-recruit = reclutar un ciudadano
action-turn = dar la vuelta al { $value } { $colour }
action-also = contrarrestar también el { $value } negro
action-supply = un ciudadano de tu reserva personal
action-leave = el artesano de «{ $activity }»
action-move = el ciudadano del espacio { $space } { FORM($building, "from") }
action-raise = el ciudadano expulsado { FORM($building, "from") }
action-modify = con un cubo de «{ $modifier }»
action-take = { $colour } { $value } de { SHAPE($owner) }
action-use = { $times } ×
action-cube = un cubo en «{ $event }»
action-mill = contar tus ciudadanos { FORM($building, "in") }
action-done = hecho

## question

question-settle = ¿Dónde colocas tu próximo ciudadano?
question-counter = Un { $black } negro te ataca. ¿Con qué dados le haces frente? Todos los tuyos juntos: { $strength }.
question-fight = Fuerza { $strength } contra el { $black } negro: ¿qué dado añades?
question-also = { $n ->
    [one] Te sobra { $n } punto de fuerza: ¿qué otro dado negro contrarrestas?
   *[other] Te sobran { $n } puntos de fuerza: ¿qué otro dado negro contrarrestas?
}
question-action = ¿Qué haces?
question-turn-over = ¿A qué otro dado le das la vuelta?
question-citizen = { $target }: ¿qué ciudadano va allí?
question-one-die = { $target }: ¿qué dado usas?
question-dice = { $target }: ¿qué dado añades?
question-amount = { $target }: ¿todas las veces posibles ({ $most }) o menos?
question-cubes = { $n ->
    [one] { $n } cubo: ¿en qué evento?
   *[other] { $n } cubos: ¿en qué evento va el próximo?
}
question-mill = { $n ->
    [one] Molinero, queda { $n } activación: ¿dan deniers tus ciudadanos del Palacio o los del Obispado?
   *[other] Molinero, quedan { $n } activaciones: ¿dan deniers tus ciudadanos del Palacio o los del Obispado?
}

## hint

hint-settle = Cada ciudadano en un edificio tira un dado de su color al principio de cada ronda. El salario que hay que pagar en cada ronda aparece junto a cada opción. Con tres o cuatro jugadores, ciudadanos neutrales llenan después los espacios vacíos.
hint-counter = Contrarresta el dado negro más alto con tus propios dados de cualquier color; el rojo vale doble. Lo que sobra puede contrarrestar más dados negros. Cada dado contrarrestado da 1 punto de influencia. Solo puedes ceder si todos tus dados juntos son demasiado débiles; entonces pierdes 2 PV.
hint-fight = Añade dados hasta que su fuerza alcance la del dado negro; el rojo vale doble. Todos dejan tu distrito.
hint-also = Los mismos dados pueden contrarrestar más dados negros mientras su fuerza alcance la suma de esos dados negros.
hint-action = Haz una acción con 1 a 3 dados de un color, tuyos o comprados (2, 4 o 6 deniers cada uno en un grupo de 1, 2 o 3), o pasa. Antes puedes gastar influencia: con 1 punto vuelves a tirar un dado tuyo, con 2 reclutas un ciudadano, con 4 das la vuelta a tres dados tuyos como máximo.
hint-turn-over = Hasta tres de tus dados por 4 puntos de influencia en total; un dado al que se da la vuelta muestra 7 menos su valor.
hint-citizen = Un ciudadano de tu reserva personal o de cualquier lugar del tablero: de otra actividad, de un edificio, o bien uno expulsado. El espacio que deja queda vacío.
hint-dice = Elige de uno a tres dados; en la terminal de menor a mayor y luego «hecho». Un dado ajeno cuesta 2 deniers si va solo, 4 en un grupo de dos, 6 en un grupo de tres. Un cubo de una actividad de efecto retardado puede modificar los dados; elígelo primero.
hint-amount = Divide el total de los dados entre el número de la carta y redondea hacia abajo: es el número de activaciones, o de cubos. Puedes usar menos.
hint-cubes = Cada cubo da 1 punto de influencia. Un evento lleno queda contrarrestado al momento: quien tiene más cubos gana la primera recompensa en PV; quien le sigue, la segunda.
hint-mill = Cada activación da 2 deniers por ciudadano tuyo en uno de los dos edificios. Si quieres contar los dos, cuenta primero el Palacio.

## rules

rules-1 = Cada ronda trae 10 deniers menos los salarios, un dado por cada ciudadano en un edificio (Palacio rojo, Obispado blanco, Ayuntamiento amarillo) y dos eventos nuevos. Los eventos actúan en cada ronda hasta que se contrarrestan; primero hay que hacer frente a los dados negros.
rules-2 = Después se actúa por turnos con 1 a 3 dados de un color. Los ajenos se compran sin preguntar: 2, 4 o 6 deniers cada uno en un grupo de 1, 2 o 3.
rules-3 = Actividades: el total de los dados dividido entre el divisor de la carta da el número de activaciones. Hace falta un artesano, es decir, un ciudadano tuyo en la carta: paga la contratación y llévalo allí. Los primeros artesanos ocupan espacios que valen PV. Las cartas con ▪ dan cubos; cada uno modifica los dados de una acción posterior.
rules-4 = Catedral: con cada dado blanco pones un cubo en su número, en el nivel libre más bajo, por 1 PV y 1 o 2 puntos de influencia. Eventos: con dados de su color pones cubos en sus banderas, 1 punto de influencia cada uno; cuando todas están cubiertas, quien tiene más cubos obtiene más PV. Ciudadanos: con un dado pones un ciudadano en el primer espacio de su fila y empujas a los demás. Agricultura: la mitad del total de los dados amarillos en deniers.
rules-5 = Pasar da 2 deniers, y 1 más en cada turno que te saltas. La ronda acaba cuando todos han pasado o no quedan dados.
rules-6 = Al final, a los PV ya obtenidos se suman 1 PV por cada evento con un cubo tuyo, los de los espacios de tus artesanos y los de todos los personajes, también los secretos, que valen para todos; cada nivel de la catedral sin un cubo tuyo cuesta 2 PV. Gana quien tiene más PV.

## short

short-artisan = { $pay_influence }♔ → { $deniers }¤
short-merchant = +{ $deniers }¤
short-miller = +{ $deniers }¤ / [citizen] en [red] o [white]
short-innkeeper = { $pay_deniers }¤ → { $influence }♔
short-blacksmith = ▪ total [red] +{ $add }
short-militia = ▪ [yellow] como [red]
short-journeyman = { $pay_deniers }¤ → { $vp }★
short-goldsmith = +{ $vp }★ +{ $deniers }¤
short-sculptor = +{ $vp }★
short-tithing = ▪ 1 [yellow] gratis de cada uno
short-monk = ▪ 1 [white] = { $n } [yellow]
short-priest = ▪ +{ $add } a cada [yellow]
short-apprenticeship = ▪ cada dado vale { $value }
short-confession = ▪ +{ $add } a cada dado
short-templar = ▪ 1 [white] = { $n } [red]
short-pilgrimage = +{ $vp }★ cualquier color
short-procession = +{ $vp }★: más dados restantes
short-glassblower = { $n ->
    [one] +{ $vp }★ / ▪ en catedral
   *[other] +{ $vp }★ / { $n } ▪ en catedral
}
short-archer = { $n ->
    [one] tirada { $least }+: ▪ en [flag]
   *[other] tirada { $least }+: { $n } ▪ en [flag]
}
short-chivalry = { $n ->
    [one] ▪ en [flag] / [red] restante
   *[other] { $n } ▪ en [flag] / [red] restante
}
short-diplomat = { $n ->
    [one] { $pay_influence }♔ → ▪ en [flag]
   *[other] { $pay_influence }♔ → { $n } ▪ en [flag]
}
short-hunting = +{ $influence }♔
short-mercenary = +{ $deniers }¤
short-tax-collector = { $deniers }¤ / [citizen] ajeno en [yellow]
short-captain = +{ $vp }★ / evento con ▪
short-joust = +{ $vp }★ mejores [red] restantes
short-troubadour = { $pay_influence }♔ → { $vp }★
short-succession-conflict = [neutral-citizen] a [red]
short-drought = −{ $deniers }¤ / [citizen] en [yellow]
short-support = { $n ->
    [one] ▫ en la anterior
   *[other] ▫ en las { $n } anteriores
}
short-civil-war = −{ $deniers }¤
short-wayfarers = [neutral-citizen] a [yellow]
short-theological-conflict = [neutral-citizen] a [white]
short-heresy = −{ $influence }♔
short-migrant-workers = { $n ->
    [one] ▫ a la catedral
   *[other] { $n } ▫ a la catedral
}
short-interruption-of-work = { $n ->
    [one] se va el ▪ más alto
   *[other] se van los { $n } ▪ más altos
}
short-black-dice = { $n ->
    [one] { $n } [black-die] ataca
   *[other] { $n } [black-die] atacan
}

## explain

explain-palace = { $n ->
    [one] Cada ciudadano de aquí tira un dado rojo en cada ronda y cuesta { $n } denier de salario.
   *[other] Cada ciudadano de aquí tira un dado rojo en cada ronda y cuesta { $n } deniers de salario.
}
explain-bishopric = { $n ->
    [one] Cada ciudadano de aquí tira un dado blanco en cada ronda y cuesta { $n } denier de salario.
   *[other] Cada ciudadano de aquí tira un dado blanco en cada ronda y cuesta { $n } deniers de salario.
}
explain-town-hall = { $n ->
    [one] Cada ciudadano de aquí tira un dado amarillo en cada ronda y cuesta { $n } denier de salario.
   *[other] Cada ciudadano de aquí tira un dado amarillo en cada ronda y cuesta { $n } deniers de salario.
}
explain-artisan = Cada activación convierte { $pay_influence ->
    [one] { $pay_influence } punto de influencia
   *[other] { $pay_influence } puntos de influencia
} en { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}.
explain-merchant = { $n ->
    [one] Cada activación da { $n } denier.
   *[other] Cada activación da { $n } deniers.
}
explain-miller = { $n ->
    [one] Cada activación da { $n } denier por ciudadano tuyo en el Palacio, o por ciudadano tuyo en el Obispado.
   *[other] Cada activación da { $n } deniers por ciudadano tuyo en el Palacio, o por ciudadano tuyo en el Obispado.
}
explain-innkeeper = Cada activación convierte { $pay_deniers ->
    [one] { $pay_deniers } denier
   *[other] { $pay_deniers } deniers
} en { $influence ->
    [one] { $influence } punto de influencia
   *[other] { $influence } puntos de influencia
}.
explain-blacksmith = Un cubo suma { $add } al total de un grupo rojo; no sirve para el Palacio.
explain-militia = Un cubo permite usar un grupo de dados amarillos como si fueran rojos, también para el Palacio.
explain-journeyman = { $n ->
    [one] Cada activación convierte { $n } denier en { $vp } PV.
   *[other] Cada activación convierte { $n } deniers en { $vp } PV.
}
explain-goldsmith = { $n ->
    [one] Cada activación da { $vp } PV y { $n } denier.
   *[other] Cada activación da { $vp } PV y { $n } deniers.
}
explain-sculptor = Cada activación da { $vp } PV.
explain-tithing = Un cubo permite tomar gratis un dado amarillo de cada uno de los demás jugadores y del jugador neutral; el grupo debe incluir al menos uno de ellos.
explain-monk = { $n ->
    [one] Con un cubo, un dado blanco cuenta como { $n } dado amarillo del mismo valor.
   *[other] Con un cubo, un dado blanco cuenta como { $n } dados amarillos del mismo valor.
}
explain-priest = Un cubo suma { $add } a cada dado amarillo del grupo; no sirve para el Ayuntamiento.
explain-apprenticeship = Con un cubo, cada dado del grupo vale { $value }, sea del color que sea; no sirve para los edificios ni para la catedral.
explain-confession = Un cubo suma { $add } a cada dado del grupo, sea del color que sea; no sirve para los edificios ni para la catedral.
explain-templar = { $n ->
    [one] Con un cubo, un dado blanco cuenta como { $n } dado rojo del mismo valor.
   *[other] Con un cubo, un dado blanco cuenta como { $n } dados rojos del mismo valor.
}
explain-pilgrimage = Cada activación da { $vp } PV; los dados pueden ser de colores distintos.
explain-procession = Cada activación da { $vp } PV a todos los que tengan más dados restantes en su distrito (al menos uno), la active quien la active; el jugador neutral cuenta como un rival más.
explain-glassblower = { $n ->
    [one] Cada activación da { $vp } PV por cada cubo tuyo en la catedral.
   *[other] Cada activación da { $vp } PV por cada { $n } cubos tuyos en la catedral.
}
explain-archer = { $n ->
    [one] Por cada activación tiras un dado: con { $least } o más pones un cubo en el evento que quieras; se hacen todas las tiradas antes de poner el primer cubo. Cada cubo da 1 punto de influencia.
   *[other] Por cada activación tiras un dado: con { $least } o más pones { $n } cubos en los eventos que quieras; se hacen todas las tiradas antes de poner el primer cubo. Cada cubo da 1 punto de influencia.
}
explain-chivalry = { $n ->
    [one] Cada activación da un cubo, en el evento que quieras, por cada dado rojo restante en tu distrito. Cada cubo da 1 punto de influencia.
   *[other] Cada activación da { $n } cubos, en los eventos que quieras, por cada dado rojo restante en tu distrito. Cada cubo da 1 punto de influencia.
}
explain-diplomat = Cada activación cuesta { $pay_influence ->
    [one] { $pay_influence } punto de influencia
   *[other] { $pay_influence } puntos de influencia
} y da { $n ->
    [one] un cubo en el evento que quieras
   *[other] { $n } cubos en los eventos que quieras
}; se paga todo antes de poner el primer cubo. Cada cubo da 1 punto de influencia.
explain-hunting = { $n ->
    [one] Cada activación da { $n } punto de influencia.
   *[other] Cada activación da { $n } puntos de influencia.
}
explain-mercenary = { $n ->
    [one] Cada activación da { $n } denier.
   *[other] Cada activación da { $n } deniers.
}
explain-tax-collector = { $n ->
    [one] En cada activación, cada uno de los demás jugadores te paga { $n } denier por cada ciudadano suyo en el Ayuntamiento, hasta donde pueda; la banca paga por los neutrales.
   *[other] En cada activación, cada uno de los demás jugadores te paga { $n } deniers por cada ciudadano suyo en el Ayuntamiento, hasta donde pueda; la banca paga por los neutrales.
}
explain-captain = Cada activación da { $vp } PV por evento con un cubo tuyo, también Merodeadores.
explain-joust = Si nadie tiene una suma de dados rojos restantes mayor que la tuya, cada activación da { $vp } PV a ti y a quien empate contigo; el jugador neutral cuenta como un rival más.
explain-troubadour = { $n ->
    [one] Cada activación convierte { $n } punto de influencia en { $vp } PV.
   *[other] Cada activación convierte { $n } puntos de influencia en { $vp } PV.
}
explain-marauding = Dados negros en cada ronda: { $black }. La carta se queda siempre en juego: cuando se llena, reparte sus PV, se vacía y sigue.
explain-brigands-1 = Dados negros en cada ronda: { $black }.
explain-brigands-2 = Dados negros en cada ronda: { $black }.
explain-brigands-3 = Dados negros en cada ronda: { $black }.
explain-succession-conflict = En cada ronda se tira un dado: un ciudadano neutral va al espacio del Palacio con ese número.
explain-skirmishes-1 = Dados negros en cada ronda: { $black }.
explain-skirmishes-2 = Dados negros en cada ronda: { $black }.
explain-war = Dados negros en cada ronda: { $black }.
explain-normans = Dados negros en cada ronda: { $black }.
explain-drought = { $n ->
    [one] En cada ronda todos pagan { $n } denier por ciudadano propio en el Ayuntamiento; quien no puede pagarlo todo pierde 2 PV.
   *[other] En cada ronda todos pagan { $n } deniers por ciudadano propio en el Ayuntamiento; quien no puede pagarlo todo pierde 2 PV.
}
explain-support = { $n ->
    [one] En cada ronda se pone un cubo neutral en el evento que está a su izquierda.
   *[other] En cada ronda se pone un cubo neutral en cada uno de los { $n } eventos que están a su izquierda.
}
explain-civil-war = { $n ->
    [one] En cada ronda todos pagan { $n } denier; quien no puede pagarlo todo pierde 2 PV.
   *[other] En cada ronda todos pagan { $n } deniers; quien no puede pagarlo todo pierde 2 PV.
}
explain-wayfarers = En cada ronda se tira un dado: un ciudadano neutral va a la fila del Ayuntamiento con ese número.
explain-theological-conflict = En cada ronda se tira un dado: un ciudadano neutral va a la fila del Obispado con ese número.
explain-heresy = { $n ->
    [one] En cada ronda todos pierden { $n } punto de influencia; quien tiene menos pierde además 2 PV.
   *[other] En cada ronda todos pierden { $n } puntos de influencia; quien tiene menos pierde además 2 PV.
}
explain-migrant-workers = { $n ->
    [one] En cada ronda se pone un cubo neutral en un espacio libre de la catedral: en el nivel más bajo y, allí, en el número más bajo.
   *[other] En cada ronda se ponen { $n } cubos neutrales en espacios libres de la catedral: primero en el nivel más bajo y, allí, en el número más bajo.
}
explain-interruption-of-work = { $n ->
    [one] En cada ronda se quita un cubo de la catedral, sea de quien sea: del nivel más alto y, allí, del número más alto.
   *[other] En cada ronda se quitan { $n } cubos de la catedral, sean de quien sean: primero del nivel más alto y, allí, del número más alto.
}
explain-chretien = Ciudadanos en edificios al final: a partir de { $from1 }, { $from2 } o { $from3 }, cada jugador obtiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-urban = Cubos en la catedral al final: a partir de { $from1 }, { $from2 } o { $from3 }, cada jugador obtiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-thibaut = Deniers al final: a partir de { $from1 }, { $from2 } o { $from3 }, cada jugador obtiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-hugues = Influencia al final: a partir de { $from1 }, { $from2 } o { $from3 }, cada jugador obtiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-florentin = Artesanos en actividades al final: a partir de { $from1 }, { $from2 } o { $from3 }, cada jugador obtiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-henry = Cartas de evento tomadas: a partir de { $from1 }, { $from2 } o { $from3 }, cada jugador obtiene { $vp1 }, { $vp2 } o { $vp3 } PV.

## why

why-income = ingresos
why-wages = salarios
why-unpaid-wages = salarios no pagados por completo
why-passing = por pasar
why-black-dice = dados negros contrarrestados
why-too-weak = demasiado débil ante un dado negro
why-reroll = nueva tirada de un dado
why-recruit = reclutamiento de un ciudadano
why-turn-over = por dar la vuelta a dados
why-bought-dice = precio de los dados
why-hire = contratación de un artesano
why-agriculture = agricultura
why-cathedral = construcción de la catedral
why-event-cubes = cubos en eventos
why-placed-citizen = llegada de un ciudadano nuevo
why-presence = cubos en eventos al final
why-tradesmen = espacios de los artesanos
why-empty-levels = niveles de la catedral sin cubo
why-neutral-dice = dados neutrales
why-attack = ataque

## draft

draft-empty = Elige dados en cualquier orden.
draft-send = Usar estos dados

## board

board-round = ronda { $round } de { $rounds }
board-placing = colocación inicial
board-player = Jugador
board-citizens = Ciud.
board-passed = pasó { $n }¤
board-cathedral = Catedral
board-activities = Actividades
board-events = Eventos
board-hire = contr.
board-flags = band.
board-black = Dados negros: { $dice }
board-cubes = Tus cubos: { $cubes }
board-doing = { $name }: { $trail }
board-character = { $character }: { $counts } { $steps } → { $vp }★; ahora { $now }
board-tradesmen = Artesanos: { $cards }
board-taken = Cartas de evento: { $cards }
board-stock = Cubos de actividades de efecto retardado: { $cubes }
board-standing = Ciudadanos: { $buildings }; reserva personal { $supply }, reserva general { $general }; salarios por ronda { $wages }¤
board-in-cathedral = { $n ->
    [one] Catedral: { $n } cubo
   *[other] Catedral: { $n } cubos
}
board-none = –
board-legend = Letras: { $red } rojo (militar), { $white } blanco (religioso), { $yellow } amarillo (civil). ¤ deniers, ♔ influencia, ★ puntos de victoria, ÷ divisor, ▪ cubo para una acción posterior, ○ neutral, · libre, ✗ expulsado, ¹ jugador inicial, ⚑ cartas de evento tomadas. Ciudadanos 2+6: tu reserva personal y la general. 2● 1·: espacios de los artesanos con sus PV; después, los que están sobre la ilustración. 3/1★: PV de un evento contrarrestado para quien tiene más cubos y para el segundo.

## event

event-start = { $name } empieza la partida
event-dealt = { $name } recibe el personaje { $character }
event-settled = { $name } coloca un ciudadano en el espacio { $space } { FORM($building, "from") }
event-round = Ronda { $round }
event-activity = Actividades reveladas: { $activity }
event-event = Nuevos eventos: { $event }
event-gained = { $name } gana { $amount } { WORD($what, $amount, in: "what") }
event-paid = { $name } paga { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } pierde { $amount } { WORD($what, $amount, in: "what") }
event-rolled = { $name } saca un { $value } { $colour }
event-acted = Efecto de los eventos: { $event }
event-overrun = { $name } cede ante el { $value } negro
event-repelled = { $name } contrarresta el { $value } negro
event-rerolled = { $name } vuelve a tirar el { $old } { $colour } obteniendo un { $new }
event-recruited = { $name } recluta un ciudadano
event-turned = { $name } da la vuelta al { $value } { $colour }
event-hired = { $name } contrata un artesano para la carta { $activity }
event-used = { WHOSE($owner) ->
    [own] { $name } usa el { $value } { $colour }
    [neutral] { $name } usa el { $value } { $colour } neutral
   *[other] { $name } usa el { $value } { $colour } de { PLAYER($owner) }
}
event-modified = { $name } gasta un cubo de la carta { $modifier }
event-activated = { $times ->
    [1] { $name } activa la carta { $activity }
   *[other] { $name } activa la carta { $activity } { $times } veces
}
event-placed = { $name } coloca un ciudadano en el espacio { $space } { FORM($building, "from") }
event-cubes = { $amount ->
    [one] { $name } pone { $amount } cubo en la carta { $event }
   *[other] { $name } pone { $amount } cubos en la carta { $event }
}
event-countered = Evento contrarrestado: { $event }
event-took = { $name } toma la carta { $event }
event-built = { $name } construye la catedral en el espacio { $space } del nivel { $level }
event-razed = { $name } pierde su cubo del espacio { $space } del nivel { $level } de la catedral
event-passed = { $name } pasa
event-waited = { $name } ha pasado y recibe 1 denier más
event-ended = La ronda { $round } ha terminado
event-character = { $name } revela: { $character }
event-scored = { $name } en el recuento final: { $amount } PV

## befalls

befalls-expelled = { $name }: ciudadano expulsado { FORM($building, "from") }

## nobody

nobody-settled = Los ciudadanos neutrales se colocan en el espacio { $space } { FORM($building, "from") }
nobody-rolled = Dados tirados: un { $value } { $colour }
nobody-placed = Se coloca un ciudadano neutral en el espacio { $space } { FORM($building, "from") }
nobody-expelled = Un ciudadano neutral queda expulsado { FORM($building, "from") }
nobody-cubes = { $amount ->
    [one] Se pone { $amount } cubo neutral en la carta { $event }
   *[other] Se ponen { $amount } cubos neutrales en la carta { $event }
}
nobody-built = Se pone un cubo neutral en el espacio { $space } del nivel { $level } de la catedral
nobody-razed = Se quita el cubo neutral del espacio { $space } del nivel { $level } de la catedral

## together

together-gained = { $name } ganan { $amount } { WORD($what, $amount, in: "what") } cada uno
together-paid = { $name } pagan { $amount } { WORD($what, $amount, in: "what") } cada uno
together-lost = { $name } pierden { $amount } { WORD($what, $amount, in: "what") } cada uno

## again

again-character = { $character }
again-settled = en el espacio { $space } { FORM($building, "from") }
again-activity = { $activity }
again-event = { $event }
again-rolled = un { $value } { $colour }
again-acted = { $event }
again-repelled = el { $value } negro
again-turned = al { $value } { $colour }
again-used = { WHOSE($owner) ->
    [own] el { $value } { $colour }
    [neutral] el { $value } { $colour } neutral
   *[other] el { $value } { $colour } de { PLAYER($owner) }
}
again-cubes = { $amount } en la carta { $event }
again-built = en el espacio { $space } del nivel { $level }
again-scored = { $amount } PV
again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-rerolled = el { $old } { $colour } obteniendo un { $new }
again-paid = { $amount } { WORD($what, $amount, in: "what") }
again-lost = { $amount } { WORD($what, $amount, in: "what") }

## price

price-paid = { $amount } { WORD($what, $amount, in: "what") }

## fate

fate-expelled = { $name } expulsa a tu ciudadano { FORM($building, "from") }
fate-used = { $name } usa tu { $value } { $colour }

## struck

struck-dealt = Tu personaje: { $character }
struck-expelled = Tu ciudadano queda expulsado { FORM($building, "from") }
struck-overrun = Cedes ante el { $value } negro
struck-razed = Se quita tu cubo del espacio { $space } del nivel { $level } de la catedral

## option

option-open_scores-about = puntos de victoria durante la partida
option-open_scores-false = ocultos
option-open_scores-true = visibles

## score

score-activities = Actividades
score-cathedral = Catedral
score-events = Eventos contrarrestados
score-losses = Pérdidas
score-presence = Cubos en eventos
score-tradesmen = Artesanos
score-empty-levels = Niveles de la catedral sin cubo
score-chretien = Chrétien de Troyes (ciudadanos)
score-urban = Urbain IV (catedral)
score-thibaut = Thibaut II (deniers)
score-hugues = Hugues de Payns (influencia)
score-florentin = Le Florentin (artesanos)
score-henry = Henri I (eventos)

## phase

phase-income = Ingresos
phase-dice = Dados
phase-events = Eventos
phase-actions = Acciones
phase-end = Final

## good

good-dice = dados
good-event-cards = cartas de evento

## tally

tally-rolled = dados tirados
tally-average = media por tirada
tally-used = dados propios usados
tally-sold = dados vendidos
tally-bought = dados comprados
tally-repelled = dados negros contrarrestados
