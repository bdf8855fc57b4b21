import { changeColumns } from '@/components/price-competition/changes';
import type { CompetitionAsked } from '@/components/price-competition/competition-params';
import { bucketColumns, lineColumns } from '@/components/price-competition/tables';
import { exportColumns } from '@/components/table/export-columns';
import type { ExportSheet } from '@/lib/client/request-export';
import type { Summary } from '@/lib/queries/price-competition/summary';

/** The tables of the page, for its workbook. */
export function competitionSheets(asked: CompetitionAsked, summary: Pick<Summary, 'rule' | 'own'>): ExportSheet[] {
  const { rule } = summary;
  return [
    {
      title: 'Competitions',
      query: 'price-competition/lines',
      params: asked,
      columns: exportColumns(lineColumns(rule, asked.kind)),
    },
    {
      title: 'Every bucket',
      query: 'price-competition/buckets',
      params: asked,
      columns: exportColumns(bucketColumns(rule, asked.kind)),
    },
    {
      title: 'Changes',
      query: 'price-competition/changes',
      params: asked,
      columns: exportColumns(changeColumns(summary)),
    },
  ];
}
