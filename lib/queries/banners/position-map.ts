import * as z from 'zod/mini';
import { banners, ownPairs, SHOWS_OWN } from '@/lib/datasets/banners/view';
import { param, raw, sql } from '@/lib/metrics/sql';
import { groupBy } from '@/lib/queries/shared/group-by';
import { query } from '../query';
import { TODAY, todayNeed, WALK_ORDER } from './needs';
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

const { c } = banners;

const BRANDS = sql`arrayDistinct(${ownPairs(sql`nullIf(label.brand, '')`)})`;
const KIND_NO = sql`indexOf(${param(Object.values(GALLERY_KINDS), 'Array(String)')}, ifNull(${c.page_type}, ''))`;

interface Row {
  id: string;
  retailer_name: string | null;
  page_type: string | null;
  page_name: string | null;
  page_no: number;
  position: number | null;
  own: boolean;
  brands: [name: string | null, own: boolean][];
  total: number;
  retailers: number;
  of_retailer: number;
  own_of_retailer: number;
}

/** The brands at each position of the day: a cell for each banner, by retailer and page type. */
export const positionMap = query({
  name: 'banners/position-map',
  params: z.object(bannersParams),
  needs: (params) => [todayNeed(params)],
  async answer(params, run): Promise<PositionMap> {
    const filteredBanners = sql`${run.from(TODAY)} WHERE ${banners.where(params)}`;
    const byRetailer = sql`OVER (PARTITION BY ${c.retailer_name})`;
    const [brands, kinds, rows] = await Promise.all([
      run.rows<MapBrand>(
        sql`SELECT brand.1 AS name, toBool(brand.2) AS own, count() AS banners
        FROM (SELECT arrayJoin(${BRANDS}) AS brand FROM ${filteredBanners})
        GROUP BY brand ORDER BY own DESC, banners DESC, name`,
      ),
      run.rows<MapKind>(
        sql`SELECT ${c.page_type}, ifNull(any(${c.page_type_name}), '') AS name, count() AS banners FROM ${filteredBanners}
        GROUP BY ${c.page_type} ORDER BY ${c.page_type} IS NULL, ${KIND_NO} = 0, ${KIND_NO}, ${c.page_type}`,
      ),
      run.rows<Row>(
        sql`SELECT ${c.id}, ${c.retailer_name}, ${c.page_type}, ${c.page_name}, ${c.e_retail_media_position} AS position,
          toBool(${SHOWS_OWN}) AS own, ${BRANDS} AS brands,
          dense_rank() OVER (ORDER BY ${c.retailer_name}, ${c.page_type}, ${c.page_name}, ${c.page_url}) AS page_no,
          count() OVER () AS total, uniqExact(ifNull(${c.retailer_name}, '')) OVER () AS retailers,
          count() ${byRetailer} AS of_retailer, countIf(own) ${byRetailer} AS own_of_retailer
        FROM ${filteredBanners} ORDER BY ${WALK_ORDER} LIMIT ${raw(String(MAX_BANNERS))}`,
      ),
    ]);
    return { brands, kinds, ...cellsOf(rows, brands, kinds) };
  },
});

function cellsOf(
  rows: readonly Row[],
  brands: readonly MapBrand[],
  kinds: readonly MapKind[],
): Omit<PositionMap, 'brands' | 'kinds'> {
  const brandAt = new Map(brands.map(({ name, own }, index) => [JSON.stringify([name, own]), index]));
  const pages = [...new Map(rows.map((row) => [row.page_no, row.page_name ?? '']))];
  const pageAt = new Map(pages.map(([no], index) => [no, index]));
  const toCell = (row: Row): MapCell => [
    row.id,
    pageAt.get(row.page_no) ?? 0,
    row.position,
    row.brands.flatMap((brand) => brandAt.get(JSON.stringify(brand)) ?? []),
  ];
  const { total = 0, retailers = 0 } = rows[0] ?? {};
  return {
    pages: pages.map(([, name]) => name),
    rows: [...groupBy(rows, (row) => row.retailer_name)].map(([retailer, retailerRows]) => ({
      retailer,
      banners: retailerRows[0]?.of_retailer ?? 0,
      own: retailerRows[0]?.own_of_retailer ?? 0,
      cells: kinds.map(({ page_type }) => retailerRows.filter((row) => row.page_type === page_type).map(toCell)),
    })),
    retailers,
    banners: total,
    more: total - rows.length,
  };
}
