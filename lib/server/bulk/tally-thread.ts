import 'server-only';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '@/lib/contract/dataset';
import { processWide } from '../base/process-wide';

/** Facts of a file that was transferred completely. */
export interface Facts {
  bytes: number;
  /** Records, excluding the header of a CSV. */
  rows: number;
  /** Records of a CSV with more or fewer values than its header; null for NDJSON. */
  malformed: number | null;
  sha256: string;
  sha256_by: 'service' | 'dashboard';
}

/** Result of the worker, which hashes only if the service sends no digest. */
type Counted = Pick<Facts, 'bytes' | 'rows' | 'malformed'> & { sha256: string | null };

type Message = { id: number } & ({ taken: number } | { facts: Counted });

interface Listener {
  taken(bytes: number): void;
  facts(facts: Counted): void;
  failed(error: Error): void;
}

/** Maximum bytes that are sent but not yet counted. */
const MAX_AHEAD = 32 * 2 ** 20;

const thread = processWide('tally', () => ({
  worker: null as Worker | null,
  listeners: new Map<number, Listener>(),
  lastId: 0,
}));

/** Returns the running worker. If it fails, its files fail too, and the next file starts another. */
function runningWorker(): Worker {
  const shared = thread();
  if (shared.worker) return shared.worker;
  const { listeners } = shared;
  const worker = new Worker(resolve('lib/server/bulk/tally-worker.mjs'));
  shared.worker = worker;
  worker.unref();
  worker.on('message', (message: Message) => {
    if ('facts' in message) listeners.get(message.id)?.facts(message.facts);
    else listeners.get(message.id)?.taken(message.taken);
  });
  worker.on('error', (error) => {
    shared.worker = null;
    for (const { failed } of listeners.values()) failed(error);
  });
  return worker;
}

/**
 * Counts and hashes one file on the shared worker thread.
 *
 * @param digest SHA-256 of the whole file from the service, in hex, or null to hash the file here
 */
export function openTally(encoding: Encoding, digest: string | null) {
  const shared = thread();
  const { listeners } = shared;
  const worker = runningWorker();
  const id = ++shared.lastId;
  const hashes = digest === null;
  let ahead = 0;
  let catchUp = () => {};
  const facts = new Promise<Counted>((resolve, reject) => {
    const onTaken = (bytes: number) => {
      ahead -= bytes;
      if (ahead <= MAX_AHEAD) catchUp();
    };
    listeners.set(id, { taken: onTaken, facts: resolve, failed: reject });
  });
  // The next await reports a failure. Avoid an unhandled rejection until then.
  facts.catch(() => {});

  /** Sends a copy of a part to the worker. Await it for backpressure. */
  async function take(part: Buffer): Promise<void> {
    const copy = new Uint8Array(part);
    ahead += copy.length;
    worker.postMessage({ id, encoding, hashes, part: copy }, [copy.buffer]);
    if (ahead <= MAX_AHEAD) return;
    const caughtUp = new Promise<void>((resolve) => {
      catchUp = resolve;
    });
    await Promise.race([caughtUp, facts]);
  }

  async function finish(): Promise<Facts> {
    worker.postMessage({ id, encoding, hashes });
    const { sha256, ...counted } = await facts;
    return { ...counted, sha256: digest ?? sha256 ?? '', sha256_by: digest ? 'service' : 'dashboard' };
  }

  /** Releases the file. Must always be called; discards the counts unless `finish` was called. */
  function close(): void {
    listeners.delete(id);
    worker.postMessage({ id, drop: true });
  }

  return { take, finish, close };
}
