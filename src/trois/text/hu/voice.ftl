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

## Numbers and names

titled = { $title }: { $text }
heading = { $title }:
ordinal = { $n }.
