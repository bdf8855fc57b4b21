import type { Pair, Prepared } from '@/lib/client/competition/pair';
import type { Question } from '@/lib/client/competition/question';
import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';

type Guidance = Extract<PanelState<never>, { kind: 'guidance' }>;

/** Nobody said which page: the service lists none. */
export const NO_PAGE: Guidance = {
  kind: 'guidance',
  reason: 'not-collected',
  text: 'Competitions stand on numbered pages that the service does not list. Open one by its number: your account manager knows it. An administrator can name pages for everybody in PRICE_COMPETITION_PAGES.',
};

interface Selected {
  question: Question;
  pairs: readonly Pair[];
  format: Format;
  clearFilters: () => void;
}

/** Why an answer has nothing to draw; null when it has. */
export function guidanceOf(prepared: Prepared, { question, pairs, format, clearFilters }: Selected): Guidance | null {
  if (prepared.pairs.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `Page ${question.customer_page_id} has no competitions. Its number may be another, or nobody has defined any on it yet.`,
    };
  if (pairs.length === 0)
    return filteredOut({ count: prepared.pairs.length, of: 'competitions of this page', format, clearFilters });
  return null;
}
