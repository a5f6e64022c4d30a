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

const kept = (name) => cache.match(new URL(name, BASE));
const laps = { start: performance.timeOrigin };
const lap = (name) => (laps[name] = Math.round(performance.now()));

async function start() {
  const image = role === "image" ? null : await kept("image");
  try {
    return await load(image && new Uint8Array(await image.arrayBuffer()));
  } catch (error) {
    if (!image) throw error;
    await cache.delete(IMAGE);
    return load(null);
  }
}

async function load(image) {
  lap("read");
  const python = await loadPyodide({
    indexURL: new URL("pyodide/", BASE).href,
    env: { HOME: "/", PYTHONHASHSEED: "0" },
    stderr: (line) => console.warn(line),
    createPyodideModule: (settings) => createModule(withRoom(settings, image)),
    ...(image ? { _loadSnapshot: image } : role === "image" ? { _makeSnapshot: true } : {}),
  });
  lap("python");
  await unpack(python);
  lap("unpack");
  return python;
}

// The memory is as large as the picture of it before that is put there: pyodide leaves it as it was built.
function withRoom(settings, image) {
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, receive) =>
    instantiate(imports, (instance, module) => {
      const { memory } = instance.exports;
      const more = Math.ceil(((image?.length ?? 0) - memory.buffer.byteLength) / PAGE);
      if (more > 0) memory.grow(more);
      return receive(instance, module);
    });
  return settings;
}

// The packs are compressed as small as can be: Python unpacks them once, and they are kept as they are then.
async function unpack(python) {
  const { FS } = python;
  const places = new Set();
  for (const request of await cache.keys()) {
    if (!request.url.startsWith(new URL("site/", BASE).href)) continue;
    for (const { name, bytes } of self.untar(await inflated(python, request))) {
      const [folder, file] = [`/site/${name}`.replace(/\/[^/]*$/, ""), name.split("/").pop()];
      if (!places.has(folder)) FS.mkdirTree(folder);
      places.add(folder);
      FS.createDataFile(folder, file, bytes, true, true, true);
    }
  }
}

async function inflated(python, request) {
  const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
  if (!request.url.endsWith(".xz")) return bytes;
  python.globals.set("packed", bytes);
  const found = python.runPython("import lzma; lzma.decompress(packed.to_py())");
  const tar = found.toJs();
  found.destroy();
  later.push(async () => {
    await cache.put(request.url.replace(/\.xz$/, ""), new Response(tar));
    await cache.delete(request);
  });
  return tar;
}

// What can wait until the first page was seen
const later = [];

// Bots think in a second worker, which is there when the first page has been seen.
class Thinker {
  constructor() {
    this.number = 0;
    this.asked = new Map();
  }

  start() {
    if (this.worker) return this.ready;
    const address = new URL(here);
    address.searchParams.set("role", "think");
    this.worker = new Worker(address, { type: "module" });
    this.ready = new Promise((resolve) => {
      this.worker.onmessage = ({ data }) => {
        if (data.ready) resolve();
        else this.asked.get(data.number)?.(data.work);
        this.asked.delete(data.number);
      };
    });
    return this.ready;
  }

  async ask(proxy) {
    const work = proxy.toJs ? proxy.toJs() : proxy;
    this.start();
    await this.ready;
    const begun = performance.now();
    const number = this.number++;
    const found = await new Promise((resolve) => {
      this.asked.set(number, resolve);
      this.worker.postMessage({ number, work });
    });
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
    self.onmessage = ({ data, ports }) => {
      if (data.request) serveOne(python, serve, data.request, ports[0]);
      if (data.seen) thinker.start().then(() => prepare());
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
  const waiting = [];
  let goes = false;
  const send = (message) => port.postMessage(message);
  const post = (status, headers, chunk, end) => {
    const message = status
      ? { status, headers: headers.toJs() }
      : { chunk: chunk.length ? chunk.toJs() : undefined, end };
    for (const proxy of [headers, chunk]) proxy?.destroy?.();
    if (status || goes) send(message);
    else waiting.push(message);
  };
  const leave = serve(request.method, request.path, python.toPy(request.headers), python.toPy(body), post);
  port.onmessage = ({ data }) => {
    if (data.go) {
      goes = true;
      for (const message of waiting.splice(0)) send(message);
    }
    if (data.leave) leave();
  };
}

await import("./tar.js");
const python = await start();
python.runPython(BEGIN);
await roles[role](python);
