'use client';

import { Tooltip } from '@base-ui/react/tooltip';
import { useCallback, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { tooltipClass } from '@/components/ui/tooltip';

/** Text on one line. Where it does not fit it ends in an ellipsis, takes focus and shows whole on hover and focus. */
export function Truncated({ text, className }: { text: string; className?: string }) {
  const [cut, setCut] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Tooltip.Root disabled={!cut}>
      <Tooltip.Trigger
        ref={measure}
        tabIndex={cut ? 0 : undefined}
        render={<span className={cn('block truncate', className)}>{text}</span>}
      />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={4} className="z-50">
          <Tooltip.Popup className={tooltipClass}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
