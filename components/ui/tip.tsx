'use client';

import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/components/ui/cn';
import { placeBeside, type Side } from '@/components/ui/place-beside';

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

/** A few words beside an element, above everything else on the page. Escape and scrolling close it; without `onClose` it follows. */
export function Tip(props: TipProps) {
  const { anchor, text, side = 'bottom', align = 'center', gap = 6, className, onClose, ...pointer } = props;
  const box = useRef<HTMLDivElement>(null);

  // After every render: the text may have changed, and with it the size.
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip) return;
    const place = () => {
      const within = { width: innerWidth, height: innerHeight };
      const { left, top } = placeBeside(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), within, {
        side,
        align,
        gap,
      });
      Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    if (onClose) return;
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', place, { capture: true });
  });

  useLayoutEffect(() => {
    if (!onClose) return;
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    window.addEventListener('keydown', closeByKey);
    window.addEventListener('scroll', onClose, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', closeByKey);
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
