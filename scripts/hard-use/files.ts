import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runImport } from './run-import';
import type { Part, Stack } from './stack';

const HEADER = 'product_id,retailer_name,session_time,promotion_text,product_price';
const TIME = '2026-03-31T07:00:00Z';
const row = (id: number, title = 'a', price = '1') => `${id},Shop,${TIME},${title},${price}`;
const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index));
const csv = (lines: readonly string[], end = '\n') => Buffer.from([HEADER, ...lines, ''].join(end));
const json = (values: object, id = 1) =>
  JSON.stringify({ product_id: String(id), retailer_name: 'Shop', session_time: TIME, ...values });
const ndjson = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const twoThousand = csv(rows(1, 2_000));
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Returns a zstd frame with one raw block, as Node.js 20 cannot compress. */
function zstd(bytes: Buffer): Buffer {
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32LE(bytes.length, 5);
  head.writeUIntLE(bytes.length * 8 + 1, 9, 3);
  return Buffer.concat([head, bytes]);
}

/** A file and its expected result: the number of rows, or the message of its refusal. */
interface Case {
  bytes: Buffer;
  ends: number | RegExp;
  /** Expected text in an imported row, as ndjson. */
  holds?: string;
}

const LINE_3 = /line 3\b/;
const CASES: Record<string, Case> = {
  'a cell too many in the middle': { bytes: csv([row(1), `${row(2)},x`, row(3)]), ends: LINE_3 },
  'a cell too few in the middle': { bytes: csv([row(1), '2,Shop', row(3)]), ends: LINE_3 },
  'a quote that is never closed': { bytes: csv([row(1), row(2, '"a'), row(3)]), ends: /quote/i },
  'text behind a closing quote': { bytes: csv([row(1), row(2, '"a"b'), row(3)]), ends: /line 3|quote/i },
  'a quote within a cell': { bytes: csv([row(1), row(2, '5" screen')]), ends: 2, holds: '5\\" screen' },
  'a line break within quotes': { bytes: csv([row(1), row(2, '"a\nb"')]), ends: 2, holds: 'a\\nb' },
  'a NUL byte in a text': { bytes: csv([row(1), row(2, 'a\0b')]), ends: 2, holds: 'a\\u0000b' },
  'a NUL byte in a number': { bytes: csv([row(1), row(2, 'a', '1\0')]), ends: LINE_3 },
  'nothing but NUL bytes': { bytes: Buffer.alloc(4096), ends: /./ },
  'a cell of 200,000 characters': { bytes: csv([row(1), row(2, 'x'.repeat(200_000))]), ends: LINE_3 },
  'a cell of 50 MB': { bytes: csv([row(1), row(2, 'x'.repeat(50_000_000))]), ends: /line 3|long|large/i },
  'a text in Latin-1': { bytes: Buffer.from(csv([row(1), row(2, 'Größe')]).toString(), 'latin1'), ends: /UTF-8/ },
  'UTF-16': { bytes: Buffer.from(`\uFEFF${csv([row(1)])}`, 'utf16le'), ends: /UTF-8|UTF-16/ },
  'half a character at the end': { bytes: Buffer.concat([csv([row(1)]), Buffer.from([0xe2, 0x82])]), ends: /UTF-8/ },
  'gzip cut in half': { bytes: cut(gzipSync(twoThousand)), ends: /cut off|broken|whole|gzip/i },
  'gzip with a wrong checksum': {
    bytes: Buffer.concat([gzipSync(twoThousand).subarray(0, -8), Buffer.alloc(8, 1)]),
    ends: /broken|check|gzip/i,
  },
  'gzip and then something else': { bytes: Buffer.concat([gzipSync(csv([row(1)])), Buffer.from('tail')]), ends: /./ },
  'two gzips behind each other': {
    bytes: Buffer.concat([gzipSync(csv([row(1)])), gzipSync(Buffer.from(`${row(2)}\n`))]),
    ends: 2,
  },
  'zstd cut in half': { bytes: cut(zstd(twoThousand)), ends: /cut off|broken|whole|zstd/i },
  'a line end of every kind': { bytes: Buffer.from(`${HEADER}\r\n${row(1)}\n${row(2)}\r\n${row(3)}`), ends: 3 },
  'old Macintosh line ends': { bytes: csv([row(1), row(2)], '\r'), ends: /./ },
  'the same header twice': {
    bytes: Buffer.from(`${HEADER},product_price\n${row(1)},2\n`),
    ends: /product_price" twice/,
  },
  'a byte order mark': { bytes: Buffer.concat([Buffer.from('\uFEFF'), csv([row(1)])]), ends: 1 },
  'a byte order mark twice': { bytes: Buffer.concat([Buffer.from('\uFEFF\uFEFF'), csv([row(1)])]), ends: /./ },
  '1e400 in csv': { bytes: csv([row(1), row(2, 'a', '1e400')]), ends: LINE_3 },
  '1e400 in ndjson': {
    bytes: ndjson(json({}), json({ product_price: 0 }, 2).replace(':0}', ':1e400}')),
    ends: /line 2\b/,
  },
  '-0': { bytes: csv([row(1, 'a', '-0')]), ends: 1, holds: '"product_price":0' },
  'a lone surrogate': {
    bytes: ndjson(json({}), json({}, 2).replace('}', ',"promotion_text":"a\\ud800"}')),
    ends: /line 2\b/,
  },
  'the year 0000': { bytes: csv([row(1).replace('2026', '0000')]), ends: /line 2\b/ },
  'the year 9999': { bytes: csv([row(1).replace('2026', '9999')]), ends: /line 2\b/ },
  'a leap second': { bytes: csv([row(1).replace('07:00:00', '23:59:60')]), ends: /line 2\b/ },
  'half an object at the end': { bytes: ndjson(json({}), '{"product_id":"2"'), ends: /line 2\b/ },
  'a key twice in an object': { bytes: ndjson(json({}).replace('}', ',"product_id":"7"}')), ends: /./ },
  'a list for a text': { bytes: ndjson(json({ promotion_text: ['a'] })), ends: /line 1\b/ },
  'a nesting of 10,000 lists': {
    bytes: ndjson(json({}).replace('}', `,"tags":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)),
    ends: /line 1\b/,
  },
  '__proto__ for a key': { bytes: ndjson(json({}).replace('{', '{"__proto__":{"a":1},')), ends: /__proto__/ },
  'an html page': { bytes: Buffer.from('<!doctype html><title>Sign in</title>'), ends: /none of its columns/ },
  'a bad row behind 200,000 good ones': { bytes: csv([...rows(1, 200_000), row(1, 'a', 'x')]), ends: /line 200002\b/ },
  'a header alone': { bytes: csv([]), ends: 0 },
  nothing: { bytes: Buffer.alloc(0), ends: /./ },
};

/**
 * Imports broken and unusual files. Each must be imported completely, or refused with a reason without loading
 * anything.
 */
export const hostileFiles: Part = async (stack) => {
  const folder = mkdtempSync(join(stack.dataDir, 'hostile-'));
  const failed: string[] = [];
  const table: { file: string; ended: string }[] = [];
  for (const [index, [name, { bytes, ends, holds }]] of Object.entries(CASES).entries()) {
    const path = join(folder, `${index}.txt`);
    writeFileSync(path, bytes);
    const { code, output } = await runImport(stack, path);
    const served = await rowsServed(stack);
    const loaded = served.trim() === '' ? 0 : served.trim().split('\n').length;
    const words =
      output
        .replaceAll(path, 'FILE')
        .replaceAll(/^Read(?:ing)? .*\n/gm, '')
        .split('\n')[0] ?? '';
    table.push({ file: name, ended: code === 0 ? `taken, ${loaded} rows` : `refused: ${words.slice(0, 110)}` });
    // If either result is allowed, a partial import still is not.
    const isTaken =
      code === 0 && (ends instanceof RegExp ? String(ends) === '/./' : loaded === ends && served.includes(holds ?? ''));
    const isRefused =
      code === 1 && loaded === 0 && ends instanceof RegExp && ends.test(output) && !/\n\s+at /.test(output);
    if (!isTaken && !isRefused) failed.push(`${name}: code ${code}, ${loaded} rows, ${output.slice(0, 300)}`);
    await runImport(stack, '--remove', '--date', TIME.slice(0, 10), '--yes');
  }
  return { table, failed };
};

async function rowsServed({ service, key }: Stack): Promise<string> {
  const url = `http://127.0.0.1:${service}/bulk/price?date=${TIME.slice(0, 10)}&time=7&encoding=ndjson`;
  return (await fetch(url, { headers: { 'x-api-key': key } })).text();
}
