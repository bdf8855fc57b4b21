'use client';

import { ChartTooltip } from '@/components/chart/chart-tooltip';
import { RowFrame } from '@/components/chart/row-frame';
import { spanOf } from '@/components/chart/span';
import { stepTicks } from '@/components/chart/ticks';
import { useNarrow } from '@/lib/client/use-narrow';

interface Range {
  key: string;
  label: string;
  low: number;
  high: number;
  middle: number;
  /** Our own value, or null if we have none. */
  mark: number | null;
  /** Drawn in ink rather than grey. */
  strong: boolean;
  /** Observations behind it. */
  count: number;
}

interface RangeChartProps {
  label: string;
  ranges: readonly Range[];
  format: (value: number) => string;
  /** The name of `mark`: "our price". */
  markName: string;
  /** The noun of the observations, in the plural: "offers". */
  noun: string;
  /** Opens the observations behind a row, by its key. */
  onRange: (key: string) => void;
}

const ROW = 26;
const MIDDLE = ROW / 2;
/** For half of the last value of the axis. */
const ROOM = 32;

/** A line from the lowest to the highest value of each row, a tick at the middle, a ring at our own value. */
export function RangeChart({ label, ranges, format, markName, noun, onRange }: RangeChartProps) {
  const narrow = useNarrow();
  const linesOf = ({ high, middle, low, mark }: Range) => [
    { key: 'high', name: 'Highest', value: format(high) },
    { key: 'middle', name: 'Median', value: format(middle) },
    { key: 'low', name: 'Lowest', value: format(low) },
    ...(mark === null ? [] : [{ key: 'mark', name: markName, value: format(mark), strong: true, color: 'var(--ink)' }]),
  ];
  const inWords = (range: Range) => linesOf(range).map(({ name, value }) => `${name.toLowerCase()} ${value}`);
  return (
    <RowFrame
      label={label}
      rows={ranges.map((range) => ({
        key: range.key,
        label: range.label,
        spoken: `${range.label}: ${[...inWords(range), `${range.count} ${noun}`].join(', ')}`,
      }))}
      height={ROW}
      ticks={stepTicks(ranges.flatMap(({ low, high }) => [low, high]))}
      format={format}
      longest={narrow ? 18 : 40}
      room={ROOM}
      draw={(index, xOf) => {
        const range = ranges[index];
        return range ? <Drawn range={range} xOf={xOf} /> : null;
      }}
      tip={(index) => {
        const range = ranges[index];
        return range ? (
          <ChartTooltip title={range.label} lines={linesOf(range)} note={`${range.count} ${noun}`} />
        ) : null;
      }}
      onRow={(index) => {
        const range = ranges[index];
        if (range) onRange(range.key);
      }}
    />
  );
}

function Drawn({ range: { low, high, middle, mark, strong }, xOf }: { range: Range; xOf: (value: number) => number }) {
  const color = strong ? 'var(--ink)' : 'var(--brand-other)';
  return (
    <>
      <rect {...spanOf(xOf(low), xOf(high), 2)} y={MIDDLE - 1} height={2} fill={color} />
      <rect x={xOf(middle) - 1} y={MIDDLE - 5} width={2} height={10} fill={color} />
      {mark === null ? null : (
        <circle cx={xOf(mark)} cy={MIDDLE} r={4} fill="var(--ground)" stroke="var(--ink)" strokeWidth={2} />
      )}
    </>
  );
}
