import type { FileRowOf } from '@/lib/contract/column';
import type { rating } from '@/lib/contract/datasets/rating';
import type { Banner } from '@/lib/contract/e-retail-media';
import type { Listing } from '@/lib/contract/visibility-listings';

/** Number of items of a customer on a day. */
export interface Size {
  offers: number;
  /** Ratings of SKUs at retailers: rows of a scorecard. */
  ratings: number;
  /** Products on the shelf of each keyword. */
  ranked: number;
  /** Searched brands on each of these shelves. */
  brands: number;
  banners: number;
}

/** The largest size that pages support. */
export const BIG: Size = { offers: 50_000, ratings: 50_000, ranked: 10_000, brands: 750, banners: 10_000 };

const RETAILERS = 7;
const KEYWORDS = 2;

/** Returns the number of scores: one for each brand on each shelf. */
export const scoresOf = ({ brands }: Size) => brands * KEYWORDS * RETAILERS;

/** Returns the number of ranks: one for each product and keyword. */
export const ranksOf = ({ ranked }: Size) => ranked * KEYWORDS;

const retailerName = (index: number) => `Retailer ${index % RETAILERS}`;
const retailerCode = (index: number) => `r${index % RETAILERS}`;
const brandName = (index: number) => `Brand ${index}`;

export function definitions(size: Size) {
  const retailers = Array.from({ length: RETAILERS }, (_, index) => ({
    retailer_name: retailerName(index),
    retailer_code: retailerCode(index),
    retailer_country: 'DE',
    currency: 'EUR',
  }));
  const searched_brands = Array.from({ length: size.brands }, (_, index) => ({
    brand: brandName(index),
    is_own: index < 2,
  }));
  const visibility_sources = Array.from({ length: KEYWORDS }, (_, index) => ({
    id: index + 1,
    type: 'SEARCH',
    name: `keyword ${index}`,
    searched_brands,
    targets: retailers.map(({ retailer_code }) => ({ retailer_code, score: 20, position: 10 })),
  }));
  return { retailers, visibility_sources, own_brands: [brandName(0), brandName(1)] };
}

/** Ratings of SKUs at all retailers. The worst rating is in the middle of the file. */
export function* ratings(size: Size, date: string): Generator<Partial<FileRowOf<typeof rating.columns>>> {
  for (let row = 0; row < size.ratings; row++) {
    const sku = Math.floor(row / RETAILERS);
    yield {
      product_id: `P${row}`,
      retailer_name: retailerName(row),
      product_rating: row === size.ratings / 2 ? 1 : 2 + ((row * 7919) % 300) / 100,
      rating_count: 1 + ((row * 104_729) % 900),
      session_time: `${date}T07:00:00Z`,
      crawling_time: `${date}T07:12:31Z`,
      service_sku_id: `SKU-${sku}`,
      service_sku_name: `Bench article no. ${sku}, family pack, 500 ml`,
      brand: brandName(sku % 40),
      is_own_product: sku % 40 < 2,
    };
  }
}

/** Products on the shelves of all keywords. Ranks differ by keyword, so that columns sort differently. */
export function* listings(size: Size, date: string): Generator<Partial<Listing> & Record<string, unknown>> {
  const shelf = Math.ceil(size.ranked / RETAILERS);
  for (let keyword = 0; keyword < KEYWORDS; keyword++)
    for (let row = 0; row < size.ranked; row++) {
      const rank = ((Math.floor(row / RETAILERS) * (keyword === 0 ? 1 : 7)) % shelf) + 1;
      yield {
        visibility_type: 'SEARCH',
        visibility_source_name: `keyword ${keyword}`,
        retailer_name: retailerName(row),
        retailer_code: retailerCode(row),
        retailer_country: 'DE',
        date,
        product_id: `L${row}`,
        product_title: `Bench article no. ${row}, family pack, 500 ml`,
        brand_name: brandName(row % size.brands),
        is_sponsored: false,
        position: rank,
        combined_position: rank,
        page_no: Math.ceil(rank / 48),
        crawling_time: `${date}T07:12:31Z`,
      };
    }
}

/** Banners on a hundred pages of each retailer. */
export function* banners(size: Size, date: string): Generator<Partial<Banner> & Record<string, unknown>> {
  for (let row = 0; row < size.banners; row++) {
    const page = Math.floor(row / RETAILERS) % 100;
    yield {
      date,
      crawling_time: `${date}T07:12:31Z`,
      retailer_name: retailerName(row),
      page_type: page === 0 ? 'HOME' : 'CATEGORY',
      page_name: `Page ${page}`,
      page_url: `https://retailer.example/${page}`,
      e_retail_media_position: Math.floor(row / RETAILERS / 100) + 1,
      e_retail_media_url: `https://retailer.example/banners/${row}`,
      own_label_count: row % 10 === 0 ? 1 : 0,
      competitor_label_count: row % 3,
      own_labels: [],
      competitor_labels: [],
      e_retail_media_types: ['STATIC'],
    };
  }
}
