"""Connections on which a program's decision takes the short way: it is looked at before Uvicorn makes a task of it."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from trois.web.http.quick import DECISIONS, Post, QuickWay, client_behind
from trois.web.http.request import ADMITTED, WHOLE
from trois.web.updates.outbox import Outbox


class QuickProtocol(HttpToolsProtocol):
    """Uvicorn's protocol. A decision that has not arrived as a whole, or is not the only request, is Uvicorn's."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        state = getattr(self.config.app, "state", None)
        self.quick: QuickWay | None = getattr(state, "quick", None)
        self.outbox = Outbox() if self.quick is None else self.quick.site.listeners.outbox
        self.post_path = b""
        """Of a decision whose head has arrived."""
        self.post_body = b""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.post_path:
            body, self.post_path = self.post_body, b""
            if not self.transport.is_closing():
                super().on_headers_complete()
                super().on_body(body)

    def on_headers_complete(self) -> None:
        if self.url.endswith(b"/decisions") and self._can_be_quick():
            self.post_path, self.post_body = self.url, b""
        else:
            super().on_headers_complete()

    def _can_be_quick(self) -> bool:
        cycle, parser = self.cycle, self.parser
        return (
            self.quick is not None
            and (cycle is None or cycle.response_complete)
            and not self.flow.write_paused
            and parser.get_method() == b"POST"
            and parser.get_http_version() == "1.1"
            and DECISIONS.fullmatch(self.url) is not None
        )

    def on_body(self, body: bytes) -> None:
        if self.post_path:
            self.post_body += body
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.post_path or self.quick is None:
            super().on_message_complete()
            return
        post = Post(self.scope, self.post_path, self.post_body, self._finish)
        post.keep_alive = self.parser.should_keep_alive()
        self.post_path = b""
        self.cycle = cast(RequestResponseCycle, post)
        if not self.quick.takes(post, self._client(), self.headers):
            self._go_usual_way(post)

    def _client(self) -> object:
        if not self.config.proxy_headers:
            return self.client
        return client_behind(cast("list[str]", self.config.forwarded_allow_ips), self.client, self.headers)

    def _finish(self, post: Post, answer: bytes | None) -> None:
        """In one piece; Uvicorn looks at every header and writes head and body one after the other."""
        if answer is None:
            self._go_usual_way(post)
            return
        if not (post.disconnected or self.transport.is_closing()):
            more = b"".join([b"%b: %b\r\n" % pair for pair in self.server_state.default_headers])
            close = b"" if post.keep_alive else b"connection: close\r\n"
            self.outbox.write(self.transport, b"".join([STATUS_LINE[200], more, close, answer]))
            if not post.keep_alive:
                self.outbox.send()
                self.transport.close()
        post.response_complete = True
        self.on_response_complete()

    def _go_usual_way(self, post: Post) -> None:
        """As if nobody had looked at it. What came after it waits, and stays behind it."""
        scope: Any = post.scope
        scope |= {"method": "POST", "path": post.path.decode(), "raw_path": post.path, "query_string": b""}
        scope[WHOLE] = True
        if post.is_admitted:
            scope[ADMITTED] = True
        cycle = RequestResponseCycle(
            scope, self.transport, self.flow, self.logger, self.access_logger, self.access_log,
            self.server_state.default_headers, asyncio.Event(), False, post.keep_alive, self.on_response_complete,
        )  # fmt: skip
        cycle.body, cycle.more_body, cycle.disconnected = bytearray(post.body), False, post.disconnected
        cycle.message_event.set()
        if self.cycle is cast(RequestResponseCycle, post):
            self.cycle = cycle
        self._start_asgi_task(cycle, self.app)
