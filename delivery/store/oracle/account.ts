/** What a customer has defined besides the rows. */
export interface Account {
  ownBrands: readonly string[];
  retailers: readonly { retailer_name: string; retailer_country: string; currency: string }[];
}

export const isBrand = (brand: unknown, other: string) => String(brand).toLowerCase() === other.toLowerCase();

/** Null if the brand is not known, or the customer has defined no own brands. */
export const isOwn = (brand: unknown, { ownBrands }: Account) =>
  brand == null || ownBrands.length === 0 ? null : ownBrands.some((own) => isBrand(brand, own));
