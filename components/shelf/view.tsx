'use client';

import { useSearchParams } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { facetChips } from '@/components/page/facet-chips';
import { SHARED_WORDS } from '@/components/page/facet-words';
import { FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';
import { RefusalNote } from '@/components/page/refusal-note';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { checkOf } from '@/components/shelf/check-score';
import { pairingWords, shelfName } from '@/components/shelf/names';
import { openedOf } from '@/components/shelf/opened-of';
import { OtherLine } from '@/components/shelf/other-line';
import { pageSheets } from '@/components/shelf/page-sheets';
import { otherState, shelfState } from '@/components/shelf/panel-states';
import { FACETS, type Facet, NO_PLACES, type Place } from '@/components/shelf/place';
import { ProductDrawer } from '@/components/shelf/product-drawer';
import { QuestionLine } from '@/components/shelf/question-line';
import { ShelfTabs } from '@/components/shelf/shelf-tabs';
import { shelfTiles } from '@/components/shelf/shelf-tiles';
import { scoresUrl } from '@/components/shelf/shelf-url';
import { TitleLine } from '@/components/shelf/title-line';
import { TotalsLine } from '@/components/shelf/totals-line';
import {
  CLEARED_FILTERS,
  filterParsers,
  lookParsers,
  NO_FILTERS,
  otherParsers,
  questionParsers,
  refusedParams,
} from '@/components/shelf/url-state';
import { useBrands } from '@/components/shelf/use-brands';
import { useChoice } from '@/components/shelf/use-choice';
import { useCompared } from '@/components/shelf/use-compared';
import { useCatalogue } from '@/components/shelf/use-product';
import { useShelf } from '@/components/shelf/use-shelf';
import { selectItems } from '@/lib/client/facets';
import { addDays } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';
import { useOpeningDay } from '@/lib/client/use-opening-day';

/** URL → question → shelves → selection → what is drawn. The only file of the page that holds state. */
export function ShelfView() {
  const format = useFormat();
  const search = useSearchParams();
  const [asked, setQuestion] = useQueryStates(questionParsers);
  const [otherAsked, setOther] = useQueryStates(otherParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const date = useOpeningDay(asked.date, (day) => scoresUrl({ ...asked, date: day }));

  const choice = useChoice(asked, date);
  const { question, owners, scores } = choice;
  const otherQuestion = useMemo(
    () =>
      question && (otherAsked.against || otherAsked.beside)
        ? {
            ...question,
            date: otherAsked.against ?? question.date,
            retailer_code: otherAsked.beside ?? question.retailer_code,
          }
        : null,
    [question, otherAsked.against, otherAsked.beside],
  );
  const now = useShelf(question, owners);
  const beside = useShelf(otherQuestion, owners);
  const shelf = now.kind === 'content' ? now.data : null;
  const other = otherQuestion && beside.kind === 'content' && beside.data.places.length > 0 ? beside.data : null;
  const prices = useCatalogue(look.place !== null || otherAsked.beside !== null);
  const moves = useCompared({ shelf, other, catalogue: prices.catalogue, nameOf: choice.nameOf });

  const places = shelf?.places ?? NO_PLACES;
  const whole = useMemo(() => selectItems(places, FACETS, NO_FILTERS), [places]);
  const selected = useMemo(() => selectItems(places, FACETS, filters), [places, filters]);
  const accepts = useCallback(
    (place: Place) => FACETS.every((facet) => filters[facet].length === 0 || hasWord(place, facet, filters[facet])),
    [filters],
  );
  const styles = useBrands(places, scores.kind === 'content' || scores.kind === 'problem');

  const filterBy = (facet: Facet, words: readonly string[]) => void setFilters({ [facet]: words });
  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  const open = useCallback((place: string | null) => void setLook({ place }), [setLook]);
  const state = shelfState(now, {
    scores,
    asked: question !== null,
    passing: selected.items.length,
    date,
    clearFilters,
    showDayBefore: () => void (date && setQuestion({ date: addDays(date, -1) })),
  });
  const compared = otherState(otherQuestion && beside, () => void (date && setOther({ against: addDays(date, -1) })));
  const names = useMemo(
    () => ({ now: shelfName(shelf, choice.nameOf, format), beside: shelfName(other, choice.nameOf, format) }),
    [choice.nameOf, shelf, other, format],
  );
  const tiles = shelf && shelfTiles({ shelf, other, check: checkOf(shelf, choice.scoresOf(shelf.question)) }, format);
  const title = `Shelf ${shelf?.answer.visibility_source_name ?? ''} ${names.now}`;
  const sheets = shelf && tiles && (() => pageSheets({ shelf, other, moves, tiles, names, accepts }, format));
  return (
    <>
      <TitleLine shelf={shelf} title={title} sheets={state.kind === 'content' && !state.refetching ? sheets : null} />
      <div className="flex flex-col gap-3">
        <QuestionLine
          asked={asked}
          date={date}
          question={question}
          sources={choice.sources}
          retailers={choice.retailers}
          onChange={(change) => void setQuestion(change)}
        />
        <FilterLine
          facets={FACETS}
          words={SHARED_WORDS}
          filters={filters}
          onChange={filterBy}
          whole={whole}
          now={selected}
        >
          {question ? (
            <OtherLine
              question={question}
              other={otherAsked}
              retailers={choice.retailers}
              onOther={(change) => void setOther(change)}
            />
          ) : null}
        </FilterLine>
        <RefusalNote refused={refusedParams(search)} />
        <UnappliedNote search={search} applied={FACETS} />
        <FilterChips chips={facetChips(SHARED_WORDS, FACETS, filters, filterBy)} onClear={clearFilters} />
        <TotalsLine tiles={state.kind === 'content' ? tiles : null} />
        <ShelfTabs
          {...{ state, compared, moves, names, accepts, styles, title }}
          comparing={otherQuestion !== null}
          pairing={
            otherAsked.beside && shelf && other
              ? pairingWords({ shelf, other, prices, nameOf: choice.nameOf }, format)
              : ''
          }
          view={look.view}
          onView={(view) => void setLook({ view })}
          onOpen={open}
        />
      </div>
      <ProductDrawer
        open={look.place !== null}
        opened={openedOf(look.place, { now, beside: otherQuestion && beside, moves, names, nameOf: choice.nameOf })}
        prices={prices}
        onClose={() => open(null)}
      />
    </>
  );
}

function hasWord({ words }: Place, facet: Facet, wanted: readonly string[]): boolean {
  return words[facet].some((word) => wanted.includes(word));
}
