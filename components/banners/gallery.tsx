'use client';

import { useState } from 'react';
import { GALLERY_STEP, galleryParams } from '@/components/banners/banner-params';
import { imageOf, placeOf } from '@/components/banners/placement';
import type { Banners } from '@/components/banners/use-banners';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RemoteImage } from '@/components/ui/remote-image';
import { counted } from '@/lib/client/counted';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { PlacementRow } from '@/lib/queries/banners/placements';
import type { ShareRow } from '@/lib/queries/banners/shares';

interface GalleryProps {
  banners: Banners;
  onOpen: (id: string) => void;
}

/** Every banner by retailer and kind of page, in the order in which they stand there. */
export function Gallery({ banners, onOpen }: GalleryProps) {
  const { asked, clear } = banners;
  const format = useFormat();
  const [limit, setLimit] = useState(GALLERY_STEP);
  const state = useAnswer('banners/placements', galleryParams(asked, limit));
  const groups = useAnswer('banners/shares', { ...asked, by: 'both', sort: 'retailer_name.asc', limit: 1000 });
  const counts = groups.kind === 'content' ? groups.data.rows : [];
  return (
    <AnswerPanel
      title="What shoppers were shown"
      state={state}
      caption={({ total }) =>
        `${counted(total, 'banner', format)} · asked for ${format.day(asked.date)}, the page’s own time is not supplied`
      }
      isEmpty={({ total }) => total === 0}
      onClearFilters={clear}
      className="min-h-96"
    >
      {({ rows, total }) => (
        <>
          <Groups rows={rows} counts={counts} onOpen={onOpen} />
          {rows.length < total ? (
            <Button className="mt-4" onClick={() => setLimit(limit + 4 * GALLERY_STEP)}>
              Show {counted(Math.min(total - rows.length, 4 * GALLERY_STEP), 'more banner', format)}
            </Button>
          ) : null}
        </>
      )}
    </AnswerPanel>
  );
}

function Groups({
  rows,
  counts,
  onOpen,
}: {
  rows: readonly PlacementRow[];
  counts: readonly ShareRow[];
  onOpen: GalleryProps['onOpen'];
}) {
  const format = useFormat();
  const groups = new Map<string, PlacementRow[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.retailer_name, row.page_type]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  let before: string | null | undefined;
  return [...groups].map(([key, its]) => {
    const [first] = its;
    const retailer = first?.retailer_name ?? null;
    const isNew = retailer !== before;
    before = retailer;
    const count = counts.find((one) => one.retailer_name === retailer && one.page_type === (first?.page_type ?? null));
    return (
      <section key={key} className="mb-5">
        {isNew ? (
          <h3 className="mb-2 border-line border-b pb-1 font-semibold [overflow-wrap:anywhere]">
            {retailer ?? 'Retailer not stated'}
          </h3>
        ) : null}
        <h4 className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-ink-2 [overflow-wrap:anywhere]">
          {pageTypeWords(first?.page_type ?? null)}
          <span className="text-caption text-ink-3">{count ? groupNote(count, format.integer) : null}</span>
        </h4>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-3 gap-y-4">
          {its.map((row) => (
            <Tile key={row.id} row={row} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    );
  });
}

/** "23 · own labels 14, competitor labels 38". */
function groupNote(
  { banners, own_labels: own, competitor_labels: competitor }: ShareRow,
  integer: (value: number | null) => string,
): string {
  const labels =
    own === null ? 'labels unknown' : `own labels ${integer(own)}, competitor labels ${integer(competitor)}`;
  return `${integer(banners)} · ${labels}`;
}

/** Where the keyboard returns to when the lightbox closes. */
export function tileId(id: string): string {
  return `banner-${id}`;
}

/** A banner as the page showed it: its picture, its place, and whose products are on it. */
function Tile({ row, onOpen }: { row: PlacementRow; onOpen: (id: string) => void }) {
  const format = useFormat();
  return (
    <li className="min-w-0">
      <button
        type="button"
        id={tileId(row.id)}
        onClick={() => onOpen(row.id)}
        className="flex w-full flex-col gap-1 rounded-md text-start"
      >
        <RemoteImage src={imageOf(row)} alt={placeOf(row)} className="aspect-[16/9] w-full" />
        <span className="w-full truncate" title={row.page_name ?? undefined}>
          {row.page_name ?? 'Page without a name'}
        </span>
        <span className="w-full truncate text-caption text-ink-3">
          {[format.position(row.e_retail_media_position), row.types].filter(Boolean).join(' · ')}
        </span>
        <LabelCounts row={row} />
      </button>
    </li>
  );
}

/** Own and competitor labels, each counted or unknown. */
function LabelCounts({ row: { own_label_count: own, competitor_label_count: competitor } }: { row: PlacementRow }) {
  const format = useFormat();
  if (own === null && competitor === null)
    return (
      <span className="flex">
        <Badge look="outline">labels unknown</Badge>
      </span>
    );
  return (
    <span className="flex flex-wrap gap-1">
      <Badge look={own ? 'strong' : 'outline'}>own {own === null ? 'unknown' : format.integer(own)}</Badge>
      <Badge look={competitor ? 'plain' : 'outline'}>
        competitors {competitor === null ? 'unknown' : format.integer(competitor)}
      </Badge>
    </span>
  );
}
