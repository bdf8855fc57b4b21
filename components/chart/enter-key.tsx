'use client';

import { useEffect, useRef } from 'react';
import { useActiveTooltipLabel } from 'recharts';

interface EnterKeyProps {
  labels: readonly string[];
  onEnter: (index: number) => void;
}

/** Inside a chart: Enter does what a click does, to the bucket that the arrow keys stand on. The library has clicks alone. */
export function EnterKey({ labels, onEnter }: EnterKeyProps) {
  const active = labels.indexOf(String(useActiveTooltipLabel()));
  const inside = useRef<SVGGElement>(null);
  useEffect(() => {
    const chart = inside.current?.closest<HTMLElement>('.recharts-wrapper');
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && active >= 0) onEnter(active);
    };
    chart?.addEventListener('keydown', listen);
    return () => chart?.removeEventListener('keydown', listen);
  }, [active, onEnter]);
  return <g ref={inside} />;
}
