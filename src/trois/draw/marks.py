"""What a drawing carries besides the board: hints, picks, short texts in corners, what others changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from trois.draw.motion import Gone
from trois.text.model import Chip


@dataclass(frozen=True)
class Marks:
    """Given to the pen before it draws."""

    ranks: Mapping[int, int] = field(default_factory=dict)
    """Choices that a hint recommends."""
    picks: Mapping[int, str] = field(default_factory=dict)
    """Things to pick before it is said what for: "more" or "picked"."""
    tags: Mapping[int, Sequence[Chip]] = field(default_factory=dict)
    """What stands in the corners of choices: a price, what they bring, that they are free."""
    changed: Mapping[str, int] = field(default_factory=dict)
    """Things that others changed, as `piece:` or `card:` with the id of the drawing, and who did it."""
    gone: Sequence[Gone] = ()
    """The viewer's dice that others took."""
    ending: str = ""
    """What the ids of this drawing end with, where a page shows several drawings of one part."""

    def of_choice(self, action: int) -> str:
        """The attributes of something to choose."""
        pick, rank = self.picks.get(action), self.ranks.get(action)
        pressed = "true" if pick == "picked" else "false"
        picked = f' data-pick="{pick}" aria-pressed="{pressed}"' if pick else ""
        return picked + (f' data-advised="{rank}"' if rank else "")

    def of_twin(self, action: int) -> str:
        """The attributes of what is like something to choose."""
        return ' data-pick="more"' if action in self.picks else ""

    def of_thing(self, thing: str) -> str:
        """The attribute of something that another player changed."""
        return f' data-by="{self.changed[thing]}"' if thing in self.changed else ""
