import { expect, vi } from 'vitest';
import { ownJson, ownResponse } from '@/lib/client/query/test-response';
import type { FileStore } from './file-store';
import { DownloadQueue } from './queue';
import type { QueueItem, Source } from './queue-item';
import type { StoredItems } from './stored-items';

/** A browser with its disk, its stored queue and its saved files. */
export function browser() {
  const disk = new Map<string, string>();
  const saved: { name: string; text: string }[] = [];
  let items: readonly QueueItem[] = [];
  const stored: StoredItems = {
    read: () => items,
    write: (next) => {
      items = structuredClone(next);
    },
    onOthers: () => {},
  };
  const files: FileStore = {
    async write(id, bytes) {
      const text = await new Response(bytes).text();
      disk.set(id, text);
      return new Blob([text]);
    },
    remove: async (id) => void disk.delete(id),
    removeExcept: async (ids) => {
      for (const id of disk.keys()) if (!ids.includes(id)) disk.delete(id);
    },
  };
  const save = async (file: Blob, name: string) => void saved.push({ name, text: await file.text() });
  return {
    disk,
    saved,
    stored,
    page: (own: Partial<FileStore> = {}) =>
      new DownloadQueue({ files: { ...files, ...own }, stored, save: (file, name) => void save(file, name) }),
  };
}

const PROGRESS = { chosen: 2, included: 2, none: 0, refused: 0, malformed: 0, rows: 9, problem: null };

/** A response with a body that the test sends, and the progress of the download, or a promise of it. */
export function serve(progress: object | Promise<object> = PROGRESS) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const fetched = vi.fn(async (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/downloads/progress')) return ownJson(await progress);
    init.signal?.addEventListener('abort', () => body?.error(init.signal?.reason));
    return ownResponse(stream, { headers: { 'content-disposition': 'attachment; filename="prices.xlsx"' } });
  });
  vi.stubGlobal('fetch', fetched);
  return {
    fetched,
    send: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
    reset: () => body?.error(new TypeError('network error')),
  };
}

/** The request of a file that the server creates. */
export function sourceOf(files: string, id = `download-of-${files}`): Source {
  return { url: '/api/downloads/file', body: JSON.stringify({ files, id }), id };
}

export function until(queue: DownloadQueue, holds: (items: readonly QueueItem[]) => boolean) {
  return expect.poll(() => holds(queue.items()), { interval: 1 }).toBe(true);
}

export const idOf = (queue: DownloadQueue) => queue.items()[0]?.id ?? '';
