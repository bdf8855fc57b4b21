import { changeColumns } from '@/components/price-competition/changes';
import type { CompetitionParams } from '@/components/price-competition/page';
import { bucketColumns, lineColumns } from '@/components/price-competition/tables';
import { exportColumns } from '@/components/table/export-columns';
import type { ExportSheet } from '@/lib/client/request-export';

/** The tables of the page, for its workbook. */
export function competitionSheets(params: CompetitionParams): ExportSheet[] {
  return [
    {
      title: 'Competitions',
      query: 'price-competition/lines',
      params,
      columns: exportColumns(lineColumns(null, params.kind)),
    },
    {
      title: 'Every bucket',
      query: 'price-competition/buckets',
      params,
      columns: exportColumns(bucketColumns(null, params.kind)),
    },
    {
      title: 'Changes',
      query: 'price-competition/changes',
      params,
      columns: exportColumns(changeColumns(null)),
    },
  ];
}
