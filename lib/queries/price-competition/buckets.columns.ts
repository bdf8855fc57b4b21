import { AVAILABILITY_WORDS } from '@/lib/contract/known-values';
import { columns, day, hidden, number, required, text } from '../columns';
import { BASE_PRICE, BENCHMARK_PRICE, PAIR, VERDICT } from './competition.columns';

const check = (title: string, definition: string) => text(title, { width: 104, search: true, definition });
const depth = (title: string, width?: number) =>
  number('percent', title, 'List price less selling price, of the list price: recomputed.', { width });
const state = (title: string, width: number) =>
  text(title, { width, search: true, definition: 'The word of the service.', labels: AVAILABILITY_WORDS });
const cheapest = (title: string, width: number) =>
  text(title, { width, search: true, definition: 'The merchant with the lowest price.' });

/** A bucket of a competition, with the numbers of the service and the recomputed ones. */
export const bucketColumns = columns(
  {
    ...PAIR,
    bucket: required(day('From', { search: true })),
    ends: required(day('To')),
    index: number('index', 'Index', 'The index as received from the service.', { width: 72 }),
    verdict: VERDICT,
    distance: number('points', 'Off by', 'Index points outside the target band.', {
      width: 72,
      signed: true,
      comparedWith: [0],
    }),
    base_price: BASE_PRICE,
    benchmark_price: BENCHMARK_PRICE,
    recomputed: number(
      'index',
      'Index recomputed',
      'The index of the two prices, by the formula that matches most of the indices.',
      { width: 128, moreDigits: 1 },
    ),
    index_check: check('Index check', 'Whether the index follows from the two prices, within rounding.'),
    verdict_check: check('Verdict check', 'Whether the verdict follows from target band and margin.'),
    base_depth: depth('Base depth'),
    benchmark_depth: depth('Benchmark depth', 128),
    depth: number(null, 'Depth (service)', 'Promotion depth as received from the service.', {
      width: 112,
      optional: true,
    }),
    depth_check: check('Depth check', 'Whether the given promotion depth follows from the two prices of the base.'),
    base_state: state('Base status', 112),
    benchmark_state: state('Benchmark status', 136),
    base_cheapest: cheapest('Cheapest for base', 144),
    benchmark_cheapest: cheapest('Cheapest for benchmark', 168),
  },
  { id: hidden.text, place: hidden.number },
);
