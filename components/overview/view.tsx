'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { changesState } from '@/components/overview/changes-state';
import { CollectingLine } from '@/components/overview/collecting-line';
import { DaysTable } from '@/components/overview/days-table';
import { ChangesSection, pageSheets } from '@/components/overview/on-demand';
import { QuestionLine } from '@/components/overview/question-line';
import { RetailerChips } from '@/components/overview/retailer-chips';
import { Tiles } from '@/components/overview/tiles';
import { CLEARED_FILTERS, filterParsers, questionParsers, refusedParams } from '@/components/overview/url-state';
import { useOverview } from '@/components/overview/use-overview';
import { ControlFold } from '@/components/page/control-fold';
import { DayFilesLink } from '@/components/page/day-files-link';
import { facetChips } from '@/components/page/facet-chips';
import { SHARED_WORDS } from '@/components/page/facet-words';
import { FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';
import { PageExport } from '@/components/page/page-export';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { PageTitle } from '@/components/shell/page-title';
import type { CompetitionPage } from '@/lib/client/competition/use-pages';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/shared-filters';
import { useFormat } from '@/lib/client/use-format';

/** Retailers are chosen by chips. */
const LINE_FACETS = SHARED_FACETS.filter((facet) => facet !== 'retailer');

/** URL → questions → answers → what changed. The only file of the page that holds state. */
export function OverviewView({ listed }: { listed: readonly CompetitionPage[] }) {
  const format = useFormat();
  const search = useSearchParams();
  const [asked, ask] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const overview = useOverview(asked, filters, listed);
  const { answers, context, changes, points, ranking, setRanking } = overview;

  const filterBy = (facet: SharedFacet, words: readonly string[]) => void setFilters({ [facet]: words });
  const against = answers.days.against.prices;
  const title = `Overview ${answers.day ?? ''} against ${against ?? ''}`;
  const state = changesState(changes);
  return (
    <>
      <PageTitle
        title="Overview"
        actions={
          <>
            <SavedViewsMenu />
            <DayFilesLink page="overview" date={answers.day} />
            <PageExport
              title={title}
              sheets={state.kind === 'content' ? () => pageSheets(state.data, points, context) : null}
            />
          </>
        }
      >
        <span className="max-sm:not-print:hidden">
          {answers.day ? `${format.day(answers.day)} against ${format.day(against)}` : '\u00a0'}
        </span>
      </PageTitle>
      <div className="flex flex-col gap-3 print:gap-1">
        <ControlFold when={answers.day} against={against} filters={filters}>
          <QuestionLine
            day={answers.day ?? ''}
            isNewest={asked.date === null}
            against={against ?? ''}
            onChange={(change) => void ask(change)}
          />
          <RetailerChips
            retailers={overview.retailers}
            counts={changes?.byRetailer ?? null}
            chosen={filters.retailer}
            onChange={(words) => filterBy('retailer', words)}
          />
          <FilterLine
            facets={LINE_FACETS}
            words={SHARED_WORDS}
            filters={filters}
            onChange={filterBy}
            whole={overview.whole}
            now={overview.selected}
          />
          <FilterChips
            chips={facetChips(SHARED_WORDS, SHARED_FACETS, filters, filterBy)}
            onClear={() => void setFilters(CLEARED_FILTERS)}
          />
        </ControlFold>
        <RefusalNote refused={refusedParams(search, answers.day)} />
        <Tiles context={context} points={points} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <DaysTable points={points} />
          <CollectingLine {...answers.collected} />
        </div>
        <ChangesSection state={state} context={context} ranking={ranking} title={title} onRanking={setRanking} />
      </div>
    </>
  );
}
