import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the running engine of a data folder is found, and what opens it. */
export interface Announcement {
  url: string;
  username: string;
  password: string;
  /** The supervisor's process. */
  pid: number;
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

/** Removes the announcement, unless another engine has replaced it. */
export function removeAnnouncement(dataDir: string, pid: number): void {
  if (readAnnouncement(dataDir)?.pid === pid) rmSync(announcementFile(dataDir), { force: true });
}

/** True when a process of that id runs and its engine answers. */
export async function isAlive(announcement: Announcement): Promise<boolean> {
  try {
    process.kill(announcement.pid, 0);
    const answer = await fetch(`${announcement.url}/ping`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  } catch {
    return false;
  }
}
