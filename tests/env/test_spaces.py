"""What the libraries are told about observations."""

import pytest

pytest.importorskip("gymnasium", reason="GYMNASIUM IS NOT INSTALLED: pip install '.[env]' to test the spaces")

import numpy as np

from trois.env.observations import layout
from trois.env.spaces import masked_space, observation_space


def test_flat() -> None:
    space = observation_space(layout("troyes", 2), "flat")
    assert (space.shape, space.dtype) == ((795,), np.dtype(np.float32))


def test_by_groups() -> None:
    space = observation_space(layout("troyes", 2), "dict")
    assert {name: box.shape for name, box in space.spaces.items() if name in {"round", "decks"}} == {  # type: ignore[attr-defined]
        "round": (1,),
        "decks": (3,),
    }


def test_with_a_mask() -> None:
    space = masked_space(layout("troyes", 2), "flat", 324)
    assert (space["action_mask"].shape, space["action_mask"].dtype) == ((324,), np.dtype(np.int8))
