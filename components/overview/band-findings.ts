import { type Context, dataOf, rowsOf } from '@/components/overview/context';
import { findBandChanges } from '@/components/overview/find-band-changes';
import type { Finding } from '@/components/overview/finding';
import { cellsBefore, pairsByPage } from '@/components/overview/part-competition';
import { factsOf } from '@/components/overview/part-scorecards';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { flagWords } from '@/lib/client/shared-filters';
import type { PriceItem } from '@/lib/contract/price';

const NO_PRICES: readonly PriceItem[] = [];

/** Prices that left their target band, or came back into it, on every page of competitions that is known. */
export function bandFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, pages, filters, reading } = context;
  const { day, period } = answers;
  const against = answers.days.against.prices ?? '';
  const facts = factsOf(dataOf(rowsOf(answers.now.prices)) ?? NO_PRICES);
  const isPower = (sku: string | null) => {
    const words = (sku && facts.get(sku)?.words.power) || [];
    return words.includes('yes') ? true : words.includes('no') ? false : null;
  };
  const earlier = cellsBefore(context);
  if (earlier.kind !== 'content') return earlier;
  return mapContent(pairsByPage(context), (byPage) =>
    byPage.flatMap((pairs, at) => {
      const page = pages[at];
      if (!page || !period || !day) return [];
      const name = pages.length > 1 ? page.name : '';
      const found = findBandChanges(pairs, {
        ...reading,
        day,
        against,
        earlier: earlier.data,
        period,
        isPower,
        page: { id: page.id, name },
      });
      return found.filter(({ heavy }) => passesPower(heavy, filters.power));
    }),
  );
}

function passesPower(heavy: boolean | null, power: readonly string[]): boolean {
  return power.length === 0 || flagWords(heavy, 'yes', 'no').some((word) => power.includes(word));
}
