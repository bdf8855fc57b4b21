import { SkeletonRows } from '@/components/ui/skeleton';

/** Holds the place of a page's views while their code comes. */
export function ViewsPlaceholder() {
  return (
    <div aria-busy="true" className="min-h-[32rem] pt-12">
      <SkeletonRows rows={12} />
    </div>
  );
}
