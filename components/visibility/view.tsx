'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { ControlFold } from '@/components/page/control-fold';
import { PageExport } from '@/components/page/page-export';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { PageTitle } from '@/components/shell/page-title';
import { BEHIND, type Behind } from '@/components/visibility/behind';
import { CompareNote } from '@/components/visibility/compare-note';
import { heldSheets, pageSheets, ScoreDrawer, ViewTabs } from '@/components/visibility/on-demand';
import { Opening } from '@/components/visibility/opening';
import { panelState } from '@/components/visibility/panel-states';
import { QuestionLine } from '@/components/visibility/question-line';
import { SourceFilters } from '@/components/visibility/source-filters';
import { TOP } from '@/components/visibility/top';
import { TotalsLine } from '@/components/visibility/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  questionParsers,
  refusedParams,
} from '@/components/visibility/url-state';
import { useScores } from '@/components/visibility/use-scores';
import { capital, filtersInWords, questionInWords, TYPE_WORDS } from '@/components/visibility/words';
import { useFormat } from '@/lib/client/use-format';
import { useOpeningDay } from '@/lib/client/use-opening-day';
import { type Score, SHARED } from '@/lib/client/visibility/score';
import { type PositionType, type Question, scoresUrl } from '@/lib/client/visibility/scores-url';

/** URL → question → set → selection → what is drawn. The only file of the page that holds state. */
export function VisibilityView() {
  const [asked, setQuestion] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const search = useSearchParams();
  const format = useFormat();
  const client = useQueryClient();
  const date = useOpeningDay(asked.date, (day) => scoresUrl({ ...asked, date: day }));
  const question = useMemo<Question | null>(() => (date ? { ...asked, date } : null), [asked, date]);
  const scores = useScores(question, look.against, filters);
  const { answer, whole, now, matrix, totals, change, shown, followed } = scores;

  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  function showDays({ words }: Score) {
    const { source, retailer, brand } = words;
    void setFilters({ ...CLEARED_FILTERS, source, retailer, brand });
    void setLook({ view: 'trend', score: null });
  }
  function openAt({ id }: Score, position_type: PositionType) {
    void setQuestion({ position_type });
    void setLook({ score: id });
  }
  function showTopOf(brand: string) {
    void setQuestion({ first_n_products: TOP });
    void setFilters({ brand: [brand] });
    void setLook({ view: 'scores' });
  }
  function showBehind(behind: Behind) {
    const way = BEHIND[behind];
    void setFilters(way.filters);
    void setLook({ view: way.view, scores_sort: way.sort });
  }
  function showDisagreeing() {
    void setFilters({ check: ['differs'] });
    void setLook({ view: 'scores' });
  }
  if (!question || !shown) return <Opening />;
  const subtitle = questionInWords(shown, format);
  const title = `Visibility ${shown.date}, ${subtitle.split(' · ').slice(0, 3).join(', ')}`;
  const notes = [subtitle, filtersInWords(followed)];
  const header = capital(TYPE_WORDS[shown.visibility_type].source);
  const showDay = (day: string) => void setQuestion({ date: day });
  const state = panelState(scores.set, { answer, scores: now.items, question: shown, format, clearFilters, showDay });
  const content = state.kind === 'content' ? state : null;
  return (
    <>
      <PageTitle
        title="Visibility"
        actions={
          <>
            <SavedViewsMenu />
            <PageExport
              title={title}
              sheets={
                content &&
                (async () => [
                  ...(await pageSheets({
                    ...{ matrix, change, header },
                    scores: now.items,
                    scale: answer.scale,
                    position: shown.position_type,
                  })),
                  ...(await heldSheets(client, {
                    question: shown,
                    filters: followed,
                    header,
                    scale: answer.scale,
                    span: Number(look.days),
                  })),
                ])
              }
            />
          </>
        }
      >
        {capital(subtitle)}. Another number of products gives another score.
      </PageTitle>
      <div className="flex flex-col gap-3">
        <ControlFold when={question.date} against={look.against} filters={filters}>
          <QuestionLine
            question={question}
            onChange={(other) => void setQuestion(other)}
            against={look.against}
            onAgainst={(against) => void setLook({ against })}
          />
          <SourceFilters {...{ filters, whole, now, header }} onFilters={setFilters} onClear={clearFilters} />
        </ControlFold>
        <RefusalNote refused={refusedParams(search)} />
        <UnappliedNote search={search} applied={SHARED} />
        <TotalsLine totals={content && totals} change={change} n={shown.first_n_products} onOpen={showBehind} />
        {look.against ? <CompareNote state={scores.other} change={change} day={look.against} /> : null}
        <ViewTabs
          {...{ state, question, matrix, change, totals, look, title, notes }}
          filters={followed}
          scale={answer.scale}
          onLook={setLook}
          onOpenAt={openAt}
          onBrand={showTopOf}
          onDisagreeing={showDisagreeing}
        />
      </div>
      <ScoreDrawer
        id={look.score}
        onClose={() => void setLook({ score: null })}
        all={answer.all}
        scale={answer.scale}
        question={shown}
        change={change}
        provenance={content?.provenance}
        onTrend={showDays}
      />
    </>
  );
}
