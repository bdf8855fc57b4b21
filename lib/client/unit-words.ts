import type { Measure, Unit } from '@/lib/metrics/view';

/** Where the unit does not stand beside the figure, or does not explain itself. */
export const UNIT_WORDS: Partial<Record<Unit, string>> = {
  percent: 'A share, in percent.',
  pp: 'A difference of two shares, in percentage points.',
  index: 'An index: 100 is the same on both sides.',
  points: 'A difference of two indices, in index points.',
  rating: 'Stars, from 1 to 5.',
  rank: 'A position: #1 is the first.',
  score: 'A score of the service.',
  days: 'In days.',
};

/** Which way a figure is better. */
export const BETTER_WORDS: Readonly<Record<NonNullable<Measure['better']>, string>> = {
  higher: 'Higher is better.',
  lower: 'Lower is better.',
  verdict: 'What is good, the service says.',
};
