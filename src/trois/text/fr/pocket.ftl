## load

load-title = La ville se bâtit
load-lead = Une seule fois. Ensuite, elle s’ouvre aussitôt, même dans le train.
load-opening = Les portes s’ouvrent
load-part = Chargement : { $part }
load-size = { $loaded } sur { $total } Mo
load-slow = Connexion lente ? Fermez la page : le chargement reprendra où il s’est arrêté.
load-stopped = Le chargement s’est interrompu. Ce qui est déjà là est conservé.
load-go-on = Continuer
load-old = Ce navigateur est trop ancien pour jouer sans serveur. Chrome, Edge, Firefox et Safari des deux dernières années conviennent.
load-language = Langue

## part

part-machine = L’atelier
part-library = Outils
part-games = Trois jeux et leurs règles
part-pictures = Images
part-opponents = Adversaires
part-lessons = Les leçons
part-pages = Les pages

## install

install-title = Installer Trois sur cet appareil
install-lead = Tout est déjà chargé. Ni boutique d’applications, ni compte, ni publicité.
install-button = Installer
install-later = Pas maintenant

## update

update-title = Une nouvelle version est prête
update-lead = Vos parties restent où elles sont.
update-now = L’utiliser maintenant
update-later = Plus tard

## kept

kept-title = Vos parties sur cet appareil
kept-lead = Tout ce que vous jouez ici reste dans ce navigateur et nulle part ailleurs. Les robots, les leçons et les règles se passent de réseau ; pour jouer entre amis, il faut un serveur.
kept-save = Tout enregistrer dans un fichier
kept-load = Charger un fichier
kept-load-note = Il remplace tout ce qui se trouve ici.
kept-sure = Oui, remplacer ce qui se trouve ici
kept-loaded = C’est fait : le contenu du fichier se trouve maintenant ici.
kept-not = Ce navigateur ne conserve rien : les parties disparaissent quand vous le fermez. Enregistrez-les dans un fichier.
kept-full = Il n’y a plus de place pour enregistrer cela. Rien de ce qui était confirmé n’est perdu : libérez de la place, puis réessayez.
kept-foreign = Ce fichier n’a pas été enregistré par Trois, ou il vient d’une version plus récente.

## home

home-lead = Jouez contre des robots ou à plusieurs sur un même écran, même sans réseau. Sans compte, sans publicité.
