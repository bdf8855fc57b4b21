import { cn } from '@/components/ui/cn';

export interface Point {
  readonly day: string;
  /** Null: not kept, or nothing was collected. */
  readonly value: number | null;
}

interface SparklineProps {
  points: readonly Point[];
  /** What is drawn and where it goes from and to: for those who hear it. */
  label: string;
  className?: string;
}

const WIDTH = 120;
const HEIGHT = 32;
const EDGE = 2;

/** A course in the height of two lines: straight segments, gaps where days are missing, a dot at its end. */
export function Sparkline({ points, label, className }: SparklineProps) {
  const known = points.flatMap(({ value }) => value ?? []);
  // Two days are the change that stands beside it, drawn as steep as it goes.
  if (known.length < 3) return null;
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const x = (at: number) => EDGE + (at / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE);
  const last = points.findLastIndex(({ value }) => value !== null);
  const end = points[last]?.value;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={cn('h-8 w-[7.5rem] overflow-visible text-ink-2', className)}
    >
      {segments(points).map((segment) => (
        <polyline
          key={segment[0]?.at}
          points={segment.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.25}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {end == null ? null : <circle cx={x(last)} cy={y(end)} r={2} fill="var(--ink)" />}
    </svg>
  );
}

type Segment = { at: number; value: number }[];

/** Runs of days without a gap; a day alone is a line of no length, which its round ends make a dot. */
export function segments(points: readonly Point[]): Segment[] {
  const runs: Segment[] = [];
  let open: Segment | null = null;
  for (const [at, { value }] of points.entries()) {
    if (value === null) {
      open = null;
      continue;
    }
    if (!open) {
      open = [];
      runs.push(open);
    }
    open.push({ at, value });
  }
  return runs.map((run) => (run.length === 1 ? [...run, ...run] : run));
}
