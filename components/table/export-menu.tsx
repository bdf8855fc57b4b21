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
  /** Called on export, for the rows on screen at that time. */
  sheet: () => Sheet;
  /** Writes the same as an Excel workbook. Without it, the menu offers only csv. */
  onXlsx?: (sheet: Sheet) => void;
  /** Export as a picture, for tables that draw more than numbers. */
  picture?: () => TablePicture;
}

/** Exports the visible columns in the order of the screen, with all filtered rows. */
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
