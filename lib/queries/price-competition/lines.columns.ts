import { columns, day, hidden, list, number, type RowOf, required, text } from '../columns';
import { BASE_PRICE, BENCHMARK_PRICE, PAIR, type Tone, VERDICT } from './competition.columns';

const seller = (title: string, isShown: boolean) =>
  text(title, {
    width: 128,
    search: true,
    optional: !isShown,
    definition: 'The cheapest merchant, if the price is its. Empty for the retailer, several products or several days.',
  });

/** A competition in its newest bucket, with its strip of buckets. */
export const lineColumns = columns(
  {
    ...PAIR,
    now_base_price: BASE_PRICE,
    now_benchmark_price: BENCHMARK_PRICE,
    now_base_seller: seller('Base, seller', true),
    now_benchmark_seller: seller('Benchmark, seller', false),
    now_index: number('index', 'Index', 'The index as received from the service.', {
      width: 72,
      comparedWith: ['band_min', 'band_max'],
    }),
    now_verdict: VERDICT,
    band_min: number('index', 'Target from', 'Lower edge of the target band.', {
      width: 92,
      comparedWith: ['now_index'],
    }),
    band_max: number('index', 'Target to', 'Upper edge of the target band.', {
      width: 84,
      comparedWith: ['now_index'],
    }),
    margin: number('points', 'Margin', 'So far outside the band is still near.', { width: 72, optional: true }),
    now_distance: number('points', 'Off by', 'Index points above the target band, negative below it, 0 inside.', {
      width: 72,
      comparedWith: [0],
      signed: true,
    }),
    away: number('points', 'Distance', 'Index points from the target band, in either direction.', {
      inFilesOnly: true,
    }),
    difference: number('points', 'Change', 'Index points since the compared bucket. Null unless both have an index.', {
      width: 80,
      signed: true,
    }),
    price_on: number(
      null,
      'On target at',
      'The base’s nearest price in whole cents that is on target at the benchmark’s current price. Empty if there is none.',
      { width: 96 },
    ),
    since: day('Since', {
      definition:
        'First bucket with the current verdict on its side of the band. Empty if the period has no other verdict before.',
    }),
    mover: required(
      text<'' | 'base' | 'benchmark'>('Who moved', {
        width: 136,
        beside: 'moved',
        definition: 'The side with the larger price change since the last bucket before that.',
      }),
    ),
    moved: number('percent', 'Moved by', 'Change of that price since the last bucket of another verdict.', {
      inFilesOnly: true,
    }),
  },
  {
    id: hidden.text,
    base_brand: { ...hidden.maybe.text, search: true },
    benchmark_brand: { ...hidden.maybe.text, search: true },
    csku_id: { ...hidden.maybe.text, search: true },
    now_tone: required(text<Tone>('')),
    now_base_state: hidden.maybe.text,
    now_benchmark_state: hidden.maybe.text,
    /** The merchant whose price the mover has, and the one before the current verdict. Null if not known. */
    mover_seller: hidden.maybe.text,
    seller_before: hidden.maybe.text,
    /** First bucket with an index if `since` is empty. Null if that is the first bucket of the period. */
    known_from: hidden.maybe.text,
    /** The verdict is new in this bucket. */
    is_new: hidden.boolean,
    off_rank: hidden.number,
    place: hidden.number,
    /** A letter for each bucket of the period, see `lines.ts`. */
    strip: hidden.text,
    /** An index for each bucket of the period. */
    indices: list<number | null>(),
    /** Buckets without an index. */
    without: list<[bucket: string, baseState: string | null, benchmarkState: string | null]>(),
  },
);

export type CompetitionLine = RowOf<typeof lineColumns>;
