'use client';

import { useMemo } from 'react';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { DataTable } from '@/components/table/data-table';
import { SkeletonRows } from '@/components/ui/skeleton';
import { prepareSpots } from '@/components/visibility/prepare-spots';
import { type Filters, selectScores } from '@/components/visibility/select-scores';
import { spotColumns } from '@/components/visibility/spot-columns';
import { TOP } from '@/components/visibility/top';
import { filtersInWords, partInWords, questionInWords } from '@/components/visibility/words';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { mapContent } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { useSet } from '@/lib/client/use-set';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import type { Score } from '@/lib/client/visibility/score';
import { type Question, scoresUrl } from '@/lib/client/visibility/scores-url';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

const LEGEND = `number: places among the first ${TOP}, stronger: a larger share of the retailer’s`;

interface SpotsPanelProps {
  question: Question;
  against: string | null;
  filters: Filters;
  /** Shows the scores of a brand among the top places. */
  onBrand: (brand: string) => void;
}

/** Who holds the top places, whatever number of products the page counts. Asked for when the view is opened. */
export function SpotsPanel({ question, against, filters, onBrand }: SpotsPanelProps) {
  const format = useFormat();
  const asked = { ...question, first_n_products: TOP };
  const words = questionInWords(asked, format);
  const otherUrl = against === null ? null : scoresUrl({ ...asked, date: against });
  const set = useSet<VisibilityScore>(scoresUrl(asked));
  const other = useSet<VisibilityScore>(otherUrl);
  const rows = set.kind === 'content' ? set.data.rows : null;
  const otherRows = other.kind === 'content' && other.data.url === otherUrl ? other.data.rows : null;
  const spots = useMemo(
    () => prepareSpots(selected(rows, filters) ?? [], selected(otherRows, filters)),
    [rows, otherRows, filters],
  );
  const columns = useMemo(() => spotColumns(spots), [spots]);
  const state = mapContent(
    set,
    () => spots,
    ({ rows }) =>
      rows.length === 0
        ? { kind: 'guidance', reason: 'not-published', text: 'The service has no scores of this day.' }
        : spots.rows.length > 0
          ? null
          : { kind: 'guidance', reason: 'filtered-out', text: 'No score with counts of products passes all filters.' },
  );
  const [first] = spots.rows;
  return (
    <Panel
      title={`Who holds the first ${TOP} places`}
      state={state}
      caption={() =>
        [
          `the first ${TOP} of each shelf`,
          first && `${format.integer(first.shelves.of)} shelves, ${format.integer(first.spots.of)} places`,
          ...spots.rows
            .filter(({ brand }) => brand.own)
            .map(({ brand, spots: its }) => `${brand.name} ${partInWords(its, format)}`),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      actions={() => <RefreshButton state={state} />}
      skeleton={<SkeletonRows rows={8} />}
      className="min-h-64"
    >
      {() => (
        <div className="flex flex-col gap-2">
          <p className="text-caption text-ink-3">{LEGEND}; a row shows the brand’s scores</p>
          <DataTable
            name="spots"
            label={`Visibility ${question.date}, who holds the ${words.split(' · ').slice(0, 3).join(', ')}`}
            noun="brands"
            columns={columns}
            rows={spots.rows}
            searchable={false}
            onXlsx={saveXlsx}
            pictureNotes={[words, filtersInWords(filters), LEGEND]}
            onRowClick={({ brand }) => onBrand(brand.name)}
          />
        </div>
      )}
    </Panel>
  );
}

function selected(rows: readonly VisibilityScore[] | null, filters: Filters): readonly Score[] | null {
  return rows && selectScores(scoresOf(rows).all, filters).items;
}
