'use client';

import { EvidenceButton } from '@/components/page/evidence-button';
import type { Evidence } from '@/components/page/evidence-facts';
import { bucketDates } from '@/components/price-competition/bucket-label';
import { BucketSides } from '@/components/price-competition/bucket-sides';
import { sentenceOf } from '@/components/price-competition/sentence';
import type { Shown } from '@/components/price-competition/shown';
import { Select } from '@/components/ui/select';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { priceCompetition } from '@/lib/contract/price-competition';

interface BucketFactsProps {
  pair: Pair;
  cell: Cell;
  onBucket: (bucket: string) => void;
  shown: Shown;
}

/** One bucket in a sentence, the prices behind it, and the row that the service sent. */
export function BucketFacts({ pair, cell, onBucket, shown }: BucketFactsProps) {
  const format = useFormat();
  const { kind } = shown.choice;
  const { calibration } = shown.calibrated;
  const unread = [...cell.base.unread, ...cell.benchmark.unread];
  const options = pair.cells.map((one) => ({ value: one.start_date, label: bucketDates(one, format) }));
  return (
    <section aria-label="What the index says" className="flex flex-col gap-2">
      <p className="text-panel">{sentenceOf(pair, cell, { kind, calibration, format })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Select label="Of" value={cell.start_date} options={options} onChange={onBucket} />
        <EvidenceButton of={`Index of ${bucketDates(cell, format)}`} evidence={evidenceOf(cell, shown)} />
      </div>
      <p className="text-caption text-ink-3 empty:hidden">{remarkOf(pair, cell, format)}</p>
      <BucketSides pair={pair} cell={cell} />
      {unread.length > 0 ? (
        <p className="text-caption text-ink-3">Prices that could not be read: {unread.join(', ')}</p>
      ) : null}
    </section>
  );
}

/** What else is to be known: newer buckets without an index, a bucket of several rows. */
function remarkOf({ cells, latest }: Pair, cell: Cell, format: Format): string {
  const after = cells.length - 1 - cells.indexOf(cell);
  return [
    cell === latest && after > 0 && `${counted(after, 'newer bucket', format)} without an index.`,
    cell.rowCount > 1 && `The bucket has ${format.integer(cell.rowCount)} rows: the first is shown.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function evidenceOf({ row }: Cell, { question, provenance }: Shown): Evidence {
  return { endpoint: priceCompetition, params: { ...question }, rows: row ? [row] : [], provenance };
}
