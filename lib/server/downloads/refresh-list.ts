import 'server-only';
import type { downloadList, FileListTime } from '@/lib/contract/downloads';
import type { RequestParamsOf } from '@/lib/contract/endpoint';
import { fileListOf } from '@/lib/contract/endpoints';
import { question } from '../collect/question';
import { collectRows } from '../collect/read-answer';
import { service } from '../service/service';

/** Collects the list of files of a dataset, if it has one and the last one is stale, which updates the known files. */
export async function refreshList(
  { dataset }: RequestParamsOf<typeof downloadList>,
  signal: AbortSignal,
): Promise<FileListTime> {
  const fileList = fileListOf({ name: dataset });
  if (!fileList) return { dataset, listedAt: null };
  const { rows } = await collectRows(service(), question(service(), fileList, {}), 'failed', signal);
  return { dataset, listedAt: rows[0].fetched_at };
}
