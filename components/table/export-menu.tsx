'use client';

import { Download } from 'lucide-react';
import { savePicture } from '@/components/table/save-picture';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuNote } from '@/components/ui/menu';
import { separatorOf, toCsv } from '@/lib/client/export-csv';
import { fileName, saveFile } from '@/lib/client/save-file';
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
  function saveCsv() {
    const made = sheet();
    saveFile(
      new Blob([toCsv(made, separatorOf(format.locale))], { type: 'text/csv;charset=utf-8' }),
      fileName(made.title, 'csv'),
    );
  }
  return (
    <Menu
      trigger={
        <Button look="quiet">
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      <MenuItem onClick={saveCsv}>CSV for Excel</MenuItem>
      {onXlsx ? <MenuItem onClick={() => onXlsx(sheet())}>Excel workbook</MenuItem> : null}
      {picture ? (
        <>
          <MenuItem onClick={() => saveTable(picture(), 'png')}>Picture (PNG)</MenuItem>
          <MenuItem onClick={() => saveTable(picture(), 'svg')}>Drawing (SVG)</MenuItem>
        </>
      ) : null}
      <MenuNote>{format.integer(rowCount)} rows, visible columns</MenuNote>
    </Menu>
  );
}

function saveTable(picture: TablePicture, extension: 'png' | 'svg') {
  return savePicture(picture.title, extension, async () => (await import('@/lib/client/draw-table')).tableSvg(picture));
}
