'use client';

import { useQueryStates } from 'nuqs';
import { listParser } from '@/lib/client/address/url-parsers';
import { useStored } from '@/lib/client/browser/use-stored';
import type { ChosenTable } from '@/lib/contract/file-choice';
import { text } from '@/lib/contract/params';

/** Columns and row filters of a dataset, as last chosen in this browser. */
export type TableChoice = Pick<ChosenTable, 'columns' | 'retailers' | 'brands'>;

export const WHOLE_TABLE: TableChoice = { columns: [], retailers: [], brands: [] };

const NONE: Readonly<Record<string, TableChoice>> = {};

/** Filters of the page that linked here. They apply to all datasets. */
const linkParsers = {
  retailers: listParser(text('Retailer')).withDefault([]),
  brands: listParser(text('Brand')).withDefault([]),
};

/** Choices by dataset, `WHOLE_TABLE` by default. Filters of the address replace the stored ones. */
export function useTableChoices() {
  const [choices, store] = useStored('endcap.downloads.tables', NONE);
  const [{ retailers, brands }, setLinked] = useQueryStates(linkParsers);
  const linked: Partial<TableChoice> = {
    ...(retailers.length > 0 && { retailers: [...retailers] }),
    ...(brands.length > 0 && { brands: [...brands] }),
  };
  return {
    choiceOf: (dataset: string): TableChoice => ({ ...(choices[dataset] ?? WHOLE_TABLE), ...linked }),
    choose(dataset: string, change: Partial<TableChoice>) {
      store({ ...choices, [dataset]: { ...(choices[dataset] ?? WHOLE_TABLE), ...change } });
      if (linked.retailers && change.retailers) void setLinked({ retailers: change.retailers });
      if (linked.brands && change.brands) void setLinked({ brands: change.brands });
    },
  };
}
