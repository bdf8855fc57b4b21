import type { CurrencySpread, SpreadGroup } from '@/components/prices/prepare-spread';
import type { Sheet } from '@/lib/client/sheet';

/** What the mark on a bar is, for each thing that a bar can be. */
export const MARKS: Record<SpreadGroup, string> = {
  sku: 'Main merchants, median',
  brand: 'Own brand, median',
  retailer: 'Own brands, median',
};

/** The spread of one currency as a table: the chart's twin. */
export function spreadSheet({ bars }: CurrencySpread, group: SpreadGroup, title: string): Sheet {
  return {
    title,
    columns: [
      { header: 'Name', kind: 'text' },
      { header: 'Own', kind: 'boolean' },
      ...['Lowest', 'Median', 'Highest', MARKS[group], 'Offers'].map((header) => ({ header, kind: 'number' as const })),
    ],
    rows: bars.map((bar) => [bar.label, bar.own, bar.low, bar.median, bar.high, bar.ours, bar.offers]),
  };
}
