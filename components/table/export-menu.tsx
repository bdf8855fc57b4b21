'use client';

import { ExportPopup } from '@/components/ui/export-popup';
import { MenuItem, MenuNote } from '@/components/ui/menu';
import { savePicture } from '@/components/ui/save-picture';
import { saveCsv } from '@/lib/client/save-csv';
import type { Sheet } from '@/lib/client/sheet';
import type { TablePicture } from '@/lib/client/table-picture';
import { useFormat } from '@/lib/client/use-format';

interface ExportMenuProps {
  rowCount: number;
  /** Made when a person asks for it, from what is on screen then. */
  sheet: () => Sheet;
  /** Writes the same as an Excel workbook; without it the menu offers csv alone. */
  onXlsx?: (sheet: Sheet) => void;
  /** The same as a picture, where the table's look says more than its numbers. */
  picture?: () => TablePicture;
}

/** Exports exactly what is shown: the visible columns, in the order and selection of the screen, all rows of it. */
export function ExportMenu({ rowCount, sheet, onXlsx, picture }: ExportMenuProps) {
  const format = useFormat();
  return (
    <ExportPopup>
      <MenuItem onClick={() => saveCsv(sheet(), format.locale)}>CSV for Excel</MenuItem>
      {onXlsx ? <MenuItem onClick={() => onXlsx(sheet())}>Excel workbook</MenuItem> : null}
      {picture ? (
        <>
          <MenuItem onClick={() => saveTable(picture(), 'png')}>Picture (PNG)</MenuItem>
          <MenuItem onClick={() => saveTable(picture(), 'svg')}>Drawing (SVG)</MenuItem>
        </>
      ) : null}
      <MenuNote>{format.integer(rowCount)} rows, visible columns</MenuNote>
    </ExportPopup>
  );
}

function saveTable(picture: TablePicture, extension: 'png' | 'svg') {
  return savePicture(picture.title, extension, async () => (await import('@/lib/client/draw-table')).tableSvg(picture));
}
