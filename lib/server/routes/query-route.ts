import 'server-only';
import fresh from 'fresh';
import { REFETCH_HEADER, REFETCH_MODES } from '@/lib/contract/own-http';
import type { Query } from '@/lib/queries/query';
import { queryNamed } from '@/lib/queries/registry';
import { badRequest, ProblemError } from '../base/problem-error';
import { collector } from '../collect/collector';
import { readParams } from '../query/params';
import { reader } from '../query/reader';
import { runQuery, type Sent } from '../query/run-query';
import { handler, UNCACHED } from './problem-response';
import { abortWith } from './pulled-stream';
import { rawParams } from './raw-params';
import { type RouteContext, readJson } from './read-request';

const UNCACHED_JSON = { ...UNCACHED, 'content-type': 'application/json' };

/**
 * Answers a query: GET /api/query/<page>/<name>. Responds with 304 if the browser has the current answer, and with 202
 * while signals of its days are being evaluated: request again.
 */
export const GET = handler(async (request: Request, context: RouteContext) => {
  const query = await queryOf(context);
  if (query.isPosted) throw badRequest(`Send the parameters of ${query.name} as JSON in the body of a POST request.`);
  const { body, etag, isPending } = await answer(query, rawParams(new URL(request.url).searchParams), request);
  if (isPending) return new Response(body, { status: 202, headers: UNCACHED_JSON });
  const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': 'application/json' };
  const condition = request.headers.get('if-none-match') ?? undefined;
  if (fresh({ 'if-none-match': condition }, { etag })) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
});

/** Answers a query with its parameters as an object in the body. The browser does not cache it. */
export const POST = handler(async (request: Request, context: RouteContext) => {
  const query = await queryOf(context);
  const { body, isPending } = await answer(query, await readJson(request), request);
  return new Response(body, { status: isPending ? 202 : 200, headers: UNCACHED_JSON });
});

async function queryOf({ params }: RouteContext): Promise<Query> {
  const { page, name } = await params;
  const query = queryNamed(`${page}/${name}`);
  if (query) return query;
  throw new ProblemError({ code: 'not_found', title: `There is no query ${page}/${name}.`, retryable: false });
}

async function answer(query: Query, raw: unknown, request: Request): Promise<Sent> {
  const params = readParams(query.params, raw);
  const refetch = REFETCH_MODES.find((name) => name === request.headers.get(REFETCH_HEADER));
  if (refetch === 'all') collector().refreshNewestDay();
  return runQuery(query, params, await reader(abortWith(request).signal, { refetch }));
}
