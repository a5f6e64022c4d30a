"""Plain or compiled: TROIS_PURE=1 chooses the plain modules although compiled ones are installed."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType


class PlainModules(MetaPathFinder):
    """Finds the modules of this package by their source only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("trois."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def compiled() -> bool:
    """Whether the compiled engine is in use."""
    spec = find_spec("trois.core.match")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def version() -> str:
    import trois  # which loads this first

    return f"trois {trois.__version__} ({'compiled' if compiled() else 'plain Python'})"


if os.environ.get("TROIS_PURE", "0") not in {"", "0"}:
    sys.meta_path.insert(0, PlainModules())
