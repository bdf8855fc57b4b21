import { groupBy } from '../group-by';
import { type Account, isBrand, isOwn } from './account';
import { groupByColumns, mean, type RawRow, rounded, timeOf } from './raw-rows';

/** A side as a customer defines it. */
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
const tagsOf = (row: RawRow) => (row.tags ?? []) as { tag_name: string; tag_value: string }[];
const collectionOf = ({ session_time, date, hour }: RawRow) =>
  session_time == null ? `${date} ${hour}` : String(session_time).slice(0, 13);

/** Returns the last offer of a product, with its last known brand. */
function lastOf(rows: readonly RawRow[]): RawRow {
  return { ...rows.at(-1), brand: rows.findLast((row) => row.brand != null)?.brand ?? null };
}

/** Returns the offers of each product of a side. Products are selected as they were last seen in the range. */
export function productsOf(offers: readonly RawRow[], { retailer, products }: SideDefinition): RawRow[][] {
  const { barcodes, csku_ids, product_ids, brand, tags } = products;
  const isNamed = (row: RawRow) =>
    (barcodes ?? []).includes(String(row.product_barcode)) ||
    (csku_ids ?? []).includes(String(row.service_sku_id)) ||
    (product_ids ?? []).includes(String(row.product_id));
  const isAlike = (row: RawRow) =>
    (brand === undefined || isBrand(row.brand, brand)) &&
    (tags ?? []).every((tag) => tagsOf(row).some((other) => tagKey(other) === tagKey(tag)));
  const isStatic = brand === undefined && tags === undefined;
  return groupByColumns(
    offers.filter(({ retailer_name }) => retailer_name === retailer),
    'product_id',
  )
    .map((rows) => rows.toSorted((a, b) => timeOf(a) - timeOf(b)))
    .filter((rows) => (isStatic ? rows.some(isNamed) : isAlike(lastOf(rows))));
}

/** Returns the fields that all products of a side share. Null if they differ, or without products. */
export function sharedOf(products: readonly RawRow[][], pictures: ReadonlyMap<string, string>, account: Account) {
  const last = products.map(lastOf);
  const shared = (of: (row: RawRow) => unknown) => {
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
    is_customer_brand: shared((row) => isOwn(row.brand, account)),
    tags: tags.filter((tag) => last.every((row) => tagsOf(row).some((other) => tagKey(other) === tagKey(tag)))),
  };
}

/** Returns the selling and the list price of an offer. A price of 0 is none. */
function pricesOf(row: RawRow, priceType: string) {
  const positive = (value: unknown) => (Number(value) > 0 ? Number(value) : null);
  const [price, list, unit] = [positive(row.product_price), positive(row.product_price_2), positive(row.unit_price)];
  if (priceType === 'TOTAL') return { rsp: price, rrp: list };
  return { rsp: unit, rrp: list !== null && unit !== null && price !== null ? (list * unit) / price : null };
}

/** Computes the prices of a side in a bucket from the offers of its products there. */
export function pricedOf(products: readonly RawRow[][], definition: SideDefinition, priceType: string) {
  const offers = products.map((rows) => rows.map((row) => ({ ...pricesOf(row, priceType), row })));
  type Offer = (typeof offers)[number][number];
  const isInStock = ({ row }: Offer) => row.in_stock !== false;
  const collections = offers.map((all) => [...groupBy(all, ({ row }) => collectionOf(row)).values()]);
  const counting = collections.map((all) => all.map((collection) => countingOf(collection, definition)));
  const block = (isIn: (offer: Offer) => boolean) => {
    const productPicks = counting.map((all) =>
      all.flatMap((collection) => cheapest(collection.filter(isIn)).slice(0, 1)),
    );
    const sold = productPicks.filter((picks) => picks.length > 0);
    const lists = sold.map((picks) => picks.flatMap(({ rrp }) => rrp ?? []));
    const isListed = sold.length > 0 && lists.every((prices) => prices.length > 0);
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

/** Of equally cheap offers, the one with the lower list price is first. */
const cheapest = <Offer extends { rsp: number | null; rrp: number | null }>(offers: readonly Offer[]) =>
  offers
    .filter(({ rsp }) => rsp !== null)
    .sort((a, b) => Number(a.rsp) - Number(b.rsp) || (a.rrp ?? Infinity) - (b.rrp ?? Infinity));

/** Selects the offers of a product at one collection that count by the merchant type of the side. */
function countingOf<Offer extends { row: RawRow }>(offers: readonly Offer[], { merchant_type }: SideDefinition) {
  const qualifying = offers.filter(({ row }) => {
    const isRetailer = row.merchant_name == null || row.merchant_name === row.retailer_name;
    const mains = (row.main_merchants ?? []) as string[];
    if (merchant_type === 'MIN_PRICE') return true;
    if (merchant_type === 'MAIN_MERCHANT')
      return mains.length > 0 ? mains.includes(String(row.merchant_name)) : isRetailer;
    return row.is_buybox ?? (row.buybox_position == null ? isRetailer : row.buybox_position === 1);
  });
  const isSoldOut = offers.every(({ row }) => row.in_stock === false);
  return merchant_type === 'BUYBOX' && qualifying.length === 0 && isSoldOut ? offers : qualifying;
}

interface Offer {
  row: RawRow;
  rsp: number | null;
  rrp: number | null;
}

/** Computes whether the prices that a side shows are the lowest, and the merchant of the lowest one. */
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
