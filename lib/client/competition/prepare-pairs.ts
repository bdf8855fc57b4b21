import { alignBuckets } from '@/lib/client/competition/align-buckets';
import { type Calibration, calibrate, followsFrom, type Sample } from '@/lib/client/competition/calibrate';
import type { Cell, Check, Facet, Prepared } from '@/lib/client/competition/pair';
import { type Choice, depthOf, type PriceKind, type Reading, readBucket } from '@/lib/client/competition/reading';
import { turnOf } from '@/lib/client/competition/turn-of';
import { type Band, bandOf, toneOf, verdictByBand } from '@/lib/client/competition/verdict';
import { NOT_STATED } from '@/lib/client/facets';
import { flagWords, tagWords, textWords } from '@/lib/client/shared-filters';
import type { Competition } from '@/lib/contract/price-competition';

/** Depths come in per cent, some services might send shares; either agrees, to what rounding to one decimal leaves. */
const DEPTH_ROUNDING = 0.0006;
const JUDGED = ['POSITIVE', 'NEUTRAL', 'NEGATIVE'];

/** Every competition with its buckets read, judged and checked against their own parts. */
export function preparePairs(competitions: readonly Competition[], choice: Choice): Prepared {
  const buckets = alignBuckets(competitions);
  const read = competitions.map((competition, at) => ({
    competition,
    readings: (buckets[at] ?? []).map((bucket) => readBucket(bucket, choice)),
  }));
  const calibrated = calibrate(
    read.flatMap(({ readings }) => readings.flatMap((reading) => sampleOf(reading, choice.kind) ?? [])),
  );
  const lastAt = newestBucket(read.map(({ readings }) => readings));
  const pairs = read.map(({ competition, readings }, at) => {
    const band = bandOf(competition.coloring_levels);
    const cells = readings.map((reading) => toCell(reading, choice.kind, band, calibrated.calibration));
    const last = cells[lastAt] ?? null;
    const before = cells[lastAt - 1] ?? null;
    return {
      id: competition.competition_id ?? `place-${at + 1}`,
      baseName: competition.base.name ?? `Base ${at + 1}`,
      benchmarkName: competition.benchmark.name ?? `Benchmark ${at + 1}`,
      competition,
      band,
      cells,
      latest: cells.findLast(({ index }) => index !== null) ?? null,
      last,
      before,
      words: wordsOf(competition, last, before),
    };
  });
  return { pairs, calibrated };
}

/** Where the newest index stands: a period may end with days that nobody has collected yet. */
function newestBucket(histories: readonly (readonly Reading[])[]): number {
  const newest = Math.max(...histories.map((readings) => readings.findLastIndex(({ index }) => index !== null)));
  return newest >= 0 ? newest : Math.max(...histories.map((readings) => readings.length)) - 1;
}

function sampleOf({ index, base, benchmark }: Reading, kind: PriceKind): Sample | null {
  const one = base[kind];
  const other = benchmark[kind];
  return index === null || one === null || other === null ? null : { index, base: one, benchmark: other };
}

function toCell(reading: Reading, kind: PriceKind, band: Band | null, calibration: Calibration | null): Cell {
  const { index, verdict, depth, base } = reading;
  const sample = sampleOf(reading, kind);
  const computedDepth = depthOf(base);
  return {
    ...reading,
    tone: toneOf(verdict, index),
    checks: {
      index: sample && calibration && sample.benchmark > 0 ? check(followsFrom(calibration, sample)) : null,
      depth: depth === null || computedDepth === null ? null : check(isDepth(depth, computedDepth)),
      verdict:
        band && index !== null && JUDGED.includes(verdict ?? '') ? check(verdictByBand(band, index) === verdict) : null,
    },
  };
}

function check(agrees: boolean): Check {
  return agrees ? 'agrees' : 'differs';
}

function isDepth(given: number, computed: number): boolean {
  return Math.abs(given / 100 - computed) <= DEPTH_ROUNDING || Math.abs(given - computed) <= DEPTH_ROUNDING;
}

function wordsOf(
  { base, benchmark }: Competition,
  last: Cell | null,
  before: Cell | null,
): Record<Facet, readonly string[]> {
  const both = (text: (side: Competition['base']) => string | null) => [
    ...new Set([...textWords(text(base)), ...textWords(text(benchmark))]),
  ];
  const tags = [base, benchmark].flatMap(({ product }) => product?.tags ?? []);
  return {
    retailer: both(({ retailer }) => retailer),
    brand: both(({ product }) => product?.brand_name ?? null),
    tag: [...new Set(tagWords(tags))],
    own: flagWords(base.product?.is_customer_brand ?? null, 'own', 'competitor'),
    verdict: [last?.verdict || (last?.index == null ? 'NO_DATA' : NOT_STATED)],
    since: [turnOf(before, last) ?? NOT_STATED],
  };
}
