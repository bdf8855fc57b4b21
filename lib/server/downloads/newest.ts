import 'server-only';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';
import type { downloadNewest } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { parseTime } from '@/lib/text/parse-time';
import { recordFile } from '../bulk/known-files';
import { ProblemError } from '../problem-error';
import { accountOf } from '../sets/question';
import { inBackground } from '../store/in-background';
import { call } from '../upstream/call';
import { addressOf, service } from '../upstream/service';

/** A day and an hour in the name of a file: `content_detail_2026-06-29_04.csv`. */
const IN_NAME = /(\d{4}-\d{2}-\d{2})[_T-](\d{2})/;

/** Asks the service for its newest file of a dataset, reads off its name which one that is, and hangs up. */
export async function newest(
  { dataset: name }: ParamsOf<typeof downloadNewest>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof downloadNewest>> {
  const dataset = datasetByName(name);
  if (!dataset) return { newest: null };
  const url = addressOf(service(), bulkEndpoint(dataset), { encoding: 'csv' });
  const headers = { accept: '*/*', 'accept-encoding': 'identity' };
  const options = { headers, redirects: 'anywhere', answers: [200], priority: 'person', signal } as const;
  const response = await call(service(), url, options).catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'not_found') return null;
    throw error;
  });
  response?.destroy();
  const [, date, hour] = IN_NAME.exec(response?.headers['content-disposition'] ?? '') ?? [];
  if (!date || Number.isNaN(parseTime(date)) || Number(hour) > 23) return { newest: null };
  const file = { dataset, date, hour: Number(hour), encoding: 'csv' as const };
  await inBackground('recording a file', () =>
    recordFile(accountOf(service()), file, { outcome: 'file', source: 'newest' }),
  );
  return { newest: { date, hour: file.hour } };
}
