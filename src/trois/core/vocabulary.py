"""The fixed list of micro-actions of a game: every decision is one index into it."""

from difflib import get_close_matches

from trois.core.errors import IllegalAction


class Axis:
    """One argument of a kind of action: its name and the words for its values."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.words = words


class Block:
    """All actions of one kind: the product of its axes, the last one running fastest."""

    def __init__(self, kind: str, axes: list[Axis]) -> None:
        self.kind = kind
        self.axes = axes
        self.first = 0
        self.size = 1
        for axis in axes:
            self.size *= len(axis.words)

    def args(self, index: int) -> list[int]:
        rest = index - self.first
        values: list[int] = []
        for axis in reversed(self.axes):
            values.append(rest % len(axis.words))
            rest //= len(axis.words)
        values.reverse()
        return values

    def index(self, args: list[int]) -> int:
        offset = 0
        for axis, value in zip(self.axes, args, strict=True):
            if not 0 <= value < len(axis.words):
                raise IllegalAction("action-part", kind=self.kind, part=axis.name, value=value)
            offset = offset * len(axis.words) + value
        return self.first + offset

    def text(self, index: int) -> str:
        words = [axis.words[v] for axis, v in zip(self.axes, self.args(index), strict=True)]
        return " ".join([self.kind, *words])


class Vocabulary:
    """Blocks laid one after the other; an action's index never changes within a rules version."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.texts: list[str] = []
        self._block_of: list[Block] = []
        self._by_kind: dict[str, Block] = {}
        for block in blocks:
            block.first = len(self.texts)
            self._by_kind[block.kind] = block
            for index in range(block.first, block.first + block.size):
                self._block_of.append(block)
                self.texts.append(block.text(index))
        self._by_text = {text: index for index, text in enumerate(self.texts)}
        if len(self._by_text) != len(self.texts) or len(self._by_kind) != len(blocks):
            raise ValueError("two actions of a vocabulary share a text")

    def __len__(self) -> int:
        return len(self.texts)

    def block(self, kind: str) -> Block:
        return self._by_kind[kind]

    def kind(self, action: int) -> str:
        return self._block_of[action].kind

    def args(self, action: int) -> list[int]:
        return self._block_of[action].args(action)

    def words(self, action: int) -> dict[str, str]:
        """The arguments of an action by name, as words."""
        block = self._block_of[action]
        named = zip(block.axes, block.args(action), strict=True)
        return {axis.name: axis.words[value] for axis, value in named}

    def text(self, action: int) -> str:
        return self.texts[action]

    def index(self, kind: str, *args: int) -> int:
        return self._by_kind[kind].index(list(args))

    def parse(self, text: str) -> int:
        """The action with this text; spaces and capitals don't matter."""
        words = " ".join(text.lower().split())
        if words in self._by_text:
            return self._by_text[words]
        alike = get_close_matches(words[:60], self.texts, 3)
        raise IllegalAction("no-action-alike" if alike else "no-action", text=text.strip()[:60], alike=alike)
