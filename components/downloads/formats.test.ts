import { expect, it } from 'vitest';
import { choiceSentence, downloadLabel, FORMAT_OPTIONS, toFileChoice } from '@/components/downloads/formats';
import { WHOLE_TABLE } from '@/lib/client/files/use-table-choices';
import { createFormat } from '@/lib/client/format/format';
import type { FileFormat } from '@/lib/contract/file-formats';

const format = createFormat('en-GB');

function choice(
  fileFormat: FileFormat,
  days: readonly string[],
  more: Partial<typeof WHOLE_TABLE> = {},
  dataset = 'price',
) {
  const slots = days.map((date) => ({ dataset, date: `2026-${date}`, hour: 5 }));
  const choiceOf = () => ({ ...WHOLE_TABLE, ...more });
  return toFileChoice(slots, { format: fileFormat, reviewers: 'left-out', locale: 'en', choiceOf });
}

function sentence(...options: Parameters<typeof choice>) {
  return choiceSentence(choice(...options), format);
}

it('offers Excel first and the raw csv third', () => {
  expect(FORMAT_OPTIONS.map(({ label }) => label)).toEqual(['Excel workbook', 'csv for Excel', 'raw csv', 'ndjson']);
});

it('states a choice in a sentence', () => {
  const week = ['11-15', '11-16', '11-17'];
  expect(sentence('xlsx', week)).toBe('Prices, 15–17 Nov, all retailers, all columns as Excel workbook');
  expect(sentence('xlsx', ['10-31', '11-01', '11-03'], { retailers: ['Korbina DE'], columns: ['brand', 'tags'] })).toBe(
    'Prices, 31 Oct – 1 Nov, 3 Nov, retailers Korbina DE, columns brand, tags as Excel workbook',
  );
  expect(sentence('excel-csv', ['11-01', '11-03', '11-05', '11-07'], { brands: ['a', 'b', 'c', 'd'] })).toBe(
    'Prices, 4 days of 1–7 Nov, all retailers, 4 brands, all columns as csv for Excel',
  );
  expect(sentence('csv', ['11-15'])).toBe('Prices, 15 Nov 05:00 as raw csv');
  expect(sentence('ndjson', ['11-15'], {}, 'review')).toBe(
    'Reviews, 15 Nov 05:00, all retailers, all columns except reviewer_name as ndjson',
  );
});

it('names only restricted columns, retailers and brands in the label of a download', () => {
  expect(downloadLabel(choice('xlsx', ['11-15', '11-16']), format)).toBe('Prices, 15–16 Nov as Excel workbook');
  expect(downloadLabel(choice('xlsx', ['11-15', '11-16'], { brands: ['a'] }), format)).toBe(
    'Prices, 15–16 Nov, all retailers, brands a, all columns as Excel workbook',
  );
});
