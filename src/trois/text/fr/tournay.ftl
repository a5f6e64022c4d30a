title = Tournay
about = Bâtissez un quartier de neuf emplacements avec des habitants de trois couleurs ; engagez ceux des autres, bravez les événements, élevez des bâtiments de prestige.

## word

word-yellow = jaune
    .plural = jaunes
word-white = blanc
    .plural = blancs
word-red = rouge
    .plural = rouges
word-any = au choix
word-yellow1 = jaune I
word-yellow2 = jaune II
word-yellow3 = jaune III
word-white1 = blanche I
word-white2 = blanche II
word-white3 = blanche III
word-red1 = rouge I
word-red2 = rouge II
word-red3 = rouge III
word-yellow1-farm = Ferme I
word-yellow1-market = Marché I
word-yellow1-mill = Moulin I
word-yellow1-workshop = Atelier I
word-yellow1-guildhouse = Maison de guilde I
word-yellow1-architect = Architecte I
word-yellow1-alderman = Échevin I
word-white1-hospital = Hôpital I
word-white1-chapel = Chapelle I
word-white1-library = Bibliothèque I
word-white1-scriptorium = Scriptorium I
word-white1-monastery = Monastère I
word-white1-bishop = Évêque I
word-white1-canon = Chanoine I
word-red1-arsenal = Arsenal I
word-red1-ballista = Baliste I
word-red1-barracks = Caserne I
word-red1-fort = Fort I
word-red1-watchtower = Tour de guet I
word-red1-sergeant = Sergent I
word-red1-banneret = Banneret I
word-yellow2-market = Marché II
word-yellow2-mill = Moulin II
word-yellow2-weavers = Tisserands II
word-yellow2-workshop = Atelier II
word-yellow2-guildhouse = Maison de guilde II
word-yellow2-tavern = Taverne II
word-yellow2-architect = Architecte II
word-yellow2-alderman = Échevin II
word-white2-hospital = Hôpital II
word-white2-priory = Prieuré II
word-white2-library = Bibliothèque II
word-white2-scriptorium = Scriptorium II
word-white2-monastery = Monastère II
word-white2-bishop = Évêque II
word-white2-canon = Chanoine II
word-red2-fort = Fort II
word-red2-arsenal = Arsenal II
word-red2-ballista = Baliste II
word-red2-barracks = Caserne II
word-red2-watchtower = Tour de guet II
word-red2-palisade = Palissade II
word-red2-sergeant = Sergent II
word-red2-banneret = Banneret II
word-yellow3-belfry = Beffroi
word-yellow3-city-hall = Hôtel de ville
word-yellow3-cloth-hall = Halle aux draps
word-yellow3-mint = Hôtel des monnaies
word-yellow3-tour-des-six = Tour des Six
word-white3-cathedral = Cathédrale
word-white3-la-madeleine = La Madeleine
word-white3-saint-brice = Saint-Brice
word-white3-saint-jacques = Saint-Jacques
word-white3-saint-nicolas = Saint-Nicolas
word-white3-saint-quentin = Saint-Quentin
word-red3-pont-des-trous = Pont des Trous
word-red3-porte-de-la-vigne = Porte de la Vigne
word-red3-tour-darras = Tour d’Arras
word-red3-tour-henry-viii = Tour Henri VIII
word-red3-tour-saint-georges = Tour Saint-Georges
word-yellow1-inn = Auberge I
word-yellow1-brewery = Brasserie I
word-yellow1-senator = Sénateur I
word-yellow2-bakery = Boulangerie II
word-yellow2-brewery = Brasserie II
word-yellow2-senator = Sénateur II
word-white1-abbey = Abbaye I
word-white1-monk = Moine I
word-white1-templar = Templier I
word-white2-abbey = Abbaye II
word-white2-monk = Moine II
word-white2-templar = Templier II
word-red1-catapult = Catapulte I
word-red1-manor = Seigneurie I
word-red1-knight = Chevalier I
word-red2-mercenary = Mercenaire II
word-red2-knight = Chevalier II
word-red2-courtroom = Salle d’audience II
word-event-taille = Taille
word-event-bad-harvest = Mauvaise récolte
word-event-riot = Émeute
word-event-grande-ducasse = Grande Ducasse
word-event-fair = Foire
word-event-tithe = Dîme
word-event-plague = Peste
word-event-storm = Tempête
word-event-procession = Procession
word-event-pilgrims = Pèlerins
word-event-plunder = Pillage
word-event-ransom = Rançon
word-event-fire = Incendie
word-event-siege = Siège
word-event-tournament = Tournoi
word-crier = Crieur public
word-own = le mien
word-next = celui du voisin
word-second = celui du deuxième voisin
word-third = celui du troisième voisin
word-nobody = personne
word-rampart = un rempart
word-catapult = la Catapulte
word-building = bâtiment
word-character = personnage
word-prestige = bâtiment de prestige
word-free = libre
word-grey = jeton gris
word-damage = endommagé

## level

level-1 = I
level-2 = II
level-3 = III

## letter

letter-red = R
letter-yellow = J
letter-white = B

## citizen

citizen-yellow = { $n ->
    [one] habitant jaune
   *[other] habitants jaunes
}
citizen-white = { $n ->
    [one] habitant blanc
   *[other] habitants blancs
}
citizen-red = { $n ->
    [one] habitant rouge
   *[other] habitants rouges
}
citizen-any = { $n ->
    [one] habitant
   *[other] habitants
}

## a-citizen

a-citizen-yellow = un habitant jaune
a-citizen-white = un habitant blanc
a-citizen-red = un habitant rouge
a-citizen-any = un habitant de la couleur de votre choix

## a-building

a-building-yellow = un bâtiment jaune
a-building-white = un bâtiment blanc
a-building-red = un bâtiment rouge
a-building-any = un bâtiment

## a-card

a-card-yellow = carte jaune
a-card-white = carte blanche
a-card-red = carte rouge
a-card-any = carte

## a-kind

a-kind-building = un bâtiment
a-kind-character = un personnage
a-kind-prestige = un bâtiment de prestige

## what

what-deniers = { $n ->
    [one] denier
   *[other] deniers
}

## action

action-play = jouer « { $card } »
action-draw = piocher une carte { $pile }
action-activate = activer { $area }
action-combat = lutter contre l’événement { $place }
action-earn = gagner des deniers avec { $citizens } { WORD($colour, $citizens, in: "citizen") }
action-gather = rassembler tous les habitants
action-recruit = recruter { WORD($colour, in: "a-citizen") }
action-use = utiliser : { $citizens }
action-place = poser sur { $area }
action-take = prendre la carte visible
action-look = regarder deux autres cartes
action-keep = garder « { $card } »
action-discard = mettre « { $card } » sous sa pioche
action-copy = utiliser « { $card } »
action-colour = choisir le { $colour }
action-stand = relever : { $citizens }
action-fire = déclencher l’événement { $places }
action-build = { $ramparts ->
    [one] bâtir { $ramparts } rempart
   *[other] bâtir { $ramparts } remparts
}
action-damage = endommager { $area }
action-protect = se protéger avec { $with }
action-pass = non, merci

## choice

choice-activate = activer « { $card } »
choice-fight = lutter contre « { $events } »
choice-fire = déclencher : { $events }
choice-damage = endommager « { $card } »
choice-take = prendre « { $card } »
choice-over = recouvrir « { $card } »
choice-instead = remplacer « { $card } »
choice-on-free = poser sur un emplacement libre : colonne { $column }, rangée { $row }
choice-nth = { $name } ({ $number } sur { $of })
choice-use-own = { $n ->
    [one] utiliser votre habitant
   *[other] utiliser { $n } de vos habitants
}
choice-use-of = { $n ->
    [one] engager un habitant chez { $name }
   *[other] engager { $n } habitants chez { $name }
}
choice-use = utiliser { $citizens }
choice-own-part = { $n } à vous
choice-part-of = { $n } chez { $name }

## chip

chip-used = utilise { $n } { $what }
chip-hired = { $n ->
    [one] engage un habitant chez { $name }
   *[other] engage { $n } habitants chez { $name }
}
chip-given-up = cède « { $word } »
chip-price = prix { $n } { $what }
chip-free = gratuit

## counted

counted-yellow = { $n ->
    [one] habitant jaune
   *[other] habitants jaunes
}
counted-white = { $n ->
    [one] habitant blanc
   *[other] habitants blancs
}
counted-red = { $n ->
    [one] habitant rouge
   *[other] habitants rouges
}
counted-card = { $n ->
    [one] carte
   *[other] cartes
}
counted-rampart = { $n ->
    [one] rempart
   *[other] remparts
}
counted-points = { $n ->
    [one] point de prestige
   *[other] points de prestige
}

## question

question-turn = Jouez une carte si vous voulez, ou choisissez votre action.
question-action = La carte est jouée. Quelle action choisissez-vous ?
question-place = Où posez-vous « { $card } » ?
question-pay = Quelle carte de votre main cédez-vous pour payer « { $card } » ?
question-use = À qui sont les habitants que vous utilisez ? Il faut { $n } { $citizen }.
question-take = Pioche { $pile } : prenez-vous « { $card } », ou regardez-vous deux autres cartes ?
question-keep = Quelle carte gardez-vous ? L’autre reste visible sur la pioche { $pile }.
question-abbey = Quelle carte prenez-vous ? Encore à prendre : { $n }.
question-stand = Lesquels de vos habitants couchés se relèvent ? { $n } au plus.
question-recruit = Recrutez-vous un habitant pour { $n } deniers ?
question-levy = { $n ->
    [one] Quelle couleur ? Chacun des autres joueurs vous paie { $n } denier par bâtiment qu’il a de cette couleur.
   *[other] Quelle couleur ? Chacun des autres joueurs vous paie { $n } deniers par bâtiment qu’il a de cette couleur.
}
question-draw = Dans quelle pioche de niveau { $level } piochez-vous ?
question-combat = Contre quel événement luttez-vous ? C’est gratuit.
question-fire = Quels événements déclenchez-vous maintenant ? { $n } au plus.
question-build = { $n ->
    [one] Combien de remparts bâtissez-vous ? Chacun vous rapporte { $n } denier.
   *[other] Combien de remparts bâtissez-vous ? Chacun vous rapporte { $n } deniers.
}
question-copy = Quel bâtiment d’un autre joueur utilisez-vous ?
question-damage = { $player } : quel bâtiment endommagez-vous ?
question-chain = « { $card } » : utilisez-vous un autre habitant blanc pour activer encore un bâtiment ?
question-protect = « { $event } » va vous frapper. Vous protégez-vous ?
question-suffer = « { $event } » vous frappe : que perdez-vous ? Encore à choisir : { $n }.
question-limit = Vous pouvez garder au plus quatre cartes en main : de laquelle vous défaites-vous ?
question-last = La partie va finir : posez-vous une dernière carte, face cachée ?
question-either = De quelle couleur comptez-vous les habitants debout ?
question-caller = Quel personnage y fait travailler l’habitant ?

## hint

hint-turn = Avec 1, 2 ou 3 habitants d’une couleur, vous piochez une carte de niveau I, II ou III ; avec un seul, vous activez un bâtiment libre. Vous pouvez aussi lutter contre un événement qui porte une pièce, gagner 2 deniers par habitant que vous utilisez, ou rassembler vos habitants : tous se relèvent et vos bâtiments se libèrent. Les habitants debout des autres coûtent 2 deniers chacun.
hint-place = Sur une carte de sa couleur, elle la recouvre, et les points de celle-ci vous restent ; sur une autre couleur, toutes les cartes de l’emplacement retournent sous leurs pioches. Un quartier couvre au plus trois rangées et trois colonnes.
hint-pay = Le prix de cette carte est une autre carte de votre main. Celle-ci va face cachée sous sa pioche ; vous seul savez où elle est.
hint-use = Vos habitants sont gratuits. Celui d’un autre coûte 2 deniers, payés à son propriétaire, qui ne peut refuser ; il est ensuite couché près de la Place de celui-ci.
hint-take = Si vous regardez, la carte visible va sous sa pioche. Des deux cartes vues, vous en gardez une, l’autre reste visible. Un Crieur public peut s’y cacher.
hint-keep = Tous voient la carte que vous laissez, personne celle que vous gardez.
hint-abbey = Les cartes laissées restent visibles sur leurs pioches.
hint-stand = Seuls les habitants couchés près de votre Place se relèvent, pas ceux du quartier.
hint-recruit = Rien ne vous y oblige. L’habitant vient de la réserve et se tient aussitôt sur votre Place.
hint-levy = Seuls comptent les bâtiments visibles de niveaux I et II ; personne ne paie plus qu’il n’a.
hint-draw = Une pioche ordinaire, mais sans utiliser d’habitants.
hint-combat = L’événement devient un rempart dans votre main : il vous protégera d’un événement et vaut 1 point une fois bâti.
hint-fire = Votre bâtiment déclenche des événements sans Crieur public. Chacun reçoit une pièce s’il a un cercle vide, puis agit une fois par pièce. Les événements néfastes vous épargnent.
hint-build = Un rempart bâti vaut 1 point et ne protège plus.
hint-copy = Il peut être occupé. Là où la carte dit « vous », c’est de vous qu’il s’agit.
hint-damage = La Catapulte endommage un bâtiment de chacun des autres joueurs ; un événement peut vous faire endommager l’un des vôtres. Seuls les bâtiments libres peuvent être endommagés. Ils resservent quand leur propriétaire a rassemblé ses habitants.
hint-chain = Un Moine ou un Templier permet à un habitant blanc de plus de travailler dans sa rangée ou sa colonne. Vous choisissez qui agit d’abord. L’habitant peut être à vous ou engagé ; cela ne fait pas agir d’autre Moine ni Templier.
hint-protect = Un rempart de votre main est bâti face cachée : il vaut 1 point, et cet événement vous épargne. Tous décident en même temps.
hint-suffer = Tous ceux qui sont frappés choisissent en même temps, une fois par pièce sur l’événement. Un bâtiment endommagé ressert quand vous avez rassemblé vos habitants.
hint-limit = Les remparts comptent aussi. Une carte va sous sa pioche ; un rempart est bâti pour 1 point.
hint-last = Tous choisissent en même temps ; puis les cartes sont révélées et payées dans l’ordre du tour. Ensuite tous les remparts sont bâtis et l’on compte les points.
hint-either = La somme de l’une ou de l’autre couleur, à votre choix.
hint-caller = L’autre peut encore faire travailler un habitant ailleurs.

## event

event-round = Manche { $number }
event-last_round = C’est la dernière manche
event-turn = C’est à { $name } de jouer
event-played = { $name } joue « { $card } »
event-replaced = { $name } remplace « { $card } »
event-gained = { $deniers ->
    [one] { $name } gagne { $deniers } denier
   *[other] { $name } gagne { $deniers } deniers
}
event-lost = { $deniers ->
    [one] { $name } paie { $deniers } denier
   *[other] { $name } paie { $deniers } deniers
}
event-used = { $name } utilise { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-hired = { $name } engage { $citizens } { WORD($colour, $citizens, in: "citizen") } chez { PLAYER($owner) }
event-laid_down = { $name } couche { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-stood_up = { $name } relève { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-recruited = { $name } recrute { WORD($colour, in: "a-citizen") }
event-dismissed = { $name } rend { WORD($colour, in: "a-citizen") } à la réserve en paiement
event-gathered = { $name } rassemble tous ses habitants
event-looked = { $name } regarde des cartes de la pioche { $pile }
event-saw = { $name } voit « { $card } » et « { $other } »
event-took = { $name } prend « { $card } » sur la pioche { $pile }
event-drew = { $name } prend une carte
event-drew_card = { $name } garde « { $card } »
event-left = { $name } y laisse « { $card } » face visible
event-visible_under = { $name } met « { $card } » sous sa pioche
event-put_under = { $name } met une carte sous la pioche { $pile }
event-put_card_under = { $name } remet « { $card } » sous sa pioche
event-turned_up = On révèle « { $card } » sur la pioche { $pile }
event-crier = { $name } révèle le Crieur public de la pioche { $pile }
event-coin = Une pièce de plus sur « { $event } »
event-event = { $coins ->
    [1] « { $event } » : effet appliqué une fois
   *[other] « { $event } » : effet appliqué { $coins } fois
}
event-protected = { $name } utilise { $with } contre « { $event } »
event-fought = { $name } change « { $event } » en rempart
event-event_revealed = Nouvel événement { $place } : { $event }
event-activated = { $name } active « { $card } »
event-copied = { $name } utilise « { $card } »
event-levied = { $name } taxe les bâtiments { FORM($colour, "plural") }
event-built = { $name } bâtit le rempart « { $event } »
event-laid_last = { $name } pose « { $card } » comme dernière carte
event-over = La partie est terminée

## befalls

befalls-damaged = { $name } : dégâts sur « { $card } »

## together

together-gained = { $deniers ->
    [one] { $name } gagnent { $deniers } denier chacun
   *[other] { $name } gagnent { $deniers } deniers chacun
}
together-lost = { $deniers ->
    [one] { $name } paient { $deniers } denier chacun
   *[other] { $name } paient { $deniers } deniers chacun
}
together-laid_down = { $name } couchent { $citizens } { WORD($colour, $citizens, in: "citizen") } chacun

## again

again-laid_down = { $citizens } { WORD($colour, $citizens, in: "citizen") }
again-coin = « { $event } »
again-hired = { $citizens } chez { PLAYER($owner) }
again-put_under = une sous la pioche { $pile }
again-gained = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
again-lost = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}

## price

price-lost = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}

## why

why-hire = engagement d’habitants
why-earn = travail des habitants
why-combat = lutte contre un événement
why-recruit = recrutement
why-protection = protection
why-hand-limit = limite de main
why-abbey = Abbaye
why-districts = deux quartiers sont achevés
why-criers = un quartier est achevé et assez de crieurs sont sortis
why-limit = limite de manches
why-end = fin de la partie

## effect

effect-gain = { $n ->
    [one] gagnez { $n } denier
   *[other] gagnez { $n } deniers
}
effect-gain_per = { $n ->
    [one] gagnez { $n } denier par { $counter }
   *[other] gagnez { $n } deniers par { $counter }
}
effect-cap = { $what } ({ $cap } au plus)
effect-gain_best = { $n ->
    [one] gagnez { $n } denier par habitant debout de la couleur de votre choix, { $either }
   *[other] gagnez { $n } deniers par habitant debout de la couleur de votre choix, { $either }
}
effect-draw = piochez une carte { $pile } sans utiliser d’habitants
effect-draw_any = piochez une carte de niveau { $level }, de n’importe quelle couleur, sans utiliser d’habitants
effect-reveal_take = révélez la première carte des trois pioches de niveau { $level } et prenez-en { $n }
effect-recruit = vous pouvez prendre { $a_citizen } dans la réserve pour { $price } deniers
effect-stand_up = { $n ->
    [one] { $n } de vos habitants couchés peut se relever
   *[other] jusqu’à { $n } de vos habitants couchés se relèvent
}
effect-combat = luttez contre un événement sans utiliser d’habitants ni payer de deniers
effect-combat_keep = luttez contre un événement sans utiliser d’habitants ni payer de deniers et gardez ses pièces
effect-fire_events = déclenchez jusqu’à { $max } événements : une pièce sur chacun, puis ils agissent, et les événements néfastes vous épargnent
effect-build_ramparts = { $n ->
    [one] bâtissez jusqu’à { $max } remparts de votre main et gagnez { $n } denier pour chacun
   *[other] bâtissez jusqu’à { $max } remparts de votre main et gagnez { $n } deniers pour chacun
}
effect-copy = faites ce que fait { $a_building } d’un autre joueur
effect-damage_others = endommagez un bâtiment libre de chacun des autres joueurs
effect-shield = tant qu’un habitant ou un jeton gris l’occupe, ignorez un événement de chaque Crieur public
effect-levy = { $n ->
    [one] choisissez une couleur : chacun des autres joueurs vous paie { $n } denier par bâtiment de cette couleur
   *[other] choisissez une couleur : chacun des autres joueurs vous paie { $n } deniers par bâtiment de cette couleur
}
effect-richest_pays = { $n ->
    [one] le joueur le plus riche (tous en cas d’égalité, jamais vous) vous paie { $n } denier
   *[other] le joueur le plus riche (tous en cas d’égalité, jamais vous) vous paie { $n } deniers
}
effect-on_activate = { $n ->
    [one] gagnez { $n } denier quand vous activez { $a_building } de cette rangée ou colonne
   *[other] gagnez { $n } deniers quand vous activez { $a_building } de cette rangée ou colonne
}
effect-on_play = { $n ->
    [one] gagnez { $n } denier quand vous jouez { $kinds } dans cette rangée ou colonne
   *[other] gagnez { $n } deniers quand vous jouez { $kinds } dans cette rangée ou colonne
}
effect-on_play_combat = quand vous jouez { $kinds } dans cette rangée ou colonne, vous pouvez lutter contre un événement sans utiliser d’habitants ni payer de deniers
effect-on_play_combat_keep = quand vous jouez { $kinds } dans cette rangée ou colonne, vous pouvez lutter contre un événement sans utiliser d’habitants ni payer de deniers et garder ses pièces
effect-discount = { $n ->
    [one] les cartes jouées dans cette rangée ou colonne coûtent { $n } denier de moins
   *[other] les cartes jouées dans cette rangée ou colonne coûtent { $n } deniers de moins
}
effect-on_gather = { $n ->
    [one] gagnez { $n } denier chaque fois que vous rassemblez vos habitants
   *[other] gagnez { $n } deniers chaque fois que vous rassemblez vos habitants
}
effect-earn_rate = { $n ->
    [one] avec l’action Gagner des deniers, chaque { $one_citizen } rapporte { $n } denier
   *[other] avec l’action Gagner des deniers, chaque { $one_citizen } rapporte { $n } deniers
}
effect-chain = quand vous activez un bâtiment blanc de cette rangée ou colonne, un autre habitant blanc peut y activer { $a_building }
effect-every_second = au 2e et au 4e habitant rouge ou jeton gris sur les bâtiments rouges de cette rangée et de cette colonne, vous pouvez lutter contre un événement sans utiliser d’habitants ni payer de deniers
effect-every_second_keep = au 2e et au 4e habitant rouge ou jeton gris sur les bâtiments rouges de cette rangée et de cette colonne, vous pouvez lutter contre un événement sans utiliser d’habitants ni payer de deniers et garder ses pièces
effect-score = { $builder ->
    [one] à la fin, { $builder } point par { $counter } ({ $others } pour ceux qui ne l’ont pas), 12 au plus
   *[other] à la fin, { $builder } points par { $counter } ({ $others } pour ceux qui ne l’ont pas), 12 au plus
}
effect-score_one = { $builder ->
    [one] à la fin, { $builder } point ({ $others } pour ceux qui ne l’ont pas)
   *[other] à la fin, { $builder } points ({ $others } pour ceux qui ne l’ont pas)
}
effect-each_gains_per = { $n ->
    [one] chacun gagne { $n } denier par { $counter }
   *[other] chacun gagne { $n } deniers par { $counter }
}
effect-each_loses_per = { $n ->
    [one] chacun perd { $n } denier par { $counter }
   *[other] chacun perd { $n } deniers par { $counter }
}
effect-each_loses = { $n ->
    [one] chacun perd { $n } denier
   *[other] chacun perd { $n } deniers
}
effect-leader_gains = { $n ->
    [one] celui qui a en { $colour } le plus d’habitants et de cartes visibles de niveau I ou II gagne { $n } denier
   *[other] celui qui a en { $colour } le plus d’habitants et de cartes visibles de niveau I ou II gagne { $n } deniers
}
effect-richest_loses = { $n ->
    [one] les plus riches perdent { $n } denier
   *[other] les plus riches perdent { $n } deniers
}
effect-lay_down = chacun couche { $n } { $citizen } debout
effect-discard = { $n ->
    [one] chacun met { $n } carte de sa main sous sa pioche
   *[other] chacun met { $n } cartes de sa main sous leurs pioches
}
effect-damage_own = { $n ->
    [one] chacun endommage { $n } bâtiment libre de son quartier
   *[other] chacun endommage { $n } bâtiments libres de son quartier
}
effect-join = { " " };{ " " }
effect-per-coin = par pièce : { $what }

## counter

counter-standing = { $citizen } debout
counter-lying = habitant couché près de la Place
counter-citizen = { $citizen } possédé
counter-citizen_set = trio d’habitants des trois couleurs
counter-pair = paire d’habitants debout ({ $both })
counter-card = { $card } visible de niveau I ou II
counter-card_set = trio de cartes visibles de niveau I ou II, une de chaque couleur
counter-building = bâtiment visible { $either }
counter-character = personnage visible
counter-prestige = bâtiment de prestige visible
counter-empty_area = emplacement encore vide du quartier
counter-four_deniers = tranche de 4 deniers
counter-rampart_built = rempart bâti
counter-event_coin = pièce sur les événements
counter-one = joueur

## rules

rules-1 = Un tour : jouez une carte si vous voulez, puis faites une action. Les habitants, de trois couleurs, font le travail : seuls ceux qui sont debout sur une Place peuvent servir, puis ils se couchent à côté. Les vôtres sont gratuits, ceux des autres coûtent 2 deniers chacun.
rules-2 = Le quartier grandit jusqu’à neuf emplacements, sur trois rangées et trois colonnes. Une carte peut en recouvrir une de même couleur, qui garde ses points ; sur une autre couleur, elle remplace toutes les cartes de l’emplacement. Les bâtiments agissent quand un habitant les active, les personnages dans leur rangée et leur colonne ; les bâtiments de prestige comptent à la fin.
rules-3 = Dans chacune des neuf pioches se cache un Crieur public : quand il sort, chaque événement qui a un cercle vide reçoit une pièce, et tous agissent, une fois par pièce. Celui qui vainc un événement le prend comme rempart : il protège d’un événement et vaut 1 point une fois bâti.
rules-4 = La dernière manche commence quand deux joueurs ont neuf emplacements occupés et deux bâtiments de prestige, ou un seul si assez de crieurs sont sortis (un de plus qu’il n’y a de joueurs). Puis chacun peut poser encore une carte.
rules-5 = Points de prestige : chaque bâtiment de prestige visible compte pour tous, davantage pour ceux qui l’ont, 12 au plus chacun ; s’y ajoutent les points de toutes les cartes du quartier et 1 par rempart bâti. Le joueur qui a le plus de points gagne.

## draft

draft-empty = Choisissez des habitants, dans n’importe quel ordre.
draft-send = Relever ces habitants

## board

board-round = manche { $n }
board-last-round = dernière manche
board-rounds-left = { $n ->
    [one] { $n } manche jusqu’à la limite
   *[other] { $n } manches jusqu’à la limite
}
board-criers = crieurs { $n }/{ $most }
board-events = { $n ->
    [one] encore { $n } événement
   *[other] encore { $n } événements
}
board-supply = Réserve :
board-plaza = Place
board-hand = Main :
board-ramparts = Remparts :
board-built = { $n ->
    [one] { $n } rempart bâti
   *[other] { $n } remparts bâtis
}
board-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-nothing = rien
board-no-event = aucun événement
board-starts = commence
board-covers = recouvre « { $card } »
board-legend = Lettres : { $yellow } jaune (civil), { $white } blanc (religieux), { $red } rouge (militaire). Sur une Place la majuscule est debout, la minuscule couchée : { $yellow }{ $yellow }{ $low }. Dans un quartier : [ ] bâtiment libre, [{ $yellow }] occupé par un habitant, [▒] jeton gris, [×] endommagé, ♙ personnage, ★ bâtiment de prestige, +1 cartes recouvertes, · emplacement libre. Pioche : nombre de cartes et carte visible ; ! son crieur est sorti. Événement : ● pièce, ○ cercle vide, + favorable, − néfaste. d denier. ▤1+2 remparts en main et bâtis. Dans un choix : 2{ $white } habitants blancs utilisés, ■1 un engagé chez ■.

## fate

fate-damaged = { $name } endommage votre « { $card } »
fate-hired = { $name } engage { $citizens } { WORD($colour, $citizens, in: "citizen") } chez vous

## struck

struck-damaged = Dégâts sur votre « { $card } »
struck-laid_down = Vous devez coucher { $citizens } { WORD($colour, $citizens, in: "citizen") }
struck-put_card_under = « { $card } » quitte votre main
struck-stood_up = Vous relevez { $citizens } { WORD($colour, $citizens, in: "citizen") }

## option

option-expansion-about = les 18 cartes de l’extension
option-expansion-off = sans elles
option-expansion-replace = elles remplacent 18 cartes du jeu de base
option-expansion-mix = elles sont mêlées à ces 18 cartes, et la moitié des 36 entre en jeu
option-advanced-about = règles avancées : moins d’habitants, plus de deniers, et l’action Recruter
option-advanced-false = sans
option-advanced-true = avec

## score

score-cards = Cartes
score-ramparts = Remparts
score-Belfry = Beffroi
score-City-Hall = Hôtel de ville
score-Cloth-Hall = Halle aux draps
score-Mint = Hôtel des monnaies
score-Tour-des-Six = Tour des Six
score-Cathedral = Cathédrale
score-La-Madeleine = La Madeleine
score-Saint-Brice = Saint-Brice
score-Saint-Jacques = Saint-Jacques
score-Saint-Nicolas = Saint-Nicolas
score-Saint-Quentin = Saint-Quentin
score-Pont-des-Trous = Pont des Trous
score-Porte-de-la-Vigne = Porte de la Vigne
score-Tour-dArras = Tour d’Arras
score-Tour-Henry-VIII = Tour Henri VIII
score-Tour-Saint-Georges = Tour Saint-Georges

## good

good-deniers = deniers
good-standing = debout
good-ramparts = remparts
good-points = points maintenant
good-yellow = jaunes debout
good-white = blancs debout
good-red = rouges debout
good-cards = cartes en main

## group

group-play = Jouer d’abord une carte
group-activate = Activer
group-combat = Lutter contre un événement
group-draw = Piocher la carte visible, ou en regarder deux
group-earn = Gagner des deniers, rassembler
group-recruit = Recruter
group-use = À qui sont les habitants ?
group-place = Où ?
group-keep = Garder
group-discard = Remettre
group-stand = Relever
group-fire = Déclencher
group-build = Bâtir des remparts
group-damage = Endommager
group-protect = Vous protéger ?
group-colour = Couleur
group-copy = Utiliser un bâtiment

## label

label-two = une de deux cartes { $level }
label-free = colonne { $column }, rangée { $row }
label-gather = tous debout

## phase

phase-play = Jouer une carte
phase-action = Action
phase-events = Crieur public
phase-hand = Limite de main

## tally

tally-played = cartes jouées
tally-activated = bâtiments activés
tally-hired = habitants engagés
tally-fought = événements vaincus
tally-drawn = cartes piochées
tally-earned = deniers gagnés
