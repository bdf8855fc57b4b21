'use client';

import { useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { shelfName } from '@/components/shelf/names';
import { otherState, shelfState } from '@/components/shelf/panel-states';
import { FACETS, type Facet, NO_PLACES, type Place, SKU_FACETS, type SkuFacet } from '@/components/shelf/place';
import { scoresUrl } from '@/components/shelf/shelf-url';
import {
  CLEARED_FILTERS,
  choosingParsers,
  filterParsers,
  lookParsers,
  NO_FILTERS,
  otherParsers,
  questionParsers,
} from '@/components/shelf/url-state';
import { useBrands } from '@/components/shelf/use-brands';
import { useChoice } from '@/components/shelf/use-choice';
import { useChosen } from '@/components/shelf/use-chosen';
import { useCompared } from '@/components/shelf/use-compared';
import { useCatalogue } from '@/components/shelf/use-product';
import { useShelf } from '@/components/shelf/use-shelf';
import { useShelfDays } from '@/components/shelf/use-shelf-days';
import { selectItems } from '@/lib/client/facets';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { useOpeningDay } from '@/lib/client/use-opening-day';
import { addDays } from '@/lib/queries/shared/dates';

/** URL → question → shelves → selection: all that the page holds. */
export function useShelfPage() {
  const format = useFormat();
  const [asked, setQuestion] = useQueryStates(questionParsers);
  const [otherAsked, setOther] = useQueryStates(otherParsers);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [wanted] = useQueryStates(choosingParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const date = useOpeningDay(asked.date, (day) => scoresUrl({ ...asked, date: day }));

  const choice = useChoice(asked, date, wanted);
  const { question, owners, scores, scoresOf, nameOf } = choice;
  const { against, beside: besideAt } = otherAsked;
  const otherQuestion = useMemo(
    () =>
      question && (against || besideAt)
        ? { ...question, date: against ?? question.date, retailer_code: besideAt ?? question.retailer_code }
        : null,
    [question, against, besideAt],
  );
  const now = useShelf(question, owners);
  const beside = useShelf(otherQuestion, owners);
  const shelf = now.kind === 'content' ? now.data : null;
  const other = otherQuestion && beside.kind === 'content' && beside.data.places.length > 0 ? beside.data : null;
  const days = useShelfDays(
    question,
    owners,
    look.view === 'brands',
    onItsWay(now) || (otherQuestion !== null && onItsWay(beside)),
  );
  const choosing = SKU_FACETS.some((facet) => filters[facet].length > 0);
  const prices = useCatalogue(look.place !== null || besideAt !== null || choosing);
  const chosen = useChosen({
    shelf,
    other,
    nameOf,
    filters: choosing ? filters : null,
    catalogue: prices.state.kind === 'content' ? prices.catalogue : null,
  });
  const moves = useCompared({ shelf, other, catalogue: prices.catalogue, nameOf });

  const places = shelf?.places ?? NO_PLACES;
  const whole = useMemo(() => selectItems(places, FACETS, NO_FILTERS), [places]);
  const selected = useMemo(() => selectItems<Facet, Place>(places, FACETS, filters), [places, filters]);
  const accepts = useCallback(
    (place: Place) => FACETS.every((facet) => filters[facet].length === 0 || hasWord(place, facet, filters[facet])),
    [filters],
  );
  const styles = useBrands(places, scores.kind === 'content' || scores.kind === 'problem');
  const names = useMemo(
    () => ({ now: shelfName(shelf, nameOf, format), beside: shelfName(other, nameOf, format) }),
    [nameOf, shelf, other, format],
  );

  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  const state = shelfState(now, {
    scores,
    scoresOf,
    asked: question !== null,
    passing: selected.items.length,
    date,
    format,
    clearFilters,
    showDayBefore: () => void (date && setQuestion({ date: addDays(date, -1) })),
  });
  const compared = otherState(otherQuestion && beside, () => void (date && setOther({ against: addDays(date, -1) })));
  return {
    asked,
    date,
    choice,
    question,
    otherAsked,
    otherQuestion,
    wanted,
    look,
    filters,
    choosing,
    chosen,
    shelf,
    other,
    now,
    beside,
    days,
    prices,
    moves,
    whole,
    selected,
    accepts,
    styles,
    names,
    state,
    compared,
    setQuestion,
    setOther,
    setLook,
    filterBy: (facet: Facet | SkuFacet, words: readonly string[]) => void setFilters({ [facet]: words }),
    /** Filters and the view of what they leave, in one step: from a number to its rows. */
    showRows: (words: Partial<Record<Facet, readonly string[]>>) => {
      void setFilters({ ...CLEARED_FILTERS, ...words });
      void setLook({ view: 'table' });
    },
    clearFilters,
  };
}

function onItsWay(state: PanelState<unknown>): boolean {
  return state.kind === 'loading' || (state.kind === 'content' && state.refetching === true);
}

function hasWord({ words }: Place, facet: Facet, accepted: readonly string[]): boolean {
  return words[facet].some((word) => accepted.includes(word));
}
