import { afterEach, describe, expect, it, vi } from 'vitest';
import { DownloadQueue, type QueueItem } from './queue';
import type { Sink } from './sink';

const saved: { name: string; bytes: number }[] = [];
let discarded = 0;

async function sink(): Promise<Sink> {
  let bytes = 0;
  return {
    write: async (chunk) => {
      bytes += chunk.byteLength;
    },
    finish: async (name) => void saved.push({ name, bytes }),
    discard: async () => void discarded++,
  };
}

/** An answer whose body the test feeds by hand. */
function serve(headers: Record<string, string> = {}) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const fetched = vi.fn(async (_url: string, init: RequestInit) => {
    init.signal?.addEventListener('abort', () => body?.error(init.signal?.reason));
    return new Response(stream, {
      headers: { 'content-disposition': 'attachment; filename="price_2026-06-30_07.csv"', ...headers },
    });
  });
  vi.stubGlobal('fetch', fetched);
  return { fetched, send: (text: string) => body?.enqueue(new TextEncoder().encode(text)), end: () => body?.close() };
}

function until(queue: DownloadQueue, holds: (items: readonly QueueItem[]) => boolean) {
  return vi.waitUntil(() => holds(queue.items()), { interval: 1 });
}

afterEach(() => {
  vi.unstubAllGlobals();
  saved.length = 0;
  discarded = 0;
});

const source = { url: '/api/bulk/price' };

describe('the download queue', () => {
  it('saves a whole file under the name the server gives', async () => {
    const { send, end } = serve({ 'x-total-bytes': '6' });
    const queue = new DownloadQueue(sink);
    queue.add('Prices', source);
    send('a,b\n1\n');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    expect(saved).toEqual([{ name: 'price_2026-06-30_07.csv', bytes: 6 }]);
    expect(queue.items()[0]).toMatchObject({ received: 6, total: 6 });
  });

  it('saves nothing of a file that ends early', async () => {
    const { send, end } = serve({ 'x-total-bytes': '100' });
    const queue = new DownloadQueue(sink);
    queue.add('Prices', source);
    send('a,b\n');
    end();
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toContain('4 of 100 bytes');
    expect(saved).toEqual([]);
    expect(discarded).toBe(1);
  });

  it('cancels one that runs, and starts it again on retry', async () => {
    const { fetched } = serve();
    const queue = new DownloadQueue(sink);
    queue.add('Prices', source);
    await until(queue, () => fetched.mock.calls.length === 1);
    const id = queue.items()[0]?.id ?? '';
    queue.cancel(id);
    await until(queue, () => discarded === 1);
    expect(queue.items()[0]?.state).toBe('cancelled');

    const second = serve();
    queue.retry(id);
    second.send('a,b\n');
    second.end();
    await until(queue, ([item]) => item?.state === 'done');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(second.fetched).toHaveBeenCalledTimes(1);
  });

  it('takes a double click for one download, and runs two at once', async () => {
    const { fetched } = serve();
    const queue = new DownloadQueue(sink);
    queue.add('Prices', source);
    queue.add('Prices', source);
    queue.add('Ratings', { url: '/api/bulk/rating' });
    queue.add('Reviews', { url: '/api/bulk/review' });
    await until(queue, (items) => items.filter(({ state }) => state === 'running').length === 2);
    expect(queue.items().map(({ state }) => state)).toEqual(['running', 'running', 'waiting']);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/bulk/price', '/api/bulk/rating']);
  });

  it('takes two zips of other files for two downloads', () => {
    serve();
    const queue = new DownloadQueue(sink);
    const zip = (file: string) => ({ url: '/api/downloads/zip', form: new URLSearchParams({ file }) });
    queue.add('Zip of 1 file', zip('price/2026-06-30/7/csv'));
    queue.add('Zip of 1 file', zip('price/2026-06-29/7/csv'));
    expect(queue.items()).toHaveLength(2);
  });

  it('shows what the server said when it refuses', async () => {
    const problem = { code: 'not_found', title: 'There is no file for this hour.', retryable: false };
    vi.stubGlobal('fetch', async () => Response.json(problem, { status: 404 }));
    const queue = new DownloadQueue(sink);
    queue.add('Prices', source);
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem).toEqual(problem);
  });
});
