import { columns, hidden, number, type RowOf, required, text } from '../columns';
import { PAIR, type Tone, VERDICT } from './competition.columns';

/**
 * What is compared: two buckets of the period, or the whole period with the previous one. A whole period is requested as
 * one bucket, because the mean of daily indices is not its index.
 */
export const SPANS = ['bucket', 'period'] as const;

const { base_title, retailer, benchmark_title } = PAIR;

/** A competition with its index in both buckets or periods. Points are not rounded. */
export const changeColumns = columns(
  {
    base_title,
    retailer,
    was_index: number('index', 'Before', 'Index of the compared bucket or period.', { width: 84 }),
    now_index: number('index', 'Now', 'Index of the selected bucket or period.', { width: 84 }),
    difference: number('points', 'Change', 'Index points between the two.', { width: 80, signed: true }),
    from_base: number(
      'points',
      'Base moved',
      'Points of the change that are due to the price of the base. The parts add up to the change.',
      { signed: true },
    ),
    from_benchmark: number(
      'points',
      'Benchmark moved',
      'Points of the change that are due to the price of the benchmark.',
      { width: 112, signed: true },
    ),
    from_stock: number(
      'points',
      'Stock',
      'Points that are due to offers that sold out or came back in stock. Empty if the prices over all offers are not known.',
      { width: 72, signed: true },
    ),
    size: number('points', 'Size of the change', 'Index points, in either direction.', { inFilesOnly: true }),
    benchmark_title,
    was_verdict: { ...VERDICT, title: 'Verdict before', width: 112, search: false },
    now_verdict: { ...VERDICT, title: 'Verdict now', search: false },
  },
  {
    id: hidden.text,
    base_brand: hidden.maybe.text,
    benchmark_brand: hidden.maybe.text,
    was_tone: required(text<Tone>('')),
    now_tone: required(text<Tone>('')),
    was_distance: hidden.maybe.number,
    now_distance: hidden.maybe.number,
  },
);

export type CompetitionChange = RowOf<typeof changeColumns>;
