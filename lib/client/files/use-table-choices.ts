'use client';

import { useQueryStates } from 'nuqs';
import { listParser } from '@/lib/client/address/url-parsers';
import { useStored } from '@/lib/client/browser/use-stored';
import { datasetByName } from '@/lib/contract/datasets';
import type { ChosenTable } from '@/lib/contract/file-choice';
import { text } from '@/lib/contract/params';

/** Columns and row filters of a dataset, as last chosen in this browser. */
export type TableChoice = Pick<ChosenTable, 'columns' | 'retailers' | 'brands'>;

export const WHOLE_TABLE: TableChoice = { columns: [], retailers: [], brands: [] };

const NONE: Readonly<Record<string, TableChoice>> = {};

/** Filters of the page that linked here, and columns of a copied link. They apply to all datasets that have them. */
const linkParsers = {
  columns: listParser(text('Column')).withDefault([]),
  retailers: listParser(text('Retailer')).withDefault([]),
  brands: listParser(text('Brand')).withDefault([]),
};

/** Choices by dataset, `WHOLE_TABLE` by default. Columns and filters of the address replace the stored ones. */
export function useTableChoices() {
  const [choices, store] = useStored('endcap.downloads.tables', NONE);
  const [{ columns, retailers, brands }, setLinked] = useQueryStates(linkParsers);
  const linkedOf = (dataset: string): Partial<TableChoice> => {
    const ownColumns = columns.filter((column) => Object.hasOwn(datasetByName(dataset)?.columns ?? {}, column));
    return {
      ...(ownColumns.length > 0 && { columns: ownColumns }),
      ...(retailers.length > 0 && { retailers: [...retailers] }),
      ...(brands.length > 0 && { brands: [...brands] }),
    };
  };
  return {
    choiceOf: (dataset: string): TableChoice => ({ ...(choices[dataset] ?? WHOLE_TABLE), ...linkedOf(dataset) }),
    choose(dataset: string, change: Partial<TableChoice>) {
      store({ ...choices, [dataset]: { ...(choices[dataset] ?? WHOLE_TABLE), ...change } });
      const linked = linkedOf(dataset);
      for (const name of ['columns', 'retailers', 'brands'] as const)
        if (linked[name] && change[name]) void setLinked({ [name]: change[name] });
    },
  };
}
