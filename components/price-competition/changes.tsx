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

/** Opens the row behind one of the two indices. */
type OnEvidence = (row: CompetitionChange, when: 'was' | 'now') => void;
type IndexInfo = Pick<Summary, 'rule' | 'own'> | null;

/** Columns of both indices, their difference, and its parts by side. */
export function changeColumns(info: IndexInfo, onEvidence?: OnEvidence): Column<CompetitionChange>[] {
  const digits = digitsOf(info?.rule ?? null);
  const [we, they] = info?.own ? ['We moved', 'They moved'] : ['Base moved', 'Benchmark moved'];
  const [base, retailer, benchmark] = pairColumns<CompetitionChange>();
  return [
    base,
    retailer,
    indexColumn('was', { header: 'Before', digits, onEvidence }),
    indexColumn('now', { header: 'Now', digits, onEvidence }),
    differenceColumn({
      id: 'difference',
      header: 'Change',
      hint: 'In index points',
      value: ({ difference }) => difference,
      digits,
      width: 80,
    }),
    differenceColumn({
      id: 'from_base',
      header: we ?? '',
      hint: 'Points of the change that are caused by the base’s price',
      value: (row) => row.from_base,
      digits,
    }),
    differenceColumn({
      id: 'from_benchmark',
      header: they ?? '',
      hint: 'Points of the change that are caused by the benchmark’s price',
      value: (row) => row.from_benchmark,
      digits,
      width: 112,
    }),
    differenceColumn({
      id: 'from_stock',
      header: 'Stock',
      hint: 'Points of the change that are caused by offers that sold out or came back',
      value: (row) => row.from_stock,
      digits,
      width: 72,
    }),
    benchmark,
    textColumn({
      id: 'was_verdict',
      header: 'Verdict before',
      value: (row) => verdictLabel(row.was_verdict),
      width: 112,
    }),
    textColumn({ id: 'now_verdict', header: 'Verdict now', value: (row) => verdictLabel(row.now_verdict), width: 104 }),
  ];
}

function verdictLabel(verdict: string | null): string | null {
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
    hint: 'The index that the service reports',
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

/** Changes of indices since the compared bucket or between two periods, with the prices that caused them. */
export function ChangesTab({ state, summary, onOpen }: ChangesProps) {
  const { params, dates, name } = state;
  const format = useFormat();
  const [span, setSpan] = useQueryState('span', parseAsStringLiteral(SPANS).withDefault('bucket'));
  const shownSummary = summary.kind === 'content' ? summary.data : null;
  const back = span === 'year' ? 364 : dates.days;
  const before = shownSummary?.before ? format.day(shownSummary.before) : 'no bucket before';
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const columns = useMemo(() => changeColumns(shownSummary, (row, when) => setEvidence({ row, when })), [shownSummary]);
  const words =
    span === 'bucket'
      ? `compared with ${before}`
      : `the whole period compared with ${format.day(addDays(dates.from, -back))} to ${format.day(addDays(dates.date, -back))}, each as one bucket of the service`;
  return (
    <>
      <h2 className="font-semibold text-panel">Changes of indices and their causes</h2>
      <p className="mb-2 text-caption text-ink-3">{words}. The parts add up to the change.</p>
      <AnswerTable
        query="price-competition/changes"
        params={params && { ...params, span }}
        columns={columns}
        label="Changes of competitions"
        title={`Price competition changes ${name} ${dates.date}`}
        noun="competition"
        searches="product, retailer"
        onOpen={({ id }) => onOpen(id)}
        others={state.otherTables('changes')}
        urlPrefix="lines"
        tools={
          <Segmented label="Compare with" options={OPTIONS} value={span} onChange={(next) => void setSpan(next)} />
        }
      />
      {evidence && shownSummary ? (
        <ChangeEvidence
          state={state}
          summary={shownSummary}
          span={span}
          evidence={evidence}
          onClose={() => setEvidence(null)}
        />
      ) : null}
    </>
  );
}

interface Evidence {
  row: CompetitionChange;
  when: 'was' | 'now';
}

interface ChangeEvidenceProps {
  state: CompetitionState;
  summary: Summary;
  span: (typeof SPANS)[number];
  evidence: Evidence;
  onClose: () => void;
}

/** The service's row behind one of the two indices, for a bucket or a period. */
function ChangeEvidence({ state, summary, span, evidence, onClose }: ChangeEvidenceProps) {
  const { params, address, dates } = state;
  const format = useFormat();
  const isNow = evidence.when === 'now';
  const bucket = span === 'bucket' ? (isNow ? summary.at : summary.before) : null;
  const isDay = bucket !== null && address.time_dimension === 'DAILY';
  const back = isNow || bucket ? 0 : span === 'year' ? -364 : -dates.days;
  const [from, to] = isDay ? [bucket, bucket] : [addDays(dates.from, back), addDays(dates.date, back)];
  const when = isNow ? ('now' as const) : ('before' as const);
  const selection = bucket ? { bucket } : { span: span === 'year' ? span : ('period' as const), when };
  const row = useAnswer('price-competition/evidence', params && { ...params, ...selection, id: evidence.row.id });
  const sent = row.kind === 'content' && !row.isOutdated ? row.data : null;
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
