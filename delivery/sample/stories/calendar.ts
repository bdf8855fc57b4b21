import { type Day, dayOf } from '@/delivery/sample/day';

/**
 * Stories repeat every four weeks with another cast, on fixed calendar days rather than relative to today. So the rows
 * of a day never change, and every window of 60 days contains each complete story at least once.
 */
const CYCLE_DAYS = 28;
const FIRST_MONDAY = dayOf('2024-01-01');

/** First and last day of each story, counted from the Monday on which its cycle starts. */
export const acts = {
  'price-war': [3, 12],
  'stock-out': [8, 13],
  'keyword-lost': [10, 23],
  'bad-batch': [1, 14],
  'buybox-lost': [16, 20],
  'list-price-breach': [19, 22],
  'banner-takeover': [20, 24],
  'no-rating-file': [9, 9],
  'light-price-file': [17, 17],
  'no-afternoon-file': [15, 15],
} as const satisfies Record<string, readonly [number, number]>;

export type Act = keyof typeof acts;

export function cycleOf(day: Day): number {
  return Math.floor((day - FIRST_MONDAY) / CYCLE_DAYS);
}

/** Returns the day of a running story, 0 for its first day, or null. */
export function dayIn(act: Act, day: Day): number | null {
  const [first, last] = acts[act];
  const phase = phaseOf(day);
  return phase < first || phase > last ? null : phase - first;
}

/** Returns the days since a story began in this cycle, also after its end. Negative before it. */
export function daysSince(act: Act, day: Day): number {
  return phaseOf(day) - acts[act][0];
}

/** Returns the first and last day of a story in a cycle. */
export function spanOf(act: Act, cycle: number): { first: Day; last: Day } {
  const start = FIRST_MONDAY + cycle * CYCLE_DAYS;
  return { first: start + acts[act][0], last: start + acts[act][1] };
}

function phaseOf(day: Day): number {
  return day - FIRST_MONDAY - cycleOf(day) * CYCLE_DAYS;
}
