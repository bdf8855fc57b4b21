import { POSITION_WORDS, TYPE_WORDS } from '@/components/visibility/words';
import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';
import { addDays } from '@/lib/client/period';
import type { Score, Scores } from '@/lib/client/visibility/score';
import type { Question } from '@/lib/client/visibility/scores-url';

interface Selected {
  answer: Scores;
  /** The scores that the filters leave. */
  scores: readonly Score[];
  question: Question;
  format: Format;
  clearFilters: () => void;
  showDay: (day: string) => void;
}

/** The set's state over its selection. Nothing published and nothing left by the filters are two different things. */
export function panelState(
  set: PanelState<unknown>,
  { answer, scores, question, format, clearFilters, showDay }: Selected,
): PanelState<readonly Score[]> {
  if (set.kind !== 'content') return set;
  const { date, visibility_type, position_type } = question;
  const before = addDays(date, -1);
  if (answer.all.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The service has no ${POSITION_WORDS[position_type].toLowerCase()} scores of ${TYPE_WORDS[visibility_type].sources} for ${format.day(date)}. A day that is not over may come later.`,
      action: { label: `Show ${format.day(before)}`, onAction: () => showDay(before) },
    };
  if (scores.length === 0)
    return filteredOut({ count: answer.all.length, of: 'scores of this day', format, clearFilters });
  return { ...set, data: scores };
}
