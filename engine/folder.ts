import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { ensurePrivateFolder } from '@/lib/config/private-folder';

/**
 * Creates `dataDir/engine`, private to this user, and returns it. Throws an error with a message for users if that
 * fails.
 */
export function prepareFolder(dataDir: string): string {
  const folder = join(dataDir, 'engine');
  try {
    for (const path of [dataDir, folder]) {
      const warning = ensurePrivateFolder(path);
      if (warning) console.error(warning);
    }
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
