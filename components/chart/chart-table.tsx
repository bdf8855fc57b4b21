'use client';

import { type ChartValue, chartCell } from '@/components/chart/chart-value';
import { cn } from '@/components/ui/cn';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { useFormat } from '@/lib/client/format/use-format';

interface ChartTableViewProps {
  label: string;
  chart: Pick<ChartValue, 'table' | 'onOpen' | 'canOpen'>;
  className?: string;
}

/** The numbers of a chart, for reading rather than looking. The first column opens what a click in the chart opens. */
export function ChartTableView({ label, chart, className }: ChartTableViewProps) {
  const format = useFormat();
  const { onOpen, canOpen = () => true } = chart;
  const { columns, rows } = chart.table;
  const textOf = (value: string | number | null, index: number) =>
    isDay(value) ? format.weekday(value) : chartCell(value, columns[index], format);
  return (
    <ScrollRegion label={label} className={cn('max-h-96 overflow-auto', className)}>
      <table className="w-full bg-ground">
        <thead className="sticky top-0 bg-ground">
          <tr className="h-7 shadow-[inset_0_-1px_var(--line)]">
            {columns.map(({ header, unit }) => (
              <th
                key={header}
                scope="col"
                className={cn('px-2 text-start font-medium text-caption text-ink-2', unit && 'text-end')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.join(' ')} className="h-7 border-line border-b">
              {row.map((value, index) => (
                <td key={columns[index]?.header} className={cn('px-2', columns[index]?.unit && 'text-end')}>
                  {index === 0 && onOpen && canOpen(rowIndex) ? (
                    <button
                      type="button"
                      onClick={() => onOpen(rowIndex)}
                      className="min-h-6 underline underline-offset-2"
                    >
                      {textOf(value, index)}
                    </button>
                  ) : (
                    textOf(value, index)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
