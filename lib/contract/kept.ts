import * as z from 'zod/mini';
import { jsonEndpoint } from './endpoint';
import { text } from './params';

/** An answer that the dashboard keeps. */
export const keptAnswer = z.object({
  /** The parameters of the question, paging left out. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  fetchedAt: z.iso.datetime(),
  crawledAt: z.nullable(z.string()),
  /** Rows of the whole set; 0 when the service had none, null for an answer that is no set. */
  total: z.nullable(z.int()),
  /** Asking for it again costs no call. False where the day was still running and the answer has grown stale. */
  free: z.boolean(),
});
export type KeptAnswer = z.infer<typeof keptAnswer>;

/** Which questions to an endpoint are answered already: never costs a call. */
export const kept = jsonEndpoint({
  name: 'kept',
  title: 'Kept answers',
  summary: 'The questions to an endpoint whose answers are kept, and how many rows a call brings.',
  path: '/kept',
  paged: false,
  params: z.object({ endpoint: text('Name of the endpoint; nothing is kept for a name that none has') }),
  response: z.object({
    /** Rows that one call to the endpoint brings at most: what a set costs is its rows by this, at least one call. */
    pageSize: z.int(),
    answers: z.array(keptAnswer),
  }),
});
export type Kept = z.infer<typeof kept.response>;
