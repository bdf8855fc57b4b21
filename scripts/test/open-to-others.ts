import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder and the files in it that others than the owner can open, as `mode path`. Links have no mode of their own. */
export function openToOthers(folder: string): string[] {
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].flatMap((name) => {
    const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (!stats || stats.isSymbolicLink() || (stats.mode & 0o077) === 0) return [];
    return `${(stats.mode & 0o777).toString(8)} ${name || '.'}`;
  });
}
