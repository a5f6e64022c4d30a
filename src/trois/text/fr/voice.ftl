whose = { $name } : { $chip }
neutral = Neutre

## chip

chip-total = total { $n }
chip-divisor = { $n ->
    [one] une fois par point
   *[other] une fois par { $n } points
}
chip-times = { $n } ×
chip-strength = force { $n } sur { $of }
chip-colour = { $word }
chip-no-room = pas de place pour { $n } { $what }
chip-effect = { $explanation }
