import { saveFile } from '@/lib/client/save-file';

/** Where a file is gathered while it comes in; `finish` hands it to the browser's own downloads. */
export interface Sink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Forgets what was written, to begin again. */
  empty(): Promise<void>;
  finish(fileName: string): Promise<void>;
  discard(): Promise<void>;
}

/** On the browser's private disk where there is one, so that memory stays flat; else in memory. */
export async function openSink(id: string): Promise<Sink> {
  const folder = await navigator.storage?.getDirectory?.().catch(() => undefined);
  return folder ? diskSink(folder, id) : memorySink();
}

async function diskSink(folder: FileSystemDirectoryHandle, id: string): Promise<Sink> {
  const handle = await folder.getFileHandle(id, { create: true });
  const file = await handle.createWritable();
  const remove = () => folder.removeEntry(id).catch(() => undefined);
  addEventListener('pagehide', () => void remove(), { once: true });
  return {
    write: (chunk) => file.write(chunk),
    async empty() {
      await file.truncate(0);
      await file.seek(0);
    },
    async finish(fileName) {
      await file.close();
      // The copy is kept until the page is left: the browser reads it while it saves.
      saveFile(await handle.getFile(), fileName);
    },
    async discard() {
      await file.abort().catch(() => undefined);
      await remove();
    },
  };
}

function memorySink(): Sink {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const empty = async () => void chunks.splice(0);
  return {
    async write(chunk) {
      chunks.push(chunk);
    },
    empty,
    async finish(fileName) {
      saveFile(new Blob(chunks), fileName);
    },
    discard: empty,
  };
}
