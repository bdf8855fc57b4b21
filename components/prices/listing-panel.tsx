'use client';

import type { ReactNode } from 'react';
import { starred } from '@/components/prices/names';
import { LISTINGS_SHOWN, listingsParams, type PricesPartProps } from '@/components/prices/page';
import { SIDE_ROW, SideRow } from '@/components/prices/side-row';
import { RowsPanel, type RowsPanelProps } from '@/components/table/rows-panel';
import { useRowLimit } from '@/components/table/use-row-limit';
import { useFormat } from '@/lib/client/format/use-format';
import type { RowOfTable } from '@/lib/client/query/table-rows';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { ParamsOf } from '@/lib/queries/registry';
import type { TableAnswer } from '@/lib/queries/table';

/** Rows that a panel keeps space for. */
const RESERVED = 2;

type ListingTable = 'prices/stock' | 'prices/buybox';
/** What the rows of both tables have. */
type Listing = Pick<RowOfTable<ListingTable>, keyof RowOfTable<'prices/stock'> & keyof RowOfTable<'prices/buybox'>>;

interface ListingPanelProps<Name extends ListingTable>
  extends PricesPartProps,
    Pick<RowsPanelProps<Name, unknown>, 'title' | 'query' | 'columns'> {
  /** What follows the number of SKUs in the caption. */
  caption: string;
  whyEmpty: (day: string) => string;
  /** The line below the name. */
  details: (row: RowOfTable<Name>) => ReactNode;
}

/** Lists SKUs at retailers that are in a state, the newest first, each with the day since when. */
export function ListingPanel<Name extends ListingTable>(props: ListingPanelProps<Name>) {
  const { state, onOpen, title, query, columns, caption, whyEmpty, details } = props;
  const { dates } = state;
  const format = useFormat();
  const params = listingsParams(state.params);
  const { limit, onMore } = useRowLimit(LISTINGS_SHOWN, 10 * LISTINGS_SHOWN);
  const answer = useAnswer<ListingTable>(query, { ...params, limit });
  return (
    <RowsPanel
      {...{ title, query, columns }}
      params={params as ParamsOf<Name>}
      fileTitle={`${title} ${dates.date}`}
      state={answer as AnswerState<TableAnswer<RowOfTable<Name> & Listing>>}
      height={RESERVED * SIDE_ROW}
      caption={({ total }) => `${format.count(total, 'SKU')} at a retailer ${caption}`}
      whyEmpty={() => whyEmpty(format.day(dates.date))}
      onMore={onMore}
    >
      {({ rows }) => (
        <ul>
          {rows.map((row) => (
            <SideRow
              key={`${row.sku} ${row.shop}`}
              name={starred(row)}
              onOpen={() => onOpen(row.sku, row.shop)}
              end={<Since {...row} date={dates.date} />}
            >
              {details(row)}
            </SideRow>
          ))}
        </ul>
      )}
    </RowsPanel>
  );
}

interface SinceProps {
  since: string;
  /** No earlier day is known to be different. */
  since_at_least: boolean | null;
  date: string;
}

/** Since when an SKU has been in a state: "new", "19 Nov", or "19 Nov or earlier". */
export function Since({ since, since_at_least, date }: SinceProps) {
  const format = useFormat();
  if (since === date && !since_at_least) return <strong className="font-semibold text-off-target">new</strong>;
  return (
    <span className="text-ink-2">
      since {format.shortDay(since)}
      {since_at_least ? ' or earlier' : ''}
    </span>
  );
}
