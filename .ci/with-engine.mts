// Runs a command while an engine is running on DATA_DIR, so that the steps of the command share it.
// usage: DATA_DIR=… node --import tsx .ci/with-engine.mts COMMAND [ARGUMENT…]
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEngine } from '@/scripts/supervisor/stack';

const [command = '', ...args] = process.argv.slice(2);
const dataDir = resolve(process.env.DATA_DIR ?? './data');
mkdirSync(dataDir, { recursive: true });
const engine = await startEngine({ dataDir, mode: 'start' });
const { status } = spawnSync(command, args, { stdio: 'inherit' });
await engine.stop();
process.exitCode = status ?? 1;
