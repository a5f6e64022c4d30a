"""`trois`, or `python -m trois`: says so in one line where what the command needs is not installed."""

import sys

from trois import _pure
from trois._extras import missing


def main() -> int:
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"{_pure.version()}\n")
        return 0
    try:
        from trois.cli import main as run  # needs the texts, an optional extra
    except ModuleNotFoundError as error:
        found = missing(error)
        if found is error:
            raise
        sys.stderr.write(f"trois: {found}\n")
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
