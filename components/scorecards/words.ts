import type { ScorecardsView } from '@/components/scorecards/page';
import { isolated } from '@/lib/client/format/isolated';
import { FEW_TITLE } from '@/lib/queries/scorecards/skus.columns';

export const VIEW_WORDS: Readonly<Record<ScorecardsView, string>> = {
  below: 'Below target',
  falling: 'Falling',
  few: FEW_TITLE,
  all: 'All',
};

/** The first available scorecard has no title, and the service does not name it. */
export function scorecardName(title: string): string {
  return title === '' ? 'Default scorecard' : isolated(title);
}
