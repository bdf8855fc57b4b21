import { RecordCount } from '@/lib/bulk/count-records.mjs';
import { fetchValue } from '@/lib/client/ndjson-stream';
import { downloadSeen, type SeenFile } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import type { Source } from './queue-item';

/** What is known of a file of the service once it was saved. The SHA-256 is null where nobody hashed it on its way. */
export type FileFacts = Pick<SeenFile, 'rows' | 'malformed' | 'sha256' | 'sha256By'>;

/**
 * What our own server learned of a file as it passed. One that came in several parts did not pass it whole: its records
 * are counted here. Null where nothing is known.
 */
export async function factsOf({ file, raw }: Source, saved: Blob): Promise<FileFacts | null> {
  if (!file) return null;
  const url = `/api${requestTarget(downloadSeen, file)}`;
  const answer = await fetchValue<ResponseOf<typeof downloadSeen>>(url).catch(() => null);
  const seen = answer?.value.file ?? null;
  const isOfThis = seen?.rows != null && seen.bytes === saved.size;
  return isOfThis || !raw ? seen : counted(saved, file.encoding);
}

async function counted(saved: Blob, encoding: 'csv' | 'ndjson'): Promise<FileFacts> {
  const count = new RecordCount(encoding);
  const reader = saved.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) count.take(read.value);
  return { ...count.finish(), sha256: null, sha256By: null };
}
