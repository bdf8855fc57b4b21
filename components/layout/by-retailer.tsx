'use client';

import { AnswerPanel, type PanelProps } from '@/components/panel/answer-panel';
import { type PlainColumn, PlainTable, type PlainTableProps } from '@/components/ui/plain-table';
import { SkeletonRows } from '@/components/ui/skeleton';

interface ByRetailerPanelProps<Group, Row>
  extends Pick<PanelProps<readonly Group[]>, 'state'>,
    Pick<PlainTableProps<Row>, 'keyOf' | 'rowClass'> {
  caption?: () => string;
  height: number;
  rows: (groups: readonly Group[]) => readonly Row[];
  /** The name on screen, and that of the filter, which the total and retailers without a name do not have. */
  retailer: (row: Row) => { name: string; filter: string | null };
  /** After the names of retailers. */
  columns: (groups: readonly Group[]) => readonly PlainColumn<Row>[];
  /** Filters by a retailer. */
  onSelect: (retailer: string, row: Row) => void;
}

/** Figures of a page by retailer, in a small table whose names filter the page. */
export function ByRetailerPanel<Group, Row>(props: ByRetailerPanelProps<Group, Row>) {
  const { state, caption, height, rows, retailer, columns, onSelect, ...table } = props;
  const names: PlainColumn<Row> = {
    name: 'Retailer',
    kind: 'text',
    className: 'max-w-26 truncate ps-0 pe-1',
    cell(row) {
      const { name, filter } = retailer(row);
      if (filter === null) return name;
      return (
        <button
          type="button"
          // A name may be blank.
          aria-label={`Show only ${name}`}
          title={`Show only ${filter}`}
          className="min-h-6 max-w-full truncate hover:underline"
          onClick={() => onSelect(filter, row)}
        >
          {name}
        </button>
      );
    },
  };
  return (
    <AnswerPanel
      title="By retailer"
      state={state}
      height={height}
      skeleton={<SkeletonRows rows={5} />}
      caption={caption}
      isEmpty={(groups) => groups.length === 0}
    >
      {(groups) => (
        <div className="max-h-96 overflow-y-auto">
          <PlainTable {...table} label="Retailers" rows={rows(groups)} columns={[names, ...columns(groups)]} />
        </div>
      )}
    </AnswerPanel>
  );
}
