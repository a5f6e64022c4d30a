you = Tú
die = dado { $colour }, { $value }
crossed = dado { $colour }, { $value }, tachado
black = negro
deciding = decidiendo…
citizen = { $name }: ciudadano
cube = { $name }: cubo
deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
points = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}
divisor = { $n ->
    [one] dados ({ $colour }): { $n } punto de los dados por activación o cubo
   *[other] dados ({ $colour }): { $n } puntos de los dados por activación o cubo
}
reconstructed = Reconstruido: { $numbers }.
corrected = Corregido por el dueño de la caja: { $numbers }.

## part

part-influence = Influencia
part-agriculture = Agricultura
part-wheel = Rueda
part-square = Plaza
part-city = Ciudad
part-events = Eventos
part-cathedral = Catedral
part-players = Jugadores
part-piles = Mazos
part-hand = Mano
part-points = Puntos

## letter

letter-red = R
letter-yellow = A
letter-white = B

## player

player-blue = Azul
player-orange = Naranja
player-green = Verde
player-natural = Natural
player-violet = Violeta
player-teal = Turquesa
player-rose = Rosa
player-brown = Marrón
player-slate = Pizarra
player-olive = Oliva
player-grey = Neutral

## dice

dice-day = Día { $day }
dice-end = Fin
dice-free = gratis
dice-any = 1 recurso a elegir
dice-price = precio: { $price }
dice-one-each = 1 de cada
dice-plaza = plaza: { $colour }; en el reverso: { $back }
dice-sheet = Hoja de puntuación: { $name }
dice-built = { $building } { $number }, { GENDER($building) ->
    [feminine] construida
   *[other] construido
}
dice-free-cell = { $building } { $number }
dice-crossed-out = { $building } { $number }: casilla tachada
dice-link = ambos vecinos: { $amount } { $what }
dice-linked = ambos vecinos están construidos: { $amount } { $what }
dice-resources = { $what }: para gastar { $unspent }, rodeados { $circled } de 18
dice-citizens = ciudadanos ({ $colour }): { $n } de 20
dice-each-resource = columna { $place } completa: 1 de cada recurso
dice-administration-build = columna { $place } completa: construye un edificio de la administración
dice-prestige-build = { $place }.º ciudadano: construye un edificio de prestigio de otro color
dice-other-citizens = { $place }.º ciudadano: 1 ciudadano de cada uno de los otros colores
dice-of-days = de ocho
dice-count = { $n } de 6 edificios
dice-now = si acabara ahora
dice-final = al final
dice-people = personajes { $n }
dice-goods = recursos { $n }
dice-folk = ciudadanos { $n }
dice-others = Los demás
dice-they-have = solo ellos
dice-only-you = solo tú
dice-ready = ha decidido
dice-all-goods = Recursos
dice-any-building = a elegir

## troyes

troyes-influence-track = Influencia
troyes-stored = { $n ->
    [one] { $name }: { $n } cubo para después
   *[other] { $name }: { $n } cubos para después
}
troyes-expelled = { $name }: ciudadano expulsado
troyes-cathedral-cube = { $name }: cubo en el nivel { $level }, número { $number }
troyes-has-level = { $name } tiene un cubo en el nivel { $level }
troyes-lacks-level = { $name } no tiene cubos en el nivel { $level }
troyes-attackers = Los dados negros atacan
troyes-attack-order = la marca indica quién le hace frente
troyes-faced-by = { $die }, contra { $name }
troyes-taken-by = { $die }, tomado por { $name }
troyes-give-way = Ceder
troyes-passed-with = { $n ->
    [one] ha pasado, { $n } denier
   *[other] ha pasado, { $n } deniers
}
troyes-next-round = Próxima ronda
troyes-demand-denier = { $n ->
    [one] los eventos te quitarán { $n } denier
   *[other] los eventos te quitarán { $n } deniers
}
troyes-demand-influence = { $n ->
    [one] los eventos te quitarán { $n } punto de influencia
   *[other] los eventos te quitarán { $n } puntos de influencia
}
troyes-cathedral-loss = Cada nivel sin un cubo tuyo cuesta { $n } puntos de victoria
troyes-second = 2.º
troyes-first-prize = { $n ->
    [one] más cubos: { $n } punto de victoria
   *[other] más cubos: { $n } puntos de victoria
}
troyes-second-prize = { $n ->
    [one] segundo: { $n } punto de victoria
   *[other] segundo: { $n } puntos de victoria
}
troyes-round = Ronda { $round } de { $rounds }
troyes-end = Fin
troyes-start = Jugador inicial: { $name }
troyes-wages = { $n ->
    [one] { $n } denier cada uno
   *[other] { $n } deniers cada uno
}
troyes-agriculture = Agricultura
troyes-face-down = actividad, { $colour }, ronda { $period }, boca abajo
troyes-delayed = para después: los cubos quedan en la carta
troyes-to-come = Por venir
troyes-deck = { $n ->
    [one] mazo, { $colour }: { $n } carta
   *[other] mazo, { $colour }: { $n } cartas
}
troyes-black-dice = { $n ->
    [one] { $n } dado negro
   *[other] { $n } dados negros
}
troyes-cathedral-space = nivel { $level }, espacio { $number }, libre
troyes-cathedral-gain = { $influence ->
    [one] espacio { $number }: { $vp } PV, { $influence } punto de influencia
   *[other] espacio { $number }: { $vp } PV, { $influence } puntos de influencia
}
troyes-influence = { $n ->
    [one] { $name }: { $n } punto de influencia
   *[other] { $name }: { $n } puntos de influencia
}
troyes-pass = Pasar
troyes-passed = ha pasado
troyes-supply = { $n ->
    [one] { $n } ciudadano en la reserva personal
   *[other] { $n } ciudadanos en la reserva personal
}
troyes-general = { $n ->
    [one] { $n } ciudadano en la reserva general
   *[other] { $n } ciudadanos en la reserva general
}
troyes-events-won = { $n ->
    [one] { $n } evento contrarrestado
   *[other] { $n } eventos contrarrestados
}
troyes-secret = personaje secreto

## tournay

tournay-round = Ronda { $round }
tournay-round-of = Ronda { $round } de { $limit }
tournay-last-round = Última ronda
tournay-end = Fin
tournay-points = { $n ->
    [one] { $n } punto de prestigio
   *[other] { $n } puntos de prestigio
}
tournay-criers = pregoneros revelados: { $n } (hacen falta { $of })
tournay-supply = reserva, ciudadanos ({ $colour }): { $n }
tournay-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
tournay-crier = el pregonero de este mazo ha sido revelado
tournay-card = { $n ->
    [one] { $name }, { $colour }, nivel { $level }, precio { $price }, { $n } punto de prestigio
   *[other] { $name }, { $colour }, nivel { $level }, precio { $price }, { $n } puntos de prestigio
}
tournay-back = carta, { $colour }, nivel { $level }, boca abajo
tournay-damage = dañado
tournay-token = ficha gris
tournay-on-it = ciudadano encima, { $colour }
tournay-good = para todos
tournay-bad = negativo
tournay-coins = { $n ->
    [one] { $n } moneda, círculos: { $circles }
   *[other] { $n } monedas, círculos: { $circles }
}
tournay-district = Barrio: { $name }
tournay-built = { $n ->
    [one] { $n } muralla construida
   *[other] { $n } murallas construidas
}
tournay-plaza = { $colour }: en pie { $up }, tumbados { $down }
tournay-covered = { $n ->
    [one] { $n } carta cubierta
   *[other] { $n } cartas cubiertas
}
tournay-looked = Cartas vistas
tournay-rampart = Muralla
tournay-procession = El cortejo del pregonero
tournay-bells-left = { $n ->
    [one] una campana más y puede acabar
   *[other] { $n } campanas más y puede acabar
}
tournay-bells-out = { $n } de { $of }: puede acabar
tournay-rounds-left = { $n ->
    [one] como mucho { $n } ronda más
   *[other] como mucho { $n } rondas más
}
tournay-rings = suena:
tournay-rings-you = Si la campana suena ahora: { $what }
tournay-rings-other = { $name }: { $what }
tournay-spared = nada para ti
tournay-spared-other = nada
tournay-areas = espacios: { $areas } de 9, de prestigio: { $prestige } de 2
tournay-plaza-title = Plaza
tournay-plaza-count = { $up } en pie, { $down ->
    [one] { $down } tumbado
   *[other] { $down } tumbados
}, { $work ->
    [one] { $work } trabaja
   *[other] { $work } trabajan
}
tournay-hand-count = Mano: { $cards }, { $ramparts }, como mucho { $most }
tournay-not-now-name = Ahora no: ya está en tu barrio.
tournay-not-now-card = Ahora no: cuesta además otra carta de tu mano.
tournay-not-now-citizen = Ahora no: cuesta además un ciudadano tuyo en pie.
tournay-not-now-price = Ahora no: cuesta más deniers de los que tienes.
tournay-hand-of = Mano de { $name }
tournay-ramparts = { $n ->
    [one] { $n } muralla
   *[other] { $n } murallas
}
tournay-look-two = mirar dos
tournay-closed = cerrado
tournay-supply-title = Reserva
tournay-hiring = contratar a un ciudadano ajeno
tournay-only-you = solo tú
tournay-first = primero
tournay-ledger = Prestigio, si acabara ahora
tournay-ledger-rest = con cartas y murallas
tournay-hiring-price = { $n ->
    [one] contratar cuesta { $n } denier
   *[other] contratar cuesta { $n } deniers
}
tournay-gather = Reunir
tournay-empty-area = espacio vacío
tournay-event-pile = { $n ->
    [one] { $n } evento más
   *[other] { $n } eventos más
}
tournay-needs = { $n ->
    [one] hace falta { $n } ciudadano
   *[other] hacen falta { $n } ciudadanos
}
tournay-ledger-short = Prestigio
tournay-then-lie = { $n ->
    [one] { $n } ciudadano se tumba
   *[other] { $n } ciudadanos se tumban
}
tournay-then-discard = { $n ->
    [one] { $n } carta sale de tu mano
   *[other] { $n } cartas salen de tu mano
}
tournay-then-damage = { $n ->
    [one] { $n } edificio queda dañado
   *[other] { $n } edificios quedan dañados
}
tournay-does-gain_best = el color que elijas
tournay-does-draw = roba: { $colour }
tournay-does-draw-any = roba, cualquier color
tournay-does-reveal_take = de tres cartas reveladas
tournay-does-recruit = recluta { $citizen }
tournay-does-stand_up = { $n ->
    [one] uno se levanta
   *[other] hasta { $n } se levantan
}
tournay-does-combat = combate gratis
tournay-does-combat-keep = combate, guarda monedas
tournay-does-fire_events = desencadena eventos
tournay-does-build_ramparts = construye murallas
tournay-does-copy = copia a un rival
tournay-does-damage_others = daña a los demás
tournay-does-shield = protege una vez
tournay-does-levy = tributo por un color
tournay-does-richest_pays = paga el más rico
tournay-does-on_activate = trabaja alineado
tournay-does-on_play = jugado alineado
tournay-does-on_play_combat = jugado alineado
tournay-does-on_play_combat-keep = alineado: sus monedas
tournay-does-discount = rebaja si va alineada
tournay-does-on_gather = al reunir
tournay-does-earn_rate = al ganar deniers
tournay-does-chain = trabaja uno más
tournay-does-every_second = uno de cada dos
tournay-does-every_second-keep = uno de cada dos
tournay-does-leader_gains = a quien tenga más
tournay-does-richest_loses = los más ricos
tournay-counts-standing = { $citizen } en pie
tournay-counts-lying = ciudadano tumbado
tournay-counts-citizen = { $citizen }
tournay-counts-citizen_set = trío de ciudadanos
tournay-counts-pair = pareja en pie
tournay-counts-card = { $card }
tournay-counts-card_set = trío de cartas
tournay-counts-building = edificio
tournay-counts-character = personaje
tournay-counts-prestige = edificio de prestigio
tournay-counts-empty_area = espacio vacío
tournay-counts-four_deniers = en la bolsa
tournay-counts-rampart_built = muralla construida
tournay-counts-event_coin = moneda en eventos
tournay-counts-one = para quien lo tiene

## number

number-effect = efecto
number-hire = contratación
number-divisor = divisor
number-vp = PV
number-flags = banderas
number-cost = precio
number-pp = puntos de prestigio
number-effects = efecto
number-circles = círculos para monedas
number-faces = las dos caras
number-colour = color
number-copies = número de copias
number-black_dice = dados negros
number-calls = el mazo de la segunda carta
number-deck = mazo
number-period = ronda
number-delayed = efecto retardado
number-counts = lo que se cuenta
number-from = umbrales
number-from_two_players = umbrales para dos
number-level = nivel
number-kind = clase
number-removable = copias retirables
number-expansion = expansión
number-positive = positivo o negativo
number-loses_deniers = pérdida de deniers
postcard = Saludos desde { $town }
