// A worker with Python. As "host" it answers requests, as "think" it is where bots think, as "image" it prepares the
// picture of its memory with which the others start the next time.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import createModule from "./pyodide/pyodide.asm.mjs";
import { keepIn } from "./storage.js";

const here = new URL(import.meta.url);
const BASE = new URL(".", here);
const role = here.searchParams.get("role");
const cache = await caches.open(`trois-${here.searchParams.get("version")}`);
const IMAGE = new URL("image", BASE);
const PAGE = 65_536;
const PACKED = "application/x-xz";

const kept = (name) => cache.match(new URL(name, BASE));
const laps = { start: performance.timeOrigin };
const lap = (name) => (laps[name] = Math.round(performance.now()));

async function start() {
  const image = role === "image" ? undefined : await kept("image");
  const packs = allPacks();
  try {
    return await load(packs, image && bytesOf(image));
  } catch (error) {
    if (!image) throw error;
    await cache.delete(IMAGE);
    return load(packs);
  }
}

const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());

// The image, the packs and Python itself are read and compiled at the same time.
async function load(packs, image) {
  const python = await loadPyodide({
    indexURL: new URL("pyodide/", BASE).href,
    env: { HOME: "/", PYTHONHASHSEED: "0" },
    stderr: (line) => console.warn(line),
    createPyodideModule: (settings) => createModule(withRoom(settings, image)),
    ...(image ? { _loadSnapshot: image } : role === "image" ? { _makeSnapshot: true } : {}),
  });
  lap("python");
  for (const pack of await packs) unpack(python, pack);
  lap("unpack");
  return python;
}

// The memory is as large as the picture of it before that is put there: pyodide leaves it as it was built.
function withRoom(settings, image) {
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, receive) =>
    instantiate(imports, async (instance, module) => {
      const { memory } = instance.exports;
      const more = Math.ceil((((await image)?.length ?? 0) - memory.buffer.byteLength) / PAGE);
      if (more > 0) memory.grow(more);
      receive(instance, module);
    });
  return settings;
}

async function allPacks() {
  const requests = (await cache.keys()).filter(({ url }) => url.startsWith(new URL("site/", BASE).href));
  return Promise.all(
    requests.map(async (request) => {
      const found = await cache.match(request);
      return { request, isPacked: found.headers.get("content-type") === PACKED, bytes: await bytesOf(found) };
    }),
  );
}

function unpack(python, pack) {
  const { FS } = python;
  const places = new Set();
  for (const { name, bytes } of self.untar(pack.isPacked ? inflated(python, pack) : pack.bytes)) {
    const [folder, file] = [`/site/${name}`.replace(/\/[^/]*$/, ""), name.split("/").pop()];
    if (!places.has(folder)) FS.mkdirTree(folder);
    places.add(folder);
    FS.createDataFile(folder, file, bytes, true, true, true);
  }
}

// The packs are compressed as small as can be: Python unpacks them once, and they are kept as they are then.
function inflated(python, { request, bytes }) {
  python.globals.set("packed", bytes);
  const unpacked = python.runPython("import lzma; lzma.decompress(packed.to_py())");
  const tar = unpacked.toJs();
  unpacked.destroy();
  later.push(() => cache.put(request, new Response(tar)));
  return tar;
}

// What can wait until the first page was seen
const later = [];

// Bots think in a second worker, which is there when the first page has been seen, and comes again when it failed.
class Thinker {
  constructor() {
    this.number = 0;
    this.asked = new Map();
    this.ready = null;
  }

  start() {
    this.ready ??= new Promise((resolve) => {
      const address = new URL(here);
      address.searchParams.set("role", "think");
      this.worker = new Worker(address, { type: "module" });
      this.worker.onmessage = ({ data }) => {
        if (data.ready) resolve();
        else if (data.failed) this.fail(resolve);
        else this.answer(data.number, data.work);
      };
    });
    return this.ready;
  }

  // Nothing is the answer to all that was asked
  fail(resolve) {
    this.worker.terminate();
    this.ready = null;
    resolve();
    for (const number of [...this.asked.keys()]) this.answer(number, null);
  }

  answer(number, work) {
    this.asked.get(number)(work);
    this.asked.delete(number);
  }

  async ask(proxy) {
    const work = proxy.toJs ? proxy.toJs() : proxy;
    const begun = performance.now();
    const number = this.number++;
    const answered = new Promise((resolve) => this.asked.set(number, resolve));
    this.start().then(() => this.worker.postMessage({ number, work }));
    const found = await answered;
    performance.measure("thought", { start: begun });
    return found;
  }
}

const BEGIN = "import sys; '/site' in sys.path or sys.path.insert(0, '/site')";

const roles = {
  async host(python) {
    const isKept = await keepIn(python.FS, "/data");
    const thinker = new Thinker();
    const host = python.pyimport("trois.web.pocket.host");
    const options = {
      agent: navigator.userAgent,
      languages: navigator.languages.join(","),
      base: BASE.pathname,
      pace: here.searchParams.get("pace"),
    };
    const serve = await host.start(
      python.toPy(options),
      (bytes) => thinker.ask(bytes),
      () => setTimeout(() => self.postMessage({ restart: true }), 100),
    );
    lap("ready");
    let prepared = null;
    self.onmessage = ({ data, ports }) => {
      if (data.request) serveOne(python, serve, data.request, ports[0]);
      if (data.seen) prepared ??= thinker.start().then(prepare);
    };
    self.postMessage({ ready: true, laps, isKept, imaged: Boolean(await kept("image")) });
  },

  async think(python) {
    const think = python.pyimport("trois.web.pocket.think");
    self.onmessage = ({ data }) => {
      const found = think.answer(data.work);
      const work = found.toJs();
      found.destroy();
      self.postMessage({ number: data.number, work }, [work.buffer]);
    };
    self.postMessage({ ready: true, laps });
  },

  async image(python) {
    python.pyimport("trois.web.pocket.warm").warm();
    try {
      await cache.put(IMAGE, new Response(python.makeMemorySnapshot()));
    } catch (error) {
      console.warn(error);
    }
    self.close();
  },
};

// For the next start; without room it only takes longer
async function prepare() {
  try {
    for (const work of later.splice(0)) await work();
  } catch (error) {
    return console.warn(error);
  }
  if (await kept("image")) return;
  const address = new URL(here);
  address.searchParams.set("role", "image");
  new Worker(address, { type: "module" });
}

function serveOne(python, serve, request, port) {
  const body = request.body ? new Uint8Array(request.body) : new Uint8Array();
  const post = (status, headers, chunk, isEnd) => {
    port.postMessage({
      status,
      headers: status ? headers.toJs() : undefined,
      chunk: chunk.length ? chunk.toJs() : undefined,
      isEnd,
    });
    for (const proxy of [headers, chunk]) proxy?.destroy?.();
  };
  const leave = serve(request.method, request.path, python.toPy(request.headers), python.toPy(body), post);
  port.onmessage = ({ data }) => data.leave && leave();
}

// What fails here for good is begun anew by whoever began it
const fail = () => self.postMessage({ failed: true });

try {
  await import("./tar.js");
  const python = await start();
  python._api.on_fatal = fail;
  python.runPython(BEGIN);
  await roles[role](python);
} catch (error) {
  fail();
  throw error;
}
