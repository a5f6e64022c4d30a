"""Its observations."""

from trois.env.compiled.troyes_dice import Encoder, groups

__all__ = ["VERSION", "Encoder", "groups"]

VERSION = 7
