title = Tournay
about = Építs kilenc telekből álló negyedet három szín polgáraival; fogadd fel a többiekét, állj ellen az eseményeknek, emelj presztízsépületeket.

## word

word-yellow = sárga
word-white = fehér
word-red = vörös
word-any = tetszőleges
word-yellow1 = sárga I
word-yellow2 = sárga II
word-yellow3 = sárga III
word-white1 = fehér I
word-white2 = fehér II
word-white3 = fehér III
word-red1 = vörös I
word-red2 = vörös II
word-red3 = vörös III
word-yellow1-farm = Majorság I
    .object = a Majorság I-et
word-yellow1-market = Piac I
    .object = a Piac I-et
word-yellow1-mill = Malom I
    .object = a Malom I-et
word-yellow1-workshop = Műhely I
    .object = a Műhely I-et
word-yellow1-guildhouse = Céhház I
    .object = a Céhház I-et
word-yellow1-architect = Építész I
    .object = az Építész I-et
word-yellow1-alderman = Tanácsos I
    .object = a Tanácsos I-et
word-white1-hospital = Ispotály I
    .object = az Ispotály I-et
word-white1-chapel = Kápolna I
    .object = a Kápolna I-et
word-white1-library = Könyvtár I
    .object = a Könyvtár I-et
word-white1-scriptorium = Írószoba I
    .object = az Írószoba I-et
word-white1-monastery = Monostor I
    .object = a Monostor I-et
word-white1-bishop = Püspök I
    .object = a Püspök I-et
word-white1-canon = Kanonok I
    .object = a Kanonok I-et
word-red1-arsenal = Fegyvertár I
    .object = a Fegyvertár I-et
word-red1-ballista = Ballista I
    .object = a Ballista I-et
word-red1-barracks = Kaszárnya I
    .object = a Kaszárnya I-et
word-red1-fort = Erőd I
    .object = az Erőd I-et
word-red1-watchtower = Őrtorony I
    .object = az Őrtorony I-et
word-red1-sergeant = Őrmester I
    .object = az Őrmester I-et
word-red1-banneret = Zászlósúr I
    .object = a Zászlósúr I-et
word-yellow2-market = Piac II
    .object = a Piac II-t
word-yellow2-mill = Malom II
    .object = a Malom II-t
word-yellow2-weavers = Takácsok II
    .object = a Takácsok II-t
word-yellow2-workshop = Műhely II
    .object = a Műhely II-t
word-yellow2-guildhouse = Céhház II
    .object = a Céhház II-t
word-yellow2-tavern = Kocsma II
    .object = a Kocsma II-t
word-yellow2-architect = Építész II
    .object = az Építész II-t
word-yellow2-alderman = Tanácsos II
    .object = a Tanácsos II-t
word-white2-hospital = Ispotály II
    .object = az Ispotály II-t
word-white2-priory = Perjelség II
    .object = a Perjelség II-t
word-white2-library = Könyvtár II
    .object = a Könyvtár II-t
word-white2-scriptorium = Írószoba II
    .object = az Írószoba II-t
word-white2-monastery = Monostor II
    .object = a Monostor II-t
word-white2-bishop = Püspök II
    .object = a Püspök II-t
word-white2-canon = Kanonok II
    .object = a Kanonok II-t
word-red2-fort = Erőd II
    .object = az Erőd II-t
word-red2-arsenal = Fegyvertár II
    .object = a Fegyvertár II-t
word-red2-ballista = Ballista II
    .object = a Ballista II-t
word-red2-barracks = Kaszárnya II
    .object = a Kaszárnya II-t
word-red2-watchtower = Őrtorony II
    .object = az Őrtorony II-t
word-red2-palisade = Cölöpfal II
    .object = a Cölöpfal II-t
word-red2-sergeant = Őrmester II
    .object = az Őrmester II-t
word-red2-banneret = Zászlósúr II
    .object = a Zászlósúr II-t
word-yellow3-belfry = Harangtorony
    .object = a Harangtornyot
word-yellow3-city-hall = Városháza
    .object = a Városházát
word-yellow3-cloth-hall = Posztócsarnok
    .object = a Posztócsarnokot
word-yellow3-mint = Pénzverde
    .object = a Pénzverdét
word-yellow3-tour-des-six = Tour des Six
    .object = a Tour des Sixet
word-white3-cathedral = Katedrális
    .object = a Katedrálist
word-white3-la-madeleine = La Madeleine
    .object = a La Madeleine-t
word-white3-saint-brice = Saint-Brice
    .object = a Saint-Brice-t
word-white3-saint-jacques = Saint-Jacques
    .object = a Saint-Jacques-ot
word-white3-saint-nicolas = Saint-Nicolas
    .object = a Saint-Nicolas-t
word-white3-saint-quentin = Saint-Quentin
    .object = a Saint-Quentint
word-red3-pont-des-trous = Pont des Trous
    .object = a Pont des Trous-t
word-red3-porte-de-la-vigne = Porte de la Vigne
    .object = a Porte de la Vigne-t
word-red3-tour-darras = Tour d’Arras
    .object = a Tour d’Arrast
word-red3-tour-henry-viii = Tour Henry VIII
    .object = a Tour Henry VIII-at
word-red3-tour-saint-georges = Tour Saint-Georges
    .object = a Tour Saint-Georges-ot
word-yellow1-inn = Fogadó I
    .object = a Fogadó I-et
word-yellow1-brewery = Sörfőzde I
    .object = a Sörfőzde I-et
word-yellow1-senator = Szenátor I
    .object = a Szenátor I-et
word-yellow2-bakery = Pékség II
    .object = a Pékség II-t
word-yellow2-brewery = Sörfőzde II
    .object = a Sörfőzde II-t
word-yellow2-senator = Szenátor II
    .object = a Szenátor II-t
word-white1-abbey = Apátság I
    .object = az Apátság I-et
word-white1-monk = Szerzetes I
    .object = a Szerzetes I-et
word-white1-templar = Templomos I
    .object = a Templomos I-et
word-white2-abbey = Apátság II
    .object = az Apátság II-t
word-white2-monk = Szerzetes II
    .object = a Szerzetes II-t
word-white2-templar = Templomos II
    .object = a Templomos II-t
word-red1-catapult = Katapult I
    .object = a Katapult I-et
word-red1-manor = Udvarház I
    .object = az Udvarház I-et
word-red1-knight = Lovag I
    .object = a Lovag I-et
word-red2-mercenary = Zsoldos II
    .object = a Zsoldos II-t
word-red2-knight = Lovag II
    .object = a Lovag II-t
word-red2-courtroom = Törvényszék II
    .object = a Törvényszék II-t
word-event-taille = Hadiadó
    .the = A Hadiadó
    .object = a Hadiadót
word-event-bad-harvest = Rossz termés
    .the = A Rossz termés
    .object = a Rossz termést
word-event-riot = Lázongás
    .the = A Lázongás
    .object = a Lázongást
word-event-grande-ducasse = Grande Ducasse
    .the = A Grande Ducasse
    .object = a Grande Ducasse-t
word-event-fair = Vásár
    .the = A Vásár
    .object = a Vásárt
word-event-tithe = Tized
    .the = A Tized
    .object = a Tizedet
word-event-plague = Pestis
    .the = A Pestis
    .object = a Pestist
word-event-storm = Vihar
    .the = A Vihar
    .object = a Vihart
word-event-procession = Körmenet
    .the = A Körmenet
    .object = a Körmenetet
word-event-pilgrims = Zarándokok
    .the = A Zarándokok
    .object = a Zarándokokat
word-event-plunder = Fosztogatás
    .the = A Fosztogatás
    .object = a Fosztogatást
word-event-ransom = Váltságdíj
    .the = A Váltságdíj
    .object = a Váltságdíjat
word-event-fire = Tűzvész
    .the = A Tűzvész
    .object = a Tűzvészt
word-event-siege = Ostrom
    .the = Az Ostrom
    .object = az Ostromot
word-event-tournament = Lovagi torna
    .the = A Lovagi torna
    .object = a Lovagi tornát
word-crier = Kikiáltó
word-own = saját
word-next = a szomszédé
word-second = a második szomszédé
word-third = a harmadik szomszédé
word-nobody = senki
word-rampart = bástya
word-catapult = a Katapult
word-building = épület
word-character = szereplő
word-prestige = presztízsépület
word-free = szabad
word-grey = szürke jelző
word-damage = megrongálva

## level

level-1 = I
level-2 = II
level-3 = III

## letter

letter-red = V
letter-yellow = S
letter-white = F

## citizen

citizen-yellow = sárga polgár
    .accusative = sárga polgárt
    .his = sárga polgárát
citizen-white = fehér polgár
    .accusative = fehér polgárt
    .his = fehér polgárát
citizen-red = vörös polgár
    .accusative = vörös polgárt
    .his = vörös polgárát
citizen-any = polgár
    .accusative = polgárt
    .his = polgárát

## a-citizen

a-citizen-yellow = egy sárga polgár
    .accusative = egy sárga polgárt
a-citizen-white = egy fehér polgár
    .accusative = egy fehér polgárt
a-citizen-red = egy vörös polgár
    .accusative = egy vörös polgárt
a-citizen-any = egy tetszőleges színű polgár
    .accusative = egy tetszőleges színű polgárt

## a-building

a-building-yellow = egy sárga épület
a-building-white = egy fehér épület
a-building-red = egy vörös épület
a-building-any = egy épület

## a-card

a-card-yellow = sárga lap
a-card-white = fehér lap
a-card-red = vörös lap
a-card-any = lap

## a-kind

a-kind-building = épület
a-kind-character = szereplő
a-kind-prestige = presztízsépület

## what

what-deniers = dénár

## action

action-play = kijátszás: { $card }
action-draw = húzás a pakliból: { $pile }
action-activate = működtetés: { $area }
action-combat = harc az eseménnyel: { $place }
action-earn = pénzkeresés, { $citizens } { WORD($colour, $citizens, in: "citizen") }
action-gather = minden polgár összehívása
action-recruit = toborzás: { WORD($colour, in: "a-citizen") }
action-use = használat: { $citizens }
action-place = lerakás ide: { $area }
action-take = a látható lap elvétele
action-look = két másik lap megnézése
action-keep = megtartás: { $card }
action-discard = a paklija alá: { $card }
action-copy = felhasználás: { $card }
action-colour = szín: { $colour }
action-stand = felállás: { $citizens }
action-fire = esemény elindítása: { $places }
action-build = { $ramparts } bástya építése
action-damage = megrongálás: { $area }
action-protect = védekezés: { $with }
action-pass = nem

## choice

choice-activate = működtetés: { $card }
choice-fight = harc: { $events }
choice-fire = elindítás: { $events }
choice-damage = megrongálás: { $card }
choice-take = elvétel: { $card }
choice-over = lerakás erre: { $card }
choice-instead = lerakás ennek a helyére: { $card }
choice-on-free = lerakás szabad telekre: { $column }. oszlop, { $row }. sor
choice-nth = { $name } ({ $number }/{ $of })
choice-use-own = { $n ->
    [one] saját polgárod használata
   *[other] { $n } saját polgárod használata
}
choice-use-of = { $n ->
    [one] { $name } polgárának használata
   *[other] { $name } { $n } polgárának használata
}
choice-use = használat: { $citizens }
choice-own-part = { $n } saját
choice-part-of = { $n } tőle: { $name }

## chip

chip-used = használ: { $n } { $what }
chip-hired = { $n ->
    [one] felfogad: { $name } egy polgára
   *[other] felfogad: { $name } { $n } polgára
}
chip-given-up = lecseréli: { $word }
chip-price = ára { $n } { $what }
chip-free = ingyen

## counted

counted-yellow = sárga polgár
counted-white = fehér polgár
counted-red = vörös polgár
counted-card = lap
counted-rampart = bástya
counted-points = presztízspont

## question

question-turn = Játssz ki egy lapot, ha akarsz, vagy válassz akciót.
question-action = A lap a helyén van. Melyik akciót választod?
question-place = Hová kerül ez a lap: { $card }?
question-pay = Melyik kézben lévő lapot adod oda ezért: { $card }?
question-use = Kinek a polgárait használod? Kell: { $n } { $citizen }.
question-take = { $card }: elveszed, vagy megnézel két másikat ({ $pile } pakli)?
question-keep = Melyik lapot tartod meg? A másik felfordítva marad a { $pile } paklin.
question-abbey = Melyik lapot veszed el? Még elvehető: { $n }.
question-stand = Melyik fekvő polgáraid állnak fel? Legfeljebb { $n }.
question-recruit = Toborzol egy polgárt { $n } dénárért?
question-levy = Melyik szín? Minden más játékos { $n } dénárt fizet neked minden ilyen épülete után.
question-draw = Melyik { $level }. szintű pakliból húzol?
question-combat = Melyik eseménnyel harcolsz? Ingyen van.
question-fire = Melyik eseményeket indítod el most? Legfeljebb { $n }.
question-build = Hány bástyát építesz? Mindegyik { $n } dénárt hoz.
question-copy = A többiek épületei közül melyiket használod?
question-damage = { $player }: melyik épületét rongálod meg?
question-chain = { $card }: használsz még egy fehér polgárt egy további épülethez?
question-protect = { FORM($event, "the") } mindjárt lesújt rád. Védekezel?
question-suffer = { FORM($event, "the") } lesújt rád: mit veszítesz? Még választandó: { $n }.
question-limit = Legfeljebb négy lap maradhat a kezedben: melyiket teszed vissza?
question-last = Mindjárt vége a játszmának: leteszel még egy utolsó lapot lefordítva?
question-either = Melyik szín álló polgárait számolod?
question-caller = Melyik szereplő küldi oda a polgárt?

## hint

hint-turn = Egy szín 1, 2 vagy 3 polgárával I., II. vagy III. szintű lapot húzol; eggyel szabad épületet működtetsz; érmés eseménnyel harcolsz; saját polgáronként 2 dénárt keresel; vagy összehívod őket: mind feláll, és a negyededről minden polgár és jelző lekerül. Mások álló polgára 2 dénárba kerül.
hint-place = Azonos színű lapra téve elfedi azt, és az alatta lévő pontok megmaradnak; más színű lapra téve az egész halmot lecseréli, a lapjai visszakerülnek a paklijuk alá. A negyed legfeljebb három sor és három oszlop.
hint-pay = Ennek a lapnak az ára egy másik lap a kezedből. Az lefordítva a paklija alá kerül; csak te tudod, hol van.
hint-use = A saját polgáraid ingyen vannak. Másé 2 dénárba kerül; ezt a gazdája kapja, aki nem mondhat nemet. A polgár utána a gazdája Tere mellé fekszik.
hint-take = Ha nézel, a látható lap a pakli alá kerül. A két megnézett közül egy a tiéd, a másik felfordítva marad. Kikiáltó is lehet köztük.
hint-keep = Amit ott hagysz, mindenki látja, amit megtartasz, senki.
hint-abbey = Amit ott hagysz, felfordítva marad a pakliján.
hint-stand = Csak a Tered mellett fekvő polgárok állhatnak fel, a negyedben lévők nem.
hint-recruit = Nem kötelező. A polgár a készletből jön, és rögtön a Tereden áll.
hint-levy = Csak a látható I. és II. szintű épületek számítanak; senki sem fizet többet, mint amije van.
hint-draw = Szokásos húzás, csak polgárok használata nélkül.
hint-combat = Az esemény bástya lesz a kezedben: egyszer megvéd egy eseménytől, és felépítve 1 pontot ér.
hint-fire = Az épületed Kikiáltó nélkül indít el eseményeket. Mindegyikre érme kerül, ha van üres köre, majd érménként egyszer kifejti a hatását. A károsak téged elkerülnek.
hint-build = A felépített bástya 1 pontot ér, és többé nem véd.
hint-copy = Foglalt is lehet. Amit a lap a gazdájának mond, az most rád vonatkozik.
hint-damage = A Katapult minden más játékos egy épületét megrongálja; egy esemény arra is kényszeríthet, hogy a sajátodat rongáld meg. Csak szabad épület rongálható meg. A megrongált akkor működik újra, ha a gazdája összehívta a polgárait.
hint-chain = Egy Szerzetes vagy Templomos még egy fehér polgárt enged dolgozni a sorában vagy oszlopában. Te döntöd el, melyikük kezd. A polgár lehet saját vagy felfogadott; másik Szerzetest vagy Templomost nem indít el.
hint-protect = Egy bástyát a kezedből lefordítva leteszel: 1 pont, és ez az esemény elkerül téged. Mindenki egyszerre dönt.
hint-suffer = Akiket ér, egyszerre választanak, az eseményen lévő érménként egyszer. A megrongált épület akkor működik újra, ha összehívtad a polgáraidat.
hint-limit = A bástyák is számítanak. A lap a paklija alá kerül; a bástya 1 pontért felépül.
hint-last = Mindenki egyszerre választ; aztán a játékosok sorrendjében felfordítjátok és kifizetitek a lapokat. Végül minden bástya felépül, és jön a számolás.
hint-either = Az egyik vagy a másik szín összege, ahogy tetszik.
hint-caller = A másik még máshová küldhet egy polgárt.

## event

event-round = { $number }. forduló
event-last_round = Ez az utolsó forduló
event-turn = { $name } köre következik
event-played = { $name } kijátssza { FORM($card, "object") }
event-replaced = { $name } lecseréli { FORM($card, "object") }
event-gained = { $name } kap { $deniers } dénárt
event-lost = { $name } fizet { $deniers } dénárt
event-used = { $name } használ { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }
event-hired = { $name } felfogadja { PLAYER($owner) } { $citizens } { WORD($colour, $citizens, in: "citizen", form: "his") }
event-laid_down = { $name } lefektet { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }
event-stood_up = { $name } felállít { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }
event-recruited = { $name } toboroz { WORD($colour, in: "a-citizen", form: "accusative") }
event-dismissed = { $name } fizetségül visszaad { WORD($colour, in: "a-citizen", form: "accusative") }
event-gathered = { $name } összehívja a polgárait
event-looked = { $name } belenéz a { $pile } pakliba
event-saw = { $name } látja { FORM($card, "object") } és { FORM($other, "object") }
event-took = { $name } elveszi { FORM($card, "object") } a { $pile } pakliról
event-drew = { $name } elvesz egy lapot
event-drew_card = { $name } megkapja { FORM($card, "object") }
event-left = { $name } felfordítva otthagyja { FORM($card, "object") }
event-visible_under = { $name } a paklija alá teszi { FORM($card, "object") }
event-put_under = { $name } lapot tesz a { $pile } pakli alá
event-put_card_under = { $name } a paklija alá teszi { FORM($card, "object") }
event-turned_up = A { $pile } paklin felfordítva: { $card }
event-crier = { $name } felfedi a { $pile } pakli Kikiáltóját
event-coin = Érmét kap: { $event }
event-event = { $coins ->
    [1] { FORM($event, "the") } hatása érvényesül
    [2] { FORM($event, "the") } hatása kétszer érvényesül
    [3] { FORM($event, "the") } hatása háromszor érvényesül
   *[other] { FORM($event, "the") } hatása { $coins } alkalommal érvényesül
}
event-protected = { $name } kivédi { FORM($event, "object") } ({ $with })
event-fought = { $name } harcban bástyaként megszerzi { FORM($event, "object") }
event-event_revealed = Új esemény, { $place }. hely: { $event }
event-activated = { $name } működteti { FORM($card, "object") }
event-copied = { $name } lemásolja { FORM($card, "object") }
event-levied = { $name } megadóztatja a { $colour } épületeket
event-built = { $name } bástyaként felépíti { FORM($event, "object") }
event-laid_last = { $name } utolsó lapként leteszi { FORM($card, "object") }
event-over = Vége a játszmának

## befalls

befalls-damaged = { $name } épülete megrongálódik: { $card }

## together

together-gained = { $name } fejenként kap { $deniers } dénárt
together-lost = { $name } fejenként fizet { $deniers } dénárt
together-laid_down = { $name } fejenként lefektet { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }

## again

again-laid_down = { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }
again-coin = { $event }
again-hired = { PLAYER($owner) } { $citizens } polgárát
again-put_under = egyet a { $pile } pakli alá
again-gained = { $deniers } dénárt
again-lost = { $deniers } dénárt

## price

price-lost = { $deniers } dénár

## why

why-hire = felfogadott polgárok
why-earn = pénzkeresés
why-combat = harc
why-recruit = toborzás
why-protection = védelem
why-hand-limit = kézlimit
why-abbey = Apátság
why-districts = két negyed elkészült
why-criers = egy negyed elkészült, és elég kikiáltó került elő
why-limit = fordulókorlát
why-end = a játszma vége

## effect

effect-gain = kapsz { $n } dénárt
effect-gain_per = kapsz { $n } dénárt minden { $counter } után
effect-cap = { $what } (legfeljebb { $cap })
effect-gain_best = válassz színt ({ $either }): kapsz { $n } dénárt minden ilyen színű álló polgárodért
effect-draw = húzol egy lapot a { $pile } pakliból polgárok használata nélkül
effect-draw_any = húzol egy { $level }. szintű lapot tetszőleges színből polgárok használata nélkül
effect-reveal_take = a három { $level }. szintű pakli tetejét felfordítod, és elveszel { $n } lapot
effect-recruit = { $price } dénárért toborozhatsz { FORM($a_citizen, "accusative") } a készletből
effect-stand_up = { $n ->
    [one] { $n } fekvő polgárod felállhat
   *[other] legfeljebb { $n } fekvő polgárod felállhat
}
effect-combat = harcolsz egy eseménnyel polgárok és dénárok felhasználása nélkül
effect-combat_keep = harcolsz egy eseménnyel polgárok és dénárok felhasználása nélkül, és megtartod az érméit
effect-fire_events = elindítasz legfeljebb { $max } eseményt: mindegyikre érme kerül, aztán kifejtik a hatásukat, a károsak téged elkerülnek
effect-build_ramparts = legfeljebb { $max } kézben lévő bástyát felépítesz, mindegyikért kapsz { $n } dénárt
effect-copy = azt teszed, amit egy másik játékosnál { $a_building } tesz
effect-damage_others = minden más játékos egy szabad épületét megrongálod
effect-shield = amíg polgár vagy szürke jelző van rajta, Kikiáltónként egy esemény elkerül téged
effect-levy = válassz színt: mindenki más fizet neked { $n } dénárt minden ilyen épülete után
effect-richest_pays = a leggazdagabb játékos (holtversenyben mind, te soha) fizet neked { $n } dénárt
effect-on_activate = kapsz { $n } dénárt, valahányszor ebben a sorban vagy oszlopban működésbe lép { $a_building }
effect-on_play = kapsz { $n } dénárt, valahányszor { $kinds } kerül ebbe a sorba vagy oszlopba
effect-on_play_combat = valahányszor { $kinds } kerül ebbe a sorba vagy oszlopba, harcolhatsz egy eseménnyel polgárok és dénárok felhasználása nélkül
effect-on_play_combat_keep = valahányszor { $kinds } kerül ebbe a sorba vagy oszlopba, harcolhatsz egy eseménnyel polgárok és dénárok felhasználása nélkül, és megtartod az érméit
effect-discount = az ebbe a sorba vagy oszlopba kerülő lapok { $n } dénárral olcsóbbak
effect-on_gather = kapsz { $n } dénárt, valahányszor összehívod a polgáraidat
effect-earn_rate = amikor dénárt keresel, minden { $one_citizen } { $n } dénárt hoz
effect-chain = ha ebben a sorban vagy oszlopban fehér épületet működtetsz, még egy fehér polgárral ugyanott { $a_building } is működtethető
effect-every_second = e sor és oszlop vörös épületein a 2. és a 4. vörös polgár vagy szürke jelző után harcolhatsz egy eseménnyel polgárok és dénárok felhasználása nélkül
effect-every_second_keep = e sor és oszlop vörös épületein a 2. és a 4. vörös polgár vagy szürke jelző után harcolhatsz egy eseménnyel polgárok és dénárok felhasználása nélkül, és megtartod az érméit
effect-score = a végén { $builder } pont minden { $counter } után (annak, akinél ez az épület nem látható, { $others }), legfeljebb 12
effect-score_one = a végén { $builder } pont (annak, akinél ez az épület nem látható, { $others })
effect-each_gains_per = mindenki kap { $n } dénárt minden { $counter } után
effect-each_loses_per = mindenki veszít { $n } dénárt minden { $counter } után
effect-each_loses = mindenki veszít { $n } dénárt
effect-leader_gains = akinek { $colour } polgárból és látható { $colour } lapból (I–II. szint) együtt a legtöbb van, kap { $n } dénárt
effect-richest_loses = a leggazdagabbak { $n } dénárt veszítenek
effect-lay_down = mindenkinél lefekszik { $n } álló { $citizen }
effect-discard = mindenki { $n } kézben lévő lapot a paklija alá tesz
effect-damage_own = mindenki megrongálja a saját negyede { $n } szabad épületét
effect-join = ;{ " " }
effect-per-coin = érménként: { $what }

## counter

counter-standing = saját álló { $citizen }
counter-lying = saját, a Tér mellett fekvő polgár
counter-citizen = saját { $citizen }
counter-citizen_set = saját háromszínű polgárhármas
counter-pair = saját álló polgárpár ({ $both })
counter-card = saját látható { $card } (I–II. szint)
counter-card_set = saját látható háromszínű laphármas (I–II. szint)
counter-building = saját látható { $either } épület
counter-character = saját látható szereplő
counter-prestige = saját látható presztízsépület
counter-empty_area = saját, még üres telek
counter-four_deniers = 4 dénárod
counter-rampart_built = saját felépített bástya
counter-event_coin = érme (az összes eseményen)
counter-one = játékos

## rules

rules-1 = Egy kör: ha akarsz, kijátszol egy lapot, aztán egy akció jön. Három szín polgárai dolgoznak: csak a Téren állók használhatók, utána mellé fekszenek. A sajátjaid ingyen vannak, a másoké 2 dénár.
rules-2 = A negyed kilenc telekig nő, három sorban és három oszlopban. Azonos színű lapok fedhetik egymást, a fedettek pontjai megmaradnak; más szín az egész halmot lecseréli. Az épület akkor hat, ha polgár működteti, a szereplő a sora és oszlopa mentén, a presztízsépület a végén ér pontot.
rules-3 = Mind a kilenc pakliban rejtőzik egy Kikiáltó: ha előkerül, minden esemény, amelynek van üres köre, kap egy érmét, azután minden esemény kifejti a hatását, érménként egyszer. Aki harcol egy eseménnyel, bástyaként megkapja: egy eseményt elhárít, és felépítve 1 pontot ér.
rules-4 = Az utolsó forduló akkor kezdődik, ha két játékosnak kilenc telke és két presztízsépülete van, vagy csak egynek, de már legalább eggyel több kikiáltó került elő, mint ahány játékos van. Utána mindenki letehet még egy lapot.
rules-5 = Presztízspontok: minden látható presztízsépület mindenkinek számít, többet annak, akié, egyenként legfeljebb 12-t; ehhez jönnek a negyeded minden lapjának pontjai és felépített bástyánként 1. Az nyer, akinek a legtöbb pontja van.

## draft

draft-empty = Válassz polgárokat, bármilyen sorrendben.
draft-send = Álljanak fel

## board

board-round = { $n }. forduló
board-last-round = utolsó forduló
board-rounds-left = { $n } forduló a korlátig
board-criers = kikiáltók { $n }/{ $most }
board-events = még { $n } esemény
board-supply = Készlet:
board-plaza = Tér
board-hand = Kéz:
board-ramparts = Bástyák:
board-built = { $n } bástya felépítve
board-deniers = { $n } dénár
board-worth = { $n } pont
board-nothing = nincs
board-no-event = nincs esemény
board-starts = kezd
board-covers = elfedi: { $card }
board-legend = Betűk: { $yellow } sárga (civil), { $white } fehér (vallási), { $red } vörös (katonai). A Téren a nagybetű áll, a kisbetű fekszik: { $yellow }{ $yellow }{ $low }. A negyedben: [ ] szabad épület, [{ $yellow }] polgár áll rajta, [▒] szürke jelző, [×] megrongálva, ♙ szereplő, ★ presztízsépület, +1 fedett lapok, · szabad telek. Pakli: lapok száma és látható teteje; ! a kikiáltója előkerült. Esemény: ● érme, ○ üres kör, + segít, − árt. d dénár. ▤1+2 bástya kézben és felépítve. A választásoknál: 2{ $white } két használt fehér polgár, ■1 egy felfogadott ■ polgárai közül.

## fate

fate-damaged = { $name } megrongálja az épületedet: { $card }
fate-hired = { $name } felfogad tőled { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }

## struck

struck-damaged = Az épületed megrongálódik: { $card }
struck-laid_down = Le kell fektetned { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }
struck-put_card_under = Elveszíted a kezedből: { $card }
struck-stood_up = Felállíthatsz { $citizens } { WORD($colour, $citizens, in: "citizen", form: "accusative") }

## option

option-expansion-about = a kiegészítő 18 lapja
option-expansion-off = nélkülük
option-expansion-replace = az alapjáték 18 lapját váltják fel
option-expansion-mix = azzal a 18 lappal keverednek, és a felük kerül játékba
option-advanced-about = haladó szabályok: kevesebb polgár, több dénár, és a Toborzás akció
option-advanced-false = nélkülük
option-advanced-true = velük

## score

score-cards = Lapok
score-ramparts = Bástyák
score-Belfry = Harangtorony
score-City-Hall = Városháza
score-Cloth-Hall = Posztócsarnok
score-Mint = Pénzverde
score-Tour-des-Six = Tour des Six
score-Cathedral = Katedrális
score-La-Madeleine = La Madeleine
score-Saint-Brice = Saint-Brice
score-Saint-Jacques = Saint-Jacques
score-Saint-Nicolas = Saint-Nicolas
score-Saint-Quentin = Saint-Quentin
score-Pont-des-Trous = Pont des Trous
score-Porte-de-la-Vigne = Porte de la Vigne
score-Tour-dArras = Tour d’Arras
score-Tour-Henry-VIII = Tour Henry VIII
score-Tour-Saint-Georges = Tour Saint-Georges

## good

good-deniers = dénár
good-standing = áll
good-ramparts = bástya
good-points = pont most
good-yellow = álló sárga
good-white = álló fehér
good-red = álló vörös
good-cards = lap kézben

## group

group-play = Előbb egy lap kijátszása
group-activate = Működtetés
group-combat = Harc egy eseménnyel
group-draw = Húzás: a látható lap, vagy kettő közül
group-earn = Pénzkeresés és összehívás
group-recruit = Toborzás
group-use = Kinek a polgárai?
group-place = Hová?
group-keep = Megtartás
group-discard = Visszatétel
group-stand = Felállás
group-fire = Elindítás
group-build = Bástyák építése
group-damage = Megrongálás
group-protect = Védekezel?
group-colour = Szín
group-copy = Más épülete

## label

label-two = kettőből egy ({ $level }. szint)
label-free = { $column }. oszlop, { $row }. sor
label-gather = mind feláll

## phase

phase-play = Lap kijátszása
phase-action = Akció
phase-events = Kikiáltó
phase-hand = Kézlimit

## tally

tally-played = kijátszott lap
tally-activated = működtetett épület
tally-hired = felfogadott polgár
tally-fought = legyőzött esemény
tally-drawn = húzott lap
tally-earned = keresett dénár
