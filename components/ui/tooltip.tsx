'use client';

import { mergeProps } from '@base-ui/react/merge-props';
import { cloneElement, type ReactElement } from 'react';
import type { Side } from '@/components/ui/position-tip';
import { Tip } from '@/components/ui/tip';
import { useTip } from '@/components/ui/use-tip';

interface TooltipProps {
  text: string;
  children: ReactElement;
  side?: Side;
}

/** A short hint for its only child, on hover and focus. Not for essential information. */
export function Tooltip({ text, children, side }: TooltipProps) {
  const { anchor, handlers, tipHandlers, close } = useTip();
  return (
    <>
      {cloneElement(children, mergeProps(handlers, children.props as object))}
      {anchor ? <Tip anchor={anchor} text={text} side={side} onClose={close} {...tipHandlers} /> : null}
    </>
  );
}
