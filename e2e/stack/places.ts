import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the test stack's parts are found, and the sample they hold. */
export const STACK = {
  seed: 7,
  asOf: '2026-06-30',
  proxyPort: 3211,
  awayPort: 3212,
  /** Holds the key and the service's address, for the tests alone. */
  note: join(tmpdir(), 'endcap-e2e.json'),
};
