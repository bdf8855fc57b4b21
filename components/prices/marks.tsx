import { BadgePercent, type LucideIcon, PackageX, TriangleAlert, UserRoundX } from 'lucide-react';
import type { Cell } from '@/components/prices/prepare-matrix';
import type { Format } from '@/lib/client/format';
import type { CellLook } from '@/lib/client/table-picture';

export interface Mark {
  name: string;
  icon: LucideIcon;
  /** Stands for the icon in a picture. */
  sign: string;
  holds: (cell: Cell) => boolean;
}

/** What a glyph in the matrix stands for. All speak of the offer whose price is shown. */
export const MARKS: readonly Mark[] = [
  { name: 'out of stock', icon: PackageX, sign: '○', holds: ({ shown }) => shown.words.stock.includes('out') },
  { name: 'buybox lost', icon: UserRoundX, sign: '×', holds: ({ buyboxLost }) => buyboxLost },
  { name: 'promotion', icon: BadgePercent, sign: '%', holds: ({ shown }) => Boolean(shown.item.promotion_text) },
  { name: 'discount does not add up', icon: TriangleAlert, sign: '!', holds: ({ shown }) => shown.check === 'differs' },
];

/** How a cell looks in a picture of the matrix. */
export function cellLook(cell: Cell | undefined): CellLook {
  if (!cell) return { hatched: true };
  const signs = MARKS.filter((mark) => mark.holds(cell)).map(({ sign }) => sign);
  return {
    glyph: { sign: signs.join(' '), colour: 'text-ink-2' },
    strong: cell.lowest,
    stripe: Math.max(0, cell.shown.depth ?? 0),
  };
}

/** What stands for what in a picture. */
export function marksInWords(price2: string): string {
  return [
    ...MARKS.map(({ sign, name }) => `${sign} ${name}`),
    'bold: lowest of its row, by currency',
    `line: below ${price2.toLowerCase()}, full width 100%`,
    'hatched: no offer',
  ].join(' · ');
}

/** What a cell of the matrix shows besides the amount, in words: the text of an export's column next to it. */
export function cellInWords(cell: Cell | undefined, price2: string, format: Format): string {
  if (!cell) return 'no offer';
  const { amount, lowest, shown } = cell;
  const depth =
    shown.depth !== null && shown.depth > 0 ? `${format.percent(shown.depth)} below ${price2.toLowerCase()}` : null;
  return [
    amount === null && 'no price',
    ...MARKS.filter((mark) => mark.holds(cell)).map(({ name }) => name),
    lowest && 'lowest of its row',
    depth,
  ]
    .filter(Boolean)
    .join(', ');
}

export function MarksLegend({ price2 }: { price2: string }) {
  return (
    <ul className="order-last flex flex-wrap sm:order-first items-center gap-x-4 gap-y-1 text-caption text-ink-3">
      {MARKS.map(({ name, icon: Icon }) => (
        <li key={name} className="flex items-center gap-1">
          <Icon aria-hidden className="size-3.5" />
          {name}
        </li>
      ))}
      <li className="flex items-center gap-1">
        <span aria-hidden className="rounded-sm px-1 font-semibold text-ink shadow-[inset_0_0_0_1px_var(--control)]">
          9.99
        </span>
        lowest of its row, by currency
      </li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="h-0.5 w-5 bg-ink-2" />
        below {price2.toLowerCase()}, full width 100%
      </li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="hatch h-3.5 w-5" />
        no offer
      </li>
    </ul>
  );
}
