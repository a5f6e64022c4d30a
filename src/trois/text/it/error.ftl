### What may be wrong. The engine reads the English entries by itself: they are plain text with places, one line each.

## Sentences and their places

place = { $outer }: { $inner }
record = partita
position = posizione
seat = posto { $seat }
seat-area = posto { $seat }, { $area }
decision = posto { $seat }, decisione { $number }
older-rules = regole in versione { $version }, che la versione { $known } non sa seguire

## The command line

see-help = { $what } (vedi: { $command } --help)
required = manca: { $names }
unrecognized = argomenti sconosciuti: { $names }
ambiguous = opzione ambigua: { $name } può essere { $names }
argument = argomento { $name }: { $what }
invalid-choice = scelta sconosciuta: «{ $answer }» (a scelta: { $choices })
one-argument = serve un valore
no-value = non vuole nessun valore
not-int = «{ $answer }» non è un numero intero
not-float = «{ $answer }» non è un numero
not-whole = «{ $answer }» non è un numero intero da 0 in su
missing-extra = serve { $module }, che non è installato: pip install '{ $extra }'
no-language = non c’è una lingua «{ $language }»; ci sono: { $languages }
no-game = non c’è un gioco «{ $game }»; ci sono: { $games }
no-rules = non ci sono regole di «{ $game }»
no-chapter = non c’è un capitolo «{ $chapter }»; ci sono: { $chapters }
option-form = --option { $word }: scrivi NOME=VALORE, per esempio expansion=true
option-twice = --option { $name }: data due volte
resume-terms = --resume continua la partita com’era: togli { $name }
sim-human = --seats: in una simulazione ogni posto è un bot
nobody = posti: «{ $kind }» al posto { $place } non esiste; ci sono: { $kinds }
long-name = posti: il nome «{ $name }…» supera { $most } lettere
is-over = { $file }: questa partita è finita; rivedila con: trois replay { $file }
who-plays-on = { $file }: ci giocava «{ $who }»; di’ con --seats chi continua
seats-of-match = --seats: la partita ha { $seats } posti, non { $number }
at = --at { $at }: la partita ha { $total } decisioni; le posizioni vanno da 0 a { $total }
no-seat = --seat: non c’è il posto «{ $seat }»; ci sono: { $seats }
seconds-jobs = --seconds e --jobs: numeri maggiori di 0
no-number = Non c’è una scelta { $answer }: vanno da 1 a { $last }.
no-choice = «{ $answer }» non è possibile adesso; scrivi il numero di una scelta, o il suo testo. ? mostra l’aiuto.

## Files, and what the system says about them

no-such-file = questo file o cartella non esiste
denied = accesso negato
is-folder = è una cartella
not-folder = non è una cartella
file-exists = il file esiste già
disk-full = non c’è più spazio sul disco
name-too-long = il nome del file è troppo lungo
read-only = questo disco si può solo leggere
address-used = l’indirizzo è già in uso
no-address = questo indirizzo qui non esiste
cannot-read = non si può leggere: { $what }
cannot-write = non si può scrivere: { $what }
file-there = { $file } c’è già; scegli un altro nome
exists-already = { $file } esiste già; dai un altro nome, o continua con: --resume { $file }
no-folder = la sua cartella non esiste
not-utf8 = non è testo UTF-8
not-json = non è un testo JSON intero; forse è troncato
toml-line = non è TOML: riga { $line }, colonna { $column }
toml-end = non è TOML: manca la fine
toml-limits = un numero è troppo lungo, o le parentesi sono annidate troppo a fondo
text-syntax = testo { $entry }: la riga { $line } non rientra nella parte di Fluent che Trois legge
later-feats = scritto da una versione più recente di trois

## Data of every kind

whole-action = un’azione è un numero intero, non { $found }
whole-seat = un posto è un numero intero, non { $found }
whole-seed = un seme è un numero intero, non { $found }
whole-at = `at` è un numero intero, non { $found }
whole-seats = il numero di posti è un numero intero, non { $found }
whole-games = il numero di partite è un numero intero, non { $found }
whole-processes = il numero di processi è un numero intero, non { $found }
whole-simulations = il numero di simulazioni è un numero intero, non { $found }
whole-max-cycles = max_cycles è un numero intero, non { $found }
not-table = attesa una tabella di valori con nome, trovato { $found }
key-not-text = la chiave { $name } non è un testo
key-missing = manca «{ $name }»
key-unknown = chiave sconosciuta { $name }
not-flag = atteso true o false, trovato { $found }
not-text = atteso un testo, trovato { $found }
not-list = attesa una lista, trovato { $found }
not-integer = atteso un numero intero, trovato { $found }
length = valori attesi: { $length }, trovati: { $found }
not-between = { $value } non è tra { $least } e { $most }
not-among = { $value } non è tra { $choices }
not-json-value = { $value } non si può scrivere in JSON
expected-word = atteso «{ $word }»
fixed = non si può cambiare
fixed-word = atteso «{ $word }»; non si può cambiare

## Matches

seats = { $game } è da { $fewest } a { $most } giocatori, non { $number }
no-option = { $game } non ha l’opzione «{ $name }»; ha: { $names }
no-options = { $game } non ha l’opzione «{ $name }»; non ne ha nessuna
option-value = opzione { $name }: { $value } non è tra { $choices }
seed = un seme è un numero intero da 0 in su, non { $number }
no-part = il gioco «{ $game }» non ha una parte in «{ $layer }»: non c’è il modulo { $module }
other-view = è una vista di «{ $game }», non di «{ $other }»
over = la partita è finita
not-asked = non tocca al posto { $seat }; si aspetta: { $waiting }
no-seat-number = non c’è un posto { $seat }; vanno da 0 a { $last }
no-action = nessuna azione si chiama «{ $text }»
no-action-alike = nessuna azione si chiama «{ $text }»; forse intendevi: { $alike }
no-action-number = non c’è un’azione { $action }; vanno da 0 a { $last }
action-part = { $kind }: { $part } { $value } non esiste
not-legal = il posto { $seat } ora non può fare «{ $action }»; può fare: { $choices }
undo-nothing = il posto { $seat } non ha decisioni da annullare
undo-chance = dopo c’è stato un lancio o una carta scoperta: gli altri posti devono essere d’accordo
undo-others = nel frattempo ha deciso un altro posto: gli altri posti devono essere d’accordo
outcome-range = esito { $at }: { $outcome } non è tra 0 e { $most }
outcome-missing = manca l’esito { $at }

## Records and positions

record-format = formato { $version }; questa versione legge il formato { $known }
rules-version = { $game }, regole { $version }; questa versione gioca { $known }
record-game = una partita a { $game }, non a { $other }
record-checksum = la somma di controllo non corrisponde al contenuto; è stata alterata
record-cards = giocata con altri numeri delle carte rispetto a questa versione
decisions-left = restano decisioni di posti a cui non tocca
record-outcomes = più esiti del caso di quanti la partita ne ha usati
record-scores = i punti indicati non sono quelli della partita
record-no-seed = non dice da quale seme vengono i suoi esiti
record-seed = il seme non è quello di cui fu mostrata l’impronta
record-outcome = l’esito { $at } non è quello che dà il suo seme
at-range = la partita ha { $total } decisioni: `at` va da 0 a { $total } (-1: tutte), non { $at }
position-game = una posizione di { $game }, non di { $other }
step-not-allowed = { $step } lì non è permesso
step-ends = { $step } conclude l’azione
step-of-none = { $step } non è un passo di un’azione

## Cards

cards-key = chiave sconosciuta { $name }; note: { $keys }
cards-table = attesa una tabella, trovato { $found }
cards-value = atteso un valore come { $old }, trovato { $found }
cards-rows = attese righe con il loro id, trovato { $found }
cards-no-id = una riga senza id: { $found }
cards-id = id sconosciuto { $id }; noti: { $ids }
cards-large = più di { $size } KiB
cards-print = un testo ha caratteri che non si stampano
cards-values = un valore non si può scrivere in JSON
effect-needs = «{ $effect }» ne ha bisogno
troyes-activations = { $divisor } permette { $times } attivazioni; al massimo sono { $most }
troyes-palace = il Palazzo ha uno spazio per ogni valore, da 1 a 6
troyes-two-rows = il valore { $value } ha due righe
troyes-no-row = il valore { $value } non ha una riga
troyes-six-spaces = { $rows } righe di { $length } spazi non fanno 6 spazi
troyes-no-space = non c’è lo spazio { $space }
troyes-space-twice = uno spazio è nominato due volte
troyes-delayed = se una carta agisce subito o più tardi fa parte del suo effetto
troyes-steps = le soglie devono crescere
dice-two-faces = nessuna tessera ha due facce di questo colore: { $colour }
dice-neighbours = { $left } e { $right } non sono vicine, da sinistra a destra
tournay-prestige = gli edifici prestigiosi sono le carte di livello 3
tournay-card-effect = «{ $effect }» non è un effetto di una carta di questo tipo: { $kind }
tournay-event-effect = «{ $effect }» non è un effetto di un evento
tournay-one-effect = atteso 1 effetto, trovati { $found }
tournay-standing = si confronta solo «standing»
tournay-no-colour = serve almeno un colore
tournay-pile = attese 9 carte base, { $swapped } da togliere e { $swapped } dell’estensione, trovate { $base }, { $removable } e { $extra }

## Positions of Troyes

troyes-deniers = meno di 0 denari
troyes-influence = l’Influenza non è tra 0 e { $most }
troyes-vp-sum = i conti dei punti (vp) non tornano
troyes-vp-below = meno di 0 punti (vp)
troyes-vp-losses = vp: solo le perdite sono sotto 0
troyes-modifiers = i conti dei cubetti in attesa non tornano
troyes-supply = una riserva sotto 0
troyes-citizens = il posto { $seat } ha { $count } cittadini, non { $all }
troyes-none-in-play = il posto { $seat } non ha cittadini in gioco
troyes-neutral = { $count } cittadini neutrali; ce ne sono { $all }
troyes-one-space = due commercianti su uno spazio
troyes-face-down = commercianti su una carta coperta
troyes-nobodys-tradesman = un commerciante che non è di nessuno
troyes-dice-count = { $count } dadi di questo colore: { $colour }; ce ne sono 6
troyes-dice-sum = i conti dei dadi di questo colore non tornano: { $colour }
troyes-black-count = i dadi neri sono sei
troyes-black-order = attesi al massimo sei valori, in ordine crescente
troyes-event-twice = una carta evento è in due posti
troyes-event-missing = manca una carta evento di questo colore: { $colour }
troyes-marauding = Fuorilegge non è il suo primo evento
troyes-other-deck = { $deck } contiene una carta di un altro mazzo
troyes-red-events = gli eventi rossi non sono tanti quanti i round
troyes-red-deck = una carta in meno a ogni round
troyes-yellow-deck = una carta in meno per ogni carta rossa che lo chiama
troyes-not-queued = cubetti su { $event }, che non è in coda
troyes-full = { $event } è pieno, ma non neutralizzato
troyes-nobodys-cube = { $event }: un cubetto che non è di nessuno
troyes-column = i conti di una colonna non tornano
troyes-open-spaces = i conti degli spazi liberi non tornano
troyes-round-0 = il round 0 è il piazzamento iniziale, e solo quello
troyes-over-early = finita prima dell’ultimo round
troyes-black-dice = i dadi neri restano solo finché vengono contrastati
troyes-district = denari in un distretto
troyes-passed = a chi ha passato non tocca più
troyes-no-die = non restano dadi, ma il round continua
troyes-left = quel che resta da fare non torna
troyes-miller = lo usa solo il Mugnaio
troyes-all-placed = il piazzamento iniziale è completo
troyes-places-now = ora piazza un altro posto
troyes-supply-placed = riserva e cittadini piazzati non tornano
troyes-neutral-placed = il numero di cittadini neutrali non va con il piazzamento iniziale
troyes-nothing-yet = nel piazzamento iniziale nessuno è espulso e nessun dado è ancora lanciato
troyes-owner = atteso un posto, grey o null, trovato { $found }
troyes-expelled = su un edificio può stare sdraiato al massimo un cittadino di ogni colore
troyes-players-only = solo i giocatori hanno commercianti
troyes-two-tradesmen = il posto { $seat } ha due commercianti su una carta
troyes-six-owners = attesi sei proprietari
troyes-hangs = un cubetto sullo spazio { $space } è sospeso in aria
troyes-event-cubes = attesi proprietari di cubetti, meno delle caselle dell’evento
troyes-character-twice = un personaggio è distribuito due volte
troyes-other-slot = { $card } non va lì

## Positions of Troyes Dice

dice-plazas = ognuna delle nove tessere sta in un posto
dice-half = la partita finisce dopo il pomeriggio del giorno 8
dice-tiles = tre tessere diverse con l’espansione, nessuna senza
dice-tile-slot = il posto { $slot } non ha una piazza con due facce uguali
dice-numbers = [{ $numbers }] non sono i numeri da 1 a 6
dice-standard = [{ $numbers }] non è l’ordine normale da 1 a 6
dice-run = [{ $numbers }] non sale né scende da { $first }
dice-four = [{ $dice }] non sono quattro dadi in ordine crescente
dice-black = il dado nero ({ $value }) deve stare prima dei dadi trasparenti dello stesso valore
dice-stage = con questa numerazione non viene chiesto: { $numbering }
dice-number-twice = un numero è scritto due volte
dice-left-to-right = i numeri si scrivono da sinistra a destra
dice-numbers-asked = [{ $numbers }] non va con la domanda
dice-not-rolled = non si lancia niente prima di numerare le colonne
dice-not-drawn = non si segna niente prima di numerare le colonne
dice-shown = il foglio non può venire da questo in mezza giornata
dice-waiting-order = i posti sono in ordine, ognuno una volta
dice-herald = [{ $waiting }], ma solo l’araldo, posto 0, numera le colonne
dice-half-day = [{ $waiting }]: un posto decide in ogni mezza giornata, nessuno dopo l’ultima
dice-circled = { $circled } cerchiati, da { $least } a { $most }
dice-unspent = { $unspent } non spesi su { $circled }
dice-citizens = { $count } su { $most }: { $colour }
dice-cathedrals = l’ordine [{ $order }] non corrisponde a quelle costruite: [{ $built }]
dice-crossed = { $count } dadi, ma al massimo { $most } finora
dice-not-waited = «{ $question }» non va con i posti che si aspettano
dice-work = un valore non significa niente
dice-bonuses = { $count } bonus insieme, più di { $most }
dice-bonuses-left = restano bonus, ma la domanda è «{ $question }»
dice-any-type = la piazza { $plaza } non chiede una risorsa a scelta
dice-no-answer = «{ $question }» qui non ha risposta

## Positions of Tournay

tournay-last-round = il round { $round } è sempre l’ultimo
tournay-citizens-below = meno di 0 abitanti da qualche parte: { $colour }
tournay-citizens = { $count } abitanti di questo colore: { $colour }; il gioco ne ha { $all }
tournay-deniers = meno di 0 denari da qualche parte
tournay-times = { $card } c’è { $count } volte
tournay-coins = { $coins } gettoni sul posto { $place } della fila, che ne tiene { $most }
tournay-district = un quartiere ha al massimo 3 linee e 3 colonne, è connesso e contiene { $centre }
tournay-one-name = due edifici prestigiosi con lo stesso nome
tournay-placed = abitanti sugli edifici: { $placed }, non { $kept }
tournay-hand-order = una mano non in ordine
tournay-hand-known = una carta in mano che il proprietario non conosce
tournay-stack = un’area ha una pila di almeno una carta
tournay-stack-colours = carte di colori diversi stanno una sull’altra
tournay-occupied = solo gli edifici di livello 1 e 2 sono occupati
tournay-cannot-work = un abitante di questo colore non può lavorare lì: { $colour }
tournay-index = il quartiere è annotato come { $kept }, non { $found }
tournay-other-pile = { $card } è nella pila { $pile }
tournay-pile-cards = { $count } carte di { $pile }; il gioco ne ha { $all }
tournay-criers = banditori dentro: { $count }
tournay-crier-known = un banditore già noto
tournay-knows = una carta è nota a un posto che non esiste
tournay-stocked = annotata come vuota, o no, per errore
tournay-visible = una carta visibile che non tutti conoscono
tournay-knowers = attese liste dei posti che conoscono una carta, -1 per gli spettatori
tournay-asked-over = qualcuno decide finché la partita non è finita, e solo allora
tournay-asked-together = i posti [{ $seats }] non decidono insieme
tournay-asked-turn = il posto { $seat } decide nel turno del posto { $active }
tournay-looked = carte guardate: { $count }
tournay-looked-pile = le carte guardate non sono della pila da cui si pesca
tournay-question = la domanda «{ $question }» non va con il tavolo
tournay-no-answer = il posto { $seat } non può rispondere a quel che gli si chiede
tournay-work-item = atteso un tipo di lavoro e tre numeri, trovato { $found }
tournay-work-during = «{ $work }» è da fare durante «{ $question }»
tournay-work-end = il lavoro finisce con la fine di un turno, l’azione di un turno o la fine della partita
tournay-work = il lavoro «{ $work }» non va con il tavolo
tournay-three-actions = attese al massimo tre azioni, trovato { $found }
tournay-answered = il posto { $seat } ha risposto a quel che non gli si chiedeva
tournay-last-card = il posto { $seat } decide finché la sua ultima carta non è posata, e solo allora

## Bots, simulation and arena

no-bot = non c’è un bot «{ $name }»; ci sono: { $names }, oppure uno tuo: modulo:Classe o 'exec:programma'
bot-import = bot «{ $bot }»: { $module } non si può importare: { $what }
bot-missing = bot «{ $bot }»: { $module } non ha { $name }
bot-made = il bot «{ $bot }» non si può creare: { $what }
bot-choose = bot «{ $bot }»: gli serve un metodo choose(view, legal, clock)
bot-program = bot «{ $bot }»: non c’è un programma «{ $program }» da avviare
bot-command = bot «{ $bot }»: { $what }
bot-exec = bot «exec:»: scrivi poi il programma, per esempio exec:./mybot
network-size = una rete ha { $size } numeri, non { $found }
network-file = { $file } non è un file di pesi
network-inputs = { $file } è fatto per altri ingressi: versione { $version }, { $inputs }
no-network = { $level } non ha in { $game } una rete di cui cambiare i pesi
no-task = non c’è la prova «{ $name }»; ci sono: { $names }
other-benchmark = { $file } non è un risultato della versione { $version } delle prove
dataset-numbers = partite, processi e simulazioni sono numeri da 1 in su
no-dataset = non è una riga di un insieme di dati di versione { $version }
games-range = --games { $games }: da 1 a { $most }
bots-needed = { $seats } posti vogliono altrettanti bot, non { $number }
margin = --margin va con --beats
beats-table = --beats riguarda un solo tavolo: tanti bot quanti posti
shares = --beats { $rate } --margin { $margin }: quote tra 0 e 1, come 0.75 e 0.05
least-number = --{ $name } { $given }: un numero di almeno { $least }
needs-ray = --ray richiede l’extra [ray]: pip install '{ $extra }'
other-engine = { $file } è stato giocato da un’altra versione del motore; scegli un’altra cartella con --out
other-bots = { $file } è stato giocato da un’altra versione di un bot; scegli un’altra cartella con --out
other-versions = { $file } è stato giocato da altre versioni del motore e di un bot; scegli un’altra cartella con --out
other-arena = { $file } contiene i risultati di un’altra arena; scegli un’altra cartella con --out

## Environments

env-actions = le azioni sono numeri interi, non { $found }
env-processes = { $games } partite in { $processes } processi: ne serve almeno una per ognuno
env-games = { $games } partite: ne serve almeno una
env-seeds = { $seeds } semi per { $games } partite
env-mask = reset_mask: { $games } valori di verità, non { $found } di forma { $shape }
env-closed = queste partite sono chiuse: creane di nuove
env-ended = la partita { $game } è finita: riavviala (opzioni: reset_mask)
env-bot-answer = il bot al posto { $seat } ha risposto { $action }, che non è un’azione permessa
env-opponents = { $seats } posti: di’ chi gioca gli altri, per esempio opponents='steward' o 'self'
env-opponent-count = { $opponents } avversari per { $others } altri posti
env-start-terms = una posizione ha le proprie carte e opzioni: non indicarne accanto a start
env-start-game = la posizione è di { $found }, non di { $game }
env-start-seats = la posizione ha { $found } posti, non { $seats }
env-memory = questa partita richiede almeno { $rows } righe di memoria: memory={ $memory } non basta
env-rules = { $game } ha le regole in versione { $known }, non { $version }
env-seat = seat: «{ $seat }» non è né un numero né «{ $rotate }»
env-simulations = { $simulations } simulazioni: ne serve almeno una
env-forfeit = l’episodio è finito con un’azione non permessa: riavvialo
env-illegal = partita { $game }: l’azione { $action } ora non è permessa
env-over = l’episodio è finito: riavvialo
env-none = deve decidere { $agent }: None è per gli agenti la cui partita è finita
env-main-guard = un processo delle partite è terminato subito: un programma che ne avvia più d’uno comincia sotto `if __name__ == "__main__":`, oppure indica processes=1
no-reward = non c’è una ricompensa «{ $reward }»; ci sono: { $rewards }

## Lessons

no-puzzle = non c’è un problema { $number }
lesson-not-asked = non è quel che si chiede qui
lesson-kind = un passo è uno di questi: { $kinds }
lesson-answer = un `ask` ha una risposta, nient’altro ne ha
lesson-script = «{ $word }» non è un posto e un’azione, come «1 pass»
lesson-point = «{ $point }» non indica niente: scrivi uno tra { $kinds }, due punti e un nome

## The server

at-least = --{ $name } { $given }: almeno { $least }
at-most = --{ $name } { $given }: al massimo { $most }
infinite = --{ $name } { $given }: deve essere un numero finito
host = --host: un indirizzo su cui ascoltare, come 127.0.0.1 o 0.0.0.0
allowed-host = --allowed-hosts { $host }: un nome come trois.example o *.example, senza porta
address = --address { $address }: scrivilo con http:// o https://
proxy = --trusted-proxies { $proxy }: un indirizzo come 10.0.0.2 o una rete come 10.0.0.0/8
listen = non si può ascoltare su { $address }: { $what }; prova --port 0
processes-postgres = --processes: per più d’uno serve PostgreSQL (--database postgresql://...); SQLite ha un solo server
processes-port = --processes: questo sistema non lascia condividere una porta a più processi
bots-form = --bots { $word }: modulo:Classe o «exec:programma», per esempio Merlin=exec:./merlin
bots-twice = --bots { $word }: c’è già un bot «{ $name }»; chiamalo NOME={ $spec }
needs-postgres = PostgreSQL richiede l’extra [postgres]: pip install '{ $extra }'
database-open = il database { $database } non si apre: { $what }
database-file = il file non si apre
database-none = il file non è un database
database-table = manca la tabella { $name }
database-form = serve un file o un indirizzo come postgresql://user@host/name
database-kind = «{ $kind }» non è un database per trois: sqlite o postgresql
database-newer = ci ha scritto una versione più recente di trois
database-older = ci ha scritto una versione più vecchia di trois; trois serve lo aggiorna
database-damaged = è danneggiato ({ $what }); trois restore mette una copia al suo posto
database-taken = lo sta usando un altro server
backup-tables = nel database ci sono già tavoli; --force mette la copia al loro posto
backup-no-database = { $file } non è un database di trois: { $what }
backup-damaged = { $file } è danneggiato: { $what }
backup-copy = { $file } non si può copiare in { $target }: { $what }
no-program = { $program } di PostgreSQL qui non è installato
program-failed = { $program } non è riuscito: { $what }
kind-of-seat = non c’è un tipo di posto «{ $kind }»
no-level = non c’è un livello di bot «{ $level }»
query-number = { $name }: un numero intero da 0 in su
too-many-actions = più di { $most } azioni insieme
other-outcomes = riga { $line }: altri esiti rispetto a quando fu giocata
no-log = né registro né istantanea
row-broken = contiene qualcosa che trois non ha scritto
body-json = non è JSON ({ $reason })
body-missing = { $place }: manca { $name }
body-type = { $place }: qui serve { $wanted }
