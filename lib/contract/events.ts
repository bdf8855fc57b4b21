import type { Problem } from './problem';

/**
 * What the dashboard's server sends its pages for a set or a value: one event a line of ndjson, so that a set of many
 * pages shows its progress and never looks complete before it is.
 */
export type SetEvent<Row = unknown> =
  | { type: 'progress'; loaded: number; total: number | null }
  | ({ type: 'meta' } & SetMeta)
  | RowsEvent<Row>
  | { type: 'value'; value: unknown }
  | { type: 'end' }
  | { type: 'problem'; problem: Problem };

export interface RowsEvent<Row = unknown> {
  type: 'rows';
  rows: readonly Row[];
  /** Lists whose items may be numbers of earlier ones: `packed-rows` reads them. */
  packed?: readonly string[];
}

export interface SetMeta {
  /** When the service was asked, ISO 8601. */
  fetchedAt: string;
  /** Newest crawling time in the answer, null when it carries none. */
  crawledAt: string | null;
  /** Rows of the whole set as the service counts them; null for a value. */
  total: number | null;
  /** Rows that the service counted but did not deliver. */
  missing: number;
  source: 'snapshot' | 'upstream';
  /** The service answered differently than at an earlier fetch of the same question. */
  revised: boolean;
  /** Why this is an older answer than was asked for: the service could not be asked again. */
  refreshProblem?: Problem;
  /** Fields of the envelope beside items and counts, such as start_date. */
  envelope: Record<string, unknown>;
}
