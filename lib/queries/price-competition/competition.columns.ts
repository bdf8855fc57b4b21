import { VERDICT_WORDS } from '@/lib/contract/known-values';
import { number, required, text } from '../columns';

export type Tone = 'on' | 'near' | 'off' | 'none' | 'unknown';

/** The columns that tables of competitions begin with: its sides, and the retailer where both have the same. */
export const PAIR = {
  base_title: required(text('Base', { width: 232, pinned: true, cut: 'middle', search: true })),
  retailer: text('Retailer', { width: 128, search: true }),
  benchmark_title: required(text('Benchmark', { width: 200, cut: 'middle', search: true })),
};

export const VERDICT = text('Verdict', {
  width: 104,
  search: true,
  definition: 'The word of the service.',
  labels: VERDICT_WORDS,
});

const CURRENCY = 'in the currency of its retailer. The service supplies no currency. A price of 0 counts as no price.';
export const BASE_PRICE = number(null, 'Base price', `The price of the base, ${CURRENCY}`, { width: 128 });
export const BENCHMARK_PRICE = number(null, 'Benchmark price', `The price of the benchmark, ${CURRENCY}`, {
  width: 160,
});
