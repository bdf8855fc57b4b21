import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drainPending, Session } from 'chdb';
import { createSlots } from '@/lib/config/slots';
import { DamagedData, damageMessage } from '../health/messages';
import { findLostRows, recordParts } from '../health/parts';
import { type Dress, dressStatements, parameterStatement, signature } from './dress';
import { killable } from './kill';
import { createShelf } from './shelf';

/** Statements at work at the same time, streams waiting for a slow reader included; more of them queue. */
const MOST_AT_ONCE = 32;

/** A chDB session lent to one request. */
export interface Lent {
  session: Session;
  /** Runs native work; when the asker leaves, the engine is told to stop it and `work` rejects. */
  killable<T>(work: () => Promise<T>): Promise<T>;
  /** Runs native work that ends a statement nobody wants any more: the engine is told to stop it from the start. */
  killed<T>(work: () => Promise<T>): Promise<T>;
}

export interface SessionPool {
  version: string;
  /** Where rows wait that a statement reads as a file. */
  inputFolder: string;
  /** Lends a session dressed as asked for the time of `work`; waits for a free place, or rejects when `signal` aborts. */
  lend<T>(dress: Dress, signal: AbortSignal, work: (lent: Lent) => Promise<T>, spoils?: boolean): Promise<T>;
  /** Waits for native work that cannot be stopped, then lets the folder go. */
  close(): Promise<void>;
}

/**
 * Opens the folder. Sessions on it run in parallel; statements on one session queue, so each request has its own.
 * A session costs 0.2 ms to open, but chDB defers closing one while anything runs: they are kept and reused, and
 * only by requests with the same database, settings and parameter names, so nothing leaks from one to another.
 */
export async function openSessionPool(folder: string): Promise<SessionPool> {
  const control = new Session(folder);
  const version = (await control.queryAsync('SELECT version()', { format: 'TabSeparated' })).text().trim();
  const fault = await findLostRows(control, folder);
  if (fault) throw new DamagedData(damageMessage(folder, fault));
  const inputFolder = join(folder, 'input');
  // What a kill has left behind goes.
  rmSync(inputFolder, { recursive: true, force: true });
  mkdirSync(inputFolder, { mode: 0o700 });
  const acquireSlot = createSlots(MOST_AT_ONCE);
  const shelf = createShelf(MOST_AT_ONCE);
  const tags = new WeakMap<Session, string>();
  let opened = 0;

  async function open(dress: Dress): Promise<Session> {
    const session = new Session(folder);
    const tag = `session-${opened++}`;
    tags.set(session, tag);
    try {
      for (const statement of dressStatements(dress, tag)) await session.queryAsync(statement);
      return session;
    } catch (error) {
      session.close();
      throw error;
    }
  }

  async function lend<T>(
    dress: Dress,
    signal: AbortSignal,
    work: (lent: Lent) => Promise<T>,
    spoils = false,
  ): Promise<T> {
    const release = await acquireSlot(signal);
    try {
      const key = signature(dress);
      const session = shelf.take(key) ?? (await open(dress));
      let reusable = false;
      try {
        const parameters = parameterStatement(dress);
        if (parameters) await session.queryAsync(parameters);
        const tag = tags.get(session) ?? '';
        const result = await work({
          session,
          killable: (native) => killable(control, tag, signal, native),
          killed: (native) => killable(control, tag, AbortSignal.abort(), native),
        });
        reusable = !spoils;
        return result;
      } finally {
        // After a failure chDB holds on to what a streamed statement had until its session is closed.
        if (reusable) shelf.keep(key, session);
        else session.close();
      }
    } finally {
      release();
    }
  }

  async function close(): Promise<void> {
    shelf.clear();
    await drainPending();
    // Without a record the next start cannot tell what is missing, and nothing else is lost.
    await recordParts(control, folder).catch(() => undefined);
    control.close();
    await drainPending();
  }

  return { version, inputFolder, lend, close };
}
