import { stat } from 'node:fs/promises';

/**
 * Returns an id that all names and links of a file share, or undefined if a path cannot be read or is not a regular file.
 * Standard input (`-`) may be a file.
 */
export async function fileIdentity(path: string): Promise<string | undefined> {
  // Inodes exceed safe integers on some file systems.
  const info = await stat(path === '-' ? '/dev/stdin' : path, { bigint: true }).catch(() => undefined);
  return info?.isFile() ? `${info.dev}:${info.ino}` : undefined;
}
