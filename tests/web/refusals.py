"""What a request is refused for."""

import pytest

from trois.web.errors import Refused


def refused(key: str, kind: type[Refused] = Refused, detail: str = "") -> "pytest.RaisesExc[Refused]":
    """To be used with `with`: a refusal of this key, and the detail says this."""
    return pytest.RaisesExc(
        kind, check=lambda error: error.key == key and detail in str(error.values.get("detail", ""))
    )
