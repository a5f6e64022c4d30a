"""A decision of a dataset, for whoever learns from it."""

from typing import NamedTuple

from trois._extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None


class Sample(NamedTuple):
    """One decision. Arrays with an entry for each action are as long as the vocabulary."""

    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    """1 = legal."""
    visits: NDArray[np.float32]
    """The share of the search's visits; all on the chosen action where nothing was searched."""
    action: int
    seat: int
    value: float
    """What the search expected; NaN where nothing was searched."""
    points: float
    """Of the seat, in the end."""
    place: int
