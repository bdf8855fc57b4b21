import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { POSITION_WORDS } from '@/lib/datasets/scores/filters';
import type { Coverage } from '@/lib/queries/answer';
import type { RowOf } from '@/lib/queries/columns';
import type { ShelfParams } from '@/lib/queries/shelf/params';
import type { shelfColumns } from '@/lib/queries/shelf/shelf.columns';
import { withoutBrand } from '@/lib/text/without-brand';

/** A listing of the shelf, or one that only the compared shelf has. */
export type ShelfRow = RowOf<typeof shelfColumns>;

type Settings = Pick<ShelfParams, 'position_type' | 'first_n_products'>;

/** "first 20 listings · overall" */
export function describeSettings({ position_type, first_n_products }: Settings, format: Format): string {
  return `first ${format.count(first_n_products, 'listing')} · ${POSITION_WORDS[position_type].toLowerCase()}`;
}

/** The name of a product without its brand, which is shown next to it. */
export function shortName({ name, brand }: Pick<ShelfRow, 'name' | 'brand'>): string {
  return isolated(withoutBrand(name, brand) ?? name);
}

/** "▲3", "▼2", "new", "gone", or an empty text for a listing that did not move or is not compared. */
export function moveText({ move, moved }: Pick<ShelfRow, 'move' | 'moved'>, format: Format): string {
  if (move === 'new' || move === 'gone') return move;
  return moved ? `${moved > 0 ? '▲' : '▼'}${format.integer(Math.abs(moved))}` : '';
}

/** The move in a sentence: "3 positions up from #8". Empty without one. */
export function moveWords({ move, moved, rank_before }: ShelfRow, format: Format): string {
  if (move === 'new') return 'not on the compared shelf';
  if (move === 'gone') return `gone from ${format.position(rank_before)}`;
  if (move === 'same') return 'unchanged';
  if (!moved) return '';
  return `${format.count(Math.abs(moved), 'position')} ${moved > 0 ? 'up' : 'down'} from ${format.position(rank_before)}`;
}

/** Explains why no listing has a move. */
export function noMovesWords(
  coverage: readonly Coverage[],
  { position_type, beside }: Pick<ShelfParams, 'position_type' | 'beside'>,
): string {
  if (!coverage.some(({ need, rows }) => need === 'compared' && rows > 0))
    return 'the shelf to compare with is not collected';
  if (position_type === 'SPONSORED') return 'sponsored listings have no moves';
  return `no listing is matched by ${beside === '' ? 'product id' : 'barcode'}`;
}

/** The color of a move: a verdict of own products, and none of others. */
export function moveInk({ own, move }: Pick<ShelfRow, 'own' | 'move'>): string {
  if (!own || move === null || move === 'same') return 'text-ink-3';
  return move === 'up' || move === 'new' ? 'text-on-target' : 'text-off-target';
}
