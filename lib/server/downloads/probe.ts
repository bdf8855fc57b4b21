import 'server-only';
import type { downloadProbe } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { nameOfFile } from '../bulk/file-request';
import { NoFile } from '../bulk/no-file';
import { passFile } from '../bulk/pass-file';
import { service } from '../upstream/service';
import { hourFile } from './hour-file';

/** Asks for one file and hangs up once it is clear whether there is one. */
export async function probe(
  params: ParamsOf<typeof downloadProbe>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof downloadProbe>> {
  const file = hourFile(params, 'csv');
  try {
    const { hangUp } = await passFile(service(), file, { priority: 'person', signal });
    hangUp();
    return { exists: true, sentence: `There is a file of ${nameOfFile(file)}.` };
  } catch (error) {
    if (error instanceof NoFile) return { exists: false, sentence: error.message };
    throw error;
  }
}
