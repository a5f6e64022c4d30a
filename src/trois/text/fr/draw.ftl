you = Vous
die = dé { $colour }, { $value }
crossed = dé { $colour }, { $value }, rayé
black = noir
deciding = réfléchit…
citizen = { $name } : habitant
cube = { $name } : cube
deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
divisor = dés ({ $colour }) : une activation ou un cube par tranche de { $n } points de dés
reconstructed = Reconstitué : { $numbers }.
corrected = Corrigé par le propriétaire de la boîte : { $numbers }.

## part

part-influence = Influence
part-agriculture = Agriculture
part-wheel = Roue
part-square = Place
part-city = Ville
part-events = Événements
part-cathedral = Cathédrale
part-players = Joueurs
part-piles = Pioches
part-hand = Main
part-points = Points

## letter

letter-red = R
letter-yellow = J
letter-white = B

## player

player-blue = Bleu
player-orange = Orange
player-green = Vert
player-natural = Naturel
player-violet = Violet
player-teal = Turquoise
player-rose = Rose
player-brown = Marron
player-slate = Ardoise
player-olive = Olive
player-grey = Neutre

## dice

dice-day = Jour { $day }
dice-end = Fin
dice-free = gratuit
dice-any = 1 ressource au choix
dice-price = prix : { $price }
dice-one-each = 1 de chaque
dice-plaza = place en { $colour }, verso en { $back }
dice-sheet = Feuille : { $name }
dice-built = { $building } { $number }, { GENDER($building) ->
    [feminine] construite
   *[other] construit
}
dice-free-cell = { $building } { $number }
dice-crossed-out = { $building } { $number } : case rayée
dice-link = les deux voisins : { $amount } { $what }
dice-linked = les deux voisins sont construits : { $amount } { $what }
dice-resources = { $what } : { $unspent } à dépenser ; symboles entourés : { $circled } sur 18
dice-citizens = habitants ({ $colour }) : { $n } sur 20
dice-each-resource = colonne { $place } complète : 1 de chaque ressource
dice-administration-build = colonne { $place } complète : construire un bâtiment de fonction
dice-prestige-build = { $place }e habitant : construire un bâtiment de prestige d’une autre couleur
dice-other-citizens = { $place }e habitant : 1 habitant de chacune des autres couleurs
dice-of-days = sur huit
dice-count = construits : { $n } sur 6
dice-now = si tout finissait là
dice-final = à la fin
dice-people = personnages { $n }
dice-goods = ressources { $n }
dice-folk = habitants { $n }
dice-others = Les autres
dice-they-have = eux seulement
dice-only-you = vous seulement
dice-ready = a choisi
dice-all-goods = Ressources
dice-any-building = au choix

## troyes

troyes-influence-track = Influence
troyes-stored = { $n ->
    [one] { $name } : { $n } cube pour plus tard
   *[other] { $name } : { $n } cubes pour plus tard
}
troyes-expelled = { $name } : habitant expulsé
troyes-cathedral-cube = { $name } : cube au niveau { $level }, numéro { $number }
troyes-has-level = { $name } a un cube au niveau { $level }
troyes-lacks-level = { $name } n’a pas de cube au niveau { $level }
troyes-attackers = Les dés noirs attaquent
troyes-attack-order = le repère indique qui l’affronte
troyes-faced-by = { $die }, face à { $name }
troyes-taken-by = { $die }, pris par { $name }
troyes-give-way = Céder
troyes-passed-with = { $n ->
    [one] a passé, { $n } denier
   *[other] a passé, { $n } deniers
}
troyes-next-round = Manche suivante
troyes-demand-denier = { $n ->
    [one] les événements vous prendront { $n } denier
   *[other] les événements vous prendront { $n } deniers
}
troyes-demand-influence = { $n ->
    [one] les événements vous prendront { $n } point d’influence
   *[other] les événements vous prendront { $n } points d’influence
}
troyes-cathedral-loss = Chaque niveau où vous n’avez pas de cube coûte { $n } points de victoire
troyes-second = 2e
troyes-first-prize = { $n ->
    [one] le plus de cubes : { $n } point de victoire
   *[other] le plus de cubes : { $n } points de victoire
}
troyes-second-prize = { $n ->
    [one] deuxième : { $n } point de victoire
   *[other] deuxième : { $n } points de victoire
}
troyes-round = Manche { $round } sur { $rounds }
troyes-end = Fin
troyes-start = Premier joueur : { $name }
troyes-wages = { $n ->
    [one] { $n } denier chacun
   *[other] { $n } deniers chacun
}
troyes-agriculture = Agriculture
troyes-face-down = activité, { $colour }, manche { $period }, face cachée
troyes-delayed = pour plus tard : les cubes restent sur la carte
troyes-to-come = À venir
troyes-deck = { $n ->
    [one] pioche, { $colour } : { $n } carte
   *[other] pioche, { $colour } : { $n } cartes
}
troyes-black-dice = { $n ->
    [one] { $n } dé noir
   *[other] { $n } dés noirs
}
troyes-cathedral-space = niveau { $level }, case { $number }, libre
troyes-cathedral-gain = { $influence ->
    [one] case { $number } : { $vp } PV, { $influence } point d’influence
   *[other] case { $number } : { $vp } PV, { $influence } points d’influence
}
troyes-influence = { $n ->
    [one] { $name } : { $n } point d’influence
   *[other] { $name } : { $n } points d’influence
}
troyes-pass = Passer
troyes-passed = a passé
troyes-supply = { $n ->
    [one] { $n } habitant dans la réserve personnelle
   *[other] { $n } habitants dans la réserve personnelle
}
troyes-general = { $n ->
    [one] { $n } habitant dans la réserve générale
   *[other] { $n } habitants dans la réserve générale
}
troyes-events-won = { $n ->
    [one] { $n } événement contré
   *[other] { $n } événements contrés
}
troyes-secret = personnage secret

## tournay

tournay-round = Manche { $round }
tournay-round-of = Manche { $round } sur { $limit }
tournay-last-round = Dernière manche
tournay-end = Fin
tournay-points = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}
tournay-criers = crieurs révélés : { $n } (il en faut { $of })
tournay-supply = réserve, habitants ({ $colour }) : { $n }
tournay-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tournay-crier = le crieur de cette pioche a été révélé
tournay-card = { $n ->
    [one] { $name }, { $colour }, niveau { $level }, prix { $price }, { $n } point de prestige
   *[other] { $name }, { $colour }, niveau { $level }, prix { $price }, { $n } points de prestige
}
tournay-back = carte, { $colour }, niveau { $level }, face cachée
tournay-damage = endommagé
tournay-token = jeton gris
tournay-on-it = habitant { $colour } dessus
tournay-good = favorable
tournay-bad = néfaste
tournay-coins = { $n ->
    [one] { $n } pièce, cercles : { $circles }
   *[other] { $n } pièces, cercles : { $circles }
}
tournay-district = Quartier : { $name }
tournay-built = { $n ->
    [one] { $n } rempart bâti
   *[other] { $n } remparts bâtis
}
tournay-plaza = { $down ->
    [one] { $colour } : { $up } debout, { $down } couché
   *[other] { $colour } : { $up } debout, { $down } couchés
}
tournay-covered = { $n ->
    [one] { $n } carte recouverte
   *[other] { $n } cartes recouvertes
}
tournay-looked = Cartes regardées
tournay-rampart = Rempart
tournay-procession = Le cortège du crieur
tournay-bells-left = { $n ->
    [one] encore une cloche et la fin peut venir
   *[other] encore { $n } cloches et la fin peut venir
}
tournay-bells-out = { $n } sur { $of } : la fin peut venir
tournay-rounds-left = { $n ->
    [one] { $n } manche au plus
   *[other] { $n } manches au plus
}
tournay-rings = sonne :
tournay-rings-you = Si la cloche sonne maintenant : { $what }
tournay-rings-other = { $name } : { $what }
tournay-spared = rien pour vous
tournay-spared-other = rien
tournay-areas = emplacements : { $areas } sur 9, prestige : { $prestige } sur 2
tournay-plaza-title = Place
tournay-plaza-count = { $down ->
    [one] { $up } debout, { $down } couché, { $work } au travail
   *[other] { $up } debout, { $down } couchés, { $work } au travail
}
tournay-hand-count = Main : { $cards }, { $ramparts }, { $most } au plus
tournay-not-now-name = Pas maintenant : elle est déjà dans votre quartier.
tournay-not-now-card = Pas maintenant : elle coûte aussi une autre carte de votre main.
tournay-not-now-citizen = Pas maintenant : elle coûte aussi un de vos habitants debout.
tournay-not-now-price = Pas maintenant : elle coûte plus de deniers que vous n’en avez.
tournay-hand-of = Main : { $name }
tournay-ramparts = { $n ->
    [one] { $n } rempart
   *[other] { $n } remparts
}
tournay-look-two = en regarder deux
tournay-closed = fermée
tournay-supply-title = Réserve
tournay-hiring = engager un habitant adverse
tournay-only-you = vous seulement
tournay-first = commence
tournay-ledger = Prestige, si tout finissait là
tournay-ledger-rest = avec cartes et remparts
tournay-hiring-price = { $n ->
    [one] engager coûte { $n } denier
   *[other] engager coûte { $n } deniers
}
tournay-gather = Rassembler
tournay-empty-area = emplacement vide
tournay-event-pile = { $n ->
    [one] encore { $n } événement
   *[other] encore { $n } événements
}
tournay-needs = { $n ->
    [one] il faut { $n } habitant
   *[other] il faut { $n } habitants
}
tournay-ledger-short = Prestige
tournay-then-lie = { $n ->
    [one] { $n } habitant se couche
   *[other] { $n } habitants se couchent
}
tournay-then-discard = { $n ->
    [one] { $n } carte quitte votre main
   *[other] { $n } cartes quittent votre main
}
tournay-then-damage = { $n ->
    [one] { $n } bâtiment est endommagé
   *[other] { $n } bâtiments sont endommagés
}
tournay-does-gain_best = la couleur au choix
tournay-does-draw = piocher : { $colour }
tournay-does-draw-any = piocher, toute couleur
tournay-does-reveal_take = de trois cartes révélées
tournay-does-recruit = recruter { $citizen }
tournay-does-stand_up = { $n ->
    [one] un se relève
   *[other] jusqu’à { $n } se relèvent
}
tournay-does-combat = lutte gratuite
tournay-does-combat-keep = lutte, pièces gardées
tournay-does-fire_events = déclenche des événements
tournay-does-build_ramparts = bâtir des remparts
tournay-does-copy = copie un adversaire
tournay-does-damage_others = endommage les autres
tournay-does-shield = protège une fois
tournay-does-levy = taxe sur une couleur
tournay-does-richest_pays = le plus riche paie
tournay-does-on_activate = activé aligné
tournay-does-on_play = joué aligné
tournay-does-on_play_combat = joué aligné
tournay-does-on_play_combat-keep = aligné, pièces gardées
tournay-does-discount = rabais si alignée
tournay-does-on_gather = en rassemblant
tournay-does-earn_rate = en gagnant des deniers
tournay-does-chain = un de plus
tournay-does-every_second = un sur deux
tournay-does-every_second-keep = un sur deux
tournay-does-leader_gains = à qui a le plus
tournay-does-richest_loses = les plus riches
tournay-counts-standing = { $citizen } debout
tournay-counts-lying = habitant couché
tournay-counts-citizen = { $citizen }
tournay-counts-citizen_set = trio d’habitants
tournay-counts-pair = paire debout
tournay-counts-card = { $card }
tournay-counts-card_set = trio de cartes
tournay-counts-building = bâtiment
tournay-counts-character = personnage
tournay-counts-prestige = bâtiment de prestige
tournay-counts-empty_area = emplacement vide
tournay-counts-four_deniers = dans la bourse
tournay-counts-rampart_built = rempart bâti
tournay-counts-event_coin = pièce sur événements
tournay-counts-one = pour qui l’a

## number

number-effect = effet
number-hire = embauche
number-divisor = diviseur
number-vp = PV
number-flags = drapeaux
number-cost = prix
number-pp = points de prestige
number-effects = effet
number-circles = cercles
number-faces = les deux faces
number-colour = couleur
number-copies = nombre d’exemplaires
number-black_dice = dés noirs
number-calls = la pioche de la seconde carte
number-deck = pioche
number-period = manche
number-delayed = effet différé
number-counts = ce qui est compté
number-from = paliers
number-from_two_players = paliers à deux
number-level = niveau
number-kind = genre
number-removable = exemplaires retirables
number-expansion = extension
number-positive = favorable ou néfaste
number-loses_deniers = perte de deniers
postcard = Bons baisers de { $town }
