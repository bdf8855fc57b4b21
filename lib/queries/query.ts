import type * as z from 'zod/mini';

/**
 * Rows that a query reads. In its SQL they stand under the name of their view, or `as`: those of the account, of these
 * parameters and of these days alone, as the ledger has them. What is known of the days stands beside them, see `stateOf`.
 */
export interface Need {
  as?: string;
  /** Name of another need that is read together with these rows: a compared day outside its period. */
  partOf?: string;
  view: { readonly name: string; readonly title: string; readonly table: string; readonly dataset: string };
  /** Parameters of the requests, without days; what has a default may be left out. */
  params: Readonly<Record<string, unknown>>;
  from: string;
  to: string;
  /** A person looks at these days: what is missing of them is collected before everything else. */
  urgent?: boolean;
}

/** What a query's work is given: the engine, bound to the rows that it needs. */
export interface Run {
  /** The rows of a SELECT; `{name:Type}` placeholders are filled from `params`, which never become part of the SQL. */
  rows<Row>(sql: string, params?: Readonly<Record<string, unknown>>): Promise<Row[]>;
  /** The one row of a SELECT that has one. */
  row<Row>(sql: string, params?: Readonly<Record<string, unknown>>): Promise<Row>;
  /** The same of a SELECT that several queries of a page begin with: read once while its rows stay as they are. */
  sharedRow<Row>(sql: string, params?: Readonly<Record<string, unknown>>): Promise<Row>;
  /** FROM and WHERE of a need's rows: in place of its name where a statement names their columns itself, and spares a subquery. */
  from(need: string): string;
  /** The days of a need and their states, as an answer's coverage has them. */
  days(need: Pick<Need, 'view' | 'as'>): readonly CollectedDay[];
}

/** What is known of a day: published and collected, not published, not collected yet, failed, or still being collected. */
export type State = 'complete' | 'partly' | 'no_data' | 'failed' | 'not_collected';

export interface CollectedDay {
  day: string;
  state: State;
  /** What is there of it. */
  rows: number;
}

/**
 * What a panel asks: its parameters, the rows they need, and how the answer is made of them. An answer is what is shown
 * and little more.
 */
export interface Query<P extends z.ZodMiniType = z.ZodMiniType, Answer = unknown> {
  /** `<page>/<name>`, also its address below /api/query. */
  readonly name: string;
  readonly params: P;
  needs(params: z.output<P>): readonly Need[];
  answer(params: z.output<P>, run: Run): Promise<Answer>;
}

export function query<P extends z.ZodMiniType, Answer>(value: Query<P, Answer>): Query<P, Answer> {
  return value;
}
