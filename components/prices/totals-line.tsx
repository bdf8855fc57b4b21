'use client';

import { type Tile, Tiles, UNWRITTEN, type Written } from '@/components/page/tiles';
import type { LikeForLike } from '@/components/prices/like-for-like';
import type { Share, Totals } from '@/components/prices/prepare-totals';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { Facet } from '@/lib/client/prices/offer';
import { useFormat } from '@/lib/client/use-format';

/** The offers behind a number: all of the selection, or those that one more filter leaves. */
export type Behind = Partial<Record<Facet, string[]>>;

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  /** Null while no other day is compared with. */
  versus: LikeForLike | null;
  price2: string;
  onOpen: (behind: Behind) => void;
}

/** The day in five numbers, each with what it is of and, beside another day, how it changed over the same offers. */
export function TotalsLine({ totals, versus, price2, onOpen }: TotalsLineProps) {
  const format = useFormat();
  const tiles = tilesOf(price2).map(({ name, hint, words, behind, write, change }): Tile => {
    const written = totals ? write(totals, format) : UNWRITTEN;
    return {
      name,
      hint,
      ...written,
      change: totals && versus ? change(versus, format) : null,
      opens: { words, onOpen: () => onOpen(behind) },
    };
  });
  return <Tiles tiles={tiles} />;
}

interface TileOf {
  name: string;
  hint: string;
  /** What a click on the value shows. */
  words: string;
  behind: Behind;
  write: (totals: Totals, format: Format) => Written;
  change: (versus: LikeForLike, format: Format) => string | null;
}

function tilesOf(price2: string): TileOf[] {
  const second = price2.toLowerCase();
  return [
    {
      name: 'Offers',
      hint: 'Offers that pass the filters',
      words: 'Show these offers',
      behind: {},
      write: ({ offers, skus, retailers }, format) => ({
        value: format.integer(offers),
        note: `${counted(skus, 'SKU', format)} at ${counted(retailers, 'retailer', format)}`,
      }),
      change: ({ entered, left }, format) => `${format.integer(entered)} new, ${format.integer(left)} gone`,
    },
    {
      name: 'Offers in stock',
      hint: 'Offers in stock, of those whose stock is known',
      words: 'Show the offers that are out of stock',
      behind: { stock: ['out'] },
      write: ({ inStock, unreadStock }, format) =>
        unreadStock > 0
          ? { value: format.percent(null), note: 'values other than 0 and 1' }
          : shareOf(inStock, 'known', format),
      change: moved('inStock'),
    },
    {
      name: 'Buybox kept',
      hint: 'SKUs at a retailer whose buybox position 1 a main merchant holds, of those with a known holder',
      words: 'Show the offers of others that hold position 1',
      behind: { buybox: ['lost'] },
      write: ({ buybox }, format) => shareOf(buybox, 'listings', format),
      change: moved('buybox'),
    },
    {
      name: `Below ${second}`,
      hint: 'Offers whose price is below the second price, of those with both',
      words: 'Show these offers',
      behind: { discount: ['yes'] },
      write: ({ discounted }, format) => shareOf(discounted, 'with both', format),
      change: moved('discounted'),
    },
    {
      name: `Above ${second}`,
      hint: 'Offers whose price is above the second price, of those with both',
      words: 'Show these offers',
      behind: { discount: ['above'] },
      write: ({ above }, format) => ({
        value: above.of === 0 ? format.percent(null) : format.integer(above.count),
        note: above.of === 0 ? 'not known for any' : `of ${format.integer(above.of)} with both`,
      }),
      change: ({ now, before }, format) =>
        `${format.integer(before.above.count)} → ${format.integer(now.above.count)} like for like`,
    },
  ];
}

/** A share with its denominator, and no share of nothing. */
function shareOf({ count, of }: Share, known: string, format: Format): Written {
  if (of === 0) return { value: format.percent(null), note: 'not known for any' };
  return { value: format.percent(count / of), note: `${format.integer(count)} of ${format.integer(of)} ${known}` };
}

function moved(share: 'inStock' | 'buybox' | 'discounted') {
  return ({ now, before }: LikeForLike, format: Format): string | null => {
    const [later, earlier] = [now[share], before[share]];
    if (later.of === 0 || earlier.of === 0) return null;
    return `${format.points(later.count / later.of - earlier.count / earlier.of)} like for like`;
  };
}
