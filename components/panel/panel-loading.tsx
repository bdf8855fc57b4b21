import type { ReactNode } from 'react';
import { ProgressLine } from '@/components/panel/progress-line';
import { WaitingNote } from '@/components/panel/waiting-note';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { LoadProgress } from '@/lib/client/panel-state';

interface PanelLoadingProps {
  progress: LoadProgress | null | undefined;
  skeleton: ReactNode;
}

export function PanelLoading({ progress, skeleton }: PanelLoadingProps) {
  return (
    <div role="status">
      <ProgressLine progress={progress} />
      <WaitingNote />
      {skeleton ?? <SkeletonRows rows={8} />}
    </div>
  );
}
