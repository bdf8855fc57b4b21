import type { Format } from '@/lib/client/format';

/** Plurals by singular. All are listed, as many are irregular (category, categories). */
const PLURALS = {
  'announced row': 'announced rows',
  answer: 'answers',
  banner: 'banners',
  'banner place': 'banner places',
  'booked day': 'booked days',
  booking: 'bookings',
  brand: 'brands',
  'brand mention': 'brand mentions',
  call: 'calls',
  card: 'cards',
  category: 'categories',
  change: 'changes',
  competition: 'competitions',
  country: 'countries',
  download: 'downloads',
  dataset: 'datasets',
  day: 'days',
  file: 'files',
  filter: 'filters',
  hour: 'hours',
  keyword: 'keywords',
  label: 'labels',
  line: 'lines',
  listing: 'listings',
  minute: 'minutes',
  month: 'months',
  'missed target': 'missed targets',
  'more card': 'more cards',
  'more keyword': 'more keywords',
  'more time': 'more times',
  'more organic product': 'more organic products',
  'more product': 'more products',
  'more sponsored product': 'more sponsored products',
  mover: 'movers',
  offer: 'offers',
  other: 'others',
  'own place': 'own places',
  place: 'places',
  period: 'periods',
  position: 'positions',
  price: 'prices',
  problem: 'problems',
  product: 'products',
  'product or keyword': 'products or keywords',
  quarter: 'quarters',
  rating: 'ratings',
  request: 'requests',
  retailer: 'retailers',
  row: 'rows',
  run: 'runs',
  score: 'scores',
  shelf: 'shelves',
  SKU: 'SKUs',
  target: 'targets',
  value: 'values',
  week: 'weeks',
  year: 'years',
} as const;
export type Noun = keyof typeof PLURALS;

export function pluralOf(noun: Noun): string {
  return PLURALS[noun];
}

/** Formats a count with its noun: "1 offer", "1,455 offers". */
export function counted(count: number, noun: Noun, format: Format): string {
  return `${format.integer(count)} ${count === 1 ? noun : PLURALS[noun]}`;
}
