'use client';

import { ColumnFigure } from '@/components/downloads/column-figure';
import { shareWord } from '@/components/downloads/profile-words';
import type { Preview } from '@/components/downloads/use-preview';
import { Truncated } from '@/components/ui/truncated';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

/** Text as it stands in the file, under what its columns hold; a null is an empty cell here as there. */
export function PreviewTable({ preview: { columns, rows, read } }: { preview: Preview }) {
  const format = useFormat();
  return (
    <section aria-label="First rows" tabIndex={0} className="max-h-[32rem] overflow-auto">
      <table className="border-separate border-spacing-0">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className="sticky top-0 z-10 whitespace-nowrap border-line border-b bg-ground px-2 pb-1 text-start align-bottom font-medium"
              >
                {column.name}
                <span className="block font-normal text-caption text-ink-3">
                  {column.type ?? 'not promised'} · {nullWord(column.profile.nulls, read, format)}
                </span>
                <ColumnFigure column={column} read={read} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .map((cells, index) => ({ number: index + 1, cells }))
            .map(({ number, cells }) => (
              <tr key={number}>
                {cells.map((value, column) => (
                  <td key={columns[column]?.name} className="h-8 max-w-64 border-line border-b px-2">
                    {value === null ? null : <Truncated text={value} />}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function nullWord(nulls: number, read: number, format: Format): string {
  if (nulls === 0) return 'no nulls';
  return nulls === read ? 'all null' : `${shareWord(nulls, read, format)} null`;
}
