whose = { $name } : { $chip }
neutral = joueur neutre

## chip

chip-total = total { $n }
chip-divisor = { $n ->
    [one] une fois par point de dé
   *[other] une fois par tranche de { $n } points de dés
}
chip-times = { $n } ×
chip-strength = force { $n } sur { $of }
chip-colour = { $word }
chip-no-room = pas de place pour { $n } { $what }
chip-effect = { $explanation }

## How clauses of the log are joined

clause = { $before }, { $then }
last-clause = { $before } et { $then }
after-list = { $before }, et { $then }
sentence = { $before }. { $then }
more = { $amount } de plus
times = { $n ->
    [2] { $clause } deux fois
   *[other] { $clause } { $n } fois
}

## Numbers and names

titled = { $title } : { $text }
heading = { $title } :
ordinal = { $kind ->
    [one] { $n }er
   *[other] { $n }e
}
