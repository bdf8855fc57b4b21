'use client';

import { mergeProps } from '@base-ui/react/merge-props';
import { cloneElement, type ReactElement } from 'react';
import { Tip } from '@/components/ui/tip';
import { useTip } from '@/components/ui/use-tip';

interface TooltipProps {
  text: string;
  children: ReactElement;
}

/** A short hint for its only child, on hover and focus. Not for essential information. */
export function Tooltip({ text, children }: TooltipProps) {
  const { anchor, handlers, tipHandlers, close } = useTip();
  return (
    <>
      {cloneElement(children, mergeProps(handlers, children.props as object))}
      {anchor ? <Tip anchor={anchor} text={text} onClose={close} {...tipHandlers} /> : null}
    </>
  );
}
