'use client';

import type { ReactNode } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { PageContext } from '@/components/panel/page-context';
import { Drawer } from '@/components/ui/drawer';
import type { AnswerState } from '@/lib/client/query/use-answer';

type Content<Answer> = Extract<AnswerState<Answer>, { kind: 'content' }>;

interface AnswerDrawerProps<Answer> {
  /** An answer of one item, null if there is no such item. */
  state: AnswerState<Answer | null>;
  /** What the item is: the title until it is known. */
  name: string;
  title: (answer: Answer) => string;
  caption?: (answer: Answer) => string;
  /** Settings that its charts depend on, if the caption does not name them. For pictures. */
  settings?: readonly string[];
  /** Why there may be no such item, and what to do. */
  whyEmpty: string;
  onClose: () => void;
  className: string;
  children: (content: Content<Answer>) => ReactNode;
}

/** A drawer with one item regardless of the filters of the page, or with the reason why it cannot be shown. */
export function AnswerDrawer<Answer>(props: AnswerDrawerProps<Answer>) {
  const { state, name, title, caption, settings = [], whyEmpty, onClose, className, children } = props;
  const item = state.data ?? null;
  const subject = item === null ? undefined : title(item);
  const words = item === null ? undefined : caption?.(item);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={subject ?? name}
      caption={words}
      className={className}
    >
      <PageContext value={{ subject, notes: [words ?? '', ...settings].filter(Boolean) }}>
        {state.kind === 'content' && item !== null ? (
          children({ ...state, data: item })
        ) : (
          <AnswerPanel
            untitled
            title={name}
            state={state}
            isEmpty={(answer) => answer === null}
            whyEmpty={() => whyEmpty}
          >
            {() => null}
          </AnswerPanel>
        )}
      </PageContext>
    </Drawer>
  );
}
