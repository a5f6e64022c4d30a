notice-turn = Tocca a te: { $game }
notice-soon = Il tuo tempo sta per scadere: { $game }
notice-bot = Ora gioca un bot per te: { $game }
notice-over = La partita è finita: { $game }
notice-ask = Qualcuno dice che un posto è suo: { $game }
notice-begun = La partita è cominciata: { $game }
notice-with = Con { $names }
notice-stop = Niente più posta:
notice-test = Così ti arriveranno i messaggi.
notice-mail-subject = Trois può scriverti?
notice-mail-body = Qualcuno, probabilmente tu, vuole ricevere qui un messaggio quando è il suo turno. Per accettare, apri questo indirizzo:

watch-title = Stai guardando
watch-lead = Questo browser non ha un posto qui. Se ti eri seduto in un’altra app o su un altro dispositivo, riprendi il tuo posto:
watch-mine = Questo è il mio posto
watch-consent = { $names }: serve un sì. Con il tuo link personale funziona subito.
watch-asked = Gli altri sono stati interpellati. Guardi finché non dicono di sì.
ask-title = È { $name }?
ask-lead = Qualcuno con un altro browser dice: questo è il mio posto. Di’ di sì solo se sai che è { $name }.
ask-said-yes = Hai detto di sì; si chiede anche agli altri.
reopen = Una via di ritorno per { $name }
reopen-lead = Manda questo link a { $name }. Vale una volta, per sette giorni, e riporta al posto; uno nuovo lo sostituisce.
back-title = Il tuo posto ti aspetta, { $name }
back-lead = Chi ospita ti ha mandato questo link. Il primo che lo usa gioca come { $name }.
back-sit = Riprendi il mio posto
link-gone = Questo link non mostra più nulla
link-gone-lead = È stato usato, è scaduto o è stato sostituito. Chiedine uno nuovo.

devices-title = I tuoi altri dispositivi
devices-lead = Gli stessi posti, partite e imprese sul telefono, sul tablet, nell’altro browser.
devices-phone = Prendi il telefono
devices-phone-lead = Punta la fotocamera su questo segno. Da allora il telefono sei tu, anche a metà partita.
devices-once = Vale una volta, per dieci minuti.
devices-new-sign = Un nuovo segno
devices-link = Il tuo link personale
devices-link-lead = Per un browser senza fotocamera. Chi ce l’ha gioca come te: tienilo per te.
devices-show = Mostra
devices-renew = Creane uno nuovo
devices-old-ends = il vecchio cessa
devices-make = Crea un link personale
devices-revoke = Revoca
devices-known = Dove ti conoscono
devices-here = qui
devices-sign-out = Disconnetti
devices-sign-out-others = Disconnetti tutti gli altri
devices-nobody = Qui non sei ancora nessuno: prima siediti a un tavolo.
devices-unknown = Un browser
devices-are-you = Sei { $name }?
devices-become = Da ora questo browser gioca come { $name }, con gli stessi posti, partite e imprese.
devices-had = { $n ->
    [one] Questo browser ha già un tavolo come { $name }. Resta, ma vi si torna solo con quell’identità.
   *[other] Questo browser ha già { $n } tavoli come { $name }. Restano, ma vi si torna solo con quell’identità.
    }
devices-yes = Sì, sono io

invite-title = { $name } ti invita a { $game }
invite-nameless = Hai un invito per { $game }
invite-watch-title = Vieni a guardare { $game }
invite-won = { $name } ha vinto: { $game }
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
invite-live = Questo tavolo gioca dal vivo: tieni liberi da { $from } a { $to } minuti.
invite-days = { $n ->
    [one] Questo tavolo gioca su più giorni: un giorno per turno.
   *[other] Questo tavolo gioca su più giorni: { $n } giorni per turno.
    }
invite-host = ospita

call-title = Chiama gli amici
call-lead = Chi apre questo link si siede accanto a te. Niente account.
call-share = Condividi il link
call-qr = Inquadralo con un telefono
call-network = Funziona per ogni dispositivo di questa rete.
call-local = Questo indirizzo funziona solo su questo computer. Perché altri ci arrivino, avvia il server con { $command }.
call-text = { $name } ti invita a { $game }. Siediti:
call-seats = Al tavolo
call-fill = Occupa questo posto
call-nobody = ancora nessuno
call-free = Posto libero
call-bot = Un bot
call-here-note = tra i turni cala un sipario
call-take-away = Togli la sedia
call-start = Comincia ora
call-chairs = { $n ->
    [one] I posti liberi spariscono: giocheresti da solo.
   *[other] I posti liberi spariscono: sareste in { $n }.
    }
call-more = Serve ancora qualcuno, o un bot.
call-with-friends = Con gli amici

pace-title = Ritmo del tavolo
pace-live = Dal vivo
pace-days = Giorni per turno
pace-live-note = { $n ->
    [one] Tutti restano. Dopo un minuto di assenza un bot può giocare fino al ritorno.
   *[other] Tutti restano. Dopo { $n } minuti di assenza un bot può giocare fino al ritorno.
    }
pace-days-note = { $n ->
    [one] Un giorno per turno, e un messaggio quando tocca a te.
   *[other] { $n } giorni per turno, e un messaggio quando tocca a te.
    }
pace-number = Giorni per turno
pace-away = Minuti di assenza
pace-weekends = Fine settimana liberi
pace-end = Allo scadere del tempo
pace-end-remind = solo ricordare
pace-end-bot = continua un bot
pace-end-turn = un bot gioca questo turno
pace-since = in attesa da { $when }
pace-until = fino al { $when }
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
pace-relief = { $names } farebbe giocare un bot per { $name }.

tell-title = Un messaggio quando tocca a te
tell-lead = Per le partite di più giorni, e quando la pagina è chiusa. Un messaggio per turno; nessuno mentre guardi.
tell-push = Su questo dispositivo
tell-push-on = Questo dispositivo riceve i messaggi.
tell-push-refused = Il browser non lo permette: cambialo nelle sue impostazioni per questa pagina.
tell-mail = Per posta
tell-hook = Con un webhook (Discord, Slack, Matrix o altro, https)
tell-add = Aggiungi
tell-remove = Togli
tell-unconfirmed = prima apri il link nel messaggio
tell-confirmed = La posta arriverà a questo indirizzo.
tell-stopped = Per questa via non arriveranno più messaggi.
tell-stop = Ferma questi messaggi
tell-confirm = Sì, scrivimi
tell-holiday = Vacanze
tell-holiday-lead = Fino a quel giorno nessun tempo scorre contro di te, al massimo { $days } giorni.
tell-others = { $n ->
    [one] Un altro tavolo ti aspetta
   *[other] Altri { $n } tavoli ti aspettano
    }

error-hook-address = Un webhook è un indirizzo https senza nome e password.
error-hook-private = Quell’indirizzo non porta a un server pubblico.
error-push-form = L’iscrizione del browser non si può leggere.
error-mail-address = Non è un indirizzo di posta.
error-hook-answer = Quell’indirizzo ha risposto, ma non come un webhook.
error-silent = Nessuno ha risposto. Riprova più tardi.

history-title = Le mie partite
history-all = { $n ->
    [one] Tutte { $n }
   *[other] Tutte { $n }
    }
history-with-friends = Con gli amici
history-against-bots = Contro i bot
history-download = Scarica tutto
history-place = { $place } su { $of }
history-points = punti
history-best = il tuo record
history-alone = in solitario
history-today = i dadi del giorno
history-replay = Rivedi
history-review = Analizza
history-won = Vittorie, per avversario
history-won-note = Primo posto; i pareggi contano.
history-of = { $won } su { $games }
history-friends = Amici
history-spread = Punti: { $game }
history-mean = { $games ->
    [one] una partita, { $mean } punti
   *[other] { $games } partite, { $mean } in media, { $best } al massimo
    }
history-last = ultimo: { $n }
history-few = Da cinque partite in poi qui compare un grafico dei tuoi punti.
history-empty = Ancora nessuna partita. La prima dura 20 minuti.
history-older = Partite precedenti

today-title = I dadi del giorno
today-lead = Una partita di Troyes Dice in solitario, con gli stessi dadi per tutti. Conta un solo tentativo.
today-begin = Tira i dadi del giorno
today-go-on = Continua il tuo tentativo
today-new-in = nuovi tra { $hours } h { $minutes } min
today-closed = La classifica e i punti degli altri si aprono quando hai giocato.
today-your-try = Il tuo unico tentativo
today-you = tu
today-expert = esperto
today-expert-plays = L’esperto sta ancora giocando gli stessi dadi.
today-ranking = Classifica di questo server
today-played = { $n ->
    [one] ha giocato una persona
   *[other] hanno giocato in { $n }
    }
today-first = Nessuno prima di te.
today-streak = { $n ->
    [one] Un giorno di fila
   *[other] { $n } giorni di fila
    }
today-everybody = Com’è andata a tutti
today-better = { $percent } ha fatto meno punti di te.
today-say = Dillo agli amici
today-share = Trois, { $day }: { $points } punti, meglio del { $percent }. E tu?
today-hash = I dadi erano fissati prima dell’inizio del giorno. Impronta del loro seme; il seme stesso si vede domani:
today-tomorrow = Impronta di domani:
today-yesterday = Ieri
today-watch = Rivedi la partita: { $name }

talk-title = Al tavolo
talk-say = Di’ qualcosa di breve
talk-send = Di’
talk-well-played = Ben giocato!
talk-one-moment = Un momento
talk-your-turn = Tocca a te!
talk-sorry = Scusa!
talk-thanks = Grazie!
talk-mute = Silenzia { $name }
talk-unmute = Ridai la parola a { $name }
talk-setting = Parlare al tavolo
watch-setting = Guardare
watch-setting-all = permesso
watch-setting-later = dopo la fine
watch-setting-none = vietato
watch-who = { $n ->
    [one] una persona guarda
   *[other] guardano in { $n }
    }
