'use client';

import { useState } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { retailerName, starred } from '@/components/prices/names';
import type { PricesState } from '@/components/prices/page';
import { SIDE_ROW, SideRow } from '@/components/prices/side-row';
import { Since } from '@/components/prices/since';
import { daysInState, StateStrip } from '@/components/prices/state-strip';
import { ExportRows } from '@/components/table/export-rows';
import { screenColumns } from '@/components/table/screen-columns';
import { ShowMore } from '@/components/ui/show-more';
import { counted } from '@/lib/client/counted';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { RowOf } from '@/lib/queries/columns';
import { stockColumns } from '@/lib/queries/prices/stock.columns';

type StockRow = RowOf<typeof stockColumns>;

const SHOWN = 4;
/** Rows that the panel keeps space for. */
const RESERVED = 2;
const COLUMNS = screenColumns(stockColumns);
/** The newest are first. */
const SORT = { sort: 'since.desc' };

interface OutOfStockProps {
  state: PricesState;
  /** Opens an SKU at a retailer, by its name. */
  onSelect: (sku: string, retailer: string | null) => void;
}

/** SKUs that no merchant of a retailer has in stock, since when, and the merchants that had it. */
export function OutOfStock({ state, onSelect }: OutOfStockProps) {
  const { params, dates, notes } = state;
  const format = useFormat();
  const [limit, setLimit] = useState(SHOWN);
  const rows = useAnswer('prices/stock', params && { ...params, ...SORT, limit });
  return (
    <AnswerPanel
      title="Out of stock"
      state={rows}
      height={RESERVED * SIDE_ROW}
      caption={({ total }) => `${counted(total, 'SKU', format)} at a retailer where no merchant has it`}
      actions={({ total }) => (
        <ExportRows
          query="prices/stock"
          params={{ ...params, ...SORT }}
          columns={COLUMNS}
          title={`Out of stock ${dates.date}`}
          notes={notes}
          total={total}
        />
      )}
      isEmpty={({ total }) => total === 0}
      whyEmpty={() =>
        `No SKU is known to be out of stock at every merchant of a retailer on ${format.day(dates.date)}. SKUs without a stock status are not counted.`
      }
    >
      {(answer) => (
        <>
          <ul>
            {answer.rows.map((row) => (
              <SideRow
                key={`${row.sku} ${row.shop}`}
                name={starred(row)}
                onOpen={() => onSelect(row.sku, row.retailer)}
                end={<Since {...row} date={dates.date} />}
              >
                <Details row={row} />
              </SideRow>
            ))}
          </ul>
          <ShowMore shown={answer.rows.length} total={answer.total} onMore={() => setLimit(limit + 10 * SHOWN)} />
        </>
      )}
    </AnswerPanel>
  );
}

/** "Korbina DE · 6 of 27 days · QX had it" */
function Details({ row }: { row: StockRow }) {
  const format = useFormat();
  const { bad, known } = daysInState(row.strip);
  const days = `${format.integer(bad)} of ${counted(known, 'day', format)}`;
  const merchants = row.merchants === null ? 'no merchant had it in this period' : `${isolated(row.merchants)} had it`;
  const words = [retailerName(row), days, merchants].join(' · ');
  return (
    <>
      <StateStrip strip={row.strip} label={`Out of stock on ${days} with known stock`} />
      <span className="truncate" title={words}>
        <span className="text-ink-2">{retailerName(row)}</span> · {days} · {merchants}
      </span>
    </>
  );
}
