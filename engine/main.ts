import { resolve } from 'node:path';
import { loadEnv } from '@/lib/config/load-env.mjs';
import { createFilesPrivately } from '@/lib/config/private-folder';
import { stopSignal } from './stop-signal';
import { supervise } from './supervisor';

createFilesPrivately();
const stop = stopSignal();

try {
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
  process.exit(1);
}
