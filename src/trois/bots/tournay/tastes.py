"""What bots are fond of in Tournay."""

from trois.bots.taste import Tastes

TASTES: Tastes = {
    "builder": {"play white": 0.6, "keep white": 0.4, "build": 0.3},
    "trader": {"play yellow": 0.5, "keep yellow": 0.4, "earn": 0.3},
    "fighter": {"combat": 0.7, "play red": 0.5, "keep red": 0.4, "protect": 0.3},
    "gambler": {"draw": 0.4, "look": 0.4, "recruit": 0.3},
}
