'use client';

import type { Totals } from '@/components/banners/prepare-totals';
import { type Tile, Tiles, UNWRITTEN } from '@/components/page/tiles';
import type { LabelShare, Weights } from '@/lib/client/banners/prepare-share';
import { weightsInWords } from '@/lib/client/banners/use-weights';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { useFormat } from '@/lib/client/use-format';

/** Whose banners a number counts; both sides without one. */
export type Side = 'own' | 'competitor';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  weights: Weights;
  /** Shows the banners that a number counts. */
  onOpen: (side: Side | null) => void;
}

/** The day in five numbers, each with what it is of and a way to its rows. */
export function TotalsLine({ totals, weights, onOpen }: TotalsLineProps) {
  const format = useFormat();
  const tiles = TILES.map(({ name, hint, side, words, write }): Tile => {
    const written = totals ? write(totals, weights, format) : UNWRITTEN;
    return { name, hint, ...written, opens: { words, onOpen: () => onOpen(side) } };
  });
  return <Tiles tiles={tiles} />;
}

interface TileOf {
  name: string;
  hint: string;
  side: Side | null;
  words: string;
  write: (totals: Totals, weights: Weights, format: Format) => Pick<Tile, 'value' | 'note' | 'change'>;
}

const TILES: readonly TileOf[] = [
  {
    name: 'Banner share',
    hint: 'Own labels of own and competitor labels, over the banners whose counts are both known',
    side: null,
    words: 'Show the banners',
    write: (totals, weights, format) => {
      const { own, competitor, share, before } = totals;
      const uneven = weightsInWords(weights);
      const of = isCounted(totals)
        ? `${format.integer(own)} of ${format.integer(own + competitor)} labels${fewKnown(totals, format)}`
        : 'no banner has both counts';
      return {
        value: format.percent(share),
        note: uneven ? `weighted: ${uneven}; ${of}` : of,
        change:
          before?.share != null && share !== null ? `${format.points(share - before.share)} to the compared day` : null,
      };
    },
  },
  {
    name: 'Banners',
    hint: 'Banners that pass the filters',
    side: null,
    words: 'Show the banners',
    write: ({ banners, pages, retailers, before }, _, format) => ({
      value: format.integer(banners),
      note: `on ${counted(pages, 'page', format)} of ${counted(retailers, 'retailer', format)}`,
      change: before && `${format.integer(before.banners)} on the compared day`,
    }),
  },
  labels('Own labels', 'own'),
  labels('Competitor labels', 'competitor'),
  {
    name: 'Counts agree',
    hint: 'Banners whose counts are the numbers of their labels, of those where both are given',
    side: null,
    words: 'Show the banners with their counts and labels',
    write: ({ agreeing }, _, format) => ({
      value: agreeing.of > 0 ? `${format.integer(agreeing.count)} of ${format.integer(agreeing.of)}` : NO_VALUE,
      note: 'banners whose counts are those of their labels',
    }),
  },
];

function labels(name: string, side: Side): TileOf {
  const write: TileOf['write'] = (totals, _, format) => ({
    value: format.integer(isCounted(totals) ? totals[side] : null),
    note: totals.unknown > 0 ? `unknown for ${counted(totals.unknown, 'banner', format)}` : 'every banner counted',
    change:
      totals.before && isCounted(totals.before) ? `${format.integer(totals.before[side])} on the compared day` : null,
  });
  const hint = `Products of ${side === 'own' ? 'own brands' : 'competitors'} on the banners, as the service counts them`;
  return { name, hint, side, words: `Show the banners with ${name.toLowerCase()}`, write };
}

/** Why there is no share though there are labels. */
function fewKnown({ share, own, competitor, unknown, banners }: LabelShare, format: Format): string {
  if (share !== null || own + competitor === 0) return '';
  return `, but ${format.integer(unknown)} of ${counted(banners, 'banner', format)} have no counts`;
}

function isCounted({ banners, unknown }: LabelShare): boolean {
  return banners > unknown;
}
