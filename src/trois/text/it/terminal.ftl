welcome = I dadi vengono da un numero segreto, il seme, rivelato alla fine. La sua impronta (codice di controllo): { $hash }
curtain = Passa il dispositivo a { $name }. Premi Invio quando nessun altro guarda.
no-player = Questo giocatore non c’è; giocatori: { $players }.
cannot-undo = Non c’è nulla da annullare: nel frattempo sono stati lanciati dei dadi o è stato mostrato qualcosa.
confirm = Dopo non si può più annullare. Invio: conferma. u: scegli di nuovo.
saved = La partita è salvata in { $file }
resume = Per continuare più tardi: trois play --resume { $file }
save-record = Salvare la partita? Invio: sì, in { $file }. n: no. Oppure scrivi un altro nome.
no-words = n no
go-on = Invio: torna alla partita.
bye = Non è cominciato nulla. Alla prossima!

## key

key-choose = numero o testo
key-more = m { $n } in più
key-undo = u annulla
key-sheet = s 2: giocatore 2
key-hint = h suggerimento
key-help = ? aiuto
key-leave = q salva, esci

## kind

kind-human = Giocatore
kind-random = Casuale
kind-novice = Principiante
kind-steward = Intendente
kind-expert = Esperto
kind-master = Maestro

## help

help-rules = { $title } in breve
help-question = Che cosa ti si chiede
help-cards = Carte in vista
help-keys = Segni e tasti
help-all-keys = Scrivi il numero di una scelta, o il suo testo, per esempio: { $example }. u annulla la tua ultima decisione, m elenca tutte le scelte, s 2 mostra il foglio del giocatore 2, h chiede un suggerimento ai bot, q salva la partita ed esce, ? mostra questa pagina.
help-go-on = Invio: le carte in vista.

## end

end-title = { $title }: la fine
end-source = Punti per
end-total = Totale
end-rank = Posto
end-alone = { $points ->
    [one] { $name } raggiunge { $points } punto.
   *[other] { $name } raggiunge { $points } punti.
}
end-winner = { $points ->
    [one] { $name } vince con { $points } punto!
   *[other] { $name } vince con { $points } punti!
}
end-shared = { $points ->
    [one] { $name } condividono la vittoria con { $points } punto!
   *[other] { $name } condividono la vittoria con { $points } punti!
}
end-seed = Seme { $seed }; la sua impronta, mostrata prima della partita, è { $hash }
end-hash = Una parte precedente veniva da un seme non più noto, con l’impronta { $hash }

## feats

feats-title = { $n ->
    [one] { $name }: imprese { $earned } su { $all } a { $game }, { $n } partita finita
   *[other] { $name }: imprese { $earned } su { $all } a { $game }, { $n } partite finite
}
feats-new = Nuove imprese di { $name }: { $feats }.
feats-see = Tutte le imprese: trois feats
feats-none = Nessuno ha ancora finito qui una partita con imprese; le imprese ci sono in Troyes Dice.
feats-nobody = Nessuno di nome «{ $name }» ha finito qui una partita con imprese.
feats-damaged = Le imprese conservate sono danneggiate ({ $reason }); il file resta come { $kept } e ne comincia uno nuovo.
feats-not-kept = Questa partita non è stata aggiunta alle tue imprese: { $reason }.

## new

new-hello = Ti diamo il benvenuto in trois! Premi Invio per accettare quanto proposto.
new-game = Quale gioco?
new-people = Quante persone giocano a questo schermo?
new-bots = Quanti bot giocano?
new-default = { $least }-{ $most }, Invio: { $default }
new-wrong = «{ $answer }» non va bene: un numero da { $least } a { $most }, per favore.

## games

games-name = Nome
games-title = Gioco
games-seats = Giocatori
games-default = predefinito

## replay

replay-drawn = Disegnato: { $file }
replay-at = Decisione { $at } di { $total }
replay-keys = Invio o n: avanti · p: indietro · un numero: vai lì · q: esci
replay-wrong = «{ $answer }» non va bene: Invio, n, p, q, o un numero da 0 a { $total }.

## cards

cards-title = { $game }: i numeri stampati
cards-what = Che cosa
cards-numbers = Numeri
cards-source = Fonte
cards-changed = cambiato dal tuo file; stampato: { $old }
cards-reconstructed = ~ segna un numero ricostruito: nulla di noto lo contraddice, ma nessuno l’ha letto sulla carta stampata.
cards-file-words = Le parole tra parentesi sono quelle di un file di carte.

## source

source-rulebook = regolamento
source-sheet = foglio
source-wheel = ruota
source-public = pubblico
source-deduced = dedotto
source-reconstructed = ~ ricostruito

## verify

verify-good = { $file }: ogni lancio e ogni mescolata viene dal seme annunciato.

## hint

hint-thinking = Sto pensando…
hint-line = { $action }: probabilità di vittoria { $share }, punteggi finali previsti { $scores }
hint-line-alone = { $action }: punteggio finale previsto { $scores }

## learn

learn-next = Invio: avanti · b: un passo indietro · q: esci, il punto resta segnato
learn-keys = Numero o testo di una scelta · ?: mostrami · b: un passo indietro · q: esci
learn-kept = Il punto in cui eri resta segnato: lo stesso comando riprende da qui.

## row

row-spaces = spazi
row-rows = righe
row-levels = livelli
row-influence = Influenza
row-city_hall = Municipio
row-two_player_neutral = cittadini neutrali in due
row-wages = stipendi
row-cathedral = cattedrale
row-agriculture = agricoltura
row-cost = prezzo
row-crossing_from_day = il dado nero cancella dal giorno
row-start = all’inizio
row-administration = edifici amministrativi
row-resource_track = tracciato delle risorse
row-citizen_track = tracciato dei cittadini
row-citizen_columns = colonne di cittadini
row-change = cambiare un dado
row-administration_at = edificio amministrativo a
row-amount = quantità
row-any = a scelta
row-citizen = cittadino
row-citizen_at = cittadino a
row-citizens = cittadini
row-colour_wisdom = Saggezza per un colore
row-value_influence = Influenza per un valore
row-columns = colonne
row-day = giorno
row-dice = dadi
row-die = dado
row-each = ciascuno
row-gives = dà
row-multiplier = volte
row-other = altro
row-others_at = altri cittadini a
row-prestige_at = edificio di prestigio a
row-resource = risorsa
row-resources = risorse
row-resources_at = risorse a
row-steps = soglie
row-unlocks = sblocca
row-value = valore
row-builder = chi lo costruisce
row-others = gli altri
row-name = nome
row-tile = tessera
row-link = collegamento
row-plaza = piazza
row-building = edificio

## help

help-read-on = Per saperne di più: { $command }
