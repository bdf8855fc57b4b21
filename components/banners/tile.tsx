'use client';

import { imageAddress } from '@/components/banners/image-address';
import { LabelCounts } from '@/components/banners/label-counts';
import { placeOf } from '@/components/banners/words';
import { RemoteImage } from '@/components/ui/remote-image';
import type { Placement } from '@/lib/client/banners/placement';
import { useFormat } from '@/lib/client/use-format';

interface TileProps {
  placement: Placement;
  onOpen: (id: string) => void;
}

/** Where the keyboard returns to when the lightbox closes. */
export function tileId(id: string): string {
  return `banner-${id}`;
}

/** A banner as the page showed it: its picture, its place, and whose products are on it. */
export function Tile({ placement, onOpen }: TileProps) {
  const { id, item } = placement;
  const format = useFormat();
  const caption = [format.position(item.e_retail_media_position), ...item.e_retail_media_types].join(' · ');
  return (
    <li className="min-w-0">
      <button
        type="button"
        id={tileId(id)}
        onClick={() => onOpen(id)}
        className="flex w-full flex-col gap-1 rounded-md text-start"
      >
        <RemoteImage src={imageAddress(item)} alt={placeOf(placement)} className="aspect-[16/9] w-full" />
        <span className="w-full truncate" title={item.page_name ?? undefined}>
          {item.page_name ?? 'Page without a name'}
        </span>
        <span className="w-full truncate text-caption text-ink-3">{caption}</span>
        <LabelCounts item={item} />
      </button>
    </li>
  );
}
