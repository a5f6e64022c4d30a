title = Troyes
about = Quatre siècles d’une cité : menez noblesse, clergé et artisans avec les dés que vous lancez, achetez et changez ; de deux à quatre joueurs.

## word

word-red = rouge
word-white = blanc
word-yellow = jaune
word-black = noir
word-grey = neutre
word-palace = Palais
    .in = au Palais
    .from = du Palais
word-bishopric = Évêché
    .in = à l’Évêché
    .from = de l’Évêché
word-city-hall = Hôtel de ville
    .in = à l’Hôtel de ville
    .from = de l’Hôtel de ville
word-artisan = Artisan
word-merchant = Marchand
word-miller = Meunier
word-innkeeper = Aubergiste
word-blacksmith = Forgeron
word-militia = Milice
word-journeyman = Compagnon
word-goldsmith = Orfèvre
word-sculptor = Sculpteur
word-tithing = Dîme
word-monk = Moine
word-priest = Prêtre
word-apprenticeship = Apprentissage
word-confession = Confession
word-templar = Templier
word-pilgrimage = Pèlerinage
word-procession = Procession
word-glassblower = Souffleur de verre
word-archer = Archer
word-chivalry = Chevalerie
word-diplomat = Diplomate
word-hunting = Chasse
word-mercenary = Mercenaire
word-tax-collector = Percepteur
word-captain = Capitaine
word-joust = Joute
word-troubadour = Troubadour
word-marauding = Maraude
word-brigands = Brigands
word-skirmishes = Escarmouches
word-brigands-1 = Brigands 1
word-brigands-2 = Brigands 2
word-brigands-3 = Brigands 3
word-succession-conflict = Guerre de succession
word-skirmishes-1 = Escarmouches 1
word-skirmishes-2 = Escarmouches 2
word-war = Guerre
word-normans = Normands
word-drought = Sécheresse
word-support = Soutien
word-civil-war = Guerre civile
word-wayfarers = Voyageurs
word-theological-conflict = Conflit théologique
word-heresy = Hérésie
word-migrant-workers = Ouvriers de passage
word-interruption-of-work = Arrêt des travaux
word-chretien = Chrétien de Troyes
word-urban = Urbain IV
word-thibaut = Thibaut II
word-hugues = Hugues de Payns
word-florentin = Le Florentin
word-henry = Henri Ier

## letter

letter-red = R
letter-white = B
letter-yellow = J

## what

what-deniers = { $n ->
    [one] denier
   *[other] deniers
}
what-influence = { $n ->
    [one] point d’influence
   *[other] points d’influence
}
what-vp = PV

## counted

counted-deniers = { $n ->
    [one] denier
   *[other] deniers
}
counted-influence = { $n ->
    [one] point d’influence
   *[other] points d’influence
}
counted-vp = PV
counted-cubes = { $n ->
    [one] cube pour plus tard
   *[other] cubes pour plus tard
}

## chip

chip-wages = { $n ->
    [one] { $n } denier de salaire par manche
   *[other] { $n } deniers de salaire par manche
}
chip-prizes = { $n } ou { $of } PV
chip-harvest = { $n ->
    [one] 1 denier par point de dé
   *[other] 1 denier pour { $n } points de dé
}
chip-too-few = total { $n }, il faut { $of }
chip-turned = devient { $n }
chip-expelled = expulse un citoyen { FORM($word, "from") } ({ $name })
chip-countered = contre { $word }

## choice

choice-die = { $colour } { $value } ({ $name })
choice-own-die = { $colour } { $value }

## counts

counts-chretien = citoyens dans les bâtiments
counts-urban = cubes de la cathédrale
counts-thibaut = deniers
counts-hugues = influence
counts-florentin = contremaîtres sur les activités
counts-henry = cartes événement

## group

group-settle = Placer votre citoyen
group-activities = Activer
group-events = Combattre un événement
group-actions = Bâtir et récolter
group-places = Placer un citoyen
group-reroll = Relancer 1♔
group-turn = Retourner 4♔
group-citizens = Quel citoyen y va ?
group-cubes = L’aide d’une carte
group-dice = Dés
group-times = Combien de fois ?
group-cubes-on = Un cube sur

## good

good-deniers = deniers
good-influence = influence
good-citizens = citoyens
good-vp = points

## action

action-settle = placer un citoyen { FORM($building, "in") }, case { $space }
action-activate = activer { $activity }
action-combat = combattre { $event }
action-cathedral = bâtir la cathédrale
action-place = placer un citoyen { FORM($building, "in") }
action-agriculture = agriculture
action-pass = passer
action-fight = contrer avec le dé { $colour } de { $value }
action-cannot = céder
action-reroll = relancer le dé { $colour } de { $value }
action-recruit = recruter un citoyen
action-turn = retourner le dé { $colour } de { $value }
action-also = contrer aussi le dé noir de { $value }
action-supply = un citoyen de votre réserve
action-leave = le contremaître placé sur { $activity }
action-move = le citoyen { FORM($building, "from") }, case { $space }
action-raise = le citoyen expulsé { FORM($building, "from") }
action-modify = avec { $modifier }
action-take = { $colour } { $value } de { SHAPE($owner) }
action-use = { $times } ×
action-cube = un cube sur { $event }
action-mill = compter vos citoyens { FORM($building, "in") }
action-done = terminé

## question

question-settle = Où placez-vous votre prochain citoyen ?
question-counter = Un dé noir de { $black } attaque ; tous vos dés font { $strength }. Que faites-vous ?
question-fight = Force { $strength } contre le dé noir de { $black } : quel dé ajoutez-vous ?
question-also = Il vous reste { $n } de force : quel autre dé noir contrez-vous ?
question-action = Que faites-vous ?
question-turn-over = Quel autre dé retournez-vous ?
question-citizen = { $target } : quel citoyen y va ?
question-dice = { $target } : quel dé ajoutez-vous ?
question-amount = { $target } : combien de fois ? { $most } au plus.
question-cubes = { $n ->
    [one] { $n } cube : sur quel événement ?
   *[other] { $n } cubes : sur quel événement va le suivant ?
}
question-mill = { $n ->
    [one] Meunier, encore { $n } activation : vos citoyens du Palais rapportent-ils des deniers, ou ceux de l’Évêché ?
   *[other] Meunier, encore { $n } activations : vos citoyens du Palais rapportent-ils des deniers, ou ceux de l’Évêché ?
}

## hint

hint-settle = Chaque citoyen dans un bâtiment lance un dé de sa couleur au début de chaque manche. Son salaire par manche est indiqué près de chaque choix. À trois ou quatre joueurs, des citoyens neutres occupent ensuite les cases vides.
hint-counter = Contrez le plus haut dé noir avec vos propres dés de toutes couleurs ; le rouge compte double. Le surplus peut contrer d’autres dés noirs. Chaque dé contré donne 1 point d’influence. Vous ne pouvez céder que si tous vos dés ensemble sont trop faibles ; vous perdez alors 2 PV.
hint-fight = Ajoutez des dés jusqu’à atteindre le dé noir ; le rouge compte double. Tous quittent votre quartier.
hint-also = Les mêmes dés peuvent contrer d’autres dés noirs tant que leur force atteint la somme de ces dés noirs.
hint-action = Une action avec 1 à 3 dés d’une couleur, à vous ou achetés (2, 4 ou 6 deniers chacun dans un groupe de 1, 2 ou 3), ou passer. Avant, vous pouvez dépenser de l’influence : 1 relance un de vos dés, 2 recrutent un citoyen, 4 retournent jusqu’à trois de vos dés.
hint-turn-over = Jusqu’à trois de vos dés pour 4 points d’influence en tout ; un dé retourné montre 7 moins sa valeur.
hint-citizen = Un citoyen de votre réserve, ou d’ailleurs sur le plateau : une autre activité, un bâtiment, ou un expulsé. La case quittée reste vide.
hint-dice = Choisissez un à trois dés ; dans le terminal, du plus bas au plus haut, puis « terminé ». Les dés des autres coûtent 2 deniers seuls, 4 chacun par deux, 6 chacun par trois. Un cube d’une activité différée peut changer les dés ; choisissez-le d’abord.
hint-amount = Divisez le total des dés par le nombre de la carte, arrondi à l’unité inférieure : c’est le nombre d’activations, ou de cubes. Vous pouvez en utiliser moins.
hint-cubes = Chaque cube donne 1 point d’influence. Un événement plein est contré aussitôt : celui qui a le plus de cubes gagne les premiers PV, le deuxième les seconds.
hint-mill = Chaque activation donne 2 deniers par citoyen que vous avez dans l’un des deux bâtiments. Pour compter les deux, comptez d’abord le Palais.

## rules

rules-1 = Chaque manche apporte 10 deniers moins les salaires, un dé par citoyen dans un bâtiment (Palais rouge, Évêché blanc, Hôtel de ville jaune) et deux nouveaux événements. Les événements agissent à chaque manche jusqu’à ce qu’ils soient contrés ; les dés noirs se combattent d’abord.
rules-2 = Puis chacun agit à son tour avec 1 à 3 dés d’une couleur. On peut acheter ceux des autres sans leur demander : 2, 4 ou 6 deniers chacun dans un groupe de 1, 2 ou 3.
rules-3 = Activités : le total divisé par le diviseur de la carte dit combien de fois elle agit. Il y faut un contremaître : payez l’embauche et déplacez-y un citoyen. Les premiers contremaîtres occupent des cases qui valent des PV. Les cartes marquées ▪ donnent des cubes ; chacun change les dés d’une action ultérieure.
rules-4 = Cathédrale : pour chaque dé blanc, un cube va sur son numéro, au plus bas niveau libre, pour 1 PV et 1 ou 2 points d’influence. Événements : avec des dés de leur couleur, vous mettez des cubes sur leurs drapeaux, 1 point d’influence chacun ; quand ils sont pleins, celui qui a le plus de cubes gagne le plus de PV. Citoyens : un dé met un citoyen sur la première case de sa rangée et pousse les autres. Agriculture : la moitié du total de dés jaunes en deniers.
rules-5 = Passer donne 2 deniers, puis 1 à chaque tour sauté. La manche finit quand tous ont passé ou qu’il n’y a plus de dés.
rules-6 = À la fin : les PV, 1 par événement portant un de vos cubes, les cases de vos contremaîtres, 2 de moins par niveau de la cathédrale sans cube à vous, et tous les personnages, même ceux que les autres tiennent secrets, pour tout le monde. Le joueur qui a le plus de PV gagne.

## short

short-artisan = { $pay_influence }♔ → { $deniers }¤
short-merchant = +{ $deniers }¤
short-miller = +{ $deniers }¤ / [citizen] en [red] ou [white]
short-innkeeper = { $pay_deniers }¤ → { $influence }♔
short-blacksmith = ▪ total [red] +{ $add }
short-militia = ▪ [yellow] comme [red]
short-journeyman = { $pay_deniers }¤ → { $vp }★
short-goldsmith = +{ $vp }★ +{ $deniers }¤
short-sculptor = +{ $vp }★
short-tithing = ▪ 1 [yellow] gratuit de chacun
short-monk = ▪ 1 [white] = { $n } [yellow]
short-priest = ▪ +{ $add } à chaque [yellow]
short-apprenticeship = ▪ chaque dé vaut { $value }
short-confession = ▪ +{ $add } à chaque dé
short-templar = ▪ 1 [white] = { $n } [red]
short-pilgrimage = +{ $vp }★ toutes couleurs
short-procession = +{ $vp }★ : le plus de dés restants
short-glassblower = { $n ->
    [one] +{ $vp }★ / ▪ en cathédrale
   *[other] +{ $vp }★ / { $n } ▪ en cathédrale
}
short-archer = { $n ->
    [one] jet { $least }+ : ▪ sur [flag]
   *[other] jet { $least }+ : { $n } ▪ sur [flag]
}
short-chivalry = { $n ->
    [one] ▪ sur [flag] / [red] restant
   *[other] { $n } ▪ sur [flag] / [red] restant
}
short-diplomat = { $n ->
    [one] { $pay_influence }♔ → ▪ sur [flag]
   *[other] { $pay_influence }♔ → { $n } ▪ sur [flag]
}
short-hunting = +{ $influence }♔
short-mercenary = +{ $deniers }¤
short-tax-collector = { $deniers }¤ / autre [citizen] en [yellow]
short-captain = +{ $vp }★ / événement avec ▪
short-joust = +{ $vp }★ meilleurs [red] restants
short-troubadour = { $pay_influence }♔ → { $vp }★
short-succession-conflict = [neutral-citizen] en [red]
short-drought = −{ $deniers }¤ / [citizen] en [yellow]
short-support = { $n ->
    [one] ▫ sur la carte d’avant
   *[other] ▫ sur les { $n } cartes d’avant
}
short-civil-war = −{ $deniers }¤
short-wayfarers = [neutral-citizen] en [yellow]
short-theological-conflict = [neutral-citizen] en [white]
short-heresy = −{ $influence }♔
short-migrant-workers = { $n ->
    [one] ▫ en cathédrale
   *[other] { $n } ▫ en cathédrale
}
short-interruption-of-work = { $n ->
    [one] le ▪ le plus haut part
   *[other] les { $n } ▪ du haut partent
}
short-black-dice = { $n ->
    [one] { $n } [black-die] attaque
   *[other] { $n } [black-die] attaquent
}

## explain

explain-palace = { $n ->
    [one] Chaque citoyen placé ici lance un dé rouge à chaque manche et coûte { $n } denier de salaire.
   *[other] Chaque citoyen placé ici lance un dé rouge à chaque manche et coûte { $n } deniers de salaire.
}
explain-bishopric = { $n ->
    [one] Chaque citoyen placé ici lance un dé blanc à chaque manche et coûte { $n } denier de salaire.
   *[other] Chaque citoyen placé ici lance un dé blanc à chaque manche et coûte { $n } deniers de salaire.
}
explain-town-hall = { $n ->
    [one] Chaque citoyen placé ici lance un dé jaune à chaque manche et coûte { $n } denier de salaire.
   *[other] Chaque citoyen placé ici lance un dé jaune à chaque manche et coûte { $n } deniers de salaire.
}
explain-artisan = Chaque activation change de l’influence en deniers : { $pay_influence } en { $deniers }.
explain-merchant = { $n ->
    [one] Chaque activation donne { $n } denier.
   *[other] Chaque activation donne { $n } deniers.
}
explain-miller = { $n ->
    [one] Chaque activation donne { $n } denier par citoyen que vous avez au Palais, ou par citoyen que vous avez à l’Évêché.
   *[other] Chaque activation donne { $n } deniers par citoyen que vous avez au Palais, ou par citoyen que vous avez à l’Évêché.
}
explain-innkeeper = Chaque activation change des deniers en influence : { $pay_deniers } en { $influence }.
explain-blacksmith = Un cube ajoute { $add } au total d’un groupe rouge ; pas pour le Palais.
explain-militia = Un cube fait agir un groupe de dés jaunes comme des rouges, pour le Palais aussi.
explain-journeyman = { $n ->
    [one] Chaque activation change { $n } denier en { $vp } PV.
   *[other] Chaque activation change { $n } deniers en { $vp } PV.
}
explain-goldsmith = { $n ->
    [one] Chaque activation donne { $vp } PV et { $n } denier.
   *[other] Chaque activation donne { $vp } PV et { $n } deniers.
}
explain-sculptor = Chaque activation donne { $vp } PV.
explain-tithing = Un cube permet de prendre gratuitement un dé jaune à chaque autre joueur et au neutre ; le groupe doit en contenir au moins un.
explain-monk = { $n ->
    [one] Un cube fait compter un dé blanc pour { $n } dé jaune de sa valeur.
   *[other] Un cube fait compter un dé blanc pour { $n } dés jaunes de sa valeur.
}
explain-priest = Un cube ajoute { $add } à chaque dé jaune du groupe ; pas pour l’Hôtel de ville.
explain-apprenticeship = Avec un cube, chaque dé du groupe vaut { $value }, quelle que soit sa couleur ; ni bâtiments ni cathédrale.
explain-confession = Un cube ajoute { $add } à chaque dé du groupe, quelle que soit sa couleur ; ni bâtiments ni cathédrale.
explain-templar = { $n ->
    [one] Un cube fait compter un dé blanc pour { $n } dé rouge de sa valeur.
   *[other] Un cube fait compter un dé blanc pour { $n } dés rouges de sa valeur.
}
explain-pilgrimage = Chaque activation donne { $vp } PV ; les dés peuvent être de couleurs différentes.
explain-procession = Chaque activation donne { $vp } PV à tous ceux qui ont le plus de dés restants dans leur quartier, au moins un, peu importe qui l’active ; le neutre est un rival.
explain-glassblower = { $n ->
    [one] Chaque activation donne { $vp } PV par cube que vous avez dans la cathédrale.
   *[other] Chaque activation donne { $vp } PV par tranche de { $n } cubes à vous dans la cathédrale.
}
explain-archer = { $n ->
    [one] Chaque activation lance un dé : à partir de { $least }, un cube sur l’événement de votre choix ; tous les jets précèdent le premier cube. Chaque cube rapporte 1 point d’influence.
   *[other] Chaque activation lance un dé : à partir de { $least }, { $n } cubes sur les événements de votre choix ; tous les jets précèdent le premier cube. Chaque cube rapporte 1 point d’influence.
}
explain-chivalry = { $n ->
    [one] Chaque activation donne un cube, sur n’importe quel événement, par dé rouge restant dans votre quartier. Chaque cube rapporte 1 point d’influence.
   *[other] Chaque activation donne { $n } cubes, sur n’importe quels événements, par dé rouge restant dans votre quartier. Chaque cube rapporte 1 point d’influence.
}
explain-diplomat = { $n ->
    [one] Chaque activation coûte de l’influence ({ $pay_influence }) et donne un cube sur n’importe quel événement ; tout se paie avant de poser le premier cube. Chaque cube rapporte 1 point d’influence.
   *[other] Chaque activation coûte de l’influence ({ $pay_influence }) et donne { $n } cubes sur n’importe quels événements ; tout se paie avant de poser le premier cube. Chaque cube rapporte 1 point d’influence.
}
explain-hunting = { $n ->
    [one] Chaque activation donne { $n } point d’influence.
   *[other] Chaque activation donne { $n } points d’influence.
}
explain-mercenary = { $n ->
    [one] Chaque activation donne { $n } denier.
   *[other] Chaque activation donne { $n } deniers.
}
explain-tax-collector = { $n ->
    [one] À chaque activation, chaque autre joueur vous paie { $n } denier par citoyen qu’il a à l’Hôtel de ville, autant qu’il peut ; la banque paie pour les neutres.
   *[other] À chaque activation, chaque autre joueur vous paie { $n } deniers par citoyen qu’il a à l’Hôtel de ville, autant qu’il peut ; la banque paie pour les neutres.
}
explain-captain = Chaque activation donne { $vp } PV par événement portant un de vos cubes, la Maraude aussi.
explain-joust = Si personne n’a une plus haute somme de dés rouges restants que vous, chaque activation vous donne { $vp } PV, ainsi qu’à tous ceux qui vous égalent ; le neutre est un rival.
explain-troubadour = { $n ->
    [one] Chaque activation change { $n } point d’influence en { $vp } PV.
   *[other] Chaque activation change { $n } points d’influence en { $vp } PV.
}
explain-marauding = Dés noirs à chaque manche : { $black }. Elle reste en jeu : une fois pleine, elle paie ses PV, se vide et continue.
explain-brigands-1 = Dés noirs à chaque manche : { $black }.
explain-brigands-2 = Dés noirs à chaque manche : { $black }.
explain-brigands-3 = Dés noirs à chaque manche : { $black }.
explain-succession-conflict = À chaque manche, un dé est lancé et un citoyen neutre vient sur cette case du Palais.
explain-skirmishes-1 = Dés noirs à chaque manche : { $black }.
explain-skirmishes-2 = Dés noirs à chaque manche : { $black }.
explain-war = Dés noirs à chaque manche : { $black }.
explain-normans = Dés noirs à chaque manche : { $black }.
explain-drought = { $n ->
    [one] À chaque manche, chaque joueur paie { $n } denier par citoyen qu’il a à l’Hôtel de ville ; celui qui ne peut pas tout payer perd 2 PV.
   *[other] À chaque manche, chaque joueur paie { $n } deniers par citoyen qu’il a à l’Hôtel de ville ; celui qui ne peut pas tout payer perd 2 PV.
}
explain-support = { $n ->
    [one] À chaque manche, un cube neutre va sur l’événement à sa gauche.
   *[other] À chaque manche, un cube neutre va sur chacun des { $n } événements à sa gauche.
}
explain-civil-war = { $n ->
    [one] À chaque manche, chaque joueur paie { $n } denier ; celui qui ne peut pas tout payer perd 2 PV.
   *[other] À chaque manche, chaque joueur paie { $n } deniers ; celui qui ne peut pas tout payer perd 2 PV.
}
explain-wayfarers = À chaque manche, un dé est lancé et un citoyen neutre vient dans cette rangée de l’Hôtel de ville.
explain-theological-conflict = À chaque manche, un dé est lancé et un citoyen neutre vient dans cette rangée de l’Évêché.
explain-heresy = { $n ->
    [one] À chaque manche, chaque joueur perd { $n } point d’influence ; celui qui en a moins perd en plus 2 PV.
   *[other] À chaque manche, chaque joueur perd { $n } points d’influence ; celui qui en a moins perd en plus 2 PV.
}
explain-migrant-workers = { $n ->
    [one] À chaque manche, un cube neutre va sur une case libre de la cathédrale : au niveau le plus bas et, là, sur le plus petit nombre.
   *[other] À chaque manche, { $n } cubes neutres vont sur des cases libres de la cathédrale : d’abord au niveau le plus bas et, là, sur le plus petit nombre.
}
explain-interruption-of-work = { $n ->
    [one] À chaque manche, un cube est retiré de la cathédrale, quel que soit son propriétaire : au niveau le plus haut et, là, sur le plus grand nombre.
   *[other] À chaque manche, { $n } cubes sont retirés de la cathédrale, quel que soit leur propriétaire : d’abord au niveau le plus haut et, là, sur le plus grand nombre.
}
explain-chretien = Citoyens dans les bâtiments à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-urban = Cubes dans la cathédrale à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-thibaut = Deniers à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-hugues = Influence à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-florentin = Contremaîtres sur les activités à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-henry = Cartes événement prises : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.

## why

why-income = revenu
why-wages = salaires
why-unpaid-wages = salaires non payés en entier
why-passing = a passé
why-black-dice = dés noirs contrés
why-too-weak = trop faible contre un dé noir
why-reroll = relance d’un dé
why-recruit = recrutement d’un citoyen
why-turn-over = dés retournés
why-bought-dice = prix des dés
why-hire = embauche d’un contremaître
why-agriculture = agriculture
why-cathedral = construction de la cathédrale
why-event-cubes = cubes sur des événements
why-placed-citizen = poussé dehors
why-presence = cubes sur des événements à la fin
why-tradesmen = cases des contremaîtres
why-empty-levels = niveaux de la cathédrale sans cube
why-neutral-dice = dés neutres
why-attack = attaque

## board

board-round = manche { $round } sur { $rounds }
board-placing = placement initial
board-player = Joueur
board-citizens = Cit.
board-passed = a passé { $n }¤
board-cathedral = Cathédrale
board-activities = Activités
board-events = Événements
board-hire = emb.
board-flags = drap.
board-black = Dés noirs : { $dice }
board-cubes = Vos cubes : { $cubes }
board-doing = { $name } : { $trail }
board-character = { $character } : { $counts } { $steps } → { $vp }★ ; à présent { $now }
board-tradesmen = Contremaîtres : { $cards }
board-taken = Cartes événement : { $cards }
board-stock = Cubes d’activités différées : { $cubes }
board-standing = Citoyens : { $buildings } ; réserve { $supply }, réserve générale { $general } ; salaires par manche { $wages }¤
board-in-cathedral = { $n ->
    [one] Cathédrale : { $n } cube
   *[other] Cathédrale : { $n } cubes
}
board-none = –
board-legend = Lettres : { $red } rouge (militaire), { $white } blanc (religieux), { $yellow } jaune (civil). ¤ deniers, ♔ influence, ★ points de victoire, ÷ diviseur, ▪ cube pour une action ultérieure, ○ neutre, · libre, ✗ expulsé, ¹ premier joueur, ⚑ cartes événement prises. Citoyens 2+6 : votre réserve et la réserve générale. 2● 1· : cases des contremaîtres avec leurs PV ; après elles ceux sur l’image. 3/1★ : PV d’un événement contré pour celui qui a le plus de cubes et pour le deuxième.

## event

event-start = { $name } est premier joueur
event-dealt = { $name } reçoit le personnage { $character }
event-settled = { $name } place un citoyen { FORM($building, "in") }, case { $space }
event-round = Manche { $round }
event-activity = Activités révélées : { $activity }
event-event = Nouveaux événements : { $event }
event-gained = { $name } gagne { $amount } { WORD($what, $amount, in: "what") }
event-paid = { $name } paie { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } perd { $amount } { WORD($what, $amount, in: "what") }
event-rolled = { $name } lance { $colour } { $value }
event-acted = Les événements agissent : { $event }
event-overrun = { $name } cède au dé noir de { $value }
event-repelled = { $name } contre le dé noir de { $value }
event-rerolled = { $name } relance le dé { $colour } de { $old } : { $new }
event-recruited = { $name } recrute un citoyen
event-turned = { $name } retourne le dé { $colour } de { $value }
event-hired = { $name } embauche un contremaître pour { $activity }
event-used = { WHOSE($owner) ->
    [own] { $name } utilise { $colour } { $value }
    [neutral] { $name } utilise { $colour } { $value } (neutre)
   *[other] { $name } utilise { $colour } { $value } ({ PLAYER($owner) })
}
event-modified = { $name } dépense un cube de la carte { $modifier }
event-activated = { $name } active { $activity } { $times } ×
event-placed = { $name } place un citoyen { FORM($building, "in") }, case { $space }
event-cubes = { $amount ->
    [one] { $name } met { $amount } cube sur { $event }
   *[other] { $name } met { $amount } cubes sur { $event }
}
event-countered = Événement contré : { $event }
event-took = { $name } prend la carte { $event }
event-built = { $name } bâtit la cathédrale (niveau { $level }, case { $space })
event-razed = { $name } perd un cube dans la cathédrale (niveau { $level }, case { $space })
event-passed = { $name } passe
event-waited = { $name } a passé et reçoit 1 denier de plus
event-ended = La manche { $round } est finie
event-character = { $name } : personnage { $character }
event-scored = { $name } à la fin : { $amount } PV

## befalls

befalls-expelled = { $name } : citoyen expulsé { FORM($building, "from") }

## nobody

nobody-settled = Citoyens neutres : { $building } { $space }
nobody-rolled = Dés lancés : { $colour } { $value }
nobody-placed = Un citoyen neutre arrive { FORM($building, "in") }, case { $space }
nobody-expelled = Un citoyen neutre est expulsé { FORM($building, "from") }
nobody-cubes = { $amount ->
    [one] { $amount } cube neutre sur { $event }
   *[other] { $amount } cubes neutres sur { $event }
}
nobody-built = Un cube neutre dans la cathédrale (niveau { $level }, case { $space })
nobody-razed = Un cube neutre quitte la cathédrale (niveau { $level }, case { $space })

## again

again-settled = { $building } { $space }
again-activity = { $activity }
again-event = { $event }
again-rolled = { $colour } { $value }
again-acted = { $event }
again-repelled = le dé noir de { $value }
again-turned = { $colour } { $value }
again-used = { WHOSE($owner) ->
    [own] { $colour } { $value }
    [neutral] { $colour } { $value } (neutre)
   *[other] { $colour } { $value } ({ PLAYER($owner) })
}
again-built = (niveau { $level }, case { $space })
again-scored = { $amount } PV
again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-paid = { $amount } { WORD($what, $amount, in: "what") }
again-lost = { $amount } { WORD($what, $amount, in: "what") }

## option

option-open_scores-about = si tous voient les points de victoire de tous pendant la partie
option-open_scores-false = cachés
option-open_scores-true = visibles

## score

score-activities = Activités
score-cathedral = Cathédrale
score-events = Événements contrés
score-losses = Pertes
score-presence = Cubes sur les événements
score-tradesmen = Contremaîtres
score-empty-levels = Niveaux de la cathédrale sans cube
score-chretien = Chrétien de Troyes (citoyens)
score-urban = Urbain IV (cathédrale)
score-thibaut = Thibaut II (deniers)
score-hugues = Hugues de Payns (influence)
score-florentin = Le Florentin (contremaîtres)
score-henry = Henri Ier (cartes événement)

## phase

phase-income = Revenus
phase-dice = Dés
phase-events = Événements
phase-actions = Actions
phase-end = Fin

## good

good-dice = dés
good-event-cards = cartes événement

## tally

tally-rolled = dés lancés
tally-average = lancer moyen
tally-used = propres dés utilisés
tally-sold = dés vendus
tally-bought = dés achetés
tally-repelled = dés noirs contrés
