import { SHARED_NAMES } from '@/components/page/facet-words';
import type { SharedFacet } from '@/lib/client/shared-filters';

export function UnappliedWords({ idle }: { idle: readonly SharedFacet[] }) {
  return (
    <p role="status" className="text-caption text-ink-3">
      Applies to other pages only: {idle.map((facet) => SHARED_NAMES[facet].toLowerCase()).join(', ')}.
    </p>
  );
}
