## load

load-title = La ciudad se está construyendo
load-lead = Solo esta vez. Después se abre al momento, también en el tren.
load-opening = Se abren las puertas
load-part = Cargando: { $part }
load-size = { $loaded } de { $total } MB
load-slow = ¿Conexión lenta? Cierra la página si quieres: la carga seguirá donde se quedó.
load-stopped = La carga se ha interrumpido. Lo que ya ha llegado se queda.
load-go-on = Seguir
load-old = Este navegador es demasiado antiguo para jugar sin servidor. Sirven Chrome, Edge, Firefox y Safari de los dos últimos años.
load-language = Idioma

## part

part-machine = El taller
part-library = Herramientas
part-games = Tres juegos y sus reglas
part-pictures = Imágenes
part-opponents = Rivales
part-lessons = Las lecciones
part-pages = Las páginas

## install

install-title = Instala Trois en este dispositivo
install-lead = Ya está todo cargado. Sin tienda de aplicaciones, sin cuenta, sin publicidad.
install-button = Instalar
install-later = Ahora no

## update

update-title = Hay una versión nueva
update-lead = Tus partidas se quedan donde están.
update-now = Usarla ya
update-later = Más tarde

## kept

kept-title = Tus partidas en este dispositivo
kept-lead = Todo lo que juegas aquí se queda en este navegador y en ningún otro sitio. Los bots, las lecciones y las reglas funcionan sin red; para jugar con amigos hace falta un servidor.
kept-save = Guardarlo todo en un archivo
kept-load = Cargar un archivo
kept-load-note = Sustituye todo lo que hay aquí ahora.
kept-sure = Sí, sustituir lo que hay aquí
kept-loaded = Hecho: lo que había en el archivo está ahora aquí.
kept-not = Este navegador no guarda nada: las partidas se pierden al cerrarlo. Guárdalas en un archivo.
kept-full = Ya no queda espacio para guardarlo. No se ha perdido nada de lo confirmado: libera espacio e inténtalo otra vez.
kept-foreign = Este archivo no lo ha guardado Trois, o es de una versión más nueva.

## home

home-lead = Juega contra bots o con otros en una misma pantalla, también sin red. Sin cuenta ni publicidad.
