"""A least-recently-used cache."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, MutableMapping
from typing import TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")


class LruCache(MutableMapping[K, V]):
    """A mapping of bounded size: what was read or written longest ago is dropped first."""

    def __init__(self, size: int, on_drop: Callable[[K], None] | None = None) -> None:
        self.size = size
        self.on_drop = on_drop
        """Called with every key that is dropped for want of room."""
        self._items: OrderedDict[K, V] = OrderedDict()

    def __getitem__(self, key: K) -> V:
        value = self._items[key]
        self._items.move_to_end(key)
        return value

    @overload
    def get(self, key: K, /) -> V | None: ...

    @overload
    def get(self, key: K, /, default: V | T) -> V | T: ...

    def get(self, key: K, /, default: object = None) -> object:
        """As of every mapping; asked many times for each request, so without an exception where nothing is there."""
        items = self._items
        if key not in items:
            return default
        items.move_to_end(key)
        return items[key]

    def __setitem__(self, key: K, value: V) -> None:
        self._items[key] = value
        self._items.move_to_end(key)
        while len(self._items) > self.size:
            dropped, _ = self._items.popitem(last=False)
            if self.on_drop is not None:
                self.on_drop(dropped)

    def __delitem__(self, key: K) -> None:
        del self._items[key]

    def __contains__(self, key: object) -> bool:
        """Asking whether an entry is there does not count as using it."""
        return key in self._items

    def __iter__(self) -> Iterator[K]:
        """Over what is there now: reading an entry on the way moves it."""
        return iter(list(self._items))

    def __len__(self) -> int:
        return len(self._items)
