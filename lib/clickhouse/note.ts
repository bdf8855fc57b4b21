import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a running engine leaves in its data folder. */
const note = z.object({ url: z.url(), username: z.string(), password: z.string(), pid: z.int() });

export type Note = z.infer<typeof note>;

/** The note of a data folder whose writer still runs; undefined when there is none, or its writer was killed. */
export async function readNote(dataDir: string): Promise<Note | undefined> {
  try {
    const found = note.parse(JSON.parse(await readFile(join(dataDir, 'engine.json'), 'utf8')));
    process.kill(found.pid, 0);
    return found;
  } catch {
    return undefined;
  }
}

/** Whether an engine answers there now. */
export async function answers({ url }: Note): Promise<boolean> {
  try {
    return (await fetch(`${url}/ping`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
