"""The headers of every response that keep browsers from doing what pages do not mean to do."""

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
REPLACED = {name for name, _ in ENCODED}
UNCACHED = [*ENCODED, (b"cache-control", b"no-store")]
