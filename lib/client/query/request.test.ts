import { afterEach, describe, expect, it, vi } from 'vitest';
import { request, requestJson } from '@/lib/client/query/request';
import { toProblem } from '@/lib/client/query/request-problem';
import { SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';
import { ownJson, ownResponse } from '@/lib/client/query/test-response';

const SIGN_IN_PAGE = '<!doctype html><html><body><h1>Sign in</h1></body></html>';
const HTML = { 'content-type': 'text/html' };

/** The answer to a redirect that `fetch` does not follow. Only a browser creates one. */
function opaqueRedirect(): Response {
  return Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
}

function answer(response: Response) {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const problemOf = (promise: Promise<unknown>) => promise.then(() => null, toProblem);

afterEach(() => {
  vi.unstubAllGlobals();
  signIn.record(false);
});

describe('an answer of a proxy', () => {
  it.each<[string, () => Response]>([
    ['a redirect', opaqueRedirect],
    ['a redirect without a page', () => new Response(null, { status: 302, headers: { location: '/sign-in' } })],
    ['a page in place of the answer', () => new Response(SIGN_IN_PAGE, { headers: HTML })],
    ['a page without a type', () => new Response(SIGN_IN_PAGE)],
    ['JSON of its own', () => Response.json({ login: 'https://id.example/authorize' })],
    ['an empty answer', () => new Response(null, { status: 204 })],
    ...[401, 403, 407, 419, 440, 511].map((status): [string, () => Response] => [
      `status ${status}`,
      () => new Response(SIGN_IN_PAGE, { status, headers: HTML }),
    ]),
    ['status 401 with a problem of its own', () => Response.json({ code: 'internal', title: 'x' }, { status: 401 })],
  ])('that asks for a sign-in is reported and not read: %s', async (_, response) => {
    answer(response());
    expect(await problemOf(request('/api/status'))).toEqual(SIGN_IN_ENDED);
    expect(signIn.hasEnded()).toBe(true);
  });

  it.each([404, 413, 429, 502, 503, 504])('is named with status %s, which no sign-in has', async (status) => {
    answer(new Response('<h1>Error</h1>', { status, headers: HTML }));
    expect((await problemOf(request('/api/status')))?.title).toContain(`A proxy answered with status ${status}`);
    expect(signIn.hasEnded()).toBe(false);
  });
});

describe('an answer of the dashboard', () => {
  it.each([401, 403, 511, 422, 500])('with status %s shows its own problem', async (status) => {
    const problem = { code: 'bad_request', title: 'A page of another site sent this request.', retryable: false };
    answer(ownJson(problem, { status }));
    expect(await problemOf(request('/api/status'))).toEqual(problem);
  });

  it('may be of any type', async () => {
    answer(ownResponse('<p>A file</p>', { headers: HTML }));
    expect(await (await request('/api/bulk/rating')).text()).toBe('<p>A file</p>');
  });

  it('ends the state of an ended sign-in', async () => {
    const listener = vi.fn();
    const stop = signIn.subscribe(listener);
    answer(new Response(SIGN_IN_PAGE));
    await problemOf(request('/api/status'));
    answer(ownJson({ left: 1 }));
    expect(await requestJson('/api/status')).toEqual({ left: 1 });
    expect([signIn.hasEnded(), listener.mock.calls.length]).toEqual([false, 2]);
    stop();
  });
});

it('never follows a redirect', async () => {
  const fetched = answer(ownJson({}));
  await request('/api/export', { method: 'POST', body: '{}' });
  expect(fetched.mock.calls).toEqual([['/api/export', { method: 'POST', body: '{}', redirect: 'manual' }]]);
});
