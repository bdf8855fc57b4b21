import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Engine } from './connect';
import { CLUSTER_SETTINGS, SETTINGS } from './settings';

/** Address and credentials of an engine. */
export type Address = Pick<Engine, 'url' | 'username' | 'password'>;

/** Creates a client with the project's settings. @param database none for statements outside of databases */
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
    // A slow reader of a stream must not time out.
    request_timeout: 3_600_000,
    max_open_connections: 64,
    // Long lists are sent in the body, as the length of a URL is limited.
    use_multipart_params_auto: true,
    compression: { request: !local, response: !local },
    clickhouse_settings: { ...SETTINGS, ...(cluster && CLUSTER_SETTINGS) },
    // Failures are thrown. The client's log would contain statements and values.
    log: { level: ClickHouseLogLevel.OFF },
  });
}
