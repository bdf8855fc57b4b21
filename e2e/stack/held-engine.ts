import { createServer, request, type Server } from 'node:http';

/** A proxy between a dashboard and the engine that can delay statements. */
export interface HeldEngine {
  server: Server;
  /** Delays all statements until the returned function is called. */
  hold(): () => void;
}

/** @param engine address of the engine */
export function holdEngine(engine: string): HeldEngine {
  let held: Promise<void> = Promise.resolve();
  const server = createServer(async (incoming, outgoing) => {
    await held;
    const outbound = request(new URL(incoming.url ?? '/', engine), {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(engine).host },
    });
    outbound.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    outbound.on('error', () => outgoing.destroy());
    outgoing.on('close', () => outbound.destroy());
    incoming.pipe(outbound);
  });
  return {
    server,
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
