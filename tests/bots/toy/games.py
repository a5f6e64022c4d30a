"""A toy that can be registered: nobody has taught the bots how to play it."""

from tests.bots.toy import Ask, Both, End, Roll, toy

GAME = toy(
    Ask(
        0,
        Ask(1, End(1, 3), Roll(End(0, 9), End(9, 0))),
        Both(End(3, 3), End(0, 5), End(5, 0), End(1, 1)),
    )
)
