import 'server-only';
import type { Problem } from '@/lib/contract/problem';

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Why a request is not ours to answer, or null. The name in Host must be of this machine: a foreign name that resolves
 * to it is how a web page would read a loopback service. Browsers say where a request comes from; other sites get none.
 */
export function refusal(headers: Headers): Problem | null {
  const host = headers.get('host') ?? '';
  const site = headers.get('sec-fetch-site');
  if (!LOOPBACK_HOST.test(host))
    return refused('This address is not the dashboard’s own. Open it by localhost or 127.0.0.1.');
  if (site !== null && !OWN_SITE.has(site))
    return refused('Another site asked for this. Open it from the dashboard itself.');
  return null;
}

function refused(title: string): Problem {
  return { code: 'bad_request', title, retryable: false };
}
