import 'server-only';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '@/lib/contract/dataset';
import { processWide } from '../process-wide';

/** What is learned of a file that passed whole. */
export interface Facts {
  bytes: number;
  /** Records, the header of a csv not counted. */
  rows: number;
  /** Records of a csv that have not as many values as its header; null for ndjson. */
  malformed: number | null;
  sha256: string;
  sha256_by: 'service' | 'dashboard';
}

/** What the thread tells: it hashes only what nobody else has. */
type Counted = Pick<Facts, 'bytes' | 'rows' | 'malformed'> & { sha256: string | null };

/** Counting and hashing of one file on the thread that does it for all. */
export interface Tally {
  /** Hands over a copy of a part. To be awaited: it holds back a source that runs too far ahead. */
  take(part: Buffer): Promise<void>;
  finish(): Promise<Facts>;
  /** To be called in any case; without `finish` before it, what was counted is forgotten. */
  close(): void;
}

type Message = { id: number } & ({ taken: number } | { facts: Counted });

interface Listener {
  taken(bytes: number): void;
  facts(facts: Counted): void;
  failed(error: Error): void;
}

/** Bytes that may be sent and not yet counted. */
const MAX_AHEAD = 32 * 2 ** 20;

const thread = processWide('tally', () => ({
  worker: null as Worker | null,
  listeners: new Map<number, Listener>(),
  lastId: 0,
}));

/** The running thread; one that has failed fails its files and is replaced for the next. */
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

/** @param digest SHA-256 of the whole file as the service gives it, in hex: then the file is not hashed here */
export function openTally(encoding: Encoding, digest: string | null): Tally {
  const shared = thread();
  const { listeners } = shared;
  const worker = runningWorker();
  const id = ++shared.lastId;
  const hashes = digest === null;
  let ahead = 0;
  let catchUp = () => {};
  const facts = new Promise<Counted>((resolve, reject) => {
    const taken = (bytes: number) => {
      ahead -= bytes;
      if (ahead <= MAX_AHEAD) catchUp();
    };
    listeners.set(id, { taken, facts: resolve, failed: reject });
  });
  // A failure is told to whoever awaits next; nobody may be awaiting now.
  facts.catch(() => {});

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

  function close(): void {
    listeners.delete(id);
    worker.postMessage({ id, drop: true });
  }

  return { take, finish, close };
}
