import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { spool } from './spool';
import { removeLeftovers, spoolFolder } from './spool-file';

/** Replaces calls of the file system, for one test. */
const system = vi.hoisted(() => ({ freeBytes: 2 ** 40, writeError: '' }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return {
    ...original,
    statfs: async () => ({ bavail: system.freeBytes / 4096, bsize: 4096 }),
    async open(...args: Parameters<typeof original.open>) {
      const handle = await original.open(...args);
      const { write } = handle;
      handle.write = ((...values: Parameters<typeof write>) => {
        const { writeError: code } = system;
        return code ? Promise.reject(Object.assign(new Error(code), { code })) : write.apply(handle, values);
      }) as typeof write;
      return handle;
    },
  };
});

const dataDir = mkdtempSync(join(tmpdir(), 'endcap-spool-'));
const folder = spoolFolder(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(() => {
  Object.assign(system, { freeBytes: 2 ** 40, writeError: '' });
  vi.useRealTimers();
});

/** Opens a spool, and resolves `written` when its source has ended. */
function openSpool(source: AsyncIterable<Uint8Array>, maxBytes?: number) {
  const abort = new AbortController();
  let onWritten = () => {};
  const written = new Promise<void>((resolve) => {
    onWritten = resolve;
  });
  return { abort, written, parts: spool(source, { folder, abort, onWritten, ...(maxBytes && { maxBytes }) }) };
}

async function* texts(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

/** A source that never ends by itself. */
async function* endless(onEnd = () => {}, part = Buffer.alloc(1_000)) {
  try {
    for (;;) yield part;
  } finally {
    onEnd();
  }
}

async function* broken(...parts: string[]) {
  yield* texts(...parts);
  throw new Error('reset');
}

const FULL = { problem: { title: expect.stringContaining('the disk of the dashboard is full') }, ownStatus: 507 };

describe('a spool', () => {
  it('ends its source before anything is read, and then has all of its bytes', async () => {
    const { parts, written } = openSpool(texts('a', '', 'bc', 'd'.repeat(1_000_000)));
    await written;
    expect((await buffer(await parts)).toString()).toBe(`abc${'d'.repeat(1_000_000)}`);
  });

  it('may be empty', async () => {
    expect(await buffer(await openSpool(texts()).parts)).toHaveLength(0);
  });

  it('continues at the start of its file when the client has read a full one', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `row ${index}\n`);
    let rowCount = 0;
    async function* source() {
      for (const row of rows) {
        rowCount += 1;
        yield Buffer.from(row);
      }
    }
    const reading = await openSpool(source(), 30).parts;
    const { value } = await reading.next();
    expect(rowCount).toBeLessThan(10);
    expect(value.toString() + (await buffer(reading)).toString()).toBe(rows.join(''));
  });

  it('has no file with a name', async () => {
    const { parts, abort } = openSpool(endless());
    await parts;
    expect(readdirSync(folder)).toEqual([]);
    abort.abort();
  });

  it('removes what a killed process left', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'left'), '');
    removeLeftovers(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('a spool fails', () => {
  it('if its source fails, at the start or later', async () => {
    await expect(openSpool(broken()).parts).rejects.toThrow('reset');
    const { parts, written } = openSpool(broken('half'));
    await written;
    await expect(parts.then(buffer)).rejects.toThrow('reset');
  });

  it.each(['ENOSPC', 'EDQUOT'])('with a sentence if the disk is full: %s', async (code) => {
    system.writeError = code;
    await expect(openSpool(texts('a')).parts).rejects.toMatchObject(FULL);
  });

  it('with a sentence before the disk is full, also in the middle of the file', async () => {
    const { parts, written } = openSpool(endless(undefined, Buffer.alloc(8 * 2 ** 20)));
    await parts;
    system.freeBytes = 200e6;
    await written;
    await expect(parts.then(buffer)).rejects.toMatchObject(FULL);
    await expect(openSpool(texts('a')).parts).rejects.toMatchObject(FULL);
  });
});

describe('the source of a spool ends', () => {
  it('when the client disconnects', async () => {
    const onEnd = vi.fn();
    const { parts, abort, written } = openSpool(endless(onEnd), 5_000);
    await parts;
    abort.abort();
    await written;
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('when the client stops in the middle', async () => {
    const onEnd = vi.fn();
    const { parts, abort, written } = openSpool(endless(onEnd), 5_000);
    for await (const _ of await parts) break;
    await written;
    expect([onEnd.mock.calls.length, abort.signal.aborted]).toEqual([1, true]);
  });

  it('when the client reads nothing for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { parts, written } = openSpool(endless(), 5_000);
    const reading = await parts;
    await reading.next();
    vi.advanceTimersByTime(10 * 60_000);
    await written;
    await expect(reading.next()).rejects.toThrow('paused for more than ten minutes');
  });
});
