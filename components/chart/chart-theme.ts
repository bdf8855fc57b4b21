/** Dress of every chart: hairlines of the page, captions of the page, nothing else. */
export const AXIS = {
  tick: { fill: 'var(--ink-3)', fontSize: 12 },
  tickLine: false,
  axisLine: { stroke: 'var(--line)' },
  tickMargin: 6,
} as const;

export const GRID = { stroke: 'var(--line)', strokeWidth: 1, shapeRendering: 'crispEdges' } as const;

export const CURSOR = { stroke: 'var(--control)', strokeWidth: 1 } as const;

/** Room for the labels at the ends of lines, in pixels. */
export const LABEL_ROOM = 132;

export const CHART_HEIGHT = 280;
