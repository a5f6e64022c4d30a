"""A message for a webhook: as Discord and Slack want it, or as plain JSON, which Matrix bridges and others read."""

import json
from collections.abc import Mapping
from urllib.parse import urlsplit

DISCORD = ("discord.com", "discordapp.com")
SLACK = ("hooks.slack.com", "hooks.slack-gov.com")
HEADERS = {"content-type": "application/json", "user-agent": "trois"}


def body(address: str, told: Mapping[str, object]) -> bytes:
    """Names in it can call nobody."""
    host = (urlsplit(address).hostname or "").removeprefix("ptb.").removeprefix("canary.")
    text = f"{told['title']}\n{told['body']}\n{told['url']}"
    if host in DISCORD:
        return _json({"content": text, "allowed_mentions": {"parse": []}})
    if host in SLACK:
        return _json({"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")})
    return _json({"text": text, **told})


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
