import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineOutage } from './error';
import { isAnswering, isRunning, type Note, type Outage, readNote } from './note';
import { isLongOutage } from './retry';
import { startEngine } from './start-engine';

/** A running engine and its credentials. */
export interface Engine {
  url: string;
  username: string;
  password: string;
  /** Reads why the engine does not run. Undefined while it runs, and for a server at CLICKHOUSE_URL. */
  readOutage?(): Promise<Outage | undefined>;
  /** Stops the engine if `connect` has started it. */
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** Time within which a restarted worker responds. A process that does not respond by then has a reused id. */
const RESTART_MS = 5_000;

/**
 * Connects to the server at CLICKHOUSE_URL, with credentials in the URL, or to the engine that runs on DATA_DIR
 * (`./data`), waiting up to 30 s for one that restarts. If there is none, starts one for the lifetime of this process.
 * The working directory must be the project's folder. Throws an error with a message for users if no engine can be
 * started.
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
    if (note && (await isAnswering(note))) {
      const readOutage = async () => (await readNote(dataDir))?.outage;
      return { ...note, readOutage, close: async () => undefined };
    }
    const isRestarted = isRunning(note?.keeper) || isRunning(note?.pid);
    if (isRestarted && isLongOutage(note?.outage)) throw new EngineOutage(note.outage);
    if (note && Date.now() - since < patienceWith(note)) continue;
    const started = await startEngine(dataDir);
    if ('close' in started) return started;
    // Another process may have just started one that has not written its note yet.
    if (!started.folderTaken || Date.now() - since > PATIENCE_MS) throw new Error(started.refusal);
  }
}

/** Returns how long to wait for an engine that may be restarting, as a new one would take its folder. */
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
