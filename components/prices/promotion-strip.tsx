import type { HeatRow } from '@/components/chart/heat-table';
import { barsOf, DAY, MissingDays, strokesOf } from '@/components/prices/day-strip';
import { retailerName, starred } from '@/components/prices/names';
import { inSentence } from '@/components/prices/use-list-price-word';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { RowOf } from '@/lib/queries/columns';
import { DEPTH_STEPS, type PromotionDay, type promotionColumns } from '@/lib/queries/prices/promotions.columns';
import { MISSING_DAYS } from '@/lib/queries/strip-column';

export type PromotionRow = RowOf<typeof promotionColumns>;

const HEIGHT = 20;
/** Share of ink of each step of depth, in percent. Verdict hues are not used, as no step is good or bad. */
const SHADES = [16, 32, 50, 70, 92];

const shadeOf = (step: number) => `color-mix(in srgb, var(--ink) ${SHADES[step]}%, var(--ground))`;

/** Draws the days of an SKU: shaded by depth on promotion, a dot for a text only, pale without a promotion. */
export function StripDays({ strip }: { strip: string }) {
  const dot = `m3 ${HEIGHT / 2}h3`;
  return (
    <>
      <path d={barsOf(strip, 'g', HEIGHT - 3, 3) + barsOf(strip, 't', HEIGHT - 3, 3)} fill="var(--line)" />
      {DEPTH_STEPS.map(({ letter }, step) => (
        <path key={letter} d={barsOf(strip, letter, 1, HEIGHT - 1)} fill={shadeOf(step)} />
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

/** Words of days without a text. */
const LETTER_WORDS: Readonly<Record<string, string>> = { g: 'no promotion', n: 'no offer', ...MISSING_DAYS };

/** Describes a day: "25.0% off, €2.29 instead of €2.99, “3 for 2”". */
function promotionWords(
  letter: string,
  promotion: PromotionDay | undefined,
  { listPrice, format }: Pick<PromotionRowOptions, 'listPrice' | 'format'>,
): string {
  if (!promotion) return LETTER_WORDS[letter] ?? 'no promotion';
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

const KEY: readonly (readonly [letter: string, words: string])[] = [
  ...DEPTH_STEPS.map(({ letter, upTo }, step) => {
    const from = DEPTH_STEPS[step - 1]?.upTo ?? 0;
    return [letter, upTo === null ? `more than ${from}%` : `${from === 0 ? 'up to' : `${from} to`} ${upTo}%`] as const;
  }),
  ['t', 'text only'],
  ['g', 'no promotion'],
  ['n', 'no offer'],
  ...Object.entries(MISSING_DAYS),
];

/** Legend of the strips. */
export function PromotionKey() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {KEY.map(([letter, words]) => (
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
