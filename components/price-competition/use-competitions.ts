'use client';

import { useDeferredValue, useMemo } from 'react';
import { guidanceOf, NO_PAGE } from '@/components/price-competition/guidance';
import type { Shown } from '@/components/price-competition/shown';
import { FACETS, type Facet, type Pair, type Prepared } from '@/lib/client/competition/pair';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionUrl, type Question, questionOf } from '@/lib/client/competition/question';
import type { Choice } from '@/lib/client/competition/reading';
import { eachOf, type FacetFilters, type Selection, selectItems } from '@/lib/client/facets';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { useValue } from '@/lib/client/use-set';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { priceCompetition } from '@/lib/contract/price-competition';

export type Filters = FacetFilters<Facet>;

interface Competitions {
  state: PanelState<Shown>;
  /** The whole answer, and what the filters leave of it. */
  whole: Selection<Facet, Pair>;
  now: Selection<Facet, Pair>;
}

const NOTHING: Prepared = { pairs: [], calibrated: { calibration: null, agreeing: 0, of: 0 } };
const NO_FILTERS: Filters = eachOf(FACETS, () => []);

/** The answer to the question, read by the choice, narrowed by the filters. `page` null: nobody said which. */
export function useCompetitions(
  question: Question | null,
  page: number | null,
  choice: Choice,
  filters: Filters,
  clearFilters: () => void,
): Competitions {
  const format = useFormat();
  const answer = useValue<ResponseOf<typeof priceCompetition>>(question && competitionUrl(question));
  const data = answer.kind === 'content' ? answer.data : null;
  const prepared = useMemo(() => (data ? preparePairs(data.value.competitions, choice) : NOTHING), [data, choice]);
  const whole = useMemo(() => selectItems(prepared.pairs, FACETS, NO_FILTERS), [prepared]);
  // Clicking answers at once; the selection follows.
  const followed = useDeferredValue(filters);
  const now = useMemo(() => selectItems(prepared.pairs, FACETS, followed), [prepared, followed]);
  const answered = useMemo(() => (data ? questionOf(data.url) : null), [data]);
  const provenance = answer.kind === 'content' ? answer.provenance : undefined;
  const shown = useMemo(
    () => answered && { pairs: now.items, calibrated: prepared.calibrated, question: answered, choice, provenance },
    [answered, now, prepared, choice, provenance],
  );

  if (page === null) return { state: NO_PAGE, whole, now };
  if (answer.kind !== 'content' || !shown)
    return { state: answer.kind === 'content' ? { kind: 'loading' } : answer, whole, now };
  const guidance = guidanceOf(prepared, { question: shown.question, pairs: now.items, format, clearFilters });
  return { state: guidance ?? { ...answer, data: shown }, whole, now };
}
