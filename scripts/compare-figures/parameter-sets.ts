import { allQueries } from '@/lib/queries/registry';
import { addDays } from '@/lib/queries/shared/dates';

/** A request to a query of a page. */
export interface ParameterSet {
  query: string;
  search: string;
}

const COUNT = 500;

/** Queries with figures, which excludes days and dictionaries. */
const QUERIES = allQueries.map(({ name }) => name).filter((name) => !/\/(days|dictionary)$/.test(name));

type Params = Record<string, string | undefined>;

/** Reads a query of the page for the newest day and returns its answer. */
export type Ask = (query: string, params: Params) => Promise<unknown>;

/** Values from the data for filters and details. */
interface Names {
  banners: Params;
  competition: Params;
  prices: Params;
  visibility: Params;
}

/**
 * Returns 500 parameter sets, the same for the same data: each query of each page for its newest day, other days, other
 * periods, other compared days and with each filter in turn.
 */
export async function parameterSets(newest: string, ask: Ask): Promise<ParameterSet[]> {
  const names = await namesOf(newest, ask);
  const variants: Record<string, Params[]> = {
    banners: bannerVariants(newest, names.banners),
    'price-competition': competitionVariants(newest, names.competition),
    prices: priceVariants(newest, names.prices),
    visibility: visibilityVariants(newest, names.visibility),
  };
  const longest = Math.max(...Object.values(variants).map((list) => list.length));
  const sets: ParameterSet[] = [];
  for (let index = 0; index < longest; index++)
    for (const query of QUERIES) {
      const params = variants[query.split('/')[0] ?? '']?.[index];
      if (params) sets.push({ query, search: searchOf(query, params, names) });
    }
  return sets.slice(0, COUNT);
}

function searchOf(query: string, params: Params, { banners, competition, prices, visibility }: Names): string {
  const { date = '', days = '1' } = params;
  const detail: Record<string, Params> = {
    'price-competition/line': { id: competition.id },
    'price-competition/evidence': { id: competition.id, bucket: date },
    'prices/sku': { sku: prices.sku },
    'visibility/score': { id: visibility.id },
  };
  const bookings = JSON.stringify([banners.retailer, null, null, null, addDays(date, 1 - Number(days)), date]);
  const isBooked = query.startsWith('banners/booked');
  const queryParams = isBooked
    ? { bookings, ...(query === 'banners/booked-share' && { date, days }) }
    : { ...params, ...detail[query] };
  const entries = Object.entries(queryParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(entries).toString();
}

/** Days and periods of every page. */
function periods(newest: string): Params[] {
  return [
    { date: newest, against: addDays(newest, -1), days: '28' },
    { date: newest, against: addDays(newest, -7), days: '1' },
    { date: newest, days: '7' },
    { date: addDays(newest, -3), against: addDays(newest, -4), days: '4' },
    { date: addDays(newest, -9), against: addDays(newest, -20), days: '14' },
    { date: newest, against: addDays(newest, -28), days: '56' },
  ];
}

/** Returns all periods, then the first of them with each of the changes. */
function withEach(newest: string, changes: readonly Params[]): Params[] {
  const all = periods(newest);
  return [...all, ...changes.map((change) => ({ ...all[0], ...change }))];
}

function bannerVariants(newest: string, { retailer, brand, category }: Params): Params[] {
  return withEach(newest, [
    { retailer },
    { brand },
    { category },
    { brand: 'No such brand' },
    { own: 'own' },
    { page_type: 'HOME_PAGE' },
    { position: '1', relevance: 'ALL' },
    { q: 'e', own: 'competitor' },
  ]);
}

function competitionVariants(newest: string, { retailer, brand }: Params): Params[] {
  return withEach(newest, [
    { retailer },
    { brand },
    { brand: 'No such brand' },
    { kind: 'rrp' },
    { offers: 'with_oos' },
    { by: 'WEEKLY' },
    { own: 'own' },
    { verdict: 'NEGATIVE' },
    { q: 'e', since: 'left' },
  ]).map((params) => ({ ...params, page: '101' }));
}

function priceVariants(newest: string, { retailer, brand }: Params): Params[] {
  return withEach(newest, [
    { retailer },
    { brand },
    { brand: 'No such brand' },
    { own: 'own' },
    { calculation_type: 'MIN_PRICE' },
    { stock: 'out', merchant: 'main' },
    { discount: 'above' },
    { q: 'e', own: 'competitor' },
  ]);
}

function visibilityVariants(newest: string, { retailer, brand }: Params): Params[] {
  return withEach(newest, [
    { retailer },
    { brand },
    { brand: 'No such brand' },
    { own: 'own' },
    { visibility_type: 'CATEGORY' },
    { position_type: 'ORGANIC' },
    { target: 'missed', key: 'yes' },
    { check: 'differs' },
    { q: 'e', own: 'competitor' },
  ]);
}

async function namesOf(date: string, ask: Ask): Promise<Names> {
  const params = { date, days: '1' };
  // An earlier checkout may not have the query.
  const first = (answer: unknown) => (answer as { rows?: Params[] }).rows?.[0] ?? {};
  const values = (facets: unknown) =>
    Object.fromEntries(
      Object.entries(facets as Record<string, { value: string }[]>).map(([name, list]) => [name, list[0]?.value]),
    );
  const page = { ...params, page: '101' };
  return {
    banners: values(await ask('banners/facets', params)),
    competition: {
      ...values(await ask('price-competition/facets', page)),
      id: first(await ask('price-competition/lines', page)).id,
    },
    prices: {
      ...values(await ask('prices/facets', params)),
      sku: first(await ask('prices/offers', params)).sku,
    },
    visibility: {
      ...values(await ask('visibility/facets', params)),
      id: first(await ask('visibility/scores', params)).id,
    },
  };
}
