import * as z from 'zod/mini';
import { jsonEndpoint } from './endpoint';
import { text } from './params';

/** A cached answer. */
export const keptAnswer = z.object({
  /** Parameters of the request, without paging. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  fetchedAt: z.iso.datetime(),
  crawledAt: z.nullable(z.string()),
  /** Rows of the complete set. Null for an answer that is not a set. */
  total: z.nullable(z.int()),
  /** Whether a request is answered from the cache. False if the day was not over and the answer is stale. */
  free: z.boolean(),
});

/** Lists the cached answers of an endpoint. Sends no request to the service. */
export const kept = jsonEndpoint({
  name: 'kept',
  title: 'Cached answers',
  summary: 'Cached answers of an endpoint, and the number of rows per request.',
  path: '/kept',
  paged: false,
  params: z.object({ endpoint: text('Name of the endpoint. Unknown names have no answers') }),
  response: z.object({
    /** Maximum number of rows per request. A set needs its rows divided by this, and at least one request. */
    pageSize: z.int(),
    answers: z.array(keptAnswer),
  }),
});
