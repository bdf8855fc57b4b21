import { drawSeat, SEAT } from '@/components/shelf/draw-seat';
import type { ShelfPicture } from '@/components/shelf/shelf-picture';
import { createPen, type Pen } from '@/lib/client/draw-cell';
import { framedSvg, svgElement, svgText, themeColour } from '@/lib/client/picture-frame';

const GAP = 8;
const BETWEEN = 32;
const NAME_LINE = 26;
const PAGE_LINE = 30;
/** Seats of a row: a slide is wider than it is high. */
const ALONE = 8;
const SIDE_BY_SIDE = 5;

/** The shelf as a drawing: no foreign picture, no style of the page. */
export function shelfSvg(picture: ShelfPicture): string {
  const pen = createPen();
  const columns = picture.shelves.length > 1 ? SIDE_BY_SIDE : ALONE;
  const width = columns * (SEAT.width + GAP) - GAP;
  const panes = picture.shelves.map((shelf, index) => drawPane(shelf, index * (width + BETWEEN), columns, pen));
  const size = {
    width: picture.shelves.length * (width + BETWEEN) - BETWEEN,
    height: Math.max(...panes.map(({ height }) => height)),
  };
  return framedSvg(picture, size, [pen.definitions(), ...panes.flatMap(({ drawing }) => drawing)]);
}

function drawPane({ name, pages }: ShelfPicture['shelves'][number], left: number, columns: number, pen: Pen) {
  const width = columns * (SEAT.width + GAP) - GAP;
  const drawing: SVGElement[] = [
    svgText(name, { x: left, y: 16, fill: themeColour('--ink'), 'font-size': 13, 'font-weight': 600 }),
  ];
  let top = NAME_LINE;
  for (const { heading, note, seats } of pages) {
    drawing.push(...drawBreak(heading, note, { left, top, width }, pen));
    top += PAGE_LINE;
    seats.forEach((seat, at) => {
      const x = left + (at % columns) * (SEAT.width + GAP);
      const y = top + Math.floor(at / columns) * (SEAT.height + GAP);
      drawing.push(...drawSeat(seat, x, y, pen));
    });
    top += Math.ceil(seats.length / columns) * (SEAT.height + GAP) + GAP;
  }
  return { drawing, height: top };
}

function drawBreak(heading: string, note: string, line: { left: number; top: number; width: number }, pen: Pen) {
  const font = { size: 12, weight: 600 };
  const { left, top, width } = line;
  const room = pen.measure(heading, font) + GAP;
  const text = { y: top + 14, 'font-size': 12 };
  return [
    svgText(heading, { ...text, x: left, fill: themeColour('--ink'), 'font-weight': 600 }),
    svgText(pen.shorten(note, width - room, { size: 12 }), { ...text, x: left + room, fill: themeColour('--ink-3') }),
    svgElement('rect', { x: left, y: top + 20, width, height: 1, fill: themeColour('--line') }),
  ];
}
