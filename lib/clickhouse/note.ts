import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a running engine leaves in its data folder. */
const note = z.object({ url: z.url(), username: z.string(), password: z.string(), pid: z.int() });

/** The live engine of a data folder; undefined when there is none, or only the note of one that was killed. */
export async function findEngine(dataDir: string): Promise<z.infer<typeof note> | undefined> {
  try {
    const found = note.parse(JSON.parse(await readFile(join(dataDir, 'engine.json'), 'utf8')));
    // The supervisor counts, not the engine's answer: an engine that is being restarted is waited for.
    process.kill(found.pid, 0);
    return found;
  } catch {
    return undefined;
  }
}
