'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useDeferredValue, useMemo } from 'react';
import { ChangesPanel } from '@/components/overview/changes-panel';
import { CollectingLine } from '@/components/overview/collecting-line';
import type { Context } from '@/components/overview/context';
import { LineDetail } from '@/components/overview/line-detail';
import { prepareChanges } from '@/components/overview/prepare-changes';
import { NO_SHARED_FILTERS, offersOf } from '@/components/overview/prepared';
import { QuestionLine } from '@/components/overview/question-line';
import { RankingSettings } from '@/components/overview/ranking-settings';
import { RetailerChips } from '@/components/overview/retailer-chips';
import { Tiles } from '@/components/overview/tiles';
import { CLEARED_FILTERS, filterParsers, questionParsers, refusedParams } from '@/components/overview/url-state';
import { useAnswers } from '@/components/overview/use-answers';
import { useRanking } from '@/components/overview/use-ranking';
import { useReading } from '@/components/overview/use-reading';
import { facetChips } from '@/components/page/facet-chips';
import { SHARED_WORDS } from '@/components/page/facet-words';
import { FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { PageTitle } from '@/components/shell/page-title';
import { type CompetitionPage, usePages } from '@/lib/client/competition/use-pages';
import { NOT_STATED, selectItems } from '@/lib/client/facets';
import type { PanelState } from '@/lib/client/panel-state';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/shared-filters';
import { useFormat } from '@/lib/client/use-format';
import type { PriceItem } from '@/lib/contract/price';

const NO_PRICES: readonly PriceItem[] = [];
/** Retailers are chosen by chips. */
const LINE_FACETS = SHARED_FACETS.filter((facet) => facet !== 'retailer');

/** URL → questions → answers → what changed. The only file of the page that holds state. */
export function OverviewView({ listed }: { listed: readonly CompetitionPage[] }) {
  const format = useFormat();
  const search = useSearchParams();
  const [asked, ask] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [ranking, setRanking] = useRanking();
  const reading = useReading(ranking.deepest);
  const { pages } = usePages(listed);
  const answers = useAnswers(
    asked,
    pages.map(({ id }) => id),
  );

  // Clicking answers at once; what follows from it comes behind.
  const followed = useDeferredValue(filters);
  const context: Context = { answers, pages, asked: asked.date, filters: followed, reading };
  const changes = prepareChanges(context, ranking);
  const { now } = answers;
  const rows = now.prices.kind === 'content' ? now.prices.data.rows : NO_PRICES;
  const offers = offersOf(rows);
  const whole = useMemo(() => selectItems(offers, SHARED_FACETS, NO_SHARED_FILTERS), [offers]);
  const selected = useMemo(() => selectItems(offers, SHARED_FACETS, followed), [offers, followed]);
  const filterBy = (facet: SharedFacet, words: readonly string[]) => void setFilters({ [facet]: words });

  const against = answers.days.against.prices;
  const state: PanelState<typeof changes> =
    changes.told === 0 && changes.silent.some(({ state }) => state.kind === 'loading')
      ? { kind: 'loading' }
      : { kind: 'content', data: changes };
  return (
    <>
      <PageTitle title="Overview" actions={<SavedViewsMenu />}>
        {answers.day ? `${format.day(answers.day)} against ${format.day(against)}` : ' '}
      </PageTitle>
      <div className="flex flex-col gap-3">
        <QuestionLine
          day={answers.day ?? ''}
          isNewest={asked.date === null}
          against={against ?? ''}
          onChange={(change) => void ask(change)}
        />
        <RetailerChips
          retailers={[...new Set([...whole.counts.retailer.keys(), ...filters.retailer])].filter(
            (one) => one !== NOT_STATED,
          )}
          counts={changes.byRetailer}
          chosen={filters.retailer}
          onChange={(words) => filterBy('retailer', words)}
        />
        <FilterLine
          facets={LINE_FACETS}
          words={SHARED_WORDS}
          filters={filters}
          onChange={filterBy}
          whole={whole}
          now={selected}
        />
        <RefusalNote refused={refusedParams(search)} />
        <FilterChips
          chips={facetChips(SHARED_WORDS, SHARED_FACETS, filters, filterBy)}
          onClear={() => void setFilters(CLEARED_FILTERS)}
        />
        <Tiles context={context} />
        <CollectingLine {...answers.collected} />
        <ChangesPanel
          state={state}
          since={format.day(against)}
          wording={reading}
          actions={<RankingSettings ranking={ranking} onRanking={setRanking} price2={reading.price2} />}
          detail={(row) => <LineDetail row={row} context={context} weights={ranking} />}
        />
      </div>
    </>
  );
}
