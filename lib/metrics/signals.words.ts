import { SENDABLE_RULES } from '@/lib/contract/sendable-rules';
import { BASELINE, THRESHOLDS } from './thresholds';
import type { Unit } from './view';

/** The areas that signals are about, in the order of the pages. */
export type Pillar = 'price' | 'stock' | 'search' | 'banner' | 'rating';

/** What a signal is called and how much it counts. */
export interface SignalWords {
  readonly title: string;
  /** `advice` in two or three words. */
  readonly todo: string;
  readonly pillar: Pillar;
  /** One sentence: when a subject is in the bad state, and which minimum it takes. */
  readonly condition: string;
  /** What an instance is about. */
  readonly subject: 'SKU at a retailer' | 'competition' | 'keyword at a retailer' | 'SKU for a keyword' | 'retailer';
  /** Impact of one item; twice as much for a power SKU or keyword. */
  readonly weight: number;
  /** Whether an instance has as many items as its value, such as the banners of a takeover. Others have one. */
  readonly isCounted?: true;
  /** What to do about it. */
  readonly advice: string;
  /** Unit of `value` and `reference`. */
  readonly unit: Unit;
  /** The page that shows the evidence. */
  readonly page: string;
}

const DAYS_BEFORE = `the ${BASELINE.days} collected days before, at least ${BASELINE.known}`;

const OWN_RATED = 'Own are SKUs that the offers of the day list as own.';

const signals = {
  buybox_lost: {
    title: 'Buybox lost',
    todo: 'Ask who sells it',
    pillar: 'price',
    condition: 'The first offer in the buybox is by a merchant that is not a main merchant.',
    subject: 'SKU at a retailer',
    weight: 5,
    advice: 'Ask the retailer who the merchant is.',
    unit: 'money',
    page: '/prices',
  },
  above_list_price: {
    title: 'Above list price',
    todo: 'Check list price',
    pillar: 'price',
    condition: 'An offer of an own SKU costs more than its list price.',
    subject: 'SKU at a retailer',
    weight: 3,
    advice: 'Check whether the list price is right. Retailers set their prices on their own.',
    unit: 'money',
    page: '/prices',
  },
  price_off_target: {
    title: 'Price index off target',
    todo: 'See who moved',
    pillar: 'price',
    condition: 'The index of a competition is reported as off target.',
    subject: 'competition',
    weight: 3,
    advice: 'See which side moved its price, and since when.',
    unit: 'index',
    page: '/price-competition',
  },
  out_of_stock: {
    title: 'Out of stock',
    todo: 'Ask for the delivery',
    pillar: 'stock',
    condition: 'No offer of an own SKU is in stock at the retailer.',
    subject: 'SKU at a retailer',
    weight: 5,
    advice: 'Ask the retailer when the next delivery arrives.',
    unit: 'count',
    page: '/prices',
  },
  page_one_lost: {
    title: 'Fallen off page one',
    todo: 'See who took it',
    pillar: 'search',
    condition: `An own SKU is not on the first page of the organic results for a keyword, and was on most of ${DAYS_BEFORE}.`,
    subject: 'SKU for a keyword',
    weight: 4,
    advice: 'See who took the positions, and check stock, content and sponsored positions.',
    unit: 'rank',
    page: '/rankings',
  },
  rank_fallen: {
    title: 'Rank fallen',
    todo: 'See who passed it',
    pillar: 'search',
    condition: `The organic rank of an own SKU for a keyword is worse than the median of ${DAYS_BEFORE}, by ${THRESHOLDS.rank_fall} or more.`,
    subject: 'SKU for a keyword',
    weight: 2,
    advice: 'See who passed it, and check stock and content of the product page.',
    unit: 'rank',
    page: '/rankings',
  },
  rank_target_missed: {
    title: 'Rank target missed',
    todo: 'Improve content',
    pillar: 'search',
    condition: 'The rank of an own SKU for a keyword is reported as off target.',
    subject: 'SKU for a keyword',
    weight: 1,
    advice: 'Improve content or book sponsored positions for the keyword.',
    unit: 'rank',
    page: '/rankings',
  },
  keyword_bought: {
    title: 'Keyword bought',
    todo: 'Decide on a bid',
    pillar: 'search',
    condition: `All sponsored positions on the first page of a keyword, at least ${THRESHOLDS.sponsored_positions}, are those of one competitor.`,
    subject: 'keyword at a retailer',
    weight: 3,
    advice: 'Decide whether to bid for the keyword.',
    unit: 'count',
    page: '/rankings',
  },
  search_share_below_target: {
    title: 'Search target missed',
    todo: 'See what is missing',
    pillar: 'search',
    condition: 'The score of an own brand for a keyword is reported as off target.',
    subject: 'keyword at a retailer',
    weight: 2,
    advice: 'See how many listings are missing and which SKUs are close to the first positions.',
    unit: 'score',
    page: '/visibility',
  },
  home_page_takeover: {
    title: 'Home page takeover',
    todo: 'Raise with media',
    pillar: 'banner',
    condition: `All banners of the home page, at least ${THRESHOLDS.home_page_banners}, show only one competitor brand.`,
    subject: 'retailer',
    weight: 4,
    isCounted: true,
    advice: 'Check your bookings with the retailer, and ask when the campaign ends.',
    unit: 'count',
    page: '/banners',
  },
  banner_share_fallen: {
    title: 'Banner share fallen',
    todo: 'Compare bookings',
    pillar: 'banner',
    condition: `The banner share at a retailer is below the median of ${DAYS_BEFORE}, by ${THRESHOLDS.banner_share_fall * 100} pp or more, of at least ${THRESHOLDS.banner_labels} labels.`,
    subject: 'retailer',
    weight: 2,
    advice: 'See which positions were lost and to whom, and compare with your bookings.',
    unit: 'percent',
    page: '/banners',
  },
  rating_fallen: {
    title: 'Rating fallen',
    todo: 'Read the reviews',
    pillar: 'rating',
    condition: `The rating of an own SKU is below the median of ${DAYS_BEFORE}, by ${THRESHOLDS.rating_fall} or more, with at least ${THRESHOLDS.rating_reviews} reviews in these days. ${OWN_RATED}`,
    subject: 'SKU at a retailer',
    weight: 3,
    advice: 'Read the newest reviews for what changed, such as a batch or a delivery.',
    unit: 'rating',
    page: '/scorecards',
  },
  rating_below_target: {
    title: 'Rating below target',
    todo: 'Read the reviews',
    pillar: 'rating',
    condition: `The rating of an own SKU is below the rating target in Settings. ${OWN_RATED}`,
    subject: 'SKU at a retailer',
    weight: 1,
    advice: 'Read what reviews complain about most.',
    unit: 'rating',
    page: '/scorecards',
  },
} as const satisfies Record<string, SignalWords>;

export type SignalName = keyof typeof signals;

export const SIGNAL_WORDS: Readonly<Record<SignalName, SignalWords>> = signals;

/**
 * Signals whose problems a retailer may read. A brand must not disclose its targets and limits, or prices of other brands.
 */
export const RETAILER_RULES: readonly SignalName[] = SENDABLE_RULES;

/** The signals whose subjects the matrix of retailers counts. */
export const TARGET_RULES: readonly SignalName[] = [
  'search_share_below_target',
  'rank_target_missed',
  'home_page_takeover',
  'rating_below_target',
];
