import 'server-only';
import type { downloadProbe } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { nameOfFile } from '../bulk/file-request';
import { checkFile } from './check-file';
import { hourFile } from './hour-file';

/** Checks whether one hour has a file. */
export async function probe(
  params: ParamsOf<typeof downloadProbe>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof downloadProbe>> {
  const file = hourFile(params, 'csv');
  const absence = await checkFile(file, signal);
  return absence
    ? { exists: false, sentence: absence.message }
    : { exists: true, sentence: `There is a file of ${nameOfFile(file)}.` };
}
