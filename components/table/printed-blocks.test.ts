import { expect, it } from 'vitest';
import { printedBlocks, printedSize } from '@/components/table/printed-blocks';

it.each<[string, number[], number, number[][]]>([
  ['a table that fits is one block', [300, 300, 300], 1, [[0, 1, 2]]],
  [
    'what does not fit goes below, behind the pinned column',
    [300, 600, 300, 300],
    1,
    [
      [0, 1],
      [0, 2, 3],
    ],
  ],
  [
    'a column that is wider than the sheet has its own block',
    [300, 2000, 100],
    1,
    [
      [0, 1],
      [0, 2],
    ],
  ],
  ['no column is pinned', [700, 700], 0, [[0], [1]]],
  ['nothing but pinned columns', [300], 1, [[0]]],
])('%s', (_, widths, pinned, blocks) => expect(printedBlocks(widths, pinned)).toEqual(blocks));

it('prints a table that is a little wider than the sheet smaller, in one block', () => {
  expect(printedSize([300, 300, 300])).toBe(1);
  expect(printedSize([400, 400, 400])).toBe(0.8);
  expect(printedBlocks([400, 400, 400], 1)).toEqual([[0, 1, 2]]);
  expect(printedSize([600, 400, 400])).toBe(1);
});
