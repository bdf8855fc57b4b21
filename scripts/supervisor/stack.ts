import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAnswering, readNote } from '@/lib/clickhouse/note';
import { type Child, startChild } from './child';
import { freePort } from './preflight';
import { answers, whenReady } from './ready';

export type Mode = 'start' | 'dev';

export interface Place {
  dataDir: string;
  mode: Mode;
  verbose?: boolean;
  /** Told of every process the moment it is started. */
  onStart?: (child: Child) => void;
}

const TSX = ['--import', 'tsx'];
/** For a process that does not watch its parent itself. */
const WITH_PARENT = ['--import', './scripts/with-parent.mjs'];

/**
 * The embedded engine on its folder. Everybody else finds it by the note it leaves in the data folder.
 * @param args of the engine's own command line: `--wait` waits for another one on the folder, `--kept`
 * says that it is started again when it ends
 */
export async function startEngine({ dataDir, ...place }: Place, args: string[] = []): Promise<Child> {
  const child = begin({ dataDir, ...place }, 'engine', [...TSX, 'engine/main.ts', ...args]);
  await whenReady(child, async () => {
    const note = await readNote(dataDir);
    return note?.pid === child.pid && isAnswering(note);
  });
  return child;
}

/**
 * Makes sample data up to today, where it is not there yet, and returns the customer's key.
 * @param onLine told how far it has come, a line each
 */
export async function makeSample(
  place: Place,
  args: readonly string[] = [],
  onLine?: (line: string) => void,
): Promise<string> {
  const keyFile = sampleKeyFile(place);
  const sample = ['delivery/main.ts', 'sample', '--key-file', keyFile, ...args];
  const child = begin(place, 'sample', [...WITH_PARENT, ...TSX, ...sample], { onLine });
  const { code, tail } = await child.ended;
  if (code !== 0) throw new Error(`Making sample data failed: ${tail}`);
  return readFileSync(keyFile, 'utf8').trim();
}

export function sampleKeyFile({ dataDir }: Place): string {
  return join(dataDir, 'sample.key');
}

/** @param again the port on which one that died was found */
export async function startService(place: Place, again?: number): Promise<{ child: Child; url: string }> {
  const port = again ?? (await freePort());
  const watch = place.mode === 'dev' ? ['--watch'] : [];
  const serve = [...watch, ...TSX, 'delivery/main.ts', 'serve', '--port', String(port)];
  const child = begin(place, 'delivery service', serve);
  const url = `http://127.0.0.1:${port}`;
  await whenReady(child, () => answers(`${url}/healthz`));
  return { child, url };
}

export async function startDashboard(
  place: Place,
  { host, port, env }: { host: string; port: number; env: Record<string, string | undefined> },
): Promise<Child> {
  const next = place.mode === 'dev' ? ['node_modules/next/dist/bin/next', 'dev'] : ['scripts/dashboard/main.mjs'];
  const child = begin(place, 'dashboard', [...WITH_PARENT, ...next, '-H', host, '-p', String(port)], { env });
  await whenReady(child, () => answers(`${addressOf(host, port)}/api/healthz`));
  return child;
}

/** The address under which people open the dashboard. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

interface Extras {
  env?: Record<string, string | undefined>;
  onLine?: ((line: string) => void) | undefined;
}

function begin(
  { dataDir, verbose, onStart }: Place,
  name: string,
  args: string[],
  { env, onLine }: Extras = {},
): Child {
  const logFolder = join(dataDir, 'logs');
  const child = startChild({ name, args, env: { DATA_DIR: dataDir, ...env }, logFolder, verbose, onLine });
  onStart?.(child);
  return child;
}
