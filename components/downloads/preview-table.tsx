import type { Preview } from '@/components/downloads/preview-panel';
import { Truncated } from '@/components/ui/truncated';

/** Text as it stands in the file; a null is an empty cell here as there. */
export function PreviewTable({ preview: { columns, rows } }: { preview: Preview }) {
  return (
    <section aria-label="First rows" tabIndex={0} className="max-h-[32rem] overflow-auto">
      <table className="border-separate border-spacing-0">
        <thead>
          <tr>
            {columns.map(({ name, type, meaning, nulls }) => (
              <th
                key={name}
                scope="col"
                title={meaning ?? undefined}
                className="sticky top-0 z-10 h-10 whitespace-nowrap border-line border-b bg-ground px-2 text-start align-bottom font-medium"
              >
                {name}
                <span className="block font-normal text-caption text-ink-3">
                  {type ?? 'not promised'}
                  {nulls > 0 ? ` · ${nulls} null` : ''}
                </span>
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
