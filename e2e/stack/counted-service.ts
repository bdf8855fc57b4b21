import { createServer, type Server } from 'node:http';
import { forward } from './forward';

/** A proxy between a dashboard and the service that counts requests. */
export interface CountedService {
  server: Server;
  /** Returns the requests since the last call. */
  take(): { targets: string[]; bytes: number };
}

/**
 * Creates a proxy that counts requests.
 *
 * @param key replaces the dashboard's key, which is then unique, so that dashboards do not share stored answers
 */
export function countService(service: string, key?: string): CountedService {
  let targets: string[] = [];
  let bytes = 0;
  const server = createServer((incoming, outgoing) => {
    targets.push(incoming.url ?? '/');
    const outbound = forward(
      incoming,
      outgoing,
      new URL(`${service}${incoming.url}`),
      key === undefined ? {} : { 'x-api-key': key },
    );
    outbound.on('response', (answer) =>
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      }),
    );
  });
  return {
    server,
    take() {
      const traffic = { targets, bytes };
      targets = [];
      bytes = 0;
      return traffic;
    },
  };
}
