import type { Database } from '@/lib/clickhouse/client';
import type { JsonEndpoint, RequestParamsOf, ResponseOf } from '@/lib/contract/endpoint';

/** Answers an endpoint for a customer from the current rows. Parameters are already parsed. */
export type Answer<E extends JsonEndpoint> = (
  db: Database,
  customerId: string,
  params: RequestParamsOf<E>,
  signal?: AbortSignal,
) => Promise<ResponseOf<E>>;
