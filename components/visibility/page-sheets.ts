import type { QueryClient } from '@tanstack/react-query';
import type { Column } from '@/components/table/column';
import { integerColumn, textColumn } from '@/components/table/columns';
import { toSheet } from '@/components/table/to-sheet';
import { scoreColumns, sourceColumns } from '@/components/visibility/tables';
import type { VisibilityAsked } from '@/components/visibility/visibility-params';
import { capital, TYPE_WORDS } from '@/components/visibility/words';
import { fetchRows } from '@/lib/client/fetch-rows';
import type { Sheet } from '@/lib/client/sheet';
import type { PositionRow } from '@/lib/queries/visibility/positions';

function positionColumns(header: string): Column<PositionRow>[] {
  return [
    textColumn<PositionRow>({ id: 'source_name', header, value: (row) => row.source_name }),
    textColumn<PositionRow>({ id: 'searched_brand', header: 'Brand', value: (row) => row.searched_brand }),
    integerColumn<PositionRow>({ id: 'content', header: 'Organic targets missed', value: (row) => row.content }),
    integerColumn<PositionRow>({ id: 'content_of', header: 'Organic, with a verdict', value: (row) => row.content_of }),
    integerColumn<PositionRow>({ id: 'budget', header: 'Sponsored targets missed', value: (row) => row.budget }),
    integerColumn<PositionRow>({ id: 'budget_of', header: 'Sponsored, with a verdict', value: (row) => row.budget_of }),
  ];
}

/** The page as sheets: one for each of its tables, all rows of them. */
export async function visibilitySheets(client: QueryClient, asked: VisibilityAsked): Promise<Sheet[]> {
  const header = capital(TYPE_WORDS[asked.visibility_type].source);
  const rows = scoreColumns(header);
  return [
    toSheet('Scores', rows, await fetchRows(client, 'visibility/scores', asked)),
    toSheet('All brands', rows, await fetchRows(client, 'visibility/scores', { ...asked, of: 'all' })),
    toSheet(
      `Brands by ${header.toLowerCase()}`,
      sourceColumns(header),
      await fetchRows(client, 'visibility/sources', asked),
    ),
    toSheet('Organic and sponsored', positionColumns(header), await fetchRows(client, 'visibility/positions', asked)),
  ];
}
