"""Sending something to an address that a person has given: https and public addresses only, no redirects, not for long.

A name is resolved once, what it resolves to is checked, and the connection goes to exactly that: a name that leads
elsewhere a moment later helps nobody.
"""

import socket
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from trois.core.errors import TroisError

if TYPE_CHECKING:
    import ssl

SECONDS = 10.0
"""For all of it together: name, connection, request and answer."""
LONGEST_ANSWER = 64 * 1024
LONGEST_ADDRESS = 2000
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 addresses in the dress of IPv6."""

Resolve = Callable[[str, int], list[str]]


class BadAddress(TroisError):
    """An address that nothing is sent to."""

    section = "friends.error"


class NoAnswer(Exception):
    """No answer, too slow, or not what was asked for; it may work later."""


def resolve(host: str, port: int) -> list[str]:
    """The addresses that a name stands for now."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NoAnswer(f"no such host: {host}") from None
    return [str(one[4][0]).partition("%")[0] for one in found]


def is_public(address: str) -> bool:
    """Whether it is a public address, and does not stand for one that isn't."""
    found: IPv4Address | IPv6Address = ip_address(address)
    if isinstance(found, IPv6Address):
        hides = found.ipv4_mapped or found.sixtofour or found.teredo or found in TRANSLATED
        if hides:
            return False
    is_local = isinstance(found, IPv6Address) and found.is_site_local
    return found.is_global and not (found.is_multicast or found.is_reserved or is_local)


class Post:
    """Sends by POST. `private` lets it talk to this machine and its network, also without encryption."""

    def __init__(self, private: bool = False, resolve: Resolve = resolve, seconds: float = SECONDS) -> None:
        self.private = private
        self.resolve = resolve
        self.seconds = seconds

    def check(self, address: str) -> SplitResult:
        """What an address says of itself; raises BadAddress."""
        try:
            parts = urlsplit(address)
            port = parts.port or 443
        except ValueError:
            raise BadAddress("hook-address") from None
        schemes = ("https", "http") if self.private else ("https",)
        is_sound = parts.scheme in schemes and parts.hostname and not parts.username and port > 0
        if not is_sound or len(address) > LONGEST_ADDRESS or not (address.isascii() and address.isprintable()):
            raise BadAddress("hook-address")
        return parts

    def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Returns the status of the answer; raises BadAddress and NoAnswer. It takes some time: not for the event loop."""
        parts, end = self.check(address), time.monotonic() + self.seconds
        connection = self._connection(parts, end)
        clock = threading.Timer(_left(end), _break_off, [connection])
        clock.daemon = True
        clock.start()
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, {**headers, "Host": parts.netloc})
            return _status(connection.getresponse())
        except (OSError, HTTPException, ValueError) as error:
            raise NoAnswer(f"{type(error).__name__}: {error}") from None
        finally:
            clock.cancel()
            connection.close()

    def _connection(self, parts: SplitResult, end: float) -> HTTPConnection:
        host, is_plain = str(parts.hostname), parts.scheme == "http"
        port = parts.port or (80 if is_plain else 443)
        found = self.resolve(host, port)
        if not found or not (self.private or all(map(is_public, found))):
            raise BadAddress("hook-private")
        connection = HTTPConnection(host, port, timeout=self.seconds)
        try:
            plain = socket.create_connection((found[0], port), _left(end))
            plain.settimeout(_left(end))
            connection.sock = plain if is_plain else _context().wrap_socket(plain, server_hostname=host)
        except OSError as error:
            raise NoAnswer(f"{type(error).__name__}: {error}") from None
        return connection


def _left(end: float) -> float:
    """Seconds until then."""
    return max(0.1, end - time.monotonic())


def _context() -> "ssl.SSLContext":
    import ssl  # not in every home of the application

    return ssl.create_default_context()


def _status(response: HTTPResponse) -> int:
    """Of the answer; one that is too long is not read to its end, a redirect is not followed."""
    if len(response.read(LONGEST_ANSWER + 1)) > LONGEST_ANSWER:
        raise NoAnswer("the answer is too long")
    return response.status


def _break_off(connection: HTTPConnection) -> None:
    with suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
