# The review of a match.

title = Análisis
of = Análisis: { $game }
round = ronda
where = Ronda { $round }, decisión { $number }
played = { $name } jugó
played-you = Jugaste
better = Mejor
best = lo mejor
after = después de «{ $choice }»
because = Por qué
as-good = No se encontró nada mejor.
points-more = Al final vale unos { $points } puntos más.
points-same = En puntos viene a ser lo mismo; son los demás quienes ganan menos.
rival = { $name } acabaría con unos { $points } puntos menos.
line = La partida seguiría así: { $line }.
fine-why = A primera vista se habría elegido «{ $choice }».
key-moments = Momentos clave
judged = { $n ->
    [one] { $n } decisión valorada
   *[other] { $n } decisiones valoradas
}
instead = { $played } en lugar de { $better }
next-mistake = Siguiente error
previous = Decisión anterior
next = Decisión siguiente
whole-replay = Toda la partida
review-it = ¿Qué se podía hacer mejor?
in-short = En resumen
good = lo mejor o casi
mistakes = errores
points-lost = puntos perdidos
no-mistakes = No se encontró ningún error. ¡Bien jugado!
nothing-found = Ningún momento clave: nadie cometió un error claro.
making = Se está examinando la partida: { $done } decisiones de { $of }.
failed = No se pudo valorar esta partida. Inténtalo más tarde.
empty = En esta partida no había nada que decidir.
seen-by = ¿Las decisiones de quién?
everybody = de todos
expected-share = parte esperada de la victoria
expected-points = puntos esperados
better-choice = la mejor elección
mark-blunder = error grave
mark-mistake = error
mark-fine = buena jugada
hint-ahead = Unos { $points } puntos más para ti que la siguiente.
hint-denies = Menos puntos para ti que la siguiente, pero los demás pierden aún más.
hint-behind = Unos { $points } puntos menos para ti que la mejor.
hint-same = Vale más o menos lo mismo.
hint-safer = Más puntos para ti, pero los demás salen ganando.
because-paid = La jugada elegida costó { $n } { $n ->
    [one] denier
   *[other] deniers
} más, pagados a { $name }.
because-source = { $source }: { $n } { $n ->
    [one] punto
   *[other] puntos
} más tal como están las cosas.
because-taken = { $name } lo hizo antes, y ya no era posible.
because-times = «{ $what }» actúa { $better } veces en lugar de { $played }.
because-left = Queda más: { $goods }.
show-line = Mostrar la continuación
hide-line = Volver a la decisión
line-after = Después de { $n ->
    [one] la primera decisión
   *[other] { $n } decisiones
} de la mejor continuación
keep-puzzle = Guardar como problema
by-strength = Las barras y la curva tienen en cuenta la fuerza de cada bot; la de las personas no se conoce. Es un error lo que hace perder contra cualquiera que juegue bien.
taught = Lo que te enseña esta partida
taught-taken = { $n ->
    [one] Una vez un rival tomó
   *[other] { $n } veces un rival tomó
} lo que era mejor: haz primero lo que otros pueden quitarte.
taught-paid = Pagaste a los rivales { $amount } { $amount ->
    [one] denier
   *[other] deniers
} de más: busca el camino más barato.
taught-source = { $source }: { $amount } { $amount ->
    [one] punto que se quedó
   *[other] puntos que se quedaron
} por el camino.
taught-instead = «{ $better }» era mejor que «{ $played }».
