'use client';

import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/components/ui/cn';
import { positionTip, type Side } from '@/components/ui/position-tip';

interface TipProps {
  anchor: Element;
  text: string;
  side?: Side;
  align?: 'start' | 'center';
  gap?: number;
  className?: string;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  onClose?: () => void;
}

/**
 * Short text next to an element, above all other content. Escape and scrolling close it. Without `onClose` it stays
 * open and follows the element.
 */
export function Tip(props: TipProps) {
  const { anchor, text, side = 'bottom', align = 'center', gap = 6, className, onClose, ...pointer } = props;
  const box = useRef<HTMLDivElement>(null);

  // Runs after every render, as the text and therefore the size may have changed.
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip) return;
    const updatePosition = () => {
      const viewport = { width: innerWidth, height: innerHeight };
      const { left, top } = positionTip(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), viewport, {
        side,
        align,
        gap,
      });
      Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
    };
    updatePosition();
    if (onClose) return;
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', updatePosition, { capture: true });
  });

  useLayoutEffect(() => {
    if (!onClose) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    window.addEventListener('keydown', closeOnEscape);
    window.addEventListener('scroll', onClose, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('scroll', onClose, { capture: true });
    };
  }, [onClose]);

  return createPortal(
    <div
      ref={box}
      aria-hidden
      {...pointer}
      className={cn(
        'no-print fixed z-50 max-w-80 break-words rounded-md bg-ink px-2 py-1 text-caption text-ground shadow-float',
        className,
      )}
    >
      {text}
    </div>,
    document.body,
  );
}
