import { searchOf } from '@/lib/client/address/address-params';
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
  /** All subjects have an identifier, so that the page can select exactly them. */
  isIdentified: boolean;
  /** Numbers of the pages of Price competition. */
  page: readonly string[];
}

type Search = Readonly<Record<string, string | null>>;

/** The rows that a page shows. */
interface Selection {
  /** Noun of its rows. */
  noun: string;
  /** Number of its rows, if that is not the number of identified subjects. */
  rows?: number | null;
  search: Search;
  /** Filters by the verdict, for open lines whose subjects are not identified. */
  verdict?: Search;
  /** The parameter that selects identified subjects, which does not filter the figures of the page. */
  only?: string;
  /** The parameter that selects the retailer. */
  retailer?: string;
}

/** A row for each SKU if the service identifies all of them, otherwise the offers of the retailer. */
const offers =
  (verdict: Search) =>
  ({ isIdentified }: Selected): Selection => ({
    noun: isIdentified ? 'SKU' : 'offer',
    search: { view: 'matrix' },
    verdict: { view: 'offers', ...verdict },
  });

const ALL_OWN = { view: 'all', own: 'own' };

/** The day before a line started, or before it ended. */
function dayBefore({ since, ended = since }: Selected): string {
  return addDays(ended, -1);
}

/** Own ranks, compared with the day before the line started or ended. */
const rankChanges =
  (verdict: Search) =>
  (line: Selected): Selection => ({
    noun: 'rank',
    search: { ...ALL_OWN, position_type: 'ORGANIC', against: dayBefore(line) },
    verdict: { view: 'changes', ...verdict },
  });

const SELECTIONS: Readonly<Record<SignalName, (line: Selected) => Selection>> = {
  buybox_lost: offers({ buybox: 'lost' }),
  above_list_price: offers({ discount: 'above' }),
  out_of_stock: offers({ stock: 'out' }),
  price_off_target: ({ page }) => ({
    noun: 'competition',
    search: { view: 'all', customer_page_id: chosenPages(page) },
    verdict: { view: 'off' },
    retailer: 'base_retailer',
  }),
  page_one_lost: rankChanges({ of: 'lost' }),
  rank_fallen: rankChanges({}),
  rank_target_missed: () => ({ noun: 'rank', search: ALL_OWN, verdict: { target: 'missed' } }),
  keyword_bought: () => ({
    noun: 'rank',
    rows: null,
    search: { view: 'all', position_type: 'SPONSORED' },
    only: 'only_shelf',
  }),
  search_share_below_target: () => ({
    noun: 'score',
    search: { view: 'scores', own: 'own' },
    verdict: { target: 'missed' },
  }),
  home_page_takeover: ({ retailer, items, example: { who }, ended }) => ({
    noun: 'banner',
    rows: who && !ended ? items : null,
    search: { view: 'home' },
    verdict: { takeover: who && writeList([retailer, GALLERY_KINDS.home, who]) },
  }),
  banner_share_fallen: () => ({ noun: 'banner', search: { view: 'gallery' } }),
  rating_fallen: (line) => ({
    noun: 'rating',
    search: { ...ALL_OWN, against: dayBefore(line) },
    verdict: { view: 'falling' },
  }),
  rating_below_target: () => ({ noun: 'rating', search: ALL_OWN, verdict: { view: 'below' } }),
};

/** Returns the page that shows the subjects of a line on the day, or on the day on which it ended. */
export function evidenceOf(line: EvidenceLine, { date, page }: { date: string; page: readonly string[] }) {
  const { rule, retailer, keys, subjects, ended } = line;
  const isIdentified = keys.length === subjects;
  const selection = SELECTIONS[rule]({ ...line, isIdentified, page });
  const search = {
    date: ended ?? date,
    ...selection.search,
    ...(isIdentified ? { [selection.only ?? 'only']: writeList(keys) } : !ended && selection.verdict),
    [selection.retailer ?? 'retailer']: writeList([retailer]),
  };
  const { noun, rows = isIdentified ? subjects : null } = selection;
  return { href: `${SIGNAL_WORDS[rule].page}?${searchOf(search)}`, noun, rows };
}
