import { SHARED_NAMES } from '@/components/page/facet-words';
import { type SharedFacet, unappliedFilters } from '@/lib/client/shared-filters';

interface UnappliedNoteProps {
  search: URLSearchParams;
  /** The shared filters that this page applies. */
  applied: readonly SharedFacet[];
}

/** Lists filters of the address that do not apply to the data of this page. */
export function UnappliedNote({ search, applied }: UnappliedNoteProps) {
  const idle = unappliedFilters(search, applied);
  if (idle.length === 0) return null;
  return (
    <p role="status" className="text-caption text-ink-3">
      Applies to other pages only: {idle.map((facet) => SHARED_NAMES[facet].toLowerCase()).join(', ')}.
    </p>
  );
}
