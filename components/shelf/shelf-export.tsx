'use client';

import type { Place } from '@/components/shelf/place';
import type { ShelfPicture } from '@/components/shelf/shelf-picture';
import type { Column } from '@/components/table/column';
import { toSheet } from '@/components/table/to-sheet';
import { ExportPopup } from '@/components/ui/export-popup';
import { MenuItem } from '@/components/ui/menu';
import { savePicture } from '@/components/ui/save-picture';
import { saveCsv } from '@/lib/client/save-csv';
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
  return (
    <ExportPopup>
      <MenuItem onClick={() => save('png')}>Picture (PNG)</MenuItem>
      <MenuItem onClick={() => save('svg')}>Drawing (SVG)</MenuItem>
      <MenuItem onClick={() => saveCsv(toSheet(picture().title, columns, places), locale)}>
        Places (CSV for Excel)
      </MenuItem>
    </ExportPopup>
  );
}
