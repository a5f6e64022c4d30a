title = { $n ->
    [one] { $game }: { $n } partida, semilla { $seed }
   *[other] { $game }: { $n } partidas, semilla { $seed }
}
stopped = { $n ->
    [one] Detenido después de { $n } partida.
   *[other] Detenido después de { $n } partidas.
}
table = { $n ->
    [one] { $bots }: { $n } partida
   *[other] { $bots }: { $n } partidas
}
bot = Bot
wins = Victorias
interval = Intervalo 95 %
mean = Media
spread = Desviación
range = Mín-máx
rating = Valoración
shared = Una victoria compartida cuenta a partes iguales para cada ganador.
speed = { $decisions } decisiones en { $seconds } s: { $speed } por segundo
no-plot = Sin gráfico: hace falta matplotlib (pip install 'trois[arena]').
beats-more = { $bot } gana más del { $share } de las partidas: decidido.
beats-less = { $bot } gana menos del { $share } de las partidas: decidido.
beats-open = Aún no está decidido si { $bot } gana más del { $share } de las partidas ({ $progress } de las pruebas necesarias).
plot = { $game }, { $seats } asientos, { $n } partidas por mesa
plot-mean = { $bot }: media { $mean }
plot-points = puntos
plot-share = parte de las partidas
