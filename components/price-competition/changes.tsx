'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { digitsOf, glyphOf, TONE_CLASS, verdictWord } from '@/components/price-competition/words';
import { AnswerTable } from '@/components/table/answer-table';
import type { Column } from '@/components/table/column';
import { decimalColumn, differenceColumn, textColumn } from '@/components/table/columns';
import { cn } from '@/components/ui/cn';
import { Segmented } from '@/components/ui/segmented';
import { addDays } from '@/lib/client/period';
import type { AnswerState } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { CompetitionChange } from '@/lib/queries/price-competition/changes';
import type { Summary } from '@/lib/queries/price-competition/summary';

const SPANS = ['bucket', 'period', 'year'] as const;
const OPTIONS = [
  { value: 'bucket', label: 'Compared day' },
  { value: 'period', label: 'Period before' },
  { value: 'year', label: 'A year before' },
] as const;

type Summed = Pick<Summary, 'rule' | 'own'> | null;

/** Both indices, the difference, and who moved. */
export function changeColumns(of: Summed): Column<CompetitionChange>[] {
  const digits = digitsOf(of?.rule ?? null);
  const [we, they] = of?.own ? ['We moved', 'They moved'] : ['Base moved', 'Benchmark moved'];
  return [
    textColumn({ id: 'base_title', header: 'Base', value: (row) => row.base_title, width: 232, pinned: true }),
    textColumn({ id: 'retailer', header: 'Retailer', value: (row) => row.retailer, width: 128 }),
    indexColumn('was', 'Before', digits),
    indexColumn('now', 'Now', digits),
    differenceColumn({
      id: 'difference',
      header: 'Change',
      hint: 'In points of the index, as both are shown',
      value: ({ difference }) => difference,
      digits,
      width: 80,
    }),
    differenceColumn({
      id: 'from_base',
      header: we ?? '',
      hint: 'Points of the change that come from the base’s price',
      value: (row) => row.from_base,
      digits,
    }),
    differenceColumn({
      id: 'from_benchmark',
      header: they ?? '',
      hint: 'Points of the change that come from the benchmark’s price',
      value: (row) => row.from_benchmark,
      digits,
      width: 112,
    }),
    differenceColumn({
      id: 'from_stock',
      header: 'Stock',
      hint: 'Points that come from offers that sold out or came back',
      value: (row) => row.from_stock,
      digits,
      width: 72,
    }),
    textColumn({ id: 'benchmark_title', header: 'Benchmark', value: (row) => row.benchmark_title, width: 200 }),
    textColumn({ id: 'was_verdict', header: 'Verdict before', value: (row) => worded(row.was_verdict), width: 112 }),
    textColumn({ id: 'now_verdict', header: 'Verdict now', value: (row) => worded(row.now_verdict), width: 104 }),
  ];
}

function worded(verdict: string | null): string | null {
  return verdict && verdictWord(verdict);
}

function indexColumn(when: 'was' | 'now', header: string, digits: number): Column<CompetitionChange> {
  return decimalColumn({
    id: `${when}_index`,
    header,
    hint: 'The index as the service gives it',
    digits,
    width: 84,
    value: (row) => row[`${when}_index`],
    cell: (row, format) => {
      const tone = row[`${when}_tone`] as keyof typeof TONE_CLASS;
      return (
        <>
          {format.decimal(row[`${when}_index`], digits)}{' '}
          <span aria-hidden className={cn('inline-block w-3 text-caption', TONE_CLASS[tone])}>
            {glyphOf(tone, row[`${when}_distance`])}
          </span>
        </>
      );
    },
  });
}

interface ChangesProps {
  state: CompetitionState;
  summary: AnswerState<Summary>;
  onOpen: (id: string) => void;
}

/** What moved since the compared bucket, or between two whole periods, and whose price moved it. */
export function ChangesTab({ state, summary, onOpen }: ChangesProps) {
  const { asked, dates, name } = state;
  const format = useFormat();
  const [span, setSpan] = useQueryState('span', parseAsStringLiteral(SPANS).withDefault('bucket'));
  const its = summary.kind === 'content' ? summary.data : null;
  const back = span === 'year' ? 364 : dates.days;
  const before = its?.before ? format.day(its.before) : 'no bucket before';
  const words =
    span === 'bucket'
      ? `compared with ${before}`
      : `the whole period compared with ${format.day(addDays(dates.from, -back))} to ${format.day(addDays(dates.date, -back))}, each as one bucket, as the service gives it`;
  return (
    <>
      <h2 className="font-semibold text-panel">What moved, and who moved</h2>
      <p className="mb-2 text-caption text-ink-3">{words}. The parts add up to the change.</p>
      <AnswerTable
        query="price-competition/changes"
        params={asked && { ...asked, span }}
        columns={changeColumns(its)}
        label="Changes of competitions"
        title={`Price competition changes ${name} ${dates.date}`}
        noun="competitions"
        defaultSort="size.desc"
        searches="product, retailer"
        onOpen={({ id }) => onOpen(id)}
        onClearFilters={state.clear}
        tools={
          <Segmented label="Compare with" options={OPTIONS} value={span} onChange={(next) => void setSpan(next)} />
        }
        className="max-h-[70dvh]"
      />
    </>
  );
}
