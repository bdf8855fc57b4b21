import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Part } from './parts';
import { DownloadQueue } from './queue';
import { browser, serve, until } from './test-browser';

const source = { url: '/api/bulk/price' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the download queue', () => {
  it('saves a whole file under the name the server gives', async () => {
    const { send, end } = serve({ 'x-total-bytes': '6' });
    const { saved, page } = browser();
    const queue = page();
    queue.add('Prices', source);
    send('a,b\n1\n');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    await expect.poll(() => saved.length === 1).toBeTruthy();
    expect(saved).toEqual([{ name: 'price_2026-06-30_07.csv', text: 'a,b\n1\n' }]);
    expect(queue.items()[0]).toMatchObject({ received: 6, total: 6 });
  });

  it('saves nothing of a file that ends early, and leaves nothing of it', async () => {
    const { send, end } = serve({ 'x-total-bytes': '100' });
    const { saved, disk, page } = browser();
    const queue = page();
    queue.add('Prices', source);
    send('a,b\n');
    end();
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toContain('4 of 100 bytes');
    await expect.poll(() => disk.size === 0).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('counts the files of a zip as they pass, and does not give it up between two of them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const files = { chosen: 168, included: 47, none: 121, refused: 0, malformed: 0, rows: 0, problem: null };
    const { send, end, fetched } = serve({}, 200, { '/api/downloads/progress': files });
    const queue = browser().page();
    queue.add('Zip', { url: '/api/downloads/zip', body: '{"id":"zip-of-files"}', id: 'zip-of-files' });
    send('PK');
    await expect.poll(() => fetched.mock.calls.length > 0).toBeTruthy();
    await vi.advanceTimersByTimeAsync(120_000);
    vi.useRealTimers();
    expect(queue.items()[0]?.state).toBe('running');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    expect(queue.items()[0]?.files).toEqual(files);
  });

  it('shows why a download of several files broke off, as its progress reports', async () => {
    const problem = {
      code: 'unreachable',
      title: 'Prices, 2026-06-30 07:00: The connection broke off.',
      retryable: true,
    };
    const files = { chosen: 2, included: 1, none: 0, refused: 0, malformed: 0, rows: 9, problem };
    const { send, reset } = serve({}, 200, { '/api/downloads/progress': files });
    const queue = browser().page();
    queue.add('Prices', { url: '/api/downloads/file', body: '{"id":"two-files"}', id: 'two-files' });
    send('PK');
    await until(queue, ([item]) => item?.received === 2);
    reset();
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem).toEqual(problem);
  });

  it('says when the disk is full', async () => {
    const { send } = serve();
    const { kept } = browser();
    const full = async (): Promise<Part> => ({
      ...{ size: async () => 0, keep: async () => {}, empty: async () => {}, discard: async () => {} },
      file: async () => new Blob(),
      write: async () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    });
    const queue = new DownloadQueue({ open: full, kept, save: () => {} });
    queue.add('Prices', source);
    send('a,b\n');
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toMatch(/disk is full/);
  });

  it('takes a double click for one download, and runs two at once', async () => {
    const fetched = vi.fn((_url: string) => new Promise<Response>(() => {}));
    vi.stubGlobal('fetch', fetched);
    const queue = browser().page();
    queue.add('Prices', source);
    queue.add('Prices', source);
    queue.add('Ratings', { url: '/api/bulk/rating' });
    queue.add('Reviews', { url: '/api/bulk/review' });
    await expect.poll(() => fetched.mock.calls.length === 2).toBeTruthy();
    expect(queue.items().map(({ state }) => state)).toEqual(['running', 'running', 'waiting']);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/bulk/price', '/api/bulk/rating']);
  });

  it('takes two zips of other files for two downloads, and one asked for twice for one', () => {
    serve();
    const queue = browser().page();
    const zip = (file: string, id: string) => ({
      url: '/api/downloads/zip',
      body: JSON.stringify({ files: [file], id }),
      id,
    });
    queue.add('Zip of 1 file', zip('price/2026-06-30/7/csv', 'zip-one1'));
    queue.add('Zip of 1 file', zip('price/2026-06-29/7/csv', 'zip-two2'));
    queue.add('Zip of 1 file', zip('price/2026-06-29/7/csv', 'zip-two3'));
    expect(queue.items()).toHaveLength(2);
  });

  it('shows what the server said when it refuses', async () => {
    const problem = { code: 'not_found', title: 'There is no file for this hour.', retryable: false };
    vi.stubGlobal('fetch', async () => Response.json(problem, { status: 404 }));
    const queue = browser().page();
    queue.add('Prices', source);
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem).toEqual(problem);
  });
});
