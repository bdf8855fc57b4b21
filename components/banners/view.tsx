'use client';

import { useSearchParams } from 'next/navigation';
import { BannerTabs, Lightbox, pageSheets } from '@/components/banners/on-demand';
import { QuestionLine } from '@/components/banners/question-line';
import { TotalsLine } from '@/components/banners/totals-line';
import { refusedParams } from '@/components/banners/url-state';
import { useBannersPage } from '@/components/banners/use-banners-page';
import { WeightSettings } from '@/components/banners/weight-settings';
import { FACET_WORDS } from '@/components/banners/words';
import { ControlFold } from '@/components/page/control-fold';
import { FacetFilters } from '@/components/page/facet-filters';
import { filtersInWords } from '@/components/page/facet-words';
import { PageExport } from '@/components/page/page-export';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { PageTitle } from '@/components/shell/page-title';
import { APPLIED, FACETS } from '@/lib/client/banners/placement';
import { NOT_STATED } from '@/lib/client/facets';
import { useFormat } from '@/lib/client/use-format';
import { eRetailMedia } from '@/lib/contract/e-retail-media';

const LOST_BANNER = { name: 'banner', message: 'The day shown has no such banner.' };

/** What `useBannersPage` knows, laid out. */
export function BannersView() {
  const format = useFormat();
  const search = useSearchParams();
  const page = useBannersPage();
  const { question, filters, look, weights, shownDay, set, state, now, all, whole, filterBy, open, aside } = page;
  const title = `Banners ${shownDay}`;
  const notes = filtersInWords(FACET_WORDS, FACETS, page.followed) || 'All banners';
  const said = `${format.day(shownDay)} · ${question.relevance === 'ALL' ? 'all banners' : 'own or competitor'} · first ${question.first_n_e_retail_media} of a page · ${notes}`;
  const refused = refusedParams(search);
  const lost = look.banner !== null && set.kind === 'content' && !all.some(({ id }) => id === look.banner);
  return (
    <>
      <PageTitle
        title="Banners"
        actions={
          <>
            <SavedViewsMenu />
            <PageExport title={title} sheets={state.kind === 'content' ? () => pageSheets(page, format) : null} />
            <WeightSettings
              pageTypes={[...whole.counts.page_type.keys()]}
              weights={weights}
              onWeights={page.setWeights}
            />
          </>
        }
      >
        What retailers’ pages showed of us and of competitors.
        <span className="hidden print:block">{said}</span>
      </PageTitle>
      <div className="flex flex-col gap-3">
        <ControlFold when={page.date} against={page.compareDate} filters={filters}>
          <QuestionLine
            date={page.date ?? ''}
            onDate={page.showDay}
            question={question}
            onQuestion={(change) => void page.setQuestion(change)}
            compareDate={page.compareDate}
            onCompareDate={page.compareWith}
          />
          <FacetFilters
            facets={FACETS}
            words={FACET_WORDS}
            filters={filters}
            onChange={filterBy}
            whole={whole}
            now={now}
            onClear={page.clearFilters}
          />
        </ControlFold>
        <RefusalNote refused={lost ? [...refused, LOST_BANNER] : refused} />
        <UnappliedNote search={search} applied={APPLIED} />
        <TotalsLine totals={state.kind === 'content' ? page.totals : null} weights={weights} onOpen={page.showRows} />
        <BannerTabs
          {...{ state, look, title, notes, weights }}
          changes={page.changes}
          runs={page.runs}
          booked={page.booked}
          known={{ retailers: stated(whole.counts.retailer), pageTypes: stated(whole.counts.page_type) }}
          date={shownDay}
          compareDate={page.compareDate}
          onLook={(change) => void page.setLook(change)}
          onOpen={open}
          onRetailer={(retailer) => filterBy('retailer', [retailer])}
          onAside={page.setAside}
        />
      </div>
      <Lightbox
        placements={now.items.some(({ id }) => id === look.banner) ? now.items : all}
        open={look.banner}
        onOpen={open}
        date={shownDay}
        evidence={{
          endpoint: eRetailMedia,
          params: { date: shownDay, ...question },
          provenance: set.kind === 'content' ? set.provenance : undefined,
        }}
      />
      <Lightbox
        placements={aside ? [aside.placement] : []}
        open={aside?.placement.id ?? null}
        onOpen={() => page.setAside(null)}
        date={aside?.day ?? ''}
        evidence={{ endpoint: eRetailMedia, params: { date: aside?.day ?? '', ...question } }}
      />
    </>
  );
}

/** Words that the service wrote. */
function stated(counts: ReadonlyMap<string, number>): string[] {
  return [...counts.keys()].filter((word) => word !== NOT_STATED);
}
