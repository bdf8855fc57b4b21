interface PriceAddress {
  /** The SKU, by the identifier of the service. */
  sku: string;
  /** Name of the retailer at which its history opens. */
  retailer?: string | null | undefined;
  /** YYYY-MM-DD. */
  date: string;
}

/** Returns the address of an SKU on Prices. It opens its history, and filters no figure of the page. */
export function priceHref({ sku, retailer, date }: PriceAddress): string {
  return `/prices?${new URLSearchParams({ date, sku, ...(retailer && { sku_retailer: retailer }) })}`;
}

interface ProductAddress {
  barcode: string;
  /** Prices shows own products by default. */
  isOwn: boolean | null;
  date: string;
}

/** Returns the address of a product on Prices that is known by its barcode. The search of the table finds it. */
export function productPriceHref({ barcode, isOwn, date }: ProductAddress): string {
  return `/prices?${new URLSearchParams({ date, matrix_search: barcode, ...(isOwn ? {} : { own: 'all' }) })}`;
}
