import * as z from 'zod/mini';
import { problem } from '@/lib/contract/problem';

/**
 * The state of the days that an answer is computed from. `states` has a letter for each day from `from` on: c complete,
 * p partly, n nothing published, f failed, and - not collected yet.
 */
const coverage = z.object({
  need: z.string().check(z.describe("The need's name in the query")),
  endpoint: z.string(),
  from: z.string(),
  to: z.string(),
  states: z
    .string()
    .check(
      z.describe('A letter for each day: c complete, p partly, n nothing published, f failed, - not collected yet'),
    ),
  rows: z.number().check(z.describe('Rows of the collected days')),
  total: z
    .nullable(z.number())
    .check(z.describe('Rows of these days by the count of the service; null if it sends none')),
  pending: z.boolean().check(z.describe('Missing days are being collected: request again')),
  offeredCalls: z
    .nullable(z.number())
    .check(
      z.describe(
        'Missing days outside the plan are collected when a user requests it, with about this many calls. Null if there are none',
      ),
    ),
  problem: z
    .nullable(problem)
    .check(z.describe('Why the newest failed day failed; otherwise why a missing day cannot be collected')),
});
export type Coverage = z.infer<typeof coverage>;

/** The source of the numbers. */
const provenance = z.object({
  title: z.string().check(z.describe('Title of the endpoint')),
  endpoint: z.string(),
  params: z.record(z.string(), z.string()),
  from: z.string(),
  to: z.string(),
  crawledAt: z.nullable(z.string()).check(z.describe('The newest crawling time of the rows, ISO 8601')),
  fetchedAt: z.nullable(z.string()).check(z.describe('When the dashboard requested them, ISO 8601')),
  revised: z.number().check(z.describe('Days that the service has revised')),
  isFallback: z.optional(
    z.boolean().check(z.describe('The service has too few rows with the parameters of the query, so others are read')),
  ),
});
export type Provenance = z.infer<typeof provenance>;

/** The answer of /api/query. */
export interface Answered<Answer> {
  answer: Answer;
  coverage: Coverage[];
  provenance: Provenance[];
}
