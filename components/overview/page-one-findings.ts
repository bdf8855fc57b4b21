import { compared } from '@/components/overview/compared';
import { type Context, dayWords, linkDays, rowsOf } from '@/components/overview/context';
import { daysOf, findPageOneChanges } from '@/components/overview/find-page-one-changes';
import type { Finding } from '@/components/overview/finding';
import { shownRankings } from '@/components/overview/shown-rankings';
import type { PanelState } from '@/lib/client/panel-state';
import { rankingsOf } from '@/lib/client/rankings/prepare-rankings';

/** Own places that left the first page of a keyword, or came onto it. */
export function pageOneFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, filters, reading } = context;
  const words = { ...dayWords(context, 'rankings'), noun: 'search rankings' };
  return compared(rowsOf(answers.now.rankings), rowsOf(answers.before.rankings), words, (now, before) => {
    const whole = daysOf(rankingsOf(now), rankingsOf(before));
    const shown = daysOf(shownRankings(whole.now, filters), shownRankings(whole.before, filters));
    return findPageOneChanges(shown, whole, { ...reading, days: linkDays(context, 'rankings') });
  });
}
