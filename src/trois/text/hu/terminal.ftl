welcome = A titkos mag ujjlenyomata (magát a magot a végén mutatjuk meg): { $hash }
curtain = Most { $name } következik: add át az eszközt. Nyomj Entert, ha senki más nem nézi.
no-player = Nincs ilyen játékos; vannak: { $players }.
cannot-undo = Nincs mit visszavonni: azóta kockák gurultak, vagy valami láthatóvá vált.
confirm = Ezt utána nem lehet visszavonni. Enter: legyen. u: válassz újra.
saved = A játszma mentve ide: { $file }
resume = Később így folytatható: trois play --resume { $file }
save-record = Mentsük a játszmát? Enter: igen, ide: { $file }. n: nem. Vagy írj be más nevet.
no-words = n nem
go-on = Enter: vissza a játékhoz.
bye = Nem kezdődött el semmi. Viszlát!

## key

key-choose = szám vagy szöveg
key-more = m még { $n }
key-undo = u visszavonás
key-sheet = s 2: a 2. játékos
key-hint = h tipp
key-help = ? súgó
key-leave = q mentés, kilépés

## kind

kind-human = Játékos
kind-random = Kockavető
kind-novice = Kezdő
kind-steward = Intéző
kind-expert = Szakértő
kind-master = Mester

## help

help-rules = { $title } röviden
help-question = A kérdés
help-cards = Látható lapok
help-keys = Jelek és billentyűk
help-all-keys = Írd be egy választás számát vagy szövegét, például: { $example }. u visszavonja az utolsó döntésedet, m minden választást felsorol, s 2 megmutatja a 2. játékos lapját, h tippet kér a botoktól, q ment és kilép, ? ezt az oldalt mutatja.
help-go-on = Enter: az asztalon lévő lapok.

## end

end-title = { $title }: vége
end-source = Pontok ezért
end-total = Összesen
end-rank = Helyezés
end-alone = { $name } eredménye: { $points } pont.
end-winner = { $name } nyer { $points } ponttal!
end-shared = { $name } osztozik a győzelmen { $points } ponttal!
end-seed = Mag: { $seed }; az előre közölt ujjlenyomata: { $hash }
end-hash = Egy korábbi szakasz magja már nem ismert, ujjlenyomata: { $hash }

## feats

feats-title = { $name }: { $all } hőstettből { $earned }, { $game }, { $n } befejezett játszma
feats-new = { $name } új hőstettei: { $feats }.
feats-see = Minden eddigi hőstett: trois feats
feats-none = Itt még senki sem fejezett be hőstettekkel járó játszmát; a Troyes Dice ilyen.
feats-nobody = Itt még senki sem fejezett be hőstettekkel járó játszmát „{ $name }” néven.
feats-damaged = A megőrzött hőstettek megsérültek ({ $reason }); a fájl { $kept } néven megmarad, és új kezdődik.
feats-not-kept = Ez a játszma nem került a hőstettek közé: { $reason }.

## new

new-hello = Üdvözöl a trois! Az Enter elfogadja, amit felajánlunk.
new-game = Melyik játék?
new-people = Hányan játszanak ennél a képernyőnél?
new-bots = Hány bot játsszon veletek?
new-default = { $least }–{ $most }, Enter: { $default }
new-wrong = „{ $answer }” nem jó: { $least } és { $most } közötti számot kérünk.

## games

games-name = Név
games-title = Játék
games-seats = Játékosok
games-default = alapértelmezés

## replay

replay-drawn = Megrajzolva: { $file }
replay-at = { $at }. döntés, összesen { $total }
replay-keys = Enter vagy n: tovább · p: vissza · szám: ugrás oda · q: kilépés
replay-wrong = „{ $answer }” nem jó: Enter, n, p, q, vagy szám 0 és { $total } között.

## cards

cards-title = { $game }: a nyomtatott számok
cards-what = Mi
cards-numbers = Számok
cards-source = Forrás
cards-changed = a te fájlod változtatta; nyomtatva: { $old }
cards-reconstructed = ~ kikövetkeztetett számot jelöl: semmi ismert nem mond ellent neki, de senki sem olvasta le a nyomtatott kártyáról.
cards-file-words = A zárójeles szavak a kártyafájl szavai.

## source

source-rulebook = szabálykönyv
source-sheet = lap
source-wheel = kerék
source-public = nyilvános
source-deduced = levezetett
source-reconstructed = ~ kikövetkeztetett

## verify

verify-good = { $file }: minden dobás és keverés a megígért magból származik.

## hint

hint-thinking = Gondolkodom …
hint-line = { $action }: nyerési esély { $share }, várható végeredmény { $scores }
hint-line-alone = { $action }: várható végeredmény { $scores }

## learn

learn-next = Enter: tovább · b: egy lépést vissza · q: kilépés, megjegyezzük, hol tartasz
learn-keys = Egy választás száma vagy szövege · ?: mutasd meg · b: egy lépést vissza · q: kilépés
learn-kept = Megjegyeztük, hol tartasz: ugyanez a parancs innen folytatja.

## row

row-spaces = helyek
row-rows = sorok
row-levels = szintek
row-influence = befolyás
row-city_hall = Városháza
row-two_player_neutral = semleges polgárok kettesben
row-wages = bérek
row-cathedral = katedrális
row-agriculture = gazdálkodás
row-cost = ár
row-crossing_from_day = a fekete kocka áthúz ettől a naptól
row-start = kezdetben
row-administration = hivatali épületek
row-resource_track = erőforrássáv
row-citizen_track = polgársáv
row-citizen_columns = polgároszlopok
row-change = kocka módosítása
row-administration_at = hivatali épület ennél
row-amount = mennyiség
row-any = tetszőleges
row-citizen = polgár
row-citizen_at = polgár ennél
row-citizens = polgárok
row-colour_wisdom = Bölcsesség egy színért
row-value_influence = Befolyás egy értékért
row-columns = oszlopok
row-day = nap
row-dice = kockák
row-die = kocka
row-each = darabja
row-gives = ad
row-multiplier = szorzó
row-other = másik
row-others_at = más polgárok ennél
row-prestige_at = presztízsépület ennél
row-resource = erőforrás
row-resources = erőforrások
row-resources_at = erőforrások ennél
row-steps = küszöbök
row-unlocks = feloldja
row-value = érték
row-builder = aki építi
row-others = a többiek
row-name = név
row-tile = lapka
row-link = összekötés
row-plaza = tér
row-building = épület

## help

help-read-on = Bővebben: { $command }
