import type { Measure, Unit } from '@/lib/metrics/view';

/** Explains units that are not shown next to the figure or are not self-explanatory. */
export const UNIT_WORDS: Partial<Record<Unit, string>> = {
  percent: 'A share, in percent.',
  pp: 'A difference between two shares, in percentage points.',
  index: 'An index. 100 means that both sides are equal.',
  points: 'A difference between two indices, in index points.',
  rating: 'Stars, from 1 to 5.',
  rank: 'A position. #1 is the first.',
  score: 'A score from the service.',
  days: 'In days.',
};

/** Explains the direction in which a figure is better. */
export const BETTER_WORDS: Readonly<Record<NonNullable<Measure['better']>, string>> = {
  higher: 'Higher is better.',
  lower: 'Lower is better.',
  verdict: 'The service decides which values are good.',
};
