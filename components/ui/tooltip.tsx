'use client';

import { mergeProps } from '@base-ui/react/merge-props';
import { cloneElement, type ReactElement } from 'react';
import type { Side } from '@/components/ui/place-beside';
import { Tip } from '@/components/ui/tip';
import { useTip } from '@/components/ui/use-tip';

interface TooltipProps {
  text: string;
  children: ReactElement;
  side?: Side;
}

/** A word or two about its one child, on hover and on focus. Not for anything a person must read. */
export function Tooltip({ text, children, side }: TooltipProps) {
  const { anchor, handlers, stay, close } = useTip();
  return (
    <>
      {cloneElement(children, mergeProps(handlers, children.props as object))}
      {anchor ? <Tip anchor={anchor} text={text} side={side} onClose={close} {...stay} /> : null}
    </>
  );
}
