title = Troyes Dice
about = Développez la cité médiévale : un dé par demi-journée, huit jours, tous les joueurs en même temps.

## word

word-red = rouge
word-yellow = jaune
word-white = blanc
word-influence = Influence
word-fortune = Fortune
word-wisdom = Sagesse
word-fortress = Forteresse
    .gender = feminine
word-market = Marché
    .gender = masculine
word-cathedral = Cathédrale
    .gender = feminine
word-palace = Palais
    .gender = masculine
word-town-hall = Hôtel de ville
    .gender = masculine
word-bishopric = Évêché
    .gender = masculine
word-citizens = Citoyens
word-morning = matin
word-afternoon = après-midi
word-ascending = en ordre croissant
word-descending = en ordre décroissant
word-banquet = Banquet
word-raid = Pillage

## letter

letter-red = R
letter-yellow = J
letter-white = B
letter-influence = R
letter-fortune = J
letter-wisdom = B

## short

short-fortress = Fort
short-market = Marc
short-cathedral = Cath
short-palace = Pala
short-town-hall = HdV
short-bishopric = Évêc

## many

many-fortress = Forteresses
many-market = Marchés
many-cathedral = Cathédrales
many-palace = Palais
many-town-hall = Hôtels de ville
many-bishopric = Évêchés

## what

what-influence = Influence
what-fortune = Fortune
what-wisdom = Sagesse
what-red = { $n ->
    [one] citoyen rouge
   *[other] citoyens rouges
}
what-yellow = { $n ->
    [one] citoyen jaune
   *[other] citoyens jaunes
}
what-white = { $n ->
    [one] citoyen blanc
   *[other] citoyens blancs
}
what-prestige-building = { $n ->
    [one] bâtiment de prestige gratuit
   *[other] bâtiments de prestige gratuits
}
what-administration-building = { $n ->
    [one] bâtiment administratif gratuit
   *[other] bâtiments administratifs gratuits
}

## action

action-take = prendre le dé de la place { $plaza }
action-pay = payer 1 { $resource }
action-gain = gagner { $value } { $resource }
action-build = construire { $building } { $number }
action-collect = prendre 1 ressource de chaque type
action-citizen = un citoyen { $colour }
action-number = numéroter { $direction }
action-write = écrire { $number }

## choice

choice-die = { $colour } { $value }
choice-black-die = noir { $value } ({ $colour })
choice-nth = { $name } ({ $number } sur { $of })
choice-plaza = Place : { $colours }

## chip

chip-any = { $n ->
    [one] −{ $n } ressource au choix
   *[other] −{ $n } ressources au choix
}
chip-free = gratuit
chip-starts = part de { $n }
chip-unlocked = { $n ->
    [one] +{ $n } point par { $word }
   *[other] +{ $n } points par { $word }
}

## question

question-die = Quel dé prenez-vous ?
question-payment = Avec quelle ressource payez-vous le dé ?
question-use = Que faites-vous du dé { $colour } de { $value } ?
question-citizen = Vous recevez un citoyen de la couleur de votre choix : laquelle ?
question-bonus-prestige = Bâtiment de prestige gratuit : lequel ?
question-bonus-administration = Bâtiment administratif gratuit : lequel ?
question-direction = La première colonne porte le numéro { $first }. Comment continuent les numéros ?
question-write = Quel numéro reçoit la colonne { $column } ?

## hint

hint-die = La place 1 est gratuite, la place 2 coûte une ressource au choix, les places 3 et 4 coûtent de la Fortune. Une place détruite ne donne pas de dé. Tout le monde peut prendre le même dé.
hint-payment = La deuxième place coûte une ressource de n’importe quel type.
hint-use = Gagnez autant de ressources de la couleur du dé que sa valeur, ou construisez l’un des deux bâtiments de cette couleur dans la colonne de ce numéro. L’Influence change la valeur pas à pas, la Sagesse change la couleur ; le prix figure à côté de chaque choix.
hint-citizen = La piste de sa couleur est pleine, ou une tuile vous laisse choisir. Chaque couleur a sa propre piste de citoyens avec ses propres bonus.
hint-bonus-prestige = Un citoyen a atteint un bonus de sa piste : construisez sans dé et sans payer, avec tous les effets.
hint-bonus-administration = Les trois pistes de citoyens ont atteint une colonne de bonus : construisez sans dé et sans payer, avec tous les effets.
hint-direction = Les numéros se suivent en cercle, en ordre croissant ou décroissant. Ils sont les mêmes pour tous les joueurs.
hint-write = Numérotez les colonnes de gauche à droite. Les numéros sont les mêmes pour tous les joueurs.

## explain

explain-fortress = Un citoyen, et aucun dé noir ne raye ce numéro.
explain-market = 3 ressources ou 2 citoyens pour chaque dé transparent de la couleur indiquée.
explain-cathedral = Débloque un personnage qui fait compter un type de bâtiments : 1 point chacun avec vos deux premières Cathédrales, 2 avec les deux suivantes, 3 avec les deux dernières.
explain-palace = 2 citoyens de sa couleur ; deux voisins reliés donnent le bonus entre eux.
explain-town-hall = 2 citoyens de sa couleur ; deux voisins reliés donnent le bonus entre eux.
explain-bishopric = 2 citoyens de sa couleur ; deux voisins reliés donnent le bonus entre eux.
explain-influence = 1 change un dé de 1. À la fin, 2 non dépensées valent 1 point.
explain-fortune = Paie les places plus chères. À la fin, 2 non dépensées valent 1 point.
explain-wisdom = 2 changent la couleur d’un dé. À la fin, 2 non dépensées valent 1 point.
explain-plaza = Un dé posé ici a la couleur de sa place. Quand le dé noir l’a détruite, elle montre son autre face dès la demi-journée suivante.

## rules

rules-1 = Huit jours avec un matin et un après-midi : à chaque demi-journée, tout le monde prend un dé, en même temps. Les dés sont posés sur quatre places, du plus petit au plus grand ; un dé a la couleur de sa place.
rules-2 = Le dé noir détruit sa place, qui montre son autre face dès la demi-journée suivante. À partir du jour 3, il raye aussi son numéro dans cette couleur sur chaque feuille, sauf si la Forteresse de ce numéro est construite.
rules-3 = Un dé apporte des ressources ou un bâtiment. Forteresse : un citoyen et une protection. Marché : 3 ressources ou 2 citoyens par dé transparent de la couleur indiquée. Cathédrale : débloque un personnage qui fait compter un type de bâtiments, de 1 à 3 points chacun, toujours plus. Palais, Hôtel de ville, Évêché : 2 citoyens. Deux voisins reliés donnent un bonus.
rules-4 = Les pistes donnent des bonus : le 6e, le 12e et le 18e symbole d’une ressource un citoyen ; les citoyens un bâtiment gratuit à 15, d’autres citoyens à 20, et davantage quand les trois couleurs atteignent 3, 6 et 11.
rules-5 = Points : personnages débloqués, 1 par citoyen, 1 pour 2 ressources non dépensées du même type. Le joueur qui a le plus de points gagne.

## board

board-day = jour { $day } sur 8, { $half }
board-free = gratuit
board-any = { $n ->
    [one] coûte { $n } ressource au choix
   *[other] coûte { $n } ressources au choix
}
board-black = noir { $value }
board-destroyed = détruite
board-starts = part de { $value }
board-afternoon = Après-midi :
board-next-morning = Demain matin :
board-points = Points
board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-player = Joueur
board-legend = Lettres : { $red } rouge (Influence), { $yellow } jaune (Fortune), { $white } blanc (Sagesse). ◆ ressource, / dépensée, ● citoyen, ☆ case bonus, ■ construit, × rayé. 3◆/{ $red } : 3 par dé rouge transparent. ─2●{ $red }─ : bonus pour les deux voisins. { $red }/{ $yellow } : une place et son autre face. +3 Banquet, −3 Pillage.

## banquet

banquet-1 = 1 Influence change la valeur de 2 au plus
banquet-2 = changer la couleur coûte 1 Sagesse au lieu de 2
banquet-3 = le dé est gratuit
banquet-4 = une Forteresse apporte en plus un citoyen rouge et un jaune ou blanc
banquet-5 = une Cathédrale apporte une ressource de chaque type
banquet-6 = un Marché compte un dé de plus
banquet-7 = un bâtiment administratif apporte un citoyen de plus
banquet-8 = un dé noir ici est inoffensif et peut être pris

## raid

raid-1 = la valeur ne peut pas être changée
raid-2 = la couleur ne peut pas être changée
raid-3 = le dé coûte 1 Fortune de plus
raid-4 = le dé coûte aussi 1 Influence
raid-5 = le dé coûte aussi 1 Sagesse
raid-6 = pas de bâtiment de prestige avec ce dé
raid-7 = le dé part de 0
raid-8 = un dé transparent ici agit comme le noir

## event

event-first-number = { $name } obtient { $number } pour la première colonne
event-numbered = { $name } numérote les colonnes { $n1 } { $n2 } { $n3 } { $n4 } { $n5 } { $n6 }
event-half-day = Jour { $day }, { $half }
event-rolled = Les dés montrent { $d1 }, { $d2 }, { $d3 } et { $d4 } ; le noir est sur la place { NEXT($black) }
event-destroyed = La place { NEXT($plaza) } ({ $colour }) est détruite par un { $number }
event-took = { $name } prend le dé { $colour } de { $value } sur la place { NEXT($plaza) }
event-paid = { $name } paie { $amount } { WORD($what, $amount, in: "what") }
event-collected = { $name } ne peut payer aucun dé et prend 1 ressource de chaque type
event-gained = { $name } gagne { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } n’a plus de place pour { $amount } { WORD($what, $amount, in: "what") }
event-built = { $name } construit { $building } { $number }
event-unlocked = { $times ->
    [one] { $name } débloque un personnage : { WORD($building, $times, in: "many") }, { $times } point par bâtiment
   *[other] { $name } débloque un personnage : { WORD($building, $times, in: "many") }, { $times } points par bâtiment
}
event-plaza-turned = La place détruite se retourne ; sa couleur est maintenant le { $colour }
event-tile-turned = Un Banquet devient un Pillage : { WORD($tile, in: "raid") }
event-over = La partie est terminée

## again

again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-paid = { $amount } { WORD($what, $amount, in: "what") }

## why

why-plaza = prix de la place
why-value = changement de valeur
why-colour = changement de couleur
why-die = dé
why-no-die = au lieu d’un dé
why-link = bonus de lien
why-resource-track = piste de ressources
why-citizen-track = piste de citoyens
why-citizen-column = colonne de citoyens
why-full-track = à la place d’une piste pleine
why-black-die = dé noir

## befalls

befalls-crossed = { $name } : le dé { $colour } de { $number } est rayé
befalls-already-crossed = { $name } : le dé { $colour } de { $number } était déjà rayé
befalls-protected = { $name } : la Forteresse protège le dé { $colour } de { $number }

## option

option-numbering-about = comment les colonnes des feuilles reçoivent leurs numéros
option-numbering-standard = de 1 à 6 de gauche à droite
option-numbering-rolled = le premier numéro est tiré au dé, le premier joueur choisit l’ordre croissant ou décroissant
option-numbering-expert = le premier joueur écrit les numéros dans l’ordre de son choix
option-expansion-about = Banquets et Pillages : trois tuiles à côté des places aident ou gênent leurs dés
option-expansion-false = sans
option-expansion-true = avec

## feat

feat-played-alone = Trois parties en solitaire
feat-played-with-others = Trois parties avec d’autres
feat-played-with-expansion = Trois parties avec Banquets et Pillages
feat-45-points = 45 points ou plus
feat-55-points = 55 points ou plus
feat-65-points = 65 points ou plus
feat-over-60-with-others = Plus de 60 points à plusieurs
feat-18-from-one-character = 18 points grâce à un personnage
feat-40-citizens = 40 citoyens
feat-full-prestige-row = Les six bâtiments de prestige d’un même type
feat-full-administration-row = Les six bâtiments administratifs d’un même type
feat-full-resource-track = Une piste de ressources complète
feat-full-citizen-track = Une piste de citoyens complète

## score

score-fortress = Forteresses
score-market = Marchés
score-cathedral = Cathédrales
score-palace = Palais
score-town-hall = Hôtels de ville
score-bishopric = Évêchés
score-influence = Influence
score-fortune = Fortune
score-wisdom = Sagesse
score-citizens = Citoyens

## good

good-influence = Influence
good-fortune = Fortune
good-wisdom = Sagesse
good-points = si tout finissait là
good-red = citoyens rouges
good-yellow = citoyens jaunes
good-white = citoyens blancs

## group

group-dice = Prendre un dé
group-payment = Payer avec
group-free = Avec le dé tel quel
group-paid = Avec le dé changé, en payant
group-senseless = Les autres rapportent plus
group-citizens = Le citoyen est
group-numbers = Numéros

## phase

phase-dice = Dés
phase-black = Dé noir
phase-choose = Choisir un dé
phase-use = L’utiliser
phase-others = Les autres

## board

board-ready = { $n ->
    [one] { $n } sur { $of } prêt
   *[other] { $n } sur { $of } prêts
}

## tally

tally-taken = dés pris
tally-average = dé moyen
tally-built = bâtiments
tally-citizens = citoyens
tally-paid = ressources payées
tally-crossed = cases rayées

## end

end-rounds = { $n ->
    [one] { $n } demi-journée
   *[other] { $n } demi-journées
}
end-led = { $name } menait jusqu’à la demi-journée { $round }.

## counted

counted-points = { $n ->
    [one] point
   *[other] points
}
