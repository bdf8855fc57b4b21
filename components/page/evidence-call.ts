import type { Evidence } from '@/components/page/evidence-facts';
import { toast } from '@/components/ui/toast';
import { refuseFailure, toProblem } from '@/lib/client/request-problem';
import { requestTarget } from '@/lib/contract/endpoint';

type Call = Pick<Evidence, 'endpoint' | 'params'>;

/** Path and query of the call, by the paths of the specification. */
export function callTarget({ endpoint, params }: Call): string {
  return requestTarget(endpoint, params);
}

/** The command that asks the service the same: our server knows the service's address and paths, and leaves the key out. */
export async function fetchCommand({ endpoint, params }: Call): Promise<string> {
  const paging = endpoint.paged ? { page_size: 1000, current_page: 1 } : {};
  const given = Object.entries({ ...params, ...paging }).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`/api/call?${new URLSearchParams([['endpoint', endpoint.name], ...given])}`);
  await refuseFailure(response);
  return response.text();
}

/** Puts a text onto the clipboard and says so, or why not. */
export async function copyText(text: string | (() => Promise<string>), note?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
    toast('Copied', note);
  } catch (error) {
    toast('Not copied', toProblem(error).title);
  }
}
