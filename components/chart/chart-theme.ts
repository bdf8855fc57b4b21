/** Style of every chart: the hairlines and captions of the page. */
export const AXIS = {
  tick: { fill: 'var(--ink-3)', fontSize: 11 },
  tickLine: false,
  tickSize: 0,
  axisLine: { stroke: 'var(--line)' },
  tickMargin: 6,
} as const;

export const GRID = { stroke: 'var(--line)', strokeWidth: 1, shapeRendering: 'crispEdges' } as const;

/** Words inside the plot: lines that cross them do not run through. */
export const NOTE = {
  fill: 'var(--ink-3)',
  fontSize: 12,
  stroke: 'var(--ground)',
  strokeWidth: 4,
  paintOrder: 'stroke',
} as const;

export const CURSOR = { stroke: 'var(--control)', strokeWidth: 1 } as const;
