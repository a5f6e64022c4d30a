"""An address as a QR code that a phone's camera reads: dark on light, also by night, with the quiet zone it needs."""

from functools import lru_cache

from markupsafe import Markup

QUIET = 4
DARK, LIGHT = "#2a2019", "#fffdf8"


@lru_cache(256)
def qr(address: str) -> Markup:
    """None where the library for it is missing."""
    try:
        import segno  # not in every home of the application
    except ImportError:
        return Markup()
    code = segno.make(address, error="m", micro=False)
    drawn = code.svg_inline(border=QUIET, dark=DARK, light=LIGHT, omitsize=True, svgclass="qr", lineclass=None)
    return Markup(drawn)  # noqa: S704 (drawn from modules, the address itself is not in it)
