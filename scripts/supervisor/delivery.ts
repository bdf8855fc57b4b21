import { join } from 'node:path';
import { startChild } from './child';

/** Runs a delivery command to its end, and returns its last output. */
export async function delivery(dataDir: string, ...args: string[]): Promise<string> {
  const child = startChild({
    name: 'delivery command',
    args: ['--import', 'tsx', 'delivery/main.ts', ...args],
    env: { DATA_DIR: dataDir },
    logFolder: join(dataDir, 'logs'),
  });
  const { code, tail } = await child.ended;
  if (code !== 0) throw new Error(`delivery ${args.join(' ')} failed: ${tail}`);
  return tail;
}
