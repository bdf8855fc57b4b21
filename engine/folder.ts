import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes `dataDir/engine` and returns it. Throws a sentence when it cannot be written. */
export function prepareFolder(dataDir: string): string {
  const folder = join(dataDir, 'engine');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `The engine cannot write to ${folder} (${why}): make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}
