import { createInterface } from 'node:readline/promises';
import { customerByName } from '@/delivery/customers/store';
import { listFiles } from '@/delivery/loads/list-files';
import type { FileChange } from '@/delivery/loads/publish';
import { removeFiles } from '@/delivery/loads/remove-files';
import { rowsTarget } from '@/delivery/loads/target';
import { withDelivery } from '@/delivery/open';
import { type Stored, storedByName } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { otherFlag } from './option-values';
import { ImportProblem } from './problem';
import { changeLine, formatCount } from './summary';

export interface Removal {
  readonly stored: Stored;
  readonly date: string;
  /** By default all hours of the day. */
  readonly hour?: number | undefined;
}

export interface RemoveOptions {
  customer: string;
  dataset: string;
  date?: string;
  hour?: number;
  yes?: boolean;
}

const REMOVE_OPTIONS = ['customer', 'dataset', 'date', 'hour', 'yes'];

/** Removes an hour or a day of a dataset after confirmation. */
export async function runRemove(options: RemoveOptions): Promise<void> {
  refuseOtherOptions(options);
  const { customer, dataset, date, hour, yes = false } = options;
  const stored = storedByName(dataset);
  if (!stored)
    throw new ImportProblem(`--remove does not apply to ${dataset}: import an empty list to remove definitions.`);
  if (date === undefined) throw new ImportProblem('--remove needs --date, and --hour to remove a single hour.');
  await withDelivery(async (db) => {
    const { id } = await customerByName(db, customer);
    console.log(await removeRows(db, id, { stored, date, hour }, (question) => (yes ? true : ask(question))));
  });
}

/** Refuses options of an import, such as `--dry-run`, which a removal would ignore. */
function refuseOtherOptions(options: RemoveOptions): void {
  const flag = otherFlag(options, REMOVE_OPTIONS);
  if (flag) throw new ImportProblem(`${flag} does not apply to --remove; nothing was removed.`);
}

/**
 * Removes the files of an hour or a day. Does nothing if there are none.
 * @param agreed confirms the removal, which its question describes
 */
export async function removeRows(
  db: Database,
  customerId: string,
  { stored, date, hour }: Removal,
  agreed: (question: string) => boolean | Promise<boolean>,
): Promise<string> {
  const files = (await listFiles(db, customerId, stored.name)).filter(
    (file) => file.date === date && (hour === undefined || file.hour === hour),
  );
  if (files.length === 0) return `${stored.name}: there is no such file; nothing changed.`;
  const changes = files.map((file): FileChange => ({ date, hour: file.hour, before: file.rows, rows: 0 }));
  const lines = changes.map((change) => changeLine(stored.name, change)).join('\n');
  if (!(await agreed(`${lines}\nRemove ${formatCount(files.length, 'file')}?`))) return 'Nothing was removed.';
  await removeFiles(db, customerId, rowsTarget(stored), changes);
  return `${lines}\n${stored.name}: ${formatCount(files.length, 'file')} removed.`;
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ImportProblem(`${question} The input is not a terminal. Pass --yes to confirm.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
