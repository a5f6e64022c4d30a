### What may be wrong. The engine reads the English entries by itself: they are plain text with places, one line each.

## Sentences and their places

place = { $outer } : { $inner }
record = partie
position = position
seat = place { $seat }
seat-area = place { $seat }, { $area }
decision = place { $seat }, décision { $number }
older-rules = règles en version { $version }, que la version { $known } ne sait pas suivre

## The command line

see-help = { $what } (voir : { $command } --help)
required = il manque : { $names }
unrecognized = arguments inconnus : { $names }
ambiguous = option ambiguë : { $name } peut être { $names }
argument = argument { $name } : { $what }
invalid-choice = choix inconnu : « { $answer } » (au choix : { $choices })
one-argument = il faut une valeur
no-value = cette option ne prend pas de valeur
not-int = « { $answer } » n’est pas un nombre entier
not-float = « { $answer } » n’est pas un nombre
not-whole = « { $answer } » n’est pas un nombre entier à partir de 0
missing-extra = il y faut { $module }, qui n’est pas installé : pip install '{ $extra }'
no-language = il n’y a pas de langue « { $language } » ; il y a : { $languages }
no-game = il n’y a pas de jeu « { $game } » ; il y a : { $games }
no-rules = il n’y a pas de règles de « { $game } »
no-chapter = il n’y a pas de chapitre « { $chapter } » ; il y a : { $chapters }
option-form = --option { $word } : écrivez NOM=VALEUR, par exemple expansion=true
option-twice = --option { $name } : donnée deux fois
resume-terms = --resume continue la partie telle qu’elle était : sans { $name }
sim-human = --seats : dans une simulation chaque place est un robot
nobody = places : « { $kind } », place { $place }, n’existe pas ; il y a : { $kinds }
long-name = places : le nom « { $name }… » dépasse { $most } lettres
is-over = { $file } : cette partie est finie ; revoyez-la avec : trois replay { $file }
who-plays-on = { $file } : « { $who } » y jouait ; dites avec --seats qui continue
seats-of-match = --seats : la partie a { $seats } places, pas { $number }
at = --at { $at } : la partie a { $total } décisions ; les positions vont de 0 à { $total }
no-seat = --seat : il n’y a pas de place « { $seat } » ; il y a : { $seats }
seconds-jobs = --seconds et --jobs : des nombres au-dessus de 0
no-number = Il n’y a pas de choix { $answer } : ils vont de 1 à { $last }.
no-choice = « { $answer } » n’est pas possible maintenant ; tapez le numéro d’un choix, ou son texte (« ? » : aide).

## Files, and what the system says about them

no-such-file = ce fichier ou ce dossier n’existe pas
denied = accès refusé
is-folder = c’est un dossier
not-folder = ce n’est pas un dossier
file-exists = le fichier existe déjà
disk-full = il n’y a plus de place sur le disque
name-too-long = le nom du fichier est trop long
read-only = ce système de fichiers ne peut être modifié
address-used = l’adresse est déjà utilisée
no-address = cette adresse n’existe pas ici
cannot-read = illisible : { $what }
cannot-write = impossible à écrire : { $what }
file-there = { $file } existe déjà ; choisissez un autre nom
exists-already = { $file } existe déjà ; donnez un autre nom, ou continuez-la : --resume { $file }
no-folder = son dossier n’existe pas
not-utf8 = ce n’est pas du texte UTF-8
not-json = pas un texte JSON entier ; il est peut-être coupé
toml-line = pas du TOML : ligne { $line }, colonne { $column }
toml-end = pas du TOML : la fin manque
toml-limits = un nombre y est trop long, ou ses crochets sont trop imbriqués
text-syntax = texte { $entry } : la ligne { $line } sort de la partie de Fluent que Trois lit
later-feats = écrit par une version plus récente de trois

## Data of every kind

whole-action = une action est un nombre entier, pas { $found }
whole-seat = une place est un nombre entier, pas { $found }
whole-seed = une graine est un nombre entier, pas { $found }
whole-at = `at` est un nombre entier, pas { $found }
whole-seats = le nombre de places est un nombre entier, pas { $found }
whole-games = le nombre de parties est un nombre entier, pas { $found }
whole-processes = le nombre de processus est un nombre entier, pas { $found }
whole-simulations = le nombre de simulations est un nombre entier, pas { $found }
whole-max-cycles = max_cycles est un nombre entier, pas { $found }
not-table = attendu un tableau de valeurs nommées, trouvé { $found }
key-not-text = la clé { $name } n’est pas un texte
key-missing = il manque « { $name } »
key-unknown = clé inconnue { $name }
not-flag = attendu true ou false, trouvé { $found }
not-text = attendu un texte, trouvé { $found }
not-list = attendu une liste, trouvé { $found }
not-integer = attendu un nombre entier, trouvé { $found }
length = nombre de valeurs attendu : { $length }, trouvé : { $found }
not-between = { $value } n’est pas entre { $least } et { $most }
not-among = { $value } n’est pas l’un de ceux-ci : { $choices }
not-json-value = { $value } ne peut pas s’écrire en JSON
expected-word = attendu « { $word } »
fixed = cela ne peut pas être changé
fixed-word = attendu « { $word } » ; cela ne peut pas être changé

## Matches

seats = { $game } se joue de { $fewest } à { $most }, pas à { $number }
no-option = { $game } n’a pas d’option « { $name } » ; il a : { $names }
no-options = { $game } n’a pas d’option « { $name } » ; il n’en a aucune
option-value = option { $name } : { $value } n’est pas l’un de ceux-ci : { $choices }
seed = une graine est un nombre entier à partir de 0, pas { $number }
no-part = le jeu « { $game } » n’a rien dans « { $layer } » : il n’y a pas de module { $module }
other-view = c’est une vue de « { $game } », pas de « { $other } »
over = la partie est finie
not-asked = la place { $seat } n’a rien à décider ; on attend : { $waiting }
no-seat-number = il n’y a pas de place { $seat } ; elles vont de 0 à { $last }
no-action = aucune action ne s’appelle « { $text } »
no-action-alike = aucune action ne s’appelle « { $text } » ; vouliez-vous dire : { $alike }
no-action-number = il n’y a pas d’action { $action } ; elles vont de 0 à { $last }
action-part = { $kind } : { $part } { $value } n’existe pas
not-legal = la place { $seat } ne peut pas jouer « { $action } » maintenant ; elle peut : { $choices }
undo-nothing = la place { $seat } n’a aucune décision à annuler
undo-chance = un lancer ou une carte révélée l’a suivie : les autres places doivent être d’accord
undo-others = une autre place a décidé depuis : les autres places doivent être d’accord
outcome-range = tirage { $at } : { $outcome } n’est pas entre 0 et { $most }
outcome-missing = le tirage { $at } manque

## Records and positions

record-format = format { $version } ; cette version lit le format { $known }
rules-version = { $game }, règles { $version } ; cette version joue { $known }
record-game = une partie de { $game }, pas de { $other }
record-checksum = sa somme de contrôle ne correspond pas à son contenu ; elle a été modifiée
record-cards = jouée avec d’autres nombres de cartes que ceux de cette version
decisions-left = il reste des décisions de places dont ce n’est pas le tour
record-outcomes = plus de tirages que la partie n’en a utilisé
record-scores = les points indiqués ne sont pas ceux de la partie
record-no-seed = elle ne dit pas de quelle graine viennent ses tirages
record-seed = la graine n’est pas celle dont l’empreinte a été publiée
record-outcome = le tirage { $at } n’est pas celui que donne sa graine
at-range = la partie a { $total } décisions : `at` va de 0 à { $total } (-1 : toutes), pas { $at }
position-game = une position de { $game }, pas de { $other }
step-not-allowed = { $step } n’y est pas permis
step-ends = { $step } termine l’action
step-of-none = { $step } n’est pas une étape d’une action

## Cards

cards-key = clé inconnue { $name } ; connues : { $keys }
cards-table = attendu un tableau, trouvé { $found }
cards-value = attendu une valeur comme { $old }, trouvé { $found }
cards-rows = attendu des lignes avec leur id, trouvé { $found }
cards-no-id = une ligne sans id : { $found }
cards-id = id inconnu { $id } ; connus : { $ids }
cards-large = plus de { $size } Kio
cards-print = un texte a des caractères qui ne s’impriment pas
cards-values = une valeur ne peut pas s’écrire en JSON
effect-needs = « { $effect } » en a besoin
troyes-activations = { $divisor } permet { $times } activations ; il y en a au plus { $most }
troyes-palace = le Palais a une case pour chaque valeur, de 1 à 6
troyes-two-rows = la valeur { $value } a deux rangées
troyes-no-row = la valeur { $value } n’a pas de rangée
troyes-six-spaces = { $rows } rangées de { $length } cases ne font pas 6 cases
troyes-no-space = il n’y a pas de case { $space }
troyes-space-twice = une case est nommée deux fois
troyes-delayed = qu’une carte agisse tout de suite ou plus tard fait partie de son effet
troyes-steps = les paliers doivent augmenter
dice-two-faces = aucune tuile n’a deux faces de cette couleur : { $colour }
dice-neighbours = { $left } et { $right } ne sont pas voisines, de gauche à droite
tournay-prestige = les bâtiments de prestige sont les cartes de niveau 3
tournay-card-effect = « { $effect } » n’est pas un effet d’une carte de ce type : { $kind }
tournay-event-effect = « { $effect } » n’est pas un effet d’événement
tournay-one-effect = attendu 1 effet, trouvé { $found }
tournay-standing = seul « standing » se compare
tournay-no-colour = il faut au moins une couleur
tournay-pile = attendu 9 cartes de base, { $swapped } à retirer et { $swapped } de l’extension, trouvé { $base }, { $removable } et { $extra }

## Positions of Troyes

troyes-deniers = moins de 0 denier
troyes-influence = l’influence n’est pas entre 0 et { $most }
troyes-vp-sum = le compte des points (vp) n’est pas juste
troyes-vp-below = moins de 0 point (vp)
troyes-vp-losses = vp : seules les pertes sont au-dessous de 0
troyes-modifiers = le compte des cubes en attente n’est pas juste
troyes-supply = une réserve au-dessous de 0
troyes-citizens = la place { $seat } a { $count } habitants, pas { $all }
troyes-none-in-play = la place { $seat } n’a aucun habitant en jeu
troyes-neutral = { $count } habitants neutres ; il y en a { $all }
troyes-one-space = deux hommes de métier sur une case
troyes-face-down = des hommes de métier sur une carte face cachée
troyes-nobodys-tradesman = un homme de métier qui n’est à personne
troyes-dice-count = { $count } dés de cette couleur : { $colour } ; il y en a 6
troyes-dice-sum = le compte des dés de cette couleur n’est pas juste : { $colour }
troyes-black-count = il y a six dés noirs
troyes-black-order = attendu six valeurs au plus, par ordre croissant
troyes-event-twice = une carte événement est à deux endroits
troyes-event-missing = il manque une carte événement de cette couleur : { $colour }
troyes-marauding = le Maraudage n’est pas son premier événement
troyes-other-deck = { $deck } contient une carte d’une autre pioche
troyes-red-events = il n’y a pas autant d’événements rouges que de manches
troyes-red-deck = une carte de moins à chaque manche
troyes-yellow-deck = une carte de moins par carte rouge qui l’indique
troyes-not-queued = des cubes sur { $event }, qui n’est pas dans la file
troyes-full = { $event } est plein, mais pas contré
troyes-nobodys-cube = { $event } : un cube qui n’est à personne
troyes-column = le compte d’une colonne n’est pas juste
troyes-open-spaces = le compte des cases libres n’est pas juste
troyes-round-0 = la manche 0 est le premier placement, et elle seule
troyes-over-early = finie avant la dernière manche
troyes-black-dice = les dés noirs restent là tant qu’on les contre, pas plus longtemps
troyes-district = des deniers dans un quartier
troyes-passed = un joueur qui a passé n’a plus rien à décider
troyes-no-die = il ne reste aucun dé, mais la manche continue
troyes-left = ce qui reste à faire ne convient pas
troyes-miller = seul le Meunier s’en sert
troyes-all-placed = le premier placement est complet
troyes-places-now = c’est à une autre place de placer
troyes-supply-placed = la réserve et les habitants placés ne font pas le compte
troyes-neutral-placed = le nombre d’habitants neutres ne va pas avec le premier placement
troyes-nothing-yet = pendant le premier placement, personne n’est expulsé et aucun dé n’est encore lancé
troyes-owner = attendu une place, grey ou null, trouvé { $found }
troyes-expelled = un seul habitant de chaque couleur peut être couché sur un bâtiment
troyes-players-only = seuls les joueurs ont des hommes de métier
troyes-two-tradesmen = la place { $seat } a deux hommes de métier sur une carte
troyes-six-owners = attendu six propriétaires
troyes-hangs = un cube de la case { $space } est en l’air
troyes-event-cubes = attendu des propriétaires de cubes, moins que de drapeaux sur l’événement
troyes-character-twice = un personnage est distribué deux fois
troyes-other-slot = { $card } n’a rien à faire là

## Positions of Troyes Dice

dice-plazas = chacune des neuf tuiles occupe un emplacement
dice-half = la partie finit après l’après-midi du jour 8
dice-tiles = trois tuiles différentes avec l’extension, aucune sans elle
dice-tile-slot = l’emplacement { $slot } n’a pas de place à deux faces égales
dice-numbers = [{ $numbers }] : ce ne sont pas les nombres de 1 à 6
dice-standard = [{ $numbers }] : ce n’est pas l’ordre normal de 1 à 6
dice-run = [{ $numbers }] ne monte ni ne descend à partir de { $first }
dice-four = [{ $dice }] : ce ne sont pas quatre dés par ordre croissant
dice-black = le { $value } noir doit être avant les dés transparents de même valeur
dice-stage = avec cette numérotation, on ne le demande pas : { $numbering }
dice-number-twice = un numéro est écrit deux fois
dice-left-to-right = les numéros s’écrivent de gauche à droite
dice-numbers-asked = [{ $numbers }] ne va pas avec la question
dice-not-rolled = on ne lance rien avant de numéroter les colonnes
dice-not-drawn = on ne dessine rien avant de numéroter les colonnes
dice-shown = la feuille ne peut pas venir de celle-ci en une demi-journée
dice-waiting-order = les places sont dans l’ordre, chacune une fois
dice-herald = [{ $waiting }], mais seul le crieur public, place 0, numérote les colonnes
dice-half-day = [{ $waiting }] : une place décide à chaque demi-journée, aucune après la dernière
dice-circled = { $circled } entourés, de { $least } à { $most }
dice-unspent = { $unspent } non dépensés sur { $circled }
dice-citizens = { $count } sur { $most } : { $colour }
dice-cathedrals = l’ordre [{ $order }] ne correspond pas à celles construites : [{ $built }]
dice-crossed = { $count } dés, mais au plus { $most } à ce moment
dice-not-waited = « { $question } » ne va pas avec les places que l’on attend
dice-work = une valeur ne veut rien dire
dice-bonuses = { $count } bonus à la fois, plus de { $most }
dice-bonuses-left = il reste des bonus, mais la question est « { $question } »
dice-any-type = la place { $plaza } ne demande pas une ressource au choix
dice-no-answer = « { $question } » n’a pas de réponse ici

## Positions of Tournay

tournay-last-round = la manche { $round } est toujours la dernière
tournay-citizens-below = moins de 0 habitant quelque part : { $colour }
tournay-citizens = { $count } habitants de cette couleur : { $colour } ; le jeu en a { $all }
tournay-deniers = moins de 0 denier quelque part
tournay-times = { $card } y est { $count } fois
tournay-coins = { $coins } pièces à la place { $place } de la file, qui en reçoit { $most }
tournay-district = un quartier a au plus 3 rangées et 3 colonnes, se tient et contient { $centre }
tournay-one-name = deux bâtiments de prestige du même nom
tournay-placed = habitants sur des bâtiments : { $placed }, pas { $kept }
tournay-hand-order = une main qui n’est pas dans l’ordre
tournay-hand-known = une carte en main que son propriétaire ne connaît pas
tournay-stack = un emplacement a une pile d’au moins une carte
tournay-stack-colours = des cartes de couleurs différentes sont l’une sur l’autre
tournay-occupied = seuls les bâtiments de niveau 1 et 2 sont occupés
tournay-cannot-work = un habitant de cette couleur ne peut pas y travailler : { $colour }
tournay-index = le quartier est noté { $kept }, pas { $found }
tournay-other-pile = { $card } est dans la pioche { $pile }
tournay-pile-cards = { $count } cartes de { $pile } ; le jeu en a { $all }
tournay-criers = nombre de crieurs dedans : { $count }
tournay-crier-known = un crieur que l’on connaît
tournay-knows = une carte y est connue d’une place qui n’existe pas
tournay-stocked = notée vide, ou non vide, à tort
tournay-visible = une carte visible que tous ne connaissent pas
tournay-knowers = attendu des listes des places qui connaissent une carte, -1 pour les spectateurs
tournay-asked-over = quelqu’un décide tant que la partie n’est pas finie, et alors seulement
tournay-asked-together = les places [{ $seats }] ne décident pas ensemble
tournay-asked-turn = la place { $seat } décide au tour de la place { $active }
tournay-looked = nombre de cartes regardées : { $count }
tournay-looked-pile = les cartes regardées ne sont pas de la pioche où l’on pioche
tournay-question = la question « { $question } » ne va pas avec la table
tournay-no-answer = la place { $seat } n’a pas de réponse à donner
tournay-work-item = attendu une sorte de travail et trois nombres, trouvé { $found }
tournay-work-during = « { $work } » est à faire pendant « { $question } »
tournay-work-end = le travail finit par la fin d’un tour, l’action d’un tour ou la fin de la partie
tournay-work = le travail « { $work } » ne va pas avec la table
tournay-three-actions = attendu trois actions au plus, trouvé { $found }
tournay-answered = la place { $seat } a répondu à ce qu’on ne lui demandait pas
tournay-last-card = la place { $seat } décide tant que sa dernière carte n’est pas posée, et alors seulement

## Bots, simulation and arena

no-bot = il n’y a pas de robot « { $name } » ; il y a : { $names }, ou un robot à vous : module:Classe ou « exec:programme »
bot-import = robot « { $bot } » : { $module } ne peut être importé : { $what }
bot-missing = robot « { $bot } » : { $module } n’a pas { $name }
bot-made = le robot « { $bot } » n’a pu être créé : { $what }
bot-choose = robot « { $bot } » : il lui faut une méthode choose(view, legal, clock)
bot-program = robot « { $bot } » : il n’y a pas de programme « { $program } » à lancer
bot-command = robot « { $bot } » : { $what }
bot-exec = robot « exec: » : écrivez le programme après, par exemple exec:./mybot
network-size = un réseau a { $size } nombres, pas { $found }
network-file = { $file } n’est pas un fichier de poids
network-inputs = { $file } est fait pour d’autres entrées : version { $version }, { $inputs }
no-network = { $level } n’a pas dans { $game } de réseau dont on puisse changer les poids
no-task = il n’y a pas d’épreuve « { $name } » ; il y a : { $names }
other-benchmark = { $file } n’est pas un résultat de la version { $version } des épreuves
dataset-numbers = les parties, processus et simulations se comptent à partir de 1
no-dataset = pas une ligne d’un jeu de données de version { $version }
games-range = --games { $games } : de 1 à { $most }
bots-needed = { $seats } places demandent autant de robots, pas { $number }
margin = --margin va avec --beats
beats-table = --beats porte sur une seule table : autant de robots que de places
shares = --beats { $rate } --margin { $margin } : des parts entre 0 et 1, comme 0.75 et 0.05
least-number = --{ $name } { $given } : un nombre d’au moins { $least }
needs-ray = --ray demande l’extra [ray] : pip install '{ $extra }'
other-engine = { $file } a été joué par une autre version du moteur ; choisissez un autre dossier avec --out
other-bots = { $file } a été joué par une autre version d’un robot ; choisissez un autre dossier avec --out
other-versions = { $file } a été joué par d’autres versions du moteur et d’un robot ; choisissez un autre dossier avec --out
other-arena = { $file } contient les résultats d’une autre arène ; choisissez un autre dossier avec --out

## Environments

env-actions = les actions sont des nombres entiers, pas { $found }
env-processes = { $games } parties dans { $processes } processus : il en faut au moins une pour chacun
env-games = { $games } parties : il en faut au moins une
env-seeds = { $seeds } graines pour { $games } parties
env-mask = reset_mask : { $games } valeurs de vérité, pas { $found } de forme { $shape }
env-closed = ces parties sont fermées : faites-en d’autres
env-ended = la partie { $game } est finie : réinitialisez-la (options : reset_mask)
env-bot-answer = le robot de la place { $seat } a répondu { $action }, qui n’est pas une action permise
env-opponents = { $seats } places : dites qui joue les autres, par exemple opponents='steward' ou 'self'
env-opponent-count = { $opponents } adversaires pour { $others } autres places
env-start-terms = une position a ses propres cartes et options : n’en indiquez pas à côté de start
env-start-game = la position est de { $found }, pas de { $game }
env-start-seats = la position compte { $found } places, pas { $seats }
env-memory = cette partie demande au moins { $rows } lignes de mémoire : memory={ $memory } ne suffit pas
env-rules = { $game } en est à la version { $known } des règles, pas { $version }
env-seat = seat : « { $seat } » n’est ni un nombre ni « { $rotate } »
env-simulations = { $simulations } simulations : il en faut au moins une
env-forfeit = l’épisode a fini par une action interdite : réinitialisez-le
env-illegal = partie { $game } : l’action { $action } n’est pas permise maintenant
env-over = l’épisode est terminé : réinitialisez-le
env-none = c’est à { $agent } de décider : None est réservé aux agents dont la partie est terminée
env-main-guard = un processus des parties s’est arrêté aussitôt : un programme qui en lance plusieurs commence sous `if __name__ == "__main__":`, ou indique processes=1
no-reward = il n’y a pas de récompense « { $reward } » ; il y a : { $rewards }

## Lessons

no-puzzle = il n’y a pas de problème { $number }
lesson-not-asked = ce n’est pas la question ici
lesson-kind = une étape est l’une de celles-ci : { $kinds }
lesson-answer = un `ask` a une réponse, rien d’autre n’en a
lesson-script = « { $word } » n’est pas une place et une action, comme « 1 pass »
lesson-point = « { $point } » ne désigne rien : écrivez l’un de { $kinds }, deux points et un nom

## The server

at-least = --{ $name } { $given } : au moins { $least }
at-most = --{ $name } { $given } : au plus { $most }
infinite = --{ $name } { $given } : il faut un nombre fini
host = --host : une adresse d’écoute, comme 127.0.0.1 ou 0.0.0.0
allowed-host = --allowed-hosts { $host } : un nom comme trois.example ou *.example, sans port
address = --address { $address } : écrivez-la avec http:// ou https://
proxy = --trusted-proxies { $proxy } : une adresse comme 10.0.0.2 ou un réseau comme 10.0.0.0/8
listen = impossible d’écouter sur { $address } : { $what } ; essayez --port 0
processes-postgres = --processes : plusieurs demandent PostgreSQL (--database postgresql://...) ; SQLite n’a qu’un serveur
processes-port = --processes : ce système ne laisse pas plusieurs processus partager un port
bots-form = --bots { $word } : module:Classe ou « exec:programme », par exemple Merlin=exec:./merlin
bots-twice = --bots { $word } : il y a déjà un robot « { $name } » ; appelez-le NOM={ $spec }
needs-postgres = PostgreSQL demande l’extra [postgres] : pip install '{ $extra }'
database-open = la base { $database } ne s’ouvre pas : { $what }
database-file = ce fichier ne s’ouvre pas
database-none = ce fichier n’est pas une base
database-table = il y manque la table { $name }
database-form = il faut un fichier ou une adresse comme postgresql://user@host/name
database-kind = « { $kind } » ne convient pas à trois : sqlite ou postgresql
database-newer = une version plus récente de trois y a écrit
database-older = une version plus ancienne de trois y a écrit ; trois serve la met à jour
database-damaged = elle est endommagée ({ $what }) ; trois restore met une sauvegarde à sa place
database-taken = un autre serveur l’utilise
backup-tables = il y a déjà des tables dans la base ; --force met la copie à leur place
backup-no-database = { $file } n’est pas une base de trois : { $what }
backup-damaged = { $file } est endommagé : { $what }
backup-copy = { $file } ne peut être copié vers { $target } : { $what }
no-program = { $program } de PostgreSQL n’est pas installé ici
program-failed = { $program } a échoué : { $what }
kind-of-seat = il n’y a pas de place « { $kind } »
no-level = il n’y a pas de niveau « { $level } »
query-number = { $name } : un nombre entier à partir de 0
too-many-actions = plus de { $most } actions à la fois
other-outcomes = ligne { $line } : d’autres tirages que lorsqu’elle a été jouée
no-log = ni journal ni instantané
row-broken = il s’y trouve quelque chose que trois n’a pas écrit
body-json = ce n’est pas du JSON ({ $reason })
body-missing = { $place } : il manque { $name }
body-type = { $place } : on attend { $wanted }
