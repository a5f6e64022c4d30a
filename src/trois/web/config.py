"""How the server is run."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trois.web.bots.workers import Worker


@dataclass(frozen=True)
class Keep:
    """For how many days tables are kept; 0 is for ever."""

    unfinished: float = 180.0
    """With people, waiting or running, since one of them last came or decided."""
    bots: float = 14.0
    """Without a person at any seat, since its opener last came or it last changed."""
    finished: float = 0.0
    """With people, and with it their record and feats, since it ended or one of them last looked at it."""


@dataclass(frozen=True)
class Config:
    database: str = "sqlite:///trois.db"
    host: str = "127.0.0.1"
    port: int = 8033
    pace: float = 0.7
    """Seconds a bot takes for a decision that people want to follow."""
    workers: int = 1
    """Processes in which bots think."""
    reads_in_place: bool = False
    """Whether files that visitors send are read in this process, for want of others."""
    warms_up: bool = False
    """Whether the processes in which bots think are there before they are needed."""
    ray: str = ""
    """The address of a Ray cluster on which bots think; empty: in processes of this machine."""
    allowed_hosts: tuple[str, ...] = ()
    """Hosts that the server answers to, such as trois.example or *.example; none: to every one."""
    address: str = ""
    """Where people reach the server, such as https://trois.example; empty: as the request says."""
    metrics: bool = False
    """Whether /metrics tells figures."""
    secure: bool = False
    """Served over https: cookies are for https only."""
    posts_per_second: float = 12.0
    """What one visitor may send, on average; bursts of five seconds' worth are fine."""
    visitors_per_minute: float = 240.0
    """New visitors from one address."""
    away_seconds: float = 180.0
    """Without a sign of life after which a player is away, and the others may let a bot take over."""
    smtp: str = ""
    """The server for mail, such as smtp://name:word@mail.example:587; empty: no mail."""
    mail_from: str = ""
    """Who sends it, such as trois@example.org."""
    private_notices: bool = False
    """Whether webhooks and push may go to this machine and its network, too."""
    keep: Keep = field(default_factory=Keep)
    """For how long tables are kept."""
    new_worker: "Callable[[], Worker] | None" = None
    """How what bots think in is made; none: processes of this machine."""
    is_alone: bool = False
    """One person has all of it in a browser of their own: nobody else can come, and there is no owner."""
    seconds: Mapping[str, float] = field(default_factory=dict)
    """By level: what the whole turn of a bot may take, where it is other than usual."""
