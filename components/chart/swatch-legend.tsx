'use client';

import { useChartWidth } from 'recharts';
import type { BrandStyle } from '@/components/chart/brand-color';

export const LEGEND_ROW = 18;

interface SwatchLegendProps {
  series: readonly { key: string; name: string; style: BrandStyle }[];
  perLine: number;
}

/** Names above bars, where no line has an end to carry one. Part of the drawing, so that it is exported with it. */
export function SwatchLegend({ series, perLine }: SwatchLegendProps) {
  const width = (useChartWidth() ?? 0) / perLine;
  const most = Math.floor((width - 20) / 7);
  return series.map(({ key, name, style }, at) => {
    const x = (at % perLine) * width;
    const y = Math.floor(at / perLine) * LEGEND_ROW;
    return (
      <g key={key}>
        <title>{name}</title>
        <rect
          x={x}
          y={y + 3}
          width={10}
          height={10}
          fill={style.color}
          fillOpacity={style.dash ? 0.35 : 1}
          stroke={style.dash ? style.color : 'none'}
          strokeDasharray={style.dash}
        />
        <text x={x + 15} y={y + 12} fill="var(--ink-2)" fontSize={12}>
          {name.length > most ? `${name.slice(0, Math.max(0, most - 1))}…` : name}
        </text>
      </g>
    );
  });
}
