'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useDeferredValue, useMemo } from 'react';
import { BannerTabs } from '@/components/banners/banner-tabs';
import { comparedState } from '@/components/banners/compared-state';
import { Lightbox } from '@/components/banners/lightbox';
import { panelState } from '@/components/banners/panel-states';
import { prepareTotals } from '@/components/banners/prepare-totals';
import { QuestionLine } from '@/components/banners/question-line';
import { bannerSheet, changeSheet, runSheet, shareSheet } from '@/components/banners/sheet';
import { TotalsLine } from '@/components/banners/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  questionParsers,
  refusedParams,
} from '@/components/banners/url-state';
import { useDays } from '@/components/banners/use-days';
import { useRuns } from '@/components/banners/use-runs';
import { WeightSettings } from '@/components/banners/weight-settings';
import { FACET_WORDS } from '@/components/banners/words';
import { facetChips } from '@/components/page/facet-chips';
import { filtersInWords } from '@/components/page/facet-words';
import { FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';
import { PageExport } from '@/components/page/page-export';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { PageTitle } from '@/components/shell/page-title';
import { APPLIED, FACETS, type Facet } from '@/lib/client/banners/placement';
import { sharesByRetailer } from '@/lib/client/banners/prepare-share';
import { bannersUrl, dayOf } from '@/lib/client/banners/question';
import { useWeights } from '@/lib/client/banners/use-weights';
import { addDays } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';
import { useOpeningDay } from '@/lib/client/use-opening-day';
import { eRetailMedia } from '@/lib/contract/e-retail-media';

const LOST_BANNER = { name: 'banner', message: 'The day shown has no such banner.' };

/** URL → question → set → selection → what is drawn. The only file of the page that holds state. */
export function BannersView() {
  const format = useFormat();
  const search = useSearchParams();
  const [{ date: asked, first_n_e_retail_media, relevance }, setQuestion] = useQueryStates(questionParsers);
  const question = useMemo(() => ({ first_n_e_retail_media, relevance }), [first_n_e_retail_media, relevance]);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const [weights, setWeights] = useWeights();
  const date = useOpeningDay(asked, (day) => bannersUrl(day, question));
  const { compare_date: compareDate } = look;
  // Typing and clicking answer at once; the selection follows.
  const followed = useDeferredValue(filters);
  const { set, compared, all, whole, now, before, changesLeft } = useDays({
    date,
    compareDate,
    question,
    filters: followed,
  });
  const totals = useMemo(
    () => prepareTotals(now.items, before.length > 0 ? before : null, weights),
    [now, before, weights],
  );

  // Of the answer on screen, which is the older one while another question loads.
  const shownDay = set.kind === 'content' ? dayOf(set.data.url) : (date ?? '');
  const filterBy = (facet: Facet, words: readonly string[]) => void setFilters({ [facet]: words });
  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  const showDay = (day: string | null) => void setQuestion({ date: day });
  const compareWith = (day: string | null) => void setLook({ compare_date: day });
  const open = (banner: string | null) => void setLook({ banner });
  const title = `Banners ${shownDay}`;
  const notes = filtersInWords(FACET_WORDS, FACETS, followed) || 'All banners';
  const state = panelState(set, {
    placements: now.items,
    day: format.day(shownDay),
    relevant: relevance === 'RELEVANT',
    clearFilters,
    showAll: () => void setQuestion({ relevance: 'ALL' }),
    showDayBefore: () => showDay(addDays(shownDay, -1)),
  });
  const changes = comparedState({
    now: set,
    before: compared,
    compareDate,
    changes: changesLeft,
    compare: () => compareWith(addDays(shownDay, -1)),
  });
  const runs = useRuns({
    shown: look.view === 'runs' && date !== null,
    date: date ?? '',
    days: Number(look.days),
    question,
    filters: followed,
  });
  const sheets = () => [
    bannerSheet(now.items),
    shareSheet(sharesByRetailer(now.items, weights)),
    ...(changes.kind === 'content' ? [changeSheet(changes.data.changes)] : []),
    ...(runs.state.kind === 'content' ? [runSheet(runs.state.data)] : []),
  ];
  const refused = refusedParams(search);
  const lost = look.banner !== null && set.kind === 'content' && !all.some(({ id }) => id === look.banner);
  const inSight = now.items.some(({ id }) => id === look.banner) ? now.items : all;

  return (
    <>
      <PageTitle
        title="Banners"
        actions={
          <>
            <SavedViewsMenu />
            <PageExport title={title} sheets={state.kind === 'content' ? sheets : null} />
            <WeightSettings pageTypes={[...whole.counts.page_type.keys()]} weights={weights} onWeights={setWeights} />
          </>
        }
      />
      <div className="flex flex-col gap-3">
        <QuestionLine
          date={date ?? ''}
          onDate={showDay}
          question={question}
          onQuestion={(change) => void setQuestion(change)}
          compareDate={compareDate}
          onCompareDate={compareWith}
        />
        <FilterLine facets={FACETS} words={FACET_WORDS} filters={filters} onChange={filterBy} whole={whole} now={now} />
        <RefusalNote refused={lost ? [...refused, LOST_BANNER] : refused} />
        <UnappliedNote search={search} applied={APPLIED} />
        <FilterChips chips={facetChips(FACET_WORDS, FACETS, filters, filterBy)} onClear={clearFilters} />
        <TotalsLine totals={state.kind === 'content' ? totals : null} weights={weights} />
        <BannerTabs
          {...{ state, changes, runs, look, title, notes, weights }}
          date={shownDay}
          onLook={(change) => void setLook(change)}
          onOpen={open}
        />
      </div>
      <Lightbox
        placements={inSight}
        open={look.banner}
        onOpen={open}
        date={shownDay}
        evidence={{
          endpoint: eRetailMedia,
          params: { date: shownDay, ...question },
          provenance: set.kind === 'content' ? set.provenance : undefined,
        }}
      />
    </>
  );
}
