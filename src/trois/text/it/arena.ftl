title = { $n ->
    [one] { $game }: { $n } partita, seme { $seed }
   *[other] { $game }: { $n } partite, seme { $seed }
}
stopped = { $n ->
    [one] Interrotto dopo { $n } partita.
   *[other] Interrotto dopo { $n } partite.
}
table = { $n ->
    [one] { $bots }: { $n } partita
   *[other] { $bots }: { $n } partite
}
bot = Bot
wins = Vittorie
interval = Intervallo 95 %
mean = Media
spread = Scarto (ds)
range = Min-max
rating = Valutazione
shared = Una vittoria condivisa conta in parti uguali per ogni vincitore.
speed = { $decisions } decisioni in { $seconds } s: { $speed } al secondo
no-plot = Nessun grafico: serve matplotlib (pip install 'trois[arena]').
beats-more = { $bot } supera la quota di vittorie indicata ({ $share }): deciso.
beats-less = { $bot } resta sotto la quota di vittorie indicata ({ $share }): deciso.
beats-open = Non è ancora deciso se { $bot } superi la quota di vittorie indicata ({ $share }); prove necessarie raccolte: { $progress }.
plot = { $game }, { $seats } posti, { $n } partite per tavolo
plot-mean = { $bot }: media { $mean }
plot-points = punti
plot-share = quota delle partite
