import type { PicturePrint } from '@/lib/client/picture-frame';

/** What a cell shows besides its text. Colours are the classes that the cell has on screen. */
export interface CellLook {
  /** Of the ground: `bg-off-target/18`. */
  fill?: string;
  /** Stands at the start of the cell, in its own colour: `text-off-target`. */
  glyph?: { sign: string; colour: string };
  /** Small, behind the text: a target, a page. */
  note?: string;
  /** No data: a hatch in place of the text. */
  hatched?: boolean;
  strong?: boolean;
  /** A stripe along the foot, from the end: its share of the width. */
  stripe?: number;
}

export interface PictureCell {
  text: string;
  look: CellLook | null;
}

export interface PictureColumn {
  header: string;
  /** Neighbours with the same group stand under one heading. */
  group?: string;
  /** Pixels; a column of text grows to its longest, within bounds. */
  width: number;
  kind: 'text' | 'number';
}

/** A table as a picture shows it: everything in words and classes, nothing left to decide. */
export interface TablePicture extends PicturePrint {
  columns: readonly PictureColumn[];
  /** A row of cells for each row, a cell for each column. */
  rows: readonly (readonly PictureCell[])[];
}
