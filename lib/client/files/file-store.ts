/** Stores files during their download, and until the page has saved them. */
export interface FileStore {
  /** Writes a whole file. Stores nothing if its stream fails. */
  write(id: string, bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob>;
  remove(id: string): Promise<void>;
  /** Removes the files of all other downloads. */
  removeExcept(ids: readonly string[]): Promise<void>;
}

/**
 * The origin private file system, so that large files do not fill memory. Falls back to memory if it is unavailable.
 */
export const fileStore: FileStore = {
  write: async (id, bytes) => (await import('./bring')).writeFile(await privateFolder(), id, bytes),
  async remove(id) {
    const folder = await privateFolder();
    await folder?.removeEntry(id).catch(() => undefined);
  },
  async removeExcept(ids) {
    const folder = await privateFolder();
    if (!folder) return;
    // A browser may use a longer name for a file during the write.
    for await (const name of folder.keys())
      if (!ids.some((id) => name.includes(id)))
        await folder.removeEntry(name, { recursive: true }).catch(() => undefined);
  },
};

async function privateFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!globalThis.FileSystemFileHandle?.prototype.createWritable) return undefined;
  return navigator.storage?.getDirectory?.().catch(() => undefined);
}
