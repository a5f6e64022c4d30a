"""The libraries' words for what a seat observes and decides."""

from typing import Any

import numpy as np
from gymnasium import spaces

from trois.env.observations import Layout


def observation_space(layout: Layout, form: str) -> spaces.Space[Any]:
    """`flat`: a vector. `dict`: its groups by name."""
    if form == "flat":
        return spaces.Box(0.0, 1.0, (len(layout),), np.float32)
    groups = {name: where.stop - where.start for name, where in layout.groups.items()}
    return spaces.Dict({name: spaces.Box(0.0, 1.0, (size,), np.float32) for name, size in groups.items()})


def masked_space(layout: Layout, form: str, actions: int) -> spaces.Dict:
    """PettingZoo's form for games with legal actions."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation_space(layout, form), "action_mask": mask})
