import { isolated } from '@/lib/client/format/isolated';

/** Formats a retailer with its country: "Korbina · DE". Returns only the name if it ends with the country. */
export function shopName(retailer: string | null, country: string | null = null): string {
  const name = retailer ?? 'Unknown retailer';
  return country === null || name.endsWith(` ${country}`) ? isolated(name) : `${isolated(name)} · ${country}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Marks a power SKU or a power keyword with a star. */
export function withStar(name: string, isPower: boolean | null): string {
  return isPower ? `${isolated(name)} ★` : isolated(name);
}
