'use client';

import { printedBlocks, printedSize } from '@/components/table/printed-blocks';
import type { ShownColumns } from '@/components/table/use-shown-columns';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/format/use-format';

/** Maximum number of printed lines in all blocks, about forty pages. */
const MAX_PRINTED_ROWS = 1_000;

interface PrintedTableProps<Row extends object> {
  rows: readonly Row[];
  /** Rows of the whole set, of which not all may be loaded. */
  total: number;
  shown: ShownColumns<Row>;
  label: string;
}

/** The grid in print: all rows, smaller if it then fits on the page. Other columns follow in blocks below. */
export function PrintedTable<Row extends object>({ rows, total, shown, label }: PrintedTableProps<Row>) {
  const format = useFormat();
  const { columns, widths, pinnedCount, cellClasses } = shown;
  const blocks = printedBlocks(widths, pinnedCount);
  const printed = rows.slice(0, Math.ceil(MAX_PRINTED_ROWS / blocks.length));
  return (
    <div className="hidden print:block" style={{ zoom: printedSize(widths) }}>
      {blocks.map((block) => (
        <table key={block.at(-1)} aria-label={label} className="mb-4 w-full table-fixed">
          <colgroup>
            {block.map((columnIndex) => (
              <col key={columnIndex} style={{ width: widths[columnIndex] }} />
            ))}
          </colgroup>
          {/* Browsers repeat it on every page of the block. */}
          <thead>
            <tr className="h-8 border-control border-b text-ink-2">
              {block.map((columnIndex) => {
                const column = columns[columnIndex];
                return (
                  <th
                    key={columnIndex}
                    scope="col"
                    className={cn('truncate px-2 font-medium', column?.kind === 'number' ? 'text-end' : 'text-start')}
                  >
                    {column?.header}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {[...printed.entries()].map(([index, row]) => (
              <tr key={index} className="h-8 break-inside-avoid border-line border-b">
                {block.map((columnIndex) => {
                  const column = columns[columnIndex];
                  return (
                    <td key={columnIndex} className={cellClasses[columnIndex]}>
                      {column?.cell ? column.cell(row, format) : column?.text(row, format)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {total > printed.length ? (
        <p className="pt-2 text-caption text-ink-3">
          Printed: the first {format.integer(printed.length)} of {format.integer(total)} rows. An export holds all.
        </p>
      ) : null}
    </div>
  );
}
