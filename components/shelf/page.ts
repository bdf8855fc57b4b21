import { commonAddress, definePage, type PageDates, type PageStart } from '@/components/layout/define-page';
import type { PageState } from '@/components/layout/use-page';
import { describeSettings } from '@/components/shelf/words';
import { type AddressOf, comparison, field, filterFields, rowsField } from '@/lib/client/address/address';
import { selectParams } from '@/lib/client/address/address-params';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { choice } from '@/lib/contract/params';
import { listingFilters } from '@/lib/datasets/listings/filters';
import { POSITION_WORDS } from '@/lib/datasets/scores/filters';
import { text } from '@/lib/queries/params';
import { daysBetween } from '@/lib/queries/shared/dates';
import { type ShelfParams as QueryParams, shelfParams } from '@/lib/queries/shelf/params';
import type { ShelfRetailer, ShelfSources } from '@/lib/queries/shelf/sources';

/** The shelf, two shelves side by side, and all listings as a table. */
const VIEWS = ['shelf', 'pair', 'table'] as const;
export type ShelfView = (typeof VIEWS)[number];

/** Number of listings in a request of tiles. No shelf has more. */
const ALL_LISTINGS = 1000;

const { visibility_type, visibility_source_id, position_type, first_n_products } = shelfParams;

const address = {
  ...commonAddress,
  against: field(comparison, 'week'),
  ...filterFields(listingFilters),
  visibility_type: field(visibility_type, 'SEARCH'),
  visibility_source_id: field(visibility_source_id, ''),
  retailer_code: field(text(), ''),
  position_type: field(position_type, 'OVERALL'),
  first_n_products: field(first_n_products, 20),
  /** Code of the retailer to compare with, on the same day. Empty for another day at the same retailer. */
  beside: field(text(), ''),
  /** Name of the keyword or category that opens if the address has no number of one. */
  keyword: field(text(), ''),
  /** Retailers and countries that other pages have selected. They select the shelf that opens, and filter nothing. */
  retailer: rowsField,
  country: rowsField,
  /** Null for two shelves with another retailer, otherwise one. */
  view: field(choice('The view', VIEWS), null),
};

export type ShelfAddress = AddressOf<typeof address>;

/** A keyword or category at a retailer. */
export type ShelfKey = Pick<QueryParams, 'visibility_type' | 'visibility_source_id' | 'retailer_code'>;

export interface ShelfStart extends PageStart {
  /** The shelf of an address that names none. Null if it is not known yet. */
  first: ShelfKey | null;
}

function queryParams(address: ShelfAddress, dates: PageDates, { first }: ShelfStart) {
  const { visibility_type: type, visibility_source_id: source, retailer_code: retailer } = address;
  const opened = source !== '' && retailer !== '' ? {} : first?.visibility_type === type ? first : null;
  return opened && selectParams(shelfParams, { ...address, ...dates, ...opened });
}

export type ShelfParams = NonNullable<ReturnType<typeof queryParams>>;

/** Returns the parameters of the comparison: with another retailer on the same day, or else with another day. */
export function comparedParams({ against, ...params }: ShelfParams) {
  return params.beside === '' ? { ...params, against } : params;
}

/** Returns the parameters of the shelf to compare with. */
export function otherShelf({ against, beside, ...params }: ShelfParams) {
  return beside === ''
    ? { ...params, beside, against, date: against }
    : { ...params, beside: '', against, retailer_code: beside };
}

const NO_FILTERS = {
  q: '',
  own: 'all',
  brand: [],
  won: [],
  power: [],
  stock: [],
} as const satisfies Partial<ShelfParams>;

/** Returns the parameters of all listings of both shelves, regardless of the filters. */
export function listingsParams(params: ShelfParams) {
  return { ...comparedParams(params), ...NO_FILTERS, of: 'all' as const, limit: ALL_LISTINGS };
}

/** Returns the parameters of the listings of the shelf, and of the one to compare with, that the filters leave. */
export function matchingParams(params: ShelfParams) {
  const { against: _against, ...other } = otherShelf(params);
  return [
    { ...comparedParams(params), limit: ALL_LISTINGS },
    { ...other, limit: ALL_LISTINGS },
  ] as const;
}

/** Returns the parameters of all listings of the shelf to compare with, regardless of the filters. */
export function otherListingsParams(params: ShelfParams) {
  return { ...matchingParams(params)[1], ...NO_FILTERS };
}

/** Whether a row is a listing of the shelf, or only of the compared one. */
export function isListed({ move }: { move: string | null }): boolean {
  return move !== 'gone';
}

/** Leaves the offer to collect missing days to one panel of the page. */
export function withoutOffers<Answer>(state: AnswerState<Answer>): AnswerState<Answer> {
  if (state.kind !== 'content') return state;
  return { ...state, coverage: state.coverage.map((need) => ({ ...need, offeredCalls: null })) };
}

/** Returns the parameters of the first positions by day. The strip stays as it is while a user opens its days. */
export function firstTenParams(params: ShelfParams, newest: string | null | undefined) {
  const { date, days } = params;
  const isNear = newest != null && newest > date && daysBetween(date, newest) < days;
  return { ...params, ...NO_FILTERS, beside: '', date: isNear ? newest : date };
}

/** Returns the parameters of the keywords and retailers with shelves. */
export function sourcesParams({ visibility_type, retailer, country }: ShelfAddress, { date }: Pick<PageDates, 'date'>) {
  return { date, visibility_type, retailer: retailer ?? [], country: country ?? [] };
}

type Sources = Pick<ShelfSources, 'sources' | 'retailers'>;

/** Returns the retailers with a shelf of a keyword or category. */
export function retailersOf(sources: Sources | null, id: string | undefined): ShelfRetailer[] {
  const source = sources?.sources.find((candidate) => candidate.id === id);
  return (source?.retailer_indices ?? []).flatMap((index) => sources?.retailers[index] ?? []);
}

/**
 * Returns the shelf that opens: the keyword and the retailer of the address, as far as they are known. Otherwise the
 * first shelf.
 */
export function openingShelf(
  available: Sources & Pick<ShelfSources, 'first'>,
  { visibility_type, visibility_source_id: id, retailer_code: code, keyword }: ShelfAddress,
): ShelfKey | null {
  const { sources, first } = available;
  const source =
    sources.find((candidate) => candidate.id === id) ??
    sources.find(({ name }) => keyword !== '' && name === keyword) ??
    sources.find((candidate) => candidate.id === first?.visibility_source_id);
  const codes = retailersOf(available, source?.id).map((retailer) => retailer.code);
  const retailer = [code, first?.retailer_code].find((candidate) => candidate && codes.includes(candidate)) ?? codes[0];
  return source && retailer ? { visibility_type, visibility_source_id: source.id, retailer_code: retailer } : null;
}

/** Begins the identifiers of listings of the compared shelf in the address. */
export const OTHER = 'other:';

export function shownView({ view, beside }: Pick<ShelfAddress, 'view' | 'beside'>): ShelfView {
  return view ?? (beside === '' ? 'shelf' : 'pair');
}

export const shelf = definePage({
  name: 'shelf',
  title: 'Shelf',
  address,
  daysParams: ({ visibility_type: type }) => ({ visibility_type: type }),
  params: queryParams,
  main: 'shelf/tiles',
  datasets: ['content_detail'],
  filters: listingFilters,
  settings: {
    title: 'Listings',
    label: ({ position_type: type, first_n_products: count }) => `${POSITION_WORDS[type]}, ${count}`,
  },
  // The page adds the name of the retailer that listings are compared with.
  dateNote: ({ date, against }, { beside }, format) =>
    `${format.day(date)}, ${beside === '' ? '' : 'figures '}compared with ${format.day(against)}`,
  notes: (address, format) => [describeSettings(address, format)],
  workbook: {
    title: ({ date }) => `Shelf ${date}`,
    sheets: (params) => [
      { title: 'Listings', query: 'shelf/shelf', params: comparedParams(params), tab: 'table' },
      { title: 'Compared shelf', query: 'shelf/shelf', params: { ...matchingParams(params)[1], limit: 100 } },
    ],
  },
});

export type ShelfState = PageState<typeof shelf>;
