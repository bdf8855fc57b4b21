'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { ControlFold } from '@/components/page/control-fold';
import { ControlPlace } from '@/components/page/control-place';
import { DayFilesLink } from '@/components/page/day-files-link';
import { PageExport } from '@/components/page/page-export';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { BEHIND, type Behind } from '@/components/rankings/behind';
import { captionOf } from '@/components/rankings/caption';
import { CompareNote } from '@/components/rankings/compare-note';
import { ProductDrawer, pageSheets, RankTabs } from '@/components/rankings/on-demand';
import { comparedState, panelState } from '@/components/rankings/panel-states';
import { QuestionLine } from '@/components/rankings/question-line';
import { RankingFilters } from '@/components/rankings/ranking-filters';
import { TotalsLine } from '@/components/rankings/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  questionParsers,
  refusedParams,
} from '@/components/rankings/url-state';
import { useHeldCourse } from '@/components/rankings/use-held-course';
import { useShown } from '@/components/rankings/use-shown';
import { filtersInWords, questionInWords } from '@/components/rankings/words';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { PageTitle } from '@/components/shell/page-title';
import { lastDays } from '@/lib/client/period';
import { SHARED_HERE } from '@/lib/client/rankings/ranking';
import { useFormat } from '@/lib/client/use-format';
import { addDays } from '@/lib/queries/shared/dates';

/** URL → question → answers → selection → what is drawn. The only file of the page that holds state. */
export function RankingsView() {
  const format = useFormat();
  const heldCourse = useHeldCourse();
  const search = useSearchParams();
  const [asked, ask] = useQueryStates(questionParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);

  const { answers, basis, rankings, compared, styles } = useShown(asked, filters, look);
  const { question, now } = answers;
  const { position_type } = asked;
  const { missed } = look;

  function clearFilters() {
    void setFilters(CLEARED_FILTERS);
    void setLook({ missed: null });
  }
  function showBehind(behind: Behind) {
    void setFilters(BEHIND[behind].filters);
    void setLook(BEHIND[behind].look);
  }
  const state = panelState(now, {
    shown: rankings.shown.length,
    question,
    format,
    clearFilters,
    lookBack: () => void (question && ask(lastDays(question.end_date, 28))),
  });
  usePageFreshness(state.kind === 'content' ? state.provenance : undefined);
  const day = question?.end_date ?? '';
  const compare = () => void setLook({ against: addDays(day, -7) });
  const both = comparedState(answers.day, answers.before, { against: look.against, day, compare });
  const title = `Search rankings ${position_type.toLowerCase()} ${day}`;
  return (
    <>
      <PageTitle
        title="Search rankings"
        actions={
          <>
            <SavedViewsMenu />
            <DayFilesLink datasets={['content_detail']} date={day || null} />
            <PageExport
              title={title}
              sheets={
                state.kind === 'content' && question
                  ? async () => [
                      ...(await pageSheets({ rankings, compared, basis }, format)),
                      ...heldCourse({ question, shelves: rankings.shelves, look, basis }),
                    ]
                  : null
              }
            />
          </>
        }
      >
        {question ? `${questionInWords(question, format)}. ` : ''}Where each product stands for each keyword, and how
        far from its target.
      </PageTitle>
      <div className="flex flex-col gap-3">
        <ControlFold when={question} against={look.against} filters={{ ...filters, missed }}>
          {question ? (
            <QuestionLine
              question={question}
              onQuestion={(change) => void ask(change)}
              basis={basis}
              onBasis={(rank) => void setLook({ rank })}
              against={look.against}
              onAgainst={(against) => void setLook({ against })}
            />
          ) : (
            <ControlPlace className="w-[54rem]" />
          )}
          <RankingFilters
            filters={filters}
            missed={missed}
            rankings={rankings}
            onFilters={setFilters}
            onMissed={(on) => void setLook({ missed: on || null })}
            onClear={clearFilters}
          />
        </ControlFold>
        <RefusalNote refused={refusedParams(search)} />
        <UnappliedNote search={search} applied={SHARED_HERE} />
        <TotalsLine
          totals={state.kind === 'content' ? rankings.totals : null}
          change={compared?.change ?? null}
          onOpen={showBehind}
        />
        {look.against && question ? (
          <CompareNote
            state={both}
            compared={compared}
            days={{ now: day, before: look.against }}
            onMovers={() => void setLook({ view: 'movers' })}
          />
        ) : null}
        <RankTabs
          state={state}
          both={both}
          caption={captionOf(rankings, position_type, basis, format)}
          notes={filtersInWords(filters, missed)}
          onLook={(change) => void setLook(change)}
          rankings={rankings}
          compared={compared}
          question={question}
          basis={basis}
          look={look}
          styles={styles}
          title={title}
        />
      </div>
      <ProductDrawer
        open={look.product}
        onClose={() => void setLook({ product: null })}
        all={rankings.all}
        compared={compared}
        question={question}
        provenance={now.kind === 'content' ? now.provenance : undefined}
      />
    </>
  );
}
