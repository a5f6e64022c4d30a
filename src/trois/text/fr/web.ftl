## frame

frame-skip = Aller au contenu
frame-settings = Réglages
frame-name = Votre nom
frame-guest = Invité
frame-save = Enregistrer
frame-theme = Clair ou sombre
frame-language = Langue
frame-confirm = Confirmer la fin du tour
frame-confirm-note = Demandé quand d’autres personnes jouent aussi, jamais s’il n’y a que des robots.
frame-yes = Oui
frame-no = Non
frame-sound = Sons : dés, pièces, cloches, et un signal quand c’est votre tour
frame-sound-on = Activé
frame-unaffiliated = Un projet libre de gens qui aiment ces jeux, sans lien avec leur éditeur. Dessins et textes originaux.
frame-links = Cette table
frame-rules = Règles
frame-sound-word = Son

## theme

theme-system = Selon le système
theme-light = Clair
theme-dark = Sombre

## home

home-title = Trois jeux, deux vieilles villes
home-lead = Jouez tout de suite contre des robots, ou envoyez un lien à un ami. Sans compte, rien à installer.
home-continue = Continuer
home-your-turn = À vous de jouer
home-open-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
home-games = Les jeux
home-players = De { $fewest } à { $most } joueurs
home-play-now = Jouer maintenant
home-new-table = Nouvelle table
home-join = Tables ouvertes
home-watch = Parties en cours
home-finished = Parties terminées
home-nothing-to-join = Aucune table publique n’attend. Ouvrez-en une, les autres la trouveront ici.
home-nothing-to-watch = Aucune partie publique n’est en cours.

## new

new-title = Nouvelle table
new-game = Jeu
new-seats = Places
new-seats-note = De { $fewest } à { $most } joueurs.
new-seat = Place { $number }
new-levels = Quelle est la force des robots ?
new-options = Options
new-who-comes = Qui peut venir ?
new-by-link = Seulement ceux qui ont le lien
new-public = Tout le monde : la table figure sur la page d’accueil
new-open = Ouvrir la table

## seat

seat-me = Moi
seat-open = Libre, pour un ami
seat-here = Une autre personne à cet écran
seat-bot = Robot : { $level }
seat-none = Non utilisée

## level

level-random = hasard
level-novice = novice
level-steward = intendant
level-expert = expert
level-master = maître

## level-about

level-about-random = Joue n’importe quel coup permis. Idéal pour découvrir les règles.
level-about-novice = Voit ce qu’un coup rapporte aussitôt, et se trompe parfois.
level-about-steward = Joue solidement, sans voir très loin.
level-about-expert = Réfléchit un instant à ce qui peut venir.
level-about-master = Réfléchit le temps qu’il faut pour être dur à battre.

## table

table-share = Envoyez ce lien à vos amis
table-copy = Copier
table-copied = Copié
table-open-seat = Place libre
table-you = vous
table-take = S’asseoir
table-take-here = Une personne de plus à cet écran
table-take-back = Reprendre la place
table-fill = Laisser jouer un robot
table-open = Libérer la place
table-leave = Quitter la place
table-here = en ligne
table-away = hors ligne
table-relieve = Laisser un robot jouer pour { $name }
table-kept-warm = Un robot joue à votre place pendant votre absence.
table-bot-goes-on = Un robot continue pour vous ; vous pouvez reprendre la place à tout moment.
table-waiting = { $n ->
    [one] Il manque un joueur. La page se met à jour toute seule.
   *[other] Il manque { $n } joueurs. La page se met à jour toute seule.
}
table-start = Commencer
table-about-to-start = Toutes les places sont prises ; la partie va commencer.
table-hash = Les dés sont fixés dès maintenant par un nombre secret, la graine. Voici son empreinte, un code qui permettra de vérifier après la partie :
table-about = À propos de cette table

## play

play-your-turn = À vous
play-choose = Que faites-vous ?
play-choices = Choix
play-help = De quoi s’agit-il ?
play-so-far = Votre tour jusqu’ici
play-waiting-for = En attente : { $names }
play-thinking = { $names } : réflexion en cours
play-thinks = réfléchit
play-to-decide = doit décider
play-pass-to = Passez l’appareil à { $name }
play-curtain = Aucun secret n’est à l’écran maintenant.
play-i-am = Je suis { $name } : continuer
play-ends-others = Votre tour se termine : les autres continuent.
play-ends-reveal = Quelque chose de nouveau est lancé ou révélé.
play-new = { $n ->
    [one] { $n } nouvelle
   *[other] { $n } nouvelles
}
play-fold = Replier ou déplier
play-goods = Vos biens
play-confirm = Confirmer
play-back = Retour
play-undo = Annuler
play-reset = Recommencer mon tour
play-ask-undo = Demander à annuler
play-undo-wish = { $name } aimerait annuler sa dernière décision.
play-undo-agreed = Vous êtes d’accord. Réponse attendue : { $names }.
play-undo-asked = On demande aux autres si vous pouvez annuler.
play-agree = D’accord
play-refuse = Refuser
play-board = Plateau
play-parts = Parties du plateau
play-others = Les autres
play-enlarge = Agrandir ou réduire : { $name }
play-lit = un choix à faire ici
play-players = Joueurs
play-since = Depuis votre dernier tour
play-happened = Ce que cela change pour vous
play-show-place = Montrer sur le plateau
play-log = Journal
play-connection-lost = Connexion perdue. Nouvel essai ; rien de ce que vous avez décidé n’est perdu.
play-hint = Conseil
play-hint-title = Ce que ferait le robot
play-hint-note = Pour chaque choix, la probabilité de gagner et les scores finaux attendus.
play-hint-scores = Scores finaux attendus :
play-hint-rank = conseil { $rank }
play-hint-thinking = Le robot réfléchit…
play-hint-cancel = Annuler
play-hint-close = Fermer le conseil

## over

over-alone = { $points ->
    [one] Fin : { $points } point
   *[other] Fin : { $points } points
}
over-winner = { $points ->
    [one] { $name } gagne avec { $points } point
   *[other] { $name } gagne avec { $points } points
}
over-shared = { $points ->
    [one] { $names } se partagent la victoire avec { $points } point
   *[other] { $names } se partagent la victoire avec { $points } points
}
over-rematch = Revanche
over-replay = Revoir la partie pas à pas
over-record = Télécharger la partie
over-points = D’où viennent les points
over-dice = Les dés
over-board = Le plateau à la fin
over-seed = Les dés étaient-ils honnêtes ?
over-seed-note = L’empreinte a été affichée avant le premier lancer ; en la recalculant à partir de la graine, on trouve la même. Chaque lancer de la partie peut aussi être recalculé à partir d’elle.
over-the-hash = Empreinte affichée avant la partie
over-the-seed = Graine

## feats

feats-title = Vos exploits
feats-lead = Ce que vous avez accompli au fil de vos parties terminées. Cette page n’est visible que pour vous.
feats-home = Ce que vous avez accompli au fil de vos parties terminées
feats-earned = Exploits : { $earned } sur { $all }
feats-games = { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
}
feats-progress = { $games } sur { $needed } parties
feats-missing = pas encore
feats-match = La partie qui l’a valu
feats-new = Nouveaux exploits
feats-no-new = Pas de nouvel exploit cette fois.
feats-begun = En bonne voie
feats-all = Tous vos exploits ({ $earned } sur { $all })
feats-none = Vous n’avez pas encore terminé de partie de { $game }. Ce que vous accomplirez sera conservé ici.

## replay

replay-title = Revoir une partie
replay-step = Étape { $at } sur { $last }
replay-start = La partie commence.
replay-move = Parcourir la partie
replay-first = Première étape
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = Dernière étape
replay-slider = Étape de la partie
replay-go = Aller
replay-run = Lecture
replay-eyes = Vu par
replay-everybody = Tout le monde
replay-file = Une partie téléchargée ici ou enregistrée dans le terminal
replay-choose-file = Choisir un fichier
replay-look = Le regarder
replay-play-on = Rejouer à partir d’ici
replay-play-as = en tant que
replay-go-on = Continuer cette partie
replay-link = Un lien vers cette partie
replay-link-note = Le lien contient toute la partie ; rien n’est envoyé à personne.
replay-take-along = Continuer sans serveur
replay-at-server = Continuer sur un serveur
replay-go-there = Y aller
replay-bring = Une partie venue d’ailleurs
replay-bring-lead = Ouvrez une partie enregistrée dans un fichier ou reçue par un lien. Si elle est finie, vous pourrez la revoir ; sinon, la continuer.
replay-bring-reading = Ouverture de la partie…
replay-bring-broken = Ce lien est incomplet, ou ce n’est pas une partie de Trois.

## error

error-title = Cela n’a pas marché
error-home = Retour à l’accueil
error-other = Quelque chose s’est mal passé. La partie est intacte.
error-no-lesson = Cette leçon ou ce problème n’existe pas.
error-no-table = Cette table n’existe pas.
error-no-seat = Cette place n’existe pas.
error-seats = Ce nombre ou ce genre de places ne convient pas au jeu.
error-seat-taken = La place est prise.
error-seat-refused = Les autres ont dit non.
error-asked-already = Quelqu’un vient de demander cette place. Réessayez dans une minute.
error-nobody-yet = On ne vous connaît pas encore ici : prenez d’abord place à une table.
error-has-seat = Vous avez déjà une place ici.
error-link-gone = Ce lien n’est plus valable. Demandez-en un nouveau.
error-passkey = Cette clé d’accès n’est pas connue ici.
error-no-notices = Ce serveur ne peut pas envoyer de messages.
error-too-few-seats = Le jeu demande au moins ce nombre de places.
error-no-watching = La partie se joue à huis clos.
error-watch-later = On pourra regarder quand la partie sera finie.
error-undo-today = Cette partie est la même pour tous : on n’y reprend pas un lancer.
error-hint-today = Cette partie est la même pour tous : elle se joue sans conseils.
error-sealed = La partie ne pourra être téléchargée que quand plus personne ne pourra la jouer.
error-no-talk = On ne parle pas à cette table.
error-talk-too-fast = Moins vite, s’il vous plaît : une phrase à la fois.
error-phrases-only = À cette table, on ne parle que par phrases toutes faites.
error-seats-open = Il reste des places libres.
error-not-your-seat = Ce n’est pas votre place.
error-not-your-table = Vous n’avez pas de place à cette table.
error-not-started = La partie n’a pas commencé.
error-not-over = La partie n’est pas finie.
error-over = La partie est finie.
error-stale = On a déjà répondu à cette question ; voici le plateau tel qu’il est.
error-illegal = Ce n’est pas possible maintenant ; voici vos choix.
error-nothing-to-undo = Il n’y a rien à annuler.
error-not-your-turn = Ce n’est pas votre tour.
error-hint-too-many = Cela fait beaucoup de conseils d’un coup ; réfléchissez un instant vous-même.
error-review-too-many = Vous avez demandé beaucoup d’analyses ; attendez une minute.
error-review-not-over = L’analyse vient quand la partie est finie.
error-review-busy = Beaucoup d’analyses sont en cours ; revenez dans quelques minutes.
error-hint-busy = Les robots sont très occupés ; redemandez dans un instant.
error-hint-failed = Le robot n’a pas de conseil à donner ici.
error-no-replay = Cette partie n’est plus ici ; choisissez à nouveau son fichier.
error-no-record = Choisissez d’abord un fichier d’enregistrement.
error-no-moment = Ce moment n’existe pas dans la partie.
error-bad-record = Ce fichier n’est pas l’enregistrement d’une partie.
error-too-costly = Ce fichier serait trop long à lire.
error-reading-busy = Beaucoup de fichiers sont en cours de lecture ; réessayez dans un instant.
error-not-away = Ce joueur n’est pas absent.
error-no-key = La demande n’était pas complète.
error-no-level = Il n’y a pas de robot de ce niveau.
error-no-token = Il faut un jeton : POST /api/persons en donne un.
error-bad-wish = La demande n’a pas été comprise.
error-bad-setting = Ce réglage n’existe pas.
error-busy = La table est très sollicitée ; réessayez.
error-database = Le serveur ne parvient pas à joindre sa base de données pour l’instant. Rien de ce qui était confirmé n’est perdu ; cette page réessaie d’elle-même.
error-status-408 = La demande a mis trop de temps à arriver.
error-status-429 = Cela fait beaucoup de demandes à la fois ; patientez un instant.
error-streams-too-many = Trop de pages de ce serveur sont ouvertes à la fois ; fermez-en quelques-unes.
error-tables-too-many = Cela fait beaucoup de tables en peu de temps ; patientez un instant.
error-bad-host = Ce serveur ne répond pas à cette adresse.
error-bad-name = Choisissez un nom en caractères visibles.
error-table-broken = Cette table ne peut plus être lue. Elle est mise de côté avec tout ce qui en était enregistré ; les autres continuent.
error-undo-bot = Les robots n’y consentent pas : depuis, des dés ont été lancés ou quelque chose a été montré aux autres.
error-status-400 = La demande n’a pas été comprise.
error-status-403 = La page a expiré. Revenez en arrière, rechargez-la et réessayez.
error-status-404 = Cette page n’existe pas.
error-status-405 = La demande n’a pas été comprise.
error-status-413 = C’était trop volumineux.
error-bad-cards = Ce fichier de cartes corrigées ne peut pas être utilisé.

## cards

cards-legend = Cartes corrigées
cards-note = Vous avez le jeu en boîte ? Choisissez un fichier TOML avec les nombres qui diffèrent sur vos cartes, au format de trois cards ; seulement ceux qui diffèrent.
cards-changed = { $n ->
    [one] Partie avec des cartes corrigées : un nombre diffère
   *[other] Partie avec des cartes corrigées : { $n } nombres diffèrent
}
cards-card = Carte
cards-number = Nombre
cards-usual = Habituel
cards-here = À cette table

## level-about

level-about-own = Fourni par le propriétaire de ce serveur.

## play

play-pick-first = Les dés d’abord
play-picked = Pour quoi ?
play-pick-clear = Reposer les dés
play-fewer = Moins de fois…
play-whose = Choisir à qui sont les habitants
play-lower = Un de moins
play-higher = Un de plus
play-as-is = tel quel
play-in-hand = Le dé en main
play-phases = Phases

## home

home-place = { $n ->
    [1] { $n }re place
   *[other] { $n }e place
}

## play

play-to-moment = Revoir ce moment de la partie
play-standing = points si la partie finissait maintenant
play-standing-open = points visibles si la partie finissait maintenant, sans ce qui est caché
play-now = Le faire jouer tout de suite
play-thought = Temps de réflexion écoulé

## over

over-yours = { $name }, la ville est à vous
over-ahead = { $n ->
    [one] { $points } points, un de plus que { $name }.
   *[other] { $points } points, { $n } de plus que { $name }.
}
over-behind = { $n ->
    [one] Vous en avez { $points }, un de moins.
   *[other] Vous en avez { $points }, { $n } de moins.
}
over-led = { $name } a mené jusqu’à la manche { $round }.
over-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
over-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
over-to-rematch = À la revanche
over-rematch-waiting = { $name } veut rejouer : la table attend.
over-ready = { $name } : d’accord
over-asked = { $name } : invitation envoyée
over-place = { $n ->
    [1] { $n }er
   *[other] { $n }e
}
over-best = Surtout : { $source } ({ $n })
over-points-word = points
over-sum = Points
over-curve = Les points au fil des manches
over-curve-note = La dernière étape, ombrée, est la fin, avec tout ce qui ne compte qu’alors.
over-end = fin
over-dice-note = { $n ->
    [one] Un lancer. La ligne est ce que donnerait le hasard.
   *[other] { $n } lancers, tous joueurs confondus. La ligne est ce que donnerait le hasard.
}
over-dice-average = { $average } en moyenne, 3,50 attendu.
over-tallies = { $name } en chiffres
over-for-deniers = { $n ->
    [one] pour 1 denier
   *[other] pour { $n } deniers
}
over-share = Partager le résultat
over-postcard = Carte postale de votre ville
over-by-day = De jour
over-by-night = De nuit
over-share-text = { $title } : { $result }

## error

error-owner-link = Ce lien a déjà servi ou il est trop vieux ; trois admin en donne un autre.

## me

me-title = Ce que ce serveur sait de vous
me-lead = Il n’y a pas de compte : un cookie avec un nombre aléatoire permet au serveur de vous reconnaître.
me-no-name = pas encore de nom
me-tables = Tables où vous avez une place, ou que vous avez ouvertes
me-cookies = Cookies
me-cookies-note = le nombre aléatoire, la langue, clair ou sombre, la confirmation, la taille de la fenêtre
me-forget-title = Effacer ce que vous savez de moi
me-forget-lead = Votre nom, vos exploits et vos cookies sont effacés. Dans les parties en cours, un robot joue à votre place ; dans les parties finies, votre place reçoit un autre nom et les autres gardent leur partie. C’est définitif.
me-sure = Oui, tout effacer
me-forget = Effacer
me-forgotten = C’est effacé
me-forgotten-lead = Le serveur ne sait plus rien de vous. À votre prochaine visite, il vous prendra pour quelqu’un de nouveau.

## admin

admin-title = État du serveur
admin-lead = Pour son propriétaire seulement. Tables, personnes et décisions sont comptées dans la base de données ; le reste concerne ce processus.
admin-refresh = Actualiser
admin-leave = Se déconnecter
admin-enter = Ouvrir le tableau de bord
admin-enter-lead = Ce lien ouvre une seule fois le tableau de bord du propriétaire, dans ce navigateur, pour douze heures.
admin-tables = Tables
admin-waiting = En attente de joueurs
admin-running = En cours
admin-over = Finies
admin-decisions = Décisions enregistrées
admin-in-memory = En mémoire
admin-set-aside = Mises de côté, illisibles
admin-people = Personnes en ce moment
admin-present = À leurs tables
admin-streams = Pages ouvertes
admin-addresses = Adresses
admin-persons = Connues par leur nom
admin-bots = Robots
admin-playing = Tables où ils jouent
admin-thinking = Processus qui réfléchissent
admin-queue = Réflexions en attente
admin-tasks = Tâches de fond
admin-runs = { $n ->
    [one] en marche ; { $n } échec jusqu’ici
   *[other] en marche ; { $n } échecs jusqu’ici
}
admin-fails = { $n ->
    [one] en panne ; { $n } échec jusqu’ici
   *[other] en panne ; { $n } échecs jusqu’ici
}
admin-database = Base de données
admin-kind = Type
admin-size = Taille
admin-commits = Durée d’une transaction
admin-refused = Changements non écrits
admin-machine = Processus et machine
admin-process = Numéro du processus
admin-uptime = En marche depuis
admin-memory = Mémoire
admin-requests = Requêtes
admin-load = Charge
admin-disk = Disque, libre et en tout
admin-versions = Versions
admin-errors = Derniers avertissements et erreurs
admin-no-errors = Aucun depuis le démarrage.

## stage

stage-cards = Nouvelle manche : les cartes se retournent
stage-income = Revenus et salaires
stage-dice = Les dés sont lancés
stage-events = Les événements agissent
stage-black = Dés noirs
stage-wheel = La roue tourne
stage-crier = Le crieur sonne la cloche
stage-skip = cliquer pour passer

## taste

taste-builder = aime bâtir
taste-trader = aime commercer
taste-fighter = aime combattre
taste-gambler = aime le risque
taste-courtier = aime la bonne compagnie

## frame

frame-pages = Pages
frame-play = Jouer

## home

home-learn = Apprendre
home-rules = Règles
home-against-novices = Vous commencez contre des novices.
home-against = Adversaires : niveau { $level }.
home-against-asked = On vous demandera la force des robots.
home-change-level = Changer

## level-ask

level-ask-title = De quelle force doivent être les robots ?
level-ask-note = Vous avez fini votre première partie. Choisissez pour { $game } et pour la suite ; vous pourrez changer à tout moment.

## new

new-name-here = Nom
new-nobody = Encore personne
new-fair = Les dés sont fixés à l’ouverture de la table, et chacun peut les vérifier ensuite.

## seat-kind

seat-kind-me = Moi
seat-kind-open = Ami
seat-kind-here = Cet écran
seat-kind-bot = Robot
seat-kind-none = Vide

## level-short

level-short-random = joue au hasard
level-short-novice = joue comme un débutant
level-short-steward = connaît bien les règles
level-short-expert = difficile à battre
level-short-master = le plus fort

## first

first-title = Votre première partie
first-read = Compris

## rules

rules-signs = Ce que veulent dire les signes
rules-read = Lire la règle
rules-all = Toutes les règles
rules-close = Fermer

## learn

learn-title = Apprendre
learn-lead = Une première partie guidée par jeu, de dix à quinze minutes. Arrêtez quand vous voulez : votre progression est gardée.
learn-about-lesson = { $n ->
    [one] { $n } chapitre
   *[other] { $n } chapitres
}
learn-chapters-done = { $n ->
    [one] { $n } sur { $all } terminé
   *[other] { $n } sur { $all } terminés
}
learn-chapters = Chapitres
learn-begin = Commencer la leçon
learn-go-on = Continuer
learn-again-lesson = Recommencer
learn-puzzles = Problèmes
learn-solved-of = { $n ->
    [one] { $n } sur { $all } résolu
   *[other] { $n } sur { $all } résolus
}
learn-chapter = Chapitre { $number } sur { $all } : { $name }
learn-done = terminé
learn-again = depuis le début
learn-of = { $n } sur { $all }
learn-right = C’est ça :
learn-happened = Ce qui s’est passé
learn-why-not = Pourquoi pas : { $name } ?
learn-this-one = Voici le bon choix : { $name }
learn-times = { $name } ({ $n })
learn-solved = Résolu :
learn-show-me = Montrez-moi
learn-next = Suite
learn-back = Étape précédente
learn-skip = Passer l’étape
learn-finish = Laisser finir un robot
learn-rules = Règles
learn-leave = Quitter, garder ma progression
learn-puzzle = Problème { $n }
learn-next-puzzle = Problème suivant
learn-overview = Toutes les leçons
learn-all-puzzles = Tous les problèmes
learn-own-puzzles = Tirés de vos parties
learn-own-puzzle = Manche { $round } de votre partie
learn-own-task = C’est de nouveau à vous, comme dans votre partie. Quelle décision aurait été meilleure ?
learn-own-played = C’est ce que vous avez joué. Cherchez encore !
learn-own-other = L’analyse a trouvé mieux.
learn-task = C’est à vous. Quelle décision est nettement la meilleure ?
learn-gains = { $n ->
    [one] Le meilleur choix devrait rapporter { $n } point de plus.
   *[other] Le meilleur choix devrait rapporter { $n } points de plus.
}
