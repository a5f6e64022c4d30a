"""The server's log: a line for people or a JSON object for programs, each with the id of the request it is about."""

import logging
import time
from collections import deque
from contextvars import ContextVar
from dataclasses import dataclass

from trois.web import wire

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
ACCESS = logging.getLogger("trois.access")


ENTRANCE = "/admin/enter/"
RECENT_KEPT = 30


@dataclass(frozen=True)
class Line:
    """A warning or an error, in short."""

    time: str
    level: str
    message: str


class RecentHandler(logging.Handler):
    """Keeps the latest warnings and errors for the owner's dashboard."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[Line] = deque(maxlen=RECENT_KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(Line(_time(record), record.levelname, record.getMessage()[:500]))


RECENT = RecentHandler()
logging.getLogger("trois").addHandler(RECENT)


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z"


class HumanFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(request)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST_ID.get()
        record.request = f" [{request}]" if request else ""
        return super().format(record)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": REQUEST_ID.get(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return wire.encode(told).decode()


def configure(kind: str, access: bool) -> None:
    """Write everything to the error stream, requests only where wanted."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if kind == "json" else HumanFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    ACCESS.setLevel(logging.INFO if access else logging.WARNING)


def log_request(method: str, path: str, status: int, seconds: float, address: str, identity: str) -> None:
    """An owner's key is not told: it may not have been used yet."""
    if ACCESS.isEnabledFor(logging.INFO):
        path = f"{ENTRANCE}..." if path.startswith(ENTRANCE) else path
        token = REQUEST_ID.set(identity)
        fields = {"method": method, "path": path, "status": status, "seconds": round(seconds, 6), "address": address}
        line = "%s %r %d %.1f ms %s"
        ACCESS.info(line, method, path, status, seconds * 1000, address, extra={"fields": fields})
        REQUEST_ID.reset(token)
