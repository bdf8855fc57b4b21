// What the customer defined beside the rows, and how a row that is silent is read because of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Retailer {
  retailer_name: string;
  retailer_code: string;
  retailer_country: string;
  currency: string;
}

/** As `real-data.sh` names them at import. */
export const OWN_BRANDS = ['Balea', 'alverde', 'dmBio', 'SUNDANCE', 'Denkmit'];

export const isBrand = (brand: unknown, other: string) => String(brand).toLowerCase() === other.toLowerCase();

/** Null where nobody knows the brand. */
export const isOwn = (brand: unknown) => (brand == null ? null : OWN_BRANDS.some((own) => isBrand(brand, own)));

export function readRetailers(folder: string) {
  const retailers: Retailer[] = JSON.parse(readFileSync(join(folder, 'retailers.json'), 'utf8'));
  return (name: unknown) => retailers.find(({ retailer_name }) => retailer_name === name);
}
export type FindRetailer = ReturnType<typeof readRetailers>;

/** Computed numbers have six decimals, a half goes away from zero: sums of floats stand a little beside it. */
export function rounded(value: number, digits = 6): number {
  const scaled = Number((Math.abs(value) * 10 ** digits).toPrecision(13));
  return Number((Math.sign(value) * Number((Math.floor(scaled + 0.5) / 10 ** digits).toFixed(digits))).toFixed(digits));
}
export const roundedOrNull = (value: number | null) => (value === null ? null : rounded(value));
export const timestamp = (value: unknown) => (value == null ? null : new Date(String(value)).toISOString());
