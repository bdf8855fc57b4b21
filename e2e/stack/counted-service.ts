import { createServer, request, type Server } from 'node:http';

/** Stands between a dashboard and the service, passes everything on and counts it. */
export interface CountedService {
  server: Server;
  /** What has passed since it was last asked. */
  take(): { targets: string[]; bytes: number };
}

/** @param key is sent on in place of the dashboard's own, so that it shares no kept answers with others of that key */
export function countService(service: string, key?: string): CountedService {
  let targets: string[] = [];
  let bytes = 0;
  const server = createServer((incoming, outgoing) => {
    targets.push(incoming.url ?? '/');
    const onward = request(`${service}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, ...(key !== undefined && { 'x-api-key': key }) },
    });
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
