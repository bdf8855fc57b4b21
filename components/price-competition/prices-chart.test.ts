import { expect, it } from 'vitest';
import { toSheet } from '@/components/chart/chart-sheet';
import { pricesChart } from '@/components/price-competition/prices-chart';
import { createFormat } from '@/lib/client/format/format';
import type { Line } from '@/lib/queries/price-competition/line';

const cell = (bucket: string) => ({ bucket, base_price: 2, benchmark_price: 3 });
const side = { title: 'Soap', brand: null };
const line = {
  ...{ base: side, benchmark: { ...side, title: 'Gel' }, band: null, rule: null },
  cells: [cell('2025-06-23'), cell('2026-06-22')],
} as unknown as Line;

it.each([
  ['DAILY', ['2025-06-23', '2026-06-22']],
  ['WEEKLY', ['2025-06-23', '2026-06-22']],
  ['MONTHLY', ['Jun 2025', 'Jun 2026']],
] as const)('writes the year of %s buckets into files', (by, buckets) => {
  const chart = pricesChart(line, { styles: new Map(), by, format: createFormat('en-GB') });
  expect(toSheet('Prices', chart.table).rows.map(([bucket]) => bucket)).toEqual(buckets);
});

it('names weeks by their first day', () => {
  const format = createFormat('en-GB');
  const chart = pricesChart(line, { styles: new Map(), by: 'WEEKLY', format });
  expect(chart.table.columns[0]?.header).toBe('Week of');
  expect(chart.stops(format)[0]?.title).toBe('Week of 23 Jun 2025');
});
