import type { CSSProperties } from 'react';
import type { BrandStyle, FillPattern } from '@/components/chart/brand-color';

const ANGLES = { rows: '0deg', columns: '90deg', diagonal: '45deg' };

/** CSS of a swatch or bar in a brand's style. */
export function brandFill({ color, pattern }: BrandStyle): CSSProperties {
  if (!pattern) return { background: color };
  if (pattern === 'outline') return { boxShadow: `inset 0 0 0 2px ${color}` };
  return { background: `repeating-linear-gradient(${ANGLES[pattern]}, ${color} 0 2px, transparent 2px 4px)` };
}

/** The same as an SVG path for a rectangle, filled by the rule `evenodd`. */
export function brandPath(
  pattern: FillPattern | undefined,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): string {
  const box = (left: number, top: number, right: number, bottom: number) =>
    `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}z`;
  const [right, bottom] = [x + width, y + height];
  const whole = box(x, y, right, bottom);
  if (!pattern) return whole;
  const line = Math.min(1.5, width / 3, height / 3);
  if (pattern === 'outline') return whole + box(x + line, y + line, right - line, bottom - line);
  if (pattern === 'diagonal') return `M${round(x)} ${round(y)}L${round(right)} ${round(bottom)}H${round(x)}z`;
  const length = pattern === 'rows' ? height : width;
  return Array.from({ length: Math.ceil(length / 4) }, (_, index) => {
    const [from, to] = [index * 4, Math.min(length, index * 4 + 2)];
    return pattern === 'rows' ? box(x, y + from, right, y + to) : box(x + from, y, x + to, bottom);
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
