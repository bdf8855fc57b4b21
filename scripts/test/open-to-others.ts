import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the folder and the files in it that other users can open, as `mode path`. Links have no mode. Files that are
 * removed meanwhile are skipped.
 */
export function openToOthers(folder: string): string[] {
  return entriesBelow(folder, '.').flatMap(({ path, stats }) =>
    stats.isSymbolicLink() || (stats.mode & 0o077) === 0 ? [] : `${(stats.mode & 0o777).toString(8)} ${path}`,
  );
}

/** Lists a folder recursively, as a recursive `readdirSync` fails if one folder is removed meanwhile. */
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
