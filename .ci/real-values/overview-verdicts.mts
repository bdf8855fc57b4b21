// The verdicts of the Overview's rules on a recorded day, recomputed from the raw rows.
import { type Account, isOwn } from '@/delivery/store/oracle/account';
import { positivityOn } from '@/delivery/store/oracle/competitions';
import { collectedOn, groupByColumns, type RawRow, timeOf } from '@/delivery/store/oracle/raw-rows';
import { averageOf } from '@/delivery/store/oracle/scorecards';
import { countOf, firstListings, type Source, shelvesOf, targetOf } from '@/delivery/store/oracle/shelves';
import { DEFAULT_SETTINGS } from '@/lib/contract/setting-values';
import type { SignalName } from '@/lib/metrics/signals.words';
import { THRESHOLDS } from '@/lib/metrics/thresholds';
import { fold } from '@/lib/text/fold';
import { type Customer, readPages } from './customer.mts';

export interface Verdict {
  subject: string;
  retailer: string;
  bad: boolean;
}
/** `bad` is null if the rows do not state it. */
type Judged = Omit<Verdict, 'bad'> & { bad: boolean | null };

export type Judge = (day: string) => Verdict[];

/** Scores are calculated over this many first listings, as the rule requests them. */
const FIRST = 20;

/** Verdicts of the rules that judge a day by its own rows. A rule of change takes more days than were recorded in a row. */
export function judgesOf(customer: Customer, sources: readonly Source[]): Partial<Record<SignalName, Judge>> {
  const { account, prices, listings, banners, ratings } = customer;
  const countryOf = (name: unknown) =>
    account.retailers.find(({ retailer_name }) => retailer_name === name)?.retailer_country;
  const pages = readPages();
  const shopOf = ({ retailer_name }: RawRow) => `${retailer_name}/${countryOf(retailer_name) ?? '-'}`;
  const ownSkus = (day: string, judge: (offers: readonly RawRow[][]) => boolean | null) =>
    groupByColumns(
      collectedOn(prices, day)
        .filter((row) => isOwn(row.brand, account))
        .map((row) => ({ ...row, shop: shopOf(row), sku: skuOf(row, shopOf(row)) })),
      'shop',
      'sku',
    ).map((rows): Judged => {
      const [{ sku, shop, retailer_name } = {} as RawRow] = rows;
      return {
        subject: `${sku}/${shop}`,
        retailer: String(retailer_name),
        bad: judge(groupByColumns(rows, 'merchant_name').map(oldestFirst)),
      };
    });
  const judges = {
    out_of_stock: (day) => ownSkus(day, (offers) => isOut(offers.map((rows) => rows.at(-1)?.in_stock))),
    buybox_lost: (day) => ownSkus(day, (offers) => isLost(offers.flatMap((rows) => rows.slice(-1)))),
    above_list_price: (day) => ownSkus(day, (offers) => isAboveList(offers.flatMap((rows) => rows.slice(-1)))),
    price_off_target: (day) =>
      pages.flatMap(({ competitions }) =>
        competitions.map((competition) => {
          const tone = positivityOn(competition, prices, account, day);
          const bad = tone === 'NO_DATA' ? null : tone === 'NEGATIVE';
          const { competition_id, base } = competition;
          return { subject: competition_id, retailer: base.retailer, bad };
        }),
      ),
    search_share_below_target: (day) => shares(collectedOn(listings, day), sources, day),
    keyword_bought: (day) => boughtKeywords(collectedOn(listings, day), sources, day, account),
    home_page_takeover: (day) => takeovers(collectedOn(banners, day)),
    rating_below_target(day) {
      const offers = collectedOn(prices, day).filter((row) => isOwn(row.brand, account) && row.service_sku_id);
      const own = new Set(offers.map((row) => row.service_sku_id));
      return groupByColumns(
        collectedOn(ratings, day).filter((row) => own.has(row.service_sku_id)),
        'retailer_name',
        'service_sku_id',
        'service_sku_name',
      ).map((rows) => {
        const [{ retailer_name, service_sku_id, service_sku_name } = {} as RawRow] = rows;
        const rating = averageOf(rows);
        const retailer = String(retailer_name);
        const bad = rating === null ? null : rating < DEFAULT_SETTINGS.rating_target;
        return { subject: `${service_sku_id ?? service_sku_name}/${retailer}`, retailer, bad };
      });
    },
  } satisfies Partial<Record<SignalName, (day: string) => Judged[]>>;
  return Object.fromEntries(
    Object.entries(judges).map(([rule, judge]) => [
      rule,
      once((day) => judge(day).filter((verdict): verdict is Verdict => verdict.bad !== null)),
    ]),
  );
}

/** Judges each day only once. */
function once(judge: Judge): Judge {
  const cache = new Map<string, Verdict[]>();
  return (day) => {
    const verdicts = cache.get(day) ?? judge(day);
    cache.set(day, verdicts);
    return verdicts;
  };
}

/** The SKU's identifier, else a barcode, else the product at its retailer. */
function skuOf({ service_sku_id, product_barcode, product_id }: RawRow, shop: string): string {
  if (service_sku_id) return String(service_sku_id);
  return /^\d{8,14}$/.test(String(product_barcode)) ? String(product_barcode) : `${shop}/${product_id}`;
}

const oldestFirst = (rows: readonly RawRow[]) => rows.toSorted((a, b) => timeOf(a) - timeOf(b));

function isOut(stock: readonly unknown[]): boolean | null {
  if (stock.includes(true)) return false;
  return stock.includes(null) ? null : true;
}

function isLost(offers: readonly RawRow[]): boolean | null {
  const winners = offers.filter((row) => row.buybox_position === 1);
  const isMain = winners.map(({ merchant_name, main_merchants }) => {
    const merchants = main_merchants as string[];
    return merchant_name === null || merchants.length === 0 ? null : merchants.includes(String(merchant_name));
  });
  if (isMain.includes(true)) return false;
  return isMain.length === 0 || isMain.includes(null) ? null : true;
}

/** Of the last collection of the day. A price without a list price may be above it. */
function isAboveList(offers: readonly RawRow[]): boolean | null {
  const verdicts = offers.flatMap((row): (boolean | null)[] => {
    const [price, list] = [Number(row.product_price), Number(row.product_price_2)];
    if (!(price > 0)) return [];
    return [list > 0 ? price > list : null];
  });
  if (verdicts.includes(true)) return true;
  return verdicts.length === 0 || verdicts.includes(null) ? null : false;
}

function shares(rows: readonly RawRow[], sources: readonly Source[], day: string): Judged[] {
  const shelves = shelvesOf(rows, sources, day).filter(({ source }) => source.type === 'SEARCH');
  return shelves.flatMap(({ source, retailer_name, retailer_code, retailer_country, rows }) =>
    source.searched_brands
      .filter(({ is_own }) => is_own)
      .map(({ brand }) => {
        const shelf = firstListings(rows, 'OVERALL', FIRST);
        const own = countOf(shelf, brand, source);
        const target = targetOf(source, retailer_code, 'score');
        return {
          subject: `${source.id}/${brand}/${retailer_code}/${retailer_country}`,
          retailer: retailer_name,
          bad: own === null || target === null ? null : (own / shelf.length) * 100 < target,
        };
      }),
  );
}

function boughtKeywords(rows: readonly RawRow[], sources: readonly Source[], day: string, account: Account): Judged[] {
  const shelves = shelvesOf(rows, sources, day).filter(({ source }) => source.type === 'SEARCH');
  return shelves.map(({ source, retailer_name, retailer_code, rows }) => {
    const paid = rows.filter((row) => row.is_sponsored === true && row.page_no === 1);
    const brands = new Set(paid.flatMap(({ brand_name }) => (brand_name ? [fold(String(brand_name))] : [])));
    const isShared = paid.some((row) => isOwn(row.brand_name, account)) || brands.size > 1;
    const isKnown = paid.every(({ brand_name }) => brand_name);
    const bad = paid.length < THRESHOLDS.sponsored_positions || isShared ? false : isKnown ? true : null;
    return { subject: `${source.id}/${retailer_code}`, retailer: retailer_name, bad };
  });
}

/** By the banners on which a product is known, as the rule requests them. */
function takeovers(rows: readonly RawRow[]): Judged[] {
  const homeBanners = rows.filter(
    (row) => row.page_type === 'HOME_PAGE' && Number(row.own_label_count) + Number(row.competitor_label_count) > 0,
  );
  return groupByColumns(homeBanners, 'retailer_name').map((banners) => {
    const labels = banners.map((row) => row.competitor_labels as { brand: string | null }[]);
    const brands = new Set(labels.flat().flatMap(({ brand }) => brand ?? []));
    const hasOwn = banners.some((row) => Number(row.own_label_count) > 0);
    const isShared = hasOwn || brands.size > 1 || banners.length < THRESHOLDS.home_page_banners;
    const isKnown = labels.every((ofBanner) => ofBanner.some(({ brand }) => brand !== null));
    const retailer = String(banners[0]?.retailer_name);
    return { subject: retailer, retailer, bad: isShared ? false : isKnown ? true : null };
  });
}
