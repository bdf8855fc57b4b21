import { saveFile } from '@/lib/client/save-file';
import type { Sheet } from '@/lib/client/sheet';
import { columnsOf } from '@/lib/client/sheet-columns';
import { workbookParts } from '@/lib/spreadsheet/workbook';
import { fileName } from '@/lib/text/file-name';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Creates an Excel workbook. Yields to the event loop between chunks, so that the page stays responsive. */
export async function toXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const packed: BlobPart[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes as Uint8Array<ArrayBuffer>);
  });
  const described = sheets.map((sheet) => ({ title: sheet.title, columns: columnsOf(sheet), rows: sheet.rows }));
  for await (const { path, chunks } of workbookParts({ sheets: described })) {
    const file = new ZipDeflate(path);
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(strToU8(chunk));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return new Blob(packed, { type: MIME });
}

export async function saveXlsx(sheet: Sheet): Promise<void> {
  await saveWorkbook(sheet.title, [sheet]);
}

/** Saves sheets as one workbook. */
export async function saveWorkbook(title: string, sheets: readonly Sheet[]): Promise<void> {
  saveFile(await toXlsx(sheets), fileName(title, 'xlsx'));
}
