import { styleOfSlot } from '@/components/chart/brand-color';
import { INK, type Series, TEXT } from '@/components/chart/chart-value';
import type { Target } from '@/components/chart/plot';
import { cutMiddle, textWidth } from '@/components/chart/scale';
import { spreadLabels } from '@/components/chart/spread-labels';
import type { Format } from '@/lib/client/format';
import { formatUnit } from '@/lib/client/format-unit';
import type { Unit } from '@/lib/metrics/view';

interface LabelFrame {
  unit: Unit;
  currency?: string | undefined;
  format: Format;
  target?: Target | null | undefined;
}

interface EndLabel {
  key: string;
  y: number;
  name: string;
  value: string;
  color: string;
}

/** Letters are this high, and two labels at least this far apart. */
const LINE = 13;
const WIDEST = 176;

/** What stands at the ends of lines: each name with its newest value, and the target. One line alone is not named. */
export function endLabels(series: readonly Series[], frame: LabelFrame & { y: (value: number) => number }): EndLabel[] {
  const { unit, currency, format, target, y } = frame;
  const lines = series.flatMap(({ name, values, style, quiet }, at): EndLabel[] => {
    const last = values.findLast((value) => value !== null);
    if (last == null || quiet) return [];
    const color = (style ?? (series.length === 1 ? INK : styleOfSlot(at))).color;
    const value = formatUnit(format, last, unit, currency);
    return [{ key: `line ${name}`, y: y(last), name: series.length === 1 ? '' : name, value, color }];
  });
  if (!target) return lines;
  const label = {
    key: 'target',
    y: y(target.value),
    name: target.label ?? 'target',
    value: '',
    color: 'var(--on-target)',
  };
  return [...lines, label];
}

/** Room at the right of a plot for what stands there, in pixels. */
export function endRoom(series: readonly Series[], frame: LabelFrame & { width: number }): number {
  const labels = endLabels(series, { ...frame, y: () => 0 });
  const widest = Math.max(0, ...labels.map(({ name, value }) => textWidth(`${name} ${value}`)));
  return Math.ceil(Math.min(widest, WIDEST, frame.width * 0.36)) + 12;
}

interface EndLabelTextsProps {
  labels: readonly EndLabel[];
  at: number;
  width: number;
  top: number;
  bottom: number;
}

/** The labels, moved apart where lines end together; a long name gives way in its middle, its value never. */
export function EndLabelTexts({ labels, at, width, top, bottom }: EndLabelTextsProps) {
  const places = spreadLabels(labels, LINE, top + 2, bottom);
  return labels.map(({ key, name, value, color }) => (
    <text key={key} x={at} y={(places.get(key) ?? top) + 4} {...TEXT} fill={color}>
      <title>{`${name} ${value}`.trim()}</title>
      {name ? `${cutMiddle(name, width - textWidth(` ${value}`))} ` : null}
      <tspan fontWeight={500}>{value}</tspan>
    </text>
  ));
}
