import type { Evidence } from '@/components/layout/evidence-facts';
import { request } from '@/lib/client/query/request';

/** Returns the curl command of the call, without the key. Only the server knows the address and paths of the service. */
export async function fetchCommand({ endpoint, params }: Pick<Evidence, 'endpoint' | 'params'>): Promise<string> {
  const paging = endpoint.paged ? { page_size: 1000, current_page: 1 } : {};
  const paramEntries = Object.entries({ ...params, ...paging }).map(([name, value]) => [name, String(value)]);
  const response = await request(`/api/call?${new URLSearchParams([['endpoint', endpoint.name], ...paramEntries])}`);
  return response.text();
}
