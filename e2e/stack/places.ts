import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** First port. Two stacks on one machine need different ports. */
const PORT = Number(process.env.E2E_PORT ?? 3210);

/** Ports and sample data of the test stack. */
export const STACK = {
  seed: 7,
  asOf: '2026-06-30',
  port: PORT,
  proxyPort: PORT + 1,
  awayPort: PORT + 2,
  /** Responds once the tests may start. */
  readyPort: PORT + 3,
  /** A second dashboard, with collected days, and its proxy. It also has an address that browsers do not trust. */
  collected: { port: PORT + 4, proxyPort: PORT + 5, host: 'dashboard.example', from: '2026-06-03', to: '2026-06-30' },
  /** A name that the browser resolves to this machine, as in an attack by DNS rebinding. */
  foreignHost: 'evil.example',
  /** File with the key and the service's address, for the tests. */
  note: join(tmpdir(), `endcap-e2e-${PORT}.json`),
};
