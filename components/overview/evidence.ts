import { ALL_PAGES } from '@/lib/client/competition/all-pages';
import type { Noun } from '@/lib/client/counted';
import { writeList } from '@/lib/client/url-list';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Problem } from '@/lib/queries/overview/problems';
import { addDays } from '@/lib/queries/shared/dates';

/** The problem whose items are shown. */
export type EvidenceOf = Pick<Problem, 'rule' | 'retailer' | 'items' | 'since' | 'keys'>;

interface Selected extends EvidenceOf {
  date: string;
  /** Numbers of the pages of Price competition. */
  page: readonly string[];
}

/** The rows that a page shows by its filters. */
interface Selection {
  /** Noun of its rows. */
  noun: Noun;
  /** Whether it shows exactly one row for each item of the problem. */
  isExact: boolean;
  /** The parameter that selects the retailer. */
  retailer?: string;
  search: Readonly<Record<string, string | null>>;
}

/** Link to the evidence of a problem, with its number of rows. Null if the page cannot show exactly the items. */
interface Evidence {
  href: string;
  noun: Noun;
  rows: number | null;
}

/** Returns the parameter for these pages: a number, all pages together, or none. */
export function chosenPages(pages: readonly string[]): string | null {
  return pages.length > 1 ? ALL_PAGES : (pages[0] ?? null);
}

/** Returns a row for each SKU if the service identifies all of them, otherwise the offers of the retailer. */
function offers({ date, keys, items }: Selected, filters: Selection['search']): Selection {
  const isExact = keys.length === items;
  if (isExact) return { noun: 'SKU', isExact, search: { date, view: 'matrix', skus: writeList(keys) } };
  return { noun: 'offer', isExact, search: { date, view: 'offers', own: 'own', ...filters } };
}

/** Own products with changed ranks since the day before the problem started. */
function movers({ date, since }: Selected, moved: string): Selection {
  const days = { start_date: date, end_date: date, against: addDays(since, -1) };
  return {
    noun: 'mover',
    isExact: false,
    search: { ...days, position_type: 'ORGANIC', view: 'movers', moved, own: 'own' },
  };
}

const SELECTIONS: Readonly<Record<SignalName, (problem: Selected) => Selection>> = {
  buybox_lost: (problem) => offers(problem, { buybox: 'lost' }),
  above_list_price: (problem) => offers(problem, { discount: 'above' }),
  out_of_stock: (problem) => offers(problem, { stock: 'out' }),
  price_off_target: ({ date, page }) => ({
    ...{ noun: 'competition', isExact: true, retailer: 'base_retailer' },
    search: { date, customer_page_id: chosenPages(page), view: 'off' },
  }),
  page_one_lost: (problem) => movers(problem, 'off'),
  rank_fallen: (problem) => movers(problem, 'down'),
  rank_target_missed: ({ date }) => ({
    ...{ noun: 'product', isExact: false },
    search: { start_date: date, end_date: date, missed: 'true', own: 'own' },
  }),
  keyword_bought: ({ date, keys }) => ({
    ...{ noun: 'product', isExact: false },
    search: {
      ...{ start_date: date, end_date: date, position_type: 'SPONSORED' },
      keyword: keys.length > 0 ? writeList(keys) : null,
    },
  }),
  search_share_below_target: ({ date }) => ({
    ...{ noun: 'score', isExact: true },
    search: { date, view: 'scores', own: 'own', target: 'missed' },
  }),
  home_page_takeover: ({ date }) => ({ noun: 'banner', isExact: false, search: { date, view: 'home' } }),
  banner_share_fallen: ({ date }) => ({ noun: 'banner', isExact: false, search: { date, view: 'gallery' } }),
  rating_fallen: ({ date, since }) => ({
    // Compared with as many days before the problem started.
    ...{ noun: 'rating', isExact: false },
    search: { start_date: since, end_date: date, compare: 'before', view: 'changes', moved: 'fell', own: 'own' },
  }),
  rating_below_target: ({ date }) => ({
    ...{ noun: 'rating', isExact: false },
    search: { start_date: date, end_date: date, view: 'skus', rows: 'below', own: 'own' },
  }),
};

/** Returns the page that shows the items of a problem on the day, filtered by its retailer. */
export function evidenceOf(problem: EvidenceOf, { date, page }: { date: string; page: readonly string[] }): Evidence {
  const { noun, isExact, retailer = 'retailer', search } = SELECTIONS[problem.rule]({ ...problem, date, page });
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== null) parameters.set(name, value);
  parameters.set(retailer, writeList([problem.retailer]));
  const href = `${SIGNAL_WORDS[problem.rule].page}?${parameters}`;
  return { href, noun, rows: isExact ? problem.items : null };
}
