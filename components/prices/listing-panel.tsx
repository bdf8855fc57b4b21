'use client';

import type { ReactNode } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { starred } from '@/components/prices/names';
import type { PricesState } from '@/components/prices/page';
import { SIDE_ROW, SideRow } from '@/components/prices/side-row';
import { Since } from '@/components/prices/since';
import type { ExportRowsProps } from '@/components/table/export-items';
import { ExportRows } from '@/components/table/export-rows';
import { ShowMore } from '@/components/ui/show-more';
import { counted } from '@/lib/client/counted';
import type { RowOf } from '@/lib/client/table-rows';
import type { AnswerState } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { ParamsOf } from '@/lib/queries/registry';
import type { TableAnswer } from '@/lib/queries/table';

/** Rows that a panel opens with, and that it keeps space for. */
export const LISTINGS_SHOWN = 4;
const RESERVED = 2;

/** The newest are first. */
export const NEWEST = { sort: 'since.desc' };

/** What a panel of SKUs at retailers gets from the page. */
export interface ListingsProps {
  state: PricesState;
  /** Opens an SKU at a retailer, by its name. */
  onSelect: (sku: string, retailer: string | null) => void;
}

type ListingTable = 'prices/stock' | 'prices/buybox';
/** What the rows of both tables have. */
type Listing = Pick<RowOf<ListingTable>, keyof RowOf<'prices/stock'> & keyof RowOf<'prices/buybox'>>;

interface ListingPanelProps<Name extends ListingTable> extends ListingsProps {
  title: string;
  query: Name;
  /** Of the whole table, for its export. */
  params: ParamsOf<Name>;
  answer: AnswerState<TableAnswer<RowOf<Name> & Listing>>;
  columns: ExportRowsProps<Name>['columns'];
  onMore: () => void;
  /** What follows the number of SKUs in the caption. */
  caption: string;
  whyEmpty: (day: string) => string;
  /** The line below the name. */
  details: (row: RowOf<Name>) => ReactNode;
}

/** Lists SKUs at retailers that are in a state, the newest first, each with the day since when. */
export function ListingPanel<Name extends ListingTable>(props: ListingPanelProps<Name>) {
  const { state, onSelect, title, query, params, answer, columns, onMore, caption, whyEmpty, details } = props;
  const { dates, notes } = state;
  const format = useFormat();
  return (
    <AnswerPanel
      title={title}
      state={answer}
      height={RESERVED * SIDE_ROW}
      caption={({ total }) => `${counted(total, 'SKU', format)} at a retailer ${caption}`}
      actions={({ total }) => (
        <ExportRows
          query={query}
          params={params}
          columns={columns}
          title={`${title} ${dates.date}`}
          notes={notes}
          total={total}
        />
      )}
      isEmpty={({ total }) => total === 0}
      whyEmpty={() => whyEmpty(format.day(dates.date))}
    >
      {({ rows, total }) => (
        <>
          <ul>
            {rows.map((row) => (
              <SideRow
                key={`${row.sku} ${row.shop}`}
                name={starred(row)}
                onOpen={() => onSelect(row.sku, row.retailer)}
                end={<Since {...row} date={dates.date} />}
              >
                {details(row)}
              </SideRow>
            ))}
          </ul>
          <ShowMore shown={rows.length} total={total} onMore={onMore} />
        </>
      )}
    </AnswerPanel>
  );
}
