'use client';

import { AnswerTable } from '@/components/table/answer-table';
import type { Column } from '@/components/table/column';
import {
  booleanColumn,
  differenceColumn,
  eitherColumn,
  integerColumn,
  percentColumn,
  textColumn,
} from '@/components/table/columns';
import { cn } from '@/components/ui/cn';
import { scoreFormat } from '@/components/visibility/score-format';
import type { VisibilityState } from '@/components/visibility/use-visibility';
import { scoresParams, type VisibilityView } from '@/components/visibility/visibility-params';
import { glyphOf, TYPE_WORDS, VERDICT_INK, verdictOf } from '@/components/visibility/words';
import type { ScoreRow } from '@/lib/queries/visibility/scores';
import type { SourceRow } from '@/lib/queries/visibility/sources';

/** So many listings are drawn as squares; more are told by their number. */
const MOST_SQUARES = 12;

type Written = 'score' | 'target';
/** In percent where scores are shares, else as the service gives them. */
function scoreColumn(id: Written, header: string, width: number): Column<ScoreRow> {
  return {
    ...{ id, header, kind: 'number', width },
    value: (row) => row[id],
    text: (row, format) => scoreFormat(format, row.scale).score(row[id]),
  };
}

/** A score a line, with the brand that leads its shelf. */
export function scoreColumns(header: string): Column<ScoreRow>[] {
  return [
    textColumn<ScoreRow>({
      ...{ id: 'source_name', header, width: 152, pinned: true },
      value: (row) => row.source_name,
      cell: (row) => (row.is_power ? `${row.source_name} ★` : row.source_name),
    }),
    booleanColumn<ScoreRow>({
      id: 'is_power',
      header: 'Power',
      no: '',
      width: 72,
      hidden: true,
      value: (row) => row.is_power,
    }),
    textColumn<ScoreRow>({ id: 'retailer_name', header: 'Retailer', width: 124, value: (row) => row.retailer_name }),
    textColumn<ScoreRow>({
      id: 'retailer_country',
      header: 'Country',
      width: 80,
      hidden: true,
      value: (row) => row.retailer_country,
    }),
    integerColumn<ScoreRow>({
      id: 'listings',
      header: 'Own',
      hint: 'Own listings among those that count; □ missing to the target',
      width: 104,
      value: (row) => row.listings,
      cell: (row) => <Listings row={row} />,
    }),
    differenceColumn<ScoreRow>({
      id: 'listings_change',
      header: 'Change',
      digits: 0,
      width: 68,
      value: (row) => row.listings_change,
    }),
    scoreColumn('score', 'Score', 68),
    scoreColumn('target', 'Target', 68),
    textColumn<ScoreRow>({ id: 'leader', header: 'Leader', width: 100, value: (row) => row.leader }),
    integerColumn<ScoreRow>({
      id: 'leader_listings',
      header: 'Holds',
      hint: 'Listings of the leader',
      width: 72,
      value: (row) => row.leader_listings,
    }),
    textColumn<ScoreRow>({ id: 'searched_brand', header: 'Brand', width: 96, value: (row) => row.searched_brand }),
    integerColumn<ScoreRow>({ id: 'all_listings', header: 'Of all', width: 72, value: (row) => row.all_listings }),
    {
      ...{ id: 'gap', header: 'Gap', hint: 'Score − target', kind: 'number', width: 96 },
      value: (row) => row.gap,
      text: (row, format) => scoreFormat(format, row.scale).difference(row.gap),
      cell: (row, format) => (
        <>
          {scoreFormat(format, row.scale).difference(row.gap)}{' '}
          <span aria-hidden className={cn('inline-block w-3', VERDICT_INK[verdictOf(row.is_target_met)])}>
            {glyphOf(row.is_target_met, row.gap)}
          </span>
        </>
      ),
    },
    eitherColumn<ScoreRow>({
      id: 'is_target_met',
      header: 'Verdict',
      yes: 'met',
      no: 'missed',
      width: 88,
      value: (row) => row.is_target_met,
    }),
    integerColumn<ScoreRow>({
      id: 'needed',
      header: 'Missing',
      hint: 'Own listings missing to the target',
      width: 80,
      hidden: true,
      value: (row) => row.needed,
    }),
    integerColumn<ScoreRow>({
      id: 'to_spare',
      header: 'To spare',
      width: 80,
      hidden: true,
      value: (row) => row.to_spare,
    }),
    percentColumn<ScoreRow>({ id: 'share', header: 'Own ÷ all', width: 88, hidden: true, value: (row) => row.share }),
    {
      ...{ id: 'score_change', header: 'Change of score', kind: 'number', width: 120, hidden: true },
      value: (row) => row.score_change,
      text: (row, format) => scoreFormat(format, row.scale).difference(row.score_change),
    },
    eitherColumn<ScoreRow>({
      id: 'score_agrees',
      header: 'Score check',
      yes: 'agrees',
      no: 'differs',
      width: 104,
      hidden: true,
      value: (row) => row.score_agrees,
    }),
    eitherColumn<ScoreRow>({
      id: 'verdict_agrees',
      header: 'Verdict check',
      yes: 'agrees',
      no: 'differs',
      width: 112,
      hidden: true,
      value: (row) => row.verdict_agrees,
    }),
  ];
}

/** Own listings as squares, those that are missing as frames. */
function Listings({ row }: { row: ScoreRow }) {
  const held = row.listings ?? 0;
  const missing = row.is_target_met === false ? (row.needed ?? 0) : 0;
  const squares = held + missing;
  if (row.listings === null || squares > MOST_SQUARES || !Number.isInteger(held)) return row.listings ?? '—';
  return (
    <span className="flex items-center gap-1.5">
      <svg
        width={Math.max(1, squares) * 9}
        height={12}
        role="img"
        aria-label={`${held} own listings${missing ? `, ${missing} missing` : ''}`}
      >
        {Array.from({ length: squares }, (_, at) => at).map((at) =>
          at < held ? (
            <rect key={at} x={at * 9} y={1} width={7} height={10} fill="var(--ink)" />
          ) : (
            <rect
              key={at}
              x={at * 9 + 0.75}
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
      <span>{held}</span>
    </span>
  );
}

/** A keyword or category a line: whose listings stand there. */
export function sourceColumns(header: string): Column<SourceRow>[] {
  return [
    textColumn<SourceRow>({
      ...{ id: 'source_name', header, width: 200, pinned: true },
      value: (row) => row.source_name,
      cell: (row) => (row.is_power ? `${row.source_name} ★` : row.source_name),
    }),
    booleanColumn<SourceRow>({
      id: 'is_power',
      header: 'Power',
      no: '',
      width: 72,
      hidden: true,
      value: (row) => row.is_power,
    }),
    integerColumn<SourceRow>({ id: 'shelves', header: 'Retailers', width: 88, value: (row) => row.shelves }),
    integerColumn<SourceRow>({ id: 'listings', header: 'Listings', width: 88, value: (row) => row.listings }),
    integerColumn<SourceRow>({ id: 'own_listings', header: 'Own', width: 72, value: (row) => row.own_listings }),
    percentColumn<SourceRow>({ id: 'own_share', header: 'Own share', width: 96, value: (row) => row.own_share }),
    textColumn<SourceRow>({ id: 'leader', header: 'Leader', width: 136, value: (row) => row.leader }),
    percentColumn<SourceRow>({ id: 'leader_share', header: 'Its share', width: 88, value: (row) => row.leader_share }),
    textColumn<SourceRow>({ id: 'second', header: 'Second', width: 136, value: (row) => row.second }),
    percentColumn<SourceRow>({ id: 'second_share', header: 'Its share', width: 88, value: (row) => row.second_share }),
  ];
}

interface ScoresTableProps {
  state: VisibilityState;
  view: VisibilityView;
  onOpen: (id: string) => void;
}

/** The scores of a view. */
export function ScoresTable({ state, view, onOpen }: ScoresTableProps) {
  const { asked, dates, address, clear } = state;
  const { source } = TYPE_WORDS[address.visibility_type];
  return (
    <AnswerTable
      query="visibility/scores"
      params={scoresParams(asked, view)}
      columns={scoreColumns(source === 'keyword' ? 'Keyword' : 'Category')}
      label="Scores"
      title={`Visibility ${dates.date}`}
      noun="score"
      defaultSort="is_power.desc"
      searches={`${source}, brand, retailer`}
      urlPrefix="scores"
      onOpen={({ id }) => onOpen(id)}
      onClearFilters={clear}
      className="max-h-[70dvh]"
    />
  );
}

/** Whose listings stand on the shelves of each keyword or category. */
export function SourcesTable({ state }: { state: VisibilityState }) {
  const { asked, dates, address, set, clear } = state;
  const { source } = TYPE_WORDS[address.visibility_type];
  return (
    <AnswerTable
      query="visibility/sources"
      params={asked}
      columns={sourceColumns(source === 'keyword' ? 'Keyword' : 'Category')}
      label={`Brands by ${source}`}
      title={`Visibility brands by ${source} ${dates.date}`}
      noun={source}
      defaultSort="is_power.desc"
      searches={`${source}, brand`}
      urlPrefix="sources"
      onOpen={({ source_name }) => set({ source: [source_name], view: 'scores' })}
      onClearFilters={clear}
      lead={<h2 className="font-semibold text-panel">By {source}</h2>}
      className="max-h-[60dvh]"
    />
  );
}
