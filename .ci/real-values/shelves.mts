// Recorded shelves: which places of one count, and which of them are a searched brand's.
import { collectedOn, groupBy, groupsBy, type Row } from '../raw-rows.mts';
import { isBrand, OWN_BRANDS } from './customer.mts';

/** A keyword or category as `visibility-sources.json` defines one. */
export interface Source {
  id?: number;
  type: string;
  name: string;
  representative_name?: string;
  is_power?: boolean;
  url?: string;
  searched_brands: { brand: string; group?: string; is_own: boolean }[];
  targets?: { retailer_code: string; score?: number; position?: number }[];
}

/** One keyword or category at one retailer on one day. */
export interface Shelf {
  source: Source;
  date: string;
  retailer_name: string;
  retailer_code: string;
  retailer_country: string;
  rows: Row[];
}

/** Without definitions each observed keyword or category is searched for the own brands. */
export function observedSources(rows: readonly Row[]): Source[] {
  return groupBy(rows, 'visibility_type', 'visibility_source_name').map(([row]) => ({
    type: String(row?.visibility_type),
    name: String(row?.visibility_source_name),
    searched_brands: OWN_BRANDS.map((brand) => ({ brand, is_own: true })),
  }));
}

export function shelvesOf(rows: readonly Row[], sources: readonly Source[], date: string): Shelf[] {
  const names = ['visibility_type', 'visibility_source_name', 'retailer_name'];
  return groupBy(collectedOn(rows, date), ...names).flatMap((its) => {
    const [{ visibility_type: type, visibility_source_name: name, ...row } = {} as Row] = its;
    const source = sources.find((candidate) => candidate.type === type && candidate.name === name);
    const { retailer_name, retailer_code, retailer_country } = row;
    return source ? [{ source, date, retailer_name, retailer_code, retailer_country, rows: its } as Shelf] : [];
  });
}

/** Where a row stands among those of its kind, or undefined where it is of another. */
export function rankOf(row: Row, positionType: string): number | undefined {
  if (positionType === 'OVERALL') return Number(row.combined_position);
  const isSponsored = row.is_sponsored === true;
  return isSponsored === (positionType === 'SPONSORED') ? Number(row.position) : undefined;
}

/** The first N places in their order; a place that was crawled more than once shows what was last seen there. */
export function firstPlaces(rows: readonly Row[], positionType: string, first: number): Row[] {
  const ranks = groupsBy(rows, (row) => rankOf(row, positionType));
  return [...ranks]
    .filter(([rank]) => rank !== undefined && rank <= first)
    .sort(([a = 0], [b = 0]) => a - b)
    .flatMap(([, its]) => its.toSorted((a, b) => crawledAt(a) - crawledAt(b)).slice(-1));
}
const crawledAt = (row: Row) => Date.parse(String(row.crawling_time));

/** Null where neither brand nor observation says. */
export function isSearched(row: Row, brand: string, { searched_brands }: Source): boolean | null {
  if (row.brand_name !== null) return isBrand(row.brand_name, brand);
  return searched_brands.length === 1 ? (row.is_searched_brand as boolean | null) : null;
}

/** How many of these products are the brand's; null where none was found and most have no brand that is known. */
export function countOf(places: readonly Row[], brand: string, source: Source): number | null {
  const flags = places.map((row) => isSearched(row, brand, source));
  const own = flags.filter((flag) => flag === true).length;
  const unknown = flags.filter((flag) => flag === null).length;
  return own === 0 && unknown * 2 > places.length ? null : own;
}

export const targetOf = (source: Source, code: unknown, of: 'score' | 'position') =>
  source.targets?.find(({ retailer_code }) => retailer_code === code)?.[of] ?? null;
