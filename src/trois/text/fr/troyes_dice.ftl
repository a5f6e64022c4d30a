title = Troyes Dice
about = Développez la ville médiévale : un dé par demi-journée, huit jours, tous les joueurs en même temps.

## word

word-red = rouge
    .feminine = rouge
word-yellow = jaune
    .feminine = jaune
word-white = blanc
    .feminine = blanche
word-influence = Influence
word-fortune = Fortune
word-wisdom = Connaissances
    .short = Connaiss.
word-fortress = Forteresse
    .gender = feminine
    .the = la Forteresse
word-market = Halle
    .gender = feminine
    .the = la Halle
word-cathedral = Cathédrale
    .gender = feminine
    .the = la Cathédrale
word-palace = Palais des comtes
    .gender = masculine
    .the = le Palais des comtes
word-town-hall = Hôtel de ville
    .gender = masculine
    .the = l’Hôtel de ville
word-bishopric = Évêché
    .gender = masculine
    .the = l’Évêché
word-citizens = Habitants
word-morning = matin
word-afternoon = après-midi
word-ascending = en ordre croissant
word-descending = en ordre décroissant
word-banquet = Banquet
word-raid = Raid

## letter

letter-red = R
letter-yellow = J
letter-white = B
letter-influence = R
letter-fortune = J
letter-wisdom = B

## short

short-fortress = Fort
short-market = Hall
short-cathedral = Cath
short-palace = Pala
short-town-hall = HdV
short-bishopric = Évêc

## many

many-fortress = Forteresses
many-market = Halles
many-cathedral = Cathédrales
many-palace = Palais des comtes
many-town-hall = Hôtels de ville
many-bishopric = Évêchés

## what

what-influence = Influence
what-fortune = Fortune
what-wisdom = { $n ->
    [one] Connaissance
   *[other] Connaissances
}
what-red = { $n ->
    [one] habitant rouge
   *[other] habitants rouges
}
what-yellow = { $n ->
    [one] habitant jaune
   *[other] habitants jaunes
}
what-white = { $n ->
    [one] habitant blanc
   *[other] habitants blancs
}
what-prestige-building = { $n ->
    [one] bâtiment de prestige gratuit
   *[other] bâtiments de prestige gratuits
}
what-administration-building = { $n ->
    [one] bâtiment de fonction gratuit
   *[other] bâtiments de fonction gratuits
}

## action

action-take = prendre le dé de la place { $plaza }
action-pay = payer 1 { WORD($resource, 1, in: "what") }
action-gain = gagner { $value } { WORD($resource, $value, in: "what") }
action-build = construire { FORM($building, "the") } { $number }
action-collect = prendre 1 ressource de chaque type
action-citizen = un habitant { $colour }
action-number = numéroter { $direction }
action-write = écrire { $number }

## choice

choice-die = { $colour } { $value }
choice-black-die = noir { $value } (place { FORM($colour, "feminine") })
choice-nth = { $name } ({ $number } sur { $of })
choice-plaza = Place : { $colours }
choice-tile = { $word } { $number }

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
question-use = Que faites-vous du { $value } { $colour } ?
question-citizen = Vous recevez un habitant de la couleur de votre choix : laquelle ?
question-bonus-prestige = Bâtiment de prestige gratuit : lequel ?
question-bonus-administration = Bâtiment de fonction gratuit : lequel ?
question-direction = La première colonne porte le numéro { $first }. Dans quel ordre se suivent les numéros ?
question-write = Quel numéro porte la colonne { $column } ?

## hint

hint-die = La place 1 est gratuite, la place 2 coûte une ressource au choix, les places 3 et 4 coûtent de la Fortune. Une place détruite ne donne pas de dé. Tout le monde peut prendre le même dé.
hint-payment = La deuxième place coûte une ressource de n’importe quel type.
hint-use = Gagnez autant de ressources de la couleur du dé que sa valeur, ou construisez l’un des deux bâtiments de cette couleur dans la colonne de ce numéro. L’Influence change la valeur, point par point, et les Connaissances la couleur ; le prix figure à côté de chaque choix.
hint-citizen = La piste de sa couleur est pleine, ou une tuile vous laisse choisir. Chaque couleur a sa propre piste d’habitants avec ses propres bonus.
hint-bonus-prestige = Un habitant a atteint un bonus de sa piste : construisez sans dé et sans payer, avec tous les effets.
hint-bonus-administration = Les trois pistes d’habitants ont atteint une colonne de bonus : construisez sans dé et sans payer, avec tous les effets.
hint-direction = Les numéros se suivent en boucle, en ordre croissant ou décroissant. Ils sont les mêmes pour tous les joueurs.
hint-write = Numérotez les colonnes de gauche à droite. Les numéros sont les mêmes pour tous les joueurs.

## explain

explain-fortress = Un habitant, et aucun dé noir ne raye ce numéro.
explain-market = 3 ressources ou 2 habitants pour chaque dé transparent de la couleur indiquée.
explain-cathedral = Débloque un personnage qui rapporte des points pour un type de bâtiment : 1 point par bâtiment avec vos deux premières Cathédrales, 2 avec les deux suivantes, 3 avec les deux dernières.
explain-palace = 2 habitants de sa couleur ; deux voisins reliés donnent le bonus qui est entre eux.
explain-town-hall = 2 habitants de sa couleur ; deux voisins reliés donnent le bonus qui est entre eux.
explain-bishopric = 2 habitants de sa couleur ; deux voisins reliés donnent le bonus qui est entre eux.
explain-influence = Avec 1, vous changez de 1 la valeur d’un dé. À la fin, chaque paire non dépensée vaut 1 point.
explain-fortune = Sert à payer les places les plus chères. À la fin, chaque paire non dépensée vaut 1 point.
explain-wisdom = Avec 2, vous changez la couleur d’un dé. À la fin, chaque paire non dépensée vaut 1 point.
explain-plaza = Un dé posé ici a la couleur de sa place. Quand le dé noir l’a détruite, elle montre son autre face dès la demi-journée suivante.

## rules

rules-1 = Huit jours avec un matin et un après-midi : à chaque demi-journée, tout le monde prend un dé, en même temps. Les dés sont posés sur quatre places, du plus petit au plus grand ; un dé a la couleur de sa place.
rules-2 = Le dé noir détruit sa place, qui montre son autre face dès la demi-journée suivante. À partir du jour 3, il raye aussi son numéro dans cette couleur sur chaque feuille, sauf si la Forteresse de ce numéro est construite.
rules-3 = Un dé apporte des ressources ou un bâtiment. Forteresse : un habitant et une protection. Halle : 3 ressources ou 2 habitants par dé transparent de la couleur indiquée. Cathédrale : débloque un personnage qui rapporte des points pour un type de bâtiment, de 1 à 3 par bâtiment, de plus en plus. Palais des comtes, Hôtel de ville, Évêché : 2 habitants. Deux voisins reliés donnent un bonus.
rules-4 = Les pistes donnent des bonus. Ressources : un habitant au 6e, au 12e et au 18e symbole. Habitants : un bâtiment gratuit au 15e, d’autres habitants au 20e, et davantage quand les trois couleurs atteignent 3, 6 et 11.
rules-5 = Points : personnages débloqués, 1 par habitant, 1 pour 2 ressources non dépensées du même type. Le joueur qui a le plus de points gagne.

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
board-legend = Lettres : { $red } rouge (Influence), { $yellow } jaune (Fortune), { $white } blanc (Connaissances). ◆ ressource, / dépensée, ● habitant, ☆ case bonus, ■ construit, × rayé. 3◆/{ $red } : 3 par dé rouge transparent. ─2●{ $red }─ : bonus pour les deux voisins. { $red }/{ $yellow } : une place et son autre face. +3 Banquet, −3 Raid.

## banquet

banquet-1 = 1 Influence change la valeur de 2 au plus
banquet-2 = changer la couleur coûte 1 Connaissance au lieu de 2
banquet-3 = le dé est gratuit
banquet-4 = une Forteresse apporte en plus un habitant rouge et un habitant jaune ou blanc
banquet-5 = une Cathédrale apporte une ressource de chaque type
banquet-6 = une Halle compte un dé de plus
banquet-7 = un bâtiment de fonction apporte un habitant de plus
banquet-8 = un dé noir ici est inoffensif et peut être pris

## raid

raid-1 = la valeur ne peut pas être changée
raid-2 = la couleur ne peut pas être changée
raid-3 = le dé coûte 1 Fortune de plus
raid-4 = le dé coûte aussi 1 Influence
raid-5 = le dé coûte aussi 1 Connaissance
raid-6 = pas de bâtiment de prestige avec ce dé
raid-7 = le dé part de 0
raid-8 = un dé transparent ici agit comme le noir

## event

event-first-number = { $name } obtient { $number } pour la première colonne
event-numbered = { $name } numérote les colonnes { $n1 }, { $n2 }, { $n3 }, { $n4 }, { $n5 } et { $n6 }
event-half-day = Jour { $day }, { $half }
event-rolled = Les dés montrent { $d1 }, { $d2 }, { $d3 } et { $d4 } ; le noir est sur la place { NEXT($black) }
event-destroyed = La place { NEXT($plaza) } ({ FORM($colour, "feminine") }) est détruite par un { $number }
event-took = { $name } prend le { $value } { $colour } de la place { NEXT($plaza) }
event-paid = { $name } paie { $amount } { WORD($what, $amount, in: "what") }
event-collected = { $name } ne peut payer aucun dé
event-gained = { $name } gagne { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } n’a plus de place pour { $amount } { WORD($what, $amount, in: "what") }
event-built = { $name } construit { FORM($building, "the") } { $number }
event-unlocked = { $times ->
    [one] { $name } débloque un personnage : { $times } point par { $building }
   *[other] { $name } débloque un personnage : { $times } points par { $building }
}
event-plaza-turned = La place détruite est retournée et devient { FORM($colour, "feminine") }
event-tile-turned = Un Banquet devient un Raid : { WORD($tile, in: "raid") }
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
why-citizen-track = piste d’habitants
why-citizen-column = colonne d’habitants
why-full-track = à la place d’une piste pleine
why-black-die = dé noir

## befalls

befalls-crossed = { $name } : le { $number } { $colour } est rayé
befalls-already-crossed = { $name } : le { $number } { $colour } était déjà rayé
befalls-protected = { $name } : la Forteresse protège le { $number } { $colour }

## struck

struck-crossed = Votre { $number } { $colour } est rayé

## option

option-numbering-about = numérotation des colonnes de la feuille
option-numbering-standard = de 1 à 6 de gauche à droite
option-numbering-rolled = le premier numéro est tiré au dé, le crieur public choisit l’ordre croissant ou décroissant
option-numbering-expert = le crieur public écrit les numéros dans l’ordre de son choix
option-expansion-about = Banquets et Raids : trois tuiles à côté des places aident ou gênent leurs dés
option-expansion-false = sans
option-expansion-true = avec

## feat

feat-played-alone = Trois parties en solitaire
feat-played-with-others = Trois parties à plusieurs
feat-played-with-expansion = Trois parties avec Banquets et Raids
feat-45-points = 45 points ou plus
feat-55-points = 55 points ou plus
feat-65-points = 65 points ou plus
feat-over-60-with-others = Plus de 60 points à plusieurs
feat-18-from-one-character = 18 points grâce à un seul personnage
feat-40-citizens = 40 habitants
feat-full-prestige-row = Les six bâtiments de prestige d’un même type
feat-full-administration-row = Les six bâtiments de fonction d’un même type
feat-full-resource-track = Une piste de ressources complète
feat-full-citizen-track = Une piste d’habitants complète

## score

score-fortress = Forteresses
score-market = Halles
score-cathedral = Cathédrales
score-palace = Palais des comtes
score-town-hall = Hôtels de ville
score-bishopric = Évêchés
score-influence = Influence
score-fortune = Fortune
score-wisdom = Connaissances
score-citizens = Habitants

## good

good-influence = Influence
good-fortune = Fortune
good-wisdom = Connaissances
good-points = si tout finissait là
good-red = habitants rouges
good-yellow = habitants jaunes
good-white = habitants blancs

## group

group-dice = Prendre un dé
group-payment = Payer avec
group-free = Avec le dé tel quel
group-paid = Avec le dé modifié, en payant
group-senseless = Permis, mais un autre choix rapporte plus
group-citizens = Quel habitant ?
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
tally-average = valeur moyenne des dés
tally-built = bâtiments
tally-citizens = habitants
tally-paid = ressources payées
tally-crossed = cases rayées

## end

end-rounds = { $n ->
    [one] { $n } demi-journée
   *[other] { $n } demi-journées
}
end-led = { $name } a mené jusqu’à la demi-journée n° { $round }.

## counted

counted-points = { $n ->
    [one] point
   *[other] points
}
