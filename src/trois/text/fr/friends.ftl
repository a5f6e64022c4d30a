notice-turn = À vous de jouer : { $game }
notice-soon = Votre temps est bientôt écoulé : { $game }
notice-bot = Un robot joue à votre place : { $game }
notice-over = La partie est finie : { $game }
notice-ask = Quelqu’un dit qu’une place est la sienne : { $game }
notice-begun = La partie a commencé : { $game }
notice-with = Avec { $names }
notice-stop = Ne plus recevoir de courriel :
notice-test = C’est ainsi que vous serez prévenu.
notice-mail-subject = Trois peut-il vous écrire ?
notice-mail-body = Quelqu’un, sans doute vous, veut recevoir ici un courriel quand vient son tour. Pour accepter, ouvrez cette adresse :

watch-title = Vous regardez
watch-lead = Ce navigateur n’a pas de place ici. Si vous vous étiez assis dans une autre application ou sur un autre appareil, reprenez votre place :
watch-mine = C’est ma place
watch-consent = { $names } : il faut un oui. Avec votre lien personnel, c’est immédiat.
watch-asked = Les autres ont été interrogés. Vous regardez jusqu’à leur oui.
ask-title = Est-ce bien { $name } ?
ask-lead = Quelqu’un dans un autre navigateur dit : c’est ma place. Ne dites oui que si vous savez que c’est { $name }.
ask-said-yes = Vous avez dit oui ; les autres sont aussi interrogés.
reopen = Un retour pour { $name }
reopen-lead = Envoyez ce lien à { $name }. Il sert une fois, pendant sept jours, et ramène à la place ; un nouveau lien le remplace.
back-title = Votre place vous attend, { $name }
back-lead = L’hôte vous a envoyé ce lien. Le premier qui s’en sert joue comme { $name }.
back-sit = Reprendre ma place
link-gone = Ce lien ne montre plus rien
link-gone-lead = Il a servi, il a expiré ou il a été remplacé. Demandez-en un nouveau.

devices-title = Vos autres appareils
devices-lead = Les mêmes places, parties et exploits sur le téléphone, la tablette, l’autre navigateur.
devices-phone = Prenez le téléphone
devices-phone-lead = Pointez son appareil photo sur ce signe. Le téléphone, c’est vous dès lors, même en pleine partie.
devices-once = Sert une fois, pendant dix minutes.
devices-new-sign = Un nouveau signe
devices-link = Votre lien personnel
devices-link-lead = Pour un navigateur sans appareil photo. Qui l’a joue à votre place : gardez-le pour vous.
devices-show = Montrer
devices-renew = En faire un nouveau
devices-old-ends = l’ancien cesse
devices-make = Créer un lien personnel
devices-revoke = Révoquer
devices-known = Où l’on vous connaît
devices-here = ici
devices-sign-out = Déconnecter
devices-sign-out-others = Déconnecter tous les autres
devices-nobody = Vous n’êtes encore personne ici : asseyez-vous d’abord à une table.
devices-unknown = Un navigateur
devices-are-you = Êtes-vous { $name } ?
devices-become = Ce navigateur joue désormais comme { $name }, avec les mêmes places, parties et exploits.
devices-had = { $n ->
    [one] Ce navigateur a déjà une table comme { $name }. Elle reste, mais il n’y revient que sous cette identité.
   *[other] Ce navigateur a déjà { $n } tables comme { $name }. Elles restent, mais il n’y revient que sous cette identité.
    }
devices-yes = Oui, c’est moi

invite-title = { $name } vous invite à { $game }
invite-nameless = Vous êtes invité à { $game }
invite-watch-title = Venez regarder { $game }
invite-won = { $name } a gagné : { $game }
invite-minutes = { $from }–{ $to } min
invite-players = { $fewest }–{ $most } joueurs
invite-free = { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
    }
invite-yours = Cette place est à vous
invite-name = Votre nom à la table
invite-sit = S’asseoir
invite-sit-as = S’asseoir comme { $name }
invite-learn = { $n ->
    [one] Apprendre d’abord, en une minute
   *[other] Apprendre d’abord, en { $n } minutes
    }
invite-watch = Regarder
invite-no-account = Pas de compte, rien à installer. Ce navigateur garde votre place ; vos autres appareils aussi peuvent s’en servir.
invite-live = Cette table joue en direct : prévoyez { $from } à { $to } minutes.
invite-days = { $n ->
    [one] Cette table joue sur plusieurs jours : un jour par tour.
   *[other] Cette table joue sur plusieurs jours : { $n } jours par tour.
    }
invite-host = hôte

call-title = Appelez vos amis
call-lead = Qui ouvre ce lien s’assied près de vous. Pas de compte.
call-share = Partager le lien
call-qr = Visez-le avec un téléphone
call-network = Marche pour tout appareil de ce réseau.
call-local = Cette adresse ne marche que sur cet ordinateur. Pour que d’autres y accèdent, lancez le serveur avec { $command }.
call-text = { $name } vous invite à { $game }. Asseyez-vous :
call-seats = À la table
call-fill = Occuper cette place
call-nobody = personne encore
call-free = Place libre
call-bot = Un robot
call-here-note = un rideau tombe entre les tours
call-take-away = Retirer la chaise
call-start = Commencer
call-chairs = { $n ->
    [one] Les places libres disparaissent : vous joueriez seul.
   *[other] Les places libres disparaissent : vous seriez { $n }.
    }
call-more = Il faut encore quelqu’un, ou un robot.
call-with-friends = Entre amis

pace-title = Rythme de la table
pace-live = En direct
pace-days = Jours par tour
pace-live-note = { $n ->
    [one] Tout le monde reste. Après une minute d’absence, un robot peut jouer jusqu’au retour.
   *[other] Tout le monde reste. Après { $n } minutes d’absence, un robot peut jouer jusqu’au retour.
    }
pace-days-note = { $n ->
    [one] Un jour par tour, et un message quand c’est à vous.
   *[other] { $n } jours par tour, et un message quand c’est à vous.
    }
pace-number = Jours par tour
pace-away = Minutes d’absence
pace-weekends = Sans les week-ends
pace-end = Quand le temps est écoulé
pace-end-remind = rappeler seulement
pace-end-bot = un robot continue
pace-end-turn = un robot joue ce tour
pace-since = en attente depuis { $when }
pace-until = jusqu’au { $when }
pace-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
    }
pace-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
    }
pace-whole-days = { $n ->
    [one] un jour
   *[other] { $n } jours
    }
pace-relief = { $names } laisserait un robot jouer pour { $name }.

tell-title = Un message quand c’est à vous
tell-lead = Pour les parties sur plusieurs jours, et quand la page est fermée. Un message par tour ; aucun tant que vous regardez.
tell-push = Sur cet appareil
tell-push-on = Cet appareil est prévenu.
tell-push-refused = Le navigateur ne le permet pas : changez cela dans ses réglages pour cette page.
tell-mail = Par courriel
tell-hook = Par un webhook (Discord, Slack, Matrix ou autre, https)
tell-add = Ajouter
tell-remove = Retirer
tell-unconfirmed = ouvrez d’abord le lien du courriel
tell-confirmed = Le courriel viendra à cette adresse.
tell-stopped = Plus aucun message ne viendra par là.
tell-stop = Arrêter ces messages
tell-confirm = Oui, écrivez-moi
tell-holiday = Vacances
tell-holiday-lead = Jusqu’à ce jour, aucun temps ne court contre vous, au plus { $days } jours.
tell-others = { $n ->
    [one] Une autre table vous attend
   *[other] { $n } autres tables vous attendent
    }

error-hook-address = Un webhook est une adresse https sans nom ni mot de passe.
error-hook-private = Cette adresse ne mène pas à un serveur public.
error-push-form = L’abonnement du navigateur est illisible.
error-mail-address = Ce n’est pas une adresse de courriel.
error-hook-answer = Cette adresse a répondu, mais pas comme un webhook.
error-silent = Personne n’a répondu. Réessayez plus tard.

history-title = Mes parties
history-all = { $n ->
    [one] Toutes { $n }
   *[other] Toutes { $n }
    }
history-with-friends = Entre amis
history-against-bots = Contre des robots
history-download = Tout télécharger
history-place = { $place } sur { $of }
history-points = points
history-best = votre record
history-alone = en solitaire
history-today = les dés du jour
history-replay = Revoir
history-review = Analyser
history-won = Victoires, par adversaire
history-won-note = Première place ; les égalités comptent.
history-of = { $won } sur { $games }
history-friends = Amis
history-spread = Points : { $game }
history-mean = { $games ->
    [one] une partie, { $mean } points
   *[other] { $games } parties, { $mean } en moyenne, { $best } au mieux
    }
history-last = dernier : { $n }
history-few = Dès cinq parties, vos points seront dessinés ici.
history-empty = Pas encore de partie. La première dure 20 minutes.
history-older = Parties plus anciennes

today-title = Les dés du jour
today-lead = Une partie de Troyes Dice en solitaire, avec les mêmes dés pour tous. Un seul essai compte.
today-begin = Lancer les dés du jour
today-go-on = Continuer votre essai
today-new-in = nouveaux dés dans { $hours } h { $minutes } min
today-closed = Le classement et les points des autres s’ouvrent quand vous avez joué.
today-your-try = Votre seul essai
today-you = vous
today-expert = expert
today-expert-plays = L’expert joue encore les mêmes dés.
today-ranking = Classement de ce serveur
today-played = { $n ->
    [one] une personne a joué
   *[other] { $n } personnes ont joué
    }
today-first = Vous êtes le premier.
today-streak = { $n ->
    [one] Un jour de suite
   *[other] { $n } jours de suite
    }
today-everybody = Comment tous ont joué
today-better = { $percent } ont eu moins de points que vous.
today-say = Dites-le à vos amis
today-share = Trois, { $day } : { $points } points, mieux que { $percent }. Et vous ?
today-hash = Les dés étaient fixés avant le début du jour. Empreinte de leur graine ; la graine elle-même paraît demain :
today-tomorrow = Empreinte de demain :
today-yesterday = Hier
today-watch = Revoir la partie : { $name }

talk-title = À la table
talk-say = Dites quelque chose de court
talk-send = Dire
talk-well-played = Bien joué !
talk-one-moment = Un instant
talk-your-turn = À vous !
talk-sorry = Désolé !
talk-thanks = Merci !
talk-mute = Faire taire { $name }
talk-unmute = Rendre la parole à { $name }
talk-setting = Parler à la table
watch-setting = Regarder
watch-setting-all = permis
watch-setting-later = après la fin
watch-setting-none = interdit
watch-who = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
    }
