'use client';

import { useMemo } from 'react';
import { otherTables } from '@/components/layout/other-tables';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { allBucketsWords, BUCKET_NOUNS, digitsOf, PRICE_NOUNS } from '@/components/price-competition/words';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { bucketColumns } from '@/lib/queries/price-competition/buckets.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';

interface BucketsTabProps {
  state: CompetitionState;
  summary: AnswerState<Summary>;
  onOpen: (id: string, bucket: string) => void;
}

/** Table of all buckets of all competitions. */
export function BucketsTab({ state, summary, onOpen }: BucketsTabProps) {
  const { params, dates, name, address } = state;
  const format = useFormat();
  const shownSummary = summary.data ?? null;
  const digits = digitsOf(shownSummary?.rule ?? null);
  const price = PRICE_NOUNS[address.price];
  const by = address.time_dimension;
  const columns = useMemo(
    () =>
      screenColumns(bucketColumns, {
        digits,
        titles: { base_price: `Base, ${price}`, benchmark_price: `Benchmark, ${price}` },
      }),
    [digits, price],
  );
  return (
    <>
      <h2 className="font-semibold text-panel">Numbers behind each index</h2>
      <p className="mb-2 text-caption text-ink-3">{shownSummary ? checkedWords(shownSummary, format) : ' '}</p>
      <AnswerTable
        query="price-competition/buckets"
        params={params}
        columns={columns}
        label={allBucketsWords(by)}
        title={`Price competition ${allBucketsWords(by).toLowerCase()} ${name} ${dates.date}`}
        noun={BUCKET_NOUNS[by]}
        searches="product, verdict, “differs”"
        onOpen={({ id, bucket }) => onOpen(id, bucket)}
        others={otherTables(state, 'buckets')}
        urlPrefix="lines"
      />
    </>
  );
}

/** Summarizes the checks: "1,325 of 1,325 indices, 1,325 of 1,325 verdicts agree with their parts". */
function checkedWords({ indices, depths, verdicts }: Summary, { integer }: Format): string {
  const parts = [
    ['indices', indices],
    ['verdicts', verdicts],
    ['depths', depths],
  ] as const;
  const results = parts
    .filter(([, { of }]) => of > 0)
    .map(([noun, { agreeing, of }]) => `${integer(agreeing)} of ${integer(of)} ${noun}`);
  if (results.length === 0) return 'Nothing here can be recomputed.';
  const differs = parts.some(([, { agreeing, of }]) => agreeing < of);
  return `${results.join(', ')} agree with their parts${differs ? '; search for “differs” to see the others' : ''}.`;
}
