welcome = Les dés viennent d’un nombre secret, la graine, révélé à la fin. Son empreinte (code de contrôle) : { $hash }
curtain = Passez l’appareil à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
no-player = Ce joueur n’existe pas ; joueurs : { $players }.
cannot-undo = Il n’y a rien à annuler : des dés ont été lancés ou quelque chose a été montré depuis.
confirm = Ensuite, impossible de revenir en arrière. Entrée : valider. u : choisir à nouveau.
saved = La partie est enregistrée dans { $file }
resume = Pour continuer plus tard : trois play --resume { $file }
save-record = Enregistrer la partie ? Entrée : oui, dans { $file }. n : non. Ou tapez un autre nom.
no-words = n non
go-on = Entrée : retour au jeu.
bye = Rien n’a été commencé. À la prochaine !

## key

key-choose = numéro ou texte
key-more = m { $n } de plus
key-undo = u annuler
key-sheet = s 2 : joueur 2
key-hint = h conseil
key-help = ? aide
key-leave = q enregistrer, sortir

## kind

kind-human = Joueur
kind-random = Hasard
kind-novice = Novice
kind-steward = Intendant
kind-expert = Expert
kind-master = Maître

## help

help-rules = { $title } en bref
help-question = Ce qui vous est demandé
help-cards = Cartes en vue
help-keys = Signes et touches
help-all-keys = Tapez le numéro d’un choix, ou son texte, par exemple : { $example }. u annule votre dernière décision, m montre tous les choix, s 2 montre la feuille du joueur 2, h demande conseil aux robots, q enregistre la partie et quitte, ? montre cette page.
help-go-on = Entrée : les cartes sur la table.

## end

end-title = { $title } : la fin
end-source = Points pour
end-total = Total
end-rank = Rang
end-alone = { $points ->
    [one] { $name } atteint { $points } point.
   *[other] { $name } atteint { $points } points.
}
end-winner = { $points ->
    [one] { $name } gagne avec { $points } point !
   *[other] { $name } gagne avec { $points } points !
}
end-shared = { $points ->
    [one] { $name } se partagent la victoire avec { $points } point !
   *[other] { $name } se partagent la victoire avec { $points } points !
}
end-seed = Graine { $seed } ; son empreinte, affichée avant la partie, est { $hash }
end-hash = Le début de cette partie venait d’une graine qui n’est plus connue, d’empreinte { $hash }

## feats

feats-title = { $n ->
    [one] { $name } : { $earned } sur { $all } exploits à { $game }, { $n } partie terminée
   *[other] { $name } : { $earned } sur { $all } exploits à { $game }, { $n } parties terminées
}
feats-new = Nouveaux exploits pour { $name } : { $feats }.
feats-see = Tous les exploits : trois feats
feats-none = Personne n’a encore terminé ici de partie avec des exploits ; Troyes Dice en a.
feats-nobody = Personne du nom de « { $name } » n’a terminé ici de partie avec des exploits.
feats-damaged = Les exploits conservés sont endommagés ({ $reason }) ; le fichier est gardé sous le nom { $kept } et un nouveau commence.
feats-not-kept = Cette partie n’a pas été ajoutée à vos exploits : { $reason }.

## new

new-hello = Bienvenue dans trois ! Appuyez sur Entrée pour accepter ce qui est proposé.
new-game = Quel jeu ?
new-people = Combien de personnes jouent à cet écran ?
new-bots = Combien de robots jouent avec vous ?
new-default = { $least }-{ $most }, Entrée : { $default }
new-wrong = « { $answer } » ne convient pas : un nombre de { $least } à { $most }, s’il vous plaît.

## games

games-name = Nom
games-title = Jeu
games-seats = Joueurs
games-default = par défaut

## replay

replay-drawn = Dessiné : { $file }
replay-at = Décision { $at } sur { $total }
replay-keys = Entrée ou n : avancer · p : reculer · un nombre : y aller · q : quitter
replay-wrong = « { $answer } » ne convient pas : Entrée, n, p, q, ou un nombre de 0 à { $total }.

## cards

cards-title = { $game } : les nombres imprimés
cards-what = Quoi
cards-numbers = Nombres
cards-source = Source
cards-changed = changé par votre fichier ; imprimé : { $old }
cards-reconstructed = ~ marque un nombre reconstitué : rien de connu ne le contredit, mais personne ne l’a lu sur la carte imprimée.
cards-file-words = Les mots entre parenthèses sont ceux d’un fichier de cartes.

## source

source-rulebook = règles
source-sheet = feuille
source-wheel = roue
source-public = public
source-deduced = déduit
source-reconstructed = ~ reconstitué

## verify

verify-good = { $file } : chaque lancer et chaque mélange vient de la graine annoncée.

## hint

hint-thinking = Réflexion en cours…
hint-line = { $action } : probabilité de victoire { $share }, scores finaux attendus { $scores }
hint-line-alone = { $action } : score final attendu { $scores }

## learn

learn-next = Entrée : suite · b : étape précédente · q : quitter, votre progression est gardée
learn-keys = Numéro ou texte d’un choix · ? : montrez-moi · b : étape précédente · q : quitter
learn-kept = Votre progression est gardée : la même commande reprend ici.

## row

row-spaces = cases
row-rows = rangées
row-levels = niveaux
row-influence = influence
row-city_hall = Hôtel de ville
row-two_player_neutral = habitants neutres à deux
row-wages = salaires
row-cathedral = cathédrale
row-agriculture = agriculture
row-cost = prix
row-crossing_from_day = le dé noir raye à partir du jour
row-start = au début
row-administration = bâtiments de fonction
row-resource_track = piste de ressources
row-citizen_track = piste d’habitants
row-citizen_columns = colonnes d’habitants
row-change = changer un dé
row-administration_at = bâtiment de fonction à
row-amount = quantité
row-any = au choix
row-citizen = habitant
row-citizen_at = habitant à
row-citizens = habitants
row-colour_wisdom = Connaissances pour une couleur
row-value_influence = Influence pour une valeur
row-columns = colonnes
row-day = jour
row-dice = dés
row-die = dé
row-each = chacun
row-gives = donne
row-multiplier = fois
row-other = autre
row-others_at = autres habitants à
row-prestige_at = bâtiment de prestige à
row-resource = ressource
row-resources = ressources
row-resources_at = ressources à
row-steps = paliers
row-unlocks = débloque
row-value = valeur
row-builder = qui le construit
row-others = les autres
row-name = nom
row-tile = tuile
row-link = lien
row-plaza = place
row-building = bâtiment

## help

help-read-on = Pour en savoir plus : { $command }
