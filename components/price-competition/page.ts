import * as z from 'zod/mini';
import { commonAddress, definePage, type PageDates, type PageStart } from '@/components/layout/define-page';
import {
  allBucketsWords,
  DIMENSION_WORDS,
  KIND_WORDS,
  OFFER_WORDS,
  PRICE_TYPE_WORDS,
} from '@/components/price-competition/words';
import { type AddressOf, field, filterFields, rowsField } from '@/lib/client/address/address';
import { selectParams } from '@/lib/client/address/address-params';
import { ALL_PAGES, type CompetitionPage } from '@/lib/client/address/all-competition-pages';
import { competitionRequest } from '@/lib/contract/competition-request';
import { choice } from '@/lib/contract/params';
import { competitionFilters } from '@/lib/datasets/competitions/filters';
import { type CompetitionParams, competitionParams } from '@/lib/queries/price-competition/params';
import { addDays } from '@/lib/queries/shared/dates';

/** Competitions by the service's verdict, worst first, then changes and all buckets. */
export const VIEWS = ['off', 'near', 'on', 'none', 'all', 'changes', 'buckets'] as const;
export type CompetitionView = (typeof VIEWS)[number];

/** Default periods in days, which contain several buckets of each length. */
export const OPENING_DAYS = { DAILY: 28, WEEKLY: 84, MONTHLY: 365, QUARTERLY: 730, YEARLY: 1_095, NONE: 28 } as const;
export type TimeDimension = keyof typeof OPENING_DAYS;

/** Number of competitions in a request. */
export const HEAT_STEP = 60;

const { days, by, price_type, kind, offers } = competitionParams;

const { customer_page_id } = competitionRequest.shape;

export const pageNumber = field(customer_page_id, null);

const address = {
  ...commonAddress,
  /** Null for the default page. */
  customer_page_id: field(z.union([z.literal(ALL_PAGES), customer_page_id]), null),
  /** Null for the default period of the buckets. */
  days: field(days, null),
  time_dimension: field(by, 'DAILY'),
  price_type: field(price_type, 'TOTAL'),
  /** Selling or list price. */
  price: field(kind, 'rsp'),
  offers: field(offers, 'standard'),
  ...filterFields(competitionFilters),
  view: field(choice('The view', VIEWS), 'off'),
  /** Competitions that the strips and their table show. They do not filter the figures. */
  only: rowsField,
};

export type CompetitionAddress = AddressOf<typeof address>;

export interface CompetitionStart extends PageStart {
  /** The pages that an administrator listed. */
  listed: readonly CompetitionPage[];
}

/** Returns the selected page, or else all listed ones, as the Overview counts them. Null if none is listed. */
export function pageOf(
  { customer_page_id }: Pick<CompetitionAddress, 'customer_page_id'>,
  { listed }: CompetitionStart,
): number | typeof ALL_PAGES | null {
  if (customer_page_id !== null && customer_page_id !== ALL_PAGES) return customer_page_id;
  return listed.length > 1 ? ALL_PAGES : (listed[0]?.id ?? null);
}

/** Returns the numbers of the selected pages. Empty if no page is selected. */
function pagesOf(address: CompetitionAddress, start: CompetitionStart): string[] {
  const page = pageOf(address, start);
  if (page === ALL_PAGES) return start.listed.map(({ id }) => String(id));
  return page === null ? [] : [String(page)];
}

/** Returns null if no page is selected. Days are compared with a chosen day, other buckets with the previous one. */
function queryParams(address: CompetitionAddress, dates: PageDates, start: CompetitionStart) {
  const page = pagesOf(address, start);
  if (page.length === 0) return null;
  const { time_dimension: by, price: kind } = address;
  const against = by === 'DAILY' ? dates.against : undefined;
  return selectParams(competitionParams, { ...address, ...dates, page, against, by, kind });
}

export const competition = definePage({
  name: 'price-competition',
  title: 'Price competition',
  address,
  defaultDays: ({ time_dimension }) => OPENING_DAYS[time_dimension],
  daysParams(address, start: CompetitionStart) {
    const page = pagesOf(address, start);
    return page.length === 0 ? null : { page };
  },
  params: queryParams,
  main: 'price-competition/summary',
  datasets: ['price', 'price_hourly'],
  filters: competitionFilters,
  settings: {
    title: 'Prices and period',
    label: ({ price, offers, time_dimension, price_type }) =>
      [
        price === 'rsp' ? 'Selling' : 'List',
        OFFER_WORDS[offers].toLowerCase(),
        time_dimension === 'DAILY' ? '' : `by ${DIMENSION_WORDS[time_dimension]}`,
        price_type === 'UNIT' ? 'per unit' : '',
      ]
        .filter(Boolean)
        .join(', '),
  },
  dateNote({ from, date, against }, { time_dimension }, format) {
    const period = `${format.day(from)} to ${format.day(date)}`;
    return time_dimension === 'DAILY' ? `${period}, compared with ${format.day(against)}` : period;
  },
  notes: ({ price, offers, price_type, time_dimension }) => [
    `${KIND_WORDS[price]}, ${OFFER_WORDS[offers].toLowerCase()}`,
    time_dimension === 'DAILY' ? '' : `by ${DIMENSION_WORDS[time_dimension]}`,
    price_type === 'UNIT' ? `price of the ${PRICE_TYPE_WORDS.UNIT.toLowerCase()}` : '',
  ],
  workbook: {
    title: () => 'Price competition',
    sheets: (params) => [
      { title: 'Competitions', query: 'price-competition/lines', params, tab: 'all' },
      { title: allBucketsWords(params.by), query: 'price-competition/buckets', params, tab: 'buckets' },
      { title: 'Changes', query: 'price-competition/changes', params, tab: 'changes' },
    ],
  },
});

/** Whether offers have the prices that are compared (Price): packs by day. */
export function hasMainPrices({ by, price_type }: { by?: unknown; price_type?: unknown }): boolean {
  return by === 'DAILY' && price_type === 'TOTAL';
}

/** Returns the parameters of the competitions of a view, or of the selected ones among them. */
export function linesParams<Params extends object>(
  params: Params,
  { view, only }: Pick<CompetitionAddress, 'view' | 'only'>,
) {
  return { ...params, tone: view === 'all' ? [] : [view], ...(only && { id: only }) };
}

/** Number of changes that the panel of moves shows, and the days over which it compares daily indices. */
export const MOVES_SHOWN = 6;
export const MOVES_DAYS = 7;

/** Returns the parameters of the largest changes. */
export function movesParams<Params extends Pick<CompetitionParams, 'date' | 'by'>>(params: Params) {
  const movedFrom = params.by === 'DAILY' && { moved_from: addDays(params.date, -MOVES_DAYS) };
  return { ...params, ...movedFrom, limit: MOVES_SHOWN, sort: 'size.desc' };
}

/** Returns the parameters of the competition that is furthest from its target, of those that a link selects. */
export function worstParams<Params extends object>(params: Params, { only }: Pick<CompetitionAddress, 'only'>) {
  return { ...params, ...(only && { id: only }), sort: 'away.desc', limit: 1 };
}
