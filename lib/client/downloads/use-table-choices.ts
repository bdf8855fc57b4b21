'use client';

import { useStored } from '@/lib/client/use-stored';
import type { ChosenTable } from '@/lib/contract/file-choice';

/** Columns and rows of a dataset, as they were last chosen in this browser. */
export type TableChoice = Pick<ChosenTable, 'columns' | 'retailers' | 'brands'>;

export const WHOLE_TABLE: TableChoice = { columns: [], retailers: [], brands: [] };

const NONE: Readonly<Record<string, TableChoice>> = {};

/** The choices by dataset; a dataset without one has `WHOLE_TABLE`. */
export function useTableChoices() {
  const [choices, store] = useStored('endcap.downloads.tables', NONE);
  return {
    choiceOf: (dataset: string): TableChoice => choices[dataset] ?? WHOLE_TABLE,
    choose: (dataset: string, change: Partial<TableChoice>) =>
      store({ ...choices, [dataset]: { ...(choices[dataset] ?? WHOLE_TABLE), ...change } }),
  };
}
