'use client';

import { useMemo } from 'react';
import { CountSquares } from '@/components/chart/count-squares';
import { otherTables } from '@/components/layout/other-tables';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { cn } from '@/components/ui/cn';
import type { VisibilityState } from '@/components/visibility/page';
import { scoresParams, type VisibilityView } from '@/components/visibility/page';
import { glyphOf, starred, VERDICT_INK, verdictOf } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format/format';
import { capital } from '@/lib/client/format/names';
import { scoreFormat } from '@/lib/client/format/score-format';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';
import { type ScoreRow, scoreColumns } from '@/lib/queries/visibility/scores.columns';

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

function Listings({ row: { listings, needed, is_target_met } }: { row: ScoreRow }) {
  const missing = is_target_met === false ? (needed ?? 0) : 0;
  const label = `${listings} own listings${missing ? `, ${missing} missing` : ''}`;
  return <CountSquares count={listings} missing={missing} label={label} />;
}

/** Number of listings that own brands lack in the scores of a view. */
const SHORT_WORDS: Partial<Record<VisibilityView, string>> = { one: '1', two: '2', more: '3 or more' };

interface ScoresTableProps {
  state: VisibilityState;
  view: VisibilityView;
  onOpen: (id: string) => void;
}

/** The scores of a view. */
export function ScoresTable({ state, view, onOpen }: ScoresTableProps) {
  const { params, dates, address, set } = state;
  const { source } = TYPE_WORDS[address.visibility_type];
  const columns = useMemo(
    () => screenColumns(scoreColumns, { titles: { source_name: capital(source) }, cells: SCORE_CELLS }),
    [source],
  );
  return (
    <AnswerTable
      query="visibility/scores"
      params={scoresParams(params, view, address)}
      columns={columns}
      label="Scores"
      title={`Visibility ${dates.date}`}
      noun="score"
      searches={`${source}, brand, retailer`}
      restrictions={view === 'scores' ? [] : [`Listings short: ${SHORT_WORDS[view]}`]}
      only={view === 'scores' ? [{ rows: address.only, noun: 'score', onClear: () => set({ only: null }) }] : []}
      urlPrefix="scores"
      onOpen={({ id }) => onOpen(id)}
      others={otherTables(state, view)}
    />
  );
}
