// One side of a price competition, worked out again from the raw offers of its products.
import { groupBy, groupsBy, mean, type Row } from '../raw-rows.mts';
import { isBrand, isOwn, rounded } from './customer.mts';

/** A side as `competitions.json` defines it. */
export interface SideDefinition {
  group_type: string;
  name: string;
  retailer: string;
  merchant_type: string;
  products: {
    barcodes?: string[];
    csku_ids?: string[];
    product_ids?: string[];
    brand?: string;
    tags?: { tag_name: string; tag_value: string }[];
  };
}

/** Text in which two tags are the same. */
const tagKey = ({ tag_name, tag_value }: { tag_name: string; tag_value: string }) =>
  JSON.stringify([tag_name, tag_value]);
const tagsOf = (row: Row) => row.tags as { tag_name: string; tag_value: string }[];
export const collectionOf = ({ session_time }: Row) => String(session_time).slice(0, 13);

/** The offers of the side's products, which are chosen as they were last seen in the range. */
export function productsOf(offers: readonly Row[], { retailer, products }: SideDefinition): Row[][] {
  const { barcodes, csku_ids, product_ids, brand, tags } = products;
  const isNamed = (row: Row) =>
    (barcodes ?? []).includes(String(row.product_barcode)) ||
    (csku_ids ?? []).includes(String(row.service_sku_id)) ||
    (product_ids ?? []).includes(String(row.product_id));
  const isAlike = (row: Row) =>
    (brand === undefined || isBrand(row.brand, brand)) &&
    (tags ?? []).every((tag) => tagsOf(row).some((its) => tagKey(its) === tagKey(tag)));
  const isStatic = brand === undefined && tags === undefined;
  return groupBy(
    offers.filter(({ retailer_name }) => retailer_name === retailer),
    'product_id',
  )
    .map((its) => its.toSorted((a, b) => timeOf(a) - timeOf(b)))
    .filter((its) => (isStatic ? its.some(isNamed) : isAlike(its.at(-1) ?? {})));
}
const timeOf = ({ crawling_time, session_time }: Row) => Date.parse(String(crawling_time ?? session_time));

/** What all products of the side share; nothing where there is none. */
export function sharedOf(products: readonly Row[][], pictures: Map<string, string>) {
  const last = products.map((its) => its.at(-1) ?? {});
  const shared = (of: (row: Row) => unknown) => {
    const [value, ...others] = new Set(last.map((row) => of(row) ?? null));
    return others.length === 0 ? (value ?? null) : null;
  };
  const [first = {}] = last;
  const tags = last.length === 0 ? [] : tagsOf(first);
  return {
    brand_name: shared((row) => row.brand),
    barcode: shared((row) => row.product_barcode),
    csku_title: shared((row) => row.service_sku_name),
    csku_id: shared((row) => row.service_sku_id),
    product_image_url: shared((row) => pictures.get(JSON.stringify([row.retailer_name, row.product_id]))),
    product_url: shared((row) => row.product_url),
    product_id: shared((row) => row.product_id),
    is_customer_brand: shared((row) => isOwn(row.brand)),
    tags: tags.filter((tag) => last.every((row) => tagsOf(row).some((its) => tagKey(its) === tagKey(tag)))),
  };
}

/** The selling and the list price of an offer. */
function pricesOf(row: Row, priceType: string) {
  const number = (name: string) => (row[name] === null ? null : Number(row[name]));
  const [price, list, unit] = ['product_price', 'product_price_2', 'unit_price'].map((name) => number(name ?? ''));
  if (priceType === 'TOTAL') return { rsp: price ?? null, rrp: list ?? null };
  return { rsp: unit ?? null, rrp: list != null && unit != null && price ? (list * unit) / price : null };
}

/** What the side costs in a bucket: its products' offers there, by collection. */
export function pricedOf(products: readonly Row[][], definition: SideDefinition, priceType: string) {
  const offers = products.map((its) => its.map((row) => ({ ...pricesOf(row, priceType), row })));
  type Offer = (typeof offers)[number][number];
  const isInStock = ({ row }: Offer) => row.in_stock !== false;
  const collections = offers.map((its) => [...groupsBy(its, ({ row }) => collectionOf(row)).values()]);
  const counting = collections.map((all) => all.map((its) => countingOf(its, definition)));
  const block = (isIn: (offer: Offer) => boolean) => {
    const productPicks = counting.map((all) => all.flatMap((its) => cheapest(its.filter(isIn)).slice(0, 1)));
    const sold = productPicks.filter((picks) => picks.length > 0);
    const lists = sold.map((picks) => picks.flatMap(({ rrp }) => rrp ?? []));
    const isListed = sold.length > 0 && lists.every((its) => its.length > 0);
    return {
      picks: sold.flat(),
      rsp: sold.length === 0 ? null : rounded(mean(sold.map((picks) => mean(picks.map(({ rsp }) => Number(rsp)))))),
      rrp: isListed ? rounded(mean(lists.map(mean))) : null,
    };
  };
  const standard = block(isInStock);
  const countingOffers = counting.flat(2);
  const isSoldOut = countingOffers.length > 0 && !countingOffers.some(isInStock);
  const status = standard.rsp !== null ? 'AVAILABLE' : isSoldOut ? 'OUT_OF_STOCK' : 'NO_DATA';
  const inStock = offers.flat().filter(isInStock);
  return { standard, with_oos: block(() => true), status, min_info: minInfo(standard, inStock) };
}

const cheapest = <Offer extends { rsp: number | null }>(offers: readonly Offer[]) =>
  offers.filter(({ rsp }) => rsp !== null).sort((a, b) => Number(a.rsp) - Number(b.rsp));

/** The offers of a product at one collection that count by the side's merchant type. */
function countingOf<Offer extends { row: Row }>(offers: readonly Offer[], { merchant_type }: SideDefinition) {
  const qualifying = offers.filter(({ row }) => {
    const isRetailer = row.merchant_name === null || row.merchant_name === row.retailer_name;
    const mains = row.main_merchants as string[];
    if (merchant_type === 'MIN_PRICE') return true;
    if (merchant_type === 'MAIN_MERCHANT')
      return mains.length > 0 ? mains.includes(String(row.merchant_name)) : isRetailer;
    return row.is_buybox ?? (row.buybox_position === null ? isRetailer : row.buybox_position === 1);
  });
  const isSoldOut = offers.every(({ row }) => row.in_stock === false);
  return merchant_type === 'BUYBOX' && qualifying.length === 0 && isSoldOut ? offers : qualifying;
}

interface Offer {
  row: Row;
  rsp: number | null;
  rrp: number | null;
}

/** Of a side's shown prices alone: one without a list price has none that could be the lowest. */
function minInfo({ picks, rsp, rrp }: Omit<Offer, 'row'> & { picks: Offer[] }, inStock: readonly Offer[]) {
  const isPriced = { rsp: rsp !== null, rrp: rrp !== null };
  const of = (price: 'rsp' | 'rrp') => {
    const pricedOffers = inStock.filter((offer) => offer[price] !== null);
    const lowest = Math.min(...pricedOffers.map((offer) => Number(offer[price])));
    const names = pricedOffers
      .filter((offer) => offer[price] === lowest)
      .map(({ row }) => row.merchant_name as string | null);
    const compared = isPriced[price] ? picks.filter((pick) => pick[price] !== null) : [];
    const isLowest = compared.every((pick) =>
      pricedOffers
        .filter(({ row }) => row.product_id === pick.row.product_id && collectionOf(row) === collectionOf(pick.row))
        .every((other) => Number(other[price]) >= Number(pick[price])),
    );
    return { is_min: compared.length === 0 ? null : isLowest, merchant: names.sort()[0] ?? null };
  };
  const [first, second] = [of('rsp'), of('rrp')];
  return {
    is_min_price: first.is_min,
    min_merchant: first.merchant,
    is_min_price_2: second.is_min,
    min_merchant_2: second.merchant,
  };
}
