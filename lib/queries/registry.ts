import type * as z from 'zod/mini';
import { queries } from './all-queries';
import type { Query } from './query';

type Queries = typeof queries;
export type QueryName = keyof Queries;
type PrefixOf<Name, Suffix extends string> = Name extends `${infer Prefix}/${Suffix}` ? Prefix : never;

/** Pages on the engine, by prefix of their queries. */
export type PageName = PrefixOf<QueryName, 'facets'>;

/** Parameters as they are given: what has a default may be left out, lists may be one text. */
export type ParamsOf<Name extends QueryName> = z.input<Queries[Name]['params']>;
export type AnswerOf<Name extends QueryName> = Awaited<ReturnType<Queries[Name]['answer']>>;

export const allQueries = Object.values(queries) as unknown as readonly Query[];

/** Returns the query with a name such as `prices/tiles`, or undefined. */
export function queryNamed(name: string): Query | undefined {
  return allQueries.find((query) => query.name === name);
}
