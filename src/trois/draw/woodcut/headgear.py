"""What a figure wears on its head, around a head whose middle is 47 above the feet."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.press import NONE, THIN, line, shape


def _none(_colour: str) -> str:
    return shape("M-9-48C-10-59 10-59 9-47C6-52-2-54-9-48Z", "hair")


def _tonsure(_colour: str) -> str:
    return shape("M-9-45C-11-52-8-55-6-54C-3-52 3-52 6-54C9-55 11-51 9-45C7-50-6-50-9-45Z", "hair")


def _hood(colour: str) -> str:
    return shape("M-12-36C-15-52-8-60 1-60C9-60 14-52 12-36C9-39 9-44 8-49C6-55-5-55-7-49C-8-44-8-39-12-36Z", colour)


def _cap(colour: str) -> str:
    return shape("M-10-49C-11-58-3-61 2-60C9-59 11-53 10-49Q0-53-10-49Z", colour) + line("M-10-49Q0-53 10-49")


def _coif(_colour: str) -> str:
    return shape("M-9-40C-13-58 13-58 10-40C8-42 8-48 7-50C2-54-4-53-7-50C-8-47-7-43-9-40Z", "linen")


def _feather(colour: str) -> str:
    return shape("M-11-49C-9-58 6-60 12-50Q0-52-11-49Z", colour) + shape(
        "M-8-52C-20-60-18-68-8-66C-10-61-8-57-5-54Z", "linen", THIN
    )


def _chaperon(colour: str) -> str:
    return shape("M-11-48C-14-56-4-60 2-59C10-59 14-53 11-48Q0-53-11-48Z", colour) + shape(
        "M-10-50C-18-50-17-40-14-36L-9-40Z", colour
    )


def _brim(colour: str) -> str:
    return shape("M-8-51C-8-62 8-62 8-51Z", colour) + shape("M-17-50Q0-57 17-50Q0-47-17-50Z", colour)


def _mitre(colour: str) -> str:
    return shape("M-9-50L-7-62L0-71L7-62L9-50Q0-53-9-50Z", colour) + line("M0-69V-52M-5-60H5")


def _veil(_colour: str) -> str:
    return shape("M-13-34C-15-60 15-60 13-34C9-37 9-46 7-49C3-53-3-53-7-49C-9-46-9-37-13-34Z", "linen")


def _crown(_colour: str) -> str:
    return shape("M-9-50L-11-61L-5-56L0-63L5-56L11-61L9-50Z", "robe-gold")


def _helmet(_colour: str) -> str:
    return (
        shape("M-10-46C-11-58-4-62 0-62C4-62 11-58 10-46Q0-51-10-46Z", "stone")
        + line("M0-62V-49")
        + shape("M-1.6-50H2.4V-42H-1.6Z", "stone", THIN)
    )


def _kettle(_colour: str) -> str:
    return shape("M-8-50C-8-61 8-61 8-50Z", "stone") + shape("M-15-49Q0-56 15-49Q0-45-15-49Z", "stone")


def _great(_colour: str) -> str:
    return (
        shape("M-10-36V-55Q0-61 10-55V-36Q0-32-10-36Z", "stone")
        + shape("M-7-49H8V-46H-7Z", "line", NONE)
        + line("M1-58V-34M-4-41h.1M-4-38h.1M5-41h.1M5-38h.1")
    )


def _plume(_colour: str) -> str:
    return (
        shape("M0-61C4-72 16-70 17-60C12-64 7-62 3-58Z", "robe-red", THIN)
        + shape("M-10-46C-11-58-4-62 0-62C4-62 11-58 10-46Q0-51-10-46Z", "stone")
        + shape("M-1.6-50H2.4V-42H-1.6Z", "stone", THIN)
    )


def _straw(_colour: str) -> str:
    return (
        shape("M-7-51C-6-60 6-60 7-51Z", "robe-gold")
        + shape("M-15-49Q0-55 15-49Q0-46-15-49Z", "robe-gold")
        + line("M-6-53Q0-55 6-53")
    )


HEADGEAR: Final[dict[str, Callable[[str], str]]] = {
    "none": _none,
    "tonsure": _tonsure,
    "hood": _hood,
    "cap": _cap,
    "coif": _coif,
    "feather": _feather,
    "chaperon": _chaperon,
    "brim": _brim,
    "mitre": _mitre,
    "veil": _veil,
    "crown": _crown,
    "helmet": _helmet,
    "kettle": _kettle,
    "great": _great,
    "plume": _plume,
    "straw": _straw,
}
