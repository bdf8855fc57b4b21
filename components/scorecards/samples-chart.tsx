'use client';

import { useMemo } from 'react';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { DotChart } from '@/components/chart/dot-chart';
import type { DotGroup } from '@/components/chart/dot-drawing';
import { DotMark } from '@/components/chart/dot-mark';
import { prepareSamples } from '@/components/scorecards/prepare-samples';
import type { SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { samplesSheet } from '@/components/scorecards/samples-sheet';
import { brandName, ratingName } from '@/components/scorecards/words';
import type { Reading } from '@/lib/client/scorecards/reading';
import { useFormat } from '@/lib/client/use-format';

interface SamplesChartProps {
  rows: readonly SkuRow[];
  reading: Reading;
  styles: ReadonlyMap<string, BrandStyle>;
  onOpen: (id: string) => void;
  title: string;
  /** Filters in words, printed into an export. */
  notes: string;
}

/** Rating against reviews: what lies far out on the left does so by chance as likely as by merit. */
export function SamplesChart({ rows, reading, styles, onOpen, title, notes }: SamplesChartProps) {
  const format = useFormat();
  const samples = useMemo(() => prepareSamples(rows), [rows]);
  if (samples.shown === 0)
    return (
      <p className="max-w-xl text-ink-2">
        None of the {format.integer(samples.without)} rows has both a rating and a count of reviews, so none has a place
        on this chart.
      </p>
    );
  const groups = samples.brands.map(({ brand, samples: its }) => ({
    name: brandName(brand),
    weight: (styles.get(brand) ?? OTHER_STYLE).width,
    color: (styles.get(brand) ?? OTHER_STYLE).color,
    pattern: styles.get(brand)?.pattern,
    dots: its.map(({ id, name, retailer, reviews, rating }) => ({
      key: id,
      label: `${name}, ${retailer}`,
      x: reviews,
      y: rating,
    })),
  }));
  const few = reading.prior?.strength;
  return (
    <ChartFrame
      print={{ title, notes: [notes] }}
      sheet={samplesSheet(samples, reading, title)}
      tools={<BrandLegend groups={groups} />}
    >
      <DotChart
        label={title}
        // What is drawn last lies on top: the own brands.
        groups={groups.toSorted((a, b) => a.weight - b.weight)}
        x={{ name: 'Reviews in the range', format: (value) => format.integer(value) }}
        y={{ name: ratingName(reading), format: (value) => format.decimal(value) }}
        line={{ at: reading.threshold, label: `threshold ${format.decimal(reading.threshold, 1)}` }}
        few={few ? { under: few, label: `fewer than ${format.integer(few)} reviews` } : undefined}
        onDot={onOpen}
      />
      <p className="text-caption text-ink-3">
        {format.integer(samples.shown)} rows; {format.integer(samples.without)} without a rating or a count are not
        drawn. Reviews stand by their square root, so that few are told apart; the rating axis starts at the data.
      </p>
    </ChartFrame>
  );
}

function BrandLegend({ groups }: { groups: readonly Omit<DotGroup, 'dots'>[] }) {
  return (
    <ul aria-label="Brands" className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-ink-2">
      {groups.map(({ name, color, pattern }) => (
        <li key={name} className="flex max-w-60 items-center gap-1.5" title={name}>
          <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
            <DotMark cx={5} cy={5} color={color} pattern={pattern} />
          </svg>
          <span className="truncate">{name}</span>
        </li>
      ))}
    </ul>
  );
}
