'use client';

import type { KeyboardEvent } from 'react';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { brandEdge } from '@/components/chart/brand-fill';
import { MoveMark } from '@/components/shelf/move-mark';
import type { Place } from '@/components/shelf/place';
import type { Move } from '@/components/shelf/prepare-moves';
import { tileName } from '@/components/shelf/tile-name';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { RemoteImage } from '@/components/ui/remote-image';
import { useFormat } from '@/lib/client/use-format';

interface TileProps {
  place: Place;
  /** Whether filters of power SKU and tag choose the product; null while none is on. */
  standing: boolean | null;
  /** Null while nothing is compared, or nothing is known. */
  move: Move | null;
  style: BrandStyle | undefined;
  /** The one tile that the tab key reaches; arrow keys move on from there. */
  reachable: boolean;
  onReach: (id: string) => void;
  onOpen: (id: string) => void;
  /** Keys pressed on the tile. */
  onMove: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A product in its place. A solid outline is an own brand, a dashed one the searched brand of somebody else. */
export function Tile({ place, standing, move, style, reachable, onReach, onOpen, onMove }: TileProps) {
  const format = useFormat();
  const { id, listing, rank, won, own } = place;
  const faded = standing === false;
  const { product_title: title, brand_name, is_searched_brand } = listing;
  return (
    <button
      type="button"
      data-tile={id}
      tabIndex={reachable ? 0 : -1}
      aria-label={tileName(place, standing, move, format)}
      data-faded={faded || undefined}
      onFocus={() => onReach(id)}
      onClick={() => onOpen(id)}
      onKeyDown={onMove}
      style={faded ? undefined : tint(style, own)}
      className={cn(
        'group relative flex h-[13.5rem] w-full flex-col gap-1 rounded-md border border-line bg-ground p-1.5 text-start hover:z-10 focus-visible:z-10',
        is_searched_brand && 'border-2 border-ink-2 border-dashed p-[5px]',
        own && 'border-2 border-ink border-solid p-[5px]',
        faded && 'text-ink-3',
        faded && (own || is_searched_brand) && 'border-ink-3',
      )}
    >
      <span className="flex h-5 w-full items-center gap-1.5 text-caption">
        <span className="font-medium">{format.position(rank)}</span>
        {won === 'paid' ? <Badge look="outline">Sponsored</Badge> : null}
        {move ? <MoveMark move={move} /> : null}
      </span>
      <RemoteImage
        src={listing.product_image_url}
        alt=""
        className={cn('h-28 w-full', faded && 'opacity-30 grayscale')}
      />
      <span className="relative block h-10 w-full">
        <span
          lang=""
          dir="auto"
          className="line-clamp-2 break-words group-hover:absolute group-hover:-inset-x-1 group-hover:top-0 group-hover:line-clamp-none group-hover:rounded-sm group-hover:bg-ground group-hover:px-1 group-hover:shadow-float group-focus-visible:absolute group-focus-visible:-inset-x-1 group-focus-visible:top-0 group-focus-visible:line-clamp-none group-focus-visible:rounded-sm group-focus-visible:bg-ground group-focus-visible:px-1 group-focus-visible:shadow-float"
        >
          {title ?? 'Title not stated'}
        </span>
      </span>
      <span className={cn('w-full truncate text-caption text-ink-2', faded && 'text-ink-3')}>
        {brand_name ?? 'brand not stated'}
      </span>
    </button>
  );
}

/** The brand's hue, thin enough for any text on it; own brands have their outline, grey brands no hue. */
function tint(style: BrandStyle | undefined, own: boolean | null) {
  if (!style || own || style.color === OTHER_STYLE.color) return undefined;
  return {
    backgroundColor: `color-mix(in srgb, ${style.color} 8%, var(--ground))`,
    backgroundImage: brandEdge(style, '90deg'),
    backgroundSize: '100% 3px',
    backgroundRepeat: 'no-repeat',
  };
}
