'use client';

import { moverWords } from '@/components/price-competition/heat-rows';
import type { CompetitionView } from '@/components/price-competition/page';
import { pairColumns } from '@/components/price-competition/pair-columns';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { digitsOf, KIND_WORDS, lineNames, statusWord, verdictWord } from '@/components/price-competition/words';
import { AnswerTable } from '@/components/table/answer-table';
import type { Column } from '@/components/table/column';
import { dayColumn, decimalColumn, differenceColumn, percentColumn, textColumn } from '@/components/table/columns';
import type { AnswerState } from '@/lib/client/use-answer';
import type { BucketRow } from '@/lib/queries/price-competition/buckets';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines';
import type { Summary } from '@/lib/queries/price-competition/summary';

type Rule = Summary['rule'];
type Kind = keyof typeof KIND_WORDS;

/** Columns of the newest bucket of a competition. */
export function lineColumns(rule: Rule, kind: Kind): Column<CompetitionLine>[] {
  const digits = digitsOf(rule);
  const { price } = KIND_WORDS[kind];
  return [
    ...pairColumns<CompetitionLine>(),
    decimalColumn({ id: 'now_base_price', header: `Base, ${price}`, value: (row) => row.now_base_price, width: 128 }),
    decimalColumn({
      id: 'now_benchmark_price',
      header: `Benchmark, ${price}`,
      value: (row) => row.now_benchmark_price,
      width: 160,
    }),
    decimalColumn({ id: 'now_index', header: 'Index', value: (row) => row.now_index, digits, width: 72 }),
    textColumn({
      id: 'now_verdict',
      header: 'Verdict',
      value: ({ now_verdict, now_tone }) => (now_tone === 'none' ? null : verdictWord(now_verdict)),
      width: 104,
    }),
    decimalColumn({ id: 'band_min', header: 'Target from', value: (row) => row.band_min, digits, width: 92 }),
    decimalColumn({ id: 'band_max', header: 'Target to', value: (row) => row.band_max, digits, width: 84 }),
    decimalColumn({ id: 'margin', header: 'Margin', value: (row) => row.margin, digits, width: 72, hidden: true }),
    differenceColumn({ id: 'now_distance', header: 'Off by', value: (row) => row.now_distance, digits, width: 72 }),
    differenceColumn({ id: 'difference', header: 'Change', value: (row) => row.difference, digits, width: 80 }),
    decimalColumn({ id: 'price_on', header: 'On target at', value: (row) => row.price_on, width: 96 }),
    dayColumn({ id: 'since', header: 'Since', value: ({ since }) => since }),
    textColumn({
      id: 'mover',
      header: 'Who moved',
      value: ({ mover }) => mover || null,
      cell: (row, format) => moverWords(row, lineNames(row), format),
      width: 136,
    }),
  ];
}

/** Columns of a bucket, with the service's numbers and the recomputed ones. */
export function bucketColumns(rule: Rule, kind: Kind): Column<BucketRow>[] {
  const digits = digitsOf(rule);
  const { price } = KIND_WORDS[kind];
  const check = (id: 'index_check' | 'verdict_check' | 'depth_check', header: string, hint: string) =>
    textColumn<BucketRow>({ id, header, hint, value: (row) => row[id], width: 104 });
  return [
    ...pairColumns<BucketRow>(),
    dayColumn({ id: 'bucket', header: 'From', value: ({ bucket }) => bucket }),
    dayColumn({ id: 'ends', header: 'To', value: ({ ends }) => ends }),
    decimalColumn({ id: 'index', header: 'Index', value: ({ index }) => index, digits, width: 72 }),
    textColumn({
      id: 'verdict',
      header: 'Verdict',
      value: ({ verdict, index }) => (verdict === null && index === null ? null : verdictWord(verdict)),
      width: 104,
    }),
    differenceColumn({ id: 'distance', header: 'Off by', value: ({ distance }) => distance, digits, width: 72 }),
    decimalColumn({ id: 'base_price', header: `Base, ${price}`, value: (row) => row.base_price, width: 128 }),
    decimalColumn({
      id: 'benchmark_price',
      header: `Benchmark, ${price}`,
      value: (row) => row.benchmark_price,
      width: 160,
    }),
    decimalColumn({
      id: 'recomputed',
      header: 'Index recomputed',
      value: ({ recomputed }) => recomputed,
      digits: digits + 1,
      width: 128,
    }),
    check('index_check', 'Index check', 'Whether the index follows from the two prices, allowing for rounding'),
    check('verdict_check', 'Verdict check', 'Whether the verdict follows from target band and margin'),
    percentColumn({
      id: 'base_depth',
      header: 'Base depth',
      hint: '(list − selling) ÷ list, recomputed',
      value: (row) => row.base_depth,
    }),
    percentColumn({
      id: 'benchmark_depth',
      header: 'Benchmark depth',
      hint: '(list − selling) ÷ list, recomputed',
      value: (row) => row.benchmark_depth,
      width: 128,
    }),
    decimalColumn({ id: 'depth', header: 'Depth (service)', value: ({ depth }) => depth, width: 112, hidden: true }),
    check(
      'depth_check',
      'Depth check',
      'Whether the promotion depth of the service follows from the base’s two prices',
    ),
    textColumn({ id: 'base_state', header: 'Base status', value: (row) => status(row.base_state), width: 112 }),
    textColumn({
      id: 'benchmark_state',
      header: 'Benchmark status',
      value: (row) => status(row.benchmark_state),
      width: 136,
    }),
    textColumn({ id: 'base_cheapest', header: 'Cheapest for base', value: (row) => row.base_cheapest, width: 144 }),
    textColumn({
      id: 'benchmark_cheapest',
      header: 'Cheapest for benchmark',
      value: (row) => row.benchmark_cheapest,
      width: 168,
    }),
  ];
}

function status(word: string | null): string | null {
  return word && statusWord(word);
}

interface TableProps {
  state: CompetitionState;
  summary: AnswerState<Summary>;
  onOpen: (id: string, bucket?: string) => void;
}

/** Table of a view's competitions, the same as in the strips. */
export function LinesTable({ state, summary, onOpen, view }: TableProps & { view: CompetitionView }) {
  const { params, dates, name, address } = state;
  const rule = summary.kind === 'content' ? summary.data.rule : null;
  return (
    <AnswerTable
      query="price-competition/lines"
      params={params && { ...params, tone: view === 'all' ? [] : [view] }}
      columns={lineColumns(rule, address.price)}
      label="Competitions"
      title={`Price competition ${name} ${dates.date}`}
      noun="competition"
      searches="product, brand, SKU"
      urlPrefix="lines"
      onOpen={({ id }) => onOpen(id)}
      others={state.otherTables(view)}
      lead={<h2 className="font-semibold text-panel">Table</h2>}
    />
  );
}

/** Table of all buckets of all competitions. */
export function BucketsTab({ state, summary, onOpen }: TableProps) {
  const { params, dates, name, address } = state;
  const shownSummary = summary.kind === 'content' ? summary.data : null;
  return (
    <>
      <h2 className="font-semibold text-panel">Numbers behind each index</h2>
      <p className="mb-2 text-caption text-ink-3">{shownSummary ? checkedWords(shownSummary) : ' '}</p>
      <AnswerTable
        query="price-competition/buckets"
        params={params}
        columns={bucketColumns(shownSummary?.rule ?? null, address.price)}
        label="Every bucket"
        title={`Price competition buckets ${name} ${dates.date}`}
        noun="bucket"
        searches="product, verdict, “differs”"
        onOpen={({ id, bucket }) => onOpen(id, bucket)}
        others={state.otherTables('buckets')}
        urlPrefix="lines"
      />
    </>
  );
}

/** Summarizes the checks: "1,325 of 1,325 indices, 1,325 of 1,325 verdicts agree with their parts". */
function checkedWords({ indices, depths, verdicts }: Summary): string {
  const parts = [
    ['indices', indices],
    ['verdicts', verdicts],
    ['depths', depths],
  ] as const;
  const results = parts
    .filter(([, { of }]) => of > 0)
    .map(([noun, { agreeing, of }]) => `${agreeing} of ${of} ${noun}`);
  if (results.length === 0) return 'Nothing here can be recomputed.';
  const differs = parts.some(([, { agreeing, of }]) => agreeing < of);
  return `${results.join(', ')} agree with their parts${differs ? '; search for “differs” to see the others' : ''}.`;
}
