### What may be wrong. The engine reads the English entries by itself: they are plain text with places, one line each.

## Sentences and their places

place = { $outer }: { $inner }
record = játszma
position = állás
seat = { $seat }. hely
seat-area = { $seat }. hely, { $area }
decision = { $seat }. hely, { $number }. döntés
older-rules = { $version }. szabályváltozat, amelyet a { $known }. változat nem tud követni

## The command line

see-help = { $what } (lásd: { $command } --help)
required = hiányzik: { $names }
unrecognized = ismeretlen argumentumok: { $names }
ambiguous = nem egyértelmű kapcsoló: { $name }; lehet: { $names }
argument = { $name } argumentum: { $what }
invalid-choice = ismeretlen választás: „{ $answer }” (választható: { $choices })
one-argument = egy érték kell
no-value = nem kell hozzá érték
not-int = „{ $answer }” nem egész szám
not-float = „{ $answer }” nem szám
not-whole = „{ $answer }” nem jó: 0 vagy annál nagyobb egész szám kell
missing-extra = ehhez { $module } kell, de nincs telepítve: pip install '{ $extra }'
no-language = nincs „{ $language }” nyelv; van: { $languages }
no-game = nincs „{ $game }” játék; van: { $games }
no-rules = nincs szabály ehhez: „{ $game }”
no-chapter = nincs ilyen fejezet: „{ $chapter }”; vannak: { $chapters }
option-form = --option { $word }: NÉV=ÉRTÉK alakban, például expansion=true
option-twice = --option { $name }: kétszer szerepel
resume-terms = a --resume a mentett játszmát folytatja: { $name } nélkül
sim-human = --seats: szimulációban minden hely bot
nobody = helyek: nincs „{ $kind }” ({ $place }. hely); van: { $kinds }
long-name = helyek: a „{ $name }…” név hosszabb { $most } betűnél
is-over = { $file }: ennek a játszmának vége; nézd meg így: trois replay { $file }
who-plays-on = { $file }: „{ $who }” játszotta; add meg a --seats kapcsolóval, ki folytatja
seats-of-match = --seats: a játszmának { $seats } helye van, nem { $number }
at = --at { $at }: a játszmában { $total } döntés van; az állások 0-tól { $total }-ig mennek
no-seat = --seat: nincs „{ $seat }” hely; van: { $seats }
seconds-jobs = --seconds és --jobs: 0-nál nagyobb számok
no-number = Nincs { $answer } számú választás: 1-től { $last }-ig mennek.
no-choice = „{ $answer }” most nem lehetséges; írd be egy választás számát vagy szövegét. ? segít.

## Files, and what the system says about them

no-such-file = nincs ilyen fájl vagy mappa
denied = a hozzáférés megtagadva
is-folder = ez egy mappa
not-folder = ez nem mappa
file-exists = a fájl már létezik
disk-full = nincs több hely a lemezen
name-too-long = a fájlnév túl hosszú
read-only = ez a lemez csak olvasható
address-used = a cím már foglalt
no-address = itt nincs ilyen cím
cannot-read = nem olvasható: { $what }
cannot-write = nem írható: { $what }
file-there = { $file } már létezik; válassz más nevet
exists-already = { $file } már létezik; adj más nevet, vagy folytasd így: --resume { $file }
no-folder = a mappája nem létezik
not-utf8 = nem UTF-8 szöveg
not-json = nem egész JSON-szöveg; talán le van vágva
toml-line = nem TOML: { $line }. sor, { $column }. oszlop
toml-end = nem TOML: hiányzik a vége
toml-limits = túl hosszú szám van benne, vagy a zárójelei túl mélyen vannak egymásban
text-syntax = { $entry } szöveg, { $line }. sor: nem a Fluentnek az a része, amelyet a Trois olvas
later-feats = a trois egy későbbi változata írta

## Data of every kind

whole-action = az akció egész szám, nem { $found }
whole-seat = a hely egész szám, nem { $found }
whole-seed = a mag egész szám, nem { $found }
whole-at = az `at` egész szám, nem { $found }
whole-seats = a helyek száma egész szám, nem { $found }
whole-games = a játszmák száma egész szám, nem { $found }
whole-processes = a folyamatok száma egész szám, nem { $found }
whole-simulations = a szimulációk száma egész szám, nem { $found }
whole-max-cycles = a max_cycles egész szám, nem { $found }
not-table = megnevezett értékek táblája kell, ez van: { $found }
key-not-text = a kulcs nem szöveg: { $name }
key-missing = hiányzik: „{ $name }”
key-unknown = ismeretlen kulcs: { $name }
not-flag = true vagy false kell, ez van: { $found }
not-text = szöveg kell, ez van: { $found }
not-list = lista kell, ez van: { $found }
not-integer = egész szám kell, ez van: { $found }
length = { $length } érték kell, ez van: { $found }
not-between = { $value } nincs { $least } és { $most } között
not-among = { $value } nincs ezek között: { $choices }
not-json-value = { $value } nem írható JSON-ba
expected-word = „{ $word }” kell
fixed = nem változtatható
fixed-word = „{ $word }” kell; nem változtatható

## Matches

seats = { $game }: { $fewest }–{ $most } játékos, nem { $number }
no-option = { $game }: nincs „{ $name }” beállítás; van: { $names }
no-options = { $game }: nincs „{ $name }” beállítás; egy sincs
option-value = { $name } beállítás: { $value } nincs ezek között: { $choices }
seed = a mag 0 vagy annál nagyobb egész szám, nem { $number }
no-part = „{ $game }” játék: nincs része itt: „{ $layer }”; nincs { $module } modul
other-view = ez „{ $game }” nézete, nem „{ $other }” játéké
over = a játszmának vége
not-asked = { $seat }. hely: most nem ő dönt; várunk rá: { $waiting }
no-seat-number = nincs { $seat } számú hely; 0-tól { $last }-ig mennek
no-action = nincs ilyen akció: „{ $text }”
no-action-alike = nincs ilyen akció: „{ $text }”; talán erre gondoltál: { $alike }
no-action-number = nincs { $action } számú akció; 0-tól { $last }-ig mennek
action-part = { $kind }: { $part } { $value } nem létezik
not-legal = { $seat }. hely: most nem lehet „{ $action }”; lehet: { $choices }
undo-nothing = { $seat }. hely: nincs visszavonható döntése
undo-chance = azóta dobás vagy felfedett lap volt: a többi helynek bele kell egyeznie
undo-others = azóta egy másik hely döntött: a többi helynek bele kell egyeznie
outcome-range = { $at }. eredmény: { $outcome } nincs 0 és { $most } között
outcome-missing = { $at }. eredmény: hiányzik

## Records and positions

record-format = { $version }. formátum; ez a változat ezt olvassa: { $known }. formátum
rules-version = { $game }, { $version }. szabályváltozat; ez a változat: { $known }
record-game = ez { $game }, nem { $other }
record-checksum = az ellenőrző összege nem illik a tartalmához; megváltoztatták
record-cards = más lapszámokkal játszották, mint ezé a változaté
decisions-left = olyan helyek döntései maradtak, amelyek nem következnek
record-outcomes = több véletlen eredmény, mint amennyi kellett
record-scores = a megadott pontok nem a játszma pontjai
record-no-seed = nem mondja meg, melyik magból jöttek az eredményei
record-seed = a mag nem az, amelynek az ujjlenyomatát közölték
record-outcome = { $at }. eredmény: nem az, amit a magja ad
at-range = a játszmában { $total } döntés van: az `at` 0-tól { $total }-ig mehet (-1: mind), nem { $at }
position-game = { $game } állása, nem { $other } játéké
step-not-allowed = { $step } ott nem megengedett
step-ends = { $step } befejezi az akciót
step-of-none = { $step } nem egy akció lépése

## Cards

cards-key = ismeretlen kulcs { $name }; ismert: { $keys }
cards-table = tábla kell, ez van: { $found }
cards-value = ilyen érték kell: { $old }, ez van: { $found }
cards-rows = id-vel ellátott sorok kellenek, ez van: { $found }
cards-no-id = sor id nélkül: { $found }
cards-id = ismeretlen id { $id }; ismert: { $ids }
cards-large = nagyobb, mint { $size } KiB
cards-print = egy szövegben nem nyomtatható jelek vannak
cards-values = egy érték nem írható JSON-ba
effect-needs = ehhez kell: „{ $effect }”
troyes-activations = { $divisor }: így { $times } aktiválás lenne; legfeljebb { $most } lehet
troyes-palace = a Palotában minden értéknek egy helye van, 1-től 6-ig
troyes-two-rows = két sora van ennek az értéknek: { $value }
troyes-no-row = nincs sora ennek az értéknek: { $value }
troyes-six-spaces = { $rows } sor, soronként { $length } hely: ez nem 6 hely
troyes-no-space = nincs ilyen hely: { $space }
troyes-space-twice = egy hely kétszer szerepel
troyes-delayed = hogy egy kártya rögtön vagy később hat, a hatásához tartozik
troyes-steps = a küszöböknek növekedniük kell
dice-two-faces = egyik lapkának sincs két ilyen színű oldala: { $colour }
dice-neighbours = { $left } és { $right } nem szomszédok, balról jobbra
tournay-prestige = a presztízsépületek a 3. szint lapjai
tournay-card-effect = „{ $effect }” nem lehet ilyen lap hatása: { $kind }
tournay-event-effect = „{ $effect }” nem lehet esemény hatása
tournay-one-effect = 1 hatás kell, ez van: { $found }
tournay-standing = csak a „standing” hasonlítható össze
tournay-no-colour = legalább egy szín kell
tournay-pile = 9 alaplap, { $swapped } kivehető és { $swapped } kiegészítős lap kell, ez van: { $base }, { $removable } és { $extra }

## Positions of Troyes

troyes-deniers = 0-nál kevesebb dénár
troyes-influence = a befolyás nincs 0 és { $most } között
troyes-vp-sum = a pontok (vp) összege nem jön ki
troyes-vp-below = 0-nál kevesebb pont (vp)
troyes-vp-losses = vp: csak a veszteség lehet 0 alatt
troyes-modifiers = a várakozó színkockák száma nem jön ki
troyes-supply = 0-nál kisebb készlet
troyes-citizens = { $seat }. hely: { $count } polgára van, nem { $all }
troyes-none-in-play = { $seat }. hely: egyetlen polgára sincs játékban
troyes-neutral = { $count } semleges polgár; { $all } van
troyes-one-space = két Munkafelügyelő egy helyen
troyes-face-down = Munkafelügyelők egy lefordított kártyán
troyes-nobodys-tradesman = senkihez sem tartozó Munkafelügyelő
troyes-dice-count = { $count } ilyen színű kocka: { $colour }; 6 van
troyes-dice-sum = az ilyen színű kockák száma nem jön ki: { $colour }
troyes-black-count = hat fekete kocka van
troyes-black-order = legfeljebb hat érték kell, növekvő sorrendben
troyes-event-twice = egy eseménykártya két helyen van
troyes-event-missing = hiányzik egy ilyen színű eseménykártya: { $colour }
troyes-marauding = nem a Martalócok az első esemény
troyes-other-deck = { $deck }: másik pakli lapja van benne
troyes-red-events = nincs annyi vörös esemény, ahány forduló
troyes-red-deck = fordulónként egy lappal kevesebb
troyes-yellow-deck = egy lappal kevesebb minden vörös lapért, amely ezt a paklit jelzi
troyes-not-queued = { $event }: színkockák vannak rajta, de nincs a sorban
troyes-full = { $event }: betelt, de nincs megoldva
troyes-nobodys-cube = { $event }: senkihez sem tartozó színkocka
troyes-column = egy oszlop magassága nem jön ki
troyes-open-spaces = a szabad helyek száma nem jön ki
troyes-round-0 = a 0. forduló az előzetes lerakás, más nem
troyes-over-early = az utolsó forduló előtt véget ért
troyes-black-dice = a fekete kockák csak addig vannak ott, amíg semlegesítik őket
troyes-district = dénár egy városrészben
troyes-passed = aki passzolt, az már nem dönt
troyes-no-die = elfogytak a kockák, de a forduló tovább tart
troyes-left = ami még hátravan, nem illik ide
troyes-miller = csak a Molnár használja
troyes-all-placed = az előzetes lerakás kész
troyes-places-now = most egy másik hely rak le
troyes-supply-placed = a készlet és a lerakott polgárok száma nem jön ki
troyes-neutral-placed = a semleges polgárok száma nem illik az előzetes lerakáshoz
troyes-nothing-yet = az előzetes lerakáskor még senki sincs kiszorítva, és nincs dobott kocka
troyes-owner = hely, grey vagy null kell, ez van: { $found }
troyes-expelled = egy épületen színenként legfeljebb egy polgár fekhet
troyes-players-only = csak játékosnak lehet Munkafelügyelője
troyes-two-tradesmen = { $seat }. hely: két Munkafelügyelője van egy kártyán
troyes-six-owners = hat tulajdonos kell
troyes-hangs = { $space }. hely: egyik színkockája a levegőben lóg
troyes-event-cubes = színkockák tulajdonosai kellenek, kevesebben, mint ahány zászló az eseményen van
troyes-character-twice = egy Karakter kétszer van kiosztva
troyes-other-slot = { $card } nem oda való

## Positions of Troyes Dice

dice-plazas = a kilenc lapka mindegyike egy-egy helyen van
dice-half = a játék a 8. nap délutánja után véget ér
dice-tiles = a kiegészítővel három különböző lapka, nélküle egy sem
dice-tile-slot = { $slot }. hely: a tere nem két egyforma oldalú
dice-numbers = [{ $numbers }]: ezek nem az 1 és 6 közötti számok
dice-standard = [{ $numbers }]: ez nem a szokásos sorrend 1-től 6-ig
dice-run = [{ $numbers }]: nem nő és nem is csökken sorban, a kezdőszám { $first }
dice-four = [{ $dice }]: ez nem négy kocka növekvő sorrendben
dice-black = a fekete { $value } az azonos értékű átlátszó kockák elé kerül
dice-stage = ennél a számozásnál ez nem kérdés: { $numbering }
dice-number-twice = egy szám kétszer szerepel
dice-left-to-right = a számokat balról jobbra írják be
dice-numbers-asked = [{ $numbers }] nem illik a kérdéshez
dice-not-rolled = az oszlopok megszámozása előtt nincs dobás
dice-not-drawn = az oszlopok megszámozása előtt semmi sincs berajzolva
dice-shown = ebből a lapból fél nap alatt nem lehet a mostani
dice-waiting-order = a helyek sorban állnak, mindegyik egyszer
dice-herald = [{ $waiting }], de csak a hírnök, a 0. hely számozza meg az oszlopokat
dice-half-day = [{ $waiting }]: minden félnapban dönt valaki, az utolsó után senki
dice-circled = bekarikázva { $circled }; { $least } és { $most } között lehet
dice-unspent = elköltetlen: { $circled } közül { $unspent }
dice-citizens = { $most } közül { $count }: { $colour }
dice-cathedrals = a sorrend [{ $order }] nem illik a megépítettekhez: [{ $built }]
dice-crossed = { $count } kocka, de eddig legfeljebb { $most } lehet
dice-not-waited = „{ $question }” nem illik ahhoz, kire várunk
dice-work = egy bejegyzésnek nincs értelme
dice-bonuses = egyszerre { $count } jutalom, több mint { $most }
dice-bonuses-left = maradtak jutalmak, de a kérdés „{ $question }”
dice-any-type = { $plaza }. tér: nem kér tetszőleges erőforrást
dice-no-answer = „{ $question }”: erre itt nincs válasz

## Positions of Tournay

tournay-last-round = a { $round }. forduló mindig az utolsó
tournay-citizens-below = valahol 0-nál kevesebb polgár van: { $colour }
tournay-citizens = { $count } ilyen színű polgár: { $colour }; a játékban { $all } van
tournay-deniers = valahol 0-nál kevesebb dénár van
tournay-times = { $card }: { $count } van belőle
tournay-coins = { $coins } érme a sor { $place }. helyén, ahol { $most } fér el
tournay-district = egy negyed legfeljebb 3 sor és 3 oszlop, összefügg, és benne van: { $centre }
tournay-one-name = két azonos nevű presztízsépület
tournay-placed = polgárok épületeken: { $placed }, nem { $kept }
tournay-hand-order = a kéz lapjai nincsenek sorban
tournay-hand-known = olyan lap a kézben, amelyet a gazdája nem ismer
tournay-stack = egy telken egyetlen oszlop van, legalább egy lappal
tournay-stack-colours = különböző színű lapok vannak egymáson
tournay-occupied = csak 1. és 2. szintű épület lehet foglalt
tournay-cannot-work = ilyen színű polgár ott nem dolgozhat: { $colour }
tournay-index = a negyed így van feljegyezve: { $kept }, nem így: { $found }
tournay-other-pile = { $card } ebben a pakliban van: { $pile }
tournay-pile-cards = { $pile }: { $count } lap; a játékban { $all } van
tournay-criers = kikiáltók benne: { $count }
tournay-crier-known = ismert kikiáltó
tournay-knows = egy lapot nem létező hely ismer
tournay-stocked = hibásan van feljegyezve, hogy üres-e
tournay-visible = látható lap, amelyet nem mindenki ismer
tournay-knowers = listák kellenek azokról a helyekről, amelyek egy lapot ismernek, -1 a nézőké
tournay-asked-over = valaki pontosan addig dönt, amíg a játéknak nincs vége
tournay-asked-together = ezek a helyek nem együtt döntenek: [{ $seats }]
tournay-asked-turn = { $seat }. hely: { $active }. hely körében dönt
tournay-looked = megnézett lapok: { $count }
tournay-looked-pile = a megnézett lapok nem abból a pakliból valók, amelyből húznak
tournay-question = „{ $question }”: ez a kérdés nem illik az álláshoz
tournay-no-answer = { $seat }. hely: nem tud mit válaszolni
tournay-work-item = egy feladatfajta és három szám kell, ez van: { $found }
tournay-work-during = „{ $work }” vár elvégzésre „{ $question }” közben
tournay-work-end = a feladatok végén egy kör vége, egy kör akciója vagy a játék vége áll
tournay-work = „{ $work }”: ez a feladat nem illik az álláshoz
tournay-three-actions = legfeljebb három akció kell, ez van: { $found }
tournay-answered = { $seat }. hely: olyasmire válaszolt, amit nem kérdeztek
tournay-last-card = { $seat }. hely: pontosan addig dönt, amíg nem tette le az utolsó lapját

## Bots, simulation and arena

no-bot = nincs „{ $name }” nevű bot; van: { $names }, vagy egy saját: modul:Osztály vagy 'exec:program'
bot-import = „{ $bot }” bot: { $module } nem importálható: { $what }
bot-missing = „{ $bot }” bot: { $module } nem tartalmazza: { $name }
bot-made = „{ $bot }” bot nem hozható létre: { $what }
bot-choose = „{ $bot }” bot: choose(view, legal, clock) metódus kell
bot-program = „{ $bot }” bot: nincs futtatható „{ $program }” program
bot-command = „{ $bot }” bot: { $what }
bot-exec = „exec:” bot: utána a program, például exec:./mybot
network-size = a hálózatnak { $size } száma van, nem { $found }
network-file = { $file } nem súlyok fájlja
network-inputs = { $file } más bemenetekhez készült: { $version }. változat, { $inputs }
no-network = { $level } szinten nincs olyan háló ({ $game }), amelynek a súlyai cserélhetők
no-task = nincs „{ $name }” feladat; van: { $names }
other-benchmark = { $file } nem a feladatok { $version }. változatának eredménye
dataset-numbers = a játszmák, a folyamatok és a szimulációk száma legalább 1
no-dataset = nem egy { $version }. változatú adatkészlet sora
games-range = --games { $games }: 1 és { $most } között
bots-needed = { $seats } helyhez ugyanannyi bot kell, nem { $number }
margin = a --margin a --beats kapcsolóhoz tartozik
beats-table = a --beats egy asztalra szól: annyi bot kell, ahány hely
shares = --beats { $rate } --margin { $margin }: 0 és 1 közötti arányok, például 0.75 és 0.05
least-number = --{ $name } { $given }: legalább { $least } kell
needs-ray = a --ray a [ray] extrát kéri: pip install '{ $extra }'
other-engine = { $file }: a játékmotor más változata játszotta; válassz más mappát a --out kapcsolóval
other-bots = { $file }: egy bot más változata játszotta; válassz más mappát a --out kapcsolóval
other-versions = { $file }: a játékmotor és egy bot más változata játszotta; válassz más mappát a --out kapcsolóval
other-arena = { $file } egy másik aréna eredménye; válassz más mappát a --out kapcsolóval

## Environments

env-actions = az akciók egész számok, nem { $found }
env-processes = { $games } játszma { $processes } folyamatban: mindegyikre legalább egy kell
env-games = { $games } játszma: legalább egy kell
env-seeds = { $seeds } mag { $games } játszmához
env-mask = reset_mask: { $games } igazságérték kell, nem { $found }, alakja { $shape }
env-closed = ezek a játszmák le vannak zárva: készíts újakat
env-ended = { $game }. játszma: véget ért, indítsd újra (beállítás: reset_mask)
env-bot-answer = { $seat }. hely botja: { $action } a válasza, ami nem megengedett akció
env-opponents = { $seats } hely: add meg, ki játssza a többit, például opponents='steward' vagy 'self'
env-opponent-count = { $opponents } ellenfél { $others } további helyre
env-start-terms = egy állásnak megvannak a maga kártyái és változatai: a start mellett ne adj meg ilyet
env-start-game = ez az állás a { $found } játéké, nem a { $game } játéké
env-start-seats = az állásban { $found } hely van, nem { $seats }
env-memory = ehhez a játszmához legalább { $rows } sornyi memória kell: a memory={ $memory } kevés
env-rules = { $game }: a szabályok változata { $known }, nem { $version }
env-seat = seat: „{ $seat }” se nem szám, se nem „{ $rotate }”
env-simulations = { $simulations } szimuláció: legalább egy kell
env-forfeit = az epizód szabálytalan akcióval ért véget: indítsd újra
env-illegal = { $game }. játszma: most nem megengedett akció: { $action }
env-over = az epizód véget ért: indítsd újra
env-none = { $agent } következik: a None azoknak az ágenseknek való, akiknek vége a játszmájuk
env-main-guard = a játszmák egyik folyamata azonnal leállt: ha a program több folyamatot indít, az `if __name__ == "__main__":` alatt kezdje, vagy adja meg: processes=1
no-reward = nincs „{ $reward }” jutalom; van: { $rewards }

## Lessons

no-puzzle = nincs { $number } számú feladvány
lesson-not-asked = itt nem ez a kérdés
lesson-kind = egy lépés ezek egyike: { $kinds }
lesson-answer = egy `ask` lépésnek van válasza, másnak nincs
lesson-script = „{ $word }” nem egy hely és egy akció, mint például „1 pass”
lesson-point = „{ $point }” semmire sem mutat: ezek egyike kell: { $kinds }, utána kettőspont és egy név

## The server

at-least = --{ $name } { $given }: legalább { $least }
at-most = --{ $name } { $given }: legfeljebb { $most }
infinite = --{ $name } { $given }: véges szám kell
host = --host: figyelési cím, például 127.0.0.1 vagy 0.0.0.0
allowed-host = --allowed-hosts { $host }: név, például trois.example vagy *.example, port nélkül
address = --address { $address }: http:// vagy https:// kezdettel
proxy = --trusted-proxies { $proxy }: cím, például 10.0.0.2, vagy hálózat, például 10.0.0.0/8
listen = nem lehet figyelni itt: { $address }: { $what }; próbáld: --port 0
processes-postgres = --processes: többhöz PostgreSQL kell (--database postgresql://...); az SQLite-nak egy kiszolgálója van
processes-port = --processes: ez a rendszer nem enged több folyamatot egy porton
bots-form = --bots { $word }: modul:Osztály vagy „exec:program”, például Merlin=exec:./merlin
bots-twice = --bots { $word }: már van „{ $name }” bot; nevezd el: NÉV={ $spec }
needs-postgres = a PostgreSQL a [postgres] extrát kéri: pip install '{ $extra }'
database-open = az adatbázis nem nyitható meg ({ $database }): { $what }
database-file = a fájl nem nyitható meg
database-none = a fájl nem adatbázis
database-table = hiányzik a tábla: { $name }
database-form = fájl vagy cím kell, például postgresql://user@host/name
database-kind = „{ $kind }” nem jó a trois-hoz: sqlite vagy postgresql
database-newer = a trois egy újabb változata írt bele
database-older = a trois egy régebbi változata írt bele; a trois serve frissíti
database-damaged = sérült ({ $what }); a trois restore egy mentést tesz a helyére
database-taken = egy másik kiszolgáló használja
backup-tables = az adatbázisban már vannak asztalok; a --force a helyükre teszi a másolatot
backup-no-database = { $file } nem a trois adatbázisa: { $what }
backup-damaged = { $file } sérült: { $what }
backup-copy = { $file } nem másolható ide: { $target }: { $what }
no-program = a PostgreSQL { $program } programja itt nincs telepítve
program-failed = { $program } sikertelen: { $what }
kind-of-seat = nincs „{ $kind }” fajta hely
no-level = nincs „{ $level }” szint
query-number = { $name }: egy 0 vagy annál nagyobb egész szám kell
too-many-actions = egyszerre több mint { $most } akció
other-outcomes = { $line }. sor: más eredmények, mint amikor lejátszották
no-log = se napló, se pillanatkép
row-broken = olyasmi van benne, amit nem a trois írt
body-json = nem olvasható JSON-ként ({ $reason })
body-missing = { $place }: hiányzik: { $name }
body-type = { $place }: itt { $wanted } kell
