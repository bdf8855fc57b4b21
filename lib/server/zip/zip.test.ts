import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { centralHeader, endOfArchive } from './records';
import { type ZipEntry, zip } from './zip';

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function archive(entries: ZipEntry[]): Promise<Buffer> {
  async function* all() {
    yield* entries;
  }
  const written: Buffer[] = [];
  for await (const part of zip(all())) written.push(part);
  return Buffer.concat(written);
}

describe('a zip', () => {
  it('gives back every file, also an empty one and one in many parts', async () => {
    const long = Array.from({ length: 5000 }, (_, index) => `line ${index}\n`);
    const files = unzipSync(
      await archive([
        { name: 'größe.csv', parts: parts('a,b\n', '1,2\n') },
        { name: 'empty.txt', parts: parts() },
        { name: 'long.txt', parts: parts(...long) },
      ]),
    );
    expect(Object.keys(files)).toEqual(['größe.csv', 'empty.txt', 'long.txt']);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect([text('größe.csv'), text('empty.txt')]).toEqual(['a,b\n1,2\n', '']);
    expect(text('long.txt')).toBe(long.join(''));
  });

  it('breaks when one of its files breaks', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('reset');
    }
    await expect(archive([{ name: 'a', parts: broken() }])).rejects.toThrow('reset');
  });

  it('points beyond four gigabytes in the new form', () => {
    const sums = { crc32: 1, compressed: 2, size: 3 };
    const entry = centralHeader({ name: Buffer.from('a'), offset: 5 * 2 ** 32, ...sums }, new Date());
    expect(entry.readUInt32LE(42)).toBe(0xffff_ffff);
    expect(entry.readBigUInt64LE(46 + 1 + 4)).toBe(BigInt(5 * 2 ** 32));
    expect(endOfArchive(1, 2 ** 33, 47)).toHaveLength(56 + 20 + 22);
    expect(endOfArchive(1, 100, 47)).toHaveLength(22);
  });
});
