import { isolated } from '@/lib/client/format/isolated';
import { shopName, withStar } from '@/lib/client/format/names';

interface RetailerName {
  retailer: string | null;
  retailer_country: string | null;
}

export function retailerName({ retailer, retailer_country }: RetailerName): string {
  return shopName(retailer, retailer_country);
}

export function starred({ sku_name, is_power }: { sku_name: string; is_power: boolean | null }): string {
  return withStar(sku_name, is_power);
}

export function merchantName(merchant: string | null): string {
  return merchant === null ? 'Unknown merchant' : isolated(merchant);
}
