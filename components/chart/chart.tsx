'use client';

import { type KeyboardEvent, type PointerEvent, Suspense, useId, useState } from 'react';
import { ChartTableView } from '@/components/chart/chart-table';
import type { ChartStop, ChartValue } from '@/components/chart/chart-value';
import { useWidth } from '@/components/chart/use-width';
import { lazyPart } from '@/components/ui/lazy-part';
import { useFormat } from '@/lib/client/use-format';

const ChartTooltip = lazyPart(() => import('@/components/chart/chart-tooltip').then((file) => file.ChartTooltip));

/** The width that a server draws for, which knows no screen: the drawing scales until the page has measured itself. */
const FIRST_WIDTH = 560;

interface ChartProps {
  chart: ChartValue;
}

/** A chart on screen: drawn on the server, read by pointer and by arrow keys; without scripts its table stands below. */
export function Chart({ chart }: ChartProps) {
  const format = useFormat();
  const [box, measured] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const [lane, setLane] = useState(0);
  const summary = useId();
  const width = measured || FIRST_WIDTH;
  const height = chart.height(width);
  const frame = { width, height, format };
  const stops = chart.stops?.(frame) ?? [];
  const stop = at === null ? undefined : stops[at];
  const lanes = chart.lanes?.(frame) ?? [];
  const current = lanes[lane];
  const opens = current && stop?.lines[lane]?.opens;

  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top } = currentTarget.getBoundingClientRect();
    setAt(nearest(stops, clientX - left));
    setLane(
      Math.max(
        0,
        lanes.findLastIndex((one) => one.top <= clientY - top),
      ),
    );
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = moveStop(event.key, at, stops.length);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter' && at !== null && chart.onOpen) chart.onOpen(at, lane);
    else if (step && at !== null && lanes.length > 0) setLane(Math.min(lanes.length - 1, Math.max(0, lane + step)));
    else if (event.key === 'Escape' && at !== null) setAt(null);
    else if (next !== null) setAt(next);
    else return;
    event.preventDefault();
  }
  function onClick(event: PointerEvent<HTMLElement>) {
    // A finger has no other way to read a value than to touch it: it does not open.
    if (at !== null && event.nativeEvent.pointerType !== 'touch') chart.onOpen?.(at, lane);
  }

  const reads = stops.length > 0;
  return (
    <>
      <div ref={box} className="relative" style={{ height }}>
        <svg
          role="img"
          aria-label={chart.label}
          data-chart
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMinYMin meet"
          className="block h-full w-full overflow-visible"
        >
          {chart.draw(frame)}
          {stop ? (
            <line x1={stop.x} x2={stop.x} y1={4} y2={height - 20} stroke="var(--control)" shapeRendering="crispEdges" />
          ) : null}
          {stop && current ? (
            <rect
              x={0}
              y={current.top}
              width={width}
              height={Math.max(0, current.bottom - current.top)}
              fill="var(--ink)"
              fillOpacity={0.05}
            />
          ) : null}
        </svg>
        {reads ? (
          <button
            type="button"
            aria-label={`Read ${chart.label} by arrow keys`}
            aria-describedby={summary}
            onPointerMove={onPointerMove}
            onPointerLeave={() => setAt(null)}
            onBlur={() => setAt(null)}
            onKeyDown={onKeyDown}
            onClick={(event) => onClick(event as unknown as PointerEvent<HTMLElement>)}
            className="no-print absolute inset-0 cursor-default"
          />
        ) : null}
        <span id={summary} aria-live="polite" className="sr-only">
          {stop ? spoken(stop) : null}
          {opens ? `. Enter opens ${opens}.` : null}
        </span>
        {stop ? (
          <div
            className="pointer-events-none absolute top-2 z-20"
            style={stop.x > width / 2 ? { right: width - stop.x + 10 } : { left: stop.x + 10 }}
          >
            <Suspense>
              <ChartTooltip
                title={stop.title}
                lines={stop.lines.map((line, place) => ({ ...line, strong: current !== undefined && place === lane }))}
                note={opens ? `A click opens ${opens}.` : stop.note}
              />
            </Suspense>
          </div>
        ) : null}
      </div>
      <noscript>
        <ChartTableView label={chart.label} table={chart.table} />
      </noscript>
    </>
  );
}

function nearest(stops: readonly ChartStop[], x: number): number | null {
  let best: number | null = null;
  for (const [at, stop] of stops.entries())
    if (best === null || Math.abs(stop.x - x) < Math.abs((stops[best]?.x ?? 0) - x)) best = at;
  return best;
}

/** Where a key leads among the stops; null for a key that leads nowhere. */
export function moveStop(key: string, at: number | null, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft') return at === null ? count - 1 : Math.max(0, at - 1);
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(count - 1, at + 1);
  return null;
}

function spoken({ title, lines, note }: ChartStop): string {
  return [`${title}:`, ...lines.map(({ name, value }) => `${name} ${value}`), note].filter(Boolean).join(', ');
}
