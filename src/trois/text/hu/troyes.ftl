title = Troyes
about = Egy város négy évszázada: vezesd a nemeseket, a papságot és a polgárságot dobott, vett és módosított kockákkal; két-négy játékos.

## word

word-red = piros
word-white = fehér
word-yellow = sárga
word-black = fekete
word-grey = semleges
word-palace = Palota
word-bishopric = Püspökség
word-city-hall = Városháza
word-artisan = Kézműves
word-merchant = Kereskedő
word-miller = Molnár
word-innkeeper = Fogadós
word-blacksmith = Kovács
word-militia = Polgárőrség
word-journeyman = Céhlegény
word-goldsmith = Aranyműves
word-sculptor = Szobrász
word-tithing = Tized
word-monk = Szerzetes
word-priest = Pap
word-apprenticeship = Tanoncság
word-confession = Gyónás
word-templar = Templomos
word-pilgrimage = Zarándoklat
word-procession = Körmenet
word-glassblower = Üvegfúvó
word-archer = Íjász
word-chivalry = Lovagság
word-diplomat = Követ
word-hunting = Vadászat
word-mercenary = Zsoldos
word-tax-collector = Adószedő
word-captain = Kapitány
word-joust = Lovagi torna
word-troubadour = Trubadúr
word-marauding = Fosztogatás
word-brigands-1 = Útonállók 1
word-brigands-2 = Útonállók 2
word-brigands-3 = Útonállók 3
word-succession-conflict = Örökösödési viszály
word-skirmishes-1 = Csetepaté 1
word-skirmishes-2 = Csetepaté 2
word-war = Háború
word-normans = Normannok
word-drought = Aszály
word-support = Támogatás
word-civil-war = Polgárháború
word-wayfarers = Vándorok
word-theological-conflict = Hitvita
word-heresy = Eretnekség
word-migrant-workers = Vándormunkások
word-interruption-of-work = Leálló építkezés
word-chretien = Chrétien de Troyes
word-urban = IV. Orbán
word-thibaut = II. Thibaut
word-hugues = Hugues de Payns
word-florentin = A firenzei
word-henry = I. Henrik

## letter

letter-red = P
letter-white = F
letter-yellow = S

## what

what-deniers = dénárt
what-influence = befolyást
what-vp = pontot

## counted

counted-deniers = dénár
counted-influence = befolyás
counted-vp = pont
counted-cubes = jelző későbbre

## chip

chip-wages = { $n } dénár bér fordulónként
chip-prizes = { $n } vagy { $of } pont
chip-harvest = { $n ->
    [one] pontonként 1 dénár
   *[other] { $n } pontonként 1 dénár
}
chip-too-few = összesen { $n }, kell: { $of }
chip-turned = új érték: { $n }
chip-expelled = kiszorítva: { $name }, { $word }
chip-countered = legyőzve: { $word }

## choice

choice-die = { $colour } { $value }, { $name }
choice-own-die = { $colour } { $value }

## counts

counts-chretien = polgár az épületekben
counts-urban = jelző a katedrálisban
counts-thibaut = dénár
counts-hugues = befolyás
counts-florentin = mester
counts-henry = eseménylap

## group

group-settle = Polgárod ide megy
group-activities = Használat
group-events = Harc egy esemény ellen
group-actions = Építés és aratás
group-places = Polgár elhelyezése
group-reroll = Újradobás 1♔
group-turn = Átfordítás 4♔
group-citizens = Melyik polgár megy?
group-cubes = Egy lap segítsége
group-dice = Kockák
group-times = Hányszor?
group-cubes-on = Jelző ide

## good

good-deniers = dénár
good-influence = befolyás
good-citizens = polgár
good-vp = pont

## action

action-settle = letelepedés: { $building } { $space }
action-activate = használat: { $activity }
action-combat = küzdelem: { $event }
action-cathedral = a katedrális építése
action-place = polgár elhelyezése: { $building }
action-agriculture = földművelés
action-pass = passz
action-fight = védekezés: { $colour } { $value }
action-cannot = meghátrálás
action-reroll = újradobás: { $colour } { $value }
action-recruit = polgár toborzása
action-turn = megfordítás: { $colour } { $value }
action-also = ez is kivédve: fekete { $value }
action-supply = polgár a készletből
action-leave = a mester innen: { $activity }
action-move = polgár innen: { $building } { $space }
action-raise = a kiszorított innen: { $building }
action-modify = ezzel: { $modifier }
action-take = { $colour } { $value }, { SHAPE($owner) }
action-use = { $times } ×
action-cube = jelző ide: { $event }
action-mill = számít: { $building }
action-done = kész

## question

question-settle = Hová telepszik a következő polgárod?
question-counter = Fekete { $black } támad; az összes kockád ereje { $strength }. Mit teszel?
question-fight = { $strength } a fekete { $black } ellen: melyik kocka csatlakozik?
question-also = { $n } marad: melyik fekete kockát véded még ki?
question-action = Mit teszel?
question-turn-over = Melyik kockát fordítod még meg?
question-citizen = { $target }: melyik polgár megy oda?
question-dice = { $target }: melyik kocka?
question-amount = { $target }: hányszor, legfeljebb { $most } ×?
question-cubes = { $n ->
    [one] { $n } jelző: melyik eseményre?
   *[other] { $n } jelző: melyik eseményre kerül a következő?
}
question-mill = Molnár, még { $n } alkalom: melyik polgáraid számítanak?

## hint

hint-settle = Minden épületben álló polgár a színének egy kockájával dob minden forduló elején. A fordulónkénti bére minden választás mellett ott áll. Ha mindenki áll, semleges polgárok töltik ki a helyeket.
hint-counter = Védd ki a legnagyobb fekete kockát saját, bármilyen színű kockáiddal; a piros duplán számít. A többlet további fekete kockákat is kivédhet. Minden kivédett kocka 1 befolyást ad. Csak az hátrál meg, aki túl gyenge: 2 pontot veszít.
hint-fight = Adj hozzá kockákat, amíg az erejük eléri a fekete kockát; a piros duplán számít. Mind elhagyja a negyededet.
hint-also = Ugyanezek a kockák további fekete kockákat is kivédhetnek, amíg az erejük eléri az összeget.
hint-action = Egy akció 1-3 azonos színű kockával, sajáttal vagy vettel (darabja 2, 4 vagy 6 dénár 1, 2 vagy 3 kockás csoportban), vagy passz. Előtte befolyást költhetsz: 1 újradob egy saját kockát, 2 polgárt toboroz, 4 megfordít legfeljebb három saját kockát.
hint-turn-over = Legfeljebb három saját kocka összesen 4 befolyásért; a megfordított kocka 7 mínusz az értékét mutatja.
hint-citizen = Egy polgár a készletedből vagy a tábla bármely pontjáról: másik tevékenységről, épületből, vagy egy kiszorított. Az elhagyott hely üres marad.
hint-dice = Kicsitől a nagyig válassz, azután kész. Mások kockája egyedül 2, párban 4, hármas csoportban 6 dénár darabonként. Egy késleltetett tevékenység jelzője módosíthatja a kockákat; ezt válaszd először.
hint-amount = Ahányszor az osztó megvan az összegben, annyi használat vagy jelző jár. Kevesebbet is felhasználhatsz.
hint-cubes = Minden jelző 1 befolyást ad. A betelt esemény azonnal legyőzött: a legtöbb jelző az első pontokat hozza, a második legtöbb a másodikat.
hint-mill = Minden használat 2 dénárt ad a két épület egyikében álló minden polgárodért; előbb a Palota, azután a Püspökség.

## rules

rules-1 = Minden forduló 10 dénárt hoz, levonva a béreket, egy kockát minden épületben álló polgárért (Palota piros, Püspökség fehér, Városháza sárga) és két új eseményt. Az események minden fordulóban hatnak, amíg le nem győzik őket; előbb a fekete kockákkal kell megküzdeni.
rules-2 = Azután sorban cselekedtek 1-3 azonos színű kockával. Mások kockái kérdés nélkül megvehetők: darabja 2, 4 vagy 6 dénár 1, 2 vagy 3 kockás csoportban.
rules-3 = Tevékenységek: az összeg osztva a lap osztójával mondja meg, hányszor hat. Mester kell rá: fizesd ki a felfogadását, és vigyél oda egy polgárt. Az első mesterek pontot érő helyeken állnak. A ▪ jelű lapok jelzőket adnak; mindegyik egy későbbi akció kockáit módosítja.
rules-4 = Katedrális: minden fehér kocka jelzőt tesz a számára, a legalsó szabad szinten, 1 pontért és 1 vagy 2 befolyásért. Események: a színükkel egyező kockák jelzőket tesznek a zászlóikra, darabja 1 befolyás; ha betelnek, a legtöbb jelző hozza a legtöbb pontot. Polgárok: egy kocka polgárt tesz a sora első helyére, és odébb tolja a többit. Földművelés: a sárga kockák összegének fele dénárban.
rules-5 = A passz 2 dénárt ad, és minden kihagyott körben még 1-et. A forduló véget ér, ha mindenki passzolt, vagy nincs több kocka.
rules-6 = A végén: a pontok, 1 minden eseményért, amelyen van jelződ, a mestereid helyei, 2 levonás a katedrális minden szintjéért, ahol nincs jelződ, és minden szereplő, a titkosak is, mindenkinek. A legtöbb pont nyer.

## short

short-artisan = { $pay_influence }♔ → { $deniers }¤
short-merchant = +{ $deniers }¤
short-miller = +{ $deniers }¤ / [citizen]: [red] vagy [white]
short-innkeeper = { $pay_deniers }¤ → { $influence }♔
short-blacksmith = ▪ [red] összege +{ $add }
short-militia = ▪ [yellow] mint [red]
short-journeyman = { $pay_deniers }¤ → { $vp }★
short-goldsmith = +{ $vp }★ +{ $deniers }¤
short-sculptor = +{ $vp }★
short-tithing = ▪ 1 ingyen [yellow] mindenkitől
short-monk = ▪ 1 [white] = { $n } [yellow]
short-priest = ▪ +{ $add } minden [yellow]
short-apprenticeship = ▪ minden kocka { $value }
short-confession = ▪ +{ $add } minden kocka
short-templar = ▪ 1 [white] = { $n } [red]
short-pilgrimage = +{ $vp }★ bármely szín
short-procession = +{ $vp }★ a legtöbb kocka
short-glassblower = { $n ->
    [one] +{ $vp }★ / ▪ katedrális
   *[other] +{ $vp }★ / { $n } ▪ katedrális
}
short-archer = { $n ->
    [one] dobás { $least }+: ▪ [flag]
   *[other] dobás { $least }+: { $n } ▪ [flag]
}
short-chivalry = { $n ->
    [one] ▪ [flag] / maradt [red]
   *[other] { $n } ▪ [flag] / maradt [red]
}
short-diplomat = { $n ->
    [one] { $pay_influence }♔ → ▪ [flag]
   *[other] { $pay_influence }♔ → { $n } ▪ [flag]
}
short-hunting = +{ $influence }♔
short-mercenary = +{ $deniers }¤
short-tax-collector = { $deniers }¤ / más [citizen] [yellow]
short-captain = +{ $vp }★ / esemény, ahol ▪
short-joust = +{ $vp }★ legjobb [red] maradt
short-troubadour = { $pay_influence }♔ → { $vp }★
short-succession-conflict = [neutral-citizen] → [red]
short-drought = −{ $deniers }¤ / [citizen] [yellow]
short-support = { $n ->
    [one] ▫ az előző lapra
   *[other] ▫ az előző { $n } lapra
}
short-civil-war = −{ $deniers }¤
short-wayfarers = [neutral-citizen] → [yellow]
short-theological-conflict = [neutral-citizen] → [white]
short-heresy = −{ $influence }♔
short-migrant-workers = { $n ->
    [one] ▫ → katedrális
   *[other] { $n } ▫ → katedrális
}
short-interruption-of-work = { $n ->
    [one] a felső ▪ lekerül
   *[other] a felső { $n } ▪ lekerül
}
short-black-dice = { $n } [black-die] támad

## explain

explain-palace = Minden itteni polgár fordulónként egy piros kockával dob, és { $n } dénár bérbe kerül.
explain-bishopric = Minden itteni polgár fordulónként egy fehér kockával dob, és { $n } dénár bérbe kerül.
explain-town-hall = Minden itteni polgár fordulónként egy sárga kockával dob, és { $n } dénár bérbe kerül.
explain-artisan = Minden használat { $pay_influence } befolyást { $deniers } dénárra vált.
explain-merchant = Minden használat { $n } dénárt ad.
explain-miller = Minden használat { $n } dénárt ad a Palotában álló, vagy a Püspökségen álló minden polgárodért.
explain-innkeeper = Minden használat { $pay_deniers } dénárt { $influence } befolyásra vált.
explain-blacksmith = Egy jelző ennyivel növeli egy piros csoport összegét: { $add }; a Palotához nem.
explain-militia = Egy jelzővel a sárga kockák csoportja pirosként hat, a Palotához is.
explain-journeyman = Minden használat { $n } dénárt { $vp } pontra vált.
explain-goldsmith = Minden használat { $vp } pontot és { $n } dénárt ad.
explain-sculptor = Minden használat { $vp } pontot ad.
explain-tithing = Egy jelzővel minden más játékostól és a semlegestől egy-egy sárga kockát ingyen vehetsz el; legalább egy ilyen legyen a csoportban.
explain-monk = Egy jelzővel egy fehér kocka { $n }, vele egyenlő értékű sárga kockának számít.
explain-priest = Egy jelző ennyivel növeli a csoport minden sárga kockáját: { $add }; a Városházához nem.
explain-apprenticeship = Egy jelzővel a csoport minden kockájának értéke { $value }, bármilyen színben; épülethez és katedrálishoz nem.
explain-confession = Egy jelző ennyivel növeli a csoport minden kockáját, bármilyen színben: { $add }; épülethez és katedrálishoz nem.
explain-templar = Egy jelzővel egy fehér kocka { $n }, vele egyenlő értékű piros kockának számít.
explain-pilgrimage = Minden használat { $vp } pontot ad; a kockák színe különböző lehet.
explain-procession = Minden használat { $vp } pontot ad mindenkinek, akinek a legtöbb kocka maradt a negyedében, bárki használja is; a semleges is versenyez.
explain-glassblower = { $n ->
    [one] Minden használat { $vp } pontot ad minden jelződért a katedrálisban.
   *[other] Minden használat { $vp } pontot ad minden { $n } jelződért a katedrálisban.
}
explain-archer = { $n ->
    [one] Minden használat dob egy kockával: ha legalább { $least }, jelzőt tehetsz bármely eseményre; minden dobás megelőzi az első jelzőt.
   *[other] Minden használat dob egy kockával: ha legalább { $least }, { $n } jelzőt tehetsz bármely eseményekre; minden dobás megelőzi az első jelzőt.
}
explain-chivalry = { $n ->
    [one] Minden használat egy-egy jelzőt ad bármely eseményre a negyededben maradt minden piros kockáért.
   *[other] Minden használat { $n } jelzőt ad bármely eseményekre a negyededben maradt minden piros kockáért.
}
explain-diplomat = { $n ->
    [one] Minden használat { $pay_influence } befolyást egy jelzőre vált bármely eseményen.
   *[other] Minden használat { $pay_influence } befolyást { $n } jelzőre vált bármely eseményeken.
}
explain-hunting = Minden használat { $n } befolyást ad.
explain-mercenary = Minden használat { $n } dénárt ad.
explain-tax-collector = Minden használatkor minden más játékos fizet neked { $n } dénárt a Városházán álló minden polgáráért, amíg tud; a semlegesekért a bank fizet.
explain-captain = Minden használat { $vp } pontot ad minden eseményért, amelyen van jelződ, a Fosztogatásért is.
explain-joust = Ha senki megmaradt piros kockáinak összege nem nagyobb a tiédnél, minden használat { $vp } pontot ad neked és mindenkinek, aki egyenlő veled; a semleges is versenyez.
explain-troubadour = Minden használat { $n } befolyást { $vp } pontra vált.
explain-marauding = Fekete kockák fordulónként: { $black }. Mindig marad: ha betelik, kifizeti a pontjait, kiürül, és folytatódik.
explain-brigands-1 = Fekete kockák fordulónként: { $black }.
explain-brigands-2 = Fekete kockák fordulónként: { $black }.
explain-brigands-3 = Fekete kockák fordulónként: { $black }.
explain-succession-conflict = Minden fordulóban egy dobás semleges polgárt tesz a Palota azonos számú helyére.
explain-skirmishes-1 = Fekete kockák fordulónként: { $black }.
explain-skirmishes-2 = Fekete kockák fordulónként: { $black }.
explain-war = Fekete kockák fordulónként: { $black }.
explain-normans = Fekete kockák fordulónként: { $black }.
explain-drought = Minden fordulóban mindenki { $n } dénárt fizet a Városházán álló minden polgáráért; aki nem tud, 2 pontot veszít.
explain-support = { $n ->
    [one] Minden fordulóban semleges jelzőt tesz a tőle balra álló eseményre.
   *[other] Minden fordulóban semleges jelzőt tesz a tőle balra álló { $n } eseményre.
}
explain-civil-war = Minden fordulóban mindenki { $n } dénárt fizet; aki nem tud, 2 pontot veszít.
explain-wayfarers = Minden fordulóban egy dobás semleges polgárt tesz a Városháza azonos sorába.
explain-theological-conflict = Minden fordulóban egy dobás semleges polgárt tesz a Püspökség azonos sorába.
explain-heresy = Minden fordulóban mindenki { $n } befolyást veszít; aki nem tud, 2 pontot veszít.
explain-migrant-workers = { $n ->
    [one] Minden fordulóban semleges jelzőt tesz a katedrális legalsó szabad helyére.
   *[other] Minden fordulóban { $n } semleges jelzőt tesz a katedrális legalsó szabad helyeire.
}
explain-interruption-of-work = { $n ->
    [one] Minden fordulóban leveszi a katedrális legfelső jelzőjét, bárkié legyen is.
   *[other] Minden fordulóban leveszi a katedrális { $n } legfelső jelzőjét, bárkié legyen is.
}
explain-chretien = Polgárok az épületekben a végén: { $from1 }, { $from2 } vagy { $from3 } mindenkinek, akinek megvan, { $vp1 }, { $vp2 } vagy { $vp3 } pontot ad.
explain-urban = Jelzők a katedrálisban a végén: { $from1 }, { $from2 } vagy { $from3 } mindenkinek, akinek megvan, { $vp1 }, { $vp2 } vagy { $vp3 } pontot ad.
explain-thibaut = Dénárok a végén: { $from1 }, { $from2 } vagy { $from3 } mindenkinek, akinek megvan, { $vp1 }, { $vp2 } vagy { $vp3 } pontot ad.
explain-hugues = Befolyás a végén: { $from1 }, { $from2 } vagy { $from3 } mindenkinek, akinek megvan, { $vp1 }, { $vp2 } vagy { $vp3 } pontot ad.
explain-florentin = Mesterek a tevékenységeken a végén: { $from1 }, { $from2 } vagy { $from3 } mindenkinek, akinek megvan, { $vp1 }, { $vp2 } vagy { $vp3 } pontot ad.
explain-henry = Megszerzett eseménylapok: { $from1 }, { $from2 } vagy { $from3 } mindenkinek, akinek megvan, { $vp1 }, { $vp2 } vagy { $vp3 } pontot ad.

## why

why-income = jövedelem
why-wages = bérek
why-unpaid-wages = nem egészen kifizetett bérek
why-passing = passzolás
why-black-dice = kivédett fekete kockák
why-too-weak = túl gyenge a fekete kockához
why-reroll = kocka újradobása
why-recruit = polgár toborzása
why-turn-over = kockák megfordítása
why-bought-dice = vásárolt kockák
why-hire = mester felbérlése
why-agriculture = földművelés
why-cathedral = a katedrális építése
why-event-cubes = jelzők az eseményeken
why-placed-citizen = kiszorítva
why-presence = jelzők az eseményeken a végén
why-tradesmen = mesterek helyei
why-empty-levels = katedrálisszintek jelző nélkül

## board

board-round = { $round }. forduló, összesen { $rounds }
board-placing = kezdő elhelyezés
board-player = Játékos
board-citizens = Polg.
board-passed = passz { $n }¤
board-cathedral = Katedrális
board-activities = Tevékenységek
board-events = Események
board-hire = felf.
board-flags = zászl.
board-black = Fekete kockák: { $dice }
board-cubes = Jelzőid: { $cubes }
board-doing = { $name }: { $trail }
board-character = { $character }: { $counts } { $steps } → { $vp }★; most { $now }
board-tradesmen = Mesterek: { $cards }
board-taken = Eseménylapok: { $cards }
board-stock = Késleltetett tevékenységek jelzői: { $cubes }
board-standing = Polgárok: { $buildings }; készlet { $supply }, közös készlet { $general }; bér fordulónként { $wages }¤
board-in-cathedral = Katedrális: { $n } jelző
board-none = –
board-legend = Betűk: { $red } piros (katonai), { $white } fehér (egyházi), { $yellow } sárga (polgári). ¤ dénár, ♔ befolyás, ★ győzelmi pont, ÷ osztó, ▪ jelző egy későbbi akcióhoz, ○ semleges, · szabad, ✗ kiszorított, ¹ kezdőjátékos, ⚑ megszerzett eseménylapok. Polgárok 2+6: a készleted és a közös készlet. 2● 1·: a mesterek helyei a pontjaikkal; utánuk a képen állók. 3/1★: a legyőzött esemény pontjai a legtöbb és a második legtöbb jelzőért.

## event

event-start = { $name } a kezdőjátékos
event-dealt = { $name } szereplője: { $character }
event-settled = { $name } letelepszik: { $building } { $space }
event-round = { $round }. forduló
event-activity = Felfordítva: { $activity }
event-event = Új események: { $event }
event-gained = { $name } kap { $amount } { WORD($what, $amount, in: "what") }
event-paid = { $name } fizet { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } veszít { $amount } { WORD($what, $amount, in: "what") }
event-rolled = { $name } dob: { $colour } { $value }
event-acted = Hatnak az események: { $event }
event-overrun = { $name } meghátrál: fekete { $value }
event-repelled = { $name } kivédi: fekete { $value }
event-rerolled = { $name } újradob: { $colour } { $old }-ből { $new }
event-recruited = { $name } polgárt toboroz
event-turned = { $name } megfordít: { $colour } { $value }
event-hired = { $name } mestert fogad: { $activity }
event-used = { $name } használ: { $colour } { $value } { SHAPE($owner) }
event-modified = { $name } jelzőt költ: { $modifier }
event-activated = { $name } él ezzel: { $activity } { $times } ×
event-placed = { $name } polgárt helyez: { $building } { $space }
event-cubes = { $name } tesz { $amount } jelzőt: { $event }
event-countered = Legyőzött esemény: { $event }
event-took = { $name } elveszi a lapot: { $event }
event-built = { $name } építi a katedrálist, { $level }. szint, { $space }. hely
event-razed = { $name } elveszti a katedrális jelzőjét, { $level }. szint, { $space }. hely
event-passed = { $name } passzol
event-waited = { $name } vár, és még 1 dénárt kap
event-ended = A { $round }. forduló véget ért
event-character = { $name } szereplője volt: { $character }
event-scored = { $name } pontot szerez: { $amount }

## befalls

befalls-expelled = { $name }: kiszorított polgár ({ $building })

## nobody

nobody-settled = Semleges polgár telepszik le: { $building } { $space }
nobody-rolled = A dobás: { $colour } { $value }
nobody-placed = Semleges polgár érkezik: { $building } { $space }
nobody-expelled = Kiszorított semleges polgár: { $building }
nobody-cubes = { $amount } semleges jelző: { $event }
nobody-built = Semleges jelző a katedrálisban, { $level }. szint, { $space }. hely
nobody-razed = Semleges jelző kerül le a katedrálisról, { $level }. szint, { $space }. hely

## again

again-settled = { $building } { $space }
again-activity = { $activity }
again-event = { $event }
again-rolled = { $colour } { $value }
again-acted = { $event }
again-repelled = { $value }
again-turned = { $colour } { $value }
again-used = { $colour } { $value } { SHAPE($owner) }
again-built = { $level }/{ $space }

## option

option-open_scores-about = lássa-e mindenki mindenki győzelmi pontjait játék közben
option-open_scores-false = rejtve
option-open_scores-true = nyíltan

## score

score-activities = Tevékenységek
score-cathedral = Katedrális
score-events = Legyőzött események
score-losses = Veszteségek
score-presence = Jelzők az eseményeken
score-tradesmen = Mesterek
score-empty-levels = Katedrálisszintek jelző nélkül
score-chretien = Chrétien de Troyes (polgárok)
score-urban = IV. Orbán (katedrális)
score-thibaut = II. Thibaut (dénár)
score-hugues = Hugues de Payns (befolyás)
score-florentin = A firenzei (mesterek)
score-henry = I. Henrik (események)

## phase

phase-income = Bevétel
phase-dice = Dobás
phase-events = Események
phase-actions = Akciók
phase-end = Vége

## good

good-dice = kocka
good-event-cards = eseménylap

## tally

tally-rolled = dobott kocka
tally-average = átlagos dobás
tally-used = saját kocka felhasználva
tally-sold = kocka eladva
tally-bought = kocka véve
tally-repelled = fekete kocka legyőzve
