notice-turn = À vous de jouer : { $game }
notice-soon = Votre temps est bientôt écoulé : { $game }
notice-bot = Un robot joue à votre place : { $game }
notice-over = La partie est finie : { $game }
notice-ask = Quelqu’un demande à reprendre sa place : { $game }
notice-begun = La partie a commencé : { $game }
notice-turn-of = À { $name } de jouer : { $game }
notice-soon-of = { $name } n’a presque plus de temps : { $game }
notice-bot-of = Un robot joue pour { $name } : { $game }
notice-with = Avec { $names }
notice-stop = Pour ne plus recevoir de courriels :
notice-test = Voilà comment les messages vous arriveront.
notice-mail-subject = Trois peut-il vous écrire ?
notice-mail-body = Quelqu’un, sans doute vous, veut recevoir ici un courriel quand c’est à son tour de jouer. Pour accepter, ouvrez cette adresse :

watch-title = Vous regardez
watch-lead = Ce navigateur n’a pas de place ici. Si vous aviez pris place dans une autre application ou sur un autre appareil, reprenez-la :
watch-mine = C’est ma place
watch-consent = Il faut d’abord l’accord des autres ({ $names }). Avec votre lien personnel, c’est immédiat.
watch-asked = La question a été posée aux autres. En attendant leur accord, vous regardez.
ask-title = Est-ce bien { $name } ?
ask-lead = Quelqu’un, dans un autre navigateur, dit : c’est ma place. N’acceptez que si vous savez que c’est { $name }.
ask-said-yes = Vous avez dit oui ; il manque encore la réponse des autres.
reopen = Rendre sa place à { $name }
reopen-lead = Envoyez ce lien à { $name }. Il ramène à la place, ne sert qu’une fois et reste valable sept jours ; un nouveau lien le remplace.
back-title = Votre place vous attend, { $name }
back-lead = L’hôte vous a envoyé ce lien. La première personne qui s’en sert joue sous le nom { $name }.
back-sit = Reprendre ma place
link-gone = Ce lien n’est plus valable
link-gone-lead = Il a déjà servi, il a expiré ou il a été remplacé. Demandez-en un nouveau.

devices-title = Vos autres appareils
devices-lead = Les mêmes places, les mêmes parties et les mêmes exploits sur le téléphone, la tablette, l’autre navigateur.
devices-phone = Prenez votre téléphone
devices-phone-lead = Visez ce code avec son appareil photo : dès lors, vous jouez aussi sur le téléphone, même en pleine partie.
devices-once = Valable une seule fois, pendant dix minutes.
devices-new-sign = Un nouveau code
devices-link = Votre lien personnel
devices-link-lead = Pour un navigateur sans appareil photo. Quiconque l’a joue sous votre nom : gardez-le pour vous.
devices-show = Montrer
devices-renew = En faire un nouveau
devices-old-ends = l’ancien ne sera plus valable
devices-make = Créer un lien personnel
devices-revoke = Révoquer
devices-known = Vos navigateurs connectés
devices-here = celui-ci
devices-sign-out = Déconnecter
devices-sign-out-others = Déconnecter tous les autres
devices-nobody = On ne vous connaît pas encore ici : prenez d’abord place à une table.
devices-unknown = Un navigateur
devices-passkey = Une clé d’accès
devices-passkey-lead = Le doigt, le visage ou le code de l’appareil vous ramènent dans tout navigateur, même quand sa mémoire a été effacée. Ni mot de passe, ni courriel.
devices-passkey-add = Ajouter une clé d’accès
devices-passkey-use = Utiliser ma clé d’accès
devices-passkey-none = Ce navigateur n’accepte pas de clé d’accès ici : il faut https et une version récente.
devices-passkey-refused = Cela n’a pas marché. Rien n’a changé.
devices-are-you = Êtes-vous { $name } ?
devices-become = Ce navigateur joue désormais sous le nom { $name }, avec les mêmes places, les mêmes parties et les mêmes exploits.
devices-had = { $n ->
    [one] Ce navigateur a déjà une table sous le nom { $name }. Elle reste, mais il n’y revient que sous ce nom-là.
   *[other] Ce navigateur a déjà { $n } tables sous le nom { $name }. Elles restent, mais il n’y revient que sous ce nom-là.
    }
devices-yes = Oui, c’est moi

invite-title = { $name } vous invite à jouer à { $game }
invite-nameless = On vous invite à jouer à { $game }
invite-watch-title = Venez regarder une partie de { $game }
invite-won = Victoire à { $game } : { $name }
invite-minutes = { $from }–{ $to } min
invite-players = { $fewest }–{ $most } joueurs
invite-free = { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
    }
invite-yours = Cette place est à vous
invite-name = Votre nom à la table
invite-sit = S’asseoir
invite-sit-as = S’asseoir en tant que { $name }
invite-learn = { $n ->
    [one] Apprendre d’abord, en une minute
   *[other] Apprendre d’abord, en { $n } minutes
    }
invite-watch = Regarder
invite-no-account = Pas de compte, rien à installer. Ce navigateur garde votre place ; vos autres appareils aussi peuvent s’en servir.
invite-live = La partie se joue en direct : prévoyez de { $from } à { $to } minutes.
invite-days = { $n ->
    [one] La partie se joue sur plusieurs jours : un jour par tour.
   *[other] La partie se joue sur plusieurs jours : { $n } jours par tour.
    }
invite-host = hôte

call-title = Invitez vos amis
call-lead = Quiconque ouvre ce lien s’assied à votre table. Sans compte.
call-share = Partager le lien
call-qr = Visez ce code avec un téléphone
call-network = Fonctionne pour tous les appareils de ce réseau.
call-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour que d’autres y accèdent, lancez le serveur avec { $command }.
call-text = { $name } vous invite à jouer à { $game }. Asseyez-vous :
call-seats = À la table
call-fill = Occuper cette place
call-nobody = encore personne
call-free = Place libre
call-bot = Un robot
call-here-note = un rideau tombe entre deux tours
call-take-away = Retirer la chaise
call-start = Commencer
call-chairs = { $n ->
    [one] Les places libres disparaissent : vous joueriez en solitaire.
   *[other] Les places libres disparaissent : vous seriez { $n }.
    }
call-more = Il faut encore quelqu’un, ou un robot.
call-with-friends = Entre amis

pace-title = Rythme de la table
pace-more = Temps, paroles et spectateurs
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
pace-end-remind = seulement un rappel
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
pace-relief = Un robot pour { $name } ? D’accord : { $names }.

tell-title = Un message quand c’est à vous
tell-lead = Pour les parties sur plusieurs jours, et quand la page est fermée. Un message par tour ; aucun tant que la page est sous vos yeux.
tell-push = Sur cet appareil
tell-push-on = Cet appareil reçoit les messages.
tell-push-refused = Le navigateur ne le permet pas : changez cela dans ses réglages pour cette page.
tell-mail = Par courriel
tell-hook = Par un webhook (Discord, Slack, Matrix ou autre, https)
tell-table-hook = Un webhook pour la table
tell-table-hook-lead = Il dit à un groupe, sur Discord, Slack, Matrix ou ailleurs, à qui c’est de jouer : une fois par tour, et rien de la partie.
tell-to-table = À la table
tell-add = Ajouter
tell-remove = Retirer
tell-unconfirmed = ouvrez d’abord le lien du courriel
tell-confirmed = Les messages arriveront à cette adresse.
tell-stopped = Vous ne recevrez plus de messages par cette voie.
tell-stop = Ne plus recevoir ces messages
tell-confirm = Oui, écrivez-moi
tell-holiday = Vacances
tell-holiday-lead = Jusqu’à ce jour, votre temps ne s’écoule pas ({ $days } jours au plus).
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
    [one] Toutes ({ $n })
   *[other] Toutes ({ $n })
    }
history-with-friends = Entre amis
history-against-bots = Contre des robots
history-download = Tout télécharger
history-place = { $place } sur { $of }
history-points = points
history-best = votre record
history-alone = en solitaire
history-today = les dés du jour
history-week = le Troyes de la semaine
history-replay = Revoir
history-review = Analyser
history-won = Victoires, par adversaire
history-won-note = Première place ; les égalités comptent.
history-of = { $won } sur { $games }
history-friends = Amis
history-spread = Points : { $game }
history-mean = { $games ->
    [one] une partie, { $mean } points
   *[other] { $games } parties, { $mean } en moyenne, { $best } la meilleure
    }
history-last = dernier : { $n }
history-few = À partir de cinq parties, un graphique de vos points paraîtra ici.
history-empty = Pas encore de partie. La première dure 20 minutes.
history-older = Parties plus anciennes
history-by-size = Victoires, moyenne, record
history-games = parties
history-wins = gagnées
history-average = moyenne
history-top = record
history-size = { $n ->
    [1] { $game }, en solitaire
   *[other] { $game }, à { $n }
    }
history-course = D’une partie à l’autre

today-title = Les dés du jour
today-lead = Une partie de Troyes Dice en solitaire, avec les mêmes dés pour tous. Un seul essai compte.
today-begin = Lancer les dés du jour
today-go-on = Continuer votre essai
today-new-in = nouveaux dés dans { $hours } h { $minutes } min
today-closed = Le classement et les points des autres se dévoilent quand vous avez joué.
today-your-try = Votre seul essai
today-you = vous
today-expert = expert
today-expert-plays = L’expert joue encore les mêmes dés.
today-ranking = Classement de ce serveur
today-played = { $n ->
    [one] une personne a joué
   *[other] { $n } personnes ont joué
    }
today-first = Personne n’a joué avant vous.
today-streak = { $n ->
    [one] Série : un jour
   *[other] Série : { $n } jours
    }
today-everybody = Comment tous ont joué
today-better = { $percent } ont eu moins de points que vous.
today-say = Dites-le à vos amis
today-share = Trois, { $day } : { $points } points, mieux que { $percent } des autres. Et vous ?
today-hash = Les dés étaient fixés avant le début de la journée par un nombre secret, la graine. Voici son empreinte ; la graine elle-même paraîtra demain :
today-share-first = Trois, { $day } : { $points } points. Et vous ?
today-tomorrow = Empreinte de demain :
today-yesterday = Hier
today-watch = Revoir la partie : { $name }
today-card = { $title } : { $points } points
today-card-facts = { $day } · mieux que { $percent }
today-picture = En image
today-for-all = Le même jeu pour tous

# The game of a week

week-title = Le Troyes de la semaine
week-lead = Une partie de Troyes contre deux intendants, avec la même ville, les mêmes cartes et les mêmes lancers pour tous. Un seul essai compte.
week-begin = Commencer la partie de la semaine
week-new-in = nouvelle partie lundi
week-expert-plays = L’expert joue encore la même partie.
week-streak = { $n ->
    [one] Une semaine de suite
   *[other] { $n } semaines de suite
    }
week-share = Trois, semaine du { $day } : { $points } points à Troyes, mieux que { $percent }. Et vous ?
week-share-first = Trois, semaine du { $day } : { $points } points à Troyes. Et vous ?
week-hash = La partie était fixée avant le début de la semaine. Empreinte de sa graine ; la graine elle-même paraît la semaine prochaine :
week-tomorrow = Empreinte de la semaine prochaine :
week-yesterday = La semaine dernière

talk-title = À la table
talk-say = Dites quelques mots
talk-send = Dire
talk-well-played = Bien joué !
talk-one-moment = Un instant
talk-your-turn = À vous !
talk-sorry = Pardon !
talk-thanks = Merci !
talk-mute = Couper la parole à { $name }
talk-unmute = Rendre la parole à { $name }
talk-setting = Conversation à la table
watch-setting = Spectateurs
watch-setting-all = admis
talk-setting-words = tout
talk-setting-phrases = phrases toutes faites
talk-setting-none = rien
watch-setting-later = après la fin
watch-setting-none = non admis
watch-who = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
    }
