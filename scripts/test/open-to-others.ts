import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** The folder and the files in it that others than the owner can open, as `mode path`. Links have no mode of their own.
 * Programs may write in the folder meanwhile: what is gone by the time it is read is left out. */
export function openToOthers(folder: string): string[] {
  return entriesBelow(folder, '.').flatMap(({ path, stats }) =>
    stats.isSymbolicLink() || (stats.mode & 0o077) === 0 ? [] : `${(stats.mode & 0o777).toString(8)} ${path}`,
  );
}

/** Folder by folder, as a recursive `readdirSync` fails as a whole for one folder that is gone. */
function entriesBelow(folder: string, path: string): { path: string; stats: Stats }[] {
  const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats) return [];
  const names = stats.isDirectory() ? namesIn(join(folder, path)) : [];
  return [{ path, stats }, ...names.flatMap((name) => entriesBelow(folder, join(path, name)))];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
