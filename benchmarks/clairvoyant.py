"""How far bots that play Troyes Dice alone are from a player who knows all dice beforehand, on the same dice.

python benchmarks/clairvoyant.py --games 20 --width 300 --bots steward,expert,master

The player who knows is a beam search: of all sheets that a half-day can end with it keeps the `width` that look best
to the network. It is a lower bound of what could be reached, and the higher the wider it is.
"""

import argparse
import statistics
from typing import Final

from trois import bots
from trois.bots.clock import Clock
from trois.bots.levels import Bot
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.network import LEARNED
from trois.bots.troyes_dice.turns import End
from trois.core.chance import Chance
from trois.core.seeds import seat_seed
from trois.games.troyes_dice.game import GAME, TroyesDice
from trois.games.troyes_dice.rules import half_day
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import DAYS, DONE, NUMBERED

RULES = TroyesDice()
NO_CHANCE: Final = Chance(0)


def begun(chance: Chance) -> State:
    """A game for one, columns numbered as bots do it."""
    state = RULES.setup(1, {option.name: option.default for option in RULES.options}, {}, chance, None)
    while state.stage != NUMBERED:
        RULES.apply(state, 0, RULES.legal(state, 0)[0], chance, None)
    return state


def clairvoyant(seed: int, width: int, judge: DiceExpert) -> int:
    """The points of the best game that was found, knowing all dice."""
    chance = Chance(seed)
    state = begun(chance)
    sheets = [state.sheets[0]]
    while state.day <= DAYS:
        ends = [End([], sheet) for sheet in every_end(state, sheets)]
        worths = judge.judge(state, ends)
        best = sorted(range(len(ends)), key=lambda i: -worths[i])[:width]
        mark, sheets, before = chance.mark(), [], state
        for i in best:
            chance.rewind(mark)
            state = with_sheet(before, ends[i].sheet)
            state.waiting = []
            half_day.end(state, chance, None)
            sheets.append(state.sheets[0])
    return max(RULES.scores(with_sheet(state, sheet))[0].total for sheet in sheets)


def every_end(state: State, sheets: list[Sheet]) -> list[Sheet]:
    """Every sheet that the half-day can end with, once."""
    found: dict[tuple[object, ...], Sheet] = {}
    for sheet in sheets:
        start = unending(state, sheet)
        open_, seen = [start], set[tuple[object, ...]]()
        while open_:
            now = open_.pop()
            for action in RULES.legal(now, 0):
                after = now.copy()
                RULES.apply(after, 0, action, NO_CHANCE, None)
                key = written(after.sheets[0])
                if after.sheets[0].question == DONE:
                    found.setdefault(key, after.sheets[0])
                elif key not in seen:
                    seen.add(key)
                    open_.append(after)
    return list(found.values())


def written(sheet: Sheet) -> tuple[object, ...]:
    return (
        *sheet.circled, *sheet.unspent, *sheet.citizens, sheet.built, sheet.crossed, sheet.cathedrals,
        sheet.question, sheet.asked, sheet.plaza, *sheet.work,
    )  # fmt: skip


def unending(state: State, sheet: Sheet) -> State:
    """Somebody else is never done, so that the half-day doesn't end."""
    after = with_sheet(state, sheet)
    after.waiting = [0, 1]
    return after


def with_sheet(state: State, sheet: Sheet) -> State:
    after = state.copy()
    after.sheets = [sheet.copy()]
    return after


def played(bot: Bot, seed: int, clock: Clock | None) -> int:
    """The points of a bot on the same dice."""
    chance = Chance(seed)
    state = begun(chance)
    while RULES.pending(state):
        legal = RULES.legal(state, 0)
        action = legal[0] if len(legal) == 1 else bot.choose(RULES.view(state, 0), legal, clock)
        RULES.apply(state, 0, action, chance, None)
    return RULES.scores(state)[0].total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--width", type=int, default=300, help="sheets that are kept after a half-day")
    parser.add_argument("--bots", default="steward,expert,master", help="levels to compare")
    parser.add_argument("--simulations", type=int, help="for each decision; default: the time of the level")
    args = parser.parse_args()
    clock = None if args.simulations is None else Clock(simulations=args.simulations)
    judge, levels = DiceExpert(GAME, LEARNED), args.bots.split(",")
    seeds = range(args.seed, args.seed + args.games)
    known = [clairvoyant(seed, args.width, judge) for seed in seeds]
    print(f"all dice known, width {args.width}: mean {statistics.fmean(known):.1f} of {args.games} games", flush=True)
    for level in levels:
        found = [played(bots.make(level, GAME, seat_seed(seed, 0)), seed, clock) for seed in seeds]
        print(
            f"{level}: mean {statistics.fmean(found):.1f}, {statistics.fmean(known) - statistics.fmean(found):.1f} less"
        )


if __name__ == "__main__":
    main()
