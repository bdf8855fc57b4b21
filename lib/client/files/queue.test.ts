import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/lib/client/query/sign-in';
import { ownJson } from '@/lib/client/query/test-response';
import { browser, idOf, serve, sourceOf, until } from './test-browser';

const source = sourceOf('price');

afterEach(() => {
  vi.unstubAllGlobals();
  signIn.record(false);
  vi.useRealTimers();
});

describe('the download queue', () => {
  it('saves a file under the name that the server gives', async () => {
    const { send, end } = serve();
    const { saved, page } = browser();
    const queue = page();
    queue.add('Prices', source);
    send('a,b\n1\n');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    await expect.poll(() => saved.length === 1).toBeTruthy();
    expect(saved).toEqual([{ name: 'prices.xlsx', text: 'a,b\n1\n' }]);
    expect(queue.items()[0]).toMatchObject({ received: 6, fileName: 'prices.xlsx' });
  });

  it('does not save a failed download, and shows its progress', async () => {
    const { send, reset } = serve();
    const { saved, disk, page } = browser();
    const queue = page();
    queue.add('Prices', source);
    send('a,b\n');
    await until(queue, ([item]) => item?.received === 4);
    reset();
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toBe('The connection broke after 4 bytes. Nothing was saved. Retry.');
    expect([disk.size, saved]).toEqual([0, []]);
  });

  it('shows the reason of a failed download from its progress', async () => {
    const problem = { code: 'unreachable', title: 'Prices, 07:00: The connection broke off.', retryable: true };
    const { send, reset } = serve({ chosen: 2, included: 1, none: 0, refused: 0, malformed: 0, rows: 9, problem });
    const queue = browser().page();
    queue.add('Prices', source);
    send('PK');
    await until(queue, ([item]) => item?.received === 2);
    reset();
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem).toEqual(problem);
  });

  it('counts the files of a download, and waits between two of them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const files = { chosen: 168, included: 47, none: 121, refused: 0, malformed: 0, rows: 0, problem: null };
    const { send, end, fetched } = serve(files);
    const queue = browser().page();
    queue.add('Zip', source);
    send('PK');
    await expect.poll(() => fetched.mock.calls.length > 0).toBeTruthy();
    await vi.advanceTimersByTimeAsync(120_000);
    vi.useRealTimers();
    expect(queue.items()[0]?.state).toBe('running');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    expect(queue.items()[0]?.files).toEqual(files);
  });

  it('reports a full disk', async () => {
    const { send } = serve();
    const queue = browser().page({
      write: async () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    });
    queue.add('Prices', source);
    send('a,b\n');
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toMatch(/disk is full/);
  });

  it('adds a download once for a double click, and runs the two oldest', async () => {
    const fetched = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}));
    vi.stubGlobal('fetch', fetched);
    const queue = browser().page();
    for (const files of ['price', 'price', 'rating', 'review']) queue.add(files, sourceOf(files));
    await expect.poll(() => fetched.mock.calls.length === 2).toBeTruthy();
    expect(queue.items().map(({ label, state }) => [label, state])).toEqual([
      ['price', 'running'],
      ['rating', 'running'],
      ['review', 'waiting'],
    ]);
    expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([sourceOf('price').body, sourceOf('rating').body]);
  });

  it('adds the same download again as soon as it is saved, while its files are still being counted', async () => {
    const { send, end } = serve(new Promise<object>(() => {}));
    const { saved, page } = browser();
    const queue = page();
    queue.add('Prices', source);
    send('a,b\n');
    end();
    await expect.poll(() => saved.length === 1).toBeTruthy();
    queue.add('Prices', source);
    expect(queue.items().map(({ state }) => state)).toEqual(['done', 'waiting']);
  });

  it('distinguishes downloads by their files, and not by their ids', () => {
    serve();
    const queue = browser().page();
    queue.add('30 Jun', sourceOf('price/2026-06-30', 'download-1'));
    queue.add('29 Jun', sourceOf('price/2026-06-29', 'download-2'));
    queue.add('29 Jun', sourceOf('price/2026-06-29', 'download-3'));
    expect(queue.items().map(({ label }) => label)).toEqual(['30 Jun', '29 Jun']);
  });

  it('shows the message of a server that refuses', async () => {
    const problem = { code: 'not_found', title: 'There is no file for this hour.', retryable: false };
    vi.stubGlobal('fetch', async () => ownJson(problem, { status: 404 }));
    const queue = browser().page();
    queue.add('Prices', source);
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem).toEqual(problem);
  });
});

describe('a download that is stopped', () => {
  async function begin(here = browser()) {
    const { send } = serve();
    const queue = here.page();
    queue.add('Prices', source);
    send('a,b\n');
    await until(queue, ([item]) => item?.received === 4);
    return { here, queue };
  }

  it.each<['pause' | 'cancel', string]>([
    ['pause', 'paused'],
    ['cancel', 'cancelled'],
  ])('is not failed after %s, and starts again from the beginning', async (command, state) => {
    const { here, queue } = await begin();
    queue.command(command, idOf(queue));
    await until(queue, ([item]) => item?.state === state);
    const second = serve();
    queue.command('retry', idOf(queue));
    second.send('c,d\n');
    second.end();
    await until(queue, ([item]) => item?.state === 'done');
    await expect.poll(() => here.saved.length === 1).toBeTruthy();
    expect(here.saved[0]?.text).toBe('c,d\n');
  });

  it('makes room for the next one that waits', async () => {
    const { queue } = await begin();
    queue.add('Ratings', sourceOf('rating'));
    queue.add('Reviews', sourceOf('review'));
    queue.command('pause', idOf(queue));
    await expect.poll(() => queue.items().map(({ state }) => state)).toEqual(['paused', 'running', 'running']);
  });

  it('by another page before its start is not started', async () => {
    const { fetched } = serve();
    const here = browser();
    const queue = here.page();
    const content = sourceOf('content');
    queue.add('Content', content);
    here.stored.write(here.stored.read().map((item) => ({ ...item, state: 'cancelled' })));
    await until(queue, ([item]) => item?.state === 'cancelled');
    // Downloads of an earlier test may still begin.
    expect(fetched.mock.calls.map(([, init]) => init?.body)).not.toContain(content.body);
  });

  it('removes its file from the disk with the item', async () => {
    const { here, queue } = await begin();
    queue.command('remove', idOf(queue));
    expect(queue.items()).toEqual([]);
    await expect.poll(() => here.disk.size).toBe(0);
  });
});

/** Opens a page after the page that has started the downloads was closed. */
function reopen(here: ReturnType<typeof browser>) {
  here.stored.write(here.stored.read().map((item) => ({ ...item, owner: 'closed' })));
  const served = serve();
  const queue = here.page();
  queue.start();
  return { queue, ...served };
}

describe('a page that is opened', () => {
  it('restarts downloads that a closed page did not finish', async () => {
    const here = browser();
    serve();
    const closed = here.page();
    closed.add('Prices', source);
    await until(closed, ([item]) => item?.state === 'running');
    const { queue, send, end } = reopen(here);
    send('a,b\n');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    await expect.poll(() => here.saved.length === 1).toBeTruthy();
    expect(here.saved[0]?.text).toBe('a,b\n');
  });
});

describe('the end of the sign-in', () => {
  const ENDED = 'Your sign-in has ended. Reload the page.';

  it('is stated at a download that is added later, until the next sign-in', async () => {
    serve();
    const queue = browser().page();
    queue.start();
    signIn.record(true);
    queue.add('Prices', source);
    expect(queue.items()[0]).toMatchObject({ state: 'waiting', problem: { title: ENDED } });
    signIn.record(false);
    await until(queue, ([item]) => item?.state === 'running');
    expect(queue.items()[0]?.problem).toBeUndefined();
  });

  const signInPage = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
  const statesOf = (queue: ReturnType<ReturnType<typeof browser>['page']>) => queue.items().map(({ state }) => state);

  async function stopped(...files: string[]) {
    const here = browser();
    const fetched = vi.fn(async (_url: string) => signInPage());
    vi.stubGlobal('fetch', fetched);
    const queue = here.page();
    for (const file of files) queue.add(file, sourceOf(file));
    await until(queue, (items) => items.slice(0, 2).every(({ problem }) => problem?.title === ENDED));
    return { here, queue, fetched };
  }

  it('saves no page, fails no download and starts no other', async () => {
    const { here, queue, fetched } = await stopped('price', 'rating', 'review');
    expect(statesOf(queue)).toEqual(['waiting', 'waiting', 'waiting']);
    expect([here.saved, here.disk.size]).toEqual([[], 0]);
    expect(fetched.mock.calls.filter(([url]) => url === '/api/downloads/file')).toHaveLength(2);
  });

  it('is over for a reloaded page, which starts the downloads again', async () => {
    const { here } = await stopped('price');
    signIn.record(false);
    const { queue, send, end } = reopen(here);
    send('a,b\n');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    expect(queue.items()[0]?.problem).toBeUndefined();
    await expect.poll(() => here.saved[0]?.text).toBe('a,b\n');
  });

  it('is over once the dashboard answers again, without a reload', async () => {
    const { queue } = await stopped('price');
    queue.start();
    const { send, end } = serve();
    signIn.record(false);
    send('a,b\n');
    end();
    await until(queue, ([item]) => item?.state === 'done');
    expect(queue.items()[0]?.problem).toBeUndefined();
  });
});
