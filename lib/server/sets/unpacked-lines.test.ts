import { expect, it } from 'vitest';
import { packRows } from '@/lib/contract/packed-rows';
import { unpackedLines } from '@/lib/server/sets/unpacked-lines';

const ROWS = ['Ölseife', 'Gel'].map((name) => ({ name, keywords: [{ keyword: 'soap', position: null }] }));
const META = { type: 'meta', total: 2 };
const STREAM = [META, packRows(ROWS), { type: 'end' }].map((event) => `${JSON.stringify(event)}\n`).join('');

async function collected(parts: Iterable<string | Uint8Array>) {
  async function* given() {
    yield* parts;
  }
  let text = '';
  for await (const line of unpackedLines(given())) text += line;
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('unpacks rows and passes other events unchanged, wherever parts end', async () => {
  const expected = [META, { type: 'rows', rows: ROWS }, { type: 'end' }];
  const bytes = new TextEncoder().encode(STREAM);
  expect(STREAM).toContain('"keywords":[0]');
  expect(await collected([STREAM])).toEqual(expected);
  expect(await collected(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
});
