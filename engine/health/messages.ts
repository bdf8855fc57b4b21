/** The data is unusable until an operator repairs or replaces it. Restarting the engine does not help. */
export class DamagedData extends Error {}

/** Returns the message about damaged data, with possible solutions. */
export function damageMessage(folder: string, fault: string): string {
  return `The engine's data in ${folder} is damaged: ${fault}. ${waysOut(folder)}`;
}

/**
 * Returns the error of a folder that chDB could not open, according to its output. If the data is intact, `cause` is the
 * reason without paths.
 */
export function openFailure(folder: string, printed: string): Error {
  const detail = excerpt(printed);
  const cause = CAUSES.find(([pattern]) => pattern.test(printed))?.[1];
  if (cause) return new Error(`The engine cannot open ${folder}: ${cause}. (${detail})`, { cause });
  return new DamagedData(
    `The engine cannot read its data in ${folder}: it is damaged, or a newer version wrote it. ${waysOut(folder)} (${detail})`,
  );
}

/** Causes that do not mean damaged data. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /Permission denied|Operation not permitted|Read-only file|EACCES|EPERM|EROFS/,
    'this user may not write all its files',
  ],
  [/No space left|NOT_ENOUGH_SPACE|ENOSPC/, 'the disk is full'],
  [/Too many open files|EMFILE|ENFILE/, 'it may not open more files. Raise the hard limit (`ulimit -Hn`)'],
  [/Cannot allocate memory|MEMORY_LIMIT_EXCEEDED|bad_alloc|ENOMEM/, 'there is not enough memory'],
];

export function waysOut(folder: string): string {
  return `Restore a backup of this folder, or start without its data: mv "${folder}" "${folder}.damaged"`;
}

/** Returns the printable beginning of a text, which may quote any bytes of damaged files. */
function excerpt(text: string): string {
  const printable = text.replace(/[^\x20-\x7e]+/g, ' ').trim();
  return printable.length > 300 ? `${printable.slice(0, 300)}…` : printable;
}
