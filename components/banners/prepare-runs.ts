import type { Placement } from '@/lib/client/banners/placement';
import { addDays, daysOf, type Period } from '@/lib/client/period';

/** A day of the window: its banners, or null when it was not collected. */
export interface CollectedDay {
  readonly date: string;
  readonly placements: readonly Placement[] | null;
}

/** What is known of a banner on a day. `unknown`: the day was not collected. */
export type Seen = 'seen' | 'absent' | 'unknown';

/** The time a banner stood without a collected day that lacks it. */
export interface Run {
  readonly placement: Placement;
  readonly first: string;
  readonly last: string;
  /** Collected days between first and last, both counted: the banner is on every one of them. */
  readonly days: number;
  /** Days between first and last that were not collected. */
  readonly gaps: number;
  /** The day before was not collected: the banner may have begun earlier. */
  readonly openStart: boolean;
  /** The day after was not collected, or is beyond the window: the banner may still stand. */
  readonly openEnd: boolean;
  /** One for each day of the window. */
  readonly strip: readonly { readonly date: string; readonly seen: Seen }[];
}

/**
 * Every run of every banner within the window, the longest first. A day that was not collected neither ends nor proves a
 * run: it is counted as a gap.
 */
export function prepareRuns(days: readonly CollectedDay[]): Run[] {
  const banners = new Map<string, Placement>();
  const seen = days.map(({ placements }) => {
    if (placements === null) return null;
    const here = new Set<string>();
    for (const placement of placements) {
      if (placement.identity === null) continue;
      here.add(placement.identity);
      banners.set(placement.identity, placement);
    }
    return here;
  });
  return [...banners]
    .flatMap(([identity, placement]) =>
      runsOf(
        placement,
        days,
        seen.map((here) => (here === null ? 'unknown' : here.has(identity) ? 'seen' : 'absent')),
      ),
    )
    .sort((a, b) => b.days - a.days || b.last.localeCompare(a.last));
}

function runsOf(placement: Placement, days: readonly CollectedDay[], strip: readonly Seen[]): Run[] {
  return spansOf(strip).map(({ first, last }) => {
    const within = strip.slice(first, last + 1);
    const gaps = within.filter((state) => state === 'unknown').length;
    return {
      placement,
      first: days[first]?.date ?? '',
      last: days[last]?.date ?? '',
      days: within.length - gaps,
      gaps,
      openStart: strip[first - 1] !== 'absent',
      openEnd: strip[last + 1] !== 'absent',
      strip: days.map(({ date }, at) => ({ date, seen: strip[at] ?? 'unknown' })),
    };
  });
}

/** First and last place of each stretch that is seen and holds no day without the banner. */
function spansOf(strip: readonly Seen[]): { first: number; last: number }[] {
  const spans: { first: number; last: number }[] = [];
  let ended = true;
  strip.forEach((state, at) => {
    const span = spans.at(-1);
    if (state === 'seen' && span && !ended) span.last = at;
    else if (state === 'seen') spans.push({ first: at, last: at });
    if (state !== 'unknown') ended = state === 'absent';
  });
  return spans;
}

/** Every day of a period, the first first. */
export function eachDay(period: Period): string[] {
  return Array.from({ length: daysOf(period) }, (_, index) => addDays(period.start_date, index));
}
