title = Troyes
about = Egy város négy évszázada: vezesd a nemeseket, a papságot és a polgárságot dobott, vásárolt és módosított kockákkal; 2–4 játékos.

## word

word-round = forduló
word-red = vörös
word-white = fehér
word-yellow = sárga
word-black = fekete
word-grey = semleges
word-palace = Palota
    .in = a Palotában
    .from = a Palotából
word-bishopric = Püspökség
    .in = a Püspökségen
    .from = a Püspökségről
word-city-hall = Városháza
    .in = a Városházán
    .from = a Városházáról
word-artisan = Kézműves
    .object = a Kézművest
word-merchant = Kereskedő
    .object = a Kereskedőt
word-miller = Molnár
    .object = a Molnárt
word-innkeeper = Fogadós
    .object = a Fogadóst
word-blacksmith = Kovács
    .object = a Kovácsot
word-militia = Polgárőrség
    .object = a Polgárőrséget
word-journeyman = Céhlegény
    .object = a Céhlegényt
word-goldsmith = Aranyműves
    .object = az Aranyművest
word-sculptor = Szobrász
    .object = a Szobrászt
word-tithing = Tized
    .object = a Tizedet
word-monk = Szerzetes
    .object = a Szerzetest
word-priest = Pap
    .object = a Papot
word-apprenticeship = Tanoncság
    .object = a Tanoncságot
word-confession = Gyónás
    .object = a Gyónást
word-templar = Templomos
    .object = a Templomost
word-pilgrimage = Zarándoklat
    .object = a Zarándoklatot
word-procession = Körmenet
    .object = a Körmenetet
word-glassblower = Üvegfúvó
    .object = az Üvegfúvót
word-archer = Íjász
    .object = az Íjászt
word-chivalry = Lovagság
    .object = a Lovagságot
word-diplomat = Diplomata
    .object = a Diplomatát
word-hunting = Vadászat
    .object = a Vadászatot
word-mercenary = Zsoldos
    .object = a Zsoldost
word-tax-collector = Adószedő
    .object = az Adószedőt
word-captain = Kapitány
    .object = a Kapitányt
word-joust = Lovagi torna
    .object = a Lovagi tornát
word-troubadour = Trubadúr
    .object = a Trubadúrt
word-marauding = Martalócok
    .object = a Martalócokat
    .onto = a Martalócokra
word-brigands = Útonállók
word-skirmishes = Csetepaté
word-brigands-1 = Útonállók 1
    .object = az Útonállók 1-et
    .onto = az Útonállók 1-re
word-brigands-2 = Útonállók 2
    .object = az Útonállók 2-t
    .onto = az Útonállók 2-re
word-brigands-3 = Útonállók 3
    .object = az Útonállók 3-at
    .onto = az Útonállók 3-ra
word-succession-conflict = Örökösödési viszály
    .object = az Örökösödési viszályt
    .onto = az Örökösödési viszályra
word-skirmishes-1 = Csetepaté 1
    .object = a Csetepaté 1-et
    .onto = a Csetepaté 1-re
word-skirmishes-2 = Csetepaté 2
    .object = a Csetepaté 2-t
    .onto = a Csetepaté 2-re
word-war = Háború
    .object = a Háborút
    .onto = a Háborúra
word-normans = Normannok
    .object = a Normannokat
    .onto = a Normannokra
word-drought = Aszály
    .object = az Aszályt
    .onto = az Aszályra
word-support = Támogatás
    .object = a Támogatást
    .onto = a Támogatásra
word-civil-war = Polgárháború
    .object = a Polgárháborút
    .onto = a Polgárháborúra
word-wayfarers = Vándorok
    .object = a Vándorokat
    .onto = a Vándorokra
word-theological-conflict = Teológiai vita
    .object = a Teológiai vitát
    .onto = a Teológiai vitára
word-heresy = Eretnekség
    .object = az Eretnekséget
    .onto = az Eretnekségre
word-migrant-workers = Vándormunkások
    .object = a Vándormunkásokat
    .onto = a Vándormunkásokra
word-interruption-of-work = Félbeszakadt építkezés
    .object = a Félbeszakadt építkezést
    .onto = a Félbeszakadt építkezésre
word-chretien = Chrétien de Troyes
word-urban = IV. Orbán
word-thibaut = II. Thibaut
word-hugues = Hugues de Payns
word-florentin = A firenzei
word-henry = I. Henrik

## letter

letter-red = V
letter-white = F
letter-yellow = S

## what

what-deniers = dénár
    .accusative = dénárt
what-influence = befolyáspont
    .accusative = befolyáspontot
what-vp = GYP
    .accusative = GYP-t

## counted

counted-deniers = dénár
counted-influence = befolyáspont
counted-vp = GYP
counted-cubes = színkocka későbbre

## chip

chip-wages = { $n } dénár bér fordulónként
chip-prizes = { $n } vagy { $of } GYP
chip-harvest = { $n ->
    [one] szemenként 1 dénár
   *[other] { $n } szemenként 1 dénár
}
chip-too-few = összesen { $n }, kell: { $of }
chip-turned = új érték: { $n }
chip-die-less = fordulónként eggyel kevesebb { $word } kocka
chip-expelled = { $name } polgára kiszorul { FORM($word, "from") }
chip-countered = megoldva: { $word }

## choice

choice-die = { $colour } { $value }, { $name }
choice-own-die = { $colour } { $value }

## counts

counts-chretien = polgár az épületekben
counts-urban = színkocka a katedrálisban
counts-thibaut = dénár
counts-hugues = befolyáspont
counts-florentin = Munkafelügyelő
counts-henry = eseménykártya

## group

group-settle = A polgárod ide megy
group-activities = Aktiválás
group-events = Esemény leküzdése
group-actions = Építés és gazdálkodás
group-places = Polgár elhelyezése
group-reroll = Újradobás 1♔
group-turn = Átfordítás 4♔
group-citizens = Melyik polgár megy?
group-cubes = Egy kártya segítsége
group-dice = Kockák
group-times = Hányszor?
group-cubes-on = Színkocka ide

## good

good-deniers = dénár
good-influence = befolyás
good-citizens = polgár
good-vp = GYP

## action

action-settle = polgár lerakása { FORM($building, "in") }, { $space }. hely
action-activate = aktiválás: { $activity }
action-combat = leküzdés: { $event }
action-cathedral = a katedrális építése
action-place = polgár elhelyezése { FORM($building, "in") }
action-agriculture = gazdálkodás
action-pass = passz
action-fight = semlegesítés ezzel: { $colour } { $value }
action-cannot = meghátrálás
action-reroll = újradobás: { $colour } { $value }
action-recruit = polgár toborzása
action-turn = átfordítás: { $colour } { $value }
action-also = fekete { $value } semlegesítése is
action-supply = polgár a személyes készletből
action-leave = a Munkafelügyelő innen: { $activity }
action-move = polgár { FORM($building, "from") }, { $space }. hely
action-raise = a kiszorított polgár { FORM($building, "from") }
action-modify = ezzel: { $modifier }
action-take = { $colour } { $value }, { SHAPE($owner) }
action-use = { $times } ×
action-cube = színkocka ide: { $event }
action-mill = polgáraid számolása { FORM($building, "in") }
action-done = kész

## question

question-settle = Hová kerül a következő polgárod?
question-counter = Egy { $black } értékű fekete kocka támad rád. Mely kockáiddal semlegesíted? Együttes erejük: { $strength }.
question-fight = Kockáid ereje eddig { $strength }, a fekete kocka értéke { $black }: melyik kockát adod hozzá?
question-also = Marad még { $n } erő: melyik fekete kockát semlegesíted vele?
question-action = Mit teszel?
question-turn-over = Melyik kockát fordítod még át?
question-citizen = { $target }: melyik polgár megy oda?
question-one-die = { $target }: melyik kockát használod?
question-dice = { $target }: melyik kockát adod hozzá?
question-amount = { $target }: ahányszor csak lehet ({ $most }), vagy kevesebbszer?
question-cubes = { $n ->
    [one] { $n } színkocka: melyik eseményre?
   *[other] { $n } színkocka: melyik eseményre kerül a következő?
}
question-mill = Molnár, még { $n } alkalom: a Palotában álló polgáraid hozzanak dénárt, vagy a Püspökségen állók?

## hint

hint-settle = Az épületekben álló polgárok minden forduló elején dobnak egy-egy, az épületük színével egyező kockával. Fordulónkénti bérük ott áll minden választás mellett. Három vagy négy játékosnál ezután semleges polgárok töltik fel az üres helyeket.
hint-counter = Semlegesítsd a legmagasabb fekete kockát: bármilyen színű saját kockáidat használhatod, a vörös duplán számít. A többlet további fekete kockákat is semlegesíthet. Minden semlegesített kocka 1 befolyáspontot ad. Meghátrálni csak akkor lehet, ha az összes kockád együtt is túl gyenge; ekkor 2 GYP-t veszítesz.
hint-fight = Adj hozzá kockákat, amíg az erejük el nem éri a fekete kocka értékét; a vörös duplán számít. Mind elhagyja a városrészedet.
hint-also = Ugyanezek a kockák további fekete kockákat is semlegesíthetnek, ha az erejük eléri a semlegesített fekete kockák összegét.
hint-action = Egy akció 1–3 azonos színű kockával, sajáttal vagy vásárolttal (darabja 2, 4 vagy 6 dénár 1, 2 vagy 3 kockás csoportban), vagy passz. Előtte befolyáspontot költhetsz: 1-ért újradobsz egy saját kockát, 2-ért polgárt toborzol, 4-ért átfordítasz legfeljebb három saját kockát.
hint-turn-over = Legfeljebb három saját kocka összesen 4 befolyáspontért; az átfordított kocka új értéke 7 mínusz a régi.
hint-citizen = Egy polgár a személyes készletedből vagy a tábla bármely pontjáról: másik tevékenységről, épületből, vagy egy kiszorított. Az elhagyott hely üres marad.
hint-dice = Válassz egy-három kockát; a terminálban a kicsitől a nagyig haladva, végül ezt: „kész”. Mások kockája egyedül 2, párban 4, hármas csoportban 6 dénár darabonként. Egy késleltetett hatású tevékenység színkockája módosíthatja a kockákat; ezt válaszd először.
hint-amount = Oszd el a kockák összegét a kártyán álló számmal, és kerekíts lefelé: ennyi aktiválás vagy színkocka jár. Kevesebbet is felhasználhatsz.
hint-cubes = Minden színkocka 1 befolyáspontot ad. A betelt esemény azonnal megoldottnak számít: akinek a legtöbb színkockája van rajta, az első díjat kapja, a második legtöbb a másodikat.
hint-mill = Minden aktiválás 2 dénárt ad a két épület egyikében álló minden polgárod után. Ha mindkettőt számolnád, kezdd a Palotával.

## rules

rules-1 = Minden forduló 10 dénárt hoz, mínusz a bérek, továbbá egy kockát minden, épületben álló polgárod után (Palota vörös, Püspökség fehér, Városháza sárga) és két új eseményt. Az események minden fordulóban hatnak, amíg meg nem oldják őket; előbb a fekete kockákat kell semlegesíteni.
rules-2 = Azután sorban egy-egy akció következik 1–3 azonos színű kockával. Mások kockái kérdés nélkül megvehetők: darabjuk 2, 4 vagy 6 dénár 1, 2 vagy 3 kockás csoportban.
rules-3 = Tevékenységek: az összeg osztva a kártya osztójával megadja, hányszor aktiválod. Munkafelügyelő kell rá: fizesd ki a felfogadás árát, és vigyél oda egy polgárt. Az első Munkafelügyelők GYP-t érő helyeken állnak. A ▪ jelű kártyák színkockákat adnak; mindegyik egy későbbi akció kockáit módosítja.
rules-4 = Katedrális: minden fehér kockáért színkockát teszel az azonos számú mezőre, a legalsó szabad szinten, 1 GYP-ért és 1 vagy 2 befolyáspontért. Események: a színükkel egyező kockákkal színkockákat teszel a zászlóikra, darabja 1 befolyáspont; ha betelnek, akinek a legtöbb színkockája van rajtuk, az kapja a legtöbb GYP-t. Polgárok: egy kockával polgárt helyezel a sora első helyére, és ő odébb tolja a többit. Gazdálkodás: a sárga kockák összegének fele dénárban.
rules-5 = A passz 2 dénárt ad, és minden kihagyott körben még 1-et. A forduló véget ér, ha mindenki passzolt, vagy nincs több kocka a főtéren.
rules-6 = A végén 1 GYP-t kapsz minden eseményért, amelyen van színkockád, megkapod a Munkafelügyelőid helyeinek GYP-jét, és 2-t veszítesz a katedrális minden szintjéért, ahol nincs színkockád. Minden Karakter, a többiek titkos Karakterei is, mindenkit jutalmaz. Az nyer, akinek a legtöbb GYP-je van.

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
short-procession = +{ $vp }★: legtöbb maradt kocka
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

explain-palace = Minden itteni polgár fordulónként egy vörös kockával dob; a bére { $n } dénár.
explain-bishopric = Minden itteni polgár fordulónként egy fehér kockával dob; a bére { $n } dénár.
explain-town-hall = Minden itteni polgár fordulónként egy sárga kockával dob; a bére { $n } dénár.
explain-artisan = Minden aktiválás { $pay_influence } befolyáspontot { $deniers } dénárra vált.
explain-merchant = Minden aktiválás { $n } dénárt ad.
explain-miller = Minden aktiválás { $n } dénárt ad minden polgárod után, aki a Palotában áll, vagy minden polgárod után, aki a Püspökségen áll.
explain-innkeeper = Minden aktiválás { $pay_deniers } dénárt { $influence } befolyáspontra vált.
explain-blacksmith = Egy színkockával egy vörös csoport összege { $add } szemmel nő; a Palotához nem használható.
explain-militia = Egy színkockával a sárga kockák csoportja vörösnek számít, a Palotához is.
explain-journeyman = Minden aktiválás { $n } dénárt { $vp } GYP-re vált.
explain-goldsmith = Minden aktiválás { $vp } GYP-t és { $n } dénárt ad.
explain-sculptor = Minden aktiválás { $vp } GYP-t ad.
explain-tithing = Egy színkockával minden más játékostól és a semleges játékostól egy-egy sárga kockát ingyen vehetsz el; legalább egy ilyen legyen a csoportban.
explain-monk = Egy színkockával egy fehér kocka { $n }, vele egyenlő értékű sárga kockának számít.
explain-priest = Egy színkockával a csoport minden sárga kockája { $add } szemmel többet ér; a Városházához nem használható.
explain-apprenticeship = Egy színkockával a csoport minden kockájának értéke { $value }, bármilyen színben; épülethez és katedrálishoz nem használható.
explain-confession = Egy színkockával a csoport minden kockája { $add } szemmel többet ér, bármilyen színben; épülethez és katedrálishoz nem használható.
explain-templar = Egy színkockával egy fehér kocka { $n }, vele egyenlő értékű vörös kockának számít.
explain-pilgrimage = Minden aktiválás { $vp } GYP-t ad; a kockák színe különböző lehet.
explain-procession = Minden aktiválás { $vp } GYP-t ad mindenkinek, akinek a legtöbb, de legalább egy kocka maradt a városrészében, bárki aktiválja is; a semleges játékos is versenytársnak számít.
explain-glassblower = { $n ->
    [one] Minden aktiválás { $vp } GYP-t ad minden színkockád után a katedrálisban.
   *[other] Minden aktiválás { $vp } GYP-t ad minden { $n } színkockád után a katedrálisban.
}
explain-archer = { $n ->
    [one] Minden aktiváláskor dobsz egy kockával: ha az eredmény legalább { $least }, színkockát tehetsz bármely eseményre; előbb dobsz minden aktiváláshoz, csak azután teszed le az első színkockát. Minden színkocka 1 befolyáspontot ad.
   *[other] Minden aktiváláskor dobsz egy kockával: ha az eredmény legalább { $least }, { $n } színkockát tehetsz tetszőleges eseményekre; előbb dobsz minden aktiváláshoz, csak azután teszed le az első színkockát. Minden színkocka 1 befolyáspontot ad.
}
explain-chivalry = { $n ->
    [one] Minden aktiválás egy-egy színkockát ad bármely eseményre a városrészedben maradt minden vörös kocka után. Minden színkocka 1 befolyáspontot ad.
   *[other] Minden aktiválás { $n } színkockát ad tetszőleges eseményekre a városrészedben maradt minden vörös kocka után. Minden színkocka 1 befolyáspontot ad.
}
explain-diplomat = { $n ->
    [one] Aktiválásonként { $pay_influence } befolyáspontért egy színkockát tehetsz bármely eseményre; előbb mindent kifizetsz, csak azután jön az első színkocka. Minden színkocka 1 befolyáspontot ad.
   *[other] Aktiválásonként { $pay_influence } befolyáspontért { $n } színkockát tehetsz tetszőleges eseményekre; előbb mindent kifizetsz, csak azután jön az első színkocka. Minden színkocka 1 befolyáspontot ad.
}
explain-hunting = Minden aktiválás { $n } befolyáspontot ad.
explain-mercenary = Minden aktiválás { $n } dénárt ad.
explain-tax-collector = Minden aktiváláskor minden más játékos fizet neked { $n } dénárt a Városházán álló minden polgára után, amíg van miből; a semlegesek után a bank fizet.
explain-captain = Minden aktiválás { $vp } GYP-t ad minden eseményért, amelyen van színkockád, a Martalócokért is.
explain-joust = Ha a városrészedben maradt vörös kockák összege a legnagyobb, minden aktiválás { $vp } GYP-t ad neked és mindenkinek, akié ugyanannyi; a semleges játékos is versenytársnak számít.
explain-troubadour = Minden aktiválás { $n } befolyáspontot { $vp } GYP-re vált.
explain-marauding = Fekete kockák fordulónként: { $black }. Mindig játékban marad: ha betelik, kiosztjuk a díjait, kiürül, és újra feltölthető.
explain-brigands-1 = Fekete kockák fordulónként: { $black }.
explain-brigands-2 = Fekete kockák fordulónként: { $black }.
explain-brigands-3 = Fekete kockák fordulónként: { $black }.
explain-succession-conflict = Minden fordulóban dobunk egy kockával: semleges polgár kerül a Palota dobott számú helyére.
explain-skirmishes-1 = Fekete kockák fordulónként: { $black }.
explain-skirmishes-2 = Fekete kockák fordulónként: { $black }.
explain-war = Fekete kockák fordulónként: { $black }.
explain-normans = Fekete kockák fordulónként: { $black }.
explain-drought = Minden fordulóban mindenki { $n } dénárt fizet a Városházán álló minden polgára után; aki nem tud mindent kifizetni, 2 GYP-t veszít.
explain-support = { $n ->
    [one] Minden fordulóban semleges színkocka kerül a tőle balra álló eseményre.
   *[other] Minden fordulóban egy-egy semleges színkocka kerül a tőle balra álló { $n } eseményre.
}
explain-civil-war = Minden fordulóban mindenki { $n } dénárt fizet; aki nem tud mindent kifizetni, 2 GYP-t veszít.
explain-wayfarers = Minden fordulóban dobunk egy kockával: semleges polgár kerül a Városháza dobott értékhez tartozó sorába.
explain-theological-conflict = Minden fordulóban dobunk egy kockával: semleges polgár kerül a Püspökség dobott értékhez tartozó sorába.
explain-heresy = Minden fordulóban mindenki { $n } befolyáspontot veszít; akinek kevesebb van, mindet elveszíti, és még 2 GYP-t is.
explain-migrant-workers = { $n ->
    [one] Minden fordulóban semleges színkocka kerül a katedrális egy szabad helyére: a legalsó szintre, ott a legkisebb számra.
   *[other] Minden fordulóban { $n } semleges színkocka kerül a katedrális szabad helyeire: előbb a legalsó szintre, ott a legkisebb számra.
}
explain-interruption-of-work = { $n ->
    [one] Minden fordulóban lekerül egy színkocka a katedrálisról, bárkié legyen is: a legfelső szintről, ott a legnagyobb számról.
   *[other] Minden fordulóban lekerül { $n } színkocka a katedrálisról, bárkié legyen is: előbb a legfelső szintről, ott a legnagyobb számról.
}
explain-chretien = Polgárok az épületekben a végén: legalább { $from1 }, { $from2 } vagy { $from3 } polgárral { $vp1 }, { $vp2 } vagy { $vp3 } GYP jár minden játékosnak.
explain-urban = Színkockák a katedrálisban a végén: legalább { $from1 }, { $from2 } vagy { $from3 } színkockával { $vp1 }, { $vp2 } vagy { $vp3 } GYP jár minden játékosnak.
explain-thibaut = Dénárok a végén: legalább { $from1 }, { $from2 } vagy { $from3 } dénárral { $vp1 }, { $vp2 } vagy { $vp3 } GYP jár minden játékosnak.
explain-hugues = Befolyáspontok a végén: legalább { $from1 }, { $from2 } vagy { $from3 } befolyásponttal { $vp1 }, { $vp2 } vagy { $vp3 } GYP jár minden játékosnak.
explain-florentin = Munkafelügyelők a tevékenységeken a végén: legalább { $from1 }, { $from2 } vagy { $from3 } Munkafelügyelővel { $vp1 }, { $vp2 } vagy { $vp3 } GYP jár minden játékosnak.
explain-henry = Megszerzett eseménykártyák: legalább { $from1 }, { $from2 } vagy { $from3 } kártyával { $vp1 }, { $vp2 } vagy { $vp3 } GYP jár minden játékosnak.

## why

why-income = bevétel
why-wages = bérek
why-unpaid-wages = nem egészen kifizetett bérek
why-passing = passzolás
why-black-dice = semlegesített fekete kockák
why-too-weak = túl gyenge egy fekete kockához
why-reroll = kocka újradobása
why-recruit = polgár toborzása
why-turn-over = kockák átfordítása
why-bought-dice = kockák ára
why-hire = Munkafelügyelő felfogadása
why-agriculture = gazdálkodás
why-cathedral = a katedrális építése
why-event-cubes = színkockák az eseményeken
why-placed-citizen = új polgár érkezett
why-presence = színkockák a megmaradt eseményeken
why-tradesmen = Munkafelügyelők helyei
why-empty-levels = katedrálisszintek színkocka nélkül
why-neutral-dice = semleges kockák
why-attack = támadás

## draft

draft-empty = Válassz kockákat, bármilyen sorrendben.
draft-send = Ezekkel a kockákkal

## board

board-round = { $round }. forduló, összesen { $rounds }
board-placing = előzetes lerakás
board-player = Játékos
board-citizens = Polg.
board-passed = passz { $n }¤
board-cathedral = Katedrális
board-activities = Tevékenységek
board-events = Események
board-hire = ára
board-flags = zászl.
board-black = Fekete kockák: { $dice }
board-cubes = Színkockáid: { $cubes }
board-doing = { $name }: { $trail }
board-character = { $character }: { $counts } { $steps } → { $vp }★; most { $now }
board-tradesmen = Munkafelügyelők: { $cards }
board-taken = Eseménykártyák: { $cards }
board-stock = Késleltetett hatású tevékenységek színkockái: { $cubes }
board-standing = Polgárok: { $buildings }; személyes készlet { $supply }, általános készlet { $general }; bér fordulónként { $wages }¤
board-in-cathedral = Katedrális: { $n } színkocka
board-none = –
board-legend = Betűk: { $red } vörös (katonai), { $white } fehér (vallási), { $yellow } sárga (civil). ¤ dénár, ♔ befolyáspont, ★ győzelmi pont, ÷ osztó, ▪ színkocka egy későbbi akcióhoz, ○ semleges, · szabad, ✗ kiszorított, ¹ kezdőjátékos, ⚑ megszerzett eseménykártyák. Polgárok 2+6: a személyes és az általános készlet. 2● 1·: a Munkafelügyelők helyei a GYP-jükkel; utánuk a képen állók. 3/1★: a megoldott esemény GYP-je a legtöbb és a második legtöbb színkockáért.

## event

event-start = { $name } a kezdőjátékos
event-dealt = { $name } Karaktere: { $character }
event-settled = { $name } polgárt helyez el a { $building } { $space }. helyén
event-round = { $round }. forduló
event-activity = Felfordított tevékenységek: { $activity }
event-event = Új események: { $event }
event-gained = { $name } kap { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
event-paid = { $name } fizet { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
event-lost = { $name } veszít { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
event-rolled = { $name } dob: { $colour } { $value }
event-acted = Hatást fejt ki: { $event }
event-overrun = { $value ->
    [3] { $name } meghátrál a fekete { $value }-as elől
    [5] { $name } meghátrál a fekete { $value }-ös elől
    [6] { $name } meghátrál a fekete { $value }-os elől
   *[other] { $name } meghátrál a fekete { $value }-es elől
}
event-repelled = { $value ->
    [3] { $name } semlegesít egy fekete { $value }-ast
    [5] { $name } semlegesít egy fekete { $value }-öst
    [6] { $name } semlegesít egy fekete { $value }-ost
   *[other] { $name } semlegesít egy fekete { $value }-est
}
event-rerolled = { $name } újradob egy { $old ->
    [3] { $colour } { $old }-ast
    [5] { $colour } { $old }-öst
    [6] { $colour } { $old }-ost
   *[other] { $colour } { $old }-est
} { $new ->
    [3] { $new }-ra
    [6] { $new }-ra
   *[other] { $new }-re
}
event-recruited = { $name } polgárt toboroz
event-turned = { $value ->
    [3] { $name } átfordít egy { $colour } { $value }-ast
    [5] { $name } átfordít egy { $colour } { $value }-öst
    [6] { $name } átfordít egy { $colour } { $value }-ost
   *[other] { $name } átfordít egy { $colour } { $value }-est
}
event-hired = { $name } Munkafelügyelőt fogad fel ide: { $activity }
event-used = { WHOSE($owner) ->
    [own] { $name } felhasznál { $value ->
        [3] egy { $colour } { $value }-ast
        [5] egy { $colour } { $value }-öst
        [6] egy { $colour } { $value }-ost
       *[other] egy { $colour } { $value }-est
    }
    [neutral] { $name } felhasznál { $value ->
        [3] egy semleges { $colour } { $value }-ast
        [5] egy semleges { $colour } { $value }-öst
        [6] egy semleges { $colour } { $value }-ost
       *[other] egy semleges { $colour } { $value }-est
    }
   *[other] { $name } felhasználja { $value ->
        [3] { PLAYER($owner) } { $colour } { $value }-asát
        [5] { PLAYER($owner) } { $colour } { $value }-ösét
        [6] { PLAYER($owner) } { $colour } { $value }-osát
       *[other] { PLAYER($owner) } { $colour } { $value }-esét
    }
}
event-modified = { $name } felhasznál egy színkockát ({ $modifier })
event-activated = { $times ->
    [1] { $name } aktiválja { FORM($activity, "object") }
    [2] { $name } kétszer aktiválja { FORM($activity, "object") }
    [3] { $name } háromszor aktiválja { FORM($activity, "object") }
    [4] { $name } négyszer aktiválja { FORM($activity, "object") }
   *[other] { $name } { $times } alkalommal aktiválja { FORM($activity, "object") }
}
event-placed = { $name } polgárt helyez el a { $building } { $space }. helyén
event-cubes = { $name } { $amount } színkockát tesz { FORM($event, "onto") }
event-countered = Megoldott esemény: { $event }
event-took = { $name } megszerzi az eseménykártyát ({ $event })
event-built = { $name } épít a katedrális { $level }. szintjének { $space }. helyén
event-razed = { $name } elveszíti színkockáját a katedrális { $level }. szintjének { $space }. helyén
event-passed = { $name } passzol
event-waited = { $name } passzolt, és még 1 dénárt kap
event-ended = { $round ->
    [1] Az
    [5] Az
   *[other] A
} { $round }. forduló véget ért
event-character = { $name } felfedi: { $character }
event-scored = { $name } végső pontjai: { $amount } GYP

## befalls

befalls-expelled = { $name } polgára kiszorul { FORM($building, "from") }

## nobody

nobody-settled = Semleges polgárok állnak a { $building } { $space }. helyén
nobody-rolled = Dobás: { $colour } { $value }
nobody-placed = Semleges polgár érkezik a { $building } { $space }. helyére
nobody-expelled = Kiszorul egy semleges polgár { FORM($building, "from") }
nobody-cubes = A semleges játékos { $amount } színkockát tesz { FORM($event, "onto") }
nobody-built = Semleges színkocka kerül a katedrális { $level }. szintjének { $space }. helyére
nobody-razed = Lekerül a semleges színkocka a katedrális { $level }. szintjének { $space }. helyéről

## together

together-gained = { $name } fejenként kap { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
together-paid = { $name } fejenként fizet { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
together-lost = { $name } fejenként veszít { $amount } { WORD($what, $amount, in: "what", form: "accusative") }

## again

again-character = { $character }
again-settled = a { $building } { $space }. helyén
again-activity = { $activity }
again-event = { $event }
again-rolled = { $colour } { $value }
again-acted = { $event }
again-repelled = { $value ->
    [3] egy fekete { $value }-ast
    [5] egy fekete { $value }-öst
    [6] egy fekete { $value }-ost
   *[other] egy fekete { $value }-est
}
again-turned = { $value ->
    [3] egy { $colour } { $value }-ast
    [5] egy { $colour } { $value }-öst
    [6] egy { $colour } { $value }-ost
   *[other] egy { $colour } { $value }-est
}
again-used = { WHOSE($owner) ->
    [own] { $value ->
        [3] egy { $colour } { $value }-ast
        [5] egy { $colour } { $value }-öst
        [6] egy { $colour } { $value }-ost
       *[other] egy { $colour } { $value }-est
    }
    [neutral] { $value ->
        [3] egy semleges { $colour } { $value }-ast
        [5] egy semleges { $colour } { $value }-öst
        [6] egy semleges { $colour } { $value }-ost
       *[other] egy semleges { $colour } { $value }-est
    }
   *[other] { $value ->
        [3] { PLAYER($owner) } { $colour } { $value }-asát
        [5] { PLAYER($owner) } { $colour } { $value }-ösét
        [6] { PLAYER($owner) } { $colour } { $value }-osát
       *[other] { PLAYER($owner) } { $colour } { $value }-esét
    }
}
again-cubes = { $amount } színkockát { FORM($event, "onto") }
again-built = { $level }. szintjének { $space }. helyén
again-scored = { $amount } GYP
again-gained = { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
again-rerolled = egy { $old ->
    [3] { $colour } { $old }-ast
    [5] { $colour } { $old }-öst
    [6] { $colour } { $old }-ost
   *[other] { $colour } { $old }-est
} { $new ->
    [3] { $new }-ra
    [6] { $new }-ra
   *[other] { $new }-re
}
again-paid = { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
again-lost = { $amount } { WORD($what, $amount, in: "what", form: "accusative") }

## price

price-paid = { $amount } { WORD($what, $amount, in: "what") }

## fate

fate-expelled = { $name } kiszorítja a polgárodat { FORM($building, "from") }
fate-used = { $name } felhasználja a kockádat: { $colour } { $value }

## struck

struck-dealt = A Karaktered: { $character }
struck-expelled = A polgárod kiszorul { FORM($building, "from") }
struck-overrun = { $value ->
    [3] Meghátrálsz a fekete { $value }-as elől
    [5] Meghátrálsz a fekete { $value }-ös elől
    [6] Meghátrálsz a fekete { $value }-os elől
   *[other] Meghátrálsz a fekete { $value }-es elől
}
struck-razed = Elveszíted a színkockádat a katedrális { $level }. szintjének { $space }. helyén

## option

option-open_scores-about = győzelmi pontok játék közben
option-open_scores-false = rejtettek
option-open_scores-true = nyíltak

## score

score-activities = Tevékenységek
score-cathedral = Katedrális
score-events = Megoldott események
score-losses = Veszteségek
score-presence = Színkockák az eseményeken
score-tradesmen = Munkafelügyelők
score-empty-levels = Katedrálisszintek színkocka nélkül
score-chretien = Chrétien de Troyes (polgárok)
score-urban = IV. Orbán (katedrális)
score-thibaut = II. Thibaut (dénár)
score-hugues = Hugues de Payns (befolyáspont)
score-florentin = A firenzei (Munkafelügyelők)
score-henry = I. Henrik (eseménykártyák)

## phase

phase-income = Bevétel
phase-dice = Dobás
phase-events = Események
phase-actions = Akciók
phase-end = A forduló vége

## good

good-dice = kocka
good-event-cards = eseménykártya

## tally

tally-rolled = dobott kocka
tally-average = átlagos dobás
tally-used = felhasznált saját kocka
tally-sold = eladott kocka
tally-bought = vásárolt kocka
tally-repelled = semlegesített fekete kocka
