import { chosenPages } from '@/lib/client/address/all-competition-pages';
import { writeList } from '@/lib/client/address/url-list';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import { GALLERY_KINDS } from '@/lib/queries/banners/params';
import type { Problem } from '@/lib/queries/overview/problems';
import { addDays } from '@/lib/queries/shared/dates';

/** The line whose subjects are shown. */
export type EvidenceLine = Pick<Problem, 'rule' | 'retailer' | 'items' | 'subjects' | 'since' | 'example' | 'keys'> & {
  /** First good day of a line that has ended. */
  ended?: string;
};

interface Selected extends EvidenceLine {
  /** The day that is shown: of a line that has ended, its first good day. */
  date: string;
  isEnded: boolean;
  /** Numbers of the pages of Price competition. */
  page: readonly string[];
}

/** The rows that a page shows by its filters. */
interface Selection {
  /** Noun of its rows. */
  noun: string;
  /** Number of its rows, null if it cannot show exactly the subjects of the line. */
  rows: number | null;
  /** The parameter that selects the retailer. */
  retailer?: string;
  search: Readonly<Record<string, string | null>>;
}

/** Link to the evidence of a line. */
type Evidence = Pick<Selection, 'noun' | 'rows'> & { href: string };

/** Returns a row for each SKU if the service identifies all of them, otherwise the offers of the retailer. */
function offers(line: Selected, filters: Selection['search']): Selection {
  const { rows, search } = only(line, { view: 'offers', ...filters });
  return { noun: rows === null ? 'offer' : 'SKU', rows, search: { date: line.date, view: 'matrix', ...search } };
}

/** Returns a row for each rank of the line if all are identified, otherwise own ranks with this verdict. */
function ranks(line: Selected, verdict: Selection['search']): Selection {
  const { rows, search } = only(line, verdict);
  return { noun: 'rank', rows, search: { date: line.date, view: 'all', own: 'own', ...search } };
}

/** The day before a line started, or before it ended. */
function dayBefore({ isEnded, date, since }: Selected): string {
  return addDays(isEnded ? date : since, -1);
}

/** Returns ranks compared with the day before the line started or ended. */
function rankChanges(line: Selected, verdict: Selection['search']): Selection {
  const { search, ...selection } = ranks(line, verdict);
  const against = dayBefore(line);
  return { ...selection, search: { ...search, against, position_type: 'ORGANIC' } };
}

/** Returns the rating of each SKU of the line if all are identified, otherwise own ratings in this view. */
function ratings(line: Selected, view: 'below' | 'falling'): Selection {
  const { rows, search } = only(line, { view });
  return { noun: 'rating', rows, search: { date: line.date, view: 'all', own: 'own', ...search } };
}

/** Returns the identified rows, which do not filter the figures of the page, otherwise those with this verdict. */
function only({ keys, subjects, isEnded }: Selected, verdict: Selection['search']): Pick<Selection, 'rows' | 'search'> {
  if (keys.length === subjects) return { rows: subjects, search: { only: writeList(keys) } };
  return { rows: null, search: isEnded ? {} : verdict };
}

const SELECTIONS: Readonly<Record<SignalName, (line: Selected) => Selection>> = {
  buybox_lost: (line) => offers(line, { buybox: 'lost' }),
  above_list_price: (line) => offers(line, { discount: 'above' }),
  out_of_stock: (line) => offers(line, { stock: 'out' }),
  price_off_target(line) {
    const { rows, search } = only(line, { view: 'off' });
    const { date, page } = line;
    return {
      ...{ noun: 'competition', rows, retailer: 'base_retailer' },
      search: { date, customer_page_id: chosenPages(page), view: 'all', ...search },
    };
  },
  page_one_lost: (line) => rankChanges(line, { view: 'changes', of: 'lost' }),
  rank_fallen: (line) => rankChanges(line, { view: 'changes' }),
  rank_target_missed: (line) => ranks(line, { target: 'missed' }),
  keyword_bought({ date, keys, subjects }) {
    const shelves = keys.length === subjects ? writeList(keys) : null;
    return { noun: 'rank', rows: null, search: { date, view: 'all', position_type: 'SPONSORED', only_shelf: shelves } };
  },
  search_share_below_target(line) {
    const { rows, search } = only(line, { target: 'missed' });
    return { noun: 'score', rows, search: { date: line.date, view: 'scores', own: 'own', ...search } };
  },
  home_page_takeover({ date, retailer, items, example, isEnded }) {
    const takeover = example.who ? writeList([retailer, GALLERY_KINDS.home, example.who]) : null;
    return {
      // The takeover selects banners, and does not filter the figures.
      ...{ noun: 'banner', rows: takeover && !isEnded ? items : null },
      search: { date, view: 'home', takeover: isEnded ? null : takeover },
    };
  },
  banner_share_fallen: ({ date }) => ({ noun: 'banner', rows: null, search: { date, view: 'gallery' } }),
  rating_fallen(line) {
    const { search, ...selection } = ratings(line, 'falling');
    return { ...selection, search: { ...search, against: dayBefore(line) } };
  },
  rating_below_target: (line) => ratings(line, 'below'),
};

/** Returns the page that shows the subjects of a line on the day, or on the day on which it ended. */
export function evidenceOf(line: EvidenceLine, { date, page }: { date: string; page: readonly string[] }): Evidence {
  const {
    noun,
    rows,
    retailer = 'retailer',
    search,
  } = SELECTIONS[line.rule]({
    ...{ ...line, date: line.ended ?? date, isEnded: line.ended !== undefined, page },
  });
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== null) parameters.set(name, value);
  parameters.set(retailer, writeList([line.retailer]));
  const href = `${SIGNAL_WORDS[line.rule].page}?${parameters}`;
  return { href, noun, rows };
}
