import { expect, vi } from 'vitest';
import type { KeptItems } from './kept-items';
import type { Part } from './parts';
import { DownloadQueue } from './queue';
import type { QueueItem } from './queue-item';

/** What a browser holds: its disk, what was kept of the queue, and what was saved. */
export function browser() {
  const disk = new Map<string, string>();
  const saved: { name: string; text: string }[] = [];
  let items: readonly QueueItem[] = [];
  const kept: KeptItems = {
    read: () => items,
    write: (next) => {
      items = structuredClone(next);
    },
    onOthers: () => {},
  };
  async function open(id: string): Promise<Part> {
    disk.set(id, disk.get(id) ?? '');
    return {
      size: async () => disk.get(id)?.length ?? 0,
      write: async (chunk) => void disk.set(id, (disk.get(id) ?? '') + new TextDecoder().decode(chunk)),
      keep: async () => {},
      empty: async () => void disk.set(id, ''),
      file: async () => new Blob([disk.get(id) ?? '']),
      discard: async () => void disk.delete(id),
    };
  }
  const save = async (file: Blob, name: string) => void saved.push({ name, text: await file.text() });
  return {
    disk,
    saved,
    kept,
    page: () => new DownloadQueue({ open, kept, save: (file, name) => void save(file, name) }),
  };
}

/** An answer whose body the test feeds by hand. */
export function serve(headers: Record<string, string> = {}, status = 200, beside: Record<string, unknown> = {}) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const fetched = vi.fn(async (url: string, init: RequestInit = {}) => {
    const other = Object.keys(beside).find((path) => url.startsWith(path));
    if (other) return new Response(`${JSON.stringify(beside[other])}\n`);
    init.signal?.addEventListener('abort', () => body?.error(init.signal?.reason));
    return new Response(stream, {
      status,
      headers: { 'content-disposition': 'attachment; filename="price_2026-06-30_07.csv"', ...headers },
    });
  });
  vi.stubGlobal('fetch', fetched);
  return {
    fetched,
    send: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
    reset: () => body?.error(new TypeError('network error')),
  };
}

export function until(queue: DownloadQueue, holds: (items: readonly QueueItem[]) => boolean) {
  return expect.poll(() => holds(queue.items()), { interval: 1 }).toBe(true);
}

export const idOf = (queue: DownloadQueue) => queue.items()[0]?.id ?? '';
