import { sharedValues } from '@/lib/client/address/shared-filters';
import { writeList } from '@/lib/client/address/url-list';
import type { DatasetName } from '@/lib/contract/dataset-names';
import { NOT_STATED } from '@/lib/datasets/filters';

/** Filters of a page that select rows of files, by their parameters on Downloads. */
const FILE_FILTERS = { retailers: 'retailer', brands: 'brand' } as const;

/** Datasets of bulk files, at least one. */
export type Datasets = readonly [DatasetName, ...DatasetName[]];

export interface DayFiles {
  datasets: Datasets;
  /** Null if the page has no day. Downloads then shows the last days. */
  date: string | null;
  /** Parameters of the page, which include its filters. */
  search: URLSearchParams;
  /** Retailers of a page that has no filter for them. */
  retailers?: readonly string[];
}

/** Returns the address of Downloads with the bulk files of a page: datasets, day, retailers and brands. */
export function dayFilesHref({ datasets, date, search, retailers = [] }: DayFiles): string {
  const address = new URLSearchParams({ get: writeList(datasets) });
  if (date !== null)
    for (const [name, value] of Object.entries({ from: date, to: date, until: date, at: date, dataset: datasets[0] }))
      address.set(name, value);
  for (const [name, facet] of Object.entries(FILE_FILTERS)) {
    const selectedValues = sharedValues(search, facet);
    const values = name === 'retailers' && retailers.length > 0 ? retailers : selectedValues;
    const knownValues = values.filter((value) => value !== NOT_STATED);
    if (knownValues.length > 0) address.set(name, writeList(knownValues));
  }
  return `/downloads?${address}`;
}
