import 'server-only';
import { fileListOf } from '@/lib/contract/endpoints';
import type { FileEntry } from '@/lib/contract/file-list';
import { LIGHT_DAYS } from '@/lib/contract/light';
import { type SeenRow, seenFiles } from '../bulk/files-seen';
import { keptValue } from '../sets/kept-value';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { shifted } from './calendar-rules';

interface KeptList {
  files: readonly FileEntry[];
  fetchedAt: string;
}

/** The list of a dataset's files as it is kept, however old; null where none is kept or the service has none. */
export async function keptList(dataset: string): Promise<KeptList | null> {
  const list = fileListOf({ name: dataset });
  if (!list) return null;
  const kept = await bestEffort('reading a kept list', () => keptValue(service(), list, {}), null);
  return kept && { files: kept.value.files, fetchedAt: kept.fetchedAt };
}

/** Files seen of these days, and of those around them that tell what is usual. @param dataset null: of all datasets */
export function seenAround(dataset: string | null, from: string, to: string): Promise<SeenRow[]> {
  return bestEffort(
    'reading seen files',
    () => seenFiles(accountOf(service()), dataset, shifted(from, -LIGHT_DAYS), shifted(to, LIGHT_DAYS)),
    [],
  );
}
