import { createPen, type Pen, ROW_HEIGHT } from '@/lib/client/draw-cell';
import { framedSvg, svgElement, svgText, themeColour, wrap } from '@/lib/client/picture-frame';
import type { PictureColumn, TablePicture } from '@/lib/client/table-picture';

const HEADER = { size: 12, line: 16, most: 3 };
const GROUP_HEIGHT = 24;
const GAP = 8;
/** How far a column of text may grow. */
const WIDEST = 720;

interface Placed extends PictureColumn {
  x: number;
  /** The header in the lines that the column's width makes of it. */
  lines: readonly string[];
}

/** A table with its heat, hatch and glyphs as an SVG that stands on its own. */
export function tableSvg(picture: TablePicture): string {
  const pen = createPen();
  const columns = place(picture, pen);
  const width = columns.reduce((end, column) => Math.max(end, column.x + column.width), 0);
  const top = groupsHeight(columns);
  const body = top + Math.max(...columns.map(({ lines }) => lines.length)) * HEADER.line + GAP;
  const height = body + picture.rows.length * ROW_HEIGHT;
  const rule = (y: number, colour: string) =>
    svgElement('line', { x1: 0, x2: width, y1: y, y2: y, stroke: themeColour(colour) });
  return framedSvg(picture, { width, height }, [
    pen.definitions(),
    ...groupHeadings(columns, pen),
    ...columns.flatMap((column) => heading(column, body, pen)),
    ...picture.rows.flatMap((cells, row) =>
      columns.flatMap((column, at) => {
        const cell = cells[at];
        return cell ? pen.cell(cell, { ...column, y: body + row * ROW_HEIGHT }) : [];
      }),
    ),
    ...picture.rows.map((_, row) => rule(body + (row + 1) * ROW_HEIGHT, '--line')),
    rule(body, '--control'),
  ]);
}

/** Columns side by side; text gets the room that its longest line needs. */
function place({ columns, rows }: TablePicture, { measure }: Pen): Placed[] {
  let x = 0;
  return columns.map((column, at) => {
    const longest = () =>
      rows.reduce((most, cells) => Math.max(most, measure(cells[at]?.text ?? '', { size: 13, weight: 600 })), 0);
    const room = column.kind === 'text' ? Math.min(WIDEST, Math.max(72, Math.ceil(longest()) + 4 * GAP)) : column.width;
    const all = wrap(column.header, room - 2 * GAP, (text) => measure(text, HEADER));
    const lines =
      all.length > HEADER.most ? [...all.slice(0, HEADER.most - 1), all.slice(HEADER.most - 1).join(' ')] : all;
    const placed = { ...column, width: room, x, lines };
    x += room;
    return placed;
  });
}

/** The header stands on the line above the rows, however few lines it has. */
function heading({ x, width, kind, lines }: Placed, bottom: number, pen: Pen): SVGElement[] {
  return lines.map((line, at) =>
    svgText(pen.shorten(line, width - 2 * GAP, HEADER), {
      x: kind === 'number' ? x + width - GAP : x + GAP,
      y: bottom - GAP - (lines.length - 1 - at) * HEADER.line,
      fill: themeColour('--ink-3'),
      'font-size': HEADER.size,
      'text-anchor': kind === 'number' ? 'end' : 'start',
    }),
  );
}

function groupsHeight(columns: readonly Placed[]): number {
  return columns.some(({ group }) => group) ? GROUP_HEIGHT : 0;
}

/** Neighbours of one group under one heading. */
function groupHeadings(columns: readonly Placed[], pen: Pen): SVGElement[] {
  return columns.flatMap((column, at) => {
    const { group, x } = column;
    if (!group || columns[at - 1]?.group === group) return [];
    const others = columns.slice(at + 1);
    const next = others.findIndex((other) => other.group !== group);
    const last = (next === -1 ? others.at(-1) : others[next - 1]) ?? column;
    const end = last.x + last.width;
    return [
      svgText(pen.shorten(group, end - x - 2 * GAP, HEADER), {
        x: x + GAP,
        y: 15,
        fill: themeColour('--ink'),
        'font-size': HEADER.size,
        'font-weight': 500,
      }),
      svgElement('line', { x1: x + GAP, x2: end - GAP, y1: 22, y2: 22, stroke: themeColour('--line') }),
    ];
  });
}
