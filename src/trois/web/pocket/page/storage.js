// The database lies in the browser's own storage (OPFS). Every write reaches it at once, and SQLite's fsync waits until
// it is safe there; without such storage it lies in memory, until the tab is closed.
const FILES = ["trois.db", "trois.db-journal"];
const PAUSE = 100;
const [ENOSPC, EIO] = [51, 29];

// The page says when there is no room left, and stops when a file grows again.
let isFull = false;
function tellFull(now) {
  if (now !== isFull) self.postMessage({ full: now });
  isFull = now;
}

export async function keepIn(FS, folder) {
  FS.mkdirTree(folder);
  const handles = await opened();
  if (!handles) return false;
  for (const [at, name] of FILES.entries()) place(FS, FS.create(`${folder}/${name}`, 0o600), handles[at]);
  keepFiles(FS, FS.lookupPath(folder).node);
  return true;
}

async function opened() {
  try {
    const root = await navigator.storage.getDirectory();
    const place_ = await root.getDirectoryHandle(encodeURIComponent(new URL(".", import.meta.url).pathname), {
      create: true,
    });
    const handles = [];
    for (const name of FILES) handles.push(await access(await place_.getFileHandle(name, { create: true })));
    return handles;
  } catch (error) {
    console.warn("nothing is kept:", error);
    return null;
  }
}

// The worker before this one may not be gone entirely: then there is something to wait for.
async function access(file) {
  for (;;) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (error.name !== "NoModificationAllowedError") throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

function place(FS, node, handle) {
  const careful = (act) => {
    try {
      return act();
    } catch (error) {
      if (error.name !== "QuotaExceededError") throw new FS.ErrnoError(EIO);
      tellFull(true);
      throw new FS.ErrnoError(ENOSPC);
    }
  };
  const before = node.node_ops;
  node.node_ops = {
    ...before,
    getattr: (one) => ({ ...before.getattr(one), size: handle.getSize(), blocks: Math.ceil(handle.getSize() / 4096) }),
    setattr(one, wanted) {
      if (wanted.size !== undefined) careful(() => handle.truncate(wanted.size));
      before.setattr(one, { ...wanted, size: undefined });
    },
  };
  node.stream_ops = {
    llseek(one, offset, whence) {
      const at = offset + [0, one.position, handle.getSize()][whence];
      if (at < 0) throw new FS.ErrnoError(28);
      return at;
    },
    read: (_one, heap, offset, length, at) =>
      careful(() => handle.read(heap.subarray(offset, offset + length), { at })),
    write(_one, heap, offset, length, at) {
      const size = handle.getSize();
      const written = careful(() => handle.write(heap.subarray(offset, offset + length), { at }));
      if (written < length || at + length > size) tellFull(written < length);
      if (written < length) throw new FS.ErrnoError(ENOSPC);
      return written;
    },
    fsync: () => careful(() => (handle.flush(), 0)),
  };
}

// A file that is removed is emptied: it can't be opened again at once.
function keepFiles(FS, node) {
  const before = node.node_ops;
  node.node_ops = {
    ...before,
    unlink(parent, name) {
      if (FILES.includes(name)) FS.truncate(`${FS.getPath(parent)}/${name}`, 0);
      else before.unlink(parent, name);
    },
  };
}
