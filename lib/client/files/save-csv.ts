import { type Sheet, toCsv } from '@/lib/client/files/export-csv';
import { saveFile } from '@/lib/client/files/save-file';
import { separatorFor } from '@/lib/spreadsheet/separator';
import { fileName } from '@/lib/text/file-name';

/**
 * Saves a sheet as CSV that Excel opens correctly in the user's locale.
 *
 * @param ending end of the file name, after the title
 */
export function saveCsv(sheet: Sheet, locale: string, ending: string): void {
  const csv = toCsv(sheet, separatorFor(locale));
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName(sheet.title, 'csv', ending));
}
