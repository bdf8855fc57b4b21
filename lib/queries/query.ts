import type * as z from 'zod/mini';
import type { AnswerSettings } from '@/lib/contract/setting-values';
import type { SignalName } from '@/lib/metrics/signals.words';
import type { Sql } from '@/lib/metrics/sql';
import type { KnownFile, KnownFiles } from './downloads/known-file';
import type { SignalPeriod, SignalTables } from './signals/evaluated';

/** The source of a need's rows: a view of `lib/metrics`. */
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
  /** Parameters of the requests, without days. Those with a default may be left out. */
  params: Readonly<Record<string, unknown>>;
  from: string;
  to: string;
  /** A user waits for these days: those that are missing are collected before everything else. */
  urgent?: boolean;
  /** Missing days outside the plan are collected only when a user requests them, who sees their cost first. */
  onRequest?: boolean;
  /** Its rows only name those of other needs: an answer without them is complete, and its coverage leaves them out. */
  isAside?: boolean;
}

/** The engine, bound to the rows that a query needs. */
export interface Run {
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The rows of a SELECT as they arrive, some at a time: for files, which may have more than memory holds. */
  rowsInChunks<Row>(statement: Sql): AsyncIterable<Row[]>;
  /** The row of a SELECT that has exactly one. */
  row<Row>(statement: Sql): Promise<Row>;
  /** The row of a SELECT that several queries of a page begin with, cached until its rows change. */
  sharedRow<Row>(statement: Sql): Promise<Row>;
  /**
   * The rows of a need or of a summary of its view, to be put behind FROM, with the columns that the statement names by
   * `columnsOf`, and these. Other columns would cost planning time.
   */
  from<C extends string>(need: { view: Source<C>; as?: string }, columns?: readonly NoInfer<C>[]): Sql;
  /**
   * The items of a need's answers as received, to be put behind FROM: JSON text `item`, and `row_no`, by which they belong
   * to the rows of `from`. Only for needs of one set.
   */
  items(need: Pick<Need, 'view' | 'as'>): Sql;
  /** The days of a need and their states, as an answer's coverage has them. */
  days(need: Pick<Need, 'view' | 'as'>): readonly CollectedDay[];
  /** The days of a need and their states, without those of its parts. */
  ownDays(need: Pick<Need, 'view' | 'as'>): readonly CollectedDay[];
  /** Settings of the account. An answer is cached until they change. */
  readonly settings: AnswerSettings;
  /**
   * Evaluates the rules with the account's thresholds on days that are not cached. Only for queries whose needs include
   * `signalNeeds` of the period and of these rules, all of them by default.
   */
  signals(period: SignalPeriod, rules?: readonly SignalName[]): Promise<SignalTables>;
  /**
   * Returns a SELECT of the moves of prices over the days of a need of offers: see `MOVE_COLUMNS`. Evaluates them if they
   * are not cached.
   */
  priceMoves(need: Pick<Need, 'view' | 'as'>): Promise<Sql>;
  /** The known bulk files. Only for queries with `readsFiles`. */
  readonly files: FileReader;
  /**
   * A SELECT of retailer, rule, subject, date and fact of each point of a list that was sent. Only for queries with
   * `readsSent`.
   */
  readonly sent: Sql;
  /** The parameters with which the endpoint of a view has answered with rows. Only for queries with `readsVariants`. */
  variants(view: Pick<Source, 'dataset'>): Promise<Variant[]>;
}

/** Requests of an endpoint that differ only in days. */
export interface Variant {
  /** Parameters of the requests, those of a range of days with its days. */
  params: Readonly<Record<string, string>>;
  /** The newest day with rows. */
  day: string;
}

/** Reads the known bulk files of the account. */
export interface FileReader {
  /** By the server's clock. */
  readonly now: Date;
  /** The newest hour of each dataset with a file. */
  newest(): Promise<readonly Pick<KnownFile, 'dataset' | 'date' | 'hour'>[]>;
  /** The files and facts that the rules need to assess these days. */
  between(from: string, to: string): Promise<KnownFiles>;
}

/** The state of a day. `no_data`: the service published nothing. `partly`: fewer rows than the service counts. */
export type State = 'complete' | 'partly' | 'no_data' | 'failed' | 'not_collected';

export interface CollectedDay {
  day: string;
  state: State;
  /** Rows that are collected. */
  rows: number;
}

/**
 * A query of a panel: its parameters, the rows that it needs, and how it computes the answer. An answer has little more
 * than what is shown.
 */
export interface Query<P extends z.ZodMiniType = z.ZodMiniType, Answer = unknown> {
  /** `<page>/<name>`, also its address below /api/query. */
  readonly name: string;
  readonly params: P;
  needs(params: z.output<P>): readonly Need[];
  /** Whether it also reads the known bulk files. Its answer then changes with them, and each hour. */
  readonly readsFiles?: boolean;
  /**
   * Whether its parameters include a list that is too long for an address, such as bookings. It is then requested only
   * by POST with JSON parameters, so that the list is not logged. Its answer is not cached.
   */
  readonly isPosted?: boolean;
  /** Whether it also reads what was sent to retailers. Its answer then changes with each list. */
  readonly readsSent?: boolean;
  /** Whether it also reads the variants of an endpoint. Its answer then changes with each collected answer. */
  readonly readsVariants?: boolean;
  answer(params: z.output<P>, run: Run): Promise<Answer>;
}

export function query<P extends z.ZodMiniType, Answer>(value: Query<P, Answer>): Query<P, Answer> {
  return value;
}
