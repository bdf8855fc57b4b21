import { isDay } from '@/components/chart/chart-table';
import type { ChartTable } from '@/components/chart/chart-value';
import type { Sheet } from '@/lib/client/files/export-csv';
import { withoutNoise } from '@/lib/text/without-noise';

/**
 * Converts a chart's table to a sheet: shares in percent, amounts with the currency in their header, numbers without the
 * noise of binary fractions.
 */
export function toSheet(title: string, { columns, rows }: ChartTable): Sheet {
  const isShare = columns.map(({ unit }) => unit === 'percent' || unit === 'pp');
  return {
    title,
    columns: columns.map(({ header, unit, currency }, index) => {
      const textKind = rows.every((row) => isDay(row[index])) ? 'date' : 'text';
      const sign = unit === 'percent' ? '%' : unit === 'pp' ? 'pp' : currency;
      return { title: sign ? `${header} (${sign})` : header, kind: unit ? 'number' : textKind };
    }),
    rows: rows.map((row) =>
      row.map((value, index) =>
        typeof value === 'number' ? withoutNoise(isShare[index] ? value * 100 : value) : value,
      ),
    ),
  };
}
