import type { BulkDataset } from './dataset';
import { datasets } from './datasets';

/** Columns that together name one thing in several files, the most exact first. */
const KEYS: readonly (readonly string[])[] = [
  ['retailer_name', 'review_id'],
  ['retailer_name', 'product_id'],
];

export interface Join {
  readonly on: readonly string[];
  /** Titles of the datasets that have all of these columns too. */
  readonly titles: readonly string[];
}

/** What a file's rows can be joined with, each other dataset on its most exact key. Of promised columns alone. */
export function joinsOf(name: string): Join[] {
  const own = datasets.find((one) => one.name === name);
  if (!own?.promised) return [];
  const others = datasets.filter((one) => one.promised && one !== own);
  const keyOf = (other: BulkDataset) => KEYS.find((key) => has(own, key) && has(other, key));
  return KEYS.map((on) => ({
    on,
    titles: others.filter((other) => keyOf(other) === on).map(({ title }) => title),
  })).filter(({ titles }) => titles.length > 0);
}

function has({ columns }: BulkDataset, key: readonly string[]): boolean {
  return key.every((column) => column in columns);
}
