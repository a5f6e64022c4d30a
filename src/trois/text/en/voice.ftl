whose = { $name }: { $chip }
neutral = neutral player

## chip

chip-total = total { $n }
chip-divisor = { $n ->
    [one] once per pip
   *[other] once per { $n } pips
}
chip-times = { $n } ×
chip-strength = strength { $n } of { $of }
chip-colour = { $word }
chip-no-room = no room for { $n } { $what }
chip-effect = { $explanation }

## How clauses of the log are joined

clause = { $before }, { $then }
last-clause = { $before } and { $then }
after-list = { $before }, and { $then }
sentence = { $before }. { $then }
more = { $amount } more
times = { $n ->
    [2] { $clause } twice
   *[other] { $clause } { $n } times
}

## Numbers and names

titled = { $title }: { $text }
heading = { $title }:
ordinal = { $kind ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
