'use client';

import { otherTables } from '@/components/layout/other-tables';
import { comparedParams, type ShelfParams, type ShelfState } from '@/components/shelf/page';
import { ViewSelect } from '@/components/shelf/view-select';
import { moveInk, moveText, type ShelfRow } from '@/components/shelf/words';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import type { Format } from '@/lib/client/format/format';
import { withStar } from '@/lib/client/format/names';
import { shelfColumns } from '@/lib/queries/shelf/shelf.columns';

const COLUMNS = screenColumns(shelfColumns, {
  cells: {
    name: ({ name, is_power }: ShelfRow) => withStar(name, is_power),
    moved: (row: ShelfRow, format: Format) => <span className={moveInk(row)}>{moveText(row, format)}</span>,
  },
});

interface ListingsTableProps {
  state: ShelfState;
  params: ShelfParams;
  /** Keyword or category, and retailer. */
  subject: string;
  onOpen: (id: string) => void;
}

/** All listings of the shelf, with what other endpoints know of their products. */
export function ListingsTable({ state, params, subject, onOpen }: ListingsTableProps) {
  return (
    <AnswerTable
      query="shelf/shelf"
      params={comparedParams(params)}
      columns={COLUMNS}
      label="Listings"
      title={`Shelf ${params.date} ${subject}`}
      noun="listing"
      searches="product, brand, EAN"
      urlPrefix="listings"
      onOpen={({ id }) => onOpen(id)}
      others={otherTables(state, 'table')}
      lead={<ViewSelect state={state} view="table" sources={null} />}
    />
  );
}
