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
