/** Look of a cell besides its text. Colors are the classes of the cell on screen. */
export interface CellLook {
  /** Background class: `bg-off-target/18`. */
  fill?: string;
  /** Symbol at the start of the cell and its color class: `text-off-target`. */
  glyph?: { sign: string; colour: string };
  /** Small text after the main one, e.g. a target. */
  note?: string;
  /** Shows a hatch instead of the text, for missing data. */
  hatched?: boolean;
  strong?: boolean;
  /** Share of the width (0 to 1) of a stripe at the bottom, from the end. */
  stripe?: number;
}

export interface PictureCell {
  text: string;
  look: CellLook | null;
}

export interface PictureColumn {
  header: string;
  /** Heading that adjacent columns share. */
  group?: string;
  /** In pixels. Ignored for text columns, which fit their longest text. */
  width: number;
  kind: 'text' | 'number';
}
