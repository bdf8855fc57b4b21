import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSource } from './source';
import { textBlocks } from './text-blocks';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endcap-source-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TEXT = `product_id\n${'Käse,\n'.repeat(200_000)}Ende`;

async function read(content: Uint8Array | string): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const source = await openSource(path);
  let text = '';
  for await (const block of textBlocks(
    source.open(() => {}),
    'FILE',
  ))
    text += block;
  return text;
}

describe('a source', () => {
  it('is plain, gzip or zstd', async () => {
    const bytes = Buffer.from(TEXT);
    expect(await read(bytes)).toBe(TEXT);
    expect(await read(gzipSync(bytes))).toBe(TEXT);
    expect(await read(Buffer.concat([gzipSync(bytes.subarray(0, 99)), gzipSync(bytes.subarray(99))]))).toBe(TEXT);
    expect(await read(zstd(bytes))).toBe(TEXT);
  });

  it('loses its byte order mark', async () => {
    expect(await read(`\uFEFFproduct_id\n`)).toBe('product_id\n');
    expect(await read(gzipSync('\uFEFF\uFEFF{"product_id":"1"}'))).toBe('{"product_id":"1"}');
  });

  it('may be empty', async () => {
    expect(await read('')).toBe('');
  });

  it.each([
    ['a gzip file that was cut off', gzipSync(TEXT).subarray(0, 200), /FILE|file ends in the middle of its gzip data/],
    [
      'a zstd file that was cut off',
      zstd(Buffer.from(TEXT)).subarray(0, 200_000),
      /ends in the middle of its zstd data/,
    ],
    ['a damaged gzip file', Buffer.concat([gzipSync(TEXT).subarray(0, 60), Buffer.alloc(99, 7)]), /is damaged|cut off/],
    ['a zip archive', Buffer.from('PK\u0003\u0004rest'), /zip archive or an Excel workbook/],
    ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /is an Excel workbook \(xls\)\. Save/],
    ['a bzip2 file', Buffer.from('BZh91AY&SY'), /FILE is a bzip2 file\.|file is a bzip2 file\. Unpack it/],
    ['an xz file', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]), /is a xz file\. Unpack it, or pack it with/],
    ['bytes that are no text', Buffer.from([...Buffer.from('a\nb\nc'), 0xff, 10]), /not UTF-8 text: line 3 /],
    ['UTF-16', Buffer.from('\uFEFFproduct_id', 'utf16le'), /is UTF-16 text/],
    ['UTF-16 without a byte order mark', Buffer.from('{"product_id":"1"}', 'utf16le'), /is UTF-16 text/],
  ])('that is %s is refused in a sentence', async (_, content, sentence) => {
    await expect(read(content)).rejects.toMatchObject({
      name: 'ImportProblem',
      message: expect.stringMatching(sentence),
    });
  });

  it('that does not exist is refused in a sentence', async () => {
    await expect(openSource(join(folder, 'none'))).rejects.toThrow(/^There is no file /);
    await expect(openSource(folder)).rejects.toThrow(/is not a file/);
  });
});

/** A zstd frame of raw blocks: the format without its compression. */
function zstd(content: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let offset = 0; offset < content.length; offset += 100_000) {
    const block = content.subarray(offset, offset + 100_000);
    const header = Buffer.alloc(3);
    header.writeUIntLE((block.length << 3) | (offset + 100_000 >= content.length ? 1 : 0), 0, 3);
    blocks.push(header, block);
  }
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]), ...blocks]);
}
