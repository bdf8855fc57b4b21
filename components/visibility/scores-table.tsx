'use client';

import { useMemo } from 'react';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { cn } from '@/components/ui/cn';
import type { VisibilityState } from '@/components/visibility/page';
import { scoresParams, type VisibilityView } from '@/components/visibility/page';
import { capital, glyphOf, starred, TYPE_WORDS, VERDICT_INK, verdictOf } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format';
import { scoreFormat } from '@/lib/client/score-format';
import { type ScoreRow, scoreColumns } from '@/lib/queries/visibility/scores.columns';

/** Maximum number of listings that are drawn as squares. More are shown as a number. */
const MAX_SQUARES = 12;

const SCORE_CELLS = {
  source_name: starred,
  listings: (row: ScoreRow) => <Listings row={row} />,
  gap: (row: ScoreRow, format: Format) => (
    <>
      {scoreFormat(format, row.scale).difference(row.gap)}{' '}
      <span aria-hidden className={cn('inline-block w-3', VERDICT_INK[verdictOf(row.is_target_met)])}>
        {glyphOf(row.is_target_met, row.gap)}
      </span>
    </>
  ),
};

/** Own listings as squares, and missing ones as frames. */
function Listings({ row }: { row: ScoreRow }) {
  const own = row.listings ?? 0;
  const missing = row.is_target_met === false ? (row.needed ?? 0) : 0;
  const squares = own + missing;
  if (row.listings === null || squares > MAX_SQUARES || !Number.isInteger(own)) return row.listings ?? '—';
  return (
    <span className="flex items-center gap-1.5">
      <svg
        width={Math.max(1, squares) * 9}
        height={12}
        role="img"
        aria-label={`${own} own listings${missing ? `, ${missing} missing` : ''}`}
      >
        {Array.from({ length: squares }, (_, index) => index).map((index) =>
          index < own ? (
            <rect key={index} x={index * 9} y={1} width={7} height={10} fill="var(--ink)" />
          ) : (
            <rect
              key={index}
              x={index * 9 + 0.75}
              y={1.75}
              width={5.5}
              height={8.5}
              fill="none"
              stroke="var(--off-target)"
              strokeWidth={1.5}
            />
          ),
        )}
      </svg>
      <span>{own}</span>
    </span>
  );
}

interface ScoresTableProps {
  state: VisibilityState;
  view: VisibilityView;
  onOpen: (id: string) => void;
}

/** The scores of a view. */
export function ScoresTable({ state, view, onOpen }: ScoresTableProps) {
  const { params, dates, address } = state;
  const { source } = TYPE_WORDS[address.visibility_type];
  const columns = useMemo(
    () => screenColumns(scoreColumns, { titles: { source_name: capital(source) }, cells: SCORE_CELLS }),
    [source],
  );
  return (
    <AnswerTable
      query="visibility/scores"
      params={scoresParams(params, view)}
      columns={columns}
      label="Scores"
      title={`Visibility ${dates.date}`}
      noun="score"
      searches={`${source}, brand, retailer`}
      urlPrefix="scores"
      onOpen={({ id }) => onOpen(id)}
      others={state.otherTables(view)}
    />
  );
}
