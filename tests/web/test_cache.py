"""The least-recently-used cache."""

from trois.web.cache import LruCache


def test_what_was_used_longest_ago_is_dropped_first() -> None:
    dropped: list[str] = []
    cache: LruCache[str, int] = LruCache(3, dropped.append)
    for number, key in enumerate("abc"):
        cache[key] = number
    assert cache["a"] == 0
    assert cache.get("b") == 1
    cache["d"] = 3
    assert list(cache) == ["a", "b", "d"]
    cache["a"] = 7
    cache["e"] = 4
    assert dropped == ["c", "b"]
    assert dict(cache) == {"d": 3, "a": 7, "e": 4}


def test_looking_whether_something_is_there_is_no_use_of_it() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache["a"], cache["b"] = 0, 1
    assert "a" in cache
    cache["c"] = 2
    assert "a" not in cache
    del cache["b"]
    assert len(cache) == 1
    assert cache.pop("nothing", None) is None


def test_entries_can_be_read_while_going_through_them() -> None:
    cache: LruCache[str, int] = LruCache(3)
    cache.update({"a": 1, "b": 2, "c": 3})
    assert sum(cache[key] for key in cache) == 6
    assert [value for value in cache.values() if cache["a"]] == [1, 2, 3]
