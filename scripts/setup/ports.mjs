import { createServer } from 'node:net';

/** Below the ports from which a system takes one for each connection that is made: it does not give these away. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 100;

/** The first of so many ports in a row of the loopback that are free now. */
export async function freePorts(count) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} ports in a row are free between ${LOWEST} and ${HIGHEST}. End what listens there.`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
