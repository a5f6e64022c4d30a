"""What bots are fond of in Troyes Dice. An action's worth is a share of the final score here: little weighs much."""

from trois.bots.taste import Tastes

TASTES: Tastes = {
    "builder": {"build cathedral": 0.4},
    "trader": {"build market": 0.4, "gain": 0.15},
    "fighter": {"build fortress": 0.4, "citizen red": 0.3},
    "courtier": {"build palace": 0.3, "build town-hall": 0.3, "build bishopric": 0.3},
}
