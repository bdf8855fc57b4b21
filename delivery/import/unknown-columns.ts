import { type Stored, storedDatasets } from '@/delivery/schema/stored';
import { ImportProblem } from './problem';
import { shownName } from './shown-text';

/** Refuses a file without any known column, which must be something else. */
export function notThisDataset(name: string, stored: Stored, columns: readonly string[]): ImportProblem {
  const has = columns.length === 0 ? 'It has no columns.' : `It has ${listed(columns)}.`;
  return new ImportProblem(
    `${name} is no ${stored.name} file: none of its columns is known. ${has} A ${stored.name} file has ${listed(Object.keys(stored.columns))}.`,
  );
}

/** Refuses columns that the dataset does not have, and names the dataset that has them. */
export function unknownColumns(name: string, stored: Stored, all: readonly string[], unknown: readonly string[]) {
  const [description, them] = unknown.length === 1 ? ['a column', 'it'] : [`${unknown.length} columns`, 'them'];
  const better = storedDatasets.find(
    ({ columns, open }) => !open && all.every((column) => Object.hasOwn(columns, column)),
  );
  const advice = better
    ? `Its columns are those of --dataset ${better.name}.`
    : `Rename ${them}, or pass --ignore-unknown to leave ${them} out.`;
  return new ImportProblem(
    `${name} has ${description} that a ${stored.name} file does not have: ${listed(unknown)}. ${advice}`,
  );
}

/** Refuses columns without a name, such as the index column of pandas. @param all names of the header */
export function namelessColumns(name: string, all: readonly string[]): ImportProblem {
  const numbers = all.flatMap((column, index) => (column === '' ? [index + 1] : []));
  const [subject, them] =
    numbers.length === 1 ? [`column ${numbers[0]} has`, 'it'] : [`columns ${numbers.join(', ')} have`, 'them'];
  const reason = all.at(-1) === '' ? '; the header ends with a separator' : '';
  return new ImportProblem(
    `${name}: ${subject} no name${reason}. Name ${them} in the header, or pass --ignore-unknown to leave ${them} out.`,
  );
}

/** Refuses a header with a line break in a name, also if unknown columns are left out. @param number of the column, from 1 */
export function lineBreakInName(name: string, number: number): ImportProblem {
  return new ImportProblem(
    `${name}: the name of column ${number} has a line break, so rows may have been read as a part of it. End lines with LF or CRLF, and close every quote in the header.`,
  );
}

/** Refuses a name with an unpaired surrogate, which UTF-8 cannot encode. */
export function brokenName(name: string, column: string): ImportProblem {
  return new ImportProblem(`${name}: the name of the column ${shownName(column)} holds half a character. Rename it.`);
}

/** Refuses two columns of a file that map to the same one of ours. */
export function columnTwice(name: string, column: string): ImportProblem {
  return new ImportProblem(`${name} has the column "${shownName(column)}" twice.`);
}

function listed(names: readonly string[]): string {
  const text = names.slice(0, 30).map(shownName).join(', ');
  return names.length > 30 ? `${text} and ${names.length - 30} more` : text;
}
