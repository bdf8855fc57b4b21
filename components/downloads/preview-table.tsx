'use client';

import { nullWords, valueWords } from '@/components/downloads/profile-words';
import { cn } from '@/components/ui/cn';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Truncated } from '@/components/ui/truncated';
import type { TableChoice } from '@/lib/client/files/use-table-choices';
import { useFormat } from '@/lib/client/format/use-format';
import type { FilePreview, PreviewColumn } from '@/lib/contract/downloads';
import { isChosenRow } from '@/lib/contract/file-choice';

interface PreviewTableProps {
  preview: FilePreview;
  rows: FilePreview['rows'];
  /** Names of columns. Empty for all. */
  chosenColumns: readonly string[];
  /** Whether the type, the nulls and the values of a column are below its name. */
  hasProfiles: boolean;
}

/** The first rows of a file, with their text in the file. */
export function PreviewTable({ preview, rows, chosenColumns, hasProfiles }: PreviewTableProps) {
  const columns = preview.columns.flatMap((column, index) =>
    chosenColumns.length === 0 || chosenColumns.includes(column.name)
      ? [{ ...column, index, align: alignmentOf(column) }]
      : [],
  );
  return (
    <ScrollRegion label="First rows" className="max-h-[32rem] overflow-auto">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={cn(
                  'sticky top-0 z-10 whitespace-nowrap border-line border-b bg-ground px-2 py-1 align-bottom font-medium',
                  hasProfiles ? 'text-start' : ['text-caption text-ink-3', column.align],
                )}
              >
                {column.name}
                {hasProfiles ? <ColumnProfile column={column} rowCount={preview.read} /> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([number, cells]) => (
            <tr key={number}>
              {columns.map(({ name, index, align }) => (
                <td key={name} className={cn('max-w-64 border-line border-b px-2 py-0.5', align)}>
                  {cells[index] == null ? '—' : <Truncated text={cells[index]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Returns the rows of a preview that are of the chosen retailers and brands. */
export function chosenRows({ columns, rows }: FilePreview, choice: TableChoice): FilePreview['rows'] {
  return rows.filter((cells) =>
    isChosenRow(choice, (name) => cells[columns.findIndex((column) => column.name === name)]),
  );
}

/** The type of a column, its share of nulls and its values. */
function ColumnProfile({ column, rowCount }: { column: PreviewColumn; rowCount: number }) {
  const format = useFormat();
  const { type, profile } = column;
  return (
    <span className="block font-normal text-caption text-ink-3">
      {type ?? 'not in the specification'} · {nullWords(profile, rowCount, format)}
      <span className="block max-w-36 truncate">{valueWords(profile, type, rowCount, format)}</span>
    </span>
  );
}

function alignmentOf({ type }: PreviewColumn): string {
  return type === 'integer' || type === 'float' ? 'text-end' : 'text-start';
}
