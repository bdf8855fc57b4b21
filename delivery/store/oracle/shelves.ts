import { groupBy } from '../group-by';
import { type Account, isBrand } from './account';
import { collectedOn, groupByColumns, type RawRow, timeOf } from './raw-rows';

/** A keyword or category as a customer defines it. */
export interface Source {
  id?: number;
  type: string;
  name: string;
  representative_name?: string;
  is_power?: boolean;
  url?: string;
  searched_brands: { brand: string; group?: string; is_own?: boolean }[];
  targets?: { retailer_code: string; score?: number; position?: number }[];
}

/** A keyword or category at a retailer on a day. */
export interface Shelf {
  source: Source;
  date: string;
  retailer_name: string;
  retailer_code: string;
  retailer_country: string | null;
  rows: RawRow[];
}

/** Returns the sources of a customer who has defined none: each observed one, with the own brands as searched ones. */
export function observedSources(rows: readonly RawRow[], { ownBrands }: Account): Source[] {
  return groupByColumns(rows, 'visibility_type', 'visibility_source_name').map(([row]) => ({
    type: String(row?.visibility_type),
    name: String(row?.visibility_source_name),
    searched_brands: ownBrands.map((brand) => ({ brand, is_own: true })),
  }));
}

export function shelvesOf(rows: readonly RawRow[], sources: readonly Source[], date: string): Shelf[] {
  const names = ['visibility_type', 'visibility_source_name', 'retailer_name'];
  return groupByColumns(collectedOn(rows, date), ...names).flatMap((shelf) => {
    const [{ visibility_type: type, visibility_source_name: name, ...row } = {} as RawRow] = shelf;
    const source = sources.find((candidate) => candidate.type === type && candidate.name === name);
    const { retailer_name, retailer_code, retailer_country = null } = row;
    return source ? [{ source, date, retailer_name, retailer_code, retailer_country, rows: shelf } as Shelf] : [];
  });
}

/** Returns the position of a row within a position type, or undefined if it is of another type. */
export function rankOf(row: RawRow, positionType: string): number | undefined {
  if (positionType === 'OVERALL') return Number(row.combined_position);
  const isSponsored = row.is_sponsored === true;
  return isSponsored === (positionType === 'SPONSORED') ? Number(row.position) : undefined;
}

/** Returns the first N listings in order. Of those at the same position, the last crawled one counts. */
export function firstListings(rows: readonly RawRow[], positionType: string, first: number): RawRow[] {
  const ranks = groupBy(rows, (row) => rankOf(row, positionType));
  return [...ranks]
    .filter(([rank]) => rank !== undefined && rank <= first)
    .sort(([a = 0], [b = 0]) => a - b)
    .flatMap(([, listings]) => listings.toSorted((a, b) => timeOf(a) - timeOf(b)).slice(-1));
}

/** Null if neither the brand nor the observation is known. */
export function isSearched(row: RawRow, brand: string, { searched_brands }: Source): boolean | null {
  if (row.brand_name != null) return isBrand(row.brand_name, brand);
  return searched_brands.length === 1 ? ((row.is_searched_brand ?? null) as boolean | null) : null;
}

/** Counts the listings of a brand. Null if there is none and most have no known brand. */
export function countOf(listings: readonly RawRow[], brand: string, source: Source): number | null {
  const flags = listings.map((row) => isSearched(row, brand, source));
  const own = flags.filter((flag) => flag === true).length;
  const unknown = flags.filter((flag) => flag === null).length;
  return own === 0 && unknown * 2 > listings.length ? null : own;
}

export const targetOf = (source: Source, code: unknown, of: 'score' | 'position') =>
  source.targets?.find(({ retailer_code }) => retailer_code === code)?.[of] ?? null;
