import * as z from 'zod/mini';
import { banners, ownPairs, SHOWS_OWN } from '@/lib/datasets/banners/view';
import { raw, sql } from '@/lib/metrics/sql';
import { groupBy } from '@/lib/queries/shared/group-by';
import { query } from '../query';
import { dayNeed, TODAY, WALK_ORDER } from './needs';
import { bannersParams, GALLERY_KINDS } from './params';

/** A banner: its id, the index of its page in `pages`, its position, and the indices of its brands in `brands`. */
export type MapCell = [id: string, page: number, position: number | null, brands: number[]];

export interface MapBrand {
  /** Null for labels without a brand. */
  name: string | null;
  own: boolean;
  /** Number of its banners. A banner with several brands counts for each. */
  banners: number;
}

export interface MapKind {
  page_type: string | null;
  /** Empty if none is stated. */
  name: string;
  banners: number;
}

export interface MapRow {
  retailer: string | null;
  banners: number;
  /** Banners with own products. */
  own: number;
  /** Banners by `kinds`, ordered by page. */
  cells: MapCell[][];
}

export interface PositionMap {
  /** Own brands first, then by number of banners. */
  brands: MapBrand[];
  kinds: MapKind[];
  pages: string[];
  rows: MapRow[];
  /** Retailers of all banners, drawn or not. */
  retailers: number;
  banners: number;
  /** Number of banners that are not drawn. */
  more: number;
}

/** Maximum number of drawn banners. */
const MAX_BANNERS = 2_500;
const KINDS: readonly string[] = Object.values(GALLERY_KINDS);

const { c } = banners;

interface Row {
  id: string;
  retailer_name: string | null;
  page_type: string | null;
  page_name: string | null;
  page_no: number;
  position: number | null;
  own: boolean;
  brands: [name: string, own: boolean][];
  total: number;
  retailers: number;
  of_retailer: number;
  own_of_retailer: number;
}

/** The brands at each position of the day: a cell for each banner, by retailer and page type. */
export const positionMap = query({
  name: 'banners/position-map',
  params: z.object(bannersParams),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<PositionMap> {
    const filteredBanners = sql`${run.from(TODAY)} WHERE ${banners.where(params)}`;
    const byRetailer = sql`OVER (PARTITION BY ${c.retailer_name})`;
    const kinds = run.rows<MapKind>(
      sql`SELECT ${c.page_type}, ifNull(any(${c.page_type_name}), '') AS name, count() AS banners FROM ${filteredBanners} GROUP BY ${c.page_type}`,
    );
    const rows = run.rows<Row>(
      sql`SELECT ${c.id}, ${c.retailer_name}, ${c.page_type}, ${c.page_name}, ${c.e_retail_media_position} AS position,
        toBool(${SHOWS_OWN}) AS own, arrayDistinct(${ownPairs(sql`ifNull(label.brand, '')`)}) AS brands,
        dense_rank() OVER (ORDER BY ${c.retailer_name}, ${c.page_type}, ${c.page_name}, ${c.page_url}) AS page_no,
        count() OVER () AS total, uniqExact(ifNull(${c.retailer_name}, '')) OVER () AS retailers,
        count() ${byRetailer} AS of_retailer, countIf(own) ${byRetailer} AS own_of_retailer
      FROM ${filteredBanners} ORDER BY ${WALK_ORDER} LIMIT ${raw(String(MAX_BANNERS))}`,
    );
    return toMap(await rows, inOrder(await kinds));
  },
});

function toMap(rows: readonly Row[], kinds: MapKind[]): PositionMap {
  const brands = brandsOf(rows);
  const places = new Map(brands.map((brand, index) => [brandKey(brand.name, brand.own), index]));
  const pages = [...new Map(rows.map((row) => [row.page_no, row.page_name ?? ''])).entries()];
  const pageAt = new Map(pages.map(([no], index) => [no, index]));
  const toCell = (row: Row): MapCell => [
    row.id,
    pageAt.get(row.page_no) ?? 0,
    row.position,
    row.brands.flatMap(([name, own]) => places.get(brandKey(name || null, own)) ?? []),
  ];
  const retailers = [...groupBy(rows, (row) => row.retailer_name)].map(([retailer, retailerRows]) => ({
    retailer,
    banners: retailerRows[0]?.of_retailer ?? 0,
    own: retailerRows[0]?.own_of_retailer ?? 0,
    cells: kinds.map(({ page_type }) => retailerRows.filter((row) => row.page_type === page_type).map(toCell)),
  }));
  const total = rows[0]?.total ?? 0;
  return {
    brands,
    kinds,
    pages: pages.map(([, name]) => name),
    rows: retailers,
    retailers: rows[0]?.retailers ?? 0,
    banners: total,
    more: total - rows.length,
  };
}

function brandKey(name: string | null, own: boolean): string {
  return JSON.stringify([name, own]);
}

function brandsOf(rows: readonly Row[]): MapBrand[] {
  const brands = new Map<string, MapBrand>();
  for (const [name, own] of rows.flatMap((row) => row.brands)) {
    const brand = brands.get(brandKey(name || null, own)) ?? { name: name || null, own, banners: 0 };
    brands.set(brandKey(name || null, own), { ...brand, banners: brand.banners + 1 });
  }
  return [...brands.values()].sort(
    (a, b) =>
      Number(b.own) - Number(a.own) || b.banners - a.banners || (a.name ?? '').localeCompare(b.name ?? '', 'en'),
  );
}

/** Sorts home pages first, then categories, searches and unknown page types. */
function inOrder(kinds: readonly MapKind[]): MapKind[] {
  const orderOf = (type: string | null) =>
    (KINDS.indexOf(type ?? '') + 1 || KINDS.length + 1) + (type === null ? 1 : 0);
  return kinds.toSorted(
    (a, b) => orderOf(a.page_type) - orderOf(b.page_type) || (a.page_type ?? '').localeCompare(b.page_type ?? '', 'en'),
  );
}
