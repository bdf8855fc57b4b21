import { readDefinitions } from '@/delivery/definitions/read';
import { currentRows } from '@/delivery/loads/current-rows';
import { type Listing, listingColumns, type visibilityListings } from '@/lib/contract/visibility-listings';
import type { Answer } from './answer';
import { engineDay } from './days';
import { POSITION, type PositionType } from './positions';
import { isSearched, leadingBrand, sourcesOf } from './sources';

type Observed = Listing & { source_url: string | null };

/**
 * The first N places of one shelf. A source, retailer or day without observations gives no listings; a shelf without a
 * place of the asked type still has its own address; a number that no source has gives no name either. The shelf is
 * marked for the source's leading brand.
 */
export const answerVisibilityListings: Answer<typeof visibilityListings> = async (db, customerId, params, signal) => {
  const { visibility_type: type, visibility_source_id: id, retailer_code: retailer } = params;
  const shelf = { customer: customerId, day: engineDay(params.date), type };
  const [defined, retailers, ownBrands] = await Promise.all([
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
    retailer_name: retailers.find((known) => known.retailer_code === retailer)?.retailer_name ?? '',
  };
  const asked = { ...shelf, ...code, source: source.name };
  const rows = await db.query<Observed>(
    places(params.position_type),
    { ...asked, n: params.first_n_products },
    { signal },
  );
  const [address] = rows.length > 0 ? rows : await db.query<Pick<Observed, 'source_url'>>(ADDRESS, asked, { signal });
  const searched = leadingBrand(source);
  return {
    visibility_source_name: source.name,
    visibility_source_url: address?.source_url ?? source.url,
    searched_brand: searched.brand,
    searched_brand_group: searched.group,
    is_own_brand: searched.is_own,
    listings: rows.map(({ source_url: _, ...listing }) => ({
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

const SHELF = `${currentRows('visibility_listing')}
  WHERE file_date = {day:Date32} AND visibility_type = {type:String} AND visibility_source_name = {source:String}
    AND (retailer_code = {retailer:String} OR retailer_code IS NULL AND retailer_name = {retailer_name:String})`;

const LATEST_FIRST = 'crawling_time DESC, file_hour DESC, load_id DESC, row_no DESC';

const ADDRESS = `
  SELECT visibility_source_url AS source_url FROM ${SHELF} AND visibility_source_url IS NOT NULL
  ORDER BY ${LATEST_FIRST} LIMIT 1`;

function places(positionType: PositionType): string {
  const { rank, among } = POSITION[positionType];
  return `
    SELECT ${Object.keys(listingColumns).join(', ')}, visibility_source_url AS source_url
    FROM (
      SELECT * FROM ${SHELF} AND ${among} AND ${rank} <= {n:UInt32}
      ORDER BY ${LATEST_FIRST}
      LIMIT 1 BY ${rank}
    )
    ORDER BY ${rank}`;
}
