// The figures that pages show of the recorded data, computed from the raw rows.
import { isOwn } from '@/delivery/store/oracle/account';
import { expectedBanners } from '@/delivery/store/oracle/banners';
import { expectedCompetitions } from '@/delivery/store/oracle/competitions';
import { collectedOn, groupByColumns, type RawRow, sum } from '@/delivery/store/oracle/raw-rows';
import { averageOf } from '@/delivery/store/oracle/scorecards';
import { PLANNED_BANNERS } from '@/lib/queries/shared/planned-sets';
import { rawRows } from './raw-rows.mts';
import { type Customer, readCustomer, readPages } from './real-values/customer.mts';

export interface RealPage {
  path: string;
  /** Texts of tiles, by title. */
  tiles?: Record<string, string[]>;
  /** Texts of other parts of the page. */
  texts?: string[];
  /** Name of a button that the check presses first. */
  press?: RegExp;
}

const DAY = '2023-07-12';
const whole = (value: number) => value.toLocaleString('en-US');
const share = (part: number, all: number) => `${((part / all) * 100).toFixed(1)}%`;

/** Returns the last offer of a day, which pages show. */
const lastCrawled = (rows: RawRow[]) =>
  rows.toSorted((a, b) => Date.parse(String(a.crawling_time)) - Date.parse(String(b.crawling_time))).at(-1) ??
  ({} as RawRow);

export function realPages(folder: string): RealPage[] {
  const customer = readCustomer(folder);
  return [
    overview(customer),
    prices(collectedOn(customer.prices, DAY)),
    competition(customer),
    scorecards(collectedOn(customer.ratings, DAY)),
    ...search(collectedOn(customer.listings, DAY)),
    banners(customer),
    downloads(rawRows(folder, 'content')),
  ];
}

/** Counts the SKUs of own brands at retailers that are in stock. */
function overview({ prices, account }: Customer): RealPage {
  const own = collectedOn(prices, DAY).filter(({ brand }) => isOwn(brand, account));
  return {
    path: `/overview?date=${DAY}&view=standing`,
    tiles: { 'In stock': inStock(offersOf(own)) },
    texts: ['Off target: index', '1 competition'],
  };
}

/** Counts products at retailers, each with the offer of one merchant. */
function prices(rows: RawRow[]): RealPage {
  const offers = offersOf(rows);
  const pricedOffers = offers.filter(
    ({ product_price, product_price_2 }) => product_price !== null && product_price_2 !== null,
  );
  if (2 * pricedOffers.length >= offers.length)
    throw new Error('Most list prices are known, so the page has an average discount.');
  return {
    path: `/prices?date=${DAY}&own=all`,
    tiles: {
      'Average discount': ['—', `known for ${whole(pricedOffers.length)} of ${whole(offers.length)} offers`],
      'In stock': inStock(offers),
      'Buybox won': ['—'],
    },
  };
}

const offersOf = (rows: RawRow[]) => groupByColumns(rows, 'retailer_name', 'product_id').map(lastCrawled);

/**
 * Returns the share of SKUs at retailers that are in stock. An SKU is in stock by any offer, and unknown if it has none in
 * stock and one of unknown stock. There is no share if most are unknown. A product without an SKU counts by its barcode.
 */
function inStock(offers: RawRow[]): string[] {
  const listings = groupByColumns(
    offers.map((offer) => ({ ...offer, sku: offer.service_sku_id ?? offer.product_barcode ?? offer.product_id })),
    'retailer_name',
    'sku',
  );
  const isIn = (listing: RawRow[]) => listing.some(({ in_stock }) => in_stock === true);
  const knownListings = listings.filter((rows) => isIn(rows) || rows.every(({ in_stock }) => in_stock !== null));
  if (2 * knownListings.length < listings.length)
    return ['—', `known for ${whole(knownListings.length)} of ${whole(listings.length)} SKUs at retailers`];
  const part = knownListings.filter(isIn).length;
  return [share(part, knownListings.length), `${whole(part)} of ${whole(knownListings.length)}`];
}

/** Returns the price indices of the first page of competitions on a day. */
export function competitionIndices({ prices, account }: Customer, day: string): (number | null | undefined)[] {
  const request = { start_date: day, end_date: day, time_dimension: 'DAILY', price_type: 'TOTAL' };
  const { competitions = [] } = readPages()[0] ?? {};
  return expectedCompetitions(competitions, { prices, listings: [], account }, request).map(
    ({ date_buckets }) => date_buckets[0]?.data[0]?.index,
  );
}

function competition(customer: Customer): RealPage {
  return {
    path: `/price-competition?customer_page_id=1&start_date=${DAY}&end_date=${DAY}`,
    tiles: { 'Off target': ['1'], 'Price indices on target': ['0.0%', '0 of 1'] },
    texts: ['Balea at dm AT', ...competitionIndices(customer, DAY).map((index) => Number(index).toFixed(1))],
  };
}

/** Counts products at retailers, each with its rating of the day. */
function scorecards(rows: RawRow[]): RealPage {
  const averages = groupByColumns(rows, 'retailer_name', 'product_id').map(averageOf);
  const rated = averages.filter((average) => average !== null);
  return {
    path: `/scorecards?date=${DAY}&view=all`,
    tiles: {
      'Below target': [
        whole(rated.filter((average) => average < 4).length),
        `of ${whole(rated.length)} SKUs at retailers`,
      ],
      'New reviews': ['—'],
    },
    texts: [`${whole(averages.length)} ratings`],
  };
}

/** Lists the results of a search at a retailer. Most brands are unknown. */
function search(rows: RawRow[]): RealPage[] {
  const listings = rows.toSorted((a, b) => Number(a.combined_position) - Number(b.combined_position));
  const titles = listings.slice(0, 3).map(({ product_title }) => String(product_title));
  return [
    {
      path: `/visibility?date=${DAY}`,
      tiles: { 'Targets met': ['—'], 'Share of search': ['—'] },
      texts: [String(listings[0]?.retailer_name)],
    },
    {
      // No brand is own, so that every product counts.
      path: `/rankings?date=${DAY}&view=all&q=${encodeURIComponent(titles[1] ?? '')}`,
      tiles: { 'Ranks on page one': ['of 1'], 'Ranks on target': ['—'] },
      texts: ['1 rank', '#2'],
    },
    {
      path: `/shelf?visibility_type=SEARCH&date=${DAY}&first_n_products=${listings.length}`,
      // The plan does not include the shelves of the day and of the day before.
      press: /^Collect \(about 2 calls\)$/,
      texts: [`1–10`, `${listings.length} listings`, ...titles],
    },
  ];
}

/** Counts the banners of a day, and the brand mentions of those with known counts. */
export function bannerFigures({ banners }: Customer, day: string) {
  const rows = expectedBanners(collectedOn(banners, day), 'ALL', PLANNED_BANNERS.first_n_e_retail_media);
  const countedRows = rows.filter((row) => row.own_label_count !== null && row.competitor_label_count !== null);
  const own = sum(countedRows.map((row) => Number(row.own_label_count)));
  const all = own + sum(countedRows.map((row) => Number(row.competitor_label_count)));
  return { banners: rows.length, counted: countedRows.length, own, all };
}

function banners(customer: Customer): RealPage {
  const { banners, counted, own, all } = bannerFigures(customer, '2025-08-27');
  const unknown = counted < banners ? `unknown for ${whole(banners - counted)} banners` : '';
  return {
    path: '/banners?date=2025-08-27&relevance=ALL',
    tiles: {
      'Own positions': [`of ${whole(banners)}`],
      // There is no share if the counts of most banners are unknown.
      'Banner share':
        2 * counted < banners
          ? [`known for ${whole(counted)} of ${whole(banners)} banners`]
          : [`${whole(own)} of ${whole(all)} brand mentions`, unknown],
    },
  };
}

/** Shows the first rows of a file. Its hour is the one that was named at its import. */
function downloads(rows: RawRow[]): RealPage {
  return {
    path: '/downloads?dataset=content_detail&until=2025-07-07&at=2025-07-07&hour=16',
    press: /^Show the first rows/,
    texts: ['first 5', ...Object.keys(rows[0] ?? {}), String(rows[0]?.product_title)],
  };
}
