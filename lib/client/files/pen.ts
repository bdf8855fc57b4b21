import { createMeasure, type MeasureText } from '@/lib/client/files/picture-frame';

/** Measures and shortens texts of a picture, on one canvas. */
export interface Pen {
  measure: MeasureText;
  /** Shortens a text to a width in pixels. */
  shorten: (text: string, width: number, font: { size: number; weight?: number }) => string;
}

export function createPen(): Pen {
  const measure = createMeasure();
  const shorten: Pen['shorten'] = (text, width, font) => {
    if (measure(text, font) <= width) return text;
    let length = text.length;
    while (length > 1 && measure(`${text.slice(0, length)}…`, font) > width) length -= 1;
    return `${text.slice(0, length).trimEnd()}…`;
  };
  return { measure, shorten };
}
