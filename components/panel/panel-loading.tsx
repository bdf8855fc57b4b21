import type { ReactNode } from 'react';
import { ProgressLine } from '@/components/panel/progress-line';
import { WaitingNote } from '@/components/panel/waiting-note';
import { SkeletonRows } from '@/components/ui/skeleton';

export function PanelLoading({ skeleton }: { skeleton: ReactNode }) {
  return (
    <div role="status">
      <ProgressLine />
      <WaitingNote />
      {skeleton ?? <SkeletonRows rows={8} />}
    </div>
  );
}
