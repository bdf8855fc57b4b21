import type { QueryClient } from '@tanstack/react-query';
import { screenColumns } from '@/components/table/screen-columns';
import { toSheet } from '@/components/table/to-sheet';
import type { VisibilityAsked } from '@/components/visibility/visibility-params';
import { capital, TYPE_WORDS } from '@/components/visibility/words';
import { fetchRows } from '@/lib/client/fetch-rows';
import type { Sheet } from '@/lib/client/sheet';
import { positionColumns } from '@/lib/queries/visibility/positions.columns';
import { scoreColumns } from '@/lib/queries/visibility/scores.columns';
import { sourceColumns } from '@/lib/queries/visibility/sources.columns';

/** The page as sheets: one for each of its tables, with all of its rows. */
export async function visibilitySheets(client: QueryClient, asked: VisibilityAsked): Promise<Sheet[]> {
  const { source } = TYPE_WORDS[asked.visibility_type];
  const titles = { source_name: capital(source) };
  const scores = screenColumns(scoreColumns, { titles });
  return [
    toSheet('Scores', scores, await fetchRows(client, 'visibility/scores', asked)),
    toSheet('All brands', scores, await fetchRows(client, 'visibility/scores', { ...asked, of: 'all' })),
    toSheet(
      `Brands by ${source}`,
      screenColumns(sourceColumns, { titles }),
      await fetchRows(client, 'visibility/sources', asked),
    ),
    toSheet(
      'Organic and sponsored',
      screenColumns(positionColumns, { titles }),
      await fetchRows(client, 'visibility/positions', asked),
    ),
  ];
}
