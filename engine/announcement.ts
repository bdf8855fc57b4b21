import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the engine of a data folder is found, and what opens it. */
export interface Announcement {
  url: string;
  username: string;
  password: string;
  /** The supervisor's process, while it runs: one that was told to stop takes it out. */
  pid?: number | undefined;
  /** The process that starts the engine again whenever it ends, where there is one. */
  keeper?: number | undefined;
}

function announcementFile(dataDir: string): string {
  return join(dataDir, 'engine.json');
}

/** What the last engine on this folder announced; undefined when there is nothing readable. It may be dead. */
export function readAnnouncement(dataDir: string): Announcement | undefined {
  try {
    return JSON.parse(readFileSync(announcementFile(dataDir), 'utf8')) as Announcement;
  } catch {
    return undefined;
  }
}

/** Written beside and renamed: a reader sees the old or the new, and nobody else's eyes see either. */
export function writeAnnouncement(dataDir: string, announcement: Announcement): void {
  const draft = `${announcementFile(dataDir)}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(announcement)}\n`, { mode: 0o600 });
  renameSync(draft, announcementFile(dataDir));
}

/** Says that the engine has ended, unless another one has taken its place. The address stays for the next one. */
export function endAnnouncement(dataDir: string, ended: Announcement): void {
  if (readAnnouncement(dataDir)?.pid === ended.pid) writeAnnouncement(dataDir, { ...ended, pid: undefined });
}

/** Whether a process of that id runs and its engine answers. */
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
