import { createServer } from 'node:net';

/** Ports below the range of outgoing connections, so that the system does not use them. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 100;

/** Returns the first of `count` consecutive free ports of the loopback address. */
export async function freePorts(count) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(
    `No ${count} consecutive ports are free between ${LOWEST} and ${HIGHEST}. Stop processes that use them.`,
  );
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
