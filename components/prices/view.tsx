'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useDeferredValue, useMemo } from 'react';
import { facetChips } from '@/components/page/facet-chips';
import { FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { DisplaySettings } from '@/components/prices/display-settings';
import { panelState } from '@/components/prices/panel-states';
import { prepareTotals } from '@/components/prices/prepare-totals';
import { PriceTabs } from '@/components/prices/price-tabs';
import { QuestionLine } from '@/components/prices/question-line';
import { isFiltered, selectOffers } from '@/components/prices/select-offers';
import { SkuDrawer } from '@/components/prices/sku-drawer';
import { TotalsLine } from '@/components/prices/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  NO_FILTERS,
  questionParsers,
  refusedParams,
} from '@/components/prices/url-state';
import { usePrice2Word } from '@/components/prices/use-price2-word';
import { CALCULATION_WORDS, FACET_WORDS, filtersInWords } from '@/components/prices/words';
import { PageTitle } from '@/components/shell/page-title';
import { newestDay } from '@/lib/client/prices/newest-day';
import { FACETS, type Facet } from '@/lib/client/prices/offer';
import { prepareOffers } from '@/lib/client/prices/prepare-offers';
import { calculationOf, priceUrl } from '@/lib/client/prices/price-url';
import { useSet } from '@/lib/client/use-set';
import type { PriceItem } from '@/lib/contract/price';

const NOTHING: readonly PriceItem[] = [];

/** URL → question → set → selection → what is drawn. The only file of the page that holds state. */
export function PricesView() {
  const [question, setQuestion] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const refused = refusedParams(useSearchParams());
  const price2 = usePrice2Word();
  const set = useSet<PriceItem>(priceUrl(question));

  const items = set.kind === 'content' ? set.data.rows : NOTHING;
  const offers = useMemo(() => prepareOffers(items), [items]);
  const whole = useMemo(() => selectOffers(offers, NO_FILTERS), [offers]);
  // Typing and clicking answer at once; the selection of a large set follows.
  const followed = useDeferredValue(filters);
  const now = useMemo(() => (isFiltered(followed) ? selectOffers(offers, followed) : whole), [offers, followed, whole]);
  const totals = useMemo(() => prepareTotals(now.items), [now]);

  const filterBy = (facet: Facet, words: readonly string[]) => void setFilters({ [facet]: words });
  // Countries stand for their currencies where there are several; the discount check is reached from its badge.
  const isUseful = (facet: Facet) => facet !== 'check' && (facet !== 'currency' || whole.counts.country.size <= 1);
  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  function showDisagreeing() {
    void setFilters({ check: ['differs'] });
    void setLook({ view: 'offers' });
  }
  const day = newestDay(items);
  // Of the answer on screen, which is the older one while another question loads.
  const shown = set.kind === 'content' ? calculationOf(set.data.url) : question.calculation_type;
  const title = `Prices ${day ?? ''}, ${CALCULATION_WORDS[shown].short.toLowerCase()}`;
  const state = panelState(set, {
    offers: now.items,
    question,
    clearFilters,
    showLatest: () => void setQuestion({ date: null }),
  });
  return (
    <>
      <PageTitle
        title="Prices"
        actions={
          <>
            <SavedViewsMenu />
            <DisplaySettings />
          </>
        }
      />
      <p className="hidden pb-3 print:block">
        {title}, {look.price === 'landed' ? 'shipping included' : 'selling price'}
      </p>
      <div className="flex flex-col gap-3">
        <QuestionLine
          question={question}
          onChange={(change) => void setQuestion(change)}
          day={day}
          basis={look.price}
          onBasis={(basis) => void setLook({ price: basis })}
          search={filters.q}
          onSearch={(q) => void setFilters({ q })}
        />
        <FilterLine
          facets={FACETS}
          words={FACET_WORDS}
          filters={filters}
          onChange={filterBy}
          whole={whole}
          now={now}
          isUseful={isUseful}
        />
        <RefusalNote refused={refused} />
        <FilterChips
          chips={[
            ...(filters.q ? [{ text: `Search: ${filters.q}`, onRemove: () => void setFilters({ q: null }) }] : []),
            ...facetChips(FACET_WORDS, FACETS, filters, filterBy),
          ]}
          onClear={clearFilters}
        />
        <TotalsLine totals={state.kind === 'content' ? totals : null} price2={price2} />
        <PriceTabs
          state={state}
          look={look}
          onLook={(change) => void setLook(change)}
          totals={totals}
          price2={price2}
          title={title}
          notes={filtersInWords(followed)}
          onDisagreeing={showDisagreeing}
        />
      </div>
      <SkuDrawer
        sku={look.sku}
        onClose={() => void setLook({ sku: null })}
        all={offers}
        question={question}
        basis={look.price}
        price2={price2}
      />
    </>
  );
}
