import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why the engine does not run, and when it is started again, in milliseconds since 1970. */
export interface Outage {
  /** The part of a sentence after "The engine does not run: ". Contains no path, as pages show it. */
  cause: string;
  until: number;
}

/** Address and credentials of the engine on a data folder. */
export interface Announcement {
  url: string;
  username: string;
  password: string;
  /** Process id of the engine's supervisor, which is removed when it stops. */
  pid?: number | undefined;
  /** Id of the process that restarts the engine, if there is one. */
  keeper?: number | undefined;
  /** Set while the worker does not run. */
  outage?: Outage | undefined;
}

function announcementFile(dataDir: string): string {
  return join(dataDir, 'engine.json');
}

/** Reads the announcement of the last engine on a folder, which may have ended. Undefined without a readable one. */
export function readAnnouncement(dataDir: string): Announcement | undefined {
  try {
    return JSON.parse(readFileSync(announcementFile(dataDir), 'utf8')) as Announcement;
  } catch {
    return undefined;
  }
}

/** Atomically replaces the announcement, which only this user can read. */
export function writeAnnouncement(dataDir: string, announcement: Announcement): void {
  const draft = `${announcementFile(dataDir)}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(announcement)}\n`, { mode: 0o600 });
  renameSync(draft, announcementFile(dataDir));
}

/** Records why the next engine on a folder cannot start, for clients that wait for it. */
export function announceOutage(dataDir: string, outage: Outage): void {
  const last = readAnnouncement(dataDir);
  if (last) writeAnnouncement(dataDir, { ...last, outage });
}

/** Marks the engine as ended, unless another one has replaced it. The next engine reuses the address. */
export function endAnnouncement(dataDir: string, ended: Announcement): void {
  if (readAnnouncement(dataDir)?.pid === ended.pid) writeAnnouncement(dataDir, { ...ended, pid: undefined });
}

/** Returns whether the engine's process runs and answers. */
export async function isAlive({ pid, url, username, password }: Announcement): Promise<boolean> {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    const headers = { 'x-clickhouse-user': username, 'x-clickhouse-key': password };
    return (await fetch(`${url}/ping`, { headers, signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
