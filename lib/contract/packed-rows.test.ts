import { expect, it } from 'vitest';
import { packRows, unpackRows } from './packed-rows';

const nowhere = { keyword: 'soap', position: null };
const rows = [
  { name: 'A', tags: [1, 2], offers: [], keywords: [nowhere, { keyword: 'gel', position: 2 }] },
  { name: 'B', tags: [1, 2], offers: [{ price: 1 }], keywords: [{ keyword: 'gel', position: 9 }, nowhere] },
  { name: 'C', tags: [1, 2], offers: [{ price: 1 }], keywords: [{ keyword: 'gel', position: 9 }, nowhere] },
];

it('what is listed again word for word is sent once', () => {
  const { packed, rows: sent } = packRows(rows);
  expect(packed).toEqual(['offers', 'keywords']);
  expect(sent).toEqual([
    rows[0],
    { ...rows[1], keywords: [{ keyword: 'gel', position: 9 }, 0] },
    { ...rows[2], offers: [2], keywords: [3, 0] },
  ]);
});

it('rows come out as they were put in, over the wire', () => {
  expect(unpackRows(JSON.parse(JSON.stringify(packRows(rows))))).toEqual(rows);
});

it.each([
  ['nothing is repeated', rows.slice(0, 1)],
  ['lists hold numbers', [{ tags: [1] }, { tags: [1] }]],
  ['a row has no list', [{ keywords: [nowhere] }, { keywords: null }, { keywords: [nowhere] }]],
  ['there are no rows', []],
])('rows are left alone where %s', (_, given) => {
  expect(packRows(given)).toEqual({ type: 'rows', rows: given });
});
