"""A whole game in two screens of code: pebbles lie on a heap, a turn takes one to three of them, the last one counts most.

It lives outside the package and is added by one line; the tests of this folder play it in every layer.
"""

NAME = "pebbles"
PLACE = "tests.pebbles.{layer}"
