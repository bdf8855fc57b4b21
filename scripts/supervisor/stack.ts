import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from './child';
import { freePort } from './preflight';
import { answers, whenReady } from './ready';

export type Mode = 'start' | 'dev';

export interface Place {
  dataDir: string;
  mode: Mode;
  verbose?: boolean;
}

const TSX = ['--import', 'tsx'];

/** The embedded engine on its folder. Everybody else finds it by the note it leaves in the data folder. */
export async function startEngine({ dataDir, ...place }: Place): Promise<Child> {
  const child = begin({ dataDir, ...place }, 'engine', [...TSX, 'engine/main.ts']);
  await whenReady(child, async () => {
    const note = join(dataDir, 'engine.json');
    if (!existsSync(note)) return false;
    const { url, pid } = JSON.parse(readFileSync(note, 'utf8')) as { url: string; pid: number };
    return pid === child.pid && answers(`${url}/ping`);
  });
  return child;
}

/** Makes sample data up to today, or to `asOf`, and returns the customer's key. */
export async function makeSample(place: Place, args: string[] = []): Promise<string> {
  const keyFile = join(place.dataDir, 'sample.key');
  const child = begin(place, 'sample', [...TSX, 'delivery/main.ts', 'sample', '--key-file', keyFile, ...args]);
  const { code, tail } = await child.ended;
  if (code !== 0) throw new Error(`Making sample data failed: ${tail}`);
  return readFileSync(keyFile, 'utf8').trim();
}

export async function startService(place: Place, args: string[] = []): Promise<{ child: Child; url: string }> {
  const port = await freePort();
  const watch = place.mode === 'dev' ? ['--watch'] : [];
  const serve = [...watch, ...TSX, 'delivery/main.ts', 'serve', '--port', String(port), ...args];
  const child = begin(place, 'delivery service', serve);
  const url = `http://127.0.0.1:${port}`;
  await whenReady(child, () => answers(`${url}/healthz`));
  return { child, url };
}

export async function startDashboard(
  place: Place,
  { host, port, env }: { host: string; port: number; env: Record<string, string | undefined> },
): Promise<Child> {
  const next = ['--import', './scripts/with-parent.mjs', 'node_modules/next/dist/bin/next', place.mode];
  const child = begin(place, 'dashboard', [...next, '-H', host, '-p', String(port)], env);
  await whenReady(child, () => answers(`http://${host}:${port}/api/healthz`));
  return child;
}

function begin(
  { dataDir, verbose }: Place,
  name: string,
  args: string[],
  env: Record<string, string | undefined> = {},
) {
  const logFolder = join(dataDir, 'logs');
  return startChild({ name, args, env: { DATA_DIR: dataDir, ...env }, logFolder, verbose });
}
