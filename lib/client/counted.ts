import type { Format } from '@/lib/client/format';

export type Noun =
  | 'announced row'
  | 'answer'
  | 'banner'
  | 'banner place'
  | 'booked day'
  | 'booking'
  | 'brand'
  | 'brand mention'
  | 'call'
  | 'card'
  | 'category'
  | 'change'
  | 'competition'
  | 'country'
  | 'download'
  | 'dataset'
  | 'day'
  | 'file'
  | 'filter'
  | 'hour'
  | 'keyword'
  | 'label'
  | 'line'
  | 'listing'
  | 'minute'
  | 'month'
  | 'missed target'
  | 'more card'
  | 'more keyword'
  | 'more time'
  | 'more organic product'
  | 'more product'
  | 'more sponsored product'
  | 'mover'
  | 'offer'
  | 'other'
  | 'own place'
  | 'place'
  | 'period'
  | 'point'
  | 'position'
  | 'price'
  | 'problem'
  | 'product'
  | 'product or keyword'
  | 'quarter'
  | 'rating'
  | 'request'
  | 'retailer'
  | 'row'
  | 'run'
  | 'score'
  | 'shelf'
  | 'SKU'
  | 'target'
  | 'value'
  | 'week'
  | 'year';

const IRREGULAR: Partial<Record<Noun, string>> = {
  category: 'categories',
  country: 'countries',
  'product or keyword': 'products or keywords',
  shelf: 'shelves',
};

export function pluralOf(noun: Noun): string {
  return IRREGULAR[noun] ?? `${noun}s`;
}

/** Formats a count with its noun: "1 offer", "1,455 offers". */
export function counted(count: number, noun: Noun, format: Format): string {
  return `${format.integer(count)} ${count === 1 ? noun : pluralOf(noun)}`;
}
