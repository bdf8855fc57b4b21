import type { Key, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface PlainColumn<Row> {
  /** The name by default. Needed if several columns can have the same name. */
  key?: string;
  name: string;
  /** Numbers are aligned to the end, like their headers. */
  kind: 'text' | 'number';
  cell: (row: Row) => ReactNode;
  /** Classes of header and cells. */
  className?: string;
}

export interface PlainTableProps<Row> {
  label?: string;
  /** The first column names the row. */
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  rowClass?: (row: Row) => string | false | null | undefined;
}

/** A small table without sorting, search or files. If it is wider than its place, it scrolls and the names of rows stay. */
export function PlainTable<Row>({ label, columns, rows, keyOf, rowClass }: PlainTableProps<Row>) {
  const classOf = ({ kind, className }: PlainColumn<Row>, index: number) =>
    cn(
      'px-2',
      kind === 'number' ? 'whitespace-nowrap text-end' : 'text-start',
      index === 0 && 'sticky start-0 bg-ground',
      className,
    );
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full">
        <thead>
          <tr className="h-8 border-line border-b text-ink-2">
            {columns.map((column, index) => (
              <th
                key={column.key ?? column.name}
                scope="col"
                className={cn(classOf(column, index), 'truncate font-medium')}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={cn('h-7 border-line border-b align-baseline', rowClass?.(row))}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key ?? column.name}
                    scope={index === 0 ? 'row' : undefined}
                    className={cn(classOf(column, index), index === 0 && '[font-weight:inherit]')}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
