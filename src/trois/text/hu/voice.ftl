whose = { $name }: { $chip }
neutral = semleges játékos

## chip

chip-total = összesen { $n }
chip-divisor = { $n ->
    [one] szemenként egyszer
   *[other] { $n } szemenként egyszer
}
chip-times = { $n } ×
chip-strength = erő: { $n } / { $of }
chip-colour = { $word }
chip-no-room = nem fér el: { $n } { $what }
chip-effect = { $explanation }

## How clauses of the log are joined

clause = { $before }, { $then }
last-clause = { $before }, és { $then }
after-list = { $before }, és { $then }
sentence = { $before }. { $then }
more = { $amount ->
    [1] még 1-et
    [2] még 2-t
    [3] még 3-at
    [4] még 4-et
    [5] még 5-öt
    [6] még 6-ot
    [7] még 7-et
    [8] még 8-at
    [9] még 9-et
   *[other] még { $amount } darabot
}
times = { $n ->
    [2] { $clause } kétszer
    [3] { $clause } háromszor
    [4] { $clause } négyszer
    [5] { $clause } ötször
    [6] { $clause } hatszor
   *[other] { $clause } { $n } alkalommal
}

## Numbers and names

titled = { $title }: { $text }
heading = { $title }:
ordinal = { $n }.
