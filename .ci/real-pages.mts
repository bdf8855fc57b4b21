// What the pages have to show of the recorded data, each figure worked out from the raw rows by rules of its own.
import { collectedOn, groupByColumns, mean, type RawRow, sum } from '@/delivery/store/oracle/raw-rows';
import { averageOf } from '@/delivery/store/oracle/scorecards';
import { rawRows } from './raw-rows.mts';
import { OWN_BRANDS } from './real-values/customer.mts';

export interface RealPage {
  path: string;
  /** Figures by the heading over them: all of these texts stand there. */
  tiles?: Record<string, string[]>;
  /** Texts anywhere on the page. */
  texts?: string[];
  /** A button to press first. */
  press?: RegExp;
}

const DAY = '2023-07-12';
const whole = (value: number) => value.toLocaleString('en-US');
const share = (part: number, all: number) => `${((part / all) * 100).toFixed(1)}%`;

/** The page has the last price of the day. */
const lastCrawled = (rows: RawRow[]) =>
  rows.toSorted((a, b) => Date.parse(String(a.crawling_time)) - Date.parse(String(b.crawling_time))).at(-1) ??
  ({} as RawRow);

export function realPages(folder: string): RealPage[] {
  return [
    overview(rawRows(folder, 'price')),
    prices(collectedOn(rawRows(folder, 'price'), DAY)),
    competition(collectedOn(rawRows(folder, 'price'), DAY)),
    scorecards(collectedOn(rawRows(folder, 'rating'), DAY)),
    ...search(collectedOn(rawRows(folder, 'visibility_listing'), DAY)),
    banners(collectedOn(rawRows(folder, 'e_retail_media'), '2025-08-27')),
    downloads(rawRows(folder, 'content')),
  ];
}

/** SKUs of own brands at retailers that are in stock. */
function overview(rows: RawRow[]): RealPage {
  const own = collectedOn(rows, DAY).filter(({ brand }) => OWN_BRANDS.includes(String(brand)));
  return {
    path: `/overview?date=${DAY}&view=standing`,
    tiles: { 'In stock': inStock(offersOf(own)) },
    texts: ['Off target: index', '1 competition'],
  };
}

/** Products at retailers, each with the offer of one merchant. */
function prices(rows: RawRow[]): RealPage {
  const offers = offersOf(rows);
  const pricedOffers = offers.filter(
    ({ product_price, product_price_2 }) => product_price !== null && product_price_2 !== null,
  );
  if (2 * pricedOffers.length >= offers.length)
    throw new Error('most list prices are known: the page has an average discount');
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
 * SKUs at retailers with an offer in stock, of those with one or with offers of known stock only. A product without an SKU
 * goes by its barcode. No share is shown if less than half are known.
 */
function inStock(offers: RawRow[]): string[] {
  const listings = groupByColumns(
    offers.map((offer) => ({ ...offer, sku: offer.service_sku_id ?? offer.product_barcode ?? offer.product_id })),
    'retailer_name',
    'sku',
  );
  const isIn = (its: RawRow[]) => its.some(({ in_stock }) => in_stock === true);
  const knownListings = listings.filter((its) => isIn(its) || its.every(({ in_stock }) => in_stock !== null));
  if (2 * knownListings.length < listings.length)
    return ['—', `known for ${whole(knownListings.length)} of ${whole(listings.length)} SKUs at retailers`];
  const part = knownListings.filter(isIn).length;
  return [share(part, knownListings.length), `${whole(part)} of ${whole(knownListings.length)}`];
}

/** Balea at dm AT against dm DE: of each product the lowest price in stock, over collections, over products. */
export function competitionIndex(rows: RawRow[]): string {
  const [base = 0, benchmark = 0] = ['dm AT', 'dm DE'].map((retailer) => {
    const sold = rows.filter(
      ({ brand, retailer_name, in_stock, product_price }) =>
        brand === 'Balea' && retailer_name === retailer && in_stock !== false && product_price !== null,
    );
    const products = groupByColumns(sold, 'product_id').map((its) =>
      mean(
        groupByColumns(its, 'session_time').map((offers) =>
          Math.min(...offers.map((row) => Number(row.product_price))),
        ),
      ),
    );
    return mean(products);
  });
  return ((base / benchmark) * 100).toFixed(1);
}

function competition(rows: RawRow[]): RealPage {
  return {
    path: `/price-competition?customer_page_id=1&start_date=${DAY}&end_date=${DAY}`,
    tiles: { 'Off target': ['1'], 'Price indices on target': ['0.0%', '0 of 1'] },
    texts: ['Balea at dm AT', competitionIndex(rows)],
  };
}

/** Products at retailers, each with its rating of the day. */
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

/** One search at one retailer, 250 places, hardly a brand known. */
function search(rows: RawRow[]): RealPage[] {
  const places = rows.toSorted((a, b) => Number(a.combined_position) - Number(b.combined_position));
  const titles = places.slice(0, 3).map(({ product_title }) => String(product_title));
  return [
    {
      path: `/visibility?date=${DAY}`,
      tiles: { 'Targets met': ['—'], 'Share of search': ['—'] },
      texts: [String(places[0]?.retailer_name)],
    },
    {
      // No brand is an own one, so that every product counts.
      path: `/rankings?date=${DAY}&view=all&q=${encodeURIComponent(titles[1] ?? '')}`,
      tiles: { 'Ranks on page one': ['of 1'], 'Ranks on target': ['—'] },
      texts: ['1 rank', '#2'],
    },
    {
      path: `/shelf?visibility_type=SEARCH&date=${DAY}&first_n_products=${places.length}`,
      // The plan does not include the shelves of the day and of the day before.
      press: /^Collect \(about 2 calls\)$/,
      texts: [`1–10`, `${places.length} listings`, ...titles],
    },
  ];
}

function banners(rows: RawRow[]): RealPage {
  const countedRows = rows.filter(({ own_label_count }) => own_label_count !== null);
  const labels = (name: string) => sum(countedRows.map((row) => Number(row[name])));
  const own = labels('own_label_count');
  const missing = rows.length - countedRows.length;
  const unknown = missing > 0 ? `unknown for ${whole(missing)} banners` : '';
  return {
    path: '/banners?date=2025-08-27&relevance=ALL',
    tiles: {
      'Own positions': [`of ${whole(rows.length)}`],
      // With the counts of fewer than half of the banners there is no share.
      'Banner share':
        2 * countedRows.length < rows.length
          ? [`known for ${whole(countedRows.length)} of ${whole(rows.length)} banners`]
          : [`${whole(own)} of ${whole(own + labels('competitor_label_count'))} brand mentions`, unknown],
    },
  };
}

/** A file with columns of its own, and no hour of its own: the customer named one. */
function downloads(rows: RawRow[]): RealPage {
  return {
    path: '/downloads?dataset=content_detail&until=2025-07-07&at=2025-07-07&hour=16',
    press: /^Show the first rows/,
    texts: ['first 5', ...Object.keys(rows[0] ?? {}), String(rows[0]?.product_title)],
  };
}
