import { groupBy } from '../group-by';

/** An offer of the generated rows. */
export interface Offer {
  date: string;
  hour: number;
  product: string;
  merchant: string | null;
  price: number | null;
  list: number | null;
  stock: boolean | null;
  buybox: boolean | null;
  place: number | null;
  main: string[];
}

interface Priced {
  rsp: number | null;
  rrp: number | null;
}

/** Computes the prices of a side from single offers. `shop` is the retailer. */
export function sideOf(rawOffers: readonly Offer[], merchantType: string, shop: string) {
  const offers = rawOffers.map((offer) => ({
    ...offer,
    price: positivePrice(offer.price),
    list: positivePrice(offer.list),
  }));
  const collections = groupBy(offers, ({ product, date, hour }) => `${product} ${date} ${hour}`);
  const counting = [...collections.values()].flatMap((all) => countingOf(all, merchantType, shop));
  const inStock = (all: readonly Offer[]) => all.filter((offer) => offer.stock !== false);
  const standard = priced(inStock(counting));
  return {
    standard,
    with_oos: priced(counting),
    status: statusOf(standard, counting),
    cheapest: cheapestMerchant(inStock(offers)),
  };
}

function positivePrice(price: number | null): number | null {
  return price !== null && price > 0 ? price : null;
}

function countingOf(all: readonly Offer[], merchantType: string, shop: string): readonly Offer[] {
  const counting = all.filter((offer) => counts(offer, merchantType, shop));
  const soldOut = all.every(({ stock }) => stock === false);
  return merchantType === 'BUYBOX' && counting.length === 0 && soldOut ? all : counting;
}

function counts({ merchant, buybox, place, main }: Offer, merchantType: string, shop: string): boolean {
  const itself = merchant === null || merchant === shop;
  if (merchantType === 'MIN_PRICE') return true;
  if (merchantType === 'MAIN_MERCHANT')
    return main.length === 0 ? itself : merchant !== null && main.includes(merchant);
  if (buybox !== null) return buybox;
  return place === null ? itself : place === 1;
}

function priced(offers: readonly Offer[]): Priced {
  const products = [...new Set(offers.map(({ product }) => product))].map((product) => {
    const own = offers.filter((offer) => offer.product === product && offer.price !== null);
    const collections = [...new Set(own.map(({ date, hour }) => `${date} ${hour}`))].map(
      (collection) =>
        own
          .filter(({ date, hour }) => `${date} ${hour}` === collection)
          .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0) || (a.list ?? Infinity) - (b.list ?? Infinity))[0],
    );
    return { rsp: mean(collections.map((pick) => pick?.price)), rrp: mean(collections.map((pick) => pick?.list)) };
  });
  const sold = products.filter(({ rsp }) => rsp !== null);
  const listed = sold.filter(({ rrp }) => rrp !== null);
  return {
    rsp: mean(sold.map(({ rsp }) => rsp)),
    rrp: listed.length === sold.length ? mean(sold.map(({ rrp }) => rrp)) : null,
  };
}

function statusOf({ rsp }: Priced, counting: readonly Offer[]): string {
  if (rsp !== null) return 'AVAILABLE';
  const isSoldOut = counting.length > 0 && counting.every(({ stock }) => stock === false);
  return isSoldOut ? 'OUT_OF_STOCK' : 'NO_DATA';
}

/** Returns null if the cheapest offer has no merchant, and undefined if several merchants are equally cheap. */
function cheapestMerchant(offers: readonly Offer[]): string | null | undefined {
  const lowest = Math.min(...offers.flatMap(({ price }) => price ?? []));
  const names = [...new Set(offers.filter(({ price }) => price === lowest).map(({ merchant }) => merchant))];
  if (names.length > 1 && names.includes(null)) return undefined;
  return names.sort()[0] ?? null;
}

function mean(values: readonly (number | null | undefined)[]): number | null {
  const numbers = values.flatMap((value) => value ?? []);
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}
