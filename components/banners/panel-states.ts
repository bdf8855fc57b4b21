import type { Placement } from '@/lib/client/banners/placement';
import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import type { Banner } from '@/lib/contract/e-retail-media';

interface Selected {
  /** The banners that the filters leave. */
  placements: readonly Placement[];
  /** The day as people read it. */
  day: string;
  relevant: boolean;
  format: Format;
  clearFilters: () => void;
  showAll: () => void;
  showDayBefore: () => void;
}

/** The set's state over its selection. Nothing published and nothing left by the filters are two different things. */
export function panelState(
  set: PanelState<FetchedSet<Banner>>,
  { placements, day, relevant, format, clearFilters, showAll, showDayBefore }: Selected,
): PanelState<readonly Placement[]> {
  if (set.kind !== 'content') return set;
  const { rows } = set.data;
  if (rows.length === 0 && relevant)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The service has no banner with own or competitor products for ${day}. Others may have been seen that day.`,
      action: { label: 'Show all banners', onAction: showAll },
    };
  if (rows.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The service has no banners for ${day}. They were not collected that day, or not yet.`,
      action: { label: 'Show the day before', onAction: showDayBefore },
    };
  if (placements.length === 0)
    return filteredOut({ count: rows.length, of: 'banners of this day', format, clearFilters });
  return { ...set, data: placements };
}
