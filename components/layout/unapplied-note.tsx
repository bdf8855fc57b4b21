import { lazyPart } from '@/components/ui/lazy-part';
import { type SharedFacet, unappliedFilters } from '@/lib/client/address/shared-filters';

// Few addresses have such filters.
const UnappliedWords = lazyPart(
  () => import('@/components/layout/unapplied-words'),
  'UnappliedWords',
  <div className="h-4" />,
);

interface UnappliedNoteProps {
  search: URLSearchParams;
  /** The shared filters that this page applies. */
  applied: readonly SharedFacet[];
}

/** Lists filters of the address that do not apply to the data of this page. */
export function UnappliedNote({ search, applied }: UnappliedNoteProps) {
  const idle = unappliedFilters(search, applied);
  return idle.length > 0 ? <UnappliedWords idle={idle} /> : null;
}
