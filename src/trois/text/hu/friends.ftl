notice-turn = Te jössz: { $game }
notice-soon = Lassan lejár az időd: { $game }
notice-bot = Most egy bot játszik helyetted: { $game }
notice-over = Vége a játszmának: { $game }
notice-ask = Valaki azt mondja, övé az egyik hely: { $game }
notice-begun = Elkezdődött a játszma: { $game }
notice-turn-of = { $name } következik: { $game }
notice-soon-of = { $name } ideje lejár: { $game }
notice-bot-of = Most bot játszik { $name } helyett: { $game }
notice-with = Játékostársak: { $names }
notice-stop = Nem kérek több levelet:
notice-test = Így érnek el az üzenetek.
notice-mail-subject = Írhat neked a Trois?
notice-mail-body = Valaki, valószínűleg te, ide kér levelet, amikor ő következik. Ha egyetértesz, nyisd meg ezt a címet:

watch-title = Nézőként vagy itt
watch-lead = Ennek a böngészőnek nincs itt helye. Ha egy másik alkalmazásban vagy eszközön ültél le, foglald vissza a helyed:
watch-mine = Ez az én helyem
watch-consent = Előbb igent kell mondania: { $names }. A személyes linkeddel azonnal megy.
watch-asked = A többieket megkérdeztük. Addig nézed a játékot, amíg igent nem mondanak.
ask-title = Ez valóban { $name }?
ask-lead = Valaki egy másik böngészőből azt mondja: ez az én helyem. Csak akkor mondj igent, ha tudod, hogy { $name } az.
ask-said-yes = Igent mondtál; a többieket is megkérdezzük.
reopen = Visszaút: { $name }
reopen-lead = Küldd el ezt a linket ({ $name }). Egyszer használható, hét napig, és visszavezet a helyre; egy új link érvényteleníti.
back-title = Vár a helyed, { $name }
back-lead = A házigazda küldte neked ezt a linket. Aki elsőként használja, így játszik tovább: { $name }.
back-sit = Visszaülök a helyemre
link-gone = Ez a link már nem mutat semmit
link-gone-lead = Már használták, lejárt, vagy új link váltotta fel. Kérj egy újat.

devices-title = A többi eszközöd
devices-lead = Ugyanazok a helyek, játszmák és hőstettek a telefonon, a táblagépen, a másik böngészőben.
devices-phone = Vedd elő a telefont
devices-phone-lead = Irányítsd a kameráját erre a kódra. Onnantól a telefon is te vagy, játék közben is.
devices-once = Egyszer használható, tíz percig.
devices-new-sign = Új kód
devices-link = A személyes linked
devices-link-lead = Kamera nélküli böngészőhöz. Akinél ez van, a nevedben játszik: tartsd meg magadnak.
devices-show = Mutasd
devices-renew = Új link
devices-old-ends = a régi megszűnik
devices-make = Személyes link készítése
devices-revoke = Visszavonás
devices-known = Ahol ismernek
devices-here = itt
devices-sign-out = Kijelentkeztetés
devices-sign-out-others = Minden más kijelentkeztetése
devices-nobody = Itt még senki sem vagy: előbb ülj le egy asztalhoz.
devices-unknown = Egy böngésző
devices-passkey = Azonosítókulcs
devices-passkey-lead = Az ujjlenyomatod, az arcod vagy az eszköz PIN-kódja bármelyik böngészőben visszahoz, akkor is, ha az adatait törölték. Se jelszó, se e-mail.
devices-passkey-add = Azonosítókulcs hozzáadása
devices-passkey-use = Belépés azonosítókulccsal
devices-passkey-none = Ez a böngésző itt nem ismer azonosítókulcsot: ahhoz https és friss változat kell.
devices-passkey-refused = Ez nem sikerült. Semmi sem változott.
devices-are-you = Te vagy { $name }?
devices-become = Ez a böngésző innentől így játszik: { $name }; ugyanazokkal a helyekkel, játszmákkal és hőstettekkel.
devices-had = { $n ->
    [one] Ennek a böngészőnek már van egy saját asztala ({ $name }). Megmarad, de csak azon a néven térhetsz vissza hozzá.
   *[other] Ennek a böngészőnek már van { $n } saját asztala ({ $name }). Megmaradnak, de csak azon a néven térhetsz vissza hozzájuk.
    }
devices-yes = Igen, én vagyok

invite-title = { $name } játszani hív: { $game }
invite-nameless = Meghívtak játszani: { $game }
invite-watch-title = Gyere, nézd: { $game }
invite-won = { $name } nyert: { $game }
invite-minutes = { $from }–{ $to } perc
invite-players = { $fewest }–{ $most } játékos
invite-free = { $n } szabad hely
invite-yours = Ez a hely a tiéd
invite-name = A neved az asztalnál
invite-sit = Leülök
invite-sit-as = Leülök mint { $name }
invite-learn = Előbb megtanulom { $n } perc alatt
invite-watch = Nézem
invite-no-account = Nincs regisztráció, nincs telepítés. Ez a böngésző őrzi a helyed; a többi eszközöd is használhatja.
invite-live = Ez az asztal élőben játszik: szánj rá { $from }–{ $to } percet.
invite-days = Ez az asztal napokon át játszik: { $n } nap jut egy körre.
invite-host = házigazda

call-title = Hívd a barátaidat
call-lead = Aki megnyitja ezt a linket, leül melléd. Nem kell regisztrálni.
call-share = Link megosztása
call-qr = Irányíts rá egy telefont
call-network = Ezen a hálózaton minden eszközön működik.
call-local = Ez a cím csak ezen a gépen működik. Hogy mások is elérjék, így indítsd a kiszolgálót: { $command }.
call-text = { $name } játszani hív: { $game }. Ülj le:
call-seats = Az asztalnál
call-fill = Hely betöltése
call-nobody = még senki
call-free = Szabad hely
call-bot = Egy bot
call-here-note = a körök között függöny takar
call-take-away = Szék elvétele
call-start = Kezdjük
call-chairs = { $n ->
    [one] A szabad helyek eltűnnek: egyedül játszanál.
   *[other] A szabad helyek eltűnnek: { $n } fős lenne a játék.
    }
call-more = Még valaki kell, vagy egy bot.
call-with-friends = Barátokkal

pace-title = Az asztal tempója
pace-more = Idő, beszélgetés, nézők
pace-live = Élőben
pace-days = Napok körönként
pace-live-note = Mindenki marad. Aki { $n } percig távol van, azt visszatéréséig bot helyettesítheti.
pace-days-note = { $n } nap minden körre, és üzenet, amikor te jössz.
pace-number = Nap egy körre
pace-away = Távollét percben
pace-weekends = Hétvégén szünet
pace-end = Ha lejár az idő
pace-end-remind = csak emlékeztetés
pace-end-bot = bot játszik tovább
pace-end-turn = bot játssza ezt a kört
pace-since = ennyi ideje várunk: { $when }
pace-until = eddig: { $when }
pace-minutes = { $n } perc
pace-hours = { $n } óra
pace-whole-days = { $n } nap
pace-relief = Botot javasol { $name } helyett: { $names }.

tell-title = Üzenet, amikor te jössz
tell-lead = Többnapos játékhoz, és ha bezártad az oldalt. Körönként egy üzenet; amíg nézed, egy sem.
tell-push = Ezen az eszközön
tell-push-on = Ez az eszköz megkapja az üzeneteket.
tell-push-refused = A böngésző nem engedi: az oldal beállításainál változtathatod meg.
tell-mail = E-mailben
tell-hook = Webhookkal (Discord, Slack, Matrix vagy más, https)
tell-table-hook = Webhook az asztalnak
tell-table-hook-lead = Egy csoportnak (Discord, Slack, Matrix vagy más) szól, hogy ki következik: körönként egyszer, a játszmáról semmit.
tell-to-table = Az asztalhoz
tell-add = Hozzáadás
tell-remove = Törlés
tell-unconfirmed = előbb nyisd meg a levélben lévő linket
tell-confirmed = A levelek erre a címre jönnek.
tell-stopped = Erre nem jön több üzenet.
tell-stop = Ne jöjjön több üzenet
tell-confirm = Igen, írj nekem
tell-holiday = Szabadság
tell-holiday-lead = Addig a napig nem fut ellened az idő, legfeljebb { $days } napig.
tell-others = { $n ->
    [one] Még egy asztal vár rád
   *[other] Még { $n } asztal vár rád
    }

error-hook-address = A webhook egy https cím, név és jelszó nélkül.
error-hook-private = Ez a cím nem nyilvános kiszolgálóra vezet.
error-push-form = A böngésző feliratkozása nem olvasható.
error-mail-address = Ez nem e-mail-cím.
error-hook-answer = Ez a cím válaszolt, de nem úgy, ahogy egy webhook.
error-silent = Onnan nem jött válasz. Próbáld újra később.

history-title = A játszmáim
history-all = Mind ({ $n })
history-with-friends = Barátokkal
history-against-bots = Botok ellen
history-download = Minden letöltése
history-place = { $place }. / { $of }
history-points = pont
history-best = a legjobbod
history-alone = egyedül
history-today = a nap kockái
history-week = a hét Troyes-játszmája
history-replay = Visszajátszás
history-review = Elemzés
history-won = Győzelmek ellenfelenként
history-won-note = Első hely; a holtverseny is győzelem.
history-of = { $games } közül { $won }
history-friends = Barátok
history-spread = Pontok: { $game }
history-mean = { $games } játszma, átlag { $mean }, legjobb { $best }
history-last = utolsó: { $n }
history-few = Öt játszmától kezdve itt látod a pontjaid grafikonját.
history-empty = Még nincs játszma. Az első 20 percig tart.
history-older = Régebbi játszmák
history-by-size = Győzelem, átlag, csúcs
history-games = játszma
history-wins = győzelem
history-average = átlag
history-top = csúcs
history-size = { $n ->
    [1] { $game }, egyedül
   *[other] { $game }, { $n } játékos
    }
history-course = Játszmáról játszmára

today-title = A nap kockái
today-lead = Egyszemélyes Troyes Dice, mindenkinek ugyanazokkal a kockákkal. Egyetlen próba számít.
today-begin = Dobjunk
today-go-on = Folytatom a próbát
today-new-in = újak { $hours } óra { $minutes } perc múlva
today-closed = A rangsor és a többiek pontjai akkor nyílnak meg, ha már játszottál.
today-your-try = Az egyetlen próbád
today-you = te
today-expert = szakértő
today-expert-plays = A szakértő még játszik ugyanezekkel a kockákkal.
today-ranking = A kiszolgáló rangsora
today-played = { $n } játékos
today-first = Te vagy az első.
today-streak = { $n } nap egymás után
today-everybody = Ki hány pontot ért el
today-better = A játékosok { $percent }-a kevesebb pontot ért el nálad.
today-say = Meséld el a barátaidnak
today-share = Trois, { $day }: { $points } pont, több, mint a játékosok { $percent }-áé. És te?
today-share-first = Trois, { $day }: { $points } pont. És te?
today-hash = A kockák már a nap kezdete előtt eldőltek. A mag ujjlenyomata; maga a mag holnap látható:
today-tomorrow = A holnapi mag ujjlenyomata:
today-yesterday = Tegnap
today-watch = Játszma megnézése: { $name }
today-card = { $title }: { $points } pont
today-card-facts = { $day } · több, mint a játékosok { $percent }-áé
today-picture = Képként
today-for-all = Mindenkinek ugyanaz

# The game of a week

week-title = A hét Troyes-játszmája
week-lead = Egy Troyes két intéző ellen, mindenkinek ugyanazzal a várossal, ugyanazokkal a lapokkal és dobásokkal. Egyetlen próba számít.
week-begin = A heti játszma kezdése
week-new-in = hétfőn új jön
week-expert-plays = A szakértő még játssza ugyanezt a játszmát.
week-streak = { $n } hét egymás után
week-share = Trois, { $day }, heti játszma: { $points } pont a Troyes-ban, több, mint a játékosok { $percent }-áé. És te?
week-share-first = Trois, { $day }, heti játszma: { $points } pont a Troyes-ban. És te?
week-hash = A játszma már a hét kezdete előtt eldőlt. A mag ujjlenyomata; maga a mag a jövő héten látható:
week-tomorrow = A jövő heti mag ujjlenyomata:
week-yesterday = A múlt hét

talk-title = Az asztalnál
talk-say = Mondj valami rövidet
talk-send = Mondom
talk-well-played = Szép volt!
talk-one-moment = Egy pillanat
talk-your-turn = Te jössz!
talk-sorry = Bocsánat!
talk-thanks = Köszönöm!
talk-mute = Némítás: { $name }
talk-unmute = Szót kap: { $name }
talk-setting = Beszélgetés az asztalnál
talk-setting-words = bármi
talk-setting-phrases = csak kész mondatok
talk-setting-none = semmi
watch-setting = Nézők
watch-setting-all = nézhetik
watch-setting-later = a vége után
watch-setting-none = nem nézhetik
watch-who = { $n } néző
