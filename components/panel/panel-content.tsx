import type { ReactNode } from 'react';
import { PanelProblem } from '@/components/panel/panel-problem';
import { ProgressLine } from '@/components/panel/progress-line';
import { cn } from '@/components/ui/cn';
import type { PanelState } from '@/lib/client/query/panel-state';

interface PanelContentProps {
  content: Extract<PanelState<unknown>, { kind: 'content' }>;
  children: ReactNode;
}

/** The content of a panel, dimmed while newer data loads, with a note if newer data failed to load. */
export function PanelContent({ content, children }: PanelContentProps) {
  const { refetching, problem, retry } = content;
  return (
    <>
      {problem && !refetching ? <PanelProblem problem={problem} onRetry={retry} kept /> : null}
      {refetching ? (
        <div className="absolute inset-x-0 top-0 z-20">
          <ProgressLine />
        </div>
      ) : null}
      <div className={cn('transition-opacity', refetching && 'opacity-60')}>{children}</div>
    </>
  );
}
