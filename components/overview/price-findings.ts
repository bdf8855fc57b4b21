import { compared } from '@/components/overview/compared';
import { type Context, dayWords, linkDays, rowsOf } from '@/components/overview/context';
import { findPriceChanges } from '@/components/overview/find-price-changes';
import type { Finding } from '@/components/overview/finding';
import { offersOf, shownOffers } from '@/components/overview/shown-offers';
import type { PanelState } from '@/lib/client/panel-state';

/** Stock, buyboxes and list prices of own SKUs. */
export function priceFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, filters, reading } = context;
  const words = { ...dayWords(context, 'prices'), noun: 'prices' };
  return compared(rowsOf(answers.now.prices), rowsOf(answers.before.prices), words, (now, before) =>
    findPriceChanges(shownOffers(offersOf(now), filters), shownOffers(offersOf(before), filters), {
      ...reading,
      days: linkDays(context, 'prices'),
    }),
  );
}
