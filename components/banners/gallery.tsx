'use client';

import { useMemo } from 'react';
import { TileGroup } from '@/components/banners/tile-group';
import type { Placement } from '@/lib/client/banners/placement';
import { shareOf } from '@/lib/client/banners/prepare-share';
import { counted } from '@/lib/client/counted';
import { NOT_STATED } from '@/lib/client/facets';
import type { Format } from '@/lib/client/format';
import { groupBy } from '@/lib/client/group-by';
import { useFormat } from '@/lib/client/use-format';

interface GalleryProps {
  placements: readonly Placement[];
  onOpen: (id: string) => void;
}

/** Every banner by retailer and kind of page, in the order in which they stand there. */
export function Gallery({ placements, onOpen }: GalleryProps) {
  const format = useFormat();
  const retailers = useMemo(() => groupBy(placements, ({ item }) => item.retailer_name ?? NOT_STATED), [placements]);
  return (
    <div className="flex flex-col gap-6">
      {[...retailers].map(([retailer, its]) => (
        <section
          key={retailer}
          className="flex flex-col gap-4 [contain-intrinsic-size:auto_600px] [content-visibility:auto] print:[content-visibility:visible]"
        >
          <h3 className="border-line border-b pb-1 font-semibold">
            {retailer === NOT_STATED ? 'Retailer not stated' : retailer}
            <span className="ms-2 font-normal text-caption text-ink-3">{retailerNote(its, format)}</span>
          </h3>
          {[...groupBy(its, ({ item }) => item.page_type)].map(([pageType, banners]) => (
            <TileGroup key={pageType} {...{ pageType, banners, onOpen }} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** "23 banners · own labels 14, competitor labels 38". */
function retailerNote(placements: readonly Placement[], format: Format): string {
  const { own, competitor, banners, unknown } = shareOf(placements, {});
  const labels =
    banners > unknown
      ? `own labels ${format.integer(own)}, competitor labels ${format.integer(competitor)}`
      : 'labels unknown';
  return `${counted(banners, 'banner', format)} · ${labels}`;
}
