'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { EvidenceDialog } from '@/components/layout/evidence-dialog';
import { otherTables } from '@/components/layout/other-tables';
import { PageContext } from '@/components/panel/page-context';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { TimeDimension } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { type EvidenceChoice, useEvidence } from '@/components/price-competition/use-evidence';
import { BUCKET_NOUNS, bucketWords, digitsOf, glyphOf, TONE_CLASS } from '@/components/price-competition/words';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { cn } from '@/components/ui/cn';
import { Segmented } from '@/components/ui/segmented';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { type CompetitionChange, changeColumns, SPANS } from '@/lib/queries/price-competition/changes.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';
import type { AnswerOf } from '@/lib/queries/registry';
import { addDays } from '@/lib/queries/shared/dates';

type When = 'was' | 'now';
type IndexInfo = Pick<Summary, 'rule' | 'own'> | null;

/** Columns of both indices, their difference, and its parts by side. */
function columnsOf(info: IndexInfo, onEvidence: (id: string, when: When) => void) {
  const digits = digitsOf(info?.rule ?? null);
  const indexCell = (when: When) => (row: CompetitionChange, format: Format) => (
    <button
      type="button"
      tabIndex={-1}
      title="Show the row behind it"
      onClick={() => onEvidence(row.id, when)}
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
  const { params, dates, name, address } = state;
  const format = useFormat();
  const noun = BUCKET_NOUNS[address.time_dimension];
  const [span, setSpan] = useQueryState('span', parseAsStringLiteral(SPANS).withDefault('bucket'));
  const [evidence, setEvidence] = useState<EvidenceChoice | null>(null);
  const shownSummary = summary.data ?? null;
  const columns = useMemo(
    () =>
      columnsOf(shownSummary, (id, when) => {
        const bucket = when === 'now' ? shownSummary?.current : shownSummary?.before;
        setEvidence(span === 'bucket' && bucket ? { id, bucket } : { id, when });
      }),
    [shownSummary, span],
  );
  const before = shownSummary?.before
    ? comparedWords(shownSummary.before, address.time_dimension, format)
    : 'nothing before';
  const [from, to] = [dates.from, dates.date].map((day) => format.day(addDays(day, -dates.days)));
  const comparedPeriod = `compared with ${from} to ${to}, each as one period of the service`;
  const words = span === 'bucket' ? `compared with ${before}` : `the whole period ${comparedPeriod}`;
  const periodNote = `${format.day(dates.from)} to ${format.day(dates.date)}, ${comparedPeriod}`;
  // The first note of the page has its compared day.
  const notes = span === 'bucket' ? state.notes : [periodNote, ...state.notes.slice(1)];
  const title = `Price competition changes${span === 'bucket' ? '' : ' from the period before'}`;
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
          title={[title, name, dates.date].filter(Boolean).join(' ')}
          noun="competition"
          searches="product, retailer"
          onOpen={({ id }) => onOpen(id)}
          others={otherTables(state, 'changes')}
          urlPrefix="lines"
          whyEmpty={() =>
            shownSummary?.shown ? `No competition has data for both ${span === 'bucket' ? noun : 'period'}s.` : null
          }
          tools={
            <Segmented
              label="Compare with"
              options={[
                { value: 'bucket', label: `Compared ${noun}` },
                { value: 'period', label: 'Period before' },
              ]}
              value={span}
              onChange={(next) => void setSpan(next)}
            />
          }
        />
      </PageContext>
      {evidence ? <ChangeEvidence state={state} choice={evidence} onClose={() => setEvidence(null)} /> : null}
    </>
  );
}

/** Names the compared bucket. It may be of another year, which `bucketWords` leaves out of days and weeks. */
function comparedWords(bucket: string, by: TimeDimension, format: Format): string {
  return by === 'DAILY' || by === 'WEEKLY' ? format.day(bucket) : bucketWords(bucket, by, format);
}

interface ChangeEvidenceProps {
  state: CompetitionState;
  choice: EvidenceChoice;
  onClose: () => void;
}

/** The service's row behind one of the two indices. */
function ChangeEvidence({ state, choice, onClose }: ChangeEvidenceProps) {
  const { answer, ...shown } = useEvidence(state, choice);
  return <EvidenceDialog shown={shown} instead={<NoEvidence answer={answer} />} onClose={onClose} />;
}

function NoEvidence({ answer }: { answer: AnswerState<AnswerOf<'price-competition/evidence'>> }) {
  if (answer.kind === 'problem') return <PanelProblem problem={answer.problem} onRetry={answer.retry} />;
  if (answer.kind === 'loading' || answer.isOutdated) return <SkeletonRows rows={8} />;
  return <p className="text-ink-2">The service sent no row of this competition for these days.</p>;
}
