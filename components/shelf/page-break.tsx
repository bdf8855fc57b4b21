'use client';

import type { ShelfPage } from '@/components/shelf/prepare-pages';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

/** Where a page of the results begins, and how much of it was seen. */
export function PageBreak({ page }: { page: ShelfPage }) {
  const format = useFormat();
  return (
    <h4 className="mb-2 flex flex-wrap items-baseline gap-x-2 border-line border-b pb-1">
      <span className="font-medium">{page.no === null ? 'Page not stated' : `Page ${format.integer(page.no)}`}</span>
      <span className="font-normal text-caption text-ink-3">{pageNote(page, format)}</span>
    </h4>
  );
}

/** "19 of 20 places seen · the first 12 of them below". */
export function pageNote({ derived, products, seen, room, cut }: ShelfPage, format: Format): string {
  const places = room === null ? null : `${counted(room, 'place', format)}`;
  const parts = [
    seen === null ? places && `${places} on the page` : `${format.integer(seen)} of ${places ?? 'its places'} seen`,
    derived && 'the page follows from the place: the answer does not say it',
    cut && seen !== null && products < seen && `the first ${format.integer(products)} below`,
  ];
  return parts.filter(Boolean).join(' · ');
}
