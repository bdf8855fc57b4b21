import { expect, it } from 'vitest';
import { integerColumn, textColumn } from '@/components/table/columns';
import { nextSort, shownColumns, sortDirection } from '@/components/table/shown-columns';

interface Row {
  name: string;
  count: number;
}
const NAME = textColumn<Row>({ id: 'name', header: 'Name', pinned: true, value: (row) => row.name });
const COUNT = integerColumn<Row>({ id: 'count.all', header: 'Count', value: (row) => row.count });

it('a header sorts numbers downwards first, text upwards, and gives the first order back', () => {
  expect(nextSort(COUNT, '')).toBe('count.all.desc');
  expect(nextSort(COUNT, 'count.all.desc')).toBe('count.all.asc');
  expect(nextSort(COUNT, 'count.all.asc')).toBeNull();
  expect(nextSort(NAME, 'count.all.asc')).toBe('name.asc');
  expect(sortDirection('count.all', 'count.all.desc')).toBe('desc');
  expect(sortDirection('count', 'count.all.desc')).toBeNull();
});

it('shows pinned columns first, in the widths a person gave them', () => {
  const shown = shownColumns([COUNT, NAME], { widths: { name: 300 } });
  expect(shown.columns.map(({ id }) => id)).toEqual(['name', 'count.all']);
  expect(shown.widths).toEqual([300, 96]);
  expect(shownColumns([COUNT, NAME], { visible: { name: false } }).columns).toEqual([COUNT]);
});
