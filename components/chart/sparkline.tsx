interface SparklineProps {
  values: readonly (number | null)[];
  target?: number | null;
  /** Ends of the axis, to compare several; those of the values without. */
  axis?: readonly [low: number, high: number];
  /** Minimum length of an axis that fits the values, so that a small change stays small. */
  minSpan?: number;
  /** Another trend in grey behind it, on the given axis. */
  behind?: readonly (number | null)[];
  /** Index of the compared day, which a line marks. -1 for none. */
  comparedIndex?: number;
  /** Label for screen readers. */
  label: string;
  className?: string;
}

const WIDTH = 100;
const HEIGHT = 30;
const EDGE = 3;
/** Strokes keep their width although the drawing is stretched. */
const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

const ENDS = { stroke: 'var(--ink)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A measure over days in the height of a line of figures: gaps where days are missing, its target dashed, its end marked. */
export function Sparkline(props: SparklineProps) {
  const { values, target = null, axis, minSpan = 0, behind, comparedIndex = -1, label, className } = props;
  const numbers = values.filter((value) => value !== null);
  if (numbers.length < 2) return <span className={className} />;
  const all = target === null ? numbers : [...numbers, target];
  const [low, high] = axis ?? widen(Math.min(...all), Math.max(...all), minSpan);
  const span = high - low;
  const x = (index: number) => EDGE + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  // A constant measure is drawn in the middle, not at the bottom.
  const y = (value: number) => (span === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE));
  const last = values.findLastIndex((value) => value !== null);
  const end = values[last];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
    >
      {target === null ? null : (
        <line {...LINE} x2={WIDTH} y1={y(target)} y2={y(target)} stroke="var(--on-target)" strokeDasharray="2 2" />
      )}
      {comparedIndex < 0 ? null : (
        <line
          {...LINE}
          x1={x(comparedIndex)}
          x2={x(comparedIndex)}
          y1={EDGE}
          y2={HEIGHT - EDGE}
          stroke="var(--ink-3)"
          strokeDasharray="2 3"
        />
      )}
      {behind ? (
        <path {...LINE} d={sparkPath(behind, x, y)} stroke="var(--brand-other)" strokeOpacity={0.6} strokeWidth={1.5} />
      ) : null}
      <g {...ENDS}>
        <path {...LINE} d={sparkPath(values, x, y)} strokeWidth={1.5} />
        {end == null ? null : <path {...LINE} d={`M${x(last)} ${y(end)}h0`} strokeWidth={5} />}
      </g>
    </svg>
  );
}

/** Extends a range to a minimum length around its middle. */
function widen(low: number, high: number, length: number): readonly [low: number, high: number] {
  const missing = Math.max(0, length - (high - low));
  return [low - missing / 2, high + missing / 2];
}

/** Straight segments between days that follow each other; a day between two gaps is a dot. */
function sparkPath(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const point = `${x(index).toFixed(2)} ${y(value).toFixed(2)}`;
      if ((values[index - 1] ?? null) !== null) return `L${point}`;
      return (values[index + 1] ?? null) === null ? `M${point}h0` : `M${point}`;
    })
    .join('');
}
