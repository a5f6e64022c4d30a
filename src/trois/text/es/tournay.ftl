title = Tournay
about = Construye un barrio de nueve espacios con ciudadanos de tres colores; contrata a los de los demás, afronta los eventos, levanta edificios de prestigio.

## word

word-yellow = amarillo
    .plural = amarillos
word-white = blanco
    .plural = blancos
word-red = rojo
    .plural = rojos
word-any = cualquiera
word-yellow1 = amarillo I
word-yellow2 = amarillo II
word-yellow3 = amarillo III
word-white1 = blanco I
word-white2 = blanco II
word-white3 = blanco III
word-red1 = rojo I
word-red2 = rojo II
word-red3 = rojo III
word-yellow1-farm = Granja I
word-yellow1-market = Mercado I
word-yellow1-mill = Molino I
word-yellow1-workshop = Taller I
word-yellow1-guildhouse = Casa gremial I
word-yellow1-architect = Arquitecto I
word-yellow1-alderman = Regidor I
word-white1-hospital = Hospital I
word-white1-chapel = Capilla I
word-white1-library = Biblioteca I
word-white1-scriptorium = Scriptorium I
word-white1-monastery = Monasterio I
word-white1-bishop = Obispo I
word-white1-canon = Canónigo I
word-red1-arsenal = Arsenal I
word-red1-ballista = Balista I
word-red1-barracks = Cuartel I
word-red1-fort = Fuerte I
word-red1-watchtower = Atalaya I
word-red1-sergeant = Sargento I
word-red1-banneret = Abanderado I
word-yellow2-market = Mercado II
word-yellow2-mill = Molino II
word-yellow2-weavers = Tejedores II
word-yellow2-workshop = Taller II
word-yellow2-guildhouse = Casa gremial II
word-yellow2-tavern = Taberna II
word-yellow2-architect = Arquitecto II
word-yellow2-alderman = Regidor II
word-white2-hospital = Hospital II
word-white2-priory = Priorato II
word-white2-library = Biblioteca II
word-white2-scriptorium = Scriptorium II
word-white2-monastery = Monasterio II
word-white2-bishop = Obispo II
word-white2-canon = Canónigo II
word-red2-fort = Fuerte II
word-red2-arsenal = Arsenal II
word-red2-ballista = Balista II
word-red2-barracks = Cuartel II
word-red2-watchtower = Atalaya II
word-red2-palisade = Empalizada II
word-red2-sergeant = Sargento II
word-red2-banneret = Abanderado II
word-yellow3-belfry = Campanario
word-yellow3-city-hall = Ayuntamiento
word-yellow3-cloth-hall = Lonja de paños
word-yellow3-mint = Ceca
word-yellow3-tour-des-six = Tour des Six
word-white3-cathedral = Catedral
word-white3-la-madeleine = La Madeleine
word-white3-saint-brice = Saint-Brice
word-white3-saint-jacques = Saint-Jacques
word-white3-saint-nicolas = Saint-Nicolas
word-white3-saint-quentin = Saint-Quentin
word-red3-pont-des-trous = Pont des Trous
word-red3-porte-de-la-vigne = Porte de la Vigne
word-red3-tour-darras = Tour d’Arras
word-red3-tour-henry-viii = Tour Henry VIII
word-red3-tour-saint-georges = Tour Saint-Georges
word-yellow1-inn = Posada I
word-yellow1-brewery = Cervecería I
word-yellow1-senator = Senador I
word-yellow2-bakery = Panadería II
word-yellow2-brewery = Cervecería II
word-yellow2-senator = Senador II
word-white1-abbey = Abadía I
word-white1-monk = Monje I
word-white1-templar = Templario I
word-white2-abbey = Abadía II
word-white2-monk = Monje II
word-white2-templar = Templario II
word-red1-catapult = Catapulta I
word-red1-manor = Señorío I
word-red1-knight = Caballero I
word-red2-mercenary = Mercenario II
word-red2-knight = Caballero II
word-red2-courtroom = Sala de audiencias II
word-event-taille = Tributo
word-event-bad-harvest = Mala cosecha
word-event-riot = Motín
word-event-grande-ducasse = Grande Ducasse
word-event-fair = Feria
word-event-tithe = Diezmo
word-event-plague = Peste
word-event-storm = Tormenta
word-event-procession = Procesión
word-event-pilgrims = Peregrinos
word-event-plunder = Saqueo
word-event-ransom = Rescate
word-event-fire = Incendio
word-event-siege = Asedio
word-event-tournament = Torneo
word-crier = Pregonero
word-own = el mío
word-next = el del vecino
word-second = el del segundo vecino
word-third = el del tercer vecino
word-nobody = nadie
word-rampart = una muralla
word-catapult = la Catapulta
word-building = edificio
word-character = personaje
word-prestige = edificio de prestigio
word-free = libre
word-grey = ficha gris
word-damage = dañado

## level

level-1 = I
level-2 = II
level-3 = III

## letter

letter-red = R
letter-yellow = A
letter-white = B

## citizen

citizen-yellow = { $n ->
    [one] ciudadano amarillo
   *[other] ciudadanos amarillos
}
citizen-white = { $n ->
    [one] ciudadano blanco
   *[other] ciudadanos blancos
}
citizen-red = { $n ->
    [one] ciudadano rojo
   *[other] ciudadanos rojos
}
citizen-any = { $n ->
    [one] ciudadano
   *[other] ciudadanos
}

## a-citizen

a-citizen-yellow = un ciudadano amarillo
a-citizen-white = un ciudadano blanco
a-citizen-red = un ciudadano rojo
a-citizen-any = un ciudadano del color que quieras

## a-building

a-building-yellow = un edificio amarillo
a-building-white = un edificio blanco
a-building-red = un edificio rojo
a-building-any = un edificio

## a-card

a-card-yellow = carta amarilla
a-card-white = carta blanca
a-card-red = carta roja
a-card-any = carta

## a-kind

a-kind-building = un edificio
a-kind-character = un personaje
a-kind-prestige = un edificio de prestigio

## what

what-deniers = { $n ->
    [one] denier
   *[other] deniers
}

## action

action-play = jugar «{ $card }»
action-draw = robar del mazo { $pile }
action-activate = activar { $area }
action-combat = combatir el evento { $place }
action-earn = ganar deniers con { $citizens } { WORD($colour, $citizens, in: "citizen") }
action-gather = reunir a todos los ciudadanos
action-recruit = reclutar { WORD($colour, in: "a-citizen") }
action-use = usar: { $citizens }
action-place = poner en { $area }
action-take = tomar la carta visible
action-look = mirar otras dos cartas
action-keep = quedarse con «{ $card }»
action-discard = poner «{ $card }» bajo su mazo
action-copy = usar «{ $card }»
action-colour = elegir el { $colour }
action-stand = levantar: { $citizens }
action-fire = desencadenar el evento { $places }
action-build = { $ramparts ->
    [one] construir { $ramparts } muralla
   *[other] construir { $ramparts } murallas
}
action-damage = dañar { $area }
action-protect = protegerse con { $with }
action-pass = no, gracias

## choice

choice-activate = activar «{ $card }»
choice-fight = combatir «{ $events }»
choice-fire = desencadenar: { $events }
choice-damage = dañar «{ $card }»
choice-take = tomar «{ $card }»
choice-over = cubrir «{ $card }»
choice-instead = sustituir «{ $card }»
choice-on-free = poner en un espacio libre: columna { $column }, fila { $row }
choice-nth = { $name } ({ $number } de { $of })
choice-use-own = { $n ->
    [one] usar tu propio ciudadano
   *[other] usar { $n } de tus ciudadanos
}
choice-use-of = { $n ->
    [one] usar el ciudadano de { $name }
   *[other] usar { $n } ciudadanos de { $name }
}
choice-use = usar { $citizens }
choice-own-part = { $n ->
    [one] { $n } tuyo
   *[other] { $n } tuyos
}
choice-part-of = { $n } de { $name }

## chip

chip-used = usa { $n } { $what }
chip-hired = { $n ->
    [one] contrata a un ciudadano de { $name }
   *[other] contrata a { $n } ciudadanos de { $name }
}
chip-given-up = renuncia a «{ $word }»
chip-price = precio { $n } { $what }
chip-free = gratis

## counted

counted-yellow = { $n ->
    [one] ciudadano amarillo
   *[other] ciudadanos amarillos
}
counted-white = { $n ->
    [one] ciudadano blanco
   *[other] ciudadanos blancos
}
counted-red = { $n ->
    [one] ciudadano rojo
   *[other] ciudadanos rojos
}
counted-card = { $n ->
    [one] carta
   *[other] cartas
}
counted-rampart = { $n ->
    [one] muralla
   *[other] murallas
}
counted-points = { $n ->
    [one] punto de prestigio
   *[other] puntos de prestigio
}

## question

question-turn = Juega una carta si quieres, o elige tu acción.
question-action = La carta está jugada. ¿Qué acción eliges?
question-place = ¿Dónde pones «{ $card }»?
question-pay = ¿Qué carta de tu mano entregas para pagar «{ $card }»?
question-use = ¿De quién son los ciudadanos que usas? Necesitas { $n } { $citizen }.
question-take = Mazo { $pile }: ¿tomas «{ $card }» o miras otras dos cartas?
question-keep = ¿Con qué carta te quedas? La otra queda boca arriba en el mazo { $pile }.
question-abbey = ¿Qué carta tomas? Por tomar: { $n }.
question-stand = ¿Cuáles de tus ciudadanos tumbados se levantan? { $n } como máximo.
question-recruit = ¿Reclutas un ciudadano por { $n } deniers?
question-levy = { $n ->
    [one] ¿Qué color? Los demás jugadores te pagan { $n } denier por cada edificio suyo de ese color.
   *[other] ¿Qué color? Los demás jugadores te pagan { $n } deniers por cada edificio suyo de ese color.
}
question-draw = ¿De qué mazo de nivel { $level } robas?
question-combat = ¿Qué evento combates? Es gratis.
question-fire = ¿Qué eventos desencadenas ahora? { $n } como máximo.
question-build = { $n ->
    [one] ¿Cuántas murallas construyes? Cada una te da { $n } denier.
   *[other] ¿Cuántas murallas construyes? Cada una te da { $n } deniers.
}
question-copy = ¿Qué edificio de otro jugador usas?
question-damage = ¿Qué edificio de { $player } dañas?
question-chain = «{ $card }»: ¿usas otro ciudadano blanco para activar un edificio más?
question-protect = «{ $event }» está a punto de golpearte. ¿Te proteges?
question-suffer = «{ $event }» te golpea: ¿qué pierdes? Por elegir: { $n }.
question-limit = Puedes tener como máximo cuatro cartas en la mano: ¿de cuál te deshaces?
question-last = La partida va a terminar: ¿juegas una última carta, boca abajo?
question-either = ¿De qué color cuentas los ciudadanos en pie?
question-caller = ¿Qué personaje hace trabajar allí al ciudadano?

## hint

hint-turn = Con 1, 2 o 3 ciudadanos de un color robas una carta de nivel I, II o III; con uno solo activas un edificio libre. También puedes combatir un evento que tenga una moneda, ganar 2 deniers por cada ciudadano tuyo que uses o reunir a los tuyos: todos se levantan y los edificios de tu barrio quedan libres. Los ciudadanos en pie de los demás cuestan 2 deniers cada uno.
hint-place = Puesta sobre una carta de su color la cubre, y los puntos de debajo siguen siendo tuyos; sobre otro color, todas las cartas del espacio vuelven bajo sus mazos. Un barrio ocupa como máximo tres filas y tres columnas.
hint-pay = El precio de esta carta es otra carta de tu mano. La que entregas va boca abajo debajo de su mazo; solo tú sabes dónde está.
hint-use = Tus ciudadanos son gratis. El de otro cuesta 2 deniers, pagados a su dueño, que no puede negarse; después queda tumbado junto a su Plaza de origen.
hint-take = Si miras, la carta visible va bajo su mazo. De las dos vistas te quedas con una y la otra queda boca arriba. Puede haber un pregonero.
hint-keep = Todos ven la carta que dejas y nadie la que te quedas.
hint-abbey = Las cartas que dejas quedan boca arriba en sus mazos.
hint-stand = Solo se levantan los ciudadanos tumbados junto a tu Plaza, no los del barrio.
hint-recruit = No es obligatorio. El ciudadano viene de la reserva y queda en pie en tu Plaza.
hint-levy = Solo cuentan los edificios visibles de nivel I y II; nadie paga más de lo que tiene.
hint-draw = Robas como siempre, pero sin usar ciudadanos.
hint-combat = El evento se convierte en una muralla en tu mano: te protegerá de un evento y vale 1 punto cuando se construye.
hint-fire = Tu edificio desencadena eventos sin pregonero. Cada uno recibe una moneda si tiene un círculo vacío y actúa una vez por moneda. Los negativos no te afectan.
hint-build = Una muralla construida vale 1 punto y ya no protege.
hint-copy = Puede estar ocupado. Donde la carta dice «tú», se refiere a ti.
hint-damage = La Catapulta daña un edificio de cada uno de los demás jugadores; un evento puede hacer que dañes uno tuyo. Solo se dañan edificios libres. Vuelven a servir cuando su dueño ha reunido a sus ciudadanos.
hint-chain = Un Monje o un Templario permite trabajar a un ciudadano blanco más en su fila o columna. Tú eliges quién actúa primero. El ciudadano puede ser tuyo o contratado; no activa a otros Monjes o Templarios.
hint-protect = Una muralla de tu mano se construye boca abajo: vale 1 punto, y este evento no te afecta. Todos deciden a la vez.
hint-suffer = Todos los afectados eligen a la vez, una vez por moneda en el evento. Un edificio dañado vuelve a servir cuando has reunido a tus ciudadanos.
hint-limit = Las murallas también cuentan. Una carta va bajo su mazo; una muralla se construye por 1 punto.
hint-last = Todos eligen a la vez; luego las cartas se revelan y se pagan por orden de turno. Después se construyen todas las murallas y se cuentan los puntos.
hint-either = La suma de un color o la del otro, como quieras.
hint-caller = El otro aún puede hacer trabajar a un ciudadano en otra parte.

## event

event-round = Ronda { $number }
event-last_round = Es la última ronda
event-turn = Turno de { $name }
event-played = { $name } juega «{ $card }»
event-replaced = { $name } sustituye «{ $card }»
event-gained = { $deniers ->
    [one] { $name } gana { $deniers } denier
   *[other] { $name } gana { $deniers } deniers
}
event-lost = { $deniers ->
    [one] { $name } paga { $deniers } denier
   *[other] { $name } paga { $deniers } deniers
}
event-used = { $name } usa { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-hired = { $name } contrata a { $citizens } { WORD($colour, $citizens, in: "citizen") } de { PLAYER($owner) }
event-laid_down = { $name } tumba a { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-stood_up = { $name } levanta a { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-recruited = { $name } recluta { WORD($colour, in: "a-citizen") }
event-dismissed = { $name } devuelve { WORD($colour, in: "a-citizen") } a la reserva como pago
event-gathered = { $name } reúne a todos sus ciudadanos
event-looked = { $name } mira cartas del mazo { $pile }
event-saw = { $name } ve «{ $card }» y «{ $other }»
event-took = { $name } toma «{ $card }» del mazo { $pile }
event-drew = { $name } toma una carta
event-drew_card = { $name } se queda con «{ $card }»
event-left = { $name } deja «{ $card }» boca arriba sobre su mazo
event-visible_under = { $name } pone «{ $card }» bajo su mazo
event-put_under = { $name } pone una carta bajo el mazo { $pile }
event-put_card_under = { $name } se deshace de «{ $card }»
event-turned_up = Se revela «{ $card }» en el mazo { $pile }
event-crier = { $name } revela al Pregonero del mazo { $pile }
event-coin = Una moneda más en «{ $event }»
event-event = { $coins ->
    [1] «{ $event }»: se aplica una vez
   *[other] «{ $event }»: se aplica { $coins } veces
}
event-protected = { $name } usa { $with } contra «{ $event }»
event-fought = { $name } convierte «{ $event }» en muralla al combatirlo
event-event_revealed = Nuevo evento { $place }: { $event }
event-activated = { $name } activa «{ $card }»
event-copied = { $name } copia «{ $card }»
event-levied = { $name } cobra tributo por los edificios { FORM($colour, "plural") }
event-built = { $name } construye la muralla «{ $event }»
event-laid_last = { $name } pone «{ $card }» como última carta
event-over = La partida ha terminado

## befalls

befalls-damaged = { $name }: daño en «{ $card }»

## together

together-gained = { $deniers ->
    [one] { $name } ganan { $deniers } denier cada uno
   *[other] { $name } ganan { $deniers } deniers cada uno
}
together-lost = { $deniers ->
    [one] { $name } pagan { $deniers } denier cada uno
   *[other] { $name } pagan { $deniers } deniers cada uno
}
together-laid_down = { $name } tumban a { $citizens } { WORD($colour, $citizens, in: "citizen") } cada uno

## again

again-laid_down = a { $citizens } { WORD($colour, $citizens, in: "citizen") }
again-coin = «{ $event }»
again-hired = a { $citizens } de { PLAYER($owner) }
again-put_under = otra bajo el mazo { $pile }
again-gained = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
again-lost = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}

## price

price-lost = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}

## why

why-hire = contratación de ciudadanos
why-earn = trabajo de los ciudadanos
why-combat = combate contra un evento
why-recruit = reclutamiento
why-protection = protección
why-hand-limit = límite de mano
why-abbey = Abadía
why-districts = dos barrios están completos
why-criers = un barrio está completo y han salido suficientes pregoneros
why-limit = límite de rondas
why-end = fin de la partida

## effect

effect-gain = { $n ->
    [one] ganas { $n } denier
   *[other] ganas { $n } deniers
}
effect-gain_per = { $n ->
    [one] ganas { $n } denier por cada { $counter }
   *[other] ganas { $n } deniers por cada { $counter }
}
effect-cap = { $what } ({ $cap } como máximo)
effect-gain_best = { $n ->
    [one] ganas { $n } denier por cada ciudadano en pie del color que elijas, { $either }
   *[other] ganas { $n } deniers por cada ciudadano en pie del color que elijas, { $either }
}
effect-draw = robas del mazo { $pile } sin usar ciudadanos
effect-draw_any = robas una carta de nivel { $level }, de cualquier color, sin usar ciudadanos
effect-reveal_take = revelas la carta superior de los tres mazos de nivel { $level } y tomas { $n }
effect-recruit = puedes pagar { $price } deniers por { $a_citizen } de la reserva
effect-stand_up = { $n ->
    [one] { $n } ciudadano tuyo tumbado puede levantarse
   *[other] hasta { $n } ciudadanos tuyos tumbados se levantan
}
effect-combat = combates un evento sin usar ciudadanos ni deniers
effect-combat_keep = combates un evento sin usar ciudadanos ni deniers y te quedas con sus monedas
effect-fire_events = desencadenas hasta { $max } eventos: una moneda en cada uno, luego actúan, y los negativos no te afectan
effect-build_ramparts = { $n ->
    [one] construyes hasta { $max } murallas de tu mano y ganas { $n } denier por cada una
   *[other] construyes hasta { $max } murallas de tu mano y ganas { $n } deniers por cada una
}
effect-copy = haces lo que hace { $a_building } de otro jugador
effect-damage_others = dañas un edificio libre de cada uno de los demás jugadores
effect-shield = mientras tenga encima un ciudadano o una ficha gris, ignoras un evento de cada pregonero
effect-levy = { $n ->
    [one] eliges un color: los demás jugadores te pagan { $n } denier por edificio de ese color
   *[other] eliges un color: los demás jugadores te pagan { $n } deniers por edificio de ese color
}
effect-richest_pays = { $n ->
    [one] el jugador más rico (todos si empatan, nunca tú) te paga { $n } denier
   *[other] el jugador más rico (todos si empatan, nunca tú) te paga { $n } deniers
}
effect-on_activate = { $n ->
    [one] ganas { $n } denier cuando activas { $a_building } de esta fila o columna
   *[other] ganas { $n } deniers cuando activas { $a_building } de esta fila o columna
}
effect-on_play = { $n ->
    [one] ganas { $n } denier cuando juegas { $kinds } en esta fila o columna
   *[other] ganas { $n } deniers cuando juegas { $kinds } en esta fila o columna
}
effect-on_play_combat = cuando juegas { $kinds } en esta fila o columna, puedes combatir un evento sin usar ciudadanos ni deniers
effect-on_play_combat_keep = cuando juegas { $kinds } en esta fila o columna, puedes combatir un evento sin usar ciudadanos ni deniers y quedarte con sus monedas
effect-discount = { $n ->
    [one] las cartas jugadas en esta fila o columna cuestan { $n } denier menos
   *[other] las cartas jugadas en esta fila o columna cuestan { $n } deniers menos
}
effect-on_gather = { $n ->
    [one] ganas { $n } denier cada vez que reúnes a tus ciudadanos
   *[other] ganas { $n } deniers cada vez que reúnes a tus ciudadanos
}
effect-earn_rate = { $n ->
    [one] con la acción de ganar deniers, cada { $one_citizen } rinde { $n } denier
   *[other] con la acción de ganar deniers, cada { $one_citizen } rinde { $n } deniers
}
effect-chain = cuando activas un edificio blanco de esta fila o columna, otro ciudadano blanco puede activar allí { $a_building }
effect-every_second = con el 2.º y el 4.º ciudadano rojo o ficha gris en los edificios rojos de esta fila y esta columna puedes combatir un evento sin usar ciudadanos ni deniers
effect-every_second_keep = con el 2.º y el 4.º ciudadano rojo o ficha gris en los edificios rojos de esta fila y esta columna puedes combatir un evento sin usar ciudadanos ni deniers y quedarte con sus monedas
effect-score = { $builder ->
    [one] al final { $builder } punto por cada { $counter } ({ $others } para quien no lo tiene), 12 como máximo
   *[other] al final { $builder } puntos por cada { $counter } ({ $others } para quien no lo tiene), 12 como máximo
}
effect-score_one = { $builder ->
    [one] al final { $builder } punto ({ $others } para quien no lo tiene)
   *[other] al final { $builder } puntos ({ $others } para quien no lo tiene)
}
effect-each_gains_per = { $n ->
    [one] cada uno gana { $n } denier por cada { $counter }
   *[other] cada uno gana { $n } deniers por cada { $counter }
}
effect-each_loses_per = { $n ->
    [one] cada uno pierde { $n } denier por cada { $counter }
   *[other] cada uno pierde { $n } deniers por cada { $counter }
}
effect-each_loses = { $n ->
    [one] cada uno pierde { $n } denier
   *[other] cada uno pierde { $n } deniers
}
effect-leader_gains = { $n ->
    [one] quien tiene en { $colour } más ciudadanos y cartas visibles de nivel I o II gana { $n } denier
   *[other] quien tiene en { $colour } más ciudadanos y cartas visibles de nivel I o II gana { $n } deniers
}
effect-richest_loses = { $n ->
    [one] los más ricos pierden { $n } denier
   *[other] los más ricos pierden { $n } deniers
}
effect-lay_down = cada uno tumba a { $n } { $citizen } en pie
effect-discard = { $n ->
    [one] cada uno pone { $n } carta de la mano bajo su mazo
   *[other] cada uno pone { $n } cartas de la mano bajo sus mazos
}
effect-damage_own = { $n ->
    [one] cada uno daña { $n } edificio libre de su barrio
   *[other] cada uno daña { $n } edificios libres de su barrio
}
effect-join = ;{ " " }
effect-per-coin = por cada moneda: { $what }

## counter

counter-standing = { $citizen } en pie
counter-lying = ciudadano tumbado junto a la Plaza
counter-citizen = { $citizen } propio
counter-citizen_set = trío de ciudadanos de los tres colores
counter-pair = pareja de ciudadanos en pie ({ $both })
counter-card = { $card } visible de nivel I o II
counter-card_set = trío de cartas visibles de nivel I o II, una de cada color
counter-building = edificio visible { $either }
counter-character = personaje visible
counter-prestige = edificio de prestigio visible
counter-empty_area = espacio aún vacío del barrio
counter-four_deniers = 4 deniers que tengas
counter-rampart_built = muralla construida
counter-event_coin = moneda en los eventos
counter-one = jugador

## rules

rules-1 = Un turno: juega una carta si quieres y haz después una acción. Los ciudadanos, de tres colores, hacen el trabajo: solo sirven los que están en pie en una Plaza; luego se tumban al lado. Los tuyos son gratis, los ajenos cuestan 2 deniers cada uno.
rules-2 = El barrio crece hasta nueve espacios en tres filas y tres columnas. Una carta puede cubrir otra del mismo color, que conserva sus puntos; sobre otro color sustituye todas las cartas del espacio. Los edificios actúan cuando un ciudadano los activa, los personajes a lo largo de su fila y columna; los edificios de prestigio puntúan al final.
rules-3 = En cada uno de los nueve mazos se esconde un pregonero: cuando sale, cada evento con un círculo vacío recibe una moneda y todos actúan, una vez por moneda. Quien combate un evento lo toma como muralla: protege de un evento y vale 1 punto una vez construida.
rules-4 = La última ronda empieza cuando dos jugadores tienen nueve espacios ocupados con dos edificios de prestigio, o uno solo si ha salido al menos un pregonero más que el número de jugadores. Luego cada uno puede poner una carta más.
rules-5 = Puntos de prestigio: cada edificio de prestigio visible puntúa para todos, más para quien lo tiene, 12 como máximo cada uno; se suman los puntos de todas las cartas del barrio y 1 por cada muralla construida. Gana quien tiene más puntos.

## draft

draft-empty = Elige ciudadanos en cualquier orden.
draft-send = Levantar a estos ciudadanos

## board

board-round = ronda { $n }
board-last-round = última ronda
board-rounds-left = { $n ->
    [one] { $n } ronda hasta el límite
   *[other] { $n } rondas hasta el límite
}
board-criers = pregoneros { $n }/{ $most }
board-events = { $n ->
    [one] { $n } evento más
   *[other] { $n } eventos más
}
board-supply = Reserva:
board-plaza = Plaza
board-hand = Mano:
board-ramparts = Murallas:
board-built = { $n ->
    [one] { $n } muralla construida
   *[other] { $n } murallas construidas
}
board-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
board-worth = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
board-nothing = nada
board-no-event = ningún evento
board-starts = empieza
board-covers = cubre «{ $card }»
board-legend = Letras: { $yellow } amarillo (civil), { $white } blanco (religioso), { $red } rojo (militar). En una Plaza la mayúscula está en pie, la minúscula tumbada: { $yellow }{ $yellow }{ $low }. En un barrio: [ ] edificio libre, [{ $yellow }] ocupado por un ciudadano, [▒] ficha gris, [×] dañado, ♙ personaje, ★ edificio de prestigio, +1 cartas cubiertas, · espacio libre. Mazo: número de cartas y carta superior visible; ! su pregonero ha salido. Evento: ● moneda, ○ círculo vacío, + positivo, − negativo. d denier. ▤1+2 murallas en mano y construidas. En una elección: 2{ $white } ciudadanos blancos usados, ■1 uno contratado de ■.

## fate

fate-damaged = { $name } daña tu edificio «{ $card }»
fate-hired = { $name } te contrata { $citizens } { WORD($colour, $citizens, in: "citizen") }

## struck

struck-damaged = Daño en tu edificio «{ $card }»
struck-laid_down = Debes tumbar a { $citizens } { WORD($colour, $citizens, in: "citizen") }
struck-put_card_under = «{ $card }» deja tu mano
struck-stood_up = Levantas a { $citizens } { WORD($colour, $citizens, in: "citizen") }

## option

option-expansion-about = las 18 cartas de la expansión
option-expansion-off = sin ellas
option-expansion-replace = sustituyen 18 cartas del juego base
option-expansion-mix = se mezclan con esas 18, y entra en juego la mitad de las 36
option-advanced-about = reglas avanzadas: menos ciudadanos, más deniers y la acción Reclutar
option-advanced-false = sin ellas
option-advanced-true = con ellas

## score

score-cards = Cartas
score-ramparts = Murallas
score-Belfry = Campanario
score-City-Hall = Ayuntamiento
score-Cloth-Hall = Lonja de paños
score-Mint = Ceca
score-Tour-des-Six = Tour des Six
score-Cathedral = Catedral
score-La-Madeleine = La Madeleine
score-Saint-Brice = Saint-Brice
score-Saint-Jacques = Saint-Jacques
score-Saint-Nicolas = Saint-Nicolas
score-Saint-Quentin = Saint-Quentin
score-Pont-des-Trous = Pont des Trous
score-Porte-de-la-Vigne = Porte de la Vigne
score-Tour-dArras = Tour d’Arras
score-Tour-Henry-VIII = Tour Henry VIII
score-Tour-Saint-Georges = Tour Saint-Georges

## good

good-deniers = deniers
good-standing = en pie
good-ramparts = murallas
good-points = puntos ahora
good-yellow = amarillos en pie
good-white = blancos en pie
good-red = rojos en pie
good-cards = cartas en mano

## group

group-play = Jugar antes una carta
group-activate = Activar
group-combat = Combatir un evento
group-draw = Robar la carta visible, o mirar dos
group-earn = Ganar deniers y reunir
group-recruit = Reclutar
group-use = ¿De quién son los ciudadanos?
group-place = ¿Dónde?
group-keep = Quedarse
group-discard = Devolver
group-stand = Levantar
group-fire = Desencadenar
group-build = Construir murallas
group-damage = Dañar
group-protect = ¿Protegerte?
group-colour = Color
group-copy = Usar un edificio

## label

label-two = una de dos cartas { $level }
label-free = columna { $column }, fila { $row }
label-gather = todos en pie

## phase

phase-play = Jugar una carta
phase-action = Acción
phase-events = Pregonero
phase-hand = Límite de mano

## tally

tally-played = cartas jugadas
tally-activated = edificios activados
tally-hired = ciudadanos contratados
tally-fought = eventos combatidos
tally-drawn = cartas robadas
tally-earned = deniers ganados
