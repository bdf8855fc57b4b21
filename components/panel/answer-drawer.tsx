'use client';

import type { ReactNode } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Drawer } from '@/components/ui/drawer';
import type { AnswerState } from '@/lib/client/query/use-answer';

type Content<Answer> = Extract<AnswerState<Answer>, { kind: 'content' }>;

interface AnswerDrawerProps<Answer> {
  /** An answer of one item, null if there is no such item. */
  state: AnswerState<Answer | null>;
  /** What the item is: the title until it is known. */
  name: string;
  title: (answer: Answer) => string;
  caption?: (answer: Answer) => ReactNode;
  /** Why there may be no such item, and what to do. */
  whyEmpty: string;
  onClose: () => void;
  className: string;
  children: (content: Content<Answer>) => ReactNode;
}

/** A drawer with one item, or with the reason why it cannot be shown. */
export function AnswerDrawer<Answer>(props: AnswerDrawerProps<Answer>) {
  const { state, name, title, caption, whyEmpty, onClose, className, children } = props;
  const item = state.kind === 'content' ? state.data : null;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={item === null ? name : title(item)}
      caption={item === null ? null : caption?.(item)}
      className={className}
    >
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
    </Drawer>
  );
}
