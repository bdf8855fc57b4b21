import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drainPending, Session } from 'chdb';
import { createSlots } from '@/lib/config/slots';
import { DamagedData, damageMessage } from '../health/messages';
import { findLostRows, recordParts } from '../health/parts';
import { type Dress, dressStatements, parameterStatement, signature } from './dress';
import { killable } from './kill';
import { createShelf } from './shelf';

/** Maximum concurrent statements, including streams with a slow reader. Others queue. */
const MOST_AT_ONCE = 32;

/** A chDB session in use by a request. */
export interface Lent {
  session: Session;
  /** Runs native work. If the client disconnects, it is killed and `work` rejects. */
  killable<T>(work: () => Promise<T>): Promise<T>;
  /** Runs native work that ends an abandoned statement, which is killed at once. */
  killed<T>(work: () => Promise<T>): Promise<T>;
}

export interface SessionPool {
  version: string;
  /** Folder of rows that statements read as files. */
  inputFolder: string;
  /** Runs `work` with a session. Waits for a free slot, or rejects when `signal` aborts. */
  lend<T>(dress: Dress, signal: AbortSignal, work: (lent: Lent) => Promise<T>, spoils?: boolean): Promise<T>;
  /** Waits for native work that cannot be stopped, then closes the folder. */
  close(): Promise<void>;
}

/**
 * Opens a folder. Sessions run in parallel, but the statements of a session queue, so each request has its own. Opening
 * one takes 0.2 ms, but chDB defers closing while anything runs. Sessions are therefore reused, but only by requests
 * with the same database, settings and parameter names, so that nothing leaks between them.
 */
export async function openSessionPool(folder: string): Promise<SessionPool> {
  const control = new Session(folder);
  const version = (await control.queryAsync('SELECT version()', { format: 'TabSeparated' })).text().trim();
  const fault = await findLostRows(control, folder);
  if (fault) throw new DamagedData(damageMessage(folder, fault));
  const inputFolder = join(folder, 'input');
  // Remove leftovers of a killed process.
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
        if (reusable) shelf.keep(key, session);
        else await discard(session);
      }
    } finally {
      release();
    }
  }

  /**
   * Closes a session after a failure. Until its next statement, a session holds the tables of the failed one. Closing it
   * is not enough: chDB defers that while anything runs, such as a DROP that waits for these tables.
   */
  async function discard(session: Session): Promise<void> {
    await session.queryAsync('SELECT 1').catch(() => undefined);
    session.close();
  }

  async function close(): Promise<void> {
    shelf.clear();
    await drainPending();
    // Without a record, the next start cannot detect missing parts, but no data is lost.
    await recordParts(control, folder).catch(() => undefined);
    control.close();
    await drainPending();
  }

  return { version, inputFolder, lend, close };
}
