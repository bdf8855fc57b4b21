import { createServer, request, type Server } from 'node:http';

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
    const outbound = request(`${service}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, ...(key !== undefined && { 'x-api-key': key }) },
    });
    outbound.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.pipe(outgoing);
    });
    outbound.on('error', () => outgoing.destroy());
    outgoing.on('close', () => outbound.destroy());
    incoming.pipe(outbound);
  });
  return {
    server,
    take() {
      const taken = { targets, bytes };
      targets = [];
      bytes = 0;
      return taken;
    },
  };
}
