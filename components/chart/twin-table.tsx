'use client';

import Link from 'next/link';
import { isDay } from '@/components/chart/chart-table';
import { cn } from '@/components/ui/cn';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { NO_VALUE } from '@/lib/client/format-number';
import type { Sheet } from '@/lib/client/sheet';
import { useFormat } from '@/lib/client/use-format';

interface TwinTableProps {
  sheet: Sheet;
  /** Where the first cell of a row leads; null leads nowhere. */
  hrefOf?: (index: number) => string | null;
}

/** The numbers of a chart, for reading rather than looking. */
export function TwinTable({ sheet, hrefOf }: TwinTableProps) {
  const format = useFormat();
  const write = (value: Sheet['rows'][number][number]) =>
    value === null
      ? NO_VALUE
      : typeof value === 'number'
        ? value.toLocaleString(format.locale)
        : isDay(value)
          ? format.day(value)
          : String(value);
  return (
    <ScrollRegion label={sheet.title} className="max-h-96 overflow-auto">
      <table className="w-full">
        <thead className="sticky top-0 bg-ground">
          <tr className="h-8 shadow-[inset_0_-1px_var(--control)]">
            {sheet.columns.map(({ header, kind }) => (
              <th
                key={header}
                scope="col"
                className={cn('px-2 text-start font-medium text-ink-2', kind === 'number' && 'text-end')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <tr key={row.join('\t')} className="h-8 border-line border-b">
              {row.map((value, at) => (
                <td
                  key={sheet.columns[at]?.header}
                  className={cn('px-2', sheet.columns[at]?.kind === 'number' && 'text-end')}
                >
                  {at === 0 ? <Opening href={hrefOf?.(index)} text={write(value)} /> : write(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Opening({ href, text }: { href: string | null | undefined; text: string }) {
  if (!href) return text;
  return (
    <Link href={href} prefetch={false} className="underline">
      {text}
    </Link>
  );
}
