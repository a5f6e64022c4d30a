"""Web push: a message that only the browser can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import hashlib
import json
import time
from urllib.parse import urlsplit

from trois.web.notices.post import BadAddress

TTL = 24 * 3600
"""Seconds for which the push service keeps a message for a phone that is off."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: keys are smaller."""
POINT, AUTH = 65, 16
"""Bytes of a browser's public key and of its secret."""


class PushKeys:
    """The server's own pair of keys, made from a secret of the database."""

    def __init__(self, secret: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec  # only where push is used

        self.private = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())

    @property
    def public(self) -> str:
        """As browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return _encoded(self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """Who sends: a signed statement for the push service alone."""
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TTL // 2, "sub": contact}
        return dict(Vapid02(self.private).sign(claims))


def subscription(given: object) -> str:
    """What a browser gave, checked and in short, as the address of a channel; raises BadAddress."""
    try:
        keys = given["keys"]  # type: ignore[index]
        endpoint, point, auth = str(given["endpoint"]), str(keys["p256dh"]), str(keys["auth"])  # type: ignore[index]
        is_sound = len(_decoded(point)) == POINT and len(_decoded(auth)) == AUTH
    except (KeyError, TypeError, ValueError):
        is_sound = False
    if not is_sound:
        raise BadAddress("push-form")
    return json.dumps([endpoint, point, auth])


def message(
    address: str, payload: dict[str, object], keys: PushKeys, contact: str
) -> tuple[str, bytes, dict[str, str]]:
    """Where a message goes, the message that only that browser can read, and its headers."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    endpoint, point, auth = json.loads(address)
    body = http_ece.encrypt(
        json.dumps(payload).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decoded(point),
        auth_secret=_decoded(auth),
        version="aes128gcm",
    )
    topic = hashlib.sha256(str(payload.get("tag", "")).encode()).hexdigest()[:24]
    plain = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(TTL)}
    return endpoint, body, {**plain, "urgency": "high", "topic": topic, **keys.headers(endpoint, contact)}


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(word: str) -> bytes:
    return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
