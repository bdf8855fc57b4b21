import type { Database } from '@/lib/clickhouse/client';

/** Answers an endpoint for one customer from the rows that are current. Parameters are parsed already. */
type Answer = (
  db: Database,
  customerId: string,
  params: Record<string, unknown>,
  signal?: AbortSignal,
) => Promise<unknown>;

/** The answer of every JSON endpoint, by the endpoint's name. */
export const answers: Readonly<Record<string, Answer>> = {};
