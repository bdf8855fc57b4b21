'use client';

import { type ReactNode, useId } from 'react';
import { PanelContent } from '@/components/panel/panel-content';
import { PanelGuidance } from '@/components/panel/panel-guidance';
import { PanelLoading } from '@/components/panel/panel-loading';
import { PanelProblem } from '@/components/panel/panel-problem';
import { cn } from '@/components/ui/cn';
import type { PanelState } from '@/lib/client/query/panel-state';

interface PanelProps<Data> {
  /** The question the panel answers: "Who is cheaper than us, and where". */
  title: string;
  state: PanelState<Data>;
  /** The denominator: "412 offers · 7 retailers". */
  caption?: (data: Data) => ReactNode;
  /** Buttons at the right of the title, there only with content. */
  actions?: (data: Data) => ReactNode;
  /** Placeholder in the shape of the content, shown while loading. */
  skeleton?: ReactNode;
  /** Smallest height of the body, as a class: `min-h-80`. Keep it near the content's height to avoid layout shifts. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** One question and its answer. Owns loading, problem, guidance and content, so that what draws never sees null. */
export function Panel<Data>(props: PanelProps<Data>) {
  const { title, state, caption, actions, skeleton, className, children } = props;
  const heading = useId();
  const content = state.kind === 'content' ? state : null;
  return (
    <section aria-labelledby={heading} aria-busy={state.kind === 'loading' || content?.refetching} className="min-w-0">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-2 border-line border-b pb-2">
        <div className="min-w-[55%] grow basis-0">
          <h2 id={heading} className="font-semibold text-panel">
            {title}
          </h2>
          <div className="min-h-4 text-caption text-ink-3">{content ? caption?.(content.data) : null}</div>
        </div>
        {content && actions ? <div className="no-print flex items-center gap-1">{actions(content.data)}</div> : null}
      </header>
      <div className={cn('relative pt-3', className)}>
        {state.kind === 'loading' ? <PanelLoading skeleton={skeleton} /> : null}
        {state.kind === 'problem' ? <PanelProblem problem={state.problem} onRetry={state.retry} /> : null}
        {state.kind === 'guidance' ? <PanelGuidance guidance={state} /> : null}
        {content ? <PanelContent content={content}>{children(content.data)}</PanelContent> : null}
      </div>
    </section>
  );
}
