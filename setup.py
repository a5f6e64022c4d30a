"""Compiles `core`, `records`, `games`, `bots` and `env/compiled` with mypyc where there is a C compiler.

Without one the package is plain Python. With one it is compiled, or the build fails and says so. The plain modules are
always installed too: TROIS_PURE=1 chooses them, here and at run time. With TROIS_COMPILED=1, as for published wheels, a
package that is not compiled is an error.
"""

import os
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

SOURCES = Path("src/trois")
COMPILED = ("core", "records", "games", "bots", "env/compiled")
BINARIES = {".so", ".pyd"}


def say(text: str) -> None:
    print(f"trois: {text}", flush=True)


def stay_plain(reason: str) -> list[Extension]:
    """Nothing is compiled."""
    if is_set("TROIS_COMPILED"):
        raise SystemExit(f"trois: not compiled, {reason}, but TROIS_COMPILED asks for it")
    say(f"plain Python, {reason}")
    return []


def failed(step: str, error: BaseException) -> SystemExit:
    """There is a compiler, so that nobody expects the plain engine."""
    return SystemExit(f"trois: {step} failed ({error!r}): TROIS_PURE=1 installs the plain engine, which is slower")


def builds() -> bool:
    """Whether this run makes a package to install, rather than metadata or a link to the sources."""
    return bool({"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv))


def is_set(name: str) -> bool:
    return os.environ.get(name, "0") not in {"", "0"}


def can_compile() -> bool:
    """Whether a C file that needs Python's headers compiles."""
    compiler = new_compiler()
    headers = [sysconfig.get_path(name) for name in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], folder, include_dirs=headers)
        except (BaseError, CCompilerError):
            return False
    return True


def extensions() -> list[Extension]:
    if not builds():
        return []
    if is_set("TROIS_PURE"):
        return stay_plain("as TROIS_PURE asks")
    if not can_compile():
        return stay_plain("as there is no C compiler with Python's headers")
    return compiled()


def compiled() -> list[Extension]:
    modules = [path for part in COMPILED for path in sorted((SOURCES / part).rglob("*.py"))]
    try:
        from mypyc.build import mypycify

        # What is compiled imports what is not, and that needs libraries that are not there when the package is built.
        paths = ["--follow-imports=silent", *(str(path) for path in modules if path.name != "__init__.py")]
        # -O2: random games run as fast as with -O3, a third faster than with -O1. A C file for each module: they are
        # compiled side by side, and all of them together take half the time that one large file takes.
        engine = mypycify(paths, opt_level="2", debug_level="0", group_name="trois", multi_file=True)
        tell(engine, modules)
        return [*tuned(engine), layers()]
    except (Exception, SystemExit) as error:
        raise failed("mypyc", error) from error


def tell(engine: Iterable[object], modules: Iterable[Path]) -> None:
    """Let `help()` show docstrings."""
    sys.path.insert(0, str(Path(__file__).parent))
    from tools.docstrings import add_docstrings

    names = {".".join(path.relative_to("src").with_suffix("").parts): path for path in modules}
    sources = {Path(name) for extension in engine if isinstance(extension, Extension) for name in extension.sources}
    say(f"{add_docstrings(sorted(sources), names)} docstrings")


def layers() -> Extension:
    """The networks' layers. Nothing may be summed in another order than plain Python does."""
    flags = [] if os.name == "nt" else ["-O3", "-ffp-contract=off"]
    return Extension("trois.bots._layers", ["src/trois/bots/_layers.c"], extra_compile_args=flags)


def tuned(engine: Iterable[object]) -> list[Extension]:
    """Without mypyc's -Werror, as a new compiler may warn of something new; built anew with another mypyc.

    Hidden symbols make calls inside the library direct: random games run 3 to 10 % faster.
    """
    found = [extension for extension in engine if isinstance(extension, Extension)]
    more = [] if os.name == "nt" else ["-fvisibility=hidden"]
    for extension in found:
        extension.depends = [*extension.depends, "setup.py", "tools/docstrings.py", "requirements/play.txt"]
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"] + more
    return found


def cores() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class BuildModules(build_py):
    """Leaves nothing of an earlier build in the package."""

    def run(self) -> None:
        for old in Path(self.build_lib).rglob("*"):
            if old.is_file() and old.suffix not in BINARIES:
                old.unlink()
        super().run()


class BuildEngine(build_ext):
    """All modules compiled or none of them, on all cores."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or cores()

    def build_extensions(self) -> None:
        """The files of one library side by side too, which setuptools would compile one after the other."""
        compile_files = self.compiler.compile

        def compile_side_by_side(sources: Sequence[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(cores()) as pool:
                found = pool.map(lambda source: compile_files([source], *args, **options), sources)
                return [name for names in found for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            raise failed("the C compiler", error) from error
        if self.extensions:
            say("compiled by mypyc")
        kept = {Path(path).resolve() for path in self.get_outputs()}
        for old in Path(self.build_lib).rglob("*"):
            if old.suffix in BINARIES and old.resolve() not in kept:
                old.unlink()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildModules, "build_ext": BuildEngine})
