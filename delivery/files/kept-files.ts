import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createSingleFlight } from '@/lib/async/single-flight';
import { createSlots } from '@/lib/config/slots';
import { type FileKey, fileId, keptName, type Produced, parseKeptName } from './file-key';
import { type Lease, leaseOf } from './lease';
import { UNFINISHED } from './write-whole';

/** Maximum concurrent productions. More would only slow down other queries. */
const MOST_PRODUCTIONS = 4;

/** Produces the file of a key under a root folder, at the path of {@link keptName}. */
export type Produce = (root: string) => Promise<Produced>;

interface Kept extends Produced {
  readonly path: string;
  users: number;
}

/**
 * A disk cache of bulk files. Concurrent requests share a production, which continues if a client disconnects. The
 * least recently used files are removed first, except for those being served.
 */
export class KeptFiles {
  readonly #root: string;
  readonly #maxBytes: number;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();
  readonly #singleFlight = createSingleFlight<Kept>();
  readonly #acquireSlot = createSlots(MOST_PRODUCTIONS);
  #bytes = 0;

  private constructor(root: string, maxBytes: number) {
    this.#root = root;
    this.#maxBytes = maxBytes;
  }

  /** Opens a folder: indexes complete files, and removes unfinished ones of a killed process. */
  static async open(root: string, maxBytes: number): Promise<KeptFiles> {
    const files = new KeptFiles(root, maxBytes);
    const entries: { id: string; kept: Kept; madeAt: number }[] = [];
    for (const name of await fileNames(root)) {
      const path = join(root, name);
      const parsed = parseKeptName(name);
      const { size, mtimeMs } = await stat(path);
      if (parsed?.size === size) entries.push({ id: parsed.id, kept: { ...parsed, path, users: 0 }, madeAt: mtimeMs });
      else if (parsed || name.endsWith(UNFINISHED)) await rm(path);
    }
    for (const { id, kept } of entries.sort((a, b) => a.madeAt - b.madeAt)) files.#keep(id, kept);
    return files;
  }

  get bytes() {
    return this.#bytes;
  }

  /** Returns a lease of a file, which is produced if necessary. The file stays on disk until the lease ends. */
  async lease(key: FileKey, produce: Produce): Promise<Lease> {
    const id = fileId(key);
    const file = this.#kept.get(id) ?? (await this.#produceOnce(id, key, produce));
    file.users += 1;
    try {
      this.#keep(id, file);
      await this.#makeRoom();
      return leaseOf(await open(file.path), file, () => {
        file.users -= 1;
      });
    } catch (error) {
      file.users -= 1;
      if (!isMissing(error)) throw error;
      this.#forget(id);
      return this.lease(key, produce);
    }
  }

  #produceOnce(id: string, key: FileKey, produce: Produce): Promise<Kept> {
    return this.#singleFlight(id, async () => {
      const releaseSlot = await this.#acquireSlot();
      try {
        const produced = await produce(this.#root);
        const file = { ...produced, path: join(this.#root, keptName(key, produced)), users: 0 };
        this.#keep(id, file);
        return file;
      } finally {
        releaseSlot();
      }
    });
  }

  /** Adds a file, or marks it as most recently used. */
  #keep(id: string, file: Kept) {
    this.#forget(id);
    this.#kept.set(id, file);
    this.#bytes += file.size;
  }

  #forget(id: string) {
    this.#bytes -= this.#kept.get(id)?.size ?? 0;
    this.#kept.delete(id);
  }

  async #makeRoom() {
    for (const [id, file] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      if (file.users > 0) continue;
      this.#forget(id);
      await rm(file.path, { force: true });
    }
  }
}

async function fileNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
