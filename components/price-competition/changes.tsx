'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { EvidenceDialog } from '@/components/layout/evidence-dialog';
import { PageContext } from '@/components/panel/page-context';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { bucketWords, digitsOf, glyphOf, TONE_CLASS } from '@/components/price-competition/words';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { cn } from '@/components/ui/cn';
import { Segmented } from '@/components/ui/segmented';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, currentData, useAnswer } from '@/lib/client/query/use-answer';
import { priceCompetition } from '@/lib/contract/price-competition';
import { parseJson } from '@/lib/json/parse-json';
import { type CompetitionChange, changeColumns, SPANS } from '@/lib/queries/price-competition/changes.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';
import type { AnswerOf } from '@/lib/queries/registry';
import { addDays } from '@/lib/queries/shared/dates';

const OPTIONS = [
  { value: 'bucket', label: 'Compared day' },
  { value: 'period', label: 'Period before' },
] as const;
/** What the title of a file adds. */
const TITLE_WORDS = { bucket: '', period: 'from the period before' };

/** Opens the row behind one of the two indices. */
type OnEvidence = (row: CompetitionChange, when: 'was' | 'now') => void;
type IndexInfo = Pick<Summary, 'rule' | 'own'> | null;

/** Columns of both indices, their difference, and its parts by side. */
function columnsOf(info: IndexInfo, onEvidence: OnEvidence) {
  const digits = digitsOf(info?.rule ?? null);
  const indexCell = (when: 'was' | 'now') => (row: CompetitionChange, format: Format) => (
    <button
      type="button"
      tabIndex={-1}
      title="Show the row behind it"
      onClick={() => onEvidence(row, when)}
      className="h-[31px] hover:underline"
    >
      {format.decimal(row[`${when}_index`], digits)}{' '}
      <span aria-hidden className={cn('inline-block w-3 text-caption', TONE_CLASS[row[`${when}_tone`]])}>
        {glyphOf(row[`${when}_tone`], row[`${when}_distance`])}
      </span>
    </button>
  );
  return screenColumns(changeColumns, {
    digits,
    titles: info?.own ? { from_base: 'We moved', from_benchmark: 'They moved' } : {},
    cells: { was_index: indexCell('was'), now_index: indexCell('now') },
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
  const shownSummary = summary.data ?? null;
  const before = shownSummary?.before ? format.day(shownSummary.before) : 'nothing before';
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const columns = useMemo(() => columnsOf(shownSummary, (row, when) => setEvidence({ row, when })), [shownSummary]);
  const comparedPeriod = `compared with ${format.day(addDays(dates.from, -dates.days))} to ${format.day(addDays(dates.date, -dates.days))}, each as one period of the service`;
  const words = span === 'bucket' ? `compared with ${before}` : `the whole period ${comparedPeriod}`;
  const periodNote = `${format.day(dates.from)} to ${format.day(dates.date)}, ${comparedPeriod}`;
  // The first note of the page has its compared day.
  const notes = span === 'bucket' ? state.notes : [periodNote, ...state.notes.slice(1)];
  return (
    <>
      <h2 className="font-semibold text-panel">Changes of indices and their causes</h2>
      <p className="mb-2 text-caption text-ink-3">{words}. The parts add up to the change.</p>
      <PageContext value={{ ...state, notes }}>
        <AnswerTable
          query="price-competition/changes"
          params={params && { ...params, span }}
          columns={columns}
          label="Changes of competitions"
          title={['Price competition changes', TITLE_WORDS[span], name, dates.date].filter(Boolean).join(' ')}
          noun="competition"
          searches="product, retailer"
          onOpen={({ id }) => onOpen(id)}
          urlPrefix="lines"
          tools={
            <Segmented label="Compare with" options={OPTIONS} value={span} onChange={(next) => void setSpan(next)} />
          }
        />
      </PageContext>
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

function NoEvidence({ row }: { row: AnswerState<AnswerOf<'price-competition/evidence'>> }) {
  if (row.kind === 'problem') return <PanelProblem problem={row.problem} onRetry={row.retry} />;
  if (row.kind === 'loading' || row.isOutdated) return <SkeletonRows rows={8} />;
  return <p className="text-ink-2">The service sent no row of this competition for these days.</p>;
}

/** The service's row behind one of the two indices, for a bucket or a period. */
function ChangeEvidence({ state, summary, span, evidence, onClose }: ChangeEvidenceProps) {
  const { params, address, dates } = state;
  const format = useFormat();
  const isNow = evidence.when === 'now';
  const bucket = span === 'bucket' ? (isNow ? summary.at : summary.before) : null;
  const isDay = bucket !== null && address.time_dimension === 'DAILY';
  const back = isNow || bucket ? 0 : -dates.days;
  const [from, to] = isDay ? [bucket, bucket] : [addDays(dates.from, back), addDays(dates.date, back)];
  const selection = bucket ? { bucket } : { when: evidence.when };
  const row = useAnswer('price-competition/evidence', params && { ...params, ...selection, id: evidence.row.id });
  const rowData = currentData(row);
  const days = from === to ? format.day(to) : `${format.day(from)} to ${format.day(to)}`;
  const content = {
    title: `Index of ${bucket && !isDay ? bucketWords(bucket, address.time_dimension, format) : days}`,
    evidence: rowData && {
      endpoint: priceCompetition,
      params: {
        customer_page_id: rowData.page,
        start_date: from,
        end_date: to,
        time_dimension: bucket ? address.time_dimension : 'NONE',
        price_type: address.price_type,
      },
      rows: [parseJson(rowData.raw)],
      fetchedAt: row.provenance?.[0]?.fetchedAt,
    },
  };
  return <EvidenceDialog shown={content} instead={<NoEvidence row={row} />} onClose={onClose} />;
}
