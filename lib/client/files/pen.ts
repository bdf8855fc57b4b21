import { createMeasure } from '@/lib/client/files/picture-frame';

export type Pen = ReturnType<typeof createPen>;

/** Measures and shortens texts of a picture, on one canvas. */
export function createPen() {
  const measure = createMeasure();
  return {
    measure,
    /** Shortens a text to a width in pixels. */
    shorten(text: string, width: number, font: { size: number; weight?: number }): string {
      if (measure(text, font) <= width) return text;
      let length = text.length;
      while (length > 1 && measure(`${text.slice(0, length)}…`, font) > width) length -= 1;
      return `${text.slice(0, length).trimEnd()}…`;
    },
  };
}
