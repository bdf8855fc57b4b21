'use client';

import { moveInk, moveText, moveWords, type ShelfRow, shortName } from '@/components/shelf/words';
import { cn } from '@/components/ui/cn';
import { RemoteImage } from '@/components/ui/remote-image';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';

interface ListingTileProps {
  row: ShelfRow;
  /** Whether the filters leave it out. It keeps its position. */
  isFaded: boolean;
  /** Whether the tab key reaches it. Arrow keys reach the others. */
  isReachable: boolean;
  onReach: () => void;
  onOpen: () => void;
}

/** A listing: rank, move, type, price or stock, and product. Own ones have an outline. */
export function ListingTile({ row, isFaded, isReachable, onReach, onOpen }: ListingTileProps) {
  const format = useFormat();
  const { rank, name, brand, own, won, price, currency, is_out_of_stock } = row;
  const isOwn = own === true;
  return (
    <button
      type="button"
      data-listing={row.id}
      data-faded={isFaded || undefined}
      aria-label={tileWords(row, format)}
      title={name}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onReach}
      onClick={onOpen}
      className={cn(
        'grid h-24 min-w-0 grid-cols-[28px_minmax(0,1fr)] grid-rows-[20px_60px] gap-x-1.5 overflow-hidden rounded-md border border-line bg-ground px-2 pt-1 pb-1.5 text-start text-caption text-ink-2 leading-[15px] hover:bg-surface',
        isOwn && 'border-ink bg-surface text-ink shadow-[inset_0_0_0_1px_var(--ink)]',
        isFaded && 'opacity-30',
      )}
    >
      <span className="col-span-2 flex min-w-0 items-baseline gap-1.5 text-[11px] leading-[18px]">
        <span className="font-semibold text-ink text-sm">{format.integer(rank)}</span>
        <span className={moveInk(row)}>{moveText(row, format)}</span>
        {won === 'sponsored' ? <span className="truncate text-ink-3">Sponsored</span> : null}
        <span className="ms-auto whitespace-nowrap text-caption">
          {is_out_of_stock ? (
            <span className={cn(isOwn && 'font-semibold text-off-target')}>Out of stock</span>
          ) : price === null ? null : (
            format.money(price, currency)
          )}
        </span>
      </span>
      <RemoteImage src={row.product_image_url} alt="" className="h-11 w-7" />
      <span className="line-clamp-4 min-w-0 break-words">
        <span className={cn('text-ink', isOwn ? 'font-bold' : 'font-medium')}>{isolated(brand ?? '')}</span>{' '}
        {shortName(row)}
      </span>
    </button>
  );
}

/** "#3, Velquin Gel, own, sponsored, 2 positions up from #5, €2.15, out of stock" */
function tileWords(row: ShelfRow, format: Format): string {
  const { rank, name, own, won, price, currency, is_out_of_stock } = row;
  return [
    rank === null ? 'Rank not stated' : format.position(rank),
    isolated(name),
    own ? 'own' : '',
    won === 'sponsored' ? 'sponsored' : '',
    moveWords(row, format),
    price === null ? '' : format.money(price, currency),
    is_out_of_stock ? 'out of stock' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
