import { createMeasure, type MeasureText, svgElement, svgText, themeColour } from '@/lib/client/picture-frame';
import type { CellLook, PictureCell, PictureColumn } from '@/lib/client/table-picture';

export const ROW_HEIGHT = 28;
const GAP = 8;
const TEXT = 13;
const SMALL = 11;
/** Id of the hatch pattern for missing data in `definitions`. */
export const HATCH = 'hatch';

interface Box extends Pick<PictureColumn, 'kind' | 'width'> {
  x: number;
  y: number;
}

/** Draws cells with one shared canvas for measuring text. */
export interface Pen {
  measure: MeasureText;
  shorten: (text: string, width: number, font: { size: number; weight?: number }) => string;
  cell: (cell: PictureCell, box: Box) => SVGElement[];
  /** Creates the SVG definitions that cells refer to. */
  definitions: () => SVGElement;
}

export function createPen(): Pen {
  const measure = createMeasure();
  const shorten: Pen['shorten'] = (text, width, font) => {
    if (measure(text, font) <= width) return text;
    let length = text.length;
    while (length > 1 && measure(`${text.slice(0, length)}…`, font) > width) length -= 1;
    return `${text.slice(0, length).trimEnd()}…`;
  };

  function cell({ text, look }: PictureCell, box: Box): SVGElement[] {
    const { glyph, note, strong, hatched } = look ?? {};
    const sign = glyph?.sign ? [smallText(glyph.sign, box.x + GAP, box, colourOf(glyph.colour).colour)] : [];
    const signWidth = glyph?.sign ? measure(glyph.sign, { size: SMALL }) + 4 : 0;
    const noteWidth = note ? measure(note, { size: SMALL }) + 4 : 0;
    const font = { size: TEXT, weight: strong ? 600 : 400 };
    const shown = shorten(hatched ? '' : text, box.width - 2 * GAP - signWidth - noteWidth, font);
    const atEnd = box.kind === 'number';
    const x = atEnd ? box.x + box.width - GAP - noteWidth : box.x + GAP + signWidth;
    const noteX = atEnd ? x + 4 : x + measure(shown, font) + 4;
    const attributes = {
      y: box.y + 19,
      fill: themeColour('--ink'),
      'font-size': TEXT,
      'text-anchor': atEnd ? 'end' : 'start',
    };
    return [
      ...background(look, box),
      ...sign,
      ...(shown ? [svgText(shown, { ...attributes, x, 'font-weight': font.weight })] : []),
      ...(note ? [smallText(note, noteX, box, themeColour('--ink-2'))] : []),
    ];
  }

  return { measure, shorten, cell, definitions };
}

function smallText(text: string, x: number, { y }: Box, fill: string): SVGElement {
  return svgText(text, { x, y: y + 18, fill, 'font-size': SMALL });
}

function background(look: CellLook | null, { x, y, width }: Box): SVGElement[] {
  const area = { x, y, width, height: ROW_HEIGHT };
  const { fill, hatched, stripe = 0 } = look ?? {};
  const { colour, opacity } = colourOf(fill ?? '');
  return [
    ...(fill ? [svgElement('rect', { ...area, fill: colour, 'fill-opacity': opacity })] : []),
    ...(hatched ? [svgElement('rect', { ...area, fill: `url(#${HATCH})` })] : []),
    ...(stripe > 0
      ? [
          svgElement('rect', {
            x: x + width * (1 - stripe),
            y: y + ROW_HEIGHT - 2,
            width: width * stripe,
            height: 2,
            fill: themeColour('--ink-2'),
          }),
        ]
      : []),
  ];
}

/** Parses a class name: `bg-off-target/18` → the color in the current theme and 0.18. */
function colourOf(className: string): { colour: string; opacity: number } {
  const [, name = '', percent = '100'] = /^(?:bg|text)-([a-z0-9-]+)(?:\/(\d+))?$/.exec(className) ?? [];
  return { colour: name ? themeColour(`--${name}`) : 'none', opacity: Number(percent) / 100 };
}

function definitions(): SVGElement {
  const pattern = svgElement('pattern', {
    id: HATCH,
    width: 6,
    height: 6,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  pattern.append(svgElement('line', { x1: 0, y1: 0, x2: 0, y2: 6, stroke: themeColour('--line'), 'stroke-width': 2 }));
  const defs = svgElement('defs', {});
  defs.append(pattern);
  return defs;
}
