import type { GuidanceReason } from '@/components/panel/panel-guidance';
import type { LoadProgress } from '@/components/panel/progress-line';
import type { Format } from '@/lib/client/format/format';
import type { Problem } from '@/lib/contract/problem';
import type { Coverage } from '@/lib/queries/answer';
import { daysFrom } from '@/lib/queries/shared/dates';

export type ChartDayState = 'collected' | 'no_data' | 'not_collected' | 'failed';

const STATES: Record<string, ChartDayState> = {
  c: 'collected',
  p: 'collected',
  n: 'no_data',
  f: 'failed',
  '-': 'not_collected',
};

/** Returns the longest need. The caption and the chart of a panel use its days. */
function mainCoverage(coverage: readonly Coverage[]): Coverage | undefined {
  return coverage.toSorted((a, b) => b.states.length - a.states.length)[0];
}

/** The collection state of each day, for charts. */
export function dayStates(coverage: readonly Coverage[], days: readonly string[]): ChartDayState[] {
  const main = mainCoverage(coverage);
  if (!main) return days.map(() => 'collected');
  const letters = new Map(daysFrom(main.from, main.to).map((day, index) => [day, main.states.charAt(index)]));
  return days.map((day) => STATES[letters.get(day) ?? ''] ?? 'not_collected');
}

/** Names the days of the figures shown while the answer for new days or filters is loading. */
export function beforeWords(coverage: readonly Coverage[], formatDay: (day: string) => string): string {
  const main = mainCoverage(coverage);
  if (!main) return 'Still showing the previous figures';
  return `Still showing ${[...new Set([main.from, main.to])].map(formatDay).join(' to ')}`;
}

const isThere = (letter: string) => letter === 'c' || letter === 'p';

/** "27 of 28 days collected, 1 of them partly". For a single day its rows, or nothing if it is complete. */
export function collectedWords(coverage: readonly Coverage[], format: Format): string {
  const main = mainCoverage(coverage);
  if (!main) return '';
  const letters = [...main.states];
  const there = letters.filter(isThere).length;
  const partly = letters.filter((letter) => letter === 'p').length;
  if (letters.length > 1)
    return `${there} of ${letters.length} days collected${partly > 0 ? `, ${partly} of them partly` : ''}`;
  return main.states === 'p' ? partlyWords(main, format) : '';
}

/** Whether days of the longest need are missing. */
export function isIncomplete(coverage: readonly Coverage[]): boolean {
  return [...(mainCoverage(coverage)?.states ?? '')].some((letter) => !isThere(letter));
}

function partlyWords({ rows, total }: Coverage, { integer }: Format): string {
  if (total === null) return `only ${integer(rows)} rows received`;
  return rows > total
    ? `${integer(rows)} rows received, though the service counts ${integer(total)}`
    : `only ${integer(rows)} of ${integer(total)} rows received`;
}

/**
 * Returns why an answer is empty: its days are missing, nothing was published, or the filters leave no rows. The first
 * need decides. The compared day does not matter.
 */
export function emptyReason(coverage: readonly Coverage[]): { reason: GuidanceReason; text: string } {
  const states = coverage[0]?.states ?? '';
  if ([...states].some(isThere))
    return { reason: 'filtered-out', text: 'There is data, but none of it passes the filters in use.' };
  if (coverage.some(({ pending }) => pending))
    return { reason: 'not-collected', text: 'These days are being collected now. The data appears when it arrives.' };
  if (offeredCalls(coverage) !== null)
    return { reason: 'not-collected', text: 'The collection plan does not include this selection.' };
  if (states.includes('f'))
    return { reason: 'not-collected', text: 'Collecting these days failed. Retrying automatically.' };
  if (states.includes('n') && states.includes('-'))
    return {
      reason: 'not-published',
      text: 'The service published nothing for the days that were collected. The others have not been collected yet.',
    };
  if (states.includes('-'))
    return { reason: 'not-collected', text: 'These days have not been collected yet, and are not due now.' };
  return { reason: 'not-published', text: 'The service published nothing for these days.' };
}

/**
 * Returns why no day is collected: collecting failed, or cannot begin. Null if some day is collected, or none failed.
 */
export function failureOf([first]: readonly Coverage[]): Problem | null {
  if (!first?.problem || [...first.states].some(isThere)) return null;
  if (!first.states.includes('f') && !first.pending) return null;
  return { ...first.problem, retryable: true };
}

const MISSING: Record<string, string> = { '-': 'not collected', f: 'could not be collected', n: 'nothing published' };

/**
 * Returns why collecting the last day failed, regardless of the days before it, for any request of the first need's
 * endpoint. Null if none failed.
 */
export function dayFailure(coverage: readonly Coverage[]): Problem | null {
  const [first] = coverage;
  const failed = coverage.find(
    ({ endpoint, to, states }) => endpoint === first?.endpoint && to === first.to && states.endsWith('f'),
  );
  return failed?.problem ? { ...failed.problem, retryable: true } : null;
}

/** Returns why a day has no figures: no need has rows of it. Null if one has. */
export function missingDay(coverage: readonly Coverage[]): string | null {
  const to = coverage[0]?.to;
  const letters = coverage.filter((need) => need.to === to).map(({ states }) => states.at(-1) ?? '');
  if (letters.length === 0 || letters.some(isThere)) return null;
  return MISSING[letters[0] ?? ''] ?? null;
}

/** Returns the progress of the days that a panel waits for, or null if it waits for none. */
export function collectProgress(coverage: readonly Coverage[]): LoadProgress | null {
  const waiting = coverage.filter(({ pending }) => pending);
  if (waiting.length === 0) return null;
  const letters = waiting.flatMap(({ states }) => [...states]);
  return { loaded: letters.filter((letter) => letter !== '-').length, total: letters.length };
}

/**
 * Returns the estimated calls of missing days that are only collected when a user requests it. Null if there are none, or
 * while other days are being collected.
 */
export function offeredCalls(coverage: readonly Coverage[]): number | null {
  const offers = coverage.flatMap(({ offeredCalls }) => offeredCalls ?? []);
  if (offers.length === 0 || coverage.some(({ pending }) => pending)) return null;
  return offers.reduce((sum, calls) => sum + calls, 0);
}

/** The label of the button that collects them: "Collect (about 6 calls)". */
export function collectLabel(calls: number, format: Format): string {
  return `Collect (about ${format.count(calls, 'call')})`;
}
