notice-turn = Te jössz: { $game }
notice-soon = Lassan lejár az időd: { $game }
notice-bot = Most egy bot játszik helyetted: { $game }
notice-over = Vége a játéknak: { $game }
notice-ask = Valaki azt mondja, övé az egyik hely: { $game }
notice-begun = Elkezdődött a játék: { $game }
notice-with = Játékostársak: { $names }
notice-stop = Nem kérek több levelet:
notice-test = Így érnek el az üzenetek.
notice-mail-subject = Írhat neked a Trois?
notice-mail-body = Valaki, valószínűleg te, ide kér levelet, amikor ő következik. Ha egyetértesz, nyisd meg ezt a címet:

watch-title = Nézőként vagy itt
watch-lead = Ennek a böngészőnek nincs itt helye. Ha egy másik alkalmazásban vagy eszközön ültél le, foglald vissza a helyed:
watch-mine = Ez az én helyem
watch-consent = { $names }: igent kell mondani. A személyes linkeddel azonnal megy.
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
devices-lead = Ugyanazok a helyek, játszmák és tettek a telefonon, a táblagépen, a másik böngészőben.
devices-phone = Vedd elő a telefont
devices-phone-lead = Irányítsd a kameráját erre a jelre. Onnantól a telefon is te vagy, játék közben is.
devices-once = Egyszer használható, tíz percig.
devices-new-sign = Új jel
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
devices-kind = { $browser }, { $system }
devices-are-you = Te vagy { $name }?
devices-become = Ez a böngésző innentől így játszik: { $name }; ugyanazokkal a helyekkel, játszmákkal és tettekkel.
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
invite-live = Ez az asztal egyszerre játszik: szánj rá { $from }–{ $to } percet.
invite-days = Ez az asztal napokon át játszik: { $n } nap jut egy körre.
invite-host = házigazda
invite-beside = Ott lesz: { $names }

call-title = Hívd a barátaidat
call-lead = Aki megnyitja ezt a linket, leül melléd. Nem kell regisztrálni.
call-share = Link megosztása
call-qr = Irányíts rá egy telefont
call-network = Ezen a hálózaton minden eszközön működik.
call-local = Ez a cím csak ezen a gépen működik. Hogy mások is elérjék, így indítsd a szervert: { $command }.
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

word-title = Üzenet, amikor te jössz
word-lead = Többnapos játékhoz, és ha bezártad az oldalt. Körönként egy üzenet; amíg nézed, egy sem.
word-push = Ezen az eszközön
word-push-on = Ez az eszköz megkapja az üzeneteket.
word-push-refused = A böngésző nem engedi: az oldal beállításainál változtathatod meg.
word-mail = Levélben
word-hook = Webhookkal (Discord, Slack, Matrix vagy más, https)
word-add = Hozzáadás
word-remove = Törlés
word-unconfirmed = előbb nyisd meg a levélben lévő linket
word-confirmed = A levelek erre a címre jönnek.
word-stopped = Erre nem jön több üzenet.
word-stop = Ne jöjjön több üzenet
word-confirm = Igen, írj nekem
word-holiday = Szabadság
word-holiday-lead = Addig a napig nem fut ellened az idő, legfeljebb { $days } napig.
word-others = { $n ->
    [one] Még egy asztal vár rád
   *[other] Még { $n } asztal vár rád
    }

error-hook-address = A webhook egy https cím, név és jelszó nélkül.
error-hook-private = Ez a cím nem nyilvános szerverre vezet.
error-push-form = A böngésző feliratkozása nem olvasható.
error-mail-address = Ez nem levelezési cím.
