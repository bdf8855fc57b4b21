import { expect, it } from 'vitest';
import { contentDetail } from '@/lib/contract/datasets/content-detail';
import { priceFile } from '@/lib/contract/datasets/price';
import { toCell } from '@/lib/spreadsheet/cell';
import { sheetColumns } from './sheet-columns';

it('types columns by the specification, and times and dates that it does not promise by their name', () => {
  const kindsOf = (...args: Parameters<typeof sheetColumns>) => sheetColumns(...args).map(({ kind }) => kind);
  expect(kindsOf(priceFile, ['product_price', 'session_time', 'in_stock', 'product_id', 'unknown'])).toEqual([
    ...['number', 'time', 'boolean', 'code', 'text'],
  ]);
  expect(kindsOf(contentDetail, ['crawling_time', 'launch_date', 'downtime', 'title'])).toEqual([
    ...['time', 'date', 'text', 'text'],
  ]);
});

it('keeps a text that is no time', () => {
  const [column] = sheetColumns(contentDetail, ['session_time']);
  if (!column) throw new Error('There is no column.');
  expect(toCell('3 h', column)).toEqual({ kind: 'text', text: '3 h' });
  expect(toCell('2026-06-30T07:01:00Z', column)).toEqual({ kind: 'time', time: Date.UTC(2026, 5, 30, 7, 1) });
});
