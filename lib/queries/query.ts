import type * as z from 'zod/mini';
import type { Sql } from '@/lib/metrics/sql';
import type { KnownFile, KnownFiles } from './downloads/known-file';
import type { SignalPeriod, SignalTables } from './signals/evaluated';

/** What a need reads: a view of `lib/metrics`. */
export interface Source<C extends string = string> {
  readonly name: string;
  readonly dataset: string;
  readonly columns: readonly C[];
}

/**
 * Rows that a query reads: those of the account, of these parameters and of these days, as the ledger names them. `as`
 * distinguishes needs of the same view, and defaults to the name of the view.
 */
export interface Need {
  as?: string;
  /** Name of another need that is read together with these rows: a compared day outside its period. */
  partOf?: string;
  view: Source;
  /** Parameters of the requests, without days; what has a default may be left out. */
  params: Readonly<Record<string, unknown>>;
  from: string;
  to: string;
  /** A person looks at these days: what is missing of them is collected before everything else. */
  urgent?: boolean;
}

/** The engine, bound to the rows that a query needs. */
export interface Run {
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The rows of a SELECT as they arrive, some at a time: for files, which may have more than memory holds. */
  rowsInChunks<Row>(statement: Sql): AsyncIterable<Row[]>;
  /** The row of a SELECT that has exactly one. */
  row<Row>(statement: Sql): Promise<Row>;
  /** The same for a SELECT that several queries of a page begin with: cached while its rows stay as they are. */
  sharedRow<Row>(statement: Sql): Promise<Row>;
  /** The rows of a need with these columns, to be put behind FROM. Columns that no one reads cost planning time. */
  from<C extends string>(need: { view: Source<C>; as?: string }, columns: readonly NoInfer<C>[]): Sql;
  /** The days of a need and their states, as an answer's coverage has them. */
  days(need: Pick<Need, 'view' | 'as'>): readonly CollectedDay[];
  /** Evaluates the rules on days that are not cached. Only for queries whose needs include `signalNeeds` of the period. */
  signals(period: SignalPeriod): Promise<SignalTables>;
  /** What is known of bulk files. Only for queries with `readsFiles`. */
  readonly files: FileReader;
}

/** Reads what is known of the account's bulk files. */
export interface FileReader {
  /** By the server's clock. */
  readonly now: Date;
  /** The newest known file of each dataset. */
  newest(): Promise<readonly KnownFile[]>;
  /** What the rules need to assess these days. */
  between(from: string, to: string): Promise<KnownFiles>;
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
  /** It reads what is known of bulk files, in addition to its needs: the answer changes with that, and each hour. */
  readonly readsFiles?: boolean;
  answer(params: z.output<P>, run: Run): Promise<Answer>;
}

export function query<P extends z.ZodMiniType, Answer>(value: Query<P, Answer>): Query<P, Answer> {
  return value;
}
