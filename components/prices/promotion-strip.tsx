import type { HeatRow } from '@/components/chart/heat-table';
import { barsOf, DAY, MissingDays, strokesOf } from '@/components/prices/day-strip';
import { retailerName, starred } from '@/components/prices/names';
import { inSentence } from '@/components/prices/use-list-price-word';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { RowOf } from '@/lib/queries/columns';
import { PROMOTION_LETTERS, type PromotionDay, type promotionColumns } from '@/lib/queries/prices/promotions.columns';

export type PromotionRow = RowOf<typeof promotionColumns>;

const HEIGHT = 20;
/** Percent of ink by letter. Verdict hues are not used, as no discount is good or bad. */
const SHADES = { 1: 16, 2: 32, 3: 50, 4: 70, 5: 92 };

/** Draws the days of an SKU: shaded by depth on promotion, a dot for a text only, pale without a promotion. */
export function StripDays({ strip }: { strip: string }) {
  const dot = `m3 ${HEIGHT / 2}h3`;
  return (
    <>
      <path d={barsOf(strip, 'g', HEIGHT - 3, 3) + barsOf(strip, 't', HEIGHT - 3, 3)} fill="var(--line)" />
      {Object.entries(SHADES).map(([letter, percent]) => (
        <path
          key={letter}
          d={barsOf(strip, letter, 1, HEIGHT - 1)}
          fill={`color-mix(in srgb, var(--ink) ${percent}%, var(--ground))`}
        />
      ))}
      <path
        d={strokesOf(strip, 't', dot) + strokesOf(strip, 'u', dot)}
        stroke="var(--ink-2)"
        strokeWidth={3}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <MissingDays strip={strip} height={HEIGHT} />
    </>
  );
}

export function PromotionStrip({ strip }: { strip: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, strip.length) * DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-5 w-full"
    >
      <StripDays strip={strip} />
    </svg>
  );
}

/** Describes a day: "25.0% off, €2.29 instead of €2.99, “3 for 2”". */
function promotionWords(
  letter: string,
  promotion: PromotionDay | undefined,
  { listPrice, format }: Pick<PromotionRowOptions, 'listPrice' | 'format'>,
): string {
  if (!promotion) return PROMOTION_LETTERS[letter] ?? '';
  const { promotion_text, selling_price, list_price, discount, currency } = promotion;
  const text = `“${isolated(promotion_text.trim())}”`;
  if (letter === 'u') return `text only, as its price or ${inSentence(listPrice)} is not known: ${text}`;
  if (letter === 't') return `text only, price not below ${inSentence(listPrice)}: ${text}`;
  const price = `${format.money(selling_price, currency)} instead of ${format.money(list_price, currency)}`;
  return `${format.percent(discount)} off, ${price}, ${text}`;
}

interface PromotionRowOptions {
  days: readonly string[];
  /** The name of the list price. */
  listPrice: string;
  format: Format;
  onOpen: () => void;
}

/** Returns the days of an SKU as cells. The text of a cell has the promotion. */
export function promotionRow(row: PromotionRow, { days, listPrice, format, onOpen }: PromotionRowOptions): HeatRow {
  const promotions = new Map(row.promotions.map((promotion) => [promotion.date, promotion]));
  return {
    key: `${row.sku} ${row.shop}`,
    label: `${starred(row)} at ${retailerName(row)}: on promotion on ${format.integer(row.days_on)} of ${format.count(row.days_known, 'day')}`,
    cells: row.strip.length,
    onOpen,
    wordsOf(column) {
      const day = days[column] ?? '';
      return `${format.shortDay(day)}: ${promotionWords(row.strip[column] ?? '-', promotions.get(day), { listPrice, format })}`;
    },
  };
}

/** Legend of the strips. */
export function PromotionKey() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {Object.entries(PROMOTION_LETTERS).map(([letter, words]) => (
        <li key={letter} className="flex items-center gap-1.5">
          <svg viewBox={`0 0 9 ${HEIGHT}`} width={9} height={14} preserveAspectRatio="none" aria-hidden="true">
            <StripDays strip={letter} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
