## frame

frame-skip = Ugrás a tartalomra
frame-settings = Beállítások
frame-name = A neved
frame-guest = Vendég
frame-save = Mentés
frame-theme = Világos vagy sötét
frame-language = Nyelv
frame-confirm = A kör végének megerősítése
frame-confirm-note = Akkor kérdezzük, ha mások is játszanak; csak botok ellen soha.
frame-yes = Igen
frame-no = Nem
frame-sound = Hangok: kockák, érmék, harang, és jelzés, amikor te jössz
frame-sound-on = Be
frame-unaffiliated = Ingyenes projekt olyanoktól, akik szeretik ezeket a játékokat; a kiadóhoz nincs köze. Saját rajzok, saját szövegek.
frame-links = Ez az asztal
frame-rules = Szabályok
frame-sound-word = Hang

## theme

theme-system = A rendszer szerint
theme-light = Világos
theme-dark = Sötét

## home

home-title = Három játék, két régi város
home-lead = Játssz azonnal botok ellen, vagy küldj egy linket egy barátodnak. Fiók és telepítés nélkül.
home-continue = Folytatás
home-your-turn = Te jössz
home-open-seats = { $n } szabad hely
home-games = A játékok
home-players = { $fewest }–{ $most } játékos
home-play-now = Játssz most
home-new-table = Új asztal
home-join = Nyitott asztalok
home-watch = Folyó játszmák
home-finished = Befejezettek
home-nothing-to-join = Egyetlen nyilvános asztal sem vár. Nyiss egyet, és mások itt megtalálják.
home-nothing-to-watch = Most egyetlen nyilvános asztalnál sem játszanak.

## new

new-title = Új asztal
new-game = Játék
new-seats = Helyek
new-seats-note = { $fewest }–{ $most } játékos.
new-seat = { $number }. hely
new-levels = Milyen erősek a botok?
new-options = Választható szabályok
new-who-comes = Ki jöhet?
new-by-link = Csak akinek megvan a link
new-public = Bárki: az asztal a kezdőlapon látszik
new-open = Asztal megnyitása

## seat

seat-me = Én
seat-open = Szabad, egy barátnak
seat-here = Még valaki ennél a képernyőnél
seat-bot = Bot: { $level }
seat-none = Nincs használatban

## level

level-random = kockavető
level-novice = kezdő
level-steward = intéző
level-expert = szakértő
level-master = mester

## level-about

level-about-random = Bármit megtesz, ami szabad. Jó a szabályok első megnézéséhez.
level-about-novice = Látja, mit hoz egy lépés azonnal, és néha téved.
level-about-steward = Megbízhatóan játszik, de nem lát messzire.
level-about-expert = Egy pillanatig gondolkodik azon, mi jöhet.
level-about-master = Alaposan átgondolja a lépéseit: nehéz legyőzni.

## table

table-share = Küldd el ezt a linket a barátaidnak
table-copy = Másolás
table-copied = Másolva
table-open-seat = Szabad hely
table-you = te
table-take = Leülök
table-take-here = Még valaki ennél a képernyőnél
table-take-back = Hely visszavétele
table-fill = Bot játsszon
table-open = Hely felszabadítása
table-leave = Hely elhagyása
table-here = itt van
table-away = távol van
table-relieve = Játsszon bot { $name } helyett
table-kept-warm = Amíg távol vagy, egy bot játszik a helyeden.
table-bot-goes-on = Egy bot folytatja helyetted; a helyet bármikor visszaveheted.
table-waiting = { $n ->
    [one] Még egy játékosra várunk. Az oldal magától frissül.
   *[other] Még { $n } játékosra várunk. Az oldal magától frissül.
}
table-start = Kezdés
table-about-to-start = Minden hely foglalt; a játszma mindjárt kezdődik.
table-hash = A kockák innentől rögzítettek. A magjuk ujjlenyomata, utólagos ellenőrzéshez:
table-about = Erről az asztalról

## play

play-your-turn = Te jössz
play-choose = Mit teszel?
play-choices = Választások
play-help = Miről van szó?
play-so-far = A köröd eddig
play-waiting-for = Várakozás: { $names }
play-thinking = { $names } gondolkodik
play-thinks = gondolkodik
play-to-decide = dönt
play-pass-to = Add át az eszközt: { $name }
play-curtain = Most senkinek a titkai nincsenek a képernyőn.
play-i-am = { $name } vagyok: tovább
play-ends-others = Ezzel vége a körödnek: a többiek jönnek.
play-ends-reveal = Ezután új dobás vagy új lap következik.
play-new = { $n } új
play-fold = Becsukás vagy kinyitás
play-goods = Javaid
play-confirm = Megerősítés
play-back = Vissza
play-undo = Visszavonás
play-reset = Kör újrakezdése
play-ask-undo = Visszavonás kérése
play-undo-wish = { $name } szeretné visszavonni az utolsó döntését.
play-undo-agreed = Beleegyeztél. Még válaszra vár: { $names }.
play-undo-asked = Megkérdezzük a többieket, visszavonhatod-e.
play-agree = Rendben
play-refuse = Elutasítás
play-board = Tábla
play-parts = A tábla részei
play-others = Többiek
play-enlarge = Nagyítás vagy kicsinyítés: { $name }
play-lit = itt választhatsz
play-players = Játékosok
play-since = Az utolsó köröd óta
play-happened = Ami veled történt
play-show-place = Mutasd a táblán
play-log = Napló
play-connection-lost = Megszakadt a kapcsolat. Újra próbáljuk; semmi sem veszett el abból, amit döntöttél.
play-hint = Tipp
play-hint-title = Mit tenne a bot
play-hint-note = Milyen eséllyel nyersz velük, és milyen végeredmény várható.
play-hint-scores = Várható végeredmény:
play-hint-rank = { $rank }. tipp
play-hint-thinking = A bot gondolkodik …
play-hint-cancel = Mégse
play-hint-close = Tipp bezárása

## over

over-alone = Vége: { $points } pont
over-winner = { $name } nyer { $points } ponttal
over-shared = { $names } közösen nyer { $points } ponttal
over-rematch = Visszavágó
over-replay = A játszma lépésről lépésre
over-record = A játszma letöltése
over-points = Honnan jönnek a pontok
over-dice = A kockák
over-board = A tábla a végén
over-seed = Tisztességesek voltak a kockák?
over-seed-note = Az ujjlenyomatot az első dobás előtt megmutattuk; aki most a magból kiszámolja, ugyanazt kapja. A játszma minden dobása levezethető belőle.
over-the-hash = Előre közölt ujjlenyomat
over-the-seed = Mag

## feats

feats-title = Hőstetteid
feats-lead = Amit a befejezett játszmáidban elértél. Csak te láthatod.
feats-home = Amit a befejezett játszmáidban elértél
feats-earned = { $all } hőstettből { $earned }
feats-games = { $n } befejezett játszma
feats-progress = { $needed } játszmából { $games }
feats-missing = még nincs meg
feats-match = A játszma, amely meghozta
feats-new = Új hőstettek
feats-no-new = Ezúttal nincs új hőstett.
feats-begun = Folyamatban
feats-all = Minden hőstetted ({ $earned }/{ $all })
feats-none = Még egyetlen { $game }-játszmát sem fejeztél be. Amit elérsz, itt megmarad.

## replay

replay-title = Visszajátszás
replay-step = { $at }. lépés, összesen { $last }
replay-start = A játszma kezdődik.
replay-move = Lépkedés a játszmában
replay-first = Első lépés
replay-previous = Előző lépés
replay-next = Következő lépés
replay-last = Utolsó lépés
replay-slider = A játszma lépése
replay-go = Ugrás
replay-run = Lejátszás
replay-eyes = Kinek a szemével
replay-everybody = Mindenki
replay-file = Innen letöltött vagy a terminálban írt feljegyzés
replay-choose-file = Fájl választása
replay-look = Megnézem
replay-play-on = Játszd tovább innen
replay-play-as = kinek a helyén
replay-go-on = Játszma folytatása
replay-link = Hivatkozás erre a játszmára
replay-link-note = A hivatkozásban az egész játszma benne van; senkinek nem küld el semmit.
replay-take-along = Folytatás kiszolgáló nélkül
replay-at-server = Folytatás egy kiszolgálón
replay-go-there = Menjünk oda
replay-bring = Játszma máshonnan
replay-bring-lead = Nyiss meg egy fájlba mentett vagy hivatkozásként kapott játszmát. Ha véget ért, visszanézheted; ha nem, folytathatod.
replay-bring-reading = A játszma megnyitása…
replay-bring-broken = Ez a hivatkozás nem teljes, vagy nem a Trois játszmája.

## error

error-title = Ez nem sikerült
error-home = Vissza a kezdőlapra
error-other = Hiba történt. A játszma biztonságban van.
error-no-lesson = Nincs ilyen lecke vagy feladvány.
error-no-table = Nincs ilyen asztal.
error-no-seat = Nincs ilyen hely.
error-seats = Ennyi vagy ilyen hely nem illik a játékhoz.
error-seat-taken = A hely foglalt.
error-seat-refused = A többiek nemet mondtak.
error-asked-already = Valaki épp most kérte ezt a helyet. Próbáld újra egy perc múlva.
error-nobody-yet = Itt még senki sem vagy: előbb ülj le egy asztalhoz.
error-has-seat = Már van itt helyed.
error-link-gone = Ez a link már nem mutat semmit. Kérj egy újat.
error-no-notices = Ez a kiszolgáló nem tud üzenetet küldeni.
error-too-few-seats = A játékhoz ennyi hely kell.
error-passkey = Ezt az azonosítókulcsot itt nem ismerik.
error-no-watching = Ez az asztal zárt ajtók mögött játszik.
error-watch-later = Akkor nézhető, ha vége a játéknak.
error-undo-today = Ez a játszma mindenkinek ugyanaz: itt dobást nem lehet visszavonni.
error-hint-today = Ez a játszma mindenkinek ugyanaz: itt nincs tanács.
error-sealed = A feljegyzés akkor nyílik meg, amikor ezt már senki sem játszhatja.
error-no-talk = Ennél az asztalnál nincs beszélgetés.
error-phrases-only = Ennél az asztalnál csak kész mondatokkal lehet beszélni.
error-talk-too-fast = Lassabban: egyszerre egy mondatot.
error-seats-open = Vannak még szabad helyek.
error-not-your-seat = Ez nem a te helyed.
error-not-your-table = Nem ülsz ennél az asztalnál.
error-not-started = A játszma még nem kezdődött el.
error-not-over = A játszmának még nincs vége.
error-over = A játszmának vége.
error-stale = Erre a kérdésre már érkezett válasz; ez a tábla mostani állása.
error-illegal = Ez most nem lehetséges; ezek közül választhatsz.
error-nothing-to-undo = Nincs mit visszavonni.
error-not-your-turn = Most nem te következel.
error-hint-too-many = Ez sok tipp egyszerre; gondolkodj egy kicsit magad is.
error-review-too-many = Sok elemzést kértél; várj egy percet.
error-review-not-over = Az elemzés a játszma végén jön.
error-review-busy = Most éppen sok elemzés készül; nézz vissza néhány perc múlva.
error-hint-busy = A botok nagyon elfoglaltak; kérdezz újra egy pillanat múlva.
error-hint-failed = A botnak itt nincs tippje.
error-no-replay = Ez a visszajátszás már nincs itt; válaszd ki újra a fájlját.
error-no-record = Előbb válassz egy játszmafájlt.
error-no-moment = A játszmában nincs ilyen pillanat.
error-bad-record = Ez a fájl nem egy játszma feljegyzése.
error-too-costly = Ennek a fájlnak az olvasása túl sokáig tartana.
error-reading-busy = Most éppen sok fájl olvasása van folyamatban; próbáld újra kicsit később.
error-not-away = Az a játékos nincs távol.
error-no-key = A kérés nem volt teljes.
error-no-level = Nincs ilyen szintű bot.
error-no-token = Token kell hozzá: a POST /api/persons ad egyet.
error-bad-wish = A kérést nem értettük.
error-bad-setting = Nincs ilyen beállítás.
error-busy = Az asztal nagyon elfoglalt; próbáld újra.
error-database = A kiszolgáló most nem éri el az adatbázisát. Semmi sem vész el, ami már meg volt erősítve; az oldal magától újra próbálkozik.
error-status-408 = A kérés túl lassan érkezett meg.
error-status-429 = Ez sok kérés egyszerre; várj egy kicsit.
error-streams-too-many = Túl sok oldal van nyitva egyszerre erről a kiszolgálóról; zárj be néhányat.
error-tables-too-many = Ez sok asztal rövid idő alatt; várj egy kicsit.
error-bad-host = Ez a kiszolgáló nem ezen a címen érhető el.
error-bad-name = Válassz olyan nevet, amely látható betűkből áll.
error-table-broken = Ez az asztal már nem olvasható. Félretettük mindennel, ami el volt mentve róla; a többi asztal megy tovább.
error-undo-bot = A botok ebbe nem egyeznek bele: azóta dobás történt, vagy a többiek láttak valamit.
error-status-400 = A kérést nem értettük.
error-status-403 = Az oldal túl régi volt a válaszhoz. Menj vissza, töltsd újra, és próbáld meg még egyszer.
error-status-404 = Nincs ilyen oldal.
error-status-405 = A kérést nem értettük.
error-status-413 = Ez egyszerre túl sok volt.
error-bad-cards = Ez a javított kártyákat tartalmazó fájl nem használható.

## cards

cards-legend = Javított kártyák
cards-note = Megvan a dobozos játék? Válassz egy TOML-fájlt azokkal a számokkal, amelyek a te kártyáidon mások, a trois cards formájában; csak azt, ami eltér.
cards-changed = { $n ->
    [one] Javított kártyákkal játsszuk: egy szám más
   *[other] Javított kártyákkal játsszuk: { $n } szám más
}
cards-card = Kártya
cards-number = Szám
cards-usual = Szokásos
cards-here = Ennél az asztalnál

## level-about

level-about-own = A kiszolgáló tulajdonosa hozta.

## play

play-pick-first = Előbb a kockák
play-picked = Mire?
play-pick-clear = Kockák vissza
play-fewer = Kevesebbszer …
play-whose = Kinek a polgárai?
play-lower = Eggyel kevesebb
play-higher = Eggyel több
play-as-is = ahogy van
play-in-hand = A kocka a kezedben
play-phases = Fázisok

## home

home-place = { $n }. hely

## play

play-to-moment = Ez a pillanat a visszajátszásban
play-standing = pont, ha most lenne vége
play-standing-open = látható pont, ha most lenne vége; a rejtett nem számít
play-now = Lépjen most
play-thought = Az eltelt gondolkodási idő

## over

over-yours = { $name }, tiéd a város
over-ahead = { $n ->
    [one] { $points } pont, eggyel több, mint a második ({ $name }).
   *[other] { $points } pont, { $n } ponttal több, mint a második ({ $name }).
}
over-behind = { $n ->
    [one] Neked { $points } pontod van, eggyel kevesebb.
   *[other] Neked { $points } pontod van, { $n } ponttal kevesebb.
}
over-led = { $name } vezetett { $round ->
    [1] az
    [5] az
    [50] az
    [51] az
    [52] az
    [53] az
    [54] az
    [55] az
    [56] az
    [57] az
    [58] az
    [59] az
   *[other] a
} { $round }. fordulóig.
over-rounds = { $n } forduló
over-minutes = { $n } perc
over-to-rematch = A visszavágóhoz
over-rematch-waiting = { $name } újra játszana: az asztal vár.
over-ready = { $name }: készen áll
over-asked = { $name }: meghívó elküldve
over-place = { $n }.
over-best = Legtöbb innen: { $source } ({ $n })
over-points-word = pont
over-sum = Pont
over-curve = Pontok fordulóról fordulóra
over-curve-note = Az árnyékolt utolsó lépés a vég, mindazzal, ami csak akkor számít.
over-end = vég
over-dice-note = { $n ->
    [one] Egy dobás. A vonal az, amit a véletlen adna.
   *[other] Mindenki { $n } dobása. A vonal az, amit a véletlen adna.
}
over-dice-average = Átlag: { $average }, várható: 3,50.
over-tallies = { $name } számokban
over-for-deniers = { $n ->
    [one] 1 dénárért
   *[other] { $n } dénárért
}
over-share = Eredmény megosztása
over-postcard = Képeslap a városodról
over-by-day = Nappal
over-by-night = Éjjel
over-share-text = { $title }: { $result }

## error

error-owner-link = Ezt a linket már használták, vagy túl régi; a trois admin ad egy újat.

## me

me-title = Mit tud rólad ez a kiszolgáló
me-lead = Nincs fiók: egy véletlen számot tároló süti alapján ismer fel a kiszolgáló.
me-no-name = még nincs név
me-tables = Asztalok, ahol helyed van, vagy amelyeket te nyitottál
me-cookies = Sütik
me-cookies-note = a véletlen szám, a nyelv, világos vagy sötét, a megerősítés, az ablak mérete
me-forget-title = Töröld, amit rólam tudsz
me-forget-lead = A neved, a hőstetteid és a sütijeid törlődnek. A folyó játszmákban egy bot játszik tovább helyetted; a befejezettekben a helyed más nevet kap, és a többieknek megmarad a játszmájuk. Ezt nem lehet visszavonni.
me-sure = Igen, törlök mindent
me-forget = Törlés
me-forgotten = Elfelejtve
me-forgotten-lead = A kiszolgáló már semmit sem tud rólad. Ha újra jössz, új ember leszel.

## admin

admin-title = Hogy van a kiszolgáló
admin-lead = Csak a gazdájának. Az asztalok, emberek és döntések az adatbázisban vannak megszámolva; minden más erre a folyamatra vonatkozik.
admin-refresh = Frissítés
admin-leave = Kilépés
admin-enter = A műszerfal megnyitása
admin-enter-lead = Ez a link egyszer nyitja meg a gazda műszerfalát, ebben a böngészőben, tizenkét órára.
admin-tables = Asztalok
admin-waiting = Játékosokra vár
admin-running = Folyamatban
admin-over = Befejezve
admin-decisions = Tárolt döntések
admin-in-memory = Memóriában
admin-set-aside = Félretéve, olvashatatlan
admin-people = Emberek most
admin-present = Az asztaluknál
admin-streams = Nyitott oldalak
admin-addresses = Címek
admin-persons = Név szerint ismert
admin-bots = Botok
admin-playing = Asztalok, ahol játszanak
admin-thinking = Gondolkodó folyamatok
admin-queue = Várakozó számítások
admin-tasks = Háttérfeladatok
admin-runs = fut; eddig { $n } hiba
admin-fails = hibás; eddig { $n } hiba
admin-database = Adatbázis
admin-kind = Fajta
admin-size = Méret
admin-commits = Egy tranzakció ideje
admin-refused = El nem mentett változások
admin-machine = Folyamat és gép
admin-process = A folyamat száma
admin-uptime = Fut
admin-memory = Memória
admin-requests = Kérések
admin-load = Terhelés
admin-disk = Lemez, szabad és összesen
admin-versions = Verziók
admin-errors = A legutóbbi figyelmeztetések és hibák
admin-no-errors = Az indulás óta nincs.

## stage

stage-cards = Új forduló: új lapok
stage-income = Bevétel és bérek
stage-dice = Gurulnak a kockák
stage-events = Hatnak az események
stage-black = Fekete kockák
stage-wheel = Fordul a kerék
stage-crier = Szól a kikiáltó harangja
stage-skip = kattints az átugráshoz

## taste

taste-builder = szeret építeni
taste-trader = szeret kereskedni
taste-fighter = szeret harcolni
taste-gambler = szeret kockáztatni
taste-courtier = szereti az előkelő társaságot

## frame

frame-pages = Oldalak
frame-play = Játék

## home

home-learn = Tanulás
home-rules = Szabályok
home-against-novices = Kezdők ellen indulsz.
home-against = Ellenfelek: { $level }.
home-against-asked = Megkérdezzük, milyen erősek legyenek a botok.
home-change-level = Módosítás

## level-ask

level-ask-title = Milyen erősek legyenek a botok?
level-ask-note = Befejezted az első játszmádat. Válassz ehhez: { $game }, és a későbbiekhez; bármikor megváltoztathatod.

## new

new-name-here = Név
new-nobody = Még senki
new-fair = A kockák az asztal megnyitásakor rögzülnek, és utólag bárki ellenőrizheti őket.

## seat-kind

seat-kind-me = Én
seat-kind-open = Barát
seat-kind-here = Ez a képernyő
seat-kind-bot = Bot
seat-kind-none = Üres

## level-short

level-short-random = bármit játszik
level-short-novice = első estére
level-short-steward = jól ismeri a szabályokat
level-short-expert = nehéz megverni
level-short-master = a legerősebb

## first

first-title = Az első játszmád
first-read = Értem

## rules

rules-signs = Mit jelentenek a jelek
rules-read = Elolvasom a szabályt
rules-all = Minden szabály
rules-close = Bezárás

## learn

learn-title = Tanulás
learn-lead = Vezetett első játszma, egyenként tíz–tizenöt perc. Bármikor abbahagyhatod: megjegyezzük, hol tartasz.
learn-about-lesson = { $n } fejezet
learn-chapters-done = { $n } / { $all } kész
learn-chapters = Fejezetek
learn-begin = Lecke kezdése
learn-go-on = Folytatás
learn-again-lesson = Újra
learn-puzzles = Feladványok
learn-solved-of = { $n } / { $all } megoldva
learn-chapter = { $number }. fejezet / { $all }: { $name }
learn-done = kész
learn-again = elölről
learn-of = { $n } / { $all }
learn-right = Így van:
learn-happened = Mi történt
learn-why-not = Miért nem ez: { $name }?
learn-this-one = Ez az: { $name }
learn-times = { $name } ({ $n })
learn-solved = Megoldva:
learn-show-me = Mutasd meg
learn-next = Tovább
learn-back = Egy lépést vissza
learn-skip = Kihagyom
learn-finish = Fejezze be egy bot
learn-rules = Szabályok
learn-leave = Kilépek, később folytatom
learn-puzzle = { $n }. feladvány
learn-next-puzzle = Következő feladvány
learn-overview = Összes lecke
learn-all-puzzles = Összes feladvány
learn-own-puzzles = A saját játszmáidból
learn-own-puzzle = A játszmád { $round }. fordulója
learn-own-task = Megint te jössz, ahogy a játszmádban. Melyik döntés lett volna jobb?
learn-own-played = Ezt játszottad. Nézd meg újra!
learn-own-other = Az elemzés talált jobbat.
learn-task = Te jössz. Melyik döntés egyértelműen a legjobb?
learn-gains = A legjobb választás várhatóan { $n } ponttal többet hoz.
