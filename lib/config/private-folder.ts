import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';

/** The permission bits of all users except for the owner. */
const OTHERS = 0o077;
const OWNER = 0o700;
const STICKY = 0o1000;

/** Makes new files of this process private to its user. Every process that writes data calls it first. */
export function createFilesPrivately(): void {
  process.umask(OTHERS);
}

/**
 * Creates a folder that only this user can open. Removes the permissions of other users from an existing folder and its
 * content, or returns a warning if that fails. Throws if the folder cannot be created.
 */
export function ensurePrivateFolder(path: string): string | undefined {
  createFolder(path);
  // Windows has access control lists instead of modes.
  if (process.platform === 'win32') return undefined;
  const folder = realpathSync(path);
  const stats = statSync(folder);
  if (isShared(folder, stats)) {
    if (!isOpenToOthers(stats)) return undefined;
    return `Other users can open ${folder}, which is also used for something else: set DATA_DIR to a separate folder.`;
  }
  const failures: string[] = [];
  restrictTree(folder, failures, true);
  if (failures.length === 0 && isOpenToOthers(statSync(folder)))
    failures.push('the file system does not store permissions');
  if (failures.length === 0) return undefined;
  return `Other users can read files in ${folder} (${failures[0]}). Let its owner run: chmod -R go= "${folder}"`;
}

/** Creates a folder and those above it. The option `recursive` of `mkdirSync` never returns for a folder in /proc. */
function createFolder(path: string): void {
  if (!existsSync(dirname(path))) createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: OWNER });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function isOpenToOthers({ mode }: Stats): boolean {
  return (mode & OTHERS) !== 0;
}

/** Returns whether a folder has another purpose, such as `/tmp`, a home folder or the project's folder. */
function isShared(folder: string, { mode, uid }: Stats): boolean {
  if ((mode & STICKY) !== 0) return true;
  if ([process.cwd(), homedir()].some((inside) => `${inside}${sep}`.startsWith(`${folder}${sep}`))) return true;
  const owners = [0, uid, process.getuid?.()];
  return readdirSync(folder).some((name) => {
    const owner = lstatSync(join(folder, name), { throwIfNoEntry: false })?.uid;
    return owner !== undefined && !owners.includes(owner);
  });
}

/**
 * Restricts a folder and its content. Except for the root, private folders are skipped, as their content is
 * unreachable.
 */
function restrictTree(path: string, failures: string[], isRoot = false): void {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return;
    const isOpen = isOpenToOthers(stats);
    if (isOpen) chmodSync(path, stats.mode & OWNER);
    if (!stats.isDirectory() || !(isOpen || isRoot)) return;
    for (const name of readdirSync(path)) restrictTree(join(path, name), failures);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // A running engine may remove files meanwhile.
    if (code !== 'ENOENT') failures.push(`${path}: ${code}`);
  }
}
