'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Tooltip, useActiveTooltipLabel } from 'recharts';
import { CURSOR } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';
import type { ChartStop } from '@/components/chart/chart-value';

export interface Reader {
  label: string;
  stops: readonly ChartStop[];
  onOpen: ((index: number) => void) | undefined;
  /** Called when the script of the chart is loaded and the chart is drawn. */
  onDraw: (isDrawn: true) => void;
}

interface ChartReaderProps extends Reader {
  /** Category of each stop on the axis. */
  keys: readonly string[];
  /** Marks the active category as an area instead of a line. */
  isArea?: boolean;
}

/** Inside a chart: the tooltip for pointer and keyboard, which screen readers announce. */
export function ChartReader({ stops, onOpen, onDraw, keys, isArea = false }: ChartReaderProps) {
  useLayoutEffect(() => onDraw(true), [onDraw]);
  return (
    <>
      <ReaderKeys keys={keys} onOpen={onOpen} />
      <Tooltip
        cursor={isArea ? { fill: 'var(--ink)', fillOpacity: 0.05 } : CURSOR}
        isAnimationActive={false}
        offset={10}
        wrapperStyle={{ zIndex: 20 }}
        content={({ active, activeIndex }) => {
          const stop = stops[Number(activeIndex)];
          return <div aria-live="polite">{active && stop ? <ChartTooltip {...stop} /> : null}</div>;
        }}
      />
    </>
  );
}

/** Properties of a Recharts chart that a reader can use. A picture has no reader. */
export function readerProps(reader: Reader | undefined) {
  if (!reader) return { accessibilityLayer: false };
  const { label, onOpen } = reader;
  return {
    'aria-label': label,
    style: { maxWidth: '100%', cursor: onOpen ? 'pointer' : 'default' },
    onClick: ({ activeIndex }: { activeIndex?: unknown }, { nativeEvent }: { nativeEvent: Event }) => {
      // On touch screens, a tap only shows the tooltip.
      const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
      if (!isTouch && activeIndex !== undefined && activeIndex !== null) onOpen?.(Number(activeIndex));
    },
  };
}

/** Adds the keys that Recharts lacks: Home and End go to the first and last stop, Enter opens the active stop. */
function ReaderKeys({ keys, onOpen }: Pick<ChartReaderProps, 'keys' | 'onOpen'>) {
  const active = keys.indexOf(String(useActiveTooltipLabel()));
  const inside = useRef<SVGGElement>(null);
  useEffect(() => {
    const chart = inside.current?.closest<HTMLElement>('.recharts-wrapper');
    const onKeyDown = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (arrow) {
        event.preventDefault();
        // Recharts has no function that selects a stop. It ignores steps beyond the last one.
        for (const _ of keys) chart?.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true }));
      } else if (event.key === 'Enter' && active >= 0) onOpen?.(active);
    };
    chart?.addEventListener('keydown', onKeyDown);
    return () => chart?.removeEventListener('keydown', onKeyDown);
  }, [active, keys, onOpen]);
  return <g ref={inside} />;
}

const ARROWS: Partial<Record<string, string>> = { Home: 'ArrowLeft', End: 'ArrowRight' };
