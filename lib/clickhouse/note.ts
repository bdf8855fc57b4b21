import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file that an engine writes into its data folder. */
const note = z.object({
  url: z.url(),
  username: z.string(),
  password: z.string(),
  /** Process id of the engine, absent once it was stopped. */
  pid: z.optional(z.int()),
  /** Process id of the supervisor that restarts the engine. */
  keeper: z.optional(z.int()),
  /** Why the engine does not run, and when it is started again, in milliseconds since 1970. */
  outage: z.optional(z.object({ cause: z.string(), until: z.number() })),
});

export type Note = z.infer<typeof note>;

/** Reads the note of a data folder, or undefined without one. The engine that wrote it may have ended. */
export async function readNote(dataDir: string): Promise<Note | undefined> {
  try {
    return note.parse(JSON.parse(await readFile(join(dataDir, 'engine.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

export type Outage = NonNullable<Note['outage']>;

/** Returns whether a process with this id runs. */
export function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns whether the engine of a note responds. */
export async function isAnswering({ url, username, password, pid }: Note): Promise<boolean> {
  if (!isRunning(pid)) return false;
  try {
    const headers = { 'x-clickhouse-user': username, 'x-clickhouse-key': password };
    return (await fetch(`${url}/ping`, { headers, signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
