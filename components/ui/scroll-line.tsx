'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';

/**
 * A line that scrolls sideways if it does not fit, with a button at each end with hidden content. The buttons are not
 * in the tab order, as the focus scrolls the line.
 */
export function ScrollLine({ className, children, ...props }: ComponentProps<'div'>) {
  const line = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });
  function updateEdges() {
    if (!line.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = line.current;
    const before = scrollLeft > 1;
    const after = scrollLeft + clientWidth < scrollWidth - 1;
    if (before !== hidden.before || after !== hidden.after) setHidden({ before, after });
  }
  // Observes again after each render: an observer first reports the current size, so that new content is measured.
  useEffect(() => {
    const observer = new ResizeObserver(updateEdges);
    if (line.current) observer.observe(line.current);
    return () => observer.disconnect();
  });
  const scroll = (direction: -1 | 1) => line.current?.scrollBy({ left: direction * line.current.clientWidth * 0.8 });
  return (
    <div className="relative min-w-0">
      <div
        ref={line}
        onScroll={updateEdges}
        className={cn('overflow-x-auto motion-safe:scroll-smooth [scrollbar-width:none]', className)}
        {...props}
      >
        {children}
      </div>
      {hidden.before ? <Edge icon={ChevronLeft} className="start-0" onPress={() => scroll(-1)} /> : null}
      {hidden.after ? <Edge icon={ChevronRight} className="end-0" onPress={() => scroll(1)} /> : null}
    </div>
  );
}

interface EdgeProps {
  icon: typeof ChevronLeft;
  className: string;
  onPress: () => void;
}

function Edge({ icon: Icon, className, onPress }: EdgeProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onClick={onPress}
      className={`no-print absolute inset-y-0 w-8 bg-ground text-ink-2 hover:text-ink ${className}`}
    >
      <Icon aria-hidden className="mx-auto size-4" />
    </button>
  );
}
