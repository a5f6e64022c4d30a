"""The server with a sixth language, in which words are long: python -m tests.web.serve_pseudo serve."""

import tempfile
from pathlib import Path

from tests import pseudo
from trois.cli import main

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, pseudo.spoken(Path(folder)):
        raise SystemExit(main())
