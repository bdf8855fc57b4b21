import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zip } from './zip';

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function archive(entries: ZipEntry[]): Promise<Buffer> {
  async function* all() {
    yield* entries;
  }
  const chunks: Buffer[] = [];
  for await (const part of zip(all())) chunks.push(part);
  return Buffer.concat(chunks);
}

describe('a zip', () => {
  it('contains every file, also an empty one and one in many parts', async () => {
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

  it('fails when one of its files fails', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('reset');
    }
    await expect(archive([{ name: 'a', parts: broken() }])).rejects.toThrow('reset');
  });

  it('closes its entries when the reader stops', async () => {
    const ended: string[] = [];
    async function* endless() {
      try {
        for (;;) yield randomBytes(100_000);
      } finally {
        ended.push('entry');
      }
    }
    async function* entries() {
      try {
        yield { name: 'a', parts: endless() };
      } finally {
        ended.push('entries');
      }
    }
    for await (const _ of zip(entries())) break;
    await expect.poll(() => ended).toEqual(['entry', 'entries']);
  });
});
