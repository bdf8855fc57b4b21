'use client';

import { useCallback, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Tip } from '@/components/ui/tip';
import { useTip } from '@/components/ui/use-tip';

/** Text on one line. Where it does not fit it ends in an ellipsis, takes focus and shows whole on hover and focus. */
export function Truncated({ text, className }: { text: string; className?: string }) {
  const [cut, setCut] = useState(false);
  const { anchor, handlers, stay, close } = useTip();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={measure} tabIndex={cut ? 0 : undefined} className={cn('block truncate', className)} {...handlers}>
        {text}
      </span>
      {cut && anchor ? <Tip anchor={anchor} text={text} onClose={close} {...stay} /> : null}
    </>
  );
}
