import { isolated } from '@/lib/client/isolated';

interface RetailerName {
  retailer: string | null;
  retailer_country: string | null;
}

/** Formats a retailer with its country: "Korbina · DE". Returns only the name if it ends with the country. */
export function retailerName({ retailer, retailer_country: country }: RetailerName): string {
  const name = retailer ?? 'Unknown retailer';
  return country === null || name.endsWith(` ${country}`) ? isolated(name) : `${isolated(name)} · ${country}`;
}

/** Marks power SKUs with a star. */
export function starred({ sku_name, is_power }: { sku_name: string; is_power: boolean | null }): string {
  return is_power ? `${isolated(sku_name)} ★` : isolated(sku_name);
}

export function merchantName(merchant: string | null): string {
  return merchant === null ? 'Unknown merchant' : isolated(merchant);
}
