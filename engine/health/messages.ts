/** The data cannot be used until an operator repairs or replaces it. Starting the engine again does not help. */
export class DamagedData extends Error {}

/** The message for people about damaged data, with the ways to go on. */
export function damageMessage(folder: string, fault: string): string {
  return `The engine's data in ${folder} is damaged: ${fault}. ${waysOut(folder)}`;
}

/** The error for a folder that chDB could not open, by what it printed. */
export function openFailure(folder: string, printed: string): Error {
  const detail = excerpt(printed);
  const cause = CAUSES.find(([pattern]) => pattern.test(printed))?.[1];
  if (cause) return new Error(`The engine cannot open ${folder}: ${cause}. (${detail})`);
  return new DamagedData(
    `The engine cannot read its data in ${folder}: it is damaged, or a newer version wrote it. ${waysOut(folder)} (${detail})`,
  );
}

/** Failures to open a folder that leave its data intact. */
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

/** The beginning of a text that may quote damaged files, which hold any byte. */
function excerpt(text: string): string {
  const printable = text.replace(/[^\x20-\x7e]+/g, ' ').trim();
  return printable.length > 300 ? `${printable.slice(0, 300)}…` : printable;
}
