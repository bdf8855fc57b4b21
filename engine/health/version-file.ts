import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { waysOut } from './messages';

const { version } = createRequire(import.meta.url)('chdb/package.json') as { version: string };

function versionFile(folder: string): string {
  return join(folder, 'chdb-version');
}

/** Records the version of chDB that has opened the folder. */
export function recordVersion(folder: string): void {
  writeFileSync(versionFile(folder), `${version}\n`);
}

/**
 * Returns a message if a newer chDB has opened the folder. An older one may read its parts wrongly, or detach them as
 * broken. Patch releases are compatible.
 */
export function findNewerVersion(folder: string, current = version): string | undefined {
  const recorded = readVersion(folder);
  const [[newMajor = 0, newMinor = 0], [major = 0, minor = 0]] = [numbersOf(recorded), numbersOf(current)];
  if (newMajor < major || (newMajor === major && newMinor <= minor)) return undefined;
  return (
    `The engine's data in ${folder} was written by a newer version (chDB ${recorded}; this is ${current}): ` +
    `install the newer Endcap again. ${waysOut(folder)}`
  );
}

function readVersion(folder: string): string {
  try {
    return readFileSync(versionFile(folder), 'utf8').trim();
  } catch {
    // Early versions recorded no version.
    return '';
  }
}

function numbersOf(text: string): number[] {
  return /^\d+\.\d+/.exec(text)?.[0].split('.').map(Number) ?? [];
}
