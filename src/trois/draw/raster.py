"""Boards as pictures for programs that show no SVG: PNG and animated GIF. Needs resvg-py, and Pillow for GIF."""

from collections.abc import Iterable
from io import BytesIO
from typing import Final

GIF_COLOURS: Final = 255


def png(svg: str, width: int = 0) -> bytes:
    """A drawing of `draw.svg` as PNG, as wide as asked; as it was drawn where nothing is said."""
    import resvg_py  # drawing SVG needs no renderer

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width or None))


def gif(drawings: Iterable[str], fullest: str, width: int, seconds: float, last_seconds: float) -> bytes:
    """Drawings one after the other; the last one stays for longer. Each is made when it is needed.

    All have the colours of the `fullest`, so that only what changes from one to the next is stored.
    """
    from PIL import Image

    def picture(svg: str) -> Image.Image:
        return Image.open(BytesIO(png(svg, width))).convert("RGB")

    colours = picture(fullest).quantize(GIF_COLOURS)
    frames = [picture(svg).quantize(palette=colours, dither=Image.Dither.NONE) for svg in drawings]
    lengths = [round(1000 * seconds)] * (len(frames) - 1) + [round(1000 * last_seconds)]
    made = BytesIO()
    frames[0].save(made, "GIF", save_all=True, append_images=frames[1:], duration=lengths, loop=0)
    return made.getvalue()
