import { filteredOut } from '@/lib/client/filtered-out';
import type { Format } from '@/lib/client/format';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import type { Offer } from '@/lib/client/prices/offer';
import { LATEST_DATE } from '@/lib/contract/params';
import type { PriceItem } from '@/lib/contract/price';

interface Selected {
  /** The offers that the filters leave. */
  offers: readonly Offer[];
  question: { date: string };
  format: Format;
  clearFilters: () => void;
  showLatest: () => void;
}

/** The set's state over its selection. Nothing published and nothing left by the filters are two different things. */
export function panelState(
  set: PanelState<FetchedSet<PriceItem>>,
  { offers, question, format, clearFilters, showLatest }: Selected,
): PanelState<readonly Offer[]> {
  if (set.kind !== 'content') return set;
  const { rows } = set.data;
  if (rows.length === 0)
    return question.date === LATEST_DATE
      ? {
          kind: 'guidance',
          reason: 'not-published',
          text: 'The service has no prices for this account yet. They appear here as soon as it publishes a first day.',
        }
      : {
          kind: 'guidance',
          reason: 'not-published',
          text: `The service has no prices for ${format.day(question.date)}. Choose another day, or show the latest.`,
          action: { label: 'Show the latest', onAction: showLatest },
        };
  if (offers.length === 0) return filteredOut({ count: rows.length, of: 'offers of this day', format, clearFilters });
  return { ...set, data: offers };
}
