import type { AnyPage } from '@/components/layout/define-page';
import type { OtherTable } from '@/components/table/no-match';

interface TabbedPage {
  description: AnyPage;
  params: object | null;
  set: (patch: never) => void;
}

/** Returns the tables of other tabs, where a search may match more rows. */
export function otherTables({ description, params, set }: TabbedPage, currentTab: string): OtherTable[] {
  return (params ? description.workbook.sheets(params as never) : []).flatMap(({ title, query, params, tab }) =>
    tab === undefined || tab === currentTab ? [] : { title, query, params, onShow: () => set({ view: tab } as never) },
  );
}
