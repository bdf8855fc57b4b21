import { createServer, type Server } from 'node:http';
import { forward } from './forward';

/** A proxy between a dashboard and the engine that can delay statements. */
export interface HeldEngine {
  server: Server;
  /** Delays all statements until the returned function is called. */
  hold(): () => void;
}

/** @param engine address of the engine */
export function holdEngine(engine: string): HeldEngine {
  let pause: Promise<void> = Promise.resolve();
  const server = createServer(async (incoming, outgoing) => {
    await pause;
    forward(incoming, outgoing, new URL(incoming.url ?? '/', engine), { host: new URL(engine).host });
  });
  return {
    server,
    hold() {
      let release = () => {};
      pause = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
