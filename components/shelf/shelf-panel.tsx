'use client';

import { AnswerPanel } from '@/components/panel/answer-panel';
import { collectLabel, offeredCalls } from '@/components/panel/coverage-words';
import {
  isListed,
  matchingParams,
  OTHER,
  otherShelf,
  type ShelfParams,
  type ShelfState,
  type ShelfView,
  withoutOffers,
} from '@/components/shelf/page';
import { PictureExport } from '@/components/shelf/picture-export';
import { ShelfGrid } from '@/components/shelf/shelf-grid';
import { nameOf } from '@/components/shelf/shelf-select';
import { ViewSelect } from '@/components/shelf/view-select';
import { noMovesWords, type ShelfRow } from '@/components/shelf/words';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { ShelfSources } from '@/lib/queries/shelf/sources';
import type { TableAnswer } from '@/lib/queries/table';

const MatchNote = lazyPart(() => import('@/components/shelf/match-note'), 'MatchNote', <p className="mt-2 min-h-4" />);

type Listings = AnswerState<TableAnswer<ShelfRow>>;

/** The shelf whose listings are on screen, also while another one loads. */
interface ShownShelf {
  params: ShelfParams;
  /** Those of the shelf at the right. */
  otherParams: ShelfParams;
  sources: ShelfSources | null;
  notes: readonly string[];
}

interface ShelfPanelProps {
  state: ShelfState;
  params: ShelfParams;
  shown: ShownShelf;
  view: ShelfView;
  sources: ShelfSources | null;
  listings: Listings;
  /** The listings at the right, if there are two shelves. */
  other: Listings;
  onOpen: (id: string) => void;
}

/** The shelf, or two of them side by side. Offers to collect what is missing, with its cost first. */
export function ShelfPanel({ state, params, shown, view, sources, listings, other, onOpen }: ShelfPanelProps) {
  const { isFiltered } = state;
  const { beside } = params;
  const format = useFormat();
  const isPair = view === 'pair';
  const [ofShelf, ofOther] = matchingParams(params);
  const matching = useAnswer('shelf/shelf', isFiltered ? ofShelf : null);
  const otherMatching = useAnswer('shelf/shelf', isFiltered && isPair ? ofOther : null);
  const idsOf = ({ data }: Listings) => (isFiltered && data ? new Set(data.rows.map(({ id }) => id)) : null);
  const name = shelfName(shown.params, shown.sources, format);
  const otherName = shelfName(otherShelf(params), sources, format);
  const shownOtherName = shelfName(otherShelf(shown.otherParams), shown.sources, format);
  const coverage = listings.coverage ?? [];
  const calls = offeredCalls(coverage);
  const since = beside === '' ? format.shortDay(params.against) : (nameOf(sources, beside) ?? beside);
  const noMoves = noMovesWords(coverage, params);
  const hasRows = listings.data?.rows.some(isListed);
  const isOverall = ({ position_type }: ShelfParams) => position_type === 'OVERALL';
  return (
    <AnswerPanel
      title={isPair ? `${name}, and ${shownOtherName}` : `Shelf of ${format.day(shown.params.date)}`}
      untitled
      // With rows, the button below offers the compared shelf, in place of a line above the tiles.
      state={hasRows ? withoutOffers(listings) : listings}
      wrapsActions
      height={560}
      skeleton={<SkeletonRows rows={12} />}
      isEmpty={({ rows }) => !rows.some(isListed)}
      caption={({ rows }) => {
        const moves = rows.some(({ move }) => move !== null) ? `moves against ${since}` : calls === null && noMoves;
        return [format.count(rows.filter(isListed).length, 'listing'), moves].filter(Boolean).join(' · ');
      }}
      actions={({ rows }) => (
        <>
          {hasRows && !isPair && calls !== null && listings.kind === 'content' ? (
            <Button onClick={listings.collect} title={`Compare with ${otherName}`}>
              {`${since}: ${collectLabel(calls, format)}`}
            </Button>
          ) : null}
          <ViewSelect state={state} view={view} sources={sources} />
          <PictureExport
            shelves={[
              { name, rows: rows.filter(isListed) },
              ...(isPair && other.data ? [{ name: shownOtherName, rows: other.data.rows }] : []),
            ]}
            notes={shown.notes}
          />
        </>
      )}
    >
      {({ rows }) => (
        <>
          <div className={cn(isPair && 'grid grid-cols-2 gap-4')}>
            <div className="min-w-0">
              {isPair ? <h2 className="mb-2 truncate font-semibold text-panel">{name}</h2> : null}
              <ShelfGrid
                rows={rows.filter(isListed)}
                isOverall={isOverall(shown.params)}
                isPair={isPair}
                matching={idsOf(matching)}
                onOpen={onOpen}
              />
            </div>
            {isPair ? (
              <div className="min-w-0">
                <AnswerPanel title={shownOtherName} isInline state={other} isEmpty={({ total }) => total === 0}>
                  {(answer) => (
                    <ShelfGrid
                      rows={answer.rows}
                      isOverall={isOverall(shown.otherParams)}
                      isPair
                      matching={idsOf(otherMatching)}
                      onOpen={(id) => onOpen(`${OTHER}${id}`)}
                    />
                  )}
                </AnswerPanel>
              </div>
            ) : null}
          </div>
          <MatchNote params={shown.params} />
        </>
      )}
    </AnswerPanel>
  );
}

/** "Korbina DE, 30 Jun 2026" */
function shelfName(
  { retailer_code: code, date }: Pick<ShelfParams, 'retailer_code' | 'date'>,
  sources: ShelfSources | null,
  format: Format,
): string {
  return `${nameOf(sources, code) ?? code}, ${format.day(date)}`;
}
