'use client';

import { Download } from 'lucide-react';
import type { Place } from '@/components/shelf/place';
import type { ShelfPicture } from '@/components/shelf/shelf-picture';
import type { Column } from '@/components/table/column';
import { savePicture } from '@/components/table/save-picture';
import { toSheet } from '@/components/table/to-sheet';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { separatorOf, toCsv } from '@/lib/client/export-csv';
import { fileName, saveFile } from '@/lib/client/save-file';
import { useFormat } from '@/lib/client/use-format';

interface ShelfExportProps {
  /** Made when a person asks for it. */
  picture: () => ShelfPicture;
  /** Places of the shelf that the filters leave. */
  places: readonly Place[];
  columns: readonly Column<Place>[];
}

/** The shelf for a slide, as on screen: picture and drawing; and its places as rows. */
export function ShelfExport({ picture, places, columns }: ShelfExportProps) {
  const { locale } = useFormat();
  function save(extension: 'png' | 'svg') {
    const made = picture();
    void savePicture(made.title, extension, async () => (await import('@/components/shelf/draw-shelf')).shelfSvg(made));
  }
  function saveCsv() {
    const { title } = picture();
    const csv = toCsv(toSheet(title, columns, places), separatorOf(locale));
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName(title, 'csv'));
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
      <MenuItem onClick={() => save('png')}>Picture (PNG)</MenuItem>
      <MenuItem onClick={() => save('svg')}>Drawing (SVG)</MenuItem>
      <MenuItem onClick={saveCsv}>Places (CSV for Excel)</MenuItem>
    </Menu>
  );
}
