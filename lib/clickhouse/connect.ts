import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAnswering, isRunning, type Note, readNote } from './note';
import { startEngine } from './start-engine';

/** A running engine and what opens it. */
export interface Engine {
  url: string;
  username: string;
  password: string;
  /** Ends the engine where `connect` started it; leaves it alone where it was there before. */
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** A worker that died answers again within this time; a process of that id that does not is somebody else. */
const RESTART_MS = 5_000;

/**
 * Finds the engine to work with: the server at CLICKHOUSE_URL (credentials in the URL); else the engine that works
 * on DATA_DIR (`./data`), waiting up to 30 s for one that is started again; else one that is started for as long as
 * this process needs it. Run it in the project's folder. Throws a sentence for people when there is none and none can be started.
 *
 * See `createDatabase` for the next step.
 */
export async function connect(env: Readonly<Record<string, string | undefined>> = process.env): Promise<Engine> {
  if (env.CLICKHOUSE_URL) return serverAt(env.CLICKHOUSE_URL);
  if (env.CLICKHOUSE_CLUSTER) {
    throw new Error('CLICKHOUSE_CLUSTER is set without CLICKHOUSE_URL: only a ClickHouse server has clusters.');
  }
  const dataDir = resolve(env.DATA_DIR || './data');
  for (const since = Date.now(); ; await delay(200)) {
    const note = await readNote(dataDir);
    if (note && (await isAnswering(note))) return { ...note, close: async () => undefined };
    if (note && Date.now() - since < patienceWith(note)) continue;
    const started = await startEngine(dataDir);
    if ('close' in started) return started;
    // Somebody else may have started one a moment earlier, and not have announced it yet.
    if (!started.folderTaken || Date.now() - since > PATIENCE_MS) throw new Error(started.refusal);
  }
}

/** An engine that is started again is waited for: one of our own would take the folder from it. */
function patienceWith({ pid, keeper }: Note): number {
  if (isRunning(keeper)) return PATIENCE_MS;
  return isRunning(pid) ? RESTART_MS : 0;
}

function serverAt(text: string): Engine {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error('CLICKHOUSE_URL is not an http address: write it as http://user:password@host:8123.');
  }
  return {
    url: url.origin + url.pathname.replace(/\/$/, ''),
    username: decodeCredential(url.username) || 'default',
    password: decodeCredential(url.password),
    close: async () => undefined,
  };
}

function decodeCredential(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('CLICKHOUSE_URL has a % in its user name or password that is not an escape: write it as %25.');
  }
}
