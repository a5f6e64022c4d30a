## load

load-title = Épül a város
load-lead = Csak most az egyszer. Utána azonnal megnyílik, a vonaton is.
load-opening = Nyílnak a kapuk
load-part = Betöltés: { $part }
load-size = { $loaded } / { $total } MB
load-slow = Lassú a hálózat? Nyugodtan zárd be, onnan folytatja, ahol abbamaradt.
load-stopped = A betöltés megszakadt. Ami már itt van, az itt is marad.
load-go-on = Folytatás
load-old = Ez a böngésző túl régi ahhoz, hogy kiszolgáló nélkül játssz benne. A Chrome, az Edge, a Firefox és a Safari utóbbi két évben megjelent változatai alkalmasak rá.
load-language = Nyelv

## part

part-machine = A műhely
part-library = Szerszámok
part-games = A három játék és a szabályaik
part-pictures = Képek
part-opponents = Ellenfelek
part-lessons = A leckék
part-pages = Az oldalak

## install

install-title = Tedd fel a Troist erre az eszközre
install-lead = Már minden be van töltve. Se áruház, se fiók, se reklám.
install-button = Telepítés
install-later = Most nem

## update

update-title = Új változat érkezett
update-lead = A játszmáid megmaradnak.
update-now = Használjuk ezt
update-later = Később

## kept

kept-title = Játszmáid ezen az eszközön
kept-lead = Amit itt játszol, az ebben a böngészőben van, és sehol máshol. A botok, a leckék és a szabályok hálózat nélkül is működnek; barátokkal játszani csak kiszolgálóval lehet.
kept-save = Minden mentése fájlba
kept-load = Fájl betöltése
kept-load-note = Mindent felülír, ami most itt van.
kept-sure = Igen, írja felül, ami itt van
kept-loaded = Betöltve: mostantól a fájl tartalma van itt.
kept-not = Ez a böngésző nem őriz meg semmit: a játszmák elvesznek, ha bezárod. Mentsd őket fájlba.
kept-full = Nincs több hely, ezt már nem lehetett elmenteni. Ami meg volt erősítve, nem vész el: szabadíts fel helyet, aztán próbáld újra.
kept-foreign = Ezt a fájlt nem a Trois mentette, vagy újabb változatból való.

## home

home-lead = Játssz botok ellen vagy többen egy képernyőnél, hálózat nélkül is. Se fiók, se reklám.
