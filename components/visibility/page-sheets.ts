import { exportColumns } from '@/components/table/export-columns';
import { screenColumns } from '@/components/table/screen-columns';
import type { VisibilityParams } from '@/components/visibility/page';
import { capital, TYPE_WORDS } from '@/components/visibility/words';
import type { ExportSheet } from '@/lib/client/request-export';
import { positionColumns } from '@/lib/queries/visibility/positions.columns';
import { scoreColumns } from '@/lib/queries/visibility/scores.columns';
import { sourceColumns } from '@/lib/queries/visibility/sources.columns';

/** The tables of the page, for its workbook. */
export function visibilitySheets(params: VisibilityParams): ExportSheet[] {
  const { source } = TYPE_WORDS[params.visibility_type];
  const titles = { source_name: capital(source) };
  const scores = exportColumns(screenColumns(scoreColumns, { titles }));
  return [
    { title: 'Scores', query: 'visibility/scores', params, columns: scores },
    { title: 'All brands', query: 'visibility/scores', params: { ...params, of: 'all' }, columns: scores },
    {
      title: `Brands by ${source}`,
      query: 'visibility/sources',
      params,
      columns: exportColumns(screenColumns(sourceColumns, { titles })),
    },
    {
      title: 'Organic and sponsored',
      query: 'visibility/positions',
      params,
      columns: exportColumns(screenColumns(positionColumns, { titles })),
    },
  ];
}
