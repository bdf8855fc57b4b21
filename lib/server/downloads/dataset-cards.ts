import 'server-only';
import { datasets } from '@/lib/contract/datasets';
import type { downloadDatasets } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { newestFiles } from '../bulk/files-seen';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { toSeenFile } from './prepare-calendar';
import { recentDays } from './recent-days';

/** The cards of the Downloads page, out of the contract and of what has passed here. */
export async function datasetCards({
  until,
}: ParamsOf<typeof downloadDatasets>): Promise<ResponseOf<typeof downloadDatasets>> {
  const newest = await bestEffort('reading seen files', () => newestFiles(accountOf(service())), []);
  const cards = datasets.map(async ({ name, title, purpose, listed, promised, columns }) => {
    const file = newest.find(({ dataset }) => dataset === name);
    return {
      name,
      title,
      purpose,
      listed,
      promised,
      columns: Object.entries(columns).map(([column, { type, meaning }]) => ({ name: column, type, meaning })),
      last: file ? { date: file.date, hour: file.hour, file: toSeenFile(file) } : null,
      recent: await recentDays(name, until),
    };
  });
  return { datasets: await Promise.all(cards) };
}
