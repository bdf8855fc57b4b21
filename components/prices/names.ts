import { onlyRetailer } from '@/lib/client/address/only-retailer';
import { isolated } from '@/lib/client/format/isolated';
import { shopName, withStar } from '@/lib/client/format/names';

interface RetailerName {
  retailer: string | null;
  retailer_country: string | null;
}

export function retailerName({ retailer, retailer_country }: RetailerName): string {
  return shopName(retailer, retailer_country);
}

/** Returns the filters that leave one of these retailers: by name, and by country if others have the same name. */
export function retailerFilters(
  { retailer, retailer_country }: RetailerName,
  retailers: readonly { keys: RetailerName }[],
): { retailer: string[]; country?: string[] } {
  const names = retailers.map(({ keys }) => keys.retailer);
  return onlyRetailer(retailer, retailer_country, names);
}

export function starred({ sku_name, is_power }: { sku_name: string; is_power: boolean | null }): string {
  return withStar(sku_name, is_power);
}

export function merchantName(merchant: string | null): string {
  return merchant === null ? 'Unknown merchant' : isolated(merchant);
}
