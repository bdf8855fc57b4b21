import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { moveText, type ShelfRow, shortName } from '@/components/shelf/words';
import { createPen, type Pen } from '@/lib/client/files/pen';
import { framedSvg, type PicturePrint, svgElement, svgText, themeColour, wrap } from '@/lib/client/files/picture-frame';
import type { Format } from '@/lib/client/format/format';

export interface PictureShelf {
  /** "Korbina DE, 30 Jun 2026" */
  name: string;
  rows: readonly ShelfRow[];
}

interface ShelfPicture extends PicturePrint {
  shelves: readonly PictureShelf[];
  styles: ReadonlyMap<string, BrandStyle>;
}

const TILE = { width: 168, height: 84, gap: 8 };
const NAME_LINE = 26;
const BETWEEN = 32;
const TEXT = 11;
/** Space before the name, for the bar. */
const INDENT = 20;
/** Tiles in a row: five as on the page, and three for each of two shelves, as a slide is wider than it is high. */
const ALONE = 5;
const SIDE_BY_SIDE = 3;
const KEY = 'Outlined in ink: own. Bars have the color of the brand, in place of images.';

/** Draws the shelf from its rows. A bar in the brand's color replaces images, as pictures may not contain those of other servers. */
export function shelfSvg({ title, notes, shelves, styles }: ShelfPicture, format: Format): string {
  const pen = createPen();
  const columns = shelves.length > 1 ? SIDE_BY_SIDE : ALONE;
  const width = columns * (TILE.width + TILE.gap) - TILE.gap;
  const step = TILE.height + TILE.gap;
  const drawing = shelves.flatMap(({ name, rows }, index) => {
    const left = index * (width + BETWEEN);
    const heading = svgText(name, { x: left, y: 16, fill: themeColour('--ink'), 'font-size': 13, 'font-weight': 600 });
    const tiles = rows.flatMap((row, index) => {
      const x = left + (index % columns) * (TILE.width + TILE.gap);
      const style = styles.get(row.brand ?? '') ?? OTHER_STYLE;
      return drawTile(row, { x, y: NAME_LINE + Math.floor(index / columns) * step }, style, pen, format);
    });
    return [heading, ...tiles];
  });
  const most = Math.max(...shelves.map(({ rows }) => Math.ceil(rows.length / columns)));
  const size = { width: shelves.length * (width + BETWEEN) - BETWEEN, height: NAME_LINE + most * step };
  return framedSvg({ title, notes: [...notes, KEY] }, size, drawing);
}

type Point = Record<'x' | 'y', number>;

function drawTile(row: ShelfRow, { x, y }: Point, style: BrandStyle, pen: Pen, format: Format): SVGElement[] {
  const isOwn = row.own === true;
  const text = (words: string, dx: number, dy: number, color = '--ink-2', attributes = {}) =>
    svgText(words, { x: x + dx, y: y + dy, fill: themeColour(color), 'font-size': TEXT, ...attributes });
  const rank = row.rank === null ? '–' : format.integer(row.rank);
  const marks = [moveText(row, format), row.won === 'sponsored' ? 'Sponsored' : ''].filter(Boolean).join('  ');
  const price = row.is_out_of_stock ? 'Out of stock' : row.price === null ? '' : format.money(row.price, row.currency);
  const room = TILE.width - INDENT - 8;
  const name = [row.brand, shortName(row)].filter(Boolean).join(' ');
  const [first = '', second = '', ...rest] = wrap(name, room, (words) => pen.measure(words, { size: TEXT }));
  const lines = [first, second, rest.join(' ')].map((words) => pen.shorten(words, room, { size: TEXT }));
  const verdict = row.move === 'up' || row.move === 'new' ? '--on-target' : '--off-target';
  return [
    svgElement('rect', {
      ...{ x: x + 1, y: y + 1, width: TILE.width - 2, height: TILE.height - 2, rx: 6 },
      ...{ fill: isOwn ? themeColour('--surface') : 'none', stroke: themeColour(isOwn ? '--ink' : '--line') },
      'stroke-width': isOwn ? 2 : 1,
    }),
    svgElement('rect', { x: x + 8, y: y + 28, width: 4, height: TILE.height - 38, fill: colorOf(style) }),
    text(rank, 8, 18, '--ink', { 'font-size': 14, 'font-weight': 600 }),
    text(marks, 14 + pen.measure(rank, { size: 14, weight: 600 }), 18, isOwn && row.moved ? verdict : '--ink-3'),
    text(price, TILE.width - 8, 18, '--ink', { 'text-anchor': 'end' }),
    ...lines.map((words, index) =>
      text(words, INDENT, 38 + index * 15, '--ink', index === 0 ? { 'font-weight': isOwn ? 700 : 500 } : {}),
    ),
  ];
}

/** The color of a style, `var(--brand-1)`, in the current theme. */
function colorOf({ color }: BrandStyle): string {
  return themeColour(color.replace(/^var\((.*)\)$/, '$1'));
}
