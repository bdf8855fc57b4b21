import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DownloadQueue } from './queue';
import { browser, idOf, serve, until } from './test-browser';

const source = { url: '/api/bulk/price' };
const TAGGED = { 'x-total-bytes': '8', etag: '"v1"', 'accept-ranges': 'bytes' };
const REST = { 'content-range': 'bytes 4-7/8' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a download queue with a file that can be gone on with', () => {
  async function halfOf({ page, disk }: ReturnType<typeof browser>) {
    const first = serve(TAGGED);
    const queue = page();
    queue.add('Prices', source);
    first.send('a,b\n');
    await expect.poll(() => [...disk.values()].includes('a,b\n')).toBeTruthy();
    return { queue, first };
  }

  async function sendRest(queue: DownloadQueue, begin: () => void) {
    const rest = serve(REST, 206);
    begin();
    rest.send('1,2\n');
    rest.end();
    await until(queue, ([item]) => item?.state === 'done');
    expect(rest.fetched.mock.calls[0]?.[1]?.headers).toEqual({ range: 'bytes=4-', 'if-range': '"v1"' });
  }

  it.each<['pause' | 'cancel', string]>([
    ['pause', 'paused'],
    ['cancel', 'cancelled'],
  ])('goes on where a %s stopped it', async (command, state) => {
    const { saved, ...rest } = browser();
    const { queue } = await halfOf({ saved, ...rest });
    queue.command(command, idOf(queue));
    await until(queue, ([item]) => item?.state === state && item.received === 4);
    await sendRest(queue, () => queue.command('retry', idOf(queue)));
    await expect.poll(() => saved.length === 1).toBeTruthy();
    expect(saved[0]?.text).toBe('a,b\n1,2\n');
  });

  it('goes on where the connection broke', async () => {
    const { saved, ...rest } = browser();
    const { queue, first } = await halfOf({ saved, ...rest });
    first.reset();
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toBe(
      'The connection broke after 4 of 8 bytes. Resume goes on from there.',
    );
    await sendRest(queue, () => queue.command('retry', idOf(queue)));
    await expect.poll(() => saved.length === 1).toBeTruthy();
    expect(saved[0]?.text).toBe('a,b\n1,2\n');
  });

  it('goes on in a page that is opened when the one that began is gone', async () => {
    const here = browser();
    await halfOf(here);
    await expect.poll(() => here.kept.read()[0]?.received === 4).toBeTruthy();
    // What was kept of a page that is gone is of a page that is not this one.
    here.kept.write(here.kept.read().map((item) => ({ ...item, owner: 'gone' })));
    const next = here.page();
    await sendRest(next, () => next.start());
    await expect.poll(() => here.saved.length === 1).toBeTruthy();
    expect(here.saved[0]?.text).toBe('a,b\n1,2\n');
  });

  it('begins anew when the file is another by now', async () => {
    const { saved, ...rest } = browser();
    const { queue, first } = await halfOf({ saved, ...rest });
    first.reset();
    await until(queue, ([item]) => item?.state === 'failed');
    const other = serve({ ...TAGGED, etag: '"v2"' });
    queue.command('retry', idOf(queue));
    other.send('c,d\n5,6\n');
    other.end();
    await until(queue, ([item]) => item?.state === 'done');
    await expect.poll(() => saved.length === 1).toBeTruthy();
    expect(saved.map(({ text }) => text)).toEqual(['c,d\n5,6\n']);
  });

  it('saves nothing of a part that was not asked for', async () => {
    const { saved, disk, ...rest } = browser();
    const { queue, first } = await halfOf({ saved, disk, ...rest });
    first.reset();
    await until(queue, ([item]) => item?.state === 'failed');
    serve({ 'content-range': 'bytes 2-7/8' }, 206);
    queue.command('retry', idOf(queue));
    await until(queue, ([item]) => item?.problem?.title.includes('another part') === true);
    await expect.poll(() => disk.size === 0).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('leaves nothing behind once it is removed', async () => {
    const { disk, ...rest } = browser();
    const { queue } = await halfOf({ disk, ...rest });
    queue.command('remove', idOf(queue));
    await expect.poll(() => disk.size === 0).toBeTruthy();
    expect(queue.items()).toEqual([]);
  });

  it('gives up a body that stands still for 30 s, and says how far it was', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const here = browser();
    const { fetched, send } = serve(TAGGED);
    send('a,b\n');
    const queue = here.page();
    queue.add('Prices', source);
    await expect.poll(() => fetched.mock.calls.length === 1).toBeTruthy();
    await vi.advanceTimersByTimeAsync(28_000);
    expect(queue.items()[0]?.state).toBe('running');
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    await until(queue, ([item]) => item?.state === 'failed');
    expect(queue.items()[0]?.problem?.title).toBe(
      'Nothing came for 30 s: given up after 4 of 8 bytes. Resume goes on from there.',
    );
  });
});
