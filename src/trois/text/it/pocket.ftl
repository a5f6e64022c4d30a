## load

load-title = La città è in costruzione
load-lead = Solo questa volta. Poi si apre subito, anche in treno.
load-opening = Le porte si aprono
load-part = Caricamento: { $part }
load-size = { $loaded } di { $total } MB
load-slow = Connessione lenta? Chiudi pure la pagina: il caricamento riprenderà da dove si è fermato.
load-stopped = Il caricamento si è interrotto. Ciò che è già arrivato resta.
load-go-on = Continua
load-old = Questo browser è troppo vecchio per giocare senza server. Vanno bene Chrome, Edge, Firefox e Safari degli ultimi due anni.
load-language = Lingua

## part

part-machine = L’officina
part-library = Attrezzi
part-games = Tre giochi e le loro regole
part-pictures = Immagini
part-opponents = Avversari
part-lessons = Le lezioni
part-pages = Le pagine

## install

install-title = Installa Trois su questo dispositivo
install-lead = È già tutto caricato. Niente negozio di app, niente account, niente pubblicità.
install-button = Installa
install-later = Non ora

## update

update-title = È pronta una nuova versione
update-lead = Le tue partite restano dove sono.
update-now = Usala ora
update-later = Più tardi

## kept

kept-title = Le tue partite su questo dispositivo
kept-lead = Tutto ciò che giochi qui resta in questo browser e da nessun’altra parte. Bot, lezioni e regole funzionano senza rete; per giocare con gli amici serve un server.
kept-save = Salva tutto in un file
kept-load = Carica un file
kept-load-note = Prende il posto di tutto ciò che si trova qui.
kept-sure = Sì, sostituisci ciò che c’è qui
kept-loaded = Fatto: ora qui c’è il contenuto del file.
kept-not = Questo browser non conserva nulla: le partite spariscono quando lo chiudi. Salvale in un file.
kept-full = Non c’è più spazio per salvarlo. Nulla di ciò che è confermato è andato perso: libera un po’ di spazio e riprova.
kept-foreign = Questo file non è stato salvato da Trois, o viene da una versione più recente.

## home

home-lead = Gioca contro i bot o in più persone allo stesso schermo, anche senza rete. Niente account, niente pubblicità.
