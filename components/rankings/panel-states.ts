import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import { formatDay } from '@/lib/client/format-date';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import type { Question } from '@/lib/client/rankings/rankings-url';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

interface Selected {
  /** Products that the filters leave. */
  shown: number;
  question: Question | null;
  format: Format;
  clearFilters: () => void;
  lookBack: () => void;
}

/** The answer's state over its selection. Nothing collected and nothing left by the filters are two different things. */
export function panelState(
  set: PanelState<FetchedSet<SearchProduct>>,
  { shown, question, format, clearFilters, lookBack }: Selected,
): PanelState<FetchedSet<SearchProduct>> {
  if (set.kind !== 'content') return set;
  const { rows } = set.data;
  if (rows.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The service has no search rankings for ${rangeOf(question)}. Choose another day, or look further back.`,
      action: { label: 'Look back 28 days', onAction: lookBack },
    };
  if (shown === 0) return filteredOut({ count: rows.length, of: 'products of this answer', format, clearFilters });
  return set;
}

interface Compared {
  /** Null: nothing is compared. */
  against: string | null;
  day: string;
  compare: () => void;
}

/** Both days' answers as one state: movers need both. */
export function comparedState(
  now: PanelState<FetchedSet<SearchProduct>>,
  before: PanelState<FetchedSet<SearchProduct>>,
  { against, day, compare }: Compared,
): PanelState<FetchedSet<SearchProduct>> {
  if (against === null)
    return {
      kind: 'guidance',
      reason: 'not-compared',
      text: 'Movers are read between two days. Choose the earlier one above; it is loaded once and kept.',
      action: { label: 'Compare with a week before', onAction: compare },
    };
  if (against === day)
    return {
      kind: 'guidance',
      reason: 'not-compared',
      text: `${formatDay(day)} is compared with itself. Choose another day to compare with.`,
      action: { label: 'Compare with a week before', onAction: compare },
    };
  for (const [state, its] of [
    [now, day],
    [before, against],
  ] as const) {
    if (state.kind !== 'content') return state;
    if (state.data.rows.length === 0)
      return {
        kind: 'guidance',
        reason: 'not-published',
        text: `The service has no search rankings for ${formatDay(its)}, so nothing can be compared. Choose another day.`,
      };
  }
  return before;
}

function rangeOf(question: Question | null): string {
  if (!question) return 'this day';
  const { start_date, end_date } = question;
  return start_date === end_date ? formatDay(end_date) : `${formatDay(start_date)} to ${formatDay(end_date)}`;
}
