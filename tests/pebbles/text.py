"""The voice: what a choice is called; the rest is said in the game's own words."""

from trois.text import voice


class Voice(voice.Voice):
    def name(self, action: int) -> str:
        return f"Take {action + 1}"

    def group(self, action: int) -> str:
        return "heap"
