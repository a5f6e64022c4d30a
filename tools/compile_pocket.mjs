// Compiles the folders `standard` and `site` to bytecode with the Python of npm's pyodide, and loads every module of
// the package there: node compile_pocket.mjs PYODIDE FOLDER. Writes to FOLDER/modules.json which modules of the
// standard library Python itself and the package load, and beside the host a database that is empty and new.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [pyodide, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: pyodide, env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/folder");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/folder");
try {
  python.runPython(`
import sys
first = set(sys.modules)

import compileall, importlib, json, pkgutil, py_compile, shutil

for place in ("standard", "site"):
    fine = compileall.compile_dir(
        f"/folder/{place}", quiet=1, legacy=True, optimize=2, stripdir="/folder", maxlevels=50,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    if not fine:
        sys.exit(f"{place} does not compile")

before = set(sys.modules)
sys.path.insert(0, "/folder/site")
import trois

for module in pkgutil.walk_packages(trois.__path__, "trois."):
    if ".migrations." not in module.name and not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except ImportError as error:
            print(f"{module.name}: {error}", file=sys.stderr)

from trois.store import Store

store = Store("sqlite:////tmp/fresh.db")
store.migrate()
store.close()
shutil.copyfile("/tmp/fresh.db", "/folder/site/trois/web/pocket/fresh.db")


def standard(names):
    found = (getattr(sys.modules[name], "__file__", None) or "" for name in names if name in sys.modules)
    return sorted(path.removeprefix("/lib/python314.zip/") for path in found if path.startswith("/lib/python314.zip/"))


with open("/folder/modules.json", "w") as file:
    json.dump({"first": standard(first), "used": standard(set(sys.modules) - before)}, file)
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
