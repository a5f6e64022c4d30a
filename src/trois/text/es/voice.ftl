whose = { $name }: { $chip }
neutral = Neutral

## chip

chip-total = total { $n }
chip-divisor = { $n ->
    [one] una vez por punto
   *[other] una vez por cada { $n } puntos
}
chip-times = { $n } ×
chip-strength = fuerza { $n } de { $of }
chip-colour = { $word }
chip-no-room = sin sitio para { $n } { $what }
chip-effect = { $explanation }
