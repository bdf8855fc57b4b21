import type { Competition } from '@/lib/contract/price-competition';

type Bucket = Competition['date_buckets'][number];

/**
 * For each competition the buckets that any of them has, in order of time: one that a service left out, as there was
 * nothing in it, is there without rows. Columns by bucket then hold the same dates in every row.
 */
export function alignBuckets(competitions: readonly Competition[]): Bucket[][] {
  const spans = new Map(competitions.flatMap(({ date_buckets }) => date_buckets.map((one) => [spanOf(one), one])));
  const ordered = [...spans].sort(([a], [b]) => (a < b ? -1 : 1));
  return competitions.map(({ date_buckets }) => {
    const own = new Map(date_buckets.map((bucket) => [spanOf(bucket), bucket]));
    return ordered.map(([span, bucket]) => own.get(span) ?? { ...bucket, data: [] });
  });
}

/** Days as ISO text sort by time. */
function spanOf({ start_date, end_date }: Bucket): string {
  return `${start_date} ${end_date}`;
}
