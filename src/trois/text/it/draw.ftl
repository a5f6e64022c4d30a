you = Tu
die = dado { $colour }, { $value }
crossed = dado { $colour }, { $value }, cancellato
black = nero
deciding = sta decidendo…
citizen = { $name }: cittadino
cube = { $name }: cubetto
deniers = { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
}
points = { $n ->
    [one] { $n } punto vittoria
   *[other] { $n } punti vittoria
}
divisor = { $n ->
    [one] dadi ({ $colour }): { $n } punto dei dadi per attivazione o cubetto
   *[other] dadi ({ $colour }): { $n } punti dei dadi per attivazione o cubetto
}
reconstructed = Ricostruito: { $numbers }.
corrected = Corretto dal proprietario della scatola: { $numbers }.

## part

part-influence = Influenza
part-agriculture = Agricoltura
part-wheel = Ruota
part-square = Piazza
part-city = Città
part-events = Eventi
part-cathedral = Cattedrale
part-players = Giocatori
part-piles = Pile
part-hand = Mano
part-points = Punti

## letter

letter-red = R
letter-yellow = G
letter-white = B

## player

player-blue = Blu
player-orange = Arancione
player-green = Verde
player-natural = Naturale
player-violet = Viola
player-teal = Turchese
player-rose = Rosa
player-brown = Marrone
player-slate = Ardesia
player-olive = Oliva
player-grey = Neutrale

## dice

dice-day = Giorno { $day }
dice-end = Fine
dice-free = gratis
dice-any = 1 risorsa a scelta
dice-price = prezzo: { $price }
dice-one-each = 1 di ciascuna
dice-plaza = piazza: { $colour }; sul retro: { $back }
dice-sheet = Foglio: { $name }
dice-built = { $building } { $number }, { GENDER($building) ->
    [feminine] costruita
   *[other] costruito
}
dice-free-cell = { $building } { $number }
dice-crossed-out = { $building } { $number }: casella cancellata
dice-link = entrambi i vicini: { $amount } { $what }
dice-linked = entrambi i vicini sono costruiti: { $amount } { $what }
dice-resources = { $what }: da spendere { $unspent }, cerchiati { $circled } su 18
dice-citizens = cittadini ({ $colour }): { $n } su 20
dice-each-resource = colonna { $place } completa: 1 di ciascuna risorsa
dice-administration-build = colonna { $place } completa: costruisci un edificio amministrativo
dice-prestige-build = { $place }º cittadino: costruisci un edificio di prestigio di un altro colore
dice-other-citizens = { $place }º cittadino: 1 cittadino di ciascuno degli altri colori
dice-of-days = di otto
dice-count = { $n } su 6 edifici
dice-now = se finisse ora
dice-final = alla fine
dice-people = personaggi { $n }
dice-goods = risorse { $n }
dice-folk = cittadini { $n }
dice-others = Gli altri
dice-they-have = solo loro
dice-only-you = solo tu
dice-ready = ha deciso
dice-all-goods = Risorse
dice-any-building = a scelta

## troyes

troyes-influence-track = Influenza
troyes-stored = { $n ->
    [one] { $name }: { $n } cubetto per dopo
   *[other] { $name }: { $n } cubetti per dopo
}
troyes-expelled = { $name }: cittadino espulso
troyes-cathedral-cube = { $name }: cubetto al livello { $level }, numero { $number }
troyes-has-level = { $name } ha un cubetto al livello { $level }
troyes-lacks-level = { $name } non ha cubetti al livello { $level }
troyes-attackers = I dadi neri attaccano
troyes-attack-order = il segno indica chi lo affronta
troyes-faced-by = { $die }, contro { $name }
troyes-taken-by = { $die }, preso da { $name }
troyes-give-way = Cedi
troyes-passed-with = { $n ->
    [one] ha passato, { $n } denaro
   *[other] ha passato, { $n } denari
}
troyes-next-round = Prossimo round
troyes-demand-denier = { $n ->
    [one] gli eventi ti toglieranno { $n } denaro
   *[other] gli eventi ti toglieranno { $n } denari
}
troyes-demand-influence = { $n ->
    [one] gli eventi ti toglieranno { $n } punto Influenza
   *[other] gli eventi ti toglieranno { $n } punti Influenza
}
troyes-cathedral-loss = Ogni livello senza un tuo cubetto costa { $n } punti vittoria
troyes-second = 2º
troyes-first-prize = { $n ->
    [one] più cubetti: { $n } punto vittoria
   *[other] più cubetti: { $n } punti vittoria
}
troyes-second-prize = { $n ->
    [one] secondo: { $n } punto vittoria
   *[other] secondo: { $n } punti vittoria
}
troyes-round = Round { $round } di { $rounds }
troyes-end = Fine
troyes-start = Primo giocatore: { $name }
troyes-wages = { $n ->
    [one] { $n } denaro ciascuno
   *[other] { $n } denari ciascuno
}
troyes-agriculture = Agricoltura
troyes-face-down = attività, { $colour }, round { $period }, coperta
troyes-delayed = per dopo: i cubetti restano sulla carta
troyes-to-come = In arrivo
troyes-deck = { $n ->
    [one] mazzo, { $colour }: { $n } carta
   *[other] mazzo, { $colour }: { $n } carte
}
troyes-black-dice = { $n ->
    [one] { $n } dado nero
   *[other] { $n } dadi neri
}
troyes-cathedral-space = livello { $level }, spazio { $number }, libero
troyes-cathedral-gain = { $influence ->
    [one] spazio { $number }: { $vp } PV, { $influence } punto Influenza
   *[other] spazio { $number }: { $vp } PV, { $influence } punti Influenza
}
troyes-influence = { $n ->
    [one] { $name }: { $n } punto Influenza
   *[other] { $name }: { $n } punti Influenza
}
troyes-pass = Passa
troyes-passed = ha passato
troyes-supply = { $n ->
    [one] { $n } cittadino nella riserva personale
   *[other] { $n } cittadini nella riserva personale
}
troyes-general = { $n ->
    [one] { $n } cittadino nella riserva generale
   *[other] { $n } cittadini nella riserva generale
}
troyes-events-won = { $n ->
    [one] { $n } evento neutralizzato
   *[other] { $n } eventi neutralizzati
}
troyes-secret = personaggio segreto

## tournay

tournay-round = Round { $round }
tournay-round-of = Round { $round } di { $limit }
tournay-last-round = Ultimo round
tournay-end = Fine
tournay-points = { $n ->
    [one] { $n } punto Prestigio
   *[other] { $n } punti Prestigio
}
tournay-criers = banditori rivelati: { $n } (ne servono { $of })
tournay-supply = riserva, abitanti ({ $colour }): { $n }
tournay-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
tournay-crier = il banditore di questa pila è stato rivelato
tournay-card = { $n ->
    [one] { $name }, { $colour }, livello { $level }, prezzo { $price }, { $n } punto Prestigio
   *[other] { $name }, { $colour }, livello { $level }, prezzo { $price }, { $n } punti Prestigio
}
tournay-back = carta, { $colour }, livello { $level }, coperta
tournay-damage = danneggiato
tournay-token = Abitante grigio
tournay-on-it = abitante sopra, { $colour }
tournay-good = per tutti
tournay-bad = negativo
tournay-coins = { $n ->
    [one] { $n } gettone, cerchi: { $circles }
   *[other] { $n } gettoni, cerchi: { $circles }
}
tournay-district = Quartiere: { $name }
tournay-built = { $n ->
    [one] { $n } bastione costruito
   *[other] { $n } bastioni costruiti
}
tournay-plaza = { $colour }: in piedi { $up }, coricati { $down }
tournay-covered = { $n ->
    [one] { $n } carta ricoperta
   *[other] { $n } carte ricoperte
}
tournay-looked = Carte guardate
tournay-rampart = Bastione
tournay-procession = Il corteo del banditore
tournay-bells-left = { $n ->
    [one] ancora una campana e può finire
   *[other] ancora { $n } campane e può finire
}
tournay-bells-out = { $n } su { $of }: può finire
tournay-rounds-left = al massimo { $n } round ancora
tournay-rings = suona:
tournay-rings-you = Se la campana suona ora: { $what }
tournay-rings-other = { $name }: { $what }
tournay-spared = niente per te
tournay-spared-other = niente
tournay-areas = aree: { $areas } su 9, prestigiosi: { $prestige } su 2
tournay-plaza-title = Piazza
tournay-plaza-count = { $up } in piedi, { $down ->
    [one] { $down } coricato
   *[other] { $down } coricati
}, { $work } al lavoro
tournay-hand-count = Mano: { $cards }, { $ramparts }, al massimo { $most }
tournay-not-now-name = Non ora: è già nel tuo quartiere.
tournay-not-now-card = Non ora: costa anche un’altra carta della tua mano.
tournay-not-now-citizen = Non ora: costa anche un tuo abitante in piedi.
tournay-not-now-price = Non ora: costa più denari di quanti ne hai.
tournay-hand-of = Mano di { $name }
tournay-ramparts = { $n ->
    [one] { $n } bastione
   *[other] { $n } bastioni
}
tournay-look-two = guardane due
tournay-closed = chiusa
tournay-supply-title = Riserva
tournay-hiring = assumere un abitante altrui
tournay-only-you = solo tu
tournay-first = primo
tournay-ledger = Prestigio, se finisse ora
tournay-ledger-rest = con carte e bastioni
tournay-hiring-price = { $n ->
    [one] assumere costa { $n } denaro
   *[other] assumere costa { $n } denari
}
tournay-gather = Riunisci
tournay-empty-area = area vuota
tournay-event-pile = { $n ->
    [one] ancora { $n } evento
   *[other] ancora { $n } eventi
}
tournay-needs = { $n ->
    [one] serve { $n } abitante
   *[other] servono { $n } abitanti
}
tournay-ledger-short = Prestigio
tournay-then-lie = { $n ->
    [one] { $n } abitante si corica
   *[other] { $n } abitanti si coricano
}
tournay-then-discard = { $n ->
    [one] { $n } carta lascia la tua mano
   *[other] { $n } carte lasciano la tua mano
}
tournay-then-damage = { $n ->
    [one] { $n } edificio è danneggiato
   *[other] { $n } edifici sono danneggiati
}
tournay-does-gain_best = il colore che scegli
tournay-does-draw = pesca: { $colour }
tournay-does-draw-any = pesca, ogni colore
tournay-does-reveal_take = da tre carte scoperte
tournay-does-recruit = recluta { $citizen }
tournay-does-stand_up = { $n ->
    [one] uno si rialza
   *[other] fino a { $n } si rialzano
}
tournay-does-combat = combatti gratis
tournay-does-combat-keep = combatti, tieni i gettoni
tournay-does-fire_events = scatena eventi
tournay-does-build_ramparts = costruisci bastioni
tournay-does-copy = copia un rivale
tournay-does-damage_others = danneggia gli altri
tournay-does-shield = protegge una volta
tournay-does-levy = tassa su un colore
tournay-does-richest_pays = il più ricco paga
tournay-does-on_activate = lavora allineato
tournay-does-on_play = giocato allineato
tournay-does-on_play_combat = giocato allineato
tournay-does-on_play_combat-keep = allineato: tuoi i gettoni
tournay-does-discount = sconto se allineata
tournay-does-on_gather = quando riunisci
tournay-does-earn_rate = quando guadagni
tournay-does-chain = lavora uno in più
tournay-does-every_second = uno ogni due
tournay-does-every_second-keep = uno ogni due
tournay-does-leader_gains = a chi ha di più
tournay-does-richest_loses = i più ricchi
tournay-counts-standing = { $citizen } in piedi
tournay-counts-lying = abitante coricato
tournay-counts-citizen = { $citizen }
tournay-counts-citizen_set = terzetto di abitanti
tournay-counts-pair = coppia in piedi
tournay-counts-card = { $card }
tournay-counts-card_set = terzetto di carte
tournay-counts-building = edificio
tournay-counts-character = personaggio
tournay-counts-prestige = edificio prestigioso
tournay-counts-empty_area = area vuota
tournay-counts-four_deniers = nella borsa
tournay-counts-rampart_built = bastione costruito
tournay-counts-event_coin = gettone sugli eventi
tournay-counts-one = per chi lo ha

## number

number-effect = effetto
number-hire = assunzione
number-divisor = divisore
number-vp = PV
number-flags = caselle
number-cost = prezzo
number-pp = punti Prestigio
number-effects = effetto
number-circles = cerchi per gettoni
number-faces = i due lati
number-colour = colore
number-copies = numero di copie
number-black_dice = dadi neri
number-calls = il mazzo della seconda carta
number-deck = mazzo
number-period = round
number-delayed = effetto ritardato
number-counts = ciò che si conta
number-from = soglie
number-from_two_players = soglie in due
number-level = livello
number-kind = tipo
number-removable = copie rimovibili
number-expansion = estensione
number-positive = positivo o negativo
number-loses_deniers = perdita di denari
postcard = Saluti da { $town }
