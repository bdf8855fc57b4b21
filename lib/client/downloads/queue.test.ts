import { afterEach, describe, expect, it, vi } from 'vitest';
import { DownloadQueue } from './queue';
import type { QueueItem } from './queue-item';
import type { Sink } from './sink';

const saved: { name: string; text: string }[] = [];
let written = 0;
let discarded = 0;

async function sink(): Promise<Sink> {
  let text = '';
  return {
    write: async (chunk) => {
      text += new TextDecoder().decode(chunk);
      written += chunk.byteLength;
    },
    empty: async () => {
      text = '';
    },
    finish: async (name) => void saved.push({ name, text }),
    discard: async () => void discarded++,
  };
}

/** An answer whose body the test feeds by hand. */
function serve(headers: Record<string, string> = {}, status = 200) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const fetched = vi.fn(async (_url: string, init: RequestInit) => {
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

function until(queue: DownloadQueue, holds: (items: readonly QueueItem[]) => boolean) {
  return vi.waitUntil(() => holds(queue.items()), { interval: 1 });
}

afterEach(() => {
  vi.unstubAllGlobals();
  saved.length = 0;
  written = 0;
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
    expect(saved).toEqual([{ name: 'price_2026-06-30_07.csv', text: 'a,b\n1\n' }]);
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

  describe('whose connection broke', () => {
    const TAGGED = { 'x-total-bytes': '8', etag: '"v1"', 'accept-ranges': 'bytes' };

    async function brokenAfter(text: string) {
      const first = serve(TAGGED);
      const queue = new DownloadQueue(sink);
      queue.add('Prices', source);
      first.send(text);
      await until(queue, () => written === text.length);
      first.reset();
      await until(queue, ([item]) => item?.state === 'failed');
      return { queue, retry: () => queue.retry(queue.items()[0]?.id ?? '') };
    }

    it('goes on from there', async () => {
      const { queue, retry } = await brokenAfter('a,b\n');
      expect(queue.items()[0]?.problem?.title).toBe(
        'The connection broke after 4 of 8 bytes. Retry goes on from there.',
      );
      const rest = serve({ 'content-range': 'bytes 4-7/8' }, 206);
      retry();
      rest.send('1,2\n');
      rest.end();
      await until(queue, ([item]) => item?.state === 'done');
      expect(rest.fetched.mock.calls[0]?.[1].headers).toEqual({ range: 'bytes=4-', 'if-range': '"v1"' });
      expect(saved.map(({ text }) => text)).toEqual(['a,b\n1,2\n']);
    });

    it('begins anew when the file is another by now', async () => {
      const { queue, retry } = await brokenAfter('a,b\n');
      const other = serve({ ...TAGGED, etag: '"v2"' });
      retry();
      other.send('c,d\n5,6\n');
      other.end();
      await until(queue, ([item]) => item?.state === 'done');
      expect(saved.map(({ text }) => text)).toEqual(['c,d\n5,6\n']);
    });

    it('saves nothing of a part that was not asked for', async () => {
      const { queue, retry } = await brokenAfter('a,b\n');
      serve({ 'content-range': 'bytes 2-7/8' }, 206);
      retry();
      await until(queue, ([item]) => item?.problem?.title.includes('another part') === true);
      expect([saved, discarded]).toEqual([[], 1]);
    });

    it('leaves nothing behind once it is cleared', async () => {
      const { queue } = await brokenAfter('a,b\n');
      expect(discarded).toBe(0);
      queue.clear();
      expect(discarded).toBe(1);
    });
  });

  it('says when the disk is full', async () => {
    const { send } = serve();
    const full = async () => ({
      ...(await sink()),
      write: async () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    });
    const queue = new DownloadQueue(full);
    queue.add('Prices', source);
    send('a,b\n');
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toMatch(/disk is full/);
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
