"""What mypyc compiles of the environments: each game's encoder of observations, and the loops that step games.

Nothing here knows NumPy or any of the libraries. A game brings one module, found by `games.part("env.compiled", name)`:

- `VERSION`: the number in the environments' names, raised when observations, actions, rewards or rules change;
- `groups(seats)`: the names and ranges of the numbers in an observation, in order;
- `MOST_STEPS`: after so many steps Gymnasium cuts an episode off, far more than a game takes; optional;
- `Encoder(seats)`: with `seats` and `encode(state, seat)`, what a seat may know of a state, one byte per number.
"""
