title = Troyes
about = Quatre siècles d’une ville : dirigez noblesse, clergé et artisans avec des dés que vous lancez, achetez et modifiez ; de deux à quatre joueurs.

## word

word-round = manche
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
word-marauding = Maraudage
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
   *[other] 1 denier par tranche de { $n } points de dés
}
chip-too-few = total { $n }, il faut { $of }
chip-turned = devient { $n }
chip-die-less = un dé { $word } de moins par manche
chip-expelled = expulse un habitant { FORM($word, "from") } ({ $name })
chip-countered = événement contré : { $word }

## choice

choice-die = { $colour } { $value } ({ $name })
choice-own-die = { $colour } { $value }

## counts

counts-chretien = habitants dans les bâtiments
counts-urban = cubes de la cathédrale
counts-thibaut = deniers
counts-hugues = influence
counts-florentin = hommes de métier
counts-henry = cartes événement

## group

group-settle = Placer votre habitant
group-activities = Activer
group-events = Lutter contre un événement
group-actions = Bâtir et récolter
group-places = Placer un habitant
group-reroll = Relancer 1♔
group-turn = Retourner 4♔
group-citizens = Quel habitant y va ?
group-cubes = L’aide d’une carte
group-dice = Dés
group-times = Combien de fois ?
group-cubes-on = Un cube sur

## good

good-deniers = deniers
good-influence = influence
good-citizens = habitants
good-vp = points

## action

action-settle = placer un habitant sur la case { $space } { FORM($building, "from") }
action-activate = activer « { $activity } »
action-combat = lutter contre « { $event } »
action-cathedral = bâtir la cathédrale
action-place = placer un habitant { FORM($building, "in") }
action-agriculture = agriculture
action-pass = passer
action-fight = contrer avec le { $value } { $colour }
action-cannot = céder
action-reroll = relancer le { $value } { $colour }
action-recruit = recruter un habitant
action-turn = retourner le { $value } { $colour }
action-also = contrer aussi le { $value } noir
action-supply = un habitant de votre réserve
action-leave = l’homme de métier placé sur « { $activity } »
action-move = l’habitant de la case { $space } { FORM($building, "from") }
action-raise = l’habitant expulsé { FORM($building, "from") }
action-modify = avec un cube de « { $modifier } »
action-take = { $colour } { $value } de { SHAPE($owner) }
action-use = { $times } ×
action-cube = un cube sur « { $event } »
action-mill = compter vos habitants { FORM($building, "in") }
action-done = terminé

## question

question-settle = Où placez-vous votre prochain habitant ?
question-counter = Un { $black } noir vous attaque. Avec quels dés le contrez-vous ? Tous les vôtres ensemble : { $strength }.
question-fight = Force { $strength } contre le { $black } noir : quel dé ajoutez-vous ?
question-also = Il vous reste { $n } de force : quel autre dé noir contrez-vous ?
question-action = Que faites-vous ?
question-turn-over = Quel autre dé retournez-vous ?
question-citizen = { $target } : quel habitant y va ?
question-one-die = { $target } : quel dé utilisez-vous ?
question-dice = { $target } : quel dé ajoutez-vous ?
question-amount = { $target } : autant de fois que possible ({ $most }), ou moins ?
question-cubes = { $n ->
    [one] { $n } cube : sur quel événement ?
   *[other] { $n } cubes : sur quel événement va le suivant ?
}
question-mill = { $n ->
    [one] Meunier, encore { $n } activation : vos habitants du Palais rapportent-ils des deniers, ou ceux de l’Évêché ?
   *[other] Meunier, encore { $n } activations : vos habitants du Palais rapportent-ils des deniers, ou ceux de l’Évêché ?
}

## hint

hint-settle = Chaque habitant placé dans un bâtiment lance un dé de sa couleur au début de chaque manche. Le salaire à payer à chaque manche est indiqué à côté de chaque choix. À trois ou quatre joueurs, des habitants neutres occupent ensuite les cases vides.
hint-counter = Contrez le dé noir le plus élevé avec vos propres dés, de toutes couleurs ; le rouge compte double. Le surplus peut contrer d’autres dés noirs. Chaque dé contré donne 1 point d’influence. Vous ne pouvez céder que si tous vos dés ensemble sont trop faibles ; vous perdez alors 2 PV.
hint-fight = Ajoutez des dés jusqu’à atteindre la valeur du dé noir ; le rouge compte double. Tous quittent votre quartier.
hint-also = Les mêmes dés peuvent contrer d’autres dés noirs tant que leur force atteint la somme de ces dés noirs.
hint-action = Faites une action avec 1 à 3 dés d’une même couleur, les vôtres ou achetés (2, 4 ou 6 deniers pièce dans un lot de 1, 2 ou 3), ou passez. Avant, vous pouvez dépenser de l’influence : avec 1 point vous relancez un de vos dés, avec 2 vous recrutez un habitant, avec 4 vous retournez jusqu’à trois de vos dés.
hint-turn-over = Jusqu’à trois de vos dés pour 4 points d’influence en tout ; un dé retourné montre 7 moins sa valeur.
hint-citizen = Un habitant de votre réserve, ou pris ailleurs sur le plateau : sur une autre activité, dans un bâtiment, ou un expulsé. La case quittée reste vide.
hint-dice = Choisissez un à trois dés ; dans le terminal, du plus bas au plus haut, puis « terminé ». Un dé d’un autre joueur coûte 2 deniers s’il est seul, 4 dans un lot de deux, 6 dans un lot de trois. Un cube d’une activité à effet différé peut modifier les dés ; choisissez-le d’abord.
hint-amount = Divisez le total des dés par le nombre de la carte, arrondi à l’unité inférieure : c’est le nombre d’activations, ou de cubes. Vous pouvez en utiliser moins.
hint-cubes = Chaque cube donne 1 point d’influence. Un événement plein est contré aussitôt : celui qui a le plus de cubes reçoit la première récompense en PV, le suivant la seconde.
hint-mill = Chaque activation donne 2 deniers par habitant que vous avez dans l’un des deux bâtiments. Pour compter les deux, comptez d’abord le Palais.

## rules

rules-1 = Chaque manche apporte 10 deniers moins les salaires, un dé par habitant dans un bâtiment (Palais rouge, Évêché blanc, Hôtel de ville jaune) et deux nouveaux événements. Les événements agissent à chaque manche jusqu’à ce qu’ils soient contrés ; il faut d’abord contrer les dés noirs.
rules-2 = Puis chacun agit à son tour avec 1 à 3 dés d’une même couleur. On peut acheter ceux des autres sans leur demander : 2, 4 ou 6 deniers pièce dans un lot de 1, 2 ou 3.
rules-3 = Activités : le total des dés, divisé par le diviseur de la carte, donne le nombre d’activations. Il y faut un homme de métier : payez l’embauche et placez-y un de vos habitants. Les premiers hommes de métier occupent des cases qui valent des PV. Les cartes marquées ▪ donnent des cubes ; chacun modifie les dés d’une action ultérieure.
rules-4 = Cathédrale : chaque dé blanc place un cube sur son numéro, au niveau libre le plus bas, pour 1 PV et 1 ou 2 points d’influence. Événements : avec des dés de leur couleur, vous posez des cubes sur leurs drapeaux, 1 point d’influence chacun ; quand tous sont couverts, celui qui a le plus de cubes gagne le plus de PV. Habitants : un dé place un habitant sur la première case de sa rangée et pousse les autres. Agriculture : la moitié du total des dés jaunes en deniers.
rules-5 = Passer donne 2 deniers, puis 1 à chaque tour sauté. La manche finit quand tous ont passé ou qu’il n’y a plus de dés.
rules-6 = À la fin, aux PV déjà gagnés s’ajoutent 1 PV par événement portant un de vos cubes, ceux des cases de vos hommes de métier et ceux de tous les personnages, même secrets, qui comptent pour tout le monde ; chaque niveau de la cathédrale où vous n’avez pas de cube coûte 2 PV. Le joueur qui a le plus de PV gagne.

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
    [one] Chaque habitant placé ici lance un dé rouge à chaque manche et coûte { $n } denier de salaire.
   *[other] Chaque habitant placé ici lance un dé rouge à chaque manche et coûte { $n } deniers de salaire.
}
explain-bishopric = { $n ->
    [one] Chaque habitant placé ici lance un dé blanc à chaque manche et coûte { $n } denier de salaire.
   *[other] Chaque habitant placé ici lance un dé blanc à chaque manche et coûte { $n } deniers de salaire.
}
explain-town-hall = { $n ->
    [one] Chaque habitant placé ici lance un dé jaune à chaque manche et coûte { $n } denier de salaire.
   *[other] Chaque habitant placé ici lance un dé jaune à chaque manche et coûte { $n } deniers de salaire.
}
explain-artisan = Chaque activation convertit { $pay_influence ->
    [one] { $pay_influence } point d’influence
   *[other] { $pay_influence } points d’influence
} en { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}.
explain-merchant = { $n ->
    [one] Chaque activation donne { $n } denier.
   *[other] Chaque activation donne { $n } deniers.
}
explain-miller = { $n ->
    [one] Chaque activation donne { $n } denier par habitant que vous avez au Palais, ou par habitant que vous avez à l’Évêché.
   *[other] Chaque activation donne { $n } deniers par habitant que vous avez au Palais, ou par habitant que vous avez à l’Évêché.
}
explain-innkeeper = Chaque activation convertit { $pay_deniers ->
    [one] { $pay_deniers } denier
   *[other] { $pay_deniers } deniers
} en { $influence ->
    [one] { $influence } point d’influence
   *[other] { $influence } points d’influence
}.
explain-blacksmith = Un cube ajoute { $add } au total d’un lot rouge ; il ne sert pas pour le Palais.
explain-militia = Un cube permet d’utiliser un lot de dés jaunes comme s’ils étaient rouges, y compris pour le Palais.
explain-journeyman = { $n ->
    [one] Chaque activation convertit { $n } denier en { $vp } PV.
   *[other] Chaque activation convertit { $n } deniers en { $vp } PV.
}
explain-goldsmith = { $n ->
    [one] Chaque activation donne { $vp } PV et { $n } denier.
   *[other] Chaque activation donne { $vp } PV et { $n } deniers.
}
explain-sculptor = Chaque activation donne { $vp } PV.
explain-tithing = Un cube permet de prendre gratuitement un dé jaune à chacun des autres joueurs et au joueur neutre ; le lot doit en contenir au moins un.
explain-monk = { $n ->
    [one] Avec un cube, un dé blanc compte comme { $n } dé jaune de même valeur.
   *[other] Avec un cube, un dé blanc compte comme { $n } dés jaunes de même valeur.
}
explain-priest = Un cube ajoute { $add } à chaque dé jaune du lot ; il ne sert pas pour l’Hôtel de ville.
explain-apprenticeship = Avec un cube, chaque dé du lot vaut { $value }, quelle que soit sa couleur ; il ne sert ni pour les bâtiments ni pour la cathédrale.
explain-confession = Un cube ajoute { $add } à chaque dé du lot, quelle que soit sa couleur ; il ne sert ni pour les bâtiments ni pour la cathédrale.
explain-templar = { $n ->
    [one] Avec un cube, un dé blanc compte comme { $n } dé rouge de même valeur.
   *[other] Avec un cube, un dé blanc compte comme { $n } dés rouges de même valeur.
}
explain-pilgrimage = Chaque activation donne { $vp } PV ; les dés peuvent être de couleurs différentes.
explain-procession = Chaque activation donne { $vp } PV à tous ceux qui ont le plus de dés restants dans leur quartier (au moins un), quel que soit celui qui l’active ; le joueur neutre compte comme un adversaire.
explain-glassblower = { $n ->
    [one] Chaque activation donne { $vp } PV par cube que vous avez dans la cathédrale.
   *[other] Chaque activation donne { $vp } PV par tranche de { $n } cubes que vous avez dans la cathédrale.
}
explain-archer = { $n ->
    [one] À chaque activation, vous lancez un dé : à partir de { $least }, vous posez un cube sur l’événement de votre choix ; tous les dés se lancent avant de poser le premier cube. Chaque cube rapporte 1 point d’influence.
   *[other] À chaque activation, vous lancez un dé : à partir de { $least }, vous posez { $n } cubes sur les événements de votre choix ; tous les dés se lancent avant de poser le premier cube. Chaque cube rapporte 1 point d’influence.
}
explain-chivalry = { $n ->
    [one] Chaque activation donne un cube, sur n’importe quel événement, par dé rouge restant dans votre quartier. Chaque cube rapporte 1 point d’influence.
   *[other] Chaque activation donne { $n } cubes, sur n’importe quels événements, par dé rouge restant dans votre quartier. Chaque cube rapporte 1 point d’influence.
}
explain-diplomat = Chaque activation coûte { $pay_influence ->
    [one] { $pay_influence } point d’influence
   *[other] { $pay_influence } points d’influence
} et donne { $n ->
    [one] un cube sur l’événement de votre choix
   *[other] { $n } cubes sur les événements de votre choix
} ; tout se paie avant de poser le premier cube. Chaque cube rapporte 1 point d’influence.
explain-hunting = { $n ->
    [one] Chaque activation donne { $n } point d’influence.
   *[other] Chaque activation donne { $n } points d’influence.
}
explain-mercenary = { $n ->
    [one] Chaque activation donne { $n } denier.
   *[other] Chaque activation donne { $n } deniers.
}
explain-tax-collector = { $n ->
    [one] À chaque activation, chacun des autres joueurs vous paie, dans la limite de ce qu’il possède, { $n } denier par habitant qu’il a à l’Hôtel de ville ; la banque paie pour les neutres.
   *[other] À chaque activation, chacun des autres joueurs vous paie, dans la limite de ce qu’il possède, { $n } deniers par habitant qu’il a à l’Hôtel de ville ; la banque paie pour les neutres.
}
explain-captain = Chaque activation donne { $vp } PV par événement portant un de vos cubes, Maraudage compris.
explain-joust = Si aucun total de dés rouges restants ne dépasse le vôtre, chaque activation vous donne { $vp } PV, ainsi qu’à tous ceux qui vous égalent ; le joueur neutre compte comme un adversaire.
explain-troubadour = { $n ->
    [one] Chaque activation convertit { $n } point d’influence en { $vp } PV.
   *[other] Chaque activation convertit { $n } points d’influence en { $vp } PV.
}
explain-marauding = Dés noirs à chaque manche : { $black }. La carte reste en jeu : une fois pleine, elle distribue ses PV, se vide et continue d’agir.
explain-brigands-1 = Dés noirs à chaque manche : { $black }.
explain-brigands-2 = Dés noirs à chaque manche : { $black }.
explain-brigands-3 = Dés noirs à chaque manche : { $black }.
explain-succession-conflict = À chaque manche, on lance un dé : un habitant neutre est placé sur la case du Palais qui porte ce nombre.
explain-skirmishes-1 = Dés noirs à chaque manche : { $black }.
explain-skirmishes-2 = Dés noirs à chaque manche : { $black }.
explain-war = Dés noirs à chaque manche : { $black }.
explain-normans = Dés noirs à chaque manche : { $black }.
explain-drought = { $n ->
    [one] À chaque manche, chaque joueur paie { $n } denier par habitant qu’il a à l’Hôtel de ville ; celui qui ne peut pas tout payer perd 2 PV.
   *[other] À chaque manche, chaque joueur paie { $n } deniers par habitant qu’il a à l’Hôtel de ville ; celui qui ne peut pas tout payer perd 2 PV.
}
explain-support = { $n ->
    [one] À chaque manche, un cube neutre va sur l’événement à sa gauche.
   *[other] À chaque manche, un cube neutre va sur chacun des { $n } événements à sa gauche.
}
explain-civil-war = { $n ->
    [one] À chaque manche, chaque joueur paie { $n } denier ; celui qui ne peut pas tout payer perd 2 PV.
   *[other] À chaque manche, chaque joueur paie { $n } deniers ; celui qui ne peut pas tout payer perd 2 PV.
}
explain-wayfarers = À chaque manche, on lance un dé : un habitant neutre est placé dans la rangée de l’Hôtel de ville qui porte ce nombre.
explain-theological-conflict = À chaque manche, on lance un dé : un habitant neutre est placé dans la rangée de l’Évêché qui porte ce nombre.
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
explain-chretien = Habitants dans les bâtiments à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-urban = Cubes dans la cathédrale à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-thibaut = Deniers à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-hugues = Influence à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-florentin = Hommes de métier sur les activités à la fin : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.
explain-henry = Cartes événement prises : dès { $from1 }, { $from2 } ou { $from3 }, chaque joueur marque { $vp1 }, { $vp2 } ou { $vp3 } PV.

## why

why-income = revenus
why-wages = salaires
why-unpaid-wages = salaires impayés en partie
why-passing = pour avoir passé
why-black-dice = dés noirs contrés
why-too-weak = trop faible contre un dé noir
why-reroll = relance d’un dé
why-recruit = recrutement d’un habitant
why-turn-over = dés retournés
why-bought-dice = prix des dés
why-hire = embauche d’un homme de métier
why-agriculture = agriculture
why-cathedral = construction de la cathédrale
why-event-cubes = cubes sur des événements
why-placed-citizen = arrivée d’un nouvel habitant
why-presence = cubes sur des événements à la fin
why-tradesmen = cases des hommes de métier
why-empty-levels = niveaux de la cathédrale sans cube
why-neutral-dice = dés neutres
why-attack = attaque

## draft

draft-empty = Choisissez des dés, dans n’importe quel ordre.
draft-send = Utiliser ces dés

## board

board-round = manche { $round } sur { $rounds }
board-placing = placement initial
board-player = Joueur
board-citizens = Hab.
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
board-tradesmen = Hommes de métier : { $cards }
board-taken = Cartes événement : { $cards }
board-stock = Cubes d’activités à effet différé : { $cubes }
board-standing = Habitants : { $buildings } ; réserve { $supply }, réserve générale { $general } ; salaires par manche { $wages }¤
board-in-cathedral = { $n ->
    [one] Cathédrale : { $n } cube
   *[other] Cathédrale : { $n } cubes
}
board-none = –
board-legend = Lettres : { $red } rouge (militaire), { $white } blanc (religieux), { $yellow } jaune (civil). ¤ deniers, ♔ influence, ★ points de victoire, ÷ diviseur, ▪ cube pour une action ultérieure, ○ neutre, · libre, ✗ expulsé, ¹ premier joueur, ⚑ cartes événement prises. Habitants 2+6 : votre réserve et la réserve générale. 2● 1· : cases des hommes de métier avec leurs PV, puis ceux qui sont sur l’illustration. 3/1★ : PV d’un événement contré pour celui qui a le plus de cubes et pour le deuxième.

## event

event-start = { $name } commence la partie
event-dealt = { $name } reçoit le personnage { $character }
event-settled = { $name } place un habitant sur la case { $space } { FORM($building, "from") }
event-round = Manche { $round }
event-activity = Activités révélées : { $activity }
event-event = Nouveaux événements : { $event }
event-gained = { $name } gagne { $amount } { WORD($what, $amount, in: "what") }
event-paid = { $name } paie { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } perd { $amount } { WORD($what, $amount, in: "what") }
event-rolled = { $name } obtient aux dés un { $value } { $colour }
event-acted = Effet des événements : { $event }
event-overrun = { $name } cède face au { $value } noir
event-repelled = { $name } contre le { $value } noir
event-rerolled = { $name } relance le { $old } { $colour } en obtenant un { $new }
event-recruited = { $name } recrute un habitant
event-turned = { $name } retourne le { $value } { $colour }
event-hired = { $name } embauche un homme de métier pour la carte { $activity }
event-used = { WHOSE($owner) ->
    [own] { $name } utilise le { $value } { $colour }
    [neutral] { $name } utilise le { $value } { $colour } neutre
   *[other] { $name } utilise le { $value } { $colour } pris à { PLAYER($owner) }
}
event-modified = { $name } dépense un cube de la carte { $modifier }
event-activated = { $times ->
    [1] { $name } active la carte { $activity }
   *[other] { $name } active la carte { $activity } { $times } fois
}
event-placed = { $name } place un habitant sur la case { $space } { FORM($building, "from") }
event-cubes = { $amount ->
    [one] { $name } pose { $amount } cube sur la carte { $event }
   *[other] { $name } pose { $amount } cubes sur la carte { $event }
}
event-countered = Événement contré : { $event }
event-took = { $name } prend la carte { $event }
event-built = { $name } bâtit la cathédrale sur la case { $space } du niveau { $level }
event-razed = { $name } perd son cube de la case { $space } du niveau { $level } de la cathédrale
event-passed = { $name } passe
event-waited = { $name } a passé et reçoit 1 denier de plus
event-ended = La manche { $round } est finie
event-character = { $name } révèle : { $character }
event-scored = { $name } au décompte final : { $amount } PV

## befalls

befalls-expelled = { $name } : habitant expulsé { FORM($building, "from") }

## nobody

nobody-settled = Des habitants neutres se placent sur la case { $space } { FORM($building, "from") }
nobody-rolled = Dés lancés : un { $value } { $colour }
nobody-placed = Un habitant neutre arrive sur la case { $space } { FORM($building, "from") }
nobody-expelled = Un habitant neutre est expulsé { FORM($building, "from") }
nobody-cubes = { $amount ->
    [one] { $amount } cube neutre est posé sur la carte { $event }
   *[other] { $amount } cubes neutres sont posés sur la carte { $event }
}
nobody-built = Un cube neutre est posé sur la case { $space } du niveau { $level } de la cathédrale
nobody-razed = Le cube neutre de la case { $space } du niveau { $level } de la cathédrale est retiré

## together

together-gained = { $name } gagnent { $amount } { WORD($what, $amount, in: "what") } chacun
together-paid = { $name } paient { $amount } { WORD($what, $amount, in: "what") } chacun
together-lost = { $name } perdent { $amount } { WORD($what, $amount, in: "what") } chacun

## again

again-character = { $character }
again-settled = sur la case { $space } { FORM($building, "from") }
again-activity = { $activity }
again-event = { $event }
again-rolled = un { $value } { $colour }
again-acted = { $event }
again-repelled = le { $value } noir
again-turned = le { $value } { $colour }
again-used = { WHOSE($owner) ->
    [own] le { $value } { $colour }
    [neutral] le { $value } { $colour } neutre
   *[other] le { $value } { $colour } pris à { PLAYER($owner) }
}
again-cubes = { $amount } sur la carte { $event }
again-built = la case { $space } du niveau { $level }
again-scored = { $amount } PV
again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-rerolled = le { $old } { $colour } en obtenant un { $new }
again-paid = { $amount } { WORD($what, $amount, in: "what") }
again-lost = { $amount } { WORD($what, $amount, in: "what") }

## price

price-paid = { $amount } { WORD($what, $amount, in: "what") }

## fate

fate-expelled = { $name } expulse votre habitant { FORM($building, "from") }
fate-used = { $name } utilise votre { $value } { $colour }

## struck

struck-dealt = Votre personnage : { $character }
struck-expelled = Votre habitant est expulsé { FORM($building, "from") }
struck-overrun = Vous cédez face au { $value } noir
struck-razed = Votre cube de la case { $space } du niveau { $level } de la cathédrale est retiré

## option

option-open_scores-about = points de victoire pendant la partie
option-open_scores-false = cachés
option-open_scores-true = visibles

## score

score-activities = Activités
score-cathedral = Cathédrale
score-events = Événements contrés
score-losses = Pertes
score-presence = Cubes sur les événements
score-tradesmen = Hommes de métier
score-empty-levels = Niveaux de la cathédrale sans cube
score-chretien = Chrétien de Troyes (habitants)
score-urban = Urbain IV (cathédrale)
score-thibaut = Thibaut II (deniers)
score-hugues = Hugues de Payns (influence)
score-florentin = Le Florentin (hommes de métier)
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
tally-average = moyenne des dés
tally-used = dés personnels utilisés
tally-sold = dés vendus
tally-bought = dés achetés
tally-repelled = dés noirs contrés
