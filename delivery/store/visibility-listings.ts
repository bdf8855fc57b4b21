import { LRUCache } from 'lru-cache';
import { readDefinitions } from '@/delivery/definitions/read';
import { currentRows } from '@/delivery/loads/current-rows';
import { currentVersions } from '@/delivery/loads/current-versions';
import { createSingleFlight } from '@/lib/async/single-flight';
import type { Database } from '@/lib/clickhouse/client';
import { type Listing, listingColumns, type visibilityListings } from '@/lib/contract/visibility-listings';
import type { Answer } from './answer';
import { engineDay } from './days';
import { groupBy } from './group-by';
import { POSITION, type PositionType } from './positions';
import { LATEST_FIRST } from './row-keys';
import { isSearched, leadingBrand, sourcesOf } from './sources';

type Observed = Listing & { source: string; source_url: string | null };

/** Maximum number of cached listings, as clients request the shelves of a retailer in sequence. */
const MAX_CACHED_LISTINGS = 40_000;
type Shelves = ReadonlyMap<string, Observed[]>;
type SingleFlight = ReturnType<typeof createSingleFlight<Shelves>>;
const caches = new WeakMap<Database, { shelves: LRUCache<string, Shelves>; singleFlight: SingleFlight }>();

/**
 * Answers with the first N listings of a shelf. A source, retailer or day without observations has no listings. A shelf
 * without listings of the position type still has its URL. An unknown source has no name. Own listings are those of the
 * source's leading brand.
 */
export const answerVisibilityListings: Answer<typeof visibilityListings> = async (db, customerId, params, signal) => {
  const { visibility_type: type, visibility_source_id: id, retailer_code: retailer } = params;
  const shelf = { customer: customerId, day: engineDay(params.date), type };
  const [versions, defined, retailers, ownBrands] = await Promise.all([
    currentVersions(db, customerId),
    readDefinitions(db, customerId, 'visibility_sources', signal),
    readDefinitions(db, customerId, 'retailers', signal),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const observed = defined.length > 0 ? [] : await db.query<{ source: string }>(SOURCES, shelf, { signal });
  const names = observed.map(({ source }) => source);
  const source = sourcesOf(type, defined, names, ownBrands).find((candidate) => candidate.id === id);
  if (!source) return UNKNOWN;

  const code = {
    retailer,
    retailer_name: retailers.find((candidate) => candidate.retailer_code === retailer)?.retailer_name ?? '',
  };
  const shelfParams = { ...shelf, ...code, source: source.name };
  const version = versions.get('visibility_listing');
  const shelves = await shelvesOf(db, { ...shelf, ...code }, params.position_type, version);
  const rank = POSITION[params.position_type].rank;
  const shelfRows = shelves.get(source.name) ?? [];
  const rows = shelfRows.filter((row) => (row[rank] ?? 0) <= params.first_n_products);
  const [address] =
    shelfRows.length > 0
      ? shelfRows.filter(({ source_url }) => source_url !== null)
      : await db.query<Pick<Observed, 'source_url'>>(ADDRESS, shelfParams, { signal });
  const searched = leadingBrand(source);
  return {
    visibility_source_name: source.name,
    visibility_source_url: address?.source_url ?? source.url,
    searched_brand: searched.brand,
    searched_brand_group: searched.group,
    is_own_brand: searched.is_own,
    listings: rows.map(({ source: _, source_url: __, ...listing }) => ({
      ...listing,
      is_searched_brand: isSearched(source, searched, listing.brand_name, listing.is_searched_brand),
    })),
  };
};

const UNKNOWN = {
  visibility_source_name: null,
  visibility_source_url: null,
  searched_brand: null,
  searched_brand_group: null,
  is_own_brand: null,
  listings: [],
};

const SOURCES = `
  SELECT DISTINCT visibility_source_name AS source FROM ${currentRows('visibility_listing')}
  WHERE file_date = {day:Date32} AND visibility_type = {type:String} AND visibility_source_name IS NOT NULL`;

const RETAILER = `${currentRows('visibility_listing')}
  WHERE file_date = {day:Date32} AND visibility_type = {type:String} AND visibility_source_name IS NOT NULL
    AND (retailer_code = {retailer:String} OR retailer_code IS NULL AND retailer_name = {retailer_name:String})`;

const ADDRESS = `
  SELECT visibility_source_url AS source_url FROM ${RETAILER} AND visibility_source_name = {source:String} AND visibility_source_url IS NOT NULL
  ORDER BY ${LATEST_FIRST} LIMIT 1`;

/**
 * Returns the listings of all of a retailer's shelves of a day by source, in order, cached until an import changes
 * them.
 */
async function shelvesOf(
  db: Database,
  shelfParams: { customer: string; day: string; type: string; retailer: string; retailer_name: string },
  positionType: PositionType,
  version: string | undefined,
): Promise<Shelves> {
  const { shelves, singleFlight } = caches.get(db) ?? {
    shelves: new LRUCache({ maxSize: MAX_CACHED_LISTINGS }),
    singleFlight: createSingleFlight<Shelves>(),
  };
  caches.set(db, { shelves, singleFlight });
  const key = JSON.stringify([version, positionType, shelfParams]);
  const cached = shelves.get(key);
  if (cached) return cached;
  // The query is shared, so a disconnected client does not cancel it.
  return singleFlight(key, async () => {
    const rows = await db.query<Observed>(listingsSql(positionType), shelfParams);
    const bySource = groupBy(rows, ({ source }) => source);
    shelves.set(key, bySource, { size: rows.length + 1 });
    return bySource;
  });
}

/** Returns SQL of the listings of all shelves of a retailer. */
function listingsSql(positionType: PositionType): string {
  const { rank, among } = POSITION[positionType];
  return `
    SELECT visibility_source_name AS source, ${Object.keys(listingColumns).join(', ')}, visibility_source_url AS source_url
    FROM (
      SELECT * FROM ${RETAILER} AND ${among} AND ${rank} IS NOT NULL
      ORDER BY ${LATEST_FIRST}
      LIMIT 1 BY visibility_source_name, ${rank}
    )
    ORDER BY source, ${rank}`;
}
