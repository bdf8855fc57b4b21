import { ALL_PAGES } from '@/lib/client/competition/all-pages';
import { writeList } from '@/lib/client/url-list';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Problem } from '@/lib/queries/overview/problems';
import { addDays } from '@/lib/queries/shared/dates';

/** The problem whose instances are shown. */
export type EvidenceOf = Pick<Problem, 'rule' | 'retailer' | 'items' | 'since' | 'keys' | 'keywords'>;

interface Selected extends EvidenceOf {
  date: string;
  /** Numbers of the pages of Price competition. */
  page: readonly string[];
}

/** The rows that a page shows by its filters. */
interface Selection {
  /** Noun of its rows. */
  noun: string;
  /** Number of its rows, null if it cannot show exactly the instances of the problem. */
  rows: number | null;
  /** The parameter that selects the retailer. */
  retailer?: string;
  search: Readonly<Record<string, string | null>>;
}

/** Link to the evidence of a problem. */
type Evidence = Pick<Selection, 'noun' | 'rows'> & { href: string };

/** Returns the parameter for these pages: a number, all pages together, or none. */
export function chosenPages(pages: readonly string[]): string | null {
  return pages.length > 1 ? ALL_PAGES : (pages[0] ?? null);
}

/** Returns a row for each SKU if the service identifies all of them, otherwise the offers of the retailer. */
function offers({ date, keys, items }: Selected, filters: Selection['search']): Selection {
  if (keys.length === items)
    return { noun: 'SKU', rows: items, search: { date, view: 'matrix', skus: writeList(keys) } };
  return { noun: 'offer', rows: null, search: { date, view: 'offers', own: 'own', ...filters } };
}

/**
 * Returns a row for each product with the keywords of the problem, compared with the day before it started. If the
 * products are not known, returns all own products that moved since.
 */
function ranks({ date, since, keys, keywords }: Selected, moved: string): Selection {
  const days = { start_date: date, end_date: date, against: addDays(since, -1), position_type: 'ORGANIC', own: 'own' };
  if (keys.length === 0 || keywords.length === 0)
    return { noun: 'mover', rows: null, search: { ...days, view: 'movers', moved } };
  const search = { ...days, products: writeList(keys), keyword: writeList(keywords) };
  return { noun: 'product', rows: keys.length, search };
}

const SELECTIONS: Readonly<Record<SignalName, (problem: Selected) => Selection>> = {
  buybox_lost: (problem) => offers(problem, { buybox: 'lost' }),
  above_list_price: (problem) => offers(problem, { discount: 'above' }),
  out_of_stock: (problem) => offers(problem, { stock: 'out' }),
  price_off_target: ({ date, page, items }) => ({
    ...{ noun: 'competition', rows: items, retailer: 'base_retailer' },
    search: { date, customer_page_id: chosenPages(page), view: 'off' },
  }),
  page_one_lost: (problem) => ranks(problem, 'off'),
  rank_fallen: (problem) => ranks(problem, 'down'),
  rank_target_missed: ({ date, keys }) => ({
    // A row of a product has all of its missed targets.
    ...{ noun: 'product', rows: keys.length || null },
    search: { start_date: date, end_date: date, missed: 'true', own: 'own' },
  }),
  keyword_bought: ({ date, keywords }) => ({
    ...{ noun: 'product', rows: null },
    search: {
      ...{ start_date: date, end_date: date, position_type: 'SPONSORED' },
      keyword: keywords.length > 0 ? writeList(keywords) : null,
    },
  }),
  search_share_below_target: ({ date, items }) => ({
    ...{ noun: 'score', rows: items },
    search: { date, view: 'scores', own: 'own', target: 'missed' },
  }),
  home_page_takeover: ({ date }) => ({ noun: 'banner', rows: null, search: { date, view: 'home' } }),
  banner_share_fallen: ({ date }) => ({ noun: 'banner', rows: null, search: { date, view: 'gallery' } }),
  rating_fallen: ({ date, since }) => ({
    // Compared with as many days before the problem started.
    ...{ noun: 'rating', rows: null },
    search: { start_date: since, end_date: date, compare: 'before', view: 'changes', moved: 'fell', own: 'own' },
  }),
  rating_below_target: ({ date }) => ({
    ...{ noun: 'rating', rows: null },
    search: { start_date: date, end_date: date, view: 'skus', rows: 'below', own: 'own' },
  }),
};

/** Returns the page that shows the instances of a problem on the day, filtered by its retailer. */
export function evidenceOf(problem: EvidenceOf, { date, page }: { date: string; page: readonly string[] }): Evidence {
  const { noun, rows, retailer = 'retailer', search } = SELECTIONS[problem.rule]({ ...problem, date, page });
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== null) parameters.set(name, value);
  parameters.set(retailer, writeList([problem.retailer]));
  const href = `${SIGNAL_WORDS[problem.rule].page}?${parameters}`;
  return { href, noun, rows };
}
