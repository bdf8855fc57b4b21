'use client';

import { type ComponentType, lazy, type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChartTableView } from '@/components/chart/chart-table';
import type { ChartStop, ChartValue } from '@/components/chart/chart-value';
import type { DrawingProps } from '@/components/chart/drawing-props';
import { useFormat } from '@/lib/client/format/use-format';

// Recharts is a third of a page's scripts, and no first number waits for it. `next/dynamic` would preload it, but names
// files that the build does not write where another part of the page also loads the drawing.
const TrendDrawing = lazy<ComponentType<DrawingProps<'trend'>>>(async () => ({
  default: await import('@/components/chart/trend-drawing').then((file) => file.TrendDrawing).catch(() => TableInstead),
}));
const BarsDrawing = lazy<ComponentType<DrawingProps<'bars'>>>(async () => ({
  default: await import('@/components/chart/bars-drawing').then((file) => file.BarsDrawing).catch(() => TableInstead),
}));

interface ChartProps {
  chart: ChartValue;
}

/**
 * A chart on screen. Until Recharts is loaded, its place has the chart's height and states the
 * newest values. Without scripts it has the chart's table.
 */
export function Chart({ chart }: ChartProps) {
  const format = useFormat();
  const [box, width] = useWidth();
  const [isDrawn, setDrawn] = useState(false);
  const { label, height, onOpen, canOpen = () => true } = chart;
  const stops = useMemo(() => chart.stops(format), [chart, format]);
  const newest = stops.at(-1);
  const open = onOpen && ((index: number) => canOpen(index) && onOpen(index));
  const reader = { label, stops, onOpen: open, onDraw: setDrawn };
  return (
    <div ref={box} data-chart className="relative" style={{ height }}>
      {!isDrawn && newest ? (
        <p className="absolute inset-x-0 top-0 text-caption text-ink-3">{inWords(newest)}</p>
      ) : null}
      <Suspense>
        {chart.kind === 'bars' ? (
          <BarsDrawing chart={chart} width={width} height={height} format={format} reader={reader} />
        ) : (
          <TrendDrawing chart={chart} width={width} height={height} format={format} reader={reader} />
        )}
      </Suspense>
      <noscript>
        <ChartTableView
          label={label}
          chart={{ table: chart.table }}
          className="absolute inset-0 max-h-none bg-ground"
        />
      </noscript>
    </div>
  );
}

/** A box and how wide it is, in pixels; 0 until it is laid out. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

/** "Mon 30 Nov: Velquin 47.8%, Oskarine 40.0%, 60 listings" */
function inWords({ title, lines, note }: ChartStop): string {
  return `${title}: ${[...lines.map(({ name, value }) => `${name} ${value}`), note].filter(Boolean).join(', ')}`;
}

/** Shown if the script of the charts cannot be fetched, as after an update of the server. */
function TableInstead({ chart, height }: { chart: ChartValue; height: number }) {
  return (
    <div style={{ height }} className="relative overflow-auto bg-ground">
      <ChartTableView label={chart.label} chart={chart} />
    </div>
  );
}
