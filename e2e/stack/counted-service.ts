import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountedService {
  url: string;
  /** What has passed since it was last asked. */
  take(): { targets: string[]; bytes: number };
  stop(): void;
}

/** Stands between a dashboard and the service, passes everything on and counts it. */
export async function countService(service: string): Promise<CountedService> {
  let targets: string[] = [];
  let bytes = 0;
  const server = createServer((incoming, outgoing) => {
    targets.push(incoming.url ?? '/');
    const onward = request(`${service}${incoming.url}`, { method: incoming.method, headers: incoming.headers });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server that listens on a port has an address with one.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = { targets, bytes };
      targets = [];
      bytes = 0;
      return taken;
    },
    stop: () => void server.close(),
  };
}
