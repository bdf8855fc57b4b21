import { compared } from '@/components/overview/compared';
import { type Context, dayWords, linkDays, rowsOf } from '@/components/overview/context';
import { findBannerChanges } from '@/components/overview/find-banner-changes';
import type { Finding } from '@/components/overview/finding';
import { placementsOf, shownPlacements } from '@/components/overview/shown-placements';
import type { PanelState } from '@/lib/client/panel-state';

/** Banner places that changed hands. They are matched before they are filtered: what the filters hide was not free. */
export function bannerFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, filters } = context;
  const words = { ...dayWords(context, 'banners'), noun: 'banners' };
  return compared(rowsOf(answers.now.banners), rowsOf(answers.before.banners), words, (now, before) => {
    const left = new Set(shownPlacements(placementsOf(now), filters).map(({ id }) => id));
    const all = findBannerChanges(placementsOf(now), placementsOf(before), linkDays(context, 'banners'));
    return all.filter(({ key }) => left.has(key));
  });
}
