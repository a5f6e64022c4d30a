"""The address under which others reach this server: the configured one, or this machine's in its network."""

import socket
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from trois.web.config import Config

PUBLIC, NETWORK, LOCAL = "public", "network", "local"
"""Who can use an address: everybody, the devices of this network, this computer alone."""
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 (what a server was told to listen at)


@dataclass(frozen=True)
class Place:
    """Where a browser is when it shows our pages."""

    host: str
    origin: str


def place(config: Config, asked: str) -> Place:
    """`asked` is the address by which the visitor came, as far as this server is told."""
    parts = urlsplit(config.address or asked)
    scheme = "https" if config.secure else parts.scheme
    return Place(str(parts.hostname), f"{scheme}://{parts.netloc}")


def reachable(config: Config, asked: str) -> tuple[str, str]:
    """The address to share, and who can use it. `asked` is the one by which the visitor came."""
    if config.address:
        return config.address.rstrip("/"), PUBLIC
    parts = urlsplit(asked)
    if not _is_this_machine(parts.hostname or ""):
        return asked.rstrip("/"), NETWORK if _is_private(parts.hostname or "") else PUBLIC
    found = network_address() if config.host in EVERYWHERE else ""
    if not found:
        return asked.rstrip("/"), LOCAL
    return f"{parts.scheme}://{found}:{parts.port or config.port}", NETWORK


def _is_this_machine(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _is_private(host: str) -> bool:
    try:
        return ip_address(host).is_private
    except ValueError:
        return host.endswith((".local", ".lan", ".home.arpa")) or "." not in host


@cache
def network_address() -> str:
    """Of this machine in its network; nothing where it has none. No packet is sent for that."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if ip_address(found).is_loopback else found
