import { sharedValues } from '@/lib/client/address/shared-filters';
import { writeList } from '@/lib/client/address/url-list';
import type { DatasetName } from '@/lib/contract/dataset-names';
import { NOT_STATED } from '@/lib/datasets/filters';

/** Filters of a page that select rows of files, by their parameters on Downloads. */
const FILE_FILTERS = { retailers: 'retailer', brands: 'brand' } as const;

/** Datasets of bulk files, at least one. */
export type Datasets = readonly [DatasetName, ...DatasetName[]];

interface DayFiles {
  datasets: Datasets;
  date: string;
  /** Parameters of the page, which include its filters. */
  search: URLSearchParams;
}

/** Returns the address of Downloads with the bulk files of a page: datasets, day, retailers and brands. */
export function dayFilesHref({ datasets, date, search }: DayFiles): string {
  const days = { from: date, to: date, until: date, at: date };
  const address = new URLSearchParams({ get: writeList(datasets), ...days, dataset: datasets[0] });
  for (const [name, facet] of Object.entries(FILE_FILTERS)) {
    const values = sharedValues(search, facet).filter((value) => value !== NOT_STATED);
    if (values.length > 0) address.set(name, writeList(values));
  }
  return `/downloads?${address}`;
}
