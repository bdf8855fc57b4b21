'use client';

import { useMemo } from 'react';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import type { PictureShelf } from '@/components/shelf/picture';
import { ExportPopup } from '@/components/ui/export-popup';
import { MenuItem } from '@/components/ui/menu';
import { savePicture } from '@/components/ui/save-picture';
import { useFormat } from '@/lib/client/format/use-format';

interface PictureExportProps {
  shelves: readonly PictureShelf[];
  /** Filters and settings in words. */
  notes: readonly string[];
}

/** Exports the shelf, or two of them, as a picture for a slide. */
export function PictureExport({ shelves, notes }: PictureExportProps) {
  const format = useFormat();
  const brands = useMemo(
    () => shelves.flatMap(({ rows }) => rows.map(({ brand, own }) => ({ name: brand, own: own === true }))),
    [shelves],
  );
  const styles = useBrandStyles(brands);
  const title = `Shelf ${shelves.map(({ name }) => name).join(' and ')}`;
  const save = (extension: 'png' | 'svg') =>
    void savePicture(title, extension, async () =>
      (await import('@/components/shelf/picture')).shelfSvg({ title, notes, shelves, styles }, format),
    );
  return (
    <ExportPopup>
      <MenuItem onClick={() => save('png')}>Picture (PNG)</MenuItem>
      <MenuItem onClick={() => save('svg')}>Drawing (SVG)</MenuItem>
    </ExportPopup>
  );
}
