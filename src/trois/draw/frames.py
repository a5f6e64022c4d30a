"""Windows that boards are composed for. A board is drawn for the frame nearest to a window and scaled into it."""

from typing import Final


class Frame:
    """The room of a board, in pixels of its window; the panel beside it is not part of it."""

    def __init__(self, name: str, width: int, height: int) -> None:
        self.name = name
        self.width = width
        self.height = height

    @property
    def is_phone(self) -> bool:
        return self.name == "phone"


PHONE: Final = Frame("phone", 360, 330)
"""Parts stand behind tabs, each as wide as the window and as high as it needs."""
SMALL: Final = Frame("small", 928, 680)
"""1280 x 720 without its header and its panel."""
MEDIUM: Final = Frame("medium", 1080, 856)
"""1440 x 900."""
LARGE: Final = Frame("large", 1450, 1032)
"""1920 x 1080."""
FRAMES: Final = {frame.name: frame for frame in (PHONE, SMALL, MEDIUM, LARGE)}
