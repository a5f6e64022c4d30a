"""What first pages need is done once, before the picture of the memory is made: modules, templates, words, drawings."""

from trois import games
from trois.draw import scenes
from trois.text import LANGUAGES, Text
from trois.web.pages import boards
from trois.web.pages.home import game_card
from trois.web.pages.render import ENVIRONMENT
from trois.web.pocket import host, think

LOADED = (host, think)


def warm() -> None:
    """Nothing is opened by it."""
    for name in ENVIRONMENT.list_templates(["html"]):
        ENVIRONMENT.get_template(name)
    for language in LANGUAGES:
        for game in games.names():
            game_card(games.get(game), Text(language))
    scenes.city()
    scenes.symbols()
    boards.css()
