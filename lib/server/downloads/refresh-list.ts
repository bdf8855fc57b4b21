import 'server-only';
import type { downloadList } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { fileListOf } from '@/lib/contract/endpoints';
import { currentValue } from '../sets/current-value';
import { service } from '../upstream/service';

/** Fetches the list of files of a dataset, if it has one and the last one is stale. Recording it updates the known files. */
export async function refreshList(
  { dataset }: ParamsOf<typeof downloadList>,
  signal: AbortSignal,
  refresh = false,
): Promise<ResponseOf<typeof downloadList>> {
  const fileList = fileListOf({ name: dataset });
  const list = fileList ? await currentValue(service(), fileList, {}, { signal, refresh }) : null;
  return { dataset, listedAt: list?.fetchedAt ?? null };
}
