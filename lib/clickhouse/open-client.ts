import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Engine } from './connect';
import { CLUSTER_SETTINGS, SETTINGS } from './settings';

/** What is needed to talk to an engine. */
export type Address = Pick<Engine, 'url' | 'username' | 'password'>;

/** The official client, set up once for everybody; without `database` it works outside any. */
export function openClient(
  { url, username, password }: Address,
  { database, cluster }: { database?: string; cluster: string | undefined },
): ClickHouseClient {
  const local = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
  return createClient({
    url,
    username,
    password,
    ...(database && { database }),
    // A slow reader of a stream is no broken connection.
    request_timeout: 3_600_000,
    max_open_connections: 64,
    // Long lists travel in the body: an address has its limits.
    use_multipart_params_auto: true,
    compression: { request: !local, response: !local },
    clickhouse_settings: { ...SETTINGS, ...(cluster && CLUSTER_SETTINGS) },
    // Failures are thrown; the client's own log would print statements and values.
    log: { level: ClickHouseLogLevel.OFF },
  });
}
