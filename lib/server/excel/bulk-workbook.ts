import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { MAX_COLUMNS } from '@/lib/spreadsheet/sheet-xml';
import type { Workbook } from '@/lib/spreadsheet/workbook';
import { ProblemError } from '../problem-error';
import { sheetColumns } from './sheet-columns';

/** Facts for the About sheet. */
export type Facts = readonly (readonly [name: string, value: string])[];

/**
 * A bulk file as a workbook.
 *
 * @param records of the file, the header first
 * @param facts called after the rows have been read
 */
export async function bulkWorkbook(
  dataset: BulkDataset,
  records: AsyncGenerator<string[]>,
  facts: () => Facts,
): Promise<Workbook> {
  const first = await records.next();
  const header = first.done ? [] : first.value;
  if (header.length > MAX_COLUMNS) {
    await records.return(undefined);
    throw new ProblemError({
      code: 'bad_answer',
      title: `The file has ${header.length} columns, and Excel holds ${MAX_COLUMNS}. Download it as csv instead.`,
      retryable: false,
    });
  }
  const columns = sheetColumns(dataset, header);
  return {
    sheets: [{ title: dataset.title, columns, rows: records }],
    about: () => ({ title: dataset.title, facts: [['Contents', dataset.purpose], ...facts()] }),
  };
}
