import { requestJson } from '@/lib/client/query/request';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import { palette } from '@/lib/contract/palette';

/** Fetches names and problems that contain the text, from collected data. */
export function fetchPalette(query: string, signal: AbortSignal): Promise<ResponseOf<typeof palette>> {
  return requestJson(`/api${requestTarget(palette, { q: query || undefined })}`, { signal });
}
