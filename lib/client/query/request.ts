import { RequestProblem, toRequestProblem } from '@/lib/client/query/request-problem';
import { SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';
import { OWN_ANSWER_HEADER } from '@/lib/contract/own-answer.mjs';

/** Statuses by which proxies ask for a sign-in, in addition to redirects and pages. 419 and 440 are not registered. */
const SIGN_IN_STATUSES = new Set([401, 403, 407, 419, 440, 511]);

/**
 * Sends a request of the page to the dashboard. Rejects with a RequestProblem unless the dashboard answers with success,
 * and with a TypeError if nothing answers. The only module of the browser that calls `fetch` (linted).
 */
export async function request(url: string, options: RequestInit = {}): Promise<Response> {
  // The dashboard redirects no request of its pages. A redirect is the start of a sign-in.
  const response = await fetch(url, { ...options, redirect: 'manual' });
  const isSignedOut = asksForSignIn(response);
  signIn.record(isSignedOut);
  if (isSignedOut) {
    void response.body?.cancel();
    throw new RequestProblem(SIGN_IN_ENDED);
  }
  if (!response.ok) throw await toRequestProblem(response);
  return response;
}

export async function requestJson<Value>(url: string, options?: RequestInit): Promise<Value> {
  return (await request(url, options)).json();
}

/** Whether a proxy answered to ask for a sign-in, by a redirect (an opaque answer with status 0), a page or a status. */
function asksForSignIn({ headers, status }: Response): boolean {
  return !headers.has(OWN_ANSWER_HEADER) && (status < 400 || SIGN_IN_STATUSES.has(status));
}
