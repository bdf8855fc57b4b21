'use client';

import { useState } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { merchantName, retailerName, starred } from '@/components/prices/names';
import type { PricesState } from '@/components/prices/page';
import { SIDE_ROW, SideRow } from '@/components/prices/side-row';
import { Since } from '@/components/prices/since';
import { ExportRows } from '@/components/table/export-rows';
import { screenColumns } from '@/components/table/screen-columns';
import { ShowMore } from '@/components/ui/show-more';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { RowOf } from '@/lib/queries/columns';
import { buyboxColumns } from '@/lib/queries/prices/buybox.columns';

type BuyboxRow = RowOf<typeof buyboxColumns>;

const SHOWN = 4;
/** Rows that the panel keeps space for. */
const RESERVED = 2;
const COLUMNS = screenColumns(buyboxColumns);
/** The newest are first. */
const SORT = { sort: 'since.desc' };

interface BuyboxLostProps {
  state: PricesState;
  /** Opens an SKU at a retailer, by its name. */
  onSelect: (sku: string, retailer: string | null) => void;
}

/** SKUs with the buybox won by a merchant that is not a main merchant: by whom, at which price, and since when. */
export function BuyboxLost({ state, onSelect }: BuyboxLostProps) {
  const { params, dates, notes } = state;
  const format = useFormat();
  const [limit, setLimit] = useState(SHOWN);
  const rows = useAnswer('prices/buybox', params && { ...params, ...SORT, limit });
  return (
    <AnswerPanel
      title="Buybox lost"
      state={rows}
      height={RESERVED * SIDE_ROW}
      caption={({ total }) => `${counted(total, 'SKU', format)} at a retailer · price of the merchant that has it`}
      actions={({ total }) => (
        <ExportRows
          query="prices/buybox"
          params={{ ...params, ...SORT }}
          columns={COLUMNS}
          title={`Buybox lost ${dates.date}`}
          notes={notes}
          total={total}
        />
      )}
      isEmpty={({ total }) => total === 0}
      whyEmpty={() =>
        `No buybox is known to be lost on ${format.day(dates.date)}. Offers without a buybox position, or of merchants not known to be main merchants or others, are not counted.`
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
                <span className="truncate" title={`${retailerName(row)}: ${winnerWords(row, format)}`}>
                  <span className="text-ink-2">{retailerName(row)}</span>: {winnerWords(row, format)}
                </span>
              </SideRow>
            ))}
          </ul>
          <ShowMore shown={answer.rows.length} total={answer.total} onMore={() => setLimit(limit + 10 * SHOWN)} />
        </>
      )}
    </AnswerPanel>
  );
}

/** Describes the winner: "QX-Restposten €2.42, 9.0% below Korbina DE". */
export function winnerWords(row: Pick<BuyboxRow, WinnerColumn>, format: Format): string {
  const { winner, winner_price, currency, main, difference } = row;
  const winnerPrice = winner_price === null ? 'price unknown' : format.money(winner_price, currency);
  const isSame = difference !== null && Math.abs(difference) < 0.0005;
  const distance =
    difference === null
      ? 'no main merchant with a price'
      : isSame
        ? `the price of ${merchantName(main)}`
        : `${format.percent(Math.abs(difference))} ${difference < 0 ? 'below' : 'above'} ${merchantName(main)}`;
  return `${merchantName(winner)} ${winnerPrice}, ${distance}`;
}

type WinnerColumn = 'winner' | 'winner_price' | 'currency' | 'main' | 'difference';
