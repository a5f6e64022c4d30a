"""What bots are fond of in Troyes."""

from trois.bots.taste import Tastes

TASTES: Tastes = {
    "builder": {"cathedral": 0.8, "activate sculptor": 0.8, "activate goldsmith": 0.6, "activate glassblower": 0.6},
    "trader": {"agriculture": 0.5, "activate merchant": 0.8, "activate tax-collector": 0.8, "activate miller": 0.6},
    "fighter": {"combat": 0.7, "activate archer": 0.6, "activate joust": 0.6, "activate chivalry": 0.6},
    "gambler": {"reroll": 0.6, "turn": 0.4, "place": 0.3},
}
