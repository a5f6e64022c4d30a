"""Python in the browser plays the same games: the same seed and decisions give the same record, to the letter."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PLAY = """
import hashlib, json
import trois

for name in trois.games.names():
    match = trois.new(name, seats=3, seed=1)
    number = 0
    while match.pending:
        seat = match.pending[0]
        legal = match.legal(seat)
        match.push(seat, legal[number * 7 % len(legal)])
        number += 1
    print(name, number, hashlib.sha256(json.dumps(match.record(), sort_keys=True).encode()).hexdigest())
"""
IN_NODE = """
import { loadPyodide } from "%s/node_modules/pyodide/pyodide.mjs";
const python = await loadPyodide();
python.FS.mkdirTree("/src");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "%s/src" }, "/src");
python.runPython("import sys; sys.path.insert(0, '/src'); sys.dont_write_bytecode = True");
python.runPython(process.argv.at(-1));
"""


def test_the_same_record(tmp_path: Path) -> None:
    if shutil.which("node") is None or not (ROOT / "node_modules" / "pyodide").is_dir():
        pytest.skip("Node and its packages are not installed: make pocket")
    script = tmp_path / "play.mjs"
    script.write_text(IN_NODE % (ROOT, ROOT), encoding="utf-8")
    here = subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True, cwd=ROOT)
    there = subprocess.run(["node", str(script), PLAY], check=True, capture_output=True, text=True)
    assert here.stdout.count("\n") == 3
    assert there.stdout == here.stdout
