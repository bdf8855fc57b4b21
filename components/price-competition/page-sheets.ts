import type { QueryClient } from '@tanstack/react-query';
import { changeColumns } from '@/components/price-competition/changes';
import type { CompetitionAsked } from '@/components/price-competition/competition-params';
import { bucketColumns, lineColumns } from '@/components/price-competition/tables';
import { toSheet } from '@/components/table/to-sheet';
import { fetchRows } from '@/lib/client/fetch-rows';
import type { Sheet } from '@/lib/client/sheet';
import type { Summary } from '@/lib/queries/price-competition/summary';

/** The page as sheets: one for each of its tables, all rows of them. */
export async function competitionSheets(
  client: QueryClient,
  asked: CompetitionAsked,
  summary: Pick<Summary, 'rule' | 'own'>,
): Promise<Sheet[]> {
  const { rule } = summary;
  return [
    toSheet('Competitions', lineColumns(rule, asked.kind), await fetchRows(client, 'price-competition/lines', asked)),
    toSheet(
      'Every bucket',
      bucketColumns(rule, asked.kind),
      await fetchRows(client, 'price-competition/buckets', asked),
    ),
    toSheet('Changes', changeColumns(summary), await fetchRows(client, 'price-competition/changes', asked)),
  ];
}
