"""The Host header: whether it can be one, and whether the server answers to it."""

import re
from collections.abc import Sequence

HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")
LAST_PORT = 65535
ANY = "*."
"""Begins an allowed host that stands for all of its subdomains."""


def is_allowed(host: str, allowed: Sequence[str]) -> bool:
    """Whether the header names one of the allowed hosts, with any port; any well-formed host where none is listed."""
    found = HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return False
    name = found["name"].lower()
    return not allowed or any(_fits(name, one.lower()) for one in allowed)


def is_with_port(host: str) -> bool:
    found = HOST.fullmatch(host)
    return found is not None and found["port"] is not None


def _fits(name: str, allowed: str) -> bool:
    return name.endswith(allowed[1:]) if allowed.startswith(ANY) else name == allowed
