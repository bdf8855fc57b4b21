import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAnswering, readNote } from '@/lib/clickhouse/note';
import { type Child, startChild } from './child';
import { freePort } from './preflight';
import { answers, whenReady } from './ready';

export type Mode = 'start' | 'dev';

export interface StackContext {
  dataDir: string;
  mode: Mode;
  verbose?: boolean;
  /** Called with messages about processes that take long to start. */
  say?: (line: string) => void;
  /** Called with every process when it is started. */
  onStart?: (child: Child) => void;
}

const TSX = ['--import', 'tsx'];
/** Node.js options of processes that do not watch their parent. */
const WITH_PARENT = ['--import', './scripts/with-parent.mjs'];

/**
 * Starts the embedded engine. Other processes find it by the note in the data folder.
 * @param args of the engine's command line: `--wait` waits for another engine on the folder, `--kept` means that it is
 * restarted when it ends
 *
 * Waits without a limit, as a large folder takes long to open. The engine ends by itself if it cannot open it.
 */
export async function startEngine({ dataDir, ...context }: StackContext, args: string[] = []): Promise<Child> {
  const child = begin({ dataDir, ...context }, 'engine', [...TSX, 'engine/main.ts', ...args]);
  const probe = async () => {
    const note = await readNote(dataDir);
    return note?.pid === child.pid && isAnswering(note);
  };
  await whenReady(child, probe, { seconds: Number.POSITIVE_INFINITY, say: context.say });
  return child;
}

/**
 * Creates missing sample data until today, and returns the customer's key.
 * @param onLine called with lines of progress
 */
export async function makeSample(
  context: StackContext,
  args: readonly string[] = [],
  onLine?: (line: string) => void,
): Promise<string> {
  const keyFile = sampleKeyFile(context);
  const sample = ['delivery/main.ts', 'sample', '--key-file', keyFile, ...args];
  const child = begin(context, 'sample', [...WITH_PARENT, ...TSX, ...sample], { onLine });
  const { code, tail } = await child.ended;
  if (code !== 0) throw new Error(`Making sample data failed: ${tail}`);
  return readFileSync(keyFile, 'utf8').trim();
}

export function sampleKeyFile({ dataDir }: StackContext): string {
  return join(dataDir, 'sample.key');
}

/** @param again port of a restarted service */
export async function startService(context: StackContext, again?: number): Promise<{ child: Child; url: string }> {
  const port = again ?? (await freePort());
  const watch = context.mode === 'dev' ? ['--watch'] : [];
  const serve = [...watch, ...TSX, 'delivery/main.ts', 'serve', '--port', String(port)];
  const child = begin(context, 'delivery service', serve);
  const url = `http://127.0.0.1:${port}`;
  await whenReady(child, () => answers(`${url}/healthz`));
  return { child, url };
}

export async function startDashboard(
  context: StackContext,
  { host, port, env }: { host: string; port: number; env: Record<string, string | undefined> },
): Promise<Child> {
  const dev = context.mode === 'dev' ? ['--dev'] : [];
  const listen = ['scripts/dashboard/main.mjs', '-H', host, '-p', String(port), ...dev];
  const child = begin(context, 'dashboard', [...WITH_PARENT, ...listen], { env });
  await whenReady(child, () => answers(`${addressOf(host, port)}/api/healthz`));
  return child;
}

/** Returns the address of the dashboard. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

interface Extras {
  env?: Record<string, string | undefined>;
  onLine?: ((line: string) => void) | undefined;
}

function begin(
  { dataDir, verbose, onStart }: StackContext,
  name: string,
  args: string[],
  { env, onLine }: Extras = {},
): Child {
  const logFolder = join(dataDir, 'logs');
  const child = startChild({ name, args, env: { DATA_DIR: dataDir, ...env }, logFolder, verbose, onLine });
  onStart?.(child);
  return child;
}
