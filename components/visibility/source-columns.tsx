import { Star } from 'lucide-react';
import type { Column } from '@/components/table/column';
import { textColumn } from '@/components/table/columns';
import { sourceName } from '@/components/visibility/words';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

interface OfSource {
  item: VisibilityScore;
}

/** What a row is about: the source, starred when it is a key one, and the brand where rows differ in it. */
export function sourceColumns<Row extends OfSource>({ header, brands }: { header: string; brands: boolean }) {
  const source: Column<Row> = textColumn({
    id: 'source',
    header,
    width: 160,
    pinned: true,
    value: sourceName,
    cell: (row) => <SourceCell item={row.item} />,
    look: ({ item }) => ({ note: item.is_power_visibility_source ? '★' : undefined }),
  });
  const brand: Column<Row> = textColumn({
    id: 'brand',
    header: 'Brand',
    width: 84,
    hidden: !brands,
    value: ({ item }) => item.searched_brand,
  });
  return [source, brand];
}

function SourceCell({ item }: OfSource) {
  return (
    <span className="flex items-center gap-1.5">
      <span className="min-w-0 truncate">{sourceName({ item })}</span>
      {item.is_power_visibility_source ? (
        <Star role="img" aria-label="key source" className="size-3 shrink-0 fill-ink-2 text-ink-2" />
      ) : null}
    </span>
  );
}
