import type { Retailer } from '@/delivery/definitions/retailers';

/** Fields of a row that identify its retailer. */
export interface NamedRetailer {
  retailer_name: string | null;
  retailer_code: string | null;
  retailer_country: string | null;
}

/** Creates a function that completes these fields from the definitions of retailers. */
export function retailerNaming(retailers: readonly Retailer[]) {
  const byName = new Map(retailers.map((retailer) => [retailer.retailer_name, retailer]));
  return ({ retailer_name, retailer_code, retailer_country }: NamedRetailer): NamedRetailer => {
    const existing = byName.get(retailer_name ?? '');
    return {
      retailer_name,
      retailer_code: retailer_code ?? existing?.retailer_code ?? null,
      retailer_country: retailer_country ?? existing?.retailer_country ?? null,
    };
  };
}

/** SQL of the code of a row's retailer, with the parameters of `definedCodes`. */
export const RETAILER_CODE = `ifNull(retailer_code, nullIf(
  transform(ifNull(retailer_name, ''), {defined_names:Array(String)}, {defined_codes:Array(String)}, ''), ''))`;

export function definedCodes(retailers: readonly Retailer[]) {
  return {
    defined_names: retailers.map(({ retailer_name }) => retailer_name),
    defined_codes: retailers.map(({ retailer_code }) => retailer_code),
  };
}
