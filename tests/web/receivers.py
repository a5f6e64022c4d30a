"""What notices go to, on this machine: a web server that keeps what it is sent, and a mail server."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Received:
    """Requests in the order they came, and what is answered to them."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.statuses: list[int] = []
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    def told(self) -> list[Any]:
        return [json.loads(body) for body in self.bodies]


@contextmanager
def web() -> Iterator[Received]:
    received = Received()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.headers.append({name.lower(): value for name, value in self.headers.items()})
            received.bodies.append(self.rfile.read(int(self.headers["content-length"])))
            status = received.statuses.pop(0) if received.statuses else 200
            self.send_response(status)
            if status == 302:
                self.send_header("location", f"{received.address}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    received.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield received
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Letters:
    """A mail server that takes every letter."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"smtp://127.0.0.1:{self.listening.getsockname()[1]}"

    def serve(self) -> None:
        while True:
            try:
                connection, _ = self.listening.accept()
            except OSError:
                return
            with connection, connection.makefile("rwb") as stream:
                self._talk(stream)

    def _talk(self, stream: Any) -> None:
        def say(line: str) -> None:
            stream.write(f"{line}\r\n".encode())
            stream.flush()

        say("220 here")
        for line in stream:
            word = line[:4].upper().strip()
            if word == b"DATA":
                say("354 go on")
                body = b"".join(iter(stream.readline, b".\r\n"))
                self.letters.append(body.decode())
            if word == b"QUIT":
                say("221 bye")
                return
            say("250 fine")


@contextmanager
def letters() -> Iterator[Letters]:
    server = Letters()
    thread = threading.Thread(target=server.serve, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.listening.shutdown(socket.SHUT_RDWR)
        server.listening.close()
        thread.join()
