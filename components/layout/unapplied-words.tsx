import type { SharedFacet } from '@/lib/client/address/shared-filters';

const NAMES: Record<SharedFacet, string> = {
  retailer: 'retailer',
  country: 'country',
  brand: 'brand',
  tag: 'tag',
  own: 'own or competitor',
  power: 'power SKU',
};

export function UnappliedWords({ idle }: { idle: readonly SharedFacet[] }) {
  return (
    <p role="status" className="text-caption text-ink-3">
      Applies to other pages only: {idle.map((facet) => NAMES[facet]).join(', ')}.
    </p>
  );
}
