import { expect, it } from 'vitest';
import { printedBlocks } from '@/components/table/printed-blocks';

it.each<[string, number[], number, number[][]]>([
  ['a table that fits is one block', [300, 300, 300], 1, [[0, 1, 2]]],
  [
    'what does not fit goes below, behind the pinned column',
    [300, 400, 300, 300],
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
  ['no column is pinned', [500, 500], 0, [[0], [1]]],
  ['nothing but pinned columns', [300], 1, [[0]]],
])('%s', (_, widths, pinned, blocks) => expect(printedBlocks(widths, pinned)).toEqual(blocks));
