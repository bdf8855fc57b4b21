import { SkeletonRows } from '@/components/ui/skeleton';

/** Placeholder for the views of a page while their code loads. */
export function ViewsPlaceholder() {
  return (
    <div aria-busy="true" className="min-h-[32rem] pt-12">
      <SkeletonRows rows={12} />
    </div>
  );
}
