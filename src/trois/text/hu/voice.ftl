whose = { $name }: { $chip }
neutral = Semleges

## chip

chip-total = összesen { $n }
chip-divisor = { $n ->
    [one] pontonként egyszer
   *[other] { $n } pontonként egyszer
}
chip-times = { $n } ×
chip-strength = erő: { $n } / { $of }
chip-colour = { $word }
chip-no-room = nincs hely: { $n } { $what }
chip-effect = { $explanation }
