import { expect, it } from 'vitest';
import { jsonRows } from './json-rows';

const ROWS = [{ name: 'Crème, "1 l"\nnew' }, { name: '' }, { name: null }];
const TEXT = new TextEncoder().encode(ROWS.map((row) => `${JSON.stringify(row)}\n`).join(''));

async function* pieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.slice(from, from + size);
}

async function readRows(bytes: Uint8Array, size: number): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const chunk of jsonRows(pieces(bytes, size))) rows.push(...chunk);
  return rows;
}

it.each([1, 2, 7, TEXT.length])('parses rows that arrive in pieces of %s bytes', async (size) => {
  expect(await readRows(TEXT, size)).toEqual(ROWS);
});

it('parses a last row without a line break', async () => {
  expect(await readRows(TEXT.slice(0, -1), 5)).toEqual(ROWS);
});

it('returns no rows for an empty answer', async () => {
  expect(await readRows(new Uint8Array(), 1)).toEqual([]);
});
