import { NOT_STATED } from '@/lib/datasets/filters';

/**
 * Returns the filters that leave one retailer: by its name, and by its country if others have the same name.
 *
 * @param names the names of all retailers
 */
export function onlyRetailer(
  name: string | null,
  country: string | null,
  names: readonly (string | null)[],
): { retailer: string[]; country?: string[] } {
  const isUnique = names.filter((other) => other === name).length < 2;
  return { retailer: [name || NOT_STATED], ...(!isUnique && { country: [country || NOT_STATED] }) };
}
