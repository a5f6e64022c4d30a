"""How often games of Tournay among stewards are ended by the round limit, and after how many rounds the others end.

python benchmarks/round_limit.py --games 600
"""

import argparse
import statistics
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from trois import bots, games
from trois.core.chance import Chance
from trois.core.options import in_full
from trois.games.tournay.game import Tournay
from trois.games.tournay.words import LAST_ROUND

GAME = Tournay()
RULES = games.get(GAME.name)


def rounds(seats: int, options: dict[str, object], seed: int) -> int:
    """The last round of a game among stewards."""
    chance = Chance(seed)
    state = GAME.setup(seats, in_full(GAME.name, GAME.options, options), {}, chance, None)
    players = [bots.make("steward", RULES, seed=1000 * seed + seat) for seat in range(seats)]
    while asked := GAME.pending(state):
        seat = asked[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, players[seat].choose(GAME.view(state, seat), legal), chance, None)
    return state.round


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=10_000, help="the first seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    with ProcessPoolExecutor() as pool:
        for seats in (2, 3, 4):
            seeds = range(args.seed, args.seed + args.games)
            found = list(pool.map(partial(rounds, seats, options), seeds, chunksize=10))
            ended = sum(count >= LAST_ROUND for count in found)
            middle = statistics.median(found)
            print(
                f"{seats} seats: {ended} of {args.games} games reach round {LAST_ROUND}; half end by round {middle:g}"
            )


if __name__ == "__main__":
    main()
