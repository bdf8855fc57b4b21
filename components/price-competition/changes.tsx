'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { EvidenceDialog } from '@/components/page/evidence-dialog';
import { pairColumns } from '@/components/price-competition/pair-columns';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { bucketWords, digitsOf, glyphOf, TONE_CLASS, verdictWord } from '@/components/price-competition/words';
import { AnswerTable } from '@/components/table/answer-table';
import type { Column } from '@/components/table/column';
import { decimalColumn, differenceColumn, textColumn } from '@/components/table/columns';
import { cn } from '@/components/ui/cn';
import { Segmented } from '@/components/ui/segmented';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { priceCompetition } from '@/lib/contract/price-competition';
import { parseJson } from '@/lib/json/parse-json';
import type { CompetitionChange } from '@/lib/queries/price-competition/changes';
import type { Summary } from '@/lib/queries/price-competition/summary';
import { addDays } from '@/lib/queries/shared/dates';

const SPANS = ['bucket', 'period', 'year'] as const;
const OPTIONS = [
  { value: 'bucket', label: 'Compared day' },
  { value: 'period', label: 'Period before' },
  { value: 'year', label: 'A year before' },
] as const;

/** Leads to the row behind one of the two indices. */
type OnEvidence = (row: CompetitionChange, when: 'was' | 'now') => void;
type Summed = Pick<Summary, 'rule' | 'own'> | null;

/** Both indices, the difference, and who moved. */
export function changeColumns(of: Summed, onEvidence?: OnEvidence): Column<CompetitionChange>[] {
  const digits = digitsOf(of?.rule ?? null);
  const [we, they] = of?.own ? ['We moved', 'They moved'] : ['Base moved', 'Benchmark moved'];
  const [base, retailer, benchmark] = pairColumns<CompetitionChange>();
  return [
    base,
    retailer,
    indexColumn('was', { header: 'Before', digits, onEvidence }),
    indexColumn('now', { header: 'Now', digits, onEvidence }),
    differenceColumn({
      id: 'difference',
      header: 'Change',
      hint: 'In points of the index',
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
    benchmark,
    textColumn({ id: 'was_verdict', header: 'Verdict before', value: (row) => worded(row.was_verdict), width: 112 }),
    textColumn({ id: 'now_verdict', header: 'Verdict now', value: (row) => worded(row.now_verdict), width: 104 }),
  ];
}

function worded(verdict: string | null): string | null {
  return verdict && verdictWord(verdict);
}

interface IndexColumn {
  header: string;
  digits: number;
  onEvidence: OnEvidence | undefined;
}

function indexColumn(when: 'was' | 'now', { header, digits, onEvidence }: IndexColumn): Column<CompetitionChange> {
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
        <button
          type="button"
          tabIndex={-1}
          title="Show the row behind it"
          onClick={() => onEvidence?.(row, when)}
          className="h-[31px] hover:underline"
        >
          {format.decimal(row[`${when}_index`], digits)}{' '}
          <span aria-hidden className={cn('inline-block w-3 text-caption', TONE_CLASS[tone])}>
            {glyphOf(tone, row[`${when}_distance`])}
          </span>
        </button>
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
  const { params, dates, name } = state;
  const format = useFormat();
  const [span, setSpan] = useQueryState('span', parseAsStringLiteral(SPANS).withDefault('bucket'));
  const its = summary.kind === 'content' ? summary.data : null;
  const back = span === 'year' ? 364 : dates.days;
  const before = its?.before ? format.day(its.before) : 'no bucket before';
  const [behind, setBehind] = useState<Behind | null>(null);
  const columns = useMemo(() => changeColumns(its, (row, when) => setBehind({ row, when })), [its]);
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
        params={params && { ...params, span }}
        columns={columns}
        label="Changes of competitions"
        title={`Price competition changes ${name} ${dates.date}`}
        noun="competition"
        defaultSort="size.desc"
        searches="product, retailer"
        onOpen={({ id }) => onOpen(id)}
        others={state.otherTables('changes')}
        urlPrefix="lines"
        tools={
          <Segmented label="Compare with" options={OPTIONS} value={span} onChange={(next) => void setSpan(next)} />
        }
      />
      {behind && its ? (
        <ChangeEvidence state={state} summary={its} span={span} behind={behind} onClose={() => setBehind(null)} />
      ) : null}
    </>
  );
}

interface Behind {
  row: CompetitionChange;
  when: 'was' | 'now';
}

interface ChangeEvidenceProps {
  state: CompetitionState;
  summary: Summary;
  span: (typeof SPANS)[number];
  behind: Behind;
  onClose: () => void;
}

/** What the service sent behind one of the two indices: of a bucket, or of a whole period. */
function ChangeEvidence({ state, summary, span, behind, onClose }: ChangeEvidenceProps) {
  const { params, address, dates } = state;
  const format = useFormat();
  const isNow = behind.when === 'now';
  const bucket = span === 'bucket' ? (isNow ? summary.at : summary.before) : null;
  const isDay = bucket !== null && address.time_dimension === 'DAILY';
  const back = isNow || bucket ? 0 : span === 'year' ? -364 : -dates.days;
  const [from, to] = isDay ? [bucket, bucket] : [addDays(dates.from, back), addDays(dates.date, back)];
  const when = isNow ? ('now' as const) : ('before' as const);
  const which = bucket ? { bucket } : { span: span === 'year' ? span : ('period' as const), when };
  const row = useAnswer('price-competition/evidence', params && { ...params, ...which, id: behind.row.id });
  const sent = row.kind === 'content' && !row.before ? row.data : null;
  const fetchedAt = row.kind === 'content' ? row.provenance[0]?.fetchedAt : null;
  const days = from === to ? format.day(to) : `${format.day(from)} to ${format.day(to)}`;
  const shown = sent && {
    of: `Index of ${bucket && !isDay ? bucketWords(bucket, address.time_dimension, format) : days}`,
    evidence: {
      endpoint: priceCompetition,
      params: {
        customer_page_id: sent.page,
        start_date: from,
        end_date: to,
        time_dimension: bucket ? address.time_dimension : 'NONE',
        price_type: address.price_type,
      },
      rows: [parseJson(sent.raw)],
      provenance: fetchedAt ? { fetchedAt } : {},
    },
  };
  return <EvidenceDialog shown={shown} onClose={onClose} />;
}
