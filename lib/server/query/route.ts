import 'server-only';
import fresh from 'fresh';
import { ANEW, ANEW_HEADER } from '@/lib/contract/own-http';
import { queryNamed } from '@/lib/queries/registry';
import { collector } from '../collect/collector';
import { ProblemError } from '../problem-error';
import { failureResponse } from '../routes/problem-response';
import { abortWith } from '../routes/pulled-stream';
import { rawParams } from '../routes/raw-params';
import type { RouteContext } from '../routes/read-request';
import { readParams } from './params';
import { reader } from './reader';
import { runQuery } from './run-query';

/** The answer to a query: /api/query/<page>/<name>. An answer that the browser has already is a 304. */
export async function GET(request: Request, context: RouteContext): Promise<Response> {
  try {
    const { page, name } = await context.params;
    const query = queryNamed(`${page}/${name}`);
    if (!query) throw notThere(`${page}/${name}`);
    const params = readParams(query.params, rawParams(new URL(request.url).searchParams));
    const anew = ANEW.find((one) => one === request.headers.get(ANEW_HEADER));
    if (anew === 'all') collector().lookAgain();
    const { body, etag } = await runQuery(query, params, await reader(abortWith(request).signal, { anew }));
    const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': 'application/json' };
    const condition = request.headers.get('if-none-match') ?? undefined;
    if (fresh({ 'if-none-match': condition }, { etag })) return new Response(null, { status: 304, headers });
    return new Response(body, { headers });
  } catch (error) {
    return failureResponse(error);
  }
}

function notThere(name: string): ProblemError {
  return new ProblemError({ code: 'not_found', title: `There is no query called ${name}.`, retryable: false });
}
