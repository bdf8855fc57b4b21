'use client';

import { useDeferredValue, useMemo } from 'react';
import { prepareChange } from '@/components/visibility/prepare-change';
import { ownFirst, prepareMatrix } from '@/components/visibility/prepare-matrix';
import { type Filters, selectScores } from '@/components/visibility/select-scores';
import { NO_FILTERS } from '@/components/visibility/url-state';
import { useSet } from '@/lib/client/use-set';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import { prepareTotals } from '@/lib/client/visibility/prepare-totals';
import { NO_SCORES } from '@/lib/client/visibility/score';
import { type Question, questionOf, scoresUrl } from '@/lib/client/visibility/scores-url';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

/** The answer to a question and what the filters leave of it, beside another day where one is named. */
export function useScores(question: Question | null, against: string | null, filters: Filters) {
  const set = useSet<VisibilityScore>(question && scoresUrl(question));
  const otherUrl = question && against ? scoresUrl({ ...question, date: against }) : null;
  const other = useSet<VisibilityScore>(otherUrl);

  const rows = set.kind === 'content' ? set.data.rows : null;
  // Of another day than was asked for, an answer says nothing: it is the one before, kept while the next loads.
  const otherRows = other.kind === 'content' && other.data.url === otherUrl ? other.data.rows : null;
  const answer = rows ? scoresOf(rows) : NO_SCORES;
  const followed = useDeferredValue(filters);
  const whole = useMemo(() => selectScores(answer.all, NO_FILTERS), [answer]);
  const now = useMemo(() => selectScores(answer.all, followed), [answer, followed]);
  const change = useMemo(
    () =>
      otherRows && against
        ? prepareChange(now.items, selectScores(scoresOf(otherRows).all, followed).items, against, answer.scale)
        : null,
    [now, answer, otherRows, followed, against],
  );
  const matrix = useMemo(() => prepareMatrix(ownFirst(now.items)), [now]);
  const totals = useMemo(() => prepareTotals(now.items, answer.scale), [now, answer]);
  const shown = set.kind === 'content' ? questionOf(set.data.url) : question;
  return { set, other, answer, whole, now, change, matrix, totals, shown, followed };
}
