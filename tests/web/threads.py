"""The server in a thread of the test, where its clocks can be turned."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from trois.web.app import Application
from trois.web.cli import server_settings


@contextmanager
def serving(app: Application, trusted_proxies: str = "") -> Iterator[int]:
    """The port where it listens."""
    server = uvicorn.Server(server_settings(app, trusted_proxies))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield int(listening.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(15)


def say(port: int, words: bytes, later: bytes = b"") -> bytes:
    """What comes back until the connection is closed; `later` is sent after the first answer."""
    with socket.create_connection(("127.0.0.1", port), timeout=10.0) as connection:
        connection.sendall(words)
        heard = connection.recv(65536) if later else b""
        connection.sendall(later)
        while part := connection.recv(65536):
            heard += part
        return heard
