import { createPen, type Pen, ROW_HEIGHT } from '@/lib/client/draw-cell';
import { framedSvg, svgElement, svgText, themeColour, wrap } from '@/lib/client/picture-frame';
import type { PictureColumn, TablePicture } from '@/lib/client/table-picture';

const HEADER = { size: 12, line: 16, maxLines: 3 };
const GROUP_HEIGHT = 24;
const GAP = 8;
/** Maximum width of a text column, in pixels. */
const MAX_WIDTH = 720;

interface PositionedColumn extends PictureColumn {
  x: number;
  /** The header, wrapped to the column's width. */
  lines: readonly string[];
}

/** Draws a table with its cell colors, hatches and symbols as a self-contained SVG. */
export function tableSvg(picture: TablePicture): string {
  const pen = createPen();
  const columns = layOut(picture, pen);
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
      columns.flatMap((column, index) => {
        const cell = cells[index];
        return cell ? pen.cell(cell, { ...column, y: body + row * ROW_HEIGHT }) : [];
      }),
    ),
    ...picture.rows.map((_, row) => rule(body + (row + 1) * ROW_HEIGHT, '--line')),
    rule(body, '--control'),
  ]);
}

/** Positions the columns. A text column is as wide as its longest text, within limits. */
function layOut({ columns, rows }: TablePicture, { measure }: Pen): PositionedColumn[] {
  let x = 0;
  return columns.map((column, index) => {
    const longest = () =>
      rows.reduce((width, cells) => Math.max(width, measure(cells[index]?.text ?? '', { size: 13, weight: 600 })), 0);
    const width =
      column.kind === 'text' ? Math.min(MAX_WIDTH, Math.max(72, Math.ceil(longest()) + 4 * GAP)) : column.width;
    const all = wrap(column.header, width - 2 * GAP, (text) => measure(text, HEADER));
    const lines =
      all.length > HEADER.maxLines
        ? [...all.slice(0, HEADER.maxLines - 1), all.slice(HEADER.maxLines - 1).join(' ')]
        : all;
    const positioned = { ...column, width, x, lines };
    x += width;
    return positioned;
  });
}

/** Draws a header, aligned to the bottom. */
function heading({ x, width, kind, lines }: PositionedColumn, bottom: number, pen: Pen): SVGElement[] {
  return lines.map((line, index) =>
    svgText(pen.shorten(line, width - 2 * GAP, HEADER), {
      x: kind === 'number' ? x + width - GAP : x + GAP,
      y: bottom - GAP - (lines.length - 1 - index) * HEADER.line,
      fill: themeColour('--ink-3'),
      'font-size': HEADER.size,
      'text-anchor': kind === 'number' ? 'end' : 'start',
    }),
  );
}

function groupsHeight(columns: readonly PositionedColumn[]): number {
  return columns.some(({ group }) => group) ? GROUP_HEIGHT : 0;
}

/** Draws one heading above adjacent columns of a group. */
function groupHeadings(columns: readonly PositionedColumn[], pen: Pen): SVGElement[] {
  return columns.flatMap((column, index) => {
    const { group, x } = column;
    if (!group || columns[index - 1]?.group === group) return [];
    const following = columns.slice(index + 1);
    const next = following.findIndex((other) => other.group !== group);
    const last = (next === -1 ? following.at(-1) : following[next - 1]) ?? column;
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
