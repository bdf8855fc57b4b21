'use client';

import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { DotMark } from '@/components/chart/dot-mark';
import { niceTicks } from '@/components/chart/scale';
import { type ShelfRow, shortName } from '@/components/shelf/words';
import { cn } from '@/components/ui/cn';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { groupBy } from '@/lib/queries/shared/group-by';

/** Number of brands with a line. */
const LINES = 6;

interface PricesPanelProps {
  rows: readonly ShelfRow[];
  styles: ReadonlyMap<string, BrandStyle>;
}

interface BrandPrices {
  brand: string;
  own: boolean;
  rows: ShelfRow[];
}

/** The prices of the shelf by brand, a dot for each SKU. */
export function PricesPanel({ rows, styles }: PricesPanelProps) {
  const format = useFormat();
  const { currency, lines, priced, brands } = pricesByBrand(rows);
  const { values: ticks } = niceTicks(
    priced.map(({ price }) => price),
    { most: 5 },
  );
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const toPercent = (price: number) => `${(100 * (price - low)) / (high - low || 1)}%`;
  const priceWords = (row: ShelfRow) => `${shortName(row)} ${format.money(row.price, row.currency)}`;
  return (
    <section>
      <h2 className="flex items-baseline gap-2 font-semibold text-panel">
        Prices on this shelf
        <span className="font-normal text-caption text-ink-3">
          {[
            currency !== null && `${currency}, a dot per SKU`,
            brands > lines.length && `${format.integer(lines.length)} of ${format.integer(brands)} brands`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </h2>
      {priced.length === 0 ? (
        <p className="text-caption text-ink-3">No listing has a known price on the day.</p>
      ) : (
        <ul aria-label="Prices by brand" className="text-caption">
          {lines.map(({ brand, own, rows: ofBrand }) => (
            <li
              key={`${own} ${brand}`}
              className={cn('grid h-6 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3', own && 'font-semibold')}
            >
              <span className="truncate">{isolated(brand)}</span>
              <span className="relative me-4 block h-6">
                {ticks.map((tick) => (
                  <span
                    key={tick}
                    aria-hidden
                    className="absolute inset-y-0 w-px bg-line"
                    style={{ left: toPercent(tick) }}
                  />
                ))}
                <span role="img" aria-label={ofBrand.map(priceWords).join(', ')}>
                  {ofBrand.map((row) => (
                    <svg
                      key={row.id}
                      aria-hidden="true"
                      viewBox="-6 -6 12 12"
                      className="absolute top-1.5 size-3 -translate-x-1/2"
                      style={{ left: toPercent(row.price ?? 0) }}
                    >
                      <title>{priceWords(row)}</title>
                      <DotMark cx={0} cy={0} {...(styles.get(brand) ?? OTHER_STYLE)} />
                    </svg>
                  ))}
                </span>
              </span>
            </li>
          ))}
          <li aria-hidden className="grid h-4 grid-cols-[5.5rem_minmax(0,1fr)] gap-3 text-ink-3">
            <span className="relative col-start-2 me-4">
              {ticks.map((tick) => (
                <span key={tick} className="absolute -translate-x-1/2" style={{ left: toPercent(tick) }}>
                  {format.amount(tick, currency)}
                </span>
              ))}
            </span>
          </li>
        </ul>
      )}
    </section>
  );
}

/** Products with a price in the currency that most have, each once, by brand: own ones first, then those with most products. */
export function pricesByBrand(rows: readonly ShelfRow[]) {
  const currentRows = rows.filter(({ price, move }) => price !== null && move !== 'gone');
  const once = [...new Map(currentRows.map((row) => [row.product, row])).values()];
  const currencies = groupBy(once, ({ currency }) => currency);
  const [currency = null] = [...currencies].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const priced = currencies.get(currency) ?? [];
  const byBrand = groupBy(priced, ({ own, brand }) => `${own === true} ${brand}`);
  const lines = [...byBrand.values()]
    .map((ofBrand): BrandPrices => {
      const [first] = ofBrand;
      return { brand: first?.brand ?? 'Unknown brand', own: first?.own === true, rows: ofBrand };
    })
    .toSorted((a, b) => Number(b.own) - Number(a.own) || b.rows.length - a.rows.length)
    .slice(0, LINES);
  return { currency, priced: lines.flatMap(({ rows: ofBrand }) => ofBrand), lines, brands: byBrand.size };
}
