import { fetchValue } from '@/lib/client/ndjson-stream';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import { palette } from '@/lib/contract/palette';

/** Fetches SKUs, retailers and keywords that contain the text, from collected data. */
export async function fetchPalette(query: string, signal: AbortSignal): Promise<ResponseOf<typeof palette>> {
  const target = requestTarget(palette, { q: query || undefined });
  const { value } = await fetchValue<ResponseOf<typeof palette>>(`/api${target}`, { signal });
  return value;
}
