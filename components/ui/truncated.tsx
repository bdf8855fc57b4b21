'use client';

import { useCallback, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Tip } from '@/components/ui/tip';
import { useTip } from '@/components/ui/use-tip';

/** Text on one line. If it does not fit, it ends in an ellipsis, is focusable and shows in full on hover and focus. */
export function Truncated({ text, className }: { text: string; className?: string }) {
  const [isTruncated, setTruncated] = useState(false);
  const { anchor, handlers, tipHandlers, close } = useTip();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setTruncated(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span
        ref={measure}
        tabIndex={isTruncated ? 0 : undefined}
        className={cn('block truncate', className)}
        {...handlers}
      >
        {text}
      </span>
      {isTruncated && anchor ? <Tip anchor={anchor} text={text} onClose={close} {...tipHandlers} /> : null}
    </>
  );
}
