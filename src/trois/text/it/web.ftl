## frame

frame-skip = Vai al contenuto
frame-settings = Impostazioni
frame-name = Il tuo nome
frame-guest = Ospite
frame-save = Salva
frame-theme = Chiaro o scuro
frame-language = Lingua
frame-confirm = Conferma la fine del turno
frame-confirm-note = Si chiede quando giocano anche altre persone, mai se ci sono solo bot.
frame-yes = Sì
frame-no = No
frame-sound = Suoni di dadi, monete e campane, e quando tocca a te
frame-sound-on = Attivo
frame-unaffiliated = Un progetto libero di persone che amano questi giochi, senza legami con l’editore. Tutti i disegni e i testi sono nostri.
frame-links = Questo tavolo
frame-rules = Regole
frame-sound-word = Suono

## theme

theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro

## home

home-title = Tre giochi, due città antiche
home-lead = Gioca subito contro i bot, o manda un link a un amico. Senza account, niente da installare.
home-continue = Continua
home-your-turn = Tocca a te
home-open-seats = { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
home-games = I giochi
home-players = Da { $fewest } a { $most } giocatori
home-play-now = Gioca ora
home-new-table = Nuovo tavolo
home-join = Tavoli aperti
home-watch = Partite in corso
home-finished = Partite finite
home-nothing-to-join = Nessun tavolo pubblico è in attesa. Aprine uno e gli altri lo troveranno qui.
home-nothing-to-watch = Al momento non c’è nessuna partita pubblica in corso.

## new

new-title = Nuovo tavolo
new-game = Gioco
new-seats = Posti
new-seats-note = Da { $fewest } a { $most } giocatori.
new-seat = Posto { $number }
new-levels = Quanto sono forti i bot?
new-options = Opzioni
new-who-comes = Chi può partecipare?
new-by-link = Solo chi ha il link
new-public = Tutti: il tavolo compare nella pagina iniziale
new-open = Apri il tavolo

## seat

seat-me = Io
seat-open = Libero, per un amico
seat-here = Un’altra persona a questo schermo
seat-bot = Bot: { $level }
seat-none = Non usato

## level

level-random = casuale
level-novice = principiante
level-steward = intendente
level-expert = esperto
level-master = maestro

## level-about

level-about-random = Fa una mossa qualunque fra quelle permesse. Buono per un primo sguardo alle regole.
level-about-novice = Vede che cosa porta subito una mossa, e ogni tanto sbaglia.
level-about-steward = Gioca in modo solido, senza guardare lontano.
level-about-expert = Riflette un momento su ciò che può venire.
level-about-master = Riflette quanto basta per essere difficile da battere.

## table

table-share = Manda questo link ai tuoi amici
table-copy = Copia
table-copied = Copiato
table-open-seat = Posto libero
table-you = tu
table-take = Siediti
table-take-here = Un’altra persona a questo schermo
table-take-back = Riprendi il posto
table-fill = Fai giocare un bot
table-open = Libera il posto
table-leave = Lascia il posto
table-here = presente
table-away = assente
table-relieve = Fai giocare un bot per { $name }
table-kept-warm = Un bot gioca al tuo posto mentre sei via.
table-bot-goes-on = Un bot continua per te; puoi riprendere il posto in ogni momento.
table-waiting = { $n ->
    [one] Manca un giocatore. La pagina si aggiorna da sola.
   *[other] Mancano { $n } giocatori. La pagina si aggiorna da sola.
}
table-start = Comincia
table-about-to-start = Tutti i posti sono presi; la partita sta per cominciare.
table-hash = Da ora i dadi sono fissati da un numero segreto, il seme. Ecco la sua impronta, un codice che permetterà di controllare dopo la partita:
table-about = Questo tavolo

## play

play-your-turn = Tocca a te
play-choose = Che cosa fai?
play-choices = Scelte
play-help = Di che si tratta?
play-so-far = Il tuo turno finora
play-waiting-for = In attesa di { $names }
play-thinking = { $names }: riflessione in corso
play-thinks = pensa
play-to-decide = deve decidere
play-pass-to = Passa il dispositivo a { $name }
play-curtain = Ora sullo schermo non ci sono segreti di nessuno.
play-i-am = Sono { $name }: avanti
play-ends-others = Il tuo turno finisce: tocca agli altri.
play-ends-reveal = Si lancia o si scopre qualcosa di nuovo.
play-new = { $n } novità
play-fold = Ripiega o apri
play-goods = I tuoi beni
play-confirm = Conferma
play-back = Indietro
play-undo = Annulla
play-reset = Ricomincia il mio turno
play-ask-undo = Chiedi di annullare
play-undo-wish = { $name } vorrebbe annullare l’ultima decisione.
play-undo-agreed = Hai acconsentito. Si attende: { $names }.
play-undo-asked = Si chiede agli altri se puoi annullare.
play-agree = D’accordo
play-refuse = Rifiuta
play-board = Tabellone
play-parts = Parti del tabellone
play-others = Gli altri
play-enlarge = Ingrandisci o riduci: { $name }
play-lit = qui c’è da scegliere
play-players = Giocatori
play-since = Dal tuo ultimo turno
play-happened = Che cosa cambia per te
play-show-place = Mostra sul tabellone
play-log = Cronaca
play-connection-lost = Connessione persa. Nuovo tentativo; nulla di ciò che hai deciso è perso.
play-hint = Suggerimento
play-hint-title = Che cosa farebbe il bot
play-hint-note = Per ogni scelta, la probabilità di vincere e i punteggi finali previsti.
play-hint-scores = Punteggi finali previsti:
play-hint-rank = suggerimento { $rank }
play-hint-thinking = Il bot ci pensa…
play-hint-cancel = Annulla
play-hint-close = Chiudi il suggerimento

## over

over-alone = { $points ->
    [one] Fine: { $points } punto
   *[other] Fine: { $points } punti
}
over-winner = { $points ->
    [one] { $name } vince con { $points } punto
   *[other] { $name } vince con { $points } punti
}
over-shared = { $points ->
    [one] { $names } vincono insieme con { $points } punto
   *[other] { $names } vincono insieme con { $points } punti
}
over-rematch = Rivincita
over-replay = Rivedi la partita passo per passo
over-record = Scarica la partita
over-points = Da dove vengono i punti
over-dice = I dadi
over-board = Il tabellone alla fine
over-seed = I dadi erano onesti?
over-seed-note = L’impronta è stata mostrata prima del primo lancio. Calcolala ora dal seme e otterrai la stessa; dal seme si ricava di nuovo ogni lancio della partita.
over-the-hash = Impronta mostrata prima della partita
over-the-seed = Seme

## feats

feats-title = Le tue imprese
feats-lead = Ciò che hai compiuto nelle partite finite. Lo vedi solo tu.
feats-home = Ciò che hai compiuto nelle partite finite
feats-earned = Imprese: { $earned } su { $all }
feats-games = { $n ->
    [one] { $n } partita finita
   *[other] { $n } partite finite
}
feats-progress = { $games } su { $needed } partite
feats-missing = non ancora
feats-match = La partita in cui l’hai compiuta
feats-new = Nuove imprese
feats-no-new = Nessuna nuova impresa questa volta.
feats-begun = In corso
feats-all = Tutte le tue imprese ({ $earned } su { $all })
feats-none = Non hai ancora finito una partita a { $game }. Ciò che compirai sarà conservato qui.

## replay

replay-title = Rivedi una partita
replay-step = Passo { $at } di { $last }
replay-start = La partita comincia.
replay-move = Scorri la partita
replay-first = Primo passo
replay-previous = Passo precedente
replay-next = Passo successivo
replay-last = Ultimo passo
replay-slider = Passo della partita
replay-go = Vai
replay-run = Avvia
replay-eyes = Visto da
replay-everybody = Tutti
replay-file = Una registrazione scaricata qui o scritta nel terminale
replay-choose-file = Scegli un file
replay-look = Apri
replay-play-on = Rigioca da qui
replay-play-as = come
replay-go-on = Continua questa partita
replay-link = Un link a questa partita
replay-link-note = Tutta la partita è nel link; nulla viene inviato a nessuno.
replay-take-along = Continua senza server
replay-at-server = Continua su un server
replay-go-there = Vai
replay-bring = Una partita venuta da altrove
replay-bring-lead = Apri una partita salvata in un file o ricevuta con un link. Se è finita puoi rivederla, altrimenti continuarla.
replay-bring-reading = Apro la partita…
replay-bring-broken = Questo link è incompleto, o non è una partita di Trois.

## error

error-title = Non ha funzionato
error-home = Torna alla pagina iniziale
error-other = Qualcosa è andato storto. La partita è salva.
error-no-lesson = Questa lezione o questo problema non esiste.
error-no-table = Questo tavolo non esiste.
error-no-seat = Questo posto non esiste.
error-seats = Quel numero o tipo di posti non va bene per il gioco.
error-seat-taken = Il posto è occupato.
error-seat-refused = Gli altri hanno detto di no.
error-asked-already = Qualcuno ha appena chiesto questo posto. Riprova tra un minuto.
error-nobody-yet = Qui non ti conosciamo ancora: prima siediti a un tavolo.
error-has-seat = Hai già un posto qui.
error-link-gone = Quel link non vale più. Chiedine uno nuovo.
error-passkey = Il server non conosce questa passkey.
error-no-notices = Questo server non può mandare messaggi.
error-too-few-seats = Per questo gioco non bastano meno posti.
error-no-watching = Questa partita si gioca a porte chiuse.
error-watch-later = Si potrà guardare a partita finita.
error-undo-today = Questa partita è uguale per tutti: i lanci non si annullano.
error-hint-today = Questa partita è uguale per tutti: si gioca senza suggerimenti.
error-sealed = La partita si potrà scaricare quando nessuno potrà più giocarla.
error-no-talk = A questo tavolo non si parla.
error-talk-too-fast = Più piano, per favore: una frase alla volta.
error-phrases-only = A questo tavolo si parla solo con le frasi pronte.
error-seats-open = Ci sono ancora posti liberi.
error-not-your-seat = Non è il tuo posto.
error-not-your-table = Non siedi a questo tavolo.
error-not-started = La partita non è cominciata.
error-not-over = La partita non è finita.
error-over = La partita è finita.
error-stale = A quella domanda è già stato risposto; ecco il tabellone com’è ora.
error-illegal = Ora non è possibile; queste sono le tue scelte.
error-nothing-to-undo = Non c’è nulla da annullare.
error-not-your-turn = Non è il tuo turno.
error-hint-too-many = Troppi suggerimenti in una volta; rifletti un momento per conto tuo.
error-review-too-many = Hai chiesto molte analisi; aspetta un minuto.
error-review-not-over = L’analisi arriva a partita finita.
error-review-busy = In questo momento si preparano molte analisi; torna tra qualche minuto.
error-hint-busy = I bot sono molto occupati; chiedi di nuovo tra un momento.
error-hint-failed = Qui il bot non ha suggerimenti da dare.
error-no-replay = Questa partita non è più qui; scegli di nuovo il suo file.
error-no-record = Scegli prima un file di registrazione.
error-no-moment = Questo momento non esiste nella partita.
error-bad-record = Quel file non è la registrazione di una partita.
error-too-costly = Leggere questo file richiederebbe troppo tempo.
error-reading-busy = In questo momento si stanno leggendo molti file; riprova tra un attimo.
error-not-away = Quel giocatore non è assente.
error-no-key = La richiesta non era completa.
error-no-level = Non c’è un bot di quel livello.
error-no-token = Serve un token: POST /api/persons ne dà uno.
error-bad-wish = La richiesta non è stata capita.
error-bad-setting = Questa impostazione non esiste.
error-busy = Al tavolo ci sono troppe richieste; riprova.
error-database = Al momento il server non riesce ad accedere al suo database. Nulla di ciò che è confermato è andato perso; questa pagina riprova da sola.
error-status-408 = La richiesta ha impiegato troppo ad arrivare.
error-status-429 = Troppe richieste insieme; aspetta un momento.
error-streams-too-many = Troppe pagine di questo server sono aperte insieme; chiudine qualcuna.
error-tables-too-many = Troppi tavoli in poco tempo; aspetta un momento.
error-bad-host = Questo server non risponde a quell’indirizzo.
error-bad-name = Scegli un nome con caratteri visibili.
error-table-broken = Questo tavolo non si può più leggere. È stato messo da parte con tutto ciò che ne era stato salvato; gli altri tavoli continuano.
error-undo-bot = I bot non acconsentono: nel frattempo si sono lanciati dadi o si è mostrato qualcosa agli altri.
error-status-400 = La richiesta non è stata capita.
error-status-403 = La pagina è scaduta. Torna indietro, ricaricala e riprova.
error-status-404 = Questa pagina non esiste.
error-status-405 = La richiesta non è stata capita.
error-status-413 = I dati inviati erano troppi.
error-bad-cards = Questo file di carte corrette non si può usare.

## cards

cards-legend = Carte corrette
cards-note = Hai il gioco in scatola? Scegli un file TOML con i numeri diversi sulle tue carte, nel formato di trois cards; solo quelli diversi.
cards-changed = { $n ->
    [one] Si gioca con carte corrette: un numero è diverso
   *[other] Si gioca con carte corrette: { $n } numeri sono diversi
}
cards-card = Carta
cards-number = Numero
cards-usual = Abituale
cards-here = A questo tavolo

## level-about

level-about-own = Aggiunto dal proprietario di questo server.

## play

play-pick-first = Prima i dadi
play-picked = Per che cosa?
play-pick-clear = Rimetti a posto i dadi
play-fewer = Meno volte…
play-whose = Scegli di chi usare gli abitanti
play-lower = Uno in meno
play-higher = Uno in più
play-as-is = com’è
play-in-hand = Il dado in mano
play-phases = Fasi

## home

home-place = { $n }º posto

## play

play-to-moment = Rivedi questo momento della partita
play-standing = punti se finisse ora
play-standing-open = punti visibili se finisse ora, senza ciò che è nascosto
play-now = Fallo giocare subito
play-thought = Tempo di riflessione trascorso

## over

over-yours = { $name }, la città è tua
over-ahead = { $n ->
    [one] { $points } punti, uno in più di { $name }.
   *[other] { $points } punti, { $n } in più di { $name }.
}
over-behind = { $n ->
    [one] Tu ne hai { $points }, uno in meno.
   *[other] Tu ne hai { $points }, { $n } in meno.
}
over-led = { $name } ha condotto fino al round { $round }.
over-rounds = { $n } round
over-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
over-to-rematch = Alla rivincita
over-rematch-waiting = { $name } vuole rigiocare: il tavolo aspetta.
over-ready = { $name } partecipa
over-asked = { $name }: invito mandato
over-place = { $n }º
over-best = Soprattutto: { $source } ({ $n })
over-points-word = punti
over-sum = Punti
over-curve = I punti nei round
over-curve-note = L’ultimo passo, ombreggiato, è la fine, con tutto ciò che conta solo allora.
over-end = fine
over-dice-note = { $n ->
    [one] Un lancio. La linea è ciò che darebbe il caso.
   *[other] { $n } lanci fra tutti. La linea è ciò che darebbe il caso.
}
over-dice-average = Media { $average }; attesa 3,50.
over-tallies = { $name } in cifre
over-for-deniers = { $n ->
    [one] per 1 denaro
   *[other] per { $n } denari
}
over-share = Condividi il risultato
over-postcard = Cartolina della tua città
over-by-day = Di giorno
over-by-night = Di notte
over-share-text = { $title }: { $result }

## error

error-owner-link = Questo link è già stato usato o è troppo vecchio; trois admin ne dà uno nuovo.

## me

me-title = Che cosa sa di te questo server
me-lead = Non c’è un account: un cookie con un numero casuale permette al server di riconoscerti.
me-no-name = ancora nessun nome
me-tables = Tavoli con un tuo posto o aperti da te
me-cookies = Cookie
me-cookies-note = il numero casuale, la lingua, chiaro o scuro, la conferma, la dimensione della finestra
me-forget-title = Cancella ciò che sai di me
me-forget-lead = Il tuo nome, le tue imprese e i tuoi cookie vengono cancellati. Nelle partite in corso un bot gioca al tuo posto; in quelle finite il tuo posto riceve un altro nome e gli altri conservano la partita. Non si può annullare.
me-sure = Sì, cancella tutto
me-forget = Cancella
me-forgotten = Tutto cancellato
me-forgotten-lead = Il server non sa più nulla di te. Quando tornerai, per lui sarai una persona nuova.

## admin

admin-title = Stato del server
admin-lead = Solo per chi lo gestisce. Tavoli, persone e decisioni sono contati nel database; tutto il resto riguarda questo processo.
admin-refresh = Aggiorna
admin-leave = Esci
admin-enter = Apri il pannello
admin-enter-lead = Questo link apre una sola volta il pannello di chi gestisce il server, in questo browser, per dodici ore.
admin-tables = Tavoli
admin-waiting = In attesa di giocatori
admin-running = In corso
admin-over = Finiti
admin-decisions = Decisioni salvate
admin-in-memory = In memoria
admin-set-aside = Messi da parte, illeggibili
admin-people = Persone adesso
admin-present = Ai loro tavoli
admin-streams = Pagine aperte
admin-addresses = Indirizzi
admin-persons = Conosciute per nome
admin-bots = Bot
admin-playing = Tavoli a cui giocano
admin-thinking = Processi che pensano
admin-queue = Riflessioni in attesa
admin-tasks = Attività in background
admin-runs = { $n ->
    [one] in funzione; { $n } errore finora
   *[other] in funzione; { $n } errori finora
}
admin-fails = { $n ->
    [one] non funziona; { $n } errore finora
   *[other] non funziona; { $n } errori finora
}
admin-database = Database
admin-kind = Tipo
admin-size = Dimensione
admin-commits = Durata di una transazione
admin-refused = Modifiche non scritte
admin-machine = Processo e macchina
admin-process = Numero del processo
admin-uptime = In funzione da
admin-memory = Memoria
admin-requests = Richieste
admin-load = Carico
admin-disk = Disco: libero e totale
admin-versions = Versioni
admin-errors = Ultimi avvisi ed errori
admin-no-errors = Nessuno dall’avvio.

## stage

stage-cards = Nuovo round: si scoprono le carte
stage-income = Rendita e stipendi
stage-dice = Si lanciano i dadi
stage-events = Gli eventi agiscono
stage-black = Dadi neri
stage-wheel = La ruota gira
stage-crier = Il banditore suona la campana
stage-skip = clicca per saltare

## taste

taste-builder = ama costruire
taste-trader = ama i commerci
taste-fighter = ama combattere
taste-gambler = ama rischiare
taste-courtier = ama la buona compagnia

## frame

frame-pages = Pagine
frame-play = Gioca

## home

home-learn = Impara
home-rules = Regole
home-against-novices = Cominci contro principianti.
home-against = Avversari: livello { $level }.
home-against-asked = Ti verrà chiesto quanto devono essere forti i bot.
home-change-level = Cambia

## level-ask

level-ask-title = Quanto devono essere forti i bot?
level-ask-note = Hai finito la tua prima partita. Scegli per { $game } e per dopo; puoi cambiare in ogni momento.

## new

new-name-here = Nome
new-nobody = Ancora nessuno
new-fair = I dadi sono fissati quando il tavolo si apre, e tutti possono verificarli dopo.

## seat-kind

seat-kind-me = Io
seat-kind-open = Amico
seat-kind-here = Questo schermo
seat-kind-bot = Bot
seat-kind-none = Vuoto

## level-short

level-short-random = gioca a caso
level-short-novice = fa i primi passi
level-short-steward = conosce bene le regole
level-short-expert = difficile da battere
level-short-master = il più forte

## first

first-title = La tua prima partita
first-read = Capito

## rules

rules-signs = Che cosa vogliono dire i segni
rules-read = Leggi la regola
rules-all = Tutte le regole
rules-close = Chiudi

## learn

learn-title = Impara
learn-lead = Per ogni gioco una prima partita guidata, da dieci a quindici minuti. Esci quando vuoi: il punto in cui eri resta segnato.
learn-about-lesson = { $n ->
    [one] { $n } capitolo
   *[other] { $n } capitoli
}
learn-chapters-done = Completati: { $n } su { $all }
learn-chapters = Capitoli
learn-begin = Inizia la lezione
learn-go-on = Continua
learn-again-lesson = Ripeti la lezione
learn-puzzles = Problemi
learn-solved-of = Risolti: { $n } su { $all }
learn-chapter = Capitolo { $number } di { $all }: { $name }
learn-done = completato
learn-again = dall’inizio
learn-of = { $n } di { $all }
learn-right = Giusto:
learn-happened = Che cosa è successo
learn-why-not = Perché no: { $name }?
learn-this-one = Questa: { $name }
learn-times = { $name } ({ $n })
learn-solved = Risolto:
learn-show-me = Mostrami
learn-next = Avanti
learn-back = Un passo indietro
learn-skip = Salta
learn-finish = Fai finire un bot
learn-rules = Regole
learn-leave = Esci e tieni il segno
learn-puzzle = Problema { $n }
learn-next-puzzle = Prossimo problema
learn-overview = Tutte le lezioni
learn-all-puzzles = Tutti i problemi
learn-own-puzzles = Dalle tue partite
learn-own-puzzle = Round { $round } della tua partita
learn-own-task = Tocca di nuovo a te, come nella tua partita. Quale decisione sarebbe stata migliore?
learn-own-played = È quello che hai giocato. Guarda meglio!
learn-own-other = L’analisi ha trovato di meglio.
learn-task = Tocca a te. Quale decisione è chiaramente la migliore?
learn-gains = { $n ->
    [one] La scelta migliore dovrebbe dare { $n } punto in più.
   *[other] La scelta migliore dovrebbe dare { $n } punti in più.
}
