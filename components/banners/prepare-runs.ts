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
  /** The banner as it stood on the last day. */
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
  const banners = days.map(({ placements }) => placements && byIdentity(placements));
  const identities = new Set(banners.flatMap((here) => [...(here?.keys() ?? [])]));
  return [...identities]
    .flatMap((identity) =>
      runsOf(
        days,
        banners.map((here) => here && (here.get(identity) ?? 'absent')),
      ),
    )
    .sort((a, b) => b.days - a.days || b.last.localeCompare(a.last));
}

/** The banners of a day by what tells them apart; of one that shows in several places, the last. */
function byIdentity(placements: readonly Placement[]): ReadonlyMap<string, Placement> {
  return new Map(placements.flatMap((one) => (one.identity === null ? [] : [[one.identity, one]])));
}

/** `found`: what a banner was on each day, null where nobody collected it. */
function runsOf(days: readonly CollectedDay[], found: readonly (Placement | 'absent' | null)[]): Run[] {
  const strip = found.map((one): Seen => (one === null ? 'unknown' : one === 'absent' ? 'absent' : 'seen'));
  return spansOf(strip).flatMap(({ first, last }) => {
    const within = strip.slice(first, last + 1);
    const gaps = within.filter((state) => state === 'unknown').length;
    const placement = found[last];
    if (!placement || placement === 'absent') return [];
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
