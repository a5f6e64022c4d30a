"""What bought dice cost."""

from trois.games.troyes.dice import BUDGETS, CHEAPEST_DIE, DIE_PRICE, HIGHEST_PRICE, budget_index, price


def test_the_price_of_bought_dice() -> None:
    """Rules: Bought dice."""
    by_size = [[price(size, bought) for bought in range(size + 1)] for size in (1, 2, 3)]
    assert by_size == [[0, 2], [0, 4, 8], [0, 6, 12, 18]]
    assert DIE_PRICE == [0, 2, 4, 6]


def test_budgets_are_steps_of_the_cheapest_die() -> None:
    assert price(1, 1) == CHEAPEST_DIE
    assert price(3, 3) == HIGHEST_PRICE
    assert [budget_index(deniers) for deniers in (0, 1, 2, 17, 18, 99)] == [0, 0, 1, 8, 9, 9]
    assert budget_index(HIGHEST_PRICE) == BUDGETS - 1
