import { fetchValue } from '@/lib/client/ndjson-stream';
import { type JsonEndpoint, type ParamsOf, type ResponseOf, requestTarget } from '@/lib/contract/endpoint';

/** Asks one of the routes of Downloads because somebody pressed for it. Throws what `fetchValue` throws. */
export async function askDownloads<E extends JsonEndpoint>(
  endpoint: E,
  params: Partial<ParamsOf<E>>,
  options: { signal?: AbortSignal } = {},
): Promise<ResponseOf<E>> {
  return (await fetchValue<ResponseOf<E>>(`/api${requestTarget(endpoint, params)}`, options)).value;
}
