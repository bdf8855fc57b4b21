import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileKey, keptName } from './file-key';
import { KeptFiles } from './kept-files';
import type { Lease } from './lease';
import { writeWhole } from './write-whole';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-files-'));
});
afterEach(() => rm(root, { recursive: true }));

const key = (hour: number): FileKey => ({
  customerId: 'acme',
  dataset: 'price',
  date: '2026-06-30',
  hour,
  loadId: '17',
  encoding: 'csv',
});

function producer(of: FileKey, content: string) {
  return vi.fn((folder: string) =>
    writeWhole(
      chunks(content),
      folder,
      async () => {},
      (produced) => keptName(of, produced),
    ),
  );
}

async function* chunks(content: string) {
  yield Buffer.from(content);
}

async function take(lease: Lease): Promise<string> {
  return text(lease.read());
}

describe('KeptFiles', () => {
  it('produces a file once for concurrent and later requests', async () => {
    const files = await KeptFiles.open(root, 1000);
    const produce = producer(key(7), 'seven');
    const leases = await Promise.all([1, 2, 3].map(() => files.lease(key(7), produce)));
    expect(await Promise.all(leases.map(take))).toEqual(['seven', 'seven', 'seven']);
    expect(await take(await files.lease(key(7), produce))).toBe('seven');
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('finds its files after a restart, and removes unfinished ones', async () => {
    const before = await KeptFiles.open(root, 1000);
    await take(await before.lease(key(7), producer(key(7), 'seven')));
    await writeFile(join(root, 'killed.part'), 'half a fi');

    const after = await KeptFiles.open(root, 1000);
    const produce = producer(key(7), 'seven');
    expect(await take(await after.lease(key(7), produce))).toBe('seven');
    expect(produce).not.toHaveBeenCalled();
    expect(await readdir(root)).toEqual(['acme']);
  });

  it('ignores a file whose size differs from its name', async () => {
    const name = keptName(key(7), { size: 5, digest: 'a'.repeat(43) });
    const before = await KeptFiles.open(root, 1000);
    await take(await before.lease(key(7), producer(key(7), 'seven')));
    await writeFile(join(root, name), 'sev');

    await KeptFiles.open(root, 1000);
    expect(await readdir(join(root, 'acme/price'))).toHaveLength(1);
  });

  it('removes the least recently used files when it is full', async () => {
    const files = await KeptFiles.open(root, 12);
    await take(await files.lease(key(1), producer(key(1), 'first')));
    await take(await files.lease(key(2), producer(key(2), 'other')));
    await take(await files.lease(key(1), producer(key(1), 'first')));
    await take(await files.lease(key(3), producer(key(3), 'third')));
    expect(files.bytes).toBe(10);
    const first = producer(key(1), 'first');
    const other = producer(key(2), 'other');
    await take(await files.lease(key(1), first));
    await take(await files.lease(key(2), other));
    expect([first, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('never removes a file that is being served', async () => {
    const files = await KeptFiles.open(root, 1);
    const served = await files.lease(key(1), producer(key(1), 'first'));
    await take(await files.lease(key(2), producer(key(2), 'other')));
    const again = producer(key(1), 'first');
    await take(await files.lease(key(1), again));
    expect(again).not.toHaveBeenCalled();
    expect(await take(served)).toBe('first');
  });

  it.each(['', 'acme'])('produces a file again after its folder "%s" was deleted from the disk', async (folder) => {
    const files = await KeptFiles.open(root, 1000);
    await take(await files.lease(key(7), producer(key(7), 'seven')));
    await rm(join(root, folder), { recursive: true });
    expect(await take(await files.lease(key(7), producer(key(7), 'seven')))).toBe('seven');
  });

  it('keeps nothing of a failed production, and tries again', async () => {
    const files = await KeptFiles.open(root, 1000);
    const failing = (folder: string) =>
      writeWhole(
        chunks('seven'),
        folder,
        async () => {
          throw new Error('rows are gone');
        },
        (produced) => keptName(key(7), produced),
      );
    await expect(files.lease(key(7), failing)).rejects.toThrow('rows are gone');
    expect(await readdir(root)).toEqual([]);
    expect(await take(await files.lease(key(7), producer(key(7), 'seven')))).toBe('seven');
  });
});
