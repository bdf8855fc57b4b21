import type { Finding } from '@/components/overview/finding';
import { type CollectedPart, collectionHref } from '@/components/overview/links';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { addDays } from '@/lib/client/period';
import type { Kept } from '@/lib/contract/kept';
import { LIGHT_DAYS, lightShare } from '@/lib/contract/light';

/** A day's answer, and what is kept of other days. */
export interface Collected {
  readonly part: CollectedPart;
  readonly day: string;
  readonly rows: number;
  /** The question of a day, as it is kept. */
  readonly paramsOf: (day: string) => Readonly<Record<string, string | number>>;
  readonly kept: Kept['answers'];
}

const NAMES: Record<CollectedPart, string> = {
  prices: 'prices',
  visibility: 'visibility scores',
  rankings: 'search rankings',
  banners: 'banners',
};

/** Collections with far fewer rows than the same question had on the days around: told of what is kept, for no call. */
export function findLightSets(sets: readonly Collected[], format: Format): Finding[] {
  return sets.flatMap((set): Finding[] => {
    const alike = totalsAround(set);
    const share = lightShare(set.rows, alike);
    if (share === null || set.rows === 0) return [];
    const href = collectionHref(set.part, set.day);
    return [
      {
        id: `files|${set.part}|${set.day}`,
        kind: 'files',
        worse: true,
        retailer: null,
        by: `Collection of ${NAMES[set.part]}`,
        name: `The collection of ${NAMES[set.part]} of ${format.day(set.day)}`,
        brand: null,
        heavy: false,
        before: `${format.integer(Math.round(set.rows / share))} rows, the median of ${format.integer(alike.length)} kept days`,
        now: `light: ${counted(set.rows, 'row', format)}, ${format.percent(share, 0)} of that`,
        key: set.day,
        href,
        rowHref: href,
        rows: { now: [], before: [] },
      },
    ];
  });
}

/** Rows of the days around, as far as they are kept for good: a day that was still running has too few by itself. */
function totalsAround({ day, paramsOf, kept }: Collected): number[] {
  const days = Array.from({ length: 2 * LIGHT_DAYS + 1 }, (_, at) => addDays(day, at - LIGHT_DAYS));
  return days
    .filter((one) => one !== day)
    .flatMap((one) => {
      const asked = Object.entries(paramsOf(one));
      const its = kept.find(({ free, params }) => free && asked.every(([name, value]) => params[name] === value));
      return its?.total ? [its.total] : [];
    });
}
