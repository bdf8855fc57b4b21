import { type Stored, storedDatasets } from '@/delivery/schema/stored';
import { ImportProblem } from './problem';

/** Refuses a file of which no column is known: it is something else. */
export function notThisDataset(name: string, stored: Stored, found: readonly string[]): ImportProblem {
  const has = found.length === 0 ? 'It has no columns.' : `It has ${listed(found)}.`;
  return new ImportProblem(
    `${name} is no ${stored.name} file: none of its columns is known. ${has} A ${stored.name} file has ${listed(Object.keys(stored.columns))}.`,
  );
}

/** Refuses columns that the dataset does not have, and names the dataset that has them. */
export function unknownColumns(name: string, stored: Stored, all: readonly string[], unknown: readonly string[]) {
  const better = storedDatasets.find(
    ({ columns, open }) => !open && all.every((column) => Object.hasOwn(columns, column)),
  );
  const advice = better
    ? `They are those of --dataset ${better.name}.`
    : 'Rename them, or pass --ignore-unknown to leave them out.';
  const what = unknown.length === 1 ? 'a column' : `${unknown.length} columns`;
  return new ImportProblem(
    `${name} has ${what} that a ${stored.name} file does not have: ${listed(unknown)}. ${advice}`,
  );
}

/** Refuses two columns of a file that mean the same one of ours. */
export function columnTwice(name: string, column: string): ImportProblem {
  return new ImportProblem(`${name} has the column ${JSON.stringify(column)} twice.`);
}

function listed(names: readonly string[]): string {
  // What is no text at all must not reach a terminal as it stands.
  const plain = names.slice(0, 30).map((name) => name.replace(/\p{Cc}/gu, '·'));
  const shown = plain.map((name) => (name.length > 60 ? `${name.slice(0, 60)}…` : name));
  return names.length > 30 ? `${shown.join(', ')} and ${names.length - 30} more` : shown.join(', ');
}
