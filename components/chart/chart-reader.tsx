'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Tooltip, useActiveTooltipLabel } from 'recharts';
import { CURSOR } from '@/components/chart/chart-theme';
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

/** The value under the pointer as a small table, in the order of the lines. */
function ChartTooltip({ title, lines, note }: ChartStop) {
  return (
    <div className="visible max-w-80 rounded-md border border-line bg-ground p-2 text-caption shadow-float">
      <div className="mb-1 font-medium">{title}</div>
      <table>
        <tbody>
          {lines.map(({ key, name, value, color }) => (
            <tr key={key}>
              <th scope="row" className="max-w-44 truncate pe-4 text-start font-normal">
                {color ? (
                  <span
                    aria-hidden
                    style={{ background: color }}
                    className="me-1.5 inline-block h-0.5 w-3 align-middle"
                  />
                ) : null}
                {name}
              </th>
              <td className="text-end">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <div className="mt-1 text-ink-3">{note}</div> : null}
    </div>
  );
}
