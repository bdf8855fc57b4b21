/** Where files are written while they are downloaded, and stored until the page has saved them. */
export interface FileStore {
  /** Writes a whole file. Nothing of it is stored if its stream fails. */
  write(id: string, bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob>;
  remove(id: string): Promise<void>;
  /** Removes the files of all other downloads. */
  removeExcept(ids: readonly string[]): Promise<void>;
}

/** The private disk of the browser, so that a large file does not fill its memory; memory where there is no such disk. */
export const fileStore: FileStore = {
  async write(id, bytes) {
    const folder = await privateFolder();
    if (!folder) return new Response(bytes).blob();
    const file = await folder.getFileHandle(id, { create: true });
    await bytes.pipeTo(await file.createWritable());
    return file.getFile();
  },
  async remove(id) {
    const folder = await privateFolder();
    await folder?.removeEntry(id).catch(() => undefined);
  },
  async removeExcept(ids) {
    const folder = await privateFolder();
    if (!folder) return;
    // A browser may store a file that is being written under a longer name.
    for await (const name of folder.keys())
      if (!ids.some((id) => name.includes(id)))
        await folder.removeEntry(name, { recursive: true }).catch(() => undefined);
  },
};

async function privateFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!globalThis.FileSystemFileHandle?.prototype.createWritable) return undefined;
  return navigator.storage?.getDirectory?.().catch(() => undefined);
}
