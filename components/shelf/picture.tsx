import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { cutMiddle, textWidth } from '@/components/chart/scale';
import { type SlidePrint, slideSvg, wrap } from '@/components/chart/slide';
import { moveText, type ShelfRow, shortName } from '@/components/shelf/words';
import type { Format } from '@/lib/client/format/format';

export interface PictureShelf {
  /** "Korbina DE, 30 Jun 2026" */
  name: string;
  rows: readonly ShelfRow[];
}

interface ShelfPicture extends SlidePrint {
  shelves: readonly PictureShelf[];
  styles: ReadonlyMap<string, BrandStyle>;
}

const TILE = { width: 168, height: 84, gap: 8 };
const NAME_LINE = 26;
const BETWEEN = 32;
const TEXT = 11;
const RANK = { fontSize: 14, fontWeight: 600 };
/** Space before the name, for the bar. */
const INDENT = 20;
/** Tiles in a row: five as on the page, and three for each of two shelves, as a slide is wider than it is high. */
const ALONE = 5;
const SIDE_BY_SIDE = 3;
const KEY = 'Outlined in ink: own. Bars have the color of the brand, in place of images.';

/** Draws the shelf from its rows. A bar in the brand's color replaces images, as pictures may not contain those of other servers. */
export function shelfSvg({ title, notes, shelves, styles }: ShelfPicture, format: Format): Promise<string> {
  const columns = shelves.length > 1 ? SIDE_BY_SIDE : ALONE;
  const width = columns * (TILE.width + TILE.gap) - TILE.gap;
  const step = TILE.height + TILE.gap;
  const most = Math.max(...shelves.map(({ rows }) => Math.ceil(rows.length / columns)));
  const size = { width: shelves.length * (width + BETWEEN) - BETWEEN, height: NAME_LINE + most * step };
  const drawing = shelves.map(({ name, rows }, shelf) => (
    <g key={name} fontSize={TEXT} fill="var(--ink)" transform={`translate(${shelf * (width + BETWEEN)} 0)`}>
      <text y={16} fontSize={13} fontWeight={600}>
        {name}
      </text>
      {rows.map((row, index) => {
        const [x, y] = [(index % columns) * (TILE.width + TILE.gap), NAME_LINE + Math.floor(index / columns) * step];
        return (
          <g key={row.id} transform={`translate(${x} ${y})`}>
            <Tile row={row} style={styles.get(row.brand ?? '') ?? OTHER_STYLE} format={format} />
          </g>
        );
      })}
    </g>
  ));
  return slideSvg({ title, notes: [...notes, KEY] }, () => drawing, size);
}

function Tile({ row, style, format }: { row: ShelfRow; style: BrandStyle; format: Format }) {
  const isOwn = row.own === true;
  const rank = row.rank === null ? '–' : format.integer(row.rank);
  const marks = [moveText(row, format), row.won === 'sponsored' ? 'Sponsored' : ''].filter(Boolean).join('  ');
  const price = row.is_out_of_stock ? 'Out of stock' : row.price === null ? '' : format.money(row.price, row.currency);
  const room = TILE.width - INDENT - 8;
  const name = [row.brand, shortName(row)].filter(Boolean).join(' ');
  const [first = '', second = '', ...rest] = wrap(name, room, TEXT);
  const verdict = row.move === 'up' || row.move === 'new' ? 'var(--on-target)' : 'var(--off-target)';
  return (
    <>
      <rect
        {...{ x: 1, y: 1, width: TILE.width - 2, height: TILE.height - 2, rx: 6 }}
        fill={isOwn ? 'var(--surface)' : 'none'}
        stroke={isOwn ? 'var(--ink)' : 'var(--line)'}
        strokeWidth={isOwn ? 2 : 1}
      />
      <rect x={8} y={28} width={4} height={TILE.height - 38} fill={style.color} />
      <text x={8} y={18} {...RANK}>
        {rank}
      </text>
      <text x={16 + textWidth(rank, RANK.fontSize)} y={18} fill={isOwn && row.moved ? verdict : 'var(--ink-3)'}>
        {marks}
      </text>
      <text x={TILE.width - 8} y={18} textAnchor="end">
        {price}
      </text>
      <text x={INDENT} y={38} fontWeight={isOwn ? 700 : 500}>
        {cutMiddle(first, room, TEXT)}
      </text>
      <text x={INDENT} y={53}>
        {cutMiddle(second, room, TEXT)}
      </text>
      <text x={INDENT} y={68}>
        {cutMiddle(rest.join(' '), room, TEXT)}
      </text>
    </>
  );
}
