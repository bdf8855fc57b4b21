'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import { ControlFold } from '@/components/page/control-fold';
import { facetChips } from '@/components/page/facet-chips';
import { filtersInWords, SHARED_WORDS } from '@/components/page/facet-words';
import { FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';
import { RefusalNote } from '@/components/page/refusal-note';
import { captionOf } from '@/components/scorecards/caption';
import { LookLine } from '@/components/scorecards/look-line';
import { LookNotes } from '@/components/scorecards/look-notes';
import { pageSheets, RowDrawer, ScoreTabs } from '@/components/scorecards/on-demand';
import { comparedState, panelState } from '@/components/scorecards/panel-states';
import { answeredRange, askedInWords, newestOutside, rangeInWords, START_DAYS } from '@/components/scorecards/question';
import { QuestionLine } from '@/components/scorecards/question-line';
import { TitleLine } from '@/components/scorecards/title-line';
import { TotalsLine } from '@/components/scorecards/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  questionParsers,
  type RowKind,
  refusedParams,
} from '@/components/scorecards/url-state';
import { useAnswers } from '@/components/scorecards/use-answers';
import { useBrands } from '@/components/scorecards/use-brands';
import { useScores } from '@/components/scorecards/use-scores';
import { useRemembered } from '@/components/scorecards/use-titles';
import { shrinkFormula } from '@/components/scorecards/words';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { lastDays } from '@/lib/client/period';
import { useLines } from '@/lib/client/scorecards/use-lines';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/shared-filters';
import { useSettingValues } from '@/lib/client/use-account-settings';
import { useFormat } from '@/lib/client/use-format';

/** URL → question → answers → selection → what is drawn. The only file of the page that holds state. */
export function ScorecardsView() {
  const format = useFormat();
  const client = useQueryClient();
  const [question, setQuestion] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const { rating_weighting } = useSettingValues();
  const [chosen, setLook] = useQueryStates(lookParsers);
  const look = { ...chosen, weights: chosen.weights ?? rating_weighting };
  const [lines, setLines] = useLines();
  const search = useSearchParams();

  const answers = useAnswers(question, look.counts);
  const { period, other, now, before, prices, ratings, rows } = answers;
  const scores = useScores(rows, { filters, look, lines });
  const styles = useBrands(scores.all, prices.kind === 'content' || prices.kind === 'problem');
  const { scorecard_title } = question;
  useRemembered(now.kind === 'content' && !now.refetching && rows.now.length > 0 ? scorecard_title : '');

  const filterBy = (facet: SharedFacet, chosen: readonly string[]) => void setFilters({ [facet]: chosen });
  const listRows = useCallback((rows: RowKind = 'all') => void setLook({ view: 'skus', rows }), [setLook]);
  const onCell = useCallback(
    (brand: string, retailer: string | null) => {
      void setFilters({ brand: [brand], ...(retailer !== null && { retailer: [retailer] }) });
      listRows();
    },
    [setFilters, listRows],
  );
  function clearFilters() {
    void setFilters(CLEARED_FILTERS);
    void setLook({ min_reviews: null });
  }
  const newest = newestOutside(rows.prices, period);
  const state = panelState(now, {
    shown: scores.shown,
    period,
    title: scorecard_title,
    newest,
    format,
    clearFilters,
    showFirst: () => void setQuestion({ scorecard_title: null }),
    showNewest: () => void (newest && setQuestion(lastDays(newest, START_DAYS))),
  });
  usePageFreshness(state.kind === 'content' ? state.provenance : undefined);
  const asked = { period, scorecardTitle: scorecard_title, filters, minimum: look.min_reviews };
  const notes = filtersInWords(SHARED_WORDS, SHARED_FACETS, filters) || 'All rows';
  const title = `Scorecard ${scorecard_title || 'first available'} ${answeredRange(rows.now, period)}`;
  return (
    <>
      <TitleLine
        scorecardTitle={scorecard_title}
        date={period?.end_date ?? null}
        said={`${askedInWords(period, other, look.min_reviews, format)} · ${notes}`}
        title={title}
        sheets={state.kind === 'content' ? () => pageSheets(scores, asked, client, format) : null}
      />
      <div className="flex flex-col gap-3">
        <ControlFold when={period} against={other} filters={{ ...filters, least: look.min_reviews > 0 }}>
          <QuestionLine
            period={period}
            newest={answers.newest}
            compare={question.compare}
            title={scorecard_title}
            onChange={(change) => void setQuestion(change)}
          />
          <FilterLine
            facets={SHARED_FACETS}
            words={SHARED_WORDS}
            filters={filters}
            onChange={filterBy}
            whole={scores.whole}
            now={scores.selected}
          />
          <LookLine look={look} onLook={(change) => void setLook(change)} lines={lines} onLines={setLines} />
          <FilterChips chips={facetChips(SHARED_WORDS, SHARED_FACETS, filters, filterBy)} onClear={clearFilters} />
        </ControlFold>
        <LookNotes
          look={look}
          onLook={(change) => void setLook(change)}
          strength={lines.strength}
          formula={shrinkFormula(scores.reading, format)}
          weightless={scores.totals.mean.rated > 0 && scores.totals.mean.weighed === 0}
        />
        <RefusalNote refused={refusedParams(search)} />
        <TotalsLine
          totals={state.kind === 'content' ? scores.totals : null}
          reading={scores.reading}
          changes={scores.changes}
          onOpen={listRows}
        />
        <ScoreTabs
          state={state}
          compared={comparedState(before, other, () => void setQuestion({ compare: 'before' }))}
          scores={scores}
          styles={styles}
          look={look}
          onLook={(change) => void setLook(change)}
          onCell={onCell}
          onRange={(range) => {
            void setQuestion(range);
            listRows();
          }}
          ranges={{ now: rangeInWords(period, format), before: rangeInWords(other, format) }}
          asked={asked}
          caption={captionOf({ scores, minimum: look.min_reviews, prices, ratings }, format)}
          title={title}
          notes={notes}
        />
      </div>
      <RowDrawer open={look.row} onClose={() => void setLook({ row: null })} scores={scores} answers={answers} />
    </>
  );
}
