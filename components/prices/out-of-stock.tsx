'use client';

import { barsOf, DAY, MissingDays, strokesOf } from '@/components/prices/day-strip';
import { ListingPanel } from '@/components/prices/listing-panel';
import { retailerName } from '@/components/prices/names';
import type { PricesPartProps } from '@/components/prices/page';
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

const HEIGHT = 13;

/** Days of a strip in a state, of those on which it is known. */
export function daysInState(strip: string): { bad: number; known: number } {
  const count = (letters: string) => [...strip].filter((letter) => letters.includes(letter)).length;
  return { bad: count('b'), known: count('bg') };
}

/** A bar for each day: orange in the state, pale if not. Unknown days and days without an offer are a dot. */
export function StateStrip({ strip, label }: { strip: string; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, strip.length) * DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="block h-[13px] w-[84px] shrink-0"
    >
      <title>{label}</title>
      <path d={barsOf(strip, 'g', 0, HEIGHT)} fill="var(--line)" />
      <path d={barsOf(strip, 'b', 0, HEIGHT)} fill="var(--off-target)" />
      <path
        d={strokesOf(strip, 'u', `m4 ${HEIGHT / 2 - 1}v2`) + strokesOf(strip, 'n', `m4 ${HEIGHT / 2 - 1}v2`)}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <MissingDays strip={strip} height={HEIGHT} />
    </svg>
  );
}
