import { expect, it } from 'vitest';
import { packRows, unpackRows } from './packed-rows';

const unranked = { keyword: 'soap', position: null };
const rows = [
  { name: 'A', tags: [1, 2], offers: [], keywords: [unranked, { keyword: 'gel', position: 2 }] },
  { name: 'B', tags: [1, 2], offers: [{ price: 1 }], keywords: [{ keyword: 'gel', position: 9 }, unranked] },
  { name: 'C', tags: [1, 2], offers: [{ price: 1 }], keywords: [{ keyword: 'gel', position: 9 }, unranked] },
];

it('sends identical list items once', () => {
  const { packed, rows: sent } = packRows(rows);
  expect(packed).toEqual(['offers', 'keywords']);
  expect(sent).toEqual([
    rows[0],
    { ...rows[1], keywords: [{ keyword: 'gel', position: 9 }, 0] },
    { ...rows[2], offers: [2], keywords: [3, 0] },
  ]);
});

it('restores the original rows from JSON', () => {
  expect(unpackRows(JSON.parse(JSON.stringify(packRows(rows))))).toEqual(rows);
});

it.each([
  ['no item is repeated', rows.slice(0, 1)],
  ['lists contain numbers', [{ tags: [1] }, { tags: [1] }]],
  ['a row has no list', [{ keywords: [unranked] }, { keywords: null }, { keywords: [unranked] }]],
  ['there are no rows', []],
])('does not pack rows if %s', (_, given) => {
  expect(packRows(given)).toEqual({ type: 'rows', rows: given });
});
