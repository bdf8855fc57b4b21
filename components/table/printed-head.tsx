import type { Column } from '@/components/table/column';
import { headerSpans } from '@/components/table/header-spans';
import { cn } from '@/components/ui/cn';

interface PrintedHeadProps<Row> {
  /** Indices of the columns of this block. */
  block: readonly number[];
  columns: readonly Column<Row>[];
  pinnedCount: number;
}

/** The header of a block. Browsers repeat it on every page of the block. */
export function PrintedHead<Row>({ block, columns, pinnedCount }: PrintedHeadProps<Row>) {
  const own = block.flatMap((columnIndex) => columns[columnIndex] ?? []);
  const spans = headerSpans(own, pinnedCount);
  return (
    <thead>
      {spans ? (
        <tr className="h-7 text-caption">
          {spans.map(({ group, start, span }) => (
            <th key={start} colSpan={span} className="truncate px-2 text-start font-medium">
              {group}
            </th>
          ))}
        </tr>
      ) : null}
      <tr className="h-8 border-control border-b text-ink-2">
        {own.map(({ id, header, kind }) => (
          <th
            key={id}
            scope="col"
            className={cn('truncate px-2 font-medium', kind === 'number' ? 'text-end' : 'text-start')}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}
