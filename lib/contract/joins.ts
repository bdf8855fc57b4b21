import type { BulkDataset } from './dataset';
import { datasets } from './datasets';

/** Keys that several datasets share, most specific first. */
const KEYS: readonly (readonly string[])[] = [
  ['retailer_name', 'review_id'],
  ['retailer_name', 'product_id'],
];

export interface Join {
  readonly on: readonly string[];
  /** Titles of the other datasets with all of these columns. */
  readonly titles: readonly string[];
}

/** Returns the datasets that a file can be joined with, each by its most specific key. Uses only specified columns. */
export function joinsOf(name: string): Join[] {
  const own = datasets.find((dataset) => dataset.name === name);
  if (!own?.promised) return [];
  const others = datasets.filter((dataset) => dataset.promised && dataset !== own);
  const keyOf = (other: BulkDataset) => KEYS.find((key) => has(own, key) && has(other, key));
  return KEYS.map((on) => ({
    on,
    titles: others.filter((other) => keyOf(other) === on).map(({ title }) => title),
  })).filter(({ titles }) => titles.length > 0);
}

function has({ columns }: BulkDataset, key: readonly string[]): boolean {
  return key.every((column) => column in columns);
}
