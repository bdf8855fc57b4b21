import type { Problem } from './problem';

/**
 * An event of the stream in which the dashboard's server sends a set or a value, as NDJSON. Events allow a set of many
 * pages to show its progress and to report whether it is complete.
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
  /** Lists with items that may be indices of earlier ones. `packed-rows` unpacks them. */
  packed?: readonly string[];
}

export interface SetMeta {
  /** Time of the request to the service, ISO 8601. */
  fetchedAt: string;
  /** Newest crawl time in the answer, or null if it has none. */
  crawledAt: string | null;
  /** Number of rows of the complete set that the service reports. Null for a value. */
  total: number | null;
  /** Number of rows that the service reported but did not deliver. */
  missing: number;
  source: 'snapshot' | 'upstream';
  /** Whether the answer differs from an earlier one for the same request. */
  revised: boolean;
  /** Why the answer could not be refreshed and is older than requested. */
  refreshProblem?: Problem;
  /** Fields of the envelope except items and counts, e.g. start_date. */
  envelope: Record<string, unknown>;
}
