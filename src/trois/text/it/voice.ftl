whose = { $name }: { $chip }
neutral = Neutrale

## chip

chip-total = totale { $n }
chip-divisor = { $n ->
    [one] una volta per punto
   *[other] una volta ogni { $n } punti
}
chip-times = { $n } ×
chip-strength = forza { $n } su { $of }
chip-colour = { $word }
chip-no-room = manca posto per { $n } { $what }
chip-effect = { $explanation }
