'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { ControlFold } from '@/components/page/control-fold';
import { FacetFilters } from '@/components/page/facet-filters';
import { PageExport } from '@/components/page/page-export';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { DIFFERS } from '@/components/price-competition/bucket-columns';
import { CompetitionDrawer, CompetitionTabs, pageSheets } from '@/components/price-competition/on-demand';
import { QuestionLine } from '@/components/price-competition/question-line';
import { questionInWords } from '@/components/price-competition/question-words';
import { TotalsLine } from '@/components/price-competition/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  questionParsers,
  refusedParams,
} from '@/components/price-competition/url-state';
import { useCompetitions } from '@/components/price-competition/use-competitions';
import { usePeriods } from '@/components/price-competition/use-periods';
import { useQuestion } from '@/components/price-competition/use-question';
import { FACET_WORDS } from '@/components/price-competition/words';
import { PageTitle } from '@/components/shell/page-title';
import { APPLIED_FACETS, FACETS, type Facet, type Pair } from '@/lib/client/competition/pair';
import { prepareTotals } from '@/lib/client/competition/prepare-totals';
import { type CompetitionPage, usePages } from '@/lib/client/competition/use-pages';
import { comparedPeriod } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';
import { useNewestDay } from '@/lib/client/use-newest-day';

const NOTHING: readonly Pair[] = [];

/** URL → question → answer → selection → what is drawn. The only file of the page that holds state. */
export function PriceCompetitionView({ listed }: { listed: readonly CompetitionPage[] }) {
  const format = useFormat();
  const search = useSearchParams();
  const [asked, ask] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const newest = useNewestDay();
  const { pages } = usePages(listed);

  const { page, question } = useQuestion(asked, pages[0]?.id ?? null, newest);
  const choice = useMemo(() => ({ kind: look.price, offers: look.offers }), [look.price, look.offers]);
  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  const { state, whole, now } = useCompetitions(question, page, choice, filters, clearFilters);
  const shown = state.kind === 'content' ? state.data : null;
  const totals = useMemo(() => prepareTotals(now.items), [now]);
  const other = question && comparedPeriod(question, asked.compare);
  const periods = usePeriods(question, look.view === 'change' ? other : null, choice, shown?.pairs ?? NOTHING, filters);

  const open = useCallback(
    (competition: string, bucket?: string) => void setLook({ competition, bucket: bucket ?? null }),
    [setLook],
  );
  const filterBy = (facet: Facet, words: readonly string[]) => void setFilters({ [facet]: words });
  const name = pages.find(({ id }) => id === page)?.name ?? `page ${page}`;
  const said = shown ? questionInWords(name, shown, filters, format) : '';
  return (
    <>
      <PageTitle
        title="Price competition"
        actions={
          <>
            <SavedViewsMenu />
            <PageExport
              title={`Price competition, ${name}`}
              sheets={shown ? () => pageSheets(shown, periods.kind === 'content' ? periods.data : null, format) : null}
            />
          </>
        }
      />
      <div className="flex flex-col gap-3">
        <p className="hidden text-ink-2 print:block">{said}</p>
        <ControlFold of={name} when={question} against={other} filters={filters}>
          <QuestionLine
            pages={listed}
            page={page}
            onPage={(id) => void ask({ customer_page_id: String(id) })}
            asked={question}
            onAsk={(change) => void ask(change)}
            newest={newest}
            comparison={asked.compare}
            onComparison={(compare) => void ask({ compare })}
            choice={choice}
            onChoice={(change) => void setLook(change)}
          />
          <FacetFilters
            facets={FACETS}
            words={FACET_WORDS}
            filters={filters}
            onChange={filterBy}
            whole={whole}
            now={now}
            onClear={clearFilters}
          />
        </ControlFold>
        <RefusalNote refused={refusedParams(search)} />
        <UnappliedNote search={search} applied={APPLIED_FACETS} />
        <TotalsLine totals={shown ? totals : null} pair={shown?.pairs[0] ?? null} onFilter={filterBy} />
        <CompetitionTabs
          state={state}
          totals={totals}
          periods={periods}
          other={other}
          view={look.view}
          onView={(view) => void setLook({ view })}
          onDisagreeing={() => void setLook({ view: 'buckets', buckets_q: DIFFERS })}
          open={look.competition}
          onOpen={open}
          title={`Price competition, ${name}`}
          said={said}
        />
      </div>
      <CompetitionDrawer
        pair={whole.items.find(({ id }) => id === look.competition) ?? null}
        bucket={look.bucket}
        onBucket={(bucket) => void setLook({ bucket })}
        shown={shown}
        onClose={() => void setLook({ competition: null, bucket: null })}
      />
    </>
  );
}
