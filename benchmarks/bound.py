"""The average that nobody playing Troyes Dice alone can surpass without knowing the dice.

python -m benchmarks.bound --games 100 --width 30 --rolls 64

A player who knows all dice, but pays for what each roll brings beyond the mean over all rolls, has no use for knowing
them if what a roll brings is judged rightly, and gains from it only by the errors of that judgement: the mean of the
best that this player can do is an upper bound for everybody else (information relaxation with a martingale penalty).
What a roll brings is the network's opinion of the best end of the half-day; the mean is estimated from other rolls,
which keeps the bound a bound. The best is found by a beam search: see with a greater width whether it still grows.

What a bot makes less the same payments is its own mean with most of the luck taken out.
"""

import argparse
from collections.abc import Iterable
from random import Random

from benchmarks.clairvoyant import RULES, begun, every_end, unending, with_sheet, written
from benchmarks.solo import interval
from trois import bots
from trois.bots.clock import Clock
from trois.bots.levels import Bot
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.network import LEARNED
from trois.bots.troyes_dice.planner import ROLLS, Rolls
from trois.bots.troyes_dice.turns import End, finish
from trois.core.chance import Chance
from trois.core.seeds import seat_seed
from trois.games.troyes_dice.game import GAME
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import DAYS, DONE

FEW_ENDS = 12


class Luck:
    """What the rolls of a game bring beyond their mean."""

    def __init__(self, judge: DiceExpert, rolls: int, seed: int) -> None:
        self.judge = judge
        self.rolls = rolls
        self.dice = Random(seed)

    def brought(self, after: State) -> float:
        """The opinion about the best end of the half-day that has just been rolled."""
        return max(self.judge.judge(after, self.judge.turns.ends(after, FEW_ENDS)))

    def of(self, state: State, sheet: Sheet, after: State) -> float:
        """Of the roll that led from the end of a half-day to the state after it."""
        if after.day > DAYS:
            return 0.0
        first, means = self.dice.randrange(ROLLS), 0.0
        for number in range(self.rolls):
            other = state.copy()
            finish(
                other, sheet.copy(), Rolls(self.dice.getrandbits(40), (first + number * ROLLS // self.rolls) % ROLLS)
            )
            means += self.brought(other)
        return self.brought(after) - means / self.rolls


def bound(seed: int, width: int, luck: Luck) -> float:
    """The best game of a player who knows all dice and pays for luck."""
    chance = Chance(seed)
    state = begun(chance)
    paid: list[tuple[float, Sheet]] = [(0.0, state.sheets[0])]
    while state.day <= DAYS:
        ends = cheapest_ends(state, paid)
        worths = luck.judge.judge(state, [End([], sheet) for _, sheet in ends])
        best = sorted(range(len(ends)), key=lambda i: ends[i][0] - worths[i])[:width]
        mark, before, paid = chance.mark(), state, []
        for price, sheet in (ends[i] for i in best):
            chance.rewind(mark)
            state = with_sheet(before, sheet)
            finish(state, sheet.copy(), chance)
            paid.append((price + luck.of(before, sheet, state), state.sheets[0]))
    return max(RULES.scores(with_sheet(state, sheet))[0].total - price for price, sheet in paid)


def cheapest_ends(state: State, paid: Iterable[tuple[float, Sheet]]) -> list[tuple[float, Sheet]]:
    """Every sheet that the half-day can end with, with the least that was paid for it."""
    found: dict[tuple[object, ...], tuple[float, Sheet]] = {}
    for price, sheet in paid:
        for end in every_end(state, [sheet]):
            key = written(end)
            if key not in found or price < found[key][0]:
                found[key] = price, end
    return list(found.values())


def without_luck(bot: Bot, seed: int, clock: Clock | None, luck: Luck) -> float:
    """The points of a bot less what the rolls brought it."""
    chance, price = Chance(seed), 0.0
    state = begun(chance)
    while RULES.pending(state):
        legal = RULES.legal(state, 0)
        action = legal[0] if len(legal) == 1 else bot.choose(RULES.view(state, 0), legal, clock)
        ended = unending(state, state.sheets[0])
        RULES.apply(ended, 0, action, Chance(0), None)
        before = state.copy()
        RULES.apply(state, 0, action, chance, None)
        if ended.sheets[0].question == DONE:
            price += luck.of(before, ended.sheets[0], state)
    return RULES.scores(state)[0].total - price


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--width", type=int, default=30, help="sheets that are kept after a half-day")
    parser.add_argument("--rolls", type=int, default=64, help="that the mean is estimated from")
    parser.add_argument("--bots", default="expert", help="levels to compare")
    parser.add_argument("--simulations", type=int, default=600, help="for each decision of a bot")
    args = parser.parse_args()
    judge, levels = DiceExpert(GAME, LEARNED), args.bots.split(",") if args.bots else []
    found: dict[str, list[float]] = {name: [] for name in ["nobody more than", *levels]}
    for number in range(1, args.games + 1):
        seed = args.seed + number - 1
        found["nobody more than"].append(bound(seed, args.width, Luck(judge, args.rolls, seed)))
        for level in levels:
            bot, clock = bots.make(level, GAME, seat_seed(seed, 0)), Clock(simulations=args.simulations)
            found[level].append(without_luck(bot, seed, clock, Luck(judge, args.rolls, seed)))
        if number > 1 and (number % 10 == 0 or number == args.games):
            print(
                f"{number} games", *(f"{name} {interval(all_)}" for name, all_ in found.items()), sep="; ", flush=True
            )


if __name__ == "__main__":
    main()
