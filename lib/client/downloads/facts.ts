import { fetchValue } from '@/lib/client/ndjson-stream';
import { downloadSeen, type SeenFile } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import type { Source } from './queue-item';

/** What our own server learned of a file as it passed; null where it learned nothing. */
export async function factsOf({ file }: Source): Promise<SeenFile | null> {
  if (!file) return null;
  const url = `/api${requestTarget(downloadSeen, file)}`;
  const answer = await fetchValue<ResponseOf<typeof downloadSeen>>(url).catch(() => null);
  return answer?.value.file ?? null;
}
