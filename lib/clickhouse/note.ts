import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What an engine leaves in its data folder. */
const note = z.object({
  url: z.url(),
  username: z.string(),
  password: z.string(),
  /** The engine's process, where it was not told to end. */
  pid: z.optional(z.int()),
  /** The process that starts it again when it has ended. */
  keeper: z.optional(z.int()),
});

export type Note = z.infer<typeof note>;

/** The note of a data folder; undefined when there is none. Who wrote it may be gone. */
export async function readNote(dataDir: string): Promise<Note | undefined> {
  try {
    return note.parse(JSON.parse(await readFile(join(dataDir, 'engine.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Whether a process of this id runs. */
export function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Whether the engine of this note answers now. */
export async function isAnswering({ url, username, password, pid }: Note): Promise<boolean> {
  if (!isRunning(pid)) return false;
  try {
    const headers = { 'x-clickhouse-user': username, 'x-clickhouse-key': password };
    return (await fetch(`${url}/ping`, { headers, signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
