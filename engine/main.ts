import { resolve } from 'node:path';
import { loadEnv } from '@/lib/config/load-env.mjs';
import { ensureOpenFileLimit } from '@/lib/config/open-file-limit';
import { createFilesPrivately } from '@/lib/config/private-folder';
import { DamagedData } from './health/messages';
import { stopSignal } from './stop-signal';
import { supervise } from './supervisor';

/** EX_DATAERR of sysexits.h. Tells the supervisor that a restart cannot succeed. */
const EXIT_DAMAGED = 65;

createFilesPrivately();
const stop = stopSignal();

try {
  ensureOpenFileLimit();
  loadEnv();
  const dataDir = resolve(process.env.DATA_DIR || './data');
  const { announcement, ended } = await supervise(dataDir, stop, {
    wait: process.argv.includes('--wait'),
    keeper: process.argv.includes('--kept') ? process.ppid : undefined,
  });
  console.log(`The engine answers on ${announcement.url}.`);
  process.send?.({ type: 'ready' });
  await ended;
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof DamagedData ? EXIT_DAMAGED : 1);
}
