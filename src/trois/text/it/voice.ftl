whose = { $name }: { $chip }
neutral = giocatore neutrale

## chip

chip-total = totale { $n }
chip-divisor = { $n ->
    [one] una volta per ogni punto dei dadi
   *[other] una volta ogni { $n } punti dei dadi
}
chip-times = { $n } ×
chip-strength = forza { $n } su { $of }
chip-colour = { $word }
chip-no-room = non c’è posto per { $n } { $what }
chip-effect = { $explanation }

## How clauses of the log are joined

clause = { $before }, { $then }
last-clause = { $before } e { $then }
after-list = { $before }, e { $then }
sentence = { $before }. { $then }
more = { $amount } in più
times = { $n ->
    [2] { $clause } due volte
   *[other] { $clause } { $n } volte
}

## Numbers and names

titled = { $title }: { $text }
heading = { $title }:
ordinal = { $n }º
