import * as z from 'zod/mini';
import { problem } from '@/lib/contract/problem';

/**
 * What is known of the days that an answer rests on. `states` has a letter for each day from `from` on: c complete,
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
  rows: z.number().check(z.describe('Rows collected of the days that are there')),
  total: z.nullable(z.number()).check(z.describe('Rows that the service counts of them; null where it counts none')),
  pending: z.boolean().check(z.describe('What is missing is being collected: ask again')),
  problem: z
    .nullable(problem)
    .check(z.describe('Why days have failed, the newest; else why what is waited for cannot come')),
});
export type Coverage = z.infer<typeof coverage>;

/** Where the numbers come from. */
const provenance = z.object({
  title: z.string().check(z.describe('Title of the endpoint')),
  endpoint: z.string(),
  params: z.record(z.string(), z.string()),
  from: z.string(),
  to: z.string(),
  crawledAt: z.nullable(z.string()).check(z.describe('The newest of what was read, ISO 8601')),
  fetchedAt: z.nullable(z.string()).check(z.describe('When the dashboard asked for it, ISO 8601')),
  revised: z.number().check(z.describe('Days of which the service said something else later')),
});
export type Provenance = z.infer<typeof provenance>;

/** What /api/query answers. */
export interface Answered<Answer> {
  answer: Answer;
  coverage: Coverage[];
  provenance: Provenance[];
}
