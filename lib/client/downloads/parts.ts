/** Where a file is gathered while it comes in, and lies until the page is left. */
export interface Part {
  /** Bytes that are kept. */
  size(): Promise<number>;
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Makes what was written last: it is there after a reload. */
  keep(): Promise<void>;
  /** Forgets what was written, to begin again. */
  empty(): Promise<void>;
  /** All that was kept. */
  file(): Promise<Blob>;
  discard(): Promise<void>;
}

/** Opens the part of a download, with what came of it before. */
export type OpenPart = (id: string) => Promise<Part>;

/** Bytes that are kept together: what comes after the last is lost when the page goes. */
const PIECE = 4 * 2 ** 20;
/** What came is kept after this time in any case, so that a page that goes loses no more. Milliseconds. */
const KEPT_AFTER = 1_000;
const PREFIX = 'part-';
const PIECE_NAME = /^\d+$/;

/** On the browser's private disk where there is one, so that memory stays flat; else in memory. */
export const openPart: OpenPart = async (id) => {
  const folder = await partsFolder();
  return folder ? diskPart(folder, `${PREFIX}${id}`) : memoryPart();
};

/** Removes what is left of downloads that nobody goes on with. @param wanted ids of those that somebody may */
export async function sweepParts(wanted: ReadonlySet<string>): Promise<void> {
  const folder = await partsFolder();
  if (!folder) return;
  for await (const name of folder.keys()) {
    const [, id = ''] = new RegExp(`^${PREFIX}(.+)$`).exec(name) ?? [];
    if (id && !wanted.has(id)) await folder.removeEntry(name, { recursive: true }).catch(() => undefined);
  }
}

async function partsFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  return globalThis.navigator?.storage?.getDirectory?.().catch(() => undefined);
}

/** A folder of numbered pieces: a file being written is kept only once it is closed, and rewriting a long one costs its length. */
async function diskPart(root: FileSystemDirectoryHandle, name: string): Promise<Part> {
  let folder = await root.getDirectoryHandle(name, { create: true });
  let count = (await pieces()).length;
  let open: { writable: FileSystemWritableFileStream; written: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  /** One after the other: a piece is closed while nothing is written into it. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  async function pieces(): Promise<File[]> {
    const names: string[] = [];
    // Beside a piece that is being written a browser may show a file of its own.
    for await (const key of folder.keys()) if (PIECE_NAME.test(key)) names.push(key);
    const handles = names.toSorted().map((key) => folder.getFileHandle(key));
    return Promise.all(handles.map(async (handle) => (await handle).getFile()));
  }

  async function close(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const closing = open;
    open = null;
    await closing?.writable.close();
  }

  async function begin(): Promise<NonNullable<typeof open>> {
    const handle = await folder.getFileHandle(String(count++).padStart(6, '0'), { create: true });
    return { writable: await handle.createWritable(), written: 0 };
  }

  return {
    size: async () => (await pieces()).reduce((sum, { size }) => sum + size, 0),
    write: (chunk) =>
      inTurn(async () => {
        open ??= await begin();
        await open.writable.write(chunk);
        open.written += chunk.byteLength;
        if (open.written >= PIECE) return close();
        timer ??= setTimeout(() => void inTurn(close), KEPT_AFTER);
      }),
    keep: () => inTurn(close),
    empty: () =>
      inTurn(async () => {
        await close();
        await root.removeEntry(name, { recursive: true });
        folder = await root.getDirectoryHandle(name, { create: true });
        count = 0;
      }),
    file: async () => new Blob(await pieces()),
    discard: () =>
      inTurn(async () => {
        clearTimeout(timer);
        await open?.writable.abort().catch(() => undefined);
        open = null;
        await root.removeEntry(name, { recursive: true }).catch(() => undefined);
      }),
  };
}

function memoryPart(): Part {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const empty = async () => void chunks.splice(0);
  return {
    size: async () => chunks.reduce((sum, { byteLength }) => sum + byteLength, 0),
    write: async (chunk) => void chunks.push(chunk),
    keep: async () => {},
    empty,
    file: async () => new Blob(chunks),
    discard: empty,
  };
}
