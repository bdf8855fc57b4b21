import type { Move } from '@/components/shelf/prepare-moves';
import { moveSentence, WON_WORDS } from '@/components/shelf/words';
import type { Column } from '@/components/table/column';
import { eitherColumn, integerColumn, positionColumn, textColumn } from '@/components/table/columns';
import type { Format } from '@/lib/client/format';

/** What moved, a row for each product and kind of place. `now`, `beside`: how the two shelves are called. */
export function moveColumns(names: { now: string; beside: string }, format: Format): Column<Move>[] {
  const either = ({ now, beside }: Move) => (now ?? beside)?.listing;
  return [
    textColumn({
      id: 'title',
      header: 'Product',
      value: (move) => either(move)?.product_title ?? null,
      width: 280,
      pinned: true,
      cut: 'middle',
    }),
    textColumn({
      id: 'what',
      header: 'What happened',
      value: (move) => moveSentence(move, format) ?? 'cannot be paired',
      width: 152,
    }),
    integerColumn({
      id: 'by',
      header: 'Places gained',
      hint: 'Positive: nearer to the first place',
      width: 128,
      value: ({ by }) => by,
    }),
    positionColumn({ id: 'now', header: names.now, value: ({ now }) => now?.rank ?? null, width: 200 }),
    positionColumn({ id: 'beside', header: names.beside, value: ({ beside }) => beside?.rank ?? null, width: 200 }),
    textColumn({ id: 'brand', header: 'Brand', value: (move) => either(move)?.brand_name ?? null, width: 128 }),
    eitherColumn({
      id: 'own',
      header: 'Own or competitor',
      width: 136,
      value: ({ now, beside }) => (now ?? beside)?.own ?? null,
      yes: 'own',
      no: 'competitor',
    }),
    textColumn({
      id: 'won',
      header: 'Won',
      value: ({ now, beside }) => WON_WORDS[(now ?? beside)?.won ?? 'unknown'],
      width: 104,
    }),
    textColumn({
      id: 'product_id',
      header: 'Product no.',
      value: (move) => either(move)?.product_id ?? null,
      width: 128,
    }),
  ];
}
