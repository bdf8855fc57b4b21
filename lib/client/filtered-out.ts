import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';

interface Left {
  count: number;
  /** What the filters chose from, in the plural: "offers of this day". */
  of: string;
  format: Format;
  clearFilters: () => void;
}

/** The service has rows, and the filters leave none of them: said apart from a service that has none. */
export function filteredOut({
  count,
  of,
  format,
  clearFilters,
}: Left): Extract<PanelState<never>, { kind: 'guidance' }> {
  return {
    kind: 'guidance',
    reason: 'filtered-out',
    text: `None of the ${format.integer(count)} ${of} passes all filters that are on.`,
    action: { label: 'Clear all filters', onAction: clearFilters },
  };
}
