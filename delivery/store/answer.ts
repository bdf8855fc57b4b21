import type { Database } from '@/lib/clickhouse/client';
import type { JsonEndpoint, ParamsOf, ResponseOf } from '@/lib/contract/endpoint';

/** Answers an endpoint for one customer from the rows that are current. Parameters are parsed already. */
export type Answer<E extends JsonEndpoint> = (
  db: Database,
  customerId: string,
  params: ParamsOf<E>,
  signal?: AbortSignal,
) => Promise<ResponseOf<E>>;
