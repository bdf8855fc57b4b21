'use client';

import { Sparkline } from '@/components/chart/sparkline';
import { otherTables } from '@/components/layout/other-tables';
import { type ScorecardsState, type ScorecardsView, skusParams } from '@/components/scorecards/page';
import { Rated } from '@/components/scorecards/rated';
import { VIEW_WORDS } from '@/components/scorecards/words';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { MiddleCut } from '@/components/ui/middle-cut';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { type RatedSku, skuColumns } from '@/lib/queries/scorecards/skus.columns';
import { withoutBrand } from '@/lib/text/without-brand';

/** Minimum length of the scale of a sparkline, so that a small change stays small. */
const MIN_SPAN = 0.5;
/** An average of new reviews below it pulls the rating down. */
const LOW_AVERAGE = 3.5;

const CELLS = {
  sku_name: ({ sku_name, brand }: RatedSku) => <MiddleCut text={isolated(withoutBrand(sku_name, brand) ?? sku_name)} />,
  rating: ({ rating, target, is_below }: RatedSku) => (
    <strong className="font-semibold">
      <Rated rating={rating} target={target} isBelow={is_below} />
    </strong>
  ),
  change: ({ ratings, target, change }: RatedSku, format: Format) => (
    <span className="flex items-center justify-end gap-2">
      <Sparkline
        values={ratings}
        target={target}
        minSpan={MIN_SPAN}
        label={`Rating over ${ratings.length} days`}
        className="h-[22px] min-w-0 grow overflow-visible"
      />
      <span className="w-10 shrink-0">{format.difference(change, 2)}</span>
    </span>
  ),
  new_average: ({ new_average }: RatedSku, format: Format) => (
    <span className={new_average !== null && new_average < LOW_AVERAGE ? 'text-off-target' : undefined}>
      {format.decimal(new_average, 1)}
    </span>
  ),
  needed: ({ needed, most_needed }: RatedSku, format: Format) => (
    <span className="flex items-center justify-end gap-2">
      {needed && most_needed ? (
        <span aria-hidden className="flex w-9 justify-end">
          <span className="h-2.5 bg-ink-3" style={{ width: `${(needed / most_needed) * 100}%` }} />
        </span>
      ) : null}
      <strong className="font-semibold">{format.integer(needed)}</strong>
    </span>
  ),
};

const COLUMNS = screenColumns(skuColumns, { cells: CELLS });

interface SkusTableProps {
  state: ScorecardsState;
  view: ScorecardsView;
  /** The SKU at a retailer whose new reviews are shown. */
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** SKUs at retailers of a view by the five-star reviews that they need to reach the target. */
export function SkusTable({ state, view, selectedId, onSelect }: SkusTableProps) {
  const { params, dates, address, set } = state;
  return (
    <AnswerTable
      query="scorecards/skus"
      params={skusParams(params, view, address)}
      columns={COLUMNS}
      label="SKUs at retailers"
      title={`Ratings ${dates.date}`}
      noun="rating"
      searches="SKU, retailer, brand"
      restrictions={view === 'all' ? [] : [`Group: ${VIEW_WORDS[view]}`]}
      only={view === 'all' ? [{ rows: address.only, noun: 'SKU', onClear: () => set({ only: null }) }] : []}
      urlPrefix="skus"
      onOpen={({ id }) => onSelect(id)}
      isSelected={({ id }) => id === selectedId}
      others={otherTables(state, view)}
    />
  );
}
