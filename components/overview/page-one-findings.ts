import { compared } from '@/components/overview/compared';
import { type Context, dayWords, linkDays, rowsOf } from '@/components/overview/context';
import { findPageOneChanges } from '@/components/overview/find-page-one-changes';
import type { Finding } from '@/components/overview/finding';
import { rankingsOf, select } from '@/components/overview/prepared';
import type { PanelState } from '@/lib/client/panel-state';

/** Own places that left the first page of a keyword, or came onto it. */
export function pageOneFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, filters, reading } = context;
  const words = { ...dayWords(context, 'rankings'), noun: 'search rankings' };
  return compared(rowsOf(answers.now.rankings), rowsOf(answers.before.rankings), words, (now, before) => {
    const whole = { now: rankingsOf(now), before: rankingsOf(before) };
    const shown = { now: select.rankings(whole.now, filters), before: select.rankings(whole.before, filters) };
    return findPageOneChanges(shown, whole, { ...reading, days: linkDays(context, 'rankings') });
  });
}
