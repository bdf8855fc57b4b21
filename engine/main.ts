import { resolve } from 'node:path';
import { supervise } from './supervisor';

const dataDir = resolve(process.env.DATA_DIR ?? './data');

try {
  const engine = await supervise(dataDir);
  console.log(`The engine answers on ${engine.url}.`);
  process.send?.({ type: 'ready' });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
