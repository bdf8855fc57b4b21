import { requestJson } from '@/lib/client/query/request';
import { requestTarget } from '@/lib/contract/endpoint';
import { type PaletteNames, palette } from '@/lib/contract/palette';

/** Fetches names and problems that contain the text, from collected data. */
export function fetchPalette(query: string, signal: AbortSignal): Promise<PaletteNames> {
  return requestJson(`/api${requestTarget(palette, { q: query || undefined })}`, { signal });
}
