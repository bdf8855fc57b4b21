'use client';

import { ListingPanel } from '@/components/prices/listing-panel';
import { retailerName } from '@/components/prices/names';
import type { PricesPartProps } from '@/components/prices/page';
import { daysInState, StateStrip } from '@/components/prices/state-strip';
import { screenColumns } from '@/components/table/screen-columns';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { RowOf } from '@/lib/queries/columns';
import { stockColumns } from '@/lib/queries/prices/stock.columns';

type StockRow = RowOf<typeof stockColumns>;

const COLUMNS = screenColumns(stockColumns);

/** SKUs that no merchant of a retailer has in stock, since when, and the merchants that had it. */
export function OutOfStock(props: PricesPartProps) {
  return (
    <ListingPanel
      {...props}
      title="Out of stock"
      query="prices/stock"
      columns={COLUMNS}
      caption="where no merchant has it"
      whyEmpty={(day) =>
        `No SKU is known to be out of stock at every merchant of a retailer on ${day}. SKUs without a stock status are not counted.`
      }
      details={(row) => <Details row={row} />}
    />
  );
}

/** "Korbina DE · 6 of 27 days · QX had it" */
function Details({ row }: { row: StockRow }) {
  const format = useFormat();
  const { bad, known } = daysInState(row.strip);
  const days = `${format.integer(bad)} of ${format.count(known, 'day')}`;
  const merchants = merchantWords(row);
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

/** Describes who had the SKU: "QX had it". A merchant may have no name. */
export function merchantWords({ merchants, since_at_least }: Pick<StockRow, 'merchants' | 'since_at_least'>): string {
  if (merchants !== null) return `${isolated(merchants)} had it`;
  return since_at_least ? 'not known in stock in this period' : 'a merchant without a name had it';
}
