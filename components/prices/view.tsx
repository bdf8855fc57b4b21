'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import { ControlFold } from '@/components/page/control-fold';
import { DayFilesLink } from '@/components/page/day-files-link';
import { FacetFilters } from '@/components/page/facet-filters';
import { PageExport } from '@/components/page/page-export';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { DisplaySettings } from '@/components/prices/display-settings';
import { PriceTabs, pageSheets, SkuDrawer } from '@/components/prices/on-demand';
import { panelState } from '@/components/prices/panel-states';
import { QuestionLine } from '@/components/prices/question-line';
import { type Behind, TotalsLine } from '@/components/prices/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  questionParsers,
  refusedParams,
} from '@/components/prices/url-state';
import { usePrices } from '@/components/prices/use-prices';
import { basisInWords, CALCULATION_WORDS, chosenSkus, FACET_WORDS, filtersInWords } from '@/components/prices/words';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { PageTitle } from '@/components/shell/page-title';
import { FACETS, type Facet } from '@/lib/client/prices/offer';
import { usePrice2Word } from '@/lib/client/prices/use-price2-word';
import { useFormat } from '@/lib/client/use-format';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';

/** Reached from the numbers that they stand behind; a control of their own would only lengthen the line. */
const FROM_NUMBERS: readonly Facet[] = ['buybox', 'check'];

/** URL → question → set → selection → what is drawn. The only file of the page that holds state. */
export function PricesView() {
  const format = useFormat();
  const [question, setQuestion] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const refused = refusedParams(useSearchParams());
  const price2 = usePrice2Word();
  const prices = usePrices(question, look.against, filters, look.price);
  const { set, offers, whole, now, totals, day, calculation } = prices;

  const filterBy = (facet: Facet, words: readonly string[]) => void setFilters({ [facet]: words });
  // Countries stand for their currencies where there are several.
  const isUseful = (facet: Facet) =>
    !FROM_NUMBERS.includes(facet) && (facet !== 'currency' || whole.counts.country.size <= 1);
  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  const showOffers = useCallback(
    (behind: Behind) => {
      void setFilters(behind);
      void setLook({ view: 'offers' });
    },
    [setFilters, setLook],
  );
  const title = `Prices ${day ?? ''}, ${CALCULATION_WORDS[calculation].short.toLowerCase()}`;
  const notes = [
    ...(calculation === PRICE_TYPE ? [] : [CALCULATION_WORDS[calculation].description]),
    basisInWords(look.price),
    filtersInWords(prices.followed),
  ].join(' · ');
  const state = panelState(set, {
    offers: now.items,
    question,
    format,
    clearFilters,
    showLatest: () => void setQuestion({ date: null }),
  });
  usePageFreshness(state.kind === 'content' ? state.provenance : undefined);
  const sheetLook = { basis: look.price, group: look.spread, price2, against: look.against };
  return (
    <>
      <PageTitle
        title="Prices"
        actions={
          <>
            <SavedViewsMenu />
            <DisplaySettings />
            <DayFilesLink datasets={['price', 'price_hourly']} date={day ?? question.date} />
            <PageExport
              title={title}
              sheets={state.kind === 'content' ? () => pageSheets(prices, sheetLook, format) : null}
            />
          </>
        }
      />
      <p className="hidden pb-3 text-ink-2 print:block">
        {title}, {notes}
      </p>
      <div className="flex flex-col gap-3">
        <ControlFold when={day} against={look.against} filters={filters}>
          <QuestionLine
            question={question}
            onChange={(change) => void setQuestion(change)}
            day={day}
            against={look.against}
            onAgainst={(against) => void setLook({ against })}
            basis={look.price}
            onBasis={(price) => void setLook({ price })}
            search={filters.q}
            onSearch={(q) => void setFilters({ q })}
          />
          <FacetFilters
            facets={FACETS}
            words={FACET_WORDS}
            filters={filters}
            onChange={filterBy}
            whole={whole}
            now={now}
            isUseful={isUseful}
            chips={[
              ...(filters.q ? [{ text: `Search: ${filters.q}`, onRemove: () => void setFilters({ q: null }) }] : []),
              ...(filters.skus.length > 0
                ? [{ text: chosenSkus(filters.skus), onRemove: () => void setFilters({ skus: null }) }]
                : []),
            ]}
            onClear={clearFilters}
          />
        </ControlFold>
        <RefusalNote refused={refused} />
        <TotalsLine
          totals={state.kind === 'content' ? totals : null}
          versus={prices.versus}
          price2={price2}
          onOpen={showOffers}
        />
        <PriceTabs
          state={state}
          prices={prices}
          question={question}
          look={look}
          price2={price2}
          title={title}
          notes={notes}
          onLook={(change) => void setLook(change)}
          onOffers={showOffers}
        />
      </div>
      <SkuDrawer
        sku={look.sku}
        onClose={() => void setLook({ sku: null })}
        all={offers}
        question={question}
        provenance={set.kind === 'content' ? set.provenance : undefined}
        basis={look.price}
        price2={price2}
      />
    </>
  );
}
