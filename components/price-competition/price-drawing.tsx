'use client';

import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { TEXT } from '@/components/chart/chart-value';
import { niceTicks, scale } from '@/components/chart/scale';
import type { TimeDimension } from '@/components/price-competition/page';
import { bucketWords } from '@/components/price-competition/words';
import { useFormat } from '@/lib/client/use-format';
import type { Line, LineCell } from '@/lib/queries/price-competition/line';

const WIDTH = 296;
const TOP = 8;
const BOTTOM = 122;
const LEFT = 36;
const RIGHT = 204;
/** Labels at the ends stand at least so far apart. */
const APART = 13;

interface PriceDrawingProps {
  line: Line;
  styles: ReadonlyMap<string, BrandStyle>;
  by: TimeDimension;
}

/** Both prices as steps, a step a bucket, and the prices of ours that the benchmark's price puts on target as a pale band. */
export function PriceDrawing({ line, styles, by }: PriceDrawingProps) {
  const format = useFormat();
  const { cells, base, benchmark } = line;
  const band = cells.map((cell) => pricesOnTarget(line, cell));
  const values = [
    ...cells.flatMap((cell) => [cell.base_price, cell.benchmark_price]),
    ...band.flatMap((edges) => edges ?? []),
  ];
  if (values.every((value) => value === null))
    return <p className="text-ink-2">No price of either side is known in this period.</p>;
  const ticks = niceTicks(values, { most: 5 });
  const y = scale(ticks.values[0] ?? 0, ticks.values.at(-1) ?? 1, BOTTOM, TOP);
  const step = (RIGHT - LEFT) / Math.max(1, cells.length);
  const x = (at: number) => LEFT + at * step;
  const digits = ticks.step < 1 ? 2 : 0;
  const benchmarkStyle = styles.get(benchmark.brand ?? '') ?? OTHER_STYLE;
  const last = band.findLast((edges) => edges !== null);
  const ends = [
    { value: lastOf(cells, 'base_price'), name: base.brand ?? 'Base', color: 'var(--ink)', weight: 600 },
    {
      value: lastOf(cells, 'benchmark_price'),
      name: benchmark.brand ?? 'Benchmark',
      color: benchmarkStyle.color,
      weight: 400,
    },
    { value: last?.[1] ?? null, name: '● to', color: 'var(--on-target)', weight: 400 },
    { value: last?.[0] ?? null, name: '● from', color: 'var(--on-target)', weight: 400 },
  ]
    .flatMap(({ value, ...end }) => (value === null ? [] : [{ ...end, value }]))
    .sort((a, b) => b.value - a.value);
  let lowest = Number.NEGATIVE_INFINITY;
  const first = cells[0]?.bucket;
  const newest = cells.at(-1)?.bucket;
  return (
    <svg
      role="img"
      data-chart
      aria-label={`${base.title} and ${benchmark.title}: prices over ${cells.length} buckets`}
      viewBox={`0 0 ${WIDTH} 140`}
      className="block w-full max-w-md overflow-visible"
    >
      {ticks.values.map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 5} y={y(value) + 4} textAnchor="end" {...TEXT}>
            {format.decimal(value, digits)}
          </text>
        </g>
      ))}
      {(ticks.values[0] ?? 0) > 0 ? (
        <text x={LEFT + 3} y={BOTTOM - 3} {...TEXT}>
          axis starts at {format.decimal(ticks.values[0], digits)}
        </text>
      ) : null}
      <path
        d={band.map((edges, at) => (edges ? `M${x(at)} ${y(edges[1])}h${step}V${y(edges[0])}h${-step}z` : '')).join('')}
        fill="color-mix(in srgb, var(--on-target) 15%, var(--ground))"
      />
      <path
        d={steps(cells, 'benchmark_price', x, y)}
        fill="none"
        stroke={benchmarkStyle.color}
        strokeWidth={1.5}
        strokeDasharray={benchmarkStyle.dash}
      />
      <path d={steps(cells, 'base_price', x, y)} fill="none" stroke="var(--ink)" strokeWidth={2} />
      {ends.map(({ name, value, color, weight }) => {
        lowest = Math.max(y(value) + 4, lowest + APART);
        return (
          <text key={name} x={RIGHT + 5} y={lowest} {...TEXT} fill={color} fontWeight={weight}>
            {name.length > 11 ? `${name.slice(0, 10)}…` : name} {format.decimal(value, 2)}
          </text>
        );
      })}
      {first && newest ? (
        <>
          <text x={LEFT} y={137} {...TEXT}>
            {bucketWords(first, by, format)}
          </text>
          <text x={RIGHT} y={137} textAnchor="end" {...TEXT}>
            {cells.length > 1 ? bucketWords(newest, by, format) : ''}
          </text>
        </>
      ) : null}
    </svg>
  );
}

type PriceOf = 'base_price' | 'benchmark_price';

function lastOf(cells: readonly LineCell[], price: PriceOf): number | null {
  return cells.findLast((cell) => cell[price] !== null)?.[price] ?? null;
}

/**
 * The lowest and highest price of the base that is on target against the benchmark's price of a bucket, in whole cents.
 * Null if there is none.
 */
export function pricesOnTarget(
  { band, rule }: Pick<Line, 'band' | 'rule'>,
  { benchmark_price: price }: Pick<LineCell, 'benchmark_price'>,
): [number, number] | null {
  if (!band || !rule || price === null || band.min <= 0) return null;
  const at = (edge: number) => (rule.flipped ? (price * rule.scale) / edge : (price * edge) / rule.scale);
  const [one, other] = [at(band.min), at(band.max)];
  const lowest = Math.ceil(Math.min(one, other) * 100 - 1e-6) / 100;
  const highest = Math.floor(Math.max(one, other) * 100 + 1e-6) / 100;
  return lowest <= highest ? [lowest, highest] : null;
}

/** A path of steps; a bucket without a price is a gap. */
function steps(
  cells: readonly LineCell[],
  price: PriceOf,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let drawing = false;
  return cells
    .map((cell, at) => {
      const value = cell[price];
      const start = drawing ? 'L' : 'M';
      drawing = value !== null;
      return value === null ? '' : `${start}${x(at)} ${y(value)}H${x(at + 1)}`;
    })
    .join('');
}
