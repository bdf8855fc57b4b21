import 'server-only';
import { type FileChoice, filesOf } from '@/lib/contract/file-choice';
import { badRequest, type ProblemError } from '../base/problem-error';
import { knownFilesBetween } from '../bulk/read-known-files';

/** Maximum rows of a workbook. */
export const MAX_WORKBOOK_ROWS = 3_000_000;

/**
 * Refuses a workbook with too many rows, by the known rows of its files. Rows filtered by retailer or brand are counted
 * during the download instead.
 */
export async function checkKnownRows({ tables }: FileChoice, maxRows = MAX_WORKBOOK_ROWS): Promise<void> {
  const counts = tables.map(async (table) => {
    const files = filesOf(table);
    const [first, last] = [files[0], files.at(-1)];
    if (!first || !last || table.retailers.length + table.brands.length > 0) return 0;
    const { files: knownFiles } = await knownFilesBetween(table.dataset, first.date, last.date);
    // Files of both encodings have the same rows, and often only one was read.
    const rows = new Map(
      knownFiles.flatMap(({ date, hour, rows }) => (rows === null ? [] : [[`${date}/${hour}`, rows] as const])),
    );
    return files.reduce((sum, { date, hour }) => sum + (rows.get(`${date}/${hour}`) ?? 0), 0);
  });
  const rows = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  if (rows > maxRows) throw tooManyRows(`${rows.toLocaleString('en')} rows`, maxRows);
}

/** @param rows such as "3,412,000 rows" */
export function tooManyRows(rows: string, maxRows: number): ProblemError {
  const message = `A workbook may have ${maxRows.toLocaleString('en')} rows; these are ${rows}. Choose csv for Excel, or fewer days.`;
  return badRequest(message, [{ name: 'choice.format', message }]);
}
