'use client';

import { type ReactNode, useId } from 'react';
import { PanelGuidance } from '@/components/panel/panel-guidance';
import { PanelProblem } from '@/components/panel/panel-problem';
import { ProgressLine } from '@/components/panel/progress-line';
import { WaitingNote } from '@/components/panel/waiting-note';
import { cn } from '@/components/ui/cn';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { PanelState } from '@/lib/client/query/panel-state';

interface PanelProps<Data> {
  /** The question the panel answers: "Who is cheaper than us, and where". */
  title: string;
  state: PanelState<Data>;
  /** The denominator: "412 offers · 7 retailers". */
  caption: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** One question and its answer from a route. Answers of queries are shown by `AnswerPanel`. */
export function Panel<Data>({ title, state, caption, children }: PanelProps<Data>) {
  const heading = useId();
  const content = state.kind === 'content' ? state : null;
  return (
    <section aria-labelledby={heading} aria-busy={state.kind === 'loading' || content?.refetching} className="min-w-0">
      <header className="border-line border-b pb-2">
        <h2 id={heading} className="font-semibold text-panel">
          {title}
        </h2>
        <div className="min-h-4 text-caption text-ink-3">{content ? caption(content.data) : null}</div>
      </header>
      <div className="relative pt-3">
        {state.kind === 'loading' ? <Loading /> : null}
        {state.kind === 'problem' ? <PanelProblem problem={state.problem} onRetry={state.retry} /> : null}
        {state.kind === 'guidance' ? <PanelGuidance guidance={state} /> : null}
        {content ? <Content content={content}>{children(content.data)}</Content> : null}
      </div>
    </section>
  );
}

function Loading() {
  return (
    <div role="status">
      <ProgressLine />
      <WaitingNote />
      <SkeletonRows rows={8} />
    </div>
  );
}

interface ContentProps {
  content: Extract<PanelState<unknown>, { kind: 'content' }>;
  children: ReactNode;
}

/** The content, dimmed while newer data loads, with a note if newer data failed to load. */
function Content({ content: { refetching, problem, retry }, children }: ContentProps) {
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
