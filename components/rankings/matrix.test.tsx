import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gridRow } from '@/components/rankings/matrix';
import { createFormat } from '@/lib/client/format/format';
import type { MatrixRow, RankCell } from '@/lib/queries/rankings/matrix.columns';

const format = createFormat('en-GB');
const cell = (keyword: string, over: Partial<RankCell>): RankCell => ({
  ...{ keyword, state: 'ranked', rank: null, is_page_one: null, target: null, is_on_target: null },
  ...over,
});
const CELLS = [
  cell('1', { rank: 7, is_page_one: true, target: 10, is_on_target: true }),
  cell('2', { rank: 27, is_page_one: false, target: 10, is_on_target: false }),
  cell('3', { state: 'not_ranked', is_page_one: false, target: 5, is_on_target: false }),
  cell('4', { state: 'not_collected', target: 5 }),
  cell('5', { state: 'unknown' }),
];
const ROW: MatrixRow = {
  ...{ id: 'P1/k', product: 'P1', shop: 'k', product_name: 'Shampoo', retailer_name: 'Korbina DE' },
  country: 'DE',
  ...{ brand_name: 'Velquin', barcode: null, is_psku: true, not_power: false, ranks: null },
  ...{ ranked: 2, page_one: 1, missed: 2, tracked: 5, cells: CELLS },
};
const keywords = ['1', '2', '3', '4', '5', '6'].map((keyword) => ({
  ...{ keyword, keyword_name: `word ${keyword}`, is_power: keyword === '1', ranked: 1 },
}));

const textOf = (content: React.ReactNode) => render(content).container.textContent;

it('has separate marks for keywords without a rank, without data and without tracking', () => {
  const { cells, label } = gridRow(ROW, { keywords, isWhole: true, format, onOpen: vi.fn() });
  expect(label).toBe('Shampoo ★ at Korbina DE: ranked for 2 of 5 keywords, on page one for 1, targets missed for 2');
  expect(cells.map(({ text, tone }) => [textOf(text), tone])).toEqual([
    ['7●', 'met'],
    ['27▼', 'missed'],
    ['–▽', 'none'],
    ['', 'lost'],
    ['?', 'none'],
    ['·', 'empty'],
  ]);
  expect(cells.map(({ where, words }) => `${where}: ${words()}`)).toEqual([
    'word 1 ★: #7, on page one, target #10 met',
    'word 2: #27, not on page one, target #10 missed',
    'word 3: not ranked, target #5 missed',
    'word 4: not collected',
    'word 5: not stated, no target',
    'word 6: not tracked',
  ]);
});

it('opens a cell with its keyword, and nothing where the SKU is not tracked', () => {
  const onOpen = vi.fn();
  const { cells } = gridRow(ROW, { keywords, isWhole: true, format, onOpen });
  cells[1]?.onOpen?.();
  expect(onOpen).toHaveBeenCalledWith(ROW, '2');
  expect(cells[5]?.onOpen).toBeUndefined();
});

it('does not mark a keyword as not tracked while its ranks are loading', () => {
  const { cells } = gridRow(ROW, { keywords, isWhole: false, format, onOpen: vi.fn() });
  expect([cells[5]?.text, cells[5]?.words()]).toEqual(['', 'loading']);
});
