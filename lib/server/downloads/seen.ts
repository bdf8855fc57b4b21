import 'server-only';
import type { downloadSeen } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { readFiles } from '../bulk/known-files';
import { accountOf } from '../sets/question';
import { service } from '../upstream/service';
import { toSeenFile } from './calendar-hours';

/** What was learned of a file as it passed: costs no call. */
export async function seen(params: ParamsOf<typeof downloadSeen>): Promise<ResponseOf<typeof downloadSeen>> {
  const { dataset, date, time, encoding } = params;
  const rows = await readFiles(accountOf(service()), dataset, date, date);
  const row = rows.find((one) => one.hour === time && one.encoding === encoding && one.outcome === 'file');
  return { file: row ? toSeenFile(row) : null };
}
