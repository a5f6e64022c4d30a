you = Te
die = { $colour } kocka, { $value }
crossed = { $colour } kocka, { $value }, áthúzva
black = fekete
deciding = gondolkodik …
citizen = { $name }: polgár
cube = { $name }: színkocka
deniers = { $n } dénár
points = { $n } győzelmi pont
divisor = { $colour } kockák: { $n } szemenként egy aktiválás vagy színkocka
reconstructed = Rekonstruált: { $numbers }.
corrected = A doboz tulajdonosa javította: { $numbers }.

## part

part-influence = Befolyás
part-agriculture = Gazdálkodás
part-wheel = Kerék
part-square = Főtér
part-city = Város
part-events = Események
part-cathedral = Katedrális
part-players = Játékosok
part-piles = Paklik
part-hand = Kéz
part-points = Pontok

## letter

letter-red = V
letter-yellow = S
letter-white = F

## player

player-blue = Kék
player-orange = Narancs
player-green = Zöld
player-natural = Natúr
player-violet = Lila
player-teal = Türkiz
player-rose = Rózsaszín
player-brown = Barna
player-slate = Palaszürke
player-olive = Olívazöld
player-grey = Semleges

## dice

dice-day = { $day }. nap
dice-end = Vége
dice-free = ingyen
dice-any = 1 tetszőleges erőforrás
dice-price = ár: { $price }
dice-one-each = mindből 1
dice-plaza = { $colour } tér, a hátoldalán { $back }
dice-sheet = Lap: { $name }
dice-built = { $building } { $number }, felépült
dice-free-cell = { $building } { $number }
dice-crossed-out = { $building } { $number }, áthúzva
dice-link = mindkét szomszéd: { $amount } { $what }
dice-linked = mindkét szomszéd felépült: { $amount } { $what }
dice-resources = { $what }: { $unspent } elkölthető, 18-ból { $circled } bekarikázva
dice-citizens = 20-ból { $n } { $colour } polgár
dice-each-resource = { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. oszlop teljes: minden erőforrásból 1
dice-administration-build = { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. oszlop teljes: építs egy hivatali épületet
dice-prestige-build = { $place }. polgár: építs egy másik színű presztízsépületet
dice-other-citizens = { $place }. polgár: 1-1 polgár a másik két színből
dice-of-days = a nyolcból
dice-count = 6-ból { $n } felépült
dice-now = ha most lenne vége
dice-final = a végén
dice-people = szereplők { $n }
dice-goods = erőforrás { $n }
dice-folk = polgárok { $n }
dice-others = A többiek
dice-they-have = csak nekik van
dice-only-you = csak neked van
dice-ready = kész
dice-all-goods = Erőforrások
dice-any-building = bármely

## troyes

troyes-influence-track = Befolyás
troyes-stored = { $name }: { $n } színkocka későbbre
troyes-expelled = { $name }: kiszorított polgár
troyes-cathedral-cube = { $name }: színkocka { $level ->
    [1] az
    [5] az
   *[other] a
} { $level }. szinten, { $number }. hely
troyes-has-level = { $name }: van színkockája { $level ->
    [1] az
    [5] az
   *[other] a
} { $level }. szinten
troyes-lacks-level = { $name }: nincs színkockája { $level ->
    [1] az
    [5] az
   *[other] a
} { $level }. szinten
troyes-attackers = Fekete kockák támadnak
troyes-attack-order = a jel mutatja, kinek kell semlegesítenie
troyes-faced-by = { $die }, semlegesítenie kell: { $name }
troyes-taken-by = { $die }, elvitte: { $name }
troyes-give-way = Meghátrálás
troyes-passed-with = passzolt, { $n } dénár
troyes-next-round = Következő forduló
troyes-demand-denier = az események { $n } dénárt vesznek el tőled
troyes-demand-influence = az események { $n } befolyáspontot vesznek el tőled
troyes-cathedral-loss = Levonás minden szintért, ahol nincs színkockád: { $n } győzelmi pont
troyes-second = 2.
troyes-first-prize = legtöbb színkocka: { $n } győzelmi pont
troyes-second-prize = második: { $n } győzelmi pont
troyes-round = { $round }. forduló / { $rounds }
troyes-end = Vége
troyes-start = Kezdőjátékos: { $name }
troyes-wages = fejenként { $n } dénár
troyes-agriculture = Gazdálkodás
troyes-face-down = { $colour } tevékenység, { $period }. forduló, lefordítva
troyes-delayed = késleltetett hatás: a színkockák a kártyán maradnak
troyes-to-come = Még hátravan
troyes-deck = { $colour } pakli: { $n } kártya
troyes-black-dice = { $n } fekete kocka
troyes-cathedral-space = { $level }. szint, { $number }. hely, szabad
troyes-cathedral-gain = { $number }. hely: { $vp } GYP, { $influence } befolyáspont
troyes-influence = { $name }: { $n } befolyáspont
troyes-pass = Passz
troyes-passed = passzolt
troyes-supply = { $n } polgár a személyes készletben
troyes-general = { $n } polgár az általános készletben
troyes-events-won = { $n } megoldott esemény
troyes-secret = titkos Karakter

## tournay

tournay-round = { $round }. forduló
tournay-round-of = { $round }. forduló / { $limit }
tournay-last-round = Utolsó forduló
tournay-end = Vége
tournay-points = { $n } presztízspont
tournay-criers = előkerült kikiáltók: { $n } ({ $of } kell)
tournay-supply = készlet: { $n } { $colour } polgár
tournay-cards = { $n } lap
tournay-crier = e pakli kikiáltója már előkerült
tournay-card = { $name }, { $colour }, { $level }. szint, ár { $price }, { $n } presztízspont
tournay-back = { $colour } lap, { $level }. szint, lefordítva
tournay-damage = megrongálva
tournay-token = szürke jelző
tournay-on-it = { $colour } polgár áll rajta
tournay-good = mindenkinek
tournay-bad = káros
tournay-coins = { $n } érme, { $circles } kör
tournay-district = Negyed: { $name }
tournay-built = { $n } felépített bástya
tournay-plaza = { $colour }: { $up } áll, { $down } fekszik
tournay-covered = { $n } fedett lap
tournay-looked = Megnézett lapok
tournay-rampart = Bástya
tournay-procession = A kikiáltó menete
tournay-bells-left = { $n ->
    [one] még egy harangszó, és jöhet a játék vége
   *[other] még { $n } harangszó, és jöhet a játék vége
}
tournay-bells-out = { $n }/{ $of }: jöhet a játék vége
tournay-rounds-left = legfeljebb { $n } forduló van hátra
tournay-rings = kongat:
tournay-rings-you = Ha most szól a harang: { $what }
tournay-rings-other = { $name }: { $what }
tournay-spared = téged nem érint
tournay-spared-other = semmi
tournay-areas = { $areas } telek a 9-ből, { $prestige } presztízs a 2-ből
tournay-plaza-title = Tér
tournay-plaza-count = { $up } áll, { $down } fekszik, { $work } dolgozik
tournay-hand-count = Kéz: { $cards }, { $ramparts }, legfeljebb { $most }
tournay-not-now-name = Most nem: már áll a negyededben.
tournay-not-now-card = Most nem: az árához még egy lap kell a kezedből.
tournay-not-now-citizen = Most nem: az árához egy álló polgárod is kell.
tournay-not-now-price = Most nem: többe kerül, mint amennyi dénárod van.
tournay-hand-of = { $name } keze
tournay-ramparts = { $n } bástya
tournay-look-two = nézz meg kettőt
tournay-closed = zárt
tournay-supply-title = Készlet
tournay-hiring = más polgárának felfogadása
tournay-only-you = csak te látod
tournay-first = kezdő
tournay-ledger = Presztízs, ha most lenne vége
tournay-ledger-rest = lapokkal és bástyákkal
tournay-hiring-price = felfogadás { $n } dénárért
tournay-gather = Összehívás
tournay-empty-area = üres telek
tournay-event-pile = még { $n } esemény
tournay-needs = { $n } polgár kell
tournay-ledger-short = Presztízs
tournay-then-lie = { $n } polgár lefekszik
tournay-then-discard = { $n } lap kikerül a kezedből
tournay-then-damage = { $n } épület megrongálódik
tournay-does-gain_best = a választott szín
tournay-does-draw = húzás: { $colour }
tournay-does-draw-any = húzás, bármely szín
tournay-does-reveal_take = három felfordítottból
tournay-does-recruit = toborzás: { $citizen }
tournay-does-stand_up = { $n ->
    [one] egy feláll
   *[other] legfeljebb { $n } feláll
}
tournay-does-combat = harc, ingyen
tournay-does-combat-keep = harc, érme a tiéd
tournay-does-fire_events = eseményt elindít
tournay-does-build_ramparts = bástyát épít
tournay-does-copy = más épületét másolja
tournay-does-damage_others = a többieket rongálja
tournay-does-shield = egyszer véd
tournay-does-levy = adó egy színre
tournay-does-richest_pays = a leggazdagabb fizet
tournay-does-on_activate = vonalában dolgozik
tournay-does-on_play = vonalába kerül
tournay-does-on_play_combat = vonalába kerül
tournay-does-on_play_combat-keep = vonalban, érme a tiéd
tournay-does-discount = vonalában olcsóbb
tournay-does-on_gather = ha összehívod
tournay-does-earn_rate = ha keresel
tournay-does-chain = még egy dolgozik
tournay-does-every_second = minden második
tournay-does-every_second-keep = minden második
tournay-does-leader_gains = aki vezet
tournay-does-richest_loses = a leggazdagabb
tournay-counts-standing = álló { $citizen }
tournay-counts-lying = fekvő polgár
tournay-counts-citizen = { $citizen }
tournay-counts-citizen_set = polgárhármas
tournay-counts-pair = álló pár
tournay-counts-card = { $card }
tournay-counts-card_set = laphármas
tournay-counts-building = épület
tournay-counts-character = szereplő
tournay-counts-prestige = presztízsépület
tournay-counts-empty_area = üres telek
tournay-counts-four_deniers = az erszényben
tournay-counts-rampart_built = felépített bástya
tournay-counts-event_coin = érme az eseményeken
tournay-counts-one = építőjének

## number

number-effect = hatás
number-hire = a felfogadás ára
number-divisor = osztó
number-vp = GYP
number-flags = zászlók
number-cost = ár
number-pp = presztízspont
number-effects = hatás
number-circles = körök az érméknek
number-faces = a két oldal
number-colour = szín
number-copies = példányszám
number-black_dice = fekete kockák
number-calls = a második kártya paklija
number-deck = pakli
number-period = forduló
number-delayed = késleltetett hatás
number-counts = amit számol
number-from = küszöbök
number-from_two_players = küszöbök kettesben
number-level = szint
number-kind = fajta
number-removable = kivehető példányok
number-expansion = kiegészítő
number-positive = segít vagy árt
number-loses_deniers = dénárveszteség
postcard = Üdvözlet: { $town }
