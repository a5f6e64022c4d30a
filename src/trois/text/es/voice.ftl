whose = { $name }: { $chip }
neutral = jugador neutral

## chip

chip-total = total { $n }
chip-divisor = { $n ->
    [one] una vez por punto de los dados
   *[other] una vez por cada { $n } puntos de los dados
}
chip-times = { $n } ×
chip-strength = fuerza { $n } de { $of }
chip-colour = { $word }
chip-no-room = no hay sitio para { $n } { $what }
chip-effect = { $explanation }

## How clauses of the log are joined

clause = { $before }, { $then }
last-clause = { $before } y { $then }
after-list = { $before }, y { $then }
sentence = { $before }. { $then }
more = { $amount } más
times = { $n ->
    [2] { $clause } dos veces
   *[other] { $clause } { $n } veces
}

## Numbers and names

titled = { $title }: { $text }
heading = { $title }:
ordinal = { $n }.º
