title = Troyes Dice
about = Építsd fel a középkori várost: félnaponként egy kocka, nyolc nap, minden játékos egyszerre.

## word

word-red = vörös
    .the = a vörös
word-yellow = sárga
    .the = a sárga
word-white = fehér
    .the = a fehér
word-influence = Befolyás
word-fortune = Vagyon
word-wisdom = Bölcsesség
word-fortress = Erőd
    .object = Erődöt
word-market = Piac
    .object = Piacot
word-cathedral = Katedrális
    .object = Katedrálist
word-palace = Palota
    .object = Palotát
word-town-hall = Városháza
    .object = Városházát
word-bishopric = Püspökség
    .object = Püspökséget
word-citizens = Polgárok
word-morning = délelőtt
word-afternoon = délután
word-ascending = növekvő sorrendben
word-descending = csökkenő sorrendben
word-banquet = Lakoma
word-raid = Portya

## letter

letter-red = V
letter-yellow = S
letter-white = F
letter-influence = V
letter-fortune = S
letter-wisdom = F

## short

short-fortress = Erőd
short-market = Piac
short-cathedral = Kat.
short-palace = Pal.
short-town-hall = Vház
short-bishopric = Püsp

## many

many-fortress = Erődök
many-market = Piacok
many-cathedral = Katedrálisok
many-palace = Paloták
many-town-hall = Városházák
many-bishopric = Püspökségek

## what

what-influence = Befolyás
    .accusative = Befolyást
what-fortune = Vagyon
    .accusative = Vagyont
what-wisdom = Bölcsesség
    .accusative = Bölcsességet
what-red = vörös polgár
    .accusative = vörös polgárt
what-yellow = sárga polgár
    .accusative = sárga polgárt
what-white = fehér polgár
    .accusative = fehér polgárt
what-prestige-building = ingyenes presztízsépület
    .accusative = ingyenes presztízsépületet
what-administration-building = ingyenes hivatali épület
    .accusative = ingyenes hivatali épületet

## action

action-take = kocka erről a térről: { $plaza }
action-pay = fizetés: 1 { $resource }
action-gain = szerzés: { $value } { $resource }
action-build = építés: { $building } { $number }
action-collect = minden erőforrásból 1
action-citizen = egy { $colour } polgár
action-number = számozás { $direction }
action-write = beírás: { $number }

## choice

choice-die = { $colour } { $value }
choice-black-die = fekete { $value } ({ $colour })
choice-nth = { $name } ({ $number }/{ $of })
choice-plaza = Tér: { $colours }
choice-tile = { $number }. { $word }

## chip

chip-any = −{ $n } tetszőleges erőforrás
chip-free = ingyen
chip-starts = kezdőérték: { $n }
chip-unlocked = +{ $n } pont minden ilyenért: { $word }

## question

question-die = Melyik kockát veszed el?
question-payment = Melyik erőforrással fizetsz a kockáért?
question-use = Mire használod ezt a kockát: { $colour } { $value }?
question-citizen = Kapsz egy polgárt, a színét te választod: melyik szín legyen?
question-bonus-prestige = Ingyenes presztízsépület: melyik?
question-bonus-administration = Ingyenes hivatali épület: melyik?
question-direction = A bal szélső oszlop száma { $first }. Hogyan folytatódjanak a számok?
question-write = Milyen szám kerüljön ide: { $column }. oszlop?

## hint

hint-die = Az 1. tér ingyenes, a 2. tér egy tetszőleges erőforrásba, a 3. és a 4. tér Vagyonba kerül. Az elpusztult tér nem ad kockát. Ugyanazt a kockát bárki elveheti.
hint-payment = A második tér ára egy tetszőleges erőforrás.
hint-use = Szerezz a kocka színéből annyi erőforrást, amennyi az értéke, vagy építsd fel a szín két épületének egyikét az ilyen számú oszlopban. A Befolyás lépésenként változtatja az értéket, a Bölcsesség a színt; az ár minden választás mellett ott áll.
hint-citizen = A saját színének sávja betelt, vagy egy lapka hagyja rád a választást. Minden színnek saját polgársávja van saját jutalmakkal.
hint-bonus-prestige = Egy polgár jutalmat ért el a sávján: építs kocka és fizetség nélkül, minden hatással.
hint-bonus-administration = Mindhárom polgársáv elért egy jutalomoszlopot: építs kocka és fizetség nélkül, minden hatással.
hint-direction = A számok körben folytatódnak, növekvő vagy csökkenő sorrendben. Minden játékosnál ugyanazok.
hint-write = Számozd be az oszlopokat balról jobbra. Minden játékosnál ugyanazok.

## explain

explain-fortress = Egy polgár, és ezt a számot fekete kocka nem húzza át.
explain-market = Ahány átlátszó kocka fekszik a keréken a jelzett színben, annyiszor 3 erőforrás vagy 2 polgár.
explain-cathedral = Felold egy szereplőt, aki egyfajta épületért pontot ad: az első két Katedrálissal darabja 1, a következő kettővel 2, az utolsó kettővel 3 pont.
explain-palace = 2 polgár a saját színében; két összekötött szomszéd a köztük lévő jutalmat adja.
explain-town-hall = 2 polgár a saját színében; két összekötött szomszéd a köztük lévő jutalmat adja.
explain-bishopric = 2 polgár a saját színében; két összekötött szomszéd a köztük lévő jutalmat adja.
explain-influence = 1 Befolyással 1-gyel változtatod egy kocka értékét. A végén minden 2 megmaradt Befolyás 1 pontot ér.
explain-fortune = Ezzel fizetsz a drágább terekért. A végén minden 2 megmaradt Vagyon 1 pontot ér.
explain-wisdom = 2 Bölcsességgel megváltoztatod egy kocka színét. A végén minden 2 megmaradt Bölcsesség 1 pontot ér.
explain-plaza = Az itt fekvő kocka olyan színű, mint a tere. Ha a fekete kocka elpusztította, a következő félnaptól a másik oldala látszik.

## rules

rules-1 = Nyolc nap délelőttel és délutánnal: minden félnapban mindenki elvesz egy kockát, egyszerre. A kockák növekvő sorrendben négy téren fekszenek; a kocka olyan színű, mint a tere.
rules-2 = A fekete kocka elpusztítja a terét, amely a következő félnaptól a másik oldalát mutatja. A 3. naptól minden lapon áthúzza az adott szín ugyanilyen számát is, hacsak nem áll ott az ilyen számú Erőd.
rules-3 = Egy kocka erőforrást vagy épületet ad. Erőd: egy polgár és védelem. Piac: ahány átlátszó kocka van a rajta jelzett színben, annyiszor 3 erőforrás vagy 2 polgár. Katedrális: felold egy szereplőt, aki egyfajta épületért pontot ad, darabjáért 1–3-at, a későbbi szereplők többet. Palota, Városháza, Püspökség: 2 polgár. Két összekötött szomszéd jutalmat ad.
rules-4 = A sávok jutalmat adnak: egy erőforrás 6., 12. és 18. jele egy polgárt hoz; egy szín 15. polgára ingyenes épületet, a 20. a másik két színből polgárokat; és további jutalom jár, ha mindhárom szín eléri a 3-at, a 6-ot, majd a 11-et.
rules-5 = Pontot hoznak a feloldott szereplők, minden polgár 1-et, és minden 2 el nem költött azonos erőforrás 1-et. Az nyer, akinek a legtöbb pontja van.

## board

board-day = { $day }. nap a 8-ból, { $half }
board-free = ingyen
board-any = ára { $n } tetszőleges erőforrás
board-black = fekete { $value }
board-destroyed = elpusztult
board-starts = { $value ->
    [0] { $value }-ról
    [3] { $value }-ról
    [6] { $value }-ról
   *[other] { $value }-ről
} indul
board-afternoon = Délután:
board-next-morning = Másnap délelőtt:
board-points = Pont
board-worth = { $n } pont
board-player = Játékos
board-legend = Betűk: { $red } vörös (Befolyás), { $yellow } sárga (Vagyon), { $white } fehér (Bölcsesség). ◆ erőforrás, / elköltve, ● polgár, ☆ jutalom, ■ megépült, × áthúzva. 3◆/{ $red }: 3 minden átlátszó vörös kockáért. ─2●{ $red }─: jutalom a két szomszédért. { $red }/{ $yellow }: egy tér és a másik oldala. +3 Lakoma, −3 Portya.

## banquet

banquet-1 = 1 Befolyás legfeljebb 2-vel változtatja az értéket
banquet-2 = a színváltás 2 helyett 1 Bölcsességbe kerül
banquet-3 = a kocka ingyenes
banquet-4 = az Erőd egy vörös és egy sárga vagy fehér polgárral többet ad
banquet-5 = a Katedrális minden erőforrásból egyet ad
banquet-6 = a Piac egy kockával többet számol
banquet-7 = a hivatali épület egy polgárral többet ad
banquet-8 = a fekete kocka itt ártalmatlan és elvehető

## raid

raid-1 = az érték nem változtatható
raid-2 = a szín nem változtatható
raid-3 = a kocka 1 Vagyonnal többe kerül
raid-4 = a kocka még 1 Befolyásba is kerül
raid-5 = a kocka még 1 Bölcsességbe is kerül
raid-6 = ezzel a kockával nem épülhet presztízsépület
raid-7 = a kocka 0-ról indul
raid-8 = az átlátszó kocka itt úgy viselkedik, mint a fekete

## event

event-first-number = { $name } dobása a bal szélső oszlopra: { $number }
event-numbered = { $name } beszámozza az oszlopokat: { $n1 }, { $n2 }, { $n3 }, { $n4 }, { $n5 } és { $n6 }
event-half-day = { $day }. nap, { $half }
event-rolled = { NEXT($black) ->
    [1] A kockák: { $d1 }, { $d2 }, { $d3 } és { $d4 }; a fekete az 1. téren fekszik
   *[other] A kockák: { $d1 }, { $d2 }, { $d3 } és { $d4 }; a fekete a { NEXT($black) }. téren fekszik
}
event-destroyed = { $number ->
    [0] { NEXT($plaza) ->
        [1] Az
        [5] Az
       *[other] A
    } { NEXT($plaza) }. teret ({ $colour }) elpusztítja egy { $number }-ás
    [3] { NEXT($plaza) ->
        [1] Az
        [5] Az
       *[other] A
    } { NEXT($plaza) }. teret ({ $colour }) elpusztítja egy { $number }-as
    [5] { NEXT($plaza) ->
        [1] Az
        [5] Az
       *[other] A
    } { NEXT($plaza) }. teret ({ $colour }) elpusztítja egy { $number }-ös
    [6] { NEXT($plaza) ->
        [1] Az
        [5] Az
       *[other] A
    } { NEXT($plaza) }. teret ({ $colour }) elpusztítja egy { $number }-os
   *[other] { NEXT($plaza) ->
        [1] Az
        [5] Az
       *[other] A
    } { NEXT($plaza) }. teret ({ $colour }) elpusztítja egy { $number }-es
}
event-took = { $value ->
    [0] { $name } elvesz egy { $colour } { $value }-ást { NEXT($plaza) ->
        [1] az
       *[other] a
    } { NEXT($plaza) }. térről
    [3] { $name } elvesz egy { $colour } { $value }-ast { NEXT($plaza) ->
        [1] az
       *[other] a
    } { NEXT($plaza) }. térről
    [5] { $name } elvesz egy { $colour } { $value }-öst { NEXT($plaza) ->
        [1] az
       *[other] a
    } { NEXT($plaza) }. térről
    [6] { $name } elvesz egy { $colour } { $value }-ost { NEXT($plaza) ->
        [1] az
       *[other] a
    } { NEXT($plaza) }. térről
   *[other] { $name } elvesz egy { $colour } { $value }-est { NEXT($plaza) ->
        [1] az
       *[other] a
    } { NEXT($plaza) }. térről
}
event-paid = { $name } fizet { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
event-collected = { $name } egy kockát sem tud kifizetni, és minden erőforrásból 1-et kap
event-gained = { $name } szerez { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
event-lost = { $name } elveszít { $amount } { WORD($what, $amount, in: "what", form: "accusative") }, mert nem fér a lapjára
event-built = { $number ->
    [1] { $name } felépíti az { $number }-es { FORM($building, "object") }
    [3] { $name } felépíti a { $number }-as { FORM($building, "object") }
    [5] { $name } felépíti az { $number }-ös { FORM($building, "object") }
    [6] { $name } felépíti a { $number }-os { FORM($building, "object") }
   *[other] { $name } felépíti a { $number }-es { FORM($building, "object") }
}
event-unlocked = { $name } felold egy szereplőt: minden { $building } { $times } pontot ér
event-plaza-turned = Az elpusztult tér megfordul, új színe: { $colour }
event-tile-turned = Egy Lakoma Portyává válik: { WORD($tile, in: "raid") }
event-over = Vége a játszmának

## again

again-gained = { $amount } { WORD($what, $amount, in: "what", form: "accusative") }
again-paid = { $amount } { WORD($what, $amount, in: "what", form: "accusative") }

## why

why-plaza = a tér ára
why-value = értékváltás
why-colour = színváltás
why-die = kocka
why-no-die = kocka helyett
why-link = összekötés
why-resource-track = erőforrássáv
why-citizen-track = polgársáv
why-citizen-column = polgároszlop
why-full-track = betelt sáv helyett
why-black-die = fekete kocka

## befalls

befalls-crossed = { $name }: a { $colour } { $number } áthúzva
befalls-already-crossed = { $name }: { FORM($colour, "the") } { $number } már át volt húzva
befalls-protected = { $name }: a { $colour } { $number } megmarad, mert az Erőd megvédi

## struck

struck-crossed = Áthúzva a lapodon: { $colour } { $number }

## option

option-numbering-about = hogyan kapják számaikat a lapok oszlopai
option-numbering-standard = 1-től 6-ig balról jobbra
option-numbering-rolled = az első számot kockával dobjuk, az első játékos dönt: növekvő vagy csökkenő sorrend
option-numbering-expert = az első játékos tetszőleges sorrendben írja be a számokat
option-expansion-about = Lakomák és Portyák: három lapka a terek mellett segíti vagy gátolja a kockáikat
option-expansion-false = nélkülük
option-expansion-true = velük

## feat

feat-played-alone = Három játszma egyedül
feat-played-with-others = Három játszma másokkal
feat-played-with-expansion = Három játszma Lakomákkal és Portyákkal
feat-45-points = Legalább 45 pont
feat-55-points = Legalább 55 pont
feat-65-points = Legalább 65 pont
feat-over-60-with-others = Több mint 60 pont társaságban
feat-18-from-one-character = Legalább 18 pont egy szereplőtől
feat-40-citizens = Legalább 40 polgár
feat-full-prestige-row = Egyfajta presztízsépületből mind a hat
feat-full-administration-row = Egyfajta hivatali épületből mind a hat
feat-full-resource-track = Egy teljes erőforrássáv
feat-full-citizen-track = Egy teljes polgársáv

## score

score-fortress = Erődök
score-market = Piacok
score-cathedral = Katedrálisok
score-palace = Paloták
score-town-hall = Városházák
score-bishopric = Püspökségek
score-influence = Befolyás
score-fortune = Vagyon
score-wisdom = Bölcsesség
score-citizens = Polgárok

## good

good-influence = Befolyás
good-fortune = Vagyon
good-wisdom = Bölcsesség
good-points = ha most lenne vége
good-red = vörös polgár
good-yellow = sárga polgár
good-white = fehér polgár

## group

group-dice = Kocka elvétele
group-payment = Fizetés
group-free = A kockával, ahogy van
group-paid = Megváltoztatott kockával, fizetve
group-senseless = Szabad, de más választás többet ad
group-citizens = A polgár színe
group-numbers = Számok

## phase

phase-dice = Dobás
phase-black = Fekete kocka
phase-choose = Kocka választása
phase-use = Felhasználás
phase-others = A többiek

## board

board-ready = { $of } közül { $n } kész

## tally

tally-taken = elvett kocka
tally-average = átlagos kockaérték
tally-built = épület
tally-citizens = polgár
tally-paid = kifizetett erőforrás
tally-crossed = áthúzott mező

## end

end-rounds = { $n } félnap
end-led = { $name } vezetett { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. félnapig.

## counted

counted-points = pont
