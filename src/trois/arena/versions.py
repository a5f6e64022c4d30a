"""What played: results of two engines, or of two versions of a bot, are never counted together."""

import zlib
from functools import cache
from pathlib import Path

import trois
from trois import _pure, games
from trois.bots.own import fingerprint, is_own, split_name

PACKAGE = Path(trois.__file__).parent
SUFFIXES = {".py", ".toml", ".bin"}


def engine_version(game: str) -> str:
    """The version with a checksum of the rules' code; compiled and plain play alike, but not as fast."""
    built = "compiled" if _pure.compiled() else "plain"
    return f"{trois.__version__}-{_checksum('core/**/*', f'games/{games.area(game)}/**/*')} {built}"


def bot_version(word: str, game: str) -> str:
    """A checksum of the bots' code and weights; of a bot of one's own, its version or that of its file."""
    spec = split_name(word)[1]
    return fingerprint(spec) if is_own(spec) else _checksum("bots/*", f"bots/{games.area(game)}/**/*")


@cache
def _checksum(*patterns: str) -> str:
    found = 0
    for pattern in patterns:
        for path in sorted(PACKAGE.glob(pattern)):
            if path.suffix in SUFFIXES:
                found = zlib.crc32(path.read_bytes(), zlib.crc32(path.name.encode(), found))
    return f"{found:08x}"
