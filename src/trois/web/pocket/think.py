"""In the worker where bots think: work comes as bytes and goes as bytes, as between processes."""

import pickle
from typing import Any

from trois.web.bots import kept, thinking  # noqa: F401 (loaded before they are needed)


def answer(work: Any) -> bytes:
    """What a piece of work gives, or what it raises."""
    try:
        found: tuple[bool, object] = (True, pickle.loads(bytes(work.to_py() if hasattr(work, "to_py") else work))())  # noqa: S301 (from our own worker)
    except Exception as error:
        found = (False, error)
    return pickle.dumps(found)
