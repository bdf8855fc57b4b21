import type { Problem } from '@/lib/contract/problem';

/** The state of the days that an answer is computed from. */
export interface Coverage {
  /** The need's name in the query. */
  need: string;
  endpoint: string;
  from: string;
  to: string;
  /**
   * A letter for each day from `from` on: c complete, p partly, n nothing published, f failed, and - not collected
   * yet.
   */
  states: string;
  /** Rows of the collected days. */
  rows: number;
  /** Rows of these days by the count of the service. Null if it sends none. */
  total: number | null;
  /** Whether missing days are being collected: request again. */
  pending: boolean;
  /** About how many calls missing days cost that are collected only when a user requests it. Null if there are none. */
  offeredCalls: number | null;
  /** Why the newest failed day failed, or why a missing day cannot be collected. */
  problem: Problem | null;
}

/** The source of the numbers. */
export interface Provenance {
  /** Title of the endpoint. */
  title: string;
  endpoint: string;
  params: Record<string, string>;
  from: string;
  to: string;
  /** The newest crawling time of the rows, ISO 8601. */
  crawledAt: string | null;
  /** When the dashboard requested them, ISO 8601. */
  fetchedAt: string | null;
  /** Number of days that the service has revised. */
  revised: number;
  /** Set if the service has too few rows with the parameters of the query, so that others are read. */
  isFallback?: boolean;
}

/** The answer of /api/query. */
export interface Answered<Answer> {
  answer: Answer;
  coverage: Coverage[];
  provenance: Provenance[];
}
