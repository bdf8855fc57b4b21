import { ALL_PAGES } from '@/lib/client/competition/all-pages';
import { writeList } from '@/lib/client/url-list';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';

interface Place {
  date: string;
  retailer: string;
  /** Numbers of the pages of Price competition. */
  page: readonly string[];
}

type Values = Readonly<Record<string, string | number | null>>;

const oneDay = ({ date }: Place) => ({ start_date: date, end_date: date });

/** Returns the parameter that shows these pages: one by its number, several together, none by leaving it out. */
export function chosenPages(pages: readonly string[]): string | null {
  return pages.length > 1 ? ALL_PAGES : (pages[0] ?? null);
}

/** Besides the retailer. */
const FILTERS: Readonly<Record<SignalName, (place: Place) => Values>> = {
  buybox_lost: ({ date }) => ({ date, view: 'offers', own: 'own', buybox: 'lost' }),
  above_list_price: ({ date }) => ({ date, view: 'offers', own: 'own', discount: 'above' }),
  price_off_target: ({ date, page }) => ({ date, customer_page_id: chosenPages(page), view: 'off' }),
  out_of_stock: ({ date }) => ({ date, view: 'offers', own: 'own', stock: 'out' }),
  page_one_lost: (place) => ({ ...oneDay(place), position_type: 'ORGANIC', view: 'movers', moved: 'off', own: 'own' }),
  rank_fallen: (place) => ({ ...oneDay(place), position_type: 'ORGANIC', view: 'movers', own: 'own' }),
  rank_target_missed: (place) => ({ ...oneDay(place), missed: 'true', own: 'own' }),
  keyword_bought: (place) => ({ ...oneDay(place), position_type: 'SPONSORED', view: 'rivals' }),
  search_share_below_target: ({ date }) => ({ date, view: 'scores', own: 'own', target: 'missed' }),
  home_page_takeover: ({ date }) => ({ date, view: 'home' }),
  banner_share_fallen: ({ date }) => ({ date }),
  rating_fallen: (place) => ({ ...oneDay(place), view: 'changes', moved: 'fell' }),
  rating_below_target: (place) => ({ ...oneDay(place), view: 'skus', rows: 'below' }),
};

/** Returns the address of the page that shows the rows behind a problem, on the same day, filtered by its retailer. */
export function evidenceHref(rule: SignalName, place: Place): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(FILTERS[rule](place))) if (value !== null) search.set(name, String(value));
  search.set('retailer', writeList([place.retailer]));
  return `${SIGNAL_WORDS[rule].page}?${search}`;
}
