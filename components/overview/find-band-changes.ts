import type { EarlierCells } from '@/components/overview/competition-cells';
import type { Finding } from '@/components/overview/finding';
import { competitionHref } from '@/components/overview/links';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import { turnOf } from '@/lib/client/competition/turn-of';
import { glyphOf } from '@/lib/client/competition/verdict';
import type { Format } from '@/lib/client/format';
import type { Period } from '@/lib/client/period';

interface Asked {
  readonly format: Format;
  /** The two days; a bucket of another day says so. */
  readonly day: string;
  readonly against: string;
  readonly earlier: EarlierCells;
  /** Which page of competitions it is, and how it is called; no name where there is but one. */
  readonly page: { readonly id: number; readonly name: string };
  readonly period: Period;
  /** Whether a SKU is a power SKU; null where nobody says. */
  readonly isPower: (sku: string | null) => boolean | null;
}

/** Prices that left the target band of their competition, and those that came back. Competitors' own are not ours. */
export function findBandChanges(pairs: readonly Pair[], asked: Asked): Finding[] {
  return pairs.flatMap((pair) => findingOf(pair, asked) ?? []);
}

function findingOf(pair: Pair, { format, day, against, earlier, page, period, isPower }: Asked): Finding | null {
  const now = pair.last;
  const before = earlier.get(pair) ?? null;
  const turn = turnOf(before, now);
  const { base } = pair.competition;
  if (!now || !before || (turn !== 'left' && turn !== 'back') || base.product?.is_customer_brand === false) return null;
  const inWords = ({ index, tone, end_date }: Cell, expected: string) =>
    `${glyphOf(tone, pair.band, index)} ${format.index(index)}${end_date === expected ? '' : ` on ${format.shortDay(end_date)}`}`;
  const { retailer } = base;
  // The page knows moves into its last bucket from the one before it, and no others.
  const isLast = pair.before === before;
  const target = pair.band ? `, target ${format.index(pair.band.min)}–${format.index(pair.band.max)}` : '';
  return {
    id: `band|${page.id}|${pair.id}`,
    kind: 'band',
    worse: turn === 'left',
    retailer: base.retailer,
    by: page.name,
    name: `${pair.baseName} against ${pair.benchmarkName}`,
    brand: base.product?.brand_name ?? null,
    heavy: isPower(base.product?.csku_id ?? null),
    before: inWords(before, against),
    now: `${inWords(now, day)}${target}`,
    key: pair.id,
    href: competitionHref(page.id, period, { retailer, competition: pair.id }),
    rowHref: competitionHref(page.id, period, { retailer, since: isLast ? turn : undefined }),
    rows: { now: [now.row], before: [before.row] },
  };
}
