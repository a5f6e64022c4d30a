notice-turn = Tocca a te: { $game }
notice-soon = Il tuo tempo sta per scadere: { $game }
notice-bot = Ora gioca un bot per te: { $game }
notice-over = La partita è finita: { $game }
notice-ask = Qualcuno chiede di riprendere il suo posto: { $game }
notice-begun = La partita è cominciata: { $game }
notice-turn-of = Tocca a { $name }: { $game }
notice-soon-of = Il tempo sta per scadere per { $name }: { $game }
notice-bot-of = Ora un bot gioca per { $name }: { $game }
notice-with = Con { $names }
notice-stop = Per non ricevere più e-mail:
notice-test = Ecco come ti arriveranno i messaggi.
notice-mail-subject = Trois può scriverti?
notice-mail-body = Qualcuno, probabilmente tu, vuole ricevere qui un’e-mail quando è il suo turno. Per accettare, apri questo indirizzo:

watch-title = Stai guardando
watch-lead = Questo browser non ha un posto qui. Se avevi preso posto in un’altra app o su un altro dispositivo, riprendilo:
watch-mine = Questo è il mio posto
watch-consent = Serve prima il consenso degli altri ({ $names }). Con il tuo link personale basta un istante.
watch-asked = La domanda è stata fatta agli altri. Finché non accettano, puoi guardare.
ask-title = È { $name }?
ask-lead = Qualcuno, da un altro browser, dice: questo è il mio posto. Accetta solo se sai che è { $name }.
ask-said-yes = Hai detto di sì; manca ancora la risposta degli altri.
reopen = Ridai il posto a { $name }
reopen-lead = Manda questo link a { $name }. Riporta al posto, vale una volta sola e per sette giorni; uno nuovo lo sostituisce.
back-title = Il tuo posto ti aspetta, { $name }
back-lead = Chi ospita ti ha mandato questo link. La prima persona che lo usa gioca come { $name }.
back-sit = Riprendi il mio posto
link-gone = Questo link non vale più
link-gone-lead = È già stato usato, è scaduto o è stato sostituito. Chiedine uno nuovo.

devices-title = I tuoi altri dispositivi
devices-lead = Gli stessi posti, le stesse partite e le stesse imprese sul telefono, sul tablet, nell’altro browser.
devices-phone = Prendi il telefono
devices-phone-lead = Inquadra questo codice con la fotocamera. Da quel momento giochi anche dal telefono, pure a metà partita.
devices-once = Vale una volta sola, per dieci minuti.
devices-new-sign = Un nuovo codice
devices-link = Il tuo link personale
devices-link-lead = Per un browser senza fotocamera. Chiunque lo abbia gioca a nome tuo: tienilo per te.
devices-show = Mostra
devices-renew = Creane uno nuovo
devices-old-ends = quello vecchio non varrà più
devices-make = Crea un link personale
devices-revoke = Revoca
devices-known = I tuoi browser collegati
devices-here = questo
devices-sign-out = Disconnetti
devices-sign-out-others = Disconnetti tutti gli altri
devices-nobody = Qui non ti conosciamo ancora: prima siediti a un tavolo.
devices-unknown = Un browser
devices-passkey = Una passkey
devices-passkey-lead = Il dito, il volto o il PIN del dispositivo ti riportano qui da ogni browser, anche quando la sua memoria è stata cancellata. Né password né e-mail.
devices-passkey-add = Aggiungi una passkey
devices-passkey-use = Usa la mia passkey
devices-passkey-none = Qui il browser non accetta passkey: servono https e una versione recente.
devices-passkey-refused = Non ha funzionato. Non è cambiato nulla.
devices-are-you = Sei { $name }?
devices-become = Da ora questo browser gioca come { $name }, con gli stessi posti, le stesse partite e le stesse imprese.
devices-had = { $n ->
    [one] Questo browser ha già un tavolo come { $name }. Resta, ma vi si torna solo con quell’identità.
   *[other] Questo browser ha già { $n } tavoli come { $name }. Restano, ma vi si torna solo con quell’identità.
    }
devices-yes = Sì, sono io

invite-title = { $name } ti invita a giocare a { $game }
invite-nameless = Hai un invito a giocare a { $game }
invite-watch-title = Vieni a guardare una partita a { $game }
invite-won = Vittoria a { $game }: { $name }
invite-minutes = { $from }–{ $to } min
invite-players = { $fewest }–{ $most } giocatori
invite-free = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
    }
invite-yours = Questo posto è tuo
invite-name = Il tuo nome al tavolo
invite-sit = Siediti
invite-sit-as = Siediti come { $name }
invite-learn = { $n ->
    [one] Prima impara in un minuto
   *[other] Prima impara in { $n } minuti
    }
invite-watch = Guarda
invite-no-account = Niente account, niente da installare. Questo browser tiene il tuo posto; anche gli altri dispositivi possono usarlo.
invite-live = Si gioca dal vivo: tieni liberi da { $from } a { $to } minuti.
invite-days = { $n ->
    [one] Si gioca su più giorni: un giorno per turno.
   *[other] Si gioca su più giorni: { $n } giorni per turno.
    }
invite-host = ospita

call-title = Invita gli amici
call-lead = Chi apre questo link si siede al tuo tavolo. Senza account.
call-share = Condividi il link
call-qr = Inquadralo con un telefono
call-network = Funziona con tutti i dispositivi di questa rete.
call-local = Questo indirizzo funziona solo su questo computer. Perché possano aprirlo anche gli altri, avvia il server con { $command }.
call-text = { $name } ti invita a giocare a { $game }. Siediti:
call-seats = Al tavolo
call-fill = Occupa questo posto
call-nobody = ancora nessuno
call-free = Posto libero
call-bot = Un bot
call-here-note = tra i turni cala un sipario
call-take-away = Togli la sedia
call-start = Comincia ora
call-chairs = { $n ->
    [one] I posti liberi spariscono: giocheresti in solitario.
   *[other] I posti liberi spariscono: sareste in { $n }.
    }
call-more = Serve ancora qualcuno, o un bot.
call-with-friends = Con gli amici

pace-title = Ritmo del tavolo
pace-more = Tempo, chiacchiere e spettatori
pace-live = Dal vivo
pace-days = Giorni per turno
pace-live-note = { $n ->
    [one] Tutti restano al tavolo. Dopo un minuto di assenza un bot può giocare fino al ritorno.
   *[other] Tutti restano al tavolo. Dopo { $n } minuti di assenza un bot può giocare fino al ritorno.
    }
pace-days-note = { $n ->
    [one] Un giorno per turno, e un messaggio quando tocca a te.
   *[other] { $n } giorni per turno, e un messaggio quando tocca a te.
    }
pace-number = Giorni per turno
pace-away = Minuti di assenza
pace-weekends = Fine settimana liberi
pace-end = Allo scadere del tempo
pace-end-remind = solo un promemoria
pace-end-bot = continua un bot
pace-end-turn = un bot gioca questo turno
pace-since = in attesa da { $when }
pace-until = termine: { $when }
pace-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
    }
pace-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
    }
pace-whole-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
    }
pace-relief = Un bot per { $name }? D’accordo: { $names }.

tell-title = Un messaggio quando tocca a te
tell-lead = Per le partite di più giorni, e quando la pagina è chiusa. Un messaggio per turno; nessuno mentre hai la pagina davanti.
tell-push = Su questo dispositivo
tell-push-on = Questo dispositivo riceve i messaggi.
tell-push-refused = Il browser non lo permette: cambialo nelle sue impostazioni per questa pagina.
tell-mail = Per e-mail
tell-hook = Con un webhook (Discord, Slack, Matrix o altro, https)
tell-table-hook = Un webhook per il tavolo
tell-table-hook-lead = Dice a un gruppo, su Discord, Slack, Matrix o altrove, a chi tocca: una volta per turno, e nulla della partita.
tell-to-table = Al tavolo
tell-add = Aggiungi
tell-remove = Togli
tell-unconfirmed = prima apri il link nell’e-mail
tell-confirmed = I messaggi arriveranno a questo indirizzo.
tell-stopped = Per questa via non riceverai più messaggi.
tell-stop = Non ricevere più questi messaggi
tell-confirm = Sì, scrivimi
tell-holiday = Vacanze
tell-holiday-lead = Fino a quel giorno il tuo tempo non scorre (al massimo { $days } giorni).
tell-others = { $n ->
    [one] Un altro tavolo ti aspetta
   *[other] Altri { $n } tavoli ti aspettano
    }

error-hook-address = Un webhook è un indirizzo https senza nome e password.
error-hook-private = Quell’indirizzo non porta a un server pubblico.
error-push-form = L’iscrizione del browser non è leggibile.
error-mail-address = Non è un indirizzo e-mail.
error-hook-answer = Quell’indirizzo ha risposto, ma non come un webhook.
error-silent = Nessuno ha risposto. Riprova più tardi.

history-title = Le mie partite
history-all = { $n ->
    [one] Tutte ({ $n })
   *[other] Tutte ({ $n })
    }
history-with-friends = Con gli amici
history-against-bots = Contro i bot
history-download = Scarica tutto
history-place = { $place } su { $of }
history-points = punti
history-best = il tuo record
history-alone = in solitario
history-today = i dadi del giorno
history-week = il Troyes della settimana
history-replay = Rivedi
history-review = Analizza
history-won = Vittorie, per avversario
history-won-note = Primo posto; i pareggi contano.
history-of = { $won } su { $games }
history-friends = Amici
history-spread = Punti: { $game }
history-mean = { $games ->
    [one] una partita, { $mean } punti
   *[other] { $games } partite, { $mean } in media, { $best } la migliore
    }
history-last = ultimo: { $n }
history-few = Dalla quinta partita in poi, qui compare un grafico dei tuoi punti.
history-empty = Ancora nessuna partita. La prima dura 20 minuti.
history-older = Partite precedenti
history-by-size = Vittorie, media e record
history-games = partite
history-wins = vinte
history-average = media
history-top = record
history-size = { $n ->
    [1] { $game }, in solitario
   *[other] { $game }, in { $n }
    }
history-course = Di partita in partita

today-title = I dadi del giorno
today-lead = Una partita a Troyes Dice in solitario, con gli stessi dadi per tutti. Conta un solo tentativo.
today-begin = Lancia i dadi del giorno
today-go-on = Continua il tuo tentativo
today-new-in = nuovi dadi tra { $hours } h { $minutes } min
today-closed = La classifica e i punti degli altri si scoprono quando hai giocato.
today-your-try = Il tuo unico tentativo
today-you = tu
today-expert = esperto
today-expert-plays = L’esperto sta ancora giocando gli stessi dadi.
today-ranking = Classifica di questo server
today-played = { $n ->
    [one] ha giocato una persona
   *[other] hanno giocato in { $n }
    }
today-first = Nessuno ha giocato prima di te.
today-streak = { $n ->
    [one] Serie: un giorno
   *[other] Serie: { $n } giorni
    }
today-everybody = Com’è andata a tutti
today-better = Meno punti di te: { $percent } dei giocatori.
today-say = Dillo agli amici
today-share = Trois, { $day }: { $points } punti, sotto di me: { $percent } degli altri. E tu?
today-hash = I dadi erano fissati prima dell’inizio del giorno da un numero segreto, il seme. Ecco la sua impronta; il seme si vedrà domani:
today-share-first = Trois, { $day }: { $points } punti. E tu?
today-tomorrow = Impronta di domani:
today-yesterday = Ieri
today-watch = Rivedi la partita: { $name }
today-card = { $title }: { $points } punti
today-card-facts = { $day } · battuti: { $percent }
today-picture = Come immagine
today-for-all = Uguale per tutti

# The game of a week

week-title = Il Troyes della settimana
week-lead = Una partita di Troyes contro due intendenti, con la stessa città, le stesse carte e gli stessi lanci per tutti. Conta un solo tentativo.
week-begin = Comincia la partita della settimana
week-new-in = nuova partita lunedì
week-expert-plays = L’esperto sta ancora giocando la stessa partita.
week-streak = { $n ->
    [one] Una settimana di fila
   *[other] { $n } settimane di fila
    }
week-share = Trois, settimana di lunedì { $day }: { $points } punti a Troyes, sotto di me: { $percent } degli altri. E tu?
week-share-first = Trois, settimana di lunedì { $day }: { $points } punti a Troyes. E tu?
week-hash = La partita era fissata prima dell’inizio della settimana. Impronta del suo seme; il seme stesso si vede la settimana prossima:
week-tomorrow = Impronta della settimana prossima:
week-yesterday = La settimana scorsa

talk-title = Al tavolo
talk-say = Scrivi due parole
talk-send = Invia
talk-well-played = Ben giocato!
talk-one-moment = Un momento
talk-your-turn = Tocca a te!
talk-sorry = Scusa!
talk-thanks = Grazie!
talk-mute = Silenzia { $name }
talk-unmute = Ridai la parola a { $name }
talk-setting = Conversazione al tavolo
watch-setting = Spettatori
watch-setting-all = ammessi
talk-setting-words = tutto
talk-setting-phrases = solo frasi pronte
talk-setting-none = niente
watch-setting-later = dopo la fine
watch-setting-none = non ammessi
watch-who = { $n ->
    [one] una persona guarda
   *[other] guardano in { $n }
    }
