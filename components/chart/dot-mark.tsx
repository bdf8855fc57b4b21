import type { FillPattern } from '@/components/chart/brand-color';

interface DotMarkProps {
  cx: number;
  cy: number;
  color: string;
  /** Has a shape of its own; a filled circle without. */
  pattern?: FillPattern;
}

/** A dot of a chart or its legend, 8 pixels wide. */
export function DotMark({ cx, cy, color, pattern }: DotMarkProps) {
  const open = { fill: 'none', stroke: color, strokeWidth: 1.5 };
  switch (pattern) {
    case 'outline':
      return <circle cx={cx} cy={cy} r={3.5} {...open} />;
    case 'rows':
      return <rect x={cx - 3.25} y={cy - 3.25} width={6.5} height={6.5} {...open} />;
    case 'columns':
      return <path d={`M${cx} ${cy - 4}l4 4l-4 4l-4-4z`} {...open} />;
    case 'diagonal':
      return <path d={`M${cx - 3} ${cy - 3}l6 6m0-6l-6 6`} {...open} />;
    default:
      return <circle cx={cx} cy={cy} r={4} fill={color} fillOpacity={0.8} stroke="var(--ground)" strokeWidth={0.5} />;
  }
}
