'use client';

import { useState } from 'react';
import { Tile } from '@/components/banners/tile';
import { Button } from '@/components/ui/button';
import { Truncated } from '@/components/ui/truncated';
import type { Placement } from '@/lib/client/banners/placement';
import { counted } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';

/** More pictures than anybody looks through: beyond these a person asks for the rest. */
const MOST_AT_ONCE = 60;

interface TileGroupProps {
  pageType: string | null;
  banners: readonly Placement[];
  onOpen: (id: string) => void;
}

/** The banners of one kind of page. */
export function TileGroup({ pageType, banners, onOpen }: TileGroupProps) {
  const format = useFormat();
  const [whole, setWhole] = useState(false);
  const shown = whole ? banners : banners.slice(0, MOST_AT_ONCE);
  const left = banners.length - shown.length;
  return (
    <div className="flex flex-col gap-2">
      <h4 className="flex items-baseline gap-2 text-ink-2">
        <Truncated text={pageType ?? 'Page type not stated'} />
        <span className="text-caption text-ink-3">{format.integer(banners.length)}</span>
      </h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-3 gap-y-4">
        {shown.map((placement) => (
          <Tile key={placement.id} placement={placement} onOpen={onOpen} />
        ))}
      </ul>
      {left > 0 ? (
        <p>
          <Button onClick={() => setWhole(true)}>Show {counted(left, 'more banner', format)}</Button>
        </p>
      ) : null}
    </div>
  );
}
