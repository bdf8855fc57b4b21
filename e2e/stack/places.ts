import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two stacks on one machine need ports of their own. */
const PORT = Number(process.env.E2E_PORT ?? 3210);

/** Where the test stack's parts are found, and the sample they hold. */
export const STACK = {
  seed: 7,
  asOf: '2026-06-30',
  port: PORT,
  proxyPort: PORT + 1,
  awayPort: PORT + 2,
  /** Answers once the tests may begin. */
  readyPort: PORT + 3,
  /** A second dashboard, which has its days collected before the tests begin, and the proxy before it. */
  collected: { port: PORT + 4, proxyPort: PORT + 5, from: '2026-06-03', to: '2026-06-30' },
  /** Holds the key and the service's address, for the tests alone. */
  note: join(tmpdir(), `endcap-e2e-${PORT}.json`),
};
